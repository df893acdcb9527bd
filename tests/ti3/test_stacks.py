"""Stacks of units: counted by kind, the damaged ones separately; values that never change."""

from __future__ import annotations

from orrery.games.ti3.rules.stacks import Stack

FIGHTER, CRUISER, DREADNOUGHT = range(3)
NONE: Stack[int] = Stack.empty(3)


def test_a_stack_counts_whole_and_damaged_units_of_each_kind() -> None:
    fleet = NONE.add(FIGHTER, 4).add(DREADNOUGHT, 3, damaged=1)
    assert [fleet.of(kind) for kind in (FIGHTER, CRUISER, DREADNOUGHT)] == [4, 0, 3]
    assert [fleet.whole(kind) for kind in (FIGHTER, CRUISER, DREADNOUGHT)] == [4, 0, 2]
    assert [fleet.damaged(kind) for kind in (FIGHTER, CRUISER, DREADNOUGHT)] == [0, 0, 1]
    assert fleet.total() == 7
    assert fleet.among((CRUISER, DREADNOUGHT)) == 3
    assert fleet.present((DREADNOUGHT, CRUISER, FIGHTER)) == [(DREADNOUGHT, 2, 1), (FIGHTER, 4, 0)]
    assert fleet.each((DREADNOUGHT, CRUISER)) == [DREADNOUGHT] * 3


def test_damage_and_repair_change_no_numbers() -> None:
    fleet = NONE.add(DREADNOUGHT, 2).damage(DREADNOUGHT)
    assert (fleet.of(DREADNOUGHT), fleet.whole(DREADNOUGHT)) == (2, 1)
    assert fleet.any_damaged()
    assert not fleet.repaired().any_damaged()
    assert fleet.repaired() == NONE.add(DREADNOUGHT, 2)


def test_any_kind_can_be_damaged() -> None:
    for kind in (FIGHTER, CRUISER, DREADNOUGHT):
        fleet = NONE.add(kind, 2).damage(kind)
        assert fleet.remove(kind, damaged=1) == NONE.add(kind)
        assert fleet.remove(kind) == NONE.add(kind).damage(kind)


def test_stacks_join_and_part() -> None:
    here, there = NONE.add(FIGHTER, 2).add(DREADNOUGHT, damaged=1), NONE.add(FIGHTER).add(CRUISER)
    both = here.joined(there)
    assert both == NONE.add_all([(FIGHTER, 3, 0), (CRUISER, 1, 0), (DREADNOUGHT, 1, 1)])
    assert both.without(there) == here
    assert both.only((DREADNOUGHT,)) == NONE.add(DREADNOUGHT, damaged=1)
    assert NONE.joined() == NONE


def test_a_stack_never_changes_and_can_be_a_key() -> None:
    fleet = NONE.add(CRUISER)
    fleet.add(FIGHTER), fleet.damage(CRUISER), fleet.remove(CRUISER)
    assert fleet == NONE.add(CRUISER)
    assert {fleet: "b1"}[NONE.add(CRUISER, 2).remove(CRUISER)] == "b1"


def test_only_a_stack_without_units_is_empty() -> None:
    assert not NONE
    assert NONE.add(FIGHTER)
    assert not NONE.add(FIGHTER).remove(FIGHTER)
