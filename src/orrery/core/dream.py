"""Dream: what a seat knows of the history since the mark, replayed on an imagined deal. If the deal makes that history
impossible, the dream says which cards must have been elsewhere; a vague dream carries on regardless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision, Kind
from orrery.core.chance import Chance, Draw
from orrery.core.hidden import DECK, HAND, HEAP, Pin, Places, hidden_places
from orrery.core.history import Entry, is_chance
from orrery.core.nouns import Maybe, Noun, TupleNoun
from orrery.core.state import sees
from orrery.core.terms import Deal, Deals
from orrery.core.together import MAIN

if TYPE_CHECKING:
    from orrery.core.mind import Mind
    from orrery.core.table import Table

HIDDEN = object()
"""Placeholder in a redacted history for an answer or outcome that the seat did not see."""

Pins = dict[tuple[Any, ...], Pin | None]
"""Pins by their reason: if one turns out wrong, the next pin for the same reason replaces it."""
WINDOW = ("window",)
"""The reason for a guessed pin: somebody must have had a card for the open window."""

PATIENCE = 20
"""How many answers of other seats a vague dream makes up to reach the seat's question."""


class Misfit(Exception):
    """In this deal, what the seat has seen could not have happened; `pins` says what must be different."""

    def __init__(self, pins: Pins) -> None:
        super().__init__(pins)
        self.pins = pins


class Dream:
    """What a seat knows of the history since the mark, replayed on an imagined deal."""

    __slots__ = ("dice", "entries", "it", "known", "lists", "mind", "misfit", "pins", "places", "seen")

    def __init__(self, mind: Mind, it: Table, places: Places, pins: Pins, dice: Random, *, forgotten: int = 0) -> None:
        self.mind = mind
        self.entries = mind.entries[: len(mind.entries) - forgotten]
        self.it = it
        self.pins = pins
        self.dice = dice
        self.seen: Counter[int] = Counter()
        self.misfit: Misfit | None = None
        self.known: dict[int, list[Entry]] = {}
        for entry in self.entries:
            if is_chance(entry):
                self.known.setdefault(entry[0], []).append(entry)
        self.places = places
        self.lists = hidden_places(it.state, mind.seat) if self.known else {}
        it.source = self.outcome

    def run(self, fill: bool) -> None:
        """Replay the known answers; Misfit if they are impossible."""
        mind, it = self.mind, self.it
        it.go_on()
        loose: set[int] = set()
        for i, entry in enumerate(self.entries):
            track, _, _, value = entry
            if is_chance(entry):
                self.seen[track] += value is not HIDDEN
            elif track not in loose:
                hidden = is_hidden(entry)
                if hidden and not (fill or i < mind.together_from or self.known_later(i)):
                    loose.add(track)
                    continue
                if (asked := self.reach(i)) is not None:
                    it.put(track, asked.alike(outline(value), self.dice) if hidden else self.said(asked, value))
        self.arrive()

    def known_later(self, i: int) -> bool:
        """Whether a later answer of the same seat is known."""
        later = self.entries[i + 1 :]
        return any(e[0] == self.entries[i][0] and not is_chance(e) and not is_hidden(e) for e in later)

    def reach(self, i: int) -> Decision[Any] | None:
        """Run up to the question that was answered; Misfit if it never comes. Others who are asked for a reaction on
        the way pass: had they reacted, the seat would know."""
        track, who, kind, value = entry = self.entries[i]
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

    def said(self, asked: Decision[Any], value: Any) -> Any:
        """The answer, as the seat knows it."""
        return value

    def arrive(self) -> None:
        """Let others pass until the seat is asked its question and sees the same window open."""
        mind, it = self.mind, self.it
        while self.misfit is None:
            asked = [(track, asked.kind) for track, asked in it.asked(mind.seat)]
            if asked == mind.asked and it.window == mind.window and self.in_step(MAIN):
                return
            if not self.let_pass():
                break
        raise self.misfit or Misfit(self.opened())

    def let_pass(self) -> bool:
        """Pass for another seat that is asked for a reaction; False if there is none."""
        for track, asked in self.it.pending.items():
            if asked.kind.reaction and asked.seat != self.mind.seat:
                self.it.put(track, None)
                return True
        return False

    def in_step(self, track: int) -> bool:
        """Whether the seat has seen as many outcomes on that track as it remembers up to this point."""
        entries, seat = self.it.entries, self.mind.seat
        return self.seen[track] == sum([e[0] == track and is_chance(e) and sees(e[1], seat) for e in entries])

    def outcome(self, ask: Chance[Any], track: int) -> Any:
        """Outcomes that the seat saw are repeated; hidden draws avoid the cards known to be drawn later."""
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
        """A hidden draw that avoids the cards known to be drawn later, the earliest of them first."""
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
        """If nobody in this deal could answer the open window, pin a card that could on somebody else."""
        of, cards = self.mind._game.answers(self.mind.window) if self.mind.window else ("", ())
        places = self.places.get(of, [])
        held = {card for place in places for card in place.held()}
        hands = [at for at, place in enumerate(places) if place.owner >= HAND and isinstance(place.cards, list)]
        found = [Pin(of, at, card) for at in hands for card in cards if card in held]
        return {WINDOW: self.dice.choice(found)} if found else {}

    def moved(self, ask: Draw, value: tuple[int, ...], event: tuple[int, int]) -> Pins:
        """Pins for all the cards of a known draw: a card missing from the deck swaps places with one that is there."""
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
        """Pin a card to the place where `given`, another card of the layer, was at the mark: in the same layer if that
        existed then; otherwise the deck was reshuffled, and it was in a heap, in the old deck or in a hand."""
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
        """The cards another seat must have had at the mark to give its next known answer."""
        for n, entry in enumerate(self.entries[i:], i):
            if not is_chance(entry) and entry[1] != self.mind.seat and not is_hidden(entry):
                return self.needed(n)
        return {}

    def needed(self, n: int) -> Pins:
        """The cards that a seat is known to have named in answers of this kind, up to and including this one."""
        track, seat, asked, _ = self.entries[n]
        wanted: Counter[Pin] = Counter()
        known = [e for e in self.entries[: n + 1] if e[1:3] == (seat, asked) and not is_hidden(e)]
        things = [thing for _, _, kind, value in known for thing in named(kind, value)]
        proposal = next((e for e in reversed(self.entries[:n]) if e[0] == track and not is_chance(e)), None)
        if proposal is not None and isinstance(proposal[3], Deal) and proposal[3].partner == seat:
            things += named(proposal[2], proposal[3], wanted=True)
        for noun, card in things:
            for of in (noun, f"{noun}/{seat}"):
                places = enumerate(self.places.get(of, ()))
                hands = [at for at, p in places if p.owner == seat and isinstance(p.cards, list)]
                wanted.update(Pin(of, at, card) for at in hands[:1])
        return {(*pin, copy): pin for pin, copies in wanted.items() for copy in range(copies)}


class Vague(Dream):
    """A fallback for when no deal fits: it insists only on the question the seat is asked. Anything else that does not
    fit is changed or left out, as are the last `forgotten` entries; `off` counts the deviations."""

    __slots__ = ("off",)

    def __init__(self, mind: Mind, it: Table, places: Places, dice: Random, forgotten: int) -> None:
        super().__init__(mind, it, places, {}, dice, forgotten=forgotten)
        self.off = 0

    def reach(self, i: int) -> Decision[Any] | None:
        track, who, kind, _ = self.entries[i]
        asked = self.it.pending.get(track) or self.it.offers.get(track)
        while asked is None or (asked.kind, asked.seat) != (kind, who):
            if not self.let_pass():
                self.off += 1
                return None
            asked = self.it.pending.get(track) or self.it.offers.get(track)
        return asked

    def said(self, asked: Decision[Any], value: Any) -> Any:
        if asked.refuse(value) is None:
            return value
        self.off += 1
        return asked.sample(self.dice)

    def arrive(self) -> None:
        mind, it = self.mind, self.it
        for _ in range(PATIENCE):
            if [(track, asked.kind) for track, asked in it.asked(mind.seat)] == mind.asked:
                self.off += (it.window != mind.window) + (not self.in_step(MAIN))
                return
            if not self.let_pass():
                track = next((track for track, asked in it.pending.items() if asked.seat != mind.seat), None)
                if track is None:
                    break
                it.put(track, it.pending[track].sample(self.dice))
                self.off += 1
        raise Misfit({})

    def outcome(self, ask: Chance[Any], track: int) -> Any:
        value = super().outcome(ask, track)
        self.off += self.misfit is not None
        self.misfit = None
        return value


def known_cards(entry: Entry) -> tuple[int, ...]:
    """The cards of a draw, if the seat saw them."""
    return () if entry[3] is HIDDEN else entry[3]


def is_hidden(entry: Entry) -> bool:
    """Whether the content of an answer is unknown."""
    return isinstance(entry[3], tuple) and entry[3][:1] == (HIDDEN,)


def outline(value: tuple[Any, ...]) -> Any:
    """What is known of a hidden answer: how many things it named, or what is public of a deal."""
    return Deal(*value[2:]) if len(value) > 2 else (0,) * value[1]


def named(kind: Kind[Any], value: Any, *, wanted: bool = False) -> Iterator[tuple[str, int]]:
    """The things an answer names, each with the name of its noun (the `of` of secrets). For a deal: the things given,
    or the things wanted."""
    for one in value if kind.many else (value,):
        yield from _named(kind.noun, one, wanted)


def _named(noun: Noun[Any], value: Any, wanted: bool = False) -> Iterator[tuple[str, int]]:
    if isinstance(noun, Maybe):
        yield from _named(noun.noun, value, wanted)
    elif isinstance(noun, Deals) and value is not None:
        for name, put in value.gets if wanted else value.gives:
            if (of := noun.fields[name]) is not None:
                yield from (of.held(thing) for thing in put if type(thing) is int)
    elif isinstance(noun, TupleNoun) and value is not None:
        for inner, one in zip(noun.nouns, value, strict=True):
            yield from _named(inner, one)
    elif type(value) is int:
        yield noun.held(value)
