"""Twilight Imperium 4 in the browser: the shapes of the figures. The page's types are made from this package: after
a change, run `python -m orrery.lab.typescript`. Numbers are those of the components (place, planet, tile, unit ...);
texts are numbers among `card`; -1 means nobody or nothing."""

from __future__ import annotations

from orrery.games.ti4.board.shapes.battle import (
    AttackNow,
    ByNumber,
    CombatNow,
    Considered,
    DieNow,
    Odds,
    RollNow,
    SideNow,
    Volley,
    Weighed,
)
from orrery.games.ti4.board.shapes.council import (
    Ballot,
    CouncilNow,
    DealNow,
    DealSide,
    LawNow,
    PlanetVotes,
    Possible,
    Promise,
    Rider,
    Voter,
)
from orrery.games.ti4.board.shapes.draft import DraftNow, Lot, SliceNow
from orrery.games.ti4.board.shapes.galaxy import Building, FleetNow, Group, PlanetNow, SystemNow
from orrery.games.ti4.board.shapes.moving import Aboard, ActivationNow, CargoHold, Leaving, Origin, ReachNow
from orrery.games.ti4.board.shapes.players import (
    Captive,
    Held,
    HeldStrategy,
    Lacking,
    LeaderNow,
    ObjectiveProgress,
    SeatNow,
    UnitNow,
    Wealth,
)
from orrery.games.ti4.board.shapes.table import Asked, Decks, EffectNow, Figures, ObjectiveNow, Stays, StrategyNow

__all__ = [
    "Aboard",
    "ActivationNow",
    "Asked",
    "AttackNow",
    "Ballot",
    "Building",
    "ByNumber",
    "Captive",
    "CargoHold",
    "CombatNow",
    "Considered",
    "CouncilNow",
    "DealNow",
    "DealSide",
    "Decks",
    "DieNow",
    "DraftNow",
    "EffectNow",
    "Figures",
    "FleetNow",
    "Group",
    "Held",
    "HeldStrategy",
    "Lacking",
    "LawNow",
    "LeaderNow",
    "Leaving",
    "Lot",
    "ObjectiveNow",
    "ObjectiveProgress",
    "Odds",
    "Origin",
    "PlanetNow",
    "PlanetVotes",
    "Possible",
    "Promise",
    "ReachNow",
    "Rider",
    "RollNow",
    "SeatNow",
    "SideNow",
    "SliceNow",
    "Stays",
    "StrategyNow",
    "SystemNow",
    "UnitNow",
    "Volley",
    "Voter",
    "Wealth",
    "Weighed",
]
