"""What a bot knows of Twilight Imperium 3: a fast sensible policy (`instinct`) that expands from home, takes Mecatol
Rex, builds, researches, scores objectives, trades and votes; with the worth of a position and the round (`clock`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.ti3_cards import accept_swap, aimed_planets, aimed_units, react, wants
from orrery.bots.ti3_fights import land, leave, lose
from orrery.bots.ti3_plans import move, move_from, pick_up, pick_up_at, planet_worth, plans
from orrery.bots.ti3_votes import ballot, leader
from orrery.bots.ti3_wealth import (
    allocate,
    build,
    build_dock,
    claims,
    clock,
    pay,
    redistribute,
    research,
    spare,
    wants_technology,
    worth,
)
from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.ti3.board import docks_at, influence, resources
from orrery.games.ti3.data import (
    DIPLOMACY,
    IMPERIAL,
    INITIATIVE,
    LOGISTICS,
    POLITICAL,
    RACES,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from orrery.games.ti3.galaxy import WORTH, nearest
from orrery.games.ti3.kinds import COMMAND_POOL, FIRST_WAY, PASS, STRATEGY_POOL, TACTICAL, USE, Deed
from orrery.games.ti3.legality import may_activate
from orrery.games.ti3.objectives import is_met
from orrery.games.ti3.research import possible
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.strategic import secondary_cost, tired
from orrery.games.ti3.texts import TECHNOLOGIES_AT, text
from orrery.games.ti3.trade import income

__all__ = ["clock", "instinct", "worth"]

CARD = {
    INITIATIVE: 7.5, DIPLOMACY: 1.0, POLITICAL: 3.0, LOGISTICS: 5.0, TRADE: 3.5, WARFARE: 2.0, TECHNOLOGY: 5.0,
    IMPERIAL: 12.0,
}  # fmt: skip
"""What a strategy card is worth when cards are taken; a bonus counter on it counts as well."""
BONUS = 1.2
PLAYED = {DIPLOMACY: 0.4, POLITICAL: 4.0, LOGISTICS: 6.0, TRADE: 6.0, WARFARE: 0.3, TECHNOLOGY: 6.0, IMPERIAL: 9.0}
"""How urgent it is to play it."""
GIVEN_AWAY = text("politic.checks_and_balances")
"""The law by which a strategy card is given to somebody else."""
LEAST = 0.2
"""A plan that is worth less is not carried out."""


# --- the strategy phase ------------------------------------------------------------------------------------------


def take(s: Twilight, seat: int, d: Any) -> int:
    def value(card: int) -> float:
        found = CARD[card] + BONUS * s.bonus[card]
        if card == LOGISTICS and sum(s.players[seat].counters) < 8:
            found += 1.5
        if card == TECHNOLOGY and wants_technology(s, seat):
            found += 1.0
        if card == INITIATIVE and s.speaker == seat:
            found -= 5.0
        return found

    away = -1 if GIVEN_AWAY in s.texts else 1
    return int(max(d.options(), key=lambda card: (away * value(card), -card)))


def bonus(s: Twilight, seat: int, d: Any) -> int:
    """Command counters, unless there are many."""
    return int(d.low if sum(s.players[seat].counters) < 9 else d.high)


# --- actions -----------------------------------------------------------------------------------------------------


def action(s: Twilight, seat: int, d: Any) -> Deed:
    """The best of strategy cards, systems to activate and action cards; pass when nothing is left."""
    best: tuple[float, Deed] = (0.0, (PASS, None))
    for deed, used in d.options():
        value = -9.0
        if used is not None:
            value = 0.3 if used < TECHNOLOGIES_AT else -9.0
        elif deed == TACTICAL:
            found = plans(s, seat, may_activate(s, seat), spare(s, seat))
            value = found[0].value if found and found[0].value > LEAST else -9.0
        elif deed in PLAYED:
            value = PLAYED[deed] - (5.0 if deed == WARFARE and s.players[seat].counters[COMMAND_POOL] else 0.0)
            if deed in (WARFARE, DIPLOMACY):
                value = max(value, 0.1)
        if value > best[0]:
            best = (value, (USE, used) if used is not None else (deed, None))
    return best[1] if d.refuse(best[1]) is None else next(d.options())


def activate(s: Twilight, seat: int, d: Any) -> int:
    places = list(d.options())
    found = plans(s, seat, places, spare(s, seat))
    return int(found[0].place if found else places[0])


def secondary(s: Twilight, seat: int, d: Any) -> bool:
    card = d.args["strategy"]
    p = s.players[seat]
    free = not secondary_cost(s, seat, card)
    many = free or p.counters[STRATEGY_POOL] > 1
    match card:
        case 1:
            return many and len(tired(s, seat)) >= 2
        case 2:
            return free or p.counters[STRATEGY_POOL] > 3
        case 3:
            produced = p.activated >> p.home & 1 or p.counters[COMMAND_POOL] < 2
            return bool(produced) and spare(s, seat, votes=True) >= 3 and sum(p.counters) < 12
        case 4:
            return income(s, seat, old=True) >= (1 if free else 2)
        case 6:
            return bool(wants_technology(s, seat) and spare(s, seat) >= 5 and possible(s, seat, True))
        case 7:
            return many and spare(s, seat) >= 5
    return False


def refresh(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    ranked = sorted(d.items, key=lambda p: (-resources(s, p) - 0.7 * influence(s, p), p))
    return tuple(sorted(ranked[: d.high]))


def buy_counters(s: Twilight, seat: int, d: Any) -> int:
    most = max(1, spare(s, seat, votes=True) // max(1, d.args.get("price", 3)))
    return int(max(d.low, min(d.high, most, 3)))


def mobilize(s: Twilight, seat: int, d: Any) -> int:
    return int(max(d.options(), key=lambda place: (sum(resources(s, p) for p in docks_at(s, seat, place)), -place)))


def recall(s: Twilight, seat: int, d: Any) -> int:
    home = s.players[seat].home
    places = list(d.options())
    return int(home if home in places else places[0])


# --- trade -------------------------------------------------------------------------------------------------------


def offer(s: Twilight, seat: int, d: Any) -> Any:
    """The partner with the best contract, for the own cheapest, without goods on either side."""
    plain = [o for o in d.options() if o is not None and not o[3] and not o[4]]

    def value(o: Any) -> tuple[int, int]:
        partner, mine, theirs, _, _ = o
        got, given = RACES[s.players[partner].race].contracts[theirs], RACES[s.players[seat].race].contracts[mine]
        return 10 * got - given - 3 * (s.players[partner].points >= 7), -partner

    return max(plain, key=value, default=None)


def accept(s: Twilight, seat: int, d: Any) -> bool:
    """An agreement pays in every round; but not with somebody about to win, and not for much."""
    return bool(d.args["wanted"] <= 1 + d.args["given"] and s.players[d.args["rival"]].points < 8)


def approve(s: Twilight, seat: int, d: Any) -> bool:
    return all(s.players[d.args[who]].points < 7 for who in ("rival", "partner"))


# --- the rest ----------------------------------------------------------------------------------------------------


def claim(s: Twilight, seat: int, d: Any) -> int | None:
    best = claims(s, seat)
    return best[0] if best and d.refuse(best[0]) is None else next(iter(d.options()))


def show_secret(s: Twilight, seat: int, d: Any) -> bool:
    return is_met(s, seat, s.players[seat].secret[0])


def best_planet(s: Twilight, seat: int, d: Any) -> int:
    return int(max(d.options(), key=lambda planet: (resources(s, planet), -planet)))


def on_the_ground(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Units at the beginning: on the richest planet."""
    ranked = sorted(d.items, key=lambda planet: (-resources(s, planet), planet))
    return tuple(sorted(ranked[: d.low]))


def cheapest(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Fighters and small ships go first."""
    answer = tuple(sorted(d.items)[: d.low])
    return answer if d.refuse(answer) is None else next(d.options())


def fire(s: Twilight, seat: int, d: Any) -> int | None:
    return next((place for place in d.options() if place is not None), None)


def first(s: Twilight, seat: int, d: Any) -> Any:
    """The first there is."""
    return next(iter(d.options()))


def lay(s: Twilight, seat: int, d: Any) -> Any:
    """Good systems close to home, bad ones far away."""
    close = nearest(len(s.players))
    mine = s.players[seat].position

    def value(laying: tuple[int, int]) -> int:
        place, tile = laying
        return WORTH[tile] * (1 if mine in close[place] else -1)

    return max(d.options(), key=lambda laying: (value(laying), laying))


def least(s: Twilight, seat: int, d: Any) -> Any:
    """The smallest gift."""
    return min(d.options(), key=lambda gift: (gift[1], gift[0]))


def everything(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    return tuple(sorted(d.items))


def nothing(s: Twilight, seat: int, d: Any) -> Any:
    """No reaction, no patrol, no agreement ended."""
    return () if d.kind.many else None


def no(s: Twilight, seat: int, d: Any) -> bool:
    return False


def first_way(s: Twilight, seat: int, d: Any) -> int:
    return FIRST_WAY


def rival(s: Twilight, seat: int, d: Any) -> int:
    """Whoever leads; but a strategy card is given to whoever is last."""
    seats = list(d.options())
    if d.args.get("text") == GIVEN_AWAY:
        return int(min(seats, key=lambda other: (s.players[other].points, other)))
    return int(leader(s, seat) if leader(s, seat) in seats else seats[0])


def aimed_planet(s: Twilight, seat: int, d: Any) -> int:
    """The best planet of a rival; of one's own, the best."""
    planets = list(d.options())
    theirs = [planet for planet in planets if s.owner[planet] not in (-1, seat)]
    return int(max(theirs or planets, key=lambda planet: (planet_worth(s, seat, planet), -planet)))


ANSWERS: dict[str, Callable[[Twilight, int, Any], Any]] = {
    "lay": lay,
    "dock_at": best_planet,
    "pds_at": on_the_ground,
    "troops_at": on_the_ground,
    "take": take,
    "bonus": bonus,
    "allocate": allocate,
    "action": action,
    "secondary": secondary,
    "envoy": rival,
    "refresh": refresh,
    "on_top": first,
    "buy_counters": buy_counters,
    "pay": pay,
    "trade_way": first_way,
    "offer": offer,
    "accept": accept,
    "approve": approve,
    "recall": recall,
    "patrol": nothing,
    "research": research,
    "throne_way": first_way,
    "mobilize": mobilize,
    "activate": activate,
    "move_from": move_from,
    "move": move,
    "pick_up_at": pick_up_at,
    "pick_up": pick_up,
    "fire": fire,
    "lose": lose,
    "leave": leave,
    "retreat_to": first,
    "land": land,
    "bombard": everything,
    "build_dock": build_dock,
    "build": build,
    "give_up": cheapest,
    "discard": cheapest,
    "vote": ballot,
    "elect_player": ballot,
    "elect_players": ballot,
    "elect_planet": ballot,
    "elect_planets": ballot,
    "elect_law": ballot,
    "elect_colour": ballot,
    "gift": least,
    "claim": claim,
    "show_secret": show_secret,
    "redistribute": redistribute,
    "end_agreements": nothing,
    "scrap_any": no,
    "react": react,
    "aim_yes": wants,
    "aim_player": rival,
    "aim_planet": aimed_planet,
    "aim_planets": aimed_planets,
    "aim_units": aimed_units,
    "swap": nothing,
    "accept_swap": accept_swap,
}
"""What is asked, and how it is answered; everything else is answered as chance has it."""


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one turn ahead."""
    answer = ANSWERS.get(decision.kind.name)
    if answer is None:
        return decision.sample(dice)
    s: Any = table.state
    return answer(s, decision.seat, decision)
