"""Exact odds of Twilight Imperium 4 against fights by the rules themselves: all set-ups of the tests, with as many
fights each as given. A line for each says how far the two are apart, in standard errors; more than four is an error.

    python -m bench.ti4_odds --battles 100000
    python -m bench.ti4_odds --battles 2000 --only harrow"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.ti4.fought import ENDS, fought, ground_chances, invaded, space_chances
from tests.ti4.odds_set_ups import GROUND, SPACE

from orrery.games.ti4.odds.plans import BattleOdds, InvasionOdds

WIDE = 4
"""How many standard errors the two may differ by."""


def apart(found: BattleOdds | InvasionOdds, ends: Counter[str]) -> float:
    """How many standard errors the two are apart, at most."""
    battles, most = ends.total(), 0.0
    for end in ENDS:
        p, seen = getattr(found, end, 0.0), ends[end] / battles
        most = max(most, abs(seen - p) / max((p * (1 - p) / battles) ** 0.5, 0.5 / battles))
    return most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="set-ups with this in their name")
    given = parser.parse_args()
    wrong = 0
    for sort, set_ups in (("space", SPACE), ("ground", GROUND)):
        for name, it in set_ups.items():
            if given.only not in name:
                continue
            begun = time.perf_counter()
            found: BattleOdds | InvasionOdds = space_chances(it) if sort == "space" else ground_chances(it)
            exact = time.perf_counter()
            ends, _ = (fought if sort == "space" else invaded)(it, given.battles, given.seed)
            errors = apart(found, ends)
            wrong += errors > WIDE
            took = f"{1000 * (exact - begun):.0f} ms, {time.perf_counter() - exact:.0f} s"
            chances = " ".join(f"{getattr(found, end, 0.0):.3f}/{ends[end] / given.battles:.3f}" for end in ENDS)
            print(f"{'!' if errors > WIDE else ' '} {sort:6} {name:50} {errors:4.1f}  {chances}  ({took})", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
