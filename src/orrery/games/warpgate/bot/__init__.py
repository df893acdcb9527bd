"""Warpgate: what its bots think."""
