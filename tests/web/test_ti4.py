"""The table of Twilight Imperium 4 in a real browser: the galaxy, the sheets, the objectives; on a desk and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from orrery.core.ask import Decision
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.records import by_instinct, records
from tests.web.conftest import NewPage
from tests.web.player import Clicker
from tests.web.screens import brought, open_record, open_table, violations


@pytest.fixture(scope="module")
def activating() -> bytes:
    """Seat 0 of six chooses a system to activate."""
    return records({"activate": lambda s, asked: asked.kind.name == "activate" and s.round >= 2})["activate"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_whole_table_is_drawn_and_accessible(open_page: NewPage, activating: bytes, axe: str, lang: str) -> None:
    page = open_page(lang=lang)
    open_record(page, activating)
    assert page.locator(".sky g.hex").count() == 38, "37 systems and the nexus"
    assert page.locator("aside article").count() == 6
    expect(page.locator("table thead th")).to_have_count(7)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only what is inside scrolls"
    assert page.evaluate("document.querySelector('.sky').getBoundingClientRect().bottom <= innerHeight"), "all of it"
    assert violations(page, axe) == []


def test_a_system_within_reach_says_from_where(open_page: NewPage, activating: bytes) -> None:
    page = open_page()
    open_record(page, activating)
    said = page.locator(".sky g.hex[data-lit]").evaluate_all("all => all.map(it => it.getAttribute('aria-label'))")
    within = sum("within reach from" in label for label in said)
    assert within > 0
    expect(page.locator(".sky [data-reach]")).to_have_count(within)


WATCH_FOR_KEYS = """() => {
    const look = () => { window.rawKeys ||= /\\bti4-[a-z]/.test(document.body?.innerText ?? '') }
    new MutationObserver(look).observe(document, {childList: true, characterData: true, subtree: true})
}"""


def test_the_board_is_drawn_only_when_its_words_are_there(open_page: NewPage, activating: bytes) -> None:
    """The words come late; until then no key of a message is seen instead of one."""
    page, held = open_page(), list[Route]()
    page.add_init_script(f"({WATCH_FOR_KEYS})()")
    page.route(re.compile(r"/assets/board\.en"), lambda route: held.append(route))
    page.goto(brought(page, activating))
    with page.expect_response(re.compile(r"/assets/ti4-.*js")) as board:
        page.locator("[data-reveal]").click()
    page.wait_for_selector("main[data-my-turn=true]")
    page.evaluate("it => import(it).then(() => new Promise(requestAnimationFrame)).then(() => true)", board.value.url)
    expect(page.locator(".sky")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator(".sky g.hex")).to_have_count(38)
    assert held
    assert not page.evaluate("window.rawKeys")


def test_on_a_phone_ones_own_sheet_follows_the_map(open_page: NewPage, activating: bytes) -> None:
    page = open_page(phone=True)
    open_record(page, activating)
    order = [".map", "aside article.mine", ".matrix", ".others article"]
    tops = [page.locator(it).first.evaluate("it => it.getBoundingClientRect().top") for it in order]
    assert tops == sorted(tops)


MANY = 5
"""So many new lines of the log are told in one line a round."""

PHONES: dict[str, Callable[[Imperium, Decision[Any]], bool]] = {
    "activate": lambda s, asked: asked.kind.name == "activate" and s.round >= 2,
    "move": lambda s, asked: asked.kind.name == "move",
    "fight": lambda s, asked: asked.kind.name in ("lose", "sustain") and s.combat is not None,
    "land": lambda s, asked: asked.kind.name == "commit",
    "riders": lambda s, asked: s.council is not None and bool(s.council.predictions),
    "vote": lambda s, asked: asked.kind.name == "cast_votes",
    "research": lambda s, asked: asked.kind.name == "research",
    "take": lambda s, asked: asked.kind.name == "take",
}


def test_a_phone_shows_every_kind_of_question_without_scrolling_sideways(open_page: NewPage) -> None:
    """In German, whose words are longer; with the sheets of the factions unfolded."""
    page = open_page(phone=True, lang="de")
    for name, record in by_instinct(PHONES, players=3).items():
        open_record(page, record)
        page.locator("aside details").evaluate_all("all => all.forEach(it => { it.open = true })")
        tables = page.locator("aside table")
        expect(tables).to_have_count(3)
        assert tables.evaluate_all("all => all.every(it => it.scrollWidth <= it.parentElement.clientWidth)")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name


SEEN = """state => {
    Object.defineProperty(document, 'visibilityState', {get: () => state, configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_one_line_a_round_says_what_happened_since_ones_last_answer(open_page: NewPage) -> None:
    """Ada answers, looks away while the others play, and comes back."""
    page = open_page(lang="de")
    open_table(page, "ti4", 2, {"round-limit": "1"})
    player, lines, before = Clicker(page, seed=1), page.locator("[data-line]"), 0
    while player.await_turn() and lines.count() - before < MANY:
        before = lines.count()
        page.evaluate(SEEN, "hidden")
        player.answer()
    page.evaluate(SEEN, "visible")
    expect(page.locator("[data-since] p").first).to_have_text(re.compile(r"Runde \d+: .+"))
