"""Fault: what is wrong with something from outside, such as a record, data or an option. It says what it is about and
leaves the words to whoever tells it to somebody."""

from __future__ import annotations

import re
from typing import Any

from msgspec import ValidationError


class Fault(ValueError):
    """Something from outside cannot be used: the key of a message and its arguments (words, numbers, lists of words,
    other faults, errors of the system). The English is for logs and engineers; players are told the message in their
    own language."""

    def __init__(self, key: str, english: str, **about: Any) -> None:
        super().__init__(english.format(**{name: _plain(value) for name, value in about.items()}))
        self.key = key
        self.about = about

    def __reduce__(self) -> Any:
        return _again, (type(self), str(self), self.key, self.about)


def _again(cls: type[Fault], said: str, key: str, about: dict[str, Any]) -> Fault:
    """A fault that comes from another process."""
    it = cls.__new__(cls, said)
    it.key, it.about = key, about
    return it


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    if isinstance(value, OSError):
        return value.strerror or str(value)
    return str(value).removesuffix(".") if isinstance(value, Fault) else str(value)


def shown(value: Any, most: int = 60) -> str:
    """A value as it was written, if it is not too long."""
    return f"{value!r:.{most}}"


FIELD = re.compile(r"field `([^`]*)`")
PLACE = re.compile(r"at `(?:key in )?\$\.?([^`]*)`")


def fault_of(error: BaseException) -> Fault:
    """What is wrong, where something else than a fault says so."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, RecursionError):
        return Fault("fault-deep", "it is nested too deeply")
    said = str(error)
    if isinstance(error, ValidationError):
        field, place = FIELD.search(said), PLACE.search(said)
        if field is not None:
            key = "fault-field-missing" if "missing" in said else "fault-field-unknown"
            return Fault(key, "{what}", what=said, field=field[1])
        if place is not None and place[1]:
            return Fault("fault-field", "{what}", what=said, field=place[1])
        return Fault("fault-field-any", "{what}", what=said)
    return Fault("fault-unforeseen", "{what}", what=said or type(error).__name__)


def failed(error: BaseException) -> Fault:
    """What happened to rules that met something they never expected."""
    return Fault("fault-failed", "{sort}: {what}", sort=type(error).__name__, what=str(error))
