"""Race for the Galaxy: how it is described in words."""
