"""Twilight Imperium 4: exact odds of space combats (LRR 71) and invasions (LRR 27)."""
