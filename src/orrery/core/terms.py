"""Terms: the sixth form of question, for deals. Each side has typed fields (a number of goods, a choice of cards); the
answer is one deal, checked as a whole. The possible deals are never listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import Any, NamedTuple

from orrery.core.ask import NOT_OFFERED, Decision, Dice, Kind, Option, T
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Maybe, Noun
from orrery.core.refusal import No

Side = tuple[tuple[str, Any], ...]
"""What one side puts in: the non-empty fields, each with a number or the things, in canonical order."""

TRIES = 12
"""How often `sample` tries before it falls back to a deal that is known to be legal."""
UNTOLD = -1
"""Stands for a thing in a deal that others do not learn of."""
BARE = 12
"""How many minimal deals `options` looks at for each partner."""


class Deal(NamedTuple):
    """An answer to `terms`: the partner, what is given, and what is wanted in return."""

    partner: int
    gives: Side = ()
    gets: Side = ()

    def given(self, field: str) -> int:
        """The amount given of a field."""
        return _found(self.gives, field, 0)

    def wanted(self, field: str) -> int:
        """The amount wanted of a field."""
        return _found(self.gets, field, 0)

    def things_given(self, field: str) -> tuple[Any, ...]:
        """The things given of a field."""
        return _found(self.gives, field, ())

    def things_wanted(self, field: str) -> tuple[Any, ...]:
        """The things wanted of a field."""
        return _found(self.gets, field, ())


def _found(side: Side, field: str, nothing: T) -> T:
    found: T = next((value for name, value in side if name == field), nothing)
    return found


class Field(NamedTuple):
    """What may go into one side of a deal: a number from `low` to `high`, or that many of the `items`. `likely`: what
    things that a seat has not seen are taken for when it imagines the deal; who proposes a deal need not know it."""

    name: str
    high: int
    low: int = 0
    items: tuple[Any, ...] | None = None
    likely: tuple[Any, ...] | None = None

    def holds(self, value: Any) -> bool:
        """Whether a value is legal for this field."""
        if self.items is None:
            return type(value) is int and self.low <= value <= self.high
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        return tuple(sorted(value)) == value and not Counter(value) - Counter(self.items)

    def drawn(self, dice: Dice) -> Any:
        """A random value; the minimum half of the time, since most deals are about one or two things."""
        size = self.low
        if self.high > self.low and dice.random() < 0.5:
            size += int(dice.random() * (self.high - self.low + 1))
        if self.items is None:
            return size
        rest = list(self.items)
        return tuple(sorted([rest.pop(int(dice.random() * len(rest))) for _ in range(size)]))

    def of_size(self, size: int) -> Iterator[Any]:
        """All values of that size."""
        if self.items is None:
            return iter((size,))
        return iter(dict.fromkeys(combinations(sorted(self.items), size)))


Sides = tuple[Sequence[Field], Sequence[Field]]
"""The fields of both sides: what may be given, what may be wanted."""


class Deals(Noun[Deal]):
    """A type of deal: the partners' noun and the possible fields, each with the noun of its things, or None for a
    number. On file: {"with": "seat_2", "gives": {"goods": 2}, "gets": {"card": ["flank_speed"]}}. Older versions wrote
    a list; `was` gives the side and field of each item after the partner. `hides`: in a secret kind of question, the
    things of a field that only the two sides learn of (all else is public); without it, only the partner is public."""

    def __init__(
        self,
        name: str,
        partner: Noun[Any],
        fields: Mapping[str, Noun[Any] | None],
        was: Sequence[tuple[str, str]] = (),
        hides: Mapping[str, Callable[[Any], bool]] | None = None,
    ) -> None:
        self.name = name
        self.hides = hides
        self.partner = partner
        self.fields = dict(fields)
        self.was = tuple(was)

    def encode(self, value: Deal) -> Any:
        return {
            "with": self.partner.encode(value.partner),
            "gives": self._written(value.gives),
            "gets": self._written(value.gets),
        }

    def decode(self, data: Any) -> Deal:
        if isinstance(data, list) and self.was and len(data) == len(self.was) + 1:
            told: dict[str, Any] = {"with": data[0], "gives": {}, "gets": {}}
            for (side, field), value in zip(self.was, data[1:], strict=True):
                told[side][field] = value if self.fields[field] is None else [value]
            data = told
        if not isinstance(data, dict) or not {"with"} <= data.keys() <= {"with", "gives", "gets"}:
            english = "{noun} must say with whom, what is given and what is wanted, not {given}"
            raise Fault("fault-deal", english, noun=self.name, given=shown(data))
        return Deal(self.partner.decode(data["with"]), self._read(data.get("gives")), self._read(data.get("gets")))

    def targets(self, value: Deal) -> tuple[tuple[str, Any], ...]:
        things = [
            target
            for name, put in (*value.gives, *value.gets)
            if (noun := self.fields[name]) is not None
            for one in put
            for target in noun.targets(one)
        ]
        return (*self.partner.targets(value.partner), *things)

    def outline(self, deal: Deal) -> tuple[Any, ...]:
        """What others may know of a secret deal: the partner and, if only some things are hidden, everything else,
        with UNTOLD for each of these things."""
        if self.hides is None:
            return (deal.partner,)
        return deal.partner, self._outlined(deal.gives), self._outlined(deal.gets)

    def _outlined(self, side: Side) -> Side:
        hides = self.hides or {}
        return tuple(
            [
                (name, tuple(sorted(UNTOLD if hides[name](one) else one for one in put)) if name in hides else put)
                for name, put in side
            ]
        )

    def side(self, put: Mapping[str, Any]) -> Side:
        """One side of a deal in canonical order, without empty fields."""
        return tuple([(name, put[name]) for name in self.fields if put.get(name)])

    def _written(self, side: Side) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, put in side:
            noun = self.fields[name]
            told[name] = put if noun is None else [noun.encode(one) for one in put]
        return told

    def _read(self, data: Any) -> Side:
        put: dict[str, Any] = {}
        for name, value in data.items() if isinstance(data, dict) else ():
            noun = self.fields.get(name)
            good = isinstance(value, list) if noun is not None else type(value) is int and value >= 0
            if name not in self.fields or not good:
                english = "{noun} cannot have {given} as {field}"
                raise Fault("fault-deal-field", english, noun=self.name, given=shown(value), field=shown(name, 40))
            put[name] = value if noun is None else tuple(sorted(noun.decode(one) for one in value))
        if data is not None and not isinstance(data, dict):
            raise Fault("fault-deal-side", "expected the fields of a deal, found {given}", given=shown(data))
        return self.side(put)


def deals_of(kind: Kind[Any]) -> Deals:
    """The type of deal that a kind of question asks for."""
    noun = kind.noun.noun if isinstance(kind.noun, Maybe) else kind.noun
    assert isinstance(noun, Deals)
    return noun


class Terms(Decision[Any]):
    """Name the terms of a deal with one of the partners; `sides` returns the fields of both sides for a partner, on
    demand. If the noun is a `Maybe`, None (no deal) is also an answer. `rule` is the rule that forbids other partners
    and amounts; `forbids` checks a deal as a whole.

    Deals are not listed: `options` yields a small canonical selection (the minimal deals, and those with one thing
    more). Only `refuse` decides what is legal."""

    __slots__ = ("partners", "rule", "sides")
    FORM = "terms"
    LISTED = False

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        partners: Sequence[int],
        sides: Callable[[int], Sides],
        forbids: Callable[[Deal], No | None] | None = None,
        rule: str = "",
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.partners = partners
        self.sides = sides
        self.forbids = forbids
        self.rule = rule
        self.args = args

    @property
    def noun(self) -> Deals:
        """The type of deal that is asked for."""
        return deals_of(self.kind)

    @property
    def declines(self) -> bool:
        """Whether None (no deal) is also an answer."""
        return isinstance(self.kind.noun, Maybe)

    def deal(self, partner: int, gives: Mapping[str, Any], gets: Mapping[str, Any]) -> Deal:
        """A deal in canonical form."""
        noun = self.noun
        return Deal(partner, noun.side(gives), noun.side(gets))

    def options(self) -> Iterator[Any]:
        found = (deal for partner in self.partners for deal in self._simple(partner) if self.refuse(deal) is None)
        yield from dict.fromkeys(found)
        if self.declines:
            yield None

    def _simple(self, partner: int) -> Iterator[Deal]:
        """The minimal deals with a partner, and those with one thing more on one side."""
        gives, gets = self.sides(partner)
        fields = [*gives, *gets]
        for put in islice(product(*[list(field.of_size(field.low)) for field in fields]), BARE):
            yield self._deal(partner, len(gives), fields, put)
            for at, field in enumerate(fields):
                if field.high > field.low:
                    for value in field.of_size(field.low + 1):
                        yield self._deal(partner, len(gives), fields, (*put[:at], value, *put[at + 1 :]))

    def _deal(self, partner: int, split: int, fields: Sequence[Field], put: Sequence[Any]) -> Deal:
        named = [(field.name, value) for field, value in zip(fields, put, strict=True)]
        return self.deal(partner, dict(named[:split]), dict(named[split:]))

    def refuse(self, value: Any) -> No | None:
        if value is None:
            return None if self.declines else NOT_OFFERED
        if not isinstance(value, Deal):
            return NOT_OFFERED
        if value.partner not in self.partners:
            return No(self.rule)
        for fields, side in zip(self.sides(value.partner), value[1:], strict=True):
            put = dict(side)
            if self.noun.side(put) != side or put.keys() - {field.name for field in fields}:
                return No(self.rule)
            for field in fields:
                if not field.holds(put.get(field.name, 0 if field.items is None else ())):
                    have = put.get(field.name, 0) if field.items is None else len(put.get(field.name, ()))
                    return No(self.rule, low=field.low, high=field.high, have=have)
        return self.forbids(value) if self.forbids is not None else None

    def sample(self, dice: Dice) -> Any:
        if self.declines and dice.random() < 0.25:
            return None
        for _ in range(TRIES):
            partner = self.partners[int(dice.random() * len(self.partners))]
            gives, gets = self.sides(partner)
            fields = [*gives, *gets]
            value = self._deal(partner, len(gives), fields, [field.drawn(dice) for field in fields])
            if self.forbids is None or self.forbids(value) is None:
                return value
        return None if self.declines else next(self.options())

    def alike(self, value: Deal, dice: Dice) -> Any:
        """The partner is public: a deal with the same one, and with everything else that is not hidden."""
        if self.noun.hides is not None and value.partner in self.partners:
            for _ in range(TRIES):
                if self.refuse(other := self._filled(value, dice)) is None:
                    return other
        with_ = [value.partner] if value.partner in self.partners else self.partners
        narrowed = Terms(self.seat, self.kind, with_, self.sides, self.forbids)
        for _ in range(TRIES):
            if (other := narrowed.sample(dice)) is not None:
                return other
        return next(narrowed.options())

    def _filled(self, value: Deal, dice: Dice) -> Deal:
        """An outlined deal with random things in place of the untold ones."""
        sides = []
        for fields, side in zip(self.sides(value.partner), value[1:], strict=True):
            put = dict(side)
            for field in fields:
                told, hides = put.get(field.name), (self.noun.hides or {}).get(field.name)
                if hides is None or not isinstance(told, tuple) or UNTOLD not in told:
                    continue
                rest = [one for one in field.likely or field.items or () if hides(one)]
                known = [one for one in told if one != UNTOLD]
                unknown = min(len(told) - len(known), len(rest))
                put[field.name] = tuple(
                    sorted([*known, *(rest.pop(int(dice.random() * len(rest))) for _ in range(unknown))])
                )
            sides.append(put)
        return self.deal(value.partner, *sides)

    def option(self, value: Any) -> Option:
        name = self.kind.name
        return Option(name, self.kind.noun.targets(value), f"{name}:{'none' if value is None else self._spelt(value)}")

    def _spelt(self, value: Deal) -> str:
        told = self.noun.encode(value)
        sides = [
            ",".join(f"{k}={v if type(v) is int else '+'.join(map(str, v))}" for k, v in told[side].items())
            for side in ("gives", "gets")
        ]
        return "/".join([str(told["with"]), *sides])


terms = Terms


def amounts(name: str, high: int, low: int = 0) -> Field:
    """A field that is a number."""
    return Field(name, high, low)


def things(name: str, items: Sequence[Any], high: int, low: int = 0, likely: Sequence[Any] | None = None) -> Field:
    """A field from which `low` to `high` things may be chosen."""
    return Field(name, min(high, len(items)), low, tuple(items), None if likely is None else tuple(likely))
