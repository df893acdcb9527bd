"""T3.1, T3.2: setting up, and the galaxy."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.core.unknown import Unknown
from orrery.games.common.galaxy import bits, distance_in, layers
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.data import (
    ACTION_CARDS,
    BASE,
    MECATOL_REX,
    PLANET_NAMES,
    RACES,
    STAGE_ONE,
    STAGE_TWO,
    TILES,
    TO_PLACE,
)
from orrery.games.ti3.rules.galaxy import CENTRE, HOMES, NEAR, RING_MASKS, SHAPES, unfairness
from orrery.games.ti3.rules.kinds import LAY, SPEAKER_DRAWN
from orrery.games.ti3.rules.nouns import TILE
from orrery.games.ti3.rules.objectives import open_objective
from orrery.games.ti3.rules.setup import free_places, layer
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.units import LIMITED, SHIPS, SPACE_DOCK, STATS, UNITS
from tests.ti3.notation import position, state

COUNTS = pytest.mark.parametrize("players", GAME.players)


def begun(players: int, seed: int = 1, **options: str) -> Table:
    """A game up to the first round."""
    table, dice = (
        Table.new(GAME, players, {k.replace("_", "-"): v for k, v in options.items()}, seed=seed),
        Random(seed),
    )
    while state(table).round == 0:
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
    return table


@COUNTS
@pytest.mark.rule("T3.1.1", "T3.1.2", "T3.1.4", "T3.1.5", "T3.1.9", "T3.1.10")
def test_everybody_begins_with_what_the_race_sheet_says(players: int) -> None:
    s = state(begun(players))
    assert len({p.race for p in s.players}) == players
    assert 0 <= s.speaker < players
    for seat, p in enumerate(s.players):
        race = RACES[p.race]
        assert [q for q, owner in enumerate(s.owner) if owner == seat] == list(TILES[race.home].planets)
        assert list(bits(p.technologies)) == sorted(race.technologies)
        extra = {"l1z1x": [3, 3, 3], "mentak": [2, 3, 4]}
        assert p.counters == extra.get(race.name, [2, 3, 3])
    assert s.owner[MECATOL_REX] == -1
    assert s.exhausted == 0
    assert s.goods + sum(p.goods for p in s.players) == 40


@pytest.mark.rule("T3.1.1")
def test_races_can_be_chosen() -> None:
    table = Table.new(GAME, 3, {"races": "choose"}, seed=1)
    first = table.waiting()[0]
    assert first == state(table).speaker
    table.answer_plain(first, "sol")
    second = table.waiting()[0]
    assert table.why_not(second, RACES.index(next(r for r in RACES if r.name == "sol"))) is not None


@COUNTS
@pytest.mark.rule("T3.1.8", "T3.14.3")
def test_starting_units_stand_in_the_home_system(players: int) -> None:
    s = state(begun(players))
    for seat, p in enumerate(s.players):
        mine = [q for q, owner in enumerate(s.owner) if owner == seat]
        found = Counter({UNITS[unit]: fleet_of(s, seat, p.home).of(unit) for unit in SHIPS})
        found.update(ground_force=sum(s.troops[q] for q in mine), pds=sum(s.pds[q] for q in mine))
        found.update(space_dock=sum(s.docks >> q & 1 for q in mine))
        assert +found == Counter(RACES[p.race].units)
        assert all(s.pds[q] <= 2 for q in mine)
        for unit in LIMITED:
            assert p.reserve[unit] == STATS[unit].figures - RACES[p.race].units.get(UNITS[unit], 0)
        assert p.reserve[SPACE_DOCK] == 2


@COUNTS
@pytest.mark.rule("T3.1.3", "T3.1.6", "T3.1.11")
def test_decks_and_secret_objectives(players: int) -> None:
    table = begun(players)
    s = state(table)
    cards = Counter(s.deck.layers[0])
    base = [(i, c) for i, c in enumerate(ACTION_CARDS) if c.set == BASE]
    assert cards == {i: c.copies for i, c in base if players not in c.without}
    assert cards.total() == (101 if players == 4 else 103)
    assert len(s.politics) == 60
    assert [len(p.secret) for p in s.players] == [1] * players
    assert len(s.secrets) == 10 - players
    view = table.view(0).state
    assert view.players[0].secret == s.players[0].secret
    assert view.players[1].secret == Unknown(1)


def opened(seed: int, **options: str) -> list[int]:
    """The whole objective deck in its order."""
    table = position(options=options, seed=seed, frames=[("round",)])
    s = state(table).clone()
    found: list[int] = []
    while True:
        flow = open_objective(s)
        value: Any = None
        try:
            while True:
                ask = flow.send(value)
                value = ask.happen(s)
                s.rng += 1 << 16
        except StopIteration as done:
            if done.value < 0:
                return found
            found.append(done.value)


@pytest.mark.rule("T3.1.7", "T3.16.1")
@pytest.mark.parametrize(("option", "ones", "most"), [("off", 6, 10), ("on", 8, 14)])
def test_the_objective_deck_has_stage_one_on_top_and_imperium_rex_below(option: str, ones: int, most: int) -> None:
    lengths = set()
    for seed in range(40):
        deck = opened(seed, **{"long-war": option})
        assert all(card in STAGE_ONE for card in deck[:ones])
        assert all(card in STAGE_TWO for card in deck[ones:])
        assert deck[-1] == max(STAGE_TWO)
        assert len(set(deck)) == len(deck)
        lengths.add(len(deck))
    assert lengths == set(range(ones + 1, most + 1))


@pytest.mark.rule("T3.16.1")
def test_a_long_war_without_the_end_card_has_thirteen_objectives() -> None:
    deck = opened(1, **{"long-war": "no-end-card"})
    assert len(deck) == 13
    assert max(STAGE_TWO) not in deck


@pytest.mark.rule("T3.1.12")
def test_five_players_are_compensated_by_position() -> None:
    s = state(begun(5))
    goods = {p.position: p.goods for p in s.players}
    assert goods == {0: 4, 1: 0, 2: 0, 3: 4, 4: 6}
    assert s.players[s.speaker].position == 0


@pytest.mark.rule("T3.17.10")
def test_positions_of_five_can_be_drawn() -> None:
    found = set()
    for seed in range(12):
        s = state(begun(5, seed, five_positions="random"))
        found.add(s.players[s.speaker].position)
        assert sorted(p.position for p in s.players) == [0, 1, 2, 3, 4]
    assert len(found) > 2


# --- T3.2 -----------------------------------------------------------------------------------------------------------


@COUNTS
@pytest.mark.rule("T3.2.1", "T3.2.3")
def test_a_quick_galaxy_is_complete_and_fair(players: int) -> None:
    for seed in range(3):
        s = state(begun(players, seed))
        assert s.tiles[CENTRE] == TILE.index["mecatol_rex"]
        assert all((s.tiles[place] >= 0) == bool(s.shape >> place & 1) for place in range(len(s.tiles)))
        assert unfairness(players, s.tiles) < 700
        for i, seat in enumerate((s.speaker + k) % players for k in range(players)):
            assert s.players[seat].home == HOMES[players][i]


@COUNTS
@pytest.mark.rule("T3.2.3", "T3.2.6")
def test_homes_lie_three_systems_from_the_centre(players: int) -> None:
    ways = layers(CENTRE, NEAR, SHAPES[players], 5)
    assert [distance_in(ways, home) for home in HOMES[players]] == [3] * players
    apart = {3: [6, 6, 6], 4: [4, 4, 4, 4], 5: [4, 4, 4, 3, 3], 6: [3] * 6}[players]
    homes = HOMES[players]
    near = [NEAR[place] & SHAPES[players] for place in range(len(NEAR))]
    pairs = zip(homes, (*homes[1:], homes[0]), strict=True)
    assert [distance_in(layers(a, near, SHAPES[players], 9), b) for a, b in pairs] == apart
    assert SHAPES[players].bit_count() == (28 if players == 3 else 37)


@COUNTS
@pytest.mark.rule("T3.2.2")
def test_so_many_systems_are_dealt(players: int) -> None:
    table = Table.new(GAME, players, {"galaxy": "build"}, seed=3)
    s = state(table)
    each, left = {3: (8, 4), 4: (8, 0), 5: (6, 1), 6: (5, 2)}[players]
    assert {len(p.tiles) for p in s.players} == {each}
    assert len(s.box) == left
    everything = [t for p in s.players for t in p.tiles] + s.face_down + [t for layer in s.box.layers for t in layer]
    gone = Counter(TO_PLACE) - Counter(everything)
    taken = {TILE.index["empty"]: 3, TILE.index["asteroid_field"]: 1}
    assert gone == (taken if players == 3 else {})


@pytest.mark.rule("T3.17.12")
def test_empties_taken_out_can_be_drawn_from_all() -> None:
    gone: Counter[int] = Counter()
    for seed in range(20):
        s = state(Table.new(GAME, 3, {"galaxy": "build", "empties-taken-out": "any"}, seed=seed))
        everything = [t for p in s.players for t in p.tiles] + [t for layer in s.box.layers for t in layer]
        lost = Counter(TO_PLACE) - Counter(everything)
        assert lost.total() == 4
        gone += lost
    assert any(TILES[tile].wormhole >= 0 for tile in gone)


@COUNTS
@pytest.mark.rule("T3.2.4", "T3.2.5", "T3.2.7", "T3.2.8")
def test_building_goes_to_and_fro_ring_by_ring_under_all_rules(players: int) -> None:
    for seed in range(3):
        table, dice = Table.new(GAME, players, {"galaxy": "build"}, seed=seed), Random(seed)
        order: list[int] = []
        while table.pending and next(iter(table.pending.values())).kind is LAY:
            s = state(table)
            seat = layer(s)
            asked = table.pending[-1]
            assert asked.seat == seat
            order.append((seat - s.speaker) % players)
            ring = next(i for i in (1, 2, 3) if RING_MASKS[i] >> free_places(s)[0] & 1)
            legal = list(asked.options())
            mine = s.players[seat].tiles
            settled = [tile for tile in mine if TILES[tile].planets]
            for place, tile in legal:
                assert RING_MASKS[ring] >> place & 1
                if s.players[seat].owes_planets and settled:
                    assert TILES[tile].planets
            ugly = [lay for lay in legal if TILES[lay[1]].special and beside_special(s, lay[0])]
            assert not ugly or len(ugly) == len(legal)
            table.put(-1, asked.sample(dice))
        there = list(range(players))
        laps = [there if lap % 2 == 0 else there[::-1] for lap in range(len(order) // players)]
        assert order == [at for lap in laps for at in lap]
        assert not any(p.tiles for p in state(table).players)


def beside_special(s: Twilight, place: int) -> bool:
    return any(s.tiles[by] >= 0 and TILES[s.tiles[by]].special for by in bits(NEAR[place]))


@pytest.mark.rule("T3.2.9", "T3.17.9")
@pytest.mark.parametrize("when", ["complete", "at-once"])
def test_five_players_have_a_face_down_system_beside_mecatol_rex(when: str) -> None:
    table, dice = Table.new(GAME, 5, {"galaxy": "build", "face-down-tile": when}, seed=2), Random(1)
    s = state(table)
    if when == "complete":
        assert s.face_down_at in range(1, 7)
        assert len(s.face_down) == 1
        assert table.view(0).state.face_down == table.view(-1).state.face_down == Unknown(1)
        lies_at = s.face_down_at
        while state(table).face_down:
            table.put(-1, table.pending[-1].sample(dice))
        assert state(table).tiles[lies_at] >= 0
    else:
        assert not s.face_down
        assert sum(s.tiles[place] >= 0 for place in range(1, 7)) == 1


def test_the_speaker_is_drawn() -> None:
    speakers = {state(Table.new(GAME, 4, seed=seed)).speaker for seed in range(20)}
    assert speakers == {0, 1, 2, 3}
    assert SPEAKER_DRAWN.name == "speaker"
    others = {planet for race in RACES if race.set != BASE for planet in TILES[race.home].planets}
    assert len(PLANET_NAMES) - len(others) == 51
