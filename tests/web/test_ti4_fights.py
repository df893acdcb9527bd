"""Fights, votes, deals and drafts of Twilight Imperium 4 in a real browser, and the plots after a game. The positions
come from games played on the spot by instinct."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from orrery.core.ask import Decision
from orrery.games.ti4.odds.fights import attack
from orrery.games.ti4.rules.board import fleets_at
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from tests.ti4.records import END, ROUNDS, by_instinct
from tests.web.conftest import NewPage
from tests.web.player import Clicker, Typist
from tests.web.screens import brought, open_record, open_table, violations


def attacking(s: Imperium, asked: Decision[object]) -> bool:
    a = s.activation
    return asked.kind.name == "move" and a is not None and any(other != 0 for other in fleets_at(s, a.place))


def planning(s: Imperium, asked: Decision[Any]) -> bool:
    """A system to choose, with somebody else's ships within reach."""
    return asked.kind.name == "activate" and any(attack(s, Seat(0), place) is not None for place in asked.options())


def losing(s: Imperium, asked: Decision[object]) -> bool:
    """Hits to take in a combat that is not decided yet."""
    return asked.kind.name in ("sustain", "lose") and s.combat is not None and len(fleets_at(s, s.combat.place)) == 2


@pytest.fixture(scope="module")
def records() -> dict[str, bytes]:
    """Three play: seat 0 attacks, takes hits, votes; and the end of the game."""
    wanted = {
        "attack": attacking,
        "plan": planning,
        "hits": losing,
        "vote": lambda s, asked: asked.kind.name == "cast_votes",
    }
    return by_instinct(wanted, players=3, end=True)


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_is_weighed_while_ships_are_chosen(
    open_page: NewPage, axe: str, records: dict[str, bytes], phone: bool
) -> None:
    page = open_page(phone=phone)
    open_record(page, records["attack"])
    sheet = page.locator("[data-fight=plan]")
    page.locator("[data-all]").click()
    expect(sheet).to_contain_text("with what you are choosing")
    expect(sheet.get_by_role("img").first).to_be_visible()
    assert phone or violations(page, axe) == []


def test_an_attack_that_is_possible_says_how_likely_it_is_to_be_won(
    open_page: NewPage, axe: str, records: dict[str, bytes]
) -> None:
    page = open_page()
    open_record(page, records["plan"])
    chip = page.locator("[data-fight=plan] li").first
    expect(chip).to_contain_text(re.compile(r"\d %"))
    expect(chip.get_by_role("img")).to_have_attribute("aria-label", re.compile("wins?: "))
    assert violations(page, axe) == []


def test_a_combat_is_clicked_through_with_its_odds_shown(
    open_page: NewPage, axe: str, records: dict[str, bytes]
) -> None:
    page = open_page(lang="de")
    open_record(page, records["hits"])
    sheet = page.locator("[data-fight=battle]")
    expect(sheet).to_contain_text("Runde")
    expect(sheet).to_contain_text("erwartet")
    expect(sheet).to_contain_text("%")
    expect(sheet.locator("[aria-current=step]")).to_have_text("Treffer")
    assert violations(page, axe) == []
    Clicker(page, seed=2).answer()


def test_planets_are_exhausted_for_votes_by_keyboard(open_page: NewPage, axe: str, records: dict[str, bytes]) -> None:
    page = open_page()
    open_record(page, records["vote"])
    council = page.locator("[data-council]")
    expect(council.get_by_role("list", name="Order of voting").get_by_role("listitem")).to_have_count(3)
    council.locator(".mine [data-lit]").first.click()
    expect(council.locator("[data-chosen]")).to_have_count(1)
    assert violations(page, axe) == []
    Typist(page, seed=4).answer()


def test_a_slice_is_drafted_with_the_map_of_it_drawn(open_page: NewPage, axe: str) -> None:
    page = open_page(color_scheme="light")
    open_table(page, "ti4", 2, {"draft": "slices", "bans": "1"})
    player = Clicker(page, seed=3)
    assert player.await_turn()
    assert player.asked() == "ban"
    player.answer()
    assert player.await_turn()
    draft = page.locator("[data-draft]")
    expect(draft.locator(".slices > *")).to_have_count(4)
    sheet = draft.locator("details").first
    sheet.locator("summary").click()
    expect(sheet.locator("tbody th").first).to_be_visible()
    for over in ("agent", "commander", "hero", "faction technology", "promissory note"):
        expect(sheet.get_by_text(over, exact=True).first).to_be_visible()
    draft.locator(".slices [data-lit]").first.click()
    assert violations(page, axe) == []
    player.send()
    expect(page.locator("[data-draft] .slices .edged").first).to_be_visible()


def test_factions_and_tiles_are_chosen_where_they_are_drawn(open_page: NewPage, axe: str) -> None:
    page = open_page(lang="de")
    open_table(page, "ti4", 2, {"galaxy": "build", "factions": "choose"})
    player = Clicker(page, seed=6)
    assert player.await_turn()
    assert player.asked() == "choose_faction"
    expect(page.locator(".sky")).to_have_count(0)
    page.locator("main details summary", has_text="Fraktionsbogen").first.wait_for()
    player.answer()
    while player.await_turn() and player.asked() != "lay":
        player.answer()
    hand = page.locator(".tiles [data-thing^='tile:']")
    expect(hand.first).to_be_visible()
    assert violations(page, axe) == []
    hand.first.click()
    page.locator(".sky g.hex[data-lit]").first.click()
    expect(page.locator("[data-send]")).to_be_enabled()


def test_points_luck_and_spending_are_drawn_when_a_game_is_over(
    open_page: NewPage, axe: str, records: dict[str, bytes]
) -> None:
    page = open_page()
    page.goto(f"{brought(page, records[END])}/replay")
    page.locator("[data-series=luck]").wait_for()
    for name in ("points", "objectives", "spent", "combats"):
        expect(page.locator(f"[data-series={name}]").get_by_role("listitem")).to_have_count(3)
    expect(page.locator("[data-series=points] [data-by-round] thead th")).to_have_count(1 + int(ROUNDS))
    assert violations(page, axe) == []


def test_what_the_other_may_have_counts_when_it_is_switched_on(
    open_page: NewPage, axe: str, records: dict[str, bytes]
) -> None:
    """By keyboard: the switches of both sides, and a retreat. Every change is one request."""
    page = open_page()
    requests: list[str] = []
    page.on("request", lambda it: requests.append(it.url) if "/what-if" in it.url else None)
    open_record(page, records["attack"])
    page.locator("[data-all]").click()
    sheet = page.locator("[data-fight=plan]")
    summary = sheet.get_by_text("What if? Cards and retreats of both sides")
    summary.focus()
    page.keyboard.press("Enter")
    supposed = sheet.locator("[data-what-if]")
    bar = supposed.get_by_role("img").first
    expect(bar).to_be_visible()
    plain = bar.get_attribute("aria-label")
    theirs = supposed.locator("fieldset").nth(1)
    card = theirs.locator("[aria-pressed=false]").first.get_attribute("data-toggle")
    switch = theirs.locator(f"[data-toggle='{card}']")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-pressed", "true")
    retreat = supposed.locator("[data-retreat='1']")
    retreat.select_option("1")
    expect(bar).not_to_have_attribute("aria-label", plain or "")
    expect(bar).to_have_attribute("aria-label", re.compile("withdraws"))
    assert len(requests) <= 3
    assert violations(page, axe) == []


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_can_be_supposed_before_anything_is_activated(
    open_page: NewPage, axe: str, records: dict[str, bytes], phone: bool
) -> None:
    page = open_page(lang="de", phone=phone)
    open_record(page, records["vote"])
    box = page.locator("[data-suppose]")
    box.get_by_text("Was wäre, wenn ich angriffe").click()
    box.get_by_role("combobox").first.select_option(index=1)
    supposed = box.locator("[data-what-if]")
    cruisers = supposed.locator("[data-unit='2']").first
    cruisers.fill("5")
    cruisers.press("Tab")
    expect(supposed.get_by_role("img").first).to_have_attribute("aria-label", re.compile("du siegst"))
    assert phone or violations(page, axe) == []
