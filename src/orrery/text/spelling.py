"""Spelling: normalises text to compare it with what people type."""

from __future__ import annotations

import re
from unicodedata import combining, normalize


def plain(text: str) -> str:
    """Text without case, accents or punctuation."""
    bare = "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return " ".join(re.findall(r"[\w/+]+", bare.replace("_", " ")))
