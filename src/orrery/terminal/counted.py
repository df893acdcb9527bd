"""So many of each: answers such as "2 cruiser 1 carrier", "2C 1V", "all cruiser", "1-4" to a question that picks
several things; payments that waste little; three pools as 2/1/0. For any game whose pieces are counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from orrery.core.ask import Pick
from orrery.games.common.picks import Counts, Pay
from orrery.telling.questions import Question
from orrery.terminal.said import Unclear
from orrery.text.spelling import plain

Calls = Callable[[int], Iterable[str]]
"""What a thing is called."""
PAYMENTS = 4000
"""How many ways to pay are compared."""


def takes_all(decision: Pick) -> bool:
    """Whether everything, or as much as fits, can be the answer."""
    return isinstance(decision, Counts) or decision.high == len(decision.items)


def everything(decision: Pick) -> tuple[int, ...]:
    """As many of each kind as fit, kind by kind; for other questions everything."""
    if not isinstance(decision, Counts):
        return tuple(sorted(decision.items))
    counts = [0] * len(decision.kinds)
    for at, most in enumerate(decision.most):
        counts[at] = most
        while counts[at] and decision.fits(counts) is not None:
            counts[at] -= 1
    return tuple(sorted(k for k, n in zip(decision.kinds, counts, strict=True) for _ in range(n)))


def counted(text: str, question: Question, calls: Calls) -> tuple[int, ...] | None:
    """Units or other things with counts before or after them; None if only numbers are typed."""
    if re.fullmatch(r"[\d\s,;+-]+", text):
        return _numbers(text, question)
    left = Counter(offer.value for offer in question.offers)
    named = {value: [plain(name) for name in calls(value)] for value in left}
    chosen: list[int] = []
    for count, kinds in _things(text, question, named):
        wanted = sum(left[k] for k in kinds) if count < 0 else count
        for kind in kinds:
            take = min(wanted, left[kind])
            chosen += [kind] * take
            left[kind] -= take
            wanted -= take
        if wanted > 0:  # more than there is: the table says why not
            chosen += [kinds[0]] * wanted
    return tuple(sorted(chosen))


def _things(text: str, question: Question, named: dict[int, list[str]]) -> Iterable[tuple[int, list[int]]]:
    """Counts and the kinds of things that are meant. If a name is unknown, its first words may be one, and the rest
    another ("2C carrier")."""
    for count, name in _parts(text):
        at, parts = 0, name.split()
        while at < len(parts):
            ends = [end for end in range(len(parts), at, -1) if _meant(" ".join(parts[at:end]), question, named)]
            if not ends:
                raise Unclear("unclear-unknown", text=name)
            yield 1 if at else count, _meant(" ".join(parts[at : ends[0]]), question, named)
            at = ends[0]


def _numbers(text: str, question: Question) -> tuple[int, ...] | None:
    """Numbers of options, possibly with ranges (1-4)."""
    if "-" not in text:
        return None
    found: list[int] = []
    for part in re.findall(r"\d+\s*-\s*\d+|\d+", text):
        ends = [int(n) for n in re.findall(r"\d+", part)]
        found += range(ends[0], ends[-1] + 1)
    if not found or max(found) > len(question.offers) or min(found) < 1:
        raise Unclear("unclear-place", number=str(max(found, default=0)), most=len(question.offers))
    return tuple(sorted(question.offers[n - 1].value for n in dict.fromkeys(found)))


COUNTED = re.compile(r"(\d+)\s*[x×]?\s*((?:[^\d\s\[]|\[[^\]]*\])(?:[^\d\[]|\[[^\]]*\])*)")
"""A count and a name; digits belong to a name only inside brackets, as in the planet [0.0.0]."""


def _parts(text: str) -> Iterable[tuple[int, str]]:
    """Counts and names: "2 cruiser 1 carrier", "2x cruiser, carrier", "cruiser 2"; "all cruiser" is -1."""
    for piece in re.split(r"[,;+]|\band\b|\bund\b", text):
        found = COUNTED.findall(f" {piece}") if re.match(r"\s*\d", piece) else []
        if found:
            yield from ((int(count), name.strip()) for count, name in found)
        elif (one := re.fullmatch(r"\s*(\d+)\s*[x×]?\s*(.+?)\s*", piece)) is not None:
            yield int(one[1]), one[2]
        elif (one := re.fullmatch(r"\s*(\D.*?)\s+(\d+)\s*", piece)) is not None:
            yield int(one[2]), one[1]
        elif (one := re.fullmatch(r"\s*(?:all|alle)\s+(.+?)\s*", piece, re.IGNORECASE)) is not None:
            yield -1, one[1]
        elif piece.strip():
            yield 1, piece.strip()


def _meant(name: str, question: Question, named: dict[int, list[str]]) -> list[int]:
    """The kinds of things that a name means: by code, id, name or its beginning, in singular or plural; with a planet
    after an @."""
    bare, at, world = name.partition("@")
    wanted = plain(bare)
    values = list(named)
    if at:
        noun = question.decision.kind.noun
        values = [v for v in values if plain(str(noun.encode(v)).partition("@")[2]).startswith(plain(world) or "?")]
    exact = [value for value in values if wanted in named[value]]
    if exact or not wanted:
        return exact
    return [v for v in values if any(c.startswith(wanted) or (len(c) > 2 and wanted.startswith(c)) for c in named[v])]


# --- payments and pools ------------------------------------------------------------------------------------------


def cheapest(decision: Pay, other: Callable[[int], int]) -> tuple[int, ...]:
    """A payment that wastes little: trade goods count most, then overpayment, then what the planets would otherwise
    yield (`other`)."""

    def regret(paid: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        planets = [item for item in paid if item != decision.change]
        over = sum(decision.worth.get(item, decision.coin) for item in paid) - decision.price
        return 3 * (len(paid) - len(planets)) + 2 * over + sum(other(p) for p in planets), tuple(paid)

    return min(islice(decision.options(), PAYMENTS), key=regret)


def shares(text: str) -> tuple[int, ...] | None:
    """So much for each of three pools, typed as 2/1/0."""
    each = re.fullmatch(r"\s*(\d{1,3})\s*/\s*(\d{1,3})\s*/\s*(\d{1,3})\s*", text)
    return None if each is None else spread([int(number) for number in each.groups()])


def spread(pools: Sequence[int]) -> tuple[int, ...]:
    """The answer that puts so many into each pool."""
    return tuple(pool for pool, number in enumerate(pools) for _ in range(number))
