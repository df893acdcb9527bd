"""Twilight Imperium 4: the Naaz-Rokha Alliance."""

from __future__ import annotations
