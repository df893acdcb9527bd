"""Twilight Imperium 4: how it is drawn in the terminal."""
