"""Writes the record of a random game of the first and the last case of every game (no settings, and all of them) to
standard output; run by the test that compares what processes with different hash seeds write."""

import sys

from orrery.core.record import Record
from tests.conformance.games import ENDS, walk

if __name__ == "__main__":
    for case in ENDS:
        *_, last = walk(case, seed=12)
        sys.stdout.write(Record.of(last.table).dumps())
