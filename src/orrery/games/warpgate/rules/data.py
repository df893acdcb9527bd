"""Warpgate: the data it is played with, read from files, checked, and turned into rows. Whatever no public source says
was designed by this project; an owner of the game can use their own file instead (data/FORMAT.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from orrery.core.fault import Fault
from orrery.games.common.hexes import Hex, disc
from orrery.games.warpgate.rules.board import Board, Planet, folded_disc, images, rectangle, seam
from orrery.games.warpgate.rules.kinds import Kinds
from orrery.games.warpgate.rules.nouns import (
    Action,
    DataKey,
    Faction,
    Objective,
    Side,
    Tactic,
    Token,
    Type,
    lasting,
)
from orrery.games.warpgate.rules.vocabulary import (
    ACTION,
    BIT,
    COLONY_OF_TYPE,
    CONDITIONS,
    GOAL_WORDS,
    LOST,
    PLAIN_WORDS,
    POWER_WORDS,
    PRINTED_ACTIONS,
    STRENGTH_WORDS,
    TEXT_WORDS,
    TOKEN_NAMES,
    TRIGGERS,
    TYPED_GOALS,
    TYPES,
    WITHOUT_NUMBER,
    WON,
    WORDS,
    ActionCard,
    DiscoveryToken,
    FactionSide,
    Goal,
    NameRow,
    ObjectiveCard,
    Power,
    TacticCard,
    TechnologyCard,
    TextLine,
)

FORMAT = 1
PROJECT = "project"
"""The name of the project's own data."""
SECTIONS = {
    "types": "boards.json",
    "planet_names": "boards.json",
    "boards": "boards.json",
    "sectors": "boards.json",
    "actions": "actions.json",
    "tactics": "tactics.json",
    "technologies": "technologies.json",
    "objectives": "objectives.json",
    "tokens": "discoveries.json",
    "factions": "factions.json",
}
"""The sections of a set of data, and where the project keeps its own."""
HEAD = ("origin", "note")
LETTERS = "ABCDEFGH"
ACTION_CARDS = 12
FEWEST, MOST = 2, 6


class DataError(Fault):
    """Data that cannot be used: in which file, where in it, what was expected and what was found."""

    def __init__(self, file: str, path: str | Fault, expected: Fault, found: str | Fault | OSError) -> None:
        where = path or Fault("fault-data-whole", "the whole file")
        english = "{file}: {path}: expected {expected}; found {found}."
        super().__init__("fault-data", english, file=file, path=where, expected=expected, found=found)


OBJECT = Fault("fault-data-object", "an object")
NONE = Fault("fault-data-none", "none")
OTHER = Fault("fault-data-other", "something else")
JSON = Fault("fault-data-json", "JSON")


def field_named(name: str) -> Fault:
    """A field that is missing."""
    return Fault("fault-data-field", "a field {name}", name=repr(name))


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a file, and the path to it."""

    file: str
    path: str
    value: Any

    def wrong(self, expected: Fault, found: str | Fault = "") -> DataError:
        return DataError(self.file, self.path, expected, found or _shown(self.value))

    def fields(self, *required: str, optional: Sequence[str] = ()) -> None:
        """Check that it is an object with these fields and no others."""
        if not isinstance(self.value, dict):
            raise self.wrong(OBJECT)
        known = [*required, *optional]
        for name in self.value:
            if name not in known:
                raise self.wrong(Fault("fault-data-fields", "only the fields {known}", known=known), f"{name!r}")
        for name in required:
            if name not in self.value:
                raise self.wrong(field_named(name), NONE)

    def has(self, name: str) -> bool:
        return name in self.value

    def at(self, name: str) -> Node:
        return Node(self.file, f"{self.path}.{name}".lstrip("."), self.value[name])

    def items(self, low: int = 0, high: int = 999) -> list[Node]:
        if not isinstance(self.value, list):
            raise self.wrong(Fault("fault-data-list", "a list"))
        if not low <= len(self.value) <= high:
            exact = Fault("fault-data-length", "{low} entries", low=low)
            some = Fault("fault-data-lengths", "{low} to {high} entries", low=low, high=high)
            raise self.wrong(exact if low == high else some, f"{len(self.value)}")
        return [Node(self.file, f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong(Fault("fault-data-text", "a text"))
        return self.value

    def id(self) -> str:
        said = self.text()
        if not all(c.islower() or c.isdigit() or c == "_" for c in said) or not said.isascii():
            raise self.wrong(Fault("fault-data-id", "an id of small letters, digits and underlines"))
        return said

    def number(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            exact = Fault("fault-data-number", "the number {low}", low=low)
            some = Fault("fault-data-numbers", "a whole number from {low} to {high}", low=low, high=high)
            raise self.wrong(exact if low == high else some)
        return self.value

    def truth(self) -> bool:
        if type(self.value) is not bool:
            raise self.wrong(Fault("fault-data-truth", "true or false"))
        return self.value

    def one_of(self, names: Sequence[str]) -> str:
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(Fault("fault-data-one-of", "one of {known}", known=names))
        return self.value

    def hex(self) -> Hex:
        q, r = self.items(2, 2)
        return Hex(q.number(-20, 20), r.number(-20, 20))


def _shown(value: Any) -> str:
    said = json.dumps(value, ensure_ascii=False, default=str)
    return said if len(said) <= 60 else said[:57] + "..."


@dataclass(frozen=True, slots=True, eq=False)
class Data:
    """Everything the rules read from data; a thing is known by its index in these lists."""

    key: DataKey
    """Its name and fingerprints of an owner's file and of its whole content: games, records and positions carry it."""
    types: tuple[NameRow, ...]
    planet_names: tuple[str, ...]
    boards: Mapping[int, Board]
    sectors: Mapping[str, str]
    """The German names of sectors, where they differ."""
    actions: tuple[ActionCard, ...]
    tactics: tuple[TacticCard, ...]
    technologies: tuple[TechnologyCard, ...]
    objectives: tuple[ObjectiveCard, ...]
    tokens: tuple[DiscoveryToken, ...]
    factions: tuple[NameRow, ...]
    sides: tuple[FactionSide, ...]
    """Side A and side B of each faction in turn."""
    kinds: Kinds
    places: int = field(init=False)
    """How many places there are on all boards: this many have a name."""
    basic: tuple[Tactic, ...] = field(init=False)
    """The basic tactics by letter."""
    promotable: tuple[Tactic, ...] = field(init=False)
    """All heroes and advanced tactics."""
    objectives_of: tuple[tuple[Objective, ...], ...] = field(init=False)
    """The objectives of each type."""
    all_tokens: tuple[Token, ...] = field(init=False)
    """Every token, as many times as it exists."""
    two_actions: tuple[tuple[Action, Action], ...] = field(init=False)
    token_kind: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        def later(name: str, value: Any) -> None:
            object.__setattr__(self, name, value)

        later("places", 1 + len(self.planet_names))
        later("basic", tuple(Tactic(i) for i, t in enumerate(self.tactics) if t.kind == "basic"))
        later("promotable", tuple(Tactic(i) for i, t in enumerate(self.tactics) if t.kind != "basic"))
        later(
            "objectives_of",
            tuple(tuple(Objective(i) for i, o in enumerate(self.objectives) if o.type == t) for t in range(TYPES)),
        )
        later("all_tokens", tuple(Token(i) for i, t in enumerate(self.tokens) for _ in range(t.copies)))
        later("two_actions", tuple((card.upper, card.lower) for card in self.actions))
        later("token_kind", tuple(token.kind for token in self.tokens))


KNOWN: dict[str, Data] = {}
"""All sets of data in use, by key: states contain only the key."""


def load(path: str | Path | None = None) -> Data:
    """The project's data, with each section that the file has replaced; DataError if anything is wrong with it."""
    ours = "{}" if path is None else f"{Path(path).name} (with orrery's own {{}})"
    sections = {name: Node(ours.format(file), name, _project(file)[name]) for name, file in SECTIONS.items()}
    title = PROJECT
    if path is not None:
        own = Node(Path(path).name, "", _read(Path(path)))
        own.fields("format", "name", optional=[*HEAD, *SECTIONS])
        own.at("format").number(FORMAT, FORMAT)
        title = own.at("name").id()
        sections.update({name: own.at(name) for name in SECTIONS if own.has(name)})
        title += f"-{_fingerprint({name: own.value[name] for name in SECTIONS if own.has(name)})}"
    key = DataKey(f"{title}-{_fingerprint({name: node.value for name, node in sections.items()})}")
    if key not in KNOWN:
        KNOWN[key] = _made(key, sections)
    return KNOWN[key]


def called(key: str) -> Data:
    """The data with that key; if the project's own data has changed since, as it is now."""
    if key in KNOWN:
        return KNOWN[key]
    today = [d for d in KNOWN.values() if lasting(d.key) == lasting(key)]
    if not today:
        raise KeyError(key)
    return today[-1]


def sides_of(faction: Faction) -> tuple[Side, Side]:
    """Both sides of a faction board."""
    return Side(2 * faction), Side(2 * faction + 1)


def _fingerprint(content: Mapping[str, Any]) -> str:
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=4).hexdigest()


def _project(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("orrery.games.warpgate") / "data" / file).read_text(encoding="utf-8"))
    return found


class _Twice(Exception):
    """A field that occurs twice in an object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _Twice(next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1))
    return found


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_once)
    except _Twice as error:
        twice = Fault("fault-data-field-twice", "{name} twice in one object", name=repr(error.args[0]))
        raise DataError(path.name, "", Fault("fault-data-differ", "fields that differ"), twice) from None
    except OSError as error:
        unread = Fault("fault-data-file", "a file that can be read")
        raise DataError(path.name, "", unread, error) from None
    except UnicodeDecodeError as error:
        where = Fault("fault-data-byte", "byte {byte}", byte=error.start)
        raise DataError(path.name, where, Fault("fault-data-utf8", "UTF-8 text"), OTHER) from None
    except json.JSONDecodeError as error:
        where = Fault("fault-data-column", "line {line}, column {column}", line=error.lineno, column=error.colno)
        raise DataError(path.name, where, JSON, Fault("fault-data-no-json", "{what}", what=error.msg)) from None
    except RecursionError:
        raise DataError(path.name, "", JSON, Fault("fault-data-deep", "one that is nested too deeply")) from None


def _made(key: DataKey, sections: Mapping[str, Node]) -> Data:
    types = _unique([_name(row) for row in sections["types"].items(TYPES, TYPES)], sections["types"])
    type_ids = [t.id for t in types]
    boards = _boards(sections["boards"], type_ids)
    most = max(boards)
    planets = [row.text() for row in sections["planet_names"].items(max(b.size for b in boards.values()) - 1)]
    _twice([p.lower() for p in planets], sections["planet_names"])
    sectors = _sectors(sections["sectors"])
    actions = _actions(sections["actions"])
    tactics = _tactics(sections["tactics"])
    technologies = _rows(sections["technologies"], lambda row: _technology(row, type_ids), 5 * most + 2)
    objectives = _rows(sections["objectives"], lambda row: _objective(row, type_ids), 5 * most)
    tokens = tuple(_token(row, type_ids) for row in sections["tokens"].items(1))
    need = max(2 * ((b.all & ~b.trade).bit_count()) for b in boards.values())
    if sum(token.copies for token in tokens) < need:
        english = "{need} tokens or more (two for each planet without a trade icon)"
        fewer = Fault("fault-data-fewer", "fewer")
        raise sections["tokens"].wrong(Fault("fault-data-tokens", english, need=need), fewer)
    _twice([token.id for token in tokens], sections["tokens"])
    factions = _unique([_name(row) for row in sections["factions"].items(most)], sections["factions"])
    sides = tuple(
        side
        for i, row in enumerate(sections["factions"].items())
        for side in _sides(row, Faction(i), factions[i], tactics)
    )
    kinds = Kinds(
        planets=[_slug(p) for p in planets],
        types=type_ids,
        cards=[card.id for card in actions],
        tactics=[t.id for t in tactics],
        technologies=[t.id for t in technologies],
        objectives=[o.id for o in objectives],
        tokens=[t.id for t in tokens],
        factions=[f.id for f in factions],
        sides=[s.id for s in sides],
    )
    return Data(
        key=key,
        types=types,
        planet_names=tuple(planets),
        boards=boards,
        sectors=sectors,
        actions=actions,
        tactics=tactics,
        technologies=technologies,
        objectives=objectives,
        tokens=tokens,
        factions=factions,
        sides=sides,
        kinds=kinds,
    )


# --- rows ---------------------------------------------------------------------------------------------------


def _slug(name: str) -> str:
    return name.lower().replace(" ", "_")


def _rows(section: Node, read: Callable[[Node], Any], low: int) -> tuple[Any, ...]:
    return _unique([read(row) for row in section.items(low)], section)


def _unique(rows: Sequence[Any], section: Node) -> tuple[Any, ...]:
    _twice([row.id for row in rows], section)
    return tuple(rows)


def _twice(names: Sequence[str], section: Node) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            times = Fault("fault-data-times", "{name} {count} times", name=repr(name), count=count)
            raise section.wrong(Fault("fault-data-names", "names that differ"), times)


def _name(row: Node) -> NameRow:
    if not isinstance(row.value, dict):
        raise row.wrong(OBJECT)
    for name in ("id", "name"):
        if not row.has(name):
            raise row.wrong(field_named(name), NONE)
    name = row.at("name").text()
    return NameRow(row.at("id").id(), name, row.at("name_de").text() if row.has("name_de") else name)


def _actions(section: Node) -> tuple[ActionCard, ...]:
    cards = []
    for row in section.items(ACTION_CARDS, ACTION_CARDS):
        row.fields("id", "upper", "lower")
        upper, lower = (ACTION.index[row.at(half).one_of(PRINTED_ACTIONS)] for half in ("upper", "lower"))
        cards.append(ActionCard(row.at("id").id(), upper, lower))
    printed = {action for card in cards for action in (card.upper, card.lower)}
    for i, name in enumerate(PRINTED_ACTIONS):
        if i not in printed:
            lacking = Fault("fault-data-lacking", "no {name}", name=name)
            raise section.wrong(Fault("fault-data-actions", "each of the eleven actions on some card"), lacking)
    return _unique(cards, section)


def _tactics(section: Node) -> tuple[TacticCard, ...]:
    section.fields("basic", "hero", "advanced")
    basic = [_tactic(row, "basic") for row in section.at("basic").items(len(LETTERS), len(LETTERS))]
    if "".join(sorted(t.letter for t in basic)) != LETTERS:
        once = Fault("fault-data-letters", "the letters {letters}, each once", letters=LETTERS)
        raise section.at("basic").wrong(once, "".join(t.letter for t in basic))
    basic.sort(key=lambda t: t.letter)
    more = [_tactic(row, kind) for kind in ("hero", "advanced") for row in section.at(kind).items(1)]
    return _unique(basic + more, section)


def _tactic(row: Node, kind: str) -> TacticCard:
    row.fields(
        "id", "name", "factor", "text", *(["letter"] if kind == "basic" else ["vp"]), optional=["name_de", "note"]
    )
    named = _name(row)
    letter = row.at("letter").one_of(LETTERS) if kind == "basic" else ""
    vp = row.at("vp").number(0, 9) if kind != "basic" else 0
    text = tuple(_line(line) for line in row.at("text").items(0, 6))
    return TacticCard(*named, kind, letter, row.at("factor").number(0, 9), text, vp)


def _line(line: Node) -> TextLine:
    line.fields("do", optional=["when", "n"])
    do = line.at("do").one_of(TEXT_WORDS)
    when = 0
    for name in line.at("when").text().split() if line.has("when") else []:
        if name not in CONDITIONS:
            raise line.at("when").wrong(Fault("fault-data-some-of", "some of {known}", known=CONDITIONS))
        when |= 1 << CONDITIONS.index(name)
    if when & (WON | LOST) and do in (*STRENGTH_WORDS, "cancel"):
        english = "no 'won' or 'lost': {word} counts before that is known"
        raise line.at("when").wrong(Fault("fault-data-too-early", english, word=do))
    return TextLine(when, do, _how_many(line, do, WITHOUT_NUMBER))


def _how_many(node: Node, word: str, without: Sequence[str]) -> int:
    if word in without:
        if node.has("n"):
            raise node.at("n").wrong(Fault("fault-data-no-number", "no number: {word} has none", word=word))
        return 1
    if not node.has("n"):
        raise node.wrong(field_named("n"), NONE)
    return node.at("n").number(1, 12)


def _powers(nodes: Node, allowed: Sequence[str]) -> tuple[tuple[Power, ...], int]:
    powers, bits = [], 0
    for node in nodes.items(1, 4):
        node.fields("word", optional=["n"])
        word = node.at("word").one_of(allowed)
        powers.append(Power(word, _how_many(node, word, PLAIN_WORDS)))
        bits |= BIT[word]
    return tuple(powers), bits


def _technology(row: Node, types: Sequence[str]) -> TechnologyCard:
    row.fields("id", "name", "type", "vp", "trigger", "powers", optional=["name_de", "note"])
    trigger = row.at("trigger").one_of(TRIGGERS)
    powers, bits = _powers(row.at("powers"), POWER_WORDS[trigger])
    type_ = Type(types.index(row.at("type").one_of(types)))
    return TechnologyCard(*_name(row), type_, row.at("vp").number(0, 9), trigger, powers, bits)


def _objective(row: Node, types: Sequence[str]) -> ObjectiveCard:
    row.fields("id", "name", "type", "goal", optional=["name_de", "vp", "note"])
    goal = row.at("goal")
    word = goal.at("word").one_of(GOAL_WORDS) if isinstance(goal.value, dict) and goal.has("word") else ""
    goal.fields("word", "n", *(["type"] if word in TYPED_GOALS else []))
    of_type = Type(types.index(goal.at("type").one_of(types)) if word in TYPED_GOALS else -1)
    vp = row.at("vp").number(0, 20) if row.has("vp") else 5
    return ObjectiveCard(
        *_name(row),
        Type(types.index(row.at("type").one_of(types))),
        vp,
        Goal(word, goal.at("n").number(1, 40), of_type),
    )


def _token(row: Node, types: Sequence[str]) -> DiscoveryToken:
    kind = row.at("kind").one_of(TOKEN_NAMES) if isinstance(row.value, dict) and row.has("kind") else ""
    typed = kind == TOKEN_NAMES[COLONY_OF_TYPE]
    row.fields("kind", "copies", *(["type"] if typed else []))
    type_ = row.at("type").one_of(types) if typed else ""
    return DiscoveryToken(
        f"{kind}_{type_}".rstrip("_"),
        TOKEN_NAMES.index(kind),
        row.at("copies").number(0, 83),
        Type(types.index(type_) if typed else -1),
    )


def _sides(row: Node, faction: Faction, named: NameRow, tactics: Sequence[TacticCard]) -> list[FactionSide]:
    row.fields("id", "name", "hero", "replaces", "sides", optional=["name_de", "note"])
    heroes = {t.id: Tactic(i) for i, t in enumerate(tactics) if t.kind == "hero"}
    hero = heroes[row.at("hero").one_of(list(heroes))]
    letter = row.at("replaces").one_of(LETTERS)
    sides = []
    for node, letter_of_side in zip(row.at("sides").items(2, 2), "AB", strict=True):
        node.fields("side", "ability", "powers", optional=["ability_de", "note"])
        node.at("side").one_of([letter_of_side])
        powers, bits = _powers(node.at("powers"), WORDS)
        ability = node.at("ability").text()
        ability_de = node.at("ability_de").text() if node.has("ability_de") else ability
        sides.append(
            FactionSide(
                id=f"{named.id}_{letter_of_side.lower()}",
                faction=faction,
                side=letter_of_side,
                name=named.name,
                name_de=named.name_de,
                ability=ability,
                ability_de=ability_de,
                powers=powers,
                bits=bits,
                hero=hero,
                letter=letter,
            )
        )
    return sides


# --- boards -------------------------------------------------------------------------------------------------


def _sectors(section: Node) -> dict[str, str]:
    rows = section.items()
    for row in rows:
        row.fields("name", "name_de")
    _twice([row.at("name").text() for row in rows], section)
    return {row.at("name").text(): row.at("name_de").text() for row in rows}


def _boards(section: Node, types: Sequence[str]) -> dict[int, Board]:
    boards = {}
    for row in section.items(1):
        if not isinstance(row.value, dict) or not row.has("players"):
            raise row.wrong(field_named("players"), NONE if isinstance(row.value, dict) else "")
        players = row.at("players").number(FEWEST, MOST)
        if players in boards:
            second = Fault("fault-data-second-board", "a second for {players}", players=players)
            one = Fault("fault-data-one-board", "one board for each number of players")
            raise row.at("players").wrong(one, second)
        boards[players] = _board(row, players, types)
    return dict(sorted(boards.items()))


def _board(row: Node, players: int, types: Sequence[str]) -> Board:
    symmetric = row.has("symmetric") and row.at("symmetric").truth()
    row.fields("players", "shape", "planets", "gate" if symmetric else "gates", optional=["symmetric", "links"])
    hexes, links = _shape(row.at("shape"))
    if row.has("links"):
        links += [(one.hex(), other.hex()) for one, other in (link.items(2, 2) for link in row.at("links").items())]
    if symmetric:
        gates = images(players, row.at("gate").hex())
        planets = _repeated(row.at("planets"), players, types)
    else:
        gates = [gate.hex() for gate in row.at("gates").items(players, players)]
        planets = [_planet(node, types, node.at("sector").text()) for node in row.at("planets").items(1, 60)]
    _check_places(row, hexes, gates, planets, links)
    board = Board(hexes, gates, planets, links)
    for seat in range(players):
        far = board.all & ~board.static[seat][0][-1]
        if far:
            reach = Fault("fault-data-reach", "every planet within reach of every Warpgate")
            out = Fault("fault-data-out-of-reach", "one that seat {seat} cannot reach", seat=seat)
            raise row.at("planets").wrong(reach, out)
    return board


def _shape(node: Node) -> tuple[list[Hex], list[tuple[Hex, Hex]]]:
    node.fields(optional=["disc", "folded_disc", "rectangle", "hexes"])
    if len(node.value) != 1:
        shapes = ["disc", "folded_disc", "rectangle", "hexes"]
        raise node.wrong(Fault("fault-data-one-of", "one of {known}", known=shapes))
    if node.has("disc"):
        return list(disc(node.at("disc").number(1, 12))), []
    if node.has("folded_disc"):
        radius = node.at("folded_disc").number(1, 12)
        return folded_disc(radius), seam(radius)
    if node.has("rectangle"):
        height, width = (n.number(0, 24) for n in node.at("rectangle").items(2, 2))
        return rectangle(height, width), []
    return [h.hex() for h in node.at("hexes").items(2)], []


def _planet(node: Node, types: Sequence[str], sector: str) -> Planet:
    node.fields("at", "type", "sector", optional=["trade"])
    trade = node.at("trade").truth() if node.has("trade") else False
    return Planet(node.at("at").hex(), Type(types.index(node.at("type").one_of(types))), trade, sector)


def _repeated(section: Node, players: int, types: Sequence[str]) -> list[Planet]:
    """Each planet of the first seat's share, once for every seat; one on an axis is in several shares at once, but
    never on the same hex as another planet."""
    planets: dict[Hex, Planet] = {}
    for node in section.items(1, 60):
        node.fields("at", "type", "sector", optional=["trade"])
        sector = node.at("sector")
        if isinstance(sector.value, list):
            names = [name.text() for name in sector.items(players, players)]
        else:
            names = [f"{sector.text()} {seat + 1}" for seat in range(players)]
        first = _planet(node, types, "")
        own: dict[Hex, Planet] = {}
        for h, name in zip(images(players, first.at), names, strict=True):
            if h in planets:
                place = f"[{h.q}, {h.r}]"
                found = Fault("fault-data-second-planet", "a second planet on {place}", place=place)
                raise node.at("at").wrong(Fault("fault-data-hex", "a hex without another planet"), found)
            own.setdefault(h, first._replace(at=h, sector=name))
        planets |= own
    return list(planets.values())


def _check_places(
    row: Node, hexes: Sequence[Hex], gates: Sequence[Hex], planets: Sequence[Planet], links: Sequence[tuple[Hex, Hex]]
) -> None:
    known = set(hexes)
    used: set[Hex] = set()
    for h in (*gates, *(p.at for p in planets)):
        if h not in known:
            raise row.wrong(Fault("fault-data-places", "Warpgates and planets on the board"), off(h))
        if h in used:
            two = Fault("fault-data-two-on", "two on {hex}", hex=f"[{h.q}, {h.r}]")
            raise row.wrong(Fault("fault-data-one-on", "one Warpgate or planet on a hex"), two)
        used.add(h)
    for h in (end for link in links for end in link):
        if h not in known:
            raise row.wrong(Fault("fault-data-links", "links between hexes of the board"), off(h))


def off(h: Hex) -> Fault:
    """A hex that is not on the board."""
    return Fault("fault-data-off", "{hex} off the board", hex=f"[{h.q}, {h.r}]")
