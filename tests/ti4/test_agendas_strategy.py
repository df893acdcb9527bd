"""The agendas of Twilight Imperium 4 about strategy cards, action cards and command tokens."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import STRATEGIES
from tests.ti4.agendas import adjourn, decided, exhausted
from tests.ti4.councils import cast, discarded, holder
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, state, why_not

FACTIONS = ("sol", "letnev", "hacan")


def cards(table: Table, faction: str) -> list[str]:
    """The strategy cards of a player."""
    return [STRATEGIES[card] for card in player(table, faction).strategies]


# --- Armed Forces Standardization --------------------------------------------------------------------------------


@pytest.mark.parametrize("pools", [(0, 1, 0), (5, 5, 5), (3, 3, 2)])
def test_armed_forces_standardization_sets_all_pools(pools: tuple[int, int, int]) -> None:
    table = decided("armed_forces_standardization", "hacan", hacan={"pools": pools})
    assert player(table, "hacan").pools == [3, 3, 2]


def test_armed_forces_standardization_can_shrink_fleets() -> None:
    table = decided("armed_forces_standardization", "hacan", hacan={"space": {"203": "4 cruiser"}})
    say(table, "hacan remove cruiser")
    assert fleet(table, "hacan", "203") == {"cruiser": 3}


# --- Checks and Balances -----------------------------------------------------------------------------------------


def test_checks_and_balances_gives_chosen_strategy_cards_to_others() -> None:
    nothing: dict[str, Any] = {who: {"strategies": ""} for who in FACTIONS}
    table = position(laws="agenda.checks_and_balances", frames=[("round",)], **nothing)
    state(table).strategy_goods[6] = 2
    say(table, "sol take technology")
    assert options(table, "sol") == ["seat_2", "seat_3"]
    say(table, "sol aim_player hacan")
    assert (cards(table, "sol"), cards(table, "hacan")) == ([], ["technology"])
    assert (player(table, "sol").goods, player(table, "hacan").goods) == (2, 0), "who chooses gains the trade goods"
    say(table, "letnev take trade; letnev aim_player hacan; hacan take warfare; hacan aim_player sol")
    assert cards(table, "hacan") == ["technology", "trade"]
    say(table, "sol take politics; letnev take imperial; hacan take diplomacy")
    assert [cards(table, who) for who in FACTIONS] == [
        ["warfare", "imperial"],
        ["politics", "diplomacy"],
        ["technology", "trade"],
    ]


def test_checks_and_balances_lets_the_last_card_stay_where_it_must() -> None:
    five = "sol, letnev, hacan, xxcha, jol_nar"
    nothing: dict[str, Any] = {who: {"strategies": ""} for who in five.split(", ")}
    table = position(five, laws="agenda.checks_and_balances", frames=[("round",)], **nothing)
    say(table, "sol take leadership; sol aim_player letnev; letnev take diplomacy; letnev aim_player sol")
    say(table, "hacan take politics; hacan aim_player xxcha; xxcha take construction; xxcha aim_player hacan")
    say(table, "jol_nar take trade")
    assert cards(table, "jol_nar") == ["trade"], "all others have one"


def test_checks_and_balances_against_lets_all_ready_only_three_planets() -> None:
    tired = {"exhausted": "arretze, hercant, kamdorn, quann"}
    table = decided("checks_and_balances", "against", "letnev against mehar_xull; sol nothing", hacan=tired)
    assert holder(table, "checks_and_balances") == ""
    cast(table, "letnev nothing; sol nothing")
    say(table, "sol decide against; hacan ready_some arretze, hercant, quann")
    assert exhausted(table, "arretze", "hercant", "kamdorn", "quann", "mehar_xull") == ["kamdorn"]
    assert not state(table).effects


# --- Clandestine Operations --------------------------------------------------------------------------------------


def test_clandestine_operations_costs_two_command_tokens() -> None:
    table = decided("clandestine_operations", "for", letnev={"pools": (1, 0, 0)})
    assert why_not(table, "sol aim_pools tactic") != ""
    say(table, "sol aim_pools tactic, strategy; hacan aim_pools 2 fleet")
    assert [player(table, who).pools for who in FACTIONS] == [[2, 5, 1], [0, 0, 0], [3, 3, 2]]


def test_clandestine_operations_against_costs_a_token_of_the_fleet_pool() -> None:
    table = decided("clandestine_operations", "against", letnev={"pools": (1, 0, 0)})
    assert [player(table, who).pools for who in FACTIONS] == [[3, 4, 2], [1, 0, 0], [3, 4, 2]]


# --- Executive Sanctions -----------------------------------------------------------------------------------------

HAND = "plague, morale_boost, uprising, spy"


def test_executive_sanctions_limits_hands_to_three_cards() -> None:
    table = decided("executive_sanctions", "for", hacan={"hand": HAND})
    say(table, "hacan discard plague")
    assert len(player(table, "hacan").hand) == 3
    assert asked(table) == {"letnev": "vote"}


def test_executive_sanctions_holds_for_cards_drawn_later() -> None:
    hand = {"hand": "plague, morale_boost"}
    table = position(laws="agenda.executive_sanctions", frames=[("draw_some", 0, 2)], sol=hand)
    assert asked(table) == {"sol": "discard"}


def test_executive_sanctions_against_costs_a_random_card() -> None:
    table = decided("executive_sanctions", "against", hacan={"hand": HAND})
    assert len(player(table, "hacan").hand) == 3
    assert len(state(table).discard) == 1


# --- Fleet Regulations -------------------------------------------------------------------------------------------


def test_fleet_regulations_allows_four_tokens_in_a_fleet_pool() -> None:
    table = decided("fleet_regulations", "for", hacan={"pools": (3, 3, 2), "space": {"203": "3 cruiser"}})
    assert [player(table, who).pools for who in FACTIONS] == [[3, 4, 2], [3, 4, 2], [3, 3, 2]]


def test_fleet_regulations_holds_for_new_tokens() -> None:
    table = position(laws="agenda.fleet_regulations", sol={"strategies": "leadership", "pools": (2, 3, 1)})
    say(table, "sol act leadership")
    assert why_not(table, "sol gain_tokens 2 fleet, tactic") != ""
    assert why_not(table, "sol gain_tokens fleet, 2 tactic") == ""


def test_fleet_regulations_holds_for_redistributed_tokens() -> None:
    table = position(laws="agenda.fleet_regulations", sol={"pools": (2, 4, 1)}, frames=[("new_tokens", 0)])
    say(table, "sol gain_tokens 2 tactic")
    assert why_not(table, "sol redistribute 5 fleet, 4 tactic") != ""
    assert why_not(table, "sol redistribute 4 fleet, 5 tactic") == ""


def test_fleet_regulations_against_adds_a_token_to_every_fleet_pool() -> None:
    table = decided("fleet_regulations", "against")
    assert [player(table, who).pools for who in FACTIONS] == [[3, 6, 2]] * 3


# --- Galactic Crisis Pact ----------------------------------------------------------------------------------------


def test_galactic_crisis_pact_is_a_secondary_ability_for_nothing() -> None:
    table = decided("galactic_crisis_pact", "strategy.trade", hacan={"pools": (3, 3, 0)})
    say(table, "sol secondary yes; letnev secondary no; hacan secondary yes")
    assert [player(table, who).commodities for who in FACTIONS] == [4, 0, 6]
    assert [player(table, who).pools[2] for who in FACTIONS] == [2, 2, 0]
    assert not state(table).effects


def test_galactic_crisis_pact_takes_tokens_for_the_board_from_the_reinforcements() -> None:
    table = decided("galactic_crisis_pact", "strategy.construction", letnev={"pools": (3, 3, 0)})
    say(table, "sol secondary yes; sol build_in 205; sol build pds,wellon; letnev secondary no; hacan secondary no")
    assert on_planet(table, "wellon") == ("sol", {"pds": 1})
    assert (player(table, "sol").tokens, player(table, "sol").pools) == (1 << place("205"), [3, 5, 2])


# --- Imperial Arbiter --------------------------------------------------------------------------------------------


def test_imperial_arbiter_swaps_strategy_cards_at_the_end_of_the_strategy_phase() -> None:
    table = position(
        laws="agenda.imperial_arbiter hacan",
        frames=[("action_phase",)],
        sol={"strategies": "leadership, warfare"},
        letnev={"strategies": "diplomacy"},
        hacan={"strategies": "politics, trade"},
    )
    say(table, "hacan react agenda.imperial_arbiter; hacan aim_strategy trade; hacan aim_strategy leadership")
    assert (cards(table, "hacan"), cards(table, "sol")) == (["politics", "leadership"], ["trade", "warfare"])
    assert discarded(table) == ["imperial_arbiter"]
    assert asked(table) == {"hacan": "act"}, "Leadership goes first"


def test_imperial_arbiter_may_be_kept() -> None:
    table = position(laws="agenda.imperial_arbiter hacan", frames=[("action_phase",)])
    say(table, "hacan react nothing")
    assert holder(table, "imperial_arbiter") == "hacan"


# --- Minister of Policy ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.12")
def test_minister_of_policy_draws_one_card_at_the_end_of_the_status_phase() -> None:
    table = position(
        laws="agenda.minister_of_policy sol",
        frames=[("status_phase_over",), ("turn",)],
        sol={"technologies": "neural_motivator"},
    )
    assert [len(player(table, who).hand) for who in FACTIONS] == [1, 0, 0]


# --- Political Censure -------------------------------------------------------------------------------------------


def test_political_censure_is_a_point_and_no_action_cards() -> None:
    table = decided("political_censure", "hacan")
    assert (holder(table, "political_censure"), player(table, "hacan").points) == ("hacan", 1)


@pytest.mark.parametrize(("laws", "asks"), [("", True), ("agenda.political_censure letnev", False)])
def test_political_censure_forbids_reactions_out_of_the_hand(laws: str, asks: bool) -> None:
    table = position(
        laws=laws,
        custodians=False,
        frames=[("agenda_phase",)],
        agendas="agenda.mutiny",
        letnev={"hand": "veto"},
    )
    assert (asked(table) == {"letnev": "react"}) is asks


def test_political_censure_costs_the_point_when_it_is_lost() -> None:
    laws = "agenda.political_censure hacan"
    table = decided("judicial_abolishment", "law.political_censure", laws=laws, hacan={"points": 4})
    assert player(table, "hacan").points == 3


# --- Unconventional Measures -------------------------------------------------------------------------------------


def test_unconventional_measures_brings_cards_to_those_who_voted_for_it() -> None:
    table = decided("unconventional_measures", "for", "letnev for mehar_xull; hacan against quann; sol for jord")
    assert [len(player(table, who).hand) for who in FACTIONS] == [2, 2, 0]


def test_unconventional_measures_against_costs_them_their_cards() -> None:
    hands: dict[str, Any] = {
        who: {"hand": card} for who, card in zip(FACTIONS, ("plague", "morale_boost", "uprising"), strict=True)
    }
    ballots = "letnev for wren_terra; hacan against quann; sol against jord"
    table = decided("unconventional_measures", "against", ballots, **hands)
    assert [len(player(table, who).hand) for who in FACTIONS] == [1, 0, 1]
    adjourn(table)
    assert asked(table) == {"sol": "take"}
