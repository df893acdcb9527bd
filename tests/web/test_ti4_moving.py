"""The forms of Twilight Imperium 4 in a real browser: moving with room and fleet pool counted, the cheapest payment,
the command sheet, producing; on a desk and a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orrery.core.ask import Decision
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti4.rules.data import CARRIER, INFANTRY
from orrery.games.ti4.rules.nouns import FROM_PLANET
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.records import records
from tests.web.conftest import NewPage
from tests.web.screens import open_record, violations

SEND = "[data-send]"


def carrier_and_infantry(s: Imperium, asked: Decision[Any]) -> bool:
    """A carrier moves, and infantry could come along."""
    if asked.kind.name != "move" or not isinstance(asked, Counts):
        return False
    items = set(asked.items)
    return CARRIER in items and any(item == INFANTRY or item >= FROM_PLANET for item in items)


def several_means(s: Imperium, asked: Decision[Any]) -> bool:
    return isinstance(asked, Pay) and len(set(asked.items)) > 2


@pytest.fixture(scope="module")
def games() -> dict[str, bytes]:
    """Positions in which seat 0 of three answers with a form."""
    return records(
        {
            "move": carrier_and_infantry,
            "pay": several_means,
            "redistribute": lambda s, asked: asked.kind.name == "redistribute",
            "produce": lambda s, asked: asked.kind.name == "produce",
        },
        players=3,
        sensibly=True,
    )


def sums(page: Page) -> list[str]:
    return page.locator("main .sum").all_inner_texts()


def test_all_ships_move_with_as_much_as_they_hold(open_page: NewPage, games: dict[str, bytes]) -> None:
    page = open_page()
    open_record(page, games["move"])
    galaxy = page.locator(".sky").bounding_box()
    assert any(text.strip().startswith("Capacity: 0 of 0") for text in sums(page))
    page.locator("[data-panel] [data-all]").click()
    expect(page.locator(SEND)).to_be_enabled()
    expect(page.locator("[data-panel] .offers [data-offer]")).to_have_count(0)
    assert page.locator(".sky").bounding_box() == galaxy, "the map stays where it is"
    held = next(re.search(r"Capacity: (\d+) of (\d+)", text) for text in sums(page) if "Capacity" in text)
    assert held is not None
    assert 0 < int(held[1]) <= int(held[2])
    page.locator(SEND).click()
    expect(page.locator("[data-question^='move-']")).to_have_count(0)


def test_the_cheapest_payment_is_one_click_and_says_what_stays(open_page: NewPage, games: dict[str, bytes]) -> None:
    page = open_page()
    open_record(page, games["pay"])
    promised = page.locator(".helper .stays").inner_text().partition("Left:")[2]
    page.locator("[data-cheapest]").click()
    expect(page.locator(".sums .stays")).to_have_text(f"Left:{promised}")
    expect(page.locator("[data-cheapest]")).to_be_disabled()
    expect(page.locator(SEND)).to_be_enabled()


def test_tokens_are_distributed_from_where_they_are(open_page: NewPage, games: dict[str, bytes]) -> None:
    page = open_page(lang="de")
    open_record(page, games["redistribute"])
    expect(page.locator(SEND)).to_be_disabled()
    page.locator("[data-as-now]").click()
    expect(page.locator(SEND)).to_be_enabled()
    page.locator("main .pool .less:enabled").first.click()
    expect(page.locator(SEND)).to_be_disabled()


@pytest.mark.parametrize("form", ["pay", "produce"])
def test_forms_on_a_phone(open_page: NewPage, games: dict[str, bytes], axe: str, form: str) -> None:
    page = open_page(lang="de", phone=True)
    open_record(page, games[form])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page, axe) == []
