"""What the Warpgate scenarios share besides the notation: new games, games with their own data, battles in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.core.game import Game
from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games.warpgate import GAME, game_with
from orrery.games.warpgate.rules.data import SECTIONS
from orrery.games.warpgate.rules.state import Warpgate
from tests.warpgate.notation import DATA, DEFAULT_SIDES, Position, action, given, side, tactic

PROJECT = Path(__file__).parents[2] / "src" / "orrery" / "games" / "warpgate" / "data"


def on(table: Table) -> Warpgate:
    """The whole state of a Warpgate table."""
    assert isinstance(table.state, Warpgate)
    return table.state


def fresh(players: int, seed: int = 1, game: Game = GAME, **options: str) -> Table:
    """A new game, with the sides decided unless `sides` says otherwise: the start player is asked for the first
    card."""
    given_options = {"sides": "A"} | {name.replace("_", "-"): value for name, value in options.items()}
    return Table.new(game, players, given_options, seed=seed)


def section(name: str) -> Any:
    """A section of the project's data as plain JSON, free to be changed."""
    return json.loads((PROJECT / SECTIONS[name]).read_text(encoding="utf-8"))[name]


def own_game(folder: Path, **sections: Any) -> Game:
    """Warpgate with some sections of the data replaced."""
    return game_with(own_file(folder, **sections))


def own_file(folder: Path, **sections: Any) -> Path:
    """An owner's data file."""
    path = folder / "own.json"
    path.write_text(json.dumps({"format": 1, "name": "own", **sections}), encoding="utf-8")
    return path


def battle(
    attacker: str,
    defender: str,
    mine: str,
    theirs: str,
    *,
    ships: int = 2,
    how: str = "advance",
    **more: Any,
) -> Position:
    """Seat 0 attacks Eshkol from Ivra with this many ships, and both show a card. Seats are written as in the notation,
    but without a number; `mine` and `theirs` are the cards shown, and it does not matter what else is drawn."""
    it = given(seat_line(0, attacker, mine), seat_line(1, defender, theirs), frames=action(how, 0, 1), **more)
    it.play(f"0 moves {ships} from Ivra to Eshkol")
    return show(it, mine, theirs)


def seat_line(seat: int, line: str, tactic_shown: str) -> str:
    """A seat that owns a card and draws it, and another one, for a battle."""
    name, _, rest = line.partition("|")
    row = DATA.sides[side(name.strip() or DEFAULT_SIDES[seat])]
    shown = DATA.tactics[tactic(tactic_shown)]
    hers = shown.letter != row.letter if shown.kind == "basic" else shown.id == DATA.tactics[row.hero].id
    assert hers or shown.kind != "basic", f"{row.name} has {DATA.tactics[row.hero].name} instead of {shown.name}"
    spare = next(DATA.tactics[t] for t in DATA.basic if DATA.tactics[t].letter not in (row.letter, shown.letter))
    elite = "" if hers else f"| elite: {shown.name}"
    return f"{seat}: {row.name} {row.side} | {rest} {elite} | draws: {shown.name}, {spare.name}"


def show(it: Position, mine: str, theirs: str) -> Position:
    """Both sides show these cards."""
    return it.play(f"0 shows {mine}; 1 shows {theirs}")


def strengths(it: Position) -> tuple[int, int]:
    """The attacker's and the defender's strength in the last battle."""
    told = it.told("strength")[-1]
    return told["mine"], told["theirs"]


def winner(it: Position) -> int:
    """Who won the last battle."""
    seat: int = it.told("wins")[-1]["seat"]
    return seat


def discarded(it: Position, seat: int) -> list[str]:
    """A seat's tactics discard pile by name."""
    return [DATA.tactics[t].name for t in it.state.players[seat].tactics_discard]


def kinds_asked(it: Position) -> dict[int, str]:
    """Which question each seat is asked."""
    return {seat: it.asks(seat) for seat in range(it.table.players) if it.asks(seat)}


def refused(it: Position, sentence: str) -> None:
    """Assert that the sentence is refused (a number out of bounds, which the question itself names), and that nothing
    changes."""
    before = it.state.digest()
    with pytest.raises(Refused):
        it.play(sentence)
    assert it.state.digest() == before
