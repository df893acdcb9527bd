"""Twilight Imperium 3: the components as data."""
