"""Fault: what is wrong with input such as a record, a data file or an option. It carries a message key and arguments;
the screen that shows it finds the words."""

from __future__ import annotations

import re
from typing import Any

from msgspec import ValidationError


class Fault(ValueError):
    """Input that cannot be used: the key of a message and its arguments (words, numbers, lists of words, other faults,
    system errors). The English is for logs and engineers; players get the message in their own language."""

    def __init__(self, key: str, english: str, **about: Any) -> None:
        super().__init__(english.format(**{name: _plain(value) for name, value in about.items()}))
        self.key = key
        self.about = about

    def __reduce__(self) -> Any:
        return _again, (type(self), str(self), self.key, self.about)


def _again(cls: type[Fault], said: str, key: str, about: dict[str, Any]) -> Fault:
    """Rebuild a fault that was pickled in another process."""
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
    """The repr of a value, cut to a readable length."""
    return f"{value!r:.{most}}"


FIELD = re.compile(r"field `([^`]*)`")
PLACE = re.compile(r"at `(?:key in )?\$\.?([^`]*)`")


def fault_of(error: BaseException) -> Fault:
    """Any error as a fault."""
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
    """The fault for rules that crashed on something they never expected."""
    return Fault("fault-failed", "{sort}: {what}", sort=type(error).__name__, what=str(error))
