"""Twilight Imperium 4: the Yin Brotherhood."""

from __future__ import annotations
