"""Twilight Imperium 3: what the browser draws."""
