"""Twilight Imperium 3: action cards (T3.19), a file for each sort of occasion."""
