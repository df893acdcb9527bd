"""Warpgate in words: what an answer costs and gives."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from orrery.core.ask import Decision
from orrery.games.warpgate.rules.actions import MOST_DRAWN
from orrery.games.warpgate.rules.board import GATE, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, RENEW, THIS, TOKEN
from orrery.games.warpgate.rules.legality import (
    CAN_ATTACK,
    controllable,
    distance_now,
    gathered_from,
    gatherings,
    landings,
    most_controlled,
    moves,
    reinforcements,
    routes,
)
from orrery.games.warpgate.rules.nouns import Objective, Place
from orrery.games.warpgate.rules.powers import ANY_OBJECTIVE, DEPLOY, MACHINES, SIFT, WING, amount
from orrery.games.warpgate.rules.powers import DRAW as DRAW_MORE
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of, enemies, holder, whole_sector
from orrery.games.warpgate.rules.vocabulary import (
    ADVANCE,
    CONCENTRATE,
    CONTROL,
    DRAW,
    MANEUVER,
    PROMOTE,
    RECON,
    REINFORCE,
    RESEARCH,
    SKIRMISH,
    TRADE,
    WARP_IN,
)
from orrery.games.warpgate.telling import describe
from orrery.games.warpgate.telling.cards import in_short, objective_line
from orrery.games.warpgate.telling.odds import attack_odds, card_odds, defenders
from orrery.games.warpgate.telling.places import on_place
from orrery.telling.sight import Sight
from orrery.text import Words


def note(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """What an option would cost and give."""
    kind, s, seat = asked.kind.name, view.state, view.seat
    if value is None:
        return ""
    if kind in NOTES:
        return NOTES[kind](s, seat, value, asked.args, words)
    noun = asked.kind.noun.name
    if noun == "place":
        return place_note(view, value, words)
    return in_short(noun, value, KNOWN[s.data], words) if isinstance(value, int) else ""


def place_note(view: Sight, place: int, words: Words) -> str:
    """What is on a place."""
    s = view.state
    if place == GATE:
        return ", ".join(on_place(view, GATE, words, view.seat))
    board = board_of(s)
    said = [str(words.noun("type", board.type_of[place])), _sector(s, place, words)]
    return ", ".join([*said, *on_place(view, place, words)])


def _sector(s: Warpgate, place: int, words: Words) -> str:
    board = board_of(s)
    return describe.sector_names(KNOWN[s.data], board, words.lang)[board.sector_of[place]]


def slot(s: Warpgate, seat: int) -> int:
    """The number of the slot for the next card."""
    return len(s.players[seat].played) + 1


def _play(s: Warpgate, seat: int, value: Any, args: dict[str, Any], words: Words) -> str:
    way, which, goods = value
    d = KNOWN[s.data]
    if way == TOKEN:
        return in_short("token", which, d, words)
    if way == COPY:
        return describe.copied(d, s.players[which].side, words.text, words.lang)
    if way == RENEW:
        return ""
    action = DRAW if way == DRAWING else d.two_actions[which][way]
    x = slot(s, seat) + goods
    return words.text("warpgate-note-x", x=x, said=outlook(s, seat, action, x, words))


def outlook(s: Warpgate, seat: int, action: int, x: int, words: Words) -> str:
    """What an action could do now."""
    d = KNOWN[s.data]
    p = s.players[seat]
    if action in (ADVANCE, SKIRMISH, MANEUVER, RECON, CONCENTRATE):
        attack = action in CAN_ATTACK
        if action == CONCENTRATE:
            ends = set(places(gatherings(s, seat, x)))
        else:
            least = 2 if action == ADVANCE else 1
            ends = {end for _, end in moves(s, seat, 2 * x if action == RECON else x, attack, least)}
        held = sum(enemies(s, seat) >> end & 1 for end in ends)
        return words.text("warpgate-note-targets", number=len(ends), attacks=held)
    if action == CONTROL:
        most, number = most_controlled(s, seat, x), controllable(s, seat).bit_count()
        return words.text("warpgate-note-control", most=most, number=number)
    if action == RESEARCH:
        types = {board_of(s).type_of[place] for place in places(landings(s, seat, x))}
        names = [str(words.noun("technology", t)) for t in s.available if d.technologies[t].type in types]
        return words.text("warpgate-note-research", names=words.listed(names))
    if action == TRADE:
        return words.text("warpgate-note-routes", number=len(routes(s, seat, x)))
    if action in (REINFORCE, WARP_IN):
        warped = min(x + amount(s, seat, DEPLOY, 0), p.supply)
        most = reinforcements(s, seat, x)[1] if action == REINFORCE else warped
        return words.text("warpgate-note-ships", number=most)
    if action == PROMOTE:
        return words.text("warpgate-note-promote", number=min(x, len(s.promotions)))
    return _drawing(s, seat, x, words)


def _drawing(s: Warpgate, seat: int, x: int, words: Words) -> str:
    """How many cards a player draws with a card (W10.1, W17.9)."""
    sifted = amount(s, seat, SIFT, 0)
    more = amount(s, seat, DRAW_MORE, 0) + sifted
    if s.players[seat].texts.here & MACHINES:
        return words.text("warpgate-note-draw-up-to", number=max(x, MOST_DRAWN) + more)
    key = "warpgate-note-draw-sift" if sifted else "warpgate-note-draw"
    return words.text(key, number=x + more, **({"gone": sifted} if sifted else {}))


def _move(s: Warpgate, seat: int, value: Any, args: dict[str, Any], words: Words) -> str:
    start, end = value
    far = distance_now(s, seat, start, end)
    said = words.text("warpgate-note-range", number=far)
    rival = holder(s, seat, end) if end != GATE else -1
    if rival < 0:
        return said
    ships = s.players[seat].ships[start]
    if args.get("action_name") == SKIRMISH:
        ships = min(ships, 1 + amount(s, seat, WING))
    return f"{said}, {attack_note(s, seat, rival, ships, end, words)}"


def attack_note(s: Warpgate, seat: int, rival: int, ships: int, end: int, words: Words) -> str:
    """Whom an attack is against, and how likely it is to win with this many ships."""
    percent = attack_odds(s, seat, rival, ships, end)
    return words.say("warpgate-note-attack", rival=rival, there=defenders(s, rival, end), number=ships, percent=percent)


def _route(s: Warpgate, seat: int, value: Any, args: dict[str, Any], words: Words) -> str:
    ranges = [distance_now(s, seat, one, other) for one, other in pairwise(value)]
    return words.text("warpgate-note-legs", first=ranges[0], second=ranges[1])


def _gather_at(s: Warpgate, seat: int, value: Place, args: dict[str, Any], words: Words) -> str:
    p = s.players[seat]
    homes = sorted(gathered_from(s, seat, args["x"], value), key=lambda home: -p.ships[home])
    ships = sum(p.ships[home] for home in homes[:2])
    said = words.text("warpgate-note-gather", number=ships, places=words.listed([_place(h, words) for h in homes]))
    rival = holder(s, seat, value) if value != GATE else -1
    return said if rival < 0 else f"{said}; {attack_note(s, seat, rival, ships, value, words)}"


def _place(place: int, words: Words) -> str:
    return str(words.noun("place", place))


def _control(s: Warpgate, seat: int, value: Place, args: dict[str, Any], words: Words) -> str:
    """The type, whether there is an objective for it, and the state of the sector."""
    board, p = board_of(s), s.players[seat]
    type_ = board.type_of[value]
    sector = whole_sector(s, value)
    have = (p.outposts | p.colonies) & sector
    said = [str(words.noun("type", type_))]
    if s.objectives_for != "sector":
        if s.objectives and p.texts.here & ANY_OBJECTIVE:
            said.append(words.text("warpgate-note-any-objective"))
        elif type_ in s.objectives:
            said.append(words.text("warpgate-note-objective"))
    name = _sector(s, value, words)
    said.append(words.text("warpgate-note-sector", name=name, have=have.bit_count(), all=sector.bit_count()))
    if sector & ~have == 1 << value:
        said.append(words.text("warpgate-note-completes"))
    return ", ".join(said)


def _drone(s: Warpgate, seat: int, value: int, args: dict[str, Any], words: Words) -> str:
    d, board = KNOWN[s.data], board_of(s)
    type_ = board.type_of[value]
    cards = [t for t in s.available if d.technologies[t].type == type_]
    names = words.listed([str(words.noun("technology", t)) for t in cards])
    far = board.distance(seat, s.players[seat].drone, value)
    return f"{words.noun('type', type_)}: {names}, {words.text('warpgate-note-range', number=far)}"


def _tactic(s: Warpgate, seat: int, value: int, args: dict[str, Any], words: Words) -> str:
    mine, percent = card_odds(s, seat, value)
    odds = words.text("warpgate-note-strength", number=mine, percent=percent)
    return f"{odds}; {in_short('tactic', value, KNOWN[s.data], words)}"


def _objective(s: Warpgate, seat: int, value: int, args: dict[str, Any], words: Words) -> str:
    return words.text("warpgate-note-secret") if not s.open_objectives else ""


def _open_objective(s: Warpgate, seat: int, value: Objective, args: dict[str, Any], words: Words) -> str:
    return objective_line(s, seat, value, words)


def _explore(s: Warpgate, seat: int, value: int, args: dict[str, Any], words: Words) -> str:
    return in_short("token", args["token"], KNOWN[s.data], words) if value == THIS else ""


def _nothing(s: Warpgate, seat: int, value: Any, args: dict[str, Any], words: Words) -> str:
    return ""


Note = Callable[[Warpgate, int, Any, dict[str, Any], Words], str]
NOTES: dict[str, Note] = {
    "play": _play,
    "move": _move,
    "move_again": _move,
    "route": _route,
    "gather_at": _gather_at,
    "gather": _nothing,
    "control": _control,
    "drone": _drone,
    "tactic": _tactic,
    "objective": _objective,
    "open_objective": _open_objective,
    "explore": _explore,
    "announce": _nothing,
}
