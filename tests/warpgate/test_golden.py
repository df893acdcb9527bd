"""Golden playthroughs: every record in records/warpgate is a game that must still come out the same. A record dropped
into that folder is a test; those named in orrery.lab.golden are also played anew and compared as texts."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from orrery.core.record import Record
from orrery.games import game
from orrery.lab.golden import GOLDEN, ROOT, Golden, play

RECORDS = sorted((ROOT / "records" / "warpgate").glob("*.jsonl"))
WARPGATE = [it for it in GOLDEN if it.game == "warpgate"]
LONGEST = 60


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_still_fits_the_rules(path: Path) -> None:
    report = Record.load(path).verify()
    assert report.ok, str(report)


@pytest.mark.parametrize("it", WARPGATE, ids=lambda it: it.name)
def test_golden_games_come_out_as_they_did(it: Golden) -> None:
    record, text = play(it)
    kept = it.path.with_suffix(".txt").read_text(encoding="utf-8")
    if text != kept:
        changes = unified_diff(kept.splitlines(), text.splitlines(), "as kept", "as played now", lineterm="", n=4)
        shown = "\n".join(list(changes)[:LONGEST])
        pytest.fail(f"{it.name} is played differently now (python -m orrery.lab.golden keeps it so):\n{shown}", False)
    assert record.dumps() == it.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("it", WARPGATE, ids=lambda it: it.name)
def test_golden_games_end_and_name_their_winners(it: Golden) -> None:
    record = Record.load(it.path)
    assert record.end is not None
    table = record.replay()
    assert table.over
    assert (record.end.scores, record.end.winners) == (record.game.score(table.state), record.game.winners(table.state))


def test_there_is_a_golden_game_for_each_player_count_and_way_to_play() -> None:
    warpgate = game("warpgate")
    assert {it.players for it in WARPGATE} == set(warpgate.players)
    for setting in warpgate.settings + warpgate.rulings:
        if len(setting.values) > 1 or setting.numeric:
            tried = {it.options.get(setting.name, setting.default) for it in WARPGATE}
            assert tried - {setting.default}, setting.name


def test_the_golden_games_show_every_action_and_battles_and_discoveries() -> None:
    kinds = {entry[2].name for it in WARPGATE for entry in Record.load(it.path).entries}
    assert {"move", "gather", "route", "drone", "control", "promote", "explore", "tactic", "withdraw", "use"} <= kinds


def test_a_changed_record_is_found_out() -> None:
    text = WARPGATE[0].path.read_text(encoding="utf-8")
    other = text.replace('"q": "play", "v": ["upper"', '"q": "play", "v": ["draw"', 1)
    assert other != text
    assert not Record.loads(other).verify().ok
