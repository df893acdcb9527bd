"""Twilight Imperium 3: the races, one file each."""
