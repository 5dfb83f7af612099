"""For every card of the shipped deck of Intrapreneurs a small position that shows it at work."""
