"""Twilight Imperium 3: the galaxy in characters. Every system is a hexagon of four lines in straight columns; letters
and symbols say what colours say."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from orrery.games.ti3.rules.board import influence, planets_at, resources
from orrery.games.ti3.rules.data import COLOURS, PLANET_NAMES, TILES
from orrery.games.ti3.rules.galaxy import HEXES, PLACE_NAMES
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, Planet, places_in
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    PDS,
    WAR_SUN,
)
from orrery.games.ti3.telling.galaxy import arriving, domain_on, table, wormholes
from orrery.telling.sight import Sight
from orrery.terminal import hexagons
from orrery.terminal.canvas import SEAT_COLOUR, Canvas, Cell, seat_letter, seat_style
from orrery.terminal.hexagons import LINES, fill, map_height, outline
from orrery.text import Words

RINGS = 3
SPECIALTY_COLOUR = ("#3b82d0", "#cf4a3a", "#2e8b57", "#b0820f")
ANOMALY = {"asteroid_field": "#b0820f", "nebula": "#b04aa8", "supernova": "#cf4a3a"}
COUNTER, DOCK, GUN, SECRET, COMING, HURT = "•", "⌂", "▲", "?", "›", "'"
WORMHOLE_STYLE = "bold #2f86d8"


class Marks(NamedTuple):
    """What can be chosen: places and planets."""

    places: frozenset[int] = frozenset()
    planets: frozenset[int] = frozenset()


NOTHING = Marks()


def pitch(width: int) -> int:
    """The distance between columns at which the galaxy fits."""
    return hexagons.pitch(width, RINGS)


def map_width(apart: int) -> int:
    """The width of the galaxy in characters."""
    return hexagons.map_width(apart, RINGS)


def spot(place: Place, apart: int) -> tuple[int, int]:
    """Where the box of a system begins: column and line."""
    return hexagons.spot(HEXES[place], apart, RINGS)


# --- short names -------------------------------------------------------------------------------------------------


def unit_codes(words: Words) -> list[str]:
    """A letter for each kind of unit: fighter, destroyer, cruiser, carrier, dreadnought, war sun, ground force, PDS."""
    return words.text("ti3-drawn-codes").split()


BIG_FIRST = (WAR_SUN, DREADNOUGHT, CRUISER, DESTROYER, CARRIER, FIGHTER, GROUND_FORCE, PDS)


def fleet_code(fleet: Fleet, words: Words) -> str:
    """A fleet in letters: how many of each kind, big ships first; damaged ones have a stroke each."""
    codes = unit_codes(words)
    said = ""
    for unit, whole, hurt in fleet.present(BIG_FIRST):
        said += f"{whole + hurt}{codes[unit]}{HURT * hurt}"
    return said


def place_code(place: Place) -> str:
    """The name of a place on the map."""
    return "Rex" if not place else PLACE_NAMES[place].upper()


# --- what is in a system -----------------------------------------------------------------------------------------


def head_cells(view: Sight, place: Place, marks: Marks, words: Words) -> list[Cell]:
    """Name of the place, whose home it is, wormholes, command counters."""
    s = table(view)
    cells: list[Cell] = [(place_code(place), "bold reverse" if place in marks.places else "bold")]
    home = next((seat for seat, p in enumerate(s.players) if p.home == place), -1)
    if home >= 0:
        cells.append((f"({seat_letter(home)})", SEAT_COLOUR[home]))
    if wormholes(s, place):
        cells.append((f" {wormholes(s, place)}", WORMHOLE_STYLE))
    counters = [seat for seat, p in enumerate(s.players) if p.activated >> place & 1]
    if counters:
        cells.append((f" {COUNTER}", ""))
        cells += [(seat_letter(seat), f"bold {SEAT_COLOUR[seat]}") for seat in counters]
    return cells


def planet_cells(view: Sight, planet: Planet, marks: Marks, words: Words, width: int) -> list[Cell]:
    """A planet: name, resources and influence (x between them: exhausted), specialty, owner with ground forces, PDS,
    dock, invaders, a domain counter. The name is cut if room is short."""
    s = table(view)
    owner, colour = s.owner[planet], specialty(s, planet)
    spent = owner >= 0 and s.exhausted >> planet & 1
    numbers = f"{resources(s, planet)}{'x' if spent else '/'}{influence(s, planet)}"
    rest: list[Cell] = [(numbers, "dim" if spent else "")]
    if colour >= 0:
        rest.append((words.text(f"ti3-drawn-{COLOURS[colour]}"), f"bold {SPECIALTY_COLOUR[colour]}"))
    if owner >= 0:
        troops = s.troops[planet] or ""
        rest.append((f"{seat_letter(owner)}{troops}", seat_style(view, owner)))
        rest.append((f"{GUN * s.pds[planet]}{DOCK if s.docks >> planet & 1 else ''}", SEAT_COLOUR[owner]))
    landed = invaders(s, planet)
    if landed:
        rest.append((f"{COMING}{seat_letter(landed[0])}{landed[1]}", seat_style(view, landed[0])))
    if domain_on(view, planet, words):
        rest.append((SECRET, "bold"))
    room = width - sum(len(text) for text, _ in rest)
    name = PLANET_NAMES[planet]
    name = f"{name} " if len(name) < room else name[: max(2, room)]
    return [(name, "bold reverse" if planet in marks.planets else "bold" if owner >= 0 else ""), *rest]


def invaders(s: Twilight, planet: Planet) -> tuple[int, int] | None:
    """Who has landed on a planet, with how many."""
    it, a = s.invasion, s.activation
    if it is None or a is None or not it.troops.get(planet):
        return None
    return a.seat, it.troops[planet]


def fleet_rows(view: Sight, place: Place, words: Words) -> list[list[Cell]]:
    """The fleets of a system, one row each; those on their way there are marked."""
    s = table(view)
    rows: list[list[Cell]] = []
    for seat, p in enumerate(s.players):
        style, bold = seat_style(view, seat), f"bold {SEAT_COLOUR[seat]}"
        if place in p.fleets:
            rows.append([(seat_letter(seat), style), (f":{fleet_code(p.fleets[place], words)}", bold)])
        coming = arriving(s, seat, place)
        if coming is not None:
            rows.append([(seat_letter(seat), style), (f"{COMING}{fleet_code(coming, words)}", bold)])
    return rows


def rows_of(view: Sight, place: Place, marks: Marks, words: Words, apart: int) -> list[list[Cell]]:
    """The four lines of a system. Planets come first, then fleets; if there is more than fits, the first fleet goes
    beside the name."""
    s = table(view)
    head = head_cells(view, place, marks, words)
    tile = s.tiles[place]
    if tile < 0:
        return [head, [(SECRET, "bold")] if place == s.face_down_at else [], [], []]
    fleets = fleet_rows(view, place, words)
    planets = [planet_cells(view, planet, marks, words, apart) for planet in planets_at(s, place)]
    if TILES[tile].kind in ANOMALY:
        planets = [[(words.text(f"ti3-drawn-{TILES[tile].kind}"), ANOMALY[TILES[tile].kind])]]
    if len(planets) + len(fleets) > LINES - 1 and fleets:
        head = [head[0], (" ", ""), *fleets.pop(0)]
    body = [*planets, *fleets]
    if not planets and len(body) < LINES - 1:
        body.insert(0, [])
    return ([head, *body] + [[]] * LINES)[:LINES]


# --- the drawing -------------------------------------------------------------------------------------------------


def draw_map(view: Sight, words: Words, marks: Marks, width: int) -> Text:
    """The whole galaxy; what can be chosen is marked."""
    s = table(view)
    apart = pitch(width)
    canvas = Canvas(map_width(apart), map_height(RINGS))
    for place in places_in(s.shape):
        outline(canvas, *spot(place, apart), apart)
    for place in places_in(s.shape):
        fill(canvas, *spot(place, apart), apart, rows_of(view, place, marks, words, apart))
    drawn = canvas.text()
    drawn.rstrip()
    return drawn
