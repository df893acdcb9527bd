"""Twilight Imperium 3 in words: the galaxy, system by system, with everything in it."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.ti3.rules.board import influence, near, planets_at, resources
from orrery.games.ti3.rules.data import RACES, TILES
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import AFLOAT
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, Planet, Race, places_in
from orrery.games.ti3.rules.units import NO_FLEET, tally
from orrery.games.ti3.telling.cards import GREEK, counter
from orrery.telling.sight import Sight
from orrery.text import Words


def table(view: Sight) -> Twilight:
    """What the reader sees."""
    s: Twilight = view.state
    return s


def place_name(place: Place, words: Words) -> str:
    return str(words.noun("place", place))


def units(fleet: Fleet, words: Words) -> str:
    """The units of a fleet, by kind."""
    return str(words.noun("units", [figure for figure, n in tally(fleet).items() for _ in range(n)]))


# --- all systems -------------------------------------------------------------------------------------------------


def galaxy_lines(view: Sight, words: Words) -> list[str]:
    """Every system: what it is, what is adjacent, and what is there."""
    s = table(view)
    if not s.tiles:
        return []
    said = ["", words.text("ti3-table-galaxy")]
    return said + [f"- {system_line(view, place, words)}" for place in places_in(s.shape)]


def system_line(view: Sight, place: Place, words: Words) -> str:
    """A system in one line."""
    parts = [system_name(view, place, words), *in_system(view, place, words), beside(view, place, words)]
    return "; ".join(part for part in parts if part)


def system_name(view: Sight, place: Place, words: Words) -> str:
    """Where a system is and what it is."""
    s = table(view)
    tile = s.tiles[place]
    name = place_name(place, words)
    if tile < 0:
        return f"{name}: {words.text('ti3-table-face-down' if place == s.face_down_at else 'ti3-table-no-tile')}"
    home = next((seat for seat, p in enumerate(s.players) if p.home == place), -1)
    kind = TILES[tile].kind
    said = []
    if home >= 0:
        said.append(words.say("ti3-table-home", seat=home))
    elif (not TILES[tile].planets and not wormholes(s, place)) or kind in ("asteroid_field", "nebula", "supernova"):
        said.append(str(words.noun("tile", tile)))
    if wormholes(s, place):
        said.append(words.text("ti3-table-wormhole", signs=wormholes(s, place)))
    return f"{name}: {', '.join(said)}" if said else name


def wormholes(s: Twilight, place: Place) -> str:
    """The letters of a system's wormholes."""
    if len(s.wormholes) < 2:
        return ""
    known = s.wormholes[0] | s.wormholes[1]
    if not known and s.tiles[place] >= 0 and TILES[s.tiles[place]].wormhole >= 0:
        return tuple(GREEK.values())[TILES[s.tiles[place]].wormhole]
    return "".join(sign for sign, mask in zip(GREEK.values(), s.wormholes, strict=True) if mask >> place & 1)


def beside(view: Sight, place: Place, words: Words) -> str:
    """The adjacent systems, including through wormholes."""
    s = table(view)
    around = [place_name(p, words) for p in places_in(near(s)[place])]
    return words.text("ti3-table-beside", places=", ".join(around)) if around else ""


def in_system(view: Sight, place: Place, words: Words) -> list[str]:
    """Planets, fleets and command counters of a system, a phrase for each."""
    s = table(view)
    said = [planet_line(view, planet, words) for planet in planets_at(s, place)]
    said += fleets_at(view, place, words)
    counters = [words.name(seat) for seat, p in enumerate(s.players) if p.activated >> place & 1]
    if counters:
        said.append(words.text("ti3-table-counters", names=words.listed(counters)))
    return said


def fleets_at(view: Sight, place: Place, words: Words) -> list[str]:
    """The fleets in a system, including those on their way there, and leaders aboard."""
    s = table(view)
    said = []
    for seat, p in enumerate(s.players):
        if place in p.fleets:
            said.append(words.say("ti3-table-fleet", seat=seat, what=units(p.fleets[place], words)))
        if (coming := arriving(s, seat, place)) is not None:
            said.append(words.say("ti3-table-arriving", seat=seat, what=units(coming, words)))
        said += leaders_at(s, seat, AFLOAT + place, words)
    return said


def arriving(s: Twilight, seat: int, place: Place) -> Fleet | None:
    """What a player has on the way to a system; nothing if there is none."""
    a = s.activation
    if a is None or a.seat != seat:
        return None
    coming = a.arriving if place == a.place else a.leaving if place == a.other else NO_FLEET
    return coming or None


def leaders_at(s: Twilight, seat: int, at: int, words: Words) -> list[str]:
    """A player's leaders on a planet or aboard somewhere."""
    p = s.players[seat]
    return [
        words.say("ti3-table-leader", seat=seat, what=leader_name(p.race, i, words))
        for i, there in enumerate(p.leaders)
        if there == at
    ]


def leader_name(race: Race, number: int, words: Words) -> str:
    """A leader by kind and name."""
    kind, name = RACES[race].leaders[number]
    return f"{words.text(f'ti3-leader-{kind}')} {name}"


# --- planets -----------------------------------------------------------------------------------------------------


def worth(s: Twilight, planet: Planet) -> str:
    """Resources and influence as they count now."""
    return f"{resources(s, planet)}/{influence(s, planet)}"


def specialty_of(s: Twilight, planet: Planet, words: Words) -> str:
    """The specialty of a planet in this game; nothing if it has none."""
    colour = specialty(s, planet)
    return words.text("ti3-planet-specialty", colour=str(words.noun("colour", colour))) if colour >= 0 else ""


def planet_line(view: Sight, planet: Planet, words: Words) -> str:
    """A planet: what it yields, whose it is, and what is on it."""
    s = table(view)
    owner = s.owner[planet]
    head = words.text("ti3-planet-yields", resources=resources(s, planet), influence=influence(s, planet))
    said = [f"{words.noun('planet', planet)} ({head})"]
    if specialty(s, planet) >= 0:
        said.append(specialty_of(s, planet, words))
    if owner < 0:
        said.append(words.text("ti3-table-neutral"))
    else:
        said.append(words.say("ti3-table-owner", seat=owner))
        if s.exhausted >> planet & 1:
            said.append(words.text("ti3-table-exhausted"))
    return ", ".join([*said, *on_planet(view, planet, words)])


def on_planet(view: Sight, planet: Planet, words: Words) -> list[str]:
    """What is on a planet, including invaders."""
    s = table(view)
    said = list(garrison(s, planet, words))
    if s.owner[planet] >= 0:
        said += leaders_at(s, s.owner[planet], planet, words)
    it, a = s.invasion, s.activation
    if it is not None and a is not None and it.troops.get(planet):
        said.append(words.say("ti3-table-landed", seat=a.seat, number=it.troops[planet], pds=it.pds.get(planet, 0)))
    said += domain_on(view, planet, words)
    return said


def garrison(s: Twilight, planet: Planet, words: Words) -> Iterable[str]:
    """Ground forces, PDS and dock."""
    if s.troops[planet]:
        yield words.text("ti3-units-ground_force", number=s.troops[planet])
    if s.pds[planet]:
        yield words.text("ti3-units-pds", number=s.pds[planet])
    if s.docks >> planet & 1:
        yield words.text("ti3-unit-space_dock")


def domain_on(view: Sight, planet: Planet, words: Words) -> list[str]:
    """The domain counter on a planet, as far as the reader knows it."""
    s = table(view)
    if planet in s.domains:
        return [counter(s.domains[planet], words)]
    for it in s.explored:
        if it.planet == planet:
            known = it.counter.seen_by(view.seat)
            return [counter(known[0], words) if known else words.text("ti3-table-domain")]
    return [words.text("ti3-table-domain")] if s.unexplored >> planet & 1 else []
