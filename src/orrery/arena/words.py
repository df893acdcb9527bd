"""The arena's texts: its own messages in addition to the common ones, and the help for its command."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cyclopts import Parameter

from orrery.text import Words, language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def _source(lang: str) -> str:
    return (files("orrery.arena") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=4)
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(_source(lang)))
    return made


class ArenaWords(Words):
    """The arena's messages in one language."""

    def text(self, key: str, **args: str | int) -> str:
        own = _bundle(self.lang)
        pattern = own.get_message(key).value if own.has_message(key) else None
        return super().text(key, **args) if pattern is None else str(own.format_pattern(pattern, args)[0])


def option(name: str, **more: Any) -> Parameter:
    """A parameter of the command with its help text, in the language of the locale. Help texts have no arguments, so
    they are read without Fluent, which takes longer to import than everything else that help needs."""
    start = f"arena-option-{name} = "
    lines = _source(language(os.environ)).splitlines()
    return Parameter(help=next(line.removeprefix(start) for line in lines if line.startswith(start)), **more)
