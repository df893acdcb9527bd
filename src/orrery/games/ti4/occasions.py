"""Twilight Imperium 4: what a seat can answer in advance, and for how long. These are not rules: the game asks whatever
is said here, and somebody answers for the seat."""

from __future__ import annotations

from orrery.core.standing import Occasion, Span, window_occasions
from orrery.games.ti4.rules.cards.agenda_phase import Pressed
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.factions.arborec import InfantryGrows
from orrery.games.ti4.rules.kinds import DEFEND, FIRE, GO_ON, RETREAT, SECONDARY, VOTE
from orrery.games.ti4.rules.nouns import COMING
from orrery.games.ti4.rules.production import NothingProduced
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET
from orrery.games.ti4.rules.windows.battle import (
    AbilityRoll,
    BarrageBegins,
    CannonsFire,
    CombatRolled,
    CombatRoundBegins,
    CombatRoundEnds,
    CombatWon,
    CommitStep,
    Committed,
    ControlChanges,
    ControlGained,
    DamageSustained,
    HitsComing,
    InvasionBegins,
    RetreatAnnounced,
    RetreatsBegin,
    Rolled,
    UnitsDestroyed,
)
from orrery.games.ti4.rules.windows.cards import AbilityUsed, AgentExhausted, CardDiscarded, CardPlayed
from orrery.games.ti4.rules.windows.council import (
    AgendaKnown,
    AgendaPhaseBegins,
    AgendaPhaseEnds,
    AgendaResolved,
    AgendaRevealed,
    BallotBegins,
    OutcomeKnown,
    VoteBegins,
    VotesCast,
    VotingBegins,
)
from orrery.games.ti4.rules.windows.development import (
    Explored,
    Exploring,
    PlacedInSpace,
    Produced,
    ProductionBegins,
    ResearchBegins,
    Researched,
    ResearchPaid,
    StructureComing,
    TechnologyGained,
    TroopsProduced,
    UnitsComing,
    UnitsPlaced,
)
from orrery.games.ti4.rules.windows.rounds import (
    ActionDone,
    ActionPhaseEnds,
    Activated,
    GoodsGained,
    GoodsTaken,
    Moved,
    PlayerPassed,
    PrimaryBegins,
    Replenished,
    SecondaryBegins,
    SecretsScored,
    ShipsMoved,
    StatusPhaseEnds,
    StrategicBegins,
    StrategiesReturn,
    StrategyPhaseBegins,
    StrategyPhaseEnds,
    StrategyResolved,
    StrategyTaken,
    StrategyTokenGone,
    StrategyTokenSpent,
    TacticalDone,
    Traded,
    TurnBegins,
    TurnEnds,
)

OCCASIONS = (
    *(
        Occasion(f"{SECONDARY.name}.{name}", "secondaries", SECONDARY.name, (("strategy", n),), passing=False)
        for n, name in enumerate(STRATEGIES)
    ),
    Occasion(VOTE.name, "votes", VOTE.name),
    Occasion(FIRE.name, "cannons", FIRE.name),
    Occasion(DEFEND.name, "cannons", DEFEND.name, passing=False),
    Occasion(RETREAT.name, "retreats", RETREAT.name, passing=False),
    *(
        Occasion(f"{GO_ON.name}.{name}", "pauses", GO_ON.name, (("coming", n),), passing=name)
        for n, name in enumerate(COMING.names)
    ),
    *window_occasions(
        cards=[CardPlayed, CardDiscarded, AbilityUsed, AgentExhausted],
        strategy=[
            StrategyPhaseBegins,
            StrategyTaken,
            StrategyPhaseEnds,
            StrategicBegins,
            PrimaryBegins,
            SecondaryBegins,
            StrategyTokenSpent,
            StrategyTokenGone,
            StrategyResolved,
            StrategiesReturn,
        ],
        turns=[TurnBegins, ActionDone, TurnEnds, PlayerPassed, ActionPhaseEnds],
        trade=[Replenished, Traded, GoodsGained, GoodsTaken],
        moves=[Activated, Moved, ShipsMoved, TacticalDone],
        dice=[AbilityRoll, Rolled, CombatRolled],
        combats=[
            CannonsFire,
            HitsComing,
            DamageSustained,
            UnitsDestroyed,
            CombatRoundBegins,
            BarrageBegins,
            RetreatsBegin,
            RetreatAnnounced,
            CombatRoundEnds,
            CombatWon,
        ],
        invasions=[InvasionBegins, CommitStep, Committed, ControlChanges, ControlGained],
        production=[
            ProductionBegins,
            UnitsComing,
            TroopsProduced,
            Produced,
            NothingProduced,
            StructureComing,
            PlacedInSpace,
            UnitsPlaced,
        ],
        research=[ResearchPaid, ResearchBegins, Researched, TechnologyGained],
        exploration=[Exploring, Explored],
        status=[SecretsScored, InfantryGrows, StatusPhaseEnds],
        council=[
            AgendaPhaseBegins,
            AgendaRevealed,
            AgendaKnown,
            Pressed,
            VotingBegins,
            BallotBegins,
            VoteBegins,
            VotesCast,
            OutcomeKnown,
            AgendaResolved,
            AgendaPhaseEnds,
        ],
    ),
)
"""The secondary abilities (LRR 83), what is asked of others in the middle of a turn or a phase (votes, LRR 2.6; space
cannons, 96.2, 96.6; retreats, 71.4), where the game goes on without another transaction (91.1, 91.6), and the windows
in which a text can be used."""


def combat(s: Imperium, seat: int) -> str:
    """The current space combat or ground combat."""
    if s.combat is None:
        return ""
    kind = "space" if s.combat.planet == NO_PLANET else f"planet {s.combat.planet}"
    return f"{s.round} {kind} {s.combat.place}"


def turn(s: Imperium, seat: int) -> str:
    """The time during which others are active."""
    return "" if s.active == seat else "others"


def agenda(s: Imperium, seat: int) -> str:
    """The agenda that lies before the council."""
    return f"{s.round} {s.council.number} {s.council.agenda}" if s.council is not None else ""


SPANS: dict[str, Span] = {
    "battle": combat,
    "agenda": agenda,
    "turn": turn,
    "round": lambda s, seat: str(s.round),
}
