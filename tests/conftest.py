"""What all tests share: Hypothesis looks for the same examples in every run, and takes the time it needs; and how the
tests are shared out among several workers (pytest -n 3)."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("orrery", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("orrery")

NEW_OBJECTS = (10_000, 10, 50)
"""So many new objects, and the garbage collector looks at them; after so many looks also at those that stayed; after so
many of these at all. Games are made of many objects that stay."""
FIRST = ("server", "conformance", "ti4", "ti3", "terminal", "telling")
"""The folders whose tests take longest: they begin, so that nobody is left alone with a long test at the end."""
LAST = "web"
"""The folder whose tests end: once a worker has a browser, no other loop runs in it. There, too, what takes longest
begins."""


def alone(test: str) -> str:
    return test


def by_game(test: str) -> str:
    """The first word in the brackets."""
    return re.sub(r".*\[(\w+).*", r"\1", test)


def by_case(test: str) -> str:
    """What is in the brackets, without the number of a seed: the games of a case are played once for all its tests."""
    return re.sub(r".*\[(\d+-)?", "", test)


PARTS: dict[str, Callable[[str], str]] = {
    "tests/conformance/test_conformance.py": by_case,
    "tests/conformance/test_golden.py": by_game,
    "tests/server/test_leaks.py": alone,
    "tests/web/test_games.py": alone,
    "tests/web/test_tables.py": alone,
    "tests/web/test_ti3.py": alone,
    "tests/web/test_ti4_rounds.py": alone,
}
"""A worker takes all tests of a file, since they share what has been prepared for them. Of these files, which take
longest, it takes only a part, told by the name of the test."""


def part(nodeid: str) -> str:
    """What a worker takes at once: a file, or a part of one."""
    file, _, test = nodeid.partition("::")
    return f"{file}::{PARTS[file](test)}" if file in PARTS else file


def rank(nodeid: str) -> int:
    """The place of a test's folder."""
    folder = nodeid.removeprefix("tests/").partition("/")[0]
    if folder == LAST:
        return len(FIRST) + 1 + (nodeid.partition("::")[0] not in PARTS)
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {it: n for n, it in enumerate(dict.fromkeys(part(item.nodeid) for item in items))}
    items.sort(key=lambda item: (rank(item.nodeid), places[part(item.nodeid)]))


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: the garbage collector need not look at it any more."""
    gc.set_threshold(*NEW_OBJECTS)
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each worker gets the next part as soon as it has nearly nothing to do."""
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = part
    return scheduler
