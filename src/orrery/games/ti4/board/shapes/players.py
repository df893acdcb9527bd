"""Twilight Imperium 4 in the browser, shapes: the players: sheets, leaders, technologies, progress on objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Held(Struct):
    """A card in somebody's play area."""

    card: int
    owner: int
    """The player to whom it belongs: the holder, or whoever lent it."""
    ready: bool


class LeaderNow(Struct):
    """A leader and what has become of it."""

    card: int
    kind: Literal["agent", "commander", "hero"]
    state: Literal["locked", "ready", "exhausted", "purged"]
    have: int
    """Heroes that are locked: how many objectives are scored; otherwise -1."""
    need: int


class Wealth(Struct):
    """What planets yield: those that are ready, and all of them."""

    ready: int
    all: int


class UnitNow(Struct):
    """A kind of unit as its owner has it now: what it costs, how far it moves, how it fights, and how many there
    are."""

    unit: int
    model: int
    """What it is called and can do: a number among `model`."""
    cost: int
    lot: int
    move: int
    combat: int
    """The lowest roll that hits; 0: it does not fight."""
    dice: int
    capacity: int
    sustain: bool
    reserve: int
    """Plastic that is not on the board."""
    on_board: int


class Lacking(Struct):
    """A technology that is out of reach, and how many prerequisites of each colour are missing."""

    technology: int
    colours: list[int]
    """Blue, green, yellow, red."""


class ObjectiveProgress(Struct):
    """Progress on an objective."""

    objective: int
    have: int
    need: int
    lacking: list[int] | UnsetType = UNSET
    """Of a price in several things: the resources, influence and trade goods that are missing."""


class HeldStrategy(Struct):
    """A strategy card in front of a player."""

    card: int
    used: bool


class Captive(Struct):
    """A captured unit; of fighters and infantry nobody is the owner."""

    owner: int
    unit: int


class SeatNow(Struct):
    """A player's sheets in numbers; cards the reader may not see are only counted."""

    seat: int
    faction: int
    position: int
    home: int
    """The place of the home system."""
    scores_public: bool
    """Whether the player can score public objectives: with all planets of the home system, or by a text."""
    eliminated: bool
    pools: list[int]
    """Command tokens: tactic, fleet, strategy."""
    imprinted: list[int]
    """Seats of which a command token lies in this fleet pool."""
    reinforcements: int
    """How many of the 16 command tokens are neither on the sheet nor on the board."""
    goods: int
    commodities: int
    commodity_limit: int
    neighbours: list[int]
    technologies: list[int]
    exhausted: list[int]
    """Technologies that are exhausted."""
    researchable: list[int]
    """Technologies that are within reach now, with the helpers that are ready."""
    lacking: list[Lacking]
    strategies: list[HeldStrategy]
    initiative: int
    passed: bool
    points: int
    scored: list[int]
    """Objectives this player has scored, secret ones too."""
    hand: list[int] | None
    hand_count: int
    hand_limit: int
    shown: list[int]
    """Action cards that are being shown, as far as the reader may see them."""
    notes: list[int]
    """Promissory notes in hand that the reader knows of: numbers among `note`."""
    notes_count: int
    secrets: list[int] | None
    secrets_count: int
    open_secrets: list[int]
    """Secret objectives that are not scored and that the reader may see though they are another player's."""
    cards: list[Held]
    """What lies in the play area: relics, others' notes, abilities of legendary planets, exploration cards."""
    fragments: list[int]
    """Relic fragments: cultural, hazardous, industrial, unknown."""
    leaders: list[LeaderNow]
    captured: list[Captive]
    abilities: list[int]
    """Faction abilities in play."""
    planets: Sequence[int]
    resources: Wealth
    influence: Wealth
    units: list[UnitNow]
    tiles: list[int] | None
    """System tiles still to be laid, as far as the reader may see them."""
    tiles_count: int
    progress: list[ObjectiveProgress]
    """Progress on the public objectives, and on the reader's own secret ones, that are not scored."""
