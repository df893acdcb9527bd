"""Grove: a small made-up game for testing records: hidden hands, a sealed choice, open offers, dice, two rounds."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from random import Random
from typing import Annotated, Any, NewType

import pytest

from orrery.core.ask import Kind, amount, choose, confirm, order, pick
from orrery.core.chance import ChanceKind, Draw, Roll
from orrery.core.game import Game, Setting, steps_of
from orrery.core.nouns import Maybe, Named, Number, TupleNoun, YesNo
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.core.state import NOBODY, Bag, PerSeat, Root, Secret, State, frame, state, then
from orrery.core.table import Table
from orrery.core.together import together
from orrery.core.zones import Deck, Pile

CARDS = ("Ash", "Birch", "Cedar", "Ebony", "Fir", "Größe ✓", "Hazel", "Iroko", "Juniper", "Kapok", "Larch", "Maple")
COPIES = 3
Card = NewType("Card", int)
CARD = Named("card", CARDS)
WISH = Named("wish", ("gold", "glory"))
PLAY = Kind("play", CARD)
BURY = Kind("bury", CARD, many=True, secret=True)
GIFT = Kind("gift", TupleNoun("gift", WISH, Number()))
CHEER = Kind("cheer", Number())
RANK = Kind("rank", WISH, many=True)
AGAIN = Kind("again", YesNo())
SAVE = Kind("save", Maybe(CARD), reaction=True)
DRAW = ChanceKind("draw", CARD)
DICE = ChanceKind("dice", Number())


@state
class Player(State):
    hand: Annotated[list[Card], Secret(), Bag()] = field(default_factory=list)
    store: Annotated[list[Card], Secret(NOBODY)] = field(default_factory=list)
    points: int = 0


@state
class Grove(Root):
    deck: Deck[Card] = field(default_factory=Deck)
    pile: Pile[Card] = field(default_factory=Pile)
    seats: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    gifts: dict[int, int] = field(default_factory=dict)
    round: int = 0


def setup(players: int, options: Mapping[str, str]) -> Grove:
    s = Grove(seats=[Player() for _ in range(players)])
    s.deck.shuffle_in([Card(c) for c in range(len(CARDS)) for _ in range(COPIES)])
    then(s, frame(round_))
    return s


async def round_(s: Grove) -> None:
    s.round += 1
    then(s, frame(deal), frame(play), frame(party), frame(fate, 1), frame(dusk))
    if s.round < 2:
        s.schedule.insert(0, frame(round_))


async def deal(s: Grove) -> None:
    for me, player in enumerate(s.seats):
        player.hand += await Draw(DRAW, s.deck, 4, seat=me, seen=1 << me)
        player.hand.sort()
        player.store += await Draw(DRAW, s.deck, 1, seat=me)


async def play(s: Grove) -> None:
    async def part(me: int) -> Card:
        hand = s.seats[me].hand
        card = await choose(me, PLAY, sorted(set(hand)))
        hand.remove(card)
        for buried in await pick(me, BURY, hand, 0, 2):
            hand.remove(buried)
            s.pile.put([buried], 1 << me)
        return card

    shown = await together({me: part(me) for me in range(len(s.seats))}, sealed=True)
    s.shown += shown.values()
    for me, player in enumerate(s.seats):
        if player.hand and await choose(me, SAVE, [None, player.hand[0]], window="Shown") is not None:
            player.points += 2


async def party(s: Grove) -> None:
    async def cheer(me: int) -> None:
        s.seats[me].points += await amount(me, CHEER, 1, 3)

    async def offer(me: int) -> None:
        gift = await choose(me, GIFT, [(wish, number) for wish in (0, 1) for number in (1, 2)])
        s.gifts[me] = s.gifts.get(me, 0) + gift[1] * (1 + gift[0])

    everybody = range(len(s.seats))
    await together({me: cheer(me) for me in everybody}, offers={me: offer(me) for me in everybody})


async def fate(s: Grove, bonus: int) -> None:
    pips = await Roll(DICE, 2, 6)
    first = s.round % len(s.seats)
    ranked = await order(first, RANK, [0, 1])
    s.seats[first].points += bonus + sum(pips) + ranked[0]
    if await confirm(first, AGAIN):
        s.seats[first].points += (await Roll(DICE, 1, 6))[0]


async def dusk(s: Grove) -> None:
    """Nobody is asked anything between the last answer of a round and the next round."""
    s.shown.clear()


def score(s: Grove) -> list[int]:
    return [player.points for player in s.seats]


def best(s: Grove) -> list[int]:
    return [i for i, points in enumerate(score(s)) if points == max(score(s))]


GROVE = Game(
    name="grove",
    revision="1",
    nouns={Card: CARD},
    players=(2, 3),
    state=Grove,
    setup=setup,
    steps=steps_of(round_, deal, play, party, fate, dusk),
    kinds={kind.name: kind for kind in (PLAY, BURY, GIFT, CHEER, RANK, AGAIN, SAVE)},
    chances={kind.name: kind for kind in (DRAW, DICE)},
    score=score,
    winners=best,
    round_step="round",
    bound=100,
    settings=(Setting("weather", ("dry", "wet")),),
    rulings=(Setting("ties", ("shared", "none")),),
)


def changed(rules: str = "2", **steps: Any) -> Game:
    """The game after a fix to its rules."""
    return replace(GROVE, revision=rules, steps={**GROVE.steps, **steps})


def only(*games: Game) -> Callable[[str], Game]:
    return {game.name: game for game in games}.__getitem__


def played(seed: int, decisions: int = 1000, players: int = 2, game: Game = GROVE, undo: bool = False) -> Table:
    """A random game with an occasional gift, up to a number of decisions."""
    table, dice = Table.new(game, players, {"weather": "wet"}, seed=seed), Random(seed)
    go_on(table, dice, decisions, undo)
    return table


def go_on(table: Table, dice: Random, decisions: int = 1000, undo: bool = False) -> None:
    for _ in range(decisions):
        if table.over:
            break
        if table.offers and dice.random() < 0.3:
            track, asked = dice.choice(list(table.offers.items()))
        else:
            track, asked = dice.choice(list(table.pending.items()))
        table.put(track, asked.sample(dice))
        if undo and dice.random() < 0.3 and table.can_undo(asked.seat):
            table.undo(asked.seat)


def reread(text: str | bytes, game: Game = GROVE) -> Record:
    return Record.loads(text, "a test", games=only(game))


def refused(text: str | bytes, game: Game = GROVE) -> str:
    with pytest.raises(BadRecord) as caught:
        reread(text, game)
    return str(caught.value)


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


TEXT = Record.of(played(5), ["Ada", "Bo"], {"bots": ["random"]}).dumps()
"""The record of a finished game."""


if __name__ == "__main__":
    sys.stdout.write(Record.of(played(11, undo=True), ["Ada", "Bo"], {"bots": ["random"]}).dumps())
