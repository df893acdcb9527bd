"""Twilight Imperium 4: the Mentak Coalition."""

from __future__ import annotations
