"""Twilight Imperium 4: the L1Z1X Mindnet."""

from __future__ import annotations
