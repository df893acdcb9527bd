"""Mind: what a bot is given. It holds one seat's knowledge and nothing else: hidden cards are shuffled away when it is
made, so a bot cannot reach the table through it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.core.chance import seeded
from orrery.core.dream import HIDDEN, WINDOW, Dream, Misfit, Pins, Vague, is_hidden
from orrery.core.game import Game
from orrery.core.hidden import Places, scramble, settle
from orrery.core.history import Entry, Mark, is_chance, tells
from orrery.core.state import sees
from orrery.core.terms import Deal, deals_of
from orrery.core.view import TableView

if TYPE_CHECKING:
    from orrery.core.table import Table

DEALS = 100
"""How many deals to try before giving up on one that fits everything the seat has seen. Usually the first one fits."""

NEAR = 20
"""How many deals to compare for the closest one if none fits."""

CARRIED = ("seat", "players", "_config", "_answered", "_mark", "window", "together_from", "offered", "beside")
"""The attributes that are packed unchanged when a mind is sent to another process."""

Packed = dict[str, Any]
PackedEntry = tuple[int, int, bool, str, Any]
"""A packed entry. Its value is a list of one if known; for a hidden answer, a tuple of how many things it named (and
what is public of a deal); for a hidden outcome, None."""


class Mind:
    """One seat's knowledge of a table: the mark with everything hidden shuffled away, and the history since then with
    everything hidden left out."""

    __slots__ = (
        "_answered",
        "_config",
        "_game",
        "_make",
        "_mark",
        "_pins",
        "_table",
        "asked",
        "beside",
        "entries",
        "offered",
        "players",
        "seat",
        "together_from",
        "window",
    )

    def __init__(self, table: Table, seat: int) -> None:
        self._make = type(table)
        self.seat = seat
        self.players = table.players
        self._game = table.game
        self._config = table.config
        self._answered = table.answered[seat].copy()
        self._mark = table.mark.state.clone()
        scramble(self._mark, seat, None)
        self._mark.rng = 0
        self.asked = [(track, asked.kind) for track, asked in table.asked(seat)]
        self.offered = {track: offer.kind.name for track, offer in table.offers.items() if offer.seat == seat}
        self.beside = sorted({asked.kind.name for asked in table.pending.values() if not asked.kind.reaction})
        self.window = table.window
        start, sealed = table.together_from, table.sealed
        before, inside = table.entries[table.mark.at : start], table.entries[start:]
        self.entries = [self._redact(e, False) for e in before if self._knows_of(e, False)]
        self.together_from = len(self.entries)
        self.entries += [self._redact(e, sealed) for e in inside if self._knows_of(e, sealed)]
        self._table: Table | None = None
        self._pins: Pins = {}

    def pack(self) -> Packed:
        """The mind as plain data for another process; the game, questions and chances go by name."""
        entries: list[PackedEntry] = [
            (track, who, is_chance(e), kind.name, None if value is HIDDEN else value[1:] if is_hidden(e) else [value])
            for e in self.entries
            for track, who, kind, value in (e,)
        ]
        asked = [(track, kind.name) for track, kind in self.asked]
        own = {name: getattr(self, name) for name in CARRIED}
        return own | {"game": self._game.name, "entries": entries, "asked": asked}

    @classmethod
    def unpack(cls, game: Game, packed: Packed, make: type[Table]) -> Mind:
        """The mind that was packed; `make` is the class of the tables it imagines."""
        it = cls.__new__(cls)
        it._make = make
        for name in CARRIED:
            setattr(it, name, packed[name])
        it._game, it._table, it._pins = game, None, {}
        it.asked = [(track, game.kinds[name]) for track, name in packed["asked"]]
        it.entries = []
        for track, who, chance, name, known in packed["entries"]:
            hidden = HIDDEN if known is None else (HIDDEN, *known)
            kind: Any = game.chances[name] if chance else game.kinds[name]
            it.entries.append((track, who, kind, known[0] if isinstance(known, list) else hidden))
        return it

    def _knows_of(self, entry: Entry, sealed: bool) -> bool:
        """Whether the seat knows of an entry: that another seat was asked for a reaction is known only if it reacted,
        and only after the join."""
        _, who, kind, value = entry
        return is_chance(entry) or who == self.seat or not kind.reaction or (value is not None and not sealed)

    def _redact(self, entry: Entry, sealed: bool) -> Entry:
        track, who, kind, value = entry
        if is_chance(entry):
            return entry if sees(who, self.seat) else (track, who, kind, HIDDEN)
        if who == self.seat or (not sealed and tells(entry, self.seat)):
            return entry
        if isinstance(value, Deal):
            return (track, who, kind, (HIDDEN, 0, *deals_of(kind).outline(value)))
        return (track, who, kind, (HIDDEN, len(value) if isinstance(value, tuple) else 0))

    @property
    def stand_in(self) -> Table:
        """A table in this position with everything hidden made up: read it, do not change it. What it reveals about
        the mark is remembered."""
        if self._table is None:
            self._table = self._dream(0, True, self._pins)
        return self._table

    @property
    def view(self) -> TableView:
        """What the seat sees."""
        return self.stand_in.view(self.seat)

    @property
    def question(self) -> Decision[Any]:
        """What the seat is asked (the first of its open questions)."""
        return self.stand_in.asked(self.seat)[0][1]

    @property
    def track(self) -> int:
        """The track on which an imagined table expects the answer."""
        return self.stand_in.asked(self.seat)[0][0]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    def offer(self, track: int) -> Decision[Any]:
        """The open offer on a track, for the seat to make or to accept."""
        return self.stand_in.offers[track]

    def rolls(self, seed: int, track: int) -> Random:
        """Dice for a bot's decision about an open offer, determined by the seed and the number of answers the seat has
        given. They need no imagined table; neither do `offered` (kinds of the open offers, by track) and `beside`
        (kinds of the open questions)."""
        return Random(f"{seed}/{self.seat}/{track}/{self.offered[track]}/{sum(self._answered.values())}")

    def imagine(self, chance: int, *, fill: bool = False, exact: bool = False) -> Table:
        """A full table consistent with the seat's knowledge; everything else follows from `chance`.
        Secret answers that others have not revealed yet become open questions again or, with `fill`, are made up too.
        If no deal fits everything the seat has seen, the closest one is used, or with `exact` LookupError is raised."""
        if self.entries:
            _ = self.stand_in  # the pins it finds must not depend on which table is imagined first
        return self._dream(chance, fill, self._pins.copy(), exact)

    def _dream(self, chance: int, fill: bool, pins: Pins, exact: bool = False) -> Table:
        for deal in range(DEALS):
            it, places, dice = self._dealt(f"{chance} {deal}" if deal else chance, pins)
            try:
                Dream(self, it, places, pins, dice).run(fill)
            except Misfit as misfit:
                pins.pop(WINDOW, None)  # who could answer a window is only a guess: facts come first
                pins |= misfit.pins
            else:
                return self._woken(it)
        if exact:
            raise LookupError(f"found no deal that fits what seat {self.seat} has seen")
        return self._nearest(chance, fill)

    def _nearest(self, chance: int, fill: bool) -> Table:
        """If no deal fits: the closest of several deals that lead to the seat's question, forgetting as few of the last
        entries as possible. LookupError if none leads there."""
        for forgotten in range(len(self.entries) + 1):
            near: list[tuple[int, int, Table]] = []
            for deal in range(NEAR):
                it, places, dice = self._dealt(f"{chance} near {deal}", {})
                dream = Vague(self, it, places, dice, forgotten)
                try:
                    dream.run(fill)
                except Exception:  # in an impossible position rules can fail in any way
                    continue
                near.append((dream.off, deal, it))
            if near:
                return self._woken(min(near)[2])
        raise LookupError(f"found no deal that leads to the question of seat {self.seat}")

    def _dealt(self, chance: int | str, pins: Pins) -> tuple[Table, Places, Random]:
        """A table at the mark with everything hidden dealt again and the pins settled; and dice for what follows."""
        dice = Random(chance)
        mark = self._mark.clone()
        places = scramble(mark, self.seat, dice)
        settle(places, [pin for pin in pins.values() if pin is not None], dice)
        mark.rng = seeded(dice.getrandbits(63))
        it = self._make(self._game, self.players, self._config, 0, mark.clone())
        it.mark = Mark(0, 0, mark)
        return it, places, dice

    def _woken(self, it: Table) -> Table:
        """An imagined table, ready to play on."""
        it.source = None
        it.answered[self.seat] = self._answered
        return it
