"""Twilight Imperium 4: the green technologies (biotic, LRR 89.7), and what Infantry II says."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import (
    in_space,
    on_planet,
    planets_at,
    planets_of,
    ready_planets,
    specialties_of,
)
from orrery.games.ti4.rules.data import INFANTRY, SHIPS
from orrery.games.ti4.rules.fire import destroy, landed_or_there
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import Judge, best_yield, harm, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET, AIM_PLANETS, AIM_READY
from orrery.games.ti4.rules.nouns import TEXT_HELPERS_AT
from orrery.games.ti4.rules.queries.council import StatusCards, StatusTokens
from orrery.games.ti4.rules.queries.development import SpecialtiesFree
from orrery.games.ti4.rules.reinforcements import most_at
from orrery.games.ti4.rules.revival import come_home, revive
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import TECHNOLOGIES_AT, concerns, technologies_of, text
from orrery.games.ti4.rules.things import Planet, Seat, technologies_in
from orrery.games.ti4.rules.units import model, sheet
from orrery.games.ti4.rules.verbs import gain_goods, muster, ready_text
from orrery.games.ti4.rules.windows.battle import CombatWon, UnitsDestroyed
from orrery.games.ti4.rules.windows.development import ProductionBegins
from orrery.games.ti4.rules.windows.rounds import ActionPhaseEnds, PrimaryBegins, SecondaryBegins, TurnBegins, TurnEnds

NEURAL_MOTIVATOR = text("technology.neural_motivator")
PSYCHOARCHAEOLOGY = text("technology.psychoarchaeology")
BIO_STIMS = text("technology.bio_stims")
DACXIVE_ANIMATORS = text("technology.dacxive_animators")
HYPER_METABOLISM = text("technology.hyper_metabolism")
X_89 = text("technology.x_89_bacterial_weapon")
INFANTRY_II = text("technology.infantry_ii")
REVIVES = 6
"""Infantry II comes back from this result on."""


@HOOKS.modifier(StatusCards, NEURAL_MOTIVATOR)
def neural_motivator(s: Imperium, me: int, query: StatusCards, value: int) -> int:
    "Two action cards in the status phase instead of one; at no other draw (LRR F.12)."
    return max(value, 2)


@HOOKS.modifier(StatusTokens, HYPER_METABOLISM)
def hyper_metabolism(s: Imperium, me: int, query: StatusTokens, value: int) -> int:
    "Three command tokens in the status phase instead of two."
    return max(value, 3)


# --- Psychoarchaeology -------------------------------------------------------------------------------------------


@HOOKS.modifier(SpecialtiesFree, PSYCHOARCHAEOLOGY)
def psychoarchaeology(s: Imperium, me: int, query: SpecialtiesFree, value: int) -> int:
    "Technology specialties are used without exhausting planets, on exhausted ones too."
    return 1


def special(s: Imperium, me: int) -> list[Planet]:
    """Your ready planets with a technology specialty."""
    return [planet for planet in ready_planets(s, me) if specialties_of(s, planet)]


def may_dig(s: Imperium, me: int, w: TurnBegins | PrimaryBegins | SecondaryBegins | ProductionBegins) -> bool:
    """Whether something of yours begins in the action phase, and there is a planet to exhaust."""
    return w.seat == me and s.phase == "action" and bool(special(s, me))


@HOOKS.reaction([TurnBegins, PrimaryBegins, SecondaryBegins, ProductionBegins], PSYCHOARCHAEOLOGY, when=may_dig)
async def dig(s: Imperium, me: Seat, w: TurnBegins | PrimaryBegins | SecondaryBegins | ProductionBegins) -> None:
    """In the action phase planets with a technology specialty are exhausted for a trade good each. The card names no
    time; it can be done where it makes a difference: at the start of your turn, before you resolve a strategy card or
    produce, and when the phase ends."""
    await exhaust_special(s, me)


@HOOKS.reaction(ActionPhaseEnds, PSYCHOARCHAEOLOGY, when=lambda s, me, w: bool(special(s, me)))
async def dig_last(s: Imperium, me: Seat, w: ActionPhaseEnds) -> None:
    "The same before the status phase."
    await exhaust_special(s, me)


async def exhaust_special(s: Imperium, me: Seat) -> None:
    """A trade good for each planet that the player exhausts."""
    planets = special(s, me)
    chosen = await aim_some(me, AIM_PLANETS, PSYCHOARCHAEOLOGY, planets, 1, len(planets))
    for planet in chosen:
        s.exhausted |= 1 << planet
    await gain_goods(s, me, len(chosen))


# --- Bio-Stims ---------------------------------------------------------------------------------------------------


def to_ready(s: Imperium, me: int) -> list[int]:
    """What Bio-Stims can ready: your exhausted planets with a technology specialty, and your other exhausted
    technologies."""
    tired = [planet for planet in planets_of(s, me) if s.exhausted >> planet & 1 and specialties_of(s, planet)]
    texts = s.players[me].texts
    spent = [Ability(TECHNOLOGIES_AT + t) for t in technologies_in(technologies_of(texts.exhausted & ~texts.ready))]
    return [*tired, *(TEXT_HELPERS_AT + it for it in spent if it != BIO_STIMS)]


@HOOKS.reaction(TurnEnds, BIO_STIMS, when=lambda s, me, w: w.seat == me and bool(to_ready(s, me)), exhausts=True)
async def bio_stims(s: Imperium, me: Seat, w: TurnEnds) -> None:
    "Exhaust it at the end of your turn to ready a planet with a technology specialty, or another technology."
    chosen = await aim(me, AIM_READY, BIO_STIMS, to_ready(s, me))
    if chosen < TEXT_HELPERS_AT:
        s.exhausted &= ~(1 << chosen)
    else:
        await ready_text(s, me, Ability(chosen - TEXT_HELPERS_AT))


# --- ground forces -----------------------------------------------------------------------------------------------


def has_won(s: Imperium, me: int, w: CombatWon) -> bool:
    """Whether you have won a ground combat, and have an infantry to place (LRR 59.4b)."""
    return w.planet >= 0 and w.seat == me and most_at(s, me, INFANTRY, landed_or_there(s, me, w.planet)) > 0


@HOOKS.reaction(CombatWon, DACXIVE_ANIMATORS, when=has_won)
async def dacxive_animators(s: Imperium, me: Seat, w: CombatWon) -> None:
    "After you have won a ground combat you may place an infantry on that planet."
    muster(s.players[me], landed_or_there(s, me, w.planet), INFANTRY)
    tell(s, "ti4-log-places", seat=me, planet=w.planet, unit=INFANTRY, count=1)


def foreign_infantry(s: Imperium, me: int, planet: Planet) -> bool:
    """Whether there is infantry of another player on a planet."""
    return any(on_planet(s, other, planet).all[INFANTRY] for other in others(s, me))


def infested(s: Imperium, me: int) -> list[Planet]:
    """The planets with others' infantry in systems with ships of yours that have bombardment (LRR F.38), not only
    mechs that have it."""
    models = sheet(s, me)
    found: list[Planet] = []
    for place in sorted(s.players[me].space):
        if any(unit in SHIPS and models.of(unit).bombardment[1] for unit, _ in in_space(s, me, place).there()):
            found += [planet for planet in planets_at(s, place) if foreign_infantry(s, me, planet)]
    return found


@as_action(
    "technology.x_89_bacterial_weapon", lambda s, me: None if infested(s, me) else No("LRR 31.11"), exhausts=True
)
async def x_89_bacterial_weapon(s: Imperium, me: Seat) -> None:
    "Destroy all infantry on a planet beside your bombarding ships; no shield keeps it off (LRR 66.1, F.5)."
    planet = await aim(me, AIM_PLANET, X_89, infested(s, me))
    for other in others(s, me):
        there = on_planet(s, other, planet).all[INFANTRY]
        await destroy(s, other, me, s.places[planet], planet, (INFANTRY,) * there, "x_89_bacterial_weapon")


# --- Infantry II -------------------------------------------------------------------------------------------------

concerns(INFANTRY_II, int)


def is_infantry_ii(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether infantry of yours has been destroyed, and is not of another model that your faction has instead."""
    return w.seat == me and INFANTRY in w.units and model(s, me, INFANTRY).technology == "infantry_ii"


@HOOKS.trigger(UnitsDestroyed, INFANTRY_II, when=is_infantry_ii)
async def infantry_ii(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "For each destroyed infantry a die; from 6 on it lies on the card until your next turn."
    await revive(s, me, INFANTRY_II, w.units.count(INFANTRY), REVIVES)


@HOOKS.trigger(TurnBegins, INFANTRY_II, when=lambda s, me, w: w.seat == me)
async def infantry_returns(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "At the start of your turn it comes onto planets of your home system; without one it is lost (LRR F.8)."
    await come_home(s, me, INFANTRY_II)


# --- what bots think of them -------------------------------------------------------------------------------------


def nothing_to_save_for(it: Judge) -> float:
    """At the last moment, when planets are good for nothing else before they are readied."""
    return 1.0 if it.about.get("window") == ActionPhaseEnds.__name__ and not it.saves() else -1.0


opinion(NEURAL_MOTIVATOR, worth=1.6)
opinion(PSYCHOARCHAEOLOGY, worth=1.0, use=nothing_to_save_for, planet=best_yield)
opinion(BIO_STIMS, worth=1.5, use=2.0)
opinion(DACXIVE_ANIMATORS, worth=0.8, use=1.0)
opinion(HYPER_METABOLISM, worth=3.0)
opinion(X_89, worth=0.8, use=1.5, planet=harm)
opinion(INFANTRY_II, worth=1.3)
