"""Twilight Imperium 4: the Ghosts of Creuss."""

from __future__ import annotations
