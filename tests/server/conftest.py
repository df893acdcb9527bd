"""What the tests of the server share: a running one, and browsers at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, database
from tests.server.playing import Browser, Served, serving

Visit = Callable[..., Browser]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits. All tests of a file share it: each opens its own tables."""
    with serving(tmp_path_factory.mktemp("served") / "orrery.db") as it:
        yield it


@pytest.fixture
def visit(served: Served) -> Iterator[Visit]:
    """New browsers at the server."""
    browsers: list[Browser] = []

    def new(lang: str = "en") -> Browser:
        browsers.append(Browser(served.url, lang))
        return browsers[-1]

    yield new
    for browser in browsers:
        browser.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path}/orrery.db"


@pytest.fixture(params=KINDS)
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of every kind, one after the other."""
    with database(request.param, tmp_path) as it:
        yield it


@pytest.fixture
def house_url(tmp_path: Path) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with database("postgresql", tmp_path) as it:
        yield it
