"""Race for the Galaxy: what its bots think."""
