"""Twilight Imperium 3: the political cards about strategy cards, action cards and command counters (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti3.rules.agendas.demands import discards, lose_cards_
from orrery.games.ti3.rules.aims import aim_card, aim_player, aim_strategy
from orrery.games.ti3.rules.board import influence, ready_planets
from orrery.games.ti3.rules.council import passed
from orrery.games.ti3.rules.data import IMPERIAL, INITIATIVE, LOGISTICS, TECHNOLOGY, TRADE
from orrery.games.ti3.rules.effects import ROUND, VOTE, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, number, step
from orrery.games.ti3.rules.judge import gift, opinion
from orrery.games.ti3.rules.kinds import CARDS_DRAWN
from orrery.games.ti3.rules.nouns import AGAINST, FOR, STRATEGY
from orrery.games.ti3.rules.options import RECEIVER_GAINS, ruling
from orrery.games.ti3.rules.queries import (
    CounterPrice,
    HandLimit,
    NoCards,
    NoRedistribution,
    PassesStrategies,
    SecondaryCost,
    SecondaryForbidden,
    StatusCards,
    StrategyPrice,
)
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.status import CARDS
from orrery.games.ti3.rules.strategic import can_use, secondary
from orrery.games.ti3.rules.strategy import bonus
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Seat, Side, Strategy
from orrery.games.ti3.rules.windows import StatusDraw, StrategyTaken

AGGRESSIVE_STRATEGY = text("politic.aggressive_strategy")
concerns(AGGRESSIVE_STRATEGY, Side)
CHECKS_AND_BALANCES = text("politic.checks_and_balances")
CORE_STABILITY = text("politic.core_stability")
COUNCILS_CENSURE = text("politic.councils_censure")
IMPERIAL_ACADEMY = text("politic.imperial_academy")
LIMITS_TO_INDIVIDUAL_POWER = text("politic.limits_to_individual_power")
RESOURCE_MANAGEMENT = text("politic.resource_management")

# --- Aggressive Strategy -----------------------------------------------------------------------------------------


@agenda("aggressive_strategy")
async def aggressive_strategy(s: Twilight, side: int) -> None:
    "For: all may use the secondary ability of one of their strategy cards for free. Against: none this round."
    lasts(s, AGGRESSIVE_STRATEGY, TABLE, VOTE if side == FOR else ROUND, side)
    if side == FOR:
        then(s, *(frame(own_secondary, seat) for seat in order_of_play(s)))


@step
async def own_secondary(s: Twilight, seat: Seat) -> None:
    """Which of their strategy cards, if a player has two?"""
    cards = [card for card in s.players[seat].strategies if card != INITIATIVE and can_use(s, seat, card)]
    if cards:
        card = cards[0] if len(cards) == 1 else await aim_strategy(seat, AGGRESSIVE_STRATEGY, cards)
        then(s, frame(secondary, seat, card))


@HOOKS.modifier(SecondaryCost, AGGRESSIVE_STRATEGY)
def free_secondary(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    return 0 if (FOR,) in in_force(s, AGGRESSIVE_STRATEGY) else cost


@HOOKS.modifier(SecondaryForbidden, AGGRESSIVE_STRATEGY)
def no_secondary(s: Twilight, me: int, query: SecondaryForbidden, forbids: int) -> int:
    return AGGRESSIVE_STRATEGY + 1 if (AGAINST,) in in_force(s, AGGRESSIVE_STRATEGY) else forbids


SECONDARIES = {LOGISTICS: 4.0, TRADE: 3.0, TECHNOLOGY: 3.5, IMPERIAL: 3.8}
"""What secondary abilities are worth; those not listed are worth less."""


opinion(AGGRESSIVE_STRATEGY, vote=True, strategy=lambda it, card: SECONDARIES.get(card, 1.0))


# --- Checks and Balances -----------------------------------------------------------------------------------------


@HOOKS.modifier(PassesStrategies, CHECKS_AND_BALANCES)
def all_choose(s: Twilight, me: int, query: PassesStrategies, passes: int) -> int:
    return 1


@HOOKS.trigger(StrategyTaken, CHECKS_AND_BALANCES)
async def taken_for_another(s: Twilight, me: int, w: StrategyTaken) -> None:
    "A player who takes a strategy card gives it to another player who has none yet (T3.17.48)."
    count = s.bonus[w.strategy] if ruling(s, RECEIVER_GAINS) else 0
    s.bonus[w.strategy] -= count
    then(s, frame(pass_on, Seat(w.seat), w.strategy, count))


@step
async def pass_on(s: Twilight, seat: Seat, card: Strategy, count: int) -> None:
    """To whom? With two cards each, to one of those who have the fewest. The bonus counters go with the card."""
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
    if card == INITIATIVE and ruling(s, RECEIVER_GAINS):
        s.speaker = owner
    if count:
        then(s, frame(bonus, owner, count))


@agenda("checks_and_balances")
async def checks_and_balances(s: Twilight, side: int) -> None:
    "Against: everyone passes their strategy cards to the left; the one being played is not played again."
    if side == AGAINST:
        played = sum(1 << frame[2] for frame in s.schedule if frame[0] == "primary_done")
        held = [(p.strategies, p.used | played) for p in s.players]
        for seat, (strategies, used) in enumerate(held):
            left = s.players[(seat + 1) % len(s.players)]
            left.strategies, left.used = strategies, used


opinion(CHECKS_AND_BALANCES, vote=False, player=gift)


# --- Core Stability ----------------------------------------------------------------------------------------------


@HOOKS.replacement(StatusDraw, CORE_STABILITY, when=lambda s, me, w: passed(s, CORE_STABILITY))
async def draw_openly(s: Twilight, me: int, w: StatusDraw) -> None:
    "The action cards of the status phase are laid open; the player with most unexhausted influence chooses first."
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


opinion(CORE_STABILITY, vote=True)


# --- Council's Censure -------------------------------------------------------------------------------------------


@HOOKS.modifier(StrategyPrice, COUNCILS_CENSURE)
def councils_censure(s: Twilight, me: int, query: StrategyPrice, price: int) -> int:
    "Imperial costs the player 2 counters from the strategy allocation."
    return price + 2 * (query.card == STRATEGY.index["imperial"])


opinion(COUNCILS_CENSURE, vote=False)


# --- Imperial Academy --------------------------------------------------------------------------------------------


@HOOKS.modifier(CounterPrice, IMPERIAL_ACADEMY)
def imperial_academy(s: Twilight, me: int, query: CounterPrice, price: int) -> int:
    "With Logistics a command counter costs 2 influence."
    return min(price, 2)


opinion(IMPERIAL_ACADEMY, vote=True)


# --- Limits to Individual Power ----------------------------------------------------------------------------------


@HOOKS.modifier(HandLimit, LIMITS_TO_INDIVIDUAL_POWER)
def three_cards(s: Twilight, me: int, query: HandLimit, limit: int) -> int:
    return min(limit, 3)


@agenda("limits_to_individual_power")
async def limits_to_individual_power(s: Twilight, side: int) -> None:
    "For: nobody may hold more than 3 action cards. Against: everyone discards one at random."
    if side == FOR:
        s.full = (1 << len(s.players)) - 1
    else:
        then(s, *(frame(lose_cards_, seat, 1) for seat in order_of_play(s)))


opinion(LIMITS_TO_INDIVIDUAL_POWER, vote=lambda it: len(it.s.players[it.seat].hand) <= 3)


# --- Minister of Policy ------------------------------------------------------------------------------------------


@HOOKS.modifier(StatusCards, text("politic.minister_of_policy"))
def minister_of_policy(s: Twilight, me: int, query: StatusCards, cards: int) -> int:
    "One more action card in the status phase."
    return cards + 1


opinion(text("politic.minister_of_policy"), vote=True)


# --- Resource Management -----------------------------------------------------------------------------------------


@HOOKS.modifier(NoRedistribution, RESOURCE_MANAGEMENT)
def as_they_are(s: Twilight, me: int, query: NoRedistribution, forbids: int) -> int:
    "Nobody may redistribute command counters."
    return RESOURCE_MANAGEMENT + 1


@agenda("resource_management")
async def resource_management(s: Twilight, side: int) -> None:
    "Against: players with three or more action cards discard two."
    if side == AGAINST:
        then(s, *(frame(discards, seat, 2) for seat in order_of_play(s) if len(s.players[seat].hand) >= 3))


opinion(RESOURCE_MANAGEMENT, vote=False)
