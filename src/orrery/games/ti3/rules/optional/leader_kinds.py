"""Twilight Imperium 3: what the five kinds of leaders can do (T3.16.15 to T3.16.19)."""

from __future__ import annotations

from orrery.core.ask import choose, confirm
from orrery.core.chance import Roll
from orrery.core.nouns import Maybe, YesNo
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti3.rules.aims import aim_place, wants
from orrery.games.ti3.rules.board import barred, fleet_of, near, passable, ready_planets
from orrery.games.ti3.rules.data import COLOURS, POLITICS, RED
from orrery.games.ti3.rules.effects import ACTIVATION, NEXT_ROUND, in_force, lasts
from orrery.games.ti3.rules.fire import rolls_again
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.kinds import COMBAT_DICE, SEAT, new_kind
from orrery.games.ti3.rules.legality import Ways
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import AFLOAT, HELD, afloat
from orrery.games.ti3.rules.optional.leaders import (
    ADMIRAL,
    AGENT,
    DIPLOMAT,
    GENERAL,
    OPTION,
    SCIENTIST,
    flagship,
    found,
    kill,
    put_leader,
    sites,
)
from orrery.games.ti3.rules.options import AGENT_STOPS_ALL, ruling
from orrery.games.ti3.rules.queries import (
    BOMBARDMENT,
    FRIEND,
    INVASION,
    BattleDice,
    BombardmentForbidden,
    Combat,
    Flagships,
    FliesThrough,
    GunsForbidden,
    RetreatForbidden,
    Specialties,
    UnitCost,
)
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Place, Planet, Seat, places_in
from orrery.games.ti3.rules.units import MOST_PDS, PDS, SHIPS, SPACE_DOCK, WAR_SUN, big_ships, ships
from orrery.games.ti3.rules.verbs import put_dock, put_pds
from orrery.games.ti3.rules.windows import Activated, Attacked, CardPlayed, DiceRolled, InvasionWon, ShipsMoved

PASSAGE = new_kind("passage", Maybe(SEAT))
GRANT = new_kind("grant", YesNo())
SABOTAGE, BLACK_BOX = text("card.sabotage"), text("card.opening_the_black_box")
CHEAP_DOCK, REROLLS, PROTECTION = 2, 2, 4
RESEARCH_GRANT = [politic.name for politic in POLITICS].index("research_grant")
ADMIRALS, AGENTS, DIPLOMATS, GENERALS, SCIENTISTS = (
    text(f"leader.{kind}") for kind in ("admiral", "agent", "diplomat", "general", "scientist")
)
concerns(DIPLOMATS, Planet)
concerns(DIPLOMATS, Place, Seat)

# --- T3.16.15: admirals ------------------------------------------------------------------------------------------


@HOOKS.modifier(BattleDice, ADMIRALS)
def one_die_more(s: Twilight, me: int, query: BattleDice, dice: int) -> int:
    "The ship that carries the admiral rolls an extra die."
    aboard = found(s, me, ADMIRAL, AFLOAT + query.place)
    return dice + bool(aboard and query.unit == flagship(s, me, query.place))


@HOOKS.modifier(Flagships, ADMIRALS)
def farther(s: Twilight, me: int, query: Flagships, number: int) -> int:
    "A dreadnought with an admiral aboard has range +1."
    return number + bool(found(s, me, ADMIRAL, *sites(s, me, query.place)))


@HOOKS.modifier(RetreatForbidden, ADMIRALS)
def no_retreat(s: Twilight, me: int, query: RetreatForbidden, forbids: int) -> int:
    "Nobody can withdraw from an attacking admiral, except with an admiral."
    b = s.battle
    if b is None or query.against != me or b.seats[0] != me or not found(s, me, ADMIRAL, AFLOAT + b.place):
        return forbids
    return forbids if found(s, query.seat, ADMIRAL, AFLOAT + b.place) else ADMIRALS + 1


# --- T3.16.16: agents --------------------------------------------------------------------------------------------


@HOOKS.modifier(GunsForbidden, AGENTS)
def silent_guns(s: Twilight, me: int, query: GunsForbidden, forbids: int) -> int:
    "PDS do not fire at invaders with an agent."
    return AGENTS + 1 if query.seat != me and found(s, me, AGENT, query.planet) else forbids


@HOOKS.trigger(InvasionWon, AGENTS, when=lambda s, me, w: w.seat == me and bool(found(s, me, AGENT, w.planet)))
async def agents_at_work(s: Twilight, me: Seat, w: InvasionWon) -> None:
    "The loser's PDS and dock can be replaced by your own."
    pds = min(s.pds[w.planet], s.players[me].reserve[PDS])
    dock = min(s.docks >> w.planet & 1, s.players[me].reserve[SPACE_DOCK])
    if pds or dock:
        then(s, frame(turn_coats, me, w.planet, pds, dock))


@step
async def turn_coats(s: Twilight, seat: Seat, planet: Planet, pds: int, dock: int) -> None:
    """Are they replaced?"""
    if s.owner[planet] == seat and await wants(seat, AGENTS):
        put_pds(s, seat, planet, min(pds, MOST_PDS - s.pds[planet]))
        if dock:
            put_dock(s, seat, planet)
            s.new_docks |= 1 << planet
            tell(s, "ti3-log-dock", seat=seat, planet=planet)


def free_agents(s: Twilight, seat: int) -> list[int]:
    return found(s, seat, AGENT, *(at for at in s.players[seat].leaders if 0 <= at < HELD))


def system_of(s: Twilight, seat: int, leader: int) -> Place:
    """The system a leader is in."""
    at = s.players[seat].leaders[leader]
    return Place(at - AFLOAT) if at >= AFLOAT else s.places[at]


def can_cancel(s: Twilight, me: int, w: CardPlayed) -> bool:
    """Not a Sabotage, since the leader acts as one; under another reading that, too (T3.17.72)."""
    return bool(free_agents(s, me)) and (w.card != SABOTAGE or ruling(s, AGENT_STOPS_ALL))


@HOOKS.reaction(CardPlayed, AGENTS, when=can_cancel)
async def sacrifice(s: Twilight, me: int, w: CardPlayed) -> None:
    "An agent can be given up like the action card Sabotage, which cannot itself be sabotaged."
    agents = {system_of(s, me, leader): leader for leader in free_agents(s, me)}
    where = await aim_place(me, AGENTS, [*agents]) if len(agents) > 1 else next(iter(agents))
    kill(s, me, agents[where])
    w.cancelled = True
    tell(s, "ti3-log-sabotaged", seat=w.seat, card=w.card)


# --- T3.16.17: diplomats -----------------------------------------------------------------------------------------


def may_talk(s: Twilight, me: int, w: Attacked) -> bool:
    "No planet is protected again this round and the next, whoever owned it then."
    return w.against == me and bool(found(s, me, DIPLOMAT, w.planet)) and (w.planet,) not in in_force(s, DIPLOMATS)


@HOOKS.reaction(Attacked, DIPLOMATS, when=may_talk)
async def talk(s: Twilight, me: int, w: Attacked) -> None:
    "The invaders go back aboard; not again on this planet this round and the next."
    w.cancelled = True
    lasts(s, DIPLOMATS, me, NEXT_ROUND, w.planet)
    tell(s, "ti3-log-diplomat", seat=me, planet=w.planet)


def envoys(s: Twilight, seat: int, target: Place) -> list[Place]:
    """The systems with ships and a diplomat from which a player could fly to the target."""
    p = s.players[seat]
    ready = [place for place in sorted(p.fleets) if place != target and ships(p.fleets[place])]
    return [at for at in ready if not p.activated >> at & 1 and found(s, seat, DIPLOMAT, *sites(s, seat, at))]


def in_the_way(s: Twilight, seat: int, place: Place, target: Place) -> list[int]:
    """The players whose ships block the way between two systems, for ships that cannot fly around them."""
    fleet = fleet_of(s, seat, place)
    far = max(sheet(s, seat).move[unit] for unit in SHIPS if fleet.of(unit))
    if 0 <= Ways(s, seat, target).steps(place) <= far:
        return []
    around, through = near(s), (passable(s, seat, place) | barred(s, seat)) & ~(s.nebulae | s.supernovae)
    onward, back = layers(place, around, through, far), layers(target, around, through, far)
    between = [
        at for steps, layer in enumerate(onward) for at in places_in(layer) if 0 < distance_in(back, at) <= far - steps
    ]
    return [rival for rival in others(s, seat) if any(big_ships(fleet_of(s, rival, at)) for at in between)]


@HOOKS.trigger(Activated, OPTION, when=lambda s, me, w: s.activation is not None and s.activation.other < 0)
async def ask_for_passage(s: Twilight, me: int, w: Activated) -> None:
    "A fleet with a diplomat may fly through systems with ships of a player who agrees."
    for place in envoys(s, w.seat, w.place):
        if in_the_way(s, w.seat, place, w.place):
            then(s, frame(passage, Seat(w.seat), place, w.place))


@step
async def passage(s: Twilight, seat: Seat, place: Place, target: Place, *heard: Seat) -> None:
    """To whom is the diplomat sent? Once to each player who blocks the way, until one lets the ships through."""
    rivals = [rival for rival in in_the_way(s, seat, place, target) if rival not in heard]
    if not rivals:
        return
    rival = await choose(seat, PASSAGE, [*rivals, None], explain=lambda r: No("T3.16.17"), place=place, target=target)
    if rival is not None:
        then(s, frame(passage, seat, place, target, *heard, Seat(rival)))
        if await confirm(rival, GRANT, rival=seat, place=place, target=target):
            lasts(s, DIPLOMATS, seat, ACTIVATION, place, rival)


@HOOKS.modifier(FliesThrough, DIPLOMATS)
def through(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    "The ships of a player who agreed do not block the way."
    for about in in_force(s, DIPLOMATS, me):
        if len(about) == 2 and about[0] == query.place:
            through |= FRIEND << about[1]
    return through


@HOOKS.trigger(ShipsMoved, DIPLOMATS, when=lambda s, me, w: w.seat == me)
async def diplomat_aboard(s: Twilight, me: int, w: ShipsMoved) -> None:
    "The diplomat who was granted passage comes along."
    if any(len(about) == 2 and about[0] == w.place for about in in_force(s, DIPLOMATS, me)):
        for leader in found(s, me, DIPLOMAT, *sites(s, me, w.place))[:1]:
            put_leader(s, me, leader, afloat(w.target))


# --- T3.16.18: generals ------------------------------------------------------------------------------------------


@HOOKS.modifier(Combat, GENERALS)
def defends(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "Defenders get +1 with a general, and bombardments -4."
    if query.kind == INVASION and query.seat == me and not query.attacks and found(s, me, GENERAL, query.planet):
        return bonus + 1
    if query.kind == BOMBARDMENT and query.against == me and found(s, me, GENERAL, query.planet):
        return bonus - PROTECTION
    return bonus


def leads_invasion(s: Twilight, me: int, w: DiceRolled) -> bool:
    return w.kind == INVASION and w.seat == me != s.owner[w.planet] and bool(found(s, me, GENERAL, w.planet))


@HOOKS.trigger(DiceRolled, GENERALS, when=leads_invasion)
async def once_more(s: Twilight, me: int, w: DiceRolled) -> None:
    "An invader with a general re-rolls up to two dice that missed, those with the best chance."
    dice_ = enumerate(zip(w.dice, w.needs, strict=True))
    missed = sorted((i for i, (pips, need) in dice_ if pips < need <= SIDES), key=lambda i: w.needs[i])[:REROLLS]
    if missed:
        dice = list(w.dice)
        rolls_again(s, me, [w.needs[i] for i in missed])
        for i, pips in zip(missed, await Roll(COMBAT_DICE, len(missed), SIDES, seat=me, why="general"), strict=True):
            dice[i] = pips
        w.dice = tuple(dice)


# --- T3.16.19: scientists ----------------------------------------------------------------------------------------


@HOOKS.modifier(Specialties, SCIENTISTS)
def insight(s: Twilight, me: int, query: Specialties, spared: int) -> int:
    "A technology specialty counts twice with a scientist, unless it already does (Opening the Black Box)."
    colours = {query.colour} if RESEARCH_GRANT not in s.laws else set(range(len(COLOURS)))
    if query.colour == RED and any(True for _ in in_force(s, BLACK_BOX, me)):
        colours.discard(RED)
    mine = [p for p in ready_planets(s, me) if specialty(s, p) in colours]
    return spared + sum(bool(found(s, me, SCIENTIST, planet)) for planet in mine)


@HOOKS.modifier(UnitCost, SCIENTISTS)
def cheap_dock(s: Twilight, me: int, query: UnitCost, cost: int) -> int:
    "A space dock costs 2 with a scientist."
    return min(cost, CHEAP_DOCK) if query.unit == SPACE_DOCK and found(s, me, SCIENTIST, query.planet) else cost


@HOOKS.modifier(Combat, SCIENTISTS)
def good_aim(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "PDS get +1 with a scientist."
    return bonus + bool(query.seat == me and query.unit == PDS and found(s, me, SCIENTIST, query.planet))


@HOOKS.modifier(BombardmentForbidden, SCIENTISTS)
def shield(s: Twilight, me: int, query: BombardmentForbidden, forbids: int) -> int:
    "War suns cannot bombard a planet with a scientist and a PDS."
    shielded = query.unit == WAR_SUN and s.owner[query.planet] == me and s.pds[query.planet]
    return SCIENTISTS + 1 if shielded and found(s, me, SCIENTIST, query.planet) else forbids


def in_danger(it: Judge) -> bool:
    """An agent is given up only for the player's own sake."""
    aimed = it.about["seat"] != it.seat and it.about.get("aimed_at", -1) == it.seat
    return aimed and it.card(it.about["card"]) >= 1.0


opinion(text("leader.admiral"), worth=2.0)
opinion(text("leader.agent"), worth=2.0, use=in_danger)
opinion(text("leader.diplomat"), worth=2.0, use=True)
opinion(text("leader.general"), worth=2.0)
opinion(text("leader.scientist"), worth=2.0)
