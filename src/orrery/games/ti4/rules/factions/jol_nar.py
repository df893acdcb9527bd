"""Twilight Imperium 4: the Universities of Jol-Nar."""

from __future__ import annotations
