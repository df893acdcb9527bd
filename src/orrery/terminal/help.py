"""Help texts of the command line, in the language of the locale."""

from __future__ import annotations

import os
from typing import Any

from cyclopts import Parameter

from orrery.text import language, one_liners


def helps(key: str) -> str:
    """A help text."""
    return one_liners(language(os.environ))[key]


def option(key: str, **more: Any) -> Parameter:
    """A parameter of a command with its help text."""
    return Parameter(help=helps(key), show_default=False, **more)
