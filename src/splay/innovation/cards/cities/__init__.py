"""The cities of Cities of Destiny. They have no effects: what they do is printed in their slots."""
