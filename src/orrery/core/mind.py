"""Mind: what a bot is given. It holds one seat's knowledge and nothing else: hidden cards are shuffled away
before it is made, so there is no way from it to the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from orrery.core.agenda import MAIN
from orrery.core.ask import Decision
from orrery.core.chance import Chance, Draw, seeded
from orrery.core.state import FieldPlan, Root, sees, visit
from orrery.core.table import Entry, Mark, Table, is_chance
from orrery.core.view import TableView, may_see
from orrery.core.zones import Deck, Zone

HIDDEN = object()
"""Stands in a redacted history for an answer or outcome that the seat did not see."""


class Mind:
    """One seat's knowledge of a table: the mark with everything hidden shuffled away, and the history since
    with everything hidden left out."""

    __slots__ = (
        "_answered",
        "_config",
        "_entries",
        "_from",
        "_game",
        "_mark",
        "_table",
        "players",
        "seat",
    )

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = table.players
        self._game = table.game
        self._config = table.config
        self._answered = table.answered[seat]
        self._mark = table.mark.state.clone()
        scramble(self._mark, seat, None)
        self._mark.rng = 0
        since = table.entries[table.mark.at :]
        self._from = table._from - table.mark.at if table._kids else len(since)
        sealed = table._sealed and bool(table._kids)
        self._entries = [self._redact(e, sealed and i >= self._from) for i, e in enumerate(since)]
        self._table: Table | None = None

    def _redact(self, entry: Entry, sealed: bool) -> Entry:
        track, who, kind, value = entry
        if is_chance(entry):
            return entry if sees(who, self.seat) else (track, who, kind, HIDDEN)
        if who == self.seat or not (kind.secret or sealed):
            return entry
        return (track, who, kind, (HIDDEN, len(value) if isinstance(value, tuple) else 0))

    def _stand_in(self) -> Table:
        """A table in this position in which everything hidden is made up."""
        if self._table is None:
            self._table = self.imagine(0, fill=True)
        return self._table

    @property
    def view(self) -> TableView:
        """What the seat sees."""
        return self._stand_in().view(self.seat)

    @property
    def question(self) -> Decision[Any]:
        """What the seat is asked (the first of its open questions)."""
        return self._stand_in().asked(self.seat)[0][1]

    @property
    def track(self) -> int:
        """The track on which an imagined table wants the answer."""
        return self._stand_in().asked(self.seat)[0][0]

    def imagine(self, chance: int, *, fill: bool = False) -> Table:
        """A full table consistent with the seat's knowledge; everything else follows from `chance`.
        What others answered in secret and have not revealed is open again, or with `fill` made up as well."""
        dice = Random(chance)
        mark = self._mark.clone()
        scramble(mark, self.seat, dice)
        mark.rng = seeded(dice.getrandbits(63))
        it = Table(self._game, self.players, self._config, 0, mark.clone())
        it.mark = Mark(0, 0, mark)
        it.source = self._memory(it, dice)
        it._boundary()
        loose: set[int] = set()
        for i, (track, who, kind, value) in enumerate(self._entries):
            asked = it.pending.get(track) or it.offers.get(track)
            if is_chance((track, who, kind, value)) or track in loose or MAIN in loose:
                continue
            hidden = isinstance(value, tuple) and value[:1] == (HIDDEN,)
            if asked is None or asked.kind is not kind or asked.seat != who:
                loose.add(track)
            elif hidden:
                if fill or i < self._from or self._known_later(i, track):
                    it.put(track, asked.alike((0,) * value[1] if asked.FORM == "pick" else None, dice))
                else:
                    loose.add(track)
            elif who != self.seat and asked.refuse(value) is not None:
                loose.add(track)
            else:
                it.put(track, value)
        it.source = None
        it.answered[self.seat] = self._answered
        return it

    def _known_later(self, i: int, track: int) -> bool:
        return any(
            e[0] == track and not is_chance(e) and not (isinstance(e[3], tuple) and e[3][:1] == (HIDDEN,))
            for e in self._entries[i + 1 :]
        )

    def _memory(self, it: Table, dice: Random) -> Callable[[Chance[Any], int], Any]:
        """Outcomes the seat has seen come as they came; a drawn card that was imagined elsewhere changes places."""
        seen: dict[int, list[Entry]] = {}
        for entry in self._entries:
            if is_chance(entry):
                seen.setdefault(entry[0], []).append(entry)

        def source(ask: Chance[Any], track: int) -> Any:
            queue = seen.get(track)
            if not queue:
                return None
            _, _, kind, value = queue.pop(0)
            if kind is not ask.kind or value is HIDDEN:
                return None
            if isinstance(ask, Draw):
                if len(value) != ask.count:
                    return None
                make_room(it.state, ask.deck, value, self.seat, dice)
            return value if ask.fits(value) else None

        return source


Place = tuple[Any, bool]
"""A list of cards, or a dict of single ones, to be changed in place; and whether it is kept sorted."""


def hidden_places(s: Root, seat: int) -> dict[str, list[Place]]:
    """All the places a seat cannot see into, by what they hold."""
    found: dict[str, list[Place]] = {}

    def collect(p: FieldPlan, value: Any, owner: int) -> None:
        form = p.shape.form
        if form == "state":
            if isinstance(value, Zone):
                of = p.secret.of if p.secret is not None else "card"
                found.setdefault(of, []).extend([(cards, True) for cards in value.unknown_to(seat)])
        elif p.secret is not None and not may_see(p, seat, owner):
            item = p.shape.item
            if item is not None and item.form == "atom" and value:
                found.setdefault(p.secret.of, []).append((value, p.bag))

    visit(s, collect)
    return found


def scramble(s: Root, seat: int, dice: Random | None) -> None:
    """Deal everything a seat cannot see anew (without dice: in one fixed way), so that nothing is left of what
    it was. Two states that differ only in what the seat cannot see become equal."""
    for places in hidden_places(s, seat).values():
        pool: list[int] = []
        for cards, _ in places:
            pool += cards.values() if isinstance(cards, dict) else cards
        pool.sort()
        if dice is not None:
            random = dice.random
            pool = [card for _, card in sorted([(random(), card) for card in pool])]
        at = 0
        for cards, sort in places:
            dealt = pool[at : at + len(cards)]
            at += len(cards)
            if isinstance(cards, dict):
                cards.update(zip(sorted(cards), dealt, strict=True))
            else:
                cards[:] = sorted(dealt) if sort else dealt


def make_room(s: Root, deck: Deck, wanted: tuple[int, ...], seat: int, dice: Random) -> None:
    """See to it that these cards can be drawn from the deck: one that was imagined elsewhere changes places with
    a card of the deck that is not wanted."""
    top = deck.layers[-1] if deck.layers else []
    spare = list(top)
    for card in wanted:
        if card in spare:
            spare.remove(card)
            continue
        for places in hidden_places(s, seat).values():
            if not any(cards is top for cards, _ in places):
                continue
            for cards, sort in places:
                held = list(cards.values()) if isinstance(cards, dict) else cards
                if cards is top or card not in held or not spare:
                    continue
                given = spare.pop(dice.randrange(len(spare)))
                top[top.index(given)] = card
                key = next(k for k in cards if cards[k] == card) if isinstance(cards, dict) else held.index(card)
                cards[key] = given
                if sort:
                    cards.sort()
                break
            break
