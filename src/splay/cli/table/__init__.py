"""The table in the terminal: a session that knows whose turn it is, and the screens that show it."""
