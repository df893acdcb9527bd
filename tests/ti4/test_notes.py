"""The promissory notes of Twilight Imperium 4 that every player has (LRR 95), told in players' words."""

from __future__ import annotations

import pytest

from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games.ti4.rules.effects import ROUND, lasts
from orrery.games.ti4.rules.hooks import barred, has
from orrery.games.ti4.rules.leader_sheet import unlock
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from orrery.games.ti4.rules.promissory import pass_notes
from orrery.games.ti4.rules.texts import FACTION_TEXTS, text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.bargains import propose, trade
from tests.ti4.notation import asked, fleet, options, player, position, say, seat_of, state

SOL, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)


def hand(table: Table, faction: str) -> set[str]:
    """The notes in a hand that are others', as "ceasefire@sol"."""
    seats = {f"seat_{n + 1}": name for n, name in enumerate(("sol", "letnev", "hacan"))}
    found = set()
    for note in player(table, faction).notes:
        name, _, owner = NOTE.names[note].partition("@")
        if seats[owner] != faction:
            found.add(f"{name}@{seats[owner]}")
    return found


def in_play(table: Table, faction: str) -> set[str]:
    """The notes in a play area."""
    return {TEXT.names[it] for it in player(table, faction).texts if TEXT.names[it].startswith("note.")}


# --- LRR 95 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 95.1")
def test_everybody_begins_with_five_generic_notes_and_those_of_the_faction() -> None:
    table = position("sol, letnev, empyrean")
    assert [len(p.notes) for p in state(table).players] == [6, 6, 7]
    names = {NOTE.names[note] for note in player(table, "sol").notes}
    assert names == {
        f"{name}@seat_1"
        for name in (
            *("alliance", "ceasefire", "political_secret", "support_for_the_throne", "trade_agreement"),
            "military_support",
        )
    }


@pytest.mark.rule("LRR 95.2")
def test_nobody_plays_own_notes() -> None:
    table = position(sol={"space": {"304": "cruiser", "203": "cruiser"}}, letnev={"space": {"203": "destroyer"}})
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "move_from"}, "Letnev's own Ceasefire is of no use to Letnev"


@pytest.mark.rule("LRR 95.4a")
def test_a_note_in_hand_is_not_returned_by_its_own_text() -> None:
    table = position(sol={"notes": "trade_convoys@hacan"}, hacan={"space": {"203": "cruiser"}})
    say(table, "sol act tactical; sol activate 203")
    assert hand(table, "sol") == {"trade_convoys@hacan"}, "though it says so for a system with units of Hacan"


def test_a_note_stays_if_somebody_else_marches_in() -> None:
    table = position(
        "hacan, sol, letnev", sol={"space": {"203": "cruiser"}}, letnev={"notes": "support_for_the_throne@sol"}
    )
    say(table, "hacan act tactical; hacan activate 203")
    assert in_play(table, "letnev") == {"note.support_for_the_throne"}


# --- Ceasefire ----------------------------------------------------------------------------------------------------


def attack_under_ceasefire() -> Table:
    table = position(
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "destroyer"}, "notes": "ceasefire@sol"},
    )
    say(table, "sol act tactical; sol activate 203")
    return table


@pytest.mark.rule("LRR 95.3", "LRR 95.4")
def test_ceasefire_keeps_the_owner_from_moving_into_the_system() -> None:
    table = attack_under_ceasefire()
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react ceasefire@sol")
    assert asked(table) != {"sol": "move_from"}
    assert fleet(table, "sol", "202") == {"cruiser": 2}
    assert hand(table, "letnev") == set()
    assert len(player(table, "sol").notes) == 6, "it is back and can be given away again"


@pytest.mark.rule("LRR 95.4a")
def test_ceasefire_is_voluntary() -> None:
    table = attack_under_ceasefire()
    say(table, "letnev react nothing")
    assert asked(table) == {"sol": "move_from"}
    assert hand(table, "letnev") == {"ceasefire@sol"}


def test_ceasefire_needs_an_own_unit_in_the_system_on_a_planet_or_in_space() -> None:
    table = position(sol={"space": {"202": "cruiser"}}, letnev={"notes": "ceasefire@sol"})
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "move_from"}
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry"},
        sol={"space": {"202": "cruiser"}},
        letnev={"notes": "ceasefire@sol"},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"letnev": "react"}


def test_ceasefire_holds_for_one_action_only() -> None:
    table = attack_under_ceasefire()
    say(table, "letnev react ceasefire@sol")
    while asked(table) != {"sol": "act"}:
        say(table, "; ".join(f"{who} act pass" for who in asked(table)))
    say(table, "sol act tactical; sol activate 204")
    assert asked(table) == {"sol": "move_from"}


@pytest.mark.rule("LRR F.9")
def test_a_note_that_arrives_while_its_window_is_open_can_be_used_at_once() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "destroyer"}, "goods": 3},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "move_from"}
    trade(table, "letnev, sol", gives="3 goods", gets="note ceasefire@sol")
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react ceasefire@sol")
    assert options(table, "sol") == ["none"], "nothing moves any more"


@pytest.mark.rule("LRR F.9")
def test_once_ships_have_moved_it_is_too_late_for_a_ceasefire() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser", "204": "cruiser"}},
        letnev={"space": {"203": "destroyer"}, "goods": 3},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move cruiser")
    trade(table, "letnev, sol", gives="3 goods", gets="note ceasefire@sol")
    assert asked(table) == {"sol": "move_from"}
    assert hand(table, "letnev") == {"ceasefire@sol"}


# --- Trade Agreement ----------------------------------------------------------------------------------------------


def replenish_under_agreement(commodities: int) -> Table:
    table = position(sol={"strategies": "trade", "commodities": commodities}, letnev={"notes": "trade_agreement@sol"})
    say(table, "letnev act pass; hacan act pass; sol act trade")
    return table


@pytest.mark.rule("LRR 57.6")
def test_trade_agreement_takes_all_commodities_as_trade_goods() -> None:
    table = replenish_under_agreement(1)
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react trade_agreement@sol")
    assert player(table, "letnev").goods == 4
    assert player(table, "sol").commodities == 0
    assert hand(table, "letnev") == set()


@pytest.mark.rule("LRR F.11")
def test_trade_agreement_can_be_played_when_nothing_was_replenished() -> None:
    table = replenish_under_agreement(4)
    say(table, "letnev react trade_agreement@sol")
    assert player(table, "letnev").goods == 4


# --- Support for the Throne ---------------------------------------------------------------------------------------


def supported() -> Table:
    """Letnev has Sol's support."""
    table = position(sol={"space": {"203": "cruiser"}}, letnev={"space": {"204": "cruiser"}})
    trade(table, "sol, letnev", gives="note support_for_the_throne@sol")
    return table


@pytest.mark.rule("LRR 31.23")
def test_support_is_placed_at_once_and_gives_a_point() -> None:
    table = supported()
    assert player(table, "letnev").points == 1
    assert in_play(table, "letnev") == {"note.support_for_the_throne"}
    assert hand(table, "letnev") == set()


@pytest.mark.rule("LRR 95.5")
def test_notes_in_play_areas_are_not_traded() -> None:
    table = supported()
    say(table, "sol act pass")
    with pytest.raises(Refused):
        propose(table, "letnev, sol", gives="note support_for_the_throne@sol")


def test_support_is_lost_with_the_point_by_activating_a_system_with_units_of_its_owner() -> None:
    table = supported()
    say(table, "sol act pass; letnev act tactical; letnev activate 205")
    assert player(table, "letnev").points == 1
    table = supported()
    say(table, "sol act pass; letnev act tactical; letnev activate 203")
    assert player(table, "letnev").points == 0
    assert in_play(table, "letnev") == set()
    assert len(player(table, "sol").notes) == 6


def test_the_owner_may_activate_systems_of_the_one_who_is_supported() -> None:
    table = supported()
    say(table, "sol act tactical; sol activate 204")
    assert player(table, "letnev").points == 1


@pytest.mark.rule("LRR 77.2")
def test_the_point_of_a_support_can_win_the_game() -> None:
    table = position(sol={"space": {"203": "cruiser"}}, letnev={"space": {"204": "cruiser"}, "points": 9})
    trade(table, "sol, letnev", gives="note support_for_the_throne@sol")
    assert table.over, "at once, in the middle of a turn"
    assert state(table).winners == [LETNEV]


@pytest.mark.rule("LRR 77.7", "LRR 31.23")
@pytest.mark.parametrize("who", ["sol, letnev", "letnev, sol"])
@pytest.mark.parametrize("first", ["sol", "letnev"])
def test_of_two_who_support_each_other_for_the_last_point_the_first_in_initiative_order_wins(
    who: str, first: str
) -> None:
    table = position(sol={"space": {"203": "cruiser"}, "points": 9}, letnev={"space": {"204": "cruiser"}, "points": 9})
    if first == "letnev":
        p, q = (player(table, name) for name in ("sol", "letnev"))
        p.strategies, q.strategies = q.strategies, p.strategies
    giver, taker = who.split(", ")
    trade(table, who, gives=f"note support_for_the_throne@{giver}", gets=f"note support_for_the_throne@{taker}")
    assert table.over
    assert state(table).winners == [seat_of(table, first)]
    assert (player(table, "sol").points, player(table, "letnev").points) == (10, 10)


# --- Alliance -----------------------------------------------------------------------------------------------------


CLAIRE = "claire_gibson"


def allied(locked: bool) -> Table:
    """Letnev has Sol's alliance."""
    leaders = {"locked": CLAIRE} if locked else {"texts": f"leader.{CLAIRE}"}
    table = position(sol={"space": {"203": "cruiser"}, **leaders}, letnev={"space": {"204": "cruiser"}})
    trade(table, "sol, letnev", gives="note alliance@sol")
    return table


@pytest.mark.rule("LRR 7.8")
def test_alliance_lends_an_unlocked_commander_and_its_owner_keeps_it() -> None:
    table = allied(locked=False)
    s, claire = state(table), text(f"leader.{CLAIRE}")
    assert in_play(table, "letnev") == {"note.alliance"}
    assert [has(s, seat, claire) for seat in (SOL, LETNEV, HACAN)] == [True, True, False]


@pytest.mark.rule("LRR 7.6", "LRR 7.8")
def test_alliance_lends_a_commander_as_soon_as_it_is_unlocked() -> None:
    table = allied(locked=True)
    s, claire = state(table), text(f"leader.{CLAIRE}")
    assert not has(s, LETNEV, claire)
    unlock(s, SOL, claire)
    assert [has(s, seat, claire) for seat in (SOL, LETNEV, HACAN)] == [True, True, False]


def test_alliance_ends_by_activating_a_system_with_units_of_its_owner() -> None:
    table = allied(locked=False)
    say(table, "sol act pass; letnev act tactical; letnev activate 203")
    s, claire = state(table), text(f"leader.{CLAIRE}")
    assert in_play(table, "letnev") == set()
    assert [has(s, seat, claire) for seat in (SOL, LETNEV)] == [True, False]
    assert len(player(table, "sol").notes) == 6


# --- Political Secret ---------------------------------------------------------------------------------------------

COUNCIL = {"planets": {"jord": "sol: infantry", "arc_prime": "letnev: infantry"}, "custodians": False}


def secret_played(**more: str) -> Table:
    """An agenda is revealed, and Letnev plays Sol's Political Secret."""
    table = position(
        frames=[("agenda_phase",)],
        agendas="agenda.mutiny, agenda.economic_equality",
        sol={"hand": "veto, bribery"},
        letnev={"notes": "political_secret@sol", **more},
        **COUNCIL,  # type: ignore[arg-type]
    )
    while asked(table) != {"letnev": "react"}:
        say(table, "; ".join(f"{who} react nothing" for who in asked(table)))
    say(table, "letnev react political_secret@sol")
    return table


@pytest.mark.rule("LRR 2.16", "LRR 95.3")
def test_political_secret_takes_the_vote_and_the_action_cards_for_one_agenda() -> None:
    table = secret_played()
    assert asked(table) == {"letnev": "vote"}, "Sol, the speaker, is asked nothing any more"
    assert in_play(table, "letnev") == {"note.political_secret"}
    say(table, "letnev vote nothing; hacan vote nothing")
    assert asked(table) == {"sol": "decide"}, "nobody has voted, and the speaker decides, which is no vote"
    say(table, "sol decide against; sol react nothing")
    assert in_play(table, "letnev") == set(), "the next agenda"
    assert len(player(table, "sol").notes) == 6
    say(table, "letnev vote nothing; hacan vote nothing")
    assert asked(table) == {"sol": "vote"}


@pytest.mark.rule("LRR F.13", "LRR F.14")
def test_political_secret_stops_what_is_used_by_choice_and_printed_on_the_sheet() -> None:
    """The note on political_secret."""
    table = secret_played()
    s = state(table)
    ability = FACTION_TEXTS[s.players[SOL].faction][0]
    s.players[SOL].texts.put(ability, SOL)
    assert barred(s, SOL, ability)
    assert barred(s, SOL, text("card.bribery"))
    assert not barred(s, LETNEV, text("card.bribery"))
    assert not barred(s, SOL, text("technology.spec_ops_ii")), "faction technologies can be used"
    assert not barred(s, SOL, text("agenda.minister_of_war")), "so can owned laws"
    assert has(s, SOL, ability), "what is not used by choice goes on"


@pytest.mark.rule("LRR F.26")
def test_political_secret_ends_with_an_agenda_that_is_vetoed() -> None:
    table = position(
        frames=[("agenda_phase",)],
        agendas="agenda.mutiny, agenda.economic_equality, agenda.incentive_program",
        letnev={"notes": "political_secret@sol"},
        hacan={"hand": "veto"},
        **COUNCIL,  # type: ignore[arg-type]
    )
    say(table, "letnev react political_secret@sol; hacan react card.veto")
    assert in_play(table, "letnev") == set()
    say(table, "letnev vote nothing; hacan vote nothing")
    assert asked(table) == {"sol": "vote"}


# --- elimination (LRR 16) -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 16.2", "LRR 16.4", "LRR 16.4a", "LRR 95.7")
def test_notes_of_an_eliminated_player_leave_the_game_and_those_of_others_return() -> None:
    table = position(sol={"notes": "ceasefire@letnev, ceasefire@hacan"}, letnev={"notes": "trade_agreement@sol"})
    s = state(table)
    pass_notes(s, SOL, LETNEV, NOTE.index["support_for_the_throne@seat_1"], None)
    pass_notes(s, HACAN, SOL, NOTE.index["alliance@seat_3"], None)
    assert s.players[LETNEV].points == 1
    eliminate(s, SOL)
    assert s.players[LETNEV].points == 0, "a support of nobody is worth nothing"
    assert hand(table, "letnev") == hand(table, "hacan") == in_play(table, "letnev") == set()
    assert [len(p.notes) for p in s.players] == [0, 6, 6]


@pytest.mark.rule("LRR 16.2", "LRR 16.5", "LRR 16.7")
def test_an_eliminated_player_leaves_no_texts_and_no_effects_behind() -> None:
    table = position(sol={"hand": "veto", "secrets": "destroy_their_greatest_ship", "technologies": "sarween_tools"})
    s = state(table)
    lasts(s, text("card.veto"), SOL, ROUND)
    secrets = len(s.secret_deck)
    eliminate(s, SOL)
    assert list(s.players[SOL].texts) == []
    assert s.effects == []
    assert len(s.secret_deck) == secrets + 1
    assert s.discard == [text("card.veto")]


# --- what a card takes --------------------------------------------------------------------------------------------


def test_a_note_that_a_card_takes_is_seen_by_both_sides() -> None:
    table = position(
        frames=[("agenda_phase",)],
        agendas="agenda.mutiny",
        letnev={"hand": "diplomatic_pressure"},
        **COUNCIL,  # type: ignore[arg-type]
    )
    say(table, "letnev react card.diplomatic_pressure; letnev aim_player sol")
    told = {"with": "seat_2", "gives": {"note": ["ceasefire@seat_1"]}, "gets": {}}
    table.answer_plain(seat_of(table, "sol"), told, "surrender_note")
    assert hand(table, "letnev") == {"ceasefire@sol"}
    assert asked(table) == {"letnev": "vote"}
    assert len(player(table, "sol").notes.seen_by(LETNEV)) == 5
    assert len(player(table, "sol").notes.seen_by(HACAN)) == 0
