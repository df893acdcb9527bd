"""Twilight Imperium 3: setting the game up (T3.1) and building the galaxy (T3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from orrery.core.ask import choose, pick
from orrery.core.chance import Draw, Roll, Shuffle
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.core.windows import Moment
from orrery.games.ti3.rules.data import (
    ACTION_CARDS,
    BASE,
    IMPERIUM_REX,
    MECATOL_TILE,
    PLANETS,
    POLITICS,
    RACES,
    SECRETS,
    STAGE_ONE,
    STAGE_TWO,
    TILES,
    TO_PLACE,
)
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.galaxy import CENTRE, HOMES, NEAR, PLACES, RING_MASKS, SHAPES, UNKNOWN, shared_out
from orrery.games.ti3.rules.kinds import (
    CHOOSE_RACE,
    DOCK_AT,
    LAY,
    PDS_AT,
    PLACE_DRAWN,
    POSITION_DRAWN,
    RACES_DEALT,
    SECRETS_DEALT,
    SPEAKER_DRAWN,
    TILES_DEALT,
    TILES_TAKEN_OUT,
    TROOPS_AT,
)
from orrery.games.ti3.rules.nouns import CARD, POLITIC, RACE, TILE
from orrery.games.ti3.rules.objectives import open_all, stack_objectives
from orrery.games.ti3.rules.optional.distant_suns import domain_counters
from orrery.games.ti3.rules.optional.leaders import leaders
from orrery.games.ti3.rules.options import (
    AGE_OF_EMPIRE,
    ALL_SETS,
    ANY_EMPTIES,
    BUILD,
    DISTANT_SUNS,
    LEADERS,
    PLANETS_PUT_AWAY,
    RANDOM_POSITIONS,
    TURN_AT_ONCE,
    ruling,
)
from orrery.games.ti3.rules.options import CHOOSE_RACE as CHOOSE
from orrery.games.ti3.rules.rounds import round_
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import (
    NO_SEAT,
    NOWHERE,
    Place,
    Planet,
    Race,
    Seat,
    Tile,
    by_place,
    places_in,
)
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE, MOST_PDS, PDS, SHIPS, SPACE_DOCK, STATS, UNITS
from orrery.games.ti3.rules.verbs import build_ships, gain_goods, put_dock, put_pds, put_troops

GOODS = 40
PER_PLAYER = {3: 8, 4: 8, 5: 6, 6: 5}
POSITION_GOODS = {0: 4, 3: 4, 4: 6}
"""With five players: trade goods by position (T3.1.12)."""
PLAIN_EMPTY, ASTEROIDS = TILE.index["empty"], TILE.index["asteroid_field"]
EMPTIES = tuple(tile for tile in TO_PLACE if TILES[tile].kind == "empty")


def played(s: Twilight, name: str) -> bool:
    """Whether a set of cards and races is in use."""
    return name == BASE or ruling(s, ALL_SETS)


def races(s: Twilight) -> list[Race]:
    """The races that are in the game (T3.1.1)."""
    return [race for race, row in zip(RACE.every, RACES, strict=True) if played(s, row.set)]


async def setup(s: Twilight) -> None:
    """Cards, counters and the speaker (T3.1.2 to T3.1.7); then the races."""
    n = len(s.players)
    s.shape = SHAPES[n]
    s.tiles = [UNKNOWN] * PLACES
    s.places = [NOWHERE] * len(PLANETS)
    s.owner = [NO_SEAT] * len(PLANETS)
    s.troops = [0] * len(PLANETS)
    s.pds = [0] * len(PLANETS)
    s.goods = GOODS
    cards = [(card, c) for card, c in zip(CARD.every, ACTION_CARDS, strict=True) if played(s, c.set)]
    s.deck.shuffle_in([card for card, c in cards if n not in c.without for _ in range(c.copies)])
    s.politics.shuffle_in([card for card, c in zip(POLITIC.every, POLITICS, strict=True) if played(s, c.set)])
    s.secrets.shuffle_in(list(SECRETS))
    s.stage_one.shuffle_in(list(STAGE_ONE))
    s.stage_two.shuffle_in([o for o in STAGE_TWO if o != IMPERIUM_REX])
    stack_objectives(s)
    for p in s.players:
        p.reserve = [unit.figures for unit in STATS]
        p.reserve[FIGHTER] = p.reserve[GROUND_FORCE] = 0
    (speaker,) = await Roll(SPEAKER_DRAWN, 1, n, why="speaker")
    s.speaker = Seat(speaker - 1)
    first = 0
    if n == 5 and ruling(s, RANDOM_POSITIONS):
        (drawn,) = await Roll(POSITION_DRAWN, 1, n, why="position")
        first = drawn - 1
    for i, seat in enumerate(clockwise(s, s.speaker)):
        s.players[seat].position = (first + i) % n
    if ruling(s, CHOOSE):
        then(s, *(frame(choose_race, seat) for seat in clockwise(s, s.speaker)), frame(deal))
    else:
        dealt = await Shuffle(RACES_DEALT, races(s), why="races")
        for p, race in zip(s.players, dealt, strict=False):
            p.race = race
        then(s, frame(deal))


async def choose_race(s: Twilight, seat: Seat) -> None:
    """Choose a race that nobody has (T3.1.1)."""
    taken = [p.race for p in s.players]
    free = [race for race in races(s) if race not in taken]
    s.players[seat].race = await choose(seat, CHOOSE_RACE, free, explain=lambda race: No("T3.1.1"))


async def deal(s: Twilight) -> None:
    """Home systems, technologies, secret objectives (T3.1.4 to T3.1.9); then the galaxy."""
    n = len(s.players)
    s.tiles[CENTRE] = MECATOL_TILE
    for seat, p in enumerate(s.players):
        race = RACES[p.race]
        tell(s, "ti3-log-race", seat=seat, race=p.race)
        p.home = HOMES[n][p.position]
        s.tiles[p.home] = race.home
        for planet in TILES[race.home].planets:
            s.owner[planet] = Seat(seat)
        p.counters = list(race.counters)
        for technology in race.technologies:
            p.technologies |= 1 << technology
        if n == 5:
            gain_goods(s, seat, POSITION_GOODS.get(p.position, 0))
    refresh_abilities(s)
    for seat in clockwise(s, s.speaker):
        s.players[seat].secret += await Draw(SECRETS_DEALT, s.secrets, 1, seat=seat, seen=1 << seat)
    await take_out(s)
    then(s, frame(build) if ruling(s, BUILD) else frame(lay_out))


async def take_out(s: Twilight) -> None:
    """The systems that can be placed, minus those removed with three players (T3.2.2, T3.17.12, T3.17.34)."""
    tiles = list(TO_PLACE)
    if len(s.players) == 3:
        gone: list[Tile] = [PLAIN_EMPTY] * 3
        if ruling(s, ANY_EMPTIES):
            gone = list(await Shuffle(TILES_TAKEN_OUT, list(EMPTIES), why="empties"))[:3]
        if ruling(s, PLANETS_PUT_AWAY):
            settled = [tile for tile in tiles if TILES[tile].planets]
            gone += list(await Shuffle(TILES_TAKEN_OUT, settled, why="planets"))[:4]
        for tile in (*gone, ASTEROIDS):
            tiles.remove(tile)
    s.box.shuffle_in(tiles)


# --- T3.2: the galaxy --------------------------------------------------------------------------------------------


async def lay_out(s: Twilight) -> None:
    """Quick: all systems are drawn openly, laid out and balanced (T3.2.1)."""
    n = len(s.players)
    free = (s.shape & ~1).bit_count() - n
    drawn = await Draw(TILES_DEALT, s.box, free, seen=EVERYONE, why="quick")
    s.tiles = shared_out(n, drawn, s.tiles)
    then(s, frame(galaxy))


async def build(s: Twilight) -> None:
    """Systems are dealt (T3.2.2); with five players one is placed face down next to Mecatol Rex (T3.2.9)."""
    n = len(s.players)
    if n == 5:
        (drawn,) = await Roll(PLACE_DRAWN, 1, 6, why="face_down")
        s.face_down_at = Place(drawn)
        seen = EVERYONE if ruling(s, TURN_AT_ONCE) else 0
        s.face_down += await Draw(TILES_DEALT, s.box, 1, seen=seen, why="face_down")
        if ruling(s, TURN_AT_ONCE):
            turn_over(s)
    for seat in clockwise(s, s.speaker):
        s.players[seat].tiles += await Draw(TILES_DEALT, s.box, PER_PLAYER[n], seat=seat, seen=1 << seat)
    then(s, frame(lay))


def turn_over(s: Twilight) -> None:
    """The face-down system is turned over (T3.17.9)."""
    if s.face_down:
        s.tiles[s.face_down_at] = s.face_down.pop()
        s.face_down_at = NOWHERE


def layer(s: Twilight) -> Seat:
    """Whose turn it is to place a system: back and forth from the speaker (T3.2.4)."""
    n = len(s.players)
    lap, at = divmod(s.laid, n)
    return Seat((s.speaker + (at if lap % 2 == 0 else n - 1 - at)) % n)


def free_places(s: Twilight) -> tuple[Place, ...]:
    """The places of the ring being built that are free (T3.2.5)."""
    for ring in RING_MASKS[1:]:
        free = [place for place in places_in(ring & s.shape) if s.tiles[place] == UNKNOWN and place != s.face_down_at]
        if free:
            return tuple(free)
    return ()


def why_not_lay(s: Twilight, seat: int) -> Callable[[tuple[Place, Tile]], No | None]:
    """Which rule forbids placing a system at a place (T3.2.5, T3.2.7, T3.2.8)."""
    p = s.players[seat]
    free = free_places(s)
    mine = in_hand(s, seat)
    if p.owes_planets and any(TILES[tile].planets for tile in mine):
        owed = [tile for tile in mine if TILES[tile].planets]
    else:
        owed = mine
    beside = {
        place: any(TILES[t].special for t in map(s.tiles.__getitem__, places_in(NEAR[place])) if t >= 0)
        for place in free
    }
    choice = any(not TILES[tile].special for tile in owed) or not all(beside.values())

    def forbids(laying: tuple[Place, Tile]) -> No | None:
        place, tile = laying
        if place not in free:
            return No("T3.2.5", place=place)
        if tile not in owed:
            return No("T3.2.8", tile=tile)
        if choice and TILES[tile].special and beside[place]:
            return No("T3.2.7", place=place, tile=tile)
        return None

    return forbids


async def lay(s: Twilight, shown: int = 0) -> None:
    """The next player places a system (T3.2.4); a player who must place one with planets but has none has to show
    this first."""
    seat = layer(s)
    p = s.players[seat]
    mine = in_hand(s, seat)
    if not mine:
        turn_over(s)
        then(s, frame(galaxy))
        return
    if p.owes_planets and not shown:
        then(s, frame(show_tiles, seat), frame(lay, 1))
        return
    pairs = [(place, tile) for place in free_places(s) for tile in mine]
    laying: tuple[Place, Tile] = await choose(seat, LAY, pairs, why_not_lay(s, seat))
    place, tile = laying
    (p.open_tiles if tile in p.open_tiles else p.tiles).remove(tile)
    s.tiles[place] = tile
    s.laid += 1
    p.owes_planets = not TILES[tile].planets
    tell(s, "ti3-log-lays", seat=seat, place=place, tile=tile)
    then(s, frame(lay))


def in_hand(s: Twilight, seat: int) -> list[Tile]:
    """The systems a player has yet to place, each kind once."""
    p = s.players[seat]
    return sorted({*p.tiles, *p.open_tiles})


async def show_tiles(s: Twilight, seat: Seat) -> None:
    """A player who must place a system with planets but has none shows all (T3.2.8). The moment comes either way: it
    tells everyone whether there is one."""
    p = s.players[seat]
    if p.tiles and not any(TILES[tile].planets for tile in p.tiles):
        p.open_tiles += p.tiles
        p.tiles = []
        tell(s, "ti3-log-shows-tiles", seat=seat, tiles=tuple(p.open_tiles))
    await Moment("Disclosure")


async def galaxy(s: Twilight) -> None:
    """The galaxy is complete; now the units are placed (T3.1.8)."""
    chart(s)
    domains = [frame(domain_counters)] if ruling(s, DISTANT_SUNS) else []
    seats = clockwise(s, s.speaker)
    led = [frame(leaders, seat) for seat in seats] if ruling(s, LEADERS) else []
    then(s, *domains, *(frame(units, seat) for seat in seats), *led, frame(ready))


def chart(s: Twilight) -> None:
    """Wormholes, special systems and planets get their places."""
    s.wormholes = [0, 0]
    s.asteroids = s.nebulae = s.supernovae = 0
    s.places = [NOWHERE] * len(PLANETS)
    for place, tile in by_place(s.tiles):
        if tile >= 0:
            it = TILES[tile]
            if it.wormhole >= 0:
                s.wormholes[it.wormhole] |= 1 << place
            s.asteroids |= (it.kind == "asteroid_field") << place
            s.nebulae |= (it.kind == "nebula") << place
            s.supernovae |= (it.kind == "supernova") << place
            for planet in it.planets:
                s.places[planet] = place


# --- T3.1.8: starting units --------------------------------------------------------------------------------------


async def units(s: Twilight, seat: Seat) -> None:
    """Starting units; their owner chooses where those on the ground go (T3.1.8)."""
    p = s.players[seat]
    start = {UNITS.index(name): count for name, count in RACES[p.race].units.items()}
    planets = TILES[RACES[p.race].home].planets
    for unit in SHIPS:
        if unit in start:
            build_ships(s, seat, p.home, unit, start[unit])
    dock = planets[0]
    if len(planets) > 1:
        dock = await choose(seat, DOCK_AT, planets, explain=lambda planet: No("T3.1.8"))
    if SPACE_DOCK in start:
        put_dock(s, seat, dock)
    for unit, kind, most in ((PDS, PDS_AT, MOST_PDS), (GROUND_FORCE, TROOPS_AT, 99)):
        count = start.get(unit, 0)
        where: tuple[Planet, ...] = (planets[0],) * count
        if count and len(planets) > 1:
            sites = [planet for planet in planets for _ in range(min(count, most))]
            where = await pick(seat, kind, sites, count, count, how_many="T3.1.8", of_which="T3.1.8", number=count)
        for planet, number in sorted(Counter(where).items()):
            if unit == PDS:
                put_pds(s, seat, planet, number)
            else:
                put_troops(s, planet, number)


async def ready(s: Twilight) -> None:
    """Everything is set up; the first round begins."""
    if ruling(s, AGE_OF_EMPIRE):
        await open_all(s)
    then(s, frame(round_))
