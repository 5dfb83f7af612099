/* The small network of the bots in C: what NumPy would work out, for a few positions at once. Only the compiled package
   has this. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDE
#endif

static const char NAME[] = "splay.bots.forward.weights";

/* A network: how many numbers, cards' rows and hidden units it has, and its weights one after the other. */
typedef struct {
    Py_ssize_t inputs, rows, one, two;
    double *first, *added, *first_bias, *second, *second_bias, *last, *last_bias, *direct;
    double *hidden; /* Room for both hidden layers. */
    double values[];
} Weights;

static void
forget(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, NAME));
}

/* The arrays of a network, in this order, as buffers of doubles. */
enum { FIRST, ADDED, FIRST_BIAS, SECOND, SECOND_BIAS, LAST, LAST_BIAS, DIRECT, ARRAYS };

static PyObject *
prepare(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer buffers[ARRAYS];
    Py_ssize_t sizes[ARRAYS], total = 0;
    int taken = 0;
    PyObject *capsule = NULL;

    if (count != ARRAYS) {
        PyErr_Format(PyExc_TypeError, "prepare takes %d arrays", ARRAYS);
        return NULL;
    }
    for (; taken < ARRAYS; taken++) {
        if (PyObject_GetBuffer(args[taken], &buffers[taken], PyBUF_C_CONTIGUOUS) < 0) {
            goto done;
        }
        sizes[taken] = buffers[taken].len / (Py_ssize_t)sizeof(double);
        total += sizes[taken];
    }
    Py_ssize_t one = sizes[FIRST_BIAS], two = sizes[SECOND_BIAS], inputs = sizes[DIRECT];
    if (!one || !two || sizes[FIRST] != inputs * one || sizes[ADDED] % one || sizes[SECOND] != one * two ||
        sizes[LAST] != two || sizes[LAST_BIAS] != 1) {
        PyErr_SetString(PyExc_ValueError, "the arrays of a network must fit together");
        goto done;
    }
    Weights *weights = malloc(sizeof(Weights) + (size_t)(total + one + two) * sizeof(double));
    if (weights == NULL) {
        PyErr_NoMemory();
        goto done;
    }
    weights->inputs = inputs;
    weights->rows = sizes[ADDED] / one;
    weights->one = one;
    weights->two = two;
    double **places[ARRAYS] = {&weights->first, &weights->added, &weights->first_bias, &weights->second,
        &weights->second_bias, &weights->last, &weights->last_bias, &weights->direct};
    double *place = weights->values;
    for (int array = 0; array < ARRAYS; array++) {
        memcpy(place, buffers[array].buf, (size_t)sizes[array] * sizeof(double));
        *places[array] = place;
        place += sizes[array];
    }
    weights->hidden = place;
    capsule = PyCapsule_New(weights, NAME, forget);
    if (capsule == NULL) {
        free(weights);
    }
done:
    while (taken-- > 0) {
        PyBuffer_Release(&buffers[taken]);
    }
    return capsule;
}

/* So many units of a layer are summed up at once: as many as the processor's registers hold. */
enum { BLOCK = 16 };

/* Add rows of weights, each so many times, to a layer. */
WIDE static void
add(double *restrict layer, const double *const *rows, const double *times, Py_ssize_t count, Py_ssize_t width)
{
    Py_ssize_t start = 0;
    for (; start + BLOCK <= width; start += BLOCK) {
        double sums[BLOCK];
        memcpy(sums, layer + start, sizeof sums);
        for (Py_ssize_t index = 0; index < count; index++) {
            const double *row = rows[index] + start;
            double often = times[index];
            for (int unit = 0; unit < BLOCK; unit++) {
                sums[unit] += often * row[unit];
            }
        }
        memcpy(layer + start, sums, sizeof sums);
    }
    for (Py_ssize_t index = 0; index < count; index++) {
        for (Py_ssize_t unit = start; unit < width; unit++) {
            layer[unit] += times[index] * rows[index][unit];
        }
    }
}

/* What is yet to be added to a layer: rows of weights, each so many times. There is room for most positions. */
enum { ROOM = 256 };

typedef struct {
    Py_ssize_t count;
    const double *rows[ROOM];
    double times[ROOM];
} Terms;

static void
settle(double *layer, Terms *terms, Py_ssize_t width)
{
    add(layer, terms->rows, terms->times, terms->count, width);
    terms->count = 0;
}

/* Note one more of them; what there is no room for is added at once. */
static void
note(double *layer, Terms *terms, const double *row, double times, Py_ssize_t width)
{
    if (terms->count == ROOM) {
        settle(layer, terms, width);
    }
    terms->rows[terms->count] = row;
    terms->times[terms->count++] = times;
}

/* Return the chance to win that follows from the numbers of a position and the rows of its cards; -1 for an error. */
static double
chance(const Weights *weights, PyObject *numbers, PyObject *rows)
{
    Py_ssize_t one = weights->one, two = weights->two;
    double *hidden = weights->hidden, *second = hidden + one;
    double odds = *weights->last_bias;
    Terms terms;

    terms.count = 0;
    if (!PyList_CheckExact(numbers) || !PyList_CheckExact(rows) || PyList_GET_SIZE(numbers) < weights->inputs) {
        PyErr_SetString(PyExc_ValueError, "a position is a list of all numbers, and a list of rows");
        return -1.0;
    }
    memcpy(hidden, weights->first_bias, (size_t)one * sizeof(double));
    for (Py_ssize_t index = 0; index < weights->inputs; index++) {
        double number = PyFloat_AsDouble(PyList_GET_ITEM(numbers, index));
        /* Many are nothing. */
        if (number != 0.0) {
            if (number == -1.0 && PyErr_Occurred()) {
                return -1.0;
            }
            note(hidden, &terms, weights->first + index * one, number, one);
            odds += number * weights->direct[index];
        }
    }
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(rows); index++) {
        Py_ssize_t row = PyLong_AsSsize_t(PyList_GET_ITEM(rows, index));
        if (row < 0 || row >= weights->rows) {
            if (!PyErr_Occurred()) {
                PyErr_Format(PyExc_IndexError, "there is no row %zd", row);
            }
            return -1.0;
        }
        note(hidden, &terms, weights->added + row * one, 1.0, one);
    }
    settle(hidden, &terms, one);
    memcpy(second, weights->second_bias, (size_t)two * sizeof(double));
    for (Py_ssize_t unit = 0; unit < one; unit++) {
        if (hidden[unit] > 0.0) {
            note(second, &terms, weights->second + unit * two, hidden[unit], two);
        }
    }
    settle(second, &terms, two);
    for (Py_ssize_t unit = 0; unit < two; unit++) {
        if (second[unit] > 0.0) {
            odds += second[unit] * weights->last[unit];
        }
    }
    return 1.0 / (1.0 + exp(-odds));
}

static PyObject *
chances(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 3 || !PyList_CheckExact(args[1]) || !PyList_CheckExact(args[2]) ||
        PyList_GET_SIZE(args[1]) != PyList_GET_SIZE(args[2])) {
        PyErr_SetString(PyExc_TypeError, "chances takes weights, the numbers of positions and the rows of their cards");
        return NULL;
    }
    Weights *weights = PyCapsule_GetPointer(args[0], NAME);
    if (weights == NULL) {
        return NULL;
    }
    PyObject *found = PyList_New(PyList_GET_SIZE(args[1]));
    if (found == NULL) {
        return NULL;
    }
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(found); index++) {
        double value = chance(weights, PyList_GET_ITEM(args[1], index), PyList_GET_ITEM(args[2], index));
        PyObject *rounded = value < 0.0 ? NULL : PyFloat_FromDouble(floor(value * 1e6 + 0.5) / 1e6);
        if (rounded == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, index, rounded);
    }
    return found;
}

static PyMethodDef METHODS[] = {
    {"prepare", (PyCFunction)(void (*)(void))prepare, METH_FASTCALL, NULL},
    {"chances", (PyCFunction)(void (*)(void))chances, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "splay.bots.forward", NULL, 0, METHODS, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_forward(void)
{
    return PyModuleDef_Init(&MODULE);
}
