"""Warpgate in words: the board, place by place."""

from __future__ import annotations

from orrery.games.warpgate.rules.board import GATE, Board, places
from orrery.games.warpgate.rules.data import KNOWN, Data
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of
from orrery.games.warpgate.telling.describe import sector_names, type_name
from orrery.telling.sight import Sight
from orrery.text import Words

NEAR = 2
"""Neighbours up to this range are listed."""


def sector_lines(view: Sight, words: Words) -> list[str]:
    """The places sector by sector, each with what is on it and what is near; then the Warpgates."""
    s = view.state
    board, d = board_of(s), KNOWN[s.data]
    told = []
    for sector, name in enumerate(sector_names(d, board, words.lang)):
        told += ["", words.text("warpgate-table-sector", name=name)]
        told += [f"- {planet_line(view, board, d, place, words)}" for place in places(board.sectors[sector])]
    told += ["", words.text("warpgate-table-gates")]
    for seat in range(view.players):
        said = [words.say("warpgate-place-gate-of", seat=seat)]
        said += on_place(view, GATE, words, seat)
        told.append(f"- {'; '.join([*said, near_places(view, board, GATE, words, seat)])}")
    return told


def planet_line(view: Sight, board: Board, d: Data, place: int, words: Words) -> str:
    """A planet in words: what it is, what is on it, what is near."""
    s = view.state
    bit = 1 << place
    said = [f"{words.noun('place', place)}: {type_name(d, board.type_of[place], words.lang)}"]
    if (board.trade | s.new_trade) & bit & ~s.dead:
        said.append(words.text("warpgate-table-trade"))
    if s.stacks & bit:
        said.append(words.text("warpgate-table-stack"))
    if s.dead & bit:
        said.append(words.text("warpgate-table-dead"))
    said += on_place(view, place, words)
    return "; ".join([*said, near_places(view, board, place, words)])


def on_place(view: Sight, place: int, words: Words, gate_of: int = -1) -> list[str]:
    """The pieces on a place, a phrase for each."""
    s = view.state
    said = []
    for seat in range(view.players) if gate_of < 0 else [gate_of]:
        p = s.players[seat]
        ships = (p.ships[place] if p.ships else 0) + attacking(s, seat, place)
        if ships:
            said.append(words.say("warpgate-table-ships", seat=seat, number=ships))
        if gate_of < 0 and p.colonies >> place & 1:
            said.append(words.say("warpgate-table-colony", seat=seat))
        elif gate_of < 0 and p.outposts >> place & 1:
            said.append(words.say("warpgate-table-outpost", seat=seat))
        if p.drone == place and p.ships:
            said.append(words.say("warpgate-table-drone", seat=seat))
    return said


def attacking(s: Warpgate, seat: int, place: int) -> int:
    """The ships of a seat that attack a planet: they are on no planet during the battle."""
    b = s.battle
    return b.ships if b is not None and b.attacker == seat and b.place == place else 0


def near_places(view: Sight, board: Board, place: int, words: Words, gate_of: int = -1) -> str:
    """The next places around a place, with the range to each."""
    ranges: dict[str, int] = {}
    for seat in range(view.players) if gate_of < 0 else [gate_of]:
        for cost, mask in board.near[seat][place]:
            for other in places(mask):
                name = words.say("warpgate-place-gate-of", seat=seat) if other == GATE else words.noun("place", other)
                ranges.setdefault(str(name), cost)
    near = sorted((cost, name) for name, cost in ranges.items() if cost <= NEAR)
    return words.text("warpgate-table-near", places=", ".join(f"{name} {cost}" for cost, name in near))
