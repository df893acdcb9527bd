"""Warpgate: what the browser draws."""
