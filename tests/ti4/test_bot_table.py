"""How the bot of Twilight Imperium 4 deals with others: it trades, votes, and fights only as long as there is hope."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from orrery.bots.volunteers import AskedOffers
from orrery.core.table import Table
from orrery.core.terms import Deal
from orrery.games.ti4 import GAME
from orrery.games.ti4.bot.deals import dangerous, for_me, for_them, sales
from orrery.games.ti4.bot.fights import hopeless
from orrery.games.ti4.bot.judge import Ballots, BotJudge
from orrery.games.ti4.bot.think import instinct, volunteer
from orrery.games.ti4.rules.board import neighbours
from orrery.games.ti4.rules.council import outcomes
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.outcomes import elected_player
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import note_of, text
from orrery.games.ti4.rules.things import Outcome, Seat
from tests.ti4.councils import BASE, cast, council, holder
from tests.ti4.notation import place, player, position, seat_of, state

NEIGHBOURS = {"jord": "sol: infantry", "lodor": "letnev: infantry"}
SUPPORT, ALLIANCE = text("note.support_for_the_throne"), text("note.alliance")
MILITARY_SUPPORT = text("note.military_support")


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


def test_whoever_has_abstained_is_not_counted_on_any_more() -> None:
    table = council("agenda.mutiny")
    cast(table, "letnev nothing; hacan nothing")
    assert [seat for seat, _, _ in Ballots(state(table)).to_come] == [seat_of(table, "sol")]


def test_it_leaves_battles_without_hope() -> None:
    table = position(sol={"space": {"203": "destroyer"}}, letnev={"space": {"203": "3 dreadnought"}})
    s = state(table)
    assert hopeless(s, seat_of(table, "sol"), place("203"), seat_of(table, "letnev"))
    assert not hopeless(s, seat_of(table, "letnev"), place("203"), seat_of(table, "sol"))


# --- votes are sold and bought -----------------------------------------------------------------------------------


def crown(**players: Any) -> Table:
    """All want the crown. Letnev and Sol have 4 votes each, Sol, who leads, would decide between them, and Hacan cannot
    win."""
    sol = {"points": 3, **players.pop("sol", {})}
    return council("agenda.the_crown_of_emphidia", options=BASE, sol=sol, **players)


def proposed(table: Table, faction: str) -> tuple[int, Deal | None]:
    """What a player offers beside a vote, and where."""
    seat = seat_of(table, faction)
    track = next(track for track, offer in table.offers.items() if offer.seat == seat and offer.kind.name == "trade")
    return track, volunteer(table, track, table.offers[track], Random(1))


def test_a_vote_is_bought_from_whoever_has_nothing_to_win_and_the_promise_is_kept() -> None:
    table = crown(letnev={"goods": 4})
    hacan = seat_of(table, "hacan")
    track, deal = proposed(table, "letnev")
    assert deal is not None
    assert (deal.partner, deal.given("goods"), len(deal.things_wanted("promised"))) == (hacan, 1, 1)
    table.put(track, deal)
    (asked,) = [(track, offer) for track, offer in table.offers.items() if offer.kind.name == "agree"]
    assert instinct(table, *asked, Random(1)) is True, "an agenda that hardly matters: the vote is for sale"
    table.put(asked[0], True)
    assert (player(table, "hacan").goods, player(table, "letnev").goods) == (1, 3)
    while state(table).agenda_discard == [] and not holder(table, "the_crown_of_emphidia"):
        track, decision = next(iter(table.pending.items()))
        table.put(track, instinct(table, track, decision, Random(1)))
    assert holder(table, "the_crown_of_emphidia") == "letnev"


def test_nobody_buys_what_they_would_get_anyway_or_cannot_pay() -> None:
    for table, faction in (
        (crown(letnev={"goods": 4}, sol={"goods": 4}), "sol"),
        (crown(hacan={"goods": 1}), "letnev"),
    ):
        _, deal = proposed(table, faction)
        assert deal is None or not deal.things_wanted("promised")


def test_whoever_has_promised_a_vote_sells_it_only_once() -> None:
    table = crown(letnev={"goods": 4})
    s, letnev, hacan = state(table), seat_of(table, "letnev"), seat_of(table, "hacan")
    _, deal = proposed(table, "letnev")
    assert deal is not None
    (for_letnev,) = deal.things_wanted("promised")
    assert s.council is not None
    s.council.promises.append((Seat(hacan), Seat(seat_of(table, "sol")), Outcome(for_letnev + 1)))
    assert for_them(s, letnev, deal) < 0


# --- notes are sold ----------------------------------------------------------------------------------------------


def test_an_own_note_is_sold_for_commodities_that_are_worth_more_to_the_seller() -> None:
    table = position(tiles={"203": "26"}, planets=NEIGHBOURS, letnev=near(commodities=2))
    offer = next(offer for offer in table.offers.values() if offer.seat == 0)
    found = {deal.things_given("note")[0]: deal for deal in sales(state(table), 0, offer)}
    deal = found[note_of(MILITARY_SUPPORT, 0)]
    assert deal.wanted("commodities") == 1
    assert for_me(state(table), 0, deal) > 0
    assert for_them(state(table), 0, deal) > 0
    assert note_of(SUPPORT, 0) not in found


def test_an_alliance_is_worth_the_commander_that_comes_with_it() -> None:
    """Two allies exchange their notes once both commanders are unlocked."""
    sol, letnev = {"locked": "claire_gibson"}, near(locked="rear_admiral_farran")
    table = position(tiles={"203": "26"}, planets=NEIGHBOURS, sol=sol, letnev=letnev)
    s, mine, theirs = state(table), note_of(ALLIANCE, 0), note_of(ALLIANCE, 1)
    swap = Deal(1, (("note", (mine,)),), (("note", (theirs,)),))
    locked = for_me(s, 0, swap)
    for p in s.players[:2]:
        p.locked.clear()
    assert for_me(s, 0, swap) > max(0.0, locked)
    assert for_them(s, 0, swap) > 0


# --- whoever leads -----------------------------------------------------------------------------------------------


def test_what_is_bad_is_voted_for_the_leader() -> None:
    table = council("agenda.public_execution", letnev={"points": 7}, hacan={"points": 5})
    s = state(table)
    assert s.council is not None
    for voter, victim in (("sol", "letnev"), ("hacan", "letnev"), ("letnev", "hacan")):
        judge = BotJudge(s, seat_of(table, voter))
        wished = judge.wished(s.council.agenda, outcomes(s))
        assert elected_player(wished) == seat_of(table, victim), voter


def test_what_is_good_is_kept_from_the_leader() -> None:
    table = council("agenda.minister_of_commerce", letnev={"points": 7}, hacan={"points": 5})
    s = state(table)
    assert s.council is not None
    judge = BotJudge(s, seat_of(table, "sol"))
    sol, letnev, hacan = (
        judge.interest(s.council.agenda, Outcome(it))
        for name in ("sol", "letnev", "hacan")
        for it in outcomes(s)
        if elected_player(it) == seat_of(table, name)
    )
    assert sol > 0 > hacan > letnev


# --- trade, round by round ---------------------------------------------------------------------------------------


def partners(s: Imperium, seat: int) -> list[int]:
    """The neighbours who have commodities as a player has, of whom nobody is about to win."""
    return [
        other
        for other in neighbours(s, seat)
        if s.players[seat].commodities
        and s.players[other].commodities
        and not dangerous(s, seat, other)
        and not dangerous(s, other, seat)
    ]


def test_whoever_can_trade_does_so_in_every_round() -> None:
    """Five rounds of six, in two games: at the start of a turn, commodities are offered to neighbours who have some,
    until nobody has any to exchange; and proposals like these are accepted."""
    chances, deals = Counter[int](), Counter[int]()
    for seed in (1, 2):
        trade_for_five_rounds(Table.new(GAME, 6, {}, seed=seed, live=False), chances, deals)
    assert sorted(chances) == [1, 2, 3, 4, 5], "there was somebody to trade with in each round"
    assert all(deals[it] for it in chances)


def trade_for_five_rounds(table: Table, chances: Counter[int], deals: Counter[int]) -> None:
    """Play five rounds; count by round how often somebody could trade at the start of a turn, and the deals made."""
    dice, asked = Random(1), AskedOffers()
    while state(table).round < 6:
        s, track, value = state(table), -1, None
        if (found := asked.next(table, dict.fromkeys(range(6)))) is not None:
            track, decision = found.track, found.decision
            if decision.kind.name == "agree":
                value = instinct(table, track, decision, dice)
                deals[s.round] += value
            elif [(it.seat, it.kind.name) for it in table.pending.values()] == [(found.seat, "act")]:
                value = volunteer(table, track, decision, dice)
                if partners(s, found.seat):
                    chances[s.round] += 1
                    assert value is not None, (s.round, found.seat)
        else:
            track, decision = next(iter(table.pending.items()))
            value = instinct(table, track, decision, dice)
        if found is None or value is not None:
            table.put(track, value)
