"""Figures in the Sand: age 4."""
