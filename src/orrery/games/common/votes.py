"""Votes: counting ballots. Plain functions; the game decides who may vote and what a vote weighs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

C = TypeVar("C")


def tally(candidates: Sequence[C], ballots: Iterable[tuple[C | None, int]]) -> list[int]:
    """The votes for each candidate; a ballot for nobody is an abstention."""
    votes = [0] * len(candidates)
    for candidate, weight in ballots:
        if candidate is not None:
            votes[candidates.index(candidate)] += weight
    return votes


def leading(candidates: Sequence[C], votes: Sequence[int]) -> list[C]:
    """The candidates with the most votes: several if there is a tie, all if nobody has voted."""
    most = max(votes, default=0)
    return [c for c, v in zip(candidates, votes, strict=True) if v == most]
