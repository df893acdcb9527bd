"""Whole games in a real browser: by clicks, by keyboard alone, by two people in two browsers, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker, Player, Typist
from tests.web.screens import link_of, quick_game, set_table, sit_down

GAMES = ("race", "warpgate")


def finished(page: Page) -> None:
    """The score sheet is there and names one or more winners."""
    expect(page.locator("main[data-over=true]")).to_be_visible()
    expect(page.locator("main table").first).to_be_visible()
    expect(page.locator("[data-question]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(game: str, open_page: NewPage) -> None:
    page = open_page()
    quick_game(page, game)
    assert Clicker(page, seed=4).play() > 10
    finished(page)


@pytest.mark.parametrize("game", ["race"])
def test_a_whole_game_by_keyboard_alone(game: str, open_page: NewPage) -> None:
    page = open_page("/", lang="de")
    button = page.locator(f"[data-play={game}]")
    expect(button).to_be_visible()
    for _ in range(30):
        if button.evaluate("it => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-seq]")
    assert Typist(page, seed=5).play() > 10
    finished(page)


def test_two_browsers_play_each_other_one_in_german_one_in_english(open_page: NewPage) -> None:
    host = open_page(lang="en")
    set_table(host, "race", ["me", "friend"], {"round-limit": "3"})
    link = link_of(host, 1)
    guest = open_page(lang="de")
    sit_down(guest, link, "Ada")
    players: list[Player] = [Clicker(host, seed=1), Clicker(guest, seed=2)]
    going_on = list(players)
    while going_on:
        going_on = [player for player in players if player.answer_if_asked()]
    finished(host)
    finished(guest)
    assert min(player.answers for player in players) > 3
    assert host.locator("html").get_attribute("lang") == "en"
    assert guest.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_is_wider_than_the_screen_and_it_can_be_played(game: str, open_page: NewPage) -> None:
    page = open_page(phone=True)
    quick_game(page, game)
    player = Clicker(page, seed=3)
    for _ in range(8):
        if not player.await_turn():
            break
        player.answer()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert player.answers == 8


def test_hot_seat_hides_one_hand_from_the_other(open_page: NewPage) -> None:
    page = open_page()
    set_table(page, "race", ["me", "me"], {"round-limit": "2"})
    curtains = 0
    player = Clicker(page, seed=8)
    while True:
        page.wait_for_selector("[data-curtain], main[data-my-turn=true], main[data-over=true]")
        if page.locator("[data-curtain]").count():
            curtains += 1
            assert page.locator("[data-thing]").count() == 0, "cards behind the curtain"
            page.locator("[data-reveal]").click()
            continue
        if page.locator("main[data-over=true]").count():
            break
        player.answer()
    assert curtains >= 4
    finished(page)
