"""Warpgate in the browser: every component in words and in numbers to draw with, and the maps. figures.py has what
changes during a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orrery.core.nouns import Named
from orrery.games.common.hexes import distance
from orrery.games.warpgate.board.figures import figures
from orrery.games.warpgate.rules.board import Board, places
from orrery.games.warpgate.rules.data import Data, called
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, LOWER, RENEW, TOKEN, UPPER, WAY_NAMES
from orrery.games.warpgate.rules.legality import RANGE_RULE
from orrery.games.warpgate.rules.nouns import Action
from orrery.games.warpgate.rules.vocabulary import (
    ACTION_NAMES,
    CONTROL,
    DRAW,
    PROMOTE,
    REINFORCE,
    RESEARCH,
    TOKEN_NAMES,
    WARP_IN,
)
from orrery.games.warpgate.telling.cards import told
from orrery.games.warpgate.telling.describe import copied, name_of, sector_names
from orrery.games.warpgate.telling.words import data_of
from orrery.server.messages import Component
from orrery.text import Words

__all__ = ["catalogue", "figures"]

ACTION_RULE = {
    **RANGE_RULE,
    DRAW: "W10.1",
    CONTROL: "W10.4",
    PROMOTE: "W10.6",
    REINFORCE: "W10.8",
    RESEARCH: "W10.9",
    WARP_IN: "W10.12",
}
WAY_RULE = {UPPER: "W5.2", LOWER: "W5.2", DRAWING: "W10.1", TOKEN: "W19.18", RENEW: "W17.9", COPY: "W17.1"}


def catalogue(words: Words, config: Mapping[str, str]) -> tuple[dict[str, list[Component]], dict[str, Any]]:
    """All components by noun, in the reader's language, and the map for every number of players."""
    d = called(config["data"]) if "data" in config else data_of(words)
    names = Words(words.lang, "warpgate", words.names, words.reader, d.key)
    nouns = {noun: _components(noun, ids, d, names) for noun, ids in _ids(d).items()}
    return nouns, {"maps": {str(players): _map(board, d, words) for players, board in d.boards.items()}}


# --- components ---------------------------------------------------------------------------------------------


def _ids(d: Data) -> dict[str, Sequence[str]]:
    """Everything that answers and the log can name, by noun: the ids in numerical order."""
    found: dict[str, Sequence[str]] = {"action_name": ACTION_NAMES, "way": WAY_NAMES}
    for kind in d.kinds.by_name.values():
        for noun in _named(kind.noun):
            found[noun.name] = noun.names
    del found["rival"]  # seats: the page already knows them
    return found


def _named(noun: Any) -> list[Named]:
    """The lists of names inside a noun."""
    if isinstance(noun, Named):
        return [noun]
    parts = [getattr(noun, "noun", None), *getattr(noun, "nouns", ()), *getattr(noun, "about", {}).values()]
    return [named for part in parts if part is not None for named in _named(part)]


def _components(noun: str, ids: Sequence[str], d: Data, words: Words) -> list[Component]:
    facts, rules = FACTS.get(noun), RULES.get(noun)
    return [
        Component(
            number=number,
            id=id_,
            name=_name(noun, number, words),
            text=[line[:1].upper() + line[1:] for line in told(noun, number, d, words)],
            rules=rules(d, number) if rules is not None else [],
            facts=facts(d, number, words) if facts is not None else {},
        )
        for number, id_ in enumerate(ids)
        if noun != "power" or words.has(f"warpgate-announce-{id_}")
    ]


def _name(noun: str, number: int, words: Words) -> str:
    if noun == "way":
        return words.text(f"warpgate-board-way-{WAY_NAMES[number]}")
    said = str(words.noun(noun, number))
    return said[:1].upper() + said[1:]


def _action_rules(d: Data, number: int) -> list[str]:
    row = d.actions[number]
    return [ACTION_RULE[row.upper], ACTION_RULE[row.lower]]


Rules = Callable[[Data, int], list[str]]
RULES: dict[str, Rules] = {
    "action": _action_rules,
    "action_name": lambda d, number: [ACTION_RULE[Action(number)]],
    "way": lambda d, number: [WAY_RULE[number]],
    "place": lambda d, number: ["W7.1", "W11.1"] if number else ["W1.6", "W7.6"],
    "tactic": lambda d, number: ["W8.4", "W8.5"],
    "promotion": lambda d, number: ["W10.6", "W14.2"],
    "technology": lambda d, number: ["W12.5"],
    "objective": lambda d, number: ["W13.1", "W13.2"],
    "token": lambda d, number: ["W15.3", "W19.18"],
    "type": lambda d, number: ["W1.3"],
    "faction": lambda d, number: ["W3.6"],
    "side": lambda d, number: ["W3.6", "W3.10"],
    "power": lambda d, number: ["W8.2"],
    "piece": lambda d, number: ["W8.5"],
    "stack": lambda d, number: ["W15.1"],
}


def _action(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.actions[number]
    return {"upper": row.upper, "lower": row.lower}


def _tactic(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.tactics[number]
    return {"kind": row.kind, "letter": row.letter, "factor": row.factor, "vp": row.vp}


def _technology(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.technologies[number]
    return {"type": row.type, "vp": row.vp, "trigger": row.trigger}


def _objective(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.objectives[number]
    return {"type": row.type, "vp": row.vp}


def _token(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.tokens[number]
    return {"kind": TOKEN_NAMES[row.kind], "type": row.type}


def _faction(d: Data, number: int, words: Words) -> dict[str, Any]:
    return {"sides": [i for i, side in enumerate(d.sides) if side.faction == number]}


def _side(d: Data, number: int, words: Words) -> dict[str, Any]:
    row = d.sides[number]
    ability = row.ability_de if words.lang == "de" else row.ability
    return {
        "faction": row.faction,
        "side": row.side,
        "short": name_of(row, words.lang),
        "ability": ability,
        "copied": copied(d, number, words.text, words.lang),
        "hero": row.hero,
    }


Facts = Callable[[Data, int, Words], dict[str, Any]]
FACTS: dict[str, Facts] = {
    "action": _action,
    "tactic": _tactic,
    "promotion": _tactic,
    "technology": _technology,
    "objective": _objective,
    "token": _token,
    "faction": _faction,
    "side": _side,
}


# --- maps ---------------------------------------------------------------------------------------------------


def _map(board: Board, d: Data, words: Words) -> dict[str, Any]:
    """Hexes as columns and rows, planets in numerical order, sectors, and hexes that are neighbours though they do not
    touch (the seam of a folded board)."""
    joined = [(one, other) for one, around in board.adjacent.items() for other in around if one < other]
    return {
        "hexes": [list(at) for at in board.hexes],
        "gates": [list(at) for at in board.gates],
        "planets": [
            {"place": place, "at": list(planet.at), "type": planet.type, "sector": board.sector_of[place]}
            for place, planet in enumerate(board.planets, 1)
        ],
        "sectors": [
            {"name": name, "places": list(places(mask))}
            for name, mask in zip(sector_names(d, board, words.lang), board.sectors, strict=True)
        ],
        "joints": [[list(one), list(other)] for one, other in joined if distance(one, other) > 1],
    }
