"""Private: only who owns a SQLite file may read it. Hands are in there, and what people say to each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import structlog
from sqlalchemy import make_url

log = structlog.get_logger("orrery.store")

OWNER_ONLY, OTHERS = 0o600, 0o077
BESIDE = ("-wal", "-shm")
"""What SQLite puts beside a file; it gives new ones the rights of the file."""


def file_of(url: str) -> Path | None:
    """The SQLite file of a database."""
    made = make_url(url)
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def create(url: str) -> None:
    """Create a new SQLite file for its owner only. If that fails, opening it says why."""
    path = file_of(url)
    if path is not None and not path.exists() and path.parent.is_dir():
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        except OSError as error:
            log.debug("the database could not be created", reason=error.strerror)


def keep_private(url: str) -> None:
    """A database that others may read is mended, and that is logged."""
    path = file_of(url)
    if path is None or sys.platform == "win32":
        return
    for it in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        try:
            if it.stat().st_mode & OTHERS:
                it.chmod(OWNER_ONLY)
                log.warning("others could read the database; now they cannot", file=it.name)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("others may be able to read the database", file=it.name, reason=error.strerror)
