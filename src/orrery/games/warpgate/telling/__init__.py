"""Warpgate: how it is told in words."""
