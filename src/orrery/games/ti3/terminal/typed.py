"""Twilight Imperium 3: answers as people type them: units with counts, planets and goods, "all", "cheap", pools as
2/1/0, a partner's name for a trade offer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from orrery.core.ask import Pick
from orrery.core.terms import Terms
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti3.rules.board import influence, resources
from orrery.games.ti3.rules.kinds import GOODS, PASS
from orrery.games.ti3.rules.nouns import FROM_PLANET, GOOD, PDS_FROM_PLANET
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import GROUND_FORCE, PDS
from orrery.games.ti3.telling.galaxy import table
from orrery.games.ti3.terminal.map import unit_codes
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.answers import Unclear, passes, several
from orrery.text import Words
from orrery.text.spelling import plain

POOLS = ("allocate", "redistribute")
PAYMENTS = 4000
"""How many ways to pay are compared."""


def shortcut(view: Sight, text: str, question: Question, words: Words) -> Any:
    """The meaning of something that only this game understands; None if it is typed as in any game."""
    decision = question.decision
    kind = decision.kind.name
    if kind == "action":
        return (PASS, None) if passes(text, words) else None
    if isinstance(decision, Terms) and kind == "offer":
        return _trade(text, decision, words)
    if not isinstance(decision, Pick) or not text.strip() or passes(text, words):
        return None
    if kind in POOLS and (shares := _shares(view, text, kind, words)) is not None:
        return shares
    if isinstance(decision, Pay) and plain(text) in several(words.text("ti3-answer-cheap")):
        return cheapest(view, decision)
    if plain(text) in several(words.text("ti3-answer-all")) and takes_all(decision):
        return _all(decision)
    return _counted(text, question, words)


# --- so many of each ---------------------------------------------------------------------------------------------


def takes_all(decision: Pick) -> bool:
    """Whether everything, or as much as fits, can be the answer."""
    return isinstance(decision, Counts) or decision.high == len(decision.items)


def _all(decision: Pick) -> tuple[int, ...]:
    """As many of each kind as fit, kind by kind; for other questions everything."""
    if not isinstance(decision, Counts):
        return tuple(sorted(decision.items))
    counts = [0] * len(decision.kinds)
    for at, most in enumerate(decision.most):
        counts[at] = most
        while counts[at] and decision.fits(counts) is not None:
            counts[at] -= 1
    return tuple(sorted(k for k, n in zip(decision.kinds, counts, strict=True) for _ in range(n)))


def _counted(text: str, question: Question, words: Words) -> tuple[int, ...] | None:
    """Units or other things with counts before or after them; None if only numbers are typed."""
    if re.fullmatch(r"[\d\s,;+-]+", text):
        return _numbers(text, question)
    left = Counter(offer.value for offer in question.offers)
    chosen: list[int] = []
    for count, kinds in _things(text, question, words):
        wanted = sum(left[k] for k in kinds) if count < 0 else count
        for kind in kinds:
            take = min(wanted, left[kind])
            chosen += [kind] * take
            left[kind] -= take
            wanted -= take
        if wanted > 0:  # more than there is: the table says why not
            chosen += [kinds[0]] * wanted
    return tuple(sorted(chosen))


def _things(text: str, question: Question, words: Words) -> Iterable[tuple[int, list[int]]]:
    """Counts and the kinds of things that are meant. If a name is unknown, its first words may be one, and the rest
    another ("2C carrier")."""
    for count, name in _parts(text):
        at, parts = 0, name.split()
        while at < len(parts):
            ends = [end for end in range(len(parts), at, -1) if _meant(" ".join(parts[at:end]), question, words)]
            if not ends:
                raise Unclear("unclear-unknown", text=name)
            yield 1 if at else count, _meant(" ".join(parts[at : ends[0]]), question, words)
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


def _meant(name: str, question: Question, words: Words) -> list[int]:
    """The kinds of things that a name means: by code, id, name or its beginning, in singular or plural; with a planet
    after an @. Ground forces without a planet are those aboard, then those on all planets."""
    bare, at, world = name.partition("@")
    wanted = plain(bare)
    values = list(dict.fromkeys(offer.value for offer in question.offers))
    if at:
        noun = question.decision.kind.noun
        values = [v for v in values if plain(str(noun.encode(v)).partition("@")[2]).startswith(plain(world) or "?")]
    calls = {value: _calls(value, question, words) for value in values}
    exact = [value for value in values if wanted in calls[value]]
    if exact or not wanted:
        return exact
    return [v for v in values if any(c.startswith(wanted) or (len(c) > 2 and wanted.startswith(c)) for c in calls[v])]


def _calls(value: int, question: Question, words: Words) -> list[str]:
    """What a thing is called."""
    noun = question.decision.kind.noun
    names = [str(words.noun(noun.name, value)), str(noun.encode(value))]
    if noun.name == "purse" and value == GOOD:
        names += several(words.text("ti3-answer-goods"))
    if noun.name in ("load", "unit", "built"):
        unit = value if value < FROM_PLANET else GROUND_FORCE if value < PDS_FROM_PLANET else PDS
        codes = unit_codes(words)
        names += [codes[unit]] if unit < len(codes) else []
        names += [str(words.noun("unit", unit))] if noun.name == "load" else []
    return [plain(n) for n in names]


# --- pools, payments, trade --------------------------------------------------------------------------------------


def _shares(view: Sight, text: str, kind: str, words: Words) -> tuple[int, ...] | None:
    """Command counters for the three pools as 2/1/0, or left as they are."""
    if (each := re.fullmatch(r"\s*(\d+)\s*/\s*(\d+)\s*/\s*(\d+)\s*", text)) is not None:
        return tuple(pool for pool in range(3) for _ in range(int(each[pool + 1])))
    if kind == "redistribute" and plain(text) in several(words.text("ti3-answer-same")):
        counters = table(view).players[view.seat].counters
        return tuple(pool for pool in range(3) for _ in range(counters[pool]))
    return None


def cheapest(view: Sight, decision: Pay) -> tuple[int, ...]:
    """A payment that wastes little: trade goods count most, then overpayment, then what the planets would otherwise
    yield."""
    s = table(view)
    other = resources if decision.args.get("influence") else influence

    def regret(paid: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        planets = [Planet(item) for item in paid if item != GOOD]
        over = sum(decision.worth.get(item, 1) for item in paid) - decision.price
        return 3 * (len(paid) - len(planets)) + 2 * over + sum(other(s, p) for p in planets), tuple(paid)

    return min(islice(decision.options(), PAYMENTS), key=regret)


def _trade(text: str, asked: Terms, words: Words) -> Any:
    """An offer by the partner's name and the goods added (below zero: added by the partner): the first of the reader's
    contracts, which is the cheaper one, for the last of theirs."""
    typed = re.fullmatch(r"\s*(\D.*?)\s*([+-]?\d*)\s*", text)
    if typed is None or passes(text, words):
        return None
    goods = int(typed[2]) if re.search(r"\d", typed[2]) else 0
    wanted = plain(typed[1])
    rivals = [rival for rival in asked.partners if wanted and plain(words.name(rival)).startswith(wanted)]
    if len(rivals) != 1:
        return None
    (own, _), (theirs, _) = asked.sides(rivals[0])
    assert own.items is not None
    assert theirs.items is not None
    gives: dict[str, Any] = {"contract": own.items[:1]}
    gets: dict[str, Any] = {"contract": theirs.items[-1:]}
    return asked.deal(rivals[0], gives | {GOODS: max(goods, 0)}, gets | {GOODS: max(-goods, 0)})
