"""T3.13.6: the laws from Checks and Balances to Minister of Commerce."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import influence, near, resources
from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.effects import ROUND, expire, lasts
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import POLITIC, STRATEGY
from orrery.games.ti3.rules.production import limit_of
from orrery.games.ti3.rules.queries import BATTLE, INVASION, LandingForbidden
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import NO_SEAT, Place, Politic, Seat
from orrery.games.ti3.rules.trade import income, possible_partners
from orrery.games.ti3.rules.units import CRUISER, GROUND_FORCE
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

TILES = {"a1": "mehar_xull", "b1": "arinam_meer", "b3": "saudor"}
SETTLED = {"Meer": "sol: ground_force", "Mehar Xull": "norr: 3 ground_force", "Saudor": "hacan: ground_force"}
FRAMES = [("agenda", 0, -1), ("turn",), ("status_phase",)]
SIX = "sol, norr, hacan, xxcha, mentak, letnev"


def council(card: str, result: str, **more: Any) -> Table:
    """The council of Sol (speaker), N'orr and Hacan decides unanimously."""
    planets = {**SETTLED, **more.pop("planets", {})}
    tiles = {**TILES, **more.pop("tiles", {})}
    table = position(politics=card, frames=more.pop("frames", FRAMES), tiles=tiles, planets=planets, **more)
    agree(table, result)
    return table


def agree(table: Table, result: str) -> None:
    for race in ("norr", "hacan", "sol"):
        (kind,) = set(asked(table).values())
        say(table, f"{race} {kind} {result}")


def law(name: str) -> Politic:
    return POLITIC.index[name]


def goods(table: Table) -> list[int]:
    return [p.goods for p in state(table).players]


# --- 1 Checks and Balances ---------------------------------------------------------------------------------------


def fresh_phase(races: str, laws: str, **more: Any) -> Table:
    """A strategy phase in which nobody has a card."""
    names = [race.strip() for race in races.split(",")]
    players: dict[str, Any] = {name: {"strategies": "", **more.pop(name, {})} for name in names}
    return position(races, frames=[("round",)], laws=laws, **players, **more)


def test_checks_and_balances_gives_every_card_to_another() -> None:
    table = fresh_phase(SIX, "checks_and_balances")
    say(table, "sol take initiative")
    assert options(table, "sol") == ["seat_2", "seat_3", "seat_4", "seat_5", "seat_6"]
    say(table, "sol aim_player norr; norr take trade; norr aim_player sol; hacan take warfare; hacan aim_player xxcha")
    say(table, "xxcha take diplomacy; xxcha aim_player letnev; mentak take political")
    assert asked(table) == {"letnev": "take"}, "Hacan alone has had none but Mentak, so no question is asked"
    say(table, "letnev take logistics")
    names = [[STRATEGIES[card] for card in p.strategies] for p in state(table).players]
    assert names == [["trade"], ["initiative"], ["political"], ["warfare"], ["logistics"], ["diplomacy"]]
    assert state(table).speaker == 0, "who takes Initiative is speaker"


def test_checks_and_balances_with_two_cards_each() -> None:
    table = fresh_phase("sol, norr, hacan", "checks_and_balances")
    say(table, "sol take initiative; sol aim_player norr; norr take trade; norr aim_player sol; hacan take warfare")
    assert state(table).players[2].strategies == [STRATEGY.index["warfare"]], "nobody else has none"
    say(table, "sol take imperial; sol aim_player hacan; norr take political; hacan take logistics")
    assert [len(p.strategies) for p in state(table).players] == [2, 2, 2]


def test_checks_and_balances_against_passes_cards_to_the_left() -> None:
    table = position(politics="checks_and_balances", tiles=TILES, planets=SETTLED, sol={"strategies": "political"},
                     norr={"strategies": "trade"}, hacan={"strategies": "warfare"})  # fmt: skip
    say(table, "sol action political; sol allocate command")
    agree(table, "against")
    s = state(table)
    assert [[STRATEGIES[card] for card in p.strategies] for p in s.players] == [["warfare"], ["political"], ["trade"]]
    assert s.players[1].used >> STRATEGY.index["political"] & 1, "it is being played"
    assert not s.players[2].used >> STRATEGY.index["trade"] & 1


# --- 2 to 5 ------------------------------------------------------------------------------------------------------

GATES = {"c4": "empty_alpha", "b5": "quann", "c10": "lodor"}


def test_closing_the_wormholes_cuts_the_way() -> None:
    s = state(position(tiles=GATES))
    assert near(s)[place("c4")] >> place("c10") & 1
    s = state(council("closing_the_wormholes", "for", tiles=GATES))
    assert not near(s)[place("c4")] >> place("c10") & 1


def test_closing_the_wormholes_against_costs_a_ship_at_each() -> None:
    table = council("closing_the_wormholes", "against", tiles=GATES,
                    sol={"fleets": {"c4": "cruiser, carrier, fighter", "b5": "2 cruiser", "b7": "cruiser"}},
                    norr={"fleets": {"c10": "destroyer"}})  # fmt: skip
    say(table, "sol aim_unit cruiser")
    assert fleet(table, "sol", "c4") == {"carrier": 1, "fighter": 1}
    assert fleet(table, "sol", "b5") == fleet(table, "sol", "b7") == {"cruiser": 1}
    assert fleet(table, "norr", "c10") == {}


@pytest.mark.parametrize(("laws", "may_leave"), [("", True), ("code_of_honor", False)])
def test_code_of_honor_forbids_to_leave_a_battle(laws: str, may_leave: bool) -> None:
    table = position(laws=laws, dice=[10, 10, 1, 1], sol={"fleets": {"b1": "cruiser, carrier"}, "activated": "b2"},
                     norr={"fleets": {"a1": "cruiser, destroyer"}})  # fmt: skip
    say(table, "sol action tactical; sol activate a1; sol move_from b1; sol move cruiser, carrier")
    assert asked(table) == ({"sol": "leave"} if may_leave else {"norr": "action"})
    assert (fleet(table, "norr", "a1") == {}) != may_leave, "the battle has been fought to its end"


def test_colonization_licensing_makes_landings_cost() -> None:
    frames = [("activate", 0), ("turn",)]
    table = position(laws="colonization_licensing", frames=frames, tiles={"b1": "arinam_meer", "b2": "saudor"},
                     sol={"fleets": {"b2": "carrier, 2 ground_force"}, "goods": 1})  # fmt: skip
    say(table, "sol activate b1; sol move_from b2; sol move carrier, 2 ground_force")
    while asked(table) in ({"sol": "move_from"}, {"sol": "pick_up_at"}):
        say(table, f"sol {asked(table)['sol']} nothing")
    say(table, "sol land ground_force; sol land ground_force; sol pay trade good")
    assert on_planet(table, "Arinam")[:2] == on_planet(table, "Meer")[:2] == ("sol", 1)
    assert goods(table) == [0, 0, 0], "Arinam yields 1, Meer nothing"


def test_colonization_licensing_forbids_what_cannot_be_paid() -> None:
    s = state(position(laws="colonization_licensing", tiles=TILES, planets={"Mehar Xull": "norr:"}))
    s.exhausted = (1 << 51) - 1
    assert number(s, 0, LandingForbidden, 0, planet("Saudor"))
    assert not number(s, 0, LandingForbidden, 0, planet("Mehar Xull")), "it is not neutral"


def test_colonization_licensing_against_exhausts_one_planet_in_three() -> None:
    table = council("colonization_licensing", "against", tiles={"b5": "mellon_zohbat"},
                    planets={"Mellon": "sol:", "Zohbat": "sol:"})  # fmt: skip
    say(table, "sol aim_planets Zohbat")
    assert state(table).exhausted == 1 << planet("Zohbat")
    assert asked(table) == {"sol": "action"}


@pytest.mark.parametrize(("laws", "question"), [("", "bombard"), ("conventions_of_war", "")])
def test_conventions_of_war_spare_planets_with_docks(laws: str, question: str) -> None:
    table = position(laws=laws, frames=[("activate", 0), ("turn",)], tiles={"b1": "saudor"}, dice=[1, 1, 10, 1, 10, 1],
                     planets={"Saudor": "norr: ground_force, space_dock"},
                     sol={"fleets": {"b2": "carrier, ground_force, dreadnought"}})  # fmt: skip
    say(table, "sol activate b1; sol move_from b2; sol move carrier, ground_force, dreadnought; sol land ground_force")
    assert (asked(table) == {"sol": "bombard"}) == bool(question)


def test_conventions_of_war_against_costs_those_who_voted_so_a_dock() -> None:
    docks = {"Meer": "sol: ground_force, space_dock", "Mehar Xull": "norr: ground_force, space_dock"}
    table = position(politics="conventions_of_war", frames=FRAMES, tiles=TILES, planets={**SETTLED, **docks})
    say(table, "norr vote for; hacan vote nothing; sol vote against")
    assert on_planet(table, "Meer") == ("sol", 1, 0, 0)
    assert on_planet(table, "Mehar Xull") == ("norr", 1, 0, 1)


# --- 6 to 9 ------------------------------------------------------------------------------------------------------


def test_core_stability_lays_the_cards_open() -> None:
    table = position(laws="core_stability", frames=[("status_cards",), ("turn",)], tiles=TILES, planets=SETTLED,
                     hacan={"technologies": "neural_motivator"})  # fmt: skip
    s = state(table)
    assert len(s.open_cards) == 4
    assert asked(table) == {"sol": "aim_card"}, "Sol has most influence"
    mine = options(table, "sol")[0]
    say(table, f"sol aim_card {mine}")
    for _ in range(3):
        if "aim_card" in asked(table).values():
            ((race, _),) = asked(table).items()
            say(table, f"{race} aim_card {options(table, race)[0]}")
    assert [len(p.hand) for p in s.players] == [1, 1, 2]
    assert s.open_cards == []


def test_core_stability_against_stops_all_drawing_this_round() -> None:
    table = council("core_stability", "against", frames=[("agenda", 0, -1), ("political_too", 1), ("status_cards",),
                                                         ("turn",)])  # fmt: skip
    s = state(table)
    assert [len(p.hand) for p in s.players] == [0, 0, 0]
    assert s.laws == {}


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


def test_councils_censure_makes_imperial_dear() -> None:
    table = council("councils_censure", "sol", frames=[("agenda", 0, -1), ("round",)],
                    **{race: {"strategies": ""} for race in ("sol", "norr", "hacan")})  # fmt: skip
    say(table, "sol take imperial; norr take trade; hacan take warfare")
    assert [p.counters[0] for p in state(table).players] == [0, 2, 2]
    poor: dict[str, Any] = {race: {"strategies": "", "counters": (1, 3, 5)} for race in ("sol", "norr", "hacan")}
    table = council("councils_censure", "sol", frames=[("agenda", 0, -1), ("round",)], **poor)
    assert why_not(table, "sol take imperial") == "T3.5.1"


def test_crown_of_thalnos_strengthens_ground_forces() -> None:
    s = state(council("crown_of_thalnos", "sol"))
    assert need(s, 0, 2, GROUND_FORCE, INVASION, True, Place(1), planet("Saudor")) == 7
    assert need(s, 2, 0, GROUND_FORCE, INVASION, True, Place(1), planet("Saudor")) == 8
    assert need(s, 0, 2, CRUISER, BATTLE, True, Place(1)) == 7


# --- 10 to 14 ----------------------------------------------------------------------------------------------------


def test_fleet_regulations_limit_the_fleet_supply() -> None:
    table = council("fleet_regulations", "for", frames=[("agenda", 0, -1), ("counters", 0, 1), ("turn",)],
                    sol={"counters": (1, 1, 7), "fleets": {"b7": "6 cruiser"}})  # fmt: skip
    assert state(table).players[0].counters == [1, 1, 5]
    assert fleet(table, "sol", "b7") == {"cruiser": 5}
    assert why_not(table, "sol allocate fleet")
    table = council("fleet_regulations", "against")
    assert [p.counters for p in state(table).players] == [[2, 3, 6]] * 3


def test_free_trade_adds_a_good_to_each_income() -> None:
    table = council("free_trade", "for")
    s = state(table)
    assert income(s, 0) == 0
    s.players[1].contracts, s.players[0].contracts = [Seat(0), NO_SEAT], [Seat(1), NO_SEAT]
    before = income(s, 0)
    s.laws.clear()
    s.texts.become([])
    assert income(s, 0) == before - 1
    rich: dict[str, Any] = {"sol": {"goods": 5}, "norr": {"goods": 1}}
    assert goods(council("free_trade", "against", **rich)) == [3, 0, 0]


def test_forced_economic_independence_parts_two_players() -> None:
    table = position(politics="forced_economic_independence", frames=FRAMES)
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol, norr")
    assert s.players[0].contracts == s.players[1].contracts == [-1, -1]
    assert set(possible_partners(s, 0)) == {2}
    assert set(possible_partners(s, 2)) == {0, 1}


def test_holy_planet_of_ixth_produces_nothing() -> None:
    table = position(politics="holy_planet_of_ixth", frames=FRAMES, tiles=TILES, planets=SETTLED)
    assert "Jord" not in options(table, "norr")
    agree(table, "Meer")
    assert limit_of(state(table), 0, planet("Meer")) == 0
    assert limit_of(state(table), 0, planet("Jord")) == 6


def test_humane_labor_lets_docks_produce_two() -> None:
    assert limit_of(state(council("humane_labor", "for")), 0, planet("Jord")) == 2
    s = state(council("humane_labor", "against"))
    assert limit_of(s, 0, planet("Jord")) == 0
    expire(s, ROUND)
    assert limit_of(s, 0, planet("Jord")) == 6


@pytest.mark.rule("T3.17.71")
@pytest.mark.parametrize(("reading", "limit"), [("docks", 5), ("in-all", 2)])
def test_what_humane_labor_leaves_of_technologies_and_cards(reading: str, limit: int) -> None:
    table = council(
        "humane_labor", "for", sol={"technologies": "enviro_compensator"}, options={"humane-labor": reading}
    )
    lasts(state(table), text("card.productivity_spike"), 0, ROUND, planet("Jord"))
    assert limit_of(state(table), 0, planet("Jord")) == limit, "2, 1 for the technology, 2 for Jord's influence"


@pytest.mark.rule("T3.17.49")
def test_humane_labor_counts_after_swapped_values() -> None:
    table = council(
        "humane_labor", "for", options={"labor-force-politics": "payments-only"}, laws="labor_force_politics 0"
    )
    assert limit_of(state(table), 0, planet("Jord")) == 2


# --- 15 to 19 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "price"), [("for", 2), ("against", 3)])
def test_imperial_academy_makes_counters_cheaper(side: str, price: int) -> None:
    table = council("imperial_academy", side, frames=[("agenda", 0, -1), ("logistics_too", 0), ("turn",)])
    assert options(table, "sol")[-1] == str(6 // price), "Sol has 6 influence"


def test_imperial_peace_keeps_invaders_from_mecatol_rex() -> None:
    s = state(council("imperial_peace", "for"))
    assert number(s, 0, LandingForbidden, 0, planet("Mecatol Rex"))
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))
    s = state(council("imperial_peace", "against"))
    assert not number(s, 0, LandingForbidden, 0, planet("Mecatol Rex"))
    assert number(s, 0, LandingForbidden, 0, planet("Saudor"))
    expire(s, ROUND)
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))


def test_labor_force_politics_swaps_resources_and_influence() -> None:
    s = state(council("labor_force_politics", "for"))
    assert (resources(s, planet("Meer")), influence(s, planet("Meer"))) == (4, 0)
    s = state(council("labor_force_politics", "against"))
    assert (resources(s, planet("Meer")), influence(s, planet("Meer"))) == (0, 4)


def test_labor_force_politics_against_leaves_each_player_one_dock() -> None:
    frames = [("agenda", 0, -1), ("produce", 0, planet("Jord")), ("produce", 0, planet("Meer")), ("turn",)]
    table = council("labor_force_politics", "against", frames=frames, sol={"goods": 3},
                    planets={"Jord": "sol: space_dock", "Meer": "sol: space_dock"})  # fmt: skip
    say(table, "sol build 2 ground_force; sol pay trade good")
    assert asked(table) == {"sol": "action"}, "Meer stands still"
    assert limit_of(state(table), 0, planet("Jord")) == 6
    expire(state(table), ROUND)
    assert limit_of(state(table), 0, planet("Meer")) == 2


def test_limits_to_individual_power_leave_three_cards() -> None:
    cards: dict[str, Any] = {"sol": {"hand": "good_year, transport, war_footing, grand_armada"}}
    table = council("limits_to_individual_power", "for", frames=[("agenda", 0, -1), ("political_too", 0), ("turn",)],
                    **cards)  # fmt: skip
    say(table, "sol discard grand_armada")
    assert len(state(table).players[0].hand) == 4, "and another is drawn"
    assert asked(table) == {"sol": "discard"}
    table = council("limits_to_individual_power", "against", **cards)
    assert len(state(table).players[0].hand) == 3
    assert state(table).laws == {}


def test_minister_of_commerce_is_paid_by_all_who_trade() -> None:
    table = council("minister_of_commerce", "sol", frames=[("agenda", 0, -1), ("turn",)], norr={"goods": 2},
                    hacan={"goods": 1})  # fmt: skip
    assert goods(table) == [0, 2, 1]
    frames = [("agenda", 0, -1), ("status_phase",)]
    table = position(politics="minister_of_commerce", frames=frames, norr={"goods": 2}, hacan={"goods": 1})
    state(table).players[0].contracts, state(table).players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol")
    assert goods(table) == [1, 1, 1], "Hacan has no agreement"
