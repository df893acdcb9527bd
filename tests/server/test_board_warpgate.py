"""Warpgate in the browser: the catalogue names everything that can be pointed at, figures show what is on the table and
nothing that the reader may not know, and every word of the drawing exists in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode

from orrery.core.table import Table
from orrery.games import game
from orrery.games.common.hexes import Hex, distance
from orrery.games.warpgate.board.show import catalogue, figures
from orrery.games.warpgate.rules.scoring import points
from orrery.server.messages import Component
from orrery.telling.sight import OpenView
from orrery.text import LANGUAGES, Words, keys
from tests.warpgate.notation import DATA, action, given, place, tactic
from tests.warpgate.say import battle as fought
from tests.warpgate.say import seat_line

DRAWING = Path(__file__).parents[2] / "web" / "src" / "boards" / "warpgate"
PLAYERS = (2, 3, 4, 5, 6)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def words(lang: str = "en", reader: int = 0) -> Words:
    return Words(lang, "warpgate", ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn"), reader)


def counted(it: Table, seat: int) -> dict[str, Any]:
    """The figures of a seat, or with -2 of a reader who sees everything."""
    view = OpenView(it) if seat == -2 else it.view(seat)
    found: dict[str, Any] = decode(encode(figures(view, words(reader=seat))))
    return found


@cache
def shelf(lang: str) -> dict[str, list[Component]]:
    return catalogue(words(lang), {})[0]


def positions(players: int, seed: int = 3, every: int = 1) -> Iterator[Table]:
    """A game of random answers, stopped at its questions."""
    it, dice = Table.new(game("warpgate"), players, {}, seed=seed), Random(seed)
    number = 0
    while not it.over:
        if number % every == 0:
            yield it
        decision = next(iter(it.pending.values()))
        it.answer(decision.seat, decision.sample(dice))
        number += 1
    yield it


# --- the catalogue ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_rules_that_exist(lang: str) -> None:
    for noun, components in shelf(lang).items():
        names = [it.name for it in components]
        assert all(names), noun
        assert all(words(lang).rule(rule) for it in components for rule in it.rules), noun
        if noun in (
            "tactic",
            "promotion",
            "technology",
            "objective",
            "token",
            "side",
            "faction",
            "action",
            "action_name",
        ):
            assert all(it.text and all(it.text) for it in components), noun
    assert len(shelf(lang)["place"]) == len(DATA.planet_names) + 1


def test_names_follow_the_language() -> None:
    assert shelf("en")["type"][1].name == "Desert"
    assert shelf("de")["type"][1].name == "Wüste"


def test_everything_an_offer_points_at_is_in_the_catalogue() -> None:
    ids = {(noun, it.id) for noun, components in shelf("en").items() for it in components}
    kinds = set()
    for it in (it for players in (2, 4) for seed in (1, 2) for it in positions(players, seed)):
        for decision in it.pending.values():
            kinds.add(decision.kind.name)
            for value in list(decision.items if hasattr(decision, "items") else decision.options())[:40]:
                things = decision.kind.noun.targets(value)
                missing = {t for t in things if t[0] not in ("goods", "ships", "cards", "rival", "answer")} - ids
                assert not missing, decision.kind.name
    assert {"play", "move", "control", "drone", "technology", "tactic", "explore", "promote", "side"} <= kinds


def test_an_owners_data_have_their_own_catalogue() -> None:
    found, board = catalogue(words(), {"data": DATA.key})
    assert [it.name for it in found["technology"]] == [it.name for it in DATA.technologies]
    assert sorted(board["maps"]) == [str(n) for n in PLAYERS]


# --- maps ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_map_is_the_board_of_the_rules(players: int) -> None:
    drawn = catalogue(words(), {})[1]["maps"][str(players)]
    board = DATA.boards[players]
    hexes = {Hex(*at) for at in drawn["hexes"]}
    assert hexes == set(board.hexes)
    assert [Hex(*at) for at in drawn["gates"]] == list(board.gates)
    assert [p["place"] for p in drawn["planets"]] == list(range(1, board.size))
    for planet in drawn["planets"]:
        assert board.place_at[Hex(*planet["at"])] == planet["place"]
        assert planet["type"] == board.type_of[planet["place"]]
        assert planet["place"] in drawn["sectors"][planet["sector"]]["places"]
    beside = {(one, other) for one in hexes for other in hexes if distance(one, other) == 1}
    joined = {(Hex(*one), Hex(*other)) for one, other in drawn["joints"]}
    assert beside | joined | {(b, a) for a, b in joined} == {(a, b) for a, near in board.adjacent.items() for b in near}
    assert bool(joined) == (players == 5)


# --- figures ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_are_where_the_state_has_them(players: int) -> None:
    for it in positions(players, every=9):
        s: Any = it.state
        told = counted(it, 0)
        for number, now in enumerate(told["places"]):
            assert now["ships"] == [p.ships[number] for p in s.players]
            assert now["drones"] == [seat for seat, p in enumerate(s.players) if p.drone == number]
            owners = [seat for seat, p in enumerate(s.players) if (p.outposts | p.colonies) >> number & 1]
            assert [now["owner"]] == (owners or [-1])
            assert now["colony"] == any(p.colonies >> number & 1 for p in s.players)
            assert now["stack"] == bool(s.stacks >> number & 1)
        for seat, p in enumerate(s.players):
            mine = told["seats"][seat]
            assert (mine["on_board"], mine["supply"], mine["fresh"], mine["spent"]) == (
                sum(p.ships), p.supply, p.fresh, p.spent,
            )  # fmt: skip
            assert [slot["card"] for slot in mine["slots"]] == p.played
            assert mine["hand_count"] == len(p.hand)
            assert sum(mine["secret"]) == len(p.objectives.all())


def test_slots_tell_what_the_cards_were_played_for() -> None:
    seen = 0
    for it in positions(3):
        for seat, mine in enumerate(counted(it, -1)["seats"]):
            said = [args for key, args in it.view(-1).journal() if key == "warpgate-log-plays" and args["seat"] == seat]
            for slot, args in zip(reversed(mine["slots"]), reversed(said), strict=False):
                assert (slot["card"], slot["action"], slot["x"]) == (args["action"], args["action_name"], args["x"])
                seen += 1
    assert seen > 100


def test_a_hand_and_secret_objectives_are_for_their_owner() -> None:
    for it in positions(3, every=5):
        s: Any = it.state
        for reader in (0, 1, -1):
            for seat, told in enumerate(counted(it, reader)["seats"]):
                held = s.players[seat].objectives.all()
                if seat == reader:
                    assert told["hand"] == s.players[seat].hand
                    assert sorted(o["card"] for o in told["objectives"]) == sorted(held + s.players[seat].shown)
                else:
                    assert told["hand"] is None
                    assert [o["card"] for o in told["objectives"]] == s.players[seat].shown
                    assert told["hidden"] == len(held)
        assert [told["hand"] for told in counted(it, -2)["seats"]] == [p.hand for p in s.players]


def test_points_are_those_of_the_rules() -> None:
    *_, over = positions(4)
    s: Any = over.state
    assert over.over
    assert [told["points"] for told in counted(over, -1)["seats"]] == [points(s, n)._asdict() for n in range(4)]
    it = next(it for it in positions(4) if it.state.round == 4)
    own: Any = it.state
    mine = counted(it, 0)["seats"][0]
    assert mine["points"] == points(own, 0)._asdict()
    assert sum(o["points"] for o in mine["objectives"]) == mine["points"]["objectives"]


def test_ranges_are_those_that_moves_take() -> None:
    seen = 0
    for it in positions(4):
        for decision in it.pending.values():
            if decision.kind.name not in ("move", "move_again"):
                continue
            reach = counted(it, decision.seat)["seats"][decision.seat]["reach"]
            for move in decision.options():
                if move is not None and decision.args["x"] <= 6:
                    assert 0 <= reach[str(move[0])][move[1]] <= decision.args["x"]
                    seen += 1
    assert seen > 50


def test_arrows_are_the_moves_of_others_since_the_reader_played() -> None:
    seen = 0
    for it in positions(3):
        told = it.view(0).journal()
        mine = [at for at, (key, args) in enumerate(told) if key == "warpgate-log-plays" and args["seat"] == 0]
        since = [args for key, args in told[mine[-1] if mine else 0 :] if key == "warpgate-log-moves"]
        moves = [(m["seat"], m["from"], m["to"]) for m in counted(it, 0)["moves"]]
        assert moves == [(a["seat"], a["place"], a["target"]) for a in since if a["seat"] != 0]
        seen += len(moves)
    assert seen > 100


# --- battles ------------------------------------------------------------------------------------------------


def test_a_battle_shows_a_reader_the_own_cards_with_their_chances() -> None:
    it = given(seat_line(0, "| Ivra 3", "Salvage"), "1: | Eshkol 1", frames=action("advance", 0, 1))
    it.play("0 moves 2 from Ivra to Eshkol")
    battle = counted(it.table, 0)["battle"]
    mine, theirs = battle["sides"]
    assert (battle["place"], battle["homes"], battle["winner"]) == (place("Eshkol"), [place("Ivra")], -1)
    assert (mine["seat"], mine["ships"], theirs["seat"], theirs["ships"]) == (0, 2, 1, 1)
    assert (tactic("Salvage"), 4) in [(card["card"], card["strength"]) for card in mine["cards"]]
    assert all(1 <= card["percent"] <= 99 for card in mine["cards"])
    assert theirs["cards"] == []
    assert [len(side["cards"]) for side in counted(it.table, -1)["battle"]["sides"]] == [0, 0]
    assert [len(side["cards"]) for side in counted(it.table, -2)["battle"]["sides"]] == [2, 2]


def withdrawing() -> Table:
    """Seat 0 has won at Eshkol and chooses where seat 1 withdraws to."""
    it = fought("| Ivra 3", "| Eshkol 2, Belu outpost, Dray outpost, Adun colony", "Outmaneuver", "Salvage", ships=3)
    return it.table


def test_a_battle_that_is_fought_shows_cards_strengths_and_winner() -> None:
    battle = counted(withdrawing(), -1)["battle"]
    assert [side["card"] for side in battle["sides"]] == [tactic("Outmaneuver"), tactic("Salvage")]
    assert [side["strength"] for side in battle["sides"]] == [9, 4]
    assert [side["cancelled"] for side in battle["sides"]] == [False, True]
    assert battle["winner"] == 0


def test_a_battle_that_is_over_is_told_until_the_reader_has_played_again() -> None:
    it = withdrawing()
    it.answer(0, place("Belu"))
    told = counted(it, 1)
    assert told["battle"] is None
    assert told["battles"] == [
        {
            "place": place("Eshkol"),
            "seats": [0, 1],
            "cards": [tactic("Outmaneuver"), tactic("Salvage")],
            "strengths": [9, 4],
            "winner": 0,
        }
    ]


def test_the_warpgate_of_a_question_is_that_of_whoever_withdraws() -> None:
    it = withdrawing()
    assert [d.kind.name for d in it.pending.values()] == ["withdraw"]
    assert [counted(it, reader)["gate"] for reader in (0, 1, -1)] == [1, 1, -1]


# --- words --------------------------------------------------------------------------------------------------


def test_every_message_of_the_drawing_exists_in_both_languages_and_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in DRAWING.iterdir())
    said = set(re.findall(r"['`](warpgate-board-[a-z-]+)['`]", source))
    begun = set(re.findall(r"`(warpgate-board-[a-z-]+-)\$\{", source)) | {"warpgate-board-way-"}
    assert len(said) > 40
    for lang in LANGUAGES:
        known = {key for key in keys(lang, "warpgate") if key.startswith("warpgate-board-")}
        assert said <= known
        assert all(any(key.startswith(start) for key in known) for start in begun)
        assert {key for key in known - said if not key.startswith(tuple(begun))} == set()
