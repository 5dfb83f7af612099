"""Figures in the Sand: age 6."""
