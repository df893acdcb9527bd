"""Twilight Imperium 3: how it is told in words."""
