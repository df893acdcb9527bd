"""The Emirates of Hacan."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from orrery.games.ti3.rules.trade import income
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, options, position, say, state, why_not


def test_what_they_begin_with() -> None:
    assert beginning("hacan") == (
        "Arretze, Hercant, Kamdorn",
        "2 fighter, 1 cruiser, 2 carrier, 4 ground_force, 1 space_dock",
        "enviro_compensator, sarween_tools",
        [2, 3, 3],
        (3, 3),
    )


# --- trade -------------------------------------------------------------------------------------------------------


def trading(counters: tuple[int, int, int] = (2, 3, 5)) -> Table:
    """Sol plays Trade; Hacan has N'orr's first contract, and vice versa."""
    table = position(sol={"strategies": "trade"}, hacan={"counters": counters})
    s = state(table)
    s.players[1].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [Seat(1), NO_SEAT]
    say(table, "sol action trade; sol trade_way first")
    return table


@pytest.mark.parametrize("by", ["norr", "hacan"])
def test_their_agreements_need_no_approval(by: str) -> None:
    table = position(sol={"strategies": "trade"})
    say(table, "sol action trade; sol trade_way first; sol offer nothing")
    if by == "norr":
        say(table, "norr offer hacan, 0, 0, 0, 0; hacan accept yes")
    else:
        say(table, "norr offer nothing; hacan offer norr, 0, 0, 0, 0; norr accept yes")
    assert state(table).players[2].contracts == [1, -1]
    assert "approve" not in asked(table).values()


def test_the_secondary_ability_of_trade_is_free_and_each_agreement_pays_more() -> None:
    table = trading((0, 3, 5))
    while "offer" in asked(table).values():
        say(table, f"{next(iter(asked(table)))} offer nothing")
    say(table, "norr secondary no; hacan secondary yes")
    assert state(table).players[2].goods == 1 + 1
    assert state(table).players[2].counters == [0, 3, 5]
    assert income(state(table), 1) == 3, "the partner gets what is printed"


def test_other_secondary_abilities_cost_a_counter() -> None:
    table = position(sol={"strategies": "political"}, hacan={"counters": (0, 3, 5)})
    say(table, "sol action political")
    while asked(table).get("sol") or "vote" in asked(table).values():
        race, what = next(iter(asked(table).items()))
        say(table, f"{race} {what} {options(table, race)[0]}")
    assert asked(table) == {"norr": "secondary"}
    say(table, "norr secondary no")
    assert "secondary" not in asked(table).values()


def test_nobody_can_end_an_agreement_with_them_but_they_can() -> None:
    table = position(frames=[("turn",), ("end_agreements", 1), ("end_agreements", 2)])
    s = state(table)
    s.players[1].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [Seat(1), NO_SEAT]
    say(table, "sol action pass; norr action pass; hacan action pass")
    assert asked(table) == {"hacan": "end_agreements"}
    say(table, "hacan end_agreements norr")
    assert s.players[1].contracts == s.players[2].contracts == [-1, -1]


def test_war_and_the_end_of_all_agreements_hit_them_as_well() -> None:
    table = position(sol={"strategies": "trade"})
    s = state(table)
    s.players[1].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [Seat(1), NO_SEAT]
    say(table, "sol action trade; sol trade_way second")
    assert s.players[1].contracts == s.players[2].contracts == [-1, -1]
    table = position(hacan={"fleets": {"b1": "cruiser"}}, sol={"fleets": {"c1": "cruiser"}}, dice=[10, 1])
    s = state(table)
    s.players[0].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [Seat(0), NO_SEAT]
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert s.players[0].contracts == s.players[2].contracts == [-1, -1]


# --- action cards ------------------------------------------------------------------------------------------------


def bazaar(goods: int = 0, laws: str = "") -> Table:
    """All have drawn in the status phase: Hacan had Plague, N'orr Thugs and Patrol, and trade goods."""
    return position(
        frames=[("status_cards",), ("status_drawn",), ("turn",)],
        laws=laws,
        norr={"hand": "thugs, patrol", "goods": goods},
        hacan={"hand": "plague", "goods": goods},
    )


def cards(table: Table, seat: int) -> list[str]:
    return [CARD.names[card] for card in state(table).players[seat].hand]


def test_cards_change_hands_in_the_status_phase() -> None:
    table = bazaar()
    assert asked(table) == {"hacan": "swap"}
    say(table, "hacan swap seat_2, 1, 2, 0, 0")
    assert asked(table) == {"norr": "accept_swap"}
    say(table, "norr accept_swap yes; hacan hand_over plague; norr hand_over thugs, patrol")
    assert "plague" in cards(table, 1)
    assert {"thugs", "patrol"} <= set(cards(table, 2))
    assert [len(p.hand) for p in state(table).players] == [1, 2, 3]


def test_nobody_sees_the_cards_but_those_two() -> None:
    table = bazaar()
    say(table, "hacan swap seat_2, 1, 1, 0, 0; norr accept_swap yes; hacan hand_over plague")
    assert [seen(table, eyes, 2) for eyes in (0, 1)] == [{"unknown": 2}] * 2, "not even while it is handed over"
    say(table, "norr hand_over thugs")
    assert CARD.index["plague"] in seen(table, 1, 1)
    assert [seen(table, 0, hand) for hand in (1, 2)] == [{"unknown": 3}, {"unknown": 2}]


def seen(table: Table, eyes: int, hand: int) -> Any:
    """A player's hand as somebody sees it."""
    return table.view(eyes).plain()["state"]["players"][hand]["hand"]


def test_trade_goods_may_pay_for_them() -> None:
    table = bazaar(3)
    say(table, "hacan swap seat_2, 1, 0, 0, 2; norr accept_swap yes; hacan hand_over plague")
    assert [p.goods for p in state(table).players] == [0, 1, 5]
    assert "plague" in cards(table, 1)


def test_an_offer_may_be_declined_and_two_are_the_most() -> None:
    table = bazaar()
    say(table, "hacan swap seat_2, 0, 1, 0, 0; norr accept_swap no")
    assert len(cards(table, 1)) == 3
    say(table, "hacan swap seat_1, 1, 0, 0, 0; sol accept_swap no")
    assert asked(table) == {"sol": "action"}


def test_only_what_is_there_can_be_offered_and_nothing_need_be() -> None:
    table = bazaar()
    assert why_not(table, "hacan swap seat_2, 3, 0, 0, 0") == "T3.15.8"
    assert why_not(table, "hacan swap seat_2, 1, 1, 1, 0") == "T3.15.8"
    assert why_not(table, "hacan swap seat_2, 2, 2, 0, 0") == ""
    say(table, "hacan swap nothing")
    assert asked(table) == {"sol": "action"}


def test_a_law_on_drawing_cards_does_not_close_the_bazaar() -> None:
    table = bazaar(laws="core_stability")
    while asked(table) != {"sol": "action"} and asked(table) != {"hacan": "swap"}:
        race = next(iter(asked(table)))
        say(table, f"{race} {asked(table)[race]} {options(table, race)[0]}")
    assert asked(table) == {"hacan": "swap"}


def test_others_have_no_bazaar() -> None:
    table = position("sol, norr, letnev", frames=[("status_cards",), ("status_drawn",), ("turn",)])
    assert asked(table) == {"sol": "action"}
