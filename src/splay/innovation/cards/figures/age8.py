"""Figures in the Sand: age 8."""
