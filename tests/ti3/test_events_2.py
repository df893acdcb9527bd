"""T3.13: the events that come before the galactic council, from Mass Mobilization to Trade Embargo."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.production import most_of
from orrery.games.ti3.rules.queries import BATTLE, AgreementForbidden, LandingForbidden
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.things import NO_SEAT, Place, Seat
from orrery.games.ti3.rules.trade import possible_partners
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE
from orrery.games.ti3.rules.verbs import gain_goods
from tests.ti3.notation import asked, on_planet, planet, position, say, state
from tests.ti3.test_events import SETTLED, TILES, agree, council, goods, law

# --- 12 to 15 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.20")
@pytest.mark.parametrize(("ruling", "troops"), [("votes-for", 1), ("votes-for-rounded-up", 2), ("all-votes", 2)])
def test_mass_mobilization_raises_a_fifth_of_the_votes(ruling: str, troops: int) -> None:
    table = position(politics="mass_mobilization", frames=[("agenda", 0, -1), ("turn",)], tiles=TILES, planets=SETTLED,
                     options={"mass-mobilization": ruling})  # fmt: skip
    say(table, "norr vote nothing; hacan vote against; sol vote for")
    council = state(table).council
    assert council is not None
    assert [(weight, *verdict[1:]) for _, weight, verdict in council.ballots] == [(4,), (4, AGAINST), (6, FOR)]
    say(table, f"sol aim_planets {troops} Meer")
    assert on_planet(table, "Meer") == ("sol", 1 + troops, 0, 0)
    say(table, "norr aim_planets nothing; hacan aim_planets nothing")
    assert asked(table) == {"sol": "action"}


def test_mass_mobilization_against_forbids_ground_forces() -> None:
    s = state(council("mass_mobilization", "against"))
    most = most_of(s, 0, planet("Meer"), 4)
    assert (most[GROUND_FORCE], most[FIGHTER]) == (0, 4)
    expire(s, ROUND)
    assert most_of(s, 0, planet("Meer"), 4)[GROUND_FORCE] == 4


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


def test_official_sanction_forbids_invasions_this_round() -> None:
    s = state(council("official_sanction", "norr"))
    assert number(s, 0, LandingForbidden, 1, planet("Saudor"))
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))
    expire(s, ROUND)
    assert not number(s, 0, LandingForbidden, 1, planet("Saudor"))


def test_open_the_trade_routes_brings_goods_for_all() -> None:
    assert goods(council("open_the_trade_routes", "for")) == [2, 2, 2]


@pytest.mark.rule("T3.17.22")
@pytest.mark.parametrize(("ruling", "after"), [("always", [0, 3, 0]), ("status-phase", [3, 0, 0])])
def test_open_the_trade_routes_against_sends_goods_to_the_left(ruling: str, after: list[int]) -> None:
    table = council("open_the_trade_routes", "against", options={"open-the-trade-routes": ruling})
    s = state(table)
    gain_goods(s, 0, 3)
    assert goods(table) == after
    s.phase = "status"
    gain_goods(s, 2, 1)
    assert s.players[0].goods == after[0] + 1


# --- 16, 17 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.23")
@pytest.mark.parametrize(("ruling", "kept"), [("next-round", True), ("this-round", False)])
def test_prophecy_of_ixth_needs_two_new_fighters_every_round(ruling: str, kept: bool) -> None:
    table = council("prophecy_of_ixth", "sol", frames=[("agenda", 0, -1), ("round_over",)],
                    options={"prophecy-of-ixth": ruling})  # fmt: skip
    s = state(table)
    assert need(s, 0, 1, FIGHTER, BATTLE, True, Place(1)) == (8 if kept else 9), "a round has ended"
    assert need(s, 1, 0, FIGHTER, BATTLE, True, Place(1)) == 8, "N'orr by its own nature"


@pytest.mark.parametrize(("built", "kept"), [("2 fighter", True), ("fighter", False)])
def test_prophecy_of_ixth_is_fulfilled_by_buying(built: str, kept: bool) -> None:
    frames = [("agenda", 0, -1), ("produce", 0, planet("Jord")), ("round_over",)]
    table = council("prophecy_of_ixth", "sol", frames=frames, planets={"Jord": "sol: space_dock"},
                    options={"prophecy-of-ixth": "this-round"})  # fmt: skip
    say(table, f"sol build {built}; sol pay Jord")
    assert need(state(table), 0, 2, FIGHTER, BATTLE, True, Place(1)) == (8 if kept else 9)


def test_public_execution_takes_cards_planets_and_heart() -> None:
    table = council("public_execution", "hacan", hacan={"hand": "good_year, transport"}, norr={"hand": "war_footing"})
    s = state(table)
    assert [len(p.hand) for p in s.players] == [0, 1, 0]
    assert len(s.discard) == 2
    assert all(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 2)
    assert need(s, 2, 0, FIGHTER, BATTLE, True, Place(1)) == 10
    expire(s, ROUND)
    assert need(s, 2, 0, FIGHTER, BATTLE, True, Place(1)) == 9


# --- 18 to 22 ----------------------------------------------------------------------------------------------------


def test_repeal_strikes_the_law_that_is_elected() -> None:
    table = council("repeal", "code_of_honor", laws="code_of_honor, free_trade")
    assert list(state(table).laws) == [law("free_trade")]
    assert [*state(table).texts] == [law("free_trade") + 96]
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


def test_revote_can_give_a_law_to_another_player() -> None:
    frames = [("agenda", 0, -1), ("agenda", 0, -1), ("turn",)]
    table = council("crown_of_thalnos, revote", "norr", frames=frames)
    agree(table, "crown_of_thalnos")
    agree(table, "sol")
    assert state(table).laws == {law("crown_of_thalnos"): (0,)}
    assert state(table).politics_discard == [law("revote")]


def test_subsidized_industry_puts_a_dock() -> None:
    table = council("subsidized_industry", "norr")
    say(table, "norr aim_yes yes; norr aim_planet Mehar Xull")
    assert on_planet(table, "Mehar Xull") == ("norr", 3, 0, 1)
    assert state(table).players[1].reserve[8] == 2
    table = council("subsidized_industry", "norr")
    say(table, "norr aim_yes no")
    assert on_planet(table, "Mehar Xull") == ("norr", 3, 0, 0)


def test_technology_investigation_for_forbids_buying() -> None:
    s = state(council("technology_investigation", "for", sol={"goods": 9}))
    assert possible(s, 0, True) == []
    assert possible(s, 0, False) != []


def test_technology_investigation_against_costs_a_card_and_brings_two_agendas() -> None:
    cards = {"hacan": {"hand": "good_year, war_footing"}}
    table = council("technology_investigation, imperial_mandate, cost_overruns", "against", **cards)
    s = state(table)
    assert [len(p.hand) for p in s.players] == [0, 0, 1]
    assert len(s.discard) == 1
    assert asked(table) == {"norr": "vote"}
    agree(table, "for")
    assert [p.points for p in s.players] == [2, 2, 2]
    agree(table, "for")
    assert sorted(s.politics_discard) == sorted(
        law(name) for name in ("technology_investigation", "imperial_mandate", "cost_overruns")
    )
    assert asked(table) == {"sol": "action"}


def test_trade_embargo_ends_agreements_for_two_rounds() -> None:
    table = position(politics="trade_embargo", frames=[("agenda", 0, -1), ("turn",)])
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol")
    assert s.players[0].contracts == s.players[1].contracts == [-1, -1]
    assert set(possible_partners(s, 1)) == {2}
    expire(s, ROUND)
    assert number(s, 0, AgreementForbidden, 1, 0)
    expire(s, ROUND)
    assert not number(s, 0, AgreementForbidden, 1, 0)
