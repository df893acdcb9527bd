"""Figures: the page's types are those of the shapes, and what boards are sent fits the shapes exactly."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from orrery.core.table import Table
from orrery.games import game, part
from orrery.lab.typescript import BOARDS, drawn, typed, written
from orrery.server.views import shown, speaking


@pytest.mark.parametrize("name", drawn())
def test_the_page_is_built_with_these_types(name: str) -> None:
    kept = (BOARDS / name / "figures.ts").read_text(encoding="utf-8")
    assert kept == written(name), "write them anew: python -m orrery.lab.typescript"


def test_types_as_typescript_has_them() -> None:
    assert typed(list[int | None]) == "(number | null)[]"
    assert typed(dict[str, list[tuple[int, float]]]) == "Record<string, [number, number][]>"
    with pytest.raises(TypeError):
        typed(set[int])


@pytest.mark.parametrize(("name", "players"), [("race", 3), ("warpgate", 4), ("ti3", 4), ("ti4", 4)])
def test_what_is_sent_fits_the_shapes(name: str, players: int) -> None:
    shapes: Any = part(name, "board.shapes")
    table, dice = Table.new(game(name), players, {}, seed=8), Random(8)
    words = {seat: speaking(table, "en", ["Ada"] * players, seat) for seat in range(-1, players)}
    for number in range(400):
        if table.over:
            break
        if number % 7 == 0:
            for seat, said in words.items():
                figures = shown(table, seat, said).figures
                sent = msgspec.json.encode(figures)
                assert msgspec.json.encode(msgspec.json.decode(sent, type=shapes.Figures, strict=True)) == sent
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
