"""Warpgate: who has which power (W12.5, W17.1). The rules ask here, never which faction a seat plays: abilities are
copied. A technology works once per action; a faction's ability every time."""

from __future__ import annotations

from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.vocabulary import WORDS

(
    ATTACK, DEFEND, PURSUIT, TACTICS, SHIELD, COMBAT_DRONES, ESCAPE, STUBBORN, SALVAGE, SPOILS, WAR_FUND,
    DEPLOY, DEPLOY_DRAW, SPREAD, FORWARD, GARRISON, VOID_GATE,
    RANGE, ESCORT, SLIP, RELAY, HAUL, MOVE_REFRESH, WING,
    CONTROL, CONTROL_REFRESH, CONTROL_DEPLOY, COLONIZE, ANY_OBJECTIVE, DRONE_CONTROL,
    DRAW, DRAW_REFRESH, DRAW_DEPLOY, HAND, KEEP, SIFT, MACHINES,
    EXPLORE_BOTH, EXPLORE_DRAW, EXPLORE_REFRESH, EXPLORE_SAFE, EXPLORE_DEPLOY, EXPLORE_ANY,
    INFILTRATE, DRONE_RANGE, RESEARCH_DRAW, TRADE_DRAW, ROUND_REFRESH, START_SHIPS, START_GOODS, NOMADS, MIMICRY,
    ASSIMILATION,
) = (1 << i for i in range(len(WORDS)))  # fmt: skip
"""A bit for each word of the vocabulary, in its order."""

FAR_MOVES = RANGE | SLIP | RELAY
"""What changes how far ships come."""


def has(s: Warpgate, seat: int, power: int) -> bool:
    """Whether a seat has a power at all, by an ability or a technology."""
    return s.players[seat].words & power != 0


def amount(s: Warpgate, seat: int, power: int, used: int | None = None) -> int:
    """How much of a power a seat has now: what technologies have done in this action does not count (W12.5).
    `used` asks for other used powers than those that are."""
    p = s.players[seat]
    if not p.words & power:
        return 0
    d = KNOWN[s.data]
    word = WORDS[power.bit_length() - 1]
    total = sum([it.n for side in p.abilities for it in d.sides[side].powers if it.word == word])
    if not (p.used if used is None else used) & power:
        total += sum([it.n for t in p.technologies for it in d.technologies[t].powers if it.word == word])
    return total


def use(s: Warpgate, seat: int, power: int) -> int:
    """As `amount`; technologies do not have the power again in this action."""
    n = amount(s, seat, power)
    if n:
        s.players[seat].used |= power
    return n


def learn(d: Data, p: Player) -> None:
    """Sum up a player's powers; after every gain."""
    words = 0
    for side in p.abilities:
        words |= d.sides[side].bits
    for t in p.technologies:
        words |= d.technologies[t].bits
    p.words = words
