"""Message files as trees: their messages, and the variables and messages that each refers to."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import orrery

SOURCE = Path(orrery.__file__).parent


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file by key; it must be readable, and no key may occur twice."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk[0].content}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), f"{path}: a message stands twice"
    return {message.id.name: message for message in found}


class Names(Visitor):
    """The variables and the messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def names(message: ftl.Message) -> Names:
    found = Names()
    found.visit(message)
    return found
