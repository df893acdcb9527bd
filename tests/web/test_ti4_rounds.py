"""A round of Twilight Imperium 4 in a real browser, by clicks and by keyboard alone, with the fewest seats and with the
most. The others are bots. Every main screen on the way is accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker, Player, Typist
from tests.web.screens import open_table, violations

ROUND = {"round-limit": "1"}
SCREENS = ("take", "act", "move", "produce", "redistribute")
"""The questions at which axe looks at the screen, the first time they are met."""


def play_a_round(player: Player, axe: str = "") -> set[str]:
    """To the end of the game, which is that of the round; returns the kinds of questions met. With axe the main screens
    are looked at on the way."""
    met: set[str] = set()
    while player.await_turn():
        kind = player.asked()
        if axe and kind in SCREENS and kind not in met:
            assert violations(player.page, axe) == []
        met.add(kind)
        player.answer()
    return met


@pytest.mark.parametrize(("seats", "robot"), [(3, Clicker), (8, Clicker), (3, Typist), (8, Typist)])
def test_a_round(open_page: NewPage, axe: str, seats: int, robot: type[Player]) -> None:
    """By clicks in English on a dark screen, by keyboard in German on a light one."""
    typed = robot is Typist
    page = open_page(lang="de" if typed else "en", color_scheme="light" if typed else "dark")
    open_table(page, "ti4", seats - 1, ROUND)
    page.wait_for_selector(".sky g.hex")
    expect(page.locator("aside article")).to_have_count(seats)
    met = play_a_round(robot(page, seed=seats), axe if typed is (seats == 8) else "")
    assert {"take", "act", "gain_tokens", "redistribute"} <= met
    expect(page.locator("main[data-over=true] table").first).to_be_visible()
    expect(page.locator("[data-question]")).to_have_count(0)
