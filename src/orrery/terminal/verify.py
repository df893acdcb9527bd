"""`orrery verify`: replays records and compares every answer, fingerprint and result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

from orrery.core.game import Game
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, chosen_language, game_finder, speaking
from orrery.text import Words

MISMATCH = 1


def verify(
    *paths: Annotated[Path, option("cli-verify-paths")],
    lang: Annotated[str | None, option("cli-lang")] = None,
    data: Annotated[Path | None, option("cli-data")] = None,
) -> int:
    try:
        words = Words(chosen_language(lang))
        if not paths:
            raise Wrong("wrong-verify-nothing")
        files = list(found(paths))
        if not files:
            raise Wrong("wrong-verify-empty", paths=[str(p) for p in paths])
        bad, games = 0, game_finder(data)
        for file in files:
            good, line = checked(file, words, games)
            bad += not good
            print(line, flush=True)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    print(words.text("verify-summary", number=len(files), bad=bad))
    return MISMATCH if bad else 0


def found(paths: Sequence[Path]) -> Iterator[Path]:
    """The files to check; for a folder, all records in it and below."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.jsonl"))
        else:
            yield path


def checked(path: Path, words: Words, games: Callable[[str], Game]) -> tuple[bool, str]:
    """Whether a record agrees with the rules, and a line that says so or says where it does not."""
    try:
        record = Record.load(path, games)
    except BadRecord as error:
        return False, words.told("verify-foreign" if error.foreign else "verify-damaged", path=path, reason=error)
    except OSError as error:
        return False, words.told("verify-unread", path=path, reason=error)
    report = record.verify()
    if report.ok:
        state = "over" if record.end is not None else "open"
        return True, words.text("verify-good", path=str(path), entries=len(record.entries), state=state)
    return False, words.text(
        "verify-bad",
        path=str(path),
        entry=report.entry,
        line=report.line,
        recorded=str(words.plain(report.expected))[:200],
        found=str(words.plain(report.found))[:200],
    )
