"""Twilight Imperium 3: exact odds and luck."""
