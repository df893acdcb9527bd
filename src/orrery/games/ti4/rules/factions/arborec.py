"""Twilight Imperium 4: the Arborec."""

from __future__ import annotations
