"""Limits: how much one browser, and all browsers of one address together, may request. Each has a bucket of tokens that
refills over time; the number of buckets is limited, so that strangers cannot fill the memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

KEPT = 20_000
DAY = 24 * 3600.0


def household(address: str) -> str:
    """Who counts as one: an address, or the 64 bits of an IPv6 address that are given to one household."""
    try:
        it = ip_address(address)
    except ValueError:
        return address
    if it.version == 4:
        return str(it)
    return str(it.ipv4_mapped or IPv6Address(int(it) >> 64 << 64))


@dataclass(frozen=True, slots=True)
class Allowance:
    """The size of a bucket, and the tokens it regains per second."""

    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Allowances:
    """What is allowed. Generous for play: a click costs 1, opening a table 20, reading in a record 60 (see `costs`).
    A whole household at once cannot keep the server busy for more than two seconds. `tables`: how many may be opened
    from one address."""

    visitor: Allowance = Allowance(300, 20)
    address: Allowance = Allowance(1_000, 150)
    tables: Allowance = Allowance(200, 200 / DAY)
    sockets_of_visitor: int = 40
    sockets_of_address: int = 400

    def times(self, factor: float) -> Allowances:
        """The same allowances, multiplied by a factor."""

        def wider(it: Allowance) -> Allowance:
            return Allowance(it.burst * factor, it.rate * factor)

        sockets = ceil(self.sockets_of_visitor * factor), ceil(self.sockets_of_address * factor)
        return Allowances(wider(self.visitor), wider(self.address), wider(self.tables), *sockets)


class Buckets:
    """Buckets by name. The one that was not used for longest is forgotten first: it is full again by then, or its
    owner is one of very many."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = monotonic, kept: int = KEPT) -> None:
        self.allowance = allowance
        self.clock = clock
        self.kept = kept
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def wait(self, name: str, cost: float) -> float:
        """Take this many tokens and return 0; or take none and return the seconds until there are enough."""
        now, most = self.clock(), self.allowance.burst
        left, then = self._left.pop(name, (most, now))
        left = min(most, left + (now - then) * self.allowance.rate)
        cost = min(cost, most)
        short = cost - left
        self._left[name] = (left if short > 0 else left - cost, now)
        while len(self._left) > self.kept:
            self._left.popitem(last=False)
        return short / self.allowance.rate if short > 0 else 0.0


@dataclass(slots=True)
class Limits:
    """All the counts. Without allowances nothing is limited."""

    allowances: Allowances | None = field(default_factory=Allowances)
    clock: Callable[[], float] = monotonic
    _visitors: Buckets = field(init=False)
    _addresses: Buckets = field(init=False)
    _tables: Buckets = field(init=False)
    _sockets: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        allowed = self.allowances or Allowances()
        self._visitors = Buckets(allowed.visitor, self.clock)
        self._addresses = Buckets(allowed.address, self.clock)
        self._tables = Buckets(allowed.tables, self.clock)

    def wait(self, visitor: str, address: str, cost: float = 1) -> int:
        """0, or how many whole seconds to wait before asking again."""
        if self.allowances is None:
            return 0
        short = self._addresses.wait(address, cost) if address else 0.0
        if not short and visitor:
            short = self._visitors.wait(visitor, cost)
        return ceil(short)

    def wait_for_table(self, address: str) -> int:
        """0, or how many whole minutes an address has to wait before it can open another table. What a visitor may
        have is counted in the database; this counts those who are a new visitor each time."""
        if self.allowances is None or not address:
            return 0
        return ceil(self._tables.wait(address, 1) / 60)

    def enter(self, visitor: str, address: str) -> bool:
        """Open a socket, if there is one left for the visitor and the address."""
        if self.allowances is None:
            return True
        of_visitor, of_address = f"v{visitor}", f"a{address}"
        if self._sockets.get(of_visitor, 0) >= self.allowances.sockets_of_visitor:
            return False
        if self._sockets.get(of_address, 0) >= self.allowances.sockets_of_address:
            return False
        for name in (of_visitor, of_address):
            self._sockets[name] = self._sockets.get(name, 0) + 1
        return True

    def leave(self, visitor: str, address: str) -> None:
        """A socket has been closed."""
        if self.allowances is None:
            return
        for name in (f"v{visitor}", f"a{address}"):
            left = self._sockets.get(name, 0) - 1
            if left > 0:
                self._sockets[name] = left
            else:
                self._sockets.pop(name, None)
