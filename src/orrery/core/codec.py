"""Codec: how the states of a game are written and read back. In memory things are numbers; on file everything goes by
its name, through the noun of its field, so that a save survives a new card or reordered data."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, TypeVar, cast

from msgspec import json

from orrery.core.fault import Fault, fault_of, shown
from orrery.core.nouns import Named, Noun, Number
from orrery.core.state import BadState, FieldPlan, Root, Shape, State, shape_of, tuples
from orrery.core.unknown import Unknown

Write = Callable[[Any], Any]
Nouns = Mapping[Any, Noun[Any]]
"""The noun of each type of thing (`NewType`) used in the fields of a state."""


class Codec:
    """Writes and reads the states of one game, its frames and the arguments of its journal. `arguments`: the types of
    journal arguments that are not plain numbers or names. `numbered`: what the numbers mean that version 0.3.0 wrote
    instead of names."""

    def __init__(
        self,
        state: type[Root],
        nouns: Nouns,
        steps: Mapping[str, Callable[..., Any]],
        arguments: Mapping[str, Any],
        numbered: Mapping[Any, Sequence[str]] | None = None,
    ) -> None:
        self._state = state
        self._numbered = numbered or {}
        self._nouns = nouns
        self._steps = steps
        self._parameters: dict[str, tuple[list[Shape], Shape | None]] = {}
        self._arguments = {name: shape_of(kind, name) for name, kind in arguments.items()}

    # --- states -------------------------------------------------------------------------------------------------

    def write(self, s: Root) -> dict[str, Any]:
        """A state as plain data (JSON), with everything named by its id."""
        written: dict[str, Any] = self._whole(s)
        return written

    def write_seen(self, s: Root) -> dict[str, Any]:
        """A redacted state in the same form, to be read by people: what is hidden is counted, as `{"unknown": 3}`."""
        written: dict[str, Any] = self._seen(s)
        return written

    def read(self, data: Any, *, older: bool = False) -> Any:
        """The state that `write` wrote. In an `older` layout, fields added since may be missing and get their defaults.
        BadState says what does not fit."""
        return _Reader(self, older).state(data, self._state, None, "state")

    def fingerprint(self, s: Root) -> str:
        """The state as sixteen hex digits: the same in every process and for any order of the data."""
        return blake2b(json.encode(self._compared(s)), digest_size=8).hexdigest()

    @cached_property
    def schema(self) -> str:
        """The layout of the state (fields, their structure and their nouns) as eight hex digits."""
        told: dict[str, Any] = {}

        def tell(cls: type[State]) -> None:
            if cls.__name__ not in told:
                told[cls.__name__] = ""
                told[cls.__name__] = [(p.name, outline(p.shape)) for p in cls.FIELDS.values()]

        def outline(shape: Shape) -> list[Any]:
            if shape.cls is not None:
                tell(shape.cls)
            inner = [shape.item, shape.key, *shape.parts]
            by = shape.by.of if shape.by is not None else None
            what = [getattr(kind, "__name__", "") for kind in (shape.cls, shape.atom, shape.noun, shape.bits, by)]
            return [shape.form, *what, shape.optional, *[outline(one) for one in inner if one is not None]]

        tell(self._state)
        return blake2b(json.encode(told), digest_size=4).hexdigest()

    @cached_property
    def _whole(self) -> Write:
        return _Writers(self, every=True).of(self._state, None)

    @cached_property
    def _seen(self) -> Write:
        return _Writers(self, every=True, hiding=True).of(self._state, None)

    @cached_property
    def _compared(self) -> Write:
        return _Writers(self, every=False).of(self._state, None)

    # --- journal arguments ----------------------------------------------------------------------------------------

    def write_arguments(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a journal line as plain data."""
        known = self._arguments
        return {k: self._write(v, known[k]) if k in known and v is not None else v for k, v in arguments.items()}

    def read_arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments that `write_arguments` wrote."""
        known, reader = self._arguments, _Reader(self, older=False)

        def plain(value: Any, shape: Shape) -> bool:
            return value is None or (shape.form == "tuple" and isinstance(value, int))

        return {
            k: reader.value(v, known[k], None, k) if k in known and not plain(v, known[k]) else tuples(v, k)
            for k, v in data.items()
        }

    # --- frames ---------------------------------------------------------------------------------------------------

    def write_frame(self, frame: tuple[Any, ...]) -> list[Any]:
        """A frame as plain data: the name of its step, and its arguments by the types of the step's parameters."""
        name, *arguments = frame
        return [name, *[self._write(a, shape) for a, shape in zip(arguments, self._shapes(name), strict=False)]]

    def _shapes(self, step: str) -> Iterable[Shape]:
        """The shapes of a step's arguments, in order."""
        if step not in self._parameters:
            found, rest = [], None
            _, *parameters = inspect.signature(self._steps[step], eval_str=True).parameters.values()
            for it in parameters:
                shape = shape_of(it.annotation, f"{step}({it.name})")
                if it.kind is it.VAR_POSITIONAL:
                    rest = shape
                else:
                    found.append(shape)
            self._parameters[step] = found, rest
        found, rest = self._parameters[step]
        yield from found
        while rest is not None:
            yield rest

    # --- one value ------------------------------------------------------------------------------------------------

    def noun(self, kind: Any, held: Any) -> Noun[Any] | None:
        """The noun of a type of thing. Inside a generic zone the type is a variable; `held` is what the zone holds."""
        kind = held if isinstance(kind, TypeVar) else kind
        if kind is None:
            return None
        if kind not in self._nouns:
            raise TypeError(f"the game does not say which noun {kind.__name__} is")
        return self._nouns[kind]

    def _write(self, value: Any, shape: Shape) -> Any:
        """A value outside of a state: an argument."""
        if value is None or (shape.form == "tuple" and isinstance(value, int)):
            return value  # sometimes the journal only says how many things there are
        if whole(shape):
            return _named(self._nouns[shape.noun], value)
        if shape.form == "tuple":
            shapes = shape.parts or (
                [shape.item] * len(value) if shape.item is not None else [Shape("atom")] * len(value)
            )
            return [self._write(v, one) for v, one in zip(value, shapes, strict=True)]
        if shape.bits is not None:
            return named_bits(value, _names(self.noun(shape.bits, None)))
        noun = self.noun(shape.noun, None)
        return value if noun is None else _named(noun, value)


class _Reader:
    """Reads what a codec wrote, and says where something does not fit. An older layout may lack fields."""

    def __init__(self, codec: Codec, older: bool) -> None:
        self.codec = codec
        self.older = older

    def value(self, data: Any, shape: Shape, held: Any, where: str) -> Any:
        if data is None and shape.optional:
            return None
        if shape.form == "atom":
            return self._atom(data, shape, held, where)
        if whole(shape):
            try:
                noun = self.codec.noun(shape.noun, held)
                return noun.decode(data) if noun is not None else None
            except ValueError as error:
                raise misfit(where, error) from None
        if shape.form == "frame":
            return self._frame(data, where)
        if shape.form == "state":
            assert shape.cls is not None
            if shape.by is not None and isinstance(data, dict):
                data = self._fields_by(data, shape, where)
            return self.state(data, shape.cls, shape.noun, where)
        if shape.by is not None:
            return self._by(data, shape, held, where)
        if not isinstance(data, list):
            english = "{where}: expected a list, found {given}"
            raise BadState("fault-state-list", english, where=where, given=shown(data, 40))
        if shape.form == "tuple":
            return self._tuple(data, shape, held, where)
        item = shape.item
        assert item is not None
        if shape.form == "list":
            read = [self.value(v, item, held, f"{where}[{i}]") for i, v in enumerate(data)]
            return sorted(read) if shape.bag else read
        if any(not isinstance(pair, list) or len(pair) != 2 for pair in data):
            raise BadState("fault-state-pairs", "{where}: expected pairs of a key and a value", where=where)
        assert shape.key is not None
        return {
            self.value(k, shape.key, held, f"{where} key"): self.value(v, item, held, f"{where}[{k}]") for k, v in data
        }

    def _atom(self, data: Any, shape: Shape, held: Any, where: str) -> Any:
        try:
            if shape.bits is not None:
                if type(data) is int:
                    data = [self._numbered(shape.bits, n) for n in range(data.bit_length()) if data >> n & 1]
                names = self.codec.noun(shape.bits, held)
                if not isinstance(data, list) or names is None:
                    raise Fault("fault-names", "expected a list of names, found {given}", given=shown(data, 40))
                return sum({1 << names.decode(name) for name in data})
            noun = self.codec.noun(shape.noun, held)
            kind = held if isinstance(shape.noun, TypeVar) else shape.noun
            if type(data) is int and (isinstance(noun, Named) or kind in self.codec._numbered):
                data = self._numbered(kind, data)
            if isinstance(noun, Named):
                return -1 if data is None else noun.decode(data)
            if noun is not None:
                return noun.decode(data)
        except ValueError as error:
            raise misfit(where, error) from None
        if type(data) is not shape.atom:
            sort = shape.atom.__name__ if shape.atom is not None else ""
            english = "{where}: expected {sort}, found {given}"
            raise BadState("fault-state-value", english, where=where, sort=sort, given=shown(data, 40))
        return data

    def _tuple(self, data: list[Any], shape: Shape, held: Any, where: str) -> Any:
        if shape.item is not None:
            read = [self.value(v, shape.item, held, f"{where}[{i}]") for i, v in enumerate(data)]
            return tuple(sorted(read) if shape.bag else read)
        if not shape.parts:
            return tuples(data, where)
        parts = shape.parts
        if len(data) != len(parts):
            english = "{where}: expected {need} things, found {given}"
            raise BadState("fault-state-things", english, where=where, need=len(parts), given=shown(data, 40))
        return tuple(
            [self.value(v, p, held, f"{where}[{i}]") for i, (v, p) in enumerate(zip(data, parts, strict=True))]
        )

    def _by(self, data: Any, shape: Shape, held: Any, where: str) -> Any:
        assert shape.by is not None
        assert shape.item is not None
        noun = self.codec.noun(shape.by.of, held)
        assert noun is not None
        if not data and not isinstance(data, dict):
            return []
        try:
            if isinstance(data, list):
                data = {self._numbered(shape.by.of, n): value for n, value in enumerate(data)}
            if not isinstance(data, dict):
                raise Fault("fault-names", "expected entries by name, found {given}", given=shown(data, 40))
            read = [shape.by.fill] * len(_names(noun))
            for name, value in data.items():
                read[noun.decode(name)] = self.value(value, shape.item, held, f"{where}[{name}]")
        except BadState:
            raise
        except ValueError as error:
            raise misfit(where, error) from None
        return read

    def _fields_by(self, data: dict[str, Any], shape: Shape, where: str) -> dict[str, Any]:
        """Data by the name of each thing, turned into data by the name of its field."""
        assert shape.by is not None
        assert shape.cls is not None
        names, noun = list(shape.cls.FIELDS), self.codec.noun(shape.by.of, None)
        assert noun is not None
        try:
            things = {k: noun.decode(self._numbered(shape.by.of, names.index(k)) if k in names else k) for k in data}
            return {names[thing]: data[name] for name, thing in things.items()}
        except ValueError as error:
            raise misfit(where, error) from None

    def _numbered(self, kind: Any, number: int) -> str | None:
        """What a number means in a save of version 0.3.0; None for -1."""
        names = self.codec._numbered.get(kind, ())
        if number >= len(names):
            raise Fault("fault-unnamed", "expected a name, found {given}", given=number)
        return names[number] if number >= 0 else None

    def state(self, data: Any, cls: type[State], held: Any, where: str) -> Any:
        if not isinstance(data, dict):
            english = "{where}: expected an object, found {given}"
            raise BadState("fault-state-object", english, where=where, given=type(data).__name__)
        left = dict(data)
        values: dict[str, Any] = {}
        missing: list[str] = []
        known: Any = fields(cast(Any, cls))
        optional = {f.name for f in known if f.default is not MISSING or f.default_factory is not MISSING}
        for p in cls.FIELDS.values():
            name = p.was if p.name not in left and self.older else p.name
            if name in left:
                values[p.name] = self.value(left.pop(name), p.shape, held, f"{where}.{p.name}")
            elif not self.older or p.name not in optional:
                missing.append(p.name)
        if missing or left:
            english, odd = "{where}: fields missing or unknown: {fields}", sorted([*missing, *left])[:9]
            raise BadState("fault-state-fields", english, where=where, fields=odd)
        return cls(**values)

    def _frame(self, data: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            english = "{where}: expected the name of a step and its arguments, found {given}"
            raise BadState("fault-state-frame", english, where=where, given=shown(data, 40))
        name, *arguments = data
        if name not in self.codec._steps:
            raise BadState("fault-state-step", "{where}: there is no step {given}", where=where, given=shown(name, 40))
        shapes = zip(arguments, self.codec._shapes(name), strict=False)
        read = [self.value(a, shape, None, f"{where}.{n}") for n, (a, shape) in enumerate(shapes)]
        if len(read) < len(arguments):
            english = "{where}: the step {name} takes {need} arguments, not {given}"
            about = {"name": name, "need": len(read), "given": len(arguments)}
            raise BadState("fault-state-arguments", english, where=where, **about)
        return name, *read


def whole(shape: Shape) -> bool:
    """Whether a tuple, list or dict is a single thing, written by its noun rather than part by part."""
    return shape.noun is not None and shape.form in ("tuple", "list", "dict")


def misfit(where: str, error: ValueError) -> BadState:
    """An error with the place where it occurred."""
    return BadState("fault-state-at", "{where}: {what}", where=where, what=fault_of(error))


class _Writers:
    """Generated functions that write states: one for each class, and for each thing that its zone may hold. `hiding`:
    for redacted states, in which there may be something Unknown."""

    def __init__(self, codec: Codec, every: bool, hiding: bool = False) -> None:
        self.codec = codec
        self.every = every
        self.hiding = hiding
        self.made: dict[tuple[type[State], Any], Write] = {}

    def of(self, cls: type[State], held: Any) -> Write:
        if (cls, held) not in self.made:
            scope: dict[str, Any] = {"frame": self.codec.write_frame, "Unknown": Unknown}
            self.made[cls, held] = lambda it: scope["write"](it)  # a state may nest in itself
            plan = [p for p in cls.FIELDS.values() if self.every or not p.uncompared]
            if self.hiding:  # a number that is hidden is not even counted
                plan = [p for p in plan if p.secret is None or p.shape.form != "atom"]
            told = ", ".join(self._field(p, scope, held) for p in plan)
            exec(f"def write(it):\n    return {{{told}}}\n", scope)
            self.made[cls, held] = scope["write"]
        return self.made[cls, held]

    def _field(self, p: FieldPlan, scope: dict[str, Any], held: Any) -> str:
        """The entry for a field in what is written."""
        told = f"{p.name!r}: {self._code(p.shape, f'it.{p.name}', 0, scope, held)}"
        return f"**({{{told}}} if it.{p.name} else {{}})" if p.passing and not self.every else told

    def _code(self, shape: Shape, x: str, depth: int, scope: dict[str, Any], held: Any) -> str:
        """The expression that writes x."""
        code = self._open(shape, x, depth, scope, held)
        hides = self.hiding and (depth > 0 or shape.form == "list")
        return f"({{'unknown': len({x})}} if type({x}) is Unknown else {code})" if hides else code

    def _open(self, shape: Shape, x: str, depth: int, scope: dict[str, Any], held: Any) -> str:
        """The expression that writes x, which is not hidden."""
        v, k, item = f"v{depth}", f"k{depth}", shape.item

        def bind(value: Any) -> str:
            name = f"b{len(scope)}"
            scope[name] = value
            return name

        def inner(one: Shape, y: str) -> str:
            return self._code(one, y, depth + 1, scope, held)

        def each(one: Shape, over: str) -> str:
            code = inner(one, v)
            return f"list({over})" if code == v else f"[{code} for {v} in {over}]"

        if shape.form == "atom":
            noun = self.codec.noun(shape.noun, held)
            if shape.bits is not None:
                code = f"[*{bind(_bits_written(_names(self.codec.noun(shape.bits, held))))}({x})]"
            elif noun is None or type(noun) is Number:
                return x
            elif isinstance(noun, Named):
                code = f"({bind(noun.names)}[{x}] if {x} >= 0 else None)"
            else:
                code = f"{bind(noun.encode)}({x})"
        elif whole(shape):
            noun = self.codec.noun(shape.noun, held)
            code = f"{bind(noun.encode if noun is not None else None)}({x})"
        elif shape.form == "frame":
            code = f"frame({x})"
        elif shape.form == "tuple":
            if item is not None:
                code = f"sorted({each(item, x)})" if shape.bag else each(item, x)
            else:
                code = "[" + "".join(f"{inner(p, f'{x}[{n}]')}, " for n, p in enumerate(shape.parts)) + "]"
                code = code if shape.parts else f"list({x})"
        elif shape.form == "state":
            assert shape.cls is not None
            code = f"{bind(self.of(shape.cls, shape.noun))}({x})"
            if shape.by is not None:
                names = bind(_names(self.codec.noun(shape.by.of, held)))
                code = f"dict(sorted(zip({names}, {code}.values(), strict=True)))"
        elif shape.by is not None:
            assert item is not None
            names = bind(_names(self.codec.noun(shape.by.of, held)))
            pairs = f"zip({names}, {x}, strict=True) if {v} != {shape.by.fill}"
            code = f"(dict(sorted([({k}, {inner(item, v)}) for {k}, {v} in {pairs}])) if {x} else None)"
        elif shape.form == "list":
            assert item is not None
            code = f"sorted({each(item, x)})" if shape.bag else each(item, x)
        else:
            assert item is not None
            assert shape.key is not None
            some = f" if {v}" if item.bag else ""
            code = f"sorted([[{inner(shape.key, k)}, {inner(item, v)}] for {k}, {v} in {x}.items(){some}])"
        return f"(None if {x} is None else {code})" if shape.optional else code


def named_bits(value: int, names: tuple[str, ...]) -> list[str]:
    """The names of the things in a set."""
    found = []
    while value:
        low = value & -value
        found.append(names[low.bit_length() - 1])
        value -= low
    return sorted(found)


def _bits_written(names: tuple[str, ...]) -> Callable[[int], Iterable[str]]:
    """`named_bits` for one list of names, cached because the same sets are written over and over."""

    @lru_cache(maxsize=1 << 12)
    def written(value: int) -> tuple[str, ...]:
        return tuple(named_bits(value, names))

    return written


def _names(noun: Noun[Any] | None) -> tuple[str, ...]:
    if not isinstance(noun, Named):
        raise TypeError("a set or a list by things needs a noun with a fixed list of names")
    return noun.names


def _named(noun: Noun[Any], value: Any) -> Any:
    return None if isinstance(noun, Named) and value < 0 else noun.encode(value)
