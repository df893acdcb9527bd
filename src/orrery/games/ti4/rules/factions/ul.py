"""Twilight Imperium 4: the Titans of Ul."""

from __future__ import annotations
