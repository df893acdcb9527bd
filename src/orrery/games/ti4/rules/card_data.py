"""Twilight Imperium 4: the cards as data, read once from data/*.json: action cards, agendas, exploration cards,
attachments, relics, promissory notes, leaders, and the abilities of legendary planets."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.ti4.rules.data import COLOURS, FACTION, PLANET, SETS, TRAITS, read
from orrery.games.ti4.rules.things import NO_COLOUR, NO_FACTION, Colour, Faction, Planet, Trait


class CardRow(NamedTuple):
    """An action card: its set, how many there are, and whether it is played as a component action (LRR 3.6a)."""

    name: str
    set: int
    copies: int
    action: bool


class AgendaRow(NamedTuple):
    """An agenda: a law or a directive, and what is elected ("": for or against)."""

    name: str
    set: int
    law: bool
    elect: str
    base_only: bool
    """Not in the deck when the expansion is played."""


class ExplorationRow(NamedTuple):
    """An exploration card: its deck, how many there are, and what becomes of it."""

    name: str
    deck: Trait
    copies: int
    resolution: str
    token: str
    attachment: str


class AttachmentRow(NamedTuple):
    """What is attached to a planet: what it adds; `resources_else` where the planet has a specialty already."""

    name: str
    set: int
    card: str
    resources: int
    influence: int
    specialty: Colour
    otherwise: tuple[int, int]
    traits: tuple[Trait, ...]


class NoteRow(NamedTuple):
    """A promissory note: everybody has one of it, or only one faction."""

    name: str
    set: int
    faction: Faction


class LeaderRow(NamedTuple):
    """A leader: agent, commander or hero of a faction."""

    name: str
    faction: Faction
    kind: str


ACTION_CARDS = tuple(
    CardRow(row["id"], SETS.index(row["set"]), row["copies"], row.get("action", False)) for row in read("action_cards")
)

AGENDAS = tuple(
    AgendaRow(
        row["id"], SETS.index(row["set"]), row["type"] == "law", row.get("elect", ""), row.get("base_only", False)
    )
    for row in read("agendas")
)

EXPLORATIONS = tuple(
    ExplorationRow(
        row["id"],
        Trait(TRAITS.index(row["deck"])),
        row["copies"],
        row["resolution"],
        row.get("token", ""),
        row.get("attachment", ""),
    )
    for row in read("exploration")
)

ATTACHMENTS = tuple(
    AttachmentRow(
        row["id"],
        SETS.index(row["set"]),
        row["card"],
        row["resources"],
        row["influence"],
        Colour(COLOURS.index(row["specialty"])) if "specialty" in row else NO_COLOUR,
        (row["else"]["resources"], row["else"]["influence"]) if "else" in row else (0, 0),
        tuple(Trait(TRAITS.index(trait)) for trait in row.get("traits", ())),
    )
    for row in read("attachments")
)

RELICS = tuple(row["id"] for row in read("relics"))

NOTES = tuple(
    NoteRow(row["id"], SETS.index(row["set"]), FACTION[row["owner"]] if row.get("owner") else NO_FACTION)
    for row in read("notes")
)

LEADERS = tuple(LeaderRow(row["id"], FACTION[row["faction"]], row["type"]) for row in read("leaders"))

LEGENDARY: dict[Planet, str] = {PLANET[row["planet"]]: row["id"] for row in read("legendary")}
"""The ability that each legendary planet has, by name (LRR 56)."""
