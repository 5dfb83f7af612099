/* Asks the processor for what will be needed soon, without waiting for it. Only the compiled package has this. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__) || defined(__clang__)
#define PREFETCH(address) __builtin_prefetch((address), 1)
#else
#define PREFETCH(address) ((void)(address))
#endif

/* How many bytes come at once, how many times as many are asked for, and what lies before an object for the collector. */
enum { LINE = 64, LINES = 3, BEFORE = 16 };

static PyObject *
prefetch(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2 || !PyTuple_Check(args[0]) || !PyTuple_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "prefetch takes two tuples");
        return NULL;
    }
    for (Py_ssize_t index = 0; index < PyTuple_GET_SIZE(args[0]); index++) {
        const char *part = (const char *)PyTuple_GET_ITEM(args[0], index) - BEFORE;
        for (int line = 0; line < LINES; line++) {
            PREFETCH(part + line * LINE);
        }
    }
    for (Py_ssize_t index = 0; index < PyTuple_GET_SIZE(args[1]); index++) {
        PyObject *part = PyTuple_GET_ITEM(args[1], index);
        if (PyList_CheckExact(part) && PyList_GET_SIZE(part) > 0) {
            PREFETCH(((PyListObject *)part)->ob_item + PyList_GET_SIZE(part) - 1);
        }
    }
    Py_RETURN_NONE;
}

static PyMethodDef METHODS[] = {
    {"prefetch", (PyCFunction)(void (*)(void))prefetch, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "splay.prefetch", NULL, 0, METHODS, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_prefetch(void)
{
    return PyModuleDef_Init(&MODULE);
}
