"""Race for the Galaxy: the rules."""
