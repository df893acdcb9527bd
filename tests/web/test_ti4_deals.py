"""Transactions of Twilight Imperium 4 between two people in real browsers: proposed, withdrawn, agreed to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from orrery.core.ask import Decision
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.transactions import traders
from tests.ti4.records import by_instinct
from tests.web.conftest import NewPage
from tests.web.screens import open_record, sit_down, violations


def can_trade(s: Imperium, asked: Decision[object]) -> bool:
    """Anna has the turn and trade goods, and Ben is her neighbour and has commodities."""
    anna, ben = s.players[0], s.players[1]
    return asked.kind.name == "act" and 1 in traders(s).get(0, []) and bool(anna.goods and ben.commodities)


@pytest.fixture(scope="module")
def trading() -> bytes:
    return by_instinct({"trading": can_trade}, players=3)["trading"]


def link_to_seat(host: Page, seat: int) -> str:
    """A new link to a seat of the host's table."""
    table = host.url.rpartition("/t/")[2]
    made = host.request.post(f"/api/tables/{table}/links", data={"seat": seat})
    assert made.ok, made.text()
    return str(made.json()["link"]["path"])


def propose(page: Page) -> None:
    """A trade good to Ben for a commodity."""
    page.locator("[data-free=trade]").click()
    page.locator("[data-party='1']").click()
    gives, gets = page.locator("[data-terms] fieldset").all()
    gives.get_by_role("group", name="trade goods", exact=True).get_by_role("button").last.click()
    gets.get_by_role("group", name="commodities", exact=True).get_by_role("button").last.click()
    page.locator("[data-send]").click()


def test_what_one_person_proposes_another_agrees_to(open_page: NewPage, trading: bytes, axe: str) -> None:
    anna = open_page()
    open_record(anna, trading)
    ben = open_page(lang="de")
    sit_down(ben, link_to_seat(anna, 1), "Ben")

    propose(anna)
    expect(anna.locator("[data-proposed='1']")).to_contain_text("You have proposed to Ben: you give 1 trade good")
    expect(anna.locator("[data-deal=mine]")).to_be_visible()
    assert violations(anna, axe) == []
    expect(ben.locator("[data-deal=theirs]")).to_contain_text("1 Handelsware")
    expect(ben.locator("[data-free=agree]")).to_be_visible()
    anna.locator("[data-withdraw]").click()
    expect(ben.locator("[data-deal]")).to_have_count(0)
    expect(anna.locator("[data-deal]")).to_have_count(0)

    propose(anna)
    ben.locator("[data-free=agree]").click()
    assert violations(ben, axe) == []
    ben.get_by_role("button", name="ja", exact=True).click()
    ben.locator("[data-send]").click()
    expect(anna.locator("[data-line]", has_text="In a transaction Ben gives you 1 commodity")).to_be_visible()
    expect(ben.locator("[data-line]", has_text="In einer Transaktion gibst du Anna 1 Massenprodukt")).to_be_visible()
    expect(anna.locator("[data-deal]")).to_have_count(0)
