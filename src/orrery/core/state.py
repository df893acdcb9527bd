"""State: all that is true in a game, as lean plain data.
`@state` reads the annotations once and generates clone, codec, equality, digest and the visibility plan."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, Self, TypeVar, Union, dataclass_transform, get_args, get_origin
from typing import get_type_hints as hints

OWNER = "owner"
NOBODY = "nobody"

Frame = tuple[Any, ...]
"""A step's name and its small plain arguments. Frames are public: never put a secret into one."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Who may see the things in a field (their number is always public), and what they are exchangeable with."""

    to: str = OWNER
    of: str = "card"
    own: bool = False
    """Exchangeable only with what the same seat owns (every seat its own deck of the same cards)."""


@dataclass(frozen=True, slots=True)
class Bag:
    """The order of this list means nothing: it is left out of equality and digest."""


@dataclass(frozen=True, slots=True)
class PerSeat:
    """The place in this list is the seat that owns the entry."""


@dataclass(frozen=True, slots=True)
class Transient:
    """Not part of what is true: not copied, not saved, not compared."""


@dataclass(frozen=True, slots=True)
class Uncompared:
    """Copied and saved, but no part of equality and digest (the chance counter)."""


@dataclass(frozen=True, slots=True)
class Inside:
    """The inside of a zone, which says itself who knows what of it."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What an annotation says about a field's structure: atom, tuple, list, dict or state."""

    form: str
    item: Shape | None = None
    cls: type[State] | None = None
    atom: type | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """One field of a state: its structure and who may see it."""

    name: str
    shape: Shape
    secret: Secret | None
    bag: bool
    per_seat: bool
    transient: bool
    uncompared: bool
    inside: bool = False

    @property
    def nests(self) -> bool:
        """Whether there are states inside."""
        return self.shape.form == "state" or (self.shape.item is not None and self.shape.item.form == "state")


class BadState(ValueError):
    """A saved state that does not fit its class; says where."""


class State:
    """Base of every `@state` class; the methods below are generated or read the plan."""

    __slots__ = ()
    PLAN: ClassVar[tuple[FieldPlan, ...]] = ()
    FIELDS: ClassVar[dict[str, FieldPlan]] = {}
    """The plan by name, without what is transient."""
    HIDING: ClassVar[tuple[FieldPlan, ...]] = ()
    """The fields in which something may be hidden: secrets, zones and states inside."""

    def clone(self) -> Self:
        """An equal state that shares nothing mutable with this one."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def canon(self) -> tuple[Any, ...]:
        """The content in canonical form: equal states have equal canons."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def digest(self) -> str:
        """Sixteen hexadecimal digits of the content, the same in every process."""
        return blake2b(repr(self.canon()).encode(), digest_size=8).hexdigest()

    def encode(self) -> dict[str, Any]:
        """Plain data (JSON) from which `decode` makes an equal state."""
        return {p.name: _plain(getattr(self, p.name), p.shape) for p in self.PLAN if not p.transient}

    @classmethod
    def decode(cls, data: Any, where: str = "state") -> Self:
        """The state that `encode` wrote; BadState says what does not fit."""
        if not isinstance(data, dict):
            raise BadState(f"{where}: expected an object, found {type(data).__name__}")
        wanted = {p.name for p in cls.PLAN if not p.transient}
        if data.keys() != wanted:
            odd = sorted(wanted.symmetric_difference(data.keys()))
            raise BadState(f"{where}: fields missing or unknown: {', '.join(odd)}")
        values = {p.name: _revive(data[p.name], p.shape, f"{where}.{p.name}") for p in cls.PLAN if not p.transient}
        return cls(**values)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.canon() == other.canon()

    __hash__ = None  # type: ignore[assignment]


S = TypeVar("S", bound=State)


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Make a class of annotated fields a lean state: slots, generated clone and canon, and a visibility plan."""
    made = dataclass(slots=True, eq=False)(cls)
    annotations = hints(made, include_extras=True)
    made.PLAN = tuple(_plan(f.name, annotations[f.name]) for f in fields(made))  # type: ignore[arg-type]
    made.FIELDS = {p.name: p for p in made.PLAN if not p.transient}
    made.HIDING = tuple(p for p in made.FIELDS.values() if (p.secret is not None and not p.inside) or p.nests)
    scope: dict[str, Any] = {"new": made.__new__, "cls": made}
    exec(_clone_source(made.PLAN) + _canon_source(made.PLAN), scope)
    made.clone = scope["clone"]  # type: ignore[method-assign]
    if "canon" not in vars(cls):
        made.canon = scope["canon"]  # type: ignore[method-assign]
    return made


def _plan(name: str, annotation: Any) -> FieldPlan:
    marks: tuple[Any, ...] = ()
    if get_origin(annotation) is Annotated:
        annotation, *rest = get_args(annotation)
        marks = tuple(rest)

    def has(kind: type) -> bool:
        return any(isinstance(m, kind) for m in marks)

    secret = next((m for m in marks if isinstance(m, Secret)), None)
    shape = _shape(annotation, name) if not has(Transient) else Shape("atom")
    plain = shape.form in ("list", "dict") and shape.item is not None and shape.item.form == "atom"
    if secret is not None and not (plain or has(Uncompared) or has(Inside) or shape.form == "state"):
        raise TypeError(
            f"field {name}: a secret is a list or dict of things, or a zone; others cannot be imagined anew"
        )
    uncompared = has(Uncompared) or has(Transient)
    return FieldPlan(name, shape, secret, has(Bag), has(PerSeat), has(Transient), uncompared, has(Inside))


def _shape(annotation: Any, name: str) -> Shape:
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _shape(args[0], name)
    if origin in (Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        if len(inner) == 1:
            one = _shape(inner[0], name)
            return Shape(one.form, one.item, one.cls, one.atom, optional=True)
        raise TypeError(f"field {name}: a union of several types cannot be saved")
    if annotation in (int, bool, str):
        return Shape("atom", atom=annotation)
    if origin is tuple or annotation is tuple:
        return Shape("tuple")
    if origin is list:
        return Shape("list", _shape(args[0], name))
    if origin is dict:
        return Shape("dict", _shape(args[1], name), atom=args[0])
    if isinstance(annotation, type) and issubclass(annotation, State):
        return Shape("state", cls=annotation)
    raise TypeError(f"field {name}: a state holds numbers, names, lists and dicts of them, not {annotation}")


def _clone_source(plan: tuple[FieldPlan, ...]) -> str:
    lines = ["def clone(self):", "    it = new(cls)"]
    lines += [f"    it.{p.name} = " + ("None" if p.transient else _copy(p.shape, f"self.{p.name}", 0)) for p in plan]
    return "\n".join([*lines, "    return it\n"])


def _copy(shape: Shape, x: str, depth: int) -> str:
    v = f"v{depth}"
    if shape.form in ("atom", "tuple"):
        return x
    if shape.form == "state":
        code = f"{x}.clone()"
    elif shape.item is not None and shape.item.form in ("atom", "tuple"):
        code = f"{x}[:]" if shape.form == "list" else f"{x}.copy()"
    else:
        assert shape.item is not None
        inner = _copy(shape.item, v, depth + 1)
        code = (
            f"[{inner} for {v} in {x}]"
            if shape.form == "list"
            else f"{{k{depth}: {inner} for k{depth}, {v} in {x}.items()}}"
        )
    return f"(None if {x} is None else {code})" if shape.optional else code


def _canon_source(plan: tuple[FieldPlan, ...]) -> str:
    parts = ", ".join(_canon(p.shape, f"self.{p.name}", 0, p.bag) for p in plan if not p.uncompared)
    return f"def canon(self):\n    return ({parts},)\n"


def _canon(shape: Shape, x: str, depth: int, bag: bool) -> str:
    v = f"v{depth}"
    if shape.form in ("atom", "tuple"):
        return x
    if shape.form == "state":
        code = f"{x}.canon()"
    elif shape.form == "list":
        assert shape.item is not None
        plain = shape.item.form in ("atom", "tuple")
        items = x if plain else f"[{_canon(shape.item, v, depth + 1, False)} for {v} in {x}]"
        code = f"tuple(sorted({items}))" if bag else f"tuple({items})"
    else:
        assert shape.item is not None
        value = _canon(shape.item, v, depth + 1, bag)
        code = f"tuple(sorted([(k{depth}, {value}) for k{depth}, {v} in {x}.items()]))"
    return f"(None if {x} is None else {code})" if shape.optional else code


def _plain(value: Any, shape: Shape) -> Any:
    if value is None or shape.form == "atom":
        return value
    if shape.form == "tuple":
        return list(value)
    if shape.form == "state":
        return value.encode()
    assert shape.item is not None
    if shape.form == "list":
        return [_plain(v, shape.item) for v in value]
    return [[k, _plain(v, shape.item)] for k, v in value.items()]


def _revive(data: Any, shape: Shape, where: str) -> Any:
    if data is None and shape.optional:
        return None
    if shape.form == "atom":
        if type(data) is not shape.atom:
            raise BadState(f"{where}: expected {shape.atom and shape.atom.__name__}, found {data!r:.40}")
        return data
    if shape.form == "state":
        assert shape.cls is not None
        return shape.cls.decode(data, where)
    if not isinstance(data, list):
        raise BadState(f"{where}: expected a list, found {data!r:.40}")
    if shape.form == "tuple":
        return tuples(data, where)
    item = shape.item
    assert item is not None
    if shape.form == "list":
        return [_revive(v, item, f"{where}[{i}]") for i, v in enumerate(data)]
    if any(not isinstance(pair, list) or len(pair) != 2 or type(pair[0]) is not shape.atom for pair in data):
        raise BadState(f"{where}: expected pairs of a key and a value")
    return {k: _revive(v, item, f"{where}[{k}]") for k, v in data}


def tuples(data: Any, where: str = "value") -> Any:
    """Lists as JSON has them, turned back into the tuples of numbers and names they were."""
    if isinstance(data, list):
        return tuple([tuples(v, where) for v in data])
    if data is not None and not isinstance(data, (int, str)):
        raise BadState(f"{where}: expected numbers and names, found {data!r:.40}")
    return data


Journal = list[tuple[str, int, dict[str, Any]]]
"""What happened, in order: message key, the only seat that may read it (or EVERYONE), typed arguments."""

EVERYONE = -1


def sees(mask: int, seat: int) -> bool:
    """Whether a seat is in the mask; a spectator (seat -1) only where everybody is."""
    return mask == EVERYONE if seat < 0 else bool(mask >> seat & 1)


@state
class Root(State):
    """What the state of every game begins with: the agenda, the chance counter, and the journal's open end."""

    agenda: list[Frame] = field(default_factory=list)
    rng: Annotated[int, Secret(NOBODY), Uncompared()] = 0
    journal: Annotated[Journal | None, Transient()] = None


def then(s: Root, *frames: Frame) -> None:
    """Put steps on the agenda, to be run in the order in which they are read here."""
    s.agenda.extend(reversed(frames))


def tell(s: Root, key: str, only: int = EVERYONE, **args: Any) -> None:
    """Write a line into the journal, if anybody keeps one."""
    if s.journal is not None:
        s.journal.append((key, only, args))


def visit(it: State, visitor: Callable[[FieldPlan, Any, int], None], owner: int = -1) -> None:
    """Call the visitor with every field of a state, and of the states in it, in which something may be hidden: its
    plan, value and owning seat (-1: none)."""
    for p in it.HIDING:
        value = getattr(it, p.name)
        visitor(p, value, owner)
        shape = p.shape
        if shape.form == "state":
            if value is not None and value.HIDING:
                visit(value, visitor, owner)
        elif shape.item is not None and shape.item.form == "state":
            inside = enumerate(value) if shape.form == "list" else value.items()
            for key, inner in inside:
                visit(inner, visitor, key if p.per_seat else owner)
