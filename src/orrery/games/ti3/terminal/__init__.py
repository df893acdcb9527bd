"""Twilight Imperium 3: how it is drawn in the terminal."""
