"""Is Warpgate fair? Plays many games between greedy bots with random faction boards: how often each faction side, seat
and place in the turn order wins; how often each objective is reached, and how much fighting there is. `python -m
orrery.games.warpgate.balance --players 4 --games 2000 --out FILE [--option NAME=VALUE] [--plot PNG]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from orrery.core.table import Table
from orrery.games.warpgate import GAME, load
from orrery.games.warpgate.bot.think import instinct
from orrery.games.warpgate.rules.kinds import DRAWING
from orrery.games.warpgate.rules.scoring import fulfilled
from orrery.games.warpgate.telling import describe
from orrery.lab.fairness import BLUE, GREEN, RED, BalanceRow, Result, as_table, by_seat, count, dots, played
from orrery.text import Words

OPTIONS = {"factions": "random", "sides": "random"}
LEAST, MOST, MOST_SEAT = 0.6, 1.5, 1.2
"""The bounds on wins relative to a fair share, for a faction side and for a seat."""
SELDOM, OFTEN = 0.25, 0.85
"""The bounds on how often players who hold an objective reach it."""

# --- playing ------------------------------------------------------------------------------------------------


def play(players: int, seed: int, number: int, options: tuple[tuple[str, str], ...] = ()) -> Result:
    """One game, determined by the seed and its number. The bots may look at the table itself, since `greedy` reads
    nothing that its seat cannot see."""
    dice = Random(f"{seed}/{number}")
    table = Table.new(GAME, players, OPTIONS | dict(options), seed=dice.getrandbits(63), live=False)
    s: Any = table.state
    first = s.start
    actions = attacks = 0
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        answer = instinct(table, track, decision, dice)
        if decision.kind.name == "play":
            actions += answer[0] <= DRAWING
        elif decision.kind.name == "tactic":
            attacks += decision.seat == s.battle.attacker and s.battle.fought == 1
        table.put(track, answer)
    return {
        "game": number,
        "sides": [p.side for p in s.players],
        "first": first,
        "scores": GAME.score(s),
        "winners": GAME.winners(s),
        "rounds": s.round,
        "actions": actions,
        "attacks": attacks,
        "aims": [[[it, int(fulfilled(s, seat, it))] for it in p.shown] for seat, p in enumerate(s.players)],
    }


Task = tuple[int, int, int, tuple[tuple[str, str], ...]]


def _play(task: Task) -> Result:
    return play(*task)


def terms(players: int, seed: int, options: dict[str, str]) -> Result:
    """What all games in a file have in common; the first line of the file."""
    return {
        "game": GAME.name,
        "rules": GAME.rules,
        "data": GAME.configure(players, OPTIONS | options)["data"],
        "players": players,
        "seed": seed,
        "options": options,
    }


def run(
    path: Path, players: int, seed: int, games: int, jobs: int, told: Callable[[int], None], options: dict[str, str]
) -> list[Result]:
    """Play those of the first `games` games that are missing and append them to the file; returns all of them, in
    order."""
    given = tuple(options.items())
    tasks = {number: (players, seed, number, given) for number in range(games)}
    return played(path, terms(players, seed, options), _play, tasks, jobs, told)


# --- counting -----------------------------------------------------------------------------------------------


def by_side(games: Sequence[Result], players: int) -> list[BalanceRow]:
    """The sides of the faction boards, most successful first."""
    labels = [f"{side.name} {side.side}: {side.ability}" for side in load().sides]
    return sorted(count(games, players, labels, lambda game, seat: game["sides"][seat]), key=lambda line: -line.ratio)


def by_order(games: Sequence[Result], players: int) -> list[BalanceRow]:
    """The turn order of the first round: is the start player favoured?"""
    labels = ["Start player", *(f"{i} to the left" for i in range(1, players))]
    return count(games, players, labels, lambda game, seat: (seat - game["first"]) % players)


@dataclass(frozen=True, slots=True)
class Aim:
    """How often an objective was held at the end of a game, and how often it was reached."""

    label: str
    held: int
    reached: int

    @property
    def rate(self) -> float:
        return self.reached / self.held if self.held else 0.0

    @property
    def within(self) -> bool:
        """Whether it is neither too hard nor too easy; an objective that nobody held says nothing."""
        return not self.held or SELDOM <= self.rate <= OFTEN


def by_aim(games: Sequence[Result]) -> list[Aim]:
    """The objectives, hardest first."""
    rows = load().objectives
    held, reached = [0] * len(rows), [0] * len(rows)
    for it, done in (pair for game in games for seat in game["aims"] for pair in seat):
        held[it] += 1
        reached[it] += done
    say = Words("en", GAME.name).text
    found = [
        Aim(f"{row.name}: {describe.objective(load(), i, say, 'en')[1]}", held[i], reached[i])
        for i, row in enumerate(rows)
    ]
    return sorted(found, key=lambda aim: aim.rate)


def war(games: Sequence[Result]) -> float:
    """The share of actions that were attacks."""
    attacks, actions = (sum(int(game[name]) for game in games) for name in ("attacks", "actions"))
    return attacks / max(1, actions)


def fair(sides: Sequence[BalanceRow], seats: Sequence[BalanceRow]) -> bool:
    """Whether all bounds hold."""
    return all(LEAST <= line.ratio <= MOST for line in sides) and all(line.ratio <= MOST_SEAT for line in seats)


# --- telling ------------------------------------------------------------------------------------------------


def report(games: Sequence[Result], players: int) -> str:
    """The results as tables."""
    sides, seats, order = by_side(games, players), by_seat(games, players), by_order(games, players)
    rounds = sum(game["rounds"] for game in games) / len(games)
    score = sum(sum(game["scores"]) for game in games) / len(games) / players
    verdict = "within" if fair(sides, [*seats, *order]) else "OUTSIDE"
    aims = by_aim(games)
    rates = [aim.rate for aim in aims if aim.held] or [0.0]
    reachable = "within" if all(aim.within for aim in aims) else "OUTSIDE"
    return "\n".join(
        [
            f"{len(games)} games with {players} players: {rounds:.1f} rounds, {score:.1f} points on average; "
            f"{verdict} the bounds (sides {LEAST} to {MOST}, seats at most {MOST_SEAT}).",
            f"Objectives are reached in {100 * min(rates):.0f} % to {100 * max(rates):.0f} %: {reachable} the bounds "
            f"({100 * SELDOM:.0f} % to {100 * OFTEN:.0f} %). {100 * war(games):.1f} % of actions are attacks.",
            *as_table("Faction side", sides),
            *as_table("Seat", [*seats, *order]),
            "",
            "| Objective | held | reached |",
            "|---|---:|---:|",
            *(f"| {aim.label} | {aim.held} | {100 * aim.rate:.0f} % |" for aim in aims),
        ]
    )


def picture(games: Sequence[Result], players: int, path: Path) -> None:
    """A dot and its 95 % interval for each side, seat and place in the turn order; dashed lines are the bounds."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    sides, seats = by_side(games, players), [*by_seat(games, players), *by_order(games, players)]
    figure = Figure(figsize=(8.5, 1.6 + 0.3 * (len(sides) + len(seats))), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(f"Warpgate, {players} players: wins over the fair share, {len(games)} greedy games", fontsize=12)
    upper, lower = figure.subplots(2, 1, height_ratios=(len(sides), len(seats)), sharex=True)
    dots(upper, sides, BLUE, (LEAST, MOST))
    dots(lower, seats, GREEN, (MOST_SEAT,))
    lower.set_xlabel("wins / share (1 is fair); bars: 95 % interval; dashed: the bounds")
    lower.set_xlim(0.4, 1.7)
    figure.savefig(path, dpi=120, format="png")


def aims_picture(games: Sequence[Result], players: int, path: Path) -> None:
    """A dot for each objective: how often those who had it reached it; dashed lines are the bounds."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    aims = by_aim(games)
    figure = Figure(figsize=(8.5, 1.2 + 0.26 * len(aims)), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(f"Warpgate, {players} players: objectives reached, {len(games)} greedy games", fontsize=12)
    axes = figure.subplots()
    for bound in (SELDOM, OFTEN):
        axes.axvline(100 * bound, color=RED, linewidth=1, linestyle="--")
    axes.plot([100 * aim.rate for aim in aims], range(len(aims)), "o", color=BLUE, markersize=6)
    axes.set_yticks(range(len(aims)), [aim.label for aim in aims], fontsize=8)
    axes.set_xlim(0, 100)
    axes.set_xlabel("reached, in percent; dashed: the bounds")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=120, format="png")


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, not {text!r}")
    return int(text)


def _option(pair: str, parser: argparse.ArgumentParser) -> tuple[str, str]:
    name, equals, value = pair.partition("=")
    if not equals:
        parser.error(f"an option is NAME=VALUE, not {pair!r}")
    return name, value


def main(given: Sequence[str] | None = None) -> int:
    """Play, count, report; 0 if all bounds hold."""
    parser = argparse.ArgumentParser(prog="python -m orrery.games.warpgate.balance", description=__doc__)
    parser.add_argument("--players", type=int, choices=GAME.players, default=2)
    parser.add_argument("--games", type=_whole, default=200)
    parser.add_argument("--jobs", type=_whole, default=1, help="processes side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file of results; a run goes on where it stopped")
    parser.add_argument("--plot", type=Path, help="a PNG file to draw wins into")
    parser.add_argument("--plot-aims", type=Path, help="a PNG file to draw objectives into")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a ruling for all games")
    args = parser.parse_args(given)
    options = dict(_option(pair, parser) for pair in args.option)

    def told(done: int) -> None:
        print(f"\r{done} of {args.games} games", end="", file=sys.stderr, flush=True)

    try:
        games = run(args.out, args.players, args.seed, args.games, args.jobs, told, options)
    except ValueError as wrong:
        parser.error(str(wrong))
    print(file=sys.stderr)
    print(report(games, args.players))
    if args.plot:
        picture(games, args.players, args.plot)
    if args.plot_aims:
        aims_picture(games, args.players, args.plot_aims)
    places = [*by_seat(games, args.players), *by_order(games, args.players)]
    return 0 if fair(by_side(games, args.players), places) and all(aim.within for aim in by_aim(games)) else 1


if __name__ == "__main__":
    sys.exit(main())
