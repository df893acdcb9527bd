"""Race for the Galaxy: phase V, Produce (chapter R9), in the order of R9.12."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.games.race.cards import CARDS
from orrery.games.race.empire import GOOD, PRODUCE_OF, WINDFALL_WORLD, empire
from orrery.games.race.kinds import PRODUCE, PRODUCE_ON
from orrery.games.race.state import Player, Race
from orrery.games.race.verbs import draw, put_good
from orrery.games.race.vocabulary import (
    ANY,
    DrawIfMost,
    DrawIfProducedHere,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    Produce,
    ProduceDraw,
    ProduceWindfall,
)


async def produce_phase(s: Race, seat: int) -> None:
    """All that one player does in phase V but for "most produced", in the order of R9.12."""
    p = s.players[seat]
    e = empire(p.tableau)
    for card, power in e.produce_first:
        match power:
            case Produce():
                if card not in p.goods:
                    await produce_on(s, seat, card)
            case ProduceWindfall(good):
                await on_windfall(s, seat, good, may_pass=False)
            case ProduceDraw(cards):
                await draw(s, seat, cards, CARDS[card].id)
            case DrawPerWorld(good, cards):
                await draw(s, seat, cards * sum(GOOD[world] == good for world in p.tableau), CARDS[card].id)
    if PRODUCE in p.actions:
        await on_windfall(s, seat, ANY, may_pass=True)
    for card, power in e.produce_then:
        match power:
            case ProduceWindfall():
                await on_windfall(s, seat, ANY, may_pass=False)
            case DrawPerGood(good, cards):
                await draw(s, seat, cards * p.produced.count(good), CARDS[card].id)
            case DrawPerKind(cards):
                await draw(s, seat, cards * len(set(p.produced)), CARDS[card].id)


async def produce_on(s: Race, seat: int, world: int) -> None:
    """A good on a world; draw at once if the world says so (R9.7), and remember the kind (R9.8)."""
    await put_good(s, seat, world)
    p = s.players[seat]
    if world not in p.goods:
        return
    p.produced.append(GOOD[world])
    for power in PRODUCE_OF[world]:
        if isinstance(power, DrawIfProducedHere):
            await draw(s, seat, power.cards, CARDS[world].id)


def empty_windfall(p: Player, good: int) -> list[int]:
    """The player's windfall worlds (of a kind) without a good."""
    return sorted([w for w in p.tableau if WINDFALL_WORLD[w] and w not in p.goods and (good == ANY or GOOD[w] == good)])


async def on_windfall(s: Race, seat: int, good: int, may_pass: bool) -> None:
    """A good on a windfall world without one (R9.4 to R9.6). The bonus may be declined, a power may not."""
    p = s.players[seat]
    worlds: list[int | None] = [*empty_windfall(p, good)]
    if not worlds:
        return
    if may_pass:
        worlds.append(None)

    def why(world: int | None) -> No | None:
        if world is None:
            return No("R3.7")
        if world not in p.tableau:
            return No("R3.2", card=world)
        return No("R9.2" if world in p.goods else "R9.6" if WINDFALL_WORLD[world] else "R9.5", card=world)

    world = worlds[0] if len(worlds) == 1 else await choose(seat, PRODUCE_ON, worlds, explain=why)
    if world is not None:
        await produce_on(s, seat, world)


async def most_produced(s: Race, seat: int, card: int, power: DrawIfMost) -> None:
    """Cards for having produced more of a kind than everybody else (R9.9)."""
    made = [p.produced.count(power.good) for p in s.players]
    if made[seat] > max(n for i, n in enumerate(made) if i != seat):
        await draw(s, seat, power.cards, CARDS[card].id)
