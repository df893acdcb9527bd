"""Twilight Imperium 4: the Nekro Virus."""

from __future__ import annotations
