"""For every card of Innovation a small position that shows it at work."""
