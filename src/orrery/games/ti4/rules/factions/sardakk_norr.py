"""Twilight Imperium 4: Sardakk N'orr."""

from __future__ import annotations
