"""The table of Twilight Imperium 4 in a real browser: the galaxy, the sheets, the objectives; on a desk and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ti4.records import records
from tests.web.conftest import NewPage
from tests.web.screens import open_record, violations


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
    assert violations(page, axe) == []


def test_a_system_within_reach_says_from_where(open_page: NewPage, activating: bytes) -> None:
    page = open_page()
    open_record(page, activating)
    said = page.locator(".sky g.hex[data-lit]").evaluate_all("all => all.map(it => it.getAttribute('aria-label'))")
    assert any("within reach from" in label for label in said)


def test_a_phone_shows_it_without_scrolling_sideways(open_page: NewPage, activating: bytes) -> None:
    page = open_page(phone=True)
    open_record(page, activating)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
