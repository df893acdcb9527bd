"""Records: what is saved is what was played, damage is refused, and a game outlives a change of its rules.
The game here is made up: hidden hands, a sealed choice, open offers, dice, two rounds."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from pathlib import Path
from random import Random
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.core.agenda import together
from orrery.core.ask import Kind, Maybe, Named, Number, Several, Truth, amount, choose, confirm, order, pick
from orrery.core.chance import ChanceKind, Draw, Roll
from orrery.core.game import Game, Setting
from orrery.core.record import BadRecord, Record
from orrery.core.state import NOBODY, Bag, PerSeat, Root, Secret, State, state, then
from orrery.core.table import Mismatch, Table, is_chance
from orrery.core.zones import Deck, Pile

# --- a small game -------------------------------------------------------------------------------------------

CARDS = ("Ash", "Birch", "Cedar", "Ebony", "Fir", "Größe ✓", "Hazel", "Iroko", "Juniper", "Kapok", "Larch", "Maple")
COPIES = 3
CARD = Named("card", CARDS)
WISH = Named("wish", ("gold", "glory"))
PLAY = Kind("play", CARD)
BURY = Kind("bury", CARD, many=True, secret=True)
GIFT = Kind("gift", Several("gift", WISH, Number()))
CHEER = Kind("cheer", Number())
RANK = Kind("rank", WISH, many=True)
AGAIN = Kind("again", Truth())
SAVE = Kind("save", Maybe(CARD), reaction=True)
DRAW = ChanceKind("draw", CARD)
DICE = ChanceKind("dice", Number())


@state
class Player(State):
    hand: Annotated[list[int], Secret(), Bag()] = field(default_factory=list)
    store: Annotated[list[int], Secret(NOBODY)] = field(default_factory=list)
    points: int = 0


@state
class Grove(Root):
    deck: Deck = field(default_factory=Deck)
    pile: Pile = field(default_factory=Pile)
    seats: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    gifts: dict[int, int] = field(default_factory=dict)
    round: int = 0


def setup(players: int, options: Mapping[str, str]) -> Grove:
    s = Grove(seats=[Player() for _ in range(players)])
    s.deck.shuffle_in([c for c in range(len(CARDS)) for _ in range(COPIES)])
    then(s, ("round",))
    return s


async def begin(s: Grove) -> None:
    s.round += 1
    then(s, ("deal",), ("play",), ("party",), ("fate", 1), ("dusk",))
    if s.round < 2:
        s.agenda.insert(0, ("round",))


async def deal(s: Grove) -> None:
    for me, player in enumerate(s.seats):
        player.hand += await Draw(DRAW, s.deck, 4, seat=me, seen=1 << me)
        player.hand.sort()
        player.store += await Draw(DRAW, s.deck, 1, seat=me)


async def play(s: Grove) -> None:
    async def part(me: int) -> int:
        hand = s.seats[me].hand
        card = await choose(me, PLAY, sorted(set(hand)))
        hand.remove(card)
        for buried in await pick(me, BURY, hand, 0, 2):
            hand.remove(buried)
            s.pile.put([buried], 1 << me)
        return card

    shown = await together({me: part(me) for me in range(len(s.seats))}, sealed=True)
    s.shown += shown.values()
    for me, player in enumerate(s.seats):
        if player.hand and await choose(me, SAVE, [None, player.hand[0]], window="Shown") is not None:
            player.points += 2


async def party(s: Grove) -> None:
    async def cheer(me: int) -> None:
        s.seats[me].points += await amount(me, CHEER, 1, 3)

    async def offer(me: int) -> None:
        gift = await choose(me, GIFT, [(wish, number) for wish in (0, 1) for number in (1, 2)])
        s.gifts[me] = s.gifts.get(me, 0) + gift[1] * (1 + gift[0])

    everybody = range(len(s.seats))
    await together({me: cheer(me) for me in everybody}, offers={me: offer(me) for me in everybody})


async def fate(s: Grove, bonus: int) -> None:
    pips = await Roll(DICE, 2, 6)
    first = s.round % len(s.seats)
    ranked = await order(first, RANK, [0, 1])
    s.seats[first].points += bonus + sum(pips) + ranked[0]
    if await confirm(first, AGAIN):
        s.seats[first].points += (await Roll(DICE, 1, 6))[0]


async def dusk(s: Grove) -> None:
    """Nobody is asked anything between the last answer of a round and the next round."""
    s.shown.clear()


def score(s: Grove) -> list[int]:
    return [player.points for player in s.seats]


def best(s: Grove) -> list[int]:
    return [i for i, points in enumerate(score(s)) if points == max(score(s))]


GROVE = Game(
    name="grove",
    rules="1",
    schema=1,
    players=(2, 3),
    state=Grove,
    setup=setup,
    steps={"round": begin, "deal": deal, "play": play, "party": party, "fate": fate, "dusk": dusk},
    kinds={kind.name: kind for kind in (PLAY, BURY, GIFT, CHEER, RANK, AGAIN, SAVE)},
    chances={kind.name: kind for kind in (DRAW, DICE)},
    score=score,
    winners=best,
    round_step="round",
    bound=100,
    settings=(Setting("weather", ("dry", "wet")),),
    rulings=(Setting("ties", ("shared", "none")),),
)


def changed(rules: str = "2", **steps: Any) -> Game:
    """The game after somebody has repaired its rules."""
    return replace(GROVE, rules=rules, steps={**GROVE.steps, **steps})


def only(*games: Game) -> Callable[[str], Game]:
    return {game.name: game for game in games}.__getitem__


def played(seed: int, decisions: int = 1000, players: int = 2, game: Game = GROVE, undo: bool = False) -> Table:
    """A random game with a gift now and then, up to so many decisions."""
    table, dice = Table.new(game, players, {"weather": "wet"}, seed=seed), Random(seed)
    go_on(table, dice, decisions, undo)
    return table


def go_on(table: Table, dice: Random, decisions: int = 1000, undo: bool = False) -> None:
    for _ in range(decisions):
        if table.over:
            break
        if table.offers and dice.random() < 0.3:
            track, asked = dice.choice(list(table.offers.items()))
        else:
            track, asked = dice.choice(list(table.pending.items()))
        table.put(track, asked.sample(dice))
        if undo and dice.random() < 0.3 and table.can_undo(asked.seat):
            table.undo(asked.seat)


def reread(text: str | bytes, game: Game = GROVE) -> Record:
    return Record.loads(text, "a test", only(game))


def refused(text: str | bytes, game: Game = GROVE) -> str:
    with pytest.raises(BadRecord) as caught:
        reread(text, game)
    return str(caught.value)


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


# --- what is saved is what was played -----------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 5, 8, 13, 1000])
@pytest.mark.parametrize("players", [2, 3])
def test_a_record_comes_back_as_it_was_written(decisions: int, players: int) -> None:
    for seed in range(8):
        table = played(seed, decisions, players, undo=seed % 2 == 1)
        record = Record.of(table, ["Ada", "Bo", "Cy"][:players], {"bots": ["random"], "weight": 0.5})
        text = record.dumps()
        again = reread(text)
        assert again.dumps() == text
        assert again.entries == table.entries
        assert again.replay().state == table.state
        assert again.replay(strict=True).state.encode() == table.state.encode()
        assert Record.of(again.replay(), record.head.names, record.head.made).dumps() == text
        report = again.verify()
        assert report.ok, str(report)
        assert str(report) == "The record fits the rules."


def test_lines_are_readable() -> None:
    lines = lines_of(Record.of(played(4), ["Ada", "Bo"]).dumps())
    head = lines[0]
    assert list(head)[:4] == ["orrery", "game", "rules", "schema"]
    assert head["options"] == {"weather": "wet", "ties": "shared"}
    assert head["seed"] == 4
    assert head["names"] == ["Ada", "Bo"]
    by = {key: [line for line in lines if key in line] for key in ("a", "c", "f", "s", "end")}
    assert {type(line["v"]) for line in by["a"] if line["q"] == "play"} == {str}
    assert {type(line["v"]) for line in by["a"] if line["q"] == "bury"} == {list}
    assert all("t" not in line for line in by["a"] if line["q"] == "rank")
    assert all(line["t"] == line["a"] for line in by["a"] if line["q"] == "cheer")
    assert all(line["t"] == -2 - line["a"] for line in by["a"] if line["q"] == "gift")
    assert len(by["s"]) == 2
    assert by["end"] == [lines[-1]]
    assert any(line["v"] == ["gold", 2] or line["v"][0] == "glory" for line in by["a"] if line["q"] == "gift")


def test_no_clock_and_no_hash_order_reach_the_record() -> None:
    texts = set()
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"}
        root = Path(__file__).parents[2]
        run = subprocess.run([sys.executable, __file__], env=env, cwd=root, capture_output=True, check=True)
        texts.add(run.stdout)
    assert len(texts) == 1
    assert reread(texts.pop()).verify().ok


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.orrery"
    record = Record.of(played(1))
    record.save(path)
    first = path.read_bytes()
    again = Record.load(path, only(GROVE))
    again.save(path)
    assert path.read_bytes() == first == record.dumps().encode()

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        Record.of(played(2)).save(path)
    assert path.read_bytes() == first
    assert [it.name for it in tmp_path.iterdir()] == ["game.orrery"]


def test_replay_stops_where_it_is_told() -> None:
    table = played(3)
    record = Record.of(table)
    for upto in range(len(record.entries) + 1):
        there = record.replay(upto)
        size = len(there.entries)
        assert there.entries == record.entries[:size]
        assert size == upto or all(map(is_chance, record.entries[upto:size]))
    for beyond in (-1, len(record.entries) + 1):
        with pytest.raises(ValueError, match="can be replayed up to"):
            record.replay(beyond)


def test_a_replayed_table_plays_on_and_undoes() -> None:
    table = played(6, 9)
    other = reread(Record.of(table).dumps()).replay()
    for it in (table, other):
        go_on(it, Random(1), undo=True)
    assert Record.of(table).dumps() == Record.of(other).dumps()


def test_what_cannot_be_recorded_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="live table"):
        Record.of(Table.new(GROVE, 2, live=False))
    with pytest.raises(ValueError, match="name all 2 players"):
        Record.of(played(1), ["Ada"])
    with pytest.raises(ValueError, match="does not list Kind"):
        Record.of(played(1, game=replace(GROVE, kinds={}))).dumps()
    table = played(1)
    table.entries.append((0, 0, PLAY, -1))
    with pytest.raises(ValueError, match="cannot write -1"):
        Record.of(table).dumps()


# --- damage is refused --------------------------------------------------------------------------------------

TEXT = Record.of(played(5), ["Ada", "Bo"], {"bots": ["random"]}).dumps()
LINES = lines_of(TEXT)
FIRST_ANSWER = next(i for i, line in enumerate(LINES) if "a" in line)
FIRST_PRINT = next(i for i, line in enumerate(LINES) if "f" in line)
FIRST_STATE = next(i for i, line in enumerate(LINES) if "s" in line)


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (0, {"game": "chess"}, "chess"),
        (0, {"orrery": 2}, "newer orrery: update"),
        (0, {"orrery": "one"}, "no orrery record"),
        (0, {"orrery": 0}, "contradicts"),
        (0, {"players": 9}, "2, 3 players, not 9"),
        (0, {"players": True}, "players"),
        (0, {"options": {"wether": "wet"}}, "no option 'wether'"),
        (0, {"options": {"weather": "odd"}}, "dry, wet"),
        (0, {"options": {"weather": 3}}, "options"),
        (0, {"seed": -1}, "seed"),
        (0, {"seed": 1 << 128}, "seed"),
        (0, {"seed": 1.5}, "seed"),
        (0, {"names": ["Ada"]}, "contradicts"),
        (0, {"names": [1, 2]}, "names"),
        (0, {"made": []}, "made"),
        (0, {"frozen": 7}, "frozen"),
        (0, {"extra": 7}, "extra"),
        (0, {"entries": 7}, "entries are announced"),
        (0, {"export": 0}, "cannot|not replayed"),
        (FIRST_ANSWER, {"a": 2}, "seat 2"),
        (FIRST_ANSWER, {"a": -1}, "seat -1"),
        (FIRST_ANSWER, {"a": "0"}, r"\$.a"),
        (FIRST_ANSWER, {"q": "chop"}, "no question 'chop'"),
        (FIRST_ANSWER, {"v": "Oak"}, "no card is called 'Oak'"),
        (FIRST_ANSWER, {"v": ["Ash"]}, "no card is called"),
        (FIRST_ANSWER, {"t": 2}, "track 2"),
        (FIRST_ANSWER, {"t": -4}, "track -4"),
        (FIRST_ANSWER, {"z": 1}, "z"),
        (FIRST_PRINT, {"at": 0}, "out of order"),
        (FIRST_PRINT, {"f": 17}, r"\$.f"),
        (FIRST_STATE, {"s": {"agenda": []}}, "missing or unknown"),
        (FIRST_STATE, {"s": LINES[FIRST_STATE]["s"] | {"rng": -1}}, "out of range"),
        (FIRST_STATE, {"s": LINES[FIRST_STATE]["s"] | {"round": "one"}}, "state.round"),
        (FIRST_STATE, {"schema": "one"}, "schema"),
        (len(LINES) - 1, {"end": {"scores": [0.5], "winners": []}}, "scores"),
        (len(LINES) - 1, {"end": {"scores": []}}, "winners"),
    ],
)
def test_a_wrong_word_is_named_with_its_line(line: int, change: dict[str, Any], words: str) -> None:
    lines = [dict(it) for it in LINES]
    lines[line] |= change
    told = refused(text_of(lines))
    assert told.startswith("a test, line ")
    assert told.endswith("Nothing was loaded.")
    if "announced" not in words and words != "frozen":
        assert f"line {line + 1}:" in told
    assert any(word in told.replace("$", r"\$") for word in words.split("|")), told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: the JSON breaks"),
        (b"\n", "line 1: the JSON breaks"),
        (b"[]", "a JSON object"),
        (b"{}", "a JSON object"),
        (b"17", "a JSON object"),
        (b'{"name": "something else"}', "no orrery record"),
        (gzip.compress(TEXT.encode()), "unpack it first"),
        (b"\x89PNG\r\n\x1a\n\x00", "byte 0 is not UTF-8"),
        (TEXT.encode()[:-30], f"line {len(LINES)}: the JSON breaks at column"),
        (text_of(LINES[:-5]).encode(), "entries are announced"),
        (TEXT.encode() + b"\n", f"line {len(LINES) + 1}: the JSON breaks"),
        (TEXT.encode() + b"PS: thanks", f"the JSON breaks at column 1 (byte {len(TEXT.encode())})"),
        (TEXT.encode() + b'{"f": "00", "at": 1}', 'after the "end"'),
        (TEXT.replace("{", '{"a": 0, "a": 1, ', 2).encode(), "comes twice"),
        (TEXT.replace('"seed": 5', '"seed": NaN').encode(), "Out of range float"),
        (TEXT.replace('"seed": 5', '"seed": ' + "9" * 5000).encode(), "limit"),
        (TEXT.replace('"made": {', '"made": {"deep": ' + "[" * 90 + "]" * 90 + ", ").encode(), "nested too deeply"),
        (TEXT.replace('"made": {', '"made": {"deep": ' + "[" * 9**5 + "]" * 9**5 + ", ").encode(), "nested too deeply"),
        (TEXT.replace('"Ada"', '"\\ud800"').encode(), "surrogates"),
        (TEXT.replace('"Ada"', '"\x00"').encode(), "control character"),
        ("\ud800", "surrogates"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(text: bytes | str, words: str) -> None:
    assert words in refused(text)


def test_only_known_games_are_looked_up() -> None:
    with pytest.raises(BadRecord, match=r"line 1: There is no game 'grove' here\..* update orrery"):
        Record.loads(TEXT)


def test_other_line_ends_do_no_harm() -> None:
    assert reread(TEXT.replace("\n", "\r\n")).dumps() == TEXT
    assert reread(TEXT.rstrip("\n")).dumps() == TEXT


def test_a_record_cut_by_hand_can_be_read() -> None:
    head = {key: value for key, value in LINES[0].items() if key != "entries"}
    for size in range(len(LINES)):
        record = reread(text_of([head, *LINES[1:size]]))
        assert record.resume()[1].ok


BYTES = TEXT.encode()


@st.composite
def mutilated(draw: st.DrawFn) -> bytes:
    """A good record after an accident or three."""
    data = BYTES
    for _ in range(draw(st.integers(1, 3))):
        lines = data.split(b"\n")
        i, j = (draw(st.integers(0, len(lines) - 1)) for _ in "ij")
        at = draw(st.integers(0, max(len(data) - 1, 0)))
        match draw(st.sampled_from(["cut", "flip", "insert", "delete", "drop", "double", "swap", "number", "word"])):
            case "cut":
                data = data[:at]
            case "flip":
                data = data[:at] + bytes([draw(st.integers(0, 255))]) + data[at + 1 :]
            case "insert":
                data = data[:at] + draw(st.binary(min_size=1, max_size=4)) + data[at:]
            case "delete":
                data = data[:at] + data[at + draw(st.integers(1, 40)) :]
            case "drop":
                data = b"\n".join(lines[:i] + lines[i + 1 :])
            case "double":
                data = b"\n".join(lines[: i + 1] + lines[i:])
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
                data = b"\n".join(lines)
            case "number":
                number = draw(st.sampled_from([b"-1", b"0", b"3", b"99", b"1e999", b"NaN", b"null", b"[]", b"1" * 99]))
                tokens = data.split(b" ")
                k = draw(st.integers(0, len(tokens) - 1))
                tokens[k] = number + tokens[k].lstrip(b"-0123456789")
                data = b" ".join(tokens)
            case "word":
                word = draw(st.sampled_from([b'"play"', b'"Ash"', b'"fate"', b'"bury"', b'"dice"', b'"rng"']))
                data = data.replace(draw(st.sampled_from([b'"draw"', b'"Fir"', b'"round"', b'"cheer"'])), word, 1)
    return data


@settings(max_examples=400, deadline=None)
@given(mutilated() | st.binary(max_size=60) | st.text(max_size=60))
def test_any_bytes_are_a_record_or_a_bad_record(data: bytes | str) -> None:
    try:
        record = reread(data)
    except BadRecord:
        return
    text = record.dumps()
    assert reread(text).dumps() == text
    report = record.verify()
    assert report.ok or report.found
    try:
        table, report = record.resume()
    except Mismatch:
        return
    assert report.ok or report.resumed
    assert table.over or table.pending


# --- a game outlives its rules ------------------------------------------------------------------------------


async def kinder_fate(s: Grove, bonus: int) -> None:
    await fate(s, bonus + (10 if s.round == 1 else 0))


async def no_questions(s: Grove, bonus: int) -> None:
    if s.round == 1:
        await fate(s, bonus)


def at_of(text: str, key: str, which: int) -> tuple[int, int]:
    """The line number and the "at" of a fingerprint or snapshot."""
    found = [(number, line["at"]) for number, line in enumerate(lines_of(text), 1) if key in line]
    return found[which]


def test_a_rule_that_changed_is_found_where_it_first_shows() -> None:
    record = Record.of(played(7))
    text = record.dumps()
    later = reread(text, changed(fate=kinder_fate))
    assert later.replay().over
    report = later.verify()
    line, at = at_of(text, "s", 1)
    assert (report.ok, report.line, report.entry) == (False, line, at)
    assert '"points"' in report.expected
    assert report.expected != report.found
    assert report.snapshot == at
    assert "played with rules 1; grove has rules 2 now" in str(report)
    assert f"can go on from the snapshot after {at} entries" in str(report)


def test_other_rules_that_change_nothing_are_only_mentioned() -> None:
    report = reread(TEXT, changed()).verify()
    assert report.ok
    assert "rules 2 now" in report.note


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_on_from_its_snapshot_under_new_rules(seed: int) -> None:
    table = played(seed)
    table = Record.of(table).replay(table.snapshots[-1].at + 9)
    game = changed(fate=kinder_fate)
    record = reread(Record.of(table).dumps(), game)
    resumed, report = record.resume()
    start = record.snapshots[-1].at
    assert (report.ok, report.resumed, report.snapshot, report.dropped) == (False, True, start, 0)
    assert "nothing before can be undone" in str(report)
    assert resumed.entries == table.entries
    assert resumed.state == table.state
    assert resumed.frozen == start
    assert resumed.answered == table.answered
    go_on(resumed, Random(seed), undo=True)
    assert resumed.over
    assert resumed.entries[:start] == table.entries[:start]
    for seat in (0, 1):
        while resumed._last_answer(seat) >= 0:
            resumed.undo(seat, consent=True)
    assert len(resumed.entries) >= start
    go_on(resumed, Random(seed))
    text = Record.of(resumed).dumps()
    assert lines_of(text)[0]["frozen"] == start
    again = reread(text, game)
    assert again.dumps() == text
    assert again.verify().ok
    assert again.resume()[1].ok
    assert Record.of(again.resume()[0]).dumps() == text
    with pytest.raises(ValueError, match="can be replayed up to"):
        again.replay(start - 1)


def test_a_game_that_did_not_start_from_the_setup_keeps_its_start() -> None:
    def richer(players: int, options: Mapping[str, str]) -> Root:
        s = setup(players, options)
        assert isinstance(s, Grove)
        s.seats[0].points = 5
        return s

    game = replace(changed(), setup=richer)
    record = reread(Record.of(played(2, 3)).dumps(), game)
    report = record.verify()
    assert (report.ok, report.entry, report.snapshot) == (False, record.prints[0].at, 0)
    table, report = record.resume()
    assert (report.snapshot, report.dropped) == (0, 0)
    go_on(table, Random(1))
    again = reread(Record.of(table).dumps(), game)
    assert again.head.frozen == 0
    assert again.verify().ok
    assert Record.of(again.replay()).dumps() == again.dumps()


def test_entries_that_no_longer_fit_are_given_up_and_counted() -> None:
    table = played(8)
    record = reread(Record.of(table).dumps(), changed(fate=no_questions))
    resumed, report = record.resume()
    roll = max(i for i, e in enumerate(table.entries) if e[2] is DICE and len(e[3]) == 2)
    assert (report.entry, report.resumed, report.dropped) == (roll, True, len(table.entries) - roll)
    assert resumed.entries == table.entries[:roll]
    assert resumed.over
    assert f"Later entries given up: {report.dropped}." in str(report)


def test_entries_behind_a_wrong_fingerprint_are_given_up() -> None:
    lines = lines_of(Record.of(played(9)).dumps())
    marks = [line for line in lines if "f" in line]
    marks[-2]["f"] = "0" * 16
    record = reread(text_of(lines))
    report = record.verify()
    assert (report.entry, report.found[:5]) == (marks[-2]["at"], '{"f":')
    resumed, report = record.resume()
    assert not report.ok
    assert report.dropped == len(record.entries) - marks[-3]["at"]
    assert resumed.entries[: marks[-3]["at"]] == record.entries[: marks[-3]["at"]]


def test_a_snapshot_of_unknown_layout_is_passed_over() -> None:
    lines = lines_of(Record.of(played(7)).dumps())
    [line for line in lines if "s" in line][-1].update(schema=7, s={"what": "ever"})
    record = reread(text_of(lines), changed(fate=kinder_fate))
    assert text_of(lines) == record.dumps()
    resumed, report = record.resume()
    assert report.resumed
    assert report.snapshot == 0
    assert report.dropped > 0
    assert not resumed.over
    only_later = replace(changed(fate=kinder_fate), schema=2)
    with pytest.raises(Mismatch, match="No snapshot can be used"):
        reread(text_of(lines), only_later).resume()


def test_questions_that_are_gone_are_kept_to_be_read() -> None:
    shout = Kind("shout", Number())

    async def louder(s: Grove) -> None:
        for me, player in enumerate(s.seats):
            player.points += await amount(me, shout, 1, 3)

    text = Record.of(played(7)).dumps()
    kinds = {**GROVE.kinds, "shout": shout}
    del kinds["cheer"]
    game = replace(changed(party=louder), kinds=kinds)
    record = reread(text, game)
    assert record.dumps() == text
    report = record.verify()
    assert '"q": "cheer"' in report.expected or '"q": "gift"' in report.expected
    resumed, report = record.resume()
    assert report.resumed
    go_on(resumed, Random(1))
    again = reread(Record.of(resumed).dumps(), game)
    assert '"q": "cheer"' in again.dumps()
    assert '"q": "shout"' in again.dumps()
    assert again.verify().ok
    assert "knows no question 'cheer'" in refused(text.replace('"rules": "1"', '"rules": "2"'), game)


def test_an_answer_that_is_not_legal_is_found() -> None:
    lines = lines_of(Record.of(played(3)).dumps())
    line = next(line for line in lines if line.get("q") == "cheer")
    line["v"] = 99
    report = reread(text_of(lines)).verify()
    assert lines[report.line - 1] is line
    assert "99" in report.expected
    assert "not legal" in report.found


@pytest.mark.parametrize(("key", "change"), [("a", {"a": 1}), ("c", {"seen": 3})])
def test_a_wrong_seat_or_witness_is_found(key: str, change: dict[str, int]) -> None:
    lines = lines_of(Record.of(played(3)).dumps())
    line = next(line for line in lines if key in line)
    line |= change
    report = reread(text_of(lines)).verify()
    assert lines[report.line - 1] is line


def test_a_wrong_end_is_found() -> None:
    lines = lines_of(TEXT)
    lines[-1]["end"]["scores"][0] += 1
    report = reread(text_of(lines)).verify()
    assert report.line == len(lines)
    assert report.expected == json.dumps(lines[-1]["end"])
    unfinished = lines_of(Record.of(played(5, 6)).dumps())
    report = reread(text_of([*unfinished, lines[-1]])).verify()
    assert report.found == "a game that is not over"


# --- one seat's knowledge -----------------------------------------------------------------------------------


def cards_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value] if value in CARDS else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [card for it in inside for card in cards_in(it)]


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 5, 8, 13, 1000])
def test_an_export_is_what_one_seat_knows(decisions: int) -> None:
    for seed in range(8):
        table = played(seed, decisions, 3)
        record = Record.of(table, made={"bots": [f"greedy with seed {seed}"]})
        for seat in (-1, 0, 1, 2):
            lines = lines_of(record.export(seat))
            assert not {"seed", "made", "entries"} & set(lines[0])
            assert not any("f" in line for line in lines)
            for line in lines[1:]:
                if "c" in line and line["c"] == "draw":
                    assert bool(cards_in(line)) == (seat >= 0 and bool(line["seen"] >> seat & 1))
                    assert len(line["v"]) in (1, 4)
                if line.get("q") == "bury" and line["a"] != seat:
                    assert set(line["v"]) <= {"?"}
                if line.get("q") == "save" and line["a"] != seat:
                    assert line["v"] is not None
                if "s" in line:
                    for who, player in enumerate(line["s"]["seats"]):
                        assert isinstance(player["hand"], list) == (who == seat)
                        assert "unknown" in player["store"]
                    assert line["s"]["rng"] == {"unknown": 1}
            assert "export" in refused(record.export(seat))


def test_an_export_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """Another seat's open sealed answers, buried cards and silent passes change nothing in it."""
    sealed = Table.new(GROVE, 2, seed=1)
    before = Record.of(sealed).export(0)
    sealed.put(1, sealed.pending[1].sample(Random(1)))
    assert Record.of(sealed).export(0) == before
    sealed.put(1, ())
    assert Record.of(sealed).export(0) == before
    sealed.put(0, sealed.pending[0].sample(Random(1)))
    assert '"a": 1' not in Record.of(sealed).export(0)
    assert '"a": 0' in Record.of(sealed).export(0)
    sealed.put(0, ())
    other = reread(Record.of(sealed).dumps()).replay()
    assert '"a": 1, "q": "play"' in Record.of(sealed).export(0)
    for table, bury in ((sealed, 0), (other, 1)):
        table.undo(0, consent=True)
        table.undo(1, consent=True)
        hand = table.state.seats[1].hand
        table.put(1, (hand[bury],))
        table.put(0, ())
    assert Record.of(sealed).dumps() != Record.of(other).dumps()
    assert Record.of(sealed).export(0) == Record.of(other).export(0)
    assert Record.of(sealed).export(1) != Record.of(other).export(1)


def test_there_are_only_so_many_seats() -> None:
    for seat in (-2, 2):
        with pytest.raises(ValueError, match="no seat"):
            Record.of(played(1)).export(seat)


if __name__ == "__main__":
    sys.stdout.write(Record.of(played(11, undo=True), ["Ada", "Bo"], {"bots": ["random"]}).dumps())
