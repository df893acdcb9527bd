"""Twilight Imperium 3: what a seat can answer in advance, and for how long. These are not rules: the game asks whatever
is said here, and somebody answers for the seat."""

from __future__ import annotations

from orrery.core.standing import Occasion, Span, window_occasions
from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.kinds import SECONDARY
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_PLANET
from orrery.games.ti3.rules.windows import (
    Activated,
    AgendaRead,
    Attacked,
    BattleRound,
    BeforeAgenda,
    BeforeBattle,
    BeforeBombardment,
    BeforeInvasion,
    BeforeLandings,
    BeforeTechnology,
    BeforeVote,
    CardPlayed,
    DiceRolled,
    HitsScored,
    InvasionRound,
    Moved,
    PlanetTaken,
    PrimaryBegins,
    PrimaryDone,
    SecondaryDone,
    ShipDamaged,
    StatusPhase,
    StrategiesTaken,
    StrategyPhase,
    StrategyTaken,
    Voted,
)

OCCASIONS = (
    *window_occasions(cards=[CardPlayed]),
    *(
        Occasion(f"{SECONDARY.name}.{name}", "secondaries", SECONDARY.name, (("strategy", n),), passing=False)
        for n, name in enumerate(STRATEGIES)
    ),
    *window_occasions(
        strategy=[StrategyPhase, StrategyTaken, StrategiesTaken, PrimaryBegins, PrimaryDone, SecondaryDone],
        moves=[Activated, Moved],
        battles=[BeforeBattle, BattleRound, HitsScored, ShipDamaged],
        dice=[DiceRolled],
        invasions=[BeforeLandings, Attacked, BeforeBombardment, BeforeInvasion, InvasionRound, PlanetTaken],
        council=[BeforeAgenda, AgendaRead, BeforeVote, Voted],
        status=[StatusPhase, BeforeTechnology],
    ),
)
"""The reactions, and the secondary abilities (T3.6.3)."""


def battle(s: Twilight, seat: int) -> str:
    """The current space battle or fight for a planet."""
    if s.battle is not None:
        return f"{s.round} space {s.battle.place}"
    fought = s.invasion is not None and s.invasion.planet != NO_PLANET
    return f"{s.round} planet {s.invasion.planet}" if s.invasion is not None and fought else ""


def turn(s: Twilight, seat: int) -> str:
    """The time during which others are active."""
    return "" if s.active == seat else "others"


SPANS: dict[str, Span] = {"battle": battle, "turn": turn, "round": lambda s, seat: str(s.round)}
