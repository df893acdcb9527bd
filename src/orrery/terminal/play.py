"""`orrery play`: works out the seats, the options and the save file, then starts the sitting."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Annotated

from orrery import __version__
from orrery.bots import CODES, SPECS, Bot, make
from orrery.bots.advice import ADVISER
from orrery.core.chance import SEED_BITS
from orrery.core.game import Game
from orrery.core.history import Mismatch
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.terminal.drawing import drawing
from orrery.terminal.help import option as opt
from orrery.terminal.screen import ColourScreen, PlainScreen, Screen, plainly
from orrery.terminal.sitting import Seat, Sitting
from orrery.terminal.wrong import Wrong, chosen_language, known_game, known_options, known_record, speaking
from orrery.text import Words

YOU = "you"
GAME = "race"
SHORT_BITS = 32
"""Short enough for a seed that somebody may want to type in again."""
BOT_BITS = 63


def play(
    game: Annotated[str | None, opt("cli-play-game")] = None,
    /,
    *,
    seats: Annotated[str | None, opt("cli-play-seats")] = None,
    lang: Annotated[str | None, opt("cli-lang")] = None,
    seed: Annotated[int | None, opt("cli-play-seed")] = None,
    option: Annotated[list[str] | None, opt("cli-play-option", negative="")] = None,
    plain: Annotated[bool, opt("cli-plain", negative="")] = False,
    record: Annotated[Path | None, opt("cli-play-record")] = None,
    resume: Annotated[Path | None, opt("cli-play-resume")] = None,
    auto: Annotated[bool, opt("cli-play-auto")] = True,
    data: Annotated[Path | None, opt("cli-data")] = None,
) -> int:
    try:
        spoken = chosen_language(lang)
        if resume is not None:
            if game is not None or seed is not None or option:
                raise Wrong("wrong-resume")
            table, save_file, notes = _continued(resume, seats, record, data, spoken)
        else:
            played = known_game(game or GAME, data)
            table, save_file, notes = _fresh(played, seats or default_seats(played), seed, option, record, spoken)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    draw = drawing(table.game.name)
    screen: Screen = PlainScreen(draw) if plainly(plain) else ColourScreen(draw)
    names = [seat.name for seat in save_file.seats]
    words = Words(spoken, table.game.name, names, data=table.config.get("data", ""))
    sitting = Sitting(table, save_file.seats, words, screen, draw, save_file, auto)
    if resume is not None:
        sitting.skip_to_round()
    screen.say(*notes)
    return sitting.run()


def default_seats(game: Game) -> str:
    """One person against as few bots as the game allows."""
    return ",".join([YOU, *[ADVISER] * (min(game.players) - 1)])


Start = tuple[Table, "Autosave", list[str]]


def _fresh(
    game: Game, specs: str, seed: int | None, options: list[str] | None, record: Path | None, lang: str
) -> Start:
    words = Words(lang)
    seed = secrets.randbits(SHORT_BITS) if seed is None else seed
    if not 0 <= seed < 1 << SEED_BITS:
        raise Wrong("wrong-seed", given=seed)
    given = split(specs)
    config = known_options(game, len(given), options or [])
    seats = seated(given, seed, words)
    path = new_file(record) if record is not None else default_path(game.name, seed)
    table = Table.new(game, len(seats), config, seed=seed)
    title = Words(lang, game.name).text(f"{game.name}-title")
    notes = [words.text("play-welcome", game=title, seed=str(seed)), words.text("play-help")]
    return table, Autosave(path, seats), notes


def _continued(path: Path, specs: str | None, record: Path | None, data: Path | None, lang: str) -> Start:
    it = known_record(path, data)
    words = Words(lang)
    made = it.head.made if isinstance(it.head.made, dict) else {}
    given = split(specs) if specs is not None else made.get("seats")
    if not isinstance(given, list) or len(given) != it.head.players or not all(isinstance(g, str) for g in given):
        raise Wrong("wrong-resume-seats", players=it.head.players)
    try:
        table, report = it.resume()
    except Mismatch as error:
        raise Wrong("wrong-record", path=path, reason=error) from None
    seats = seated(given, it.head.seed + len(it.entries), words)
    notes = [words.text("play-resumed", path=str(path))]
    if report.resumed:  # what was given up stays in the old file
        path = unused(path.with_stem(f"{path.stem}-resumed"))
        notes.append(words.text("play-resumed-from-snapshot", dropped=report.dropped))
    save_file = Autosave(new_file(record) if record is not None else path, seats)
    taken = made.get("takebacks")
    save_file.takebacks = taken if isinstance(taken, int) else 0
    return table, save_file, notes


def split(specs: str) -> list[str]:
    """The seats in a comma-separated list; a bot's settings may contain commas too ("search:ms=500,rounds=2")."""
    return [spec.strip() for spec in re.split(r",(?!\s*\w+=)", specs) if spec.strip()]


def seated(specs: Sequence[str], seed: int, words: Words) -> list[Seat]:
    """The seats: `you`, `you:Name`, or the spec of a bot. Equal names are numbered."""
    seats = [_seat(spec, place, seed, words) for place, spec in enumerate(specs)]
    for name in {seat.name for seat in seats}:
        same = [seat for seat in seats if seat.name == name]
        for number, seat in enumerate(same if len(same) > 1 else [], 1):
            seat.name = f"{name} {number}"
    return seats


def _seat(spec: str, place: int, seed: int, words: Words) -> Seat:
    who, _, name = spec.partition(":")
    if who == YOU:
        return Seat(spec, name.strip() or words.text("seat-person"))
    if who not in SPECS and who not in CODES:
        raise Wrong("wrong-seat", given=spec, known=[YOU, f"{YOU}:NAME", *SPECS])
    try:
        bot: Bot = make(spec, (seed * 31 + place) % (1 << BOT_BITS))
    except ValueError as error:
        raise Wrong("wrong-seat-setting", given=spec, reason=error) from None
    return Seat(spec, bot.name, bot)


def default_path(game: str, seed: int) -> Path:
    """Where a game is saved by default."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "orrery"
    with suppress(OSError):  # without a folder, saving will report it
        folder.mkdir(parents=True, exist_ok=True)
    return unused(folder / f"{game}-{seed}.jsonl")


def unused(path: Path) -> Path:
    """The path, or the next numbered one like it that does not exist yet."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(p for p in chain([path], numbered) if not p.exists())


def new_file(path: Path) -> Path:
    """The path, if it does not exist yet and can be created."""
    if path.exists():
        raise Wrong("wrong-record-exists", path=path)
    if not path.absolute().parent.is_dir():
        raise Wrong("wrong-folder", path=path, folder=path.absolute().parent)
    return path


class Autosave:
    """Saves the record of a sitting after every answer, so that nothing is ever lost."""

    def __init__(self, path: Path, seats: list[Seat]) -> None:
        self.path = path
        self.seats = seats
        self.takebacks = 0
        self.trouble: OSError | None = None

    def record(self, table: Table) -> Record:
        """The record of the current position."""
        made: dict[str, object] = {"by": f"orrery {__version__}", "seats": [seat.spec for seat in self.seats]}
        if self.takebacks:
            made["takebacks"] = self.takebacks
        return Record.of(table, [seat.name for seat in self.seats], made)

    def save(self, table: Table) -> None:
        """Save the game; if that fails, `trouble` says why and the next save tries again."""
        try:
            self.record(table).save(self.path)
            self.trouble = None
        except OSError as error:
            self.trouble = error
