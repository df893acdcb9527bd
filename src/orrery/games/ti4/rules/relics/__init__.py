"""Twilight Imperium 4: relics (LRR 73) and the abilities of legendary planets (LRR 56)."""
