"""Twilight Imperium 4: set-up (LRR, full set-up): speaker, factions, the map, starting units, objectives."""

from __future__ import annotations

from orrery.core.ask import Choose, choose, pick
from orrery.core.chance import Draw, Shuffle
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti4.rules.board import near
from orrery.games.ti4.rules.data import (
    ASTEROIDS,
    BASE,
    EVERY_UNIT,
    FACTIONS,
    GROUND_FORCES,
    LAYOUTS,
    MECATOL,
    NEBULA,
    NEXUS,
    PDS,
    PLANETS,
    RIFT,
    SPACE_DOCK,
    SUPERNOVA,
    TECHNOLOGIES,
    TILES,
    FactionRow,
)
from orrery.games.ti4.rules.even_map import evened
from orrery.games.ti4.rules.galaxy import CENTRE, CREUSS_AT, NEXUS_AT, PLACES, homes, ring_of, shape
from orrery.games.ti4.rules.galaxy import near as near_on_map
from orrery.games.ti4.rules.kinds import (
    CHOOSE_FACTION,
    FACTIONS_DEALT,
    HOMES_DRAWN,
    KEEP_SECRET,
    LAY,
    MAP_LAID,
    OBJECTIVE_DRAWN,
    SPEAKER_DRAWN,
    STARTING_PLANET,
    STARTING_TECHNOLOGY,
    TILES_DEALT,
)
from orrery.games.ti4.rules.leader_sheet import seat_leaders
from orrery.games.ti4.rules.map_string import read_map
from orrery.games.ti4.rules.options import DRAWN_HOMES, ruling
from orrery.games.ti4.rules.promissory import first_notes
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import FACTION_TEXTS
from orrery.games.ti4.rules.things import (
    NO_SEAT,
    NO_TILE,
    NOWHERE,
    Faction,
    Place,
    Planet,
    Seat,
    Technology,
    Tile,
    Wormhole,
    places_in,
)
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import (
    draw_secrets,
    fleet_at,
    full_reserve,
    gain_technology,
    garrison,
    muster,
    turn_unit_cards,
)

SECRETS_DRAWN = 2
BACKS = ("blue", "red")


def in_play(s: Imperium, set_: int) -> bool:
    """Whether the components of a set are used."""
    return set_ == BASE or s.expansion


async def speaker(s: Imperium) -> None:
    """Step 1: a random player becomes speaker."""
    seats = [Seat(n) for n in range(len(s.players))]
    s.speaker = (await Shuffle(SPEAKER_DRAWN, seats))[0]
    tell(s, "ti4-log-speaker", seat=s.speaker)


# --- step 2: factions --------------------------------------------------------------------------------------------


async def deal_factions(s: Imperium) -> None:
    """Step 2: everybody leads a random faction."""
    known = [Faction(n) for n, it in enumerate(FACTIONS) if in_play(s, it.set)]
    dealt = await Shuffle(FACTIONS_DEALT, known)
    for seat, p in enumerate(s.players):
        p.faction = dealt[seat]


async def choose_factions(s: Imperium) -> None:
    """Step 2: everybody chooses a faction, from the speaker on."""
    then(s, *(frame(choose_faction, seat) for seat in clockwise(s, s.speaker)))


async def choose_faction(s: Imperium, seat: Seat) -> None:
    """A player chooses a faction that nobody has."""
    taken = {p.faction for p in s.players}
    known = [Faction(n) for n, it in enumerate(FACTIONS) if in_play(s, it.set) and n not in taken]
    s.players[seat].faction = await choose(seat, CHOOSE_FACTION, known, explain=lambda faction: No("LRR 0.2"))


# --- step 6: the map ---------------------------------------------------------------------------------------------


def tiles_for(s: Imperium, back: str) -> list[Tile]:
    """The tiles with a back that are used."""
    return [Tile(n) for n, it in enumerate(TILES) if it.back == back and in_play(s, it.set)]


def open_places(s: Imperium) -> int:
    """The places that still need a tile: not the homes."""
    there = shape(s.layout)
    for home in homes(s.layout):
        there &= ~(1 << home)
    return sum([1 << place for place in places_in(there) if s.tiles[place] < 0])


async def begin_map(s: Imperium) -> None:
    """Step 6: Mecatol Rex in the centre, home positions from the speaker on or from somebody who is drawn (LRR R.1)."""
    s.tiles = [NO_TILE] * PLACES
    s.tiles[CENTRE] = MECATOL
    where, first = homes(s.layout), s.speaker
    if ruling(s, DRAWN_HOMES):
        first = (await Shuffle(HOMES_DRAWN, clockwise(s, 0)))[0]
    for position, seat in enumerate(clockwise(s, first)):
        p = s.players[seat]
        p.position, p.home = position, where[position]


async def lay_out(s: Imperium) -> None:
    """The map at random, evened out so that it is fair to all homes (even_map.py), with the rules for anomalies and
    wormholes kept as far as possible."""
    it = LAYOUTS[s.layout]
    counts = [dealt * it.players + first for dealt, first in zip(it.dealt, it.speaker, strict=True)]
    tiles: list[Tile] = []
    spare: list[Tile] = []
    for back, count in zip(BACKS, counts, strict=True):
        dealt = await Shuffle(TILES_DEALT, tiles_for(s, back))
        tiles += dealt[:count]
        spare += dealt[count:]
    places = places_in(open_places(s))
    laid = await Shuffle(MAP_LAID, tiles)
    for place, tile in zip(places, evened(s.layout, list(places), list(laid), spare), strict=True):
        s.tiles[place] = tile


async def lay_given(s: Imperium, words: str) -> None:
    """The map that was agreed on, as tools write it (map_string.py)."""
    for place, tile in read_map(words, s.layout, s.expansion).items():
        s.tiles[place] = tile


async def deal_tiles(s: Imperium) -> None:
    """Step 6 ii: everybody gets blue and red tiles; where the shape asks for it the speaker lays some first."""
    it = LAYOUTS[s.layout]
    first: list[Tile] = []
    for back, dealt, more in zip(BACKS, it.dealt, it.speaker, strict=True):
        s.box.shuffle_in(tiles_for(s, back))
        for seat, p in enumerate(s.players):
            p.tiles += await Draw(TILES_DEALT, s.box, dealt, seat=seat, seen=1 << seat)
        first += await Draw(TILES_DEALT, s.box, more, seen=EVERYONE)
        s.box.layers = [[]]
    then(s, *(frame(lay_first, tile) for tile in first), frame(lay))


async def lay_first(s: Imperium, tile: Tile) -> None:
    """The speaker lays a tile beside Mecatol Rex (step 6, note)."""
    places = [place for place in places_in(open_places(s)) if ring_of(place) == 1]
    options = [(tile, place) for place in places]
    laid: tuple[Tile, Place] = await choose(s.speaker, LAY, options, explain=lambda lay: No("LRR 0.6ii"))
    place = laid[1]
    s.tiles[place] = tile


async def lay(s: Imperium) -> None:
    """Step 6 iii: one tile after the other, forth and back round the table; a ring must be full before the next."""
    left = open_places(s)
    if not left:
        return
    seat = next_to_lay(s)
    ring = min(ring_of(place) for place in places_in(left))
    places = [place for place in places_in(left) if ring_of(place) == ring]
    hand = sorted(set(s.players[seat].tiles))
    every = [(tile, place) for tile in hand for place in places]
    free = [it for it in every if not clash(s, *it)]
    chosen: tuple[Tile, Place] = await Choose(seat, LAY, free or every, explain=lambda lay: No("LRR 0.6iii"))
    tile, place = chosen
    s.players[seat].tiles.remove(tile)
    s.tiles[place] = tile
    s.laid += 1
    tell(s, "ti4-log-lays", seat=seat, tile=tile, place=place)
    then(s, frame(lay))


def next_to_lay(s: Imperium) -> Seat:
    """Whose turn it is: clockwise from the speaker, back again, and so on."""
    seats = clockwise(s, s.speaker)
    n = len(seats)
    at = s.laid % (2 * n)
    return seats[at] if at < n else seats[2 * n - 1 - at]


def clash(s: Imperium, tile: Tile, place: Place) -> bool:
    """Whether a tile would lie beside another anomaly, or beside an equal wormhole (step 6 iii)."""
    it = TILES[tile]
    for other in places_in(near_on_map(s.layout)[place]):
        there = TILES[s.tiles[other]] if s.tiles[other] >= 0 else None
        if there is not None and ((it.anomalies and there.anomalies) or {*it.wormholes} & {*there.wormholes}):
            return True
    return False


async def finish_map(s: Imperium) -> None:
    """Home systems join the map; the nexus lies beside it; frontier tokens where there are no planets (steps 6, 7)."""
    goods = {position: extra for position, (_, _, extra) in enumerate(LAYOUTS[s.layout].homes)}
    for p in s.players:
        row = FACTIONS[p.faction]
        s.tiles[p.home] = row.on_map
        if row.on_map != row.home:
            s.tiles[CREUSS_AT] = row.home
            p.home = CREUSS_AT
        p.goods += goods[p.position]
    if s.expansion:
        s.tiles[NEXUS_AT] = NEXUS
    s.places, s.owner = [NOWHERE] * len(PLANETS), [NO_SEAT] * len(PLANETS)
    for place, tile in enumerate(s.tiles):
        if tile >= 0:
            learn_tile(s, Place(place), TILES[tile].planets, TILES[tile].anomalies, TILES[tile].wormholes)
            if TILES[tile].frontier and s.expansion:
                s.frontier |= 1 << place
    near(s)


def learn_tile(
    s: Imperium, place: Place, planets: tuple[Planet, ...], anomalies: tuple[int, ...], wormholes: tuple[Wormhole, ...]
) -> None:
    """What lies at a place."""
    bit = 1 << place
    for planet in planets:
        s.places[planet] = place
    for wormhole in wormholes:
        s.wormholes[wormhole] |= bit
    s.asteroids |= bit * (ASTEROIDS in anomalies)
    s.nebulae |= bit * (NEBULA in anomalies)
    s.supernovae |= bit * (SUPERNOVA in anomalies)
    s.rifts |= bit * (RIFT in anomalies)


# --- steps 5 and 11: what everybody begins with ------------------------------------------------------------------


async def begin_homes(s: Imperium) -> None:
    """Steps 5 and 11: home planets, starting technologies and units."""
    for seat in clockwise(s, s.speaker):
        p = s.players[seat]
        row = FACTIONS[p.faction]
        p.reserve = full_reserve()
        for planet in row.planets:
            s.owner[planet] = seat
        for technology in row.technologies:
            if in_play(s, TECHNOLOGIES[technology].set):
                gain_technology(s, seat, technology)
        for it in FACTION_TEXTS[p.faction]:
            p.texts.put(it, seat)
        turn_unit_cards(s, seat)
        first_notes(s, seat)
        if s.expansion:
            seat_leaders(p, seat)
    then(s, *(frame(begin_home, seat) for seat in clockwise(s, s.speaker)))


async def begin_home(s: Imperium, seat: Seat) -> None:
    """A player takes further starting technologies and puts the starting units into the home system."""
    p = s.players[seat]
    row = FACTIONS[p.faction]
    count, some = row.choice
    free = [t for t in some if in_play(s, TECHNOLOGIES[t].set)]
    if count:
        chosen: tuple[Technology, ...] = await pick(
            seat, STARTING_TECHNOLOGY, free, count, count, None, "LRR 0.11", "LRR 0.11"
        )
        for technology in chosen:
            gain_technology(s, seat, technology)
    await place_starting_units(s, seat, row)


async def place_starting_units(s: Imperium, seat: Seat, row: FactionRow) -> None:
    """Ships go into space, ground forces and structures onto the home planets (step 11)."""
    p = s.players[seat]
    on_planets = (*GROUND_FORCES, PDS, SPACE_DOCK)
    for unit in EVERY_UNIT:
        count = row.units[unit]
        model = sheet(s, seat).models[unit]
        if not count or model is None:
            continue
        if unit not in on_planets or model.in_space:
            muster(p, fleet_at(s, seat, p.home), unit, count)
            continue
        for _ in range(count):
            planet = row.planets[0]
            if len(row.planets) > 1:
                planet = await choose(
                    seat, STARTING_PLANET, row.planets, explain=lambda planet: No("LRR 0.11"), unit=unit
                )
            muster(p, garrison(s, seat, planet), unit)


# --- step 12: objectives -----------------------------------------------------------------------------------------


async def deal_secrets(s: Imperium) -> None:
    """Step 12: everybody draws two secret objectives and keeps one; two public ones are revealed."""
    for seat in clockwise(s, s.speaker):
        await draw_secrets(s, seat, SECRETS_DRAWN)
    then(s, *(frame(keep_secret, seat) for seat in clockwise(s, s.speaker)), frame(reveal_first))


async def keep_secret(s: Imperium, seat: Seat) -> None:
    """A player keeps one of two secret objectives; the other goes back into the deck (step 12 i)."""
    p = s.players[seat]
    if len(p.secrets) > 1:
        kept = await choose(seat, KEEP_SECRET, sorted(p.secrets))
        s.secret_deck.shuffle_in([card for card in p.secrets if card != kept])
        p.secrets = [kept]


async def reveal_first(s: Imperium) -> None:
    """Step 12 iv: the first two objectives of stage I."""
    for _ in range(2):
        s.objectives += await Draw(OBJECTIVE_DRAWN, s.stage_one, 1, seen=EVERYONE)
        s.ones_left -= 1


SET_UP = (
    speaker, deal_factions, choose_factions, choose_faction, begin_map, lay_out, lay_given, deal_tiles, lay_first, lay,
    finish_map, begin_homes, begin_home, deal_secrets, keep_secret, reveal_first,
)  # fmt: skip
