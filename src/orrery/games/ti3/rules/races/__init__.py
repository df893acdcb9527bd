"""Twilight Imperium 3: the races, a file for each."""
