"""State: everything that is true in a game, as lean plain data.
`@state` reads the annotations once and generates clone, equality, digest, what a seat sees, and the plan for saves."""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, fields, replace
from functools import cache
from hashlib import blake2b
from typing import (
    Annotated,
    Any,
    ClassVar,
    Concatenate,
    NewType,
    ParamSpec,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints

from orrery.core.fault import Fault, shown
from orrery.core.generated import sources
from orrery.core.unknown import Unknown

OWNER = "owner"
NOBODY = "nobody"
SPECTATOR, OPEN = -1, -2
"""Used in place of a seat: a spectator, who sees what everyone sees; and a view with all cards open."""


@dataclass(frozen=True, slots=True)
class Scheduled:
    """This tuple is a frame: its arguments have the types of the step's parameters."""


Frame = Annotated[tuple[Any, ...], Scheduled()]
"""A step's name and its small plain arguments. Frames are public: never put a secret in one."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Who may see the things in a field (their number is always public), and what they can be exchanged with."""

    to: str = OWNER
    of: str = "card"
    own: bool = False
    """Can be exchanged only with things of the same seat (each seat has its own deck of the same cards)."""
    where: str = ""
    """The name of a method of the whole state that tells, of what one seat cannot see of another's things, how many can
    be what: numbers and tests (Limits in `hidden.py`), from nothing that the first seat does not know. Empty: they can
    be anything."""


@dataclass(frozen=True, slots=True)
class Bag:
    """The order of this list means nothing; equality and digest ignore it. (A tuple must be created sorted; in a save
    it is sorted by name.)"""


@dataclass(frozen=True, slots=True)
class PerSeat:
    """The index in this list is the seat that owns the entry."""


@dataclass(frozen=True, slots=True)
class Transient:
    """Not part of the truth: not copied, saved or compared."""


@dataclass(frozen=True, slots=True)
class Uncompared:
    """Copied and saved, but ignored by equality and digest (the chance counter)."""


@dataclass(frozen=True, slots=True)
class Passing:
    """There only in some games, or for a while: fingerprints leave it out while it is empty, and stay what they were
    before there was such a field."""


@dataclass(frozen=True, slots=True)
class Derived:
    """Computed from the other fields in `__post_init__`: copied, but not saved, shown or compared."""


@dataclass(frozen=True, slots=True)
class Inside:
    """The content of a zone, which keeps track itself of who knows what."""


@dataclass(frozen=True, slots=True)
class Bits:
    """This number is a set of things, one bit each."""

    of: Any


@dataclass(frozen=True, slots=True)
class By:
    """This list has one entry (or this state one field) for each thing of a type, in their order. What a save leaves
    out is `fill`, or the field's default."""

    of: Any
    fill: int = 0


@dataclass(frozen=True, slots=True)
class Was:
    """The name of this field in older saves."""

    name: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A field's structure, from its annotation: atom, tuple, frame, list, dict or state. `noun`: the type of thing
    the number stands for (or that the zone holds); `bits`: the type of thing it is a set of; `by`: the type of thing
    for which the list has one entry each, or the state one field."""

    form: str
    item: Shape | None = None
    cls: type[State] | None = None
    atom: type | None = None
    optional: bool = False
    noun: Any = None
    bits: Any = None
    by: By | None = None
    bag: bool = False
    key: Shape | None = None
    parts: tuple[Shape, ...] = ()
    """The parts of a tuple of fixed length."""


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
    was: str = ""
    derived: bool = False
    passing: bool = False

    @property
    def nests(self) -> bool:
        """Whether it contains states."""
        return self.shape.form == "state" or (self.shape.item is not None and self.shape.item.form == "state")

    @property
    def may_hide(self) -> bool:
        """Whether something may be hidden in it: a secret, a zone, or a state that contains one."""
        if self.secret is not None and not self.inside:
            return True
        inner = self.shape.cls if self.shape.item is None else self.shape.item.cls
        return self.nests and (inner is None or inner.ZONE or bool(inner.HIDING))


class BadState(Fault):
    """A saved state that does not fit its class; the message says where."""


class State:
    """Base of every `@state` class. The methods below are generated or use the plan."""

    __slots__ = ()
    PLAN: ClassVar[tuple[FieldPlan, ...]] = ()
    FIELDS: ClassVar[dict[str, FieldPlan]] = {}
    """The plan by name, without transient and derived fields."""
    HIDING: ClassVar[tuple[FieldPlan, ...]] = ()
    """The fields in which something may be hidden."""
    ZONE: ClassVar[bool] = False
    """Whether it is a place for cards (`zones.py`)."""

    def clone(self) -> Self:
        """An equal state that shares nothing mutable with this one."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def redacted(self, seat: int, owner: int = -1) -> Self:
        """The state as a seat sees it, or a SPECTATOR, or with all cards OPEN: a copy of the same class in which hidden
        things are only counted (Unknown). `owner`: the seat that this part of the table belongs to."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def replace(self, **changes: Any) -> Self:
        """A state with some fields changed that shares the others with this one: for asking "what if", not for play."""
        it = self.__new__(type(self))
        for p in self.PLAN:
            setattr(it, p.name, changes[p.name] if p.name in changes else getattr(self, p.name))
        return it

    def canon(self) -> tuple[Any, ...]:
        """The content in canonical form: equal states have equal canons."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def digest(self) -> str:
        """The content as sixteen hex digits, the same in every process. Files use a fingerprint based on names instead
        (see `Codec`)."""
        return blake2b(repr(self.canon()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.canon() == other.canon()

    __hash__ = None  # type: ignore[assignment]


S = TypeVar("S", bound=State)
P = ParamSpec("P")


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Turn a class of annotated fields into a lean state: slots, generated methods and a visibility plan."""
    made = dataclass(slots=True, eq=False)(cls)
    annotations = hints(made, include_extras=True)
    made.PLAN = tuple(_plan(f.name, annotations[f.name]) for f in fields(made))  # type: ignore[arg-type]
    made.FIELDS = {p.name: p for p in made.PLAN if not p.transient and not p.derived}
    made.HIDING = tuple(p for p in made.FIELDS.values() if p.may_hide)
    scope: dict[str, Any] = {"new": made.__new__, "cls": made, "may_see": may_see, "hide": hide, "plan": made.FIELDS}
    exec(sources(made.PLAN), scope)
    made.clone = scope["clone"]  # type: ignore[method-assign]
    for name in ("canon", "redacted"):
        if name not in vars(cls):
            setattr(made, name, scope[name])
    return made


def _plan(name: str, annotation: Any) -> FieldPlan:
    marks: tuple[Any, ...] = ()
    if get_origin(annotation) is Annotated:
        annotation, *rest = get_args(annotation)
        marks = tuple(rest)

    def has(kind: type) -> bool:
        return any(isinstance(m, kind) for m in marks)

    secret = next((m for m in marks if isinstance(m, Secret)), None)
    was = next((m.name for m in marks if isinstance(m, Was)), "")
    shape = shape_of(annotation, name, marks) if not has(Transient) else Shape("atom")
    plain = shape.form in ("list", "dict") and shape.item is not None and shape.item.form == "atom"
    if secret is not None and not (plain or has(Uncompared) or has(Inside) or shape.form == "state"):
        raise TypeError(
            f"field {name}: a secret must be a list or dict of things, or a zone; nothing else can be imagined"
        )
    uncompared = has(Uncompared) or has(Transient) or has(Derived)
    return FieldPlan(
        name, shape, secret, has(Bag), has(PerSeat), has(Transient), uncompared, has(Inside), was, has(Derived),
        has(Passing),
    )  # fmt: skip


def shape_of(annotation: Any, name: str, marks: tuple[Any, ...] = ()) -> Shape:
    """The structure that an annotation describes; `name` is for error messages."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return shape_of(args[0], name, (*marks, *args[1:]))
    if origin in (Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        if len(inner) == 1:
            return replace(shape_of(inner[0], name, marks), optional=True)
        raise TypeError(f"field {name}: a union of several types cannot be saved")
    bits = next((m.of for m in marks if isinstance(m, Bits)), None)
    by = next((m for m in marks if isinstance(m, By)), None)
    bag = any(isinstance(m, Bag) for m in marks)
    if annotation in (int, bool, str):
        return Shape("atom", atom=annotation, bits=bits)
    if isinstance(annotation, NewType):
        return replace(shape_of(annotation.__supertype__, name), noun=annotation)
    if isinstance(annotation, TypeVar):
        return Shape("atom", atom=int, noun=annotation)
    if origin is tuple or annotation is tuple:
        if any(isinstance(m, Scheduled) for m in marks):
            return Shape("frame")
        if not args or Any in args:
            return Shape("tuple")
        if args[-1] is Ellipsis:
            return Shape("tuple", shape_of(args[0], name), bag=bag)
        return Shape("tuple", parts=tuple(shape_of(part, name) for part in args))
    if origin is list:
        return Shape("list", shape_of(args[0], name), by=by, bag=bag)
    if origin is dict:
        key = shape_of(args[0], name)
        return Shape("dict", shape_of(args[1], name), atom=key.atom, key=key, bag=bag)
    cls = origin or annotation
    if isinstance(cls, type) and issubclass(cls, tuple):
        return Shape("tuple")
    if isinstance(cls, type) and issubclass(cls, State):
        return Shape("state", cls=cls, noun=args[0] if args else None, by=by)
    raise TypeError(f"field {name}: a state holds numbers, names, lists and dicts of them, not {annotation}")


def may_see(p: FieldPlan, seat: int, owner: int) -> bool:
    """Whether a seat may see what is in a field of that owner."""
    return p.secret is None or (p.secret.to != NOBODY and owner >= 0 and seat in (owner, OPEN))


def hide(value: Any) -> Any:
    """What a seat may see of a secret: how many things there are, and under which keys."""
    if isinstance(value, dict):
        return dict.fromkeys(value, Unknown(1))
    return Unknown(len(value)) if isinstance(value, list) else 0


def tuples(data: Any, where: str = "value") -> Any:
    """Lists from JSON, turned back into the tuples of numbers and names they were."""
    if isinstance(data, list):
        return tuple([tuples(v, where) for v in data])
    if data is not None and not isinstance(data, (int, str)):
        english = "{where}: expected numbers and names, found {given}"
        raise BadState("fault-state-plain", english, where=where, given=shown(data, 40))
    return data


Journal = list[tuple[str, int, dict[str, Any]]]
"""What happened, in order: message key, the only seat that may read it (or EVERYONE), typed arguments."""

EVERYONE = -1


def sees(mask: int, seat: int) -> bool:
    """Whether a seat is in the mask; a spectator (seat -1) only if everyone is."""
    return mask == EVERYONE if seat < 0 else bool(mask >> seat & 1)


@state
class Root(State):
    """What every game's state starts with: the steps that are due, the chance counter, and the journal to write to."""

    schedule: Annotated[list[Frame], Was("agenda")] = field(default_factory=list)
    """The steps that are due, the next one last."""
    rng: Annotated[int, Secret(NOBODY), Uncompared()] = 0
    journal: Annotated[Journal | None, Transient()] = None


@cache
def step_name(step: Callable[..., Any]) -> str:
    """The name of a step in frames: that of its function, without a trailing underscore (used to avoid shadowing)."""
    return step.__name__.rstrip("_")


def frame(step: Callable[Concatenate[Any, P], Coroutine[Any, Any, None]], *args: P.args, **named: P.kwargs) -> Frame:
    """A step to be run later, with these arguments."""
    if named:
        raise TypeError("the arguments of a frame are positional")
    return (step_name(step), *args)


def then(s: Root, *frames: Frame) -> None:
    """Schedule steps, to run in the order given."""
    s.schedule += frames[::-1]


class Ended(Exception):
    """Raised inside a step, however deep (but not in a flow of `together`): the step ends there, and the next one that
    is scheduled follows."""


def tell(s: Root, key: str, only: int = EVERYONE, **args: Any) -> None:
    """Write a line to the journal, if there is one."""
    if s.journal is not None:
        s.journal.append((key, only, args))


def visit(it: State, visitor: Callable[[FieldPlan, Any, int], None], owner: int = -1) -> None:
    """Call the visitor for every field of a state, and of the states in it, that may hide something: with its plan,
    value and owning seat (-1: none)."""
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
