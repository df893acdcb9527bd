"""Race for the Galaxy in words: the table line by line, the score sheet, why not. notes.py says what an answer costs
and gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.refusal import No
from orrery.core.unknown import Unknown
from orrery.games.race.rules.empire import FIRST_DEVELOPMENT, GOOD, empire
from orrery.games.race.rules.legality import may_develop, may_settle
from orrery.games.race.rules.nouns import POWERS
from orrery.games.race.rules.scoring import Points, points
from orrery.games.race.rules.state import Player, Race
from orrery.games.race.rules.steps import TABLEAU_SIZE
from orrery.games.race.telling.notes import card_text, develop_note, note, one_of_two, settle_note
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, TextTable, deeds
from orrery.text import Words

__all__ = ["behind", "facts", "later", "lines", "note", "sheet"]

# --- the table, line by line --------------------------------------------------------------------------------


def lines(view: Sight, words: Words) -> list[str]:
    """The whole table, one thing per line: the middle, the other players, then the reader's own cards."""
    s: Race = view.state
    told = [
        words.say("race-table-round", number=s.round, phase=s.phase, time=one_of_two(s)),
        words.text("race-table-middle", pool=s.pool, deck=len(s.deck), discard=len(s.discard)),
    ]
    order = [seat for seat in range(view.players) if seat != view.seat]
    for seat in order + ([view.seat] if view.seat >= 0 else []):
        told += _seat_lines(view, seat, words)
    return told


def _seat_lines(view: Sight, seat: int, words: Words) -> list[str]:
    p = view.state.players[seat]
    told = ["", f"{words.name(seat)}: {standing(p, words)}"]
    if p.actions:
        told.append(words.say("race-table-actions", actions=p.actions))
    told += [f"- {placed_line(p, card, words)}" for card in p.tableau]
    for title, cards in (("race-table-hand", p.hand), ("race-table-explored", p.explored)):
        if not isinstance(cards, Unknown) and len(cards):
            told.append(words.text(title, number=len(cards)))
            told += [f"- {words.noun('card', card)}: {'; '.join(card_text(card, words.lang))}" for card in cards]
    return told


def standing(p: Player, words: Words, key: str = "race-table-standing") -> str:
    """A player in numbers: hand, chips, strength, tableau, points so far."""
    return words.text(
        key,
        hand=len(p.hand),
        chips=p.chips,
        strength=empire(p.tableau).military,
        placed=len(p.tableau),
        full=TABLEAU_SIZE,
        points=points(p).total,
    )


def placed_line(p: Player, card: int, words: Words) -> str:
    """A card in a tableau: its name, what it does, and whether there is a good on it."""
    text = "; ".join(card_text(card, words.lang)[1:])
    said = f"{words.noun('card', card)}: {text}" if text else str(words.noun("card", card))
    return words.say("race-table-with-good", said=said, good=GOOD[card]) if card in p.goods else said


# --- points -------------------------------------------------------------------------------------------------


def sheet(view: Sight, words: Words) -> TextTable:
    """Chips, worlds, developments, each six-cost development, the total, the tie-breaker (R11.4 to R11.8)."""
    counted = [points(p) for p in view.state.players]
    heads = [words.name(seat) for seat in range(view.players)]

    def row(key: str, cells: Callable[[Points], int]) -> tuple[str, list[str]]:
        return words.text(key), [str(cells(it)) for it in counted]

    rows = [
        row("race-sheet-chips", lambda it: it.chips),
        row("race-sheet-worlds", lambda it: it.worlds),
        row("race-sheet-developments", lambda it: it.developments),
    ]
    for six in sorted({card for it in counted for card in it.six}):
        cells = [str(it.six[six]) if six in it.six else "" for it in counted]
        rows.append((str(words.noun("card", six)), cells))
    rows.append(row("race-sheet-total", lambda it: it.total))
    rows.append(row("race-sheet-tiebreak", lambda it: it.tiebreak))
    return TextTable(heads, rows, after=1)


def facts(view: Sight, words: Words) -> list[str]:
    """What everybody did, luck aside: from the journal that all may read."""
    told = [words.text("race-facts-end", rounds=view.state.round, reason=_reason(view.state))]
    for seat, did in enumerate(deeds(view)):
        told.append(
            words.say(
                "race-facts-seat",
                seat=seat,
                drawn=did["draws.number"],
                seen=did["explores.number"],
                placed=did["places"],
                paid=did["pays.number"],
                conquered=did["conquers"],
                sold=did["sells"],
                brought=did["sells.number"],
            )
        )
    return told


def _reason(s: Race) -> str:
    if any(len(p.tableau) >= TABLEAU_SIZE for p in s.players):
        return "tableau"
    return "chips" if s.pool <= 0 else "limit"


# --- cards and why not --------------------------------------------------------------------------------------


def behind(noun: str, value: Any, words: Words) -> list[str]:
    """The card that this thing is, or whose power it is: name, headline, a line for each power."""
    if value is None or noun not in ("card", "power"):
        return []
    card = POWERS[value][0] if noun == "power" else value
    return [str(words.noun("card", card)), *card_text(card, words.lang)]


def later(view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
    """Whether a card could be placed if its phase were now, and if not, why; or that the player has placed it."""
    s, seat = view.state, view.seat
    if noun != "card" or seat < 0:
        return []
    if value in s.players[seat].tableau:
        return [words.say("race-later-placed", card=value), *card_text(value, words.lang)[1:]]
    world = value < FIRST_DEVELOPMENT
    no: No | None = may_settle(s, seat)(value) if world else may_develop(s, seat, 1)(value)
    if value not in s.players[seat].hand:
        return [no] if no is not None else []
    told = words.say("race-later-not-now", card=value, phase="settle" if world else "develop")
    if no is not None:
        return [told, no]
    could = (settle_note if world else develop_note)(s, seat, value, words)
    return [told, words.say("race-later-could", card=value, note=could)]
