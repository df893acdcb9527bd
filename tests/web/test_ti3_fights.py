"""Fights of Twilight Imperium 3 in a real browser: the odds of an attack while ships are chosen, the battle sheet, the
odds of a landing, and the luck of a finished game. The positions come from games played on the spot."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.core.ask import Decision
from orrery.games.ti3.rules.board import enemy_at
from orrery.games.ti3.rules.state import Twilight
from tests.web.conftest import NewPage
from tests.web.played import END, positions
from tests.web.screens import brought, open_record, violations


def attacking(s: Twilight, asked: Decision[object]) -> bool:
    a = s.activation
    return asked.kind.name == "move" and a is not None and a.other < 0 and enemy_at(s, 0, a.place) >= 0


def losing(s: Twilight, asked: Decision[object]) -> bool:
    return asked.kind.name == "lose" and s.battle is not None and s.battle.round > 0


def landing(s: Twilight, asked: Decision[object]) -> bool:
    planet = asked.args.get("planet", -1)
    return asked.kind.name == "land" and s.owner[planet] > 0 and s.troops[planet] > 0


@pytest.fixture(scope="module")
def records() -> dict[str, bytes]:
    return positions({"attack": attacking, "losses": losing, "landing": landing}, end=True)


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_is_weighed_while_ships_are_chosen(
    open_page: NewPage, axe: str, records: dict[str, bytes], phone: bool
) -> None:
    page = open_page(phone=phone)
    open_record(page, records["attack"])
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
    open_record(page, records["losses"])
    sheet = page.locator("[data-fight=battle]")
    expect(sheet).to_contain_text("Runde")
    expect(sheet).to_contain_text("Treffer zu nehmen")
    expect(sheet).to_contain_text("erwartet")
    assert violations(page, axe) == []


def test_a_landing_shows_the_odds_for_each_number_of_ground_forces(
    open_page: NewPage, records: dict[str, bytes]
) -> None:
    page = open_page(color_scheme="light")
    open_record(page, records["landing"])
    sheet = page.locator("[data-fight=plan]")
    expect(sheet).to_contain_text("Landing on")
    expect(sheet).to_contain_text("%")


def test_luck_is_drawn_when_a_game_is_over(open_page: NewPage, axe: str, records: dict[str, bytes]) -> None:
    page = open_page()
    page.goto(f"{brought(page, records[END])}/replay")
    plot = page.locator("[data-series=luck]")
    plot.wait_for()
    expect(plot).to_contain_text("Luck with dice")
    expect(plot.get_by_role("listitem")).to_have_count(6)
    assert violations(page, axe) == []
