"""Twilight Imperium 3: the action cards of the strategy phase (T3.5, T3.19.1): when it begins, when somebody has taken
a strategy card, and when all have."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.windows import Moment
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_player, aim_strategy, aim_text
from orrery.games.ti3.rules.board import counters_left, influence, planets_of
from orrery.games.ti3.rules.data import IMPERIAL, STRATEGIES, TECHNOLOGY, TILES
from orrery.games.ti3.rules.effects import CULTURAL_CRISIS, ROUND, drop, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.judge import Judge, best_yield, opinion
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.nouns import CARD, COMMAND_POOL
from orrery.games.ti3.rules.options import MOURN_ONE_TURN, SHIFT_CHOICE, ruling
from orrery.games.ti3.rules.queries import (
    FleetLimit,
    ProductionLimit,
    StrategyForbidden,
    TakeForbidden,
    TechnologyForbidden,
)
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategy import cards_left, keep, why_not_take
from orrery.games.ti3.rules.texts import concerns, race_texts, text
from orrery.games.ti3.rules.things import Place, Planet, Seat, Strategy, places_in
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.verbs import abilities_changed, end_agreement, lay_counter, partners, place_counters
from orrery.games.ti3.rules.windows import ForAll, RoundEnds, StrategiesTaken, StrategyPhase, StrategyTaken, TurnBegins

IN_THE_PHASE = (StrategyPhase, StrategiesTaken)
"""A card of the strategy phase is played before the first strategy card is taken, or after the last."""

SUMMIT = 2
NO_LIMIT = 99
SEARCH_DECK = new_kind("search_deck", CARD, secret=True)


# --- counters ----------------------------------------------------------------------------------------------------


@HOOKS.reaction(IN_THE_PHASE, text("card.command_summit"), when=lambda s, me, w: counters_left(s, me) > 0)
async def command_summit(s: Twilight, me: int, w: ForAll) -> None:
    "Two command counters into the command pool."
    place_counters(s, me, COMMAND_POOL, SUMMIT)


opinion(text("card.command_summit"), worth=2.2, use=True)


SIGNAL_JAMMING = text("card.signal_jamming")


def audible(s: Twilight, rival: int) -> list[Place]:
    """Systems that are not home systems and have no counter of a player."""
    silent = s.shape & ~s.players[rival].activated
    return [place for place in places_in(silent) if TILES[s.tiles[place]].kind != "home"]


def jammable(s: Twilight, me: int) -> list[int]:
    """The others with command counters in the reinforcements."""
    return [rival for rival in others(s, me) if counters_left(s, rival) and audible(s, rival)]


async def jam_whom(s: Twilight, me: int, w: ForAll) -> int:
    return await aim_player(me, SIGNAL_JAMMING, jammable(s, me))


@HOOKS.reaction(IN_THE_PHASE, SIGNAL_JAMMING, when=lambda s, me, w: bool(jammable(s, me)), aim=jam_whom)
async def signal_jamming(s: Twilight, me: int, w: StrategyPhase, rival: int) -> None:
    "Put a command counter of another player on a system other than a home system."
    lay_counter(s, rival, await aim_place(me, SIGNAL_JAMMING, audible(s, rival)))


def staging(it: Judge, place: Place) -> float:
    """Where rivals, especially the leader, have a fleet that could leave."""
    first = it.leader()
    return sum(it.fleet(other, place) * (2.0 if other == first else 1.0) for other in others(it.s, it.seat))


opinion(SIGNAL_JAMMING, worth=1.5, use=True, place=staging)


# --- for the round -----------------------------------------------------------------------------------------------


async def whose_culture(s: Twilight, me: int, w: ForAll) -> int:
    return await aim_player(me, CULTURAL_CRISIS, range(len(s.players)))


@HOOKS.reaction(IN_THE_PHASE, CULTURAL_CRISIS, aim=whose_culture)
async def cultural_crisis(s: Twilight, me: int, w: StrategyPhase, seat: int) -> None:
    "A player, possibly yourself, loses all race abilities this round (effects.refresh_abilities)."
    lasts(s, CULTURAL_CRISIS, seat, ROUND)
    abilities_changed(s, seat)
    tell(s, "ti3-log-aims-player", seat=seat, card=CULTURAL_CRISIS)


opinion(CULTURAL_CRISIS, worth=0.8, use=True)


MULTICULTURALISM = text("card.multiculturalism")


async def which_ability(s: Twilight, me: int, w: ForAll) -> Ability:
    return await aim_text(me, MULTICULTURALISM, [a for r in others(s, me) for a in race_texts(s.players[r].race)])


@HOOKS.reaction(IN_THE_PHASE, MULTICULTURALISM, aim=which_ability)
async def multiculturalism(s: Twilight, me: int, w: StrategyPhase, ability: Ability) -> None:
    "Gain a race ability of an opponent for this round."
    lasts(s, ability, me, ROUND)
    lasts(s, MULTICULTURALISM, me, ROUND)
    tell(s, "ti3-log-borrows", seat=me, text=ability)


@HOOKS.trigger(RoundEnds, MULTICULTURALISM)
async def given_back(s: Twilight, me: int, w: RoundEnds) -> None:
    "Borrowed limits no longer apply (T3.12.4, T3.12.8)."
    abilities_changed(s, me)


opinion(MULTICULTURALISM, worth=0.8, use=True)


SCIENTIST_ASSASSINATION = text("card.scientist_assassination")
concerns(SCIENTIST_ASSASSINATION, int)


async def whose_scientist(s: Twilight, me: int, w: ForAll) -> int:
    return await aim_player(me, SCIENTIST_ASSASSINATION, range(len(s.players)))


@HOOKS.reaction(IN_THE_PHASE, SCIENTIST_ASSASSINATION, aim=whose_scientist)
async def scientist_assassination(s: Twilight, me: int, w: StrategyPhase, seat: int) -> None:
    "A player may not receive or buy technologies this round."
    lasts(s, SCIENTIST_ASSASSINATION, seat, ROUND)
    tell(s, "ti3-log-aims-player", seat=seat, card=SCIENTIST_ASSASSINATION)


@HOOKS.modifier(TechnologyForbidden, SCIENTIST_ASSASSINATION)
def no_scientist(s: Twilight, me: int, query: TechnologyForbidden, forbidden: int) -> int:
    "Nothing is learnt."
    return SCIENTIST_ASSASSINATION + 1 if query.seat == me else forbidden


@HOOKS.trigger(TurnBegins, SCIENTIST_ASSASSINATION, when=lambda s, me, w: ruling(s, MOURN_ONE_TURN))
async def mourned(s: Twilight, me: int, w: TurnBegins) -> None:
    "Under the other reading it ends with the first turn (T3.17.29): a second one begins without it."
    first = () in in_force(s, SCIENTIST_ASSASSINATION, me)
    drop(s, SCIENTIST_ASSASSINATION, me)
    if first:
        lasts(s, SCIENTIST_ASSASSINATION, me, ROUND, s.round)


opinion(SCIENTIST_ASSASSINATION, worth=1.1, use=True)


GRAND_ARMADA = text("card.grand_armada")


@HOOKS.reaction(IN_THE_PHASE, GRAND_ARMADA)
async def grand_armada(s: Twilight, me: int, w: ForAll) -> None:
    "No fleet supply limit in your home system this round."
    lasts(s, GRAND_ARMADA, me, ROUND)


@HOOKS.modifier(FleetLimit, GRAND_ARMADA)
def without_limit(s: Twilight, me: int, query: FleetLimit, limit: int) -> int:
    "As many ships as you have."
    return NO_LIMIT if query.place == s.players[me].home else limit


@HOOKS.trigger(RoundEnds, GRAND_ARMADA)
async def armada_ends(s: Twilight, me: int, w: RoundEnds) -> None:
    "The excess is then removed (T3.12.4)."
    s.loose |= 1 << s.players[me].home


opinion(GRAND_ARMADA, worth=0.8, use=True)


PRODUCTIVITY_SPIKE = text("card.productivity_spike")
concerns(PRODUCTIVITY_SPIKE, Planet)


def own_docks(s: Twilight, me: int) -> list[Planet]:
    """The planets with docks of the player."""
    return [planet for planet in planets_of(s, me) if s.docks >> planet & 1]


async def which_dock(s: Twilight, me: int, w: ForAll) -> Planet:
    return await aim_planet(me, PRODUCTIVITY_SPIKE, own_docks(s, me))


@HOOKS.reaction(IN_THE_PHASE, PRODUCTIVITY_SPIKE, when=lambda s, me, w: bool(own_docks(s, me)), aim=which_dock)
async def productivity_spike(s: Twilight, me: int, w: StrategyPhase, planet: Planet) -> None:
    "One of your docks produces more this round, by the influence of its planet."
    lasts(s, PRODUCTIVITY_SPIKE, me, ROUND, planet)
    tell(s, "ti3-log-aims-planet", card=PRODUCTIVITY_SPIKE, planet=planet)


@HOOKS.modifier(ProductionLimit, PRODUCTIVITY_SPIKE)
def productive(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "More units there."
    spike = query.seat == me and (query.planet,) in in_force(s, PRODUCTIVITY_SPIKE, me)
    return limit + influence(s, query.planet) if spike else limit


opinion(PRODUCTIVITY_SPIKE, worth=1.1, use=True, planet=best_yield)


# --- agreements and cards ----------------------------------------------------------------------------------------


def any_agreement(s: Twilight, me: int, w: ForAll) -> bool:
    return any(partners(s, seat) for seat in range(len(s.players)))


@HOOKS.reaction(IN_THE_PHASE, text("card.trade_stop"), when=any_agreement)
async def trade_stop(s: Twilight, me: int, w: ForAll) -> None:
    "All trade agreements end."
    for seat in range(len(s.players)):
        for other in partners(s, seat):
            end_agreement(s, seat, other)


def poorer(it: Judge) -> bool:
    """Others depend on trade more than the player."""
    mine = income(it.s, it.seat)
    return max(income(it.s, other) for other in others(it.s, it.seat)) > mine + 1 and mine < 3


opinion(text("card.trade_stop"), worth=0.8, use=poorer)


SYNCHRONICITY = text("card.synchronicity")


@HOOKS.reaction(IN_THE_PHASE, SYNCHRONICITY, when=lambda s, me, w: len(s.deck) > 0)
async def synchronicity(s: Twilight, me: Seat, w: ForAll) -> None:
    "Search the action card deck, take one, and shuffle the deck."
    then(s, frame(look_through, me), frame(search_deck, me))


opinion(SYNCHRONICITY, worth=2.0, use=True)


@step
async def look_through(s: Twilight, me: Seat) -> None:
    """A player sees the whole deck. (The moment is recorded: what is seen in it is known in the next step.)"""
    await Moment("Synchronicity")
    s.deck.shuffle_in([])
    s.deck.seen = [1 << me]


@step
async def search_deck(s: Twilight, me: Seat) -> None:
    """One of them goes to the hand, without the others seeing it."""
    (cards,) = s.deck.layers
    card = await choose(me, SEARCH_DECK, sorted(set(cards)), explain=lambda card: No("T3.19.1"), text=SYNCHRONICITY)
    cards.remove(card)
    s.deck.layers = [cards] if cards else []
    s.deck.seen = [0] if cards else []
    s.players[me].hand.append(card)
    s.full |= 1 << me
    tell(s, "ti3-log-searches", seat=me)


# --- strategy cards ----------------------------------------------------------------------------------------------

STRATEGIC_SHIFT = text("card.strategic_shift")
concerns(STRATEGIC_SHIFT, Strategy)


async def which_strategy(s: Twilight, me: int, w: StrategyPhase) -> Strategy:
    return await aim_strategy(me, STRATEGIC_SHIFT, range(len(STRATEGIES)))


@HOOKS.reaction(StrategyPhase, STRATEGIC_SHIFT, aim=which_strategy)
async def strategic_shift(s: Twilight, me: int, w: StrategyPhase, strategy: Strategy) -> None:
    "A strategy card that nobody may play this round (T3.17.19)."
    lasts(s, STRATEGIC_SHIFT, TABLE, ROUND, strategy)
    tell(s, "ti3-log-aims-strategy", card=STRATEGIC_SHIFT, strategy=strategy)


@HOOKS.modifier(StrategyForbidden, STRATEGIC_SHIFT)
def not_played(s: Twilight, me: int, query: StrategyForbidden, forbidden: int) -> int:
    "Nobody may play it."
    shifted = (query.card,) in in_force(s, STRATEGIC_SHIFT) and not ruling(s, SHIFT_CHOICE)
    return STRATEGIC_SHIFT + 1 if shifted else forbidden


@HOOKS.modifier(TakeForbidden, STRATEGIC_SHIFT)
def not_taken(s: Twilight, me: int, query: TakeForbidden, forbidden: int) -> int:
    "According to other sources, nobody may take it."
    shifted = (query.card,) in in_force(s, STRATEGIC_SHIFT) and ruling(s, SHIFT_CHOICE)
    return STRATEGIC_SHIFT + 1 if shifted else forbidden


opinion(STRATEGIC_SHIFT, worth=0.5, use=lambda it: it.s.speaker == it.leader())


@HOOKS.reaction(StrategyTaken, text("card.public_disgrace"), when=lambda s, me, w: w.seat != me and bool(cards_left(s)))
async def public_disgrace(s: Twilight, me: int, w: StrategyTaken) -> None:
    "The strategy card just taken is put back, and another is taken."
    w.cancelled = True


opinion(
    text("card.public_disgrace"),
    worth=1.8,
    use=lambda it: it.about["seat"] != it.seat and it.about["strategy"] in (IMPERIAL, TECHNOLOGY),
)


STRATEGIC_FLEXIBILITY = text("card.strategic_flexibility")


def exchangeable(s: Twilight, me: int) -> list[Strategy]:
    """The remaining strategy cards that a player may take."""
    forbids = why_not_take(s, me)
    return [card for card in cards_left(s) if s.players[me].strategies and forbids(card) is None]


async def for_which(s: Twilight, me: int, w: StrategiesTaken) -> Strategy:
    return await aim_strategy(me, STRATEGIC_FLEXIBILITY, exchangeable(s, me))


@HOOKS.reaction(StrategiesTaken, STRATEGIC_FLEXIBILITY, when=lambda s, me, w: bool(exchangeable(s, me)), aim=for_which)
async def strategic_flexibility(s: Twilight, me: Seat, w: StrategiesTaken, card: Strategy) -> None:
    "Exchange your strategy card for one that is left."
    mine = s.players[me].strategies
    mine.remove(await aim_strategy(me, STRATEGIC_FLEXIBILITY, mine) if len(mine) > 1 else mine[0])
    mine.append(card)
    tell(s, "ti3-log-strategy", seat=me, strategy=card)
    keep(s, me, card)


def better_card(it: Judge) -> bool:
    """Whether one of the remaining strategy cards is better than the player's own."""
    forbids = why_not_take(it.s, it.seat)
    left = [it.strategy(card) for card in cards_left(it.s) if forbids(card) is None]
    return max(left, default=0.0) > min(it.strategy(card) for card in it.s.players[it.seat].strategies) + 2


def worst_for_best(it: Judge, card: Strategy) -> float:
    """The worst is returned, the best is taken."""
    return it.strategy(card) * (-1 if card in it.s.players[it.seat].strategies else 1)


opinion(STRATEGIC_FLEXIBILITY, worth=1.3, use=better_card, strategy=worst_for_best)
