"""Twilight Imperium 4: the Embers of Muaat."""

from __future__ import annotations
