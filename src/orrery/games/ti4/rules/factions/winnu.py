"""Twilight Imperium 4: the Winnu."""

from __future__ import annotations
