"""Warpgate: how it is described in words."""
