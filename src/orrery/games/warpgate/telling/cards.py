"""Warpgate in words: cards, actions, factions, tokens, and progress on objectives."""

from __future__ import annotations

from typing import Any

from orrery.core.unknown import Unknown, known
from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.kinds import DRAWING, TOKEN
from orrery.games.warpgate.rules.nouns import Objective, Type
from orrery.games.warpgate.rules.scoring import progress
from orrery.games.warpgate.rules.state import Held, Player, Warpgate
from orrery.games.warpgate.rules.vocabulary import TYPES
from orrery.games.warpgate.telling import describe
from orrery.games.warpgate.telling.words import data_of
from orrery.text import Words


def told(noun: str, number: int, d: Data, words: Words) -> list[str]:
    """A thing from the data in words, a line for each thing it says; nothing if it says nothing."""
    if noun in ("tactic", "promotion"):
        return describe.tactic(d, number, words.text)
    if noun == "technology":
        return describe.technology(d, number, words.text, words.lang)
    if noun == "objective":
        return describe.objective(d, number, words.text, words.lang)
    if noun == "token":
        return describe.token(d, number, words.text, words.lang)
    if noun == "side":
        return describe.side(d, number, words.text, words.lang)
    if noun == "action_name":
        return [describe.action_text(number, words.text)]
    if noun == "action":
        row = d.actions[number]
        return [
            f"{words.noun('action_name', a)}: {told('action_name', a, d, words)[0]}" for a in (row.upper, row.lower)
        ]
    if noun == "faction":
        both = (2 * number, 2 * number + 1)
        return [f"{words.noun('side', side)}: {told('side', side, d, words)[0]}" for side in both]
    return []


def in_short(noun: str, number: int, d: Data, words: Words) -> str:
    """The same in one line."""
    return "; ".join(line.rstrip(".") for line in told(noun, number, d, words))


def copied_abilities(p: Player, d: Data, words: Words) -> list[str]:
    """The abilities that a player has copied, each with its faction: only what the copy gives."""
    sides = [side for side in p.abilities if side != p.side]
    return [f"{words.noun('side', side)}: {describe.copied(d, side, words.text, words.lang)}" for side in sides]


def used_token(number: int, words: Words) -> str:
    """A discovery token that was used."""
    return words.text("warpgate-table-used", name=str(words.noun("token", number)))


def behind(noun: str, value: Any, words: Words) -> list[str]:
    """The name and text of a thing, or of the card that somebody plays; nothing if it has no text."""
    if noun == "play":
        way, which, _ = value
        noun, value = "action" if way <= DRAWING else "token" if way == TOKEN else "", which
    lines = told(noun, value, data_of(words), words) if value is not None else []
    return [str(words.noun(noun, value)), *lines] if lines else []


# --- objectives ---------------------------------------------------------------------------------------------


def held(p: Player) -> list[list[Objective]]:
    """A player's secret objectives by type: which they are, or how many."""
    return [p.objectives.of(Type(t)) for t in range(TYPES)]


def secret_objectives(p: Player) -> list[Objective]:
    """Those of a player's secret objectives that the reader can see."""
    return [card for cards in held(p) for card in known(cards) or ()]


def own_objectives(p: Player) -> list[Objective]:
    """All objectives of a player that the reader can see."""
    return [*secret_objectives(p), *p.shown]


def hidden_objectives(p: Player) -> int:
    """How many the reader cannot see."""
    return sum(len(cards) for cards in held(p) if isinstance(cards, Unknown))


def in_sight(s: Warpgate) -> Warpgate:
    """The table without the secret objectives that the reader cannot see: for points as far as they are known."""
    players = [p.replace(objectives=Held(*[known(cards) or [] for cards in held(p)])) for p in s.players]
    return s.replace(players=players)


def objective_line(s: Warpgate, seat: int, card: Objective, words: Words) -> str:
    """An objective: name, goal, and how far the seat is."""
    have, need = progress(s, seat, card)
    goal = told("objective", card, KNOWN[s.data], words)[1]
    return words.text(
        "warpgate-objective-progress", name=str(words.noun("objective", card)), goal=goal, have=have, need=need
    )
