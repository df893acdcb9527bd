"""Mind: what a bot is given. It holds one seat's knowledge and nothing else: hidden cards are shuffled away
before it is made, so there is no way from it to the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from orrery.core.agenda import MAIN
from orrery.core.ask import Decision, Kind, Maybe, Noun, Several
from orrery.core.chance import Chance, Draw, seeded
from orrery.core.game import Game
from orrery.core.state import FieldPlan, Root, Secret, sees, visit
from orrery.core.table import Entry, Mark, Table, is_chance
from orrery.core.view import TableView, may_see
from orrery.core.zones import Deck, Zone

HIDDEN = object()
"""Stands in a redacted history for an answer or outcome that the seat did not see."""

HAND, HEAP, DECK = 0, -1, -2
"""The sorts of hidden places; in place of HAND stands the seat whose hand it is."""

DEALS = 100
"""So many deals are tried until one fits all that the seat has seen since the mark; most often the first does."""

CARRIED = ("seat", "players", "_config", "_answered", "_mark", "window", "together_from")
"""What a mind takes along as it is when it travels."""

Packed = dict[str, Any]
PackedEntry = tuple[int, int, bool, str, Any]
"""An entry that travels: its value in a list; for a hidden answer how many things it named, in a tuple; or None."""


class Mind:
    """One seat's knowledge of a table: the mark with everything hidden shuffled away, and the history since
    with everything hidden left out."""

    __slots__ = (
        "_answered",
        "_config",
        "_game",
        "_mark",
        "_pins",
        "_table",
        "asked",
        "entries",
        "players",
        "seat",
        "together_from",
        "window",
    )

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.players = table.players
        self._game = table.game
        self._config = table.config
        self._answered = table.answered[seat].copy()
        self._mark = table.mark.state.clone()
        scramble(self._mark, seat, None)
        self._mark.rng = 0
        self.asked = [(track, asked.kind) for track, asked in table.asked(seat)]
        self.window = open_window(table)
        start = table._from if table._kids else len(table.entries)
        before, inside = table.entries[table.mark.at : start], table.entries[start:]
        self.entries = [self._redact(e, False) for e in before if self._knows_of(e, False)]
        self.together_from = len(self.entries)
        self.entries += [self._redact(e, table._sealed) for e in inside if self._knows_of(e, table._sealed)]
        self._table: Table | None = None
        self._pins: Pins = {}

    def pack(self) -> Packed:
        """The mind as it travels to another process: the game, its questions and chances go by their names."""
        entries: list[PackedEntry] = [
            (track, who, is_chance(e), kind.name, None if value is HIDDEN else (value[1],) if is_hidden(e) else [value])
            for e in self.entries
            for track, who, kind, value in (e,)
        ]
        asked = [(track, kind.name) for track, kind in self.asked]
        own = {name: getattr(self, name) for name in CARRIED}
        return own | {"game": self._game.name, "entries": entries, "asked": asked}

    @classmethod
    def unpack(cls, game: Game, packed: Packed) -> Mind:
        """The mind that was packed, of this game."""
        it = cls.__new__(cls)
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
        if who == self.seat or not (kind.secret or sealed):
            return entry
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

    def imagine(self, chance: int, *, fill: bool = False) -> Table:
        """A full table consistent with the seat's knowledge; everything else follows from `chance`.
        What others answered in secret and have not revealed is open again, or with `fill` made up as well."""
        if self.entries:
            _ = self.stand_in  # what it teaches about the mark must not depend on which table is imagined first
        return self._dream(chance, fill, self._pins.copy())

    def _dream(self, chance: int, fill: bool, pins: Pins) -> Table:
        for deal in range(DEALS):
            dice = Random(f"{chance} {deal}" if deal else chance)
            mark = self._mark.clone()
            places = scramble(mark, self.seat, dice)
            settle(places, [pin for pin in pins.values() if pin is not None], dice)
            mark.rng = seeded(dice.getrandbits(63))
            it = Table(self._game, self.players, self._config, 0, mark.clone())
            it.mark = Mark(0, 0, mark)
            try:
                Dream(self, it, places, pins, dice).run(fill)
            except Misfit as misfit:
                pins.pop(WINDOW, None)  # who could have answered a window is a guess: what is known comes first
                pins |= misfit.pins
                continue
            it.source = None
            it.answered[self.seat] = self._answered
            return it
        raise LookupError(f"nothing could be imagined that fits what seat {self.seat} has seen")


def open_window(table: Table) -> str:
    """The window in which somebody may react now, if any."""
    return next((str(asked.args["window"]) for asked in table.pending.values() if asked.kind.reaction), "")


# --- the known history on an imagined deal ----------------------------------------------------------------


class Pin(NamedTuple):
    """What has become known since the mark: this card was in that hidden place then."""

    of: str
    place: int
    card: int


Pins = dict[tuple[Any, ...], Pin | None]
"""Pins by the reason for them: if one turns out wrong, the next for the same reason takes its place."""
WINDOW = ("window",)
"""The reason of a pin that is guessed: somebody must have had a card for the window that is open."""


class Misfit(Exception):
    """A deal in which what the seat has seen could not have happened, and what must be different."""

    def __init__(self, pins: Pins) -> None:
        super().__init__(pins)
        self.pins = pins


class Dream:
    """What a seat knows of the history since the mark, played again on an imagined deal."""

    __slots__ = ("dice", "it", "known", "lists", "mind", "misfit", "pins", "places", "seen")

    def __init__(self, mind: Mind, it: Table, places: Places, pins: Pins, dice: Random) -> None:
        self.mind = mind
        self.it = it
        self.pins = pins
        self.dice = dice
        self.seen: Counter[int] = Counter()
        self.misfit: Misfit | None = None
        self.known: dict[int, list[Entry]] = {}
        for entry in mind.entries:
            if is_chance(entry):
                self.known.setdefault(entry[0], []).append(entry)
        self.places = places
        self.lists = hidden_places(it.state, mind.seat) if self.known else {}
        it.source = self.outcome

    def run(self, fill: bool) -> None:
        """Give the known answers again; Misfit if they cannot be given."""
        mind, it = self.mind, self.it
        it._boundary()
        loose: set[int] = set()
        for i, entry in enumerate(mind.entries):
            track, _, _, value = entry
            if is_chance(entry):
                self.seen[track] += value is not HIDDEN
            elif track not in loose:
                hidden = is_hidden(entry)
                if hidden and not (fill or i < mind.together_from or self.known_later(i)):
                    loose.add(track)
                    continue
                asked = self.reach(i)
                it.put(track, asked.alike((0,) * value[1], self.dice) if hidden else value)
        self.arrive()

    def known_later(self, i: int) -> bool:
        """Whether an answer of the same seat after this one is known."""
        later = self.mind.entries[i + 1 :]
        return any(e[0] == self.mind.entries[i][0] and not is_chance(e) and not is_hidden(e) for e in later)

    def reach(self, i: int) -> Decision[Any]:
        """The question that was answered. Others who are asked for a reaction before it pass: had they reacted,
        the seat would know."""
        track, who, kind, value = entry = self.mind.entries[i]
        while self.misfit is None:
            asked = self.it.pending.get(track) or self.it.offers.get(track)
            if (
                asked is not None
                and (asked.kind, asked.seat) == (kind, who)
                and self.in_step(MAIN)
                and self.in_step(track)
                and (who == self.mind.seat or is_hidden(entry) or asked.refuse(value) is None)
            ):
                return asked
            if not self.let_pass():
                break
        raise self.misfit if self.misfit is not None and self.misfit.pins else Misfit(self.used(i))

    def arrive(self) -> None:
        """Others pass until the seat is asked what it is asked, and sees the same window open."""
        mind, it = self.mind, self.it
        while self.misfit is None:
            asked = [(track, asked.kind) for track, asked in it.asked(mind.seat)]
            if asked == mind.asked and open_window(it) == mind.window and self.in_step(MAIN):
                return
            if not self.let_pass():
                break
        raise self.misfit or Misfit(self.opened())

    def let_pass(self) -> bool:
        """Let another seat that is asked for a reaction pass, if there is one."""
        for track, asked in self.it.pending.items():
            if asked.kind.reaction and asked.seat != self.mind.seat:
                self.it.put(track, None)
                return True
        return False

    def in_step(self, track: int) -> bool:
        """Whether as many outcomes have been seen on that track as the seat remembers up to here."""
        entries, seat = self.it.entries, self.mind.seat
        return self.seen[track] == sum([e[0] == track and is_chance(e) and sees(e[1], seat) for e in entries])

    def outcome(self, ask: Chance[Any], track: int) -> Any:
        """Outcomes the seat has seen come as they came; hidden draws leave the cards that are known to come later."""
        queue = self.known.get(track)
        if not queue or self.misfit is not None:
            return None
        _, _, kind, value = queue.pop(0)
        if kind is not ask.kind:
            self.misfit = Misfit({})
            return None
        if value is HIDDEN:
            return self.draw_others(ask) if isinstance(ask, Draw) else None
        if ask.fits(value):
            return value
        self.misfit = Misfit(self.moved(ask, value, (track, len(queue))) if isinstance(ask, Draw) else {})
        return None

    def draw_others(self, ask: Draw) -> tuple[int, ...] | None:
        """A hidden draw that leaves the cards which are known to be drawn later; the next ones above all."""
        later = [card for queue in self.known.values() for e in queue if e[2] is ask.kind for card in known_cards(e)]
        top = Counter(ask.deck.layers[-1] if ask.deck.layers else ())
        room = top.total() - ask.count
        if not later or room < 0:
            return None
        left: Counter[int] = Counter()
        for card in later:
            if left.total() < room and left[card] < top[card]:
                left[card] += 1
        return tuple(self.dice.sample(sorted((top - left).elements()), ask.count))

    # --- what must be different ---

    def opened(self) -> Pins:
        """If a window is open that nobody could answer in this deal, somebody else had a card to answer it with."""
        of, cards = self.mind._game.answers(self.mind.window) if self.mind.window else ("", ())
        places = self.places.get(of, [])
        held = {card for place in places for card in place.held()}
        hands = [at for at, place in enumerate(places) if place.owner >= HAND and isinstance(place.cards, list)]
        found = [Pin(of, at, card) for at in hands for card in cards if card in held]
        return {WINDOW: self.dice.choice(found)} if found else {}

    def moved(self, ask: Draw, value: tuple[int, ...], event: tuple[int, int]) -> Pins:
        """Pins for all the cards of a known draw: one that is not where it is drawn from changes places with one that
        is."""
        layers = ask.deck.layers
        rest = [Counter(layer) for layer in layers]
        pins: Pins = {}
        missing = []
        for n, (card, at) in enumerate(
            zip(value, [i for i in reversed(range(len(layers))) for _ in layers[i]], strict=False)
        ):
            if rest[at][card]:
                rest[at][card] -= 1
                pins[(*event, n)] = self.pin(card, card, layers[at], (HEAP,))
            else:
                missing.append((n, card, at))
        for n, card, at in missing:
            spare = sorted(rest[at].elements())
            self.dice.shuffle(spare)
            for given in spare:
                if self.pin(card, given, layers[at]) is not None:
                    pins[(*event, n)] = self.pin(card, given, layers[at])
                    rest[at][given] -= 1
                    break
        return pins

    def pin(self, card: int, given: int, layer: list[int], sorts: tuple[int, ...] = (HEAP, DECK, HAND)) -> Pin | None:
        """Pin a card to the place where another one of the layer lay at the mark: in that same layer if it was there
        then; else the deck has been renewed, and it lay in a heap, or else in the old deck or in a hand."""
        same = [(of, i) for of, lists in self.lists.items() for i, place in enumerate(lists) if place.cards is layer]
        lying = same or [
            (of, i)
            for sort in sorts
            for of, places in self.places.items()
            for i, place in enumerate(places)
            if min(place.owner, HAND) == sort and given in place.held()
        ]
        return Pin(*lying[0], card) if lying else None

    def used(self, i: int) -> Pins:
        """The cards another seat must have had at the mark for the next answer that the seat knows of."""
        for n, entry in enumerate(self.mind.entries[i:], i):
            if not is_chance(entry) and entry[1] != self.mind.seat and not is_hidden(entry):
                return self.needed(n)
        return {}

    def needed(self, n: int) -> Pins:
        """The cards that the seat of an answer has named up to it in answers of this kind."""
        _, seat, asked, _ = self.mind.entries[n]
        wanted: Counter[Pin] = Counter()
        for _, who, kind, value in self.mind.entries[: n + 1]:
            for noun, card in named(kind, value) if (who, kind) == (seat, asked) else ():
                for of in (noun, f"{noun}/{who}"):
                    places = enumerate(self.places.get(of, ()))
                    hands = [at for at, p in places if p.owner == who and isinstance(p.cards, list)]
                    wanted.update(Pin(of, at, card) for at in hands[:1])
        return {(*pin, copy): pin for pin, copies in wanted.items() for copy in range(copies)}


def known_cards(entry: Entry) -> tuple[int, ...]:
    """The cards of a draw, if the seat has seen them."""
    return () if entry[3] is HIDDEN else entry[3]


def is_hidden(entry: Entry) -> bool:
    """Whether the content of an answer is not known."""
    return isinstance(entry[3], tuple) and entry[3][:1] == (HIDDEN,)


def named(kind: Kind[Any], value: Any) -> Iterator[tuple[str, int]]:
    """The things an answer names, each with the name of its noun: that is what secrets are `of`."""
    for one in value if kind.many else (value,):
        yield from _named(kind.noun, one)


def _named(noun: Noun[Any], value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(noun, Maybe):
        yield from _named(noun.noun, value)
    elif isinstance(noun, Several) and value is not None:
        for inner, one in zip(noun.nouns, value, strict=True):
            yield from _named(inner, one)
    elif type(value) is int:
        yield noun.name, value


# --- hidden places ----------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A list of cards, or a dict of single ones, to be changed in place; whether it is kept sorted; and whose it is,
    or a HEAP or a DECK."""

    cards: Any
    sort: bool
    owner: int

    def held(self) -> list[int]:
        return list(self.cards.values()) if isinstance(self.cards, dict) else list(self.cards)

    def swap(self, old: int, new: int) -> None:
        """Put one card in the place of another."""
        items = self.cards.items() if isinstance(self.cards, dict) else enumerate(self.cards)
        self.cards[next(key for key, card in items if card == old)] = new
        if self.sort:
            self.cards.sort()


def pool(secret: Secret, owner: int) -> str:
    """The name of what a hidden thing is exchangeable with."""
    return f"{secret.of}/{owner}" if secret.own else secret.of


Places = dict[str, list[Place]]
"""Hidden places by what they hold, in the order of the state."""


def hidden_places(s: Root, seat: int) -> Places:
    """All the places a seat cannot see into, by what they hold."""
    found: Places = {}

    def collect(p: FieldPlan, value: Any, owner: int) -> None:
        if not value:
            return  # an empty hand or zone
        if isinstance(value, Zone):
            of = pool(p.secret, owner) if p.secret is not None else "card"
            sort = DECK if isinstance(value, Deck) else HEAP
            found.setdefault(of, []).extend([Place(cards, True, sort) for cards in value.unknown_to(seat)])
        elif p.secret is not None and not may_see(p, seat, owner):
            item = p.shape.item
            if item is not None and item.form == "atom":
                found.setdefault(pool(p.secret, owner), []).append(Place(value, p.bag, owner))

    visit(s, collect)
    return found


def scramble(s: Root, seat: int, dice: Random | None) -> Places:
    """Deal everything a seat cannot see anew (without dice: in one fixed way), so that nothing is left of what
    it was. Two states that differ only in what the seat cannot see become equal."""
    hidden = hidden_places(s, seat)
    for places in hidden.values():
        if len(places) == 1 and places[0].sort:
            continue  # a sorted heap that can change with nothing: there is nothing to deal
        pool: list[int] = []
        for place in places:
            pool += place.cards.values() if isinstance(place.cards, dict) else place.cards
        pool.sort()
        if dice is not None:
            random = dice.random
            pool = [card for _, card in sorted([(random(), card) for card in pool])]
        at = 0
        for cards, sort, _ in places:
            dealt = pool[at : at + len(cards)]
            at += len(cards)
            if isinstance(cards, dict):
                cards.update(zip(sorted(cards), dealt, strict=True))
            else:
                cards[:] = sorted(dealt) if sort else dealt
    return hidden


def settle(hidden: Places, pins: Iterable[Pin], dice: Random) -> None:
    """Put every pinned card where it must be: it changes places with one that is not pinned there."""
    fixed: dict[tuple[str, int], list[int]] = {}

    def free(of: str, place: int) -> list[int]:
        cards = hidden[of][place].held()
        for card in fixed.get((of, place), ()):
            cards.remove(card)
        return cards

    for of, here, card in pins:
        spare = free(of, here)
        if card not in spare:
            lying = [i for i in range(len(hidden[of])) if i != here for _ in range(free(of, i).count(card))]
            if not (spare and lying):
                continue
            there, given = dice.choice(lying), dice.choice(spare)
            hidden[of][there].swap(card, given)
            hidden[of][here].swap(given, card)
        fixed.setdefault((of, here), []).append(card)
