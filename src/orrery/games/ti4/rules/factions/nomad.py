"""Twilight Imperium 4: the Nomad."""

from __future__ import annotations
