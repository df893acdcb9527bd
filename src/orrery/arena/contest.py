"""A contest: which bots play which deals. Every deal is played once per rotation of the seats, so that each bot gets
each hand. A game is determined by the contest, its deal and its rotation, so it can be played anywhere, any time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from orrery.bots import make
from orrery.bots.volunteers import AskedOffers, volunteer
from orrery.core.game import Game
from orrery.core.table import Table
from orrery.games import game as game_named


def seats_in(text: str) -> tuple[str, ...]:
    """The bots in a comma-separated list; a bot's settings may contain commas too ("search:ms=500,rounds=2")."""
    return tuple(spec.strip() for spec in re.split(r",(?!\s*\w+=)", text) if spec.strip())


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: in rotation r, seat k is taken by bot k + r of the list."""

    deal: int
    rotation: int


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games."""

    game: str
    rules: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The first `games` games, in order."""
        for i in range(games):
            yield Fixture(*divmod(i, len(self.bots)))

    def bot_at(self, seat: int, rotation: int) -> int:
        """The index of the bot that sits there."""
        return (seat + rotation) % len(self.bots)

    def terms(self) -> dict[str, Any]:
        """What all result lines of the contest have in common."""
        return asdict(self) | {"bots": list(self.bots), "options": dict(self.options)}


def play(contest: Contest, fixture: Fixture) -> dict[str, Any]:
    """Play one game to the end; the result as plain data, with lists by seat."""
    game = game_named(contest.game)
    players = len(contest.bots)
    deal_seed = Random(f"{contest.seed}/{fixture.deal}").getrandbits(48)
    order = [contest.bot_at(seat, fixture.rotation) for seat in range(players)]
    seeds = [Random(f"{contest.seed}/{fixture.deal}/{bot}").getrandbits(48) for bot in order]
    bots = [make(contest.bots[bot], seed) for bot, seed in zip(order, seeds, strict=True)]
    table = Table.new(game, players, contest.options, seed=deal_seed)
    table.keeping.lean = True  # nobody will go back or compare: fingerprints would only take time
    decisions = [0] * players
    seconds = [0.0] * players
    asked, seated = AskedOffers(), dict(enumerate(bots))
    while not table.over:
        if volunteer(table, seated, asked):
            continue
        seat = next(iter(table.pending.values())).seat
        begin = perf_counter()
        table.answer(seat, bots[seat].decide(table.mind(seat)))
        seconds[seat] += perf_counter() - begin
        decisions[seat] += 1
    return contest.terms() | {
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "deal_seed": deal_seed,
        "bot_seeds": seeds,
        "seated": order,
        "scores": game.score(table.state),
        "winners": game.winners(table.state),
        "rounds": rounds(game, table),
        "decisions": decisions,
        "seconds": [round(s, 4) for s in seconds],
    }


def rounds(game: Game, table: Table) -> int:
    """The number of rounds begun at a live table."""
    return sum(bool(m.state.schedule) and m.state.schedule[-1][0] == game.round_step for m in table.snapshots)
