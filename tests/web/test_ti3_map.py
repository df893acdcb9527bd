"""The galaxy of Twilight Imperium 3 in a real browser: it is built by pointing, shows more when zoomed in, and
everything on it has a description."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from orrery.core.ask import Decision
from orrery.games.ti3.rules.state import Twilight
from tests.web.conftest import NewPage
from tests.web.played import positions
from tests.web.player import Clicker
from tests.web.screens import open_record, open_table

PLACES = "main .canvas [data-thing^='place:']"
WITHIN = """([canvas, thing]) => {
    const view = canvas.getBoundingClientRect(), at = thing.getBoundingClientRect()
    const wide = view.left <= at.left && at.right <= view.right
    return wide && view.top <= at.top && at.bottom <= view.bottom
}"""
"""The whole thing is in view."""


def build(page: Page) -> None:
    """A table whose galaxy is being built."""
    open_table(page, "ti3", 2, {"galaxy": "build"})
    page.wait_for_selector("main[data-my-turn=true] [data-thing^='tile:']")


def at_its_middle(page: Page, hex_: Locator) -> None:
    """Click where a person would who means the whole system, whatever is drawn there."""
    wide, high = hex_.evaluate("it => [it.getBoundingClientRect().width, it.getBoundingClientRect().height]")
    hex_.click(position={"x": wide / 2, "y": high * 0.4}, force=True)


def in_the_third_round(s: Twilight, asked: Decision[object]) -> bool:
    return asked.kind.name == "activate" and s.round > 2


@pytest.fixture(scope="module")
def activating() -> bytes:
    """A position in which seat 0 is to activate a system."""
    return positions({"activate": in_the_third_round})["activate"]


def name_of(thing: Locator) -> str:
    return thing.get_attribute("data-thing") or ""


def lit(page: Page, noun: str) -> str:
    """The first thing of a kind that can be pointed at."""
    return name_of(page.locator(f"main [data-thing^='{noun}:'][data-lit]").first)


def point(page: Page, thing: str) -> None:
    page.locator(f"main [role=button][data-thing='{thing}']").first.click()


def chosen(page: Page, thing: str) -> Locator:
    return page.locator(f"main [data-thing='{thing}'][data-chosen]").first


def test_a_system_is_placed_by_pointing_at_it_and_at_a_place(open_page: NewPage) -> None:
    page = open_page()
    build(page)
    tile = lit(page, "tile")
    point(page, tile)
    expect(chosen(page, tile)).to_be_visible()
    place = lit(page, "place")
    point(page, place)
    expect(chosen(page, place)).to_be_visible()
    hex_ = page.locator(f"main [data-thing='{place}']")
    expect(hex_).to_have_attribute("aria-label", re.compile("no system yet"))
    page.locator("[data-send]").click()
    expect(hex_).not_to_have_attribute("aria-label", re.compile("no system yet"))


def test_what_is_settled_by_itself_may_be_pointed_at_too(open_page: NewPage) -> None:
    """A place for which only one system is left: pointing at that system confirms it, and pointing again takes it
    back."""
    page = open_page()
    build(page)
    player = Clicker(page, seed=4)
    last = page.locator("main [role=button][data-thing^='tile:']")
    while last.count() > 1:
        assert player.await_turn()
        player.answer()
        page.wait_for_selector("main[data-my-turn=true]")
    tile, place = name_of(last), lit(page, "place")
    point(page, place)
    expect(chosen(page, tile)).to_be_visible()
    expect(page.locator("[data-send]")).to_be_enabled()
    point(page, tile)
    expect(chosen(page, tile)).to_be_visible()
    expect(chosen(page, place)).to_be_visible()
    point(page, tile)
    expect(page.locator("[data-send]")).to_be_disabled()


def test_a_system_is_pointed_at_through_its_planets(open_page: NewPage, activating: bytes) -> None:
    """A click on a planet while only systems can be chosen means the system."""
    page = open_page()
    open_record(page, activating)
    home = page.locator(f"{PLACES}[data-lit][aria-label*='home system']").first
    name = name_of(home)
    at_its_middle(page, home)
    expect(chosen(page, name)).to_be_visible()
    expect(page.locator("[data-send]")).to_be_enabled()


def test_from_afar_strengths_and_from_near_everything(open_page: NewPage, activating: bytes) -> None:
    page = open_page(phone=True)
    open_record(page, activating)
    names = page.locator("main svg text", has_text="Mecatol Rex")
    expect(names).to_have_count(0)
    fleets = page.locator("main svg .total")
    expect(fleets.first).to_be_visible()
    larger = page.get_by_role("button", name="Zoom in")
    larger.click()
    larger.click()
    expect(names.first).to_be_visible()
    expect(fleets).to_have_count(0)
    page.get_by_role("button", name="Show the whole galaxy").click()
    expect(names).to_have_count(0)


def test_whatever_has_the_focus_comes_into_view(open_page: NewPage, activating: bytes) -> None:
    page = open_page()
    open_record(page, activating)
    canvas = page.get_by_role("group", name=re.compile("^Galaxy"))
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    outside = page.locator(f"{PLACES}[data-lit]").last
    page.keyboard.press("Tab")
    outside.focus()
    page.wait_for_function(WITHIN, arg=[canvas.element_handle(), outside.element_handle()])


def test_everything_on_the_map_is_explained_in_words(open_page: NewPage, activating: bytes) -> None:
    page = open_page(lang="de")
    open_record(page, activating)
    labels = page.locator(PLACES).evaluate_all("all => all.map(it => it.ariaLabel ?? '')")
    assert len(labels) == 37
    assert all(labels)
    assert sum("Heimatsystem" in label for label in labels) == 6
    assert any(re.search(r"\d Träger", label) for label in labels)
    planet = page.locator("main [data-thing='planet:Mecatol Rex']")
    expect(planet).to_have_attribute("aria-label", re.compile("1 Ressource, 6 Einfluss"))
    page.locator("main [data-thing='place:centre']").focus()
    page.keyboard.press("Shift")
    expect(page.locator("[role=tooltip], [data-explanation]").first).to_contain_text("6 Einfluss")
