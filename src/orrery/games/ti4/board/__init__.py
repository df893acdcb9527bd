"""Twilight Imperium 4: what the browser draws."""
