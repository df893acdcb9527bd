"""Twilight Imperium 4: the action cards (LRR 3), by the time at which they are played."""
