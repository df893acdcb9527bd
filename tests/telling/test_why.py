"""Why not: a thing that cannot be used now is explained with the rule, its numbers, or what it is for."""

from __future__ import annotations

from typing import cast

import pytest

from orrery.core.refusal import No
from orrery.core.table import Table
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of
from orrery.telling.teller import Reason, said
from orrery.telling.things import Thing, nouns, suspects
from orrery.telling.why import why_not
from orrery.text import Words
from tests.race.notation import given
from tests.telling.tables import asked, words_of


def reasons(table: Table, seat: int, noun: str, id_: object, lang: str = "en") -> list[Reason]:
    words = words_of(table, lang, seat) if table.game.name == "warpgate" else Words(lang, "race", ["Anna", "Ben"], seat)
    return why_not(table.view(seat), Thing(noun, id_), nouns(table.game), words)


DEVELOPING = (
    "0: New Sparta, Gem World* | hand: Investment Credits, Galactic Federation, Comet Zone | chose: develop",
    "1: Old Earth | hand: 3 cards",
)


@pytest.mark.parametrize(
    ("id_", "rule", "numbers"),
    [
        ("galactic_federation", "R5.5", {"need": 5, "have": 2}),
        ("comet_zone", "R5.3", {}),
        ("gem_world", "R3.2", {}),
    ],
)
def test_a_card_is_not_offered_because_of_a_rule(id_: str, rule: str, numbers: dict[str, int]) -> None:
    (no,) = reasons(given(*DEVELOPING).table, 0, "card", id_)
    assert isinstance(no, No)
    assert no.rule == rule
    assert numbers.items() <= no.args.items()


def test_what_is_offered_is_possible() -> None:
    assert reasons(given(*DEVELOPING).table, 0, "card", "investment_credits") == [
        "That is possible now: Investment Credits."
    ]


def test_a_card_whose_phase_is_not_now_is_explained_for_later() -> None:
    table = given("0: New Sparta | hand: Comet Zone, 3 cards", "1: Old Earth | hand: 4 cards").table
    told = reasons(table, 0, "card", "comet_zone", "de")
    assert told == [
        "Du wirst jetzt etwas anderes gefragt: Welche Aktion wählst du für diese Runde?",
        "Kometenzone wird in Phase III Siedeln ausgespielt.",
        told[2],
    ]
    assert str(told[2]).startswith("So, wie es steht, könntest du die Karte dann ausspielen: 3 Karten bezahlen")


def test_whoever_is_not_asked_hears_whom_the_table_waits_for() -> None:
    table = given("0: New Sparta | hand: 3 cards", "1: Old Earth | hand: 4 cards").table
    table.answer_plain(0, "develop")
    assert reasons(table, 0, "action", "settle")[0] == "It is not your turn. Waiting for Ben."
    assert reasons(table, 1, "action", "settle") == ["That is possible now: Settle."]


def test_a_place_out_of_range_is_told_with_the_distance_from_the_nearest_ships() -> None:
    table = asked(5, "move", after=1)
    s = cast(Warpgate, table.state)
    _, decision = table.view(0).questions[0]
    near = {end for _, end in decision.options()}
    board, places = board_of(s), nouns(table.game)["place"]
    starts = {start for start, _ in decision.options()}
    far = [place for place in range(1, board.size) if place not in near | starts]
    measured = 0
    for place in far:
        told = reasons(table, 0, "place", places.names[place])
        rules = {no.rule: no for no in told if isinstance(no, No)}
        assert rules, "a rule forbids it"
        if "W7.2" in rules:
            cases = [decision.refuse((start, place)) for start in starts]
            away = [no.args["need"] for no in cases if no is not None and no.rule == "W7.2"]
            assert rules["W7.2"].args == {"place": place, "need": min(away), "have": decision.args["x"]}
            measured += len(set(away)) > 1
    assert measured, "ships in several places, and the nearest ones count"


def test_moves_are_tried_with_the_thing_in_each_place() -> None:
    table = asked(2, "move")
    _, decision = table.view(0).questions[0]
    places = nouns(table.game)["place"]
    starts, ends = ({move[at] for move in decision.options()} for at in (0, 1))
    thing = Thing("place", places.names[5])
    tried = set(suspects(decision, thing))
    assert tried == {(5, end) for end in ends} | {(start, 5) for start in starts}


def test_a_thing_with_a_text_is_told_when_something_else_is_asked() -> None:
    table = asked(2, "play")
    told = reasons(table, 0, "technology", nouns(table.game)["technology"].names[0])
    words = words_of(table)
    assert said(told[0], words).startswith("You are asked something else now: What do you do")
    assert str(words.noun("technology", 0)) in str(told[1])


def test_a_place_is_described_when_something_else_is_asked() -> None:
    table = asked(2, "tactic")
    place = cast(Warpgate, table.state).battle
    assert place is not None
    told = reasons(table, 0, "place", nouns(table.game)["place"].names[place.place])
    assert "near with range" in str(told[-1])


@pytest.mark.parametrize("thing", [("card", "no_such_card"), ("dragon", "smaug"), ("card", 7), ("card", None)])
def test_what_does_not_exist_is_just_not_the_question(thing: tuple[str, object]) -> None:
    assert reasons(given(*DEVELOPING).table, 0, *thing) == [
        "You are asked something else now: Which development do you place?"
    ]
