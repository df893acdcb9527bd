"""Warpgate in words, position by position: what notes count, what prompts and log lines say, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.warpgate.rules.board import GATE
from orrery.games.warpgate.rules.data import load
from orrery.games.warpgate.telling.describe import sector_names
from orrery.telling.questions import Question, question
from orrery.telling.tellers import teller
from orrery.text import LANGUAGES, Words
from tests.telling.tables import words_of
from tests.warpgate.notation import HOME, Position, action, given


def asked(it: Position, seat: int = 0, lang: str = "en") -> Question:
    """The question a seat is asked, in words."""
    view = it.table.view(seat)
    return question(view, *view.questions[0], words_of(it.table, lang, seat))


def note(it: Position, name: str, seat: int = 0, lang: str = "en") -> str:
    """The note beside the first offer whose name begins with this."""
    return next(offer.note for offer in asked(it, seat, lang).offers if offer.name.startswith(name))


def said(key: str, lang: str = "en", reader: int = -1, **args: Any) -> str:
    return Words(lang, "warpgate", ("Anna", "Ben"), reader).say(key, **args)


# --- what notes count -----------------------------------------------------------------------------------------


@pytest.mark.rule("W17.8", "W12.5")
@pytest.mark.parametrize(
    ("who", "ships"),
    [
        ("", "1 new ship"),
        ("| tech: Orbital Shipyards", "up to 2 new ships"),
        ("Vantar Foundries A", "up to 2 new ships"),
    ],
)
def test_new_ships_count_shipyards_and_anvil_yards(who: str, ships: str) -> None:
    it = given(f"0: {who} | {HOME} 1 | hand: skirmish_warp_in", "1:")
    assert note(it, "Warp-in") == f"X = 1, {ships}"


@pytest.mark.rule("W17.9", "W12.5")
@pytest.mark.parametrize(
    ("who", "cards"),
    [
        ("", "1 card"),
        ("| tech: Tidal Archives", "2 cards"),
        ("| tech: Cold Logic", "3 cards, then discard 2"),
        ("Overseers of Kerak A", "1 to 4 cards"),
        ("Overseers of Kerak A | tech: Tidal Archives", "1 to 5 cards"),
    ],
)
def test_drawing_counts_archives_and_machines(who: str, cards: str) -> None:
    it = given(f"0: {who} | hand: skirmish_warp_in", "1:")
    assert note(it, "Draw") == f"X = 1, {cards}"


@pytest.mark.rule("W19.7")
def test_the_range_of_a_move_counts_ships_in_the_way() -> None:
    free = given("0: | Belu 1", "1:", frames=action("maneuver", 0, 3))
    assert note(free, "Belu → Hesp") == "range 2"
    blocked = given("0: | Belu 1", "1: | Dray 1, Eshkol 1", frames=action("maneuver", 0, 4))
    assert note(blocked, "Belu → Hesp") == "range 3"


@pytest.mark.rule("W7.2", "W10.11")
@pytest.mark.parametrize(
    ("who", "name", "far"),
    [
        ("Heralds of the Void B", "skirmish", 2),
        ("| tech: Current Charts", "recon", 3),
        ("| tech: Current Charts", "maneuver", 2),
        ("| tech: Current Charts", "concentrate", 2),
        ("Tethysian Tradeworlds A | tech: Current Charts", "trade", 3),
        ("| tech: Caravan Guilds", "trade", 3),
        ("Elenari Free Worlds A", "research", 3),
    ],
)
def test_the_range_of_a_prompt_counts_what_is_added_to_it(who: str, name: str, far: int) -> None:
    it = given(f"0: {who} | Ilion 2", "1:", available="Seed Ships, Fighter Bays", frames=action(name, 0, 1))
    assert f"range {far}" in asked(it).prompt
    assert f"Reichweite {far}" in asked(it, lang="de").prompt


@pytest.mark.rule("W11.3")
def test_shared_vision_takes_any_objective() -> None:
    seats = ("| Kesh 1", "1:")
    plain = given(f"0: {seats[0]}", seats[1], objectives="lava, ice", frames=action("control", 0, 1))
    assert "objective" not in note(plain, "Kesh")
    vision = given(f"0: Myrian Choir A {seats[0]}", seats[1], objectives="lava, ice", frames=action("control", 0, 1))
    assert "any available objective" in note(vision, "Kesh")


@pytest.mark.rule("W11.2", "W19.15")
def test_what_completes_a_sector_says_so() -> None:
    it = given("0: | Kesh 1, Hesp 1, Ilion outpost, Ivra outpost", "1:", objectives="ocean, ice",
               frames=action("control", 0, 1), options={"objectives-per-control": "sector"})  # fmt: skip
    assert note(it, "Kesh") == "Ocean, sector Haven 1: you have 2 of 3, completes the sector"
    assert note(it, "Hesp") == "Forest, sector March 1: you have 0 of 3"


# --- copies, used tokens, the end ------------------------------------------------------------------------------


@pytest.mark.rule("W17.1", "W19.42")
@pytest.mark.parametrize(
    ("lang", "ships", "hero"), [("en", "begin with", "tactics deck"), ("de", "beginne", "Taktikstapel")]
)
def test_a_copied_faction_has_neither_its_hero_nor_its_first_ships(lang: str, ships: str, hero: str) -> None:
    it = given("0: Ack'Tar A | hand: advance_trade", "1: Vantar Foundries A")
    offered = next(o.note for o in asked(it, lang=lang).offers if "Ben" in o.name)
    it.play("0 copies 1")
    words = words_of(it.table, lang)
    copied = {"en": "copied", "de": "kopiert"}[lang]
    (line,) = [line for line in teller("warpgate").lines(it.table.view(0), words) if copied in line]
    for text in (offered, line):
        assert ships not in text
        assert hero not in text
        assert words.text("warpgate-power-deploy", n=1) in text


@pytest.mark.rule("W19.18")
@pytest.mark.parametrize(("lang", "used"), [("en", "Peace (used)"), ("de", "Frieden (benutzt)")])
def test_used_tokens_are_told_from_those_that_can_be_used(lang: str, used: str) -> None:
    it = given("0: | tokens: peace | used tokens: peace | hand: advance_trade", "1:")
    for seat in (0, 1):
        lines = teller("warpgate").lines(it.table.view(seat), words_of(it.table, lang, seat))
        assert lines.count(f"- {used}") == 1
        assert len([line for line in lines if line.startswith(f"- {used.split()[0]}:")]) == 1


@pytest.mark.rule("W4.3", "W19.4")
@pytest.mark.parametrize(
    ("ruling", "en"), [("during", "the round at hand is the last"), ("start", "as a round begins")]
)
def test_the_table_says_when_the_last_round_is(ruling: str, en: str) -> None:
    it = given("0: | hand: advance_trade", "1:", options={"end-timing": ruling})
    (line,) = [line for line in teller("warpgate").lines(it.table.view(0), words_of(it.table)) if "Left:" in line]
    assert en in line
    assert "objectives in the deck" in line


# --- words -----------------------------------------------------------------------------------------------------


def test_the_tie_break_stands_after_the_total() -> None:
    it = given("0:", "1:", frames=(("over",),))
    sheet = teller("warpgate").sheet(it.table.view(0), words_of(it.table))
    assert [label for label, _ in sheet.rows[-2:]] == ["Total", "Tie-break (controlled planets)"]
    assert sheet.after == 1


@pytest.mark.parametrize(
    ("key", "args", "english", "german"),
    [
        ("moves", {"ships": 1, "place": GATE, "target": 4}, "Anna moves 1 ship from the Warpgate to Brisk.",
         "Anna zieht 1 Schiff vom Warpgate nach Brisk."),
        ("moves", {"ships": 2, "place": 4, "target": GATE}, "Anna moves 2 ships from Brisk to the Warpgate.",
         "Anna zieht 2 Schiffe von Brisk ins Warpgate."),
        ("deploys", {"ships": 3, "place": GATE}, "Anna puts 3 ships in the Warpgate.",
         "Anna setzt 3 Schiffe ins Warpgate."),
        ("deploys", {"ships": 1, "place": 4}, "Anna puts 1 ship on Brisk.", "Anna setzt 1 Schiff auf Brisk."),
        ("withdraws", {"ships": 2, "place": GATE}, "Anna withdraws to the Warpgate with 2 ships.",
         "Anna zieht sich mit 2 Schiffen ins Warpgate zurück."),
        ("returns", {"ships": 1, "place": 4}, "The ship of Anna goes back to Brisk.",
         "Das Schiff von Anna geht zurück nach Brisk."),
        ("joins", {"ships": 1}, "1 ship from the supply of Anna joins the others.",
         "1 Schiff aus dem Vorrat von Anna kommt zu den anderen dazu."),
        ("drone", {"place": GATE}, "The drone of Anna is in the Warpgate.", "Die Drohne von Anna ist im Warpgate."),
        ("trade-planet", {"place": 4}, "Anna makes Brisk a trade planet.", "Anna macht Brisk zum Handelsplaneten."),
        ("explores", {"place": 4, "tokens": (4, 7)}, "Anna explores Brisk and turns over Extra point and Peace.",
         "Anna erkundet Brisk und dreht um: Zusatzpunkt und Frieden."),
    ],
)  # fmt: skip
def test_what_the_log_says(key: str, args: dict[str, Any], english: str, german: str) -> None:
    assert said(f"warpgate-log-{key}", seat=0, **args) == english
    assert said(f"warpgate-log-{key}", "de", seat=0, **args) == german


@pytest.mark.parametrize(
    ("ships", "english", "german"),
    [(1, "Your ship goes back to Brisk.", "Dein Schiff geht zurück nach Brisk."),
     (2, "Your 2 ships go back to Brisk.", "Deine 2 Schiffe gehen zurück nach Brisk.")],
)  # fmt: skip
def test_one_ship_goes_and_two_go(ships: int, english: str, german: str) -> None:
    assert said("warpgate-log-returns", "en", 0, seat=0, ships=ships, place=4) == english
    assert said("warpgate-log-returns", "de", 0, seat=0, ships=ships, place=4) == german


def test_questions_with_one_and_with_many() -> None:
    split = {"place": GATE, "second": 4}
    assert said("warpgate-ask-split", "de", ships=1, **split).startswith(
        "1 Schiff hat überlebt. Wie viele gehen zurück ins"
    )
    assert said("warpgate-ask-split", "en", ships=2, **split).endswith("to the Warpgate? The others go to Brisk.")
    assert said("warpgate-ask-discard", "de", number=2, exactly="yes") == "Welche 2 Karten legst du ab?"
    assert said("warpgate-ask-discard", "de", number=2, exactly="no") == "Welche Karten legst du ab? Mindestens 2."
    assert said("warpgate-ask-discard", "en", number=0, exactly="no").endswith("You may keep them all.")


@pytest.mark.rule("W12.5", "W5.3")
def test_cold_logic_asks_for_so_many_cards_and_cryo_reserves_for_at_least() -> None:
    logic = given("0: | hand: advance_trade, control_recon | tech: Cold Logic", "1:")
    logic.play("0 plays advance_trade: draw")
    assert asked(logic).prompt == "Which 2 cards do you discard?"
    played = "played: control_recon, recon_promote, advance_trade"
    cryo = given(f"0: | hand: skirmish_trade, skirmish_warp_in, reinforce_research | {played} | tech: Cryo Reserves",
                 "1:", turn=6)  # fmt: skip
    cryo.play("0 plays skirmish_trade: draw")
    assert "At least" in asked(cryo).prompt


def test_a_player_in_numbers_counts_one_and_two() -> None:
    def numbers(n: int) -> dict[str, int]:
        names = ["hand", "ships", "supply", "planets", "colonies", "markers", "fresh", "spent", "objectives"]
        return dict.fromkeys(names, n)

    one = Words("de", "warpgate").text("warpgate-table-standing", **numbers(1))
    assert "1 Planet mit 1 Kolonie" in one
    assert "1 Schiff auf" in one
    assert "2 Planeten mit 2 Kolonien" in Words("de", "warpgate").text("warpgate-table-standing", **numbers(2))
    assert Words("en", "warpgate").text("warpgate-goal-colonies", n=1) == "have 1 colony"


def test_names_and_texts_that_were_broken() -> None:
    d = load()
    german = Words("de", "warpgate")
    assert german.text("warpgate-token-text-refresh_trade_goods") == "frische alle deine Handelsgüter auf"
    assert next(t.name_de for t in d.technologies if t.id == "ember_heralds") == "Glutherolde"
    for name in ("advance", "concentrate", "skirmish"):
        assert "attack to" not in Words("en", "warpgate").text(f"warpgate-action-text-{name}")
        assert "attacks to" not in Words("en", "warpgate").text(f"warpgate-action-text-{name}")


@pytest.mark.rule("W1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sectors_have_german_names(players: int) -> None:
    d = load()
    board = d.boards[players]
    english, german = (sector_names(d, board, lang) for lang in LANGUAGES)
    assert english == board.sector_names
    assert not set(english) & set(german)
    assert len(set(german)) == len(english)
    assert [name.rpartition(" ")[2] for name in english if name[-1].isdigit()] == [
        name.rpartition(" ")[2] for name in german if name[-1].isdigit()
    ]


def test_german_readers_see_german_sectors() -> None:
    it = given("0: | Kesh 1", "1:", frames=action("control", 0, 1))
    assert "Sektor Zuflucht 1" in note(it, "Kesh", lang="de")
    lines = teller("warpgate").lines(it.table.view(0), words_of(it.table, "de"))
    assert {"Sektor Zuflucht 1", "Sektor Kern"} <= set(lines)
