"""Writes the record of one random game of every case to standard output; run by the test that compares what processes
with different hash seeds write."""

import sys

from orrery.core.record import Record
from tests.conformance.games import CASES, walk

if __name__ == "__main__":
    for case in CASES:
        *_, last = walk(case, seed=12)
        sys.stdout.write(Record.of(last.table).dumps())
