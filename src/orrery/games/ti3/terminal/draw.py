"""Twilight Imperium 3 in the terminal: which questions are asked in the picture, and things found by what people type.
picture.py draws the table, map.py the galaxy, offers.py the options; typed.py reads typed answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.games.ti3.rules.data import (
    LEADERS,
    OBJECTIVE_NAMES,
    PLANET_NAMES,
    POLITICS,
    RACE_NAMES,
    STRATEGIES,
    TECHNOLOGY_NAMES,
    TILES,
)
from orrery.games.ti3.rules.galaxy import PLACE_NAMES
from orrery.games.ti3.rules.nouns import NAMES
from orrery.games.ti3.rules.units import UNITS
from orrery.games.ti3.telling.galaxy import table
from orrery.games.ti3.telling.tell import behind, later, reach_reason, reach_reasons
from orrery.games.ti3.terminal.typed import shortcut
from orrery.telling.questions import Question, why
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, said
from orrery.terminal.answers import Unclear, match
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["about", "begins", "further", "offers", "picture", "shortcut", "shows_offers", "urges", "why_later"]


def picture(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table, drawn."""
    from orrery.games.ti3.terminal.picture import draw

    return draw(view, words, question, width)


def shows_offers(question: Question) -> bool:
    """Options are listed under the question."""
    return False


def offers(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """Under the question: the possible answers, in the most readable form."""
    from orrery.games.ti3.terminal.offers import offers as drawn

    return drawn(view, question, words)


def urges(waiting: list[str]) -> bool:
    """Trade goods can be given away at any time (T3.11.7); people are asked about it only when they are bargaining."""
    return not set(waiting) <= {"take", "action", "secondary", "claim", "show_secret"}


MANY_CARDS = 5


def begins(question: Question) -> bool:
    """The table is read out when races are chosen, when units are placed, and in the strategy phase while there are
    still many cards to choose from: the second card comes soon after the first."""
    kind = question.decision.kind.name
    return kind in ("choose_race", "dock_at") or (kind == "take" and len(question.offers) >= MANY_CARDS)


# --- things by name ----------------------------------------------------------------------------------------------

Known = list[tuple[tuple[str, int], tuple[str, ...]]]


def _known(words: Words) -> Known:
    """Everything that has a text, under all its names."""
    rows = {
        "strategy": STRATEGIES,
        "race": RACE_NAMES,
        "objective": OBJECTIVE_NAMES,
        "technology": TECHNOLOGY_NAMES,
        "politic": tuple(card.name for card in POLITICS),
        "built": UNITS,
        "leader": LEADERS,
        "planet": PLANET_NAMES,
    }
    found: Known = []
    for noun, names in rows.items():
        found += [((noun, i), (str(words.noun(noun, i)), name)) for i, name in enumerate(names)]
    found += [(("tile", i), (str(words.noun("tile", i)), it.name)) for i, it in enumerate(TILES) if not it.planets]
    texts = [i for i, name in enumerate(NAMES) if name.startswith(("card.", "race."))]
    return found + [(("card", i), (str(words.noun("text", i)), NAMES[i].rpartition(".")[2])) for i in texts]


def find_things(text: str, words: Words) -> list[tuple[str, int]]:
    """The things with that name: several if they share it (a technology and the unit it allows)."""
    known, wanted = _known(words), plain(text)
    same = [thing for thing, names in known if wanted and wanted in [plain(name) for name in names]]
    return same or [match(text, known)]


def about(text: str, words: Words) -> list[str]:
    """The text of a card, a technology, a law, a race, an objective, a strategy card, a unit or a planet."""
    (title, *lines), *others = [behind(noun, value, words) for noun, value in find_things(text, words)]
    return [title, *lines, *(line for other in others for line in ("", *other))]


def find_place(text: str, words: Words) -> int:
    """The place of that name."""
    names = [(i, (str(words.noun("place", i)), name)) for i, name in enumerate(PLACE_NAMES)]
    return match(text, [*names, (0, ("Rex",))])


# --- why not -----------------------------------------------------------------------------------------------------


def why_later(view: Sight, text: str, words: Words) -> list[str]:
    """Why a system can or cannot be activated or reached, when a card or technology can be used."""
    return list(dict.fromkeys(said(reason, words) for reason in _reasons(view, text, words)))


def _reasons(view: Sight, text: str, words: Words) -> list[Reason]:
    try:
        place = find_place(text, words)
    except Unclear:
        return [reason for thing in find_things(text, words) for reason in _of_thing(view, *thing, words)]
    return _of_thing(view, "place", place, words)


def _of_thing(view: Sight, noun: str, value: int, words: Words) -> list[Reason]:
    """Why a thing cannot be the answer now, and what can be said about it otherwise."""
    found: list[Reason] = []
    for _, decision in view.questions:
        if decision.kind.noun.name == noun and decision.FORM == "choose":
            found.append(why(decision, value, words))
    told = later(view, noun, value, words) or [": ".join(behind(noun, value, words)[:2])]
    return found + [reason for reason in told if reason]


def further(view: Sight, decision: Decision[Any], value: Any, words: Words) -> list[str]:
    """From where the system in question can be reached, or which ships would come."""
    kind = decision.kind.name
    if kind == "activate" and table(view).shape >> value & 1:
        return [said(reason, words) for reason in reach_reasons(view, value, words)]
    if kind == "move_from" and value is not None and value != decision.args["target"]:
        return [said(reach_reason(view, value, decision.args["target"], words), words)]
    return []
