"""Figures in the Sand: age 2."""
