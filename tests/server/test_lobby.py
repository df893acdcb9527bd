"""The games on offer: all choices have a name in both languages, and so do all components."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.bots import make
from orrery.bots.specs import SPECS
from orrery.games import NAMES, game
from orrery.server import lobby as offered
from orrery.server import messages
from orrery.server.serve import warm_up
from orrery.text import LANGUAGES, Words

every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def lobby(name: str, lang: Any) -> messages.GameShown:
    return next(it for it in offered.games(lang) if it.name == name)


@every_language
def test_all_games_are_there_with_title_text_and_bots(lang: Any) -> None:
    games = offered.games(lang)
    assert [it.name for it in games] == list(NAMES)
    for it in games:
        assert it.title
        assert len(it.text) > 80
        assert it.players == list(game(it.name).players)
        assert {bot.spec for bot in it.bots} == set(SPECS)
        assert all(make(bot.spec, 0) and bot.name and bot.text for bot in it.bots)
    assert msgspec.json.decode(msgspec.json.encode(games), type=list[messages.GameShown]) == games


@every_game
def test_every_value_of_every_setting_can_be_chosen_by_name(name: str) -> None:
    settings = {it.name: it for it in (*game(name).settings, *game(name).rulings)}
    english, german = lobby(name, "en"), lobby(name, "de")
    assert {it.name for it in english.settings} >= {n for n, it in settings.items() if len(it.values) > 1 or it.numeric}
    for one, other in zip(english.settings, german.settings, strict=True):
        assert one.values == other.values == list(settings[one.name].values)
        assert len(set(one.value_names)) == len(one.values), "values can be told apart"
        assert one.title != other.title or one.title == "Discoveries"
        assert one.rule_text, one.rule
        assert one.ruling == (settings[one.name] in game(name).rulings)


@every_game
@every_language
def test_the_lobby_has_no_words_for_what_cannot_be_chosen(name: str, lang: Any) -> None:
    path = Path(orrery.__file__).parent / "games" / name / "text" / f"lobby.{lang}.ftl"
    written = set(re.findall(r"^([\w-]+) = ", path.read_text(encoding="utf-8"), re.M))
    words, wanted = Words(lang, name), {f"{name}-about"}
    for it in lobby(name, lang).settings:
        keys = [f"{name}-set-{it.name}", *(f"{name}-set-{it.name}-{value}" for value in (*it.values, "free", "about"))]
        wanted |= {key for key in keys if words.has(key)}
    growing = [f"{name}-set-{it.name}" for it in game(name).settings if it.grows]
    spare = {key for key in written for setting in growing if key.startswith(setting)}
    assert written - spare == wanted - spare


@every_game
@every_language
def test_the_catalogue_has_every_component_and_every_rule(name: str, lang: Any) -> None:
    catalogue = offered.catalogue(name, lang)
    assert msgspec.json.decode(msgspec.json.encode(catalogue), type=messages.Catalogue) == catalogue
    for noun, things in catalogue.nouns.items():
        assert things, noun
        assert len({thing.id for thing in things}) == len(things)
        assert len({thing.number for thing in things}) == len(things)
        assert all(thing.name for thing in things)
        assert {rule for thing in things for rule in thing.rules} <= catalogue.rules.keys()
    assert len(catalogue.rules) > 100
    assert all(catalogue.rules.values())


@every_game
def test_components_are_the_same_in_both_languages_but_for_their_words(name: str) -> None:
    english, german = (offered.catalogue(name, lang).nouns for lang in ("en", "de"))
    assert english.keys() == german.keys()
    for noun in english:
        assert [(it.number, it.id) for it in english[noun]] == [(it.number, it.id) for it in german[noun]]


def test_a_game_without_a_board_is_shown_from_its_nouns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "board", lambda name: None)
    catalogue = offered.catalogue("race", "en")
    assert {"card", "action", "way", "power", "producer"} == catalogue.nouns.keys()
    cards = catalogue.nouns["card"]
    assert (cards[0].id, cards[0].number, cards[0].name) == ("old_earth", 0, "Old Earth")
    assert cards[0].text[-1] == "IV: Consume up to 2 goods: 1 VP each"
    assert catalogue.board == {}


def test_once_the_lobby_was_seen_nobody_waits_for_what_every_table_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gc.freeze", lambda: None)  # the other tests of this process would be frozen, too
    waited: list[float] = []
    monkeypatch.setattr(offered.LOOKED_AT, "wait", waited.append)
    warm_up()
    assert len(waited) == 1
    misses = [sent.cache_info().misses for sent in (offered.games_sent, offered.catalogue_sent)]
    for lang in LANGUAGES:
        assert offered.games_sent(lang)
        assert all(offered.catalogue_sent(name, lang) for name in NAMES)
    assert [sent.cache_info().misses for sent in (offered.games_sent, offered.catalogue_sent)] == misses
