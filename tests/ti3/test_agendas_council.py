"""T3.13: the political cards about the council, its laws and honours, and victory points."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BATTLE
from orrery.games.ti3.rules.texts import text_of_politic
from orrery.games.ti3.rules.things import Place
from orrery.games.ti3.rules.units import FIGHTER
from tests.ti3.councils import agree, council, law
from tests.ti3.notation import asked, planet, position, say, state


def test_imperial_mandate_is_about_points() -> None:
    assert [p.points for p in state(council("imperial_mandate", "for")).players] == [2, 2, 2]
    table = position(politics="imperial_mandate", frames=[("agenda", 0, -1), ("turn",)])
    state(table).players[2].points = 3
    agree(table, "against")
    assert [p.points for p in state(table).players] == [0, 0, 2]


def test_new_constitution_strikes_all_laws_and_exhausts_two_planets() -> None:
    table = council("new_constitution", "for", laws="code_of_honor, free_trade", tiles={"b5": "mellon_zohbat"},
                    planets={"Mellon": "sol:"})  # fmt: skip
    assert state(table).laws == {}
    say(table, "sol aim_planets Mellon, Meer")
    assert [bool(state(table).exhausted >> planet(p) & 1) for p in ("Mellon", "Meer", "Jord")] == [True, True, False]
    say(table, "norr aim_planets Mehar Xull, Quinarra; hacan aim_planets Saudor, Arretze")
    assert asked(table) == {"sol": "action"}
    assert state(table).exhausted.bit_count() == 6


def test_new_constitution_against_lets_the_most_influential_strike_a_law() -> None:
    table = council("new_constitution", "against", laws="code_of_honor, free_trade")
    say(table, "sol aim_yes yes; sol aim_text politic.code_of_honor")
    assert list(state(table).laws) == [law("free_trade")]


def test_public_execution_takes_cards_planets_and_heart() -> None:
    table = council("public_execution", "hacan", hacan={"hand": "good_year, transport"}, norr={"hand": "war_footing"})
    s = state(table)
    assert [len(p.hand) for p in s.players] == [0, 1, 0]
    assert len(s.discard) == 2
    assert all(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 2)
    assert need(s, 2, 0, FIGHTER, BATTLE, True, Place(1)) == 10
    expire(s, ROUND)
    assert need(s, 2, 0, FIGHTER, BATTLE, True, Place(1)) == 9


def test_repeal_strikes_the_law_that_is_elected() -> None:
    table = council("repeal", "code_of_honor", laws="code_of_honor, free_trade")
    assert list(state(table).laws) == [law("free_trade")]
    assert [*state(table).texts] == [text_of_politic(law("free_trade"))]
    assert sorted(state(table).politics_discard) == sorted([law("repeal"), law("code_of_honor")])


@pytest.mark.parametrize(("side", "kept"), [("for", True), ("against", False)])
def test_revote_puts_a_law_to_the_vote_anew(side: str, kept: bool) -> None:
    table = council("revote", "code_of_honor", laws="code_of_honor")
    assert asked(table) == {"norr": "vote"}
    assert law("code_of_honor") in state(table).laws, "in force until it fails"
    agree(table, side)
    assert (law("code_of_honor") in state(table).laws) == kept
    assert (law("code_of_honor") in state(table).politics_discard) != kept
    assert asked(table) == {"sol": "action"}


def test_council_elder_decides_an_election_alone() -> None:
    frames = [("agenda", 0, -1), ("agenda", 0, -1), ("turn",)]
    table = council("council_elder, crown_of_thalnos", "hacan", frames=frames)
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react politic.council_elder; hacan elect_player hacan")
    assert state(table).laws == {law("crown_of_thalnos"): (2,)}
    assert state(table).politics_discard == [law("council_elder")]


def test_council_elder_is_kept_for_elections() -> None:
    frames = [("agenda", 0, -1), ("agenda", 0, -1), ("agenda", 0, -1), ("turn",)]
    table = council("council_elder, cost_overruns, crown_of_thalnos", "hacan", frames=frames)
    agree(table, "for")
    say(table, "hacan react nothing")
    agree(table, "sol")
    assert state(table).laws == {law("council_elder"): (2,), law("crown_of_thalnos"): (0,)}
