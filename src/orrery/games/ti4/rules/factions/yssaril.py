"""Twilight Imperium 4: the Yssaril Tribes."""

from __future__ import annotations
