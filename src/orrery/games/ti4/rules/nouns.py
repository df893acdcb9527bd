"""Twilight Imperium 4: the names of things. What is written down (saves, answers, outcomes, the journal) calls every
thing by its name, so that a save outlives a new card or another order of the data."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.core.codec import Nouns
from orrery.core.nouns import Named, Number
from orrery.games.ti4.rules.card_data import (
    ACTION_CARDS,
    AGENDAS,
    ATTACHMENTS,
    EXPLORATIONS,
    LEADERS,
    LEGENDARY,
    NOTES,
    RELICS,
)
from orrery.games.ti4.rules.data import (
    COLOURS,
    FACTIONS,
    FIGHTER,
    INFANTRY,
    LAYOUTS,
    MECH,
    MODELS,
    OBJECTIVES,
    PDS,
    PLANETS,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
    TRAITS,
    UNITS,
    WORMHOLES,
)
from orrery.games.ti4.rules.galaxy import PLACE_NAMES
from orrery.games.ti4.rules.options import RULING_NAMES
from orrery.games.ti4.rules.things import (
    Attachment,
    Colour,
    Coming,
    Effect,
    Election,
    Exploration,
    Faction,
    Fragment,
    Layout,
    Lot,
    Note,
    Objective,
    Outcome,
    Piece,
    Place,
    Planet,
    Pledge,
    Pool,
    Ruling,
    Seat,
    Strategy,
    Technology,
    Tile,
    Trait,
    Unit,
    Until,
    Wormhole,
)
from orrery.games.twilight.effects import EffectNoun
from orrery.games.twilight.nouns import CardNoun

FACTION = Named[Faction]("faction", tuple(it.name for it in FACTIONS))
LAYOUT = Named[Layout]("layout", tuple(it.name for it in LAYOUTS))
TILE = Named[Tile]("tile", tuple(it.name for it in TILES))
PLACE = Named[Place]("place", PLACE_NAMES)
PLANET = Named[Planet]("planet", tuple(it.name for it in PLANETS))
UNIT = Named[Unit]("unit", UNITS)
TECHNOLOGY = Named[Technology]("technology", tuple(it.name for it in TECHNOLOGIES))
COLOUR = Named[Colour]("colour", COLOURS)
TRAIT = Named[Trait]("trait", TRAITS)
WORMHOLE = Named[Wormhole]("wormhole", WORMHOLES)
STRATEGY = Named[Strategy]("strategy", STRATEGIES)
OBJECTIVE = Named[Objective]("objective", tuple(it.name for it in OBJECTIVES))
SECRET = Named[Objective]("secret", tuple(it.name for it in OBJECTIVES))
RULING = Named[Ruling]("ruling", RULING_NAMES)
POOL = Named[Pool]("pool", ("tactic", "fleet", "strategy"))
TACTIC_POOL, FLEET_POOL, STRATEGY_POOL = POOL.every
SEAT = Named[Seat]("rival", tuple(f"seat_{n + 1}" for n in range(8)))

MOST_SLICES = 9
"""The red tiles are enough for so many."""
LOTS = (
    *(f"slice.{n + 1}" for n in range(MOST_SLICES)),
    *(f"place.{n + 1}" for n in range(len(SEAT.names))),
    *(f"faction.{it.name}" for it in FACTIONS),
)
PLACES_LOTS_AT, FACTIONS_LOTS_AT = MOST_SLICES, MOST_SLICES + len(SEAT.names)


class LotNoun(Named[Lot]):
    """What is taken in a draft; a faction points at the faction."""

    def targets(self, value: Lot) -> tuple[tuple[str, Any], ...]:
        if value >= FACTIONS_LOTS_AT:
            return FACTION.targets(Faction(value - FACTIONS_LOTS_AT))
        return super().targets(value)


LOT = LotNoun("lot", LOTS)
"""A slice by its number, a place by its number from the speaker on, clockwise, or a faction."""

TEXTS = (
    *(f"card.{it.name}" for it in ACTION_CARDS),
    *(f"technology.{it.name}" for it in TECHNOLOGIES),
    *(f"agenda.{it.name}" for it in AGENDAS),
    *(f"relic.{name}" for name in RELICS),
    *(f"legendary.{name}" for name in LEGENDARY.values()),
    *(f"exploration.{it.name}" for it in EXPLORATIONS if it.resolution == "keep_in_play_area"),
    "exploration.demilitarized_zone",
    *(f"note.{it.name}" for it in NOTES),
    *(f"leader.{it.name}" for it in LEADERS),
    *(f"faction.{it.name}.{ability}" for it in FACTIONS for ability in it.abilities),
    *(f"unit.{it.name}" for it in MODELS if it.faction >= 0),
    *(f"objective.{it.name}" for it in OBJECTIVES if it.stage == 0),
)


class TextNoun(Named[Ability]):
    """A text by its name; it points at the component on which it is printed."""

    def targets(self, value: Ability) -> tuple[tuple[str, Any], ...]:
        kind, _, name = self.names[value].partition(".")
        if kind == "objective":
            return ((SECRET.name, name),)
        return ((kind, name) if kind not in ("card", "faction", "unit") else (self.name, self.names[value]),)


TEXT = TextNoun("card", TEXTS)
"""Every text that changes the rules. The action cards come first, and it is called after them: what somebody plays out
of a hand is then known to have been in that hand."""

CARD = CardNoun("card", tuple(it.name for it in ACTION_CARDS), TEXT)
SEATS = 8
NOTE = Named[Note]("note", tuple(f"{it.name}@seat_{n + 1}" for it in NOTES for n in range(SEATS)))
"""A promissory note and whose it is."""


PLACED = ("support_for_the_throne", "alliance")
"""Notes that must be placed face up by whoever receives them."""


def stays_hidden(note: int) -> bool:
    """Whether a note that is given away goes to a hand: those that are placed at once are seen by all."""
    return NOTES[note // SEATS].name not in PLACED


class UseNoun(Named[int]):
    """A text that is used: by its name, or a promissory note with its owner."""

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        if value < len(TEXTS):
            return TEXT.targets(Ability(value))
        return NOTE.targets(Note(value - len(TEXTS)))

    def held(self, value: int) -> tuple[str, int]:
        return (TEXT.name, value) if value < len(TEXTS) else (NOTE.name, value - len(TEXTS))


USE = UseNoun("use", (*TEXTS, *NOTE.names))
EXPLORATION = Named[Exploration]("exploration", tuple(it.name for it in EXPLORATIONS))
ATTACHMENT = Named[Attachment]("attachment", tuple(it.name for it in ATTACHMENTS))
FRAGMENT = Named[Trait]("fragment", ("cultural", "hazardous", "industrial", "unknown"))
"""A relic fragment; the unknown ones come from the frontier (LRR 73)."""

OUTCOMES = (
    "for",
    "against",
    *(f"seat_{n + 1}" for n in range(SEATS)),
    *(f"planet.{it.name}" for it in PLANETS),
    *(f"law.{it.name}" for it in AGENDAS),
    *(f"strategy.{name}" for name in STRATEGIES),
    *(f"objective.{it.name}" for it in OBJECTIVES),
)


class OutcomeNoun(Named[Outcome]):
    """What votes are cast for; it points at that."""

    def targets(self, value: Outcome) -> tuple[tuple[str, Any], ...]:
        name = self.names[value]
        kind, dot, thing = name.partition(".")
        if dot:
            return (("agenda" if kind == "law" else kind, thing),)
        return ((SEAT.name, name) if kind.startswith("seat_") else (self.name, name),)


OUTCOME = OutcomeNoun("outcome", OUTCOMES)
PROMISED = OutcomeNoun("promised", OUTCOMES)
"""An outcome for which somebody promises to vote."""


class ShownNoun(Named[int]):
    """A card that somebody shows; it is the same as in the hand."""

    def __init__(self, name: str, of: Named[Any]) -> None:
        super().__init__(name, of.names)
        self.of = of

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        return self.of.targets(value)

    def held(self, value: int) -> tuple[str, int]:
        return self.of.held(value)


SHOWN, SHOWN_SECRET = ShownNoun("shown", CARD), ShownNoun("shown_secret", SECRET)
"""An action card and a secret objective in hand that somebody shows on purpose (LRR F.7)."""


class PledgeNoun(Named[Pledge]):
    """What somebody promises; to leave a system alone points at the system."""

    def targets(self, value: Pledge) -> tuple[tuple[str, Any], ...]:
        return PLACE.targets(Place(value - SPARED_AT)) if value >= SPARED_AT else super().targets(value)


MOST_OWED = 6
PLEDGES = ("peace", *(f"pay_{n + 1}" for n in range(MOST_OWED)), *(f"spare_{name}" for name in PLACE_NAMES))
PLEDGE = PledgeNoun("pledge", PLEDGES)
"""Peace until the round is over, trade goods to be paid later, no attack on a system (LRR 36.4)."""
PEACE, PAYMENTS_AT, SPARED_AT = Pledge(0), 1, 1 + MOST_OWED
FOR, AGAINST = Outcome(0), Outcome(1)
SEATS_AT = 2
PLANETS_AT = SEATS_AT + SEATS
LAWS_AT = PLANETS_AT + len(PLANETS)
STRATEGIES_AT = LAWS_AT + len(AGENDAS)
OBJECTIVES_AT = STRATEGIES_AT + len(STRATEGIES)

ELECTION = Named[int]("election", ("side", *dict.fromkeys(it.elect for it in AGENDAS if it.elect), "replaced"))
"""What is read out of an agenda that only the speaker knows: what is elected, or that it is replaced."""

UNTIL = Named[Until](
    "until",
    ("combat_round", "combat", "invasion", "action", "turn", "vote", "agenda_phase", "strategy_phase", "round", "game"),
)

COMING = Named[Coming]("coming", ("end_turn", "fight", "whens", "afters"))
"""What comes next if nobody wants another transaction before it: the end of the turn, a round of combat, what is done
"when" an agenda is revealed, and "after" that (LRR 91.1, 91.6)."""

PIECES = (
    *UNITS,
    *(f"damaged_{unit}" for unit in UNITS),
    *(f"{unit}@{planet.name}" for planet in PLANETS for unit in ("infantry", "mech", "damaged_mech")),
    *(f"fighter@{planet.name}" for planet in PLANETS),
    *(f"{unit}@{planet.name}" for planet in PLANETS for unit in ("pds", "damaged_pds")),
)
PIECE = Named[int]("piece", PIECES)
"""A unit that moves or is chosen: in space whole or damaged, a ground force on a planet, or a fighter that lands."""
DAMAGED = len(UNITS)
FROM_PLANET = 2 * len(UNITS)
TROOPS = 3
"""The pieces of a planet: infantry, mech, damaged mech."""
LANDING = 3
"""Fighters that land on a planet, as one more of its pieces."""
BASTION, HURT_BASTION = 4, 5
"""A PDS that is a ground force as well, whole or damaged."""
FIGHTERS_AT = FROM_PLANET + TROOPS * len(PLANETS)
BASTIONS_AT = FIGHTERS_AT + len(PLANETS)
GUN = Named[int]("gun", tuple(f"{unit}@{planet.name}" for unit in UNITS for planet in PLANETS))
"""A unit that bombards a planet."""
STANDING = Named[int]("standing", (*UNITS, *(f"{unit}@{planet.name}" for planet in PLANETS for unit in UNITS)))
"""A unit of a system where it stands: in space, or on a planet."""
MEANS = Named[int]("means", (*(it.name for it in PLANETS), "trade_good"))
"""What one pays with."""
TRADE_GOOD = len(PLANETS)


class HelperNoun(Named[int]):
    """What lets a prerequisite be ignored: a planet with a specialty, or a text."""

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        if value < len(PLANETS):
            return PLANET.targets(Planet(value))
        return TEXT.targets(Ability(value - len(PLANETS)))


HELPER = HelperNoun("helper", (*(it.name for it in PLANETS), *TEXTS))
TEXT_HELPERS_AT = len(PLANETS)
"""From here on the helpers are texts."""


def troops_on(planet: Planet, sort: int) -> int:
    """The piece for ground forces on a planet: 0 infantry, 1 mech, 2 damaged mech, 3 a fighter that lands, 4 and 5 a
    PDS that is one."""
    if sort >= BASTION:
        return BASTIONS_AT + 2 * planet + sort - BASTION
    return FIGHTERS_AT + planet if sort == LANDING else FROM_PLANET + TROOPS * planet + sort


def planet_of(piece: int) -> Planet:
    """The planet of such a piece."""
    if piece >= BASTIONS_AT:
        return Planet((piece - BASTIONS_AT) // 2)
    if piece >= FIGHTERS_AT:
        return Planet(piece - FIGHTERS_AT)
    return Planet((piece - FROM_PLANET) // TROOPS)


def unit_of(piece: int) -> tuple[Unit, bool]:
    """Which unit a piece is, and whether it is damaged."""
    if piece >= BASTIONS_AT:
        return PDS, bool((piece - BASTIONS_AT) % 2)
    if piece >= FIGHTERS_AT:
        return FIGHTER, False
    if piece >= FROM_PLANET:
        sort = (piece - FROM_PLANET) % TROOPS
        return (INFANTRY, False) if not sort else (MECH, sort == 2)
    return Unit(piece % DAMAGED), piece >= DAMAGED


EFFECT = EffectNoun(TEXT, UNTIL, lambda kind: None if kind in (int, Seat) else NOUNS[kind])

NOUNS: Nouns = {
    Ability: TEXT,
    Colour: COLOUR,
    Faction: FACTION,
    Layout: LAYOUT,
    Lot: LOT,
    Objective: OBJECTIVE,
    Place: PLACE,
    Planet: PLANET,
    Pool: POOL,
    Ruling: RULING,
    Seat: Number(),
    Strategy: STRATEGY,
    Technology: TECHNOLOGY,
    Tile: TILE,
    Trait: TRAIT,
    Unit: UNIT,
    Wormhole: WORMHOLE,
    Attachment: ATTACHMENT,
    Exploration: EXPLORATION,
    Note: NOTE,
    Outcome: OUTCOME,
    Until: UNTIL,
    Effect: EFFECT,
    Piece: PIECE,
    Fragment: FRAGMENT,
    Election: ELECTION,
    Coming: COMING,
    Pledge: PLEDGE,
}

ARGUMENTS: dict[str, Any] = {
    "agenda": Ability,
    "card": Ability,
    "election": Election,
    "exploration": Exploration,
    "faction": Faction,
    "factions": tuple[Faction, ...],
    "fragment": Fragment,
    "landings": tuple[Piece, ...],
    "leader": Ability,
    "lot": Lot,
    "note": Note,
    "objective": Objective,
    "outcome": Outcome,
    "pieces": tuple[Piece, ...],
    "place": Place,
    "planet": Planet,
    "planets": tuple[Planet, ...],
    "pledge": Pledge,
    "strategies": tuple[Strategy, ...],
    "strategy": Strategy,
    "target": Place,
    "technology": Technology,
    "tile": Tile,
    "tiles": tuple[Tile, ...],
    "unit": Unit,
    "units": tuple[Unit, ...],
    "wormhole": Wormhole,
}
"""The types of the journal's arguments; all others are seats, numbers and words."""
