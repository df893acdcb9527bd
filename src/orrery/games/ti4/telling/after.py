"""Twilight Imperium 4 in words: after the game: what it was like, what everybody did, points by round, luck with dice,
what was spent, combats. The page plots the same numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from orrery.games.ti4.rules.data import SHIPS
from orrery.games.ti4.rules.seats import initiative_order
from orrery.games.ti4.telling.galaxy import table
from orrery.games.twilight.words import ruled
from orrery.telling.sight import Sight
from orrery.text import Words

Added = list[tuple[int, float]]
"""What a line of the journal adds to whose number."""


def luck(key: str, args: dict[str, Any]) -> Added:
    """Hits less those that were to be expected; dice that are rolled again count as well."""
    if key == "ti4-log-rolls":
        return [(args["seat"], args["hits"] - args["tenths"] / 10)]
    return [(args["seat"], -args["tenths"] / 10)] if key == "ti4-log-rerolls" else []


def spent(key: str, args: dict[str, Any]) -> Added:
    """Resources and influence spent, trade goods in their place included."""
    return [(args["seat"], args["price"])] if key == "ti4-log-pays" else []


def combats(key: str, args: dict[str, Any]) -> Added:
    """Space combats, and ground combats in which somebody rolled dice."""
    if key == "ti4-log-combat":
        return [(args["seat"], 1), (args["rival"], 1)]
    ground = key == "ti4-log-rolls" and args["why"] == "ground_combat" and args["round"] == 1
    return [(args["seat"], 1)] if ground else []


TALLIES: dict[str, Callable[[str, dict[str, Any]], Added]] = {"luck": luck, "spent": spent, "combats": combats}


def facts(view: Sight, words: Words) -> list[str]:
    """What the game was like, and why somebody has won it with as many points as others."""
    s = table(view)
    told = Counter(key.partition("-log-")[2] for key, _ in view.journal())
    rounds, deals = s.round, told["gives"]
    said = words.text("ti4-facts-end", rounds=rounds, combats=told["combat"], laws=told["law"], deals=deals)
    return [said, *(tie(view, words) if view.over else [])]


def did(view: Sight, words: Words) -> list[tuple[str, list[str]]]:
    """What everybody did, as rows of the score sheet: from the journal that all may read."""
    s = table(view)
    done: list[Counter[str]] = [Counter() for _ in range(view.players)]
    sums = {name: [0.0] * view.players for name in TALLIES}
    by_round: list[list[int]] = []
    for key, args in view.journal():
        verb = key.partition("-log-")[2]
        for name, tally in TALLIES.items():
            for seat, number in tally(key, args):
                sums[name][seat] += number
        count_points(by_round, verb, args, view.players)
        if args.get("seat", -1) >= 0:
            done[args["seat"]][verb] += 1
            if verb == "loses":
                done[args["seat"]]["ships"] += sum(unit in SHIPS for unit in args["units"])
    rows = [
        (words.text("ti4-sheet-round", round=number), [*map(str, points)]) for number, points in enumerate(by_round, 1)
    ]
    numbers = {
        "spent": [f"{number:.0f}" for number in sums["spent"]],
        "combats": [f"{number:.0f}" for number in sums["combats"]],
        "luck": [signed(number, words) for number in sums["luck"]],
        "planets": [str(it["control"]) for it in done],
        "ships": [str(it["ships"]) for it in done],
        "technologies": [str(p.technologies.bit_count()) for p in s.players],
    }
    return rows + [(words.text(f"ti4-sheet-{name}"), cells) for name, cells in numbers.items()]


def signed(number: float, words: Words) -> str:
    """More or less than expected, with a decimal point or comma."""
    told = f"{round(number, 1) + 0:+.1f}"
    return told.replace(".", ",") if words.lang == "de" else told


def count_points(by_round: list[list[int]], verb: str, args: dict[str, Any], players: int) -> None:
    """What a line of the journal says about the points at the end of each round."""
    if verb == "round":
        by_round.append([*by_round[-1]] if by_round else [0] * players)
    elif verb in ("points", "loses-points") and by_round:
        by_round[-1][args["seat"]] = args["total"]
    elif verb == "shard" and by_round:
        by_round[-1][args["rival"]] -= 1


def tie(view: Sight, words: Words) -> list[str]:
    """Why one of several players with equal points has won (LRR 14.15)."""
    s = table(view)
    most = max(p.points for p in s.players)
    level = [seat for seat in initiative_order(s) if s.players[seat].points == most]
    if len(level) < 2 or most >= s.goal:
        return []
    names = words.listed([words.name(seat) for seat in level])
    return [f"{words.text('ti4-facts-level', names=names, points=most)} {ruled('LRR 14.15', words)}"]
