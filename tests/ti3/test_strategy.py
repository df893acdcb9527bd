"""T3.4 to T3.6: the round, the strategy phase, the strategy cards (Trade and the council have their own files)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import INITIATIVE, STRATEGIES
from orrery.games.ti3.rules.nouns import STRATEGY
from orrery.games.ti3.rules.seats import order_of_play
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

FOUR, SIX = "sol, norr, hacan, naalu", "sol, norr, hacan, xxcha, mentak, letnev"


def fresh_phase(races: str, **more: Any) -> Table:
    """A strategy phase in which nobody has a card (the table is rebuilt without them)."""
    names = [race.strip() for race in races.split(",")]
    players: dict[str, Any] = {name: {"strategies": "", **more.pop(name, {})} for name in names}
    return position(races, frames=[("round",)], **players, **more)


@pytest.mark.rule("T3.4.1", "T3.5.1")
def test_all_take_a_card_clockwise_from_the_speaker() -> None:
    table = fresh_phase(SIX)
    for race, card in zip(SIX.split(", "), STRATEGIES[1:], strict=False):
        assert asked(table) == {race: "take"}
        say(table, f"{race} take {card}")
    assert state(table).phase == "action"
    assert state(table).round == 2


@pytest.mark.rule("T3.5.1")
def test_a_card_can_be_taken_once() -> None:
    table = fresh_phase(SIX)
    say(table, "sol take trade")
    assert why_not(table, "norr take trade") == "T3.5.1"


@pytest.mark.rule("T3.5.2", "T3.17.4")
@pytest.mark.parametrize(("ruling", "cards"), [("every-round", 2), ("first-two-rounds", 1)])
def test_three_and_four_take_two_cards(ruling: str, cards: int) -> None:
    table, dice = fresh_phase("sol, norr, hacan", options={"two-strategy-cards": ruling}), Random(1)
    for number in (2, 3):
        taken = 0
        while state(table).phase != "action" or state(table).round < number:
            track, question = next(iter(table.pending.items()))
            taken += question.kind.name == "take" and state(table).round == number
            table.put(track, question.sample(dice))
        assert taken == 3 * (2 if number == 2 else cards)


@pytest.mark.rule("T3.5.3", "T3.5.4")
def test_bonus_counters_lie_on_what_is_left_and_pay_who_takes_it() -> None:
    table = fresh_phase(SIX)
    for race, card in zip(SIX.split(", "), STRATEGIES, strict=False):
        say(table, f"{race} take {card}")
    assert state(table).bonus == [0, 0, 0, 0, 0, 0, 1, 1]
    table = fresh_phase(SIX)
    state(table).bonus[6] = 3
    say(table, "sol take technology; sol bonus 2; sol allocate fleet")
    p = state(table).players[0]
    assert p.goods == 2
    assert p.counters == [2, 3, 6]
    assert state(table).bonus[6] == 0


@pytest.mark.rule("T3.5.4")
def test_four_players_use_no_bonus_counters() -> None:
    table, dice = fresh_phase(FOUR), Random(1)
    while state(table).phase != "action":
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))
    assert state(table).bonus == [0] * 8


@pytest.mark.rule("T3.5.5")
def test_initiative_makes_speaker_and_cannot_be_taken_twice_running() -> None:
    table = fresh_phase("sol, norr, hacan")
    say(table, "sol take trade; norr take initiative")
    assert state(table).speaker == 1
    for had in (True, False):
        table = fresh_phase(SIX, sol={"had_initiative": had})
        assert why_not(table, "sol take initiative") == ("T3.5.5" if had else "")


@pytest.mark.rule("T3.5.5")
def test_initiative_can_be_taken_again_if_nothing_else_is_left() -> None:
    table = fresh_phase(FOUR, naalu={"had_initiative": True})
    for card in STRATEGIES[1:]:
        race = next(iter(asked(table)))
        say(table, f"{race} take {card}")
    assert asked(table) == {"naalu": "take"}
    assert options(table, "naalu") == ["initiative"]


@pytest.mark.rule("T3.4.2")
def test_the_order_of_play_goes_by_the_lowest_card() -> None:
    table = position(
        sol={"strategies": "trade, imperial"},
        norr={"strategies": "warfare, diplomacy"},
        hacan={"strategies": "logistics"},
    )
    assert order_of_play(state(table)) == [1, 2, 0]
    assert asked(table) == {"norr": "action"}


# --- T3.6 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.6.1", "T3.6.2")
def test_turns_go_round_until_all_have_passed() -> None:
    table = position(
        sol={"strategies": "logistics"},
        norr={"strategies": "initiative"},
        hacan={"strategies": "warfare", "goods": 3},
    )
    assert why_not(table, "norr action pass") == ""
    say(table, "norr action pass")
    assert asked(table) == {"sol": "action"}
    assert why_not(table, "sol action pass") == "T3.6.2"
    say(table, "sol action logistics; sol allocate 4 command")
    seen = []
    while state(table).phase == "action":
        race = next(iter(asked(table)))
        seen.append((race, asked(table)[race]))
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(Random(3)))
    assert ("norr", "action") not in seen
    assert any(kind == "secondary" for _, kind in seen)


@pytest.mark.rule("T3.6.2", "T3.6.3", "T3.6.4")
def test_who_has_passed_still_uses_secondaries_and_the_player_does_not() -> None:
    table = position(
        norr={"strategies": "political"}, hacan={"strategies": "initiative"}, sol={"strategies": "imperial"}
    )
    say(table, "hacan action pass; norr action political; norr allocate fleet")
    while asked(table) != {"hacan": "secondary"}:
        assert asked(table) != {"norr": "secondary"}
        track, question = next(iter(table.pending.items()))
        table.put(track, question.sample(Random(1)))
    before = state(table).players[2].counters[:]
    say(table, "hacan secondary yes")
    assert state(table).players[2].counters == before, "Initiative pays nothing"
    assert len(state(table).players[2].hand) == 1
    assert asked(table) == {"sol": "secondary"}
    say(table, "sol secondary yes")
    assert state(table).players[0].counters == [1, 3, 5]
    assert state(table).players[1].used == 1 << STRATEGY.index["political"]


@pytest.mark.rule("T3.17.5")
@pytest.mark.parametrize(("ruling", "cards"), [("any", ["diplomacy", "trade"]), ("lowest-first", ["diplomacy"])])
def test_of_two_cards_any_or_the_lowest_comes_first(ruling: str, cards: list[str]) -> None:
    table = position(sol={"strategies": "trade, diplomacy"}, options={"card-order": ruling})
    assert [o for o in options(table, "sol") if o in STRATEGIES] == cards


@pytest.mark.rule("T3.6.5")
def test_diplomacy_keeps_two_players_apart_until_the_phase_ends() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force"},
        sol={"strategies": "diplomacy", "fleets": {"c1": "cruiser"}},
        norr={"counters": (0, 3, 5), "fleets": {"c7": "cruiser"}},
        hacan={"counters": (0, 3, 5)},
    )
    say(table, "sol action diplomacy; sol envoy norr; norr action tactical")
    assert why_not(table, "norr activate c1") == "T3.6.5"
    say(table, "norr activate b5; norr move_from nothing; hacan action pass; sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.6.5"
    say(table, "sol activate b2; sol move_from nothing; norr action pass; sol action pass")
    assert state(table).envoys == []


@pytest.mark.rule("T3.6.5")
def test_diplomacy_refreshes_two_planets_outside_the_home_system() -> None:
    table = position(
        tiles={"b1": "abyz_fria", "b7": "saudor"},
        planets={"Abyz": "norr: ground_force", "Fria": "norr: ground_force", "Saudor": "norr: ground_force"},
        sol={"strategies": "diplomacy"},
    )
    state(table).exhausted = (1 << 51) - 1
    say(table, "sol action diplomacy; sol envoy hacan; norr secondary yes")
    assert why_not(table, "norr refresh Quinarra") == "T3.6.5"
    assert why_not(table, "norr refresh Abyz, Fria, Saudor") == "T3.6.5"
    say(table, "norr refresh Abyz, Saudor")
    assert not state(table).exhausted >> planet("Abyz") & 1
    assert state(table).exhausted >> planet("Fria") & 1


@pytest.mark.rule("T3.6.6")
def test_political_draws_votes_and_looks_ahead() -> None:
    politics = "cost_overruns, repeal, free_trade, humane_labor, trade_war"
    table = position(sol={"strategies": "political"}, politics=politics)
    say(table, "sol action political; sol allocate fleet")
    assert len(state(table).players[0].hand) == 3
    assert state(table).players[0].counters == [2, 3, 6]
    say(table, "norr vote nothing; hacan vote nothing; sol vote for")
    assert asked(table) == {"sol": "on_top"}
    assert options(table, "sol") == ["repeal", "free_trade", "humane_labor"]
    say(table, "sol on_top free_trade")
    top = state(table).politics
    assert len(top.layers[0]) == 2
    assert top.layers[-1] == [22 + 10]
    assert top.seen[-1] == 1


@pytest.mark.rule("T3.6.7", "T3.12.1", "T3.6.4")
def test_logistics_gives_four_counters_and_sells_them_for_influence() -> None:
    table = position(
        tiles={"b1": "arinam_meer"},
        planets={"Meer": "norr: ground_force"},
        sol={"strategies": "logistics"},
        norr={"goods": 2},
    )
    say(table, "sol action logistics; sol allocate 2 command, fleet, strategy")
    assert state(table).players[0].counters == [3, 5, 6]
    say(table, "norr secondary yes; norr buy_counters 2; norr pay Meer, 2 trade good; norr allocate 2 strategy")
    assert state(table).players[1].counters == [4, 3, 5]
    assert state(table).players[1].goods == 0


@pytest.mark.rule("T3.12.1")
def test_there_are_only_sixteen_counters() -> None:
    table = position(sol={"strategies": "logistics", "counters": (4, 4, 4), "activated": "b1, b2"})
    say(table, "sol action logistics; sol allocate 2 fleet")
    assert state(table).players[0].counters == [4, 4, 6]


@pytest.mark.rule("T3.6.9")
def test_warfare_takes_a_counter_back() -> None:
    table = position(sol={"strategies": "warfare", "activated": "b1, b2"})
    say(table, "sol action warfare; sol recall b2")
    p = state(table).players[0]
    assert p.activated == 1 << place("b1")
    assert p.counters[1] == 4


@pytest.mark.rule("T3.6.9")
def test_patrols_go_to_systems_without_units() -> None:
    table = position(
        tiles={"b2": "saudor", "a1": "thibah"},
        planets={"Saudor": "hacan: ground_force"},
        sol={"strategies": "warfare"},
        norr={"fleets": {"b1": "cruiser, destroyer, carrier"}},
    )
    say(table, "sol action warfare; norr secondary yes")
    ends = {option.split("+")[2] for option in options(table, "norr") if option != "none"}
    assert "b2" not in ends, "units of Hacan"
    assert "c1" not in ends, "a home system"
    assert "a1" in ends, "a planet without units"
    say(table, "norr patrol b1, cruiser, a1; norr patrol b1, destroyer, c2")
    assert fleet(table, "norr", "a1") == {"cruiser": 1}
    assert fleet(table, "norr", "b1") == {"carrier": 1}
    assert state(table).players[1].activated == 1 << place("a1") | 1 << place("c2")


@pytest.mark.rule("T3.17.6")
@pytest.mark.parametrize(("ruling", "possible"), [("yes", True), ("no", False)])
def test_patrols_and_nebulae(ruling: str, possible: bool) -> None:
    table = position(
        tiles={"a1": "nebula"},
        sol={"strategies": "warfare"},
        norr={"fleets": {"b1": "cruiser"}},
        options={"patrols-into-nebula": ruling},
    )
    say(table, "sol action warfare; norr secondary yes")
    assert ("b1+cruiser+a1" in options(table, "norr")) == possible


@pytest.mark.rule("T3.6.11")
def test_imperial_opens_an_objective_and_gives_two_points() -> None:
    table = position(sol={"strategies": "imperial"})
    say(table, "sol action imperial")
    assert len(state(table).objectives) == 1
    assert [p.points for p in state(table).players] == [2, 0, 0]


@pytest.mark.rule("T3.6.11", "T3.17.7")
@pytest.mark.parametrize(("ruling", "asks"), [("at-once", {"norr": "secondary"}), ("next-round", {"norr": "action"})])
def test_rapid_mobilization_is_not_offered_where_no_dock_may_produce_yet(ruling: str, asks: dict[str, str]) -> None:
    rulings = {"new-dock-produces": ruling}
    table = position(planets={"Quinarra": "norr: space_dock"}, sol={"strategies": "imperial"}, options=rulings)
    state(table).new_docks = 1 << planet("Quinarra")
    say(table, "sol action imperial")
    assert asked(table) == asks


@pytest.mark.rule("T3.6.11", "T3.17.7")
def test_rapid_mobilization_names_the_rule_for_a_new_dock() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Quinarra": "norr: space_dock", "Saudor": "norr: space_dock"},
        sol={"strategies": "imperial"},
        options={"new-dock-produces": "next-round"},
    )
    state(table).new_docks = 1 << planet("Saudor")
    say(table, "sol action imperial; norr secondary yes")
    assert options(table, "norr") == ["c7"]
    assert why_not(table, "norr mobilize b1") == "T3.17.7"
    assert why_not(table, "norr mobilize b2") == "T3.6.11"


@pytest.mark.rule("T3.6.11")
def test_rapid_mobilization_produces_even_in_an_activated_system() -> None:
    table = position(planets={"Quinarra": "norr: space_dock"}, sol={"strategies": "imperial"}, norr={"activated": "c7"})
    say(table, "sol action imperial; norr secondary yes; norr mobilize c7; norr build 2 ground_force")
    say(table, "norr pay Tren'lak")
    assert on_planet(table, "Quinarra") == ("norr", 2, 0, 1)
    assert state(table).players[1].activated == 1 << place("c7")
    assert INITIATIVE == 0


@pytest.mark.rule("T3.6.10")
def test_technology_gives_one_and_sells_one() -> None:
    table = position(
        tiles={"b1": "saudor"},
        sol={"strategies": "technology"},
        norr={"goods": 12, "technologies": "hylar_v_assault_laser"},
    )
    say(table, "sol action technology; sol research antimass_deflectors")
    assert state(table).players[0].technologies.bit_count() == 1
    say(table, "norr secondary yes; norr research deep_space_cannon; norr pay 8 trade good")
    assert state(table).players[1].technologies.bit_count() == 2
    assert state(table).players[1].goods == 4
