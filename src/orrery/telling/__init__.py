"""Telling: a table in words, for whoever may see it. Terminal and browser say the same things through here."""
