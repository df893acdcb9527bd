"""Transactions in the players' words, for the tests of Twilight Imperium 4:
propose(table, "sol, letnev", gives="2 goods, note ceasefire@sol", gets="commodities")."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from orrery.core.together import offer_track
from orrery.games.ti4.rules.data import FACTIONS
from orrery.games.ti4.rules.kinds import AGREE, TRADE
from tests.ti4.notation import seat_of, spelled, state
from tests.twilight.notation import counts

NUMBERS = ("goods", "commodities")


def put(table: Table, words: str) -> dict[str, Any]:
    """One side of a transaction: "2 goods, commodities, note alliance@sol, fragment cultural"."""
    found: dict[str, Any] = {}
    trade = next(offer for offer in table.offers.values() if offer.kind is TRADE)
    for number, what in counts(words):
        name, _, thing = what.partition(" ")
        if name in NUMBERS:
            found[name] = number
        else:
            found[name] = found.get(name, []) + [spelled(table, trade, thing)] * number
    return found


def propose(table: Table, who: str, *, gives: str = "", gets: str = "") -> None:
    """The first proposes a transaction to the second."""
    seat, partner = (seat_of(table, name.strip()) for name in who.split(","))
    told = {"with": f"seat_{partner + 1}", "gives": put(table, gives), "gets": put(table, gets)}
    table.answer_plain(seat, told, TRADE.name)


def agree(table: Table, who: str, yes: bool = True) -> None:
    """Somebody agrees to the transaction that was proposed, or does not."""
    table.answer(seat_of(table, who), yes, AGREE.name)


def trade(table: Table, who: str, *, gives: str = "", gets: str = "") -> None:
    """A transaction that both want."""
    propose(table, who, gives=gives, gets=gets)
    agree(table, who.split(",")[1].strip())


def proposing(table: Table) -> set[str]:
    """Who may propose something now."""
    seats = [n for n in range(table.players) if offer_track(n) in table.offers]
    return {FACTIONS[state(table).players[n].faction].name for n in seats}
