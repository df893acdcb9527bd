"""Twilight Imperium 3: what the technologies do (T3.18). Simple ones change a number; the others respond to a
window."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.common.dice import SIDES, Volley
from orrery.games.ti3.rules.activation import activate
from orrery.games.ti3.rules.aims import aim_amount, aim_planet, wants
from orrery.games.ti3.rules.battle import battle_of, both_left
from orrery.games.ti3.rules.board import (
    fleet_of,
    planets_of,
)
from orrery.games.ti3.rules.cards.transports import bare_throne, moved
from orrery.games.ti3.rules.effects import GAME, drop, in_force, lasts
from orrery.games.ti3.rules.fire import need, owe_hits, roll, rolls_again, take_hits
from orrery.games.ti3.rules.hands import lose_cards
from orrery.games.ti3.rules.hooks import HOOKS, as_action, number, step
from orrery.games.ti3.rules.invasion import at_work, bombers, lose_troops
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.kinds import COMBAT_DICE
from orrery.games.ti3.rules.legality import can_activate
from orrery.games.ti3.rules.nouns import COMMAND_POOL, STRATEGY_POOL
from orrery.games.ti3.rules.options import MICRO_SECONDARY, SHOTS_TOGETHER, X89_INSTEAD, ruling
from orrery.games.ti3.rules.queries import (
    ASTEROIDS,
    BATTLE,
    BEFORE_BATTLE,
    ENEMIES,
    INVASION,
    PDS_AT_SHIPS,
    PDS_AT_TROOPS,
    Combat,
    FliesThrough,
    Income,
    ProductionAid,
    ProductionLimit,
    StatusCards,
    TacticalPrice,
)
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Place, Planet, Seat
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    PDS,
)
from orrery.games.ti3.rules.verbs import GEN_SYNTHESIS, move_troops, put_troops, roll_dice, spend_counter
from orrery.games.ti3.rules.windows import (
    BeforeBattle,
    BeforeBombardment,
    BeforeInvasion,
    DiceRolled,
    InvasionRepelled,
    InvasionWon,
    TacticalDone,
)
from orrery.games.twilight.opinions import NEVER


def technology(name: str) -> Ability:
    return text(f"technology.{name}")


# --- blue: propulsion --------------------------------------------------------------------------------------------


@HOOKS.modifier(FliesThrough, technology("antimass_deflectors"))
def antimass_deflectors(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    "Your ships fly through asteroid fields."
    return through | ASTEROIDS


opinion(technology("antimass_deflectors"), worth=2.0)


@on_sheet(technology("xrd_transporters"))
def xrd_transporters(it: UnitSheet) -> None:
    "Carriers have range +1."
    it.move[CARRIER] += 1


opinion(technology("xrd_transporters"), worth=2.5)


@on_sheet(technology("type_iv_drive"))
def type_iv_drive(it: UnitSheet) -> None:
    "Cruisers and dreadnoughts have range +1."
    it.move[CRUISER] += 1
    it.move[DREADNOUGHT] += 1


opinion(technology("type_iv_drive"), worth=2.0)


@on_sheet(technology("advanced_fighters"))
def advanced_fighters(it: UnitSheet) -> None:
    "Fighters need no carriers, and block the way of enemy ships; range 2, and +1 on all combat rolls."
    it.free_fighters = True
    it.move[FIGHTER] += 2
    it.improve(1, [FIGHTER])


opinion(technology("advanced_fighters"), worth=1.0)


@HOOKS.modifier(FliesThrough, technology("light_wave_deflector"))
def light_wave_deflector(s: Twilight, me: int, query: FliesThrough, through: int) -> int:
    "Your ships fly through systems with enemy ships."
    return through | ENEMIES


opinion(technology("light_wave_deflector"), worth=1.0)


FLEET_LOGISTICS = technology("fleet_logistics")


def can_go_on(s: Twilight, me: int, w: TacticalDone) -> bool:
    """Whether a second tactical action is possible this turn."""
    paid = s.players[me].counters[COMMAND_POOL] >= number(s, 1, TacticalPrice, me)
    return bool(paid and s.active == me and not [*in_force(s, FLEET_LOGISTICS, me)] and can_activate(s, me))


@HOOKS.trigger(TacticalDone, FLEET_LOGISTICS, when=can_go_on)
async def fleet_logistics(s: Twilight, me: Seat, w: TacticalDone) -> None:
    "A second tactical action is possible in the same turn."
    if await wants(me, FLEET_LOGISTICS):
        lasts(s, FLEET_LOGISTICS, me, GAME)
        then(s, frame(activate, me), frame(second_action_over, me))


opinion(FLEET_LOGISTICS, worth=1.0, wants=lambda it: it.campaigns())


@step
async def second_action_over(s: Twilight, me: Seat) -> None:
    """There is no third tactical action."""
    drop(s, FLEET_LOGISTICS, me)


# --- red: warfare ------------------------------------------------------------------------------------------------


@on_sheet(technology("hylar_v_assault_laser"))
def hylar_v_assault_laser(it: UnitSheet) -> None:
    "Cruisers and destroyers get +1 on all combat rolls."
    it.improve(1, [CRUISER, DESTROYER])


opinion(technology("hylar_v_assault_laser"), worth=2.0)


@on_sheet(technology("deep_space_cannon"))
def deep_space_cannon(it: UnitSheet) -> None:
    "Your PDS reach adjacent systems."
    it.pds_range += 1


opinion(technology("deep_space_cannon"), worth=1.6)


@HOOKS.modifier(Combat, technology("magen_defense_grid"))
def magen_defense_grid(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "PDS get +1; so do ground forces that defend a planet with a PDS."
    if query.seat != me:
        return bonus
    defends = query.kind == INVASION and not query.attacks and s.pds[query.planet] > 0
    return bonus + (query.unit == PDS or (query.unit == GROUND_FORCE and defends))


opinion(technology("magen_defense_grid"), worth=1.0)


def has_dreadnought(s: Twilight, me: int, w: BeforeBattle) -> bool:
    return both_left(s) and fleet_of(s, me, w.place).of(DREADNOUGHT) > 0


async def first_blood(s: Twilight, seat: Seat, by: Seat, place: Place, hits: int) -> None:
    """Hits of what fires before a battle: at once, or under another reading when all have fired (T3.17.45)."""
    owe_hits(s, seat, place, hits)
    if hits and ruling(s, SHOTS_TOGETHER):
        then(s, frame(take_hits, seat, by, place, hits))
    elif hits:
        await take_hits(s, Seat(seat), Seat(by), place, hits)


@HOOKS.reaction(BeforeBattle, technology("assault_cannon"), when=has_dreadnought)
async def assault_cannon(s: Twilight, me: Seat, w: BeforeBattle) -> None:
    "Before a battle each dreadnought fires once; what it hits does not fire back."
    foe = Seat(w.against if w.seat == me else w.seat)
    must = need(s, me, foe, DREADNOUGHT, BEFORE_BATTLE, battle_of(s).seats[0] == me, w.place)
    shots = [Volley(DREADNOUGHT, fleet_of(s, me, w.place).of(DREADNOUGHT), must)]
    await first_blood(s, foe, me, w.place, await roll(s, me, foe, shots, BEFORE_BATTLE, w.place))


opinion(technology("assault_cannon"), worth=1.0, use=True)


GRAVITON_NEGATOR = technology("graviton_negator")


@on_sheet(GRAVITON_NEGATOR)
def graviton_negator(it: UnitSheet) -> None:
    "Dreadnoughts bombard in spite of PDS."
    it.through_shields = True


@HOOKS.trigger(BeforeInvasion, GRAVITON_NEGATOR, when=lambda s, me, w: w.seat == me)
async def fighters_join(s: Twilight, me: int, w: BeforeInvasion) -> None:
    "Fighters may join an invasion; they never take a planet."
    a, it = at_work(s)
    free = fleet_of(s, me, a.place).of(FIGHTER) - it.flown
    if free > 0:
        it.wings = await aim_amount(me, GRAVITON_NEGATOR, 0, free)
        it.flown += it.wings


opinion(GRAVITON_NEGATOR, worth=1.0)


# --- green: biotechnology ----------------------------------------------------------------------------------------


@on_sheet(technology("stasis_capsules"))
def stasis_capsules(it: UnitSheet) -> None:
    "Each cruiser and each dreadnought carries a ground force."
    it.troops[CRUISER] += 1
    it.troops[DREADNOUGHT] += 1


opinion(technology("stasis_capsules"), worth=2.0)


@on_sheet(technology("cybernetics"))
def cybernetics(it: UnitSheet) -> None:
    "Fighters get +1 on all combat rolls."
    it.improve(1, [FIGHTER])


opinion(technology("cybernetics"), worth=1.8)


@HOOKS.modifier(StatusCards, technology("neural_motivator"))
def neural_motivator(s: Twilight, me: int, query: StatusCards, cards: int) -> int:
    "Draw one more action card in the status phase."
    return cards + 1


opinion(technology("neural_motivator"), worth=1.5)


@on_sheet(GEN_SYNTHESIS)
def gen_synthesis(it: UnitSheet) -> None:
    "Ground forces get +1 in invasion combat."
    it.improve(1, [GROUND_FORCE], [INVASION, BATTLE])


opinion(GEN_SYNTHESIS, worth=1.0)


DACXIVE_ANIMATORS = technology("dacxive_animators")
RISEN = 6


async def risen(s: Twilight, me: int) -> int:
    """How many rise: one die for every ground force that either side has lost."""
    lost = sum(at_work(s)[1].lost)
    dice = await roll_dice(s, me, lost, range(RISEN, SIDES + 1), DACXIVE_ANIMATORS) if lost else ()
    return sum(pips >= RISEN for pips in dice)


@HOOKS.trigger(InvasionWon, DACXIVE_ANIMATORS, when=lambda s, me, w: w.seat == me)
async def invaders_rise(s: Twilight, me: int, w: InvasionWon) -> None:
    "A ground force on the planet for every 6 or more, after a won invasion combat."
    at_work(s)[1].troops[w.planet] += await risen(s, me)


@HOOKS.trigger(InvasionRepelled, DACXIVE_ANIMATORS, when=lambda s, me, w: w.seat == me)
async def defenders_rise(s: Twilight, me: int, w: InvasionRepelled) -> None:
    "The same for a defender who has won."
    put_troops(s, w.planet, await risen(s, me))


opinion(DACXIVE_ANIMATORS, worth=1.0)


def can_infect(s: Twilight, me: int, w: BeforeBombardment) -> bool:
    """Whether a player could still bombard ground forces."""
    return w.seat == me and s.troops[w.planet] > 0 and any(bombers(s, w.planet))


@HOOKS.reaction(BeforeBombardment, technology("x89_bacterial_weapon"), when=can_infect)
async def x89_bacterial_weapon(s: Twilight, me: int, w: BeforeBombardment) -> None:
    "Destroy all ground forces on a planet that could be bombarded; then discard the whole hand."
    if ruling(s, X89_INSTEAD):
        at_work(s)[1].bombed[0 if bombers(s, w.planet)[0] else 1] += 1
    await lose_troops(s, w.planet, s.troops[w.planet])
    await lose_cards(s, me, len(s.players[me].hand))


def many_defenders(it: Judge) -> bool:
    """Against many defenders, and with few cards to lose."""
    many = it.about["seat"] == it.seat and it.s.troops[it.about["planet"]] >= 3
    return many and len(it.s.players[it.seat].hand) <= 2


opinion(technology("x89_bacterial_weapon"), worth=1.0, use=many_defenders)


# --- yellow: general ---------------------------------------------------------------------------------------------


@HOOKS.modifier(ProductionLimit, technology("enviro_compensator"))
def enviro_compensator(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "Your docks produce one more unit."
    return limit + (query.seat == me)


opinion(technology("enviro_compensator"), worth=2.0)


@HOOKS.modifier(ProductionAid, technology("sarween_tools"))
def sarween_tools(s: Twilight, me: int, query: ProductionAid, aid: int) -> int:
    "Each production at a dock has one extra resource."
    return aid + 1


opinion(technology("sarween_tools"), worth=2.5)


@HOOKS.modifier(Income, technology("micro_technology"))
def micro_technology(s: Twilight, me: int, query: Income, goods: int) -> int:
    "One more trade good from each trade agreement."
    primary = s.active == query.seat
    return goods if primary and ruling(s, MICRO_SECONDARY) else goods + query.agreements


opinion(technology("micro_technology"), worth=2.0)


@HOOKS.trigger(
    DiceRolled,
    technology("graviton_laser_system"),
    when=lambda s, me, w: w.seat == me and w.kind in (PDS_AT_SHIPS, PDS_AT_TROOPS),
)
async def graviton_laser_system(s: Twilight, me: int, w: DiceRolled) -> None:
    "PDS re-roll misses once."
    missed = [i for i, pips in enumerate(w.dice) if pips < w.needs[i]]
    if missed:
        again = dict(zip(missed, await Roll(COMBAT_DICE, len(missed), SIDES, seat=me), strict=True))
        rolls_again(s, me, [w.needs[i] for i in missed])
        w.dice = tuple(again.get(i, pips) for i, pips in enumerate(w.dice))


opinion(technology("graviton_laser_system"), worth=1.0)


TRANSIT_DIODES = technology("transit_diodes")
BEAMED = 4


def garrisons(s: Twilight, me: int) -> list[Planet]:
    return [planet for planet in planets_of(s, me) if s.troops[planet]]


def why_not_beam(s: Twilight, me: int) -> No | None:
    """It takes a counter, ground forces, and two planets."""
    possible = s.players[me].counters[STRATEGY_POOL] and garrisons(s, me) and len(planets_of(s, me)) > 1
    return None if possible else No("T3.19.3")


@as_action("technology.transit_diodes", why_not=why_not_beam)
async def transit_diodes(s: Twilight, me: int) -> None:
    "A counter from the strategy allocation moves up to four ground forces from one of your planets to another."
    spend_counter(s, me, STRATEGY_POOL)
    start = await aim_planet(me, TRANSIT_DIODES, garrisons(s, me))
    end = await aim_planet(me, TRANSIT_DIODES, [planet for planet in planets_of(s, me) if planet != start])
    count = await aim_amount(me, TRANSIT_DIODES, 1, min(BEAMED, s.troops[start]))
    move_troops(s, start, end, count)


def beams(it: Judge) -> float:
    """If there are counters to spare, like Transport."""
    return bare_throne(it) if it.s.players[it.seat].counters[STRATEGY_POOL] > 2 else NEVER


opinion(TRANSIT_DIODES, worth=1.0, use=beams, planet=moved, amount=2)


opinion(technology("war_sun"), worth=1.8)
