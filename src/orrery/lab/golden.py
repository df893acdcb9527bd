"""Golden playthroughs: one game for each player count and way to play, kept as a record and as a text to read.
A change of the rules shows in them as a readable difference."""

# python -m orrery.lab.golden         writes records/<game>/<name>.jsonl and .txt for all games anew
#
# The text, line by line:
#   > seat kind: answer          an answer (with the track in brackets inside a `together`)
#   ~ kind: outcome              what chance decided, and who saw it
#   key argument=value ...       the journal
#   = digest                     the state where a round begins

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from orrery.core.agenda import MAIN
from orrery.core.ask import Decision, Noun
from orrery.core.record import Record
from orrery.core.state import EVERYONE
from orrery.core.table import Entry, Table, is_chance
from orrery.games import game

ROOT = Path(__file__).parents[3]


class Golden(NamedTuple):
    """A game that is kept: how it is set up and the seed of its deals and of its players."""

    game: str
    name: str
    players: int
    options: Mapping[str, str]
    seed: int

    @property
    def path(self) -> Path:
        """The record; the text lies beside it."""
        return ROOT / "records" / self.game / f"{self.name}.jsonl"


RACE_OTHERWISE = {
    "first-game": "yes",
    "idle-tactics": "needed",
    "idle-colony-ship": "allowed",
    "first-game-good": "after",
    "round-limit": "9",
}
WARPGATE_OTHERWISE = {
    "factions": "choose",
    "sides": "random",
    "discoveries": "off",
    "available-objectives": "open",
    "end-timing": "start",
    "trade-goods": "many",
    "passing": "free",
    "trade-route": "three",
    "objectives-per-control": "each",
    "round-limit": "5",
}
WARPGATE_TOKENS = {"token-takes": "deck", "trade-token": "any", "sides": "B", "round-limit": "6"}
SHORT = {"round-limit": "3"}
"""A long game for many players is kept as far as this."""

GOLDEN = (
    Golden("race", "2-players", 2, {}, 2),
    Golden("race", "3-players", 3, {}, 3),
    Golden("race", "4-players", 4, {}, 4),
    Golden("race", "experienced", 2, {"experienced": "yes"}, 5),
    Golden("race", "first-game", 3, {"first-game": "yes"}, 6),
    Golden("race", "other-rulings", 4, RACE_OTHERWISE, 7),
    Golden("warpgate", "2-players", 2, {}, 2),
    Golden("warpgate", "3-players", 3, {"round-limit": "5"}, 3),
    Golden("warpgate", "4-players", 4, {"round-limit": "4"}, 4),
    Golden("warpgate", "5-players", 5, SHORT, 5),
    Golden("warpgate", "6-players", 6, SHORT, 6),
    Golden("warpgate", "other-rulings", 2, WARPGATE_OTHERWISE, 7),
    Golden("warpgate", "other-tokens", 2, WARPGATE_TOKENS, 8),
)


def eager(asked: Decision[Any], dice: Random) -> Any:
    """A random answer, but never a pass where there is something to do: more happens in such a game."""
    if asked.FORM == "choose":
        active = [value for value in asked.options() if value is not None]
        if active:
            return dice.choice(active)
    return asked.sample(dice)


def play(it: Golden) -> tuple[Record, str]:
    """Play a golden game: its record and its text."""
    table, dice = Table.new(game(it.game), it.players, it.options, seed=it.seed), Random(it.seed)
    lines = [f"# {it.game}, {it.players} players, {dict(it.options) or 'no options'}, seed {it.seed}"]
    nouns = {kind.noun.name: kind.noun for kind in table.game.kinds.values()}
    written = told = marked = 0
    while True:
        lines += [_entry(table, entry) for entry in table.entries[written:]]
        lines += [_event(nouns, *line) for line in table.journal[told:]]
        lines += [f"= {mark.state.digest()}" for mark in table.snapshots[marked:]]
        written, told, marked = len(table.entries), len(table.journal), len(table.snapshots)
        if not table.pending:
            break
        track = dice.choice(sorted(table.pending))
        table.put(track, eager(table.pending[track], dice))
    lines.append(f"# scores {table.game.score(table.state)}, winners {table.game.winners(table.state)}")
    return Record.of(table, made={"by": "python -m orrery.lab.golden"}), "\n".join(lines) + "\n"


def _entry(table: Table, entry: Entry) -> str:
    track, who, kind, value = entry
    many = is_chance(entry) or kind.many
    said = " ".join(str(kind.noun.encode(v)) for v in value) if many else kind.noun.encode(value)
    where = "" if track == MAIN else f" [{track}]"
    if is_chance(entry):
        seen = [str(seat) for seat in range(table.players) if who >> seat & 1]
        return f"~ {kind.name}{where}: {said} (seen by {', '.join(seen) or 'nobody'})"
    return f"> {who} {kind.name}{where}: {said}"


def _event(nouns: Mapping[str, Noun[Any]], key: str, only: int, args: Mapping[str, Any]) -> str:
    """A line of the journal; arguments called after a noun (or several of it) in that noun's words."""
    said = [key]
    for name, value in args.items():
        if name in nouns:
            value = nouns[name].encode(value)
        elif name.removesuffix("s") in nouns and not isinstance(value, int):
            value = "+".join(str(nouns[name.removesuffix("s")].encode(v)) for v in value)
        said.append(f"{name}={value}")
    return " ".join(said) + ("" if only == EVERYONE else f" (only to {only})")


def main() -> None:
    """Write all golden games anew."""
    for it in GOLDEN:
        record, text = play(it)
        it.path.parent.mkdir(parents=True, exist_ok=True)
        record.save(it.path)
        it.path.with_suffix(".txt").write_text(text, encoding="utf-8")
        print(f"{it.path.relative_to(ROOT)}: {len(record.entries)} entries")


if __name__ == "__main__":
    main()
