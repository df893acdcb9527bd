"""Options that do not fit are explained in words; those that fit can be played with."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import game
from orrery.telling.options import misfit
from orrery.text import LANGUAGES, Words


@pytest.mark.parametrize(
    ("name", "players", "wanted", "told"),
    [
        ("race", 7, {}, "race is for 2, 3 and 4 players, not for 7: name as many seats."),
        ("race", 3, {"experienced": "yes"}, "experienced=yes is for 2 players, not for 3."),
        ("race", 2, {"experienced": "maybe"}, 'The option experienced can be no and yes, not "maybe".'),
        ("race", 2, {"colour": "red"}, 'There is no option "colour". Known options: experienced, '),
        ("warpgate", 2, {"round-limit": "0"}, 'The option round-limit is a whole number from 1 to 99, not "0".'),
        ("warpgate", 2, {"round-limit": "²"}, 'The option round-limit is a whole number from 1 to 99, not "²".'),
        ("race", 2, {"round-limit": "9" * 80}, "The option round-limit is a whole number from 0 to 999,999, not"),
        ("race", 2, {"round-limit": "-1"}, "The option round-limit is a whole number"),
        ("warpgate", 2, {"data": "mine"}, "the data mine are missing (this is Warpgate with "),
    ],
)
def test_what_does_not_fit(name: str, players: int, wanted: dict[str, str], told: str) -> None:
    wrong = misfit(game(name), players, wanted)
    assert wrong is not None
    said = {lang: Words(lang).fault(wrong) for lang in LANGUAGES}
    assert said["en"].startswith(told)
    assert said["de"] != said["en"]
    with pytest.raises(ValueError):
        game(name).configure(players, wanted)


@pytest.mark.parametrize(
    ("name", "players", "wanted"),
    [
        ("race", 2, {}),
        ("race", 2, {"experienced": "yes", "round-limit": "12"}),
        ("race", 4, {"experienced": "no"}),
        ("warpgate", 6, {"round-limit": "99", "sides": "B"}),
    ],
)
def test_what_fits(name: str, players: int, wanted: dict[str, Any]) -> None:
    assert misfit(game(name), players, wanted) is None
    assert wanted.items() <= game(name).configure(players, wanted).items()
