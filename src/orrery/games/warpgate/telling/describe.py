"""Warpgate: cards, tokens and factions in words. No card has a text of its own: the text is composed from the
vocabulary its data is written in, in the caller's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orrery.games.warpgate.rules.board import Board
from orrery.games.warpgate.rules.data import Data
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES, CONDITIONS, START_WORDS, TOKEN_NAMES, Power, TextLine


class CardMessage(Protocol):
    """A message of cards.<language>.ftl with its arguments filled in."""

    def __call__(self, key: str, **args: str | int) -> str: ...


def name_of(row: Any, lang: str) -> str:
    """The name in a row of data."""
    return str(row.name_de if lang == "de" else row.name)


def type_name(d: Data, type_: int, lang: str) -> str:
    return name_of(d.types[type_], lang)


def sector_names(d: Data, board: Board, lang: str) -> tuple[str, ...]:
    """The sectors of a board by name; if each seat has one of that name, the seat's number follows."""
    return tuple(_sector(d, name) for name in board.sector_names) if lang == "de" else board.sector_names


def _sector(d: Data, name: str) -> str:
    base, _, number = name.rpartition(" ")
    if name not in d.sectors and number.isdecimal():
        return f"{d.sectors.get(base, base)} {number}"
    return d.sectors.get(name, name)


def action_card(d: Data, card: int, say: CardMessage) -> str:
    """An action card by its two actions."""
    row = d.actions[card]
    return f"{action_name(row.upper, say)} / {action_name(row.lower, say)}"


def action_name(action: int, say: CardMessage) -> str:
    return say(f"warpgate-action-{ACTION_NAMES[action]}")


def action_text(action: int, say: CardMessage) -> str:
    """What an action does, in one line."""
    return say(f"warpgate-action-text-{ACTION_NAMES[action]}")


def tactic(d: Data, card: int, say: CardMessage) -> list[str]:
    """A tactics card: kind, factor and points, then a line for each line of its text."""
    row = d.tactics[card]
    head = say("warpgate-tactic", kind=row.kind, letter=row.letter, factor=row.factor, vp=row.vp)
    return [head, *(_line(line, say) for line in row.text)] if row.text else [head, say("warpgate-text-none")]


def _line(line: TextLine, say: CardMessage) -> str:
    done = say(f"warpgate-text-{line.do}", n=line.n)
    named = [say(f"warpgate-when-{name}") for i, name in enumerate(CONDITIONS) if line.when >> i & 1]
    return say("warpgate-text-when", when=say("warpgate-when-and").join(named), text=done) if named else done


def powers(rows: Sequence[Power], say: CardMessage) -> list[str]:
    """A line for each power."""
    return [say(f"warpgate-power-{power.word}", n=power.n) for power in rows]


def technology(d: Data, card: int, say: CardMessage, lang: str) -> list[str]:
    """A technology: type, trigger and points, then its powers."""
    row = d.technologies[card]
    trigger = say(f"warpgate-trigger-{row.trigger}")
    head = say("warpgate-technology", type=type_name(d, row.type, lang), trigger=trigger, vp=row.vp)
    return [head, *powers(row.powers, say)]


def objective(d: Data, card: int, say: CardMessage, lang: str) -> list[str]:
    """An objective: type and points, then its goal."""
    row = d.objectives[card]
    of = type_name(d, row.goal.type, lang) if row.goal.type >= 0 else ""
    head = say("warpgate-objective", type=type_name(d, row.type, lang), vp=row.vp)
    return [head, say(f"warpgate-goal-{row.goal.word}", n=row.goal.n, type=of)]


def token_name(d: Data, token: int, say: CardMessage, lang: str) -> str:
    """A discovery token by its name."""
    row = d.tokens[token]
    of = type_name(d, row.type, lang) if row.type >= 0 else ""
    return say(f"warpgate-token-{TOKEN_NAMES[row.kind]}", type=of)


def token(d: Data, number: int, say: CardMessage, lang: str) -> list[str]:
    """What a discovery token does."""
    row = d.tokens[number]
    of = type_name(d, row.type, lang) if row.type >= 0 else ""
    return [say(f"warpgate-token-text-{TOKEN_NAMES[row.kind]}", type=of)]


def side_name(d: Data, side: int, lang: str) -> str:
    """A side of a faction board by its name."""
    return f"{name_of(d.sides[side], lang)} {d.sides[side].side}"


def side(d: Data, number: int, say: CardMessage, lang: str) -> list[str]:
    """A side of a faction board: the ability with its powers, then the hero and the card it replaces."""
    row = d.sides[number]
    ability = row.ability_de if lang == "de" else row.ability
    replaced = next(card for card in d.basic if d.tactics[card].letter == row.letter)
    hero = say(
        "warpgate-hero",
        hero=name_of(d.tactics[row.hero], lang),
        letter=row.letter,
        tactic=name_of(d.tactics[replaced], lang),
    )
    return [f"{ability}: {'; '.join(powers(row.powers, say))}", hero]


def copied(d: Data, number: int, say: CardMessage, lang: str) -> str:
    """The ability of a side for a player who has copied it: without the hero and what it gives at the start
    (W19.42)."""
    row = d.sides[number]
    lasting = [power for power in row.powers if power.word not in START_WORDS]
    return f"{row.ability_de if lang == 'de' else row.ability}: {'; '.join(powers(lasting, say))}"
