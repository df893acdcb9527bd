"""Places: where the games are kept, by what was typed, the environment or the system's custom; and how that is told."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from orrery.core.fault import Fault
from orrery.terminal.wrong import Wrong

DATABASE = "ORRERY_DATABASE"


def database_url(given: str | None) -> str:
    """The database from the option or the environment, or else a file in the user's data folder."""
    wanted = given or os.environ.get(DATABASE, "")
    if "://" in wanted:
        return wanted
    path = Path(wanted).expanduser() if wanted else data_folder() / "orrery.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong("wrong-database", database=path, reason=reason_of(error)) from None
    return f"sqlite:///{path.absolute()}"


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "orrery"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orrery"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "orrery"


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    if url.startswith("sqlite:///"):
        return url.removeprefix("sqlite:///")
    parts = urlsplit(url)
    return url.replace(f":{parts.password}@", ":***@") if parts.password else url


def reason_of(error: BaseException) -> str | BaseException:
    """What went wrong: something that can be told in any language, or its first line as it was said."""
    if isinstance(error, ExceptionGroup):
        return reason_of(error.exceptions[0])
    if isinstance(error, (Fault, OSError)):
        return error
    told = str(getattr(error, "orig", None) or error) or type(error).__name__
    return str(told).splitlines()[0].rstrip(".")
