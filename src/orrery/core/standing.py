"""Standing answers: what a seat has answered in advance to questions that keep coming up. They belong to a seat at a
table, not to the game: neither the state nor the record contains them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from orrery.core.ask import Decision, Kind
from orrery.core.fault import Fault, shown
from orrery.core.history import is_chance

if TYPE_CHECKING:
    from orrery.core.game import Game
    from orrery.core.table import Table

What = Literal["pass", "ask", "answer"]
"""Pass; ask me even if I have nothing to react with; always give the same answer."""
WHATS: tuple[str, ...] = get_args(What)
MOST_LETTERS = 400
"""The maximum length of a standing answer, as text."""

Span = Callable[[Any, int], str]
"""How long something lasts: from the state and the seat, a text that changes when it ends; empty if not in progress."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that seats are asked about repeatedly: a reaction window, or a kind of question, possibly only with
    certain arguments. `passing` is the answer that declines, as plain data. A player can also choose a `group`."""

    name: str
    group: str
    kind: str = ""
    args: tuple[tuple[str, Any], ...] = ()
    passing: Any = None

    @property
    def window(self) -> bool:
        """Whether it is a reaction window."""
        return not self.kind


def window_occasions(**groups: Iterable[type]) -> list[Occasion]:
    """The occasions of reaction windows, by group."""
    return [Occasion(window.__name__, group) for group, windows in groups.items() for window in windows]


@dataclass(frozen=True, slots=True)
class Standing:
    """One standing answer. `where`: an occasion, a group of them, or empty for every reaction; `text`: only for this
    card or ability (its id); `until`: the span it lasts for, empty if permanent; `since`: the value of that span when
    it was given."""

    number: int
    where: str
    what: What = "pass"
    text: str = ""
    until: str = ""
    since: str = ""
    value: Any = None


# --- giving one -----------------------------------------------------------------------------------------------


def check(game: Game, it: Standing) -> None:
    """Fault if the game has no such occasion, text or span, or if they do not go together."""
    found = occasions_at(game, it.where)
    if not found:
        raise Fault("fault-occasion", "there is no such occasion: {given}", given=shown(it.where))
    if it.what not in WHATS:
        english = "expected one of {known}, found {given}"
        raise Fault("fault-standing-what", english, known=[*WHATS], given=shown(it.what))
    if it.until and it.until not in game.spans:
        english = "a standing answer can last for {known}, not for {given}"
        raise Fault("fault-span", english, known=[*game.spans], given=shown(it.until))
    windows = all(occasion.window for occasion in found)
    if it.text and (it.what != "pass" or not windows or not _is_text(game, it.text)):
        raise Fault("fault-standing-text", "you cannot pass on this card or ability: {given}", given=shown(it.text))
    if it.what == "ask" and not windows:
        raise Fault("fault-standing-ask", "you are always asked about this: {given}", given=shown(it.where))
    if it.what == "answer" and (len(found) != 1 or len(repr(it.value)) > MOST_LETTERS):
        raise Fault("fault-standing-answer", "a fixed answer must be short and for one kind of question")


def _is_text(game: Game, text: str) -> bool:
    for kind in game.kinds.values():
        if kind.reaction:
            try:
                kind.noun.decode(text)
            except ValueError:
                continue
            return True
    return False


def begun(game: Game, it: Standing, state: Any, seat: int) -> Standing:
    """The standing answer as it is from now on."""
    return replace(it, since=game.spans[it.until](state, seat)) if it.until else it


def lasting(game: Game, standing: Sequence[Standing], state: Any, seat: int) -> list[Standing]:
    """The standing answers that still apply. One that ends with something that has not begun yet waits for it."""
    kept = []
    for it in standing:
        now = game.spans[it.until](state, seat) if it.until in game.spans else ""
        if not it.until or now == it.since:
            kept.append(it)
        elif not it.since:
            kept.append(replace(it, since=now))
    return kept


# --- applying them --------------------------------------------------------------------------------------------


def occasions_at(game: Game, where: str) -> list[Occasion]:
    """The occasions of that name: one, a group or, with an empty name, all windows."""
    if not where:
        return [it for it in game.occasions if it.window]
    named = [it for it in game.occasions if it.name == where]
    return named or [it for it in game.occasions if it.group == where]


def occasion(game: Game, asked: Decision[Any]) -> Occasion | None:
    """The occasion that a question belongs to, if it can be answered in advance."""
    if asked.kind.reaction:
        window = asked.args.get("window", "")
        return next((it for it in game.occasions if it.window and it.name == window), None)
    for it in game.occasions:
        if it.kind == asked.kind.name and all(asked.args.get(name) == value for name, value in it.args):
            return it
    return None


def _best(standing: Iterable[Standing], at: Occasion, text: str | None = None) -> Standing | None:
    """The standing answer that applies: one for the text itself first, then the narrowest, then the newest."""
    meant = ("", at.group, at.name) if at.window else (at.group, at.name)
    found = [it for it in standing if it.where in meant and it.text in ("", text)]
    return max(found, key=lambda it: (it.text != "", meant.index(it.where), it.number), default=None)


def said(game: Game, standing: Sequence[Standing], asked: Decision[Any]) -> tuple[Any] | None:
    """A seat's standing answer to a question, as plain data in a tuple; None if the seat should be asked. It passes on
    a window if it passes on each text that it could use."""
    at = occasion(game, asked) if standing else None
    if at is None:
        return None
    if not at.window:
        best = _best(standing, at)
        return None if best is None else (best.value if best.what == "answer" else at.passing,)
    whole = _best(standing, at)
    if whole is not None and whole.what == "answer":
        return (whole.value,)
    for value in asked.options():
        best = None if value is None else _best(standing, at, str(asked.encode(value)))
        if value is not None and (best is None or best.what != "pass"):
            return None
    return (None,)


def asks(game: Game, standing: Sequence[Standing], window: str) -> bool:
    """Whether a seat wants to be asked in a window even if it has nothing to react with."""
    at = next((it for it in game.occasions if it.window and it.name == window), None)
    best = _best(standing, at) if at is not None else None
    return best is not None and best.what == "ask"


def asking_windows(game: Game, standing: Sequence[Standing]) -> set[str]:
    """All windows in which a seat wants to be asked even if it has nothing to react with."""
    if all(it.what != "ask" for it in standing):
        return set()
    return {at.name for at in game.occasions if at.window and asks(game, standing, at.name)}


# --- while the table has stopped at a moment ------------------------------------------------------------------


def reacting_kind(game: Game) -> Kind[Any]:
    """The kind of question that asks a seat whether it reacts."""
    return next(kind for kind in game.kinds.values() if kind.reaction)


def usable(table: Table, seat: int) -> list[Any]:
    """What a seat could answer at the moment where a table has stopped: everything it could use, and None. Found by
    playing on with a copy in which everyone passes."""
    moment, ahead, found = table.moment, table.clone(), []
    outcomes = sum(map(is_chance, table.entries[table.mark.at :]))
    window = type(moment).__name__
    while sum(map(is_chance, ahead.entries)) == outcomes:
        here = [(t, d) for t, d in ahead.pending.items() if d.kind.reaction and d.args.get("window") == window]
        if not here:
            break
        track, asked = here[0]
        if asked.seat == seat:
            found += [value for value in asked.options() if value is not None]
        ahead.put(track, None)
    return [*dict.fromkeys(found), None]


def kept(offered: Sequence[Any], wanted: Any, asked: Decision[Any]) -> tuple[Any] | None:
    """What a seat's answer at a moment means for the actual question, in a tuple; None if the question offers more
    than the moment did. All as plain data."""
    options = [asked.encode(value) for value in asked.options()]
    if any(value not in offered for value in options):
        return None
    return (wanted if wanted in options else None,)
