"""Warpgate: the board in characters. Every planet is a hexagon of three lines, every empty hex a dot to count ranges
by; letters say what colours say."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import product

from rich.text import Text

from orrery.games.common.hexes import Hex, column, distance
from orrery.games.warpgate.rules.board import GATE, Board
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.verbs import board_of
from orrery.games.warpgate.telling.describe import sector_names, type_name
from orrery.games.warpgate.telling.places import attacking
from orrery.telling.sight import Sight
from orrery.terminal.canvas import EDGE, SEAT_COLOUR, Canvas, Cell, seat_letter, seat_style
from orrery.text import Words

LINES = 3
"""The height of a hex in lines."""
WIDTHS = (8, 6)
"""The possible widths of a hex in characters; the first that fits is used."""
TYPE_COLOUR = ("#3b82d0", "#b0820f", "#2e8b57", "#5f9ea0", "#cf4a3a")
"""About as far from black as from white; the letters beside them tell them apart for everybody."""
TRADE, STACK, DEAD, OUTPOST, COLONY, DRONE, EMPTY, SEAM = "$", "?", "†", "△", "▲", "◇", "·", "≈"


def board_width(board: Board, hex_width: int) -> int:
    """The width of a board in characters."""
    return (_last(board) - _first(board) + 2) * hex_width // 2


def _first(board: Board) -> int:
    return min(map(column, board.hexes))


def _last(board: Board) -> int:
    return max(map(column, board.hexes))


def fitting(board: Board, width: int) -> int:
    """The width of a hex at which the board fits."""
    return next((w for w in WIDTHS if board_width(board, w) <= width), WIDTHS[-1])


# --- short names --------------------------------------------------------------------------------------------


def codes(names: Sequence[str]) -> tuple[str, ...]:
    """Two letters for each name, all different."""
    found: list[str] = []
    for name in names:
        letters = [c for c in name if c.isalnum()] or ["?"]
        tries = (letters[0].upper() + c.lower() for c in [*letters[1:], *"123456789"])
        found.append(next(code for code in tries if code not in found))
    return tuple(found)


@lru_cache
def type_codes(key: str, lang: str) -> tuple[str, ...]:
    """The types of planets in two letters."""
    d = KNOWN[key]
    return codes([type_name(d, t, lang) for t in range(len(d.types))])


@lru_cache
def sector_codes(names: tuple[str, ...]) -> tuple[str, ...]:
    """The sectors as one letter and, if there are several of a kind, a number; all different."""
    found: list[str] = []
    for name in names:
        head, _, tail = name.rpartition(" ")
        code = (head or tail)[0].upper() + (tail[:1] if head else "")
        spare = (f"{a}{b}" for a, b in product("SXYZ", "123456789"))
        found.append(code if code not in found else next(c for c in spare if c not in found))
    return tuple(found)


# --- what is on a hex ---------------------------------------------------------------------------------------


def pieces(view: Sight, place: int, gate_of: int = -1) -> list[Cell]:
    """Ships, marker and drones on a planet, or in a player's Warpgate."""
    s = view.state
    seats = range(view.players) if gate_of < 0 else [gate_of]
    cells: list[Cell] = []
    drones: list[Cell] = []
    for seat in seats:
        p, letter, style = s.players[seat], seat_letter(seat), seat_style(view, seat)
        ships = p.ships[place] if p.ships else 0
        ships += attacking(s, seat, place)
        if ships:
            cells.append((f"{letter}{ships}", style))
        if p.colonies >> place & 1 or p.outposts >> place & 1:
            sign = COLONY if p.colonies >> place & 1 else OUTPOST
            cells.append((f"{sign}{letter}", f"{SEAT_COLOUR[seat]}"))
        if p.drone == place and p.ships:
            drones.append((f"{DRONE}{letter}", f"{SEAT_COLOUR[seat]}"))
    return cells + drones


def _squeezed(cells: list[Cell], width: int) -> list[Cell]:
    """As many of the pieces as there is room for; the rest is listed beside the map."""
    while cells and sum(len(text) for text, _ in cells) > width:
        cells = cells[:-1]
    return cells


def _planet_head(view: Sight, board: Board, place: int, words: Words, narrow: bool) -> list[Cell]:
    """Type, trade icon, tokens and sector of a planet. A planet with a trade icon has no tokens except under a rare
    ruling, so one character is enough where room is short."""
    s = view.state
    bit = 1 << place
    type_ = board.type_of[place]
    dead = bool(s.dead & bit)
    trade = (board.trade | s.new_trade) & bit and not dead
    head: list[Cell] = [(type_codes(s.data, words.lang)[type_], f"{EDGE if dead else 'reverse'} {TYPE_COLOUR[type_]}")]
    signs = (TRADE if trade else " ") + (DEAD if dead else STACK if s.stacks & bit else " ")
    head.append(((signs.strip() or " ")[:1] if narrow else signs, "bold"))
    names = sector_names(KNOWN[s.data], board, words.lang)
    head.append((sector_codes(names)[board.sector_of[place]], EDGE))
    return head


# --- the canvas ---------------------------------------------------------------------------------------------


def _centred(cells: list[Cell], width: int) -> list[Cell]:
    free = width - sum(len(text) for text, _ in cells)
    return [(" " * (free // 2), ""), *cells, (" " * (free - free // 2), "")]


def _framed(cells: list[Cell], left: str, right: str, width: int) -> list[Cell]:
    """Text between two edges; without them if there is no room."""
    if sum(len(text) for text, _ in cells) > width - 2:
        return _centred(_squeezed(cells, width), width)
    return [(left, EDGE), *_centred(cells, width - 2), (right, EDGE)]


def draw_map(view: Sight, words: Words, offered: Collection[int], width: int) -> Text:
    """The whole board; the names of places that can be chosen are marked."""
    s = view.state
    board = board_of(s)
    wide = fitting(board, width)
    first, top = _first(board), min(h.r for h in board.hexes)
    canvas = Canvas(board_width(board, wide), (max(h.r for h in board.hexes) - top + 1) * LINES)
    seam = joined(board)
    for h in board.hexes:
        x, y = (column(h) - first) * wide // 2, (h.r - top) * LINES
        for line, cells in enumerate(_hex(view, board, h, words, offered, wide, h in seam)):
            canvas.put(x, y + line, cells)
    return canvas.text()


def joined(board: Board) -> set[Hex]:
    """The hexes at the seam of a folded board: their neighbours are not drawn beside them."""
    return {h for h in board.hexes for n in board.adjacent[h] if distance(h, n) > 1}


def _hex(
    view: Sight, board: Board, h: Hex, words: Words, offered: Collection[int], wide: int, seam: bool
) -> list[list[Cell]]:
    side = SEAM if seam else "│"
    if h in board.place_at:
        place = board.place_at[h]
        name = str(words.noun("place", place))[:wide]
        head, body = _planet_head(view, board, place, words, wide < WIDTHS[0]), pieces(view, place)
    elif h in board.gates:
        seat = board.gates.index(h)
        place = GATE if seat == view.seat else -1
        name = words.text("warpgate-map-gate")[:wide]
        head, body = [(seat_letter(seat), f"{seat_style(view, seat)}")], pieces(view, GATE, seat)
    else:
        return [[], _centred([(SEAM if seam else EMPTY, EDGE)], wide)]
    style = "bold reverse" if place in offered else "bold"
    return [
        _framed(head, "╱", "╲", wide),
        _framed([(name, style)], side, side, wide),
        _framed(body, "╲", "╱", wide),
    ]
