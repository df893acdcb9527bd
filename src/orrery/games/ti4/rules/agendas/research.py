"""Twilight Imperium 4: the agendas about technologies (LRR 1, 89)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import TABLE
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.agendas.demands import (
    WHY,
    destroy_in_space,
    destroy_on,
    discard_hand,
    everyone,
    exhaust_some,
    lose_fleet_tokens,
    may_research,
)
from orrery.games.ti4.rules.aims import RULE, aim
from orrery.games.ti4.rules.board import in_space, near, on_planet, planets_at
from orrery.games.ti4.rules.copies import how_many_technologies
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    BLUE,
    EVERY_UNIT,
    GREEN,
    MECATOL_REX,
    MODEL,
    MODELS,
    RED,
    TECHNOLOGIES,
    UNITS,
    WAR_SUN,
    YELLOW,
)
from orrery.games.ti4.rules.effects import GAME, drop, lasts
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.fragments import gain_relic
from orrery.games.ti4.rules.hooks import HOOKS, agenda, step
from orrery.games.ti4.rules.judge import Judge, best_technology, opinion, smallest
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_STANDING, AIM_TECHNOLOGY, AIM_UNIT, DIE
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.outcomes import elected_player
from orrery.games.ti4.rules.queries.development import PrerequisitesIgnored, ResearchPrice
from orrery.games.ti4.rules.research import deck_of, ignores
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Colour, Outcome, Place, Planet, Seat, Technology, Unit, places_in
from orrery.games.ti4.rules.units import Models, on_sheet
from orrery.games.ti4.rules.verbs import acquire
from orrery.games.ti4.rules.windows.development import Researched
from orrery.games.ti4.rules.windows.rounds import StrategyPhaseBegins

ANTI_INTELLECTUAL_REVOLUTION = text("agenda.anti_intellectual_revolution")
IXTHIAN_ARTIFACT = text("agenda.ixthian_artifact")
PUBLICIZE_WEAPON_SCHEMATICS = text("agenda.publicize_weapon_schematics")
RESEARCH_GRANT_REALLOCATION = text("agenda.research_grant_reallocation")

# --- Anti-Intellectual Revolution --------------------------------------------------------------------------------


@HOOKS.trigger(Researched, ANTI_INTELLECTUAL_REVOLUTION, when=lambda s, me, w: me == TABLE)
async def ship_for_knowledge(s: Imperium, me: int, w: Researched) -> None:
    "After researching a technology a player destroys one of the own ships that are not fighters."
    seat = Seat(w.seat)
    space = s.players[seat].space
    places = [place for place in sorted(space) if space[place].big_ships()]
    if places:
        place = await aim(seat, AIM_PLACE, ANTI_INTELLECTUAL_REVOLUTION, places)
        ships = [unit for unit in BIG_SHIPS if space[place].all[unit]]
        unit = await aim(seat, AIM_UNIT, ANTI_INTELLECTUAL_REVOLUTION, ships, place=place)
        await destroy(s, seat, -1, place, NO_PLANET, (unit,), WHY)


@agenda("anti_intellectual_revolution")
async def anti_intellectual_revolution(s: Imperium, outcome: Outcome) -> None:
    "Against: when the next round begins all exhaust a planet for each technology they own."
    if outcome == AGAINST:
        for seat in everyone(s):
            lasts(s, ANTI_INTELLECTUAL_REVOLUTION, seat, GAME)


@HOOKS.trigger(StrategyPhaseBegins, ANTI_INTELLECTUAL_REVOLUTION, when=lambda s, me, w: me != TABLE)
async def planets_for_knowledge(s: Imperium, me: Seat, w: StrategyPhaseBegins) -> None:
    drop(s, ANTI_INTELLECTUAL_REVOLUTION, me)
    count = how_many_technologies(s, me)
    await exhaust_some(s, me, count, ANTI_INTELLECTUAL_REVOLUTION)


# --- Ixthian Artifact --------------------------------------------------------------------------------------------


LUCKY = 6
TECHNOLOGIES_EACH, UNITS_EACH = 2, 3


@agenda("ixthian_artifact")
async def ixthian_artifact(s: Imperium, outcome: Outcome) -> None:
    "For: the speaker rolls a die. From 6 on all may research 2 technologies; else the artifact explodes."
    if outcome == FOR:
        (pips,) = await Roll(DIE, 1, SIDES, seat=s.speaker)
        if pips >= LUCKY:
            seats = [seat for seat in everyone(s) for _ in range(TECHNOLOGIES_EACH)]
            then(s, *(frame(may_research, seat, IXTHIAN_ARTIFACT) for seat in seats))
        else:
            then(s, frame(explosion))


def standing(s: Imperium, seat: int, place: Place) -> dict[int, int]:
    """A player's units in a system, where they stand (nouns.STANDING), and how many of each."""
    found = {int(unit): n for unit, n in in_space(s, seat, place).there()}
    for planet in planets_at(s, place):
        for unit, n in on_planet(s, seat, planet).there():
            found[len(UNITS) * (planet + 1) + unit] = n
    return found


@step
async def explosion(s: Imperium) -> None:
    """In each system adjacent to Mecatol Rex all choose three of their own units; these and everything in the system of
    Mecatol Rex are destroyed at the same time (LRR F.25). Wormholes joined for one player only do not count
    (LRR F.24)."""
    centre = s.places[MECATOL_REX]
    around = places_in(near(s)[centre])
    doomed = [(seat, place, await three_of(s, seat, place)) for seat in everyone(s) for place in around]
    for planet in planets_at(s, centre):
        await destroy_on(s, planet, EVERY_UNIT)
    await destroy_in_space(s, centre, EVERY_UNIT)
    for seat, place, chosen in doomed:
        groups: dict[Planet, list[Unit]] = {}
        for one in chosen:
            where, unit = divmod(one, len(UNITS))
            groups.setdefault(Planet(where - 1), []).append(Unit(unit))
        for planet, units in sorted(groups.items()):
            await destroy(s, seat, -1, place, planet, tuple(units), WHY)


async def three_of(s: Imperium, seat: Seat, place: Place) -> tuple[int, ...]:
    """Which three of a player's units in a system, or all if there are no more?"""
    there = standing(s, seat, place)
    if sum(there.values()) <= UNITS_EACH:
        return tuple(one for one, n in there.items() for _ in range(n))

    def fits(counts: list[int]) -> No | None:
        return No(RULE, need=UNITS_EACH, have=sum(counts)) if sum(counts) > UNITS_EACH else None

    most = [min(n, UNITS_EACH) for n in there.values()]
    return await Counts(
        seat, AIM_STANDING, [*there], most, fits, UNITS_EACH, RULE, RULE, text=IXTHIAN_ARTIFACT, place=place
    )


# --- Minister of Antiquities -------------------------------------------------------------------------------------


@agenda("minister_of_antiquities")
async def minister_of_antiquities(s: Imperium, outcome: Outcome) -> None:
    "The elected player gains a relic."
    await gain_relic(s, elected_player(outcome))


# --- Minister of Sciences ----------------------------------------------------------------------------------------


@HOOKS.modifier(ResearchPrice, text("agenda.minister_of_sciences"))
def minister_of_sciences(s: Imperium, me: int, query: ResearchPrice, price: int) -> int:
    "With both abilities of the strategy card Technology the owner pays no resources."
    return 0


# --- Publicize Weapon Schematics ---------------------------------------------------------------------------------


WAR_SUNS = sum(1 << t for t, it in enumerate(TECHNOLOGIES) if it.model and MODELS[MODEL[it.model]].unit == WAR_SUN)
"""The war sun technologies, as bits."""


@HOOKS.modifier(PrerequisitesIgnored, PUBLICIZE_WEAPON_SCHEMATICS)
def known_to_all(s: Imperium, me: int, query: PrerequisitesIgnored, ignored: int) -> int:
    "Once somebody owns a war sun technology, nobody needs prerequisites for one."
    if WAR_SUNS >> query.technology & 1 and any(p.technologies & WAR_SUNS for p in s.players):
        return ignored + sum(TECHNOLOGIES[query.technology].needs)
    return ignored


@on_sheet(PUBLICIZE_WEAPON_SCHEMATICS)
def weak_spot(models: Models) -> None:
    "War suns do not sustain damage."
    model = models[WAR_SUN]
    if model is not None:
        models[WAR_SUN] = model._replace(sustain=False)


@agenda("publicize_weapon_schematics")
async def publicize_weapon_schematics(s: Imperium, outcome: Outcome) -> None:
    "Against: whoever owns a war sun technology discards all action cards."
    if outcome == AGAINST:
        for seat in everyone(s):
            if s.players[seat].technologies & WAR_SUNS:
                discard_hand(s, seat)


# --- Research Teams ----------------------------------------------------------------------------------------------


def research_team(name: str, colour: Colour) -> None:
    """The planet's owner may exhaust the card, not the planet (LRR F.19), to ignore a prerequisite of its colour."""
    it = text(f"agenda.{name}")

    @ignores(f"agenda.{name}")
    def on_own_planet(s: Imperium, seat: int, technology: Technology) -> Sequence[Colour]:
        return (colour,) if s.owner[s.law_planets[it]] == seat else ()


research_team("research_team_biotic", GREEN)
research_team("research_team_cybernetic", YELLOW)
research_team("research_team_propulsion", BLUE)
research_team("research_team_warfare", RED)


# --- Research Grant Reallocation ---------------------------------------------------------------------------------


@agenda("research_grant_reallocation")
async def research_grant_reallocation(s: Imperium, outcome: Outcome) -> None:
    "The elected player gains any technology, and loses a token of the fleet pool for each of its prerequisites."
    seat = elected_player(outcome)
    p = s.players[seat]
    options = [technology for technology in deck_of(s, p) if not p.technologies >> technology & 1]
    if options:
        technology: Technology = await aim(seat, AIM_TECHNOLOGY, RESEARCH_GRANT_REALLOCATION, options)
        await acquire(s, seat, technology)
        lose_fleet_tokens(s, seat, sum(TECHNOLOGIES[technology].needs))


# --- what bots think of them -------------------------------------------------------------------------------------


MANY_TECHNOLOGIES = 5


def learned(it: Judge) -> bool:
    """With more technologies than ships to lose for further ones."""
    return it.s.players[it.seat].technologies.bit_count() >= MANY_TECHNOLOGIES


def away_from_mecatol(it: Judge) -> bool:
    """Unless Mecatol Rex is the player's own."""
    return it.s.owner[MECATOL_REX] != it.seat


opinion(ANTI_INTELLECTUAL_REVOLUTION, vote=learned, unit=smallest)
opinion(IXTHIAN_ARTIFACT, vote=away_from_mecatol)
opinion(text("agenda.minister_of_antiquities"), vote=True, stakes=4.0)
opinion(text("agenda.minister_of_sciences"), vote=True)
opinion(PUBLICIZE_WEAPON_SCHEMATICS, vote=True)
opinion(RESEARCH_GRANT_REALLOCATION, vote=True, technology=best_technology)
for _team in ("biotic", "cybernetic", "propulsion", "warfare"):
    opinion(text(f"agenda.research_team_{_team}"), vote=True)
