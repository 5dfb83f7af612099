"""Figures in the Sand: age 3."""
