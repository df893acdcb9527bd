"""Twilight Imperium 3: the action cards that respond to activations and movements (T3.19, T3.7.1 to T3.7.5)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import Volley
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_player
from orrery.games.ti3.rules.board import barred, fleet_of, in_range, planets_of
from orrery.games.ti3.rules.effects import ACTIVATION, in_force, lasts, note, noted
from orrery.games.ti3.rules.fire import need, owe_hits, roll, take_hits
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import opinion
from orrery.games.ti3.rules.options import FIRE_AT_ACTIVE, ONE_SILENT_SYSTEM, ruling
from orrery.games.ti3.rules.queries import ENEMIES, OPENED, PDS_AT_SHIPS, FliesThrough
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Place, Planet, Seat, places_in
from orrery.games.ti3.rules.units import PDS, big_ships, ships
from orrery.games.ti3.rules.windows import Activated, Moved

FLANK_SPEED = text("card.flank_speed")
concerns(FLANK_SPEED, Place)
IN_THE_SILENCE_OF_SPACE = text("card.in_the_silence_of_space")
concerns(IN_THE_SILENCE_OF_SPACE, Place)
concerns(IN_THE_SILENCE_OF_SPACE, Place, Place)
EXPERIMENTAL_BATTLESTATION = text("card.experimental_battlestation")

SHOTS = 3

# --- T3.7.1, T3.7.2: a system has been activated -----------------------------------------------------------------


def fleets_to_come(s: Twilight, me: int, w: Activated) -> list[Place]:
    """The places of fleets that could move into a system that a player has just activated."""
    p = s.players[me]
    if w.seat != me or s.activation is None or s.activation.other >= 0:
        return []
    return sorted(place for place, fleet in p.fleets.items() if ships(fleet) and not p.activated >> place & 1)


def fresh_fleets(s: Twilight, me: int, w: Activated, card: Ability) -> list[Place]:
    """Those that the same card has not helped this round; none if it has already been used on the system."""
    led = noted(s, card, me)
    return [] if (w.place,) in led else [place for place in fleets_to_come(s, me, w) if (place,) not in led]


@HOOKS.reaction(Activated, FLANK_SPEED, when=lambda s, me, w: bool(fresh_fleets(s, me, w, FLANK_SPEED)))
async def flank_speed(s: Twilight, me: int, w: Activated) -> None:
    "Ships that move to the system you have just activated have range +1."
    lasts(s, FLANK_SPEED, me, ACTIVATION)
    note(s, FLANK_SPEED, me, w.place)


@on_sheet(FLANK_SPEED, rank=1)
def hurried(it: UnitSheet) -> None:
    "Anything with a range, including fighters that fly on their own."
    it.move = [move + (move > 0) for move in it.move]


opinion(FLANK_SPEED, worth=0.3, use=False)


def sly_fleets(s: Twilight, me: int, w: Activated) -> list[Place]:
    """Those with more than fighters."""
    found = fresh_fleets(s, me, w, IN_THE_SILENCE_OF_SPACE)
    return [place for place in found if big_ships(fleet_of(s, me, place))]


async def which_fleet(s: Twilight, me: int, w: Activated) -> Place:
    return await aim_place(me, IN_THE_SILENCE_OF_SPACE, sly_fleets(s, me, w))


@HOOKS.reaction(Activated, IN_THE_SILENCE_OF_SPACE, when=lambda s, me, w: bool(sly_fleets(s, me, w)), aim=which_fleet)
async def in_the_silence_of_space(s: Twilight, me: int, w: Activated, fleet: int) -> None:
    """A fleet may fly through systems with enemy ships (ships with range 1 have nothing to fly through); under another
    reading only through one (T3.17.44)."""
    tell(s, "ti3-log-aims-place", card=IN_THE_SILENCE_OF_SPACE, place=fleet)
    note(s, IN_THE_SILENCE_OF_SPACE, me, w.place)
    guarded = places_in(barred(s, me) & ~(1 << w.place))
    if not ruling(s, ONE_SILENT_SYSTEM):
        lasts(s, IN_THE_SILENCE_OF_SPACE, me, ACTIVATION, fleet)
    elif guarded:
        where = guarded[0] if len(guarded) == 1 else await aim_place(me, IN_THE_SILENCE_OF_SPACE, guarded)
        lasts(s, IN_THE_SILENCE_OF_SPACE, me, ACTIVATION, fleet, where)


@HOOKS.modifier(FliesThrough, IN_THE_SILENCE_OF_SPACE)
def silent(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    for fleet, *where in in_force(s, IN_THE_SILENCE_OF_SPACE, me):
        if fleet == query.place:
            through |= OPENED << where[0] if where else ENEMIES
    return through


opinion(IN_THE_SILENCE_OF_SPACE, worth=0.3, use=False)


# --- T3.7.5: ships have arrived ----------------------------------------------------------------------------------


def docks_near(s: Twilight, seat: int, place: Place) -> list[Planet]:
    """The docks of a player that would have a system in range if they were PDS."""
    mask = in_range(s, seat, place)
    return [p for p in planets_of(s, seat) if s.docks >> p & 1 and mask >> s.places[p] & 1]


def victims(s: Twilight, me: int, place: Place) -> list[int]:
    """The others with ships in a system."""
    return [rival for rival in others(s, me) if ships(fleet_of(s, rival, place))]


def in_sight(s: Twilight, me: int) -> list[Place]:
    """The systems with enemy fleets that a dock of a player would have in range."""
    places = sorted({place for p in s.players for place in p.fleets})
    return [place for place in places if victims(s, me, place) and docks_near(s, me, place)]


def aimed_at(s: Twilight, me: int, w: Moved) -> list[Place]:
    """The systems it can fire at: any, or under another reading only where the opponent has just arrived (T3.17.43)."""
    if w.seat == me or not w.came:
        return []
    return [place for place in in_sight(s, me) if place == w.place or not ruling(s, FIRE_AT_ACTIVE)]


async def which_target(s: Twilight, me: int, w: Moved) -> Place:
    return await aim_place(me, EXPERIMENTAL_BATTLESTATION, aimed_at(s, me, w))


@HOOKS.reaction(Moved, EXPERIMENTAL_BATTLESTATION, when=lambda s, me, w: bool(aimed_at(s, me, w)), aim=which_target)
async def experimental_battlestation(s: Twilight, me: Seat, w: Moved, place: Place) -> None:
    "One of your docks fires three times at an enemy fleet in range, like one of your PDS."
    found, docks = victims(s, me, place), docks_near(s, me, place)
    if ruling(s, FIRE_AT_ACTIVE):
        found = [w.seat]
    victim = found[0] if len(found) == 1 else await aim_player(me, EXPERIMENTAL_BATTLESTATION, found)
    dock = docks[0] if len(docks) == 1 else await aim_planet(me, EXPERIMENTAL_BATTLESTATION, docks)
    tell(s, "ti3-log-fires", seat=me, rival=victim, place=place)
    volley = Volley(PDS, SHOTS, need(s, me, victim, PDS, PDS_AT_SHIPS, False, place, dock))
    scored = await roll(s, me, victim, [volley], PDS_AT_SHIPS, place)
    owe_hits(s, victim, place, scored)
    if scored:
        then(s, frame(take_hits, Seat(victim), me, place, scored))


opinion(EXPERIMENTAL_BATTLESTATION, worth=0.8, use=True)
