"""What a table in the browser promises besides the game: a reload loses nothing, answers can be undone, any position
can be viewed again, and every screen is accessible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker
from tests.web.screens import link_of, open_table, set_table, sit_down, violations

PHASE = "[data-question]"


BOARD = """() => {
    const main = document.querySelector('main[data-waiting="0"]')
    const drawn = [...main?.querySelectorAll('[data-thing]') ?? []].map(it => it.dataset.thing)
    return drawn.length ? [main.dataset.seq, ...drawn].join(' ') : null
}"""


def board_of(page: Page) -> str:
    """What is on the screen, except how far the reader has read, as soon as nobody else has to do anything: nothing
    changes then."""
    return str(page.wait_for_function(BOARD).json_value())


def test_a_reload_in_every_phase_of_a_race_loses_nothing(open_page: NewPage) -> None:
    """Play until five kinds of questions have come up; which come when is a matter of luck."""
    page = open_page()
    open_table(page, "race", 1)
    player = Clicker(page, seed=21)
    kinds: set[str] = set()
    while len(kinds) < 5:
        assert player.await_turn(), kinds
        if player.asked() not in kinds:
            kinds.add(player.asked())
            before = board_of(page)
            page.reload()
            assert board_of(page) == before
            assert player.asked() in kinds
        player.answer()
    assert {"starting_hand", "action"} <= kinds


def test_a_finished_game_is_still_there_after_a_reload(open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "race", 1, {"round-limit": "1"})
    Clicker(page, seed=21).play()
    page.reload()
    expect(page.locator("main[data-over=true]")).to_be_visible()


def test_undo_and_redo(open_page: NewPage) -> None:
    page = open_page()
    set_table(page, "race", ["me", "friend"])
    page.keyboard.press("Escape")
    player = Clicker(page, seed=2)
    player.await_turn()
    asked = page.locator(PHASE).get_attribute("data-question")
    player.answer()
    expect(page.locator(PHASE)).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(page.locator(f"[data-question='{asked}']")).to_be_visible()
    page.locator("[data-redo]").click()
    expect(page.locator(PHASE)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(f"[data-question='{asked}']")).to_be_visible()


def test_a_second_tab_and_a_spectator_see_the_game_go_on(open_page: NewPage) -> None:
    page = open_page()
    set_table(page, "race", ["me", "friend", "bot"])
    watch = page.locator("[data-link='-1']").input_value()
    link = link_of(page, 1)
    guest, spectator = open_page(lang="de"), open_page()
    sit_down(guest, link, "Grace")
    spectator.goto(watch)
    spectator.locator("[data-sit]").click()
    second = page.context.new_page()
    second.goto(page.url.split("#")[0])
    for one in (spectator, second):
        one.wait_for_selector("main[data-seq]")
    before = int(spectator.locator("main").get_attribute("data-seq") or 0)
    Clicker(page, seed=1).answer()
    Clicker(guest, seed=1).answer()
    for one in (spectator, second):
        one.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=before)
    assert spectator.locator(PHASE).count() == 0, "a spectator is asked something"


def test_a_finished_game_can_be_looked_at_again_and_played_on(open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "race", 1, {"round-limit": "2"})
    Clicker(page, seed=6).play()
    page.goto(page.url.split("#")[0] + "/replay?at=3")
    slider = page.locator("[data-replay]")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    page.wait_for_url(re.compile("at=4"))
    page.reload()
    expect(slider).to_have_value("4")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.locator("[data-branch]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_selector("main[data-my-turn=true]")
    assert "/replay" not in page.url
    Clicker(page, seed=1).answer()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["race", "warpgate"])
def test_axe_finds_nothing_on_any_screen(game: str, lang: str, axe: str, open_page: NewPage) -> None:
    look = {"color_scheme": "light" if lang == "de" else "dark", "phone": lang == "de"}
    page = open_page("/", lang=lang, bypass_csp=True, **look)
    found: dict[str, list[str]] = {}
    page.wait_for_selector(f"[data-play={game}]")
    found["lobby"] = violations(page, axe)
    page.locator(f"[data-set={game}]").click()
    page.wait_for_selector("[data-make]")
    found["set-up"] = violations(page, axe)
    limit = {"race": "2", "warpgate": "1"}[game]
    open_table(page, game, 1, {"round-limit": limit})
    player = Clicker(page, seed=3)
    while player.await_turn() and player.answers < 60:
        if player.asked() not in found:
            page.wait_for_selector("main [data-thing]", state="attached")
            found[player.asked()] = violations(page, axe)
        player.answer()
    found["over"] = violations(page, axe)
    page.goto(page.url.split("#")[0] + "/replay?at=2")
    page.wait_for_selector("[data-at='2'] [data-thing]", state="attached")
    found["replay"] = violations(page, axe)
    wrong = {line: screen for screen, what in found.items() for line in what}
    assert not wrong, "\n".join(f"{screen}: {line}" for line, screen in wrong.items())
