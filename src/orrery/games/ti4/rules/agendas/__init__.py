"""Twilight Imperium 4: the agendas (LRR 2), by topic."""
