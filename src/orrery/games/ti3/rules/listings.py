"""Twilight Imperium 3: where the sources disagree (T3.17.52 to T3.17.56): planets, colours, prices. Rules ask here, and
the rulings of the table decide."""

from __future__ import annotations

from orrery.games.ti3.rules.data import BLUE, GREEN, NO_COLOUR, PLANETS, RED, TECHNOLOGIES
from orrery.games.ti3.rules.nouns import PLANET, TECHNOLOGY
from orrery.games.ti3.rules.options import POOR_ARCHON, SECOND_LISTING, X89_RED, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Colour, Planet, Technology

X89 = TECHNOLOGY.index["x89_bacterial_weapon"]
SECOND_SPECIALTIES = {
    PLANET.index[name]: colour
    for name, colour in (
        ("Bereg", GREEN),
        ("Lirta IV", NO_COLOUR),
        ("Centauri", BLUE),
        ("Gral", NO_COLOUR),
        ("Qucen'n", GREEN),
        ("Rarron", NO_COLOUR),
    )
}
NAR, ARCHON_REN = PLANET.index["Nar"], PLANET.index["Archon Ren"]


def specialty(s: Twilight, planet: Planet) -> Colour:
    """The technology specialty of a planet: a colour, or -1."""
    if ruling(s, SECOND_LISTING) and planet in SECOND_SPECIALTIES:
        return SECOND_SPECIALTIES[planet]
    return PLANETS[planet].specialty


def printed_influence(s: Twilight, planet: Planet) -> int:
    """The influence on the card of a planet."""
    if (planet == NAR and ruling(s, SECOND_LISTING)) or (planet == ARCHON_REN and ruling(s, POOR_ARCHON)):
        return 1
    return PLANETS[planet].influence


def colour(s: Twilight, technology: Technology) -> Colour:
    """The colour of a technology."""
    return RED if technology == X89 and ruling(s, X89_RED) else TECHNOLOGIES[technology].colour
