"""Twilight Imperium: what a bot thinks of a text, in both editions. `J` is the judge: the player who has to decide, and
how that player sees the table; what is aimed at (planets, units ...) has the types of the edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from orrery.core.abilities import Ability
from orrery.core.opinions import Opinion
from orrery.games.twilight.things import Place, Planet, Strategy, Unit

J = TypeVar("J")
S = TypeVar("S")
P = ParamSpec("P")
Score = float | tuple[float, ...]
"""How good a target is: the best one is chosen."""
NEVER = -9.0
"""What an action is worth that is better not taken."""


@dataclass(frozen=True, kw_only=True)
class TextOpinion(Opinion, Generic[J]):
    """What a bot thinks of a text. `worth` and `use` as everywhere; as an action `use` is compared with other actions.
    `wants`: whether to take what the text offers. Whom and what to aim at: `player`, `planet`, `place`, `unit`,
    `strategy`, `technology`, and the most of it: `amount`. Agendas: `vote`, whether to vote for it, or to want to be
    elected; `feared`, whether it is a danger when it comes up; `stakes`, how many trade goods it is worth to win the
    vote, if that is unusual. `builds`: the units of which many unlock a leader."""

    wants: bool | Callable[[J], bool] = True
    player: Callable[[J, Any], Score] | None = None
    planet: Callable[[J, Any], Score] | None = None
    place: Callable[[J, Any], Score] | None = None
    unit: Callable[[J, Any], Score] | None = None
    strategy: Callable[[J, Any], Score] | None = None
    technology: Callable[[J, Any], Score] | None = None
    amount: int | None = None
    vote: bool | Callable[[J], bool] | None = None
    feared: Callable[[J], bool] | None = None
    stakes: float | None = None
    builds: tuple[Unit, ...] = ()


def said_to(
    keep: Callable[[Ability, Opinion], None], make: Callable[P, TextOpinion[J]]
) -> Callable[Concatenate[Ability, P], None]:
    """How a text says what to think of it: `opinion(GOOD_YEAR, worth=2.2, use=3.0)` makes an opinion, and keeps it."""

    def say(text: Ability, /, *args: P.args, **said: P.kwargs) -> None:
        keep(text, make(*args, **said))

    return say


class TableJudge(Protocol[S]):
    """A player who has to decide, and how that player sees the table: what texts of every edition ask."""

    s: S
    seat: int
    about: Mapping[str, Any]
    """What the question is about."""
    options: Sequence[Any]
    """The options."""
    acting: bool
    """Whether the text is being considered as an action."""

    def leader(self) -> int:
        """The rival who is closest to victory."""

    def first(self) -> bool:
        """Whether the player has more points than all others."""

    def rival(self, other: int) -> float:
        """How good it is to hurt a player."""

    def card(self, card: Ability) -> float:
        """What an action card is worth in the hand."""

    def strategy(self, card: Strategy) -> float:
        """What a strategy card is worth."""

    def planet(self, planet: Planet) -> float:
        """What a planet is worth."""

    def loss(self, planet: Planet) -> float:
        """How much it would hurt its owner to lose a planet."""

    def fleet(self, seat: int, place: Place) -> float:
        """What the ships of a fleet have cost."""

    def strength(self, place: Place) -> float:
        """How strong the player is in a system."""

    def refuge(self, place: Place) -> float:
        """How good it is to flee to a system."""

    def hopeless(self, place: Place, foe: int) -> bool:
        """Whether a battle in space cannot be won."""

    def close_fight(self) -> bool:
        """Whether the fight in question is still undecided, and worth a card."""

    def wants_technology(self) -> bool:
        """Whether technologies are worth their price now."""


# --- judgements that several texts share -------------------------------------------------------------------------


def least_loss(it: TableJudge[Any], planet: Planet) -> float:
    """The planet that is worth least."""
    return -it.planet(planet)


def smallest(it: object, unit: Unit) -> float:
    """The least valuable of the units."""
    return -unit


def largest(it: object, unit: Unit) -> float:
    """The most valuable of the units."""
    return unit
