"""Views: they do not contain what a seat may not see; a spectator sees what everyone sees."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import field
from random import Random
from typing import Annotated, Any

import pytest

from orrery.core.abilities import Ability
from orrery.core.hidden import scramble
from orrery.core.state import EVERYONE, NOBODY, OPEN, PerSeat, Root, Secret, State, Transient, state, tell
from orrery.core.table import Table
from orrery.core.unknown import Unknown, Unseen, known
from orrery.core.view import plain_state
from orrery.core.zones import Deck, Pile
from tests.core.duels import cards, position, say
from tests.core.toy import GAME, TEXT, Duel

NORTH, EAST, SOUTH, SPECTATOR = 0, 1, 2, -1


@state
class Box(State):
    """What one player has."""

    open: list[int] = field(default_factory=list)
    hand: Annotated[list[int], Secret()] = field(default_factory=list)
    goods: Annotated[dict[int, int], Secret(NOBODY)] = field(default_factory=dict)
    plans: Annotated[dict[int, int], Secret()] = field(default_factory=dict)
    deck: Deck = field(default_factory=Deck)


@state
class Shelf(Root):
    """One of everything that can be hidden."""

    boxes: Annotated[list[Box], PerSeat()] = field(default_factory=list)
    by_seat: Annotated[dict[int, Box], PerSeat()] = field(default_factory=dict)
    common: Box | None = None
    missing: Box | None = None
    number: int = 7
    route: tuple[int, ...] = (1, 2)
    fate: Annotated[list[int], Secret(NOBODY)] = field(default_factory=list)
    heaps: list[Pile] = field(default_factory=list)
    note: Annotated[str | None, Transient()] = "not part of it"


def box(*hand: int) -> Box:
    deck = Deck()
    deck.shuffle_in([1, 2, 3])
    deck.put_on_top(9, seen=0b01)
    return Box(open=[5], hand=list(hand), goods={40: 41}, plans={7: 8}, deck=deck)


def shelf() -> Shelf:
    heap = Pile()
    heap.put([1, 2], seen=0b10)
    heap.put([3], seen=EVERYONE)
    return Shelf(boxes=[box(11, 12), box(13)], by_seat={1: box(14)}, common=box(15), fate=[1, 2, 3], heaps=[heap])


# --- one state ----------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_and_the_number_of_the_others() -> None:
    view = shelf().redacted(NORTH)
    assert view.boxes[NORTH].hand == [11, 12]
    assert view.boxes[EAST].hand == Unknown(1)
    assert len(view.boxes[EAST].hand) == 1
    assert view.boxes[EAST].open == [5]
    assert view.by_seat[EAST].hand == Unknown(1)
    assert shelf().redacted(EAST).by_seat[EAST].hand == [14]


def test_some_things_nobody_sees_their_owner_included() -> None:
    view = shelf().redacted(NORTH)
    assert view.boxes[NORTH].goods == {40: Unknown(1)}
    assert view.fate == Unknown(3)


def test_hidden_things_of_no_seat_are_hidden_from_all() -> None:
    for seat in (NORTH, EAST, SPECTATOR):
        common = shelf().redacted(seat).common
        assert common is not None
        assert common.hand == Unknown(1)


def test_hidden_dicts_show_where_something_lies() -> None:
    assert shelf().redacted(NORTH).boxes[EAST].plans == {7: Unknown(1)}
    assert shelf().redacted(EAST).boxes[EAST].plans == {7: 8}


def test_zones_show_what_each_seat_has_seen_of_them() -> None:
    assert shelf().redacted(NORTH).boxes[EAST].deck.plain() == [3, [9]]
    assert shelf().redacted(EAST).boxes[EAST].deck.plain() == [3, 1]
    assert len(shelf().redacted(EAST).boxes[EAST].deck) == 4
    assert [heap.plain() for heap in shelf().redacted(EAST).heaps] == [{"known": [1, 2, 3], "unknown": 0}]
    for seat in (NORTH, SPECTATOR):
        assert [heap.plain() for heap in shelf().redacted(seat).heaps] == [{"known": [3], "unknown": 2}]


def test_who_else_has_seen_a_card_is_not_told() -> None:
    north, east = Deck([[1], [2]], [0b01, 0b11]), Deck([[1], [2]], [0b11, 0b01])
    assert repr(north.redacted(NORTH)) == repr(east.redacted(NORTH))
    assert repr(Pile({0b10: [3], 0b100: [4]}).redacted(NORTH)) == repr(Pile({0: [5, 6]}).redacted(NORTH))


def test_open_cards_are_each_owners_own() -> None:
    view = shelf().redacted(OPEN)
    assert [box.hand for box in view.boxes] == [[11, 12], [13]]
    assert view.boxes[NORTH].goods == {40: Unknown(1)}
    assert [box.deck.plain() for box in view.boxes] == [[3, [9]], [3, 1]]
    assert view.fate == Unknown(3)


def test_a_redacted_state_can_be_copied_and_redacted_again() -> None:
    for seat in (NORTH, EAST, SPECTATOR):
        view = shelf().redacted(seat)
        assert repr(view.clone()) == repr(view) == repr(view.redacted(seat))
        view.clone().boxes[NORTH].open.append(6)
        assert view.boxes[NORTH].open == [5]


def test_public_things_are_seen_by_all() -> None:
    view = shelf().redacted(SPECTATOR)
    assert (view.number, view.route, view.missing) == (7, (1, 2), None)
    assert view.boxes[NORTH].open == [5]


def test_what_is_no_part_of_the_state_is_no_part_of_the_view() -> None:
    it = shelf()
    it.note, it.journal = "hush", [("heard", EVERYONE, {})]
    view = it.redacted(NORTH)
    assert (view.note, view.journal) == (None, None)
    assert "note" not in plain_state(view)


def test_a_view_cannot_be_used_to_change_the_state() -> None:
    it = shelf()
    before = it.digest()
    view = it.redacted(NORTH)
    view.boxes[EAST].plans.clear()
    view.boxes[NORTH].goods.clear()
    view.boxes[NORTH].hand.clear()
    view.boxes[NORTH].deck.layers[-1].clear()
    view.boxes.clear()
    assert it.digest() == before


def test_views_are_plain_data() -> None:
    for seat in (NORTH, EAST, SPECTATOR):
        told = json.loads(json.dumps(plain_state(shelf().redacted(seat))))
        assert told == plain_state(shelf().redacted(seat))
        assert told["boxes"][EAST]["hand"] == ([13] if seat == EAST else {"unknown": 1})
        assert told["rng"] == {"unknown": 1}


def test_the_chance_counter_is_seen_by_nobody() -> None:
    it = shelf()
    it.rng = 123456789
    for seat in (NORTH, EAST, SPECTATOR):
        assert "123456789" not in json.dumps(plain_state(it.redacted(seat)))


def test_unknown_things_are_equal_by_number() -> None:
    assert Unknown(2) == Unknown(2)
    assert Unknown(2) != Unknown(3)
    assert (len(Unknown(2)), bool(Unknown(2)), bool(Unknown(0))) == (2, True, False)
    assert repr(Unknown(2)) == "Unknown(2)"
    assert pickle.loads(pickle.dumps(Unknown(2))) == Unknown(2)
    assert (known(Unknown(2)), known([2])) == (None, [2])


LOOKS: dict[str, Callable[[Any], Any]] = {
    "iterate": list,
    "unpack": lambda cards: [*cards],
    "sort": sorted,
    "index": lambda cards: cards[0],
    "slice": lambda cards: cards[1:],
    "contain": lambda cards: 7 in cards,
    "count": lambda cards: cards.count(7),
    "compare": lambda cards: cards == [7, 8],
    "less": lambda cards: cards < [7, 8],
    "add": lambda cards: cards + [7],  # noqa: RUF005
    "add to": lambda cards: [7] + cards,  # noqa: RUF005
    "extend": lambda cards: [7].extend(cards),
    "sum": sum,
    "draw": lambda cards: cards.pop(),
    "append": lambda cards: cards.append(7),
    "write": json.dumps,
    "canon": lambda cards: Box(hand=cards).canon(),
}


@pytest.mark.parametrize("look", LOOKS)
def test_whoever_looks_at_hidden_things_gets_an_error(look: str) -> None:
    for count in (0, 2):
        with pytest.raises(Unseen):
            LOOKS[look](Unknown(count))


def test_what_would_be_is_asked_of_a_state_with_other_fields() -> None:
    it = shelf()
    other = it.replace(number=8)
    assert (it.number, other.number, type(other)) == (7, 8, Shelf)
    assert other.boxes is it.boxes


# --- a whole table ------------------------------------------------------------------------------------------


def duel(table: Table) -> Duel:
    assert isinstance(table.state, Duel)
    return table.state


def test_a_wizard_sees_its_hand_and_the_size_of_the_others() -> None:
    table = position("bolt, ember", "shield", discard="gust")
    assert table.view(NORTH).state.wizards[NORTH].hand == cards("bolt, ember")
    assert table.view(NORTH).state.wizards[EAST].hand == Unknown(1)
    assert table.view(EAST).state.wizards[NORTH].hand == Unknown(2)
    assert table.view(EAST).state.discard.plain() == {"known": cards("gust"), "unknown": 0}


def test_a_spectator_sees_what_everybody_sees() -> None:
    table = position("bolt, ember", "shield", discard="gust")
    seen = table.view(SPECTATOR)
    assert [wizard.hand for wizard in seen.state.wizards] == [Unknown(2), Unknown(1)]
    assert seen.state.discard.seen_by(SPECTATOR) == cards("gust")
    assert seen.questions == []
    assert seen.waiting == [NORTH]


def test_other_seats_questions_are_never_shown() -> None:
    table = position("bolt", "ember")
    asked, barter = table.view(NORTH).plain()["questions"]
    assert (barter["form"], [it["with"] for it in barter["partners"]]) == ("terms", ["east"])
    assert barter["partners"][0]["gives"] == [
        {"name": "sparks", "low": 0, "high": 2},
        {"name": "card", "low": 0, "high": 1, "items": ["bolt"]},
    ]
    assert asked == {
        "id": "play-0",
        "kind": "play",
        "form": "choose",
        "args": {},
        "options": ["play:bolt", "play:none"],
    }
    assert table.view(EAST).plain()["questions"] == []
    assert table.view(EAST).waiting == [NORTH]


def test_questions_say_what_can_be_picked_and_ordered() -> None:
    table = position("foresight", "", deck="bolt, ember")
    say(table, "north play foresight")
    (asked,) = table.view(NORTH).plain()["questions"]
    assert (asked["form"], sorted(asked["items"])) == ("order", ["bolt", "ember"])
    dawn = position("", "", step="dawn")
    (asked,) = dawn.view(EAST).plain()["questions"]
    assert (asked["form"], asked["low"], asked["high"], len(asked["items"])) == ("pick", 0, 4, 4)


def test_what_one_has_looked_at_only_one_knows() -> None:
    table = position("foresight", "", deck="bolt, ember")
    say(table, "north play foresight; north foresee bolt, ember")
    top = [cards("bolt"), cards("ember")]
    assert table.view(NORTH).state.deck.plain()[-2:] == top
    assert table.view(EAST).state.deck.plain()[-2:] == [1, 1]
    assert table.view(SPECTATOR).state.deck.plain()[-2:] == [1, 1]


def test_the_journal_has_a_line_for_whom_it_concerns() -> None:
    table = position("", "")
    tell(table.state, "all hear this")
    tell(table.state, "psst", only=EAST, card=3)
    assert table.view(NORTH).journal() == [("all hear this", {})]
    assert table.view(SPECTATOR).journal() == [("all hear this", {})]
    assert table.view(EAST).journal() == [("all hear this", {}), ("psst", {"card": 3})]
    assert table.view(EAST).journal(1) == [("psst", {"card": 3})]


def test_a_finished_game_is_over_for_all() -> None:
    table = Table.new(GAME, 2, seed=3)
    assert not table.view(NORTH).over
    table.play_random(Random(3))
    for seat in (NORTH, EAST, SPECTATOR):
        assert table.view(seat).over
        assert table.view(seat).plain()["waiting"] == []


def test_looking_changes_nothing() -> None:
    table = Table.new(GAME, 3, seed=3)
    before = table.state.digest(), table.state.rng, table.entries[:]
    for seat in (NORTH, EAST, SOUTH, SPECTATOR):
        table.view(seat).plain()
        table.view(seat).journal()
    assert (table.state.digest(), table.state.rng, table.entries) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_whole_game_no_view_depends_on_what_it_does_not_show(players: int) -> None:
    """Deal everything a seat cannot see again: its view stays the same, byte for byte."""
    table = Table.new(GAME, players, seed=players)
    chance = Random(players)
    changed = 0
    while not table.over:
        for seat in (SPECTATOR, *range(players)):
            seen = json.dumps(table.view(seat).plain()["state"])
            other = table.state.clone()
            scramble(other, seat, chance)
            changed += other != table.state
            assert json.dumps(plain_state(other.redacted(seat))) == seen
        track = next(iter(table.pending))
        table.put(track, table.pending[track].sample(chance))
    assert changed > 50


def test_names_of_hidden_cards_are_in_no_plain_view() -> None:
    """Cards with numbers that nothing else uses, so that a leak would be found."""
    table = position("bolt", "ransom", "")
    hidden = Ability(1000)
    duel(table).wizards[EAST].hand = [hidden]
    duel(table).deck.shuffle_in([Ability(hidden + 1)])
    duel(table).discard.put([Ability(hidden + 2)], 1 << SOUTH)
    told = json.dumps(table.view(NORTH).plain())
    assert all(str(card) not in told for card in range(hidden, hidden + 3))
    assert str(hidden) in json.dumps(table.view(EAST).plain())
    assert str(hidden + 2) in json.dumps(table.view(SOUTH).plain())


def words(data: Any) -> list[str]:
    """All texts in plain data."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for value in data.values() for word in words(value)]
    return [word for value in data for word in words(value)] if isinstance(data, list) else []


def test_a_question_to_one_seat_is_in_nobody_elses_view() -> None:
    table = position("bolt", "counterspell", "")
    say(table, "north play bolt; north target south")
    assert any("counterspell" in word for word in words(table.view(EAST).plain()))
    for seat in (NORTH, SOUTH, SPECTATOR):
        assert not any(name in word for word in words(table.view(seat).plain()) for name in TEXT.names)
