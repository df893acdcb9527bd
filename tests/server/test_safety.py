"""Safety: whose page may ask, how much, and what nobody may see. Nothing a stranger sends makes the server fail."""

from __future__ import annotations

from orrery.server.limits import KEPT, Allowance, Allowances, Buckets, Limits


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(Allowance(burst=3, rate=2), clock)
    assert [buckets.wait("a", 1) for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("a", 1) == 0.5
    clock.now += 0.5
    assert buckets.wait("a", 1) == 0
    assert buckets.wait("b", 3) == 0, "everybody has a bucket of their own"


def test_buckets_of_strangers_do_not_fill_the_memory() -> None:
    buckets = Buckets(Allowance(1, 1), Clock())
    for n in range(KEPT + 500):
        buckets.wait(f"stranger {n}", 1)
    assert len(buckets) == KEPT


def test_sockets_are_counted_and_given_back() -> None:
    limits = Limits(Allowances(sockets_of_visitor=2, sockets_of_address=3))
    assert [limits.enter("v", "a") for _ in range(3)] == [True, True, False]
    assert [limits.enter("w", "a") for _ in range(2)] == [True, False]
    limits.leave("v", "a")
    assert limits.enter("w", "a")
