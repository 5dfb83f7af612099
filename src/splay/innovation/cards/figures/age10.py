"""Figures in the Sand: age 10."""
