"""Hosts: the names a server answers to. A page elsewhere may give its own name the address of this computer and then
ask it as if it were its own; that name is not among these."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names, without ports; `addresses`: any plain address is one as well."""

    names: frozenset[str] = LOOPBACK
    addresses: bool = True

    @classmethod
    def of(cls, site: str, more: tuple[str, ...] = ()) -> Hosts:
        """For a site behind a proxy its name; else the names and addresses of this computer."""
        told = {name for each in more if (name := name_in(each)) is not None}
        if site:
            return cls(LOOPBACK | told | {urlsplit(site).hostname or ""}, addresses=False)
        here = socket.gethostname().lower()
        return cls(LOOPBACK | told | {here, f"{here.partition('.')[0]}.local"})

    def know(self, host: str) -> bool:
        """Whether a Host header has one of the names."""
        name = name_in(host)
        if name is None:
            return False
        return name in self.names or (self.addresses and is_address(name))


def name_in(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is none."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.hostname.rstrip(".") if parts.hostname and parts.port != -1 and parts.netloc == host else None
    except ValueError:
        return None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
