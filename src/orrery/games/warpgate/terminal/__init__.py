"""Warpgate: how it is drawn in the terminal."""
