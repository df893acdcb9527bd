"""Twilight Imperium 4: the Empyrean."""

from __future__ import annotations
