"""Twilight Imperium 4 in the terminal: which questions are asked in the picture, and things found by what people type.
picture.py draws the table, map.py the galaxy, offers.py the options; typed.py reads typed answers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.games.ti4.rules.card_data import ATTACHMENTS, EXPLORATIONS
from orrery.games.ti4.rules.data import FACTIONS, OBJECTIVES, PLANETS, STRATEGIES, TILES, UNITS
from orrery.games.ti4.rules.nouns import POOL, TEXTS
from orrery.games.ti4.rules.things import Place
from orrery.games.ti4.telling.galaxy import place_name
from orrery.games.ti4.telling.seats import traders_lines
from orrery.games.ti4.telling.tell import behind, later
from orrery.games.ti4.telling.war import attack_line, fights_now
from orrery.games.ti4.terminal.typed import ahead, shortcut, system_of
from orrery.games.ti4.terminal.weighing import odds
from orrery.telling.questions import Question, why
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, said
from orrery.terminal.answers import match
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = [
    "about",
    "ahead",
    "begins",
    "further",
    "odds",
    "offers",
    "picture",
    "remarks",
    "shortcut",
    "shows_offers",
    "urges",
    "why_later",
]


def picture(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table, drawn."""
    from orrery.games.ti4.terminal.picture import draw

    return draw(view, words, question, width)


def shows_offers(question: Question) -> bool:
    """Options are listed under the question."""
    return False


def offers(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """Under the question: the possible answers, in the most readable form."""
    from orrery.games.ti4.terminal.offers import offers as drawn

    return drawn(view, question, words)


def remarks(view: Sight, question: Question, words: Words) -> list[str]:
    """Read out after the options: the odds of the attacks that are possible, and with whom one can have a
    transaction."""
    kind = question.decision.kind.name
    places = [Place(offer.value) for offer in question.offers] if kind == "activate" else []
    odds = [f"{place_name(at, words)}: {odds}" for at in places if (odds := attack_line(view, at, words))]
    hint = [words.text("ti4-weigh-hint")] if odds or any(fights_now(view)) else []
    return [*odds, *hint, *traders_lines(view, kind, words)]


def urges(waiting: list[str]) -> bool:
    """Transactions are possible during most questions of a turn and of a vote; people propose them on request, beside
    their own questions (LRR 91.1, 91.6)."""
    return False


MANY_CARDS = 5


def begins(question: Question) -> bool:
    """The table is read out when something is drafted or factions are chosen, when units are placed, and in the
    strategy phase while there are still many cards to choose from."""
    kind = question.decision.kind.name
    return kind in ("ban", "choose_faction", "keep_secret") or (kind == "take" and len(question.offers) >= MANY_CARDS)


# --- things by name ----------------------------------------------------------------------------------------------

Known = list[tuple[tuple[str, int], tuple[str, ...]]]
"""Things by all their names."""
OF_THEIR_OWN = ("exploration", "objective")
"""Texts that are told as another kind of thing."""


@cache
def _known(lang: str) -> Known:
    """Everything that has a text, under all its names."""
    words = Words(lang, "ti4")
    rows = {
        "strategy": STRATEGIES,
        "faction": tuple(it.name for it in FACTIONS),
        "objective": tuple(it.name for it in OBJECTIVES),
        "unit": UNITS,
        "planet": tuple(it.name for it in PLANETS),
        "attachment": tuple(it.name for it in ATTACHMENTS),
        "exploration": tuple(it.name for it in EXPLORATIONS),
        "pool": POOL.names,
    }
    found: Known = []
    for noun, names in rows.items():
        found += [((noun, i), (str(words.noun(noun, i)), name)) for i, name in enumerate(names)]
    found += [(("tile", i), (str(words.noun("tile", i)), it.name)) for i, it in enumerate(TILES) if not it.planets]
    texts = [i for i, name in enumerate(TEXTS) if name.partition(".")[0] not in OF_THEIR_OWN]
    return found + [(("card", i), (str(words.noun("card", i)), TEXTS[i].rpartition(".")[2])) for i in texts]


@cache
def _by_name(lang: str) -> dict[str, list[tuple[str, int]]]:
    """The things with each name."""
    found: dict[str, list[tuple[str, int]]] = {}
    for thing, names in _known(lang):
        for name in dict.fromkeys(map(plain, names)):
            found.setdefault(name, []).append(thing)
    return found


def find_things(text: str, words: Words) -> list[tuple[str, int]]:
    """The things with that name: several if they share it (a technology and the unit it allows)."""
    return _by_name(words.lang).get(plain(text)) or [match(text, _known(words.lang))]


def about(text: str, words: Words) -> list[str]:
    """The text of anything that has one: a card, a technology, an agenda, a relic, a leader, a faction, a unit ..."""
    told = [found for noun, value in find_things(text, words) if (found := behind(noun, value, words))]
    (title, *lines), *others = told or [[text]]
    return [title, *lines, *(line for other in others for line in ("", *other))]


# --- why not -----------------------------------------------------------------------------------------------------


def why_later(view: Sight, text: str, words: Words) -> list[str]:
    """Why a system can or cannot be activated or reached, when a card or technology can be used."""
    return list(dict.fromkeys(said(reason, words) for reason in _reasons(view, text, words)))


def _reasons(view: Sight, text: str, words: Words) -> list[Reason]:
    place = system_of(view, text, words)
    if place is not None:
        return _of_thing(view, "place", place, words)
    return [reason for thing in find_things(text, words) for reason in _of_thing(view, *thing, words)]


def _of_thing(view: Sight, noun: str, value: int, words: Words) -> list[Reason]:
    """Why a thing cannot be the answer now, and what can be said about it otherwise."""
    found: list[Reason] = []
    for _, decision in view.questions:
        if decision.kind.noun.name == noun and decision.FORM == "choose":
            found.append(why(decision, value, words))
    told = later(view, noun, value, words) or [": ".join(behind(noun, value, words)[:2])]
    return found + [reason for reason in told if reason]


def further(view: Sight, decision: Decision[Any], value: Any, words: Words) -> list[str]:
    """From where the system in question can be reached, and how an attack on it would end."""
    if decision.kind.name not in ("activate", "move_from") or value is None:
        return []
    odds = attack_line(view, value, words) if decision.kind.name == "activate" else ""
    return [*(said(reason, words) for reason in later(view, "place", value, words)), *([odds] if odds else [])]
