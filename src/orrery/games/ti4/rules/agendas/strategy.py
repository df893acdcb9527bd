"""Twilight Imperium 4: the agendas about strategy cards, action cards and command tokens (LRR 1)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.chance import Shuffle
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.agendas.demands import (
    discard_hand,
    draw_some,
    everyone,
    lose_fleet_tokens,
    lose_some_tokens,
    recount,
)
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.council import voters
from orrery.games.ti4.rules.effects import AGENDA_PHASE, VOTE, in_force, lasts
from orrery.games.ti4.rules.hooks import HOOKS, agenda, step
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import AIM_PLAYER, AIM_STRATEGY, CARD_LOST
from orrery.games.ti4.rules.laws import discard_law
from orrery.games.ti4.rules.nouns import AGAINST, FLEET_POOL, FOR, POOL
from orrery.games.ti4.rules.outcomes import elected_player, elected_strategy
from orrery.games.ti4.rules.queries.council import PlanetsReadied, SecondaryPrice
from orrery.games.ti4.rules.queries.limits import CardsForbidden, HandLimit, MostFleetTokens
from orrery.games.ti4.rules.rounds import TWO_CARDS
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import secondary
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Outcome, Seat, Strategy
from orrery.games.ti4.rules.verbs import (
    discard_cards,
    gain_points,
    keep_hand,
    lose_points,
    most_fleet_tokens,
    tokens_left,
)
from orrery.games.ti4.rules.windows.council import LawLost
from orrery.games.ti4.rules.windows.rounds import StatusPhaseEnds, StrategyGained, StrategyPhaseEnds

CHECKS_AND_BALANCES = text("agenda.checks_and_balances")
CLANDESTINE_OPERATIONS = text("agenda.clandestine_operations")
GALACTIC_CRISIS_PACT = text("agenda.galactic_crisis_pact")
concerns(GALACTIC_CRISIS_PACT, Strategy)
IMPERIAL_ARBITER = text("agenda.imperial_arbiter")
POLITICAL_CENSURE = text("agenda.political_censure")

# --- Armed Forces Standardization --------------------------------------------------------------------------------

STANDARD = (3, 3, 2)


@agenda("armed_forces_standardization")
async def armed_forces_standardization(s: Imperium, outcome: Outcome) -> None:
    "The elected player has 3, 3 and 2 command tokens on the sheet from now on, as far as there are so many."
    seat = elected_player(outcome)
    p = s.players[seat]
    have = tokens_left(p) + sum(p.pools)
    for pool, count in zip(POOL.every, STANDARD, strict=True):
        most = most_fleet_tokens(s, seat) if pool == FLEET_POOL else count
        p.pools[pool] = min(count, most, have)
        have -= p.pools[pool]
    recount(s, seat)


# --- Checks and Balances -----------------------------------------------------------------------------------------

READIED = 3


@HOOKS.trigger(StrategyGained, CHECKS_AND_BALANCES, when=lambda s, me, w: me == TABLE)
async def for_another(s: Imperium, me: int, w: StrategyGained) -> None:
    "Whoever chooses a strategy card gives it to another player who has not got all strategy cards yet, if able."
    share = 2 if len(s.players) in TWO_CARDS else 1
    needy = sorted(seat for seat in others(s, w.seat) if len(s.players[seat].strategies) < share)
    if needy:
        to: Seat = await aim(w.seat, AIM_PLAYER, CHECKS_AND_BALANCES, needy, strategy=w.strategy)
        w.owner = to


@agenda("checks_and_balances")
async def checks_and_balances(s: Imperium, outcome: Outcome) -> None:
    "Against: all ready only 3 planets at the end of this agenda phase."
    if outcome == AGAINST:
        for seat in everyone(s):
            lasts(s, CHECKS_AND_BALANCES, seat, AGENDA_PHASE)


@HOOKS.modifier(PlanetsReadied, CHECKS_AND_BALANCES)
def only_three(s: Imperium, me: int, query: PlanetsReadied, most: int) -> int:
    return most if me == TABLE else min(most, READIED)


# --- Clandestine Operations --------------------------------------------------------------------------------------


@agenda("clandestine_operations")
async def clandestine_operations(s: Imperium, outcome: Outcome) -> None:
    "For: all lose 2 command tokens of the sheet; against: one of the fleet pool."
    if outcome == FOR:
        then(s, *(frame(lose_some_tokens, seat, 2, CLANDESTINE_OPERATIONS) for seat in everyone(s)))
    else:
        for seat in everyone(s):
            lose_fleet_tokens(s, seat, 1)


# --- Executive Sanctions -----------------------------------------------------------------------------------------


@HOOKS.modifier(HandLimit, text("agenda.executive_sanctions"))
def three_cards(s: Imperium, me: int, query: HandLimit, limit: int) -> int:
    return min(limit, 3)


@agenda("executive_sanctions")
async def executive_sanctions(s: Imperium, outcome: Outcome) -> None:
    "For: nobody has more than 3 action cards. Against: all discard one at random."
    then(s, *(frame(keep_hand if outcome == FOR else lose_card, seat) for seat in everyone(s)))


@step
async def lose_card(s: Imperium, seat: Seat) -> None:
    """A random action card is discarded."""
    hand = s.players[seat].hand
    if hand:
        mixed = await Shuffle(CARD_LOST, sorted(hand), seat=seat, seen=1 << seat)
        discard_cards(s, seat, mixed[:1])


# --- Fleet Regulations -------------------------------------------------------------------------------------------

MOST_IN_POOL = 4


@HOOKS.modifier(MostFleetTokens, text("agenda.fleet_regulations"))
def four_tokens(s: Imperium, me: int, query: MostFleetTokens, most: int) -> int:
    return min(most, MOST_IN_POOL)


@agenda("fleet_regulations")
async def fleet_regulations(s: Imperium, outcome: Outcome) -> None:
    "For: nobody has more than 4 tokens in the fleet pool. Against: all get one more there."
    for seat in everyone(s):
        p = s.players[seat]
        if outcome == FOR:
            lose_fleet_tokens(s, seat, max(0, p.pools[FLEET_POOL] - most_fleet_tokens(s, seat)))
        elif tokens_left(p):
            p.pools[FLEET_POOL] += 1


# --- Galactic Crisis Pact ----------------------------------------------------------------------------------------


@agenda("galactic_crisis_pact")
async def galactic_crisis_pact(s: Imperium, outcome: Outcome) -> None:
    "All may use the secondary ability of the elected strategy card without a token of the strategy pool."
    strategy = elected_strategy(outcome)
    lasts(s, GALACTIC_CRISIS_PACT, TABLE, VOTE, strategy)
    then(s, *(frame(secondary, seat, strategy) for seat in everyone(s)))


@HOOKS.modifier(SecondaryPrice, GALACTIC_CRISIS_PACT)
def for_nothing(s: Imperium, me: int, query: SecondaryPrice, price: int) -> int:
    return 0 if (query.strategy,) in in_force(s, GALACTIC_CRISIS_PACT) else price


# --- Imperial Arbiter --------------------------------------------------------------------------------------------


def can_swap(s: Imperium, me: int, w: StrategyPhaseEnds) -> bool:
    return bool(s.players[me].strategies) and any(s.players[seat].strategies for seat in others(s, me))


@HOOKS.reaction(StrategyPhaseEnds, IMPERIAL_ARBITER, when=can_swap)
async def imperial_arbiter(s: Imperium, me: Seat, w: StrategyPhaseEnds) -> None:
    "At the end of the strategy phase the owner may discard it to swap a strategy card with another player."
    await discard_law(s, IMPERIAL_ARBITER)
    own = await aim(me, AIM_STRATEGY, IMPERIAL_ARBITER, sorted(s.players[me].strategies))
    theirs = {card: seat for seat in others(s, me) for card in s.players[seat].strategies}
    card = await aim(me, AIM_STRATEGY, IMPERIAL_ARBITER, sorted(theirs), instead_of=own)
    for seat, loses, gains in ((me, own, card), (theirs[card], card, own)):
        cards = s.players[seat].strategies
        cards[cards.index(loses)] = gains
        tell(s, "ti4-log-takes", seat=seat, strategy=gains)


# --- Minister of Policy ------------------------------------------------------------------------------------------


@HOOKS.trigger(StatusPhaseEnds, text("agenda.minister_of_policy"))
async def minister_of_policy(s: Imperium, me: Seat, w: StatusPhaseEnds) -> None:
    "At the end of the status phase the owner draws an action card; Neural Motivator does not add to that (LRR F.12)."
    then(s, frame(draw_some, me, 1))


# --- Political Censure -------------------------------------------------------------------------------------------


@agenda("political_censure")
async def political_censure(s: Imperium, outcome: Outcome) -> None:
    "The owner has a point more, as long as the card stays, and cannot play action cards."
    gain_points(s, elected_player(outcome), 1)


@HOOKS.modifier(CardsForbidden, POLITICAL_CENSURE)
def censured(s: Imperium, me: int, query: CardsForbidden, forbids: int) -> int:
    return 1 if query.seat == me else forbids


@HOOKS.trigger(LawLost, POLITICAL_CENSURE, when=lambda s, me, w: w.law == POLITICAL_CENSURE and w.seat == me)
async def censure_is_over(s: Imperium, me: Seat, w: LawLost) -> None:
    lose_points(s, me, 1)


# --- Unconventional Measures -------------------------------------------------------------------------------------


@agenda("unconventional_measures")
async def unconventional_measures(s: Imperium, outcome: Outcome) -> None:
    "Whoever voted for it draws 2 action cards; against: discards all."
    if outcome == FOR:
        then(s, *(frame(draw_some, seat, 2) for seat in voters(s, FOR)))
    else:
        for seat in voters(s, FOR):
            discard_hand(s, seat)


# --- what bots think of them -------------------------------------------------------------------------------------


def few_tokens(it: Judge) -> bool:
    """With fewer command tokens than one would have."""
    return sum(it.s.players[it.seat].pools) < sum(STANDARD)


def few_cards(it: Judge) -> bool:
    """With no more action cards than would be allowed."""
    return len(it.s.players[it.seat].hand) <= 3


opinion(text("agenda.armed_forces_standardization"), vote=few_tokens)
opinion(CHECKS_AND_BALANCES, vote=True, player=lambda it, other: -it.rival(other))
opinion(CLANDESTINE_OPERATIONS, vote=False)
opinion(text("agenda.executive_sanctions"), vote=few_cards)
opinion(text("agenda.fleet_regulations"), vote=False)


def good_swap(it: Judge) -> float:
    """When another player has a card that is much better than the own worst."""
    theirs = [card for seat in others(it.s, it.seat) for card in it.s.players[seat].strategies]
    mine = min(map(it.strategy, it.s.players[it.seat].strategies))
    return 1.0 if max(map(it.strategy, theirs)) >= mine + 1.0 else -1.0


def given_or_taken(it: Judge, card: Strategy) -> float:
    """The own worst card for the best one of the others."""
    return it.strategy(card) if "instead_of" in it.about else -it.strategy(card)


opinion(IMPERIAL_ARBITER, use=good_swap, strategy=given_or_taken, vote=True)
opinion(text("agenda.minister_of_policy"), vote=True)
opinion(POLITICAL_CENSURE, vote=True, stakes=6.0)
opinion(text("agenda.unconventional_measures"), vote=True)
