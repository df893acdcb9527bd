"""T3.19: Sabotage, the action cards of any time, those that go with strategy cards, and Touch of Genius."""

from __future__ import annotations

from typing import Any, cast

import pytest

from orrery.core.mind import Mind
from orrery.core.table import Table
from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.things import NO_SEAT, Place, Seat
from tests.ti3.notation import asked, damage, fleet, group, on_planet, options, planet, position, say, state, why_not

OWN = {"b1": "saudor", "b2": "abyz_fria"}


def tried(**hands: str) -> Table:
    """Sol plays a good year with three planets."""
    planets = {"Abyz": "sol:", "Fria": "sol:", "Saudor": "sol:"}
    players = cast(Any, {race: {"hand": hand} for race, hand in hands.items()})
    table = position(tiles=OWN, planets=planets, **players)
    say(table, "sol action card.good_year")
    return table


def discarded(table: Table) -> list[str]:
    return sorted(CARD.names[card] for card in state(table).discard)


@pytest.mark.rule("T3.19.1")
def test_sabotage_makes_a_card_ineffective() -> None:
    table = tried(sol="good_year", norr="sabotage")
    assert asked(table) == {"norr": "react"}
    say(table, "norr react card.sabotage")
    assert state(table).players[0].goods == 0
    assert discarded(table) == ["good_year", "sabotage"]


def unrest(reading: str) -> Table:
    """Sol plays Local Unrest, and has another one; N'orr sabotages it."""
    table = position(
        tiles=OWN,
        planets={"Saudor": "norr: 2 ground_force"},
        sol={"hand": "local_unrest, local_unrest"},
        norr={"hand": "sabotage"},
        options={"cancelled-card": reading},
    )
    say(table, "sol action card.local_unrest; norr react card.sabotage")
    return table


@pytest.mark.rule("T3.17.70")
def test_a_cancelled_card_does_not_use_up_the_action() -> None:
    table = unrest("not-played")
    assert asked(table) == {"sol": "action"}
    say(table, "sol action card.local_unrest; sol aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("norr", 1, 0, 0), "another copy may be played on the same occasion"
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.17.70")
def test_a_cancelled_card_can_be_read_as_an_action() -> None:
    table = unrest("played")
    assert on_planet(table, "Saudor") == ("norr", 2, 0, 0)
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.17.70")
def test_a_cancelled_card_is_no_turn_for_those_who_may_wait_every_other_turn() -> None:
    table = position("yssaril, norr, sol", yssaril={"hand": "insubordination"}, norr={"hand": "sabotage"})
    say(table, "yssaril action race.yssaril.skip; norr action pass; sol action pass")
    say(table, "yssaril action card.insubordination; norr react card.sabotage")
    assert asked(table) == {"yssaril": "action"}
    assert why_not(table, "yssaril action race.yssaril.skip") == "T3.6.1"


@pytest.mark.rule("T3.17.70")
@pytest.mark.parametrize(("reading", "again"), [("not-played", True), ("played", False)])
def test_another_copy_follows_a_cancelled_card_that_answers_an_activation(reading: str, again: bool) -> None:
    table = position(
        "hacan, sol, norr",
        hacan={"fleets": {"c1": "carrier"}, "hand": "flank_speed, flank_speed"},
        sol={"hand": "sabotage"},
        options={"cancelled-card": reading},
    )
    say(table, "hacan action tactical; hacan activate a1; hacan react card.flank_speed; sol react card.sabotage")
    assert asked(table) == ({"hacan": "react"} if again else {"sol": "action"}), "too far away without it"
    if again:
        assert options(table, "hacan") == ["card.flank_speed", "none"]
        say(table, "hacan react card.flank_speed; hacan move_from c1; hacan move carrier")
        assert fleet(table, "hacan", "a1") == {"carrier": 1}


@pytest.mark.rule("T3.17.70")
@pytest.mark.parametrize(("reading", "again"), [("not-played", True), ("played", False)])
def test_another_copy_follows_a_cancelled_card_in_a_battle(reading: str, again: bool) -> None:
    table = position(
        "hacan, sol, norr",
        hacan={"fleets": {"c1": "2 cruiser"}, "hand": "morale_boost, morale_boost"},
        sol={"fleets": {"b1": "2 cruiser"}, "activated": "a1"},
        norr={"hand": "sabotage"},
        options={"cancelled-card": reading},
    )
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 2 cruiser")
    say(table, "hacan react card.morale_boost; norr react card.sabotage")
    assert asked(table) == ({"hacan": "react"} if again else {"sol": "leave"})


def test_nobody_has_to_use_sabotage() -> None:
    table = tried(sol="good_year", norr="sabotage")
    say(table, "norr react nothing")
    assert state(table).players[0].goods == 3


def test_sabotage_cannot_be_sabotaged_nor_used_on_the_own_card() -> None:
    table = tried(sol="good_year, sabotage", norr="sabotage")
    assert asked(table) == {"norr": "react"}
    say(table, "norr react card.sabotage")
    assert asked(table) == {"sol": "action"}, "Sol is not asked to react"
    assert state(table).players[0].goods == 0


@pytest.mark.rule("T3.19.1")
def test_all_announce_together_and_are_served_in_order_of_play() -> None:
    table = position(
        frames=[("strategy_phase",), ("turn",)],
        sol={"hand": "signal_jamming", "strategies": ""},
        norr={"hand": "command_summit", "strategies": "", "counters": (4, 6, 5)},
        hacan={"strategies": ""},
    )
    assert asked(table) == {"sol": "react", "norr": "react"}
    say(table, "norr react card.command_summit")
    assert state(table).players[1].counters == [4, 6, 5], "the others have not spoken yet"
    say(table, "sol react card.signal_jamming")
    assert options(table, "sol") == ["seat_2", "seat_3"]
    say(table, "sol aim_player norr; sol aim_place b1")
    assert asked(table) == {"sol": "take"}
    assert state(table).players[1].counters == [4, 6, 5], "Sol was first, and the last counter is gone"


@pytest.mark.rule("T3.19.2")
def test_nobody_plays_two_equal_cards_in_one_situation() -> None:
    table = position(
        frames=[("strategy_phase",), ("turn",)],
        sol={"hand": "signal_jamming, signal_jamming", "strategies": ""},
        norr={"strategies": ""},
        hacan={"strategies": ""},
    )
    say(table, "sol react card.signal_jamming")
    assert asked(table) == {"sol": "aim_player"}
    say(table, "sol aim_player norr; sol aim_place b1")
    assert asked(table) == {"sol": "take"}
    assert len(state(table).players[0].hand) == 1


def test_emergency_repairs() -> None:
    table = position(
        sol={"fleets": {"b1": "2 dreadnought", "b2": "dreadnought"}, "hand": "emergency_repairs"},
    )
    damage(table, "sol", "b1")
    damage(table, "sol", "b2")
    say(table, "sol action tactical; sol activate a4; sol react card.emergency_repairs")
    say(table, "sol aim_place b1")
    assert fleet(table, "sol", "b1") == {"dreadnought": 2}
    assert fleet(table, "sol", "b2") == {"dreadnought": 1, "damaged_dreadnought": 1}


def test_nothing_is_repaired_that_is_whole() -> None:
    table = position(sol={"fleets": {"b1": "2 dreadnought"}, "hand": "emergency_repairs"})
    say(table, "sol action tactical; sol activate a1")
    assert asked(table) == {"sol": "move_from"}


@pytest.mark.parametrize("agreements", [1, 2])
def test_master_of_trade(agreements: int) -> None:
    table = position(tiles=OWN, planets={"Abyz": "sol:", "Fria": "sol:"}, sol={"hand": "master_of_trade"})
    s = state(table)
    s.exhausted = 1 << planet("Abyz") | 1 << planet("Fria") | 1 << planet("Jord")
    s.players[0].contracts = [Seat(1), Seat(2)] if agreements == 2 else [Seat(1), NO_SEAT]
    say(table, "sol action tactical; sol activate a1")
    if agreements == 1:
        assert asked(table) == {"norr": "action"}
        return
    say(table, "sol react card.master_of_trade")
    assert why_not(table, "sol aim_planets Abyz, Fria, Jord") != ""
    say(table, "sol aim_planets Abyz, Jord")
    assert s.exhausted == 1 << planet("Fria")


def test_disclosure() -> None:
    table = position(sol={"hand": "disclosure"}, norr={"hand": "good_year, plague"})
    say(table, "sol action tactical; sol activate a1; sol react card.disclosure")
    assert options(table, "sol") == ["seat_2"]
    say(table, "sol aim_player norr")
    assert sorted(options(table, "sol")) == ["good_year", "plague"]
    shown = state(table).players[1].shown
    assert all(state(Mind(table, 0).imagine(n)).players[1].shown == shown for n in range(5)), "Sol knows the hand"
    say(table, "sol aim_card plague")
    assert discarded(table) == ["disclosure", "plague"]
    assert [CARD.names[card] for card in state(table).players[1].hand] == ["good_year"]
    assert len(state(table).players[1].shown) == 0


# --- with strategy cards -----------------------------------------------------------------------------------------


def test_policy_paralysis() -> None:
    table = position(sol={"strategies": "warfare", "activated": "b1"}, hacan={"hand": "policy_paralysis"})
    state(table).players[1].fleets[Place(5)] = group("destroyer")
    say(table, "sol action warfare; sol recall b1; hacan react card.policy_paralysis")
    assert options(table, "hacan") == ["seat_2"], "not whoever has used the primary ability"
    say(table, "hacan aim_player norr")
    assert asked(table) == {"norr": "action"}
    assert state(table).effects == [], "only for this card"


def trading(**hands: str) -> Table:
    table = position(
        sol={"strategies": "trade", "hand": hands.get("sol", "")},
        norr={"goods": 5},
        hacan={"hand": hands.get("hacan", "")},
    )
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    say(
        table, "sol action trade; sol trade_way second" if "annul" in hands else "sol action trade; sol trade_way first"
    )
    while "offer" in asked(table).values():
        say(table, f"{next(iter(asked(table)))} offer nothing")
    return table


def test_ruinous_tariffs() -> None:
    table = trading(sol="ruinous_tariffs")
    s = state(table)
    before = s.players[0].goods
    say(table, "norr secondary yes")
    had = s.players[1].goods
    assert had > 5
    say(table, "sol react card.ruinous_tariffs")
    assert s.players[0].goods - before == -(-had // 2)
    assert s.players[1].goods == had // 2


def test_tariffs_are_for_partners() -> None:
    table = trading(hacan="ruinous_tariffs")
    say(table, "norr secondary yes")
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.parametrize(("cards", "stable"), [("trade, warfare", True), ("trade, imperial", False)])
def test_political_stability(cards: str, stable: bool) -> None:
    table = position(frames=[("status_phase",)], sol={"hand": "political_stability", "strategies": cards})
    if not stable:
        assert asked(table) != {"sol": "react"}
        return
    say(table, "sol react card.political_stability")
    while state(table).phase == "status":
        track, question = next(iter(table.pending.items()))
        table.put(track, next(iter(question.options())))
    s = state(table)
    assert (s.round, s.phase) == (2, "strategy")
    assert [STRATEGIES[card] for card in s.players[0].strategies] == ["trade", "warfare"]
    assert s.players[0].used == 0
    assert asked(table) == {"norr": "take"}, "Sol takes none"


# --- Touch of Genius ---------------------------------------------------------------------------------------------


def genius(hand: str, discard: str, **told: Any) -> Table:
    sol = {"hand": hand, "goods": 3, **told.pop("sol", {})}
    table = position(sol=sol, **told)
    s = state(table)
    for name in discard.split(", "):
        s.deck.layers[0].remove(CARD.index[name])
        s.discard.append(CARD.index[name])
    return table


def test_touch_of_genius_copies_a_card_that_is_an_action() -> None:
    table = genius("touch_of_genius", "insubordination, plague, sabotage")
    s = state(table)
    s.exhausted = 1 << planet("Jord")
    say(table, "sol action card.touch_of_genius")
    assert options(table, "sol") == ["insubordination"], "nobody has ground forces"
    say(table, "sol aim_card insubordination; sol pay 3 trade good; sol aim_player norr")
    assert s.players[1].counters == [2, 2, 5]
    assert s.players[0].goods == 0
    assert discarded(table) == ["insubordination", "plague", "sabotage", "touch_of_genius"]


def test_touch_of_genius_copies_a_card_at_its_own_time() -> None:
    table = genius("touch_of_genius", "emergency_repairs, insubordination", sol={"fleets": {"b1": "dreadnought"}})
    damage(table, "sol", "b1")
    say(table, "sol action tactical; sol activate a4; sol react card.touch_of_genius")
    assert options(table, "sol") == ["emergency_repairs"]
    say(table, "sol aim_card emergency_repairs; sol pay 3 trade good; sol aim_place b1")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1}


def test_touch_of_genius_copies_sabotage() -> None:
    table = genius("touch_of_genius", "sabotage", norr={"hand": "insubordination"})
    say(table, "sol action pass; norr action card.insubordination")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react card.touch_of_genius; sol aim_card sabotage; sol pay 3 trade good")
    assert asked(table) == {"norr": "action"}, "the card counts as not played"
    assert all(p.counters == [2, 3, 5] for p in state(table).players)


def test_genius_costs_influence() -> None:
    table = genius("touch_of_genius", "insubordination", sol={"goods": 2})
    state(table).exhausted = 1 << planet("Jord")
    assert why_not(table, "sol action card.touch_of_genius") == "T3.3.3"
