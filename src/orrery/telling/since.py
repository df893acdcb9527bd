"""Since: what has happened since a seat last answered, in one line for each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.telling.sight import Sight
from orrery.telling.teller import HEADINGS
from orrery.telling.tellers import teller
from orrery.text import Words

MOST = 7
"""How many things a line tells."""
ROUND, SEATS = "-log-round", ("seat", "rival")

Line = tuple[str, dict[str, Any]]


def since(view: Sight, first: int, words: Words) -> list[str]:
    """One line for each round since that line of the table's journal. A game whose teller has HEADLINES tells those
    first, the most important ones if there are many."""
    told, now = [], _round_at(view, first)
    for number, lines in _by_round(view.journal(first), now):
        said = _told(lines, view.seat, words)
        if said:
            told.append(words.text("since-round", round=number, told=said))
    return told


def _round_at(view: Sight, first: int) -> int:
    """The round that a line of the journal belongs to."""
    lines = view.journal()
    before = lines[: len(lines) - len(view.journal(first))]
    return max([_number(args) for key, args in before if key.endswith(ROUND)], default=0)


def _number(args: dict[str, Any]) -> int:
    """The round that a heading names."""
    (number,) = args.values()
    return int(number)


def _by_round(lines: Sequence[Line], now: int) -> list[tuple[int, list[Line]]]:
    found: list[tuple[int, list[Line]]] = [(now, [])]
    for key, args in lines:
        if key.endswith(ROUND):
            found.append((_number(args), []))
        elif not key.endswith(HEADINGS):
            found[-1][1].append((key, args))
    return found


def _told(lines: Sequence[Line], reader: int, words: Words) -> str:
    """The headlines among some lines, in their order; and how much else there is in the log."""
    ranks = {f"{words.game}-log-{key}": rank for rank, key in enumerate(getattr(teller(words.game), "HEADLINES", ()))}
    known = [(at, key, args) for at, (key, args) in enumerate(lines) if not ranks or key in ranks]
    known.sort(key=lambda it: (all(it[2].get(who) != reader for who in SEATS), ranks.get(it[1], 0)))
    said = [words.say(key, **args) for _, key, args in sorted(known[:MOST], key=lambda it: it[0])]
    more = len(lines) - len(said)
    return " ".join([*said, *([words.text("since-more", number=more)] if said and more else [])])
