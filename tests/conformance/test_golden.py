"""Golden playthroughs of all games: every record in records/<game> is a game that must still end the same way. A record
dropped there is a test; those named in orrery.lab.golden are also played again and compared as text."""

from __future__ import annotations

from collections import Counter
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from orrery.core.record import Record
from orrery.games import NAMES, game
from orrery.games.ti4.rules.data import FACTIONS
from orrery.lab.golden import GOLDEN, ROOT, Golden, play

RECORDS = sorted((ROOT / "records").glob("*/*.jsonl"))
LONGEST = 60
IDS = [f"{it.game}-{it.name}" for it in GOLDEN]


@cache
def loaded(path: Path) -> Record:
    """A record, read once for everything that is asked of it here."""
    return Record.load(path, games=game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_record_still_fits_the_rules(path: Path) -> None:
    """Every answer is legal, every fingerprint and snapshot the same, and the end is the one that was recorded."""
    report = loaded(path).verify()
    assert report.ok, str(report)


@pytest.mark.parametrize("it", GOLDEN, ids=IDS)
def test_golden_games_come_out_as_they_did(it: Golden) -> None:
    record, text = play(it)
    kept = it.path.with_suffix(".txt").read_text(encoding="utf-8")
    if text != kept:
        changes = unified_diff(kept.splitlines(), text.splitlines(), "as kept", "as played now", lineterm="", n=4)
        shown = "\n".join(list(changes)[:LONGEST])
        pytest.fail(f"{it.name} is played differently now (python -m orrery.lab.golden keeps it so):\n{shown}", False)
    assert record.dumps() == it.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("it", GOLDEN, ids=IDS)
def test_golden_games_end_and_name_their_winners(it: Golden) -> None:
    """That the rules lead to this end is checked where the record is verified."""
    end = loaded(it.path).end
    assert end is not None
    assert len(end.scores) == it.players
    assert end.winners


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_golden_game_for_each_player_count_and_way_to_play(name: str) -> None:
    it, golden = game(name), [g for g in GOLDEN if g.game == name]
    assert {g.players for g in golden} == set(it.players)
    for setting in it.settings + it.rulings:
        if (len(setting.values) > 1 or setting.numeric) and not setting.grows:
            tried = {g.options.get(setting.name, setting.default) for g in golden}
            assert tried - {setting.default}, setting.name


def kinds_in(name: str) -> set[str]:
    """All questions and chances in the golden games of a game."""
    return {entry[2].name for it in GOLDEN if it.game == name for entry in loaded(it.path).entries}


def test_the_golden_games_of_warpgate_show_every_action_and_battles_and_discoveries() -> None:
    shown = kinds_in("warpgate")
    assert {"move", "gather", "route", "drone", "control", "promote", "explore", "tactic", "withdraw", "use"} <= shown


def test_the_golden_games_of_twilight_imperium_ask_nearly_everything() -> None:
    assert set(game("ti3").kinds) - kinds_in("ti3") <= RARE


def test_the_golden_games_of_the_fourth_edition_come_to_battles_and_to_the_agenda_phase() -> None:
    shown = kinds_in("ti4")
    assert {"custodians", "vote", "cast_votes", "decide", "retreat", "commit", "produce", "research", "lay"} <= shown


def factions_in(record: Record) -> list[str]:
    """The factions that play in a game of the fourth edition: they are dealt or chosen after the speaker is drawn;
    those that are drafted later are not counted."""
    state: Any = record.replay(upto=1 + record.head.players).state
    return [FACTIONS[p.faction].name for p in state.players if p.faction >= 0]


def test_every_faction_plays_in_at_least_two_golden_games_of_the_fourth_edition() -> None:
    dealt = Counter(name for it in GOLDEN if it.game == "ti4" for name in factions_in(loaded(it.path)))
    assert [it.name for it in FACTIONS if dealt[it.name] < 2] == []


RARE = {"rescue", "squadron"}
"""What never comes up in the golden games of Twilight Imperium; each has its scenarios in tests/ti3."""
CHANGES = {
    "race": ('"q": "action", "v": "develop"', '"q": "action", "v": "settle"'),
    "warpgate": ('"q": "play", "v": ["upper"', '"q": "play", "v": ["draw"'),
    "ti3": ('"q": "take", "v": "logistics"', '"q": "take", "v": "warfare"'),
    "ti4": ('"q": "take", "v": "imperial"', '"q": "take", "v": "warfare"'),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_record_is_found_out(name: str) -> None:
    text = next(it for it in GOLDEN if it.game == name).path.read_text(encoding="utf-8")
    other = text.replace(*CHANGES[name], 1)
    assert other != text
    assert not Record.loads(other, games=game).verify().ok
