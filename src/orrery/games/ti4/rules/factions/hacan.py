"""Twilight Imperium 4: the Emirates of Hacan."""

from __future__ import annotations
