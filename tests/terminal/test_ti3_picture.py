"""Twilight Imperium 3, drawn in the terminal: the galaxy and the whole table, with nothing on the screen that others
hide."""

from __future__ import annotations

import io
import re
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from orrery.core.ask import Pick
from orrery.core.table import Table
from orrery.games.common.galaxy import bits
from orrery.games.ti3.rules.board import planets_at
from orrery.games.ti3.rules.data import PLANET_NAMES, TILES
from orrery.games.ti3.rules.galaxy import HEXES, NEAR, PLACES
from orrery.games.ti3.rules.nouns import PLACE
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Place, places_in
from orrery.games.ti3.rules.units import NO_FLEET
from orrery.games.ti3.terminal.map import (
    NOTHING,
    Marks,
    draw_map,
    fleet_code,
    map_width,
    pitch,
    place_code,
    spot,
)
from orrery.telling.questions import question
from orrery.telling.sight import OpenView
from orrery.telling.teller import News
from orrery.terminal.drawing import drawing
from orrery.terminal.hexagons import LINES
from orrery.terminal.screen import ColourScreen
from tests.telling.ti3_tables import EVERYTHING, asked, positions, words_of
from tests.ti3.notation import damage, place, planet, position, say

DRAW = drawing("ti3")


def shown(table: Table, lang: str, width: int, seat: int) -> str:
    """The screen with the question that the seat is asked."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, color_system="truecolor")
    words, view = words_of(table, lang, seat), table.view(seat)
    put = question(view, *view.questions[0], words)
    ColourScreen(DRAW, console).ask(view, put, [News("Something happened.")], words)
    return Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain


def boxed(table: Table, width: int, seat: int = 0) -> dict[Place, list[str]]:
    """The four lines of each system on the map."""
    apart = pitch(width)
    drawn = draw_map(table.view(seat), words_of(table, "en", seat), NOTHING, width).plain.split("\n")
    lines = [line.ljust(map_width(apart)) for line in drawn] + [" " * map_width(apart)] * 2
    found = {}
    for where in places_in(cast(Twilight, table.state).shape):
        x, y = spot(where, apart)
        found[where] = [lines[y + i][x + 1 : x + 1 + apart] for i in range(LINES)]
    return found


# --- the map -----------------------------------------------------------------------------------------------------


def test_neighbours_lie_side_by_side() -> None:
    for apart in (7, 11, 16):
        spots = [spot(where, apart) for where in PLACE.every]
        assert len(set(spots)) == PLACES
        for where, (x, y) in enumerate(spots):
            for other in places_in(NEAR[where]):
                across, down = spots[other][0] - x, spots[other][1] - y
                assert (abs(across), abs(down)) in ((0, LINES), (apart, LINES // 2))
    assert HEXES[0] == (0, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("width", [80, 140])
def test_every_system_stands_where_it_belongs_with_what_is_on_it(players: int, width: int) -> None:
    table, seat = asked(players, "action")
    s = cast(Twilight, table.state)
    words = words_of(table, "en", seat)
    for where, (head, *body) in boxed(table, width, seat).items():
        assert place_code(where) in head
        for planet_ in planets_at(s, where):
            assert any(PLANET_NAMES[planet_][:2] in line for line in body)
        if TILES[s.tiles[where]].kind in ("nebula", "supernova"):
            assert TILES[s.tiles[where]].kind in body[0]
        for wormhole, mask in zip("αβ", s.wormholes, strict=True):
            assert (wormhole in head) == bool(mask >> where & 1) or "…" in head
        for who, p in enumerate(s.players):
            if where in p.fleets:
                told = f"{'ABCDEF'[who]}:{fleet_code(p.fleets[where], words)}"
                assert any(told[:4] in line for line in (head, *body)), told
            if p.activated >> where & 1 and len(planets_at(s, where)) < 3:
                assert re.search(rf"•[A-F…]*{'ABCDEF'[who]}|…", head)


def test_planets_show_numbers_owner_forces_guns_dock_and_exhaustion() -> None:
    table = position(
        tiles={"b1": "saudor", "b2": "mehar_xull"},
        planets={"Jord": "sol: 3 ground_force, 2 pds, space_dock", "Saudor": "norr: 2 ground_force"},
        sol={"fleets": {"c1": "2 dreadnought, carrier, 4 fighter, ground_force"}, "activated": "b2"},
    )
    s = cast(Twilight, table.state)
    s.exhausted |= 1 << planet("Saudor")
    damage(table, "sol", "c1")
    drawn = boxed(table, 140)
    assert "Jord 4/2A3▲▲⌂" in drawn[place("c1")][1]
    assert "A:2N'1V4F1G" in drawn[place("c1")][2]
    assert "C1(A)" in drawn[place("c1")][0]
    assert "Saudor 2x2B2" in drawn[place("b1")][1]
    assert "Mehar Xull 1/3b" in drawn[place("b2")][1]
    assert "B2 •A" in drawn[place("b2")][0]


def test_ships_on_their_way_and_troops_that_have_landed_are_on_the_map() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: 1 ground_force"},
        sol={"fleets": {"c1": "carrier, 3 ground_force", "c2": "cruiser"}},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 3 ground_force")
    assert "A›1V3G" in "".join(boxed(table, 140)[place("b1")])
    assert fleet_code(NO_FLEET, words_of(table)) == ""


def test_what_can_be_answered_is_marked_on_the_map() -> None:
    table = position(tiles={"b1": "saudor"})
    drawn = draw_map(table.view(0), words_of(table), Marks(frozenset([place("b1")]), frozenset([planet("Jord")])), 80)
    marked = {drawn.plain[span.start : span.end] for span in drawn.spans if str(span.style) == "bold reverse"}
    assert "".join(sorted("".join(marked))) == "".join(sorted(set("B1Jord "))) or {"B", "1"} <= marked


# --- the drawn table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "players", "width", "lang"),
    [
        ("take", 3, 80, "en"),
        ("action", 6, 120, "de"),
        ("activate", 4, 80, "de"),
        ("activate", 6, 200, "en"),
        ("build", 5, 100, "en"),
        ("offer", 4, 120, "de"),
        ("move", 3, 80, "en"),
        ("redistribute", 6, 80, "de"),
    ],
)
def test_it_fits_and_shows_what_a_player_needs(kind: str, players: int, width: int, lang: str) -> None:
    table, seat = asked(players, kind)
    s, words = cast(Twilight, table.state), words_of(table, lang, seat)
    screen = shown(table, lang, width, seat)
    assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
    flat = re.sub(r"[\s│]+", " ", screen)
    for number in bits(s.players[seat].technologies):
        assert str(words.noun("technology", number)) in flat
    for number in [*s.players[seat].secret, *s.objectives]:
        assert str(words.noun("objective", number)) in flat
    for card in s.players[seat].hand:
        assert str(words.noun("card", card)) in flat
    decision = table.asked(seat)[0][1]
    prompt = words.say(f"ti3-ask-{kind}", **decision.args)
    offers = screen[screen.index(prompt[:20]) :]
    count = len(decision.items) if isinstance(decision, Pick) else len(list(decision.options()))
    for number in (1, count):
        assert re.search(rf"(?<!\d){number}(?!\d)", offers), "every offer has its number"


def test_galaxy_building_shows_systems_with_their_places() -> None:
    table, seat = asked(5, "lay", galaxy="build")
    screen = shown(table, "en", 80, seat)
    offers = screen[screen.index("Which system do you place") :]
    for tile in set(cast(Twilight, table.state).players[seat].tiles):
        name = " / ".join(PLANET_NAMES[p] for p in TILES[tile].planets)
        assert all(part in offers for part in name.split())
    assert re.search(r"1\sA1", offers)


def test_what_others_hide_is_not_on_the_screen() -> None:
    table = position(sol={"hand": "sabotage", "secret": "usurper"}, norr={"hand": "direct_hit", "secret": "conqueror"})
    screen = shown(table, "en", 120, 0)
    assert "Sabotage" in screen
    assert "Usurper" in screen
    assert "Direct Hit" not in screen
    assert "Conqueror" not in screen
    assert "cards 1" in screen


@pytest.mark.parametrize("width", [80, 120, 200])
def test_everybody_can_look_at_any_time(width: int) -> None:
    looked = 0
    for step, (table, _, met) in enumerate(positions(5, 3, galaxy="build", races="choose", **EVERYTHING)):
        if step % 60 == 0 or met < 0:
            looked += 1
            for view in (table.view(-1), table.view(1), OpenView(table)):
                console = Console(file=io.StringIO(), width=width)
                console.print(DRAW.picture(view, words_of(table, "de", view.seat), None, width))
                screen = cast(io.StringIO, console.file).getvalue()
                assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
                secrets = sum(bool(p.secret) for p in cast(Twilight, table.state).players)
                mine = len(cast(Twilight, table.state).players[1].secret) if view.seat == 1 else 0
                assert screen.count("geheimer Auftrag: ") == (secrets if isinstance(view, OpenView) else mine)
    assert looked > 5
