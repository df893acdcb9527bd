"""T3.5, T3.19.1: the action cards of the strategy phase."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.mind import Mind
from orrery.core.table import Table
from orrery.games.ti3.rules.actions import to_play
from orrery.games.ti3.rules.board import fleet_limit
from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.production import limit_of
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.texts import race_texts
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from tests.ti3.notation import asked, fleet, options, place, planet, position, say, state, why_not

PHASE = (("strategy_phase",), ("action_phase",), ("status_phase",))


def phase(hand: str, *, sol: dict[str, Any] | None = None, **rest: Any) -> Table:
    """The strategy phase begins; Sol has that card, nobody has strategy cards."""
    players: Any = {race: {"strategies": "", **rest.pop(race, {})} for race in ("norr", "hacan")}
    return position(frames=PHASE, sol={"hand": hand, "strategies": "", **(sol or {})}, **players, **rest)


def take_all(table: Table) -> None:
    """All take the first strategy card they may take."""
    while "take" in asked(table).values():
        race = next(iter(asked(table)))
        say(table, f"{race} take {options(table, race)[0]}")


def test_command_summit() -> None:
    table = phase("command_summit")
    say(table, "sol react card.command_summit")
    assert state(table).players[0].counters == [2, 5, 5]
    assert asked(table) == {"sol": "take"}


def test_command_summit_takes_what_is_left() -> None:
    table = phase("command_summit", sol={"counters": (5, 5, 5)})
    say(table, "sol react card.command_summit")
    assert state(table).players[0].counters == [5, 6, 5]


def test_a_card_of_the_phase_can_wait_until_all_have_taken() -> None:
    table = phase("command_summit")
    say(table, "sol react nothing")
    take_all(table)
    say(table, "sol react card.command_summit")
    assert state(table).players[0].counters == [2, 5, 5]
    assert asked(table) == {"sol": "action"}


def test_signal_jamming() -> None:
    table = phase("signal_jamming", norr={"activated": "b1"})
    say(table, "sol react card.signal_jamming; sol aim_player norr")
    assert why_not(table, "sol aim_place b1") != "", "there is one already"
    assert why_not(table, "sol aim_place c1") != "", "no home system"
    say(table, "sol aim_place b2")
    assert state(table).players[1].activated == 1 << place("b1") | 1 << place("b2")
    assert state(table).players[1].counters == [2, 3, 5]


def test_cultural_crisis_lasts_for_the_round() -> None:
    table = phase("cultural_crisis")
    s = state(table)
    assert set(race_texts(s.players[2].race)) <= set(s.players[2].texts)
    say(table, "sol react card.cultural_crisis; sol aim_player hacan")
    assert not set(race_texts(s.players[2].race)) & set(s.players[2].texts)
    assert set(race_texts(s.players[1].race)) <= set(s.players[1].texts)
    assert [effect[2] for effect in s.effects] == [7], "until the end of the round"


def test_multiculturalism() -> None:
    table = phase("multiculturalism")
    s = state(table)
    abilities = [*race_texts(s.players[1].race), *race_texts(s.players[2].race)]
    say(table, "sol react card.multiculturalism")
    assert len(options(table, "sol")) == len(abilities)
    say(table, f"sol aim_text {options(table, 'sol')[0]}")
    assert {min(abilities)} == (set(s.players[0].texts) - set(race_texts(s.players[0].race))) & set(abilities)


def test_fleets_are_too_large_when_the_ability_is_gone() -> None:
    """The Letnev may have one more ship in each system."""
    told: dict[str, Any] = {"strategies": "", "hand": "multiculturalism", "fleets": {"b1": "3 cruiser"}}
    table = position(
        "sol, letnev, hacan",
        frames=[("strategy_phase",), ("action_phase",)],
        sol={**told, "counters": (1, 1, 2)},
        letnev={"strategies": "", "hand": "cultural_crisis", "fleets": {"b3": "3 cruiser"}, "counters": (1, 1, 2)},
        hacan={"strategies": ""},
    )
    say(table, "sol react card.multiculturalism; letnev react card.cultural_crisis")
    say(table, "sol aim_text race.letnev.larger_fleets; letnev aim_player letnev")
    s = state(table)
    assert (fleet(table, "sol", "b1"), fleet(table, "letnev", "b3")) == ({"cruiser": 3}, {"cruiser": 2})
    s.schedule[:] = [("turn",), ("round_over",)]
    say(table, "sol take trade")
    assert fleet(table, "sol", "b1") == {"cruiser": 2}


def test_whoever_borrows_the_first_place_shares_it() -> None:
    table = position(
        "sol, naalu, hacan",
        frames=[("strategy_phase",), ("action_phase",)],
        sol={"strategies": "", "hand": "multiculturalism"},
        naalu={"strategies": ""},
        hacan={"strategies": ""},
    )
    say(table, "sol react card.multiculturalism; sol aim_text race.naalu.initiative_zero")
    say(table, "sol take imperial; naalu take technology; hacan take diplomacy")
    say(table, "sol take warfare; naalu take trade; hacan take initiative")
    assert order_of_play(state(table)) == [1, 0, 2]
    say(table, "naalu action tactical; naalu activate b1")
    assert asked(table) == {"sol": "action"}
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) == {"hacan": "action"}


def test_scientist_assassination() -> None:
    table = phase("scientist_assassination", norr={"goods": 10}, hacan={"goods": 10})
    s = state(table)
    assert possible(s, 1, True)
    say(table, "sol react card.scientist_assassination; sol aim_player norr")
    assert possible(s, 1, True) == possible(s, 1, False) == []
    assert possible(s, 2, True)
    assert possible(s, 2, False)


@pytest.mark.rule("T3.17.29")
@pytest.mark.parametrize("reading", ["round", "first-turn"])
def test_how_long_a_scientist_is_missed(reading: str) -> None:
    table = phase("scientist_assassination", options={"scientist-assassination": reading})
    say(table, "sol react card.scientist_assassination; sol aim_player sol; sol take diplomacy; norr take trade")
    say(table, "hacan take warfare; sol take technology; norr take political; hacan take imperial")
    s = state(table)
    for race in ("sol", "norr", "hacan"):
        assert possible(s, 0, False) == []
        say(table, f"{race} action tactical; {race} activate b1")
    assert asked(table) == {"sol": "action"}
    assert bool(possible(s, 0, False)) == (reading == "first-turn")


def test_grand_armada() -> None:
    table = phase("grand_armada", sol={"fleets": {"c1": "4 cruiser"}, "counters": (0, 0, 3)})
    s = state(table)
    say(table, "sol react card.grand_armada")
    assert (fleet_limit(s, 0, s.players[0].home), fleet_limit(s, 0, place("b1"))) == (99, 3)
    s.loose = 1 << s.players[0].home
    say(table, "sol take trade")
    assert fleet(table, "sol", "c1") == {"cruiser": 4}
    s.schedule[:] = [("turn",), ("round_over",)]
    say(table, f"norr take {options(table, 'norr')[0]}")
    assert fleet(table, "sol", "c1") == {"cruiser": 3}


def test_productivity_spike() -> None:
    table = phase("productivity_spike", planets={"Jord": "sol: space_dock"})
    s = state(table)
    assert limit_of(s, 0, planet("Jord")) == 6
    say(table, "sol react card.productivity_spike; sol aim_planet Jord")
    assert limit_of(s, 0, planet("Jord")) == 8


def test_productivity_needs_a_dock() -> None:
    assert asked(phase("productivity_spike")) == {"sol": "take"}


def test_trade_stop() -> None:
    table = phase("trade_stop")
    assert asked(table) == {"sol": "take"}, "there is nothing to stop"
    s = state(table)
    s.players[1].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [NO_SEAT, Seat(1)]
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(2), Seat(0)]
    take_all(table)
    say(table, "sol react card.trade_stop")
    assert all(p.contracts == [-1, -1] for p in s.players)


def test_synchronicity() -> None:
    table = phase("synchronicity")
    say(table, "sol react card.synchronicity")
    assert asked(table) == {"sol": "search_deck"}
    assert len(options(table, "sol")) > 60
    assert all(state(Mind(table, 0).imagine(n)).deck.layers == state(table).deck.layers for n in range(5))
    sol, other = (table.view(seat).state.deck.plain() for seat in (0, 1))
    assert (len(sol[0]), other) == (102, [102]), "only Sol sees the deck"
    say(table, "sol search_deck sabotage")
    s = state(table)
    assert [CARD.names[card] for card in s.players[0].hand] == ["sabotage"]
    assert CARD.index["sabotage"] in s.deck.layers[0], "there are more of them"
    assert s.deck.seen == [0]
    assert asked(table) == {"sol": "take"}


@pytest.mark.rule("T3.17.19")
@pytest.mark.parametrize("reading", ["play", "choose"])
def test_strategic_shift(reading: str) -> None:
    table = phase("strategic_shift", options={"strategic-shift": reading})
    say(table, "sol react card.strategic_shift; sol aim_strategy trade")
    assert (why_not(table, "sol take trade") == "T3.5.1") == (reading == "choose")
    if reading == "choose":
        return
    say(table, "sol take trade")
    while "take" in asked(table).values():
        race = next(iter(asked(table)))
        say(table, f"{race} take {options(table, race)[-1]}")
    assert [STRATEGIES[card] for card in to_play(state(table), 0)] == [
        STRATEGIES[state(table).players[0].strategies[1]]
    ]


def test_a_shift_comes_before_the_first_choice() -> None:
    table = phase("strategic_shift")
    say(table, "sol react nothing")
    take_all(table)
    assert asked(table) == {"sol": "action"}


@pytest.mark.rule("T3.5.1")
def test_public_disgrace() -> None:
    table = phase("public_disgrace")
    say(table, "sol take trade")
    assert asked(table) == {"norr": "take"}, "not with the own card"
    say(table, "norr take technology; sol react card.public_disgrace")
    assert asked(table) == {"norr": "take"}
    assert why_not(table, "norr take technology") == "T3.5.1"
    say(table, "norr take warfare; hacan take technology")
    assert [p.strategies for p in state(table).players] == [[4], [5], [6]]


def test_strategic_flexibility() -> None:
    table = phase("strategic_flexibility")
    take_all(table)
    s = state(table)
    before = list(s.players[0].strategies)
    say(table, "sol react card.strategic_flexibility")
    assert options(table, "sol") == ["technology", "imperial"], "those that are left"
    s.bonus[7] = 1
    say(table, "sol aim_strategy imperial")
    say(table, f"sol aim_strategy {STRATEGIES[before[0]]}")
    assert s.players[0].strategies == [before[1], 7]
    say(table, "sol bonus 1")
    assert s.players[0].goods == 1, "with what lies on it"
    assert (s.bonus[before[0]], s.bonus[6], s.bonus[7]) == (1, 1, 0)
