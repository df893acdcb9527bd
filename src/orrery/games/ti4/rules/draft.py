"""Twilight Imperium 4: the draft, a set-up of the community in place of steps 1, 2 and 6 (LRR 0). Some slices of the
galaxy (slices.py) and some factions lie open; in a drawn order, forth and back, each player takes one thing at a time
until everybody has a slice, a faction and a place at the table. Place 1 is the speaker's, the others follow clockwise.
Before, players may ban factions. Then the slices are put together to the map, and the set-up goes on with step 7."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Shuffle
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.data import FACTIONS, MECATOL
from orrery.games.ti4.rules.galaxy import CENTRE, PLACES, homes
from orrery.games.ti4.rules.kinds import BAN, DRAFT, DRAFT_ORDER, FACTIONS_DEALT, MAP_LAID, TILES_DEALT
from orrery.games.ti4.rules.nouns import FACTIONS_LOTS_AT, PLACES_LOTS_AT
from orrery.games.ti4.rules.setup import BACKS, in_play, tiles_for
from orrery.games.ti4.rules.slices import arranged, found, most_slices, on_map
from orrery.games.ti4.rules.state import Draft, Imperium
from orrery.games.ti4.rules.things import NO_TILE, Faction, Lot, Seat, Tile

SLICE, PLACE, FACTION = range(3)
"""What everybody takes: one of each sort."""
SORTS = (SLICE, PLACE, FACTION)


# --- what is taken -----------------------------------------------------------------------------------------------


def sort_of(lot: Lot) -> int:
    """Whether it is a slice, a place or a faction."""
    return SLICE if lot < PLACES_LOTS_AT else PLACE if lot < FACTIONS_LOTS_AT else FACTION


def lot_of_slice(number: int) -> Lot:
    """A slice by its number, from 0 on."""
    return Lot(number)


def lot_of_place(number: int) -> Lot:
    """A place by its number clockwise from the speaker, who has 0."""
    return Lot(PLACES_LOTS_AT + number)


def lot_of_faction(faction: Faction) -> Lot:
    """A faction."""
    return Lot(FACTIONS_LOTS_AT + faction)


def on_offer(s: Imperium) -> list[Lot]:
    """All that there was to take when the draft began: slices, places, factions."""
    it = drafted(s)
    slices = [lot_of_slice(n) for n in range(len(it.slices))]
    places = [lot_of_place(n) for n in range(len(s.players))]
    return [*slices, *places, *map(lot_of_faction, sorted(it.factions))]


def lots_for(s: Imperium, seat: Seat) -> list[Lot]:
    """What a player can take: what nobody has, of a sort that the player has nothing of."""
    taken = drafted(s).taken
    gone = {lot for _, lot in taken}
    have = {sort_of(lot) for owner, lot in taken if owner == seat}
    return [lot for lot in on_offer(s) if lot not in gone and sort_of(lot) not in have]


def next_to_draft(s: Imperium) -> Seat:
    """Whose turn it is: in the order that was drawn, back again, and once more."""
    it = drafted(s)
    row, at = divmod(len(it.taken), len(it.order))
    return it.order[-1 - at if row % 2 else at]


def drafted(s: Imperium) -> Draft:
    """The draft that is going on."""
    assert s.draft is not None
    return s.draft


# --- the steps ---------------------------------------------------------------------------------------------------


async def begin_draft(s: Imperium) -> None:
    """Chance says in which order the players draft."""
    order = await Shuffle(DRAFT_ORDER, [Seat(n) for n in range(len(s.players))])
    s.draft = Draft(list(order))
    tell(s, "ti4-log-drafts-first", seat=order[0])


async def deal_slices(s: Imperium, count: int) -> None:
    """So many slices are laid out, or as many as there are tiles for (LRR 0.6ii)."""
    blue, red = [await Shuffle(TILES_DEALT, tiles_for(s, back)) for back in BACKS]
    slices = found(blue, red, min(count, most_slices(len(blue), len(red))))
    places = await Shuffle(MAP_LAID, [tile for tiles in slices for tile in tiles])
    for n, tiles in enumerate(slices):
        laid = arranged(sorted(tiles, key=places.index))
        drafted(s).slices.append(laid)
        tell(s, "ti4-log-slice", lot=lot_of_slice(n), tiles=laid)


async def ban_factions(s: Imperium, count: int) -> None:
    """In the order of the draft each player bans a faction, so many times."""
    then(s, *(frame(ban, seat) for _ in range(count) for seat in drafted(s).order))


async def ban(s: Imperium, seat: Seat) -> None:
    """A player bans a faction, as long as more than one for each player is left."""
    left = factions_left(s)
    if len(left) > len(s.players):
        faction = await choose(seat, BAN, left, explain=lambda faction: No("LRR 0.2"))
        drafted(s).banned.append(faction)
        tell(s, "ti4-log-bans", seat=seat, faction=faction)


def factions_left(s: Imperium) -> list[Faction]:
    """The factions that nobody has banned."""
    banned = drafted(s).banned
    return [Faction(n) for n, it in enumerate(FACTIONS) if in_play(s, it.set) and n not in banned]


async def offer_factions(s: Imperium, count: int) -> None:
    """So many factions are drawn, or as many as are left (LRR 0.2); then the players take what they want."""
    it = drafted(s)
    it.factions = list((await Shuffle(FACTIONS_DEALT, factions_left(s)))[:count])
    tell(s, "ti4-log-factions", factions=tuple(it.factions))
    then(s, *(frame(take_lot) for _ in SORTS for _ in s.players))


async def take_lot(s: Imperium) -> None:
    """A player takes a slice, a faction or a place."""
    seat = next_to_draft(s)
    lot = await choose(seat, DRAFT, lots_for(s, seat), explain=lambda lot: No("LRR 0.6"))
    drafted(s).taken.append((seat, lot))
    tell(s, "ti4-log-drafts", seat=seat, lot=lot)


async def put_together(s: Imperium) -> None:
    """Everybody sits down at the place that was taken (LRR 0.1), with the faction, before the slice; Mecatol Rex lies
    in the centre (LRR 0.6). The speaker's home is the first of the shape, the others follow clockwise."""
    it, where = drafted(s), homes(s.layout)
    has = {(seat, sort_of(lot)): lot for seat, lot in it.taken}
    s.seating = sorted([seat for seat, sort in has if sort == PLACE], key=lambda seat: has[seat, PLACE])
    s.speaker = s.seating[0]
    for position, seat in enumerate(s.seating):
        p = s.players[seat]
        p.faction = Faction(has[seat, FACTION] - FACTIONS_LOTS_AT)
        p.position, p.home = position, where[position]
    s.tiles = [NO_TILE] * PLACES
    s.tiles[CENTRE] = MECATOL
    slices: list[tuple[Tile, ...]] = [it.slices[has[seat, SLICE]] for seat in s.seating]
    for place, tile in on_map(s.layout, slices).items():
        s.tiles[place] = tile
    s.draft = None
    tell(s, "ti4-log-speaker", seat=s.speaker)


DRAFTING = (begin_draft, deal_slices, ban_factions, ban, offer_factions, take_lot, put_together)
