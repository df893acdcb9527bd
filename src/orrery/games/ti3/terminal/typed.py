"""Twilight Imperium 3: answers as people type them: units with counts, planets and goods, "all", "cheap", pools as
2/1/0, a partner's name for a trade offer."""

from __future__ import annotations

import re
from typing import Any

from orrery.core.ask import Pick
from orrery.core.terms import Terms
from orrery.games.common.picks import Pay
from orrery.games.ti3.rules.board import influence, resources
from orrery.games.ti3.rules.kinds import GOODS, PASS
from orrery.games.ti3.rules.nouns import FROM_PLANET, GOOD, PDS_FROM_PLANET
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import GROUND_FORCE, PDS
from orrery.games.ti3.telling.galaxy import table
from orrery.games.ti3.terminal.map import unit_codes
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.answers import passes, several
from orrery.terminal.counted import cheapest, counted, everything, shares, spread, takes_all
from orrery.text import Words
from orrery.text.spelling import plain

POOLS = ("allocate", "redistribute")


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
        return _cheapest(view, decision)
    if plain(text) in several(words.text("ti3-answer-all")) and takes_all(decision):
        return everything(decision)
    return counted(text, question, lambda value: _calls(value, question, words))


# --- so many of each ---------------------------------------------------------------------------------------------


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
    return names


# --- pools, payments, trade --------------------------------------------------------------------------------------


def _shares(view: Sight, text: str, kind: str, words: Words) -> tuple[int, ...] | None:
    """Command counters for the three pools as 2/1/0, or left as they are."""
    if kind == "redistribute" and plain(text) in several(words.text("ti3-answer-same")):
        return spread(table(view).players[view.seat].counters)
    return shares(text)


def _cheapest(view: Sight, decision: Pay) -> tuple[int, ...]:
    """A payment that wastes little."""
    s = table(view)
    other = resources if decision.args.get("influence") else influence
    return cheapest(decision, lambda planet: other(s, Planet(planet)))


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
