"""Random games of one title over all its player counts and settings: after every answer all that is conserved must be
the same, and every game must end and be replayed from its record. The players are random, eager (they never pass while
there is something to do) or bold by turns. Half the games of Twilight Imperium 4 begin in the middle, without a record.
With --quick many more games are played: nothing is kept, and what is conserved is compared when a game is over. Then
the same answers are given again at a new table, which must end in the same position; at every twentieth table views
are looked at now and then: what a seat cannot see must not show in what it is told.

    python -m bench.random_games ti4 --games 150 --seed 1
    python -m bench.random_games ti4 --games 2000 --quick"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import midgame

from orrery.bench import calm
from orrery.core.ask import Decision
from orrery.core.game import Game
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import NAMES, game
from orrery.lab.golden import FREELY, bold, eager


def settings(it: Game, players: int, dice: Random) -> dict[str, str]:
    """Every setting at one of its values; numbers stay at their defaults."""
    found = {}
    for setting in it.settings + it.rulings:
        known = [value for value in setting.values if setting.goes_with(value, players)]
        found[setting.name] = dice.choice(known)
    return found


def changed(before: Any, now: Any) -> str:
    """What is no longer the same, as far inside as possible."""
    if isinstance(before, (list, tuple)) and len(before) == len(now):
        pairs = zip(before, now, strict=True)
        return "; ".join(f"[{n}] {changed(a, b)}" for n, (a, b) in enumerate(pairs) if a != b)
    return f"{now} instead of {before}"


STYLES = ("random", "eager", "bold")
QUICK_STYLES = STYLES[:2]
"""Who is bold looks ahead, which takes long at a table that keeps nothing."""


def answers(table: Table, dice: Random, style: str) -> Iterator[str]:
    """Play a game to its end; yield the kind of each question that is answered."""
    while table.pending:
        open_to = (dice.random() < FREELY and table.offers) or table.pending
        track = dice.choice(sorted(open_to))
        asked = open_to[track]
        table.put(track, answered(table, track, asked, dice, style))
        yield asked.kind.name


def answered(table: Table, track: int, asked: Decision[Any], dice: Random, style: str) -> Any:
    """An answer in one of the styles."""
    if style == "bold":
        return bold(table, track, dice)
    return eager(asked, dice) if style == "eager" else asked.sample(dice)


def play(it: Game, number: int, seed: int, asked: Counter[str]) -> tuple[str, int, int]:
    """One game: what it was, how many answers it took, and its rounds. Raises if anything goes wrong."""
    dice = Random(f"{it.name} {seed} {number}")
    players = it.players[number % len(it.players)]
    options, style = settings(it, players, dice), STYLES[number // len(it.players) % len(STYLES)]
    midway = it.name == "ti4" and number // len(it.players) % 2 == 1
    words = " ".join(f"{name}={value}" for name, value in options.items())
    what = f"game {number}: {players} players, {words}, {style}{' from the middle' if midway else ''}"
    begin = midgame.later(it, players, options, seed + number, dice) if midway else None
    table, decisions = begin or Table.new(it, players, options, seed=seed + number), 0
    try:
        conserved = it.conserved(table.state)
        for kind in answers(table, dice, style):
            asked[kind] += 1
            decisions += 1
            now = it.conserved(table.state)
            conserved = now if conserved is None else conserved
            if now != conserved:
                raise AssertionError(f"after {kind}: {changed(conserved, now)}")
        if not midway and not (report := Record.of(table).verify()).ok:
            raise AssertionError(str(report))
    except Exception as error:
        error.add_note(f"{what}, answer {decisions}")
        raise
    return what, decisions, table.state.round


def play_quickly(it: Game, number: int, seed: int, asked: Counter[str]) -> tuple[str, int, int]:
    """The same without keeping anything; what is conserved is compared at the end of the set-up and of the game. Nobody
    who has been eliminated is asked anything, and the same answers lead to the same position."""
    dice = Random(f"{it.name} {seed} {number}")
    players = it.players[number % len(it.players)]
    options, style = settings(it, players, dice), QUICK_STYLES[number // len(it.players) % len(QUICK_STYLES)]
    words = " ".join(f"{name}={value}" for name, value in options.items())
    midway = it.name == "ti4" and number // len(it.players) // len(QUICK_STYLES) % 2 == 1
    what = f"game {number}: {players} players, {words}, {style}{' from the middle' if midway else ''}"
    if midway:
        it = midgame.begun_later(it, players, options, seed + number, dice)
    table, conserved = Table.new(it, players, options, seed=seed + number, live=False), None
    given: list[tuple[int, Any]] = []
    try:
        while table.pending:
            open_to = (dice.random() < FREELY and table.offers) or table.pending
            track = dice.choice(sorted(open_to))
            question = open_to[track]
            if getattr(table.state.players[question.seat], "eliminated", False):
                raise AssertionError(f"seat {question.seat} is eliminated, and asked {question.kind.name}")
            asked[question.kind.name] += 1
            given.append((track, answered(table, track, question, dice, style)))
            table.put(*given[-1])
            if conserved is None and getattr(table.state, "round", True):
                conserved = it.conserved(table.state)
        if (now := it.conserved(table.state)) != conserved:
            raise AssertionError(changed(conserved, now))
        looking = number % LOOKS == 0
        again = Table.new(it, players, options, seed=seed + number, live=looking)
        looked_at = {dice.randrange(len(given)) for _ in range(SPOTS)} if looking else set()
        for n, answer in enumerate(given):
            again.put(*answer)
            if n in looked_at:
                look(again, n)
        if again.state.digest() != table.state.digest():
            raise AssertionError("the same answers lead to another position")
    except Exception as error:
        error.add_note(f"{what}, answer {len(given)}")
        raise
    return what, len(given), table.state.round


LOOKS, SPOTS = 20, 6
"""At every twentieth table views are looked at, six times."""


def look(table: Table, chance: int) -> None:
    """What a seat cannot see is made up anew; then it must see what it saw before, and so must spectators."""
    for seat in range(table.players):
        other = table.mind(seat).imagine(chance, fill=True)
        for who in (seat, -1):
            if other.view(who).plain() != table.view(who).plain():
                raise AssertionError(f"seat {who} sees something of what seat {seat} cannot know")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="keep nothing, and check at the end of each game")
    wanted = parser.parse_args()
    one = play_quickly if wanted.quick else play
    calm()
    it, asked, began = game(wanted.game), Counter[str](), time.process_time()
    failed = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        try:
            what, decisions, rounds = one(it, number, wanted.seed, asked)
            if not wanted.quick or number % 100 == 0:
                print(f"{what}: {decisions} answers, {rounds} rounds", flush=True)
        except Exception:
            traceback.print_exc()
            failed += 1
    spent = time.process_time() - began
    print(f"{wanted.games} games, {failed} failed, {asked.total()} answers, {spent:.0f} s of processor time")
    print(
        f"{len(asked)} of {len(it.kinds)} kinds of questions; never asked: {', '.join(sorted({*it.kinds} - {*asked}))}"
    )


if __name__ == "__main__":
    main()
