"""Signs that nobody can see: control characters, marks that turn the direction of writing, spaces and letters without
width or ink. In a name they could hide, imitate or overwrite something."""

from __future__ import annotations

import re
from unicodedata import category

NEVER = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff"
    r"\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Signs that never have a place in a text."""
ALONE = (
    r"[\u200c\u200d](?![^\x00-\x7f\s\u200c\u200d\ufe0e\ufe0f])|(?<![^\x00-\x7f\s\u200c\u200d])[\u200c\u200d]"
    r"|(?<![^\x00-\x7f\s\u200c-\u200d\ufe0e\ufe0f])[\ufe0e\ufe0f](?!\u20e3)"
)
"""Signs that join or choose pictures and letters of many scripts, where there is nothing to join or to choose."""
UNSEEN = re.compile(f"[{NEVER}]|{ALONE}")
PILED = 4
"""So many marks may stand over and under one letter: enough for every script, too few to cover other lines."""
LINES = "\n\t"
"""What a text of several lines may contain."""
STAND_IN = "\ufffd"


def unseen(text: str, several_lines: bool = False) -> bool:
    """Whether a text contains signs that nobody can see, or that pile up so that others cannot be seen."""
    return any(not (several_lines and sign in LINES) for sign in UNSEEN.findall(text)) or piled_up(text)


def piled_up(text: str) -> bool:
    """Whether too many marks stand over and under one letter."""
    marks = 0
    for sign in () if text.isascii() else text:
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if marks > PILED:
            return True
    return False


def visible(text: str) -> str:
    """The text as it may be printed: whatever could not be seen is replaced by a sign that can."""
    return UNSEEN.sub(lambda found: found[0] if found[0] in LINES else STAND_IN, text) if text else text
