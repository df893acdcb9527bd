"""Fights of Twilight Imperium 3 in a real browser: the odds of an attack while ships are chosen, the battle sheet, the
odds of a landing, and the luck of a finished game. The positions come from games that are played on the spot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from orrery.bots.knowledge import knowledge
from orrery.core.ask import Decision
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.board import enemy_at
from orrery.games.ti3.state import Twilight
from tests.web.conftest import NewPage
from tests.web.screens import violations

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn")
Stop = Callable[[Twilight, Decision[object]], bool]


def attacking(s: Twilight, asked: Decision[object]) -> bool:
    a = s.activation
    return asked.kind.name == "move" and a is not None and a.other < 0 and enemy_at(s, 0, a.place) >= 0


def losing(s: Twilight, asked: Decision[object]) -> bool:
    return asked.kind.name == "lose" and s.battle is not None and s.battle.round > 0


def landing(s: Twilight, asked: Decision[object]) -> bool:
    planet = asked.args.get("planet", -1)
    return asked.kind.name == "land" and s.owner[planet] > 0 and s.troops[planet] > 0


WANTED: dict[str, Stop] = {"attack": attacking, "losses": losing, "landing": landing}


@pytest.fixture(scope="module")
def records() -> dict[str, bytes]:
    """Games of six who follow their instinct: the first position of each sort in which seat 0 is asked, and the end."""
    found: dict[str, bytes] = {}
    instinct = knowledge("ti3").instinct
    for seed in range(5, 60):
        table, dice = Table.new(GAME, 6, seed=seed), Random(seed)
        while not table.over:
            track, asked = next(iter(table.pending.items()))
            s = table.state
            assert isinstance(s, Twilight)
            for name, stop in WANTED.items():
                if asked.seat == 0 and name not in found and stop(s, asked):
                    found[name] = Record.of(table, NAMES).dumps().encode()
            table.answer(asked.seat, instinct(table, track, asked, dice), table.question_id(asked.seat, asked))
        found["end"] = Record.of(table, NAMES).dumps().encode()
        if len(found) == len(WANTED) + 1:
            break
    return found


def open_record(page: Page, record: bytes) -> str:
    """The table of a record; all seats are the visitor's. Its address."""
    made = page.request.post("/api/imports", data=record, headers={"Content-Type": "application/octet-stream"})
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"


def sit(page: Page, record: bytes) -> None:
    page.goto(open_record(page, record))
    page.wait_for_selector("[data-curtain], main[data-seq]", state="attached")
    if page.locator("[data-reveal]").count():
        page.locator("[data-reveal]").click()
    page.wait_for_selector("main [data-thing^='place:']")


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_is_weighed_while_ships_are_chosen(
    open_page: NewPage, axe: str, records: dict[str, bytes], phone: bool
) -> None:
    page = open_page(phone=phone)
    sit(page, records["attack"])
    sheet = page.locator("[data-fight=plan]")
    expect(sheet).to_contain_text("with")
    page.locator("[data-more]").first.click()
    expect(sheet).to_contain_text("with what you are choosing")
    expect(sheet.get_by_role("img").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert phone or violations(page, axe) == []


def test_a_battle_has_a_sheet_with_dice_and_hits_to_take(
    open_page: NewPage, axe: str, records: dict[str, bytes]
) -> None:
    page = open_page(lang="de")
    sit(page, records["losses"])
    sheet = page.locator("[data-fight=battle]")
    expect(sheet).to_contain_text("Runde")
    expect(sheet).to_contain_text("Treffer zu nehmen")
    expect(sheet).to_contain_text("erwartet")
    assert violations(page, axe) == []


def test_a_landing_shows_the_odds_for_each_number_of_ground_forces(
    open_page: NewPage, records: dict[str, bytes]
) -> None:
    page = open_page(color_scheme="light")
    sit(page, records["landing"])
    sheet = page.locator("[data-fight=plan]")
    expect(sheet).to_contain_text("Landing on")
    expect(sheet).to_contain_text("%")


def test_luck_is_drawn_when_a_game_is_over(open_page: NewPage, axe: str, records: dict[str, bytes]) -> None:
    page = open_page()
    page.goto(f"{open_record(page, records['end'])}/replay")
    plot = page.locator("[data-series=luck]")
    plot.wait_for()
    expect(plot).to_contain_text("Luck with dice")
    expect(plot.get_by_role("listitem")).to_have_count(6)
    assert violations(page, axe) == []
