"""A position a day with one choice that is clearly best, and not the one that comes to mind first."""
