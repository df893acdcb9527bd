"""Warpgate: the rules."""
