"""Race for the Galaxy: phase V, Produce (chapter R9). Players choose the order of their powers where it can make a
difference; otherwise it is that of R9.12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.empire import GOOD, PRODUCE_OF, WINDFALL_WORLD, empire
from orrery.games.race.rules.kinds import BONUS, PRODUCE, PRODUCE_NEXT, PRODUCE_ON
from orrery.games.race.rules.state import Player, Race
from orrery.games.race.rules.verbs import draw, put_good
from orrery.games.race.rules.vocabulary import (
    ANY,
    Card,
    DrawIfMost,
    DrawIfProducedHere,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    Power,
    Produce,
    ProduceDraw,
    ProduceWindfall,
)

Uses = list[tuple[Card, Power]]
"""Powers not used yet, each with its card (or BONUS), in the order of R9.12."""


async def produce_one(s: Race, seat: int) -> None:
    """Everything one player does in phase V except "most produced" (R9.12)."""
    p = s.players[seat]
    e = empire(p.tableau)
    bonus: Uses = [(BONUS, ProduceWindfall())] if PRODUCE in p.actions else []
    left = e.produce_first + bonus + e.produce_any
    while left:
        place = 0
        if isinstance(left[0][1], ProduceWindfall):
            open_ = in_question(p, left)
            if open_:
                chosen = await choose(seat, PRODUCE_NEXT, open_)
                place = next(i for i, (card, _) in enumerate(left) if card == chosen)
        await use(s, seat, *left.pop(place))
    for card, power in e.produce_last:
        match power:
            case DrawPerGood(good, cards):
                await draw(s, seat, cards * p.produced.count(good), CARDS[card].id)
            case DrawPerKind(cards):
                await draw(s, seat, cards * len(set(p.produced)), CARDS[card].id)


async def use(s: Race, seat: int, card: Card, power: Power) -> None:
    """One produce power, or the bonus."""
    p = s.players[seat]
    match power:
        case Produce():
            if card not in p.goods:
                await produce_on(s, seat, card)
        case ProduceWindfall(good):
            await on_windfall(s, seat, good, may_pass=card == BONUS)
        case ProduceDraw(cards):
            await draw(s, seat, cards, CARDS[card].id)
        case DrawPerWorld(good, cards):
            await draw(s, seat, cards * worlds_of(p, good), CARDS[card].id)


async def produce_on(s: Race, seat: int, world: Card) -> None:
    """Put a good on a world; draw at once if the world says so (R9.7), and remember the kind (R9.8)."""
    await put_good(s, seat, world)
    p = s.players[seat]
    if world not in p.goods:
        return
    p.produced.append(GOOD[world])
    for power in PRODUCE_OF[world]:
        if isinstance(power, DrawIfProducedHere):
            await draw(s, seat, power.cards, CARDS[world].id)


def empty_windfall(p: Player, good: int) -> list[Card]:
    """The player's windfall worlds (of a kind) without a good."""
    return sorted([w for w in p.tableau if WINDFALL_WORLD[w] and w not in p.goods and (good == ANY or GOOD[w] == good)])


def worlds_of(p: Player, good: int) -> int:
    """How many worlds of a kind the player has (R9.10)."""
    return sum(GOOD[world] == good for world in p.tableau)


async def on_windfall(s: Race, seat: int, good: int, may_pass: bool) -> None:
    """Put a good on a windfall world without one (R9.4 to R9.6). The bonus may be declined, a power may not."""
    p = s.players[seat]
    worlds: list[Card | None] = [*empty_windfall(p, good)]
    if not worlds:
        return
    if may_pass:
        worlds.append(None)

    def why(world: Card | None) -> No | None:
        if world is None:
            return No("R3.7")
        if world not in p.tableau:
            return No("R3.2", card=world, where="tableau")
        return No("R9.2" if world in p.goods else "R9.6" if WINDFALL_WORLD[world] else "R9.5", card=world)

    world = worlds[0] if len(worlds) == 1 else await choose(seat, PRODUCE_ON, worlds, explain=why)
    if world is not None:
        await produce_on(s, seat, world)


# --- the order of powers (R9.12) ------------------------------------------------------------------------------


def in_question(p: Player, left: Sequence[tuple[Card, Power]]) -> list[Card]:
    """The cards (and the bonus) from which the player chooses what to use next; none if it makes no difference. The
    first of `left` is for windfall worlds."""
    empty = empty_windfall(p, ANY)
    if len(empty) < 2:
        return []
    reach = {card: power.good for card, power in left if isinstance(power, ProduceWindfall)}
    worlds = {card: [w for w in empty if good in (ANY, GOOD[w])] for card, good in reach.items()}
    first = left[0][0]
    drawing = [card for card, power in left if draws(p, card, power)]
    windfall = [card for card in reach if worlds[card]]
    if first in windfall and (seen_first(empty, first, worlds, drawing) or taken_first(empty, reach)):
        return sorted(windfall + drawing)
    return []


def draws(p: Player, card: Card, power: Power) -> bool:
    """Whether a power draws cards whatever the player decides."""
    match power:
        case Produce():
            return card not in p.goods and draws_here(card)
        case DrawPerWorld(good, _):
            return worlds_of(p, good) > 0
        case _:
            return isinstance(power, ProduceDraw)


def draws_here(world: Card) -> bool:
    """Whether a good on this world draws cards (R9.7)."""
    return any(isinstance(power, DrawIfProducedHere) for power in PRODUCE_OF[world])


def seen_first(empty: list[Card], first: Card, worlds: dict[Card, list[Card]], drawing: list[Card]) -> bool:
    """Whether the player could look at a drawn card before deciding where `first` puts its good."""
    if len(worlds[first]) < 2 and first != BONUS:
        return False
    others = [card for card in worlds if card != first]
    by_world = [w for w in empty if draws_here(w) and any(w in worlds[card] for card in others)]
    return bool(drawing) or any(first == BONUS or w not in worlds[first] for w in by_world)


def taken_first(empty: list[Card], reach: dict[Card, int]) -> bool:
    """Whether a power for any windfall world could use up a world that a power for one kind needs, so that fewer worlds
    end up with a good. (The bonus cannot: it may be declined.)"""
    if not any(good == ANY for card, good in reach.items() if card != BONUS):
        return False
    powers = Counter(good for good in reach.values() if good != ANY)
    have = Counter(GOOD[world] for world in empty)
    served = sum(min(count, have[good]) for good, count in powers.items())
    return len(empty) > served and any(0 < have[good] <= count for good, count in powers.items())


async def most_produced(s: Race, seat: int, card: Card, power: DrawIfMost) -> None:
    """Cards for producing more of a kind than everybody else (R9.9)."""
    made = [p.produced.count(power.good) for p in s.players]
    if made[seat] > max(n for i, n in enumerate(made) if i != seat):
        await draw(s, seat, power.cards, CARDS[card].id)
