"""Twilight Imperium 4, drawn in the terminal: the galaxy with hyperlanes and what lies beside it, sheets, objectives,
the council, fights with their odds; and nothing on the screen that others hide."""

from __future__ import annotations

import io
import re
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from orrery.core.table import Table
from orrery.core.unknown import known
from orrery.games.ti4.rules.board import planets_at
from orrery.games.ti4.rules.galaxy import CREUSS_AT, HEXES, NEXUS_AT
from orrery.games.ti4.rules.galaxy import near as beside
from orrery.games.ti4.rules.nouns import LAYOUT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, places_in
from orrery.games.ti4.terminal.map import LANE, NOTHING, Marks, draw_map, drawn_places, fleet_code, rings, spot
from orrery.telling.questions import question
from orrery.telling.sight import OpenView
from orrery.telling.teller import News
from orrery.terminal.drawing import drawing
from orrery.terminal.hexagons import LINES, map_width, pitch
from orrery.terminal.screen import ColourScreen
from tests.telling.ti4_tables import new, positions, words_of
from tests.ti4.councils import cast as votes
from tests.ti4.councils import council
from tests.ti4.notation import place, planet, position, say

DRAW = drawing("ti4")
SEATS = "ABCDEFGH"


def shown(table: Table, lang: str = "en", width: int = 120, seat: int = 0) -> str:
    """The screen with the question that the seat is asked."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, color_system="truecolor")
    words, view = words_of(table, lang, seat), table.view(seat)
    put = question(view, *view.questions[0], words)
    ColourScreen(DRAW, console).ask(view, put, [News("Something happened.")], words)
    return Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain


def boxed(table: Table, width: int = 140, seat: int = 0) -> dict[Place, list[str]]:
    """The four lines of each system on the map."""
    s = cast(Imperium, table.state)
    apart = pitch(width, rings(s))
    wide = map_width(apart, rings(s))
    drawn = draw_map(table.view(seat), words_of(table, "en", seat), NOTHING, width).plain.split("\n")
    lines = [line.ljust(wide) for line in drawn] + [" " * wide] * 2
    found = {}
    for where in drawn_places(s):
        x, y = spot(s, where, apart)
        found[where] = [lines[y + i][x + 1 : x + 1 + apart] for i in range(LINES)]
    return found


def asked(players: int, kind: str, **options: str) -> tuple[Table, int]:
    """A table at the first question of a kind, and who is asked."""
    for table, decision, _ in positions(players, 3, **options):
        if decision.kind.name == kind:
            return table, decision.seat
    raise AssertionError(kind)


# --- the map -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["3p", "6p", "7p", "8p"])
def test_neighbours_lie_side_by_side_and_nothing_beside_the_map_touches_it(layout: str) -> None:
    s = Imperium()
    s.layout = LAYOUT.index[layout]
    spots = {where: spot(s, where, 11) for where in [*drawn_places(s), NEXUS_AT, CREUSS_AT]}
    assert len(set(spots.values())) == len(spots)
    for where in drawn_places(s):
        for other in places_in(beside(s.layout)[where]):
            q, r = (a - b for a, b in zip(HEXES[other], HEXES[where], strict=True))
            if max(abs(q), abs(r), abs(q + r)) == 1:
                across, down = (abs(a - b) for a, b in zip(spots[other], spots[where], strict=True))
                assert (across, down) in ((0, LINES), (11, LINES // 2))
    for corner in (NEXUS_AT, CREUSS_AT):
        x, y = spots[corner]
        others = [at for where, at in spots.items() if where != corner]
        assert not [at for at in others if abs(at[0] - x) <= 11 and abs(at[1] - y) < LINES]


@pytest.mark.parametrize(("players", "width"), [(3, 80), (5, 140), (6, 80), (8, 80), (8, 140)])
def test_every_system_stands_where_it_belongs_with_what_is_in_it(players: int, width: int) -> None:
    table, seat = asked(players, "act")
    s, words = cast(Imperium, table.state), words_of(table, "en", seat)
    drawn = boxed(table, width, seat)
    assert NEXUS_AT in drawn
    for where, (head, *body) in drawn.items():
        assert (str(words.noun("place", where))[-3:] in head) or where in (0, NEXUS_AT, CREUSS_AT)
        for world in planets_at(s, where):
            assert any(str(words.noun("planet", world))[:2] in line for line in body)
        for who, p in enumerate(s.players):
            if where in p.space:
                told = f"{SEATS[who]}:{fleet_code(p.space[where], words)}"
                assert any(told[:4] in line for line in (head, *body)), told


def test_hyperlanes_are_drawn_where_no_system_lies() -> None:
    assert LANE in draw_map(new(5, layout="other").view(0), words_of(new(5)), NOTHING, 120).plain
    assert LANE not in draw_map(new(6).view(0), words_of(new(6)), NOTHING, 120).plain


def test_planets_show_numbers_owner_forces_guns_dock_exhaustion_and_what_they_are() -> None:
    table = position(
        tiles={"203": "25", "204": "66"},
        planets={"jord": "sol: 3 infantry, 2 pds, space_dock", "quann": "letnev: 2 infantry, mech"},
        sol={"space": {"304": "dreadnought, damaged_dreadnought, carrier, 4 fighter, infantry"}, "tokens": "203"},
        frontier="205",
        letnev={"exhausted": "quann"},
    )
    drawn = boxed(table)
    assert "304(A)" in drawn[place("304")][0]
    assert "Jord 4/2A3▲▲⌂" in drawn[place("304")][1]
    assert "A:2N'1V4F1I" in drawn[place("304")][2]
    assert "203β•A" in drawn[place("203")][0]
    assert "Quann 2x1♦B2+1M" in drawn[place("203")][1]
    assert "Hope's End 3/0▼★" in drawn[place("204")][1]
    assert "205◇" in drawn[place("205")][0]
    assert "Mecatol Rex 1/6♔" in drawn[place("000")][1]


def test_ships_on_their_way_are_on_the_map_and_what_can_be_chosen_is_marked() -> None:
    table = position(tiles={"203": "25"}, sol={"space": {"304": "carrier, 2 cruiser, 3 infantry"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, cruiser, 2 infantry")
    assert "A›1C1V2I" in "".join(boxed(table)[place("203")])
    marks = Marks(frozenset([place("203")]), frozenset([planet("quann")]))
    drawn = draw_map(table.view(0), words_of(table), marks, 140)
    marked = "".join(drawn.plain[span.start : span.end] for span in drawn.spans if str(span.style) == "bold reverse")
    assert set("203Quann") <= set(marked)


# --- the drawn table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "players", "width", "lang"),
    [
        ("take", 3, 80, "en"),
        ("act", 6, 120, "de"),
        ("activate", 8, 80, "de"),
        ("activate", 6, 200, "en"),
        ("produce", 5, 100, "en"),
        ("move", 3, 80, "en"),
        ("redistribute", 8, 160, "de"),
    ],
)
def test_it_fits_and_shows_what_a_player_needs(kind: str, players: int, width: int, lang: str) -> None:
    table, seat = asked(players, kind)
    s, words = cast(Imperium, table.state), words_of(table, lang, seat)
    screen = shown(table, lang, width, seat)
    assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
    flat = re.sub(r"[\s│]+", " ", screen)
    me = s.players[seat]
    for number in [*s.objectives, *(known(me.secrets) or ())]:
        assert all(word in flat for word in str(words.noun("objective", number)).split())
    for card in me.hand:
        assert str(words.noun("card", card)) in flat
    for who in range(players):
        assert re.search(rf" {SEATS[who]} +{re.escape(words.name(who))} ", flat), "everybody has a sheet"


def test_objectives_are_a_matrix_of_players() -> None:
    table = position(
        objectives="sway_the_council, expand_borders",
        sol={"scored": "sway_the_council", "secrets": "mine_rare_minerals"},
        letnev={"secrets": "form_a_spy_network"},
    )
    screen = shown(table)
    sway, expand, secret = (
        next(line for line in screen.splitlines() if name in line).rstrip("│ ").split()[-3:]
        for name in ("Sway the Council", "Expand Borders", "Mine Rare Minerals")
    )
    assert sway[0] == "✓"
    assert expand == ["0/6", "0/6", "0/6"]
    assert secret[-1] == "0/4"
    assert "Form a Spy Network" not in screen


def test_a_fight_shows_its_odds_as_a_bar_and_in_words() -> None:
    table = position(
        tiles={"203": "25"},
        sol={"space": {"304": "2 dreadnought"}},
        letnev={"space": {"203": "2 destroyer"}},
    )
    say(table, "sol act tactical")
    screen = shown(table)
    assert "Attacks" in screen
    assert re.search(r"attack with 2 dreadnoughts: you\s+win 9\d %", re.sub(r"\s+", " ", screen))
    say(table, "sol activate 203; sol move_from 304; sol move 2 dreadnought")
    screen = shown(table)
    assert re.search(r"█{40,}", screen)
    assert re.search(r"If it goes on: you win with 9\d %", screen)


def test_the_council_shows_votes_and_how_many_are_possible() -> None:
    table = votable()
    screen = re.sub(r"[\s│]+", " ", shown(table, "en", 100, 2))
    assert "Before the council: Mutiny." in screen
    assert "Ben: 3 votes (for)" in screen
    assert "Still to vote: You (up to 3 votes) and Anna (up to 4 votes)." in screen


def test_the_screen_says_with_whom_a_transaction_is_possible() -> None:
    near: dict[str, Any] = {"sol": {"space": {"205": "cruiser"}}, "letnev": {"space": {"206": "cruiser"}, "goods": 1}}
    assert "A transaction is possible with Ben: give." in shown(position(**near))
    assert "A transaction is possible" not in shown(position(letnev={"goods": 1}))
    assert "A transaction is possible with Anna and Ben: give." in shown(votable(), seat=2)


def votable() -> Table:
    """The second vote on an agenda."""
    table = council("agenda.mutiny", letnev={"goods": 1}, sol={"goods": 1})
    votes(table, "letnev for mehar_xull")
    return table


def test_what_others_hide_is_not_on_the_screen() -> None:
    table = position(
        sol={"hand": "sabotage", "secrets": "mine_rare_minerals", "notes": "ceasefire@letnev"},
        letnev={"hand": "direct_hit", "secrets": "form_a_spy_network"},
    )
    screen = shown(table)
    assert "Sabotage" in screen
    assert "Mine Rare Minerals" in screen
    assert "Ceasefire of Ben" in screen
    assert "Direct Hit" not in screen
    assert "Form a Spy Network" not in screen


def test_galaxy_building_and_drafts_show_what_there_is_to_take() -> None:
    table, seat = asked(3, "lay", galaxy="build")
    screen = shown(table, "en", 80, seat)
    offers = screen[screen.index("Which system tile") :]
    words = words_of(table)
    for tile in set(cast(Imperium, table.state).players[seat].tiles):
        assert all(part in offers for part in str(words.noun("tile", tile)).split())
    table, seat = asked(6, "draft", draft="slices")
    screen = shown(table, "de", 120, seat)
    for number in range(1, 8):
        assert f"Abschnitt {number}" in screen


def test_everybody_can_look_at_any_time() -> None:
    looked = 0
    for step, (table, _, met) in enumerate(positions(3, 3, draft="slices", bans="1", **{"round-limit": "2"})):
        if step % 40 == 0 or met < 0:
            looked += 1
            s, width = cast(Imperium, table.state), (80, 160)[looked % 2]
            for view in (table.view(-1), table.view(1), OpenView(table)):
                console = Console(file=io.StringIO(), width=width)
                console.print(DRAW.picture(view, words_of(table, "de", view.seat), None, width))
                screen = cast(io.StringIO, console.file).getvalue()
                assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
                every = sum(len(p.secrets) + len(p.shown_secrets) + len(p.open_secrets) for p in s.players)
                if isinstance(view, OpenView):
                    assert screen.count("geheim: ") == every
    assert looked > 5
