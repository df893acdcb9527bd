"""Eight at the table of Twilight Imperium 4 in a real browser: they can be told apart, hyperlanes join the map, and
everything has room on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from orrery.core.ask import Decision
from orrery.games.ti4.rules.board import scores_public
from orrery.games.ti4.rules.data import LAYOUTS
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.records import END, ROUNDS, by_instinct
from tests.web.conftest import NewPage
from tests.web.screens import brought, open_record, open_table, violations

SEATS, SEVEN = 8, 7
PHONE_WIDTH = 390


def home_lost(s: Imperium, asked: Decision[Any]) -> bool:
    """Somebody has met a public objective and does not control the whole home system."""
    lost = [seat for seat, p in enumerate(s.players) if not p.eliminated and not scores_public(s, seat)]
    open_ = [(seat, it) for seat in lost for it in s.objectives if not s.players[seat].scored >> it & 1]
    return s.round > 1 and any(progress(s, seat, it).done for seat, it in open_)


@pytest.fixture(scope="module")
def games() -> dict[str, bytes]:
    return by_instinct({"lost": home_lost}, players=SEATS, end=True)


@pytest.fixture
def eight(games: dict[str, bytes]) -> bytes:
    return games["lost"]


def colours_and_shapes(marks: Locator) -> tuple[set[str], set[str]]:
    """What the marks of seats are filled with, and how they are drawn."""
    found = marks.evaluate_all("all => all.map(it => [getComputedStyle(it).fill, it.getAttribute('d')])")
    return {fill for fill, _ in found}, {drawn for _, drawn in found}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_eight_players_differ_by_colour_and_by_shape(open_page: NewPage, eight: bytes, scheme: str) -> None:
    """And a desk screen shows even their galaxy from near, with the names of the planets."""
    page = open_page(color_scheme=scheme)
    open_record(page, eight)
    expect(page.locator("aside article")).to_have_count(SEATS)
    colours, drawn = colours_and_shapes(page.locator(".matrix thead svg path"))
    assert len(colours) == len(drawn) == SEATS
    expect(page.locator(".sky text.name").first).to_be_visible()


def test_hyperlanes_are_drawn_where_seven_sit(open_page: NewPage) -> None:
    """All maps for seven have hyperlanes, and each of those joins at least two sides. A phone shows them from far, with
    the custodians token."""
    (number,) = {len(it.hyperlanes) for it in LAYOUTS if it.players == SEVEN}
    page = open_page(phone=True)
    open_table(page, "ti4", SEVEN - 1)
    lanes = page.locator(".sky [data-lane]")
    expect(lanes).to_have_count(number)
    assert all(lanes.evaluate_all("all => all.map(it => it.querySelectorAll('.lane').length)"))
    expect(page.locator(".sky text.name")).to_have_count(0)
    expect(page.locator(".sky .custodians")).to_have_count(1)


def test_the_matrix_of_eight_fits_a_phone_and_says_who_must_not_score(
    open_page: NewPage, eight: bytes, axe: str
) -> None:
    """LRR 14.16: in German, whose words are longer."""
    page = open_page(phone=True, lang="de")
    open_record(page, eight)
    matrix = page.locator(".matrix")
    matrix.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH
    assert matrix.evaluate("it => it.scrollWidth - it.clientWidth") == 0
    ends = matrix.locator("td, thead th").evaluate_all("all => all.map(it => it.getBoundingClientRect().right)")
    assert max(ends) <= PHONE_WIDTH
    assert matrix.locator("thead th svg").count() == SEATS
    expect(matrix.locator("td", has_text="⌂").first).to_contain_text("Heimat-System")
    assert violations(page, axe) == []


def test_the_score_sheet_of_eight_fits_a_phone(open_page: NewPage, games: dict[str, bytes]) -> None:
    page = open_page(phone=True, lang="de")
    page.goto(brought(page, games[END]))
    score = page.locator(".score .scroll")
    expect(score.locator("thead th")).to_have_count(1 + SEATS)
    expect(score.get_by_role("rowheader", name=f"Punkte (Runde {ROUNDS})")).to_be_visible()
    assert score.evaluate("it => it.scrollWidth - it.clientWidth") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH
