"""Decisions, agents, matches, records, events and seats: what every game needs, and nothing of any game."""
