"""Race for the Galaxy: how it is told in words."""
