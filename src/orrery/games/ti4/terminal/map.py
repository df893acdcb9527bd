"""Twilight Imperium 4: the galaxy in characters, with hyperlanes, the wormhole nexus and the home of the Creuss beside
it. Every system is a hexagon of four lines; letters and symbols say what colours say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from orrery.games.ti4.rules.board import (
    influence,
    planets_at,
    resources,
    rifts,
    specialties_of,
    traits_of,
    wormholes,
)
from orrery.games.ti4.rules.data import (
    ANOMALIES,
    CARRIER,
    COLOURS,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    LAYOUTS,
    MECATOL_REX,
    MECH,
    PDS,
    PLANETS,
    SPACE_DOCK,
    TILES,
    WAR_SUN,
)
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import CREUSS_AT, HEXES, NEXUS_AT, PLACE_NAMES, shape, turned
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, places_in
from orrery.games.ti4.telling.galaxy import table
from orrery.games.ti4.terminal.typed import unit_codes
from orrery.telling.sight import Sight
from orrery.terminal import hexagons
from orrery.terminal.canvas import SEAT_COLOUR, Canvas, Cell, seat_letter, seat_style
from orrery.terminal.hexagons import LINES, fill, map_height, map_width, outline
from orrery.text import Words

COLOUR = {"blue": "#3b82d0", "green": "#2e8b57", "yellow": "#b0820f", "red": "#cf4a3a"}
ANOMALY = {"asteroid_field": "#b0820f", "nebula": "#b04aa8", "supernova": "#cf4a3a", "gravity_rift": "#7a6ae0"}
GATES = "αβγδ"
TRAITS = "♦▼■"
"""Cultural, hazardous, industrial."""
TOKEN, DOCK, GUN, COMING, HURT, FRONTIER, STORM, MORE = "•", "⌂", "▲", "›", "'", "◇", "≈", "+"
LEGENDARY, SLEEPER, CUSTODIANS, RUIN, LANE = "★", "z", "♔", "×", "∙"
GATE_STYLE, LANE_STYLE = "bold #2f86d8", "#1f9aa0"
LEAST_NAME = 4
"""So much of a planet's name is shown before anything that is not needed for moving."""


class Marks(NamedTuple):
    """What can be chosen: places and planets."""

    places: frozenset[int] = frozenset()
    planets: frozenset[int] = frozenset()


NOTHING = Marks()


# --- where everything is -----------------------------------------------------------------------------------------


def rings(s: Imperium) -> int:
    """How many rings the galaxy has."""
    return LAYOUTS[s.layout].rings


def drawn_places(s: Imperium) -> list[Place]:
    """The places on the map, empty ones too, and those beside it where something lies."""
    beside = [at for at in (NEXUS_AT, CREUSS_AT) if s.tiles and s.tiles[at] >= 0]
    return [*places_in(shape(s.layout)), *beside]


def spot(s: Imperium, place: Place, apart: int) -> tuple[int, int]:
    """Where the box of a system begins: column and line. The nexus lies in the corner at the bottom left, the home of
    the Creuss at the bottom right."""
    many = rings(s)
    if place in (NEXUS_AT, CREUSS_AT):
        return (0 if place == NEXUS_AT else 2 * many * apart), map_height(many) - LINES
    return hexagons.spot(HEXES[place], apart, many)


# --- short names -------------------------------------------------------------------------------------------------

BIG_FIRST = (FLAGSHIP, WAR_SUN, DREADNOUGHT, CRUISER, DESTROYER, CARRIER, FIGHTER, MECH, INFANTRY, PDS, SPACE_DOCK)


def fleet_code(forces: Forces, words: Words) -> str:
    """Units in letters: how many of each kind, big ships first; damaged ones have a stroke each."""
    codes = unit_codes(words)
    return "".join(
        f"{forces.all[unit]}{codes[unit]}{HURT * forces.damaged[unit]}" for unit in BIG_FIRST if forces.all[unit]
    )


def place_code(place: Place, words: Words) -> str:
    """The name of a place on the map."""
    if place in (NEXUS_AT, CREUSS_AT):
        return words.text("ti4-drawn-nexus" if place == NEXUS_AT else "ti4-drawn-creuss")
    return PLACE_NAMES[place]


# --- what is in a system -----------------------------------------------------------------------------------------


def gates_at(s: Imperium, place: Place) -> str:
    """The wormholes of a system; while the map is being built, those printed on the tile."""
    if not s.owner:
        return "".join(GATES[kind] for kind in TILES[s.tiles[place]].wormholes) if s.tiles[place] >= 0 else ""
    return "".join(GATES[kind] for kind, places in enumerate(wormholes(s)) if places >> place & 1)


def anomalies_of(s: Imperium, place: Place) -> list[str]:
    """The anomalies of a system by name."""
    if not s.owner:
        return [ANOMALIES[n] for n in TILES[s.tiles[place]].anomalies] if s.tiles[place] >= 0 else []
    masks = (s.asteroids, s.nebulae, s.supernovae, rifts(s))
    return [name for name, mask in zip(ANOMALIES, masks, strict=True) if mask >> place & 1]


def head_cells(s: Imperium, place: Place, marks: Marks, words: Words) -> list[Cell]:
    """Name of the place, whose home it is, wormholes, frontier token, ion storm, command tokens."""
    cells: list[Cell] = [(place_code(place, words), "bold reverse" if place in marks.places else "bold")]
    home = next((seat for seat, p in enumerate(s.players) if p.home == place), -1)
    if home >= 0:
        cells.append((f"({seat_letter(home)})", SEAT_COLOUR[home]))
    if gates := gates_at(s, place):
        cells.append((gates, GATE_STYLE))
    if s.frontier >> place & 1:
        cells.append((FRONTIER, ""))
    if s.ion_storm == place:
        cells.append((STORM, GATE_STYLE))
    tokens = [seat for seat, p in enumerate(s.players) if p.tokens >> place & 1]
    if tokens:
        cells.append((TOKEN, ""))
        cells += [(seat_letter(seat), f"bold {SEAT_COLOUR[seat]}") for seat in tokens]
    return cells


def planet_cells(view: Sight, planet: Planet, marks: Marks, words: Words, width: int) -> list[Cell]:
    """A planet: name, resources and influence (x between them: exhausted), specialty, owner with ground forces, PDS,
    dock, invaders. Trait, legendary, attachments follow the numbers if there is room; the name is cut if there is
    not."""
    s = table(view)
    name = str(words.noun("planet", planet))
    if not s.owner:
        row = PLANETS[planet]
        return named(name, [(f"{row.resources}/{row.influence}", "")], width, False, False)
    owner = s.owner[planet]
    spent = owner >= 0 and s.exhausted >> planet & 1
    numbers: Cell = (f"{resources(s, planet)}{'x' if spent else '/'}{influence(s, planet)}", "dim" if spent else "")
    skills: list[Cell] = [
        (words.text(f"ti4-drawn-{COLOURS[colour]}"), f"bold {COLOUR[COLOURS[colour]]}")
        for colour in specialties_of(s, planet)
    ]
    people = garrison_cells(view, planet, words)
    nature = nature_of(s, planet)
    size = sum(len(text) for text, _ in (numbers, *skills, *people))
    if size + len(nature) + min(len(name), LEAST_NAME) < width:
        skills.append((nature, "dim"))
    return named(name, [numbers, *skills, *people], width, planet in marks.planets, owner >= 0)


def nature_of(s: Imperium, planet: Planet) -> str:
    """Traits, and whether a planet is legendary, has attachments or is destroyed."""
    said = "".join(TRAITS[trait] for trait in sorted(traits_of(s, planet)) if trait < len(TRAITS))
    said += LEGENDARY if PLANETS[planet].legendary else ""
    said += MORE * len(s.attached.get(planet, ()))
    return said + (RUIN if s.destroyed >> planet & 1 else "")


def named(name: str, rest: list[Cell], width: int, marked: bool, owned: bool) -> list[Cell]:
    """A name and what follows it; the name is cut if room is short."""
    room = width - sum(len(text) for text, _ in rest)
    name = f"{name} " if len(name) < room else name[: max(2, room)]
    return [(name, "bold reverse" if marked else "bold" if owned else ""), *rest]


def garrison_cells(view: Sight, planet: Planet, words: Words) -> list[Cell]:
    """Who is on a planet: the owner's letter with infantry, mechs, PDS and dock; others; who has landed; tokens."""
    s = table(view)
    cells: list[Cell] = []
    owner = s.owner[planet]
    for seat, p in sorted(enumerate(s.players), key=lambda each: each[0] != owner):
        there = p.ground.get(planet)
        if there is None and seat != owner:
            continue
        cells.append((f"{seat_letter(seat)}{troops(there, words) if there else ''}", seat_style(view, seat)))
        if there is not None and there.of((PDS, SPACE_DOCK)):
            cells.append((GUN * there.all[PDS] + DOCK * there.all[SPACE_DOCK], SEAT_COLOUR[seat]))
    for seat, p in enumerate(s.players):
        if p.sleepers >> planet & 1:
            cells.append((SLEEPER, SEAT_COLOUR[seat]))
    a = s.activation
    if a is not None and a.landed.get(planet):
        cells.append((f"{COMING}{seat_letter(a.seat)}{troops(a.landed[planet], words)}", seat_style(view, a.seat)))
    if planet == MECATOL_REX and s.custodians:
        cells.append((CUSTODIANS, "bold"))
    return cells


def troops(forces: Forces, words: Words) -> str:
    """Ground forces: infantry as a number, mechs with their letter."""
    mechs = f"{forces.all[MECH]}{unit_codes(words)[MECH]}{HURT * forces.damaged[MECH]}" if forces.all[MECH] else ""
    return f"{forces.all[INFANTRY] or ''}{MORE if mechs and forces.all[INFANTRY] else ''}{mechs}"


def fleet_rows(view: Sight, place: Place, words: Words) -> list[list[Cell]]:
    """The fleets of a system, one row each; those on their way there are marked."""
    s = table(view)
    rows: list[list[Cell]] = []
    for seat, p in enumerate(s.players):
        if place in p.space:
            rows.append(fleet_row(view, seat, f":{fleet_code(p.space[place], words)}"))
    a = s.activation
    if a is not None and a.place == place and (coming := a.coming()):
        rows.append(fleet_row(view, a.seat, f"{COMING}{fleet_code(coming, words)}"))
    return rows


def fleet_row(view: Sight, seat: int, code: str) -> list[Cell]:
    return [(seat_letter(seat), seat_style(view, seat)), (code, f"bold {SEAT_COLOUR[seat]}")]


def rows_of(view: Sight, place: Place, marks: Marks, words: Words, apart: int) -> list[list[Cell]]:
    """The four lines of a system: its name, planets or anomaly, fleets."""
    s = table(view)
    head = head_cells(s, place, marks, words)
    tile = s.tiles[place]
    if tile < 0:
        return [head]
    fleets = fleet_rows(view, place, words) if s.owner else []
    planets = planets_at(s, place) if s.owner else TILES[tile].planets
    odd = [[(words.text(f"ti4-drawn-{name}"), ANOMALY[name])] for name in anomalies_of(s, place)]
    room = LINES - 1 - len(odd)
    if len(planets) + len(fleets) > room and fleets:
        head = with_fleet(head, fleets.pop(0), apart - 2)
    worlds = [
        planet_cells(view, planet, marks, words, apart - (2 if len(odd) + at == LINES - 2 else 0))
        for at, planet in enumerate(planets)
    ]
    if len(planets) + len(fleets) > room and len(planets) > 1:
        share = apart // len(planets)
        worlds = [beside([planet_cells(view, planet, marks, words, share - 1) for planet in planets])]
    if len(worlds) + len(fleets) > room and len(fleets) > 1:
        fleets = [beside(fleets)]
    body = [*odd, *worlds, *fleets]
    if not worlds and not odd and len(body) < LINES - 1:
        body.insert(0, [])
    return ([head, *body] + [[]] * LINES)[:LINES]


def with_fleet(head: list[Cell], fleet: list[Cell], width: int) -> list[Cell]:
    """A fleet beside the name of its system: with all that stands there, or, if room is short, with command tokens."""
    if sum(len(text) for text, _ in (*head, *fleet)) < width:
        return [*head, (" ", ""), *fleet]
    tokens = next((at for at, (text, _) in enumerate(head) if text == TOKEN), len(head))
    return [head[0], *head[tokens:], (" ", ""), *fleet]


def beside(rows: Sequence[list[Cell]]) -> list[Cell]:
    """Several rows in one."""
    found: list[Cell] = []
    for row in rows:
        found += [(" ", ""), *row] if found else row
    return found


# --- the drawing -------------------------------------------------------------------------------------------------


def draw_map(view: Sight, words: Words, marks: Marks, width: int) -> Text:
    """The whole galaxy; what can be chosen is marked."""
    s = table(view)
    many = rings(s)
    apart = hexagons.pitch(width, many)
    canvas = Canvas(map_width(apart, many), map_height(many))
    places = drawn_places(s)
    for q, r, tile, turn in LAYOUTS[s.layout].hyperlanes:
        x, y = hexagons.spot((q, r), apart, many)
        for a, b in turned(tile, turn):
            lane(canvas, side(x, y, apart, a), side(x, y, apart, b), (x + (apart + 1) / 2, y + (LINES - 1) / 2))
    for place in places:
        outline(canvas, *spot(s, place, apart), apart)
    for place in places:
        fill(canvas, *spot(s, place, apart), apart, rows_of(view, place, marks, words, apart))
    drawn = canvas.text()
    drawn.rstrip()
    return drawn


Point = tuple[float, float]
STEPS = 40


def side(x: int, y: int, apart: int, number: int) -> Point:
    """The middle of a side of a hexagon, clockwise from the top."""
    left, right, middle = x + 1, x + apart, x + (apart + 1) / 2
    return ((middle, y), (right, y + 0.5), (right, y + 2.5), (middle, y + LINES - 1), (left, y + 2.5), (left, y + 0.5))[
        number
    ]


def lane(canvas: Canvas, start: Point, end: Point, over: Point) -> None:
    """A hyperlane: a curve from one side of a tile to another."""
    for step in range(STEPS + 1):
        t = step / STEPS
        parts = (1 - t) ** 2, 2 * t * (1 - t), t**2
        x, y = (sum(part * at[axis] for part, at in zip(parts, (start, over, end), strict=True)) for axis in (0, 1))
        canvas.put(round(x), round(y), [(LANE, LANE_STYLE)])
