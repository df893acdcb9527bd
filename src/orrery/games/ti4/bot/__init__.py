"""The bot of Twilight Imperium 4."""
