"""Twilight Imperium 3: the option of leaders (T3.16.13, T3.16.14, T3.16.20): where they are and how they travel, how
they are killed, captured, rescued and ransomed. What each kind can do is in leader_kinds.py."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import amount, choose, pick
from orrery.core.nouns import Named, Number, TupleNoun
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti3.rules.activation import picks_up
from orrery.games.ti3.rules.aims import aim_player
from orrery.games.ti3.rules.board import enemy_at, fleet_of, home_planets, near, passable, planets_at, planets_of
from orrery.games.ti3.rules.cargo import under_threat
from orrery.games.ti3.rules.data import LEADERS, RACES
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.hooks import HOOKS, always, step
from orrery.games.ti3.rules.judge import gift, opinion
from orrery.games.ti3.rules.kinds import SEAT, new_kind
from orrery.games.ti3.rules.nouns import AFLOAT, HELD, PLANET, UNIT, afloat, ashore, held_by
from orrery.games.ti3.rules.options import LEADERS_WITH_FLEET, PRISONERS_TO_ANYONE, ruling
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Figure, Fleet, Place, Planet, Seat, Spot, places_in
from orrery.games.ti3.rules.units import DREADNOUGHT, SHIPS, STATS, ships
from orrery.games.ti3.rules.verbs import carry_leaders, give_goods, roll_dice
from orrery.games.ti3.rules.windows import InvasionWon, Landed, Moved, ShipsMoved, StatusPhase, TakesHits

OPTION = text("option.leaders")
ADMIRAL, AGENT, DIPLOMAT, GENERAL, SCIENTIST = range(5)
DEAD = Spot(-1)

LEADER = Named("leader", LEADERS)
FATES = Named("fate", ("keep", "free", "execute", "hand_over"))
KEEP, FREE, EXECUTE, HAND_OVER = range(4)
LEADER_TO = new_kind("leader_to", PLANET)
BOARD = new_kind("board", LEADER, many=True)
LAND_LEADERS = new_kind("land_leaders", LEADER, many=True)
RESCUE = new_kind("rescue", TupleNoun("prisoner", SEAT, LEADER))
RANSOM = new_kind("ransom", Number("goods"))
FATE = new_kind("fate", FATES)
FLAGSHIP = new_kind("flagship", UNIT)

# --- who is where ------------------------------------------------------------------------------------------------


def kind_of(s: Twilight, seat: int, leader: int) -> int:
    """The kind of a player's first, second or third leader."""
    return LEADERS.index(RACES[s.players[seat].race].leaders[leader][0])


def text_of(s: Twilight, seat: int, leader: int) -> Ability:
    """The text of a player's first, second or third leader."""
    return text(f"leader.{LEADERS[kind_of(s, seat, leader)]}")


def found(s: Twilight, seat: int, kind: int, *sites: int) -> list[int]:
    """A player's leaders of a kind who are at one of these sites: planets, or AFLOAT + a place."""
    return [i for i, at in enumerate(s.players[seat].leaders) if at in sites and kind_of(s, seat, i) == kind]


def sites(s: Twilight, seat: int, place: Place) -> list[Spot]:
    """Where the leaders are that ships in a system can take along: aboard, or on their owner's planets; under one
    reading not from there before a battle (T3.17.65)."""
    own = [p for p in planets_at(s, place) if s.owner[p] == seat] if fetched(s, seat) else []
    return [afloat(place), *map(ashore, own)]


def fetched(s: Twilight, seat: int) -> bool:
    """Whether ships take along leaders who are not aboard yet."""
    a = s.activation
    return a is None or a.seat != seat or a.other >= 0 or picks_up(s)


def put_leader(s: Twilight, seat: int, leader: int, at: Spot) -> None:
    """A leader is now somewhere else."""
    s.players[seat].leaders[leader] = at
    refresh_abilities(s)


def kill(s: Twilight, seat: int, leader: int) -> None:
    """A leader is out of the game."""
    tell(s, "ti3-log-leader-killed", seat=seat, leader=kind_of(s, seat, leader))
    put_leader(s, seat, leader, DEAD)


def kill_all(s: Twilight, *sites: int) -> None:
    """All leaders at these sites, planets or AFLOAT + a place, are out of the game."""
    for seat, p in enumerate(s.players):
        for leader, at in enumerate(p.leaders):
            if at in sites:
                kill(s, seat, leader)


def capture(s: Twilight, seat: int, leader: int, captor: Seat) -> None:
    """A leader is now somebody's prisoner."""
    tell(s, "ti3-log-leader-captured", seat=captor, rival=seat, leader=kind_of(s, seat, leader))
    put_leader(s, seat, leader, held_by(captor))


async def escape(s: Twilight, seat: int, leader: int) -> None:
    """A leader goes to a planet of their owner that is not under blockade; without one the leader is lost."""
    havens = [p for p in planets_of(s, seat) if enemy_at(s, seat, s.places[p]) < 0]
    if not havens:
        kill(s, seat, leader)
        return
    kind = kind_of(s, seat, leader)
    planet = await choose(seat, LEADER_TO, havens, explain=lambda planet: No("T3.16.14"), leader=kind)
    put_leader(s, seat, leader, ashore(planet))
    tell(s, "ti3-log-leader-arrives", seat=seat, leader=kind, planet=planet)


@step
async def leaders(s: Twilight, seat: Seat) -> None:
    """All three begin on planets of the home system (T3.16.13)."""
    planets = home_planets(s, seat)
    s.players[seat].leaders = [ashore(planets[0])] * len(RACES[s.players[seat].race].leaders)
    refresh_abilities(s)
    if len(planets) > 1:
        for leader in range(len(s.players[seat].leaders)):
            await escape(s, seat, leader)


# --- T3.16.13: travelling ----------------------------------------------------------------------------------------


def on_the_way(s: Twilight, seat: int, start: Place, target: Place, far: int) -> list[Place]:
    """The systems in which ships can take leaders aboard: where they start, and those they can pass (T3.7.4)."""
    around, through = near(s), passable(s, seat, start)
    onward, back = layers(start, around, through, far), layers(target, around, through, far)
    closed = s.players[seat].activated & ~(1 << target)
    places = [start]
    for steps, layer in enumerate(onward):
        for place in places_in(layer & ~closed) if steps else ():
            rest = distance_in(back, place)
            if 0 <= rest <= far - steps and (not rest or through >> place & 1) and enemy_at(s, seat, place) < 0:
                places.append(place)
    return places


def can_board(s: Twilight, seat: int, start: Place, target: Place, far: int) -> list[int]:
    """The leaders that ships on their way can take along; in a tactical action, those in the activated system itself
    are asked about when all ships have arrived."""
    a = s.activation
    later = target if a is not None and a.other < 0 and target == a.place != start else -1
    way = on_the_way(s, seat, start, target, far) if fetched(s, seat) else [start]
    places = [place for place in way if place != later]
    stops = {site for place in places for site in sites(s, seat, place)}
    stops.discard(AFLOAT + target)
    return [i for i, at in enumerate(s.players[seat].leaders) if at in stops]


@HOOKS.trigger(ShipsMoved, OPTION)
async def ships_moved(s: Twilight, me: int, w: ShipsMoved) -> None:
    "Ships take leaders along; those aboard come along when no ship stays behind."
    for leader in found(s, w.seat, ADMIRAL, *sites(s, w.seat, w.place))[: w.led]:
        put_leader(s, w.seat, leader, afloat(w.target))
        s.players[w.seat].flagships[w.target] = DREADNOUGHT
    if not ships(fleet_of(s, w.seat, w.place)):
        carry_leaders(s, w.seat, w.place, w.target)
    if s.battle is None and can_board(s, w.seat, w.place, w.target, w.far):
        then(s, frame(board, Seat(w.seat), w.place, w.target, w.far))


def can_go_aboard(s: Twilight, w: Moved) -> bool:
    """Whether ships in the activated system can take leaders aboard from its planets (T3.7.4)."""
    tactical = s.activation is not None and s.activation.other < 0
    ready = tactical and ships(fleet_of(s, w.seat, w.place)) > 0 and enemy_at(s, w.seat, w.place) < 0
    return ready and bool(can_board(s, w.seat, w.place, w.place, 0))


@HOOKS.trigger(Moved, OPTION)
async def ready_to_board(s: Twilight, me: int, w: Moved) -> None:
    "Ships in the activated system, including those already there, take leaders aboard from its planets."
    if can_go_aboard(s, w):
        then(s, frame(board, Seat(w.seat), w.place, w.place, 0))
    await name_flagships(s, w)


@step
async def board(s: Twilight, seat: Seat, start: Place, target: Place, far: int) -> None:
    """Which leaders come along, or just go aboard?"""
    able = can_board(s, seat, start, target, far)
    kinds = sorted(kind_of(s, seat, i) for i in able)
    way = int(start != target)
    chosen = await pick(seat, BOARD, kinds, 0, len(kinds), of_which="T3.16.13", place=start, target=target, way=way)
    for kind in chosen:
        leader = next(i for i in able if kind_of(s, seat, i) == kind)
        able.remove(leader)
        put_leader(s, seat, leader, afloat(target))


@HOOKS.trigger(Landed, OPTION, when=lambda s, me, w: AFLOAT + w.place in s.players[w.seat].leaders)
async def ready_to_land(s: Twilight, me: int, w: Landed) -> None:
    "Leaders land on their owner's planets, and with ground forces on others."
    landed = s.invasion.troops if s.invasion is not None else {}
    sites = [planet for planet in planets_at(s, w.place) if s.owner[planet] == w.seat or landed.get(planet)]
    then(s, *(frame(land_leaders, Seat(w.seat), planet) for planet in sites))


@step
async def land_leaders(s: Twilight, seat: Seat, planet: Planet) -> None:
    """Which leaders land on a planet?"""
    aboard = AFLOAT + s.places[planet]
    able = [i for i, at in enumerate(s.players[seat].leaders) if at == aboard]
    if not able:
        return
    kinds = sorted(kind_of(s, seat, i) for i in able)
    for kind in await pick(seat, LAND_LEADERS, kinds, 0, len(kinds), of_which="T3.16.13", planet=planet):
        put_leader(s, seat, found(s, seat, kind, aboard)[0], ashore(planet))


# --- T3.16.14: killed and captured -------------------------------------------------------------------------------


def carried(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a player has ships in a system, or on their way there: of the kind that carries the leaders, if it has
    been named."""
    a = s.activation
    if a is not None and a.seat == seat and place in (a.place, a.other) and ships(a.arriving) + ships(a.leaving):
        return True
    fleet = fleet_of(s, seat, place)
    named = s.players[seat].flagships.get(place)
    return bool(ships(fleet) if named is None or ruling(s, LEADERS_WITH_FLEET) else fleet.of(named))


def landing(s: Twilight, seat: int, planet: Planet) -> bool:
    """Whether a player's ground forces fight for a planet."""
    return s.invasion is not None and s.activation is not None and s.activation.seat == seat and (
        s.invasion.troops.get(planet, 0) > 0
    )  # fmt: skip


def fallen(s: Twilight) -> Frame | None:
    """The first leader whose ships are gone, or whose planet no longer belongs to their owner."""
    for seat, p in enumerate(s.players):
        for leader, at in enumerate(p.leaders):
            if AFLOAT <= at < HELD and not carried(s, seat, Place(at - AFLOAT)):
                return frame(overboard, Seat(seat), leader)
            if 0 <= at < AFLOAT and s.owner[at] != seat and not landing(s, seat, Planet(at)):
                return frame(stranded, Seat(seat), leader)
    return None


@always("option.leaders")
def watch(s: Twilight) -> None:
    """Leaders do not survive alone."""
    lost = fallen(s) if s.phase not in ("setup", "over") else None
    if lost is not None:
        then(s, lost)


def strongest(fleet: Fleet) -> Figure:
    """The strongest kind of ship in a fleet, the largest among equals."""
    return min((unit for unit in SHIPS if fleet.of(unit)), key=lambda unit: (STATS[unit].combat, -unit))


def flagship(s: Twilight, seat: int, place: Place) -> Figure:
    """The kind of ship that carries the leaders aboard: as their owner has said, otherwise the strongest (T3.17.46)."""
    fleet = fleet_of(s, seat, place)
    named = s.players[seat].flagships.get(place)
    if named is None or ruling(s, LEADERS_WITH_FLEET) or not fleet.of(named):
        return strongest(fleet)
    return named


async def name_flagships(s: Twilight, w: Moved) -> None:
    """Before anything fires, owners say which ship carries the leaders aboard."""
    for seat in (w.seat, *others(s, w.seat)):
        p = s.players[seat]
        kinds = [unit for unit in SHIPS if fleet_of(s, seat, w.place).of(unit)]
        unsaid = are_aboard(s, seat, w.place) and w.place not in p.flagships
        if unsaid and len(kinds) > 1 and under_threat(s, seat, w.place):
            unit = await choose(seat, FLAGSHIP, kinds, explain=lambda unit: No("T3.17.46"), place=w.place)
            p.flagships[w.place] = unit
            tell(s, "ti3-log-flagship", seat=seat, place=w.place, unit=unit)


def are_aboard(s: Twilight, seat: int, place: Place) -> bool:
    """Whether leaders of a player are with a fleet and share the fate of its flagship."""
    sail = AFLOAT + place in s.players[seat].leaders and ships(fleet_of(s, seat, place)) > 0
    return sail and not ruling(s, LEADERS_WITH_FLEET)


def watch_flagship(s: Twilight, seat: Seat, place: Place) -> None:
    """An enemy is about to destroy ships of a fleet whose flagship nobody has named: if the last one of the strongest
    kind is lost, so are the leaders aboard."""
    if are_aboard(s, seat, place) and place not in s.players[seat].flagships:
        then(s, frame(flagship_hit, seat, place, strongest(fleet_of(s, seat, place))))


@HOOKS.trigger(TakesHits, OPTION, rank=-1)
async def under_fire(s: Twilight, me: int, w: TakesHits) -> None:
    "If the last ship of the flagship's kind is lost, so are the leaders aboard."
    watch_flagship(s, Seat(w.seat), w.place)


@step
async def flagship_hit(s: Twilight, seat: Seat, place: Place, unit: Figure) -> None:
    """Whether there is still a ship of that kind. (Without any ship at all they are lost anyway.)"""
    fleet = fleet_of(s, seat, place)
    if ships(fleet) and not fleet.of(unit):
        aboard = [leader for leader, at in enumerate(s.players[seat].leaders) if at == AFLOAT + place]
        then(s, *(frame(overboard, seat, leader) for leader in aboard))


@step
async def overboard(s: Twilight, seat: Seat, leader: int) -> None:
    """In a battle a die is rolled: 1 to 5 killed, 6 to 8 escaped, 9 and 10 captured; otherwise the leader is killed."""
    b = s.battle
    pips = 1
    if b is not None and s.players[seat].leaders[leader] == AFLOAT + b.place:
        (pips,) = await roll_dice(s, seat, 1, range(6, 9), text_of(s, seat, leader), "leader")
    if pips <= 5:
        kill(s, seat, leader)
    elif pips <= 8:
        await escape(s, seat, leader)
    elif b is not None:
        capture(s, seat, leader, b.seats[b.seats[0] == seat])


@step
async def stranded(s: Twilight, seat: Seat, leader: int) -> None:
    """In a failed invasion the leader is captured, on a neutral planet killed. On a planet that was invaded a die is
    rolled: 1 to 5 captured, 6 to 9 escaped, 10 killed; otherwise the leader escapes."""
    planet = Planet(s.players[seat].leaders[leader])
    owner, a = s.owner[planet], s.activation
    if a is not None and s.invasion is not None and a.seat == seat and s.places[planet] == a.place:
        if owner >= 0:
            capture(s, seat, leader, owner)
        else:
            kill(s, seat, leader)
        return
    pips = 6
    if a is not None and s.invasion is not None and owner == a.seat and s.invasion.planet == planet:
        (pips,) = await roll_dice(s, seat, 1, range(6, 10), text_of(s, seat, leader), "leader")
    if pips <= 5:
        capture(s, seat, leader, owner)
    elif pips <= 9:
        await escape(s, seat, leader)
    else:
        kill(s, seat, leader)


# --- T3.16.20: prisoners -----------------------------------------------------------------------------------------


def prisoners(s: Twilight, captor: int) -> list[tuple[Seat, int]]:
    """The leaders a player holds: whose, and which."""
    return [
        (Seat(seat), i) for seat, p in enumerate(s.players) for i, at in enumerate(p.leaders) if at == HELD + captor
    ]


@HOOKS.trigger(InvasionWon, OPTION, when=lambda s, me, w: bool(prisoners(s, w.against)))
async def search(s: Twilight, me: int, w: InvasionWon) -> None:
    "A player who invades a planet of a captor may find a prisoner."
    then(s, frame(rescue, Seat(w.seat), Seat(w.against)))


@step
async def rescue(s: Twilight, seat: Seat, captor: Seat) -> None:
    """On 9 or 10 a prisoner is found: the player's own leader is freed, another changes hands."""
    (pips,) = await roll_dice(s, seat, 1, (9, 10), OPTION, "rescue")
    held = prisoners(s, captor)
    if pips < 9 or not held:
        return
    known = sorted({(owner, kind_of(s, owner, i)) for owner, i in held})
    owner, kind = known[0]
    if len(known) > 1:
        owner, kind = await choose(seat, RESCUE, known, explain=lambda one: No("T3.16.20"), rival=captor)
    leader = found(s, owner, kind, HELD + captor)[0]
    if owner == seat:
        await escape(s, seat, leader)
    else:
        capture(s, owner, leader, seat)


@HOOKS.trigger(StatusPhase, OPTION)
async def settle_prisoners(s: Twilight, me: int, w: StatusPhase) -> None:
    "In the status phase captors decide about their prisoners."
    held = [(captor, *one) for captor in order_of_play(s) for one in prisoners(s, captor)]
    then(s, *(frame(prisoner, *one) for one in held))


opinion(OPTION, player=gift)


@step
async def prisoner(s: Twilight, captor: Seat, owner: Seat, leader: int) -> None:
    """The owner may offer a ransom; the captor keeps the prisoner, frees them for it, executes them, or under that
    ruling hands them over to somebody else."""
    kind, goods = kind_of(s, owner, leader), s.players[owner].goods
    offer = await amount(owner, RANSOM, 0, goods, rival=captor, leader=kind) if goods else 0
    fates = (KEEP, FREE, EXECUTE, HAND_OVER) if ruling(s, PRISONERS_TO_ANYONE) else (KEEP, FREE, EXECUTE)
    fate = await choose(captor, FATE, fates, explain=lambda f: No("T3.16.20"), rival=owner, leader=kind, goods=offer)
    if fate == FREE:
        give_goods(s, owner, captor, offer)
        await escape(s, owner, leader)
    elif fate == EXECUTE:
        kill(s, owner, leader)
    elif fate == HAND_OVER:
        rivals = [seat for seat in others(s, captor) if seat != owner]
        capture(s, owner, leader, await aim_player(captor, OPTION, rivals))
