"""Twilight Imperium 4: what both sides bring into play before they roll: texts that hold for a round or for the combat,
and what is kept for later."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti4.odds.losses import best_shot, ordered
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene, munitions
from orrery.games.ti4.odds.stacks import (
    AGENT,
    COURAGE,
    DEVOTIONS,
    DIRECT_HITS,
    GOODS,
    INTERCEPTS,
    JETS,
    KEPT,
    MILOR,
    RAMS,
    REAPERS,
    REPAIRS,
    RIDER,
    SHIELDS,
    THUNDARIAN,
    Stack,
)
from orrery.games.ti4.odds.stacks import DYNAMO as DYNAMO_REPAIRS
from orrery.games.ti4.odds.texts import (
    BROTHER_MILOR,
    BUNKER,
    CAVALRY,
    COURAGEOUS,
    DIRECT_HIT,
    DISABLE,
    EIDOLON,
    EMERGENCY_REPAIRS,
    EVELYN_DELOUIS,
    FIGHTER_PROTOTYPE,
    FIRE_TEAM,
    INTERCEPT,
    IPSWITCH,
    MAGEN_DEFENSE_GRID,
    MANEUVERING_JETS,
    MORALE_BOOST,
    MUNITIONS_RESERVES,
    SHIELDS_HOLDING,
    SUPERCHARGE,
    TEKKLAR_LEGION,
    TELLURIAN,
    TEMPORAL_COMMAND_SUITE,
    THE_ALASTOR,
    THE_THUNDARIAN,
    VISCOUNT_UNLENN,
    WAR_FUNDING,
    WRATH_OF_KENARA,
    Z_GRAV_EIDOLON,
)
from orrery.games.ti4.rules.board import on_planet, planets_at
from orrery.games.ti4.rules.card_data import NOTES
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    EVERY_UNIT,
    FACTIONS,
    FIGHTER,
    FLAGSHIP,
    GROUND_FORCES,
    INFANTRY,
    MECH,
    PLASTIC,
)
from orrery.games.ti4.rules.effects import COMBAT, COMBAT_ROUND, INVASION, holds, lasts
from orrery.games.ti4.rules.fire import struck
from orrery.games.ti4.rules.guise import RESTED, guise
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.technologies.red import guarded
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins

MANY = 999
NOTES_OF = {f"note.{row.name}": row.faction for row in NOTES}


def ready(t: Imperium, seat: Seat, it: Ability) -> bool:
    """Whether a player has a text that is not exhausted."""
    return bool(t.players[seat].texts.ready >> it & 1)


# --- what holds in which round -----------------------------------------------------------------------------------


def prepared(scene: Scene, stacks: tuple[Stack, Stack], *, begun: bool) -> tuple[Stack, Stack]:
    """Both sides use what they have and are assumed to use, from the next round on that has not `begun`: the tables of
    the first rounds are laid, and the stacks get what is kept for later."""
    opens = scene.first + begun
    scene.limits = limits(scene, ATTACKER, stacks[ATTACKER]), limits(scene, DEFENDER, stacks[DEFENDER])
    for side, plan in enumerate(scene.plans):
        for t in (scene.begun, scene.later):
            invasion_cards(scene, t, side, plan)
            if scene.planet < 0 and opens == 1:
                combat_texts(scene, t, side, stacks[side])
    fresh = scene.later.clone()
    scene.put(fresh, *stacks)
    for side in (ATTACKER, DEFENDER):
        round_texts(scene, fresh, side, stacks[side], opens)
    early = [fresh] if fresh.effects != scene.later.effects else []
    current = [scene.begun] if begun and scene.begun.effects != scene.later.effects else []
    scene.tables = [*(current or ([scene.later] if begun and early else [])), *early, scene.later]
    for side in (ATTACKER, DEFENDER):
        roll_again(scene, side, opens)
    return kept(scene, ATTACKER, stacks[ATTACKER]), kept(scene, DEFENDER, stacks[DEFENDER])


def invasion_cards(scene: Scene, t: Imperium, side: int, plan: FightPlan) -> None:
    """Cards and notes that hold for a whole invasion or ground combat."""
    seat, foe = scene.seats[side], scene.seats[1 - side]
    if scene.planet < 0:
        return
    if plan.plays(BUNKER) and side == DEFENDER:
        lasts(t, text(BUNKER), seat, INVASION)
    if plan.plays(DISABLE) and side == ATTACKER:
        lasts(t, text(DISABLE), foe, INVASION)
    if plan.plays(TEKKLAR_LEGION):
        lasts(t, text(TEKKLAR_LEGION), seat, COMBAT, 1)
        if FACTIONS[t.players[foe].faction].name == "sardakk_norr":
            lasts(t, text(TEKKLAR_LEGION), foe, COMBAT, -1)


def combat_texts(scene: Scene, t: Imperium, side: int, now: Stack) -> None:
    """What holds for a whole space combat: ships that join (Ipswitch), ground forces that fight in it, a ship that is
    treated as another one, which is the last type in the order of losses."""
    seat, plan = scene.seats[side], scene.plans[side]
    texts = t.players[seat].texts
    if IPSWITCH in texts and plan.plays(TEXT.names[IPSWITCH]) and not holds(t, IPSWITCH, seat):
        lasts(t, IPSWITCH, seat, COMBAT)
    if EIDOLON in texts and now.all[MECH] and not holds(t, Z_GRAV_EIDOLON, seat):
        lasts(t, Z_GRAV_EIDOLON, seat, COMBAT)
    owner = lender(t, CAVALRY, seat)
    big = [unit for unit in ordered(plan) if unit in BIG_SHIPS and now.all[unit]]
    if plan.plays(CAVALRY) and owner is not None and owner not in scene.seats and big:
        lasts(t, text(CAVALRY), seat, COMBAT, big[-1], owner, RESTED)


def lender(t: Imperium, note: str, seat: Seat) -> Seat | None:
    """Whose note it is that a player has: that of the faction it belongs to."""
    faction = NOTES_OF[note]
    return next((Seat(n) for n, p in enumerate(t.players) if p.faction == faction and n != seat), None)


def limits(scene: Scene, side: int, now: Stack) -> tuple[int, ...]:
    """How many units of each type a side can have there, with its reinforcements."""
    reserve = scene.later.players[scene.seats[side]].reserve
    return tuple(
        MANY if unit in (FIGHTER, INFANTRY) else min(PLASTIC[unit], now.all[unit] + max(0, reserve[unit]))
        for unit in EVERY_UNIT
    )


def round_texts(scene: Scene, t: Imperium, side: int, now: Stack, opens: int) -> None:
    """What a side uses at the start of the first round."""
    seat, plan = scene.seats[side], scene.plans[side]
    if plan.plays(MORALE_BOOST):
        lasts(t, text(MORALE_BOOST), seat, COMBAT_ROUND)
    if plan.plays(FIGHTER_PROTOTYPE) and scene.planet < 0 and opens == 1 and now.all[FIGHTER]:
        lasts(t, text(FIGHTER_PROTOTYPE), seat, COMBAT_ROUND)
    if ready(t, seat, SUPERCHARGE):
        lasts(t, SUPERCHARGE, seat, COMBAT_ROUND)
    agent = VISCOUNT_UNLENN if scene.planet < 0 else EVELYN_DELOUIS
    units = struck(t, seat, scene.place, scene.planet, "combat")[1]
    if ready(t, seat, agent) and units:
        lasts(t, agent, seat, COMBAT_ROUND, best_shot(t, seat, units))
    round_ = CombatRoundBegins(*scene.seats, scene.place, scene.planet, opens)
    if ready(t, seat, MAGEN_DEFENSE_GRID) and guarded(t, seat, round_):
        lasts(t, MAGEN_DEFENSE_GRID, seat, COMBAT_ROUND)


def roll_again(scene: Scene, side: int, opens: int) -> None:
    """In which rounds a side rerolls dice that miss."""
    seat, plan = scene.seats[side], scene.plans[side]
    count = munitions(scene.later, seat, plan) if scene.planet < 0 else plan.plays(FIRE_TEAM)
    rounds = [*range(opens, opens + count)]
    if any(holds(scene.begun, it, seat) for it in (MUNITIONS_RESERVES, text(WAR_FUNDING))):
        rounds.append(scene.first)
    for number in rounds:
        both = [*scene.again.get(number, (False, False))]
        both[side] = True
        scene.again[number] = both[0], both[1]


def kept(scene: Scene, side: int, now: Stack) -> Stack:
    """What a side keeps for later, and what it has to expect of the other one."""
    t, seat = scene.later, scene.seats[side]
    mine, theirs, space = scene.plans[side], scene.plans[1 - side], scene.planet < 0
    found = [0] * KEPT
    found[AGENT] = ready(t, seat, TELLURIAN)
    found[THUNDARIAN] = 0
    if ready(t, seat, THE_THUNDARIAN):
        found[THUNDARIAN] = 1 + ready(t, seat, TEMPORAL_COMMAND_SUITE)
    found[JETS] = mine.plays(MANEUVERING_JETS)
    found[REPAIRS] = mine.plays(EMERGENCY_REPAIRS)
    found[DYNAMO_REPAIRS] = paid(scene, side, "unit.dynamo")
    if space:
        found[DIRECT_HITS] = theirs.plays(DIRECT_HIT)
        found[INTERCEPTS] = theirs.plays(INTERCEPT)
        found[SHIELDS] = mine.plays(SHIELDS_HOLDING)
        found[COURAGE] = mine.plays(COURAGEOUS)
        found[MILOR] = ready(t, seat, BROTHER_MILOR)
        found[GOODS] = t.players[seat].goods if WRATH_OF_KENARA in t.players[seat].texts else 0
        found[DEVOTIONS] = paid(scene, side, "faction.yin.devotion")
        found[RAMS] = paid(scene, side, "unit.exotrireme_ii")
        it = guise(t, seat, scene.place)
        found[RIDER] = it is not None and not it.spent
    else:
        found[REAPERS] = paid(scene, side, "unit.dunlain_reaper")
    return now._replace(kept=tuple(map(int, found)))


def paid(scene: Scene, side: int, name: str) -> int:
    """How often a side uses a text in play that costs something."""
    return scene.plans[side].plays(name) if text(name) in scene.later.players[scene.seats[side]].texts else 0


# --- ground forces in space (LRR F.48, F.49, F.52) ---------------------------------------------------------------


def crew_of(scene: Scene, side: int, now: Stack) -> frozenset[Unit]:
    """The types of ground forces of a side that fight in a space combat, if it were to begin now."""
    texts = scene.later.players[scene.seats[side]].texts
    if THE_ALASTOR in texts and now.all[FLAGSHIP]:
        return frozenset(GROUND_FORCES)
    return frozenset({MECH}) if EIDOLON in texts else frozenset()


def enlisted(scene: Scene, side: int, now: Stack) -> Stack:
    """The fleets meet: ground forces on planets of the system join the flagship that leads them; without it those in
    space are only passengers."""
    t, seat = scene.later, scene.seats[side]
    if THE_ALASTOR not in t.players[seat].texts:
        return now
    if not now.all[FLAGSHIP]:
        return now._replace(all=passengers_off(now.all), hurt=passengers_off(now.hurt))
    for planet in planets_at(t, scene.place):
        there = on_planet(t, seat, planet)
        for unit in GROUND_FORCES:
            now = now.more(unit, there.all[unit]).damage(unit, there.damaged[unit])
    return now


def passengers_off(units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(0 if unit in GROUND_FORCES else n for unit, n in zip(EVERY_UNIT, units, strict=True))
