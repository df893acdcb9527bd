"""Signs that nobody can see: control characters, marks that turn the direction of writing, spaces without width. In a
name they could hide, imitate or overwrite something."""

from __future__ import annotations

import re

UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
LINES = "\n\t"
"""What a text of several lines may contain."""
STAND_IN = "\ufffd"


def unseen(text: str, several_lines: bool = False) -> bool:
    """Whether a text contains signs that nobody can see."""
    return any(not (several_lines and sign in LINES) for sign in UNSEEN.findall(text))


def visible(text: str) -> str:
    """The text as it may be printed: whatever could not be seen is replaced by a sign that can."""
    return UNSEEN.sub(lambda found: found[0] if found[0] in LINES else STAND_IN, text) if text else text
