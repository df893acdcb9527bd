"""Twilight Imperium 3 in words: told to everybody without errors and without revealing secrets; the table in words;
texts; points. test_ti3_notes.py covers what answers cost and give."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import cast

import pytest
from fluent.syntax import ast as ftl

from orrery.core.table import Table
from orrery.games.ti3.rules.data import (
    LEADERS,
    OBJECTIVES,
    PLANETS,
    POLITICS,
    RACES,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
)
from orrery.games.ti3.rules.galaxy import PLACES
from orrery.games.ti3.rules.hooks import HOOKS, times
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.nouns import NAMES as TEXT_NAMES
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import UNITS
from orrery.games.ti3.telling.cards import told
from orrery.telling.questions import question
from orrery.telling.sight import OpenView
from orrery.telling.teller import said
from orrery.telling.tellers import teller
from orrery.text import LANGUAGES
from tests.telling.messages import SOURCE, messages, names
from tests.telling.ti3_tables import ARMED, EVERYTHING, asked, new, positions, words_of
from tests.ti3.notation import position, say

TELL = teller("ti3")
GAMES = [
    (3, 1, {}),
    (4, 2, {"galaxy": "build", "races": "choose"}),
    (5, 3, EVERYTHING),
    (6, 4, {"imperial": "ancient-throne", "long-war": "on"}),
]
QUIET = {
    "aim_amount", "aim_player", "approve", "accept_swap", "fate", "grant", "lay", "probe", "ransom", "recheck", "rob",
    "scrap_any", "spied", "squadron", "swap", "throne_way", "board", "land_leaders", "passage", "rescue",
    "counter_lost", "free_first",
}  # fmt: skip
"""Questions whose prompts say everything there is to say, at least for some offers."""


def sound(lines: list[str]) -> None:
    assert not [line for line in lines if "{" in line or "None" in line or "Unknown" in line or "ti3-" in line]


# --- everybody, at any time --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_whole_games_are_told_to_every_reader_in_both_languages(
    players: int, seed: int, options: dict[str, str]
) -> None:
    silent: dict[str, bool] = {}
    for step, (table, decision, met) in enumerate(positions(players, seed, **options)):
        lang = LANGUAGES[step % 2]
        if met < 2:
            view, words = table.view(decision.seat), words_of(table, lang, decision.seat)
            for id_, open_ in view.questions:
                put = question(view, id_, open_, words)
                sound([put.prompt, *put.lines])
                kind = open_.kind.name
                said_ = any(offer.note for offer in put.offers) or all(offer.value is None for offer in put.offers)
                silent[kind] = silent.get(kind, True) and not said_
                for offer in put.offers[:40]:
                    sound(TELL.behind(open_.kind.noun.name, offer.value, words))
        if step % 120 == 0 or met < 0:
            for sight in (table.view(-1), table.view(step % players), OpenView(table)):
                words = words_of(table, lang, sight.seat)
                sound(TELL.lines(sight, words))
                sheet = TELL.sheet(sight, words)
                assert [int(cell) for cell in sheet.rows[-1][1]] == table.game.score(table.state)
                sound(TELL.facts(sight, words))
            for where in range(0, PLACES, 3):
                reasons = TELL.later(table.view(step % players), "place", where, words_of(table, lang, step % players))
                sound([said(reason, words_of(table, lang)) for reason in reasons])
    assert {kind for kind, never in silent.items() if never} <= QUIET


def test_the_journals_can_be_read_by_everybody() -> None:
    *_, (table, _, _) = positions(4, 7, **EVERYTHING)
    for lang in LANGUAGES:
        for reader in range(-1, 4):
            words = words_of(table, lang, reader)
            lines = [words.say(key, **args) for key, args in table.view(reader).journal()]
            sound(lines)
            me = {"en": "You take", "de": "Du nimmst"}[lang]
            assert any(me in line for line in lines) == (reader >= 0)


def test_a_reader_is_told_nothing_that_tables_may_differ_in_without_the_readers_knowledge() -> None:
    """Twin tables: what a seat cannot see is made up again; every word it is told stays the same."""
    compared = 0
    for table, decision, met in positions(4, 5, **{"distant-suns": "on", "galaxy": "build"}):
        if met in (1, 3) and decision.kind.name not in ("gift",):
            seat = decision.seat
            twin = table.mind(seat).imagine(17, fill=True)
            if twin.asked(seat) and twin.asked(seat)[0][1].kind is decision.kind:
                compared += 1
                assert everything(twin, seat) == everything(table, seat)
    assert compared > 40


def everything(table: Table, seat: int) -> list[str]:
    """Everything a seat is told: table, questions with notes, points."""
    view, words = table.view(seat), words_of(table, "en", seat)
    lines = TELL.lines(view, words)
    for _, open_ in view.questions:
        lines += question(view, "id", open_, words).lines
    return [*lines, repr(TELL.sheet(view, words))]


def test_a_hand_and_a_secret_are_told_to_their_owner_only() -> None:
    table = position(
        sol={"hand": "sabotage, direct_hit", "secret": "usurper"}, norr={"hand": "war_footing", "secret": "conqueror"}
    )
    mine, theirs, nobodys, open_ = (
        "\n".join(TELL.lines(sight, words_of(table, "en", sight.seat)))
        for sight in (table.view(0), table.view(1), table.view(-1), OpenView(table))
    )
    for card, objective, lines, others in (
        ("Sabotage", "Usurper", mine, (theirs, nobodys)),
        ("War Footing", "Conqueror", theirs, (mine, nobodys)),
    ):
        assert all(word in lines and word in open_ for word in (f"- {card}: ", objective))
        assert not [word for word in (card, objective) for other in others if word in other]
    assert "2 action cards" in theirs


# --- the table in words ------------------------------------------------------------------------------------------


def test_every_system_has_a_line_with_all_that_is_there() -> None:
    table = position(**ARMED)
    lines = TELL.lines(table.view(0), words_of(table))
    s = cast(Twilight, table.state)
    for where in range(PLACES):
        name = str(words_of(table).noun("place", where))
        found = [line for line in lines if re.match(rf"- {re.escape(name)}[:;]", line)]
        assert len(found) == s.shape >> where & 1
    (home,) = [line for line in lines if line.startswith("- C1:")]
    assert "your home system" in home
    assert "Jord (4 resources, 2 influence), yours, 3 ground forces, 1 PDS, space dock" in home
    assert "your fleet: 3 fighters, 2 cruisers, 1 carrier and 1 ground force" in home
    (saudor,) = [line for line in lines if line.startswith("- B1;")]
    assert "Saudor (2 resources, 2 influence), of Ben, 2 ground forces; fleet of Ben: 2 destroyers" in saudor
    (gate,) = [line for line in lines if line.startswith("- B2:")]
    assert "wormhole α; command counters of You" in gate
    assert "B8" in gate.partition("beside: ")[2], "wormholes of a letter are adjacent"
    assert any(line.startswith("- A1: nebula") for line in lines)


def test_a_battle_an_invasion_and_a_vote_are_told_while_they_last() -> None:
    table = position(**ARMED, dice=[1] * 60)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 cruiser, 3 fighter")
    lines = TELL.lines(table.view(2), words_of(table, "en", 2))
    assert "It is the turn of Anna." in lines
    assert "Anna has activated B1." in lines
    council = position(politics="imperial_mandate", frames=(("agenda", 0, -1),))
    words = words_of(council, "de", 1)
    told_ = "\n".join(TELL.lines(council.view(1), words))
    assert f"Vor dem Rat: {words.noun('politic', 10)}." in told_ or "Vor dem Rat: " in told_
    voter = council.waiting()[0]
    council.answer(voter, 0)
    assert re.search(r"Stimmen? für dafür", "\n".join(TELL.lines(council.view(1), words)))


# --- texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_has_a_text_tells_it(lang: str) -> None:
    words = words_of(new(3), lang)
    sizes = {
        "race": RACES, "tile": TILES, "planet": PLANETS, "strategy": STRATEGIES, "technology": TECHNOLOGIES,
        "card": TEXT_NAMES, "politic": POLITICS, "objective": OBJECTIVES, "unit": UNITS[:8], "built": UNITS,
        "leader": LEADERS,
    }  # fmt: skip
    for noun, rows in sizes.items():
        for number in range(len(rows)):
            title, *lines = TELL.behind(noun, number, words)
            assert title == str(words.noun(noun, number))
            assert lines == told(noun, number, words)
            sound([title, *lines])
            assert all(lines)
            assert lines
    for value in (None, -1):
        assert TELL.behind("card", value, words) == []
    assert TELL.behind("rival", 0, words) == []
    assert TELL.behind("purse", len(PLANETS), words)[0] == words.text("ti3-purse-good")


def test_a_card_says_when_it_is_played() -> None:
    words = words_of(new(3))
    said_ = TELL.behind("card", text("card.direct_hit"), words)
    assert said_[0] == "Direct Hit!"
    assert said_[2] == "Played when a ship has been damaged; 4 copies"
    assert "T3.17" in said_[3], "it can be read in two ways"
    for lang in LANGUAGES:
        timings = {f"ti3-timing-{time}" for card in CARD.every for time in times(card)}
        assert all(words_of(new(3), lang).has(key) for key in timings)


def test_every_window_that_can_be_answered_has_words() -> None:
    occasions = {window.__name__ for window in HOOKS.occasions()}
    assert len(occasions) > 15
    for lang in LANGUAGES:
        assert not [name for name in occasions if not words_of(new(3), lang).has(f"ti3-window-{name}")]
    table, seat = asked(4, "react")
    for reader in (-1, seat):
        told_ = TELL.lines(table.view(reader), words_of(table, "en", reader))
        assert any(line.startswith("Texts can be used now: ") for line in told_), "everybody sees the window"


def test_a_technology_says_what_it_needs() -> None:
    words = words_of(new(3))
    assert TELL.behind("technology", [t.name for t in TECHNOLOGIES].index("graviton_negator"), words)[2] == (
        "red; needs one of Assault Cannon, Dacxive Animators"
    )


# --- points and facts --------------------------------------------------------------------------------------------


def test_the_score_sheet_has_objectives_by_name_and_all_other_points() -> None:
    table = position(objectives="five_technologies", sol={"secret": "usurper"})
    s = cast(Twilight, table.state)
    s.players[0].claimed = 1 << s.objectives[0]
    s.players[0].points, s.players[1].points = 3, 2
    sheet = TELL.sheet(table.view(1), words_of(table))
    assert sheet.heads == ["You", "Ben", "Cem"]
    assert sheet.rows == [
        ("five technologies", ["1", "", ""]),
        ("other points", ["2", "2", "0"]),
        ("Total", ["3", "2", "0"]),
    ]


def test_the_facts_count_battles_planets_and_losses() -> None:
    table = position(**ARMED, dice=[1, 1] * 2 + [10] * 6 + [1] * 30)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    say(table, "sol move carrier, 2 cruiser, 3 fighter, 3 ground_force@Jord")
    while cast(Twilight, table.state).battle is not None:
        seat, _ = table.waiting()[0], None
        decision = table.asked(seat)[0][1]
        table.answer(seat, next(iter(decision.options())))
    facts = TELL.facts(table.view(0), words_of(table))
    assert "Space battles: 1" in facts[0]
    (mine,) = [line for line in facts if line.startswith("You: space battles begun")]
    assert "space battles begun 1" in mine
    (theirs,) = [line for line in facts if line.startswith("Ben: space battles begun")]
    assert "ships lost 2" in theirs


@pytest.mark.parametrize(
    ("card", "side", "passed"), [("code_of_honor", 0, 1), ("code_of_honor", 1, 0), ("imperial_mandate", 0, 0)]
)
def test_the_facts_count_laws_that_were_passed(card: str, side: int, passed: int) -> None:
    table = position(politics=card, frames=(("agenda", 0, -1), ("round",)))
    while table.asked(table.waiting()[0])[0][1].kind.name == "vote":
        table.answer(table.waiting()[0], side)
    assert f"laws passed: {passed}," in TELL.facts(table.view(-1), words_of(table))[0]


def ended(points: tuple[int, ...], claimed: tuple[int, ...]) -> list[str]:
    """What is told of a finished game, with these points and objectives; everybody has different planets."""
    table = position(planets={"Quann": "sol: 1 ground_force", "Lodor": "sol: 1 ground_force"}, frames=())
    s = cast(Twilight, table.state)
    for p, have, mask in zip(s.players, points, claimed, strict=True):
        p.points, p.claimed = have, mask
    assert table.over
    return TELL.facts(table.view(-1), words_of(table, seat=-1))


def test_what_decided_between_equal_points_is_told() -> None:
    (told,) = [line for line in ended((5, 5, 1), (0b11, 0b1, 0)) if "T3.15.15" in line]
    assert told == "Anna and Ben have 5 points each; what decides (T3.15.15): objectives scored: Anna 2 and Ben 1."
    (told,) = [line for line in ended((5, 5, 5), (0b11, 0b11, 0b1)) if "T3.15.15" in line]
    assert "objectives scored: Anna 2, Ben 2 and Cem 1; planets: Anna 3 and Ben 2." in told
    assert not [line for line in ended((6, 5, 5), (0, 0, 0)) if "T3.15.15" in line]


# --- messages ----------------------------------------------------------------------------------------------------


def parsed(lang: str) -> dict[str, ftl.Message]:
    return messages(SOURCE / "games" / "ti3" / "text" / f"terminal.{lang}.ftl")


@cache
def code() -> list[ast.Module]:
    paths = [*(SOURCE / "games" / "ti3").rglob("*.py"), *(SOURCE / "terminal").glob("*.py")]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)]


def test_every_message_of_the_terminal_is_used_and_every_key_of_the_code_exists() -> None:
    nodes = [node for tree in code() for node in ast.walk(tree)]
    strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    patterns = []
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            patterns += ["".join(parts)] if "".join(parts).startswith("ti3") else []
    every = "|".join(f"(?:{p})" for p in patterns)
    keys = parsed("en")
    referred = {name for message in keys.values() for name in names(message).messages}
    unused = {k for k in keys if k not in strings | referred | {"ti3-help"} and not re.fullmatch(every, k)}
    assert not unused
    words = words_of(new(3))
    wanted = {
        s for s in strings if re.fullmatch(r"ti3-(table|note|later|drawn|hint|sheet|facts|answer)-[a-z_-]*[a-z_]", s)
    }
    assert len(wanted) > 100
    assert not {key for key in wanted if not words.has(key)}
