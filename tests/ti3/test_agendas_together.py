"""What audits of the political cards against the rule documents found: who does what in which order, and how laws and
events affect each other and cards."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import conserved
from orrery.games.ti3.rules.agendas.research import superfluous
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import TECHNOLOGY_NAMES
from orrery.games.ti3.rules.nouns import POLITIC
from orrery.games.ti3.rules.production import limit_of
from tests.ti3.notation import asked, on_planet, options, planet, position, say, state

RACES = ("hacan", "sol", "norr")


def voted(card: str, side: str, **more: Any) -> Table:
    """The council has decided; Hacan is speaker, so Sol votes first. The order of play is Hacan, Sol, Norr."""
    table = position("hacan, sol, norr", politics=card, frames=[("agenda", 0, -1), ("turn",)], **more)
    say(table, f"sol vote {side}; norr vote {side}; hacan vote {side}")
    return table


def in_force(table: Table) -> list[str]:
    return [POLITIC.names[law] for law in state(table).laws]


# --- in which order ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "side"),
    [("unconventional_weapons", "against"), ("new_constitution", "for"), ("colonization_licensing", "against")],
)
def test_planets_are_exhausted_in_the_order_of_play(card: str, side: str) -> None:
    lands = "arinam_meer abyz_fria arnor_lor lazar_sakulag bereg_lirta_iv thibah"
    tiles = {f"b{n}": tile for n, tile in enumerate(lands.split(), 1)}
    worlds = {"hacan": "Arinam Meer Abyz", "sol": "Arnor Lor Lazar", "norr": "Bereg Lirta_IV Thibah"}
    planets = {name.replace("_", " "): f"{race}:" for race, mine in worlds.items() for name in mine.split()}
    numbers = {"hacan": "trade", "sol": "imperial", "norr": "warfare"}
    players: dict[str, Any] = {
        race: {"fleets": {f"c{n}": "dreadnought"}, "strategies": numbers[race]} for n, race in enumerate(RACES, 1)
    }
    table = voted(card, side, tiles=tiles, planets=planets, **players)
    seen = []
    while (now := asked(table)) and set(now.values()) == {"aim_planets"}:
        (race,) = now
        seen.append(race)
        seat = RACES.index(race)
        table.answer(seat, next(iter(table.find(seat)[1].options())))
    assert seen == ["hacan", "norr", "sol"], "by the numbers of their strategy cards"


# --- Technology Buy-back -----------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.27", "T3.17.52")
@pytest.mark.parametrize(
    ("known", "ruling", "sold"),
    [
        (
            "assault_cannon, dacxive_animators, graviton_negator",
            {},
            "assault_cannon dacxive_animators graviton_negator",
        ),
        (
            "assault_cannon, dacxive_animators, graviton_negator",
            {"graviton-negator": "cannon"},
            "dacxive_animators graviton_negator",
        ),
        ("assault_cannon, graviton_negator", {}, "graviton_negator"),
        (
            "assault_cannon, transit_diodes, x89_bacterial_weapon",
            {},
            "assault_cannon transit_diodes x89_bacterial_weapon",
        ),
        (
            "assault_cannon, transit_diodes, x89_bacterial_weapon",
            {"x89-needs": "diodes"},
            "assault_cannon x89_bacterial_weapon",
        ),
        ("dacxive_animators, graviton_negator", {"graviton-negator": "cannon"}, "dacxive_animators graviton_negator"),
    ],
)
def test_what_no_other_technology_needs_as_the_table_reads_them(known: str, ruling: dict[str, str], sold: str) -> None:
    table = position(laws="technology_buy_back 0", sol={"technologies": known}, options=ruling)
    assert {TECHNOLOGY_NAMES[t] for t in superfluous(state(table), 0)} == set(sold.split())
    say(table, "sol action pass; norr action pass; hacan action pass; sol react politic.technology_buy_back")
    assert set(options(table, "sol")) == set(sold.split())


# --- Technology Investigation ------------------------------------------------------------------------------------


def investigated(**more: Any) -> Table:
    return voted("technology_investigation, imperial_mandate, cost_overruns, free_trade", "against", **more)


def decided(table: Table) -> list[str]:
    return [POLITIC.names[args["politic"]] for key, _, args in table.journal if key == "ti3-log-agenda"]


def waiting(table: Table) -> list[str]:
    return [POLITIC.names[args["politic"]] for key, _, args in table.journal if key == "ti3-log-agenda-waits"]


def test_both_agendas_of_an_investigation_are_drawn_before_the_first_is_voted_on() -> None:
    table = investigated()
    s = state(table)
    assert asked(table) == {"sol": "vote"}
    assert waiting(table) == ["cost_overruns"]
    assert [POLITIC.names[card] for card in s.politics.layers[-1]] == ["free_trade"], "both are drawn"
    assert conserved(s) == conserved(state(position("hacan, sol, norr")))
    say(table, "sol vote for; norr vote for; hacan vote for; sol vote for; norr vote for; hacan vote for")
    assert decided(table) == ["technology_investigation", "imperial_mandate", "cost_overruns"]


@pytest.mark.parametrize(("which", "first"), [(1, "code_of_honor"), (2, "imperial_mandate")])
def test_a_policy_may_be_determined_in_the_place_of_one_of_them(which: int, first: str) -> None:
    table = position(
        "hacan, sol, norr",
        politics="imperial_mandate, cost_overruns",
        frames=[("draw_agendas", 0, 2), ("turn",)],
        norr={"hand": "determine_policy"},
    )
    say(table, "norr react nothing; " * (which - 1) + "norr react card.determine_policy")
    say(table, "norr determine_policy code_of_honor")
    assert conserved(state(table)) == conserved(state(position("hacan, sol, norr")))
    assert decided(table) == [first]
    assert waiting(table)[0] == "code_of_honor" or which == 1
    assert len(waiting(table)) == 1


# --- votes on laws in force --------------------------------------------------------------------------------------


def test_a_law_whose_new_vote_is_vetoed_stays_in_force() -> None:
    table = position(
        "hacan, sol, norr",
        politics="revote, cost_overruns",
        laws="code_of_honor 0",
        frames=[("agenda", 0, -1), ("turn",)],
        norr={"hand": "veto"},
    )
    say(
        table,
        "norr react nothing; sol elect_law code_of_honor; norr elect_law code_of_honor; hacan elect_law code_of_honor",
    )
    say(table, "norr react card.veto")
    assert in_force(table) == ["code_of_honor"]
    assert [POLITIC.names[card] for card in state(table).politics_discard] == ["revote"]
    say(table, "sol vote for; norr vote for; hacan vote for")
    assert [POLITIC.names[card] for card in state(table).politics_discard] == ["revote", "cost_overruns"]


def test_a_council_elder_may_be_discarded_in_the_vote_about_himself() -> None:
    table = position(
        "hacan, sol, norr",
        politics="revote",
        laws="council_elder norr",
        frames=[("agenda", 0, -1), ("turn",)],
    )
    say(
        table,
        "norr react nothing; sol elect_law council_elder; norr elect_law council_elder; hacan elect_law council_elder",
    )
    say(table, "norr react politic.council_elder; norr elect_player norr")
    assert state(table).laws == {POLITIC.index["council_elder"]: (2,)}, "only his votes counted"
    assert [POLITIC.names[card] for card in state(table).politics_discard] == ["revote"]


# --- laws and cards ----------------------------------------------------------------------------------------------


def test_a_productivity_spike_raises_what_humane_labor_leaves() -> None:
    for laws, most in (("", 2 + 2 + 2), ("humane_labor 0", 2 + 2)):
        table = position(
            tiles={"b1": "saudor"},
            planets={"Saudor": "sol: space_dock"},
            laws=laws,
            frames=[("strategy_phase",), ("turn",)],
            sol={"hand": "productivity_spike", "strategies": ""},
            norr={"strategies": ""},
            hacan={"strategies": ""},
        )
        say(table, "sol react card.productivity_spike")
        if asked(table) == {"sol": "aim_planet"}:
            say(table, "sol aim_planet Saudor")
        assert limit_of(state(table), 0, planet("Saudor")) == most


def test_swapped_values_swap_what_the_usurper_counts() -> None:
    table = position(planets={"Mecatol Rex": "sol: ground_force"}, laws="labor_force_politics 0")
    plain = position(planets={"Mecatol Rex": "sol: ground_force"})
    assert votes(state(plain), 0) - votes(state(table), 0) == 6 - 1 + 2 - 4, "Mecatol Rex 1/6, Jord 4/2"


def test_an_annexed_planet_is_conscripted_and_costs_no_licence() -> None:
    table = position(
        tiles={"b1": "saudor", "c1": "arinam_meer"},
        planets={"Arinam": "sol:"},
        laws="colonization_licensing 0, planetary_conscription 0",
        sol={"hand": "voluntary_annexation"},
    )
    s = state(table)
    s.exhausted = sum(1 << p for p, owner in enumerate(s.owner) if owner == 0)
    say(table, "sol action card.voluntary_annexation; sol aim_planet Saudor; sol react politic.planetary_conscription")
    assert on_planet(table, "Saudor")[:2] == ("sol", 4)
