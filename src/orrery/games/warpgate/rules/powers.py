"""Warpgate: who has which power (W12.5, W17.1). The rules ask here, never which faction a seat plays, because abilities
can be copied. A technology works once per action; a faction's ability works every time."""

from __future__ import annotations

from orrery.core.abilities import abilities_in
from orrery.games.warpgate.rules.data import KNOWN
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
"""A bit for each word of the vocabulary, in order."""

NOBODYS = -1
"""Stands for the owner of a technology's powers."""

FAR_MOVES = RANGE | SLIP | RELAY
"""The powers that change how far ships can go."""


def has(s: Warpgate, seat: int, power: int) -> bool:
    """Whether a seat has a power at all, from an ability or a technology."""
    return s.players[seat].texts.here & power != 0


def amount(s: Warpgate, seat: int, power: int, used: int | None = None) -> int:
    """How much of a power a seat has now: technologies that have worked in this action do not count (W12.5). `used`
    replaces the set of used powers."""
    p = s.players[seat]
    if not p.texts.here & power:
        return 0
    d = KNOWN[s.data]
    word = WORDS[power.bit_length() - 1]
    total = sum([it.n for side in p.abilities for it in d.sides[side].powers if it.word == word])
    if not (p.texts.exhausted if used is None else used) & power:
        total += sum([it.n for t in p.technologies for it in d.technologies[t].powers if it.word == word])
    return total


def use(s: Warpgate, seat: int, power: int) -> int:
    """Like `amount`, but technologies no longer have the power for the rest of this action."""
    n = amount(s, seat, power)
    if n:
        exhaust(s.players[seat], power)
    return n


def exhaust(p: Player, powers: int) -> None:
    """Mark these powers of technologies as used in this action (W12.5)."""
    if powers & p.texts.ready:
        held = p.texts.held
        p.texts.become([(it, who, ready and (who != NOBODYS or not powers >> it & 1)) for it, who, ready in held])


def refresh_powers(s: Warpgate, seat: int) -> None:
    """Compute which powers a player has, after every gain. Technologies that have worked in this action stay used."""
    d, p = KNOWN[s.data], s.players[seat]
    owner = {other.side: at for at, other in enumerate(s.players)}
    abilities = [(word, owner[side]) for side in p.abilities for word in abilities_in(d.sides[side].bits)]
    technologies = [(word, NOBODYS) for t in p.technologies for word in abilities_in(d.technologies[t].bits)]
    done = p.texts.exhausted
    p.texts.become(
        [(word, who, True) for word, who in abilities]
        + [(word, who, not done >> word & 1) for word, who in technologies]
    )
