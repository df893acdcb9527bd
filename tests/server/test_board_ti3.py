"""Twilight Imperium 3 in the browser: the catalogue names everything that can be pointed at, with the rules' own
numbers to draw with, and every word of the drawing exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games.common.hexes import Hex, distance
from orrery.games.ti3.board.show import catalogue
from orrery.games.ti3.rules.data import OBJECTIVES, PLANET_NAMES, POLITICS, RACES, TECHNOLOGIES
from orrery.games.ti3.rules.galaxy import HOMES, PLACES
from orrery.games.ti3.rules.nouns import CARD, TEXT
from orrery.games.ti3.rules.texts import TECHNOLOGIES_AT
from orrery.games.ti3.rules.units import CRUISER
from orrery.server.views import shown, speaking
from orrery.text import LANGUAGES, keys
from tests.server.ti3_boards import NAMES, OPTIONS, PLAYERS, component, positions, shelf, words
from tests.ti3.notation import planet

DRAWING = Path(__file__).parents[2] / "web" / "src" / "boards" / "ti3"


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


# --- the catalogue -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_a_text_and_rules_that_exist(lang: str) -> None:
    silent = {"place", "colour", "side", "way", "fate", "action"}
    for noun, components in shelf(lang).items():
        assert all(it.name and it.name[:1] == it.name[:1].upper() for it in components), noun
        assert all(words(lang).rule(rule) for it in components for rule in it.rules), noun
        assert all(it.rules for it in components) or noun not in ("strategy", "technology", "unit", "objective", "pool")
        if noun not in silent:
            bare = [it.id for it in components if not it.text and not it.rules]
            assert not bare, noun
            assert all(line for it in components for line in it.text), noun


def test_the_shelf_has_everything_there_is() -> None:
    sizes = {noun: len(components) for noun, components in shelf("en").items()}
    rows = (len(RACES), len(TECHNOLOGIES), len(POLITICS), len(OBJECTIVES))
    assert (sizes["race"], sizes["technology"], sizes["politic"], sizes["objective"]) == rows
    assert (sizes["strategy"], sizes["place"], sizes["planet"], sizes["leader"]) == (8, 37, len(PLANET_NAMES), 5)
    assert sizes["card"] == len(TEXT.names)
    assert [it.id for it in shelf("en")["card"][:TECHNOLOGIES_AT]] == [f"card.{name}" for name in KINDS_OF_CARDS]
    assert shelf("en").keys() == shelf("de").keys()


KINDS_OF_CARDS = CARD.names


def test_names_follow_the_language() -> None:
    assert component("unit", CRUISER).name == "Cruiser"
    assert component("unit", CRUISER, "de").name == "Kreuzer"
    assert [it.name for it in shelf("en")["planet"]] == list(PLANET_NAMES)


def test_facts_are_those_of_the_rules() -> None:
    for number, it in enumerate(TECHNOLOGIES):
        facts = component("technology", number).facts
        assert (facts["colour"], tuple(facts["needs"]), facts["any"]) == (it.colour, it.needs, it.any)
        before = [component("technology", need).facts["depth"] for need in it.needs]
        assert facts["depth"] == (0 if not before else 1 + (min(before) if it.any else max(before)))
    for number, race in enumerate(RACES):
        facts = component("race", number).facts
        assert component("tile", facts["home"]).facts["race"] == number
        assert facts["units"][3] == race.units["carrier"]
        assert 0 < len(facts["short"]) <= 8, "there is little room for it"
        whose = [str(component("card", text).id).split(".")[1] for text in facts["abilities"]]
        assert whose == [race.name for _ in race.abilities]
    for tile in shelf("en")["tile"]:
        for spot in tile.facts["planets"]:
            x, y = spot["at"]
            assert x * x + y * y < 0.6, "inside the hex"
            assert component("planet", spot["planet"]).facts["tile"] == tile.number
    assert component("load", 100 + planet("Jord")).facts["planet"] == planet("Jord")
    assert component("strategy", 4).facts["primary"] in component("strategy", 4).text


def test_the_galaxy_is_that_of_the_rules() -> None:
    board = catalogue(words(), {})[1]
    hexes = [Hex(*at) for at in board["hexes"]]
    assert len(hexes) == PLACES
    assert sorted(board["maps"]) == [str(n) for n in PLAYERS]
    for players in PLAYERS:
        drawn = board["maps"][str(players)]
        assert tuple(drawn["homes"]) == HOMES[players]
        assert set(drawn["homes"]) <= set(drawn["places"])
        assert all(distance(hexes[0], hexes[home]) == 3 for home in drawn["homes"])
    for it in shelf("en")["place"]:
        assert distance(hexes[0], Hex(*it.facts["at"])) == it.facts["ring"]


def test_everything_an_offer_or_the_log_points_at_is_in_the_catalogue() -> None:
    ids = {(noun, it.id) for noun, components in shelf("en").items() for it in components}
    bare = ("rival", "goods", "counters", "contract", "given", "wanted", "number", "answer", "cards", "truth", "pips")
    kinds = set()
    for players, seed in ((3, 1), (6, 2)):
        for it in positions(players, seed, rounds=4, options=OPTIONS):
            for decision in it.pending.values():
                kinds.add(decision.kind.name)
                for value in list(decision.items if hasattr(decision, "items") else decision.options())[:60]:
                    things = decision.kind.noun.targets(value)
                    assert not {t for t in things if t[0] not in bare} - ids, decision.kind.name
        told = shown(it, -1, speaking(it, "en", NAMES[:players], -1))
        for line in told.log:
            assert not {(t.noun, t.id) for t in line.things if t.noun not in bare} - ids, line.text
    assert {"lay", "take", "action", "activate", "move", "build", "pay", "scrap_at", "vote", "offer"} <= kinds


# --- words -------------------------------------------------------------------------------------------------------


def test_every_message_of_the_drawing_exists_in_both_languages_and_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(DRAWING.rglob("*.*")))
    said = set(re.findall(r"['`](ti3-[a-z_0-9-]+)['`]", source))
    begun = tuple(set(re.findall(r"`(ti3-[a-z_0-9-]*-)\$\{", source)))
    folder = DRAWING.parents[3] / "src" / "orrery" / "games" / "ti3" / "text"
    assert len(said) > 40
    for lang in LANGUAGES:
        written = (folder / f"board.{lang}.ftl").read_text(encoding="utf-8")
        known = set(re.findall(r"^(ti3-[\w-]+) =", written, re.M))
        assert known <= set(keys(lang, "ti3"))
        assert said <= known, sorted(said - known)
        assert all(any(key.startswith(start) for key in known) for start in begun), begun
        assert {key for key in known - said if not key.startswith(begun)} == set()
