"""Twilight Imperium 4: Sardakk N'orr."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import aim, aim_piece, wants
from orrery.games.ti4.rules.board import in_space, near, on_planet, open_to, planets_at, planets_of
from orrery.games.ti4.rules.combat import combat, combat_of
from orrery.games.ti4.rules.construction import bastion_room
from orrery.games.ti4.rules.crew import fighting_ships
from orrery.games.ti4.rules.custodians import can_remove_custodians
from orrery.games.ti4.rules.data import DREADNOUGHT, FLAGSHIP, INFANTRY, PDS, SHIPS, TILES
from orrery.games.ti4.rules.effects import COMBAT, INVASION, holds, in_force, lasts
from orrery.games.ti4.rules.fire import WHY, destroy, destroy_piece, offense, take_hits
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import HOOKS, has
from orrery.games.ti4.rules.invasion import (
    commit,
    custodians,
    invasion,
    invasion_over,
    landing_planets,
)
from orrery.games.ti4.rules.judge import Judge, best_planet, close_fight, favour, hurt, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_FIGURE, AIM_PIECES, AIM_PLANET
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import planet_of, unit_of
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.development import TroopsAround
from orrery.games.ti4.rules.reinforcements import most_at
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.transport import action_of, lift
from orrery.games.ti4.rules.troops import garrison_pieces
from orrery.games.ti4.rules.verbs import disband, garrison, muster, tidy
from orrery.games.ti4.rules.windows.battle import (
    CombatRolled,
    CombatRoundBegins,
    CombatRoundEnds,
    CommitStep,
    DamageSustained,
    LandingDone,
)
from orrery.games.ti4.rules.windows.rounds import Moved, TacticalDone

UNRELENTING = text("faction.sardakk_norr.unrelenting")
VALKYRIE_PARTICLE_WEAVE = text("technology.valkyrie_particle_weave")
EXOTRIREME_II = text("unit.exotrireme_ii")
VALKYRIE_EXOSKELETON = text("unit.valkyrie_exoskeleton")
CMORRAN_NORR = text("unit.cmorran_norr")
TEKKLAR_LEGION = text("note.tekklar_legion")
TRO = text("leader.tro")
GHOM_SEKKUS = text("leader.ghom_sekkus")
SHVAL = text("leader.shval_harbinger")
SPACE, GROUND = WHY.index("combat"), WHY.index("ground_combat")
TRO_BRINGS = 2
PLANETS_NEEDED, MANY = 5, 4
MOST_TARGETS = 2
"""Ships that an exotrireme takes with it."""

Figure = tuple[Seat, Unit, Place]

favour("sardakk_norr", 1.0)
opinion(text("unit.exotrireme_i"), worth=1.1)
opinion(text("technology.exotrireme_ii"), worth=1.7)

# --- rolls -------------------------------------------------------------------------------------------------------


@HOOKS.modifier(RollBonus, UNRELENTING)
def unrelenting(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    "+1 to the combat rolls of all your units."
    return value + 1 if query.seat == me and query.why in (SPACE, GROUND) else value


opinion(UNRELENTING, worth=1.9)


@HOOKS.modifier(RollBonus, CMORRAN_NORR)
def cmorran_norr(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    "+1 to the combat rolls of your other ships in the system of your flagship."
    led = query.seat == me and query.why == SPACE and query.unit != FLAGSHIP
    return value + 1 if led and in_space(s, me, query.place).all[FLAGSHIP] else value


opinion(CMORRAN_NORR, worth=1.5)

# --- Valkyrie Particle Weave, Valkyrie Exoskeleton ---------------------------------------------------------------


@HOOKS.trigger(CombatRolled, VALKYRIE_PARTICLE_WEAVE, when=lambda s, me, w: w.planet >= 0 and me in (w.seat, w.against))
async def valkyrie_particle_weave(s: Imperium, me: Seat, w: CombatRolled) -> None:
    "If your opponent's rolls on a planet have produced a hit, you produce one more."
    c = combat_of(s)
    side = c.seats.index(me)
    if c.hits[side]:
        c.hits[1 - side] += 1


opinion(VALKYRIE_PARTICLE_WEAVE, worth=1.4)


def struck_back(s: Imperium, me: int, w: DamageSustained) -> bool:
    """Whether a mech of yours has sustained damage in a ground combat: on planets nothing else of yours can."""
    return w.seat == me and s.combat is not None and w.planet >= 0


@HOOKS.trigger(DamageSustained, VALKYRIE_EXOSKELETON, when=struck_back)
async def valkyrie_exoskeleton(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "It produces a hit against your opponent's ground forces on the planet."
    c = combat_of(s)
    rival = c.seats[1 - c.seats.index(me)]
    then(s, frame(take_hits, rival, me, w.place, w.planet, 1, "ground_combat"))


opinion(VALKYRIE_EXOSKELETON, worth=1.6)

# --- Exotrireme II -----------------------------------------------------------------------------------------------


def victims(s: Imperium, me: int, place: Place) -> list[Figure]:
    """The ships in a system that one of your exotriremes could take with it."""
    found: list[Figure] = []
    for seat in clockwise(s, me):
        for unit, n in fighting_ships(s, seat, place):
            found += [(seat, unit, place)] * (n - (seat == me and unit == DREADNOUGHT))
    return found


def can_ram(s: Imperium, me: int, place: Place) -> bool:
    """Whether you have an exotrireme in a system, and there is another ship."""
    return in_space(s, me, place).all[DREADNOUGHT] > 0 and bool(victims(s, me, place))


@HOOKS.reaction(CombatRoundEnds, EXOTRIREME_II, when=lambda s, me, w: w.planet < 0 and can_ram(s, me, w.place))
async def exotrireme_ii(s: Imperium, me: Seat, w: CombatRoundEnds) -> None:
    "After a round of space combat you destroy it, and with it up to 2 ships in the system; then maybe another one."
    while True:
        await ram(s, me, w.place)
        if not can_ram(s, me, w.place) or not await wants(me, EXOTRIREME_II):
            return


async def ram(s: Imperium, me: Seat, place: Place) -> None:
    """An exotrireme is destroyed, and one or two ships with it."""
    left, chosen = victims(s, me, place), list[Figure]()
    while left and len(chosen) < MOST_TARGETS:
        if chosen and not await wants(me, EXOTRIREME_II):
            break
        chosen.append(await aim(me, AIM_FIGURE, EXOTRIREME_II, sorted({*left})))
        left.remove(chosen[-1])
    await destroy(s, me, me, place, NO_PLANET, (DREADNOUGHT,), "exotrireme")
    for seat, unit, _ in chosen:
        piece = await aim_piece(me, EXOTRIREME_II, in_space(s, seat, place), unit, place=place)
        await destroy_piece(s, seat, me, place, piece, "exotrireme")


def worth_ramming(it: Judge) -> float:
    """If two larger ships of a rival are there."""
    place = it.about["place"]
    foes = [
        unit for seat, unit, _ in victims(it.s, it.seat, place) if seat != it.seat and DREADNOUGHT <= unit <= FLAGSHIP
    ]
    return len(foes) - 1.5


opinion(EXOTRIREME_II, worth=1.7, use=worth_ramming, wants=False, player=hurt, unit=largest)

# --- Tekklar Legion ----------------------------------------------------------------------------------------------

concerns(TEKKLAR_LEGION, int)


def lands_first(s: Imperium, me: int, w: CombatRoundBegins, owner: int) -> bool:
    return w.first and w.planet >= 0 and me in (w.seat, w.against)


@HOOKS.note_reaction(CombatRoundBegins, TEKKLAR_LEGION, when=lands_first)
async def tekklar_legion(s: Imperium, me: Seat, w: CombatRoundBegins, owner: Seat) -> None:
    "In this ground combat your units have +1; those of the note's owner, if that is your opponent, have -1."
    lasts(s, TEKKLAR_LEGION, me, COMBAT, 1)
    if owner in (w.seat, w.against):
        lasts(s, TEKKLAR_LEGION, owner, COMBAT, -1)
    return_note(s, me, TEKKLAR_LEGION, owner)


@HOOKS.modifier(RollBonus, TEKKLAR_LEGION)
def legion_fights(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    if query.seat != me or query.why != GROUND:
        return value
    return value + sum([more for (more,) in in_force(s, TEKKLAR_LEGION, me)])


opinion(TEKKLAR_LEGION, worth=1.4, use=close_fight)

# --- T'ro --------------------------------------------------------------------------------------------------------


def camps(s: Imperium, seat: int, place: Place) -> list[Planet]:
    """The planets of a player in a system on which infantry can be placed."""
    mine = [it for it in planets_at(s, place) if s.owner[it] == seat and open_to(s, seat, it)]
    return [it for it in mine if most_at(s, seat, INFANTRY, on_planet(s, seat, it))]


@HOOKS.reaction(TacticalDone, TRO, when=lambda s, me, w: bool(camps(s, w.seat, w.place)), exhausts=True)
async def tro(s: Imperium, me: Seat, w: TacticalDone) -> None:
    "Agent: whoever has performed a tactical action may place 2 infantry on an own planet in that system."
    seat = Seat(w.seat)
    if seat != me and not await wants(seat, TRO, place=w.place):
        return
    planet = await aim(seat, AIM_PLANET, TRO, camps(s, seat, w.place))
    muster(s.players[seat], garrison(s, seat, planet), INFANTRY, TRO_BRINGS)
    tell(s, "ti4-log-places", seat=seat, planet=planet, unit=INFANTRY, count=TRO_BRINGS)


def my_action(it: Judge) -> float:
    """After an action of one's own."""
    return 1.0 if it.about.get("seat") == it.seat else -1.0


opinion(TRO, worth=1.3, use=my_action, planet=best_planet)

# --- G'hom Sek'kus -----------------------------------------------------------------------------------------------


@unlocked_when("ghom_sekkus")
def conquers(s: Imperium, seat: int) -> bool:
    "Five planets outside home systems."
    if s.owner.count(Seat(seat)) < PLANETS_NEEDED:
        return False
    return sum([TILES[s.tiles[s.places[it]]].home_of < 0 for it in planets_of(s, seat)]) >= PLANETS_NEEDED


def garrisons(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The planets in a system, and in adjacent ones without your command token, on which you have ground forces."""
    reach = near(s, me)[place] & ~s.players[me].tokens | 1 << place
    held = [it for it in sorted(s.players[me].ground) if garrison_pieces(s, me, it)]
    return [it for it in held if reach >> s.places[it] & 1]


def room_on(s: Imperium, me: int, planet: Planet) -> int:
    """How many structures that are ground forces can still be committed to a planet (LRR 34.5)."""
    landed = action_of(s).landed.get(planet)
    return bastion_room(s, me, planet) - (landed.all[PDS] if landed is not None else 0)


def targets_of(s: Imperium, me: int, piece: int) -> list[Planet]:
    """The planets to which a ground force could be committed: other ones than its own."""
    place = action_of(s).place
    open_ = [it for it in landing_planets(s, me, place) if it != planet_of(piece)]
    return [it for it in open_ if unit_of(piece)[0] != PDS or room_on(s, me, it) > 0]


def barracks(s: Imperium, me: int, place: Place) -> list[list[int]]:
    """What could be committed, planet by planet."""
    found = [
        [piece for piece, _ in garrison_pieces(s, me, it) if targets_of(s, me, piece)] for it in garrisons(s, me, place)
    ]
    return [pieces for pieces in found if pieces]


@HOOKS.modifier(TroopsAround, GHOM_SEKKUS)
def at_hand(s: Imperium, me: int, query: TroopsAround, value: int) -> int:
    return value + len(garrisons(s, me, query.place))


@HOOKS.trigger(CommitStep, GHOM_SEKKUS, when=lambda s, me, w: w.must and bool(barracks(s, me, w.place)))
@HOOKS.reaction(CommitStep, GHOM_SEKKUS, when=lambda s, me, w: not w.must and bool(barracks(s, me, w.place)))
async def ghom_sekkus(s: Imperium, me: Seat, w: CommitStep) -> None:
    "Commander: a ground force from each planet in the active system and beside it may be committed as well."
    kinds = [piece for pieces in barracks(s, me, w.place) for piece in pieces]
    room = sum([max(0, room_on(s, me, it)) for it in landing_planets(s, me, w.place)])

    def fits(counts: list[int]) -> No | None:
        picked = [piece for piece, n in zip(kinds, counts, strict=True) for _ in range(n)]
        from_one = max([[planet_of(it) for it in picked].count(planet_of(piece)) for piece in picked], default=0)
        if from_one > 1:
            return No("LRR 27.2", need=from_one, have=1)
        new = sum([unit_of(piece)[0] == PDS for piece in picked])
        return No("LRR 34.5", need=new, have=room) if new > room else None

    rule, most = "LRR 27.2", [1] * len(kinds)
    chosen = await Counts(me, AIM_PIECES, kinds, most, fits, 1, rule, rule, place=w.place, text=GHOM_SEKKUS)
    targets: list[tuple[int, Planet]] = []
    for piece in chosen:
        aimed = [target for other, target in targets if unit_of(other)[0] == PDS]
        bastion = unit_of(piece)[0] == PDS
        open_ = [it for it in targets_of(s, me, piece) if not bastion or aimed.count(it) < room_on(s, me, it)]
        if open_:  # the others of its kind may have taken the room
            targets.append((piece, await aim(me, AIM_PLANET, GHOM_SEKKUS, open_)))
    for piece, target in targets:
        troops = lift(s, me, s.places[planet_of(piece)], (piece,))
        action_of(s).landed.setdefault(target, Forces()).merge(troops)
    tell(s, "ti4-log-marches", seat=me, place=w.place, pieces=tuple(piece for piece, _ in targets))


def guarded(it: Judge) -> float:
    """Where others have ground forces."""
    planets = [planet for planet in planets_at(it.s, it.about["place"]) if it.s.owner[planet] not in (-1, it.seat)]
    there = [on_planet(it.s, it.s.owner[planet], planet).ground_forces() for planet in planets]
    return 1.0 if any(there) else -1.0


opinion(GHOM_SEKKUS, worth=1.5, use=guarded, planet=best_planet)

# --- Sh'val, Harbinger -------------------------------------------------------------------------------------------


def can_swarm(s: Imperium, me: int, w: Moved) -> bool:
    """Whether you have moved ships into a system with planets, and have ground forces to commit: aboard, or by G'hom
    Sek'kus around it."""
    if w.seat != me or not w.came:
        return False
    if can_remove_custodians(s, me, w.place):
        return True
    aboard = landing_planets(s, me, w.place) and in_space(s, me, w.place).ground_forces()
    return bool(aboard or (has(s, me, GHOM_SEKKUS) and barracks(s, me, w.place)))


concerns(SHVAL)


@HOOKS.reaction(Moved, SHVAL, when=can_swarm, purges=True)
async def shval_harbinger(s: Imperium, me: Seat, w: Moved) -> None:
    """Hero: you go on at once to the step in which ground forces are committed, past space cannons, space combat and
    bombardment; then your ships in the system return to the reinforcements."""
    for skipped in (offense, combat, invasion):
        s.schedule.remove(frame(skipped, me, w.place))
    lasts(s, SHVAL, me, INVASION)
    then(s, frame(custodians, me, w.place), frame(commit, me, w.place), frame(invasion_over))


@HOOKS.trigger(LandingDone, SHVAL, when=lambda s, me, w: holds(s, SHVAL, me))
async def ships_return(s: Imperium, me: Seat, w: LandingDone) -> None:
    "Before anything else happens the ships are gone."
    p, place = s.players[me], w.place
    forces = p.space.get(place)
    if forces is not None:
        for unit in SHIPS:
            disband(p, forces, unit, forces.all[unit])
        tidy(p, place)
        s.loose |= 1 << place
    tell(s, "ti4-log-ships-return", seat=me, place=place)


def better_not_fought(it: Judge) -> float:
    """Where the ships would be lost anyway, or where few of them get many troops past a fleet."""
    s, place = it.s, it.about["place"]
    foes = [seat for seat in clockwise(s, it.seat)[1:] if in_space(s, seat, place).ships()]
    if not foes:
        return -1.0
    bold = in_space(s, it.seat, place).ground_forces() >= MANY and it.fleet(it.seat, place) <= it.fleet(foes[0], place)
    return 1.0 if bold or it.hopeless(place, foes[0]) else -1.0


opinion(SHVAL, worth=1.6, use=better_not_fought)
