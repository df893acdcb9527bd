"""Twilight Imperium 4: the Vuil'raith Cabal."""

from __future__ import annotations
