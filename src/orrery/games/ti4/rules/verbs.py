"""Twilight Imperium 4: what can be done: place and remove units, pay, gain tokens and goods, take control."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import choose, pick
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, Ended, frame, tell, then
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti4.rules.board import influence, ready_planets, resources
from orrery.games.ti4.rules.card_data import LEGENDARY
from orrery.games.ti4.rules.data import FACTIONS, FIGHTER, INFANTRY, PLASTIC, STRUCTURES
from orrery.games.ti4.rules.effects import drop
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import CARD_DRAWN, DISCARD, GAIN_TOKENS, PAY, SECRET_DRAWN, TOKEN_FROM
from orrery.games.ti4.rules.nouns import FLEET_POOL, POOL, STRATEGY_POOL, TRADE_GOOD
from orrery.games.ti4.rules.options import CARDS_WHEN_NEEDED, GIVEN_IS_NOT_GAINED, ruling
from orrery.games.ti4.rules.queries.council import StrategyTokens
from orrery.games.ti4.rules.queries.development import GoodsWorth
from orrery.games.ti4.rules.queries.limits import CommodityLimit, HandLimit, MostFleetTokens
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import text, text_of_technology
from orrery.games.ti4.rules.things import Objective, Place, Planet, Seat, Technology, Unit
from orrery.games.ti4.rules.units import unit_cards
from orrery.games.ti4.rules.windows.cards import CardDiscarded, Readied
from orrery.games.ti4.rules.windows.development import TechnologyGained
from orrery.games.ti4.rules.windows.rounds import (
    CardsDrawn,
    GoodsGained,
    Replenished,
    StrategyTokenGone,
    StrategyTokenSpent,
)
from orrery.games.twilight.cards import draw, put_down

TOKENS = 16
"""Command tokens of each player (LRR 52.3, set-up 3)."""
SEARCH_WARRANT = text("agenda.search_warrant")
ENDLESS = (FIGHTER, INFANTRY)
"""Units for which tokens can stand (LRR 59.4b)."""


# --- units -------------------------------------------------------------------------------------------------------


def fleet_at(s: Imperium, seat: int, place: Place) -> Forces:
    """A player's units in the space area of a system, to be changed."""
    return s.players[seat].space.setdefault(place, Forces())


def garrison(s: Imperium, seat: int, planet: Planet) -> Forces:
    """A player's units on a planet, to be changed."""
    return s.players[seat].ground.setdefault(planet, Forces())


def tidy(p: Player, place: Place) -> None:
    """Forget a forces in space that is empty."""
    if place in p.space and not p.space[place]:
        del p.space[place]


def tidy_ground(s: Imperium, seat: int, planet: Planet) -> None:
    """After units have left a planet: forget a garrison that is empty. A dock may have held fighters (LRR 49.3)."""
    p, place = s.players[seat], s.places[planet]
    if planet in p.ground and not p.ground[planet]:
        del p.ground[planet]
    if place in p.space and p.space[place].all[FIGHTER]:
        s.loose |= 1 << place


def supply_of(p: Player, unit: Unit) -> int:
    """How many more units of a type a player could place (LRR 26.4, 59.4)."""
    return 99 if unit in ENDLESS else p.reserve[unit]


def muster(p: Player, into: Forces, unit: Unit, count: int = 1) -> None:
    """Units come from the reinforcements; where plastic is lacking tokens do for fighters and infantry."""
    p.reserve[unit] -= count
    into.add(unit, count)


def disband(p: Player, out_of: Forces, unit: Unit, count: int = 1) -> None:
    """Units go back to the reinforcements, damaged ones first."""
    out_of.remove(unit, count)
    p.reserve[unit] += count


def place_in_space(s: Imperium, seat: Seat, place: Place, unit: Unit, count: int = 1) -> None:
    """Put units from the reinforcements into space."""
    muster(s.players[seat], fleet_at(s, seat, place), unit, count)
    s.loose |= 1 << place
    open_nexus(s, place)


def open_nexus(s: Imperium, place: Place) -> None:
    """A unit in the nexus, or control of Mallice, turns it to its active side (LRR 99.2)."""
    if place == NEXUS_AT and not s.nexus_open:
        s.nexus_open = True
        s.wormholes[0] |= 1 << NEXUS_AT
        s.wormholes[1] |= 1 << NEXUS_AT
        tell(s, "ti4-log-nexus")


def full_reserve() -> list[int]:
    """All the plastic of a player."""
    return [*PLASTIC]


# --- command tokens ----------------------------------------------------------------------------------------------


def tokens_left(p: Player) -> int:
    """Command tokens in the reinforcements (LRR 52.3)."""
    return TOKENS - sum(p.pools) - p.tokens.bit_count() - p.tokens_away


async def gain_tokens(s: Imperium, seat: Seat, count: int) -> None:
    """A player gains command tokens, each into a pool of choice (LRR 52.2, 52.3a)."""
    p = s.players[seat]
    count = min(count, tokens_left(p))
    if not count:
        return
    fits = _exactly(count, "LRR 52.2")
    most = [count, min(count, max(0, most_fleet_tokens(s, seat) - p.pools[FLEET_POOL])), count]
    chosen = await Counts(seat, GAIN_TOKENS, POOL.every, most, fits, count, "LRR 52.2", "LRR 52.2", tokens=count)
    for pool in chosen:
        p.pools[pool] += 1
    tell(s, "ti4-log-tokens", seat=seat, tokens=count)


def most_fleet_tokens(s: Imperium, seat: int) -> int:
    """How many own command tokens a player may have in the fleet pool; usually as many as there are. Those of others
    that lie there count for a limit too."""
    foreign = s.players[seat].imprinted.bit_count()
    return max(0, number(s, TOKENS + foreign, MostFleetTokens, seat) - foreign)


def _exactly(count: int, rule: str) -> Callable[[list[int]], No | None]:
    return lambda counts: None if sum(counts) <= count else No(rule, need=count, have=sum(counts))


def strategy_tokens(s: Imperium, seat: int, secondary: bool = False) -> int:
    """How many tokens a player could spend as if from the strategy pool (LRR 52.5)."""
    return number(s, s.players[seat].pools[STRATEGY_POOL], StrategyTokens, seat, int(secondary))


async def spend_strategy_token(s: Imperium, seat: Seat, secondary: bool = False) -> None:
    """A token is spent from the strategy pool, unless a text lets it come from elsewhere (LRR 52.5)."""
    p = s.players[seat]
    if await happens(s, StrategyTokenSpent(seat, not p.pools[STRATEGY_POOL], secondary)):
        p.pools[STRATEGY_POOL] -= 1
        await happens(s, StrategyTokenGone(seat))


async def lay_token(s: Imperium, seat: Seat, place: Place) -> None:
    """A token from the reinforcements goes onto a system; without one there, from a pool of the player's choice, unless
    there is one on the system already (LRR 23.2a, 23.2b, 52.3b, 52.6)."""
    p = s.players[seat]
    if p.tokens >> place & 1:
        return
    if not tokens_left(p):
        pools = [pool for pool in POOL.every if p.pools[pool]]
        if not pools:
            return
        pool = pools[0]
        if len(pools) > 1:
            pool = await choose(seat, TOKEN_FROM, pools, explain=lambda pool: No("LRR 52.3b"), place=place)
        p.pools[pool] -= 1
        s.loose |= sum([1 << at for at in p.space])
    p.tokens |= 1 << place


# --- paying ------------------------------------------------------------------------------------------------------

Value = Callable[[Imperium, Planet], int]


def wealth(s: Imperium, seat: int, value: Value) -> int:
    """What a player could spend: planets that are ready, and trade goods (LRR 74.3, 24.3)."""
    goods = s.players[seat].goods
    return sum([value(s, planet) for planet in ready_planets(s, seat)]) + (goods and goods * good_worth(s, seat))


def good_worth(s: Imperium, seat: int) -> int:
    """What a trade good stands for when it is spent as resources or influence (LRR 39.4)."""
    return number(s, 1, GoodsWorth, seat)


async def pay(s: Imperium, seat: Seat, price: int, value: Value = resources, asks: Callable[..., Pay] = Pay) -> None:
    """Spend resources or influence: exhaust planets, and spend trade goods (LRR 24.2, 74.2). `asks` is the question,
    where not every payment will do."""
    if price <= 0:
        return
    p = s.players[seat]
    worth: dict[int, int] = {planet: value(s, planet) for planet in ready_planets(s, seat)}
    means = "influence" if value is influence else "resources"
    coin = good_worth(s, seat)
    chosen = await asks(seat, PAY, worth, TRADE_GOOD, p.goods, price, "LRR 30.3", coin, means=means)
    for item in chosen:
        if item == TRADE_GOOD:
            p.goods -= 1
        else:
            s.exhausted |= 1 << item
    tell(s, "ti4-log-pays", seat=seat, price=price, means=means)


# --- goods and points --------------------------------------------------------------------------------------------


async def gain_goods(s: Imperium, seat: Seat, count: int, supply: bool = True) -> None:
    """A player gains trade goods (LRR 39.2), from the `supply` or from elsewhere."""
    if count:
        s.players[seat].goods += count
        tell(s, "ti4-log-goods", seat=seat, goods=count)
        await happens(s, GoodsGained(seat, count, supply))


async def receive_goods(s: Imperium, seat: Seat, count: int) -> None:
    """A text gives a player trade goods that others had, or had as commodities (LRR 57.6). They are gained, unless
    it is ruled that only those from the supply are (LRR R.38)."""
    if ruling(s, GIVEN_IS_NOT_GAINED):
        s.players[seat].goods += count
        if count:
            tell(s, "ti4-log-goods", seat=seat, goods=count)
    else:
        await gain_goods(s, seat, count, supply=False)


async def replenish(s: Imperium, seat: Seat) -> None:
    """A player's commodities are filled up (LRR 57.3)."""
    p = s.players[seat]
    p.commodities = max(p.commodities, commodity_limit(s, seat))
    tell(s, "ti4-log-replenishes", seat=seat)
    await happens(s, Replenished(seat))


def commodity_limit(s: Imperium, seat: Seat) -> int:
    """How many commodities a player may have (LRR 57.2)."""
    return number(s, FACTIONS[s.players[seat].faction].commodities, CommodityLimit, seat)


def gain_points(s: Imperium, seat: Seat, points: int) -> None:
    """A player gains victory points; enough of them end the game (LRR 77), as soon as the step is over: where somebody
    could still be asked something in it, `end_if_won` follows."""
    p = s.players[seat]
    p.points = min(s.goal, p.points + points)
    tell(s, "ti4-log-points", seat=seat, points=points, total=p.points)
    if p.points >= s.goal and not s.winners:
        s.winners = [seat]


def end_if_won(s: Imperium) -> None:
    """The game ends immediately once somebody has enough points, in the middle of a step (LRR 77.7)."""
    if s.winners:
        raise Ended


def lose_points(s: Imperium, seat: Seat, points: int) -> None:
    """A player loses victory points, as far as there are any (LRR 77.4)."""
    p = s.players[seat]
    points = min(points, p.points)
    p.points -= points
    tell(s, "ti4-log-loses-points", seat=seat, points=points, total=p.points)


async def draw_secrets(s: Imperium, seat: Seat, count: int) -> None:
    """A player draws secret objectives (LRR 14.20), with Search Warrant openly."""
    count = min(count, len(s.secret_deck))
    if count:
        p = s.players[seat]
        shows = SEARCH_WARRANT in p.texts
        seen = EVERYONE if shows else 1 << seat
        drawn: tuple[Objective, ...] = await Draw(SECRET_DRAWN, s.secret_deck, count, seat=seat, seen=seen)
        if shows:
            p.open_secrets = sorted([*p.open_secrets, *drawn])
        else:
            p.secrets += drawn


# --- action cards (LRR 3) ----------------------------------------------------------------------------------------

MOST_CARDS = 7


async def draw_cards(s: Imperium, seat: Seat, count: int) -> None:
    """A player draws action cards, and discards what is too much at once (LRR 3.3, 3.4). A deck that is used up is made
    anew from the discard pile (LRR 59.5), at once or when the next card is needed (LRR R.41)."""
    drawing = CardsDrawn(seat, count)
    await happens(s, drawing)
    drawn = await draw(s, CARD_DRAWN, seat, drawing.cards)
    s.players[seat].hand += drawn
    if not len(s.deck) and s.discard and not ruling(s, CARDS_WHEN_NEEDED):
        s.deck.shuffle_in(s.discard)
        s.discard = []
    if drawn:
        tell(s, "ti4-log-draws", seat=seat, cards=len(drawn))
        then(s, *([frame(discard_some, seat, drawing.discards)] if drawing.discards else ()), frame(keep_hand, seat))


async def keep_hand(s: Imperium, seat: Seat) -> None:
    """Whoever holds more action cards than allowed chooses which to discard (LRR 3.4)."""
    hand = s.players[seat].hand
    over = len(hand) - number(s, MOST_CARDS, HandLimit, seat)
    if over > 0:
        chosen = await pick(seat, DISCARD, sorted(hand), over, over, None, "LRR 3.4", "LRR 3.4")
        discard_cards(s, seat, chosen)


async def discard_some(s: Imperium, seat: Seat, count: int) -> None:
    """A player chooses action cards to discard, which a text demands."""
    hand = sorted(s.players[seat].hand)
    count = min(count, len(hand))
    if count:
        chosen = await pick(seat, DISCARD, hand, count, count, None, "LRR 3.3", "LRR 3.3")
        discard_cards(s, seat, chosen)


def discard_cards(s: Imperium, seat: Seat, cards: Sequence[Ability]) -> None:
    """Action cards go from a hand face up to the discard pile."""
    put_down(s, seat, cards)
    if cards:
        tell(s, "ti4-log-discards", seat=seat, cards=len(cards))
        then(s, *(frame(discarded, seat, card) for card in cards))


async def discarded(s: Imperium, seat: Seat, card: Ability) -> None:
    """An action card has been discarded: a component action when it has been carried out, any card out of a hand."""
    if card in s.discard:
        await happens(s, CardDiscarded(seat, card))


# --- technologies ------------------------------------------------------------------------------------------------


def gain_technology(s: Imperium, seat: Seat, technology: Technology) -> None:
    """A player gains a technology without researching it (LRR 89.1)."""
    before = unit_cards(s, seat)
    s.players[seat].texts.put(text_of_technology(technology), seat)
    turn_unit_cards(s, seat, before)


async def acquire(s: Imperium, seat: Seat, technology: Technology) -> None:
    """A player gains a technology in the course of the game, and texts may answer that (LRR 89.1)."""
    gain_technology(s, seat, technology)
    tell(s, "ti4-log-gains-technology", seat=seat, technology=technology)
    await happens(s, TechnologyGained(seat, technology))


def turn_unit_cards(s: Imperium, seat: Seat, before: frozenset[Ability] = frozenset()) -> None:
    """The texts of the units on a player's sheet come into play; those of units no longer on it leave, and what lies on
    their cards is lost (LRR 15.3)."""
    texts, now = s.players[seat].texts, unit_cards(s, seat)
    for it in sorted(before - now):
        drop(s, it, seat)
        if it in texts:
            texts.take(it, seat)
    for it in sorted(now - before):
        texts.put(it, seat)


# --- texts -------------------------------------------------------------------------------------------------------


async def ready_text(s: Imperium, seat: Seat, it: Ability) -> None:
    """A player's exhausted text is readied."""
    texts = s.players[seat].texts
    at = next(n for n, (one, _, ready) in enumerate(texts.held) if one == it and not ready)
    texts.become([(one, owner, ready or n == at) for n, (one, owner, ready) in enumerate(texts.held)])
    await happens(s, Readied(seat, it))


# --- control -----------------------------------------------------------------------------------------------------


def take_control(s: Imperium, seat: Seat, planet: Planet) -> None:
    """A planet is a player's from now on; its card comes exhausted (LRR 53.1)."""
    if planet in LEGENDARY:
        pass_ability(s, s.owner[planet], seat, text(f"legendary.{LEGENDARY[planet]}"))
    s.owner[planet] = seat
    s.exhausted |= 1 << planet
    open_nexus(s, s.places[planet])
    tell(s, "ti4-log-control", seat=seat, planet=planet)


def pass_ability(s: Imperium, before: int, seat: Seat, it: Ability) -> None:
    """The ability card of a legendary planet goes with the planet: from the deck it comes ready, from a player as it
    was (LRR 56.2)."""
    ready = True
    if before >= 0 and it in s.players[before].texts:
        ready = bool(s.players[before].texts.ready >> it & 1)
        s.players[before].texts.take(it, before)
    s.players[seat].texts.put(it, seat, ready=ready)


def destroy_structures(s: Imperium, seat: int, planet: Planet) -> None:
    """The structures of whoever lost a planet are destroyed (LRR 27.5, 70.4)."""
    loser = s.players[seat]
    if planet in loser.ground:
        for unit in STRUCTURES:
            there = loser.ground[planet].all[unit]
            if there:
                disband(loser, loser.ground[planet], unit, there)
        tidy_ground(s, seat, planet)
