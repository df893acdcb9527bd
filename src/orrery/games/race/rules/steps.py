"""Race for the Galaxy: the course of the game, in the order of the rulebook (chapters R1, R2, R4 to R6, R11).
Put the rulebook beside it and turn the pages of both together."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Any

from orrery.core.ask import Decision, choose, pick
from orrery.core.chance import Shuffle
from orrery.core.game import steps_of
from orrery.core.state import Frame, frame, tell, then
from orrery.core.together import together
from orrery.games.race.rules.cards import CARDS, FIRST_HANDS, IN_PLAY, START_WORLDS
from orrery.games.race.rules.consume import consume_one
from orrery.games.race.rules.empire import (
    COST,
    FIRST_DEVELOPMENT,
    WINDFALL_WORLD,
    empire,
    empire_before,
)
from orrery.games.race.rules.kinds import (
    CHOOSE_ACTION,
    CHOOSE_ACTIONS,
    CHOOSE_WAY,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    EXPLORE_1_1,
    EXPLORE_5,
    HAND_LIMIT,
    KEEP,
    PAY,
    PAYMENT,
    PLACE_DEVELOPMENT,
    PLACE_WORLD,
    PRODUCE,
    SETTLE,
    SHIP,
    SPECIALIST,
    SPECIALIST_SHIP,
    START_WORLDS_DEALT,
    STARTING_HAND,
    WITH_TACTICS,
)
from orrery.games.race.rules.legality import (
    development_price,
    has_bonus,
    may_develop,
    may_settle,
    ways,
    why_no_way,
)
from orrery.games.race.rules.produce import most_produced, produce_one
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.verbs import discard_hand, discard_placed, draw, put_good, take
from orrery.games.race.rules.vocabulary import Card

ALPHA_CENTAURI = START_WORLDS[2]
ACTIONS = (EXPLORE_5, EXPLORE_1_1, DEVELOP, SETTLE, CONSUME_TRADE, CONSUME_X2, PRODUCE)
NINE_ACTIONS = (EXPLORE_5, EXPLORE_1_1, DEVELOP, DEVELOP, SETTLE, SETTLE, CONSUME_TRADE, CONSUME_X2, PRODUCE)
HAND_SIZE = 10
TABLEAU_SIZE = 12


# --- R1: set-up ---------------------------------------------------------------------------------------------


async def setup(s: Race) -> None:
    """Start worlds, the deck, six cards each, and a good for Alpha Centauri (R1.3 to R1.9)."""
    count = len(s.players)
    worlds = list(START_WORLDS[1 : count + 1] if s.first_game else START_WORLDS)
    dealt = await Shuffle(START_WORLDS_DEALT, worlds, why="start_worlds")
    for p, world in zip(s.players, dealt, strict=False):
        p.tableau.append(world)
        p.start = CARDS[world].start
    first = min(range(count), key=lambda seat: s.players[seat].start)
    s.order = [*range(first, count), *range(first)]
    rest = [card for card in IN_PLAY[s.cards] if card not in START_WORLDS]
    if s.first_game:
        for p in s.players:
            p.hand = sorted(FIRST_HANDS[p.start])
            for card in p.hand:
                rest.remove(card)
    unused = [world for world in START_WORLDS if world not in dealt[:count]]
    if s.good_after:
        s.deck.shuffle_in(rest + unused)
    else:
        s.deck.shuffle_in(rest)
        await start_good(s)
        s.deck.shuffle_in(unused)
    for seat in () if s.first_game else s.order:
        await draw(s, seat, 6, "deal")
    if s.good_after:
        await start_good(s)
    then(s, *([] if s.first_game else [frame(starting_hands)]), frame(round_))


async def start_good(s: Race) -> None:
    """A good for Alpha Centauri (R1.8, R14.3, R14.6)."""
    for seat, p in enumerate(s.players):
        if ALPHA_CENTAURI in p.tableau:
            await put_good(s, seat, ALPHA_CENTAURI)


async def starting_hands(s: Race) -> None:
    """Everyone keeps four of six cards (R1.6)."""
    await together({seat: starting_hand(s, seat) for seat in s.order})


async def starting_hand(s: Race, seat: int) -> None:
    hand = s.players[seat].hand
    extra = len(hand) - 4
    cards = await pick(seat, STARTING_HAND, hand, extra, extra, how_many="R1.6", of_which="R3.2", number=extra)
    discard_hand(s, seat, cards)


# --- R2: the round ------------------------------------------------------------------------------------------


async def round_(s: Race) -> None:
    """Everyone chooses in secret and reveals together; the chosen phases follow in order (R2.1 to R2.5)."""
    s.round += 1
    s.phase = "action"
    if s.journal is not None:
        tell(s, "race-log-round", number=s.round)
    chosen = await together({seat: action_question(s, seat) for seat in s.order}, sealed=True)
    for seat, actions in chosen.items():
        s.players[seat].actions = list(actions) if s.experienced else [actions]
        if s.journal is not None:
            tell(s, "race-log-actions", seat=seat, actions=tuple(s.players[seat].actions))
    then(s, *phases(s), frame(round_end))


def begin_phase(s: Race, phase: str, time: int = 1) -> None:
    """Begin a phase, perhaps for the second time this round (R13.6)."""
    s.phase, s.time = phase, time
    if s.journal is not None:
        tell(s, "race-log-phase", phase=phase, time=time)


def action_question(s: Race, seat: int) -> Decision[Any]:
    """One of seven action cards, or two of nine in the game for two experienced players (R2.2, R13.3, R13.4)."""
    if s.experienced:
        return pick(seat, CHOOSE_ACTIONS, NINE_ACTIONS, 2, 2, how_many="R13.3", of_which="R13.4")
    return choose(seat, CHOOSE_ACTION, ACTIONS)


def phases(s: Race) -> list[Frame]:
    """The phases somebody has chosen, in order; Develop and Settle twice if one player chose them twice (R13.6)."""
    chosen = [action for p in s.players for action in p.actions]
    frames: list[Frame] = []
    if EXPLORE_5 in chosen or EXPLORE_1_1 in chosen:
        frames.append(frame(explore))
    if DEVELOP in chosen:
        frames.append(frame(develop, 1))
        if s.experienced and any(p.actions == [DEVELOP, DEVELOP] for p in s.players):
            frames.append(frame(develop, 2))
    if SETTLE in chosen:
        frames.append(frame(settle, 1))
        if s.experienced and any(p.actions == [SETTLE, SETTLE] for p in s.players):
            frames.append(frame(settle, 2))
    if CONSUME_TRADE in chosen or CONSUME_X2 in chosen:
        frames.append(frame(consume))
    if PRODUCE in chosen:
        frames.append(frame(produce))
    return frames


# --- R4: Explore --------------------------------------------------------------------------------------------


async def explore(s: Race) -> None:
    """Everyone draws first, seat by seat (R12.6), then all decide at the same time what to keep (R4.2)."""
    begin_phase(s, "explore")
    counts = [(seat, cards_to_explore(s, seat)) for seat in s.order]
    if len(s.deck) > sum([count for _, count in counts]):
        for seat, count in counts:
            await look(s, seat, count)
        await together({seat: keep(s, seat) for seat in s.order})
    else:
        then(s, *(frame(look, seat, count) for seat, count in counts), frame(keep_all))


def cards_to_explore(s: Race, seat: int) -> int:
    """How many cards a seat draws to choose from (R4.1, R4.5 to R4.7, R13.5)."""
    p = s.players[seat]
    return 2 + 5 * (EXPLORE_5 in p.actions) + (EXPLORE_1_1 in p.actions) + empire(p.tableau).explore_draw


async def look(s: Race, seat: int, count: int) -> None:
    """Draw the cards to choose from."""
    explored = sorted(await take(s, count, seat, 1 << seat, "explore"))
    s.players[seat].explored = explored
    if s.journal is not None:
        tell(s, "race-log-explores", seat=seat, number=len(explored))


async def keep_all(s: Race) -> None:
    await together({seat: keep(s, seat) for seat in s.order})


async def keep(s: Race, seat: int) -> None:
    """Keep the number of cards allowed from those just drawn (R4.1, R4.3 to R4.7)."""
    p = s.players[seat]
    due = min(1 + (EXPLORE_1_1 in p.actions) + empire(p.tableau).explore_keep, len(p.explored))
    kept = tuple(p.explored)
    if due < len(kept):
        kept = await pick(seat, KEEP, p.explored, due, due, how_many="R4.3", of_which="R4.4", number=due)
    rest = p.explored
    p.explored = []
    for card in kept:
        rest.remove(card)
        insort(p.hand, card)
    s.discard.put(rest, 1 << seat)


# --- R5: Develop --------------------------------------------------------------------------------------------


async def develop(s: Race, time: int) -> None:
    """Draws at the start of the phase, seat by seat (R5.8, R12.6); then all choose."""
    begin_phase(s, "develop", time)
    drawing = [seat for seat in s.order if empire(s.players[seat].tableau).develop_start]
    if not drawing:
        await develop_choose(s, time)
    else:
        then(s, *(frame(develop_start, seat) for seat in drawing), frame(develop_choose, time))


async def develop_start(s: Race, seat: int) -> None:
    await draw(s, seat, empire(s.players[seat].tableau).develop_start, "develop")


async def develop_choose(s: Race, time: int) -> None:
    """Everyone chooses in secret, reveals and places (R5.1, R5.2); then each pays."""
    chosen = await together({seat: development_question(s, seat, time) for seat in s.order}, sealed=True)
    builders = place(s, chosen)
    draws = sum(empire_before(s.players[seat].tableau).develop_draw for seat in builders)
    if len(s.deck) <= draws:
        then(s, *(frame(pay_development, seat, time) for seat in builders))
    elif builders:
        then(s, frame(pay_developments, builders, time))


def development_question(s: Race, seat: int, time: int) -> Decision[Card | None]:
    hand = s.players[seat].hand
    mine = hand[bisect_left(hand, FIRST_DEVELOPMENT) :]
    return choose(seat, PLACE_DEVELOPMENT, [*dict.fromkeys(mine), None], may_develop(s, seat, time), time=time)


def place(s: Race, chosen: dict[int, Card | None]) -> tuple[int, ...]:
    """Add the chosen cards to the tableaus; returns the seats that placed one, in order."""
    placing = []
    for seat in s.order:
        card = chosen[seat]
        if card is None:
            if s.journal is not None:
                tell(s, "race-log-passes", seat=seat)
            continue
        s.players[seat].hand.remove(card)
        s.players[seat].tableau.append(card)
        placing.append(seat)
        tell(s, "race-log-places", seat=seat, card=card)
    return tuple(placing)


async def pay_developments(s: Race, builders: tuple[int, ...], time: int) -> None:
    await together({seat: pay_development(s, seat, time) for seat in builders})


async def pay_development(s: Race, seat: int, time: int) -> None:
    """Pay the cost less discounts and bonus, then draw for powers (R5.4, R5.9, R5.10)."""
    p = s.players[seat]
    e = empire_before(p.tableau)
    await pay(s, seat, development_price(s, seat, p.tableau[-1], e, time), "R5.4")
    if e.develop_draw:
        await draw(s, seat, e.develop_draw, "develop")


async def pay(s: Race, seat: int, price: int, rule: str) -> None:
    """Discard exactly this many hand cards, face down (R5.4, R6.5)."""
    if not price:
        return
    hand = s.players[seat].hand
    cards = tuple(hand)
    if len(cards) > price:
        card = s.players[seat].tableau[-1]
        cards = await pick(seat, PAYMENT, hand, price, price, how_many=rule, of_which="R3.2", number=price, card=card)
    discard_hand(s, seat, cards)
    tell(s, "race-log-pays", seat=seat, number=price)


# --- R6: Settle ---------------------------------------------------------------------------------------------


async def settle(s: Race, time: int) -> None:
    """Everyone chooses in secret, reveals and places; windfall goods seat by seat; then each pays or conquers
    (R6.4)."""
    begin_phase(s, "settle", time)
    chosen = await together({seat: world_question(s, seat, time) for seat in s.order}, sealed=True)
    settlers = place(s, chosen)
    for seat in settlers:
        world = s.players[seat].tableau[-1]
        if WINDFALL_WORLD[world]:
            await put_good(s, seat, world)
    if order_matters(s, settlers, time):
        then(s, *(frame(pay_world, seat, time) for seat in settlers))
    elif settlers:
        then(s, frame(pay_worlds, settlers, time))


def world_question(s: Race, seat: int, time: int) -> Decision[Card | None]:
    hand = s.players[seat].hand
    mine = hand[: bisect_left(hand, FIRST_DEVELOPMENT)]
    return choose(seat, PLACE_WORLD, [*mine, None], may_settle(s, seat), time=time)


def order_matters(s: Race, settlers: tuple[int, ...], time: int) -> bool:
    """Whether the draw pile could run out, or discarding a card would show others whether the game ends (R12.3,
    R12.5)."""
    draws = 0
    for seat in settlers:
        e = empire_before(s.players[seat].tableau)
        if e.ships or e.tactics:
            return True
        draws += e.settle_draw + has_bonus(s, seat, SETTLE, time)
    return len(s.deck) <= draws


async def pay_worlds(s: Race, settlers: tuple[int, ...], time: int) -> None:
    await together({seat: pay_world(s, seat, time) for seat in settlers})


async def pay_world(s: Race, seat: int, time: int) -> None:
    """Pay or conquer (R6.5, R6.11, R6.17), then the bonus and draws for powers (R6.7, R6.24)."""
    p = s.players[seat]
    world = p.tableau[-1]
    e = empire_before(p.tableau)
    possible = ways(s, seat, e, world)
    way = possible[0]
    if len(possible) > 1:
        way = await choose(seat, CHOOSE_WAY, possible, explain=why_no_way(s, seat, e, world), card=world)
    tactics, way = divmod(way, WITH_TACTICS)
    for card, _ in e.tactics[:tactics]:
        discard_placed(s, seat, card)
    if way in (SHIP, SPECIALIST_SHIP):
        discard_placed(s, seat, e.ship_for(world))
    elif way == PAY:
        await pay(s, seat, e.price(world, COST[world]), "R6.5")
    elif way == SPECIALIST:
        await pay(s, seat, e.bought(world) or 0, "R6.15")
    else:
        tell(s, "race-log-conquers", seat=seat, card=world)
    cards = e.settle_draw + has_bonus(s, seat, SETTLE, time)
    if cards:
        await draw(s, seat, cards, "settle")


# --- R7 and R8: Consume; R9: Produce ------------------------------------------------------------------------


async def consume(s: Race) -> None:
    """All at once, or in turn order if the draw pile or the pool could run out (R12.3, R12.4)."""
    begin_phase(s, "consume")
    draws = chips = 0
    for p in s.players:
        e = empire(p.tableau)
        draws += e.draws_at_most(CONSUME_TRADE in p.actions)
        chips += e.chips_at_most * (2 if CONSUME_X2 in p.actions else 1)
    if len(s.deck) > draws and s.pool > chips:
        consumers = [seat for seat in s.order if s.players[seat].goods or empire(s.players[seat].tableau).consume]
        await together({seat: consume_one(s, seat) for seat in consumers})
    else:
        then(s, *(frame(consume_one, seat) for seat in s.order))


async def produce(s: Race) -> None:
    """All at once, or in turn order if the draw pile could run out (R12.3); who produced most is settled last
    (R9.9)."""
    begin_phase(s, "produce")
    for p in s.players:
        p.produced = []
    draws = sum(empire(p.tableau).produce_at_most + (PRODUCE in p.actions) for p in s.players)
    then(s, *(frame(produce_most, seat) for seat in s.order if empire(s.players[seat].tableau).most))
    if len(s.deck) > draws:
        await together({seat: produce_one(s, seat) for seat in s.order})
    else:
        then(s, *(frame(produce_one, seat) for seat in s.order))


async def produce_most(s: Race, seat: int) -> None:
    for card, power in empire(s.players[seat].tableau).most:
        await most_produced(s, seat, card, power)


# --- R2.8: the end of the round; R11: the end of the game ---------------------------------------------------


async def round_end(s: Race) -> None:
    """Discard down to ten (R2.8), then see whether the game ends (R11.1, R11.2, R14.4)."""
    s.phase, s.time = "end", 1
    over = [seat for seat in s.order if len(s.players[seat].hand) > HAND_SIZE]
    if over:
        await together({seat: hand_limit(s, seat) for seat in over})
    for p in s.players:
        p.actions = []
    if ended(s):
        tell(s, "race-log-over")
        s.phase = "over"
    else:
        then(s, frame(round_))


async def hand_limit(s: Race, seat: int) -> None:
    hand = s.players[seat].hand
    extra = len(hand) - HAND_SIZE
    cards = await pick(seat, HAND_LIMIT, hand, extra, extra, how_many="R2.8", of_which="R3.2", number=extra)
    discard_hand(s, seat, cards)


def ended(s: Race) -> bool:
    """Twelve cards in a tableau, no chips left, or the agreed last round (R11.1, R11.2, R14.4)."""
    longest = max([len(p.tableau) for p in s.players])
    return s.pool <= 0 or longest >= TABLEAU_SIZE or 0 < s.round_limit <= s.round


STEPS = steps_of(
    setup,
    starting_hands,
    round_,
    explore,
    look,
    keep_all,
    develop,
    develop_start,
    develop_choose,
    pay_developments,
    pay_development,
    settle,
    pay_worlds,
    pay_world,
    consume,
    consume_one,
    produce,
    produce_one,
    produce_most,
    round_end,
)
