"""Race for the Galaxy: counting points (chapter R11)."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.empire import empire
from orrery.games.race.rules.state import Player, Race
from orrery.games.race.rules.vocabulary import Card, CardRow, Score, ScoreChips, ScoreMilitary


class Points(NamedTuple):
    """One player's score sheet."""

    chips: int
    worlds: int
    developments: int
    six: dict[Card, int]
    """The points from each six-cost development."""
    total: int
    tiebreak: int
    """Hand cards and goods (R11.7)."""


def matches(line: Score, card: CardRow) -> bool:
    """Whether a tableau card meets all conditions of a scoring line (R11.9)."""
    return (
        (not line.kind or card.kind == line.kind)
        and (not line.good or card.good == line.good)
        and (not line.source or card.source == line.source)
        and (line.cost < 0 or card.cost == line.cost)
        and (not line.military or card.military_world)
        and (not line.keyword or line.keyword in card.keywords)
        and (not line.name or card.name == line.name)
        and (not line.has_power or bool(card.in_phase(line.has_power)))
    )


def _card_points() -> list[dict[int, int]]:
    """For each card, the points it is worth to each six-cost development: the first line that it meets counts."""
    table: list[dict[int, int]] = [{} for _ in CARDS]
    for six, development in enumerate(CARDS):
        lines = [line for line in development.scoring if isinstance(line, Score)]
        for n, card in enumerate(CARDS):
            hit = next((line.vp for line in lines if matches(line, card)), 0)
            if hit:
                table[n][six] = hit
    return table


CARD_POINTS = _card_points()
SIX = tuple(bool(card.scoring) for card in CARDS)
OTHER_LINES: tuple[tuple[ScoreChips | ScoreMilitary, ...], ...] = tuple(
    tuple(line for line in card.scoring if not isinstance(line, Score)) for card in CARDS
)
PRINTED = tuple(card.vp for card in CARDS)


def six_points(p: Player, six: int) -> int:
    """What a six-cost development scores for its owner (R11.9 to R11.21)."""
    total = sum(CARD_POINTS[card].get(six, 0) for card in p.tableau)
    for line in OTHER_LINES[six]:
        counted = p.chips if isinstance(line, ScoreChips) else empire(p.tableau).military
        total += line.vp * (counted // line.each)
    return total


def total(p: Player) -> int:
    """All points of a player (R11.4)."""
    points = p.chips
    for card in p.tableau:
        points += PRINTED[card]
        if SIX[card]:
            points += six_points(p, card)
    return points


def points(p: Player) -> Points:
    """The score sheet of a player."""
    worlds = sum(PRINTED[c] for c in p.tableau if CARDS[c].kind == "world")
    developments = sum(PRINTED[c] for c in p.tableau if CARDS[c].kind == "development")
    six = {c: six_points(p, c) for c in p.tableau if SIX[c]}
    return Points(p.chips, worlds, developments, six, total(p), len(p.hand) + len(p.goods))


def score(s: Race) -> list[int]:
    """The points of every seat."""
    return [total(p) for p in s.players]


def winners(s: Race) -> list[int]:
    """The winners: most points, then most hand cards and goods, otherwise shared (R11.6 to R11.8)."""
    ranks = [(total(p), len(p.hand) + len(p.goods)) for p in s.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
