"""Are the factions of Twilight Imperium 4 equally strong, in the hands of greedy bots? Random factions, maps and seats;
how often each faction and each seat wins. It is a look, not a bar: strong factions stay strong.

    python -m bench.ti4_balance --games 2000 --out balance.jsonl --plot docs/images/ti4-balance.png

A run that was interrupted goes on where it stopped."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.ti4_bots import play

from orrery.games import game
from orrery.games.ti4.rules.data import FACTIONS
from orrery.lab.fairness import BLUE, GREEN, BalanceRow, Result, as_table, by_seat, count, dots, played
from orrery.text import Words

Task = tuple[int, int, int]
"""Players, seed, and the number of the game."""


def one(task: Task) -> Result:
    """A game of greedy bots, determined by the seed and its number."""
    players, seed, number = task
    s = play(seed + number, set(range(players)), players).state
    return {
        "game": number,
        "factions": [FACTIONS[p.faction].name for p in s.players],
        "scores": [p.points for p in s.players],
        "winners": [*s.winners],
        "rounds": s.round,
    }


def by_faction(games: Sequence[Result], players: int) -> list[BalanceRow]:
    """The factions, most successful first."""
    names, words = [it.name for it in FACTIONS], Words("en", "ti4")
    labels = [str(words.noun("faction", number)) for number in range(len(names))]
    rows = count(games, players, labels, lambda it, seat: names.index(it["factions"][seat]))
    return sorted([row for row in rows if row.games], key=lambda row: -row.ratio)


def report(games: Sequence[Result], players: int) -> str:
    """The results as tables."""
    tops = [max(it["scores"]) for it in games]
    ten = sum(top >= 10 for top in tops)
    return "\n".join(
        [
            f"{len(games)} games with {players} players: the winner has 10 points in {ten} of them; "
            f"median {median(it['rounds'] for it in games):g} rounds.",
            *as_table("Faction", by_faction(games, players)),
            *as_table("Seat", by_seat(games, players)),
        ]
    )


def picture(games: Sequence[Result], players: int, path: Path) -> None:
    """A dot and its 95 % interval for each faction and seat."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    factions, seats = by_faction(games, players), by_seat(games, players)
    figure = Figure(figsize=(8.5, 1.6 + 0.3 * (len(factions) + len(seats))), layout="constrained")
    FigureCanvasAgg(figure)
    title = f"Twilight Imperium 4, {players} greedy bots: wins over the fair share, {len(games)} games"
    figure.suptitle(title, fontsize=12)
    upper, lower = figure.subplots(2, 1, height_ratios=(len(factions), len(seats)), sharex=True)
    dots(upper, factions, BLUE)
    dots(lower, seats, GREEN)
    lower.set_xlabel("wins / share (1 is fair); bars: 95 % interval")
    figure.savefig(path, dpi=120, format="png")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file of results")
    parser.add_argument("--plot", type=Path, help="a PNG file to draw wins into")
    wanted = parser.parse_args()
    head = {"game": "ti4", "rules": game("ti4").rules, "players": wanted.players, "seed": wanted.seed}
    tasks = {number: (wanted.players, wanted.seed, number) for number in range(wanted.games)}

    def told(done: int) -> None:
        print(f"\r{done} of {wanted.games} games", end="", file=sys.stderr, flush=True)

    games = played(wanted.out, head, one, tasks, wanted.jobs, told)
    print(file=sys.stderr)
    print(report(games, wanted.players))
    if wanted.plot:
        picture(games, wanted.players, wanted.plot)


if __name__ == "__main__":
    main()
