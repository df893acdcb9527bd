"""Twilight Imperium 3 in a real browser: a round by clicks and one by keyboard alone, building the galaxy first; in
English and German, and every screen on the way is accessible. bench/soak.py clicks through a whole game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker, Player, Typist
from tests.web.screens import open_table, set_table, violations

ROUND = {"round-limit": "1"}
BUILT = ROUND | {"galaxy": "build"}
DRAWN = "main [data-thing^='place:']"


def begin(page: Page, options: dict[str, str]) -> None:
    """A table with two bots, with its board drawn."""
    open_table(page, "ti3", 2, options)
    page.wait_for_selector(DRAWN)


def play_a_round(player: Player, axe: str, screens: tuple[str, ...]) -> set[str]:
    """To the end of the game, which is that of the round; returns the kinds of questions met. Axe checks these
    screens."""
    met: set[str] = set()
    while player.await_turn():
        kind = player.asked()
        if kind in screens and kind not in met:
            assert violations(player.page, axe) == []
        met.add(kind)
        player.answer()
    return met


def finished(page: Page) -> None:
    expect(page.locator("main[data-over=true] table").first).to_be_visible()
    expect(page.locator("[data-question]")).to_have_count(0)
    expect(page.locator(DRAWN).first).to_be_visible()


def test_a_round_by_clicks(open_page: NewPage, axe: str) -> None:
    page = open_page()
    set_table(page, "ti3", ["me", "bot", "bot"], ROUND)
    page.wait_for_selector(DRAWN)
    met = play_a_round(Clicker(page, seed=1), axe, ("take", "action", "activate", "build"))
    assert {"take", "action"} <= met
    finished(page)
    assert violations(page, axe) == []


def test_a_galaxy_and_a_round_by_keyboard_alone(open_page: NewPage, axe: str) -> None:
    page = open_page(lang="de", color_scheme="dark")
    begin(page, BUILT)
    met = play_a_round(Typist(page, seed=2), axe, ("lay", "troops_at", "take", "action", "pay"))
    assert {"lay", "take", "action"} <= met
    finished(page)


def test_on_a_phone_nothing_is_wider_than_the_screen_and_a_galaxy_can_be_built(open_page: NewPage, axe: str) -> None:
    page = open_page(phone=True, lang="de")
    begin(page, BUILT)
    player = Clicker(page, seed=3)
    for _ in range(10):
        assert player.await_turn()
        player.answer()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page, axe) == []
