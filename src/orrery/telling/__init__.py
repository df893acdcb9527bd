"""Telling: a table in words, as a reader may see it. Terminal and browser both use it."""
