"""How the bot of Twilight Imperium 4 deals with others: it trades, votes, and fights only as long as there is hope."""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.core.terms import Deal
from orrery.games.ti4.bot.deals import for_me, for_them
from orrery.games.ti4.bot.fights import hopeless
from orrery.games.ti4.bot.judge import BotJudge
from orrery.games.ti4.bot.think import instinct, volunteer
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.texts import note_of, text
from tests.ti4.councils import council
from tests.ti4.notation import place, position, seat_of, state

NEIGHBOURS = {"jord": "sol: infantry", "lodor": "letnev: infantry"}
SUPPORT = text("note.support_for_the_throne")


def offered(**players: Any) -> Deal | None:
    """What Sol offers at the beginning of a turn, beside Letnev."""
    table = position(tiles={"203": "26"}, planets=NEIGHBOURS, **players)
    track = next(track for track, offer in table.offers.items() if offer.seat == 0)
    found: Deal | None = volunteer(table, track, table.offers[track], Random(1))
    if found is not None:
        s = state(table)
        assert for_me(s, 0, found) > 0
        assert for_them(s, 0, found) > 0
    return found


def near(**more: Any) -> dict[str, Any]:
    """Ships beside each other make players neighbours."""
    return {"space": {"203": "cruiser"}, **more}


def test_neighbours_exchange_commodities() -> None:
    deal = offered(sol={"commodities": 3}, letnev=near(commodities=3))
    assert deal is not None
    assert (deal.given("commodities"), deal.wanted("commodities")) == (3, 3)


def test_a_leader_about_to_win_gets_nothing() -> None:
    assert offered(sol={"commodities": 3}, letnev=near(commodities=3, points=9)) is None


def test_support_is_given_for_support_but_not_for_goods() -> None:
    table = position(tiles={"203": "26"}, planets=NEIGHBOURS, letnev=near(goods=5))
    s, mine, theirs = state(table), note_of(SUPPORT, 0), note_of(SUPPORT, 1)
    swap = Deal(1, (("note", (mine,)),), (("note", (theirs,)),))
    assert for_me(s, 0, swap) > 0
    assert for_them(s, 0, swap) > 0
    assert for_me(s, 0, Deal(1, (("note", (mine,)),), (("goods", 5),))) < 0


def test_it_votes_for_what_texts_say_is_good() -> None:
    table = council("agenda.mutiny")
    s = state(table)
    judge = BotJudge(s, seat_of(table, "sol"))
    mutiny = text("agenda.mutiny")
    assert judge.interest(mutiny, FOR) > 0 > judge.interest(mutiny, AGAINST)
    assert judge.forecast() == FOR
    track, decision = next(iter(table.pending.items()))
    assert instinct(table, track, decision, Random(1)) == FOR


def test_it_leaves_battles_without_hope() -> None:
    table = position(sol={"space": {"203": "destroyer"}}, letnev={"space": {"203": "3 dreadnought"}})
    s = state(table)
    assert hopeless(s, seat_of(table, "sol"), place("203"), seat_of(table, "letnev"))
    assert not hopeless(s, seat_of(table, "letnev"), place("203"), seat_of(table, "sol"))
