"""Boards: what the browser needs to draw a game beyond its state, a module for each game: `catalogue` for what never
changes, `figures` for numbers made from a view. A game without a module is shown as text."""
