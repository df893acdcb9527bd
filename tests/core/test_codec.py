"""Saves name things: reordered data, a new card or a renamed field changes no saved game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any, NewType

import pytest

from orrery.core.codec import Codec, Nouns
from orrery.core.nouns import Named, Noun
from orrery.core.sources import fingerprint
from orrery.core.state import NOBODY, BadState, Bag, Bits, By, Passing, Root, Secret, State, Was, state
from orrery.core.zones import Deck, Pile

Herb = NewType("Herb", int)
Bed = NewType("Bed", int)
Spot = NewType("Spot", int)
Grown = NewType("Grown", tuple[int, ...])

HERBS = ("basil", "chives", "dill", "mint")
BEDS = ("north", "south")


class SpotNoun(Noun[Spot]):
    """A bed, or the shed."""

    name = "spot"

    def encode(self, value: Spot) -> Any:
        return "shed" if value == 99 else BEDS[value]

    def decode(self, data: Any) -> Spot:
        return Spot(99 if data == "shed" else BEDS.index(data))


class GrownNoun(Noun[Grown]):
    """A herb, which decides what the numbers after it mean: mint grows in beds."""

    name = "grown"

    def __init__(self, herbs: Sequence[str], beds: Sequence[str]) -> None:
        self.herbs, self.beds = herbs, beds

    def encode(self, value: Grown) -> Any:
        herb, *rest = value
        return [self.herbs[herb], *([self.beds[n] for n in rest] if self.herbs[herb] == "mint" else rest)]

    def decode(self, data: Any) -> Grown:
        herb, *rest = data
        return Grown((self.herbs.index(herb), *([self.beds.index(n) for n in rest] if herb == "mint" else rest)))


@state
class Gardener(State):
    basket: Annotated[list[Herb], Secret(), Bag()] = field(default_factory=list)
    favourite: Herb = Herb(-1)


@state
class Garden(Root):
    gardeners: list[Gardener] = field(default_factory=list)
    seeds: Annotated[Deck[Herb], Secret(NOBODY)] = field(default_factory=Deck)
    compost: Pile[Herb] = field(default_factory=Pile)
    ripe: Annotated[int, Bits(Herb)] = 0
    prices: Annotated[list[int], By(Herb, 1)] = field(default_factory=list)
    grown: dict[Bed, list[Herb]] = field(default_factory=dict)
    swaps: list[tuple[Herb, int]] = field(default_factory=list)
    route: tuple[Bed, ...] = ()
    tool: Spot = Spot(99)
    scents: Annotated[tuple[Herb, ...], Bag()] = ()
    notes: list[Grown] = field(default_factory=list)


async def water(s: Garden, bed: Bed, litres: int, *herbs: Herb) -> None:
    """A step with a bed and some herbs as arguments."""


def codec(herbs: Sequence[str] = HERBS, beds: Sequence[str] = BEDS, cls: type[Root] = Garden) -> Codec:
    nouns: Nouns = {
        Herb: Named("herb", herbs),
        Bed: Named("bed", beds),
        Spot: SpotNoun(),
        Grown: GrownNoun(herbs, beds),
    }
    return Codec(cls, nouns, {"water": water}, {"herb": Herb, "herbs": tuple[Herb, ...], "bed": Bed})


def garden(herbs: Sequence[str] = HERBS, beds: Sequence[str] = BEDS) -> Garden:
    """The same garden, whatever the order of the lists."""
    basil, chives, dill, mint = [Herb(herbs.index(name)) for name in HERBS]
    north, south = [Bed(beds.index(name)) for name in BEDS]
    prices = [1] * len(herbs)
    prices[dill], prices[basil] = 3, 2
    s = Garden(
        schedule=[("water", south, 2, mint, basil)],
        gardeners=[Gardener(sorted([mint, basil, mint]), dill), Gardener()],
        ripe=1 << mint | 1 << chives,
        prices=prices,
        grown={north: [dill, basil], south: []},
        swaps=[(mint, 2)],
        route=(south, north),
        scents=tuple(sorted([mint, basil])),
        notes=[Grown((mint, south)), Grown((dill, 7))],
    )
    s.seeds.shuffle_in([dill, chives, basil])
    s.seeds.put_on_top(mint, 1)
    s.compost.put([mint, dill], 2)
    return s


def test_everything_is_written_by_its_name() -> None:
    told = codec().write(garden())
    assert told["schedule"] == [["water", "south", 2, "mint", "basil"]]
    assert told["gardeners"][0] == {"basket": ["basil", "mint", "mint"], "favourite": "dill"}
    assert told["gardeners"][1] == {"basket": [], "favourite": None}
    assert told["seeds"]["layers"] == [["basil", "chives", "dill"], ["mint"]]
    assert told["compost"]["by_seen"] == [[2, ["dill", "mint"]]]
    assert told["ripe"] == ["chives", "mint"]
    assert told["prices"] == {"basil": 2, "dill": 3}
    assert told["grown"] == [["north", ["dill", "basil"]], ["south", []]]
    assert told["swaps"] == [["mint", 2]]
    assert told["route"] == ["south", "north"]
    assert told["tool"] == "shed"
    assert told["scents"] == ["basil", "mint"], "by name, whatever the order of the numbers"
    assert told["notes"] == [["mint", "south"], ["dill", 7]], "written whole by its noun"
    assert codec().read(json.loads(json.dumps(told))) == garden()


OTHERS = [
    (HERBS[::-1], BEDS[::-1]),
    (("anise", "basil", "borage", "chives", "dill", "mint", "sage"), ("east", "north", "south")),
]


@pytest.mark.parametrize(("herbs", "beds"), OTHERS)
def test_another_order_and_new_names_change_no_saved_state(herbs: Sequence[str], beds: Sequence[str]) -> None:
    later = codec(herbs, beds)
    back = later.read(codec().write(garden()))
    assert back == garden(herbs, beds)
    assert back.seeds.layers == garden(herbs, beds).seeds.layers, "sorted anew: equal decks draw alike"
    assert later.write(back) == codec().write(garden())
    assert later.fingerprint(back) == codec().fingerprint(garden())
    assert later.schema == codec().schema


@pytest.mark.parametrize(("herbs", "beds"), OTHERS)
def test_what_the_journal_told_keeps_its_meaning(herbs: Sequence[str], beds: Sequence[str]) -> None:
    told = codec().write_arguments({"seat": 1, "herb": 2, "herbs": (3, 0), "bed": None, "dice": (1, 6)})
    assert told == {"seat": 1, "herb": "dill", "herbs": ["mint", "basil"], "bed": None, "dice": (1, 6)}
    back = codec(herbs, beds).read_arguments(json.loads(json.dumps(told)))
    expected = (herbs.index("mint"), herbs.index("basil"))
    assert back == {"seat": 1, "herb": herbs.index("dill"), "herbs": expected, "bed": None, "dice": (1, 6)}


def test_a_name_that_is_gone_is_refused_and_named() -> None:
    with pytest.raises(BadState, match=r"state\.schedule\[0\]\.2: no herb is called 'mint'"):
        codec(HERBS[:3]).read(codec().write(garden()))


@state
class Plot(Root):
    """The garden after a change: one field renamed, one added."""

    keepers: Annotated[list[Gardener], Was("gardeners")] = field(default_factory=list)
    seeds: Annotated[Deck[Herb], Secret(NOBODY)] = field(default_factory=Deck)
    compost: Pile[Herb] = field(default_factory=Pile)
    ripe: Annotated[int, Bits(Herb)] = 0
    prices: Annotated[list[int], By(Herb, 1)] = field(default_factory=list)
    grown: dict[Bed, list[Herb]] = field(default_factory=dict)
    swaps: list[tuple[Herb, int]] = field(default_factory=list)
    route: tuple[Bed, ...] = ()
    tool: Spot = Spot(99)
    scents: Annotated[tuple[Herb, ...], Bag()] = ()
    notes: list[Grown] = field(default_factory=list)
    rain: int = 7


def test_a_renamed_field_is_found_and_a_new_one_has_its_default() -> None:
    later = codec(cls=Plot)
    back = later.read(codec().write(garden()), older=True)
    assert back.keepers == garden().gardeners
    assert back.rain == 7
    assert later.schema != codec().schema


def test_in_its_own_layout_nothing_may_be_missing() -> None:
    told = codec().write(garden())
    del told["tool"]
    with pytest.raises(BadState, match="missing or unknown: tool"):
        codec().read(told)
    with pytest.raises(BadState, match="missing or unknown: weeds"):
        codec().read(codec().write(garden()) | {"weeds": 3}, older=True)


def test_a_type_without_a_noun_is_an_error_of_the_game() -> None:
    bare = Codec(Garden, {Herb: Named("herb", HERBS)}, {}, {})
    with pytest.raises(TypeError, match="does not say which noun Bed is"):
        bare.write(garden())


def test_the_fingerprint_of_rules_follows_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "rules_of_a_garden"
    folder.mkdir()

    def found(revision: str = "", **files: str) -> str:
        for name, content in files.items():
            (folder / name.replace("_", ".")).write_text(content)
        fingerprint.cache_clear()
        return fingerprint((folder.name,), revision)

    first = found(init_py="", limits_py="LIMIT = 3", cards_json="[1]", notes_txt="water")
    assert found(notes_txt="no rule at all") == first
    assert found("other data") != first
    assert found(limits_py="LIMIT = 4") != first
    assert found(limits_py="LIMIT = 3") == first
    assert found(cards_json="[1, 2]") != first


@state
class Sheds(State):
    """What is kept for each bed."""

    one: Annotated[list[Herb], Secret(of="one"), Bag()] = field(default_factory=list)
    two: Annotated[list[Herb], Secret(of="two"), Bag()] = field(default_factory=list)


@state
class Yard(Root):
    sheds: Annotated[Sheds, By(Bed)] = field(default_factory=Sheds)


def test_a_state_with_a_field_for_each_thing_is_written_by_their_names() -> None:
    yard = Yard(sheds=Sheds(one=[Herb(2)], two=[Herb(0), Herb(3)]))
    told = codec(cls=Yard).write(yard)
    assert told["sheds"] == {"north": ["dill"], "south": ["basil", "mint"]}
    later = codec(HERBS[::-1], BEDS[::-1], Yard)
    back = later.read(json.loads(json.dumps(told)))
    assert back == Yard(sheds=Sheds(one=[Herb(0), Herb(3)], two=[Herb(1)]))
    assert later.fingerprint(back) == codec(cls=Yard).fingerprint(yard)
    with pytest.raises(BadState, match=r"state\.sheds: no bed is called 'east'"):
        codec(cls=Yard).read(told | {"sheds": {"east": []}})
    with pytest.raises(BadState, match="missing or unknown: two"):
        codec(cls=Yard).read(told | {"sheds": {"north": []}})


def test_such_a_state_of_version_0_3_0_had_the_names_of_its_fields() -> None:
    nouns: Nouns = {Herb: Named("herb", HERBS[::-1]), Bed: Named("bed", BEDS[::-1])}
    later = Codec(Yard, nouns, {}, {}, {Herb: HERBS, Bed: BEDS})
    told = {"schedule": [], "rng": 0, "sheds": {"one": [2], "two": [0, 3]}}
    back = later.read(told, older=True)
    assert later.write(back)["sheds"] == {"south": ["basil", "mint"], "north": ["dill"]}


# --- fields that are there for a while ---------------------------------------------------------------------------


@state
class Fair(Root):
    stalls: int = 2


@state
class FairWithGuests(Root):
    stalls: int = 2
    guests: Annotated[list[Herb], Passing()] = field(default_factory=list)
    judge: Annotated[Gardener | None, Passing()] = None


def test_an_empty_field_that_is_passing_leaves_the_fingerprint_as_it_was() -> None:
    before, later = codec(cls=Fair), codec(cls=FairWithGuests)
    assert later.fingerprint(FairWithGuests()) == before.fingerprint(Fair())
    full = FairWithGuests(guests=[Herb(1)], judge=Gardener(favourite=Herb(2)))
    known = {later.fingerprint(it) for it in (FairWithGuests(), FairWithGuests(guests=[Herb(1)]), full)}
    assert len(known) == 3
    assert later.read(later.write(full)) == full
    assert later.write(FairWithGuests())["guests"] == [], "it is saved all the same"
