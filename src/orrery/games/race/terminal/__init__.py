"""Race for the Galaxy: how it is drawn in the terminal."""
