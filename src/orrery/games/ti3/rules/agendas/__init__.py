"""Twilight Imperium 3: political cards (T3.13): events, and laws that stay in force."""
