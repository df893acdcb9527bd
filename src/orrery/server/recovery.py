"""Recovery: a person takes their seats along to another browser with a code and a passphrase. The code is too long to
be guessed; the passphrase protects it if somebody finds the paper. The server stores neither."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hmac import compare_digest
from math import ceil
from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from orrery.server.devices import Devices, add
from orrery.server.errors import ApiError, Denied
from orrery.server.limits import Allowance, Buckets
from orrery.server.links import hashed, new_secret, visitor_of
from orrery.server.schema import RECOVERY, SITTINGS, TABLES
from orrery.server.store import Store, Taken

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs: none that looks like another one."""
MISREAD = str.maketrans("OILU", "011V")
GROUPS, GROUP = 7, 4
"""Seven groups of four signs: 140 random bits."""
SHORTEST = 10
"""Signs of a passphrase, at least."""
SLOW: dict[str, Any] = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 << 20, "dklen": 32}
"""scrypt: 32 MB and about a tenth of a second for each attempt."""
TRIES = Allowance(10, 1 / 300)
"""Attempts with the same code: ten, then one in five minutes."""
MOST_WAITING = 20
"""So many may wait while another attempt is being checked."""


@dataclass(slots=True)
class Recovery:
    """The codes of a house. One attempt is checked after the other; so many have been `checked`."""

    store: Store
    devices: Devices
    clock: Callable[[], float] = time
    tries: Buckets = field(default_factory=lambda: Buckets(TRIES))
    checked: int = 0
    _checking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0

    async def new_code(self, visitor: str, device: str, name: str, passphrase: str) -> str:
        """A new code for this visitor; the one before is no longer valid. Denied if the passphrase is short, or if
        there is nothing to take along."""
        if len(plain(passphrase)) < SHORTEST:
            raise Denied("passphrase", number=SHORTEST)
        if not await self.store.read(partial(tables_of, visitor=visitor)):
            raise Denied("empty-handed")
        code, salt = new_code(), secrets.token_hex(16)
        proof = await self._slowly(code, passphrase, salt)
        row = {"visitor": visitor, "code": hashed(code), "salt": salt, "proof": proof}

        def change(connection: Connection) -> None:
            add(connection, device, visitor, name, self.clock())
            connection.execute(delete(RECOVERY).where(RECOVERY.c.visitor == visitor))
            connection.execute(insert(RECOVERY).values(row))

        try:
            await self.store.write(change)
        except Taken:
            raise Denied("busy", "server-busy") from None
        await self.devices.load(self.store, device)
        return written(code)

    async def recover(self, visitor: str, name: str, code: str, passphrase: str, leave: bool) -> str:
        """A token with which this browser stands for the person whose code this is (empty if it does already). The same
        answer after the same time, whatever was wrong. What the browser has already does not move along: `leave` it
        knowingly."""
        if not leave and (held := await self.store.read(partial(tables_of, visitor=visitor))):
            raise Denied("holds", number=held)
        code = read(code)
        if wait := self.tries.wait(hashed(code), 1):
            raise ApiError(429, "limit", "server-limit", retry=ceil(wait), seconds=ceil(wait))
        query = select(RECOVERY).where(RECOVERY.c.code == hashed(code))
        row = await self.store.read(lambda connection: connection.execute(query).first())
        proof = await self._slowly(code, passphrase, row.salt if row is not None else secrets.token_hex(16))
        if row is None or not compare_digest(proof, row.proof):
            raise Denied("recover")
        if row.visitor == visitor:
            return ""
        token = new_secret()
        device = visitor_of(token)
        await self.store.write(partial(add, device=device, visitor=row.visitor, name=name, now=self.clock()))
        await self.devices.load(self.store, device)
        return token

    async def _slowly(self, code: str, passphrase: str, salt: str) -> str:
        """The slow hash, in a thread, one at a time. Denied if too many wait for it."""
        if self._waiting >= MOST_WAITING:
            raise Denied("busy", "server-busy")
        self._waiting += 1
        try:
            async with self._checking:
                self.checked += 1
                return await asyncio.to_thread(proof_of, code, passphrase, salt)
        finally:
            self._waiting -= 1


def proof_of(code: str, passphrase: str, salt: str) -> str:
    """What shows that somebody has both. The code is in it: without it, even a short passphrase cannot be guessed."""
    both = f"{code} {plain(passphrase)}".encode("utf-8", "surrogatepass")
    return hashlib.scrypt(both, salt=bytes.fromhex(salt), **SLOW).hex()


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(GROUPS * GROUP))


def written(code: str) -> str:
    """A code as people copy it: in groups."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def read(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(sign for sign in code.upper().translate(MISREAD) if sign in SIGNS)


def plain(passphrase: str) -> str:
    """A passphrase, whichever keyboard wrote it."""
    return " ".join(unicodedata.normalize("NFKC", passphrase).split())


def tables_of(connection: Connection, visitor: str) -> int:
    """At how many tables a visitor sits, watches or is the owner."""
    seats = select(SITTINGS.c.table_id).where(SITTINGS.c.visitor == visitor)
    owned = select(TABLES.c.id).where(TABLES.c.owner == visitor)
    return len({*connection.execute(seats).scalars(), *connection.execute(owned).scalars()})
