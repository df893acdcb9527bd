"""Writes the record of one random game of every case to the standard output; run by the test that compares what
processes with different hash seeds write."""

import sys

from orrery.core.record import Record
from tests.conformance.games import CASES, played

if __name__ == "__main__":
    for case in CASES:
        sys.stdout.write(Record.of(played(case, seed=12).table).dumps())
