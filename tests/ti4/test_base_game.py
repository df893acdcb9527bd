"""Twilight Imperium 4 without the expansion: fewer players and factions, its own decks, no exploration, no leaders."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.fault import Fault
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import FACTIONS, TILES
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.notation import options, position, say, why_not

BASE = {"expansion": "base"}


def begun(players: int = 6) -> Imperium:
    """The set-up is over: the first strategy card is to be taken."""
    table, dice = Table.new(GAME, players, BASE, seed=3), Random(3)
    while table.state.phase == "setup":
        decision = next(iter(table.pending.values()))
        table.answer(decision.seat, decision.sample(dice), decision.kind.name)
    return table.state


def test_the_decks_are_those_of_the_base_game() -> None:
    s = begun()
    decks = {"deck": 80, "agendas": 50, "stage_one": 8, "stage_two": 10, "secret_deck": 14}
    assert {name: len(getattr(s, name)) for name in decks} == decks
    assert len(s.objectives) == 2
    for name in ("relics", "cultural", "hazardous", "industrial", "frontiers"):
        assert len(getattr(s, name)) == 0


def test_there_is_nothing_of_the_expansion_on_the_map() -> None:
    s = begun()
    assert all(TILES[tile].set == 0 for tile in s.tiles if tile >= 0)
    assert s.tiles[NEXUS_AT] < 0
    assert s.frontier == 0


def test_players_have_four_notes_of_all_and_one_of_their_faction_and_no_leaders() -> None:
    s = begun()
    for p in s.players:
        names = [NOTE.names[note] for note in p.notes]
        assert len(names) == 5
        assert not any(name.startswith("alliance") for name in names)
        assert p.locked == []
        assert not any(TEXT.names[it].startswith("leader.") for it in p.texts)


def test_mechs_are_not_produced() -> None:
    table = position(options=BASE, planets={"jord": "sol: space_dock"}, sol={"goods": 10})
    say(table, "sol act tactical; sol activate 304")
    assert why_not(table, "sol produce infantry") == ""
    assert why_not(table, "sol produce mech") != ""


def test_only_technologies_of_the_base_game_are_researched() -> None:
    table = position(options=BASE, sol={"strategies": "technology"})
    say(table, "letnev act pass; hacan act pass; sol act technology")
    free = {"neural_motivator", "antimass_deflectors", "sarween_tools", "plasma_scoring"}
    assert free == {*options(table, "sol")} - {"none"}, "neither Psychoarchaeology nor AI Development Algorithm ..."


def test_seventeen_factions_are_there() -> None:
    table = Table.new(GAME, 6, {**BASE, "factions": "choose"}, seed=1)
    while (decision := next(iter(table.pending.values()))).kind.name != "choose_faction":
        table.answer(decision.seat, next(iter(decision.options())), decision.kind.name)
    names = [decision.encode(value) for value in decision.options()]
    assert sorted(names) == sorted(it.name for it in FACTIONS if it.set == 0)
    assert len(names) == 17


def test_seven_players_need_the_expansion() -> None:
    with pytest.raises(Fault):
        Table.new(GAME, 7, BASE, seed=1)
