"""Twilight Imperium 3: what its bots think."""
