"""Twilight Imperium 4: promissory notes (LRR 94)."""
