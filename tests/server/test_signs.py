"""Names and texts: what people write is taken as it is, in any script; what nobody can see is refused."""

from __future__ import annotations

import sys
from unicodedata import category

import pytest

from orrery.text.signs import UNSEEN, unseen, visible

WRITTEN = (
    "Anna", "Zoë Müller-Lüdenscheidt", "Đặng Thị Ngọc", "Đặng Thị Ngọc", "Ольга", "עמית", "سارة",
    "می‌خواهم", "क्‍षत्रिय", "김민준", "さくら",
    "ปิ๊นปั้น", "བཀྲ་ཤིས", "👩‍🚀", "🏳️‍🌈", "❤️‍🔥", "1️⃣ 2️⃣", "☕️", "a b", "O'Neil & Söhne (2)", "𝒜", "\u00a0x",
)  # fmt: skip
HIDDEN = (
    "\x00", "\x1b", "\x7f", "\x85", "\u00ad", "\u061c", "\u200b", "\u200e", "\u202e", "\u2066", "\u2069", "\ufeff",
    "\u034f", "\u115f", "\u3164", "\uffa0", "\u2800", "\u180e", "\ufe00", "\ufff9", "\uffff", "\U000e0041",
    "\U000e0100", "\U0001d173", "\ud800",
)  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_what_people_are_called_is_taken(name: str) -> None:
    assert not unseen(name)
    assert visible(name) == name


@pytest.mark.parametrize("sign", HIDDEN)
def test_what_nobody_can_see_is_refused(sign: str) -> None:
    for name in (sign, f"Ann{sign}a", f"Anna{sign}", f"さ{sign}く"):
        assert unseen(name)
        assert sign not in visible(name)


@pytest.mark.parametrize("sign", ["\u200c", "\u200d", "\ufe0e", "\ufe0f"])
def test_what_joins_letters_is_refused_where_there_is_nothing_to_join(sign: str) -> None:
    for name in (sign, f"Ann{sign}a", f"Anna{sign}", f"{sign}Anna", f"Anna {sign}", f"さ{sign}{sign}く"):
        assert unseen(name)
        assert sign not in visible(name) or name.startswith("さ")


def test_marks_do_not_pile_up() -> None:
    assert not unseen("o\u0302\u0323 e\u0302\u0301")
    assert unseen("A" + "\u0316" * 5)
    assert unseen("A\u0489" * 2 + "\u0489" * 5)


def test_every_control_character_and_every_mark_of_direction_is_among_them() -> None:
    """What Unicode calls control, format or separator of lines, but for the two that join and those that are drawn."""
    drawn = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}
    for number in range(sys.maxunicode + 1):
        if category(chr(number)) in ("Cc", "Cf", "Zl", "Zp", "Cs") and number not in drawn:
            assert UNSEEN.search(chr(number)), hex(number)
