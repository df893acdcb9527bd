"""Twilight Imperium 4: the Empyrean. That it begins with two notes of its own (Dark Whispers) is seen to when notes are
dealt."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import (
    anomalies,
    has_units_in,
    in_space,
    influence,
    meets,
    near,
    neighbours,
    planets_at,
    presence,
    systems,
    vicinity,
)
from orrery.games.ti4.rules.council import add_votes, vote_of
from orrery.games.ti4.rules.data import FLAGSHIP, MECH
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.exploration import explore_frontier
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import HOOKS, as_action, happens, note_as_action, step
from orrery.games.ti4.rules.judge import Judge, favour, opinion
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_SOURCE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.notes.generic import marches_in
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.travel import FROM_NEBULAE, PASS_NEBULAE, LetsPass, Passes
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium, Places
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Planet, Seat, places_in
from orrery.games.ti4.rules.transactions import surrender_note
from orrery.games.ti4.rules.transport import action_of
from orrery.games.ti4.rules.verbs import (
    commodity_limit,
    disband,
    gain_goods,
    gain_tokens,
    pay,
    tidy,
    tidy_ground,
    tokens_left,
    wealth,
)
from orrery.games.ti4.rules.windows.battle import DamageSustained, Repaired
from orrery.games.ti4.rules.windows.cards import CardPlayed
from orrery.games.ti4.rules.windows.council import VotesCast
from orrery.games.ti4.rules.windows.rounds import Activated, Arrival, CommoditiesGiven, Moved, ShipsMoved

VOIDBORN = text("faction.empyrean.voidborn")
AETHERPASSAGE = text("faction.empyrean.aetherpassage")
DARK_WHISPERS = text("faction.empyrean.dark_whispers")
AETHERSTREAM = text("technology.aetherstream")
VOIDWATCH = text("technology.voidwatch")
DYNAMO = text("unit.dynamo")
WATCHER = text("unit.watcher")
BLOOD_PACT = text("note.blood_pact")
DARK_PACT = text("note.dark_pact")
ACAMAR = text("leader.acamar")
XUANGE = text("leader.xuange")
PROCYON = text("leader.conservator_procyon")
BLOOD_VOTES = 4
REPAIR_COSTS = 2

favour("empyrean", 1.0)
opinion(DARK_WHISPERS, worth=1.0)

# --- movement ----------------------------------------------------------------------------------------------------


@HOOKS.modifier(Passes, VOIDBORN)
def voidborn(s: Imperium, me: int, q: Passes, value: int) -> int:
    "Nebulae neither stop your ships nor slow them down; they may even retreat into one."
    return value | PASS_NEBULAE | FROM_NEBULAE


opinion(VOIDBORN, worth=1.0)
concerns(AETHERPASSAGE, Seat)


def in_the_way(s: Imperium, me: int, w: Activated) -> bool:
    """Whether somebody else has activated a system, and one has ships elsewhere."""
    return w.seat != me and any(at != w.place and forces.ships() for at, forces in s.players[me].space.items())


@HOOKS.reaction(Activated, AETHERPASSAGE, when=in_the_way)
async def aetherpassage(s: Imperium, me: Seat, w: Activated) -> None:
    "After somebody has activated a system you may let that player's ships pass yours in this action."
    lasts(s, AETHERPASSAGE, me, ACTION, w.seat)


@HOOKS.modifier(LetsPass, AETHERPASSAGE)
def lets_pass(s: Imperium, me: int, q: LetsPass, value: int) -> int:
    return value | 1 << me if (q.seat,) in in_force(s, AETHERPASSAGE, me) else value


opinion(AETHERPASSAGE, worth=0.5, use=-1.0)


def streams(s: Imperium, me: int, w: Activated) -> bool:
    """Whether oneself or a neighbour has activated a system adjacent to an anomaly."""
    return (w.seat == me or w.seat in neighbours(s, me)) and bool(near(s, w.seat)[w.place] & anomalies(s))


@HOOKS.reaction(Activated, AETHERSTREAM, when=streams)
async def aetherstream(s: Imperium, me: Seat, w: Activated) -> None:
    "All ships of that player move one farther in this tactical action."
    action_of(s).swift += 1


def for_oneself(it: Judge) -> float:
    return 1.0 if it.about.get("seat") == it.seat else -1.0


opinion(AETHERSTREAM, worth=2.0, use=for_oneself)

# --- Voidwatch ---------------------------------------------------------------------------------------------------


@HOOKS.trigger(
    [Moved, ShipsMoved], VOIDWATCH, when=lambda s, me, w: w.seat != me and w.came and has_units_in(s, me, w.place)
)
async def voidwatch(s: Imperium, me: Seat, w: Arrival) -> None:
    """Whoever else moves ships into a system with your units, in a tactical action or by an ability (LRR 17.1), gives
    you a promissory note from the hand, if able."""
    await surrender_note(s, w.seat, me, VOIDWATCH)


opinion(VOIDWATCH, worth=1.0)

# --- Dynamo ------------------------------------------------------------------------------------------------------


def hurt_forces(s: Imperium, w: DamageSustained) -> Forces:
    """The units among which one has sustained damage."""
    return landed_or_there(s, w.seat, w.planet) if w.planet >= 0 else in_space(s, w.seat, w.place)


def dynamo_near(s: Imperium, me: int, w: DamageSustained) -> bool:
    """Whether the flagship is in the system or beside it, the unit still damaged, and there is the influence."""
    ships = [at for at, forces in s.players[me].space.items() if forces.all[FLAGSHIP]]
    reach = any(at == w.place or near(s, me)[at] >> w.place & 1 for at in ships)
    return reach and hurt_forces(s, w).damaged[w.unit] > 0 and wealth(s, me, influence) >= REPAIR_COSTS


@HOOKS.reaction(DamageSustained, DYNAMO, when=dynamo_near)
async def dynamo(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "For 2 influence a unit that has just sustained damage in the flagship's system or beside it is repaired."
    await pay(s, me, REPAIR_COSTS, influence)
    hurt_forces(s, w).damaged[w.unit] -= 1
    tell(s, "ti4-log-repairs", seat=Seat(w.seat), unit=w.unit)
    await happens(s, Repaired(w.seat, w.place, w.planet, w.unit))


opinion(DYNAMO, worth=1.5, use=for_oneself)

# --- Watcher -----------------------------------------------------------------------------------------------------


def watchers(s: Imperium, me: int, other: int) -> list[tuple[Place, Planet | None]]:
    """Where a player has mechs, in systems with units of somebody else or beside one."""
    p, around = s.players[me], near(s, me)
    found: list[tuple[Place, Planet | None]] = []
    for place in places_in(systems(s)):
        here: list[tuple[Place, Planet | None]] = [(place, None)] if in_space(s, me, place).all[MECH] else []
        if p.ground or s.activation is not None:
            here += [(place, it) for it in planets_at(s, place) if landed_or_there(s, me, it).all[MECH]]
        if here and any(has_units_in(s, other, at) for at in (place, *places_in(around[place]))):
            found += here
    return found


@HOOKS.reaction(CardPlayed, WATCHER, when=lambda s, me, w: w.seat != me and bool(watchers(s, me, w.seat)))
async def watcher(s: Imperium, me: Seat, w: CardPlayed) -> None:
    "A mech in or beside a system with units of whoever plays an action card is removed, and the card is cancelled."
    source = await aim(me, AIM_SOURCE, WATCHER, watchers(s, me, w.seat))
    assert source is not None
    place, planet = source
    p = s.players[me]
    disband(p, p.space[place] if planet is None else landed_or_there(s, me, planet), MECH)
    tidy(p, place)
    if planet is not None:
        tidy_ground(s, me, planet)
    w.cancelled = True


opinion(WATCHER, worth=1.0, use=lambda it: 0.3 if it.about.get("seat") == it.leader() else -1.0)

# --- the two notes -----------------------------------------------------------------------------------------------


@note_as_action("note.blood_pact")
async def blood_pact(s: Imperium, me: Seat, owner: Seat) -> None:
    "As an action it is placed face up."
    place_note(s, me, BLOOD_PACT, owner)


def agree(s: Imperium, me: int, w: VotesCast, owner: int) -> bool:
    """Whether holder and owner have just come to vote for the same."""
    return w.outcome >= 0 and w.seat in (me, owner) and vote_of(s, me) == vote_of(s, owner)


@HOOKS.note_trigger(VotesCast, BLOOD_PACT, when=agree)
async def blood_votes(s: Imperium, me: Seat, w: VotesCast, owner: Seat) -> None:
    "When holder and owner have voted for the same outcome, the holder casts 4 more votes for it."
    add_votes(s, me, BLOOD_VOTES)


@note_as_action("note.dark_pact")
async def dark_pact(s: Imperium, me: Seat, owner: Seat) -> None:
    "As an action it is placed face up."
    place_note(s, me, DARK_PACT, owner)


def pays_in_full(s: Imperium, me: int, w: CommoditiesGiven, owner: int) -> bool:
    """Whether the holder has given the owner as many commodities as the holder can have."""
    return w.seat == me and w.taker == owner and w.commodities == commodity_limit(s, Seat(me))


@HOOKS.note_trigger(CommoditiesGiven, DARK_PACT, when=pays_in_full)
async def both_gain(s: Imperium, me: Seat, w: CommoditiesGiven, owner: Seat) -> None:
    "When the holder gives all possible commodities to the owner, both gain a trade good."
    await gain_goods(s, me, 1)
    await gain_goods(s, owner, 1)


@HOOKS.note_trigger(Activated, BLOOD_PACT, when=marches_in)
async def blood_pact_broken(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, BLOOD_PACT, owner)


@HOOKS.note_trigger(Activated, DARK_PACT, when=marches_in)
async def dark_pact_broken(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, DARK_PACT, owner)


opinion(BLOOD_PACT, worth=0.8, use=0.3)
opinion(DARK_PACT, worth=1.0, use=0.3)

# --- leaders -----------------------------------------------------------------------------------------------------


def into_the_void(s: Imperium, me: int, w: Arrival) -> bool:
    """Whether ships have moved into a system without planets, and their owner has a token to gain."""
    return w.came and not planets_at(s, w.place) and tokens_left(s.players[w.seat]) > 0


@HOOKS.reaction([Moved, ShipsMoved], ACAMAR, when=into_the_void, exhausts=True)
async def acamar(s: Imperium, me: Seat, w: Arrival) -> None:
    "Agent: whoever has moved ships into a system without planets gains a command token."
    await gain_tokens(s, Seat(w.seat), 1)


opinion(ACAMAR, worth=1.5, use=for_oneself)


@unlocked_when("xuange")
def known_to_all(s: Imperium, seat: int) -> bool:
    "Neighbours with all other players."
    area = vicinity(s, seat, presence(s, seat))
    return all(meets(s, area, other, presence(s, other)) for other in others(s, seat))


@HOOKS.reaction(
    [Moved, ShipsMoved],
    XUANGE,
    when=lambda s, me, w: w.seat != me and w.came and bool(s.players[me].tokens >> w.place & 1),
)
async def xuange(s: Imperium, me: Seat, w: Arrival) -> None:
    "Commander: your token in a system into which somebody else has moved ships returns to your reinforcements."
    s.players[me].tokens &= ~(1 << w.place)


opinion(XUANGE, worth=1.5, use=1.0)


@as_action("leader.conservator_procyon", purges=True)
async def conservator_procyon(s: Imperium, me: Seat) -> None:
    "Hero: a frontier token in every system without planets; then you explore those in systems with your ships."
    bare = [place for place in places_in(systems(s)) if not planets_at(s, place)]
    s.frontier |= sum([1 << place for place in bare])
    await survey(s, me, sum([1 << place for place in places_in(s.frontier) if in_space(s, me, place).ships()]))


@step
async def survey(s: Imperium, me: Seat, left: Places) -> None:
    """Tokens are explored one after the other; which comes next is their explorer's choice (LRR 29.2d)."""
    places = places_in(left)
    if places:
        place = await aim(me, AIM_PLACE, PROCYON, places)
        then(s, frame(explore_frontier, me, place), frame(survey, me, left & ~(1 << place)))


opinion(PROCYON, worth=2.0, use=lambda it: 0.6 * sum([not planets_at(it.s, at) for at in it.s.players[it.seat].space]))
