"""Refusal: why an answer is not accepted, and which rule of the game forbids it.
Options are the candidates that no rule forbids; why-not runs the same check on one that is forbidden."""

from __future__ import annotations

from typing import Any, ClassVar


class No:
    """Why something is not allowed: the rule that forbids it and the numbers behind it."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, **args: Any) -> None:
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        numbers = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"No({self.rule}{numbers})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, No) and (self.rule, self.args) == (other.rule, other.args)

    def __hash__(self) -> int:
        return hash(self.rule)


class Refused(Exception):
    """An answer that was not accepted. Nothing has changed. `reason` is one of the keys below; `rule` names
    the rule of the game that forbids it, where one does."""

    REASONS: ClassVar[dict[str, str]] = {
        "over": "the game is over",
        "seat": "there is no such seat",
        "turn": "this seat has no open question",
        "stale": "the question has already been answered",
        "unknown": "this seat has no such question",
        "malformed": "the answer does not have the form the question asks for",
        "illegal": "the answer is not allowed",
        "undo": "there is nothing to undo",
        "redo": "there is nothing to redo",
    }

    def __init__(self, reason: str, seat: int, question: str = "", no: No | None = None, detail: str = "") -> None:
        self.reason = reason
        self.seat = seat
        self.question = question
        self.no = no
        self.detail = detail
        asked = f" (question: {question})" if question else ""
        ruled = f" [{no.rule}]" if no is not None and no.rule else ""
        more = f": {detail}" if detail else ""
        super().__init__(f"Seat {seat}: {self.REASONS[reason]}{more}{asked}{ruled}")

    @property
    def rule(self) -> str:
        """The number of the rule that forbids the answer, or an empty string."""
        return self.no.rule if self.no is not None else ""
