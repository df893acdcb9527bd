"""What can be done at any time in Twilight Imperium 3 (giving trade goods away) stays beside the current question:
available to a reader who wants it, and out of the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from orrery.core.ask import Decision
from orrery.games.ti3.rules.state import Twilight
from tests.web.conftest import NewPage
from tests.web.played import positions
from tests.web.screens import open_record, violations


def with_goods(s: Twilight, asked: Decision[object]) -> bool:
    return asked.kind.name == "action" and s.players[0].goods > 1


def with_an_offer(s: Twilight, asked: Decision[object]) -> bool:
    return asked.kind.name == "offer" and s.players[0].goods > 1


@pytest.fixture(scope="module")
def rich() -> bytes:
    """A position in which seat 0 has the turn, and goods to give."""
    return positions({"action": with_goods})["action"]


@pytest.mark.parametrize("phone", [False, True])
def test_goods_are_given_beside_the_turn(open_page: NewPage, axe: str, rich: bytes, phone: bool) -> None:
    page = open_page(phone=phone, lang="de")
    open_record(page, rich)
    asked = page.locator("[data-question]")
    turn = asked.get_attribute("data-question") or ""
    assert turn.startswith("action-")
    assert page.locator("[data-terms]").count() == 0, "nothing of it is there before it is wanted"
    page.locator("[data-free=gift]").click()
    expect(asked).to_have_attribute("data-question", re.compile("^gift-"))
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    expect(asked).to_have_attribute("data-question", turn)
    page.locator("[data-free=gift]").click()
    page.locator("[data-terms] [data-party]").first.click()
    page.locator("[data-more='gives.goods']").click()
    expect(page.locator("[data-terms] output")).to_have_text("2")
    assert violations(page, axe) == []
    page.locator("[data-send]").click()
    expect(page.locator("[data-free=gift]")).to_have_count(0)
    expect(asked).to_have_attribute("data-question", turn)
    expect(page.locator("main[data-my-turn=true]")).to_be_visible()


def test_a_deal_is_made_and_accepted_in_one_form(open_page: NewPage, axe: str) -> None:
    """A contract for a contract plus a trade good, put together with plus and minus; the partner accepts."""
    page = open_page(lang="en")
    open_record(
        page, positions({"offer": lambda s, asked: asked.kind.name == "offer" and s.players[0].goods > 1})["offer"]
    )
    send = page.locator("[data-send]")
    expect(send).to_be_disabled()
    page.locator("[data-terms] [data-party]").first.click()
    page.locator("[data-more='gives.goods']").click()
    page.locator("[data-more='gives.goods']").click()
    page.locator("[data-less='gives.goods']").click()
    assert violations(page, axe) == []
    expect(page.locator(".preview")).to_contain_text("1 trade good to")
    send.click()
    page.locator("[data-reveal]").click()
    expect(page.locator("[data-question^=accept]")).to_be_visible()
    page.locator("[data-offer='accept:yes']").click()
    page.locator("[data-send]").click()
    expect(page.locator("[data-question^=accept]")).to_have_count(0)


def test_keys_are_for_what_is_asked(open_page: NewPage, rich: bytes) -> None:
    page = open_page()
    open_record(page, rich)
    page.keyboard.press("1")
    expect(page.locator("[data-offer][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Control+Enter")
    expect(page.locator("[data-question^=action]")).to_have_count(0)
    expect(page.locator("[data-question^=gift]")).to_have_count(0)
