"""Race for the Galaxy: what the browser draws."""
