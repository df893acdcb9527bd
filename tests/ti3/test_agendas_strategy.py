"""T3.13: the political cards about strategy cards, action cards and command counters."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import POLITICAL, STRATEGIES
from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.nouns import STRATEGY
from orrery.games.ti3.rules.strategic import can_use
from tests.ti3.councils import SETTLED, TILES, agree, council, under, voted
from tests.ti3.notation import asked, options, position, say, state, why_not


def test_aggressive_strategy_for_lets_all_use_their_own_secondary_for_nothing() -> None:
    table = council("aggressive_strategy", "for")
    s = state(table)
    assert asked(table) == {"norr": "secondary"}, "Sol has Diplomacy, and nothing to refresh"
    before = len(s.players[1].hand)
    say(table, "norr secondary yes; hacan secondary no")
    assert len(s.players[1].hand) == before + 1
    assert s.players[1].counters == [2, 3, 5]
    assert asked(table) == {"sol": "action"}
    assert s.effects == []


def test_aggressive_strategy_for_with_two_cards_is_about_one_of_them() -> None:
    cards = {"sol": {"strategies": "political, technology"}}
    table = council("aggressive_strategy", "for", **cards)
    assert asked(table) == {"sol": "aim_strategy"}
    say(table, "sol aim_strategy political")
    assert asked(table) == {"sol": "secondary"}
    say(table, "sol secondary yes")
    assert asked(table) != {"sol": "aim_strategy"}


def test_aggressive_strategy_against_forbids_secondaries_this_round() -> None:
    s = state(council("aggressive_strategy", "against"))
    assert not any(can_use(s, 1, card) for card in STRATEGY.every[1:])
    expire(s, ROUND)
    assert can_use(s, 1, POLITICAL)


SIX = "sol, norr, hacan, xxcha, mentak, letnev"


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


def test_councils_censure_makes_imperial_dear() -> None:
    table = council("councils_censure", "sol", frames=[("agenda", 0, -1), ("round",)],
                    **{race: {"strategies": ""} for race in ("sol", "norr", "hacan")})  # fmt: skip
    say(table, "sol take imperial; norr take trade; hacan take warfare")
    assert [p.counters[0] for p in state(table).players] == [0, 2, 2]
    poor: dict[str, Any] = {race: {"strategies": "", "counters": (1, 3, 5)} for race in ("sol", "norr", "hacan")}
    table = council("councils_censure", "sol", frames=[("agenda", 0, -1), ("round",)], **poor)
    assert why_not(table, "sol take imperial") == "T3.5.1"


@pytest.mark.parametrize(("side", "price"), [("for", 2), ("against", 3)])
def test_imperial_academy_makes_counters_cheaper(side: str, price: int) -> None:
    table = council("imperial_academy", side, frames=[("agenda", 0, -1), ("logistics_too", 0), ("turn",)])
    assert options(table, "sol")[-1] == str(6 // price), "Sol has 6 influence"


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


def test_the_minister_of_policy_draws_one_more() -> None:
    table = under("minister_of_policy norr")
    say(table, "sol action pass; norr action pass; hacan action pass")
    say(table, "; ".join(f"{race} show_secret no" for race in ("sol", "norr", "hacan")))
    assert [len(p.hand) for p in state(table).players] == [1, 2, 1]


def test_resource_management_freezes_the_command_counters() -> None:
    frames = [("redistribute", 0), ("turn",)]
    assert asked(position(frames=frames)) == {"sol": "redistribute"}
    assert asked(under("resource_management 0", frames=frames)) == {"sol": "action"}


def test_against_resource_management_full_hands_lose_two_cards() -> None:
    sol, norr = {"hand": "plague, direct_hit, sabotage"}, {"hand": "sabotage, direct_hit"}
    table = voted("resource_management", "against", sol=sol, norr=norr)
    say(table, "sol discard plague, sabotage")
    assert [len(p.hand) for p in state(table).players] == [1, 2, 0]
