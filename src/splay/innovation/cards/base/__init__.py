"""The base set, one module an age."""
