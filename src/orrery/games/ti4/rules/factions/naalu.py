"""Twilight Imperium 4: the Naalu Collective."""

from __future__ import annotations
