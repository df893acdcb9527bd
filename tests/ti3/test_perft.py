"""Perft: how many ways a move, a production and a vote have. Each file in perft/ti3 has a position and the counts; a
small model in this file, written independently of the rules, must get the same."""

# A file about moving: where Sol activates; from which systems ships can come, and how many loads each has; where
# a carrier that has come with the load named could pick something up. A file about production: a dock, and how many
# different orders it can take. A file about votes: the influence of all, and how often each side wins or ties over all
# ballots. To regenerate the counts: PERFT_WRITE=1 pytest tests/ti3/test_perft.py (then look at the difference).

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.lab.golden import ROOT
from tests.ti3.notation import asked, options, planet, position, say, state

FILES = {path.stem: path for path in sorted((ROOT / "perft" / "ti3").glob("*.json"))}
TOLD: dict[str, dict[str, Any]] = {name: json.loads(path.read_text(encoding="utf-8")) for name, path in FILES.items()}
SHIPS = {
    "fighter": (0, 0),
    "destroyer": (2, 0),
    "cruiser": (2, 0),
    "carrier": (1, 6),
    "dreadnought": (1, 0),
    "war_sun": (2, 6),
}
"""Range and room."""
COSTS = {"destroyer": 1, "cruiser": 2, "carrier": 3, "dreadnought": 5, "war_sun": 12, "pds": 2}
FIGURES = {"destroyer": 8, "cruiser": 8, "carrier": 4, "dreadnought": 5, "war_sun": 2, "pds": 6}


def named(kind: str) -> list[str]:
    return [name for name, told in TOLD.items() if told["kind"] == kind]


# --- the engine's side ----------------------------------------------------------------------------------------------


def table_of(told: dict[str, Any]) -> Table:
    more = {race: told[race] for race in ("sol", "norr", "hacan") if race in told}
    return position(
        tiles=told.get("tiles", {}), planets=told.get("planets", {}), options=told.get("options", {}), **more
    )


def moving(told: dict[str, Any]) -> dict[str, int]:
    """The loads from each system."""
    table = table_of(told)
    say(table, f"sol action tactical; sol activate {told['activate']}")
    if asked(table) != {"sol": "move_from"}:
        return {}
    found = {}
    for origin in options(table, "sol")[:-1]:
        copy = table.clone()
        say(copy, f"sol move_from {origin}")
        found[origin] = len(options(copy, "sol"))
    return found


def pick_ups(told: dict[str, Any]) -> dict[str, int]:
    """What can be picked up where, after the named load has arrived."""
    if "load" not in told:
        return {}
    table = table_of(told)
    say(
        table,
        f"sol action tactical; sol activate {told['activate']}; sol move_from {told['from']}; sol move {told['load']}",
    )
    found = {}
    for stop in options(table, "sol")[:-1] if asked(table) == {"sol": "pick_up_at"} else []:
        copy = table.clone()
        say(copy, f"sol pick_up_at {stop}")
        found[stop] = len(options(copy, "sol"))
    return found


def producing(told: dict[str, Any]) -> int:
    table = table_of(told)
    say(table, f"sol action tactical; sol activate {told['activate']}")
    if asked(table) == {"sol": "move_from"}:
        say(table, "sol move_from nothing")
    assert asked(table) == {"sol": "build"}
    return len(options(table, "sol"))


def voting(told: dict[str, Any]) -> dict[str, int]:
    """How all ballots end."""
    found = {"for": 0, "against": 0, "tie": 0}
    begun = position(
        planets=told["planets"], tiles=told["tiles"], politics="free_trade", frames=[("agenda", 0, -1), ("turn",)]
    )
    for said in product(("for", "against", "nothing"), repeat=3):
        table = begun.clone()
        say(table, "; ".join(f"{race} vote {side}" for race, side in zip(("norr", "hacan", "sol"), said, strict=True)))
        tie = asked(table) == {"sol": "vote"}
        found["tie" if tie else "for" if state(table).laws else "against"] += 1
    return found


# --- the model's side -----------------------------------------------------------------------------------------------


def spots() -> dict[str, tuple[int, int, int]]:
    """Cube coordinates of all places: each ring is walked clockwise from its northern corner."""
    found = {"centre": (0, 0, 0)}
    turns = [(1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1), (1, -1, 0)]
    for size, letter in ((1, "a"), (2, "b"), (3, "c")):
        at = (0, -size, size)
        for i in range(6 * size):
            found[f"{letter}{i + 1}"] = at
            step = turns[i // size]
            at = (at[0] + step[0], at[1] + step[1], at[2] + step[2])
    assert len(set(found.values())) == 37
    return found


SPOTS = spots()
HOMES = {"c1": "sol", "c7": "norr", "c13": "hacan"}
MISSING = {f"c{i}" for i in (3, 4, 5, 9, 10, 11, 15, 16, 17)}
WORMHOLES = {"empty_alpha": "a", "lodor": "a", "empty_beta": "b", "quann": "b"}
TWO = {
    "abyz_fria": ["Abyz", "Fria"],
    "saudor": ["Saudor"],
    "thibah": ["Thibah"],
    "lodor": ["Lodor"],
    "quann": ["Quann"],
}


def counted(words: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in words.split(","):
        number, _, name = part.strip().partition(" ")
        found[name if number.isdigit() else part.strip()] = int(number) if number.isdigit() else 1
    return found


class Model:
    """The rules of moving once more, straight from the book."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.tiles = told.get("tiles", {})
        self.known = told["sol"].get("technologies", "")
        self.activated = {w.strip() for w in told["sol"].get("activated", "").split(",") if w.strip()}
        self.fleets = {where: counted(words) for where, words in told["sol"]["fleets"].items()}
        foes = [words for race in ("norr", "hacan") for words in told.get(race, {}).get("fleets", {}).items()]
        self.foes = {where: counted(words) for where, words in foes}
        self.target = told["activate"]

    def beside(self, a: str, b: str) -> bool:
        if a == b or {a, b} & MISSING:
            return False
        if max(abs(x - y) for x, y in zip(SPOTS[a], SPOTS[b], strict=True)) == 1:
            return True
        holes = [WORMHOLES.get(self.tiles.get(place, "")) for place in (a, b)]
        return holes[0] is not None and holes[0] == holes[1]

    def open_(self, place: str) -> bool:
        tile = self.tiles.get(place, "")
        if tile in ("nebula", "supernova") or (tile == "asteroid_field" and "antimass_deflectors" not in self.known):
            return False
        barred = any(name != "fighter" for name in self.foes.get(place, {}))
        return not barred or "light_wave_deflector" in self.known

    def paths(self, start: str, far: int) -> Iterator[list[str]]:
        """All ways to the target with at most this many steps."""

        def go(path: list[str]) -> Iterator[list[str]]:
            if path[-1] == self.target:
                yield path
            elif len(path) <= far:
                for there in SPOTS:
                    if (
                        there not in path
                        and self.beside(path[-1], there)
                        and (there == self.target or self.open_(there))
                    ):
                        yield from go([*path, there])

        return go([start])

    def move(self, unit: str, start: str) -> int:
        if self.tiles.get(start) == "nebula":
            return 1
        return SHIPS[unit][0] + (unit == "carrier" and "xrd_transporters" in self.known)

    def landed(self, place: str) -> list[int]:
        """Ground forces and PDS on the player's planets, each a pile of its own."""
        piles = []
        worlds = TWO.get(self.tiles.get(place, ""), ["Jord"] if place == "c1" else [])
        for world in worlds:
            who, _, what = self.told.get("planets", {}).get(world, "").partition(":")
            if who == "sol":
                units = counted(what)
                piles += [units.get("ground_force", 0), units.get("pds", 0)]
        return piles

    def loads(self) -> dict[str, int]:
        """From where, and how many choices of ships and cargo."""
        limit = self.told["sol"].get("counters", (2, 3, 5))[2]
        here = sum(n for unit, n in self.fleets.get(self.target, {}).items() if unit in SHIPS and unit != "fighter")
        found = {}
        for start, fleet in self.fleets.items():
            if start in self.activated or start == self.target:
                continue
            able = [
                u
                for u in SHIPS
                if u != "fighter" and fleet.get(u) and any(True for _ in self.paths(start, self.move(u, start)))
            ]
            piles = [fleet.get("fighter", 0), fleet.get("ground_force", 0), fleet.get("pds", 0), *self.landed(start)]
            ways = 0
            for ships in product(*(range(fleet[u] + 1) for u in able)):
                if 0 < sum(ships) <= limit - here:
                    room = sum(n * SHIPS[u][1] for u, n in zip(able, ships, strict=True))
                    ways += sum(sum(cargo) <= room for cargo in product(*(range(n + 1) for n in piles)))
            if ways:
                found[start] = ways
        return dict(sorted(found.items(), key=lambda pair: list(SPOTS).index(pair[0])))

    def stops(self) -> dict[str, int]:
        """Where the load that has arrived could pick something up, and how many choices there are."""
        if "load" not in self.told:
            return {}
        load, start = counted(self.told["load"]), self.told["from"]
        carriers = [u for u in ("carrier", "war_sun") if u in load]
        spare = sum(load[u] * 6 for u in carriers) - sum(
            n for u, n in load.items() if u.partition("@")[0] not in SHIPS or u == "fighter"
        )
        far = min(self.move(u, start) for u in carriers)
        on_the_way = {there for path in self.paths(start, far) for there in path[1:]}
        found = {}
        for there in SPOTS:
            if there not in on_the_way or there in self.activated or there in self.foes:
                continue
            fighters = self.fleets.get(there, {}).get("fighter", 0) if there != self.target else 0
            piles = [fighters, *self.landed(there)]
            ways = sum(0 < sum(cargo) <= spare for cargo in product(*(range(n + 1) for n in piles)))
            if ways:
                found[there] = ways
        return found


def orders(told: dict[str, Any]) -> int:
    """How many orders a dock can take: all counts of units, one by one."""
    limit, money = told["resources"] + 2, told["resources"] + told["sol"].get("goods", 0)
    fleet = counted(told["sol"]["fleets"][told["activate"]]) if "fleets" in told["sol"] else {}
    room = told["sol"].get("counters", (2, 3, 5))[2] - sum(n for u, n in fleet.items() if u in COSTS)
    names = [n for n in COSTS if n != "war_sun" or "war_sun" in told["sol"].get("technologies", "")]
    most = [min(limit, FIGURES[n] - fleet.get(n, 0), 2 if n == "pds" else 9) for n in names]
    found = 0
    for counts in product(*(range(n + 1) for n in most), range(limit + 1), range(limit + 1)):
        *some, fighters, troops = counts
        have = dict(zip(names, some, strict=True))
        cost = sum(COSTS[n] * k for n, k in have.items()) + (fighters + 1) // 2 + (troops + 1) // 2
        decks = 6 * (have["carrier"] + have.get("war_sun", 0) + fleet.get("carrier", 0)) + 3
        crowded = fighters and fleet.get("fighter", 0) + fighters > decks
        big = sum(k for n, k in have.items() if n != "pds")
        found += sum(counts) <= limit and cost <= money and big <= room and not crowded
    return found


def ballots(told: dict[str, Any]) -> dict[str, int]:
    found = {"for": 0, "against": 0, "tie": 0}
    for said in product((1, -1, 0), repeat=3):
        balance = sum(side * votes for side, votes in zip(said, told["votes"], strict=True))
        found["for" if balance > 0 else "against" if balance < 0 else "tie"] += 1
    return found


# --- both must agree, with each other and with the file -------------------------------------------------------------


def check(name: str, engine: dict[str, Any], model: dict[str, Any]) -> None:
    assert engine == model
    if os.environ.get("PERFT_WRITE"):
        FILES[name].write_text(json.dumps({**TOLD[name], **engine}, indent=1) + "\n", encoding="utf-8")
        return
    assert {key: TOLD[name][key] for key in engine} == engine


@pytest.mark.parametrize("name", named("moving"))
def test_moving(name: str) -> None:
    told, model = TOLD[name], Model(TOLD[name])
    check(
        name, {"loads": moving(told), "pick_ups": pick_ups(told)}, {"loads": model.loads(), "pick_ups": model.stops()}
    )


@pytest.mark.parametrize("name", named("production"))
def test_production(name: str) -> None:
    check(name, {"orders": producing(TOLD[name])}, {"orders": orders(TOLD[name])})


@pytest.mark.parametrize("name", named("votes"))
def test_votes(name: str) -> None:
    check(name, {"results": voting(TOLD[name])}, {"results": ballots(TOLD[name])})


def test_there_is_something_of_every_kind() -> None:
    assert len(named("moving")) >= 6
    assert len(named("production")) >= 3
    assert len(named("votes")) >= 2
    assert planet("Jord") > 0
