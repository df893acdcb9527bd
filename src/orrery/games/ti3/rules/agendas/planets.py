"""Twilight Imperium 3: the political cards about who holds planets, and who may land on them (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.chance import Roll
from orrery.core.state import frame, tell, then
from orrery.core.windows import Window
from orrery.games.ti3.rules.agendas.demands import exhaust_some
from orrery.games.ti3.rules.aims import aim_amount, aim_planet, aim_player, wants
from orrery.games.ti3.rules.board import enemy_at, influence, outside_home, planets_of, ready_planets, resources
from orrery.games.ti3.rules.council import passed, strike_law, voters
from orrery.games.ti3.rules.data import HOME_PLANETS, MECATOL_REX
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.hooks import HOOKS, agenda, always, step
from orrery.games.ti3.rules.invasion import send_back
from orrery.games.ti3.rules.judge import Judge, behind, first, gift, least_loss, opinion
from orrery.games.ti3.rules.kinds import DIE
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.options import LASTING_TRUCE, ruling
from orrery.games.ti3.rules.queries import ActivationForbidden, LandingForbidden
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.things import Planet, Seat, by_planet
from orrery.games.ti3.rules.verbs import (
    exhaust,
    gain_goods,
    kill_troops,
    make_neutral,
    pay,
    put_troops,
    raze,
    take_planet,
    wealth,
)
from orrery.games.ti3.rules.windows import ANY_TIME, Landed, PlanetTaken, RoundEnds, TurnBegins

COLONIAL_REDISTRIBUTION = text("politic.colonial_redistribution")
OFFICIAL_SANCTION = text("politic.official_sanction")
COLONIZATION_LICENSING = text("politic.colonization_licensing")
IMPERIAL_PEACE = text("politic.imperial_peace")
INTERNAL_SECURITY = text("politic.minister_of_internal_security")
PLANETARY_CONSCRIPTION = text("politic.planetary_conscription")
SHORT_TERM_TRUCE = text("politic.short_term_truce")

# --- Colonial Redistribution -------------------------------------------------------------------------------------


@agenda("colonial_redistribution")
async def colonial_redistribution(s: Twilight, side: int) -> None:
    "For: the player with most points clears a planet and gives it to one with fewest, who may settle it."
    most = max(p.points for p in s.players)
    first = [Seat(seat) for seat, p in enumerate(s.players) if p.points == most]
    if side == FOR:
        (drawn,) = await Roll(DIE, 1, len(first)) if len(first) > 1 else (1,)
        then(s, frame(give_colony, first[drawn - 1]))


opinion(COLONIAL_REDISTRIBUTION, stakes=3.0, vote=behind, planet=least_loss, player=gift, feared=first)


@step
async def give_colony(s: Twilight, seat: Seat) -> None:
    """Which planet, and to whom?"""
    planets = planets_of(s, seat)
    if planets:
        planet = await aim_planet(seat, COLONIAL_REDISTRIBUTION, planets)
        kill_troops(s, planet, s.troops[planet])
        fewest = min(s.players[rival].points for rival in others(s, seat))
        last = [rival for rival in others(s, seat) if s.players[rival].points == fewest]
        rival = last[0] if len(last) == 1 else await aim_player(seat, COLONIAL_REDISTRIBUTION, last)
        then(s, frame(settle_colony, rival, planet))


@step
async def settle_colony(s: Twilight, seat: Seat, planet: Planet) -> None:
    """Does the new owner want it?"""
    if await wants(seat, COLONIAL_REDISTRIBUTION):
        raze(s, planet)
        await take_planet(s, seat, planet)
        put_troops(s, planet, 3)


# --- Compensated Disarmament -------------------------------------------------------------------------------------


@agenda("compensated_disarmament")
async def compensated_disarmament(s: Twilight, planet: Planet) -> None:
    "The ground forces of the planet are destroyed; its owner gets a trade good for each."
    owner = s.owner[planet]
    lost = kill_troops(s, planet, s.troops[planet])
    if lost:
        gain_goods(s, owner, lost)


opinion(text("politic.compensated_disarmament"), planet=lambda it, planet: 2.0 * it.s.troops[planet] + it.loss(planet))


# --- Dispute Resolution ------------------------------------------------------------------------------------------


@agenda("dispute_resolution")
async def dispute_resolution(s: Twilight, planet: Planet, other: Planet) -> None:
    "Both planets become neutral, and everything on them is destroyed."
    for one in (planet, other):
        make_neutral(s, one)
        tell(s, "ti3-log-neutral", planet=one)


# --- Official Sanction -------------------------------------------------------------------------------------------


@agenda("official_sanction")
async def official_sanction(s: Twilight, seat: int) -> None:
    "The player may not invade any planet for the rest of the round."
    lasts(s, OFFICIAL_SANCTION, seat, ROUND)


@HOOKS.modifier(LandingForbidden, OFFICIAL_SANCTION)
def sanctioned(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    return OFFICIAL_SANCTION + 1 if query.seat == me else forbids


opinion(OFFICIAL_SANCTION, vote=False)


# --- Colonization Licensing --------------------------------------------------------------------------------------


@HOOKS.modifier(LandingForbidden, COLONIZATION_LICENSING)
def too_poor(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    cannot = s.owner[query.planet] < 0 and wealth(s, query.seat) < resources(s, query.planet)
    return COLONIZATION_LICENSING + 1 if cannot else forbids


@HOOKS.trigger(Landed, COLONIZATION_LICENSING, rank=-1)
async def landing_fees(s: Twilight, me: int, w: Landed) -> None:
    "Landing on a neutral planet costs as many resources as it yields, whatever is met there."
    landed = sorted(s.invasion.troops) if s.invasion is not None else []
    then(s, *(frame(buy_licence, Seat(w.seat), planet) for planet in landed if s.owner[planet] < 0))


@step
async def buy_licence(s: Twilight, seat: Seat, planet: Planet) -> None:
    """A player who cannot pay goes back aboard."""
    price = resources(s, planet)
    if wealth(s, seat) < price:
        send_back(s, planet)
    else:
        await pay(s, seat, price)


@agenda("colonization_licensing")
async def colonization_licensing(s: Twilight, side: int) -> None:
    "Against: everyone exhausts a planet for every three outside their home systems."
    for seat in reversed(order_of_play(s)) if side == AGAINST else ():
        then(s, frame(exhaust_some, seat, len(outside_home(s, seat)) // 3, COLONIZATION_LICENSING))


opinion(COLONIZATION_LICENSING, vote=False)


# --- Imperial Peace ----------------------------------------------------------------------------------------------


@HOOKS.modifier(LandingForbidden, IMPERIAL_PEACE)
def peace(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    centre = query.planet == MECATOL_REX
    lawful = passed(s, IMPERIAL_PEACE) and centre
    return IMPERIAL_PEACE + 1 if lawful or (() in in_force(s, IMPERIAL_PEACE) and not centre) else forbids


@agenda("imperial_peace")
async def imperial_peace(s: Twilight, side: int) -> None:
    "For: nobody may invade Mecatol Rex. Against: nobody may invade any other planet this round."
    if side == AGAINST:
        lasts(s, IMPERIAL_PEACE, TABLE, ROUND)


opinion(IMPERIAL_PEACE, vote=lambda it: it.s.owner[MECATOL_REX] == it.seat)


# --- Minister of Internal Security -------------------------------------------------------------------------------


@HOOKS.reaction(ANY_TIME, INTERNAL_SECURITY, when=lambda s, me, w: s.troops[MECATOL_REX] > 0)
async def minister_of_internal_security(s: Twilight, me: int, w: Window) -> None:
    "Discard the card to destroy up to four ground forces on Mecatol Rex."
    strike_law(s, politic_of(INTERNAL_SECURITY))
    kill_troops(s, MECATOL_REX, await aim_amount(me, INTERNAL_SECURITY, 1, min(4, s.troops[MECATOL_REX])))


def own_ships_come(it: Judge) -> bool:
    """The garrison of Mecatol Rex is killed when ships of the player arrive."""
    s, a = it.s, it.s.activation
    here = a is not None and a.seat == it.seat and a.place == CENTRE
    return here and s.owner[MECATOL_REX] not in (-1, it.seat) and s.troops[MECATOL_REX] > 0


opinion(INTERNAL_SECURITY, vote=True, use=own_ships_come)


# --- Planetary Conscription --------------------------------------------------------------------------------------


def settled(s: Twilight, me: int, w: PlanetTaken) -> bool:
    return w.seat == me and w.loser < 0 and passed(s, PLANETARY_CONSCRIPTION)


@HOOKS.reaction(PlanetTaken, PLANETARY_CONSCRIPTION, when=settled)
async def conscripts(s: Twilight, me: int, w: PlanetTaken) -> None:
    "A player who takes a neutral planet may put a ground force on it."
    put_troops(s, w.planet, 1)


@agenda("planetary_conscription")
async def planetary_conscription(s: Twilight, side: int) -> None:
    "Against: nobody may land on a neutral planet for the rest of the round."
    if side == AGAINST:
        lasts(s, PLANETARY_CONSCRIPTION, TABLE, ROUND)


@HOOKS.modifier(LandingForbidden, PLANETARY_CONSCRIPTION)
def no_settlers(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    stopped = s.owner[query.planet] < 0 and [*in_force(s, PLANETARY_CONSCRIPTION)]
    return PLANETARY_CONSCRIPTION + 1 if stopped else forbids


opinion(PLANETARY_CONSCRIPTION, vote=True, use=True)


# --- Planetary Security ------------------------------------------------------------------------------------------


@always("politic.planetary_security")
def planetary_security(s: Twilight) -> None:
    "Planets outside home systems without a ground force become neutral."
    fought = s.invasion.troops if s.invasion is not None else ()
    for planet, owner in by_planet(s.owner):
        if owner >= 0 and not s.troops[planet] and not HOME_PLANETS >> planet & 1 and planet not in fought:
            make_neutral(s, planet)
            tell(s, "ti3-log-ungarrisoned", seat=owner, planet=planet)


opinion(
    text("politic.planetary_security"),
    vote=lambda it: all(it.s.troops[planet] for planet in outside_home(it.s, it.seat)),
)


# --- Short Term Truce --------------------------------------------------------------------------------------------


TRUCE_PRICE = 10


@agenda("short_term_truce")
async def short_term_truce(s: Twilight, side: int) -> None:
    "For: a truce next round. Against: each who voted against exhausts a planet that their left neighbour chooses."
    if side == FOR:
        s.laws[politic_of(SHORT_TERM_TRUCE)] = (FOR, s.round + 1)
    else:
        then(s, *(frame(tired_by_left, seat) for seat in voters(s, AGAINST)))


@step
async def tired_by_left(s: Twilight, seat: Seat) -> None:
    """The opponent on the left exhausts a planet of a player."""
    planets = ready_planets(s, seat)
    if planets:
        left = (seat + 1) % len(s.players)
        exhaust(s, planets if len(planets) == 1 else [await aim_planet(left, SHORT_TERM_TRUCE, planets)])


def truce(s: Twilight) -> bool:
    """Whether the truce holds: for one round, or from that round on (T3.17.24)."""
    about = s.laws.get(politic_of(SHORT_TERM_TRUCE), ())
    return len(about) > 1 and about[1] <= s.round


@HOOKS.modifier(ActivationForbidden, SHORT_TERM_TRUCE)
def no_raid(s: Twilight, me: int, query: ActivationForbidden, forbids: int) -> int:
    "Nobody may activate a system with enemy ships."
    return SHORT_TERM_TRUCE + 1 if truce(s) and enemy_at(s, query.seat, query.place) >= 0 else forbids


@HOOKS.modifier(LandingForbidden, SHORT_TERM_TRUCE)
def no_invasion(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    "Nobody may land on another player's planet."
    return SHORT_TERM_TRUCE + 1 if truce(s) and s.owner[query.planet] >= 0 else forbids


def can_end_truce(s: Twilight, me: int, w: Window) -> bool:
    return passed(s, SHORT_TERM_TRUCE) and wealth(s, me, True) >= TRUCE_PRICE


@HOOKS.reaction(ANY_TIME, SHORT_TERM_TRUCE, when=can_end_truce)
async def end_truce(s: Twilight, me: int, w: Window) -> None:
    "Anybody may discard the law at any time for 10 influence."
    await pay(s, me, TRUCE_PRICE, votes=True)
    strike_law(s, politic_of(SHORT_TERM_TRUCE))


@HOOKS.trigger(TurnBegins, SHORT_TERM_TRUCE, when=lambda s, me, w: truce(s) and can_end_truce(s, w.seat, w))
async def end_truce_first(s: Twilight, me: int, w: TurnBegins) -> None:
    "Before the player's own action, too."
    if await wants(w.seat, SHORT_TERM_TRUCE):
        await end_truce(s, w.seat, w)


@HOOKS.trigger(RoundEnds, SHORT_TERM_TRUCE, when=lambda s, me, w: truce(s) and not ruling(s, LASTING_TRUCE))
async def truce_over(s: Twilight, me: int, w: RoundEnds) -> None:
    "It ends with its round."
    strike_law(s, politic_of(SHORT_TERM_TRUCE))


def yields_to_votes(it: Judge, planet: Planet) -> float:
    return resources(it.s, planet) + 0.5 * influence(it.s, planet)


opinion(SHORT_TERM_TRUCE, vote=first, use=False, wants=False, planet=yields_to_votes)
