"""Figures in the Sand: age 9."""
