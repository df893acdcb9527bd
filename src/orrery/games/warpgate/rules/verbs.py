"""Warpgate: the verbs of the rules. Every ship, marker, card and token moves through one of these."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from orrery.core.ask import choose
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.warpgate.rules.board import GATE, Board, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.nouns import Card, Objective, Place, Technology, Type
from orrery.games.warpgate.rules.powers import COMBAT_DRONES, DEPLOY, DEPLOY_DRAW, NOMADS, refresh_powers, use
from orrery.games.warpgate.rules.state import Player, Warpgate

MARKERS = 12


def board_of(s: Warpgate) -> Board:
    """The board in use."""
    return KNOWN[s.data].boards[len(s.players)]


# --- ships (W1.9, W7) ---------------------------------------------------------------------------------------


def lift(p: Player, place: Place, count: int) -> None:
    """Take ships off a place, to be put down elsewhere."""
    p.ships[place] -= count
    if not p.ships[place] and not (p.texts.here & NOMADS and p.outposts >> place & 1):
        p.fleets &= ~(1 << place)


def land(p: Player, place: Place, count: int) -> None:
    """Put ships down on a place."""
    if count:
        p.ships[place] += count
        p.fleets |= 1 << place


def deploy(s: Warpgate, seat: int, place: Place, count: int) -> int:
    """Put ships from the supply on a place, as many as there are; returns how many."""
    p = s.players[seat]
    count = min(count, p.supply)
    if count:
        p.supply -= count
        land(p, place, count)
        tell(s, "warpgate-log-deploys", seat=seat, ships=count, place=place)
    return count


async def deployment(s: Warpgate, seat: int, place: Place, count: int) -> None:
    """Deploy this many ships on a place, plus what powers add to every deployment (W12.5, W19.37)."""
    if count and s.players[seat].supply:
        deploy(s, seat, place, count + use(s, seat, DEPLOY))
        await deployed(s, seat, place)


async def deployed(s: Warpgate, seat: int, *on: Place) -> None:
    """What happens after ships have been deployed on these places (W17.5, W19.37)."""
    use(s, seat, DEPLOY)
    for place in on:
        ships_arrive(s, seat, place)
    await draw(s, seat, use(s, seat, DEPLOY_DRAW), "technology")


def destroy(s: Warpgate, seat: int, place: Place, count: int) -> None:
    """Ships on a place go back to their owner's supply."""
    p = s.players[seat]
    lift(p, place, count)
    p.supply += count
    tell(s, "warpgate-log-loses", seat=seat, ships=count, place=place)


def enemies(s: Warpgate, seat: int) -> int:
    """The planets with ships of other players (or pieces that count as ships)."""
    mask = 0
    for other, p in enumerate(s.players):
        if other != seat:
            mask |= p.fleets
    return mask & ~1


def holder(s: Warpgate, seat: int, place: Place) -> int:
    """The other seat with ships on a planet; -1 if there is none."""
    for other, p in enumerate(s.players):
        if other != seat and p.fleets >> place & 1:
            return other
    return -1


# --- markers (W11) ------------------------------------------------------------------------------------------


def markers_left(p: Player) -> int:
    return MARKERS - p.outposts.bit_count() - p.colonies.bit_count()


def take_marker(s: Warpgate, seat: int, place: Place) -> None:
    """Return a marker to its owner."""
    p = s.players[seat]
    bit = 1 << place
    if p.texts.here & NOMADS and p.outposts & bit and not p.ships[place]:
        p.fleets &= ~bit
    p.outposts &= ~bit
    p.colonies &= ~bit
    tell(s, "warpgate-log-unmarked", seat=seat, place=place)


def left_out(s: Warpgate) -> int:
    """The planets that a sector is complete without: dead ones, unless under that ruling they leave a gap (W19.39)."""
    return 0 if s.dead_gap else s.dead


def whole_sector(s: Warpgate, place: Place) -> int:
    """The planets that make up the sector of a planet (W11.2)."""
    board = board_of(s)
    return board.sectors[board.sector_of[place]] & ~left_out(s)


def put_marker(s: Warpgate, seat: int, place: Place) -> bool:
    """Mark a planet: the markers of others are returned; it is a colony if the player has one in the sector, otherwise
    an outpost; in a sector full of the player's markers all become colonies (W11.1, W11.2). Returns whether it is
    full."""
    p = s.players[seat]
    bit = 1 << place
    for other, rival in enumerate(s.players):
        if other != seat and (rival.outposts | rival.colonies) & bit:
            take_marker(s, other, place)
    sector = whole_sector(s, place)
    if p.colonies & sector:
        p.colonies |= bit
    else:
        p.outposts |= bit
    full = sector & ~(p.outposts | p.colonies) == 0
    if full:
        settle(p, sector)
    if p.texts.here & NOMADS and p.outposts & bit:
        p.fleets |= bit
    if s.journal is not None:
        kind = "colony" if p.colonies & bit else "outpost"
        tell(s, "warpgate-log-marks", seat=seat, place=place, marker=kind)
        if full:
            tell(s, "warpgate-log-sector", seat=seat, place=place)
    return full


def settle(p: Player, mask: int) -> None:
    """The outposts on these planets become colonies."""
    turned = p.outposts & mask
    p.outposts &= ~turned
    p.colonies |= turned
    if p.texts.here & NOMADS:
        for place in places(turned):
            if not p.ships[place]:
                p.fleets &= ~(1 << place)


# --- action cards (W5) --------------------------------------------------------------------------------------


async def draw(s: Warpgate, seat: int, count: int, why: str) -> int:
    """Draw action cards; when the deck runs out, the discard pile is shuffled (W5.3). Returns how many."""
    p = s.players[seat]
    deck, hand = p.deck, p.hand
    k = KNOWN[s.data].kinds
    cards: tuple[Card, ...] = ()
    while len(cards) < count:
        if not deck.layers:
            if not p.discard:
                break
            deck.shuffle_in(p.discard)
            p.discard = []
            tell(s, "warpgate-log-reshuffles", seat=seat)
        some = min(count - len(cards), len(deck))
        cards += await Draw(k.cards_drawn, deck, some, seat=seat, seen=1 << seat, why=why)
    for card in cards:
        insort(hand, card)
    if s.journal is not None and cards:
        tell(s, "warpgate-log-draws", seat=seat, number=len(cards), why=why)
        tell(s, "warpgate-log-drawn", seat, actions=cards)
    return len(cards)


def discard(s: Warpgate, seat: int, cards: Iterable[Card]) -> None:
    """Discard from the hand, face up."""
    p = s.players[seat]
    for card in cards:
        p.hand.remove(card)
        p.discard.append(card)


# --- trade goods (W6) ---------------------------------------------------------------------------------------


def take_good(s: Warpgate, seat: int) -> bool:
    """Take a trade good from the supply, +1X side up, if there is one (W10.11)."""
    if not s.goods:
        return False
    s.goods -= 1
    s.players[seat].fresh += 1
    tell(s, "warpgate-log-good", seat=seat)
    return True


def refresh(s: Warpgate, seat: int, count: int) -> None:
    """Turn used trade goods back to the +1X side (W6.3)."""
    p = s.players[seat]
    count = min(count, p.spent)
    if count:
        p.spent -= count
        p.fresh += count
        tell(s, "warpgate-log-refreshes", seat=seat, number=count)


# --- technologies and objectives (W11.3, W12.2) -------------------------------------------------------------


async def open_technology(s: Warpgate) -> None:
    """One more technology becomes available, if the deck has one."""
    if s.technologies_left:
        s.technologies_left -= 1
        k = KNOWN[s.data].kinds
        (card,) = await Draw(k.technologies_opened, s.technologies, 1, seen=EVERYONE, why="open")
        s.available.append(card)
        tell(s, "warpgate-log-technology-opened", technology=card)


async def open_objective(s: Warpgate) -> None:
    """One more objective becomes available, if the deck has one (W19.1: its type, or with open objectives all of
    it)."""
    if not s.objectives_left:
        return
    s.objectives_left -= 1
    k = KNOWN[s.data].kinds
    (type_,) = await Draw(k.types_opened, s.objective_types, 1, seen=EVERYONE, why="open")
    s.objectives.append(type_)
    tell(s, "warpgate-log-objective-opened", type=type_)
    if s.open_objectives:
        s.open_goals += await Draw(k.goals_drawn, s.goals.of(type_), 1, seen=EVERYONE, why="open")


def gain_technology(s: Warpgate, seat: int, card: Technology) -> None:
    """A technology is in effect from now on (W12.2)."""
    p = s.players[seat]
    p.technologies.append(card)
    refresh_powers(s, seat)
    tell(s, "warpgate-log-technology", seat=seat, technology=card)
    drone_meets(s, seat)


async def take_technology(s: Warpgate, seat: int, card: Technology) -> None:
    """Take an available technology; if only one is left, reveal another (W12.2, W12.3)."""
    s.available.remove(card)
    gain_technology(s, seat, card)
    if len(s.available) == 1:
        await open_technology(s)


async def take_objective(s: Warpgate, seat: int, type_: Type, goal: Objective | None = None) -> None:
    """Take an available objective of a type, or with open objectives this one; if only one is left, make another
    available (W11.3, W11.4). Only the player who takes it sees its goal."""
    s.objectives.remove(type_)
    p = s.players[seat]
    if goal is not None:
        s.open_goals.remove(goal)
        p.shown.append(goal)
    else:
        await gain_objective(s, seat, type_)
    tell(s, "warpgate-log-objective", seat=seat, type=type_)
    if len(s.objectives) == 1:
        await open_objective(s)


async def gain_objective(s: Warpgate, seat: int, type_: Type) -> None:
    """A secret objective of a type: only now is it decided which one."""
    k = KNOWN[s.data].kinds
    (goal,) = await Draw(k.goals_drawn, s.goals.of(type_), 1, seat=seat, seen=1 << seat, why="take")
    insort(s.players[seat].objectives.of(type_), goal)
    tell(s, "warpgate-log-goal", seat, objective=goal)


# --- pieces that make room (W9.1, W17.2, W17.5) -------------------------------------------------------------


def nearest(s: Warpgate, seat: int, start: Place, allowed: int) -> int:
    """The allowed places that are nearest to a start (W19.10)."""
    for within in board_of(s).static[seat][start]:
        if within & allowed:
            return within & allowed
    return allowed


def friendly_or_neutral(s: Warpgate, seat: int) -> int:
    """The places with pieces of the seat, and planets where nobody has any; never with enemy ships."""
    p = s.players[seat]
    foreign = 0
    for other, rival in enumerate(s.players):
        if other != seat:
            foreign |= rival.outposts | rival.colonies
    own = p.fleets | p.outposts | p.colonies | 1
    return (own | (board_of(s).all & ~foreign)) & ~enemies(s, seat)


async def haven(s: Warpgate, seat: int, chooser: int, start: Place, allowed: int) -> Place:
    """Where a piece of a seat withdraws to; among equally near places the other side chooses (W9.3)."""
    near = places(nearest(s, seat, start, allowed))
    if len(near) == 1:
        return near[0]
    place: Place = await choose(
        chooser, KNOWN[s.data].kinds.withdraw, near, explain=lambda place: No("W9.1", place=place), rival=seat
    )
    return place


def drone_meets(s: Warpgate, seat: int) -> None:
    """A combat drone on a planet with enemy ships has to withdraw (W17.5)."""
    p = s.players[seat]
    if p.texts.here & COMBAT_DRONES and p.drone != GATE and enemies(s, seat) >> p.drone & 1:
        then(s, frame(drone_withdraws, seat))


async def drone_withdraws(s: Warpgate, seat: int) -> None:
    """A combat drone withdraws to the nearest friendly or neutral planet (W17.5)."""
    p = s.players[seat]
    chooser = holder(s, seat, p.drone)
    if chooser >= 0 and p.drone != GATE:
        p.drone = await haven(s, seat, chooser, p.drone, friendly_or_neutral(s, seat))
        tell(s, "warpgate-log-drone", seat=seat, place=p.drone)


def ships_arrive(s: Warpgate, seat: int, place: Place) -> None:
    """Ships have arrived at a place: combat drones of others there withdraw (W17.5)."""
    for other, rival in enumerate(s.players):
        if other != seat and rival.drone == place != GATE:
            drone_meets(s, other)
