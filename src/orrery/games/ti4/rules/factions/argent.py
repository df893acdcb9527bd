"""Twilight Imperium 4: the Argent Flight."""

from __future__ import annotations
