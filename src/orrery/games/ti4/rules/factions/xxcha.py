"""Twilight Imperium 4: the Xxcha Kingdom."""

from __future__ import annotations
