"""Figures in the Sand: age 7."""
