"""The rules of moving, producing, paying and voting of Twilight Imperium 4 once more, straight from the reference, in
the shortest way that gives the right numbers: every way is walked, every choice is tried (see test_perft.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

# --- what the components say -------------------------------------------------------------------------------------

SHIPS = {
    "fighter": (0, 0),
    "destroyer": (2, 0),
    "cruiser": (2, 0),
    "carrier": (1, 4),
    "dreadnought": (1, 1),
    "war_sun": (2, 6),
    "flagship": (1, 3),
}
"""Move and capacity."""
UPGRADED = {"cruiser_ii": (3, 1), "carrier_ii": (2, 6), "dreadnought_ii": (2, 1), "fighter_ii": (2, 0)}
CARGO = ("fighter", "infantry", "mech")
COSTS = {"destroyer": 1, "cruiser": 2, "carrier": 3, "dreadnought": 4, "war_sun": 12, "flagship": 8, "mech": 2}
FIGURES = {"destroyer": 8, "cruiser": 8, "carrier": 4, "dreadnought": 5, "war_sun": 2, "flagship": 1, "mech": 4}
PLANETS = {
    "arretze": (2, 0), "hercant": (1, 1), "kamdorn": (0, 1), "lodor": (3, 1), "quann": (2, 1), "wellon": (1, 2),
    "vefut_ii": (2, 2), "cormund": (2, 0), "everra": (3, 1), "abyz": (3, 0), "fria": (2, 0), "mehar_xull": (1, 3),
    "arinam": (1, 2), "meer": (0, 4), "mecatol_rex": (1, 6), "saudor": (2, 2), "atlas": (3, 1), "jord": (4, 2),
    "arc_prime": (4, 0), "wren_terra": (2, 1), "qucenn": (1, 2), "rarron": (0, 3),
}  # fmt: skip
"""Resources and influence."""
WORLDS = {
    "hacan": ["arretze", "hercant", "kamdorn"], "18": ["mecatol_rex"], "19": ["wellon"], "20": ["vefut_ii"],
    "23": ["saudor"], "24": ["mehar_xull"], "25": ["quann"], "26": ["lodor"], "29": ["qucenn", "rarron"],
    "37": ["arinam", "meer"], "38": ["abyz", "fria"], "64": ["atlas"], "67": ["cormund"], "68": ["everra"],
    "82A": ["mallice"], "82B": ["mallice"],
}  # fmt: skip
WORMHOLES = {
    "26": "alpha", "39": "alpha", "79": "alpha", "25": "beta", "40": "beta", "64": "beta", "17": "delta", "51": "delta",
    "82A": "gamma", "82B": "alpha beta gamma",
}  # fmt: skip
ASTEROIDS, SUPERNOVAE, NEBULAE, RIFTS = {"44", "45", "79"}, {"43", "80"}, {"42", "68"}, {"41", "67"}

# --- the maps ----------------------------------------------------------------------------------------------------

HOMES = {"3p": ("304", "310", "316"), "5p_hyperlanes": ("301",), "7p": ("401",)}
MISSING = {
    "3p": {"301", "302", "306", "307", "308", "312", "313", "314", "318"},
    "5p_hyperlanes": {"104", "206", "208", "309", "310", "311"},
    "7p": {"207", "309", "311", "412", "413", "414"},
}
"""Where no systems lie: outside of the map, and under hyperlanes."""
LANES = {
    "3p": "",
    "5p_hyperlanes": "103-105 103-207 105-207 205-207 207-209 207-308 207-312 308-312",
    "7p": "206-208 206-310 208-310 308-310 310-312 310-411 310-415 411-415",
}
"""The systems that hyperlanes join, read off the printed maps."""
RINGS = {"3p": 3, "5p_hyperlanes": 3, "7p": 4}


def spots(rings: int) -> dict[str, tuple[int, int, int]]:
    """Cube coordinates of all places: each ring is walked clockwise from north."""
    found = {"000": (0, 0, 0)}
    turns = [(1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1), (1, -1, 0)]
    for size in range(1, rings + 1):
        at = (0, -size, size)
        for i in range(6 * size):
            found[f"{size}{i + 1:02}"] = at
            step = turns[i // size]
            at = (at[0] + step[0], at[1] + step[1], at[2] + step[2])
    return found


def counted(words: str) -> Counter[str]:
    """ "2 cruiser, carrier" as a count of each."""
    found: Counter[str] = Counter()
    for part in filter(None, map(str.strip, words.split(","))):
        number, _, name = part.partition(" ")
        found[name if number.isdigit() else part] += int(number) if number.isdigit() else 1
    return found


def names(words: str) -> set[str]:
    return {word.strip() for word in words.split(",") if word.strip()}


class Board:
    """Where everything is, from a file."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.layout = told.get("layout", "3p")
        self.tiles = {"000": "18", HOMES[self.layout][0]: "hacan", **told.get("tiles", {})}
        me = told["hacan"]
        self.known, self.tokens = names(me.get("technologies", "")), names(me.get("tokens", ""))
        self.fleets = {where: counted(words) for where, words in me.get("space", {}).items()}
        others = [it for it in map(str.strip, told["factions"].split(",")) if it != "hacan"]
        self.foes = {where for it in others for where in told.get(it, {}).get("space", {})}
        self.ground: dict[str, Counter[str]] = {}
        self.mine = {*WORLDS["hacan"]}
        for planet, words in told.get("planets", {}).items():
            who, _, what = words.partition(":")
            self.mine.discard(planet)
            if who.strip() == "hacan":
                self.mine.add(planet)
                self.ground[planet] = counted(what)

    def ship(self, unit: str) -> tuple[int, int]:
        """Move and capacity of a type."""
        return UPGRADED[f"{unit}_ii"] if f"{unit}_ii" in self.known else SHIPS[unit]

    def piles(self, place: str, units: Iterable[str]) -> list[int]:
        """How many of these types there are in space, and troops on planets: each sort a pile of its own."""
        fleet = self.fleets.get(place, Counter())
        found = [fleet[f"{hurt}{unit}"] for unit in units for hurt in ("", "damaged_")]
        for planet in WORLDS.get(self.tiles.get(place, ""), ()):
            there = self.ground.get(planet, Counter())
            found += [there["infantry"], there["mech"], there["damaged_mech"]]
        return [n for n in found if n]


# --- moving (LRR 17, 37, 92) -------------------------------------------------------------------------------------


class Moves(Board):
    """The ways of ships into a system."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.told, self.target = told, told["activate"]
        self.tokens -= {self.target}
        self.spots = {k: v for k, v in spots(RINGS[self.layout]).items() if k not in MISSING[self.layout]}
        self.gamma = names(told.get("gamma", ""))
        self.tiles["nexus"] = "82B" if "nexus" in told else "82A"
        for gate, who in zip(HOMES[self.layout], told["factions"].split(","), strict=False):
            if who.strip() == "creuss":
                self.tiles |= {gate: "17", "creuss": "51"}
        lanes = [tuple(pair.split("-")) for pair in LANES[self.layout].split()]
        self.lanes = {*lanes, *((b, a) for a, b in lanes)}
        everywhere = {*self.spots, *self.tiles}
        self.around = {a: [b for b in sorted(everywhere) if self.beside(a, b)] for a in everywhere}

    def beside(self, a: str, b: str) -> bool:
        if a == b:
            return False
        if self.holes(a) & self.holes(b) or (a, b) in self.lanes:
            return True
        if a not in self.spots or b not in self.spots:
            return False
        return max(abs(x - y) for x, y in zip(self.spots[a], self.spots[b], strict=True)) == 1

    def holes(self, place: str) -> set[str]:
        """The kinds of wormholes in a system."""
        return {*WORMHOLES.get(self.tiles.get(place, ""), "").split(), *(["gamma"] if place in self.gamma else [])}

    def may_pass(self, place: str) -> bool:
        return self.tiles.get(place) not in ASTEROIDS | SUPERNOVAE | NEBULAE and place not in self.foes

    def walks(self, start: str, move: int) -> Iterator[tuple[int, list[str]]]:
        """Every way of a ship to the target, with the rifts it leaves, each of which lets it enter one system more."""
        if self.tiles.get(self.target) in ASTEROIDS | SUPERNOVAE:
            return
        most = move + sum(tile in RIFTS for tile in self.tiles.values())
        open_: list[list[str]] = [[start]]
        while open_:
            way = open_.pop()
            rifts = sum(self.tiles.get(place) in RIFTS for place in way)
            for there in self.around[way[-1]] if len(way) <= most else ():
                if there == self.target and len(way) <= move + rifts:
                    yield rifts, [*way, there]
                if self.may_pass(there):
                    open_.append([*way, there])

    def move(self, unit: str, start: str) -> int:
        move = self.ship(unit)[0]
        return 1 if move and self.tiles.get(start) in NEBULAE else move

    def risk(self, unit: str, start: str) -> int | None:
        """The fewest rifts on the way; None if there is none."""
        move = self.move(unit, start)
        return min((rifts for rifts, _ in self.walks(start, move)), default=None) if move else None

    def loads(self) -> dict[str, int]:
        """From where, and how many choices of ships and cargo. Ships that have to leave a rift go one by one;
        fighters that there is room for are transported."""
        found = {}
        for start, fleet in sorted(self.fleets.items()):
            types = [unit for unit in SHIPS if fleet[unit] or fleet[f"damaged_{unit}"]]
            risks = {unit: risk for unit in types if (risk := self.risk(unit, start)) is not None}
            if start in self.tokens or not risks:
                continue
            sorts = [(unit, n) for unit in risks for hurt in ("", "damaged_") if (n := fleet[f"{hurt}{unit}"])]
            piles = self.piles(start, [unit for unit in CARGO if unit not in risks])
            ways = 0
            for ships in product(*(range(n + 1) for _, n in sorts)):
                went = [unit for (unit, _), n in zip(sorts, ships, strict=True) for _ in range(n)]
                big = [unit for unit in went if unit != "fighter"]
                room = sum(self.ship(unit)[1] for unit in went)
                for cargo in product(*(range(n + 1) for n in piles)):
                    left = room - sum(cargo)
                    if left >= 0:
                        alone = big + ["fighter"] * max(0, len(went) - len(big) - left)
                        ways += bool(went) and (len(alone) == 1 or not any(risks[unit] for unit in alone))
            if ways:
                found[start] = ways
        return found

    def stops(self) -> dict[str, int]:
        """Where the load that is on its way could pick something up, and how many choices there are."""
        if "load" not in self.told:
            return {}
        load, start = counted(self.told["load"]), self.told["from"]
        for name, n in load.items():
            unit, _, planet = name.partition("@")
            (self.ground[planet] if planet else self.fleets[start])[unit] -= n
        ships = {unit.removeprefix("damaged_"): n for unit, n in load.items() if unit.removeprefix("damaged_") in SHIPS}
        ships.pop("fighter", None)
        room = sum(n * self.ship(unit)[1] for unit, n in ships.items())
        room -= sum(load.values()) - sum(ships.values())
        move = min(self.move(unit, start) for unit in ships)
        alone = sum(ships.values()) == 1
        fewest = min(rifts for rifts, _ in self.walks(start, move))
        passed = {there for rifts, way in self.walks(start, move) if alone or rifts == fewest for there in way[1:]}
        found = {}
        for there in sorted(passed - self.tokens - {start}):
            piles = self.piles(there, CARGO)
            ways = sum(0 < sum(cargo) <= room for cargo in product(*(range(n + 1) for n in piles)))
            if ways:
                found[there] = ways
        return found


# --- producing (LRR 26, 69, 32, 49) ------------------------------------------------------------------------------


def orders(told: dict[str, Any]) -> int:
    """How many orders the docks of a system can take: all counts of units are tried."""
    board, place = Board(told), told["activate"]
    worlds = WORLDS[board.tiles[place]]
    docks = [planet for planet in worlds if board.ground.get(planet, Counter())["space_dock"]]
    limit = sum(PLANETS[planet][0] + (4 if "space_dock_ii" in board.known else 2) for planet in docks)
    ready = board.mine - names(told["hacan"].get("exhausted", ""))
    money = sum(PLANETS[planet][0] for planet in ready) + told["hacan"].get("goods", 0)
    pool = told["hacan"].get("pools", (3, 5, 2))[1]
    fleet = board.fleets.get(place, Counter())
    stuck = {place} | board.tokens
    most = {}
    for unit, figures in FIGURES.items():
        used = sum(units[unit] for at, units in board.fleets.items() if at in stuck)
        used += sum(board.ground.get(planet, Counter())[unit] for planet in worlds)
        most[unit] = (
            0
            if unit == "war_sun" and "war_sun" not in board.known
            else min(limit, figures - used, money // COSTS[unit])
        )
        if unit != "mech" and place in board.foes:
            most[unit] = 0
    fighters_most = 0 if place in board.foes else limit
    found = 0
    for *some, fighters, troops in product(
        *(range(n + 1) for n in most.values()), range(fighters_most + 1), range(limit + 1)
    ):
        new = dict(zip(most, some, strict=True))
        cost = sum(COSTS[unit] * n for unit, n in new.items()) + (fighters + 1) // 2 + (troops + 1) // 2
        if sum(some) + fighters + troops > limit or cost > money:
            continue
        big = sum(n for unit, n in new.items() if unit != "mech")
        decks = sum((n + fleet[unit]) * board.ship(unit)[1] for unit, n in new.items() if unit != "mech")
        decks += 3 * len(docks) + (pool - big if "fighter_ii" in board.known else 0)
        found += big <= pool and fighters <= decks
    return found


# --- paying (LRR 24, 74) -----------------------------------------------------------------------------------------


def payments(told: dict[str, Any]) -> int:
    """In how many ways prices in resources and influence are paid with planets and goods. Every planet pays one or the
    other, and nothing is paid that could be left out."""
    ready = sorted(Board(told).mine - names(told["hacan"].get("exhausted", "")))
    ores, favours, kept = (told["price"].get(name, 0) for name in ("resources", "influence", "goods"))
    goods = told["hacan"].get("goods", 0) - kept
    found = 0
    for uses in product(("", "resources", "influence"), repeat=len(ready)):
        spent = {
            kind: [p for p, use in zip(ready, uses, strict=True) if use == kind] for kind in ("resources", "influence")
        }
        for coins in product(range(min(goods, ores) + 1), range(min(goods, favours) + 1)):
            found += sum(coins) <= goods and all(
                exact([PLANETS[p][n] for p in spent[kind]] + [1] * coins[n], price)
                for n, (kind, price) in enumerate((("resources", ores), ("influence", favours)))
            )
    return found


def exact(worths: list[int], price: int) -> bool:
    """Enough, and none of it could be left out."""
    return sum(worths) >= price and all(sum(worths) - one < price for one in worths)


# --- voting (LRR 2) ----------------------------------------------------------------------------------------------


def ballots(told: dict[str, Any]) -> dict[str, int]:
    """What wins over all ballots: each player abstains, or votes for an outcome with some planets, whole ones only."""
    every = []
    for planets in told["voters"]:
        subsets = [()] + [
            (choice, sum(PLANETS[p][1] for p, used in zip(planets, some, strict=True) if used))
            for choice in told["outcomes"]
            for some in product((False, True), repeat=len(planets))
            if any(some)
        ]
        every.append(subsets)
    found: Counter[str] = Counter()
    for said in product(*every):
        votes = Counter(dict.fromkeys(told["outcomes"], 0))
        for one in filter(None, said):
            votes[one[0]] += one[1]
        first = [choice for choice, n in votes.items() if n == max(votes.values())]
        found[first[0] if len(first) == 1 else "tie"] += 1
    return dict(sorted(found.items()))
