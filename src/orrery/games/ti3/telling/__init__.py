"""Twilight Imperium 3: how it is described in words."""
