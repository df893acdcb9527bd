"""Twilight Imperium 4: the technologies (LRR 89), by colour."""
