"""Warpgate in the browser: what is on the table now, from one reader's point of view. The page draws it and computes
nothing itself: ranges, odds, points and progress come from the rules."""

from __future__ import annotations

from typing import Any

from orrery.core.unknown import known
from orrery.games.warpgate.board.shapes import (
    BattleFought,
    BattleNow,
    BattleSide,
    CardOdds,
    Figures,
    MoveMade,
    ObjectiveNow,
    PlaceNow,
    Points,
    SeatNow,
    Slot,
)
from orrery.games.warpgate.rules.battle import fought, seat_of
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.legality import ranging
from orrery.games.warpgate.rules.nouns import Objective
from orrery.games.warpgate.rules.powers import FAR_MOVES
from orrery.games.warpgate.rules.scoring import points, progress
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.verbs import board_of, enemies, markers_left
from orrery.games.warpgate.telling.cards import held, hidden_objectives, in_sight, own_objectives
from orrery.games.warpgate.telling.odds import card_odds, defenders
from orrery.telling.sight import Sight
from orrery.text import Words

LINES = 320
"""This many lines of the log cover at least a round: who played which action, and where ships came from."""
FAR = 6
"""The longest range that is shown."""
MEMO = 4096
Line = tuple[str, dict[str, Any]]


def figures(view: Sight, words: Words) -> Figures:
    """Everything the board draws that the state does not contain directly."""
    s: Warpgate = view.state
    counted = in_sight(s)
    lines = view.journal(-LINES)
    newest = _since(lines, view)
    battles = _battles(newest)
    return Figures(
        phase=s.phase,
        round=s.round,
        rounds=s.round_limit,
        start=s.start,
        last=s.last,
        ends="start" if s.end_at_start else "during",
        goods=s.goods,
        technologies_left=s.technologies_left,
        objectives_left=s.objectives_left,
        available=s.available,
        objectives=s.objectives,
        open_goals=s.open_goals,
        gate=_gate_meant(view),
        places=_places(s),
        turned=s.turned,
        seats=[_seat(s, seat, lines, Points(*points(counted, seat)), _reach(s, seat)) for seat in range(view.players)],
        battle=_battle(s) if s.battle is not None else None,
        battles=battles[:-1] if s.battle is not None else battles,
        moves=_moves(newest, view.seat),
    )


def _since(lines: list[Line], view: Sight) -> list[Line]:
    """The lines since the reader last played a card; for a spectator, those of as many turns as there are players."""
    turns = 0
    for at in range(len(lines) - 1, -1, -1):
        key, args = lines[at]
        if key == "warpgate-log-plays":
            turns += 1
            if args["seat"] == view.seat or (view.seat < 0 and turns == view.players):
                return lines[at:]
    return lines


def _gate_meant(view: Sight) -> int:
    """Whose Warpgate the word in a question means: the reader's own, or that of a rival who withdraws."""
    for _, decision in view.questions:
        if decision.kind.name == "withdraw":
            return int(decision.args["rival"])
    return view.seat


# --- the map ------------------------------------------------------------------------------------------------


def _places(s: Warpgate) -> list[PlaceNow]:
    """What is on each planet: pieces by seat, tokens, what it has become. Place 0 is each player's own Warpgate."""
    board, dead, stacks = board_of(s), s.dead, s.stacks
    trade = (board.trade | s.new_trade) & ~dead
    found = [
        PlaceNow(
            ships=list(ships),
            owner=-1,
            colony=False,
            drones=[],
            stack=stacks >> place & 1 == 1,
            trade=trade >> place & 1 == 1,
            dead=dead >> place & 1 == 1,
            copies=0,
        )
        for place, ships in enumerate(zip(*(p.ships for p in s.players), strict=True))
    ]
    for seat, p in enumerate(s.players):
        found[p.drone].drones.append(seat)
        for place in places(p.outposts | p.colonies):
            found[place].owner = seat
            found[place].colony = p.colonies >> place & 1 == 1
        for place in p.copies:
            found[place].copies += 1
    return found


_reached: dict[Any, dict[int, list[int]]] = {}


def _reach(s: Warpgate, seat: int) -> dict[int, list[int]]:
    """From each place with ships of a seat: the range needed to reach every other place now; -1 if it is too far."""
    p = s.players[seat]
    ships = [start for start in places(p.fleets) if p.ships[start]]
    far = p.texts.here & FAR_MOVES
    powers = (p.colonies, p.texts.exhausted & FAR_MOVES, *p.technologies, *p.abilities) if far else ()
    key = (s.data, len(s.players), seat, tuple(ships), enemies(s, seat), s.pass_enemies, powers)
    known = _reached.get(key)
    if known is None:
        if len(_reached) > MEMO:
            _reached.clear()
        ranges = [ranging(s, seat, far) for far in range(FAR + 1)]
        size = board_of(s).size
        known = _reached[key] = {start: _ranges([reached(start) for reached in ranges], size) for start in ships}
    return known


def _ranges(within: list[int], size: int) -> list[int]:
    row, before = [-1] * size, 0
    for far, mask in enumerate(within):
        for end in places(mask & ~before):
            row[end] = far
        before |= mask
    return row


def _moves(newest: list[Line], reader: int) -> list[MoveMade]:
    """Where the ships of other players came from and went."""
    return [
        MoveMade(args["seat"], args["place"], args["target"], args["ships"])
        for key, args in newest
        if key == "warpgate-log-moves" and args["seat"] != reader
    ]


# --- the players --------------------------------------------------------------------------------------------


def _seat(s: Warpgate, seat: int, lines: list[Line], counted: Points, reach: dict[int, list[int]]) -> SeatNow:
    """A player's faction board in numbers; what the reader may not know is left out or only counted."""
    p, d = s.players[seat], KNOWN[s.data]
    hand = known(p.hand)
    return SeatNow(
        side=p.side,
        abilities=p.abilities,
        on_board=sum(p.ships),
        supply=p.supply,
        markers=markers_left(p),
        outposts=p.outposts.bit_count(),
        colonies=p.colonies.bit_count(),
        drone=p.drone,
        peace=p.peace,
        slots=_slots(p, seat, lines),
        hand=hand,
        hand_count=len(p.hand),
        deck=len(p.deck),
        discard=p.discard,
        drawn_count=len(p.drawn),
        elite=p.elite,
        fresh=p.fresh,
        spent=p.spent,
        technologies=p.technologies,
        tokens=p.tokens,
        old_tokens=p.old_tokens,
        secret=list(map(len, held(p))),
        hidden=hidden_objectives(p),
        objectives=[_objective(s, seat, card, d.objectives[card].vp) for card in own_objectives(p)],
        points=counted,
        reach=reach,
    )


def _slots(p: Player, seat: int, lines: list[Line]) -> list[Slot]:
    """The cards in the slots 1X to 4X, with the action each was played for and its X if the log says so."""
    slots = []
    said = (args for key, args in reversed(lines) if key == "warpgate-log-plays" and args["seat"] == seat)
    for at in range(len(p.played) - 1, -1, -1):
        args = next(said, {"action": -1})
        told = args if args["action"] == p.played[at] else {}
        slots.append(Slot(card=p.played[at], action=told.get("action_name", -1), x=told.get("x", at + 1)))
    return slots[::-1]


def _objective(s: Warpgate, seat: int, card: Objective, vp: int) -> ObjectiveNow:
    have, need = progress(s, seat, card)
    return ObjectiveNow(card=card, have=have, need=need, points=vp if have >= need else 0)


# --- the battle sheet ---------------------------------------------------------------------------------------


def _battles(newest: list[Line]) -> list[BattleFought]:
    """The battles in the log: where, who, the cards shown, the strengths, who won; attackers first."""
    found: list[BattleFought] = []
    for key, args in newest:
        if key == "warpgate-log-battle":
            found.append(BattleFought(args["place"], (args["seat"], args["rival"]), (-1, -1), (-1, -1), -1))
        elif found and key == "warpgate-log-shows":
            mine, theirs = found[-1].cards
            first = found[-1].seats[0] == args["seat"]
            found[-1].cards = (args["tactic"], theirs) if first else (mine, args["tactic"])
        elif found and key == "warpgate-log-strength":
            found[-1].strengths = args["mine"], args["theirs"]
        elif found and key == "warpgate-log-wins":
            found[-1].winner = args["seat"]
    return found


def _battle(s: Warpgate) -> BattleNow:
    """The current battle: both sides, attacker first, and what is known about cards, strengths and chances."""
    b = fought(s)
    return BattleNow(
        place=b.place,
        homes=[home for home in (b.home, b.home_2) if home >= 0],
        fought=b.fought,
        winner=seat_of(b, not b.attacker_won) if b.strengths else -1,
        sides=(_battle_side(s, 0), _battle_side(s, 1)),
    )


def _battle_side(s: Warpgate, side: int) -> BattleSide:
    b = fought(s)
    seat = seat_of(b, side)
    p = s.players[seat]
    drawn = known(p.drawn) or []
    odds = [card_odds(s, seat, card) for card in drawn]
    return BattleSide(
        seat=seat,
        ships=defenders(s, seat, b.place) if side else b.ships,
        announced=b.announced[side] if b.announced else 0,
        shields=b.shields[side] if b.shields else 0,
        card=b.shown[side] if b.shown else -1,
        cancelled=bool(b.cancelled >> side & 1),
        strength=b.strengths[side] if b.strengths else -1,
        cards=[CardOdds(card, mine, won) for card, (mine, won) in zip(drawn, odds, strict=True)],
    )
