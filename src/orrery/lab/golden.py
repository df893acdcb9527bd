"""Golden playthroughs: one game for each player count and variant, kept as a record and as readable text.
A change to the rules shows up in them as a readable diff."""

# python -m orrery.lab.golden         rewrites records/<game>/<name>.jsonl and .txt for all games
# python -m orrery.lab.golden ti3     those of one game
# python -m orrery.lab.golden --seek vote ti4 3-players     seeds with which the players of a game are asked that
#
# The text, line by line:
#   > seat kind: answer          an answer (with the track in brackets inside a `together`)
#   ~ kind: outcome              what chance decided, and who saw it
#   key argument=value ...       the journal
#   = digest                     the state where a round begins

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from orrery.bots.knowledge import knowledge
from orrery.core.ask import Decision, Kind
from orrery.core.codec import Codec
from orrery.core.history import Entry, is_chance
from orrery.core.record import Record
from orrery.core.state import EVERYONE
from orrery.core.table import Table
from orrery.core.together import MAIN
from orrery.games import NAMES, game

ROOT = Path(__file__).parents[3]


class Golden(NamedTuple):
    """A golden game: its set-up, the seed for deals and players, and whether they play boldly or well. If they play
    well, their answers are taken from the record, since bots change."""

    game: str
    name: str
    players: int
    options: Mapping[str, str]
    seed: int
    well: bool = False
    bold: bool = False

    @property
    def path(self) -> Path:
        """The record; the text is next to it."""
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
    "machines": "instead",
    "planetfall": "last-fight",
    "round-limit": "5",
}
WARPGATE_TOKENS = {
    "token-takes": "deck",
    "trade-token": "any",
    "objectives-per-control": "sector",
    "dead-planet": "gap",
    "planet-copy": "ships",
    "sides": "B",
    "round-limit": "6",
}
SHORT = {"round-limit": "3"}
"""A long game for many players is kept only up to this point."""
TWILIGHT_OPTIONS = (
    ("galaxy", "build"),
    ("races", "choose"),
    ("long-war", "on"),
    ("long-war", "no-end-card"),
    ("imperial", "ancient-throne"),
    ("imperial", "star-in-the-crown"),
    ("age-of-empire", "on"),
    ("homeworlds", "on"),
    ("sabotage-runs", "on"),
    ("distant-suns", "on"),
    ("leaders", "on"),
)
"""Twilight Imperium's options, each on its own."""
TWILIGHT_TOGETHER = {
    "long-war-with-leaders": {"long-war": "on", "leaders": "on", "sabotage-runs": "on", "imperial": "ancient-throne"},
    "age-of-empire-far-away": {"age-of-empire": "on", "distant-suns": "on", "homeworlds": "on", "races": "choose"},
    "built-for-the-crown": {"galaxy": "build", "imperial": "star-in-the-crown", "leaders": "on", "distant-suns": "on"},
    "everything": {
        "galaxy": "build",
        "races": "choose",
        "long-war": "no-end-card",
        "imperial": "ancient-throne",
        "age-of-empire": "on",
        "homeworlds": "on",
        "sabotage-runs": "on",
        "distant-suns": "on",
        "leaders": "on",
    },
}
"""Combinations of Twilight Imperium's options; the last one with every ruling in its other reading."""


TELLING = {
    "distant-suns-on": 400, "galaxy-build": 203, "3-players": 205, "4-players": 36, "leaders-on": 701,
    "homeworlds-on": 700, "everything": 701,
}  # fmt: skip
"""Seeds of Twilight Imperium games that reach rare questions."""


def twilight() -> Iterator[Golden]:
    """Twilight Imperium 3: each player count, each option alone, some combined, all rulings in their other readings."""
    for it in _twilight():
        yield it._replace(seed=TELLING.get(it.name, it.seed))


def _twilight() -> Iterator[Golden]:
    it = game("ti3")
    for players in it.players:
        yield Golden("ti3", f"{players}-players", players, {}, players)
    for place, (option, value) in enumerate(TWILIGHT_OPTIONS):
        yield Golden("ti3", f"{option}-{value}", it.players[place % 4], {option: value}, 28 + place)
    otherwise = {ruling.name: ruling.values[1] for ruling in it.rulings if not ruling.numeric}
    for place, (name, options) in enumerate(TWILIGHT_TOGETHER.items()):
        more = {**otherwise, "round-limit": "9"} if name == "everything" else {}
        yield Golden("ti3", name, it.players[place % 4], {**options, **more}, 34 + place)
    yield Golden("ti3", "played-well", 6, {}, 40, well=True)
    yield Golden("ti3", "played-well-with-options", 3, TWILIGHT_TOGETHER["long-war-with-leaders"], 41, well=True)


FOURTH_MAP = "65 19 43 30 20 80 60 21 73 76 34 66 59 35 44 48 33 37 -1 -1 69 0 77 -1 -1 -1 79 0 64 -1 -1 -1 75 0 36 -1"
"""A map of Twilight Imperium 4 for three, as players exchange it."""
FOURTH_OPTIONS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("galaxy-build", 4, {"galaxy": "build", "factions": "choose"}),
    ("map", 3, {"galaxy": FOURTH_MAP}),
    ("layout-other-5", 5, {"layout": "other"}),
    ("layout-other-6", 6, {"layout": "other"}),
    ("layout-other-7", 7, {"layout": "other"}),
    ("layout-other-8", 8, {"layout": "other"}),
    ("draft", 4, {"draft": "slices", "spare-slices": "2", "spare-factions": "4", "bans": "1"}),
    ("draft-7", 7, {"draft": "slices"}),
    ("goal-14", 4, {"goal": "14"}),
    ("rare-factions", 6, {}),
    ("more-rare-factions", 6, {}),
)
FOURTH_SEEDS = {
    "rare-factions": 1307,
    "more-rare-factions": 287,
    "3-players": 15,
    "4-players": 9,
    "base-3-players": 12,
    "other-rulings": 14,
}
"""Seeds of Twilight Imperium 4 games that come to the agenda phase (--seek vote), or with factions that few of the
others have: every faction plays at least twice."""
FOURTH_ROUNDS = {"3-players": 5, "4-players": 4, "base-3-players": 5, "other-rulings": 4}
"""Longer ones, for that; all others end after two or three rounds."""


def fourth() -> Iterator[Golden]:
    """Twilight Imperium 4: each player count with and without the expansion, each option, all rulings in their other
    readings; the first rounds."""
    none: dict[str, str] = {}
    counts = [(f"{players}-players", players, none) for players in game("ti4").players]
    base = [(f"base-{players}-players", players, {"expansion": "base"}) for players in (3, 4, 5, 6)]
    otherwise = {ruling.name: ruling.values[1] for ruling in game("ti4").rulings}
    for name, players, options in (*counts, *base, *FOURTH_OPTIONS, ("other-rulings", 4, otherwise)):
        rounds = {"round-limit": str(FOURTH_ROUNDS.get(name, 3 if players < 5 else 2))}
        yield Golden("ti4", name, players, {**options, **rounds}, FOURTH_SEEDS.get(name, players), bold=True)


GOLDEN = (
    Golden("race", "2-players", 2, {}, 2),
    Golden("race", "3-players", 3, {}, 3),
    Golden("race", "4-players", 4, {}, 4),
    Golden("race", "experienced", 2, {"experienced": "yes", "start-good": "after"}, 5),
    Golden("race", "first-game", 3, {"first-game": "yes"}, 6),
    Golden("race", "other-rulings", 4, RACE_OTHERWISE, 7),
    Golden("warpgate", "2-players", 2, {}, 2),
    Golden("warpgate", "3-players", 3, {"round-limit": "5"}, 3),
    Golden("warpgate", "4-players", 4, {"round-limit": "4"}, 4),
    Golden("warpgate", "5-players", 5, SHORT, 5),
    Golden("warpgate", "6-players", 6, SHORT, 6),
    Golden("warpgate", "other-rulings", 2, WARPGATE_OTHERWISE, 7),
    Golden("warpgate", "other-tokens", 2, WARPGATE_TOKENS, 8),
    *twilight(),
    *fourth(),
)


FREELY = 0.05
"""How often an open offer is answered before a question."""


def eager(asked: Decision[Any], dice: Random) -> Any:
    """A random answer, but never a pass if there is something to do, so that more happens."""
    if asked.FORM == "choose":
        active = [value for value in asked.options() if value is not None]
        if active:
            return dice.choice(active)
    return asked.sample(dice)


LOOKED_AT = 20
"""How many systems a bold player looks at before activating one."""
TRIES = 4
"""How many answers a bold player thinks of."""
READY, OFTEN = 0.9, 0.6
"""How often a bold player says yes, and moves ships rather than something else."""


def bold(table: Table, track: int, dice: Random) -> Any:
    """A random answer of somebody who goes for the middle of the galaxy with all there is: a system that ships can move
    to, the innermost first, the largest of a few random fleets and landings, and seldom no."""
    asked = {**table.pending, **table.offers}[track]
    if asked.kind.name == "activate":
        options = list(asked.options())
        some = sorted(dice.sample(options, min(LOOKED_AT, len(options))))
        return next((value for value in some if _leads_to(table, track, value, "move_from")), options[0])
    if asked.kind.name == "act":
        deeds = {asked.encode(value): value for value in asked.options()}
        if len(deeds) > 1:
            deeds.pop("pass", None)
        if "tactical" in deeds and dice.random() < OFTEN:
            return deeds["tactical"]
        return dice.choice(list(deeds.values()))
    if asked.FORM == "confirm" and asked.refuse(True) is None:
        return dice.random() < READY or asked.refuse(False) is not None
    tries = [eager(asked, dice) for _ in range(TRIES)]
    return max(tries, key=len) if asked.kind.many else tries[0]


def _leads_to(table: Table, track: int, value: Any, kind: str) -> bool:
    """Whether an answer leads to a question of some kind."""
    copy = table.clone()
    copy.put(track, value)
    return any(asked.kind.name == kind for asked in copy.pending.values())


ANY_RULES = "any"
"""The rules fingerprint of golden games: they stay the same as long as the rules play the same."""

Player = Callable[[Table], tuple[int, Any]]
"""Decides which track is answered next at a table, and with what."""


def eagerly(it: Golden) -> Player:
    """All seats answer at random, open offers included now and then."""
    dice = Random(it.seed)

    def answer(table: Table) -> tuple[int, Any]:
        open_to = table.offers if table.offers and dice.random() < FREELY else table.pending
        track = dice.choice(sorted(open_to))
        return track, bold(table, track, dice) if it.bold else eager(open_to[track], dice)

    return answer


def well(it: Golden) -> Player:
    """All seats follow the bots' instinct for the game."""
    dice, instinct = Random(it.seed), knowledge(it.game).instinct

    def answer(table: Table) -> tuple[int, Any]:
        track, asked = next(iter(table.pending.items()))
        return track, instinct(table, track, asked, dice)

    return answer


def as_kept(it: Golden) -> Player:
    """All seats answer as in the record."""
    answers = (
        (track, value) for track, who, kind, value in Record.load(it.path, games=game).entries if isinstance(kind, Kind)
    )
    return lambda table: next(answers)


def play(it: Golden, player: Player | None = None) -> tuple[Record, str]:
    """Play a golden game: its record and its text."""
    player = player or (as_kept(it) if it.well else eagerly(it))
    table = Table.new(game(it.game), it.players, it.options, seed=it.seed)
    lines = [f"# {it.game}, {it.players} players, {dict(it.options) or 'no options'}, seed {it.seed}"]
    written = told = marked = 0
    while True:
        lines += [_entry(table, entry) for entry in table.entries[written:]]
        lines += [_event(table.game.codec, *line) for line in table.journal[told:]]
        lines += [f"= {table.game.codec.fingerprint(mark.state)}" for mark in table.snapshots[marked:]]
        written, told, marked = len(table.entries), len(table.journal), len(table.snapshots)
        if not table.pending:
            break
        table.put(*player(table))
    lines.append(f"# scores {table.game.score(table.state)}, winners {table.game.winners(table.state)}")
    record = Record.of(table, made={"by": "python -m orrery.lab.golden"})
    record.head.rules = ANY_RULES
    return record, "\n".join(lines) + "\n"


def _entry(table: Table, entry: Entry) -> str:
    track, who, kind, value = entry
    many = is_chance(entry) or kind.many
    said = " ".join(str(kind.noun.encode(v)) for v in value) if many else kind.noun.encode(value)
    where = "" if track == MAIN else f" [{track}]"
    if is_chance(entry):
        seen = [str(seat) for seat in range(table.players) if who >> seat & 1]
        return f"~ {kind.name}{where}: {said} (seen by {', '.join(seen) or 'nobody'})"
    return f"> {who} {kind.name}{where}: {said}"


def _event(codec: Codec, key: str, only: int, args: Mapping[str, Any]) -> str:
    """A journal line, its arguments by name: numbers change when a card or a race is added."""
    said = [key, *(f"{name}={_words(value)}" for name, value in codec.write_arguments(args).items())]
    return " ".join(said) + ("" if only == EVERYONE else f" (only to {only})")


def _words(value: Any) -> str:
    """Names are joined; numbers stay a tuple."""
    if not isinstance(value, (list, tuple)):
        return str(value)
    named = any(isinstance(one, str) for one in value)
    return "+".join(map(_words, value)) if named else str(tuple(value))


SEEDS = 60
"""How many seeds are tried."""


def seek(it: Golden, kind: str) -> Iterator[tuple[int, int]]:
    """The seeds with which somebody is asked a question of some kind in a golden game, and how long these games are."""
    for seed in range(SEEDS):
        record, _ = play(it._replace(seed=seed))
        if any(entry[2].name == kind for entry in record.entries):
            yield seed, len(record.entries)


def main() -> None:
    """Rewrite the golden games: all, or those of the named games. Or look for seeds."""
    if sys.argv[1:2] == ["--seek"]:
        kind, name, *names = sys.argv[2:]
        for it in (golden for golden in GOLDEN if golden.game == name and golden.name in names):
            for seed, entries in seek(it, kind):
                print(f"{it.name}: seed {seed}, {entries} entries", flush=True)
        return
    wanted = sys.argv[1:] or NAMES
    for it in (golden for golden in GOLDEN if golden.game in wanted):
        record, text = play(it, well(it) if it.well else None)
        it.path.parent.mkdir(parents=True, exist_ok=True)
        record.save(it.path)
        it.path.with_suffix(".txt").write_text(text, encoding="utf-8")
        print(f"{it.path.relative_to(ROOT)}: {len(record.entries)} entries")


if __name__ == "__main__":
    main()
