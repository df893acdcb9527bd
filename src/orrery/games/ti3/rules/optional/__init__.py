"""Twilight Imperium 3: options that are more than a number: distant suns, leaders, sabotage runs (T3.16)."""
