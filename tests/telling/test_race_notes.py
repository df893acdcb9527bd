"""Race in words: what a note says reads well for none, one and several, in both languages."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.nouns import ACTION_NAMES
from orrery.telling.questions import question
from orrery.text import LANGUAGES, Words
from tests.race.notation import Position, card, given


def notes(position: Position, lang: str) -> dict[str, str]:
    """The notes beside the offers of the first seat, by id."""
    _, decision = position.table.find(0)
    asked = question(position.table.view(0), "q-0", decision, Words(lang, "race", ["Anna", "Ben"], 0))
    return {offer.calls[1]: offer.note for offer in asked.offers}


@pytest.mark.parametrize(
    ("tableau", "english", "german"),
    [
        ("Old Earth", "none of your worlds would produce", "keine deiner Welten würde produzieren"),
        ("Gem World", "1 of your worlds produces", "1 deiner Welten produziert"),
        ("Gem World, Spice World*, Space Port", "2 of your worlds produce", "2 deiner Welten produzieren"),
        ("Asteroid Belt", "only your empty windfall world would produce, as a bonus",
         "nur deine leere Windfall-Welt würde produzieren, als Bonus"),
        ("Gem World, Asteroid Belt, Refugee World",
         "1 of your worlds produces, and as a bonus 1 of your 2 empty windfall worlds",
         "1 deiner Welten produziert, dazu als Bonus 1 deiner 2 leeren Windfall-Welten"),
        ("Mining Robots, Asteroid Belt", "1 of your worlds produces", "1 deiner Welten produziert"),
        ("Mining Robots, Galactic Engineers, Asteroid Belt, Refugee World, Empath World",
         "2 of your worlds produce, and as a bonus your empty windfall world",
         "2 deiner Welten produzieren, dazu als Bonus deine leere Windfall-Welt"),
    ],
)  # fmt: skip
def test_what_produce_would_bring_counts_worlds_and_powers(tableau: str, english: str, german: str) -> None:
    for lang, said in zip(LANGUAGES, (english, german), strict=True):
        assert notes(given(f"0: {tableau}", "1: New Sparta"), lang)[ACTION_NAMES[6]] == said


def test_prices_with_contact_specialist_and_develop_read_well() -> None:
    game = given("0: Old Earth, Contact Specialist | hand: Pirate World, Outlaw World, 3 cards", "1: New Sparta",
                 phase="settle")  # fmt: skip
    assert notes(game, "en")["outlaw_world"].startswith("free with Contact Specialist, 1 VP")
    assert notes(game, "de")["pirate_world"].startswith("2 Karten bezahlen mit Kontaktspezialist, 2 SP")
    game = given("0: Old Earth | hand: Export Duties, 2 cards", "1: New Sparta")
    assert notes(game, "en")["develop"].startswith("costs you 1 card less; you could afford 1 of your developments now")
    assert notes(game, "de")["develop"].startswith("kostet dich 1 Karte weniger; jetzt könntest du 1 deiner")


def test_goods_are_asked_for_in_the_right_number() -> None:
    one = given("0: Terraformed World, Gem World*, Spice World*", "1: New Sparta", phase="consume")
    one.play("consume: 0 uses Terraformed World")
    two = given("0: Tourist World, Gem World*, Spice World*, Space Port*", "1: New Sparta", phase="consume")
    two.play("consume: 0 uses Tourist World")
    asked = [
        [Words(lang, "race").say("race-ask-goods", **it.table.find(0)[1].args) for lang in LANGUAGES]
        for it in (one, two)
    ]
    assert asked == [
        ["You consume 1 good. From which world?", "Du verbrauchst 1 Gut. Von welcher Welt?"],
        ["You consume 2 goods. From which worlds?", "Du verbrauchst 2 Güter. Von welchen Welten?"],
    ]


def test_worlds_called_new_have_the_same_form_of_name() -> None:
    words = Words("de", "race")
    assert {str(words.noun("card", card(name))) for name in ("New Sparta", "New Vinland")} == {
        "New Sparta",
        "New Vinland",
    }


def test_the_next_produce_power_is_told_with_what_it_does() -> None:
    game = given("0: Gem World, Genetics Lab, Avian Uplift Race, Pre-Sentient Race, Runaway Robots | chose: produce",
                 "1: Old Earth")  # fmt: skip
    assert notes(game, "en") == {
        "gem_world": "Produces novelty goods; Draw 1 card if this world has just received a good",
        "genetics_lab": "Produce a good on one genes windfall world",
        "bonus": "a good on one windfall world, if you like",
    }
