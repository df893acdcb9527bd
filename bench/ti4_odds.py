"""Exact odds of Twilight Imperium 4 against fights by the rules themselves: all set-ups of the tests, with as many
fights each as given. A line for each says how far the two are apart, in standard errors; more than four is an error.

Fights are fought in blocks, one for every set-up before the next ones begin; those of a block side by side
(tests/ti4/side_by_side.py), so that the larger it is, the less a fight takes. With --out every block is added to a
file, and a later run goes on where the file ends, so that a hundred thousand can be fought in several sittings; a
set-up that was changed since then begins anew.

    python -m bench.ti4_odds --battles 2000 --only harrow
    python -m bench.ti4_odds --battles 100000 --out fights.jsonl
    python -m bench.ti4_odds --battles 0 --out fights.jsonl      # only the table of what was fought so far
    python -m bench.ti4_odds --large                             # only times: every set-up with 30 units against 30"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.ti4.fought import SetUp, ground_chances, space_chances
from tests.ti4.many_fights import ENDS, fought, invaded
from tests.ti4.odds_set_ups import GROUND, SPACE
from tests.twilight.notation import listed

from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.plans import BattleOdds, InvasionOdds

WIDE = 4
"""How many standard errors the two may differ by."""


class Part(NamedTuple):
    """A set-up by its kind and name, and which version of it this is."""

    sort: str
    name: str
    version: str


def versioned(sort: str, name: str, it: SetUp) -> Part:
    """A set-up that says something else is another one."""
    told = repr({**it._asdict(), "plans": [sorted_plan(plan._asdict()) for plan in it.plans]})
    return Part(sort, name, blake2b(told.encode(), digest_size=4).hexdigest())


def sorted_plan(plan: dict[str, Any]) -> list[tuple[str, Any]]:
    """A plan in which sets and mappings have an order."""
    return [(key, sorted(value.items()) if key == "cards" else sorted(value) if key == "spared" else value)
            for key, value in plan.items()]  # fmt: skip


def read(path: Path | None) -> dict[Part, Counter[str]]:
    """How often each set-up has ended in which way so far."""
    found: dict[Part, Counter[str]] = {}
    for line in path.read_text().splitlines() if path is not None and path.exists() else ():
        block = json.loads(line)
        found.setdefault(Part(block["sort"], block["name"], block["version"]), Counter()).update(block["ends"])
    return found


def fight(part: Part, it: SetUp, battles: int, before: int, path: Path | None) -> Counter[str]:
    """One block of fights; its seed is the number of those before it."""
    begun = time.process_time()
    ends, _ = (fought if part.sort == "space" else invaded)(it, battles, before)
    if path is not None:
        seconds = round(time.process_time() - begun, 1)
        block = {**part._asdict(), "seed": before, "battles": battles, "seconds": seconds, "ends": dict(ends)}
        with path.open("a") as file:
            file.write(json.dumps(block) + "\n")
    return ends


def apart(found: BattleOdds | InvasionOdds, ends: Counter[str]) -> float:
    """How many standard errors the two are apart, at most."""
    battles, most = ends.total(), 0.0
    for end in ENDS if battles else ():
        p, seen = getattr(found, end, 0.0), ends[end] / battles
        most = max(most, abs(seen - p) / max((p * (1 - p) / battles) ** 0.5, 0.5 / battles))
    return most


def table(parts: dict[Part, SetUp], ends: dict[Part, Counter[str]]) -> int:
    """What was fought, line by line: exact chances beside how often it happened; how many are too far apart."""
    most, wrong, fewest = 0.0, 0, min(ends[part].total() for part in parts)
    for part, it in parts.items():
        begun = time.process_time()
        found: BattleOdds | InvasionOdds = space_chances(it) if part.sort == "space" else ground_chances(it)
        took, battles, errors = time.process_time() - begun, ends[part].total(), apart(found, ends[part])
        most, wrong = max(most, errors), wrong + (errors > WIDE)
        chances = " ".join(
            f"{getattr(found, end, 0.0):.4f}/{ends[part][end] / max(1, battles):.4f}"
            for end in ENDS
            if getattr(found, end, 0.0) or ends[part][end]
        )
        mark = "!" if errors > WIDE else " "
        print(f"{mark} {part.sort:6} {part.name:50} {battles:7} {errors:4.1f}  {1000 * took:4.0f} ms  {chances}")
    print(
        f"{len(parts)} set-ups, {fewest} fights or more each; at most {most:.1f} standard errors apart, {wrong} wrong"
    )
    return wrong


# --- thirty against thirty ---------------------------------------------------------------------------------------

FLEET = {"dreadnought": 5, "cruiser": 8, "carrier": 4, "destroyer": 3, "fighter": 10}
ARMY = {"infantry": 26, "mech": 4}
ABOARD = {"infantry": 10, "mech": 4}
"""Ground forces that fight in space beside the ships, if there are any."""
RARE = ("flagship", "war_sun")
SOON = 300
"""How many milliseconds the odds may take."""


def thirty(it: SetUp) -> SetUp:
    """The same set-up with thirty units on each side: ships, or where it is an invasion ground forces."""
    if not it.garrison:
        return it._replace(mine=spelled(fleet(it.mine)), theirs=spelled(fleet(it.theirs)))
    mine, theirs = units(it.mine), units(it.garrison)
    guns = {unit: n for unit, n in theirs.items() if unit not in ARMY}
    ships = {unit: n for unit, n in mine.items() if unit.removeprefix("damaged_") not in ARMY}
    return it._replace(mine=spelled({**ARMY, **ships}), garrison=spelled({**ARMY, **guns}))


def fleet(text: str) -> dict[str, int]:
    """Thirty ships, with a flagship or war sun if there was one, and ground forces if there were any."""
    before = {unit.removeprefix("damaged_") for unit in units(text)}
    rare = {unit: 1 for unit in RARE if unit in before}
    aboard = {unit: n for unit, n in ABOARD.items() if unit in before}
    return {**FLEET, "cruiser": FLEET["cruiser"] - len(rare), **rare, **aboard}


def units(text: str) -> dict[str, int]:
    """Units in the notation of the tests."""
    parts = [part.split() for part in listed(text)]
    return {name: int(count[0]) if count else 1 for *count, name in parts}


def spelled(some: dict[str, int]) -> str:
    return ", ".join(f"{n} {unit}" for unit, n in some.items())


def large(parts: dict[Part, SetUp], times: int) -> int:
    """How long the odds of each set-up take with thirty units on each side, the best of several times; how many take
    too long."""
    took: list[tuple[float, Part, str]] = []
    for part, it in parts.items():
        chances = space_chances if part.sort == "space" else ground_chances
        best, said = 1e9, ""
        for _ in range(times):
            begun = time.process_time()
            try:
                found = chances(thirty(it))
                ends = sum(getattr(found, end, 0.0) for end in ENDS)
                said = f"{found.win:.4f} {found.lose:.4f}, not followed: {1 - ends:.0e}"
            except TooLarge as refused:
                said = f"refused: {refused}"
            best = min(best, 1000 * (time.process_time() - begun))
        took.append((best, part, said))
    slow = [it for it in took if it[0] > SOON or "refused" in it[2]]
    for milliseconds, part, said in sorted(took):
        print(f"{milliseconds:7.0f} ms  {part.sort:6} {part.name:50} {said}")
    print(f"{len(took)} set-ups with 30 against 30, {len(slow)} of them refused or beyond {SOON} ms")
    return len(slow)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=1000, help="fights of each set-up, those in --out included")
    parser.add_argument("--block", type=int, default=50_000, help="fights of a set-up that are fought side by side")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no further block after so long")
    parser.add_argument("--only", default="", help="set-ups with this in their name")
    parser.add_argument("--out", type=Path, help="a file of JSON lines to which all blocks are added")
    parser.add_argument("--large", action="store_true", help="times of 30 against 30, no fights")
    parser.add_argument("--times", type=int, default=2, help="how often each of these is measured; the best one counts")
    given = parser.parse_args()
    parts = {
        versioned(sort, name, it): it
        for sort, set_ups in (("space", SPACE), ("ground", GROUND))
        for name, it in set_ups.items()
        if given.only in name
    }
    if given.large:
        return 1 if large(parts, given.times) else 0
    known, begun = read(given.out), time.monotonic()
    ends = {part: known.get(part, Counter[str]()) for part in parts}
    while time.monotonic() - begun < 60 * given.minutes:
        part = min(parts, key=lambda one: ends[one].total())
        left = given.battles - ends[part].total()
        if left <= 0:
            break
        ends[part] += fight(part, parts[part], min(left, given.block), ends[part].total(), given.out)
    return 1 if table(parts, ends) else 0


if __name__ == "__main__":
    sys.exit(main())
