"""What the browser's board of Race is given: every component in both languages, and numbers that agree with the rules
and contain nothing the reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec import to_builtins

from orrery.core.nouns import Maybe, Named
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.board.show import catalogue, figures
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.kinds import KINDS
from orrery.games.race.rules.nouns import ACTION_NAMES
from orrery.games.race.rules.scoring import points
from orrery.games.race.rules.vocabulary import PRODUCE_PHASE
from orrery.telling.sight import OpenView
from orrery.text import Words

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "orrery" / "games" / "race" / "text"
DRAWING = ROOT / "web" / "src" / "boards" / "race"


@pytest.fixture(autouse=True)
def strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def at_each_question(players: int, seed: int, **options: str) -> Iterator[Table]:
    """A random game, examined whenever somebody is asked."""
    dice = Random(seed)
    table = Table.new(GAME, players, options, seed=seed)
    while not table.over:
        yield table
        _, decision = next(iter(table.pending.items()))
        table.answer(decision.seat, decision.sample(dice))
    yield table


# --- components ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_an_answer_can_name_is_in_the_catalogue(lang: str) -> None:
    nouns, _ = catalogue(Words(lang, "race"), {})
    for kind in KINDS.values():
        noun = kind.noun.noun if isinstance(kind.noun, Maybe) else kind.noun
        if isinstance(noun, Named):
            assert [c.id for c in nouns[noun.name]] == list(noun.names)
            assert [c.number for c in nouns[noun.name]] == list(range(len(noun.names)))
    assert [c.id for c in nouns["number"]] == list(range(8))
    assert all(c.name for all_ in nouns.values() for c in all_)
    assert all(c.text for noun, all_ in nouns.items() if noun not in ("way", "number", "producer") for c in all_)
    producing = [card.id for card in CARDS if card.in_phase(PRODUCE_PHASE)]
    assert [c.id for c in nouns["producer"] if c.text] == [*producing, "bonus"]


def test_components_are_named_in_the_readers_language() -> None:
    (english, _), (german, _) = (catalogue(Words(lang, "race"), {}) for lang in ("en", "de"))
    assert (english["card"][0].name, german["card"][0].name) == ("Old Earth", "Alte Erde")
    assert english["action"][6].name != german["action"][6].name
    assert english["card"][0].text != german["card"][0].text


def test_the_rules_a_component_names_exist_and_speak_of_it() -> None:
    words = Words("en", "race")
    nouns, _ = catalogue(words, {})
    assert all(words.rule(rule) for components in nouns.values() for c in components for rule in c.rules)
    for number, card in enumerate(CARDS):
        if card.scoring:
            assert words.rule(nouns["card"][number].rules[-1]).startswith(card.name)


def test_a_card_is_drawn_with_its_printed_numbers() -> None:
    nouns, board = catalogue(Words("de", "race"), {})
    facts = next(c.facts for c in nouns["card"] if c.id == "alien_rosetta_stone_world")
    assert (facts["kind"], facts["cost"], facts["vp"], facts["good"], facts["military"]) == ("world", 3, 3, "", False)
    assert facts["powers"] == [
        {"phase": "III", "does": "SettleDiscount", "amount": 2, "good": "alien"},
        {"phase": "III", "does": "MilitaryAgainst", "amount": 2, "good": "alien", "keyword": ""},
        {"phase": "V", "does": "ProduceWindfall", "good": "alien"},
    ]
    sparta = next(c.facts for c in nouns["card"] if c.id == "new_sparta")
    assert (sparta["military"], sparta["cost"], sparta["start"]) == (True, 2, 3)
    letters = [good["letter"] for good in board["goods"]]
    assert len(set(letters)) == 4, "kinds of goods are told apart without colour"
    assert [phase["numeral"] for phase in board["phases"]] == ["I", "II", "III", "IV", "V"]


# --- figures ------------------------------------------------------------------------------------------------


def counted(view: Any, words: Words) -> dict[str, Any]:
    """The figures as the page gets them."""
    found: dict[str, Any] = to_builtins(figures(view, words))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_prices_and_reasons_agree_with_what_is_offered(seed: int) -> None:
    words = Words("en", "race")
    seen = {"develop": 0, "settle": 0, "payment": 0}
    promised: dict[int, dict[str, Any]] = {}
    for table in at_each_question(2 + seed % 3, seed):
        for decision in list(table.pending.values()):
            seat, kind = decision.seat, decision.kind.name
            cards = counted(table.view(seat), words)["seats"][seat]["cards"]
            if kind in ("develop", "settle"):
                seen[kind] += 1
                placeable = {str(card) for card in decision.options() if card is not None}
                mine = {n for n in cards if (CARDS[int(n)].kind == "world") == (kind == "settle")}
                assert {n for n in mine if "no" not in cards[n]} == placeable
                promised[seat] = cards
            elif kind == "payment" and str(decision.args["card"]) in promised.get(seat, {}):
                seen["payment"] += 1
                assert promised[seat][str(decision.args["card"])]["price"] == decision.args["number"]
    assert all(seen.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_hold_nothing_a_reader_may_not_know(players: int) -> None:
    words = Words("de", "race")
    compared = 0
    for turn, table in enumerate(at_each_question(players, players)):
        if turn % 9:
            continue
        everybody = counted(table.view(-1), words)
        assert not any(seat["cards"] for seat in everybody["seats"])
        for decision in list(table.pending.values()):
            seat = decision.seat
            known = counted(table.view(seat), words)
            other = table.mind(seat).imagine(turn)
            if other.view(seat).plain() == table.view(seat).plain():  # otherwise a hidden answer is open again there
                compared += 1
                assert counted(other.view(seat), words) == known, "another deal of what is hidden changes nothing"
            assert not any(it["cards"] for n, it in enumerate(known["seats"]) if n != seat)
        json.dumps(everybody)
    assert compared > 10


def test_with_all_cards_open_every_hand_has_its_prices() -> None:
    table = next(iter(at_each_question(3, 1)))
    shown = counted(OpenView(table), Words("en", "race"))
    assert [len(seat["cards"]) for seat in shown["seats"]] == [len(set(p.hand)) for p in _players(table)]


def test_points_and_piles_are_those_of_the_game() -> None:
    for table in at_each_question(2, 11):
        shown = counted(table.view(0), Words("en", "race"))
    for seat, player in zip(shown["seats"], _players(table), strict=True):
        due = points(player)
        assert seat["points"] == due.total
        assert seat["chips"] + seat["worlds"] + seat["developments"] + sum(seat["six"].values()) == due.total
    state: Any = table.state
    assert (shown["deck"], shown["discard"], shown["pool"]) == (len(state.deck), len(state.discard), state.pool)


def test_the_phases_of_a_round_come_one_after_the_other() -> None:
    words = Words("en", "race")
    doubled = 0
    for table in at_each_question(2, 0, experienced="yes"):
        shown = counted(table.view(-1), words)
        runs = shown["phases"]
        chosen = {name for seat in shown["seats"] for name in seat["actions"]}
        assert chosen <= set(ACTION_NAMES)
        assert {run["id"] for run in runs} == {name.split("_")[0] for name in chosen}
        where = [n for n, run in enumerate(runs) if run["now"]]
        assert len(where) == (shown["phase"] in {run["id"] for run in runs})
        assert [run["done"] for run in runs] == [n < (where[0] if where else len(runs)) for n in range(len(runs))]
        doubled += any(run["time"] == 2 and run["now"] for run in runs)
    assert doubled, "a phase was played twice in a round (R13.6)"


def _players(table: Table) -> list[Any]:
    state: Any = table.state
    return list(state.players)


# --- words --------------------------------------------------------------------------------------------------


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def _messages(lang: str) -> dict[str, set[str]]:
    """The board's messages with their arguments."""
    found = {}
    for entry in FluentParser().parse((TEXTS / f"board.{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def test_the_boards_words_are_there_in_both_languages_and_all_are_said() -> None:
    english = _messages("en")
    assert english == _messages("de")
    sources = [*DRAWING.glob("*.svelte"), *DRAWING.glob("*.ts"), ROOT / "src/orrery/games/race/board/show.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    whole = set(re.findall(r"""['"](race-board-[\w-]+)['"]""", code))
    put_together = re.findall(r"(race-board-[\w-]+-)\$?\{", code)
    assert whole <= english.keys()
    assert put_together
    unsaid = {key for key in english if key not in whole and not any(key.startswith(p) for p in put_together)}
    assert not unsaid
