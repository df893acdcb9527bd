"""For every test of the tellers: missing words are errors."""

import pytest


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
