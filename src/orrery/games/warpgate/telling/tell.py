"""Warpgate in words: the table line by line, the score sheet, why not. Card texts are in cards.py, what an answer gives
is in notes.py, the board in places.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.core.ask import Decision
from orrery.core.refusal import No
from orrery.core.unknown import Unknown
from orrery.games.warpgate.rules.board import GATE
from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.kinds import DRAWING, LOWER, UPPER
from orrery.games.warpgate.rules.scoring import Points, points
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.verbs import board_of, markers_left
from orrery.games.warpgate.rules.vocabulary import DRAW
from orrery.games.warpgate.telling.cards import (
    behind,
    copied_abilities,
    held,
    hidden_objectives,
    in_short,
    in_sight,
    objective_line,
    secret_objectives,
    told,
    used_token,
)
from orrery.games.warpgate.telling.notes import note, place_note
from orrery.games.warpgate.telling.places import near_places, sector_lines
from orrery.telling.questions import why
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, TextTable, deeds
from orrery.text import Words

__all__ = ["behind", "facts", "later", "lines", "note", "sheet"]

# --- points -------------------------------------------------------------------------------------------------


def known_points(view: Sight) -> list[Points]:
    """Everybody's points, as far as the reader can see them."""
    s = in_sight(view.state)
    return [points(s, seat) for seat in range(view.players)]


def sheet(view: Sight, words: Words) -> TextTable:
    """Objectives, goods, tactics, technologies, discoveries, total, tie-breaker (W16.1, W16.3)."""
    counted = known_points(view)
    heads = [words.name(seat) for seat in range(view.players)]
    unknown = [hidden_objectives(p) > 0 for p in view.state.players]

    def row(name: str) -> tuple[str, list[str]]:
        open_ended = name in ("objectives", "total")
        cells = [f"{getattr(it, name)}{'+?' if open_ended and unknown[i] else ''}" for i, it in enumerate(counted)]
        return words.text(f"warpgate-sheet-{name}"), cells

    names = ("objectives", "goods", "elite", "technologies", "tokens", "total", "controlled")
    return TextTable(heads, [row(name) for name in names], after=1)


def facts(view: Sight, words: Words) -> list[str]:
    """What everybody did: from the journal that all may read."""
    said = [words.text("warpgate-facts-end", rounds=view.state.round)]
    for seat, did in enumerate(deeds(view)):
        said.append(
            words.say(
                "warpgate-facts-seat",
                seat=seat,
                attacks=did["battle"],
                won=did["wins"],
                lost=did["loses.ships"],
                marked=did["marks"],
                explored=did["explores"],
            )
        )
    return said


# --- the table, line by line --------------------------------------------------------------------------------


def lines(view: Sight, words: Words) -> list[str]:
    """The whole table, one thing per line: the middle, the board, the other players, then the reader's own things."""
    s = view.state
    told_ = [*middle_lines(view, words), *sector_lines(view, words)]
    order = [seat for seat in range(view.players) if seat != view.seat]
    for seat in order + ([view.seat] if view.seat >= 0 else []):
        if s.players[seat].side >= 0:
            told_ += ["", *seat_lines(view, seat, words)]
    return told_


def middle_lines(view: Sight, words: Words) -> list[str]:
    """Round, what is available, what is left."""
    s, d = view.state, KNOWN[view.state.data]
    phase = words.text(f"warpgate-phase-{s.phase}")
    said = [words.text("warpgate-table-round", number=s.round, phase=phase, name=words.name(s.start))]
    if s.last:
        said.append(words.text("warpgate-log-last"))
    left = {"goods": s.goods, "technologies": s.technologies_left, "objectives": s.objectives_left}
    said.append(words.text("warpgate-table-left", ends="start" if s.end_at_start else "during", **left))
    said.append(words.text("warpgate-table-available"))
    said += [f"- {_named('technology', t, d, words)}" for t in s.available]
    types = words.listed([str(words.noun("type", t)) for t in s.objectives])
    said.append(words.text("warpgate-table-objectives", types=types))
    said += [f"- {_named('objective', goal, d, words)}" for goal in s.open_goals]
    return said


def _named(noun: str, number: int, d: Data, words: Words) -> str:
    return f"{words.noun(noun, number)}: {in_short(noun, number, d, words)}"


def standing(p: Player, words: Words, key: str) -> str:
    """A player in numbers."""
    return words.text(
        key,
        hand=len(p.hand),
        ships=sum(p.ships),
        supply=p.supply,
        planets=(p.outposts | p.colonies).bit_count(),
        colonies=p.colonies.bit_count(),
        markers=markers_left(p),
        fresh=p.fresh,
        spent=p.spent,
        objectives=sum(map(len, held(p))) + len(p.shown),
    )


def objective_types(p: Player, words: Words) -> str:
    """The types on the backs of a player's secret objectives."""
    counted = [(t, len(cards)) for t, cards in enumerate(held(p)) if len(cards)]
    return words.listed([f"{words.noun('type', t)} {n}" for t, n in counted])


def seat_lines(view: Sight, seat: int, words: Words) -> list[str]:
    """A player: faction, numbers, slots, technologies, tactics, tokens, objectives, hand."""
    s, d = view.state, KNOWN[view.state.data]
    p = s.players[seat]
    said = [f"{words.name(seat)}: {standing(p, words, 'warpgate-table-standing')}"]
    said.append(f"- {_named('side', p.side, d, words)}")
    said += [f"- {words.text('warpgate-table-copied', name=text)}" for text in copied_abilities(p, d, words)]
    if p.peace:
        said.append(f"- {words.text('warpgate-table-peace')}")
    if p.played:
        said.append(f"- {words.say('warpgate-table-played', actions=p.played)}")
    for key, noun, things in (
        ("warpgate-table-technologies", "technology", p.technologies),
        ("warpgate-table-tokens", "token", p.tokens),
    ):
        if things or (noun == "token" and p.old_tokens):
            said.append(words.text(key))
            said += [f"- {_named(noun, it, d, words)}" for it in things]
    said += [f"- {used_token(it, words)}" for it in p.old_tokens]
    if p.shown:
        said.append(words.text("warpgate-table-shown"))
        said += [f"- {objective_line(s, seat, card, words)}" for card in p.shown]
    if p.elite:
        said.append(words.text("warpgate-table-elite", names=_listed("tactic", p.elite, words)))
    if hidden_objectives(p):
        said.append(words.text("warpgate-table-hidden", types=objective_types(p, words)))
    if not isinstance(p.hand, Unknown):
        said += _private_lines(s, seat, words)
    return said


def _listed(noun: str, things: Iterable[int], words: Words) -> str:
    return words.listed([str(words.noun(noun, it)) for it in things])


def _private_lines(s: Warpgate, seat: int, words: Words) -> list[str]:
    """What only the player knows: objectives, hand, tactics cards drawn."""
    p = s.players[seat]
    secret = secret_objectives(p)
    said = [words.text("warpgate-table-secret")] if secret else []
    said += [f"- {objective_line(s, seat, card, words)}" for card in secret]
    if len(p.hand):
        said.append(words.text("warpgate-table-hand", names=_listed("action", p.hand, words)))
    if len(p.drawn):
        said.append(words.text("warpgate-table-drawn", names=_listed("tactic", p.drawn, words)))
    return said


# --- why not ------------------------------------------------------------------------------------------------


def later(view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
    """Where a place is, or what an action is for."""
    if noun == "place":
        return [place_told(view, value, words)]
    if noun == "action_name":
        return [
            words.say("warpgate-later-action", action_name=value),
            *told(noun, value, KNOWN[view.state.data], words),
        ]
    if noun == "technology" and view.seat >= 0 and value in view.state.players[view.seat].technologies:
        return [words.say("warpgate-later-have", technology=value), *told(noun, value, KNOWN[view.state.data], words)]
    return []


def place_told(view: Sight, place: int, words: Words) -> Reason:
    """A place: what it is and what is nearby."""
    board = board_of(view.state)
    if place >= board.size:
        return No("W7.3", place=place)
    near = near_places(view, board, place, words, view.seat if place == GATE and view.seat >= 0 else -1)
    return f"{words.noun('place', place)}: {place_note(view, place, words)}; {near}"


def why_action(view: Sight, decision: Decision[Any], action: int, words: Words) -> list[Reason]:
    """Why an action can or cannot be taken with one of the cards in the hand."""
    s, seat = view.state, view.seat
    d = KNOWN[s.data]
    ways = [(UPPER, 0), (LOWER, 1)]
    cards = [(way, card) for card in s.players[seat].hand for way, half in ways if d.two_actions[card][half] == action]
    if action == DRAW:
        cards = [(DRAWING, card) for card in s.players[seat].hand]
    if not cards:
        return [words.say("warpgate-later-no-card", action_name=action)]
    return [why(decision, (way, card, 0), words) for way, card in cards]
