"""Twilight Imperium 4: how it is described in words."""
