"""What a bot does with its turns in Twilight Imperium 3: which strategy card it takes, which action it takes, which
secondary abilities it uses."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Dice
from orrery.games.ti3.bot.cards import use_value
from orrery.games.ti3.bot.goals import wanted
from orrery.games.ti3.bot.plans import LEAST, plans
from orrery.games.ti3.bot.rivals import first
from orrery.games.ti3.bot.transfers import best_transfer, patrols_wanted
from orrery.games.ti3.bot.wealth import CARD_VALUES, GOODS, SCIENCE, spare, wants_technology
from orrery.games.ti3.rules.board import docks_at, influence, resources
from orrery.games.ti3.rules.data import (
    DIPLOMACY,
    IMPERIAL,
    INITIATIVE,
    LOGISTICS,
    POLITICAL,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from orrery.games.ti3.rules.kinds import PASS, TACTICAL, TRANSFER, USE, Deed
from orrery.games.ti3.rules.legality import may_activate
from orrery.games.ti3.rules.nouns import COMMAND_POOL, STRATEGY_POOL
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import secondary_cost, tired
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Strategy
from orrery.games.ti3.rules.trade import income

BONUS = 1.2
"""What a bonus counter on a strategy card is worth."""
PLAYED = {DIPLOMACY: 0.4, POLITICAL: 4.0, LOGISTICS: 6.0, TRADE: 6.0, WARFARE: 0.3, TECHNOLOGY: 6.0, IMPERIAL: 9.0}
"""How urgent it is to play a strategy card."""
MOOD = 1.0
"""Two cards that differ by less than this are considered equally good."""
GIVEN_AWAY = text("politic.checks_and_balances")
"""The law under which a strategy card is given to somebody else."""

# --- the strategy phase ------------------------------------------------------------------------------------------


def take(s: Twilight, seat: int, d: Any, dice: Dice) -> int:
    """The best strategy card; among cards that are almost equally good, a random one."""

    def value(card: Strategy) -> float:
        found = CARD_VALUES[card] + BONUS * s.bonus[card] + MOOD * dice.random()
        if card == LOGISTICS and sum(s.players[seat].counters) < 8:
            found += 1.5
        if card == TECHNOLOGY and wants_technology(s, seat):
            found += 1.0 + 1.5 * any(wanted(s, seat, o) for o in SCIENCE)
        if card == TRADE and any(wanted(s, seat, o) for o in GOODS):
            found += 2.0
        if card == INITIATIVE and s.speaker == seat:
            found -= 5.0
        return found

    away = -1 if GIVEN_AWAY in s.texts else 1
    return max([(away * value(card), -card, int(card)) for card in d.options()])[2]


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
            value = use_value(s, seat, used)
        elif deed == TACTICAL:
            found = plans(s, seat, may_activate(s, seat), spare(s, seat))
            value = found[0].value if found and found[0].value > LEAST else -9.0
        elif deed == TRANSFER:
            best_one = best_transfer(s, seat, spare(s, seat))
            value = best_one.value if best_one is not None and best_one.value > LEAST else -9.0
        elif deed in PLAYED:
            value = PLAYED[deed] - (5.0 if deed == WARFARE and s.players[seat].counters[COMMAND_POOL] else 0.0)
            if deed in (WARFARE, DIPLOMACY):
                value = max(value, 0.1)
            if deed == IMPERIAL and may_be_the_end(s, seat):
                value = 0.1
        if value > best[0]:
            best = (value, (USE, used) if used is not None else (deed, None))
    return best[1] if d.refuse(best[1]) is None else next(d.options())


def may_be_the_end(s: Twilight, seat: int) -> bool:
    """Whether Imperium Rex might be opened while somebody else leads: Imperial is then better played last."""
    return not s.ones_left and not first(s, seat)


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
        case 1:  # Diplomacy
            return many and len(tired(s, seat)) >= 2
        case 2:  # Political
            return free or p.counters[STRATEGY_POOL] > 3
        case 3:
            produced = p.activated >> p.home & 1 or p.counters[COMMAND_POOL] < 2
            return bool(produced) and spare(s, seat, votes=True) >= 3 and sum(p.counters) < 12
        case 4:
            return income(s, seat, old=True) >= (1 if free else 2)
        case 5:
            return patrols_wanted(s, seat)
        case 6:
            return bool(wants_technology(s, seat) and spare(s, seat, researching=True) >= 5 and possible(s, seat, True))
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
