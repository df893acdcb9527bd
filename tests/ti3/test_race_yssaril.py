"""The Yssaril Tribes."""

from __future__ import annotations

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import CARD
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, options, position, say, state, why_not

SKIP, SPY = "race.yssaril.skip", "race.yssaril.spy"


def test_what_they_begin_with() -> None:
    assert beginning("yssaril") == (
        "Retillion, Shalloq",
        "2 fighter, 1 cruiser, 2 carrier, 5 ground_force, 1 pds, 1 space_dock",
        "antimass_deflectors, xrd_transporters",
        [2, 3, 3],
        (1, 2),
    )


def test_an_action_is_left_out_but_not_twice_running() -> None:
    table = position("yssaril, sol, norr", yssaril={"strategies": "warfare"})
    say(table, f"yssaril action {SKIP}; sol action pass; norr action pass")
    assert asked(table) == {"yssaril": "action"}
    assert why_not(table, f"yssaril action {SKIP}") == "T3.6.1"
    say(table, "yssaril action tactical; yssaril activate b1")
    say(table, f"yssaril action {SKIP}")
    assert why_not(table, f"yssaril action {SKIP}") == "T3.6.1"
    assert why_not(table, "yssaril action pass") == "T3.6.2", "leaving out is not passing"


def test_others_have_to_act() -> None:
    table = position("sol, yssaril, norr")
    assert why_not(table, f"sol action {SKIP}") == "T3.19.3"


def test_two_cards_in_the_status_phase_and_a_hand_without_limit() -> None:
    hand = "sabotage, good_year, veto, plague, patrol, thugs, transport, uprising"
    table = position("yssaril, sol, norr", frames=[("status_cards",), ("turn",)], yssaril={"hand": hand})
    assert [len(p.hand) for p in state(table).players] == [10, 1, 1]
    assert asked(table) == {"yssaril": "action"}
    law = "limits_to_individual_power"
    table = position("yssaril, sol, norr", frames=[("status_cards",), ("turn",)], yssaril={"hand": hand}, laws=law)
    assert asked(table) == {"yssaril": "action"}, "whatever a law says"
    table = position("norr, sol, yssaril", frames=[("status_cards",), ("turn",)], norr={"hand": hand})
    assert asked(table) == {"norr": "discard"}


# --- spies -------------------------------------------------------------------------------------------------------


def strategy() -> Table:
    """A strategy phase in which Sol has cards and N'orr has none."""
    return position("yssaril, sol, norr", frames=[("round",)], sol={"hand": "plague, good_year"})


def test_they_look_at_a_hand_and_nobody_else_does() -> None:
    table = strategy()
    say(table, f"yssaril react {SPY}")
    assert options(table, "yssaril") == ["seat_2"], "there is nothing to see with N'orr"
    say(table, "yssaril aim_player sol")
    assert asked(table) == {"yssaril": "spied"}
    cards = sorted(CARD.index[name] for name in ("plague", "good_year"))
    sol = state(table).players[1]
    assert (sol.shown.seen_by(0), len(sol.shown)) == (cards, 2)
    assert (sol.shown.seen_by(2), len(sol.shown)) == ([], 2)
    say(table, "yssaril spied yes")
    assert state(table).players[1].hand == cards
    assert asked(table) == {"yssaril": "take"}


def test_once_in_a_strategy_phase() -> None:
    table = strategy()
    say(table, f"yssaril react {SPY}; yssaril aim_player sol; yssaril spied yes")
    while "take" in asked(table).values():
        race = next(iter(asked(table)))
        say(table, f"{race} take {options(table, race)[0]}")
    assert "react" not in asked(table).values()
    assert not state(table).effects, "it is over with the phase"


def test_or_when_all_have_taken_their_cards() -> None:
    table = strategy()
    say(table, "yssaril react nothing")
    while "take" in asked(table).values():
        race = next(iter(asked(table)))
        say(table, f"{race} take {options(table, race)[0]}")
    say(table, f"yssaril react {SPY}; yssaril aim_player sol; yssaril spied yes")
    assert len(state(table).players[1].hand) == 2
