"""Twilight Imperium 4 in words: the galaxy, system by system, with everything in it."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.ti4.rules.board import (
    influence,
    near,
    planets_at,
    resources,
    rifts,
    specialties_of,
    systems,
    traits_of,
    wormholes,
)
from orrery.games.ti4.rules.data import ANOMALIES, EVERY_UNIT, MECATOL_REX, PLANETS, WORMHOLES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.map_string import written
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, places_in
from orrery.games.twilight.words import joined, listed
from orrery.telling.sight import Sight
from orrery.text import Words


def table(view: Sight) -> Imperium:
    """What the reader sees."""
    s: Imperium = view.state
    return s


def place_name(place: int, words: Words) -> str:
    return str(words.noun("place", place))


def units(forces: Forces, words: Words) -> str:
    """Units that stand together, by kind; of the damaged ones how many there are."""
    said = str(words.noun("units", [unit for unit, n in forces.there() for _ in range(n)]))
    hurt = [unit for unit in EVERY_UNIT for _ in range(forces.damaged[unit])]
    return f"{said} ({words.text('ti4-table-damaged', units=words.noun('units', hurt))})" if hurt else said


# --- all systems -------------------------------------------------------------------------------------------------


def galaxy_lines(view: Sight, words: Words) -> list[str]:
    """Every system: what it is, what is adjacent, and what is there."""
    s = table(view)
    if not s.tiles:
        return []
    said = ["", words.text("ti4-table-galaxy")]
    said += [f"- {system_line(view, place, words)}" for place in places_in(systems(s))]
    return [*said, map_line(s, words)] if s.owner else said


def map_line(s: Imperium, words: Words) -> str:
    """The map as a text that tools can read, and that can be played again."""
    return words.text("ti4-table-map", map=written(s))


def system_line(view: Sight, place: Place, words: Words) -> str:
    """A system in one line."""
    parts = [system_name(view, place, words), *in_system(view, place, words), beside(view, place, words)]
    return "; ".join(part for part in parts if part)


def system_name(view: Sight, place: Place, words: Words) -> str:
    """Where a system is and what it is."""
    s = table(view)
    name = place_name(place, words)
    home = next((seat for seat, p in enumerate(s.players) if p.home == place), -1)
    said = [words.say("ti4-table-home", seat=home)] if home >= 0 else []
    said += [words.text(f"ti4-anomaly-{anomaly}") for anomaly in anomalies_at(s, place)]
    gates = [kind for kind in range(len(WORMHOLES)) if wormholes(s)[kind] >> place & 1]
    if gates:
        said.append(words.text("ti4-table-wormhole", signs=listed("wormhole", gates, words)))
    if s.frontier >> place & 1:
        said.append(words.text("ti4-table-frontier"))
    if not said and not planets_at(s, place) and s.tiles[place] >= 0:
        said.append(str(words.noun("tile", s.tiles[place])))
    return f"{name}: {', '.join(said)}" if said else name


def anomalies_at(s: Imperium, place: Place) -> list[str]:
    """The anomalies of a system by name."""
    masks = (s.asteroids, s.nebulae, s.supernovae, rifts(s))
    return [name for name, mask in zip(ANOMALIES, masks, strict=True) if mask >> place & 1]


def beside(view: Sight, place: Place, words: Words) -> str:
    """The adjacent systems, including through wormholes."""
    around = [place_name(p, words) for p in places_in(near(table(view), view.seat)[place])]
    return words.text("ti4-table-beside", places=", ".join(around)) if around else ""


def in_system(view: Sight, place: Place, words: Words) -> list[str]:
    """Planets, fleets and command tokens of a system, a phrase for each."""
    s = table(view)
    said = [planet_line(view, planet, words) for planet in planets_at(s, place)]
    said += fleets_at(s, place, words)
    tokens = [words.name(seat) for seat, p in enumerate(s.players) if p.tokens >> place & 1]
    if tokens:
        said.append(words.text("ti4-table-tokens", names=words.listed(tokens)))
    return said


def fleets_at(s: Imperium, place: Place, words: Words) -> list[str]:
    """The units in the space area of a system, including those on their way there."""
    said = []
    for seat, p in enumerate(s.players):
        if place in p.space:
            said.append(words.say("ti4-table-fleet", seat=seat, what=units(p.space[place], words)))
    a = s.activation
    if a is not None and a.place == place and (coming := a.coming()):
        said.append(words.say("ti4-table-arriving", seat=a.seat, what=units(coming, words)))
    return said


# --- planets -----------------------------------------------------------------------------------------------------


def planet_line(view: Sight, planet: Planet, words: Words) -> str:
    """A planet: what it yields, whose it is, and what is on it."""
    about = ", ".join(printed(table(view), planet, words))
    return f"{words.noun('planet', planet)} ({about}), {there(view, planet, words)}"


def printed(s: Imperium, planet: Planet, words: Words) -> Iterator[str]:
    """What a planet yields now, its traits, its specialties, and that it is legendary."""
    yield words.text("ti4-planet-yields", resources=resources(s, planet), influence=influence(s, planet))
    yield from (str(words.noun("trait", trait)) for trait in sorted(traits_of(s, planet)))
    for colour in specialties_of(s, planet):
        yield words.text("ti4-planet-specialty", colour=words.noun("colour", colour))
    if PLANETS[planet].legendary:
        yield words.text("ti4-planet-legendary")


def there(view: Sight, planet: Planet, words: Words) -> str:
    """Whose a planet is, whether it is exhausted, what is on it and attached to it."""
    s = table(view)
    owner = s.owner[planet]
    whose = words.say("ti4-table-owner", seat=owner) if owner >= 0 else words.text("ti4-table-neutral")
    tired = words.text("ti4-table-exhausted") if owner >= 0 and s.exhausted >> planet & 1 else ""
    return joined(whose, tired, *on_planet(s, planet, words))


def on_planet(s: Imperium, planet: Planet, words: Words) -> list[str]:
    """Units on a planet, invaders included, attachments and tokens."""
    said = []
    for seat, p in enumerate(s.players):
        if planet in p.ground:
            what = units(p.ground[planet], words)
            said.append(what if seat == s.owner[planet] else words.say("ti4-table-fleet", seat=seat, what=what))
        if p.sleepers >> planet & 1:
            said.append(words.text("ti4-table-sleeper"))
    a = s.activation
    if a is not None and a.landed.get(planet):
        said.append(words.say("ti4-table-landed", seat=a.seat, what=units(a.landed[planet], words)))
    if s.attached.get(planet):
        said.append(words.text("ti4-table-attached", names=listed("attachment", s.attached[planet], words)))
    if planet == MECATOL_REX and s.custodians:
        said.append(words.text("ti4-table-custodians"))
    return said
