"""Twilight Imperium 4: the Mahact Gene-Sorcerers."""

from __future__ import annotations
