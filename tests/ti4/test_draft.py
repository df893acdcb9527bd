"""The draft of Twilight Imperium 4: slices, factions and places are taken forth and back, then the map is put together
and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from orrery.core.ask import Decision
from orrery.core.fault import Fault
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.core.view import plain
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import BASE, FACTIONS, MECATOL, TILES
from orrery.games.ti4.rules.draft import FACTION, PLACE, SLICE, sort_of
from orrery.games.ti4.rules.galaxy import CENTRE, CREUSS_AT, homes
from orrery.games.ti4.rules.map_string import written
from orrery.games.ti4.rules.nouns import LOT
from orrery.games.ti4.rules.seats import clockwise, clockwise_after, others
from orrery.games.ti4.rules.slices import LAYOUT_FOR, places_of_slices
from orrery.games.ti4.rules.state import Draft, Imperium
from orrery.games.ti4.rules.things import Faction, Lot, Tile

PLAYERS = [*GAME.players]


def board(table: Table) -> Imperium:
    return cast(Imperium, table.state)


def question(table: Table) -> Decision[Any]:
    return next(iter(table.pending.values()))


def drafting(players: int, seed: int = 1, **options: str) -> Table:
    given = {"draft": "slices", **{name.replace("_", "-"): value for name, value in options.items()}}
    return Table.new(GAME, players, given, seed=seed)


def answered(table: Table, dice: Random) -> Iterator[tuple[Decision[Any], Any]]:
    """The questions of the draft with their random answers, before these are given."""
    while board(table).draft is not None:
        decision = question(table)
        value = decision.sample(dice)
        yield decision, value
        table.answer(decision.seat, value, decision.kind.name)


def through(table: Table, seed: int = 1) -> list[tuple[int, Lot]]:
    """Draft at random to the end: who took what."""
    return [(asked.seat, lot) for asked, lot in answered(table, Random(seed)) if asked.kind.name == "draft"]


def open_draft(table: Table) -> Draft:
    it = board(table).draft
    assert it is not None
    return it


# --- what is on offer --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_slices_and_factions_lie_open_as_the_settings_say(players: int) -> None:
    for spare in range(4):
        it = open_draft(drafting(players, spare_slices=str(spare), spare_factions=str(spare + 1)))
        assert len(it.slices) == min(9, players + spare), "the red tiles are enough for nine"
        assert len(it.factions) == players + spare + 1
        assert len({*it.factions}) == len(it.factions)
        assert sorted(it.order) == [*range(players)]


def test_without_the_expansion_there_are_its_tiles_and_factions_only() -> None:
    it = open_draft(drafting(6, expansion="base", spare_slices="3", spare_factions="16"))
    assert len(it.slices) == 6
    assert len(it.factions) == 17
    assert {TILES[tile].set for tiles in it.slices for tile in tiles} == {BASE}


def test_all_of_it_is_seen_by_all() -> None:
    table = drafting(4, bans="1")
    seen = [plain(table.view(seat).plain())["state"]["draft"] for seat in range(4)]
    assert all(it == seen[0] for it in seen)
    assert len(seen[0]["slices"]) == 5


def test_settings_beyond_their_bounds_are_refused() -> None:
    for name, value in (("spare_slices", "4"), ("spare_factions", "17"), ("bans", "4"), ("draft", "yes")):
        with pytest.raises(Fault):
            drafting(3, 1, **{name: value})


# --- bans --------------------------------------------------------------------------------------------------------


def test_each_player_bans_a_faction_in_turn_and_it_is_not_on_offer() -> None:
    table = drafting(3, bans="2", spare_factions="16")
    order, banned = open_draft(table).order, list[Faction]()
    for seat in [*order, *order]:
        decision = question(table)
        assert (decision.seat, decision.kind.name) == (seat, "ban")
        assert not {*decision.options()} & {*banned}
        if banned:
            no = table.why_not(seat, banned[0])
            assert no is not None
            assert no.rule == "LRR 0.2"
        banned.append(decision.sample(Random(len(banned))))
        table.answer(seat, banned[-1], "ban")
    it = open_draft(table)
    assert it.banned == banned
    assert sorted([*it.factions, *banned]) == [*range(len(FACTIONS))], "all others are, with so many to spare"
    assert question(table).kind.name == "draft"


def test_bans_leave_a_faction_for_each_player() -> None:
    table = drafting(8, bans="3")
    bans = [value for asked, value in answered(table, Random(3)) if asked.kind.name == "ban"]
    assert len(bans) == len(FACTIONS) - 8
    assert not {*bans} & {p.faction for p in board(table).players}


# --- taking ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_players_take_forth_and_back_one_of_each_sort_and_nothing_twice(players: int) -> None:
    table = drafting(players)
    order = open_draft(table).order
    taken = through(table, players)
    assert [seat for seat, _ in taken] == [*order, *reversed(order), *order]
    lots = [lot for _, lot in taken]
    assert len({*lots}) == len(lots)
    for seat in range(players):
        assert sorted(sort_of(lot) for owner, lot in taken if owner == seat) == [SLICE, PLACE, FACTION]


def test_what_is_taken_or_not_needed_is_not_offered() -> None:
    table = drafting(3)
    gone: list[tuple[int, Lot]] = []
    for asked, lot in answered(table, Random(5)):
        options = [*asked.options()]
        assert options == sorted({*options})
        have = {sort_of(it) for seat, it in gone if seat == asked.seat}
        assert not {sort_of(it) for it in options} & have
        assert not {*options} & {it for _, it in gone}
        for _, other in gone:
            no = table.why_not(asked.seat, other)
            assert no is not None
            assert no.rule == "LRR 0.6"
        gone.append((asked.seat, lot))
    assert len(gone) == 9


# --- the map -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 0.1", "LRR 0.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_is_the_slices_before_the_homes_of_those_who_took_them(players: int) -> None:
    table = drafting(players, seed=players)
    slices = [*open_draft(table).slices]
    taken = through(table, players)
    s = board(table)
    assert s.layout == LAYOUT_FOR[players]
    assert s.tiles[CENTRE] == MECATOL
    for seat, lot in taken:
        p, name = s.players[seat], LOT.names[lot]
        sort, _, which = name.partition(".")
        if sort == "place":
            assert p.position == int(which) - 1
            assert (seat == s.speaker) == (which == "1")
        elif sort == "faction":
            assert FACTIONS[p.faction].name == which
            assert s.tiles[homes(s.layout)[p.position]] == FACTIONS[p.faction].on_map
            assert p.home in (homes(s.layout)[p.position], CREUSS_AT)
        else:
            laid = [s.tiles[place] for place in places_of_slices(s.layout)[p.position]]
            assert tuple(laid) == slices[int(which) - 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_is_written_for_other_tools_and_can_be_played_again(players: int) -> None:
    table = drafting(players, seed=2)
    through(table)
    again = Table.new(GAME, players, {"galaxy": written(board(table))}, seed=9)
    assert written(board(again)) == written(board(table))
    assert board(again).layout == board(table).layout


@pytest.mark.rule("LRR 0.1")
def test_the_order_round_the_table_is_that_of_the_places() -> None:
    table = drafting(6, seed=4)
    through(table, 4)
    s = board(table)
    places = sorted(range(6), key=lambda seat: s.players[seat].position)
    assert s.seating == places != [*range(6)]
    assert clockwise(s, s.speaker) == places
    assert clockwise(s, places[4]) == [places[4], places[5], *places[:4]]
    assert others(s, places[0]) == places[1:]
    assert clockwise_after(s, places[5]) == places
    s = s.clone()
    s.players[places[1]].eliminated = True
    assert clockwise_after(s, places[0]) == [*places[2:], places[0]]


def test_strategy_cards_are_taken_in_the_order_of_the_places() -> None:
    table, dice, takers = drafting(5, seed=7), Random(7), list[int]()
    while len(takers) < 5:
        asked = question(table)
        if asked.kind.name == "take":
            takers.append(asked.seat)
        table.answer(asked.seat, asked.sample(dice), asked.kind.name)
    assert takers == board(table).seating


# --- the game goes on --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_go_on_from_a_draft_and_their_records_are_played_again(players: int) -> None:
    table, dice = drafting(players, seed=players, bans="1", round_limit="1"), Random(players)
    while table.pending:
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    assert board(table).winners
    report = Record.of(table).verify()
    assert report.ok, str(report)


def test_a_seat_imagines_the_same_draft() -> None:
    table = drafting(4)
    for _ in range(5):
        decision = question(table)
        table.answer(decision.seat, decision.sample(Random(1)), decision.kind.name)
    imagined = table.imagine(1, 99)
    assert board(imagined).draft == board(table).draft
    through(table, 3)
    through(imagined, 3)
    assert written(board(imagined)) == written(board(table))


def test_the_same_seed_brings_the_same_draft() -> None:
    one, same, other = (open_draft(drafting(6, seed=seed)) for seed in (1, 1, 2))
    assert one == same
    assert one.slices != other.slices


def test_without_a_draft_players_sit_in_the_order_of_their_seats() -> None:
    s = board(Table.new(GAME, 4, {}, seed=1))
    assert s.seating == []
    assert s.draft is None
    assert clockwise(s, 2) == [2, 3, 0, 1]
    assert clockwise_after(s, 3) == [0, 1, 2, 3]


def test_tiles_that_were_not_taken_stay_in_the_box() -> None:
    table = drafting(3, spare_slices="3")
    slices = [*open_draft(table).slices]
    kept = {lot for _, lot in through(table) if sort_of(lot) == SLICE}
    left = {tile for n, tiles in enumerate(slices) if n not in kept for tile in tiles}
    assert len(left) == 15
    assert not left & {tile for tile in board(table).tiles if tile != Tile(-1)}
