"""Battles in Warpgate (W8, W9): tactics, losses, withdrawal."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from orrery.core.table import Table
from orrery.games.warpgate.bot.outlook import Outlook
from orrery.games.warpgate.bot.plans import gain
from orrery.games.warpgate.bot.weights import ATTACKS, DEFENDS, STAKE, WORDS_OF_TEXT
from orrery.games.warpgate.rules.battle import seat_of, ships_of
from orrery.games.warpgate.rules.board import GATE
from orrery.games.warpgate.rules.kinds import OUTPOST, SHIP
from orrery.games.warpgate.rules.powers import (
    ATTACK,
    DEFEND,
    amount,
)
from orrery.games.warpgate.rules.vocabulary import (
    LOST,
    OUTNUMBERED,
    WON,
    TacticCard,
)


def _announce(table: Table, o: Outlook, d: Any) -> Any:
    """Use what helps, unless the battle is won without it."""
    s = o.s
    assert s.battle is not None
    side = 0 if s.battle.attacker == o.seat else 1
    mine, theirs = ships_of(s, side), ships_of(s, 1 - side)
    return tuple(sorted(d.items)) if mine <= 2 * theirs else ()


def _tactic(table: Table, o: Outlook, d: Any) -> Any:
    s = o.s
    b = s.battle
    assert b is not None
    side = 0 if b.attacker == o.seat else 1
    mine, theirs = ships_of(s, side), ships_of(s, 1 - side)
    powers = amount(s, o.seat, DEFEND if side else ATTACK, 0) + b.announced[side]
    rival = amount(s, seat_of(b, 1 - side), ATTACK if side else DEFEND, 0) + b.announced[1 - side]
    return max(d.candidates, key=lambda c: (in_battle(o.d.tactics[c], side, mine, theirs, powers, rival), -c))


@lru_cache(maxsize=1 << 15)
def in_battle(card: TacticCard, side: int, mine: int, theirs: int, powers: int, rival: int) -> float:
    """What a card is worth in a battle with this many ships on both sides."""
    before = OUTNUMBERED * (mine < theirs) | (8 if side else 4)
    factor, fleet = card.factor + powers, mine
    for line in card.text:
        if not line.when & ~before:
            if line.do == "factor":
                factor += line.n
            elif line.do == "ships":
                fleet += line.n
    tie = any(line.do == "ties" for line in card.text) or side == 0
    won = 0.0
    for g, odds in (ATTACKS if side else DEFENDS).items():
        if any(line.do == "copy_factor" for line in card.text):
            factor = max(factor, g + powers)
        gap = fleet * factor - theirs * (g + rival)
        if gap > 0 or (gap == 0 and tie):
            won += odds
    value = STAKE * won
    for line in card.text:
        odds = (won if line.when & WON else 1.0) * (1 - won if line.when & LOST else 1.0)
        if line.when & ~(WON | LOST) & ~before:
            continue
        n = max(1, line.n)
        if line.do == "destroy":
            n = min(n, theirs)
        elif line.do == "sacrifice":
            n = min(n, mine)
        value += odds * WORDS_OF_TEXT.get(line.do, 0.0) * n
    return value


def _destroy(table: Table, o: Outlook, d: Any) -> Any:
    return OUTPOST if OUTPOST in d.candidates else SHIP


def _raid(table: Table, o: Outlook, d: Any) -> Any:
    rival = o.s.players[d.args["rival"]]
    return min(d.candidates, key=lambda place: (rival.ships[place], place))


def _withdraw(table: Table, o: Outlook, d: Any) -> Any:
    """Rivals go home; the bot's own ships go where they are useful."""
    if d.args["rival"] == o.seat:
        return max(d.candidates, key=lambda place: (o.arrivals[place], -place))
    return GATE if GATE in d.candidates else d.candidates[0]


def _split(table: Table, o: Outlook, d: Any) -> Any:
    """All to the place where they are least useful: the second one if the first is a planet."""
    return int(d.high if d.args["place"] == GATE else d.low)


def _encore(table: Table, o: Outlook, d: Any) -> Any:
    return gain(o, d.args["action_name"], d.args["x"]) > 0


ANSWERS: dict[str, Callable[[Table, Outlook, Any], Any]] = {
    "announce": _announce,
    "tactic": _tactic,
    "destroy": _destroy,
    "raid": _raid,
    "withdraw": _withdraw,
    "split": _split,
    "encore": _encore,
}
