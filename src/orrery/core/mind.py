"""Mind: what a bot is given. It holds one seat's knowledge and nothing else: hidden cards are shuffled away
before it is made, so there is no way from it to the table."""

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
from orrery.core.terms import Deal
from orrery.core.view import TableView

if TYPE_CHECKING:
    from orrery.core.table import Table

DEALS = 100
"""So many deals are tried until one fits all that the seat has seen since the mark; most often the first does."""

NEAR = 20
"""If none does, so many are looked at for the one that comes nearest."""

CARRIED = ("seat", "players", "_config", "_answered", "_mark", "window", "together_from", "offered", "beside")
"""What a mind takes along as it is when it travels."""

Packed = dict[str, Any]
PackedEntry = tuple[int, int, bool, str, Any]
"""An entry that travels: its value in a list; for a hidden answer how many things it named (and of a deal the partner),
in a tuple; or None."""


class Mind:
    """One seat's knowledge of a table: the mark with everything hidden shuffled away, and the history since
    with everything hidden left out."""

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
        """The mind as it travels to another process: the game, its questions and chances go by their names."""
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
        """The mind that was packed, of this game; it imagines tables of that class."""
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
        """That another seat was asked for a reaction is known only if it reacted, and then from the join on."""
        _, who, kind, value = entry
        return is_chance(entry) or who == self.seat or not kind.reaction or (value is not None and not sealed)

    def _redact(self, entry: Entry, sealed: bool) -> Entry:
        track, who, kind, value = entry
        if is_chance(entry):
            return entry if sees(who, self.seat) else (track, who, kind, HIDDEN)
        if who == self.seat or (not sealed and tells(entry, self.seat)):
            return entry
        if isinstance(value, Deal):
            return (track, who, kind, (HIDDEN, 0, value.partner))
        return (track, who, kind, (HIDDEN, len(value) if isinstance(value, tuple) else 0))

    @property
    def stand_in(self) -> Table:
        """A table in this position in which everything hidden is made up, to be read and not changed. What it teaches
        about the mark is kept."""
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
        """The track on which an imagined table wants the answer."""
        return self.stand_in.asked(self.seat)[0][0]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    def offer(self, track: int) -> Decision[Any]:
        """The open offer on a track that the seat may take up, make or accept."""
        return self.stand_in.offers[track]

    def rolls(self, seed: int, track: int) -> Random:
        """Dice for what a bot does about an open offer: they follow from the seed and from how often the seat has
        answered. The kinds of the open offers by track, and of the questions they stand beside, are known without
        imagining anything: `offered`, `beside`."""
        return Random(f"{seed}/{self.seat}/{track}/{self.offered[track]}/{sum(self._answered.values())}")

    def imagine(self, chance: int, *, fill: bool = False, exact: bool = False) -> Table:
        """A full table consistent with the seat's knowledge; everything else follows from `chance`.
        What others answered in secret and have not revealed is open again, or with `fill` made up as well.
        If no deal is found that fits all that the seat has seen, the table is as near to it as can be; with `exact`
        there is none, but a LookupError."""
        if self.entries:
            _ = self.stand_in  # what it teaches about the mark must not depend on which table is imagined first
        return self._dream(chance, fill, self._pins.copy(), exact)

    def _dream(self, chance: int, fill: bool, pins: Pins, exact: bool = False) -> Table:
        for deal in range(DEALS):
            it, places, dice = self._dealt(f"{chance} {deal}" if deal else chance, pins)
            try:
                Dream(self, it, places, pins, dice).run(fill)
            except Misfit as misfit:
                pins.pop(WINDOW, None)  # who could have answered a window is a guess: what is known comes first
                pins |= misfit.pins
            else:
                return self._woken(it)
        if exact:
            raise LookupError(f"nothing could be imagined that fits what seat {self.seat} has seen")
        return self._nearest(chance, fill)

    def _nearest(self, chance: int, fill: bool) -> Table:
        """Where no deal fits: of some deals the one that comes nearest and leads to the seat's question, with as little
        as can be of what happened last forgotten for it. LookupError if nothing leads there."""
        for forgotten in range(len(self.entries) + 1):
            near: list[tuple[int, int, Table]] = []
            for deal in range(NEAR):
                it, places, dice = self._dealt(f"{chance} near {deal}", {})
                dream = Vague(self, it, places, dice, forgotten)
                try:
                    dream.run(fill)
                except Exception:  # rules that meet what cannot be can fail in any way
                    continue
                near.append((dream.off, deal, it))
            if near:
                return self._woken(min(near)[2])
        raise LookupError(f"nothing could be imagined that leads to what seat {self.seat} is asked")

    def _dealt(self, chance: int | str, pins: Pins) -> tuple[Table, Places, Random]:
        """A table at the mark with everything hidden dealt anew and settled by the pins; the dice for what follows."""
        dice = Random(chance)
        mark = self._mark.clone()
        places = scramble(mark, self.seat, dice)
        settle(places, [pin for pin in pins.values() if pin is not None], dice)
        mark.rng = seeded(dice.getrandbits(63))
        it = self._make(self._game, self.players, self._config, 0, mark.clone())
        it.mark = Mark(0, 0, mark)
        return it, places, dice

    def _woken(self, it: Table) -> Table:
        """A table that has been dreamt, to go on with."""
        it.source = None
        it.answered[self.seat] = self._answered
        return it
