"""Twilight Imperium 3: the rules."""
