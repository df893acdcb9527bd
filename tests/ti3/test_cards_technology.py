"""T3.18, T3.19.1: the action cards about technologies."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from tests.ti3.notation import asked, options, planet, position, say, state, why_not


def buying(hand: str, goods: int, known: str = "", **rest: Any) -> Table:
    """Norr is about to buy a technology, with a card in hand, and only trade goods to pay with."""
    table = position(
        sol={"strategies": "technology"},
        norr={"hand": hand, "goods": goods, "technologies": known},
        **rest,
    )
    state(table).exhausted = 1 << planet("Quinarra") | 1 << planet("Tren'lak")
    say(table, "sol action technology; sol research enviro_compensator; norr secondary yes")
    return table


def knows(table: Table, seat: int, name: str) -> bool:
    return bool(state(table).players[seat].technologies >> TECHNOLOGY.index[name] & 1)


def test_corporate_sponsorship() -> None:
    table = buying("corporate_sponsorship", 4, "antimass_deflectors")
    say(table, "norr react card.corporate_sponsorship")
    assert why_not(table, "norr research hylar_v_assault_laser") == "T3.18.2"
    assert set(options(table, "norr")) == {"cybernetics"}
    say(table, "norr research cybernetics; norr pay 4 trade good")
    assert state(table).players[1].goods == 0
    assert state(table).effects == [], "only for this purchase"


def test_without_a_sponsor_it_costs_eight() -> None:
    table = buying("corporate_sponsorship", 4, "antimass_deflectors")
    say(table, "norr react nothing")
    assert asked(table) == {"hacan": "secondary"}


def test_focused_research() -> None:
    table = buying("focused_research", 14)
    say(table, "norr react card.focused_research")
    assert why_not(table, "norr research war_sun") == "T3.18.1", "it lacks more than one"
    say(table, "norr research xrd_transporters; norr pay 14 trade good")
    assert knows(table, 1, "xrd_transporters")
    assert state(table).effects == []


def test_focused_research_costs_nothing_more_if_nothing_is_missing() -> None:
    table = buying("focused_research", 14)
    say(table, "norr react card.focused_research; norr research hylar_v_assault_laser; norr pay 8 trade good")
    assert state(table).players[1].goods == 6


def test_focused_research_needs_the_money() -> None:
    assert "react" not in asked(buying("focused_research", 13)).values()


def test_opening_the_black_box() -> None:
    tiles = {"b1": "coorneeq_resculon", "b2": "vefut_ii", "b3": "arinam_meer"}
    planets = {"Coorneeq": "norr:", "Vefut II": "norr:", "Arinam": "norr:"}
    table = buying("opening_the_black_box", 8, tiles=tiles, planets=planets)
    say(table, "norr react card.opening_the_black_box; norr research hylar_v_assault_laser")
    assert table.find(1)[1].args["price"] == 4, "two red ones spare two each"


def test_the_black_box_is_red() -> None:
    tiles = {"b1": "coorneeq_resculon", "b3": "arinam_meer"}
    table = buying("opening_the_black_box", 8, tiles=tiles, planets={"Coorneeq": "norr:", "Arinam": "norr:"})
    say(table, "norr react card.opening_the_black_box; norr research antimass_deflectors")
    assert table.find(1)[1].args["price"] == 7


def test_tech_bubble() -> None:
    table = position(sol={"strategies": "technology", "hand": "tech_bubble", "goods": 8, "counters": (1, 3, 5)})
    state(table).exhausted = 1 << planet("Jord")
    say(table, "sol action technology; sol research enviro_compensator; sol react card.tech_bubble")
    assert state(table).players[0].counters == [0, 3, 5]
    say(table, "sol research antimass_deflectors; sol pay 8 trade good")
    assert knows(table, 0, "antimass_deflectors")
    assert asked(table) == {"norr": "secondary"}


def test_the_bubble_is_for_whoever_has_technology() -> None:
    table = position(sol={"strategies": "technology"}, norr={"hand": "tech_bubble", "goods": 8})
    say(table, "sol action technology; sol research enviro_compensator")
    assert asked(table) == {"norr": "secondary"}
    table = position(sol={"strategies": "technology", "hand": "tech_bubble", "counters": (0, 3, 5)})
    say(table, "sol action technology; sol research enviro_compensator")
    assert asked(table) == {"norr": "secondary"}
