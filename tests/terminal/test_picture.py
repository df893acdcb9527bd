"""The drawn table: it fits the width, shows what a player needs, and nothing that a seat does not know."""

from __future__ import annotations

import io
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from orrery.core.table import Table
from orrery.games import game
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.scoring import total
from orrery.games.race.rules.state import Race
from orrery.games.race.terminal import picture as race_picture
from orrery.telling.questions import question
from orrery.telling.teller import News
from orrery.terminal.drawing import drawing
from orrery.terminal.play import Autosave, seated
from orrery.terminal.screen import ColourScreen
from orrery.terminal.sitting import Sitting
from orrery.text import Words


def asked(table: Table, kind: str, seat: int = 0, after: int = 3) -> Table:
    """Play at random until that seat has a choice of that kind."""
    dice = Random(5)
    while not table.over:
        track, decision = next(iter(table.pending.items()))
        ready = cast(Race, table.state).round >= after and decision.seat == seat and decision.kind.name == kind
        if ready and len(list(decision.options())) > 2:
            return table
        table.put(track, decision.sample(dice))
    raise AssertionError(f"nobody is asked {kind}")


def shown(table: Table, lang: str, width: int, seat: int = 0) -> str:
    """The screen with the question that the seat is asked."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, color_system="truecolor")
    draw, words = drawing("race"), Words(lang, "race", ["Anna", "greedy", "search"][: table.players], seat)
    view = table.view(seat)
    screen = ColourScreen(draw, console)
    screen.ask(view, question(view, *view.questions[0], words), [News("Something happened.")], words)
    return Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain


@pytest.mark.parametrize("kind", ["action", "settle", "develop", "consume", "keep", "payment"])
@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_and_shows_what_a_player_needs(kind: str, width: int) -> None:
    lang = "de" if kind in ("settle", "keep") else "en"
    table = asked(Table.new(game("race"), 3, {}, seed=8), kind)
    screen = shown(table, lang, width)
    words = Words(lang, "race", ["Anna", "greedy", "search"], 0)
    state = cast(Race, table.state)
    assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
    for p in state.players:
        label = {"en": "points", "de": "Punkte"}[lang]
        assert f"{label} {total(p)}" in screen
    squeezed = "".join(c for c in screen if c not in " \n│")
    for p in state.players:
        for card in p.tableau:
            assert str(words.noun("card", card)).replace(" ", "")[:20] in squeezed
    for card in state.players[0].hand:
        assert str(words.noun("card", card))[:20] in screen
    assert "Something happened." in screen
    prompt = words.say(f"race-ask-{kind}", **table.asked(0)[0][1].args)
    assert prompt.split("?")[0][:30] in screen


@pytest.mark.parametrize("kind", ["action", "settle", "develop"])
def test_what_others_hold_is_not_on_the_screen(kind: str) -> None:
    table = asked(Table.new(game("race"), 3, {}, seed=8), kind)
    screen = shown(table, "en", 120)
    state = cast(Race, table.state)
    mine = {c for p in state.players for c in p.tableau} | set(state.players[0].hand)
    theirs = {c for p in state.players[1:] for c in p.hand} - mine
    assert theirs
    assert not [CARDS[c].name for c in theirs if CARDS[c].name in screen]


def test_cards_that_cannot_be_placed_say_the_rule() -> None:
    table = asked(Table.new(game("race"), 2, {}, seed=8), "settle")
    decision = table.asked(0)[0][1]
    hand = cast(Race, table.state).players[0].hand
    rules = {no.rule for card in hand if (no := decision.refuse(card)) is not None} - {"R6.3"}
    screen = shown(table, "en", 120)
    assert rules
    for rule in rules:
        assert f"not now, {rule}" in screen


def test_numbers_to_type_stand_beside_the_cards() -> None:
    table = asked(Table.new(game("race"), 2, {}, seed=8), "payment")
    screen = shown(table, "en", 100)
    words = Words("en", "race")
    for place, card in enumerate(table.asked(0)[0][1].items, 1):  # type: ignore[attr-defined]
        name = str(words.noun("card", card))
        assert [line for line in screen.splitlines() if f"{place} " in line and name in line]


def test_goods_can_be_told_apart_on_dark_and_on_light_ground() -> None:
    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        line = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * line[0] + 0.7152 * line[1] + 0.0722 * line[2]

    for colour in (*race_picture.COLOUR.values(), race_picture.DEFENCE, race_picture.MINE):
        light = luminance(colour)
        assert (light + 0.05) / 0.05 > 3.9, "on black"
        assert 1.05 / (light + 0.05) > 3.0, "on white"


def test_every_power_of_every_card_has_signs() -> None:
    for lang in ("en", "de"):
        words = Words(lang, "race")
        for card in CARDS:
            told = race_picture._powers(card, words).plain
            assert bool(told) == bool(card.powers)
            assert len(told) < 60


def test_a_whole_sitting_on_the_drawn_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    console = Console(file=io.StringIO(), width=100, force_terminal=True, highlight=False)
    words = Words("en", "race", ["Anna", "random"])
    table = Table.new(game("race"), 2, {"round-limit": "2"}, seed=5)
    seats = seated(["you:Anna", "random"], 5, words)
    screen = ColourScreen(drawing("race"), console)
    dice = Random(3)
    lines = iter(["help", "hint", "why zzz", "card old earth", "score", "log", "options", "table"])

    def typed(prompt: str) -> str:
        line = next(lines, "")
        return line or decided()

    def decided() -> str:
        decision = table.asked(0)[0][1]
        return decision.option(decision.sample(dice)).id

    monkeypatch.setattr("builtins.input", typed)
    save_file = Autosave(tmp_path / "game.jsonl", seats)
    assert Sitting(table, seats, words, screen, drawing("race"), save_file).run() == 0
    out = Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain
    assert "Signs: ● a good" in out
    assert "Final score" in out
    assert "Total" in out


def test_the_tab_key_completes_offers_and_commands() -> None:
    table = asked(Table.new(game("race"), 2, {}, seed=8), "action")
    console = Console(file=io.StringIO(), width=80, highlight=False)
    draw, words = drawing("race"), Words("en", "race", ["Anna", "Ben"], 0)
    screen = ColourScreen(draw, console)
    screen.ask(table.view(0), question(table.view(0), *table.view(0).questions[0], words), [], words)
    assert [screen.complete("con", n) for n in range(3)] == ["Consume: trade", "Consume: x2 VPs", None]
    assert screen.complete("settle, un", 0) is None
    assert screen.complete(" und", 0) == " undo"
