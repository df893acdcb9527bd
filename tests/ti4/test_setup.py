"""The set-up of Twilight Imperium 4, step by step (LRR 0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.core.view import plain
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import FACTIONS, GENERIC, LAYOUTS, OBJECTIVES, PLASTIC, TILES, LayoutRow
from orrery.games.ti4.rules.galaxy import CENTRE, CREUSS_AT, NEXUS_AT, homes, near, ring_of
from orrery.games.ti4.rules.nouns import LAYOUT, PLACE, TILE
from orrery.games.ti4.rules.setup import clash, next_to_lay
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import leaders_of, owner_of
from orrery.games.ti4.rules.things import places_in
from orrery.games.ti4.rules.verbs import tokens_left

BUILT = {"galaxy": "build", "factions": "choose"}


def board(table: Table) -> Imperium:
    return cast(Imperium, table.state)


def question(table: Table) -> Decision[Any]:
    return next(iter(table.pending.values()))


def answered(table: Table, dice: Random) -> Iterator[Decision[Any]]:
    """The questions of the set-up, each before it is answered at random."""
    while board(table).phase == "setup":
        decision = question(table)
        yield decision
        table.answer(decision.seat, decision.sample(dice), decision.kind.name)


@cache
def begun(players: int, seed: int = 1, **options: str) -> Table:
    """A game of which the set-up is over: the first strategy card is to be taken."""
    table = Table.new(GAME, players, options, seed=seed)
    for _ in answered(table, Random(seed)):
        pass
    return table


def building(
    players: int, options: Mapping[str, str] = BUILT, seed: int = 1
) -> Iterator[tuple[Imperium, Decision[Any]]]:
    """The state before each tile that is laid."""
    table = Table.new(GAME, players, options, seed=seed)
    for decision in answered(table, Random(seed)):
        if decision.kind.name == "lay":
            yield board(table), decision


# --- steps 1 to 5: players and what is theirs --------------------------------------------------------------------


@pytest.mark.rule("LRR 0.1")
def test_chance_makes_the_first_speaker_and_the_speaker_takes_the_first_strategy_card() -> None:
    speakers = set()
    for seed in range(12):
        table = begun(3, seed)
        assert question(table).seat == board(table).speaker
        speakers.add(board(table).speaker)
    assert speakers == {0, 1, 2}


@pytest.mark.rule("LRR 0.2")
def test_each_player_chooses_a_faction_that_nobody_has_from_the_speaker_on() -> None:
    table = Table.new(GAME, 3, BUILT, seed=2)
    speaker = board(table).speaker
    chosen: list[object] = []
    for n in range(3):
        decision = question(table)
        assert (decision.kind.name, decision.seat) == ("choose_faction", (speaker + n) % 3)
        assert not {*decision.options()} & {*chosen}
        if chosen:
            no = table.why_not(decision.seat, chosen[0])
            assert no is not None
            assert no.rule == "LRR 0.2"
        chosen.append(next(iter(decision.options())))
        table.answer(decision.seat, chosen[-1], decision.kind.name)
    assert [board(table).players[(speaker + n) % 3].faction for n in range(3)] == chosen


@pytest.mark.rule("LRR 0.3", "LRR 0.4", "LRR 7.2", "LRR 25.2", "LRR 25.3")
@pytest.mark.parametrize("players", [3, 6, 8])
def test_everyone_has_leaders_notes_tokens_and_plastic_of_colour_and_faction(players: int) -> None:
    s = board(begun(players))
    assert sum(PLASTIC) == 63
    for seat, p in enumerate(s.players):
        on_board = [
            sum(counts) for counts in zip(*(it.all for it in (*p.space.values(), *p.ground.values())), strict=True)
        ]
        assert [a + b for a, b in zip(p.reserve, on_board, strict=True)] == [*PLASTIC]
        assert tokens_left(p) + sum(p.pools) == 16
        assert {owner_of(note) for note in p.notes} == {seat}
        own = 2 if FACTIONS[p.faction].name == "empyrean" else 1
        assert len(p.notes) == 5 + own, "five of the colour, one of the faction, two of the Empyrean"
        leaders = leaders_of(p.faction)
        agents = [it for it in leaders if it in p.texts]
        assert sorted([*agents, *p.locked]) == sorted(leaders)
        assert len(p.locked) == 2, "commander and hero"
    assert len(GENERIC) == 33


@pytest.mark.rule("LRR 0.5", "LRR 0.11", "LRR 52.1")
@pytest.mark.parametrize("players", [4, 6])
def test_home_planets_starting_units_technologies_and_command_tokens(players: int) -> None:
    s = board(begun(players))
    for seat, p in enumerate(s.players):
        row = FACTIONS[p.faction]
        assert [planet for planet, owner in enumerate(s.owner) if owner == seat] == sorted(row.planets)
        assert not any(s.exhausted >> planet & 1 for planet in row.planets)
        assert {*p.space} <= {p.home}
        assert {*p.ground} <= {*row.planets}
        on_board = [
            sum(counts) for counts in zip(*(it.all for it in (*p.space.values(), *p.ground.values())), strict=True)
        ]
        assert on_board == [*row.units]
        assert all(p.technologies >> technology & 1 for technology in row.technologies)
        assert p.technologies.bit_count() == len(row.technologies) + row.choice[0]
        assert p.pools == [3, 3, 2]


# --- step 6: the map ---------------------------------------------------------------------------------------------

DEALT = {
    "3p": (6, 2), "3p_hyperlanes": (3, 2), "4p": (5, 3), "4p_hyperlanes": (3, 2), "5p": (4, 2), "5p_hyperlanes": (3, 2),
    "6p": (3, 2), "6p_large": (6, 3), "7p": (4, 2),
    "8p": (4, 2), "7p_alternative": (3, 2), "8p_alternative": (3, 2),
}  # fmt: skip
"""Blue and red tiles for each player."""
FIRST = {"5p": (0, 1), "7p": (3, 2), "8p": (2, 2)}
"""Blue and red tiles that the speaker lays beside Mecatol Rex."""
LANES = {
    "3p_hyperlanes": "83A 83A 83A 84A 84A 84A 85A 85A 85A 86A 86A 86A 87A 87A 87A 88A 88A 88A",
    "4p_hyperlanes": "83A 83A 84A 84A 85A 85A 86A 86A 87A 87A 88A 88A",
    "5p_hyperlanes": "83A 84A 85A 86A 87A 88A",
    "7p": "83A 84A 85A 86A 87A 88A",
    "7p_alternative": "83B 84B 85B 86B 88B 90B",
    "8p_alternative": "83B 85B 87A 88A 89B 90B",
}


@pytest.mark.rule("LRR 0.6", "LRR 0.6ii")
@pytest.mark.parametrize("row", LAYOUTS, ids=lambda row: row.name)
def test_tiles_dealt_and_hyperlanes_of_each_shape(row: LayoutRow) -> None:
    assert row.dealt == DEALT[row.name]
    assert row.speaker == FIRST.get(row.name, (0, 0))
    assert sorted(tile for _, _, tile, _ in row.hyperlanes) == LANES.get(row.name, "").split()
    assert all(ring_of(home) in (row.rings, row.rings - 1) for home in homes(LAYOUT.index[row.name]))


@pytest.mark.rule("LRR 0.6", "LRR 0.7", "LRR 99")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_mecatol_rex_homes_nexus_custodians_and_frontier_tokens(players: int) -> None:
    s = board(begun(players))
    assert TILE.names[s.tiles[CENTRE]] == "18"
    assert s.custodians
    assert TILES[s.tiles[NEXUS_AT]].name == "82A"
    assert not s.nexus_open
    assert [place for place in range(len(s.wormholes)) if s.wormholes[place] >> NEXUS_AT & 1] == [2], "gamma only"
    for p in s.players:
        where = homes(s.layout)[p.position]
        assert p.home in (where, CREUSS_AT)
        assert s.tiles[where] == FACTIONS[p.faction].on_map
    empty = [
        at
        for at, tile in enumerate(s.tiles)
        if tile >= 0 and not TILES[tile].planets and at != NEXUS_AT and TILES[tile].kind != "home"
    ]
    assert [*places_in(s.frontier)] == empty


@pytest.mark.rule("LRR 0.6i", "LRR 0.6ii")
def test_every_player_is_dealt_blue_and_red_tiles_unseen_by_the_others() -> None:
    s, _ = next(building(4))
    for p in s.players:
        backs = [TILES[tile].back for tile in p.tiles]
        assert (backs.count("blue"), backs.count("red"), len(backs)) == (5, 3, 8)
    hands = [tile for p in s.players for tile in p.tiles]
    assert len({*hands}) == len(hands)


@pytest.mark.rule("LRR 0.6iii")
def test_tiles_are_laid_forth_and_back_round_the_table_ring_by_ring() -> None:
    seats, rings = [], []
    for s, decision in building(4):
        seats.append((decision.seat - s.speaker) % 4)
        options = [*decision.options()]
        rings.append({ring_of(place) for _, place in options})
        assert next_to_lay(s) == decision.seat
        free = [lay for lay in options if clash(s, *lay)]
        assert not free or len(free) == len(options), "beside an anomaly or an equal wormhole only where it must be"
    assert seats == [0, 1, 2, 3, 3, 2, 1, 0] * 4
    assert rings == [{1}] * 6 + [{2}] * 12 + [{3}] * 14


@pytest.mark.rule("LRR 0.6iii")
def test_anomalies_and_equal_wormholes_do_not_touch_where_that_can_be_helped() -> None:
    s, _ = next(building(3))
    s = s.clone()
    at, beside, far = (PLACE.index[name] for name in ("101", "102", "104"))
    assert near(s.layout)[at] >> beside & 1
    s.tiles[at] = TILE.index["42"]
    assert clash(s, TILE.index["43"], beside)
    assert not clash(s, TILE.index["43"], far)
    s.tiles[at] = TILE.index["26"]
    assert clash(s, TILE.index["39"], beside), "alpha and alpha"
    assert not clash(s, TILE.index["40"], beside), "alpha and beta"


@pytest.mark.rule("LRR 0.6ii")
def test_where_the_shape_asks_for_it_the_speaker_lays_tiles_beside_mecatol_rex_first() -> None:
    tiles, rings = [], set()
    for s, decision in islice(building(8), 4):
        assert decision.seat == s.speaker
        tiles += [TILES[tile].back for tile in {tile for tile, _ in decision.options()}]
        rings |= {ring_of(place) for _, place in decision.options()}
    assert (sorted(tiles), rings) == (["blue", "blue", "red", "red"], {1})


@pytest.mark.rule("LRR 0.6iii")
def test_with_five_players_the_worse_places_get_trade_goods() -> None:
    s = board(begun(5))
    by_place = [next(p.goods for p in s.players if p.position == n) for n in range(5)]
    assert sorted(by_place) == [0, 0, 2, 2, 4]
    assert [p.goods for p in board(begun(5, layout="other")).players] == [0] * 5


# --- steps 8 to 12: cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 0.8")
def test_the_decks_are_shuffled_each_on_its_own_and_nobody_knows_their_order() -> None:
    table = begun(3)
    s = board(table)
    decks = {
        "deck": 100, "agendas": 50, "stage_one": 18, "stage_two": 20, "secret_deck": 37, "relics": 10, "cultural": 20,
        "hazardous": 20, "industrial": 20, "frontiers": 14,
    }  # fmt: skip
    seen = plain(table.view(0).plain())["state"]
    for name, count in decks.items():
        assert len(getattr(s, name)) == count
        assert seen[name] == [count], "everyone sees how many there are, and no more"


@pytest.mark.rule("LRR 0.10")
def test_all_eight_strategy_cards_can_be_taken() -> None:
    assert len([*question(begun(3)).options()]) == 8


@pytest.mark.rule("LRR 0.12i", "LRR 14.20")
def test_each_player_keeps_one_of_two_secret_objectives() -> None:
    table, kept = Table.new(GAME, 3, {}, seed=3), []
    for decision in answered(table, Random(3)):
        if decision.kind.name == "keep_secret":
            assert len([*decision.options()]) == 2
            kept.append(decision.seat)
    s = board(table)
    assert kept == [(s.speaker + n) % 3 for n in range(3)]
    assert [len(p.secrets) for p in s.players] == [1, 1, 1]
    assert len(s.secret_deck) == 40 - 3


@pytest.mark.rule("LRR 0.12ii", "LRR 77.2")
@pytest.mark.parametrize("goal", ["10", "14"])
def test_the_goal_is_ten_or_fourteen_points_and_all_begin_with_none(goal: str) -> None:
    s = board(begun(3, goal=goal))
    assert s.goal == int(goal)
    assert GAME.score(s) == [0, 0, 0]


@pytest.mark.rule("LRR 0.12iii", "LRR 0.12iv", "LRR 14.13")
def test_two_of_five_objectives_of_stage_one_are_revealed_and_five_of_stage_two_wait() -> None:
    s = board(begun(3))
    assert [OBJECTIVES[card].stage for card in s.objectives] == [1, 1]
    assert (s.ones_left, s.twos_left) == (3, 5)
