"""Perft: how many ways an action has on drawn maps, and how battles end. Each file in perft/warpgate has a position and
the counts; a small model in this file, written independently of the rules, must get the same."""

# A map is drawn in rows of hexes, each beside two of the row below: "." is an empty hex, letters are planets in reading
# order (small ones trade planets), "1" and "2" the Warpgates. The model walks over the drawing itself.
# A file about moving: "ships" of both seats by place, the action of seat 1 and its X; "divide" counts the ways behind
# each first answer. A file about battles: cards with their texts, ships on both sides; for each pair of cards who wins
# ("a"ttacker, "d"efender) and how many ships both then have on the board.

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from heapq import heappop, heappush
from itertools import combinations, product
from math import comb
from pathlib import Path
from typing import Any

import pytest

from orrery.core.chance import Chance
from orrery.core.game import Game
from orrery.core.state import then
from orrery.core.table import Table
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.nouns import Side
from orrery.games.warpgate.rules.powers import refresh_powers
from orrery.games.warpgate.rules.state import Warpgate
from orrery.lab.golden import ROOT
from tests.warpgate.say import on, own_game, section

FILES = sorted((ROOT / "perft" / "warpgate").glob("*.json"))
TOLD = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
MOVING = [name for name, told in TOLD.items() if "map" in told]
FIGHTING = [name for name, told in TOLD.items() if "cards" in told]
Spot = tuple[int, int]
GATE = "warpgate"


# --- the engine's side ----------------------------------------------------------------------------------------------


def spots(drawn: list[str]) -> dict[Spot, str]:
    """What is drawn where, by column and row."""
    return {(c, r): mark for r, row in enumerate(drawn) for c, mark in enumerate(row) if mark != " "}


def board_of(drawn: list[str]) -> dict[str, Any]:
    """The board as data: column c of row r is the hex ((c - r) / 2, r)."""
    marks = {((c - r) // 2, r): mark for (c, r), mark in spots(drawn).items()}
    types = [row["id"] for row in section("types")]
    planets = [
        {"at": list(h), "type": types[i % 5], "trade": mark.islower(), "sector": "S"}
        for i, (h, mark) in enumerate((h, mark) for h, mark in marks.items() if mark.isalpha())
    ]
    gates = [next(list(h) for h, mark in marks.items() if mark == number) for number in "12"]
    return {"players": 2, "shape": {"hexes": [list(h) for h in marks]}, "gates": gates, "planets": planets}


def game_on(drawn: list[str], folder: Path, **sections: Any) -> Game:
    names = [mark.upper() for mark in spots(drawn).values() if mark.isalpha()]
    assert names == sorted(names), "planets are named in reading order"
    return own_game(folder, boards=[board_of(drawn)], planet_names=names, **sections)


def position(game: Game, told: Mapping[str, Any], source: Any = None) -> Table:
    """The position on a table: seat 0 is player 1."""
    s = game.setup(2, game.configure(2, told.get("options", {})))
    assert isinstance(s, Warpgate)
    data = KNOWN[s.data]
    names = [GATE, *(name.lower() for name in data.planet_names)]
    plain = [Side(i) for i, side in enumerate(data.sides) if side.id in ("elenari_b", "kerak_b")]
    for seat, (p, ships, side) in enumerate(zip(s.players, told["ships"], plain, strict=True)):
        p.side, p.abilities = side, [side]
        refresh_powers(s, seat)
        p.ships = [ships.get(name, 0) for name in names]
        p.supply -= sum(p.ships)
        p.fleets = sum(1 << i for i, count in enumerate(p.ships) if count)
        p.tactics.shuffle_in(list(data.basic))
    s.goods = 8
    s.schedule = []
    then(s, (told["action"], 0, told["x"]))
    return Table.new(replace(game, setup=lambda players, config: s), 2, told.get("options", {}), seed=1, source=source)


def ways(table: Table) -> int:
    """All ways to answer to the end of the action, or up to a battle."""
    if not table.pending or next(iter(table.pending.values())).kind.name == "tactic":
        return 1
    return sum(ways(after) for _, after in answered(table))


def answered(table: Table) -> list[tuple[str, Table]]:
    ((track, decision),) = table.pending.items()
    found = []
    for value in decision.options():
        after = table.clone()
        after.put(track, value)
        found.append((decision.option(value).id.partition(":")[2], after))
    return found


# --- the model: moving ----------------------------------------------------------------------------------------------


class Chart:
    """The drawing as seat 1 sees it."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.marks = spots(told["map"])
        self.mine: dict[str, int] = told["ships"][0]
        self.enemies = {name for name in told["ships"][1] if name != GATE}
        self.free = told.get("options", {}).get("passing") == "free"
        self.trade = {mark for mark in self.marks.values() if mark.islower()}

    def name(self, spot: Spot) -> str:
        """The place at a position; nothing for an empty hex and for the other Warpgate."""
        mark = self.marks[spot]
        return GATE if mark == "1" else mark.lower() if mark.isalpha() else ""

    def reach(self, start: str, x: int) -> set[str]:
        """The places that can be reached over at most this many empty hexes."""
        first = next(spot for spot in self.marks if self.name(spot) == start)
        best: dict[Spot, int] = {}
        heap = [(0, first)]
        while heap:
            cost, spot = heappop(heap)
            if spot in best:
                continue
            best[spot] = cost
            here = self.name(spot)
            if here in self.enemies and not self.free and here != start:
                continue
            through = cost + (not here)
            for dc, dr in ((2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)):
                beside = (spot[0] + dc, spot[1] + dr)
                if beside in self.marks:
                    heappush(heap, (through, beside))
        return {self.name(spot) for spot, cost in best.items() if cost <= x and self.name(spot)} - {start}


Divide = Counter[str]


def groups(chart: Chart, x: int, least: int, most: int, attack: bool) -> Divide:
    """One group from one place to another: for each pair the numbers of ships."""
    found = Divide()
    for start, ships in chart.mine.items():
        for end in chart.reach(start, x):
            if ships >= least and (attack or end not in chart.enemies):
                found[f"{start}+{end}"] += min(ships, most) - least + 1
    return found


def maneuver(chart: Chart, x: int) -> Divide:
    """Two groups of different ships, the second one or none."""
    found = Divide()
    for start, ships in chart.mine.items():
        for end in chart.reach(start, x) - chart.enemies:
            for count in range(1, ships + 1):
                left = dict(chart.mine)
                left[start] -= count
                second = sum(n * len(chart.reach(place, x) - chart.enemies) for place, n in left.items() if n)
                found[f"{start}+{end}"] += 1 + second
    return found


def concentrate(chart: Chart, x: int) -> Divide:
    """Ships from one or two places to one."""
    found = Divide()
    for end in {end for start in chart.mine for end in chart.reach(start, x)}:
        homes = [ships for start, ships in chart.mine.items() if end in chart.reach(start, x)]
        found[end] = sum(homes) + sum(one * two for one, two in combinations(homes, 2))
    return found


def trade(chart: Chart, x: int, back: bool) -> Divide:
    """From trade planet to trade planet twice."""
    stops = chart.trade - chart.enemies
    found = Divide()
    for start in chart.mine.keys() & stops:
        for middle in chart.reach(start, x) & stops:
            for end in chart.reach(middle, x) & stops:
                if back or end != start:
                    found[f"{start}+{middle}+{end}"] = 1
    return found


def reinforce(chart: Chart, x: int) -> Divide:
    places = len(chart.mine)
    return Divide({"all": sum(comb(places, n) for n in range(1, min(x, places) + 1))})


MODELS: dict[str, Callable[[Chart, int, Mapping[str, str]], Divide]] = {
    "skirmish": lambda chart, x, options: groups(chart, x, 1, 1, True),
    "advance": lambda chart, x, options: groups(chart, x, 2, 12, True),
    "recon": lambda chart, x, options: groups(chart, 2 * x, 1, 1, False),
    "maneuver": lambda chart, x, options: maneuver(chart, x),
    "concentrate": lambda chart, x, options: concentrate(chart, x),
    "trade": lambda chart, x, options: trade(chart, x, options.get("trade-route") != "three"),
    "reinforce": lambda chart, x, options: reinforce(chart, x),
}


def modelled(told: Mapping[str, Any]) -> Divide:
    return MODELS[told["action"]](Chart(told), told["x"], told.get("options", {}))


@pytest.mark.rule("W7.1", "W7.4", "W7.6", "W19.6", "W19.7", "W19.8", "W10.2", "W10.3", "W10.5", "W10.11")
@pytest.mark.parametrize("name", MOVING)
def test_the_rules_offer_as_many_ways_as_there_are(name: str, tmp_path: Path) -> None:
    told = TOLD[name]
    table = position(game_on(told["map"], tmp_path), told)
    found = Divide()
    for words, after in answered(table):
        found[words if told["action"] != "reinforce" else "all"] += ways(after)
    assert found == Divide(told["divide"]), difference(found, told["divide"])
    assert found.total() == told["count"]


@pytest.mark.parametrize("name", MOVING)
def test_a_model_on_the_drawing_counts_the_same(name: str) -> None:
    told = TOLD[name]
    assert modelled(told) == Divide(told["divide"]), difference(modelled(told), told["divide"])
    assert modelled(told).total() == told["count"]


def difference(found: Mapping[str, int], kept: Mapping[str, int]) -> str:
    names = sorted({*found, *kept})
    return "\n".join(f"{n}: kept {kept.get(n)}, now {found.get(n)}" for n in names if kept.get(n) != found.get(n))


# --- battles --------------------------------------------------------------------------------------------------------

DUEL = ["1 A B 2"]


def fought(told: Mapping[str, Any], game: Game, mine: int, theirs: int) -> str:
    """A battle in which these cards are shown, by the rules."""

    def source(chance: Chance[Any], track: int) -> Any:
        if chance.kind.name != "tactics":
            return None
        card = mine if chance.seat == 0 else theirs
        return card, (card + 1) % 8

    ours, enemies = told["sides"]
    start = {"ships": [{"a": ours}, {"b": enemies}], "action": "skirmish" if ours == 1 else "advance", "x": 0}
    table = position(game, start, source)
    said: dict[str, Any] = {"move": (1, 2), "ships": ours}
    while table.pending:
        track, decision = min(table.pending.items())
        shown = (mine, theirs)[decision.seat]
        table.put(track, shown if decision.kind.name == "tactic" else said[decision.kind.name])
    s = on(table)
    return f"{'ad'[winner(table)]}{sum(s.players[0].ships)}-{sum(s.players[1].ships)}"


def winner(table: Table) -> int:
    return next(int(args["seat"]) for key, _, args in table.journal if key == "warpgate-log-wins")


def duel(told: Mapping[str, Any], mine: str, theirs: str) -> str:
    """The same by the model: compare ships times factor, then the attacker's text, then the defender's."""
    cards = told["cards"]
    ships = list(told["sides"])
    board = list(told["sides"])
    pair = [cards[mine], cards[theirs]]
    silent = [False, bool(pair[0].get("cancel"))]
    silent[0] = bool(pair[1].get("cancel")) and not silent[1]
    factors = [
        card["factor"] + (card.get("defending", 0) if side and not silent[side] else 0)
        for side, card in enumerate(pair)
    ]
    won = 0 if ships[0] * factors[0] >= ships[1] * factors[1] else 1
    for side, card in enumerate(pair):
        if silent[side]:
            continue
        for victim, number in ((1 - side, card.get("destroy", 0)), (side, card.get("sacrifice", 0)),
                               (side, card.get("sacrifice_lost", 0) if won != side else 0)):  # fmt: skip
            gone = min(number, ships[victim])
            ships[victim] -= gone
            board[victim] -= gone
        board[side] += card.get("warp", 0)
    return f"{'ad'[won]}{board[0]}-{board[1]}"


def as_data(cards: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The cards of a file as basic tactics of the game."""
    made = []
    for letter, (name, card) in zip("ABCDEFGH", cards.items(), strict=True):
        text = [{"do": word, "n": card[word]} for word in ("destroy", "sacrifice", "warp") if word in card]
        text += [{"do": "cancel"}] if "cancel" in card else []
        text += [{"do": "factor", "n": card["defending"], "when": "defending"}] if "defending" in card else []
        text += [{"do": "sacrifice", "n": card["sacrifice_lost"], "when": "lost"}] if "sacrifice_lost" in card else []
        made.append({"letter": letter, "id": name.lower(), "name": name, "factor": card["factor"], "text": text})
    return made


@pytest.mark.rule("W8.4", "W8.5", "W19.9", "W18.2")
@pytest.mark.parametrize("name", FIGHTING)
def test_every_pair_of_cards_ends_as_it_should(name: str, tmp_path: Path) -> None:
    told = TOLD[name]
    tactics = section("tactics") | {"basic": as_data(told["cards"])}
    game = game_on(DUEL, tmp_path, tactics=tactics)
    names = list(told["cards"])
    for mine, row in told["ends"].items():
        found = [fought(told, game, names.index(mine), theirs) for theirs in range(8)]
        assert found == row.split(), f"{mine} against {', '.join(names)}"


@pytest.mark.parametrize("name", FIGHTING)
def test_a_model_of_battles_ends_the_same(name: str) -> None:
    told = TOLD[name]
    names = list(told["cards"])
    ends = {mine: " ".join(duel(told, mine, theirs) for theirs in names) for mine in names}
    assert ends == told["ends"]
    assert sum(duel(told, mine, theirs)[0] == "a" for mine, theirs in product(names, names)) == told["count"]


def test_there_are_positions_for_every_model() -> None:
    assert {TOLD[name]["action"] for name in MOVING} == set(MODELS)
    assert len(FIGHTING) >= 3
