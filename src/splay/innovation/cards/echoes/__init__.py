"""The set of Echoes of the Past."""
