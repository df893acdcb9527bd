"""Set-up (W1 to W3): the board, the numbers for every player count, what everybody gets, and what is face up."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.core.unknown import Unknown
from orrery.games.common.hexes import Hex, neighbours
from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.board import Board, places
from tests.warpgate.notation import DATA, action, given
from tests.warpgate.say import fresh, on, refused

COUNTS = GAME.players
SEEDS = range(40)


# --- the board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W1.2", "W1.3", "W1.4", "W1.5", "W3.1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_board_has_planets_of_all_types_trade_planets_sectors_and_empty_hexes(players: int) -> None:
    board = DATA.boards[players]
    assert {planet.type for planet in board.planets} == set(range(5))
    assert 0 < board.trade.bit_count() < len(board.planets)
    assert all(sector for sector in board.sectors)
    assert sum(sector.bit_count() for sector in board.sectors) == len(board.planets)
    assert len(board.hexes) > len(board.planets) + players


@pytest.mark.rule("W1.6", "W3.1")
@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_has_a_warpgate_of_its_own_on_a_hex_without_planet(players: int) -> None:
    board = DATA.boards[players]
    assert len(set(board.gates)) == players
    assert not set(board.gates) & {planet.at for planet in board.planets}
    assert set(board.gates) <= set(board.hexes)


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("players", COUNTS)
def test_boards_grow_with_the_number_of_players_and_hang_together(players: int) -> None:
    board = DATA.boards[players]
    reached, edge = {board.gates[0]}, deque([board.gates[0]])
    while edge:
        for h in board.adjacent[edge.popleft()]:
            if h not in reached:
                reached.add(h)
                edge.append(h)
    assert reached == set(board.hexes)
    assert players == 2 or len(board.planets) > len(DATA.boards[players - 1].planets)


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_neighbours_are_the_six_hexes_around(players: int) -> None:
    board = DATA.boards[players]
    for h in board.hexes:
        assert set(board.adjacent[h]) == {n for n in neighbours(h) if n in set(board.hexes)}


@pytest.mark.rule("W3.1")
def test_the_folded_board_for_five_has_no_edge_at_its_joint() -> None:
    board = DATA.boards[5]
    assert all(len(board.adjacent[h]) <= 6 for h in board.hexes)
    assert all(h in board.adjacent[n] for h in board.hexes for n in board.adjacent[h])
    assert len(board.adjacent[Hex(0, 0)]) == 5


def profile(board: Board, seat: int) -> Counter[tuple[int, int, int]]:
    return Counter((board.distance(seat, 0, i), p.type, p.trade) for i, p in enumerate(board.planets, 1))


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("players", COUNTS)
def test_planets_lie_alike_for_every_seat(players: int) -> None:
    board = DATA.boards[players]
    assert all(profile(board, seat) == profile(board, 0) for seat in range(players))


# --- the table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W3.2", "W3.3", "W3.4", "W1.8")
@pytest.mark.parametrize(
    ("players", "goods", "technologies", "objectives"),
    [(2, 8, 10, 6), (3, 12, 15, 10), (4, 16, 20, 14), (5, 20, 25, 18), (6, 24, 30, 22)],
)
def test_goods_and_decks_by_player_count(players: int, goods: int, technologies: int, objectives: int) -> None:
    s = on(fresh(players))
    handed_out = sum(p.fresh for p in s.players)
    assert s.goods + handed_out == goods
    assert (s.technologies_left, len(s.available)) == (technologies, 2)
    assert (s.objectives_left, len(s.objectives)) == (objectives, 2)
    assert [len(p.objectives.all()) for p in s.players] == [1] * players


@pytest.mark.rule("W3.3", "W3.4")
def test_technologies_and_objectives_are_picked_at_random() -> None:
    tables = [on(fresh(2, seed)) for seed in SEEDS]
    assert len({tuple(s.available) for s in tables}) > len(SEEDS) // 2
    assert len({tuple(p.objectives.all()) for s in tables for p in s.players}) > 15


@pytest.mark.rule("W3.5", "W15.1")
@pytest.mark.parametrize("players", COUNTS)
def test_two_tokens_lie_on_every_planet_that_is_no_trade_planet(players: int) -> None:
    s, board = on(fresh(players)), DATA.boards[players]
    assert [bool(s.stacks >> i & 1) for i in range(1, board.size)] == [not planet.trade for planet in board.planets]
    assert len(s.tokens) >= 2 * s.stacks.bit_count()


@pytest.mark.rule("W3.6")
def test_factions_are_dealt_at_random_each_once() -> None:
    seen = set()
    for seed in SEEDS:
        sides = [p.side // 2 for p in on(fresh(4, seed)).players]
        assert len(set(sides)) == 4
        seen.update(sides)
    assert seen == set(range(8))


@pytest.mark.rule("W3.6")
def test_factions_and_sides_can_be_chosen_by_everybody() -> None:
    table = Table.new(GAME, 3, {"factions": "choose"}, seed=5)
    first = on(table).start
    order = [(first + i) % 3 for i in range(3)]
    for number, seat in enumerate(order):
        table.answer(seat, number)
        if number == 0:
            with pytest.raises(Refused) as no:
                table.answer(order[1], 0)
            assert no.value.rule == "W3.6"
    for number, seat in enumerate(order):
        table.answer(seat, 2 * number + number % 2)
    assert [on(table).players[seat].side for seat in order] == [0, 3, 4]


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(("sides", "letters"), [("A", {"A"}), ("B", {"B"}), ("random", {"A", "B"})])
def test_sides_can_be_settled_for_all(sides: str, letters: set[str]) -> None:
    seen = {DATA.sides[p.side].side for seed in range(10) for p in on(fresh(4, seed, sides=sides)).players}
    assert seen == letters


@pytest.mark.rule("W3.6")
def test_a_side_is_one_of_the_own_board() -> None:
    table = Table.new(GAME, 2, seed=5)
    seat = on(table).start
    mine = on(table).players[seat].side
    with pytest.raises(Refused) as no:
        table.answer(seat, (mine + 2) % 16)
    assert no.value.rule == "W3.6"


# --- everybody ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W3.7", "W3.8", "W1.9")
@pytest.mark.parametrize("players", COUNTS)
def test_three_ships_and_the_drone_start_in_the_warpgate(players: int) -> None:
    for p in on(fresh(players, sides="B", seed=2)).players:
        more = sum(it.n for it in DATA.sides[p.side].powers if it.word == "start_ships")
        assert p.ships[0] == sum(p.ships) == 3 + more
        assert p.supply == 9 - more
        assert (p.drone, p.outposts, p.colonies) == (0, 0, 0)


@pytest.mark.rule("W3.9")
@pytest.mark.parametrize("players", COUNTS)
def test_twelve_action_cards_and_a_hand_of_four(players: int) -> None:
    for p in on(fresh(players)).players:
        cards = [card for layer in p.deck.layers for card in layer] + p.hand
        assert sorted(cards) == list(range(12))
        assert len(p.hand) == 4


@pytest.mark.rule("W3.9")
def test_the_hand_is_secret_and_the_deck_is_seen_by_nobody() -> None:
    table = fresh(2)
    other = table.view(1).state
    assert isinstance(other.players[0].hand, Unknown)
    assert table.view(0).state.players[0].deck.plain() == table.view(1).state.players[0].deck.plain() == [8]
    assert list(table.view(0).state.players[0].hand) == on(table).players[0].hand


@pytest.mark.rule("W3.10", "W14.1")
@pytest.mark.parametrize("side", range(16))
def test_the_hero_replaces_the_basic_card_the_board_names(side: int) -> None:
    table = Table.new(GAME, 2, {"factions": "choose"}, seed=1)
    first = on(table).start
    table.answer(first, side // 2)
    table.answer(1 - first, (side // 2 + 1) % 8)
    table.answer(first, side)
    table.answer(1 - first, (side // 2 + 1) % 8 * 2)
    row, p = DATA.sides[side], on(table).players[first]
    own = [DATA.tactics[card] for layer in p.tactics.layers for card in layer]
    assert len(own) == 8
    assert sorted(t.letter for t in own if t.kind == "basic") == [c for c in "ABCDEFGH" if c != row.letter]
    assert [t.id for t in own if t.kind == "hero"] == [DATA.tactics[row.hero].id]
    assert p.elite == [row.hero]


@pytest.mark.rule("W3.10")
def test_every_faction_has_a_hero_of_its_own_and_every_letter_is_replaced_by_one() -> None:
    assert len({row.hero for row in DATA.sides}) == 8
    assert {row.letter for row in DATA.sides} == set("ABCDEFGH")


@pytest.mark.rule("W3.11")
@pytest.mark.parametrize("players", COUNTS)
def test_the_common_deck_is_all_advanced_tactics_and_the_heroes_nobody_has(players: int) -> None:
    s = on(fresh(players))
    common = sorted(card for layer in s.promotions.layers for card in layer)
    heroes = {p.elite[0] for p in s.players}
    assert common == sorted(set(DATA.promotable) - heroes)
    assert {DATA.tactics[card].kind for card in common} == {"hero", "advanced"}


@pytest.mark.rule("W3.12")
@pytest.mark.parametrize("players", COUNTS)
def test_any_seat_can_be_the_start_player_who_goes_first(players: int) -> None:
    starts = set()
    for seed in SEEDS:
        table = fresh(players, seed)
        starts.add(on(table).start)
        assert [d.seat for d in table.pending.values()] == [on(table).start]
    assert starts == set(range(players))


# --- terms ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W2.1")
def test_the_box_holds_what_the_frame_says() -> None:
    assert len(DATA.actions) == 12
    assert Counter(t.kind for t in DATA.tactics)["basic"] == 8
    assert len([t for t in DATA.tactics if t.kind != "basic"]) <= 38
    assert len(DATA.technologies) >= 32
    assert len(DATA.objectives) >= 30
    assert len(DATA.factions) == 8
    assert len(DATA.sides) == 16
    assert len({token.kind for token in DATA.tokens}) == 16
    assert len(DATA.all_tokens) <= 83


@pytest.mark.rule("W2.1")
def test_common_tokens_are_more_frequent_than_rare_ones() -> None:
    copies = Counter(DATA.tokens[t].kind for t in DATA.all_tokens)
    assert min(copies[kind] for kind in range(6)) > max(copies[kind] for kind in range(6, 16))


@pytest.mark.rule("W1.7", "W16.3")
def test_a_controlled_planet_has_an_own_outpost_or_colony() -> None:
    it = given("0: | Kesh outpost, Ilion colony, Ivra 2", "1: | Jarrow outpost")
    assert [it.points(seat).controlled for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("W1.9")
def test_nobody_has_more_than_twelve_ships() -> None:
    it = given("0: | Warpgate 9, Ivra 1", "1:", frames=action("warp_in", 0, 4))
    refused(it, "0 warps in 3")
    it.play("0 warps in 2")
    assert sum(it.ships(0).values()) == 12
    assert it.state.players[0].supply == 0


@pytest.mark.rule("W1.9", "W11.1")
def test_nobody_has_more_than_twelve_markers() -> None:
    eleven = "Abara, Adun, Belu, Brisk, Corvan, Dray, Durn, Fenn, Gorat, Hesp, Ilion"
    marks = ", ".join(f"{name} outpost" for name in eleven.split(", "))
    it = given(f"0: | {marks}, Ivra 1, Jarrow 1", "1:", frames=action("control", 0, 2))
    it.refuses("0 controls Ivra, Jarrow", "W11.1")
    it.play("0 controls Ivra")
    full = given(f"0: | {marks}, Eshkol outpost, Ivra 1 | hand: control_recon", "1:")
    full.refuses("0 plays control_recon: upper", "W11.1")


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize(("first", "second", "winners"), [(2, 1, [0]), (1, 2, [1])])
def test_most_points_win(first: int, second: int, winners: list[int]) -> None:
    it = given(f"0: | goods: {first} fresh", f"1: | goods: {second} fresh", frames=(("over",),))
    assert it.table.over
    assert GAME.winners(it.state) == winners


@pytest.mark.rule("W1.2", "W7.3")
def test_places_of_a_seat_are_its_warpgate_and_the_planets() -> None:
    it = given("0: | Warpgate 3", "1:", frames=action("skirmish", 0, 9))
    assert len(it.offered(0)) == len(DATA.boards[2].planets)
    assert places(DATA.boards[2].all) == tuple(range(1, 16))
