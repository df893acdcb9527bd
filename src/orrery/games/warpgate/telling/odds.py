"""Warpgate: how likely a battle is to be won, judging by what everybody can know: each side is assumed to show the
strongest of the cards it draws. Texts that cancel others are ignored."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from orrery.games.warpgate.rules.battle import DRAWN, fought
from orrery.games.warpgate.rules.data import KNOWN, LETTERS
from orrery.games.warpgate.rules.nouns import Tactic
from orrery.games.warpgate.rules.powers import ATTACK, COMBAT_DRONES, DEFEND, NOMADS, STUBBORN, TACTICS, amount
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import ATTACKING, DEFENDING, OUTNUMBERED

Strengths = tuple[int, ...]
"""The strength of a side with each card it may show."""


def pool(s: Warpgate, seat: int) -> list[Tactic]:
    """The cards a seat may draw for a battle: everybody knows which it has and which are discarded."""
    d, p = KNOWN[s.data], s.players[seat]
    swapped = d.basic[LETTERS.index(d.sides[p.side].letter)]
    every = [card for card in d.basic if card != swapped] + list(p.elite)
    for card in p.tactics_discard:
        every.remove(card)
    return every if len(every) >= DRAWN else every + list(p.tactics_discard)


def defenders(s: Warpgate, seat: int, place: int) -> int:
    """The ships of a seat on a planet, including outposts that count as ships."""
    p = s.players[seat]
    return int(p.ships[place]) + bool(p.texts.here & NOMADS and p.outposts >> place & 1)


def strength(s: Warpgate, seat: int, card: int, ships: int, against: int, attacking: bool, place: int) -> int:
    """Ships times factor with a card, including its text and the seat's powers."""
    d, p = KNOWN[s.data], s.players[seat]
    if not ships:
        return 0
    met = (ATTACKING if attacking else DEFENDING) | (OUTNUMBERED if ships < against else 0)
    row = d.tactics[card]
    counted = {do: sum(it.n for it in row.text if it.do == do and not it.when & ~met) for do in ("factor", "ships")}
    factor = row.factor + counted["factor"] + amount(s, seat, ATTACK if attacking else DEFEND)
    drone = bool(p.texts.here & COMBAT_DRONES and p.drone == place)
    return (ships + counted["ships"] + drone) * factor


def strengths(s: Warpgate, seat: int, ships: int, against: int, attacking: bool, place: int) -> Strengths:
    """What a seat can bring to a battle, card by card."""
    return tuple(sorted(strength(s, seat, card, ships, against, attacking, place) for card in pool(s, seat)))


@lru_cache(maxsize=4096)
def best(of: Strengths, drawn: int) -> tuple[tuple[int, float], ...]:
    """How likely each strength is to be the greatest of those drawn."""
    hands = list(combinations(of, min(drawn, len(of))))
    greatest = [max(hand, default=0) for hand in hands]
    return tuple((value, greatest.count(value) / len(hands)) for value in sorted(set(greatest)))


def attack_odds(s: Warpgate, seat: int, rival: int, ships: int, place: int) -> int:
    """How likely an attack with this many ships is to win, in percent."""
    there = defenders(s, rival, place)
    mine = best(strengths(s, seat, ships, there, True, place), DRAWN + amount(s, seat, TACTICS))
    theirs = best(strengths(s, rival, there, ships, False, place), DRAWN + amount(s, rival, TACTICS))
    firm = amount(s, rival, STUBBORN) > 0
    return percent(sum(p * q for a, p in mine for b, q in theirs if a > b or (a == b and not firm)))


def card_odds(s: Warpgate, seat: int, card: int) -> tuple[int, int]:
    """In a battle: the strength with a card, and how likely it is to win, in percent."""
    b = fought(s)
    attacking = b.attacker == seat
    rival = b.defender if attacking else b.attacker
    here = defenders(s, b.defender, b.place)
    ships, against = (b.ships, here) if attacking else (here, b.ships)
    announced = tuple(b.announced) or (0, 0)
    mine = strength(s, seat, card, ships, against, attacking, b.place) + ships * announced[0 if attacking else 1]
    others = strengths(s, rival, against, ships, not attacking, b.place)
    theirs = best(others, DRAWN + amount(s, rival, TACTICS))
    more = against * announced[1 if attacking else 0]
    firm = amount(s, b.defender, STUBBORN) > 0
    won = sum(q for b_, q in theirs if mine > b_ + more or (mine == b_ + more and attacking != firm))
    return mine, percent(won)


def percent(chance: float) -> int:
    """A chance to show; never certain, since texts may turn a battle."""
    return min(99, max(1, round(100 * chance)))
