"""Why not: why a thing on the table cannot be used now, using only what the reader may know."""

from __future__ import annotations

from itertools import islice
from typing import Any

from orrery.core.ask import Decision, Order, Pick
from orrery.core.refusal import No
from orrery.telling.questions import name
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason
from orrery.telling.tellers import teller
from orrery.telling.things import Nouns, Thing, pointed, suspects
from orrery.text import Words

MOST_NAMED = 3


def why_not(view: Sight, thing: Thing, known: Nouns, words: Words) -> list[Reason]:
    """Why a thing is not offered; if it is, what can be done with it."""
    if view.over:
        return [words.text("refused-over")]
    if view.seat < 0:
        return [words.text("why-watching")]
    found: list[Reason] = []
    for _, decision in view.questions:
        can = possible(decision, thing, words)
        if can:
            return [words.text("why-allowed", answer=words.listed(can))]
        found += forbidden(decision, thing)
    if not view.questions:
        names = words.listed([words.name(seat) for seat in view.waiting])
        found.append(words.text("why-window") if view.window else words.text("why-turn", names=names))
    elif not found:
        prompt = words.say(f"{words.game}-ask-{view.questions[0][1].kind.name}", **view.questions[0][1].args)
        found.append(words.text("why-other", prompt=prompt))
    return found if any(isinstance(no, No) and no.rule for no in found) else found + its_time(view, thing, known, words)


def possible(decision: Decision[Any], thing: Thing, words: Words) -> list[str]:
    """The current offers that refer to the thing."""
    values = decision.items if isinstance(decision, (Pick, Order)) else decision.options()
    fitting = (value for value in values if thing in pointed(decision, value))
    return list(dict.fromkeys(name(decision.kind, value, words) for value in islice(fitting, MOST_NAMED)))


def forbidden(decision: Decision[Any], thing: Thing) -> list[Reason]:
    """The rules that forbid answers referring to the thing: each once, with the case that comes closest."""
    cases: dict[str, No] = {}
    for value in suspects(decision, thing):
        no = decision.refuse(value)
        if no is not None and (no.rule not in cases or missing(no) < missing(cases[no.rule])):
            cases[no.rule] = no
    ruled = [no for no in cases.values() if no.rule]
    return list(ruled or cases.values())


def missing(no: No) -> int:
    """How much is missing, if a case has numbers."""
    need, have = no.args.get("need", 0), no.args.get("have", 0)
    return need - have if isinstance(need, int) and isinstance(have, int) else 0


def its_time(view: Sight, thing: Thing, known: Nouns, words: Words) -> list[Reason]:
    """What a thing is for, when the question is about something else."""
    noun = known.get(thing.noun)
    if noun is None or thing.id not in noun.index:
        return []
    value, tell = noun.index[thing.id], teller(words.game)
    told = tell.later(view, noun.name, value, words)
    title, *text = tell.behind(noun.name, value, words) or [""]
    return told or [f"{title}: {line}" for line in text[:1]]
