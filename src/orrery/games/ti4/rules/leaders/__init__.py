"""Twilight Imperium 4: leaders (LRR 51)."""
