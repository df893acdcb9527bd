"""Words: every message goes through Project Fluent, in English and German. Arguments are typed: one named after a
noun (card, action, power, seat ...) is replaced with the game's name for that thing."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from errno import errorcode
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Any

from orrery.core.fault import fault_of
from orrery.core.history import Mismatch
from orrery.core.refusal import No, Refused
from orrery.text.numbers import rule_key
from orrery.text.signs import visible

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de")
LONGEST = 900
KEPT = 20_000
"""How many filled-in messages to cache."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
STRICT = "ORRERY_STRICT_TEXT"
"""Environment variable that turns a missing or broken message into an error. Without it the player sees the message's
key, and the game goes on."""


class MissingWords(LookupError):
    """A message that does not exist, or that Fluent could not fill in (strict mode only)."""


def language(environ: Mapping[str, str]) -> str:
    """The language of the locale if we have it, else English."""
    for name in LOCALE:
        value = environ.get(name, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Messages:
    """The common messages in a language, and those of a game. Parsing is slow, so each file is parsed when one of its
    messages is wanted for the first time, together with the files that it refers to."""

    def __init__(self, lang: str, game: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = {file: _text(*file) for file in _files(lang, game)}
        self._file_of = {key: file for file, text in self._unread.items() for key in DEFINED.findall(text)}
        self._loaded: set[tuple[str, str]] = set()
        self._lock = Lock()

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._file_of

    def filled(self, key: str, args: dict[str, str | int]) -> tuple[str, str]:
        """A message with its arguments, and what went wrong."""
        if not self.has(key):
            return key, "missing"
        file = self._file_of[key]
        if file not in self._loaded:
            with self._lock:
                self._load(file)
                self._loaded.add(file)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, "missing"
        said, errors = self._bundle.format_pattern(pattern, args)
        return str(said), str(errors[0]) if errors else ""

    def _load(self, file: tuple[str, str]) -> None:
        """Parse a file and those that it refers to, unless that has been done."""
        text = self._unread.pop(file, None)
        if text is not None:
            self._bundle.add_resource(_read(*file))
            for other in {*REFERRED.findall(text)} & self._file_of.keys():
                self._load(self._file_of[other])


DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The keys that a file of messages defines."""
REFERRED = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""The keys that its messages refer to."""


@lru_cache(maxsize=16)
def known_messages(lang: str, game: str) -> Messages:
    """All messages in a language: the common ones and those of a game (an empty name means no game)."""
    if lang not in LANGUAGES:
        raise ValueError(f"There are no texts in {lang!r}. Known languages: {', '.join(LANGUAGES)}.")
    return Messages(lang, game)


def keys(lang: str, game: str) -> list[str]:
    """The keys of all these messages."""
    from fluent.syntax.ast import Message

    resources = [_read(*file) for file in _files(lang, game)]
    return [entry.id.name for it in resources for entry in it.body if isinstance(entry, Message)]


def _files(lang: str, game: str) -> list[tuple[str, str]]:
    """The files of messages, each as a package and a name."""
    folder = f"orrery.games.{game}"
    names = _written(files(folder), f".{lang}.ftl") if game else ()
    return [("orrery.text", f"{lang}.ftl"), *((folder, name) for name in names)]


def _written(folder: Traversable, ending: str) -> Iterator[str]:
    """The files of messages in a game's folder, wherever they lie: those about cards lie beside the cards' rules."""
    for it in sorted(folder.iterdir(), key=lambda it: it.name):
        if it.is_dir():
            yield from (f"{it.name}/{name}" for name in _written(it, ending))
        elif it.name.endswith(ending):
            yield it.name


@lru_cache
def _read(package: str, name: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(_text(package, name))


def _text(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")


@lru_cache
def one_liners(lang: str) -> dict[str, str]:
    """The raw one-line common messages. Those without arguments can be used without Fluent, which takes longer to
    import than everything else that help needs."""
    lines = (files("orrery.text") / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line[:1].isalpha() and " = " in line)


def shortened(text: str) -> str:
    """Text cut to a length that Fluent accepts: it refuses more than a thousand characters in one place."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


@lru_cache(maxsize=KEPT)
def filled(lang: str, game: str, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, str]:
    """A filled-in message, and what went wrong. Cached, since a table repeats itself a lot and Fluent is slow."""
    ready = {n: shortened(visible(v)) if isinstance(v, str) else v for n, v in args}
    return known_messages(lang, game).filled(key, ready)


WHO = {"seat": "you", "rival": "rival_you"}
"""Arguments that are seats, and the argument that says whether that seat is the reader."""
NounText = Callable[[Any, "Words"], Any]
"""How a game names a thing: its name, or a number if the message counts."""


class Words:
    """Messages to one reader in one language. `names` are the seats' names; the reader's own seat is "you". `data` is
    the data set the game is played with, if there can be several: it contains the names of things."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = (), reader: int = -1, data: str = "") -> None:
        self.lang = lang
        self.game = game
        self.data = data
        self.names = tuple(map(visible, names))
        self.reader = reader
        self._messages = known_messages(lang, game)
        self._nouns: Mapping[str, NounText] = import_module(f"orrery.games.{game}.telling.words").NOUNS if game else {}

    def to(self, reader: int) -> Words:
        """The same words, said to another seat."""
        return self if reader == self.reader else Words(self.lang, self.game, self.names, reader, self.data)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has(key)

    def text(self, key: str, **args: str | int) -> str:
        """A message filled in with plain words and numbers."""
        said, wrong = filled(self.lang, self.game, key, tuple(args.items()))
        if wrong and os.environ.get(STRICT):
            raise MissingWords(f"{key} ({self.lang}): {wrong}")
        return said

    def say(self, key: str, /, **args: Any) -> str:
        """A message with typed arguments."""
        ready: dict[str, Any] = {}
        for name, value in args.items():
            if name in WHO:
                ready[name] = self.name(value)
                ready[WHO[name]] = "yes" if value == self.reader else "no"
            else:
                ready[name] = self.noun(name, value)
        return self.text(key, **ready)

    def noun(self, name: str, value: Any) -> Any:
        """The game's name for a thing; a value that is not a noun of the game is returned unchanged."""
        said = self._nouns.get(name)
        return value if said is None or value is None else said(value, self)

    def name(self, seat: int) -> str:
        """A seat's name; the reader is "you", and a seat without a name goes by its number in the record."""
        if seat == self.reader:
            return self.text("seat-you")
        known = self.names[seat] if 0 <= seat < len(self.names) else ""
        return known or self.text("seat-number", number=seat)

    def listed(self, things: Sequence[str]) -> str:
        """One, two or many things in one phrase."""
        if len(things) < 2:
            return things[0] if things else self.text("list-none")
        return self.text("list-and", first=", ".join(things[:-1]), last=things[-1])

    # --- faults ---------------------------------------------------------------------------------------------

    def fault(self, error: BaseException) -> str:
        """What is wrong with some input, system errors about files included."""
        if isinstance(error, Mismatch):
            return self.fault(error.what)
        if isinstance(error, OSError):
            known = f"os-{errorcode.get(error.errno or 0, '')}"
            return self.text(known) if self.has(known) else error.strerror or str(error)
        fault = fault_of(error)
        return self.told(fault.key, **fault.about)

    def told(self, key: str, /, **about: Any) -> str:
        """A message with plain arguments; lists and faults among them are put into words too."""
        return self.text(key, **{name: self.plain(value) for name, value in about.items()})

    def plain(self, value: Any) -> str | int:
        """An argument of a message."""
        if isinstance(value, BaseException):
            return self.fault(value).removesuffix(".")
        if isinstance(value, (list, tuple)):
            return self.listed([str(one) for one in value])
        return value if isinstance(value, int) else str(value)

    # --- rules and refusals ---------------------------------------------------------------------------------

    def rule(self, number: str) -> str:
        """The text of a rule such as "R6.11"; empty if there is no rule of that number."""
        key = f"{self.game}-rule-{rule_key(number)}"
        return self.text(key) if number and self.has(key) else ""

    def no(self, no: No) -> str:
        """Why something is not allowed: the numbers of the case, then the rule with its text."""
        case = f"{self.game}-no-{rule_key(no.rule)}"
        said = [self.say(case, **no.args)] if no.args and self.has(case) else self._numbers(no)
        if no.rule:
            said.append(self.text("no-rule", rule=no.rule, text=self.rule(no.rule)))
        return " ".join(said)

    def _numbers(self, no: No) -> list[str]:
        """The things and numbers of a case, for any rule."""
        given = no.args
        if {"low", "high", "have"} <= given.keys():
            return [self.say("no-exactly" if given["low"] == given["high"] else "no-between", **given)]
        said = [self.text("no-about", what=self.noun(n, v)) for n, v in given.items() if n in self._nouns]
        if {"need", "have"} <= given.keys():
            said.append(self.say("no-need-have", **given))
        return said or ([] if no.rule else [self.text("no-not-offered")])

    def refused(self, error: Refused) -> str:
        """Why an answer was not accepted."""
        if error.no is not None:
            return self.no(error.no)
        return self.text(f"refused-{error.reason}")
