"""The table in the terminal: coloured, or line by line for screen readers and scripts."""
