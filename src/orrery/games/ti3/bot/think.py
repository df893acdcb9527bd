"""What a bot knows about Twilight Imperium 3: a fast, sensible policy (`instinct`) that expands from home, takes
Mecatol Rex, builds, researches, scores objectives, trades and votes; also the worth of a position and the round
(`clock`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.common.picks import Counts
from orrery.games.ti3.bot import aims, cards, fights, moves, options, trade, transfers, votes, wealth
from orrery.games.ti3.bot import turns as deeds
from orrery.games.ti3.bot.choices import alternatives, doubt, effort, fated, pace, rounds, trials
from orrery.games.ti3.bot.worth import chances, clock, worth
from orrery.games.ti3.rules.board import docks_at, planets_at, resources
from orrery.games.ti3.rules.data import RACES
from orrery.games.ti3.rules.galaxy import WORTH, nearest
from orrery.games.ti3.rules.judge import FAVOURED
from orrery.games.ti3.rules.kinds import BALLOTS, FIRST_WAY, GIFT, GOODS, TAKE
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.objectives import is_met
from orrery.games.ti3.rules.state import Twilight

__all__ = [
    "alternatives",
    "chances",
    "clock",
    "doubt",
    "effort",
    "fated",
    "instinct",
    "offers",
    "pace",
    "rounds",
    "trials",
    "volunteer",
    "worth",
]

# --- answers that need no thought --------------------------------------------------------------------------------


def claim(s: Twilight, seat: int, d: Any) -> int | None:
    """The objective with the most points."""
    best = wealth.claims(s, seat)
    return best[0] if best and d.refuse(best[0]) is None else next(iter(d.options()))


def show_secret(s: Twilight, seat: int, d: Any) -> bool:
    return is_met(s, seat, s.players[seat].secret[0])


def best_planet(s: Twilight, seat: int, d: Any) -> int:
    return int(max(d.options(), key=lambda planet: (resources(s, planet), -planet)))


def on_the_ground(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Starting units: on the richest planet."""
    ranked = sorted(d.items, key=lambda planet: (-resources(s, planet), planet))
    return tuple(sorted(ranked[: d.low]))


def cheapest(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Fighters and small ships go first."""
    answer = tuple(sorted(d.items)[: d.low])
    return answer if d.refuse(answer) is None else next(d.options())


def fire(s: Twilight, seat: int, d: Any) -> int | None:
    return next((place for place in d.options() if place is not None), None)


def first(s: Twilight, seat: int, d: Any) -> Any:
    """The first option."""
    return next(iter(d.options()))


def lay(s: Twilight, seat: int, d: Any) -> Any:
    """Good systems near home, bad ones far away."""
    close = nearest(len(s.players))
    mine = s.players[seat].position

    def value(laying: tuple[int, int]) -> int:
        place, tile = laying
        return WORTH[tile] * (1 if mine in close[place] else -1)

    return max(d.options(), key=lambda laying: (value(laying), laying))


def nothing(s: Twilight, seat: int, d: Any) -> Any:
    """No units delivered."""
    return () if d.kind.many else None


def no(s: Twilight, seat: int, d: Any) -> bool:
    return False


def yes(s: Twilight, seat: int, d: Any) -> bool:
    return True


def first_way(s: Twilight, seat: int, d: Any) -> int:
    return FIRST_WAY


def most(s: Twilight, seat: int, d: Any) -> int:
    """As many as possible."""
    return int(d.high)


def richest_pool(s: Twilight, seat: int, d: Any) -> int:
    """The pool with the most counters."""
    return int(max(d.options(), key=lambda pool: (s.players[seat].counters[pool], pool == STRATEGY_POOL)))


def choose_race(s: Twilight, seat: int, d: Any) -> int:
    """The race that bots play best."""
    return int(max(d.options(), key=lambda race: (FAVOURED.get(RACES[race].name, 0), -race)))


def move(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Which ships go, in a transfer or to the activated system. If they have to make room, as few as possible."""
    if not isinstance(d, Counts):
        return cheapest(s, seat, d)
    shifting = s.activation is not None and s.activation.other >= 0
    return transfers.shifted(s, seat, d) if shifting else moves.move(s, seat, d)


def at_a_dock(s: Twilight, seat: int, d: Any) -> int | None:
    """Where to produce after a transfer: where there is a dock."""
    places = [place for place in d.options() if place is not None]
    return max(places, key=lambda place: (len(docks_at(s, seat, place)), len(planets_at(s, place))), default=None)


def one(s: Twilight, seat: int, d: Any) -> Any:
    """As little as possible."""
    return next(iter(d.options()))


ANSWERS: dict[str, Callable[[Twilight, int, Any], Any]] = {
    # T3.1, T3.2: set-up
    "choose_race": choose_race,
    "lay": lay,
    "dock_at": best_planet,
    "pds_at": on_the_ground,
    "troops_at": on_the_ground,
    # T3.5, T3.6: strategy cards and actions
    "bonus": deeds.bonus,
    "allocate": wealth.allocate,
    "action": deeds.action,
    "secondary": deeds.secondary,
    "envoy": aims.envoy,
    "refresh": deeds.refresh,
    "on_top": votes.agenda_wanted,
    "buy_counters": deeds.buy_counters,
    "pay": wealth.pay,
    "trade_way": first_way,
    "offer": trade.offer,
    "accept": trade.accept,
    "approve": trade.approve,
    "recall": deeds.recall,
    "patrol": transfers.patrol,
    "research": wealth.research,
    "free_first": yes,
    "throne_way": first_way,
    "mobilize": deeds.mobilize,
    # T3.7 to T3.9: activations
    "activate": deeds.activate,
    "move_from": moves.move_from,
    "move": move,
    "pick_up_at": moves.pick_up_at,
    "pick_up": moves.pick_up,
    "stow": fights.stow,
    "fire": fire,
    "lose": fights.lose,
    "leave": fights.leave,
    "retreat_to": aims.retreat_to,
    "land": fights.land,
    "bombard": fights.bombard,
    "transfer_between": transfers.between,
    "produce_in": at_a_dock,
    # T3.10, T3.12: production and limits
    "build_dock": wealth.build_dock,
    "build": wealth.build,
    "deliver": nothing,
    "give_up": cheapest,
    "discard": cards.discard,
    # T3.13: the council
    "vote": votes.ballot,
    "elect_player": votes.ballot,
    "elect_players": votes.ballot,
    "elect_planet": votes.ballot,
    "elect_planets": votes.ballot,
    "elect_law": votes.ballot,
    "elect_colour": votes.ballot,
    "gift": trade.gift,
    "promise": trade.promise,
    "counter_lost": richest_pool,
    # T3.15: the status phase
    "claim": claim,
    "show_secret": show_secret,
    "redistribute": wealth.redistribute,
    "end_agreements": trade.end_agreements,
    "scrap_any": no,
    "scrap_at": one,
    "scrap": one,
    # T3.16: options
    "leader_to": options.leader_to,
    "board": options.board,
    "land_leaders": options.land_leaders,
    "flagship": options.flagship,
    "rescue": options.rescue,
    "ransom": options.ransom,
    "fate": options.fate,
    "passage": options.passage,
    "grant": options.grant,
    "probe": options.probe,
    "raze": options.raze,
    "squadron": options.squadron,
    # T3.19: texts
    "react": cards.react,
    "aim_yes": cards.wants,
    "aim_player": aims.rival,
    "aim_planet": aims.aimed_planet,
    "aim_planets": aims.aimed_planets,
    "aim_place": aims.aimed_place,
    "aim_unit": aims.aimed_unit,
    "aim_units": aims.aimed_units,
    "aim_technology": aims.aimed_technology,
    "aim_strategy": aims.aimed_strategy,
    "aim_card": cards.best_card,
    "aim_text": aims.aimed_text,
    "aim_amount": aims.most_troops,
    "search_deck": cards.best_card,
    "recheck": fights.luckiest,
    "determine_policy": votes.agenda_wanted,
    "rob": aims.robbed,
    "spied": one,
    "swap": trade.swap,
    "accept_swap": trade.accept_swap,
    "hand_over": cards.discard,
}
"""How each kind of question is answered, without dice."""


offers = {"gift": [kind.name for kind in BALLOTS.values()]}
"""What a bot may want to offer, and beside which questions: bribes, beside a vote."""


def volunteer(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """What a sensible player offers of its own accord; None if nothing. What stood open on this track and was not taken
    has been declined: it is not offered again."""
    s: Any = table.state
    since = table.entries[table.together_from :]
    before = [deal.given(GOODS) for on, _, kind, deal in since if on == track and kind is GIFT]
    return trade.bribe(s, decision.seat, decision, max(before, default=0))


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one turn ahead."""
    s: Any = table.state
    if decision.kind is TAKE:
        return deeds.take(s, decision.seat, decision, dice)
    return ANSWERS[decision.kind.name](s, decision.seat, decision)
