"""Twilight Imperium 3: action cards (T3.19), one file for each sort of occasion."""
