"""Twilight Imperium 3: the laws from Checks and Balances to Crown of Thalnos (T3.13.6), in the order of the cards: what
they change while they are in force, and what happens if the council votes against them."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti3.rules.agendas.events_2 import exhaust_some
from orrery.games.ti3.rules.aims import aim_card, aim_planet, aim_player, aim_unit
from orrery.games.ti3.rules.board import SHUT, fleet_of, influence, outside_home, ready_planets, resources
from orrery.games.ti3.rules.council import council_of, passed, strike_law, voters
from orrery.games.ti3.rules.data import INITIATIVE, POLITICS
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, number, step
from orrery.games.ti3.rules.invasion import send_back
from orrery.games.ti3.rules.kinds import CARDS_DRAWN
from orrery.games.ti3.rules.nouns import AGAINST, STRATEGY
from orrery.games.ti3.rules.options import RECEIVER_GAINS, on
from orrery.games.ti3.rules.queries import (
    BombardmentForbidden,
    LandingForbidden,
    NoCards,
    PassesStrategies,
    RetreatForbidden,
    StatusCards,
    StrategyPrice,
    WormholesShut,
)
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.sheets import Sheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.status import CARDS
from orrery.games.ti3.rules.strategy import bonus
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.things import Place, Planet, Seat, Strategy, places_in
from orrery.games.ti3.rules.units import BIG, GROUND_FORCE
from orrery.games.ti3.rules.verbs import destroy, lose_dock, pay, wealth
from orrery.games.ti3.rules.windows import (
    AgendaRead,
    Landed,
    StatusDraw,
    StrategyTaken,
)

CHECKS_AND_BALANCES = text("politic.checks_and_balances")
CLOSING_THE_WORMHOLES = text("politic.closing_the_wormholes")
CODE_OF_HONOR = text("politic.code_of_honor")
COLONIZATION_LICENSING = text("politic.colonization_licensing")
CONVENTIONS_OF_WAR = text("politic.conventions_of_war")
CORE_STABILITY = text("politic.core_stability")
COUNCIL_ELDER = text("politic.council_elder")
COUNCILS_CENSURE = text("politic.councils_censure")
CROWN_OF_THALNOS = text("politic.crown_of_thalnos")


# --- 1 Checks and Balances ---------------------------------------------------------------------------------------


@HOOKS.modifier(PassesStrategies, CHECKS_AND_BALANCES)
def all_choose(s: Twilight, me: int, query: PassesStrategies, passes: int) -> int:
    return 1


@HOOKS.trigger(StrategyTaken, CHECKS_AND_BALANCES)
async def taken_for_another(s: Twilight, me: int, w: StrategyTaken) -> None:
    "Whoever takes a strategy card gives it to another player who has none yet (T3.17.48)."
    count = s.bonus[w.strategy] if on(s, RECEIVER_GAINS) else 0
    s.bonus[w.strategy] -= count
    then(s, frame(pass_on, Seat(w.seat), w.strategy, count))


@step
async def pass_on(s: Twilight, seat: Seat, card: Strategy, count: int) -> None:
    """To whom? With two cards each, to one of those who have fewest. The bonus counters go with the card."""
    if card not in s.players[seat].strategies:
        s.bonus[card] += count
        return
    cards = [len(p.strategies) for p in s.players]
    fewest = min(cards[rival] for rival in others(s, seat))
    needy = [rival for rival in others(s, seat) if cards[rival] == fewest < cards[seat]]
    owner = seat
    if needy:
        owner = needy[0] if len(needy) == 1 else await aim_player(seat, CHECKS_AND_BALANCES, needy)
        s.players[seat].strategies.remove(card)
        s.players[owner].strategies.append(card)
        tell(s, "ti3-log-passes-on", seat=seat, rival=owner, strategy=card)
    if card == INITIATIVE and on(s, RECEIVER_GAINS):
        s.speaker = owner
    if count:
        then(s, frame(bonus, owner, count))


@agenda("checks_and_balances")
async def checks_and_balances(s: Twilight, side: int) -> None:
    "Against: all pass their strategy cards to the left; the one that is being played is not played again."
    if side == AGAINST:
        played = sum(1 << frame[2] for frame in s.agenda if frame[0] == "primary_done")
        held = [(p.strategies, p.used | played) for p in s.players]
        for seat, (strategies, used) in enumerate(held):
            left = s.players[(seat + 1) % len(s.players)]
            left.strategies, left.used = strategies, used


# --- 2 Closing the Wormholes -------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesShut, CLOSING_THE_WORMHOLES, rank=1)
def closed(s: Twilight, me: int, query: WormholesShut, wormholes: int) -> int:
    "No fleet goes through wormholes."
    return SHUT


@agenda("closing_the_wormholes")
async def closing_the_wormholes(s: Twilight, side: int) -> None:
    "Against: every fleet at a wormhole loses a ship that is no fighter."
    gates = places_in(s.wormholes[0] | s.wormholes[1])
    if side == AGAINST:
        then(s, *(frame(lose_a_ship, seat, gate) for seat in order_of_play(s) for gate in gates))


@step
async def lose_a_ship(s: Twilight, seat: Seat, place: Place) -> None:
    """Which ship of a fleet is removed?"""
    fleet = fleet_of(s, seat, place)
    units = [unit for unit in BIG if fleet.of(unit)]
    if units:
        unit = units[0] if len(units) == 1 else await aim_unit(seat, CLOSING_THE_WORMHOLES, units)
        destroy(s, seat, place, [unit])


# --- 3 Code of Honor ---------------------------------------------------------------------------------------------


@HOOKS.modifier(RetreatForbidden, CODE_OF_HONOR)
def code_of_honor(s: Twilight, me: int, query: RetreatForbidden, forbids: int) -> int:
    "No fleet leaves a space battle."
    return CODE_OF_HONOR + 1


# --- 4 Colonization Licensing ------------------------------------------------------------------------------------


@HOOKS.modifier(LandingForbidden, COLONIZATION_LICENSING)
def too_poor(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    cannot = s.owner[query.planet] < 0 and wealth(s, query.seat) < resources(s, query.planet)
    return COLONIZATION_LICENSING + 1 if cannot else forbids


@HOOKS.trigger(Landed, COLONIZATION_LICENSING, rank=-1)
async def landing_fees(s: Twilight, me: int, w: Landed) -> None:
    "Whoever lands on a neutral planet spends as many resources as it yields, whatever is met there."
    landed = sorted(s.invasion.troops) if s.invasion is not None else []
    then(s, *(frame(buy_licence, Seat(w.seat), planet) for planet in landed if s.owner[planet] < 0))


@step
async def buy_licence(s: Twilight, seat: Seat, planet: Planet) -> None:
    """Whoever cannot pay goes back aboard."""
    price = resources(s, planet)
    if wealth(s, seat) < price:
        send_back(s, planet)
    else:
        await pay(s, seat, price)


@agenda("colonization_licensing")
async def colonization_licensing(s: Twilight, side: int) -> None:
    "Against: all exhaust a planet for every three outside their home systems."
    for seat in reversed(order_of_play(s)) if side == AGAINST else ():
        then(s, frame(exhaust_some, seat, len(outside_home(s, seat)) // 3, COLONIZATION_LICENSING))


# --- 5 Conventions of War ----------------------------------------------------------------------------------------


@HOOKS.modifier(BombardmentForbidden, CONVENTIONS_OF_WAR)
def spare_docks(s: Twilight, me: int, query: BombardmentForbidden, forbids: int) -> int:
    "Planets with a space dock are not bombarded."
    return CONVENTIONS_OF_WAR + 1 if s.docks >> query.planet & 1 else forbids


@agenda("conventions_of_war")
async def conventions_of_war(s: Twilight, side: int) -> None:
    "Against: whoever voted against it loses a space dock outside the home system."
    if side == AGAINST:
        then(s, *(frame(return_dock, seat) for seat in voters(s, AGAINST)))


@step
async def return_dock(s: Twilight, seat: Seat) -> None:
    """Which dock is given back?"""
    docks = [planet for planet in outside_home(s, seat) if s.docks >> planet & 1]
    if docks:
        lose_dock(s, docks[0] if len(docks) == 1 else await aim_planet(seat, CONVENTIONS_OF_WAR, docks))


# --- 6 Core Stability --------------------------------------------------------------------------------------------


@HOOKS.replacement(StatusDraw, CORE_STABILITY, when=lambda s, me, w: passed(s, CORE_STABILITY))
async def draw_openly(s: Twilight, me: int, w: StatusDraw) -> None:
    "The action cards of the status phase are laid open; whoever has most unexhausted influence chooses first."
    counts = {seat: number(s, CARDS, StatusCards, seat) for seat in order_of_play(s) if not number(s, 0, NoCards, seat)}
    wanted = sum(counts.values())
    while len(s.open_cards) < wanted and (s.deck.layers or s.discard):
        if not s.deck.layers:
            s.deck.shuffle_in(s.discard)
            s.discard = []
        s.open_cards += await Draw(CARDS_DRAWN, s.deck, 1, seen=EVERYONE)
    first = sorted(counts, key=lambda seat: -sum(influence(s, planet) for planet in ready_planets(s, seat)))
    then(s, *(frame(take_open_card, seat) for seat in first for _ in range(counts[seat])))


@step
async def take_open_card(s: Twilight, seat: Seat) -> None:
    """Which of the open cards does a player take?"""
    if s.open_cards:
        card = await aim_card(seat, CORE_STABILITY, s.open_cards) if len(set(s.open_cards)) > 1 else s.open_cards[0]
        s.open_cards.remove(card)
        s.players[seat].hand.append(card)
        s.full |= 1 << seat
        tell(s, "ti3-log-takes-card", seat=seat, card=card)


@agenda("core_stability")
async def core_stability(s: Twilight, side: int) -> None:
    "Against: nobody draws action cards for the rest of the round."
    if side == AGAINST:
        lasts(s, CORE_STABILITY, TABLE, ROUND)


@HOOKS.modifier(NoCards, CORE_STABILITY)
def no_cards(s: Twilight, me: int, query: NoCards, forbids: int) -> int:
    return CORE_STABILITY + 1 if () in in_force(s, CORE_STABILITY) else forbids


# --- 7 to 9 ------------------------------------------------------------------------------------------------------


@HOOKS.reaction(AgendaRead, COUNCIL_ELDER, when=lambda s, me, w: bool(POLITICS[w.politic].elect))
async def council_elder(s: Twilight, me: int, w: AgendaRead) -> None:
    "Before an election the holder may strike this law: then only the holder's votes count."
    strike_law(s, politic_of(COUNCIL_ELDER))
    council_of(s).only = Seat(me)


@HOOKS.modifier(StrategyPrice, COUNCILS_CENSURE)
def councils_censure(s: Twilight, me: int, query: StrategyPrice, price: int) -> int:
    "Imperial costs the player 2 counters of the strategy allocation."
    return price + 2 * (query.card == STRATEGY.index["imperial"])


@on_sheet(CROWN_OF_THALNOS)
def crown_of_thalnos(it: Sheet) -> None:
    "The player's ground forces get +1 on combat rolls."
    it.improve(1, [GROUND_FORCE])
