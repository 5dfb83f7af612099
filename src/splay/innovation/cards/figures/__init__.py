"""The figures of Figures in the Sand."""
