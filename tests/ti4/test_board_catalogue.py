"""The catalogue of the board: everything a question or the journal points at is there, in both languages, and the
shapes of the galaxy are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.ti4.board.show import BARE, RULES, catalogue
from orrery.games.ti4.rules.data import LAYOUTS, PLANETS
from orrery.games.ti4.rules.galaxy import homes, shape
from orrery.games.ti4.rules.nouns import TEXTS
from orrery.games.ti4.rules.things import Layout, places_in
from orrery.text import LANGUAGES, keys
from tests.ti4.boards import positions, shelf, words

DRAWING = Path(__file__).parents[2] / "web" / "src" / "boards" / "ti4"
TEXT_FOLDER = Path(__file__).parents[2] / "src" / "orrery" / "games" / "ti4" / "text"
PLAIN = ("number", "answer", "tokens", "goods", "commodities", "fragments", "outcome", "die", "pips", "yes")
"""Nouns without things: numbers and words."""


def test_all_components_have_names_and_texts_in_both_languages() -> None:
    for lang in LANGUAGES:
        found = shelf(lang)
        assert len(found["card"]) == len(TEXTS)
        for noun, components in found.items():
            assert all(it.name for it in components), noun
            assert [it.number for it in components] == list(range(len(components))), noun
        for noun in ("agenda", "relic", "leader", "objective", "strategy", "faction", "legendary"):
            assert all(it.text for it in found[noun]), noun
        assert [it.facts["legendary"] >= 0 for it in found["planet"]] == [it.legendary for it in PLANETS]


def test_the_models_of_units_have_their_values_and_say_what_they_can_do() -> None:
    found = {it.id: it for it in shelf("en")["model"]}
    warrior, mech, flagship = found["letani_warrior_ii"], found["letani_behemoth"], found["duha_menaimon"]
    assert warrior.name == "Letani Warrior II"
    assert warrior.text[0] == "Production 2"
    assert (mech.facts["cost"], mech.facts["combat"], mech.facts["sustain"]) == (2, 6, True)
    assert "planetary shield" in mech.text[0]
    assert mech.text[1].startswith("Deploy")
    assert "produce up to 5 units" in flagship.text[-1]
    arborec = shelf("en")["faction"][0].facts
    names = [it.id for it in shelf("en")["model"] if it.number in arborec["models"]]
    assert names == ["letani_warrior_i", "letani_warrior_ii", "letani_behemoth", "duha_menaimon"]
    assert [shelf("en")["card"][it].id for it in arborec["notes"]] == ["note.stymie"]


def test_the_rules_beside_components_exist() -> None:
    said = words()
    for numbers in RULES.values():
        for number in numbers:
            assert said.rule(number)


def test_the_shapes_of_the_galaxy() -> None:
    board = catalogue(words(), {})[1]
    for number, (drawn, it) in enumerate(zip(board["layouts"], LAYOUTS, strict=True)):
        assert drawn["places"] == list(places_in(shape(Layout(number))))
        assert drawn["homes"] == list(homes(Layout(number)))
        assert len(drawn["lanes"]) == len(it.hyperlanes)
        assert all(0 <= side < 6 for lane in drawn["lanes"] for pair in lane["joins"] for side in pair)


def test_everything_an_offer_points_at_is_in_the_catalogue() -> None:
    ids = {(noun, it.id) for noun, components in shelf("en").items() for it in components}
    kinds = set()
    for players, seed in ((3, 1), (6, 2)):
        for it in positions(players, seed, answers=700):
            for decision in it.pending.values():
                kinds.add(decision.kind.name)
                for value in list(decision.items if hasattr(decision, "items") else decision.options())[:40]:
                    things = decision.kind.noun.targets(value) if value is not None else ()
                    assert not {t for t in things if t[0] not in (*PLAIN, *BARE)} - ids, decision.kind.name
    assert {"take", "act", "activate", "move", "produce", "pay", "score"} <= kinds


def test_every_message_of_the_drawing_exists_in_both_languages_and_is_used() -> None:
    folders = [DRAWING, TEXT_FOLDER.parent / "board"]
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*.*"))
        if path.suffix in (".ts", ".svelte", ".py")
    )
    said = set(re.findall(r"['\"`](ti4-(?:board|map|fight|draft|deal)-[a-z_0-9-]+)['\"`]", source))
    begun = tuple(set(re.findall(r"`(ti4-(?:board|map|fight|draft|deal)-[a-z_0-9-]*-)\$\{", source)))
    for lang in LANGUAGES:
        written = (TEXT_FOLDER / f"board.{lang}.ftl").read_text(encoding="utf-8")
        known = set(re.findall(r"^(ti4-[\w-]+) =", written, re.M))
        assert known <= set(keys(lang, "ti4"))
        assert said <= known, sorted(said - known)
        assert {key for key in known - said if not key.startswith(begun or ("-",))} == set()
