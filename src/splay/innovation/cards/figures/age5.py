"""Figures in the Sand: age 5."""
