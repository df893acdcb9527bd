"""Twilight Imperium 3: the action cards about fleets, counters, trade and cards that are played instead of an action
(T3.19.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.core.chance import Shuffle
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_place, aim_player
from orrery.games.ti3.rules.board import fleet_limit, fleet_of, outside_home
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, as_action
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.kinds import CARDS_TAKEN
from orrery.games.ti3.rules.nouns import COMMAND_POOL
from orrery.games.ti3.rules.queries import FleetLimit
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Place, places_in
from orrery.games.ti3.rules.units import big_ships
from orrery.games.ti3.rules.verbs import (
    end_agreement,
    gain_goods,
    give_goods,
    lift_counter,
    partners,
    spend_counter,
    spend_goods,
)
from orrery.games.ti3.rules.windows import RoundEnds
from orrery.games.twilight.opinions import NEVER

Targets = Callable[[Twilight, int], Sequence[int]]

TAKEN = 2
FOOTING = 2


def if_any(targets: Targets) -> Callable[[Twilight, int], No | None]:
    """A card that needs a target cannot be played without one (T3.19.1)."""
    return lambda s, me: None if targets(s, me) else No("T3.19.1")


def rivals(s: Twilight, me: int, what: Callable[[int], int]) -> list[int]:
    """The opponents who have something."""
    return [rival for rival in others(s, me) if what(rival)]


# --- fleets and counters -----------------------------------------------------------------------------------------

WAR_FOOTING = text("card.war_footing")
concerns(WAR_FOOTING, Place)


@as_action("card.war_footing")
async def war_footing(s: Twilight, me: int) -> None:
    "Fleet supply +2 in one system."
    place = await aim_place(me, WAR_FOOTING, places_in(s.shape))
    lasts(s, WAR_FOOTING, me, ROUND, place)
    tell(s, "ti3-log-aims-place", card=WAR_FOOTING, place=place)


@HOOKS.modifier(FleetLimit, WAR_FOOTING)
def on_war_footing(s: Twilight, me: int, query: FleetLimit, limit: int) -> int:
    "More ships there."
    return limit + FOOTING * ((query.place,) in in_force(s, WAR_FOOTING, me))


@HOOKS.trigger(RoundEnds, WAR_FOOTING)
async def footing_ends(s: Twilight, me: int, w: RoundEnds) -> None:
    "The excess is then removed (T3.12.4)."
    for (place,) in in_force(s, WAR_FOOTING, me):
        s.loose |= 1 << place


def large_fleet(it: Judge) -> float:
    """More ships where the fleet is at its limit, if there is money for them."""
    home = it.s.players[it.seat].home
    full = big_ships(fleet_of(it.s, it.seat, home)) >= fleet_limit(it.s, it.seat, home)
    return 0.5 if full and it.spare() >= 5 else NEVER


opinion(WAR_FOOTING, worth=0.4, use=large_fleet)


@as_action("card.unexpected_action", if_any(lambda s, me: places_in(s.players[me].activated)))
async def unexpected_action(s: Twilight, me: int) -> None:
    "Take one of your command counters off the board."
    lift_counter(s, me, await aim_place(me, text("card.unexpected_action"), places_in(s.players[me].activated)))


opinion(text("card.unexpected_action"), worth=1.2, use=0.5)


def commanding(s: Twilight, me: int) -> list[int]:
    """Opponents with counters in the command pool."""
    return rivals(s, me, lambda rival: s.players[rival].counters[COMMAND_POOL])


@as_action("card.insubordination", if_any(commanding))
async def insubordination(s: Twilight, me: int) -> None:
    "An opponent loses a counter from the command pool."
    rival = await aim_player(me, text("card.insubordination"), commanding(s, me))
    spend_counter(s, rival, COMMAND_POOL)
    tell(s, "ti3-log-counter-lost", seat=rival)


opinion(text("card.insubordination"), worth=1.0, use=1.0)


# --- trade goods, agreements and cards ---------------------------------------------------------------------------


@as_action("card.good_year", if_any(outside_home))
async def good_year(s: Twilight, me: int) -> None:
    "A trade good for each planet outside the home system."
    gain_goods(s, me, len(outside_home(s, me)))


opinion(text("card.good_year"), worth=2.2, use=3.0)


def rich(s: Twilight, me: int) -> list[int]:
    """Opponents with trade goods."""
    return rivals(s, me, lambda rival: s.players[rival].goods)


@as_action("card.privateers", if_any(rich))
async def privateers(s: Twilight, me: int) -> None:
    "An opponent loses all trade goods; half of them, rounded down, are yours."
    rival = await aim_player(me, text("card.privateers"), rich(s, me))
    goods = s.players[rival].goods
    give_goods(s, rival, me, goods // 2)
    spend_goods(s, rival, goods - goods // 2)


def plunder(it: Judge) -> float:
    """Only if there is something to gain."""
    goods = max(it.s.players[rival].goods for rival in others(it.s, it.seat))
    return 0.5 * goods if goods >= 3 else NEVER


opinion(
    text("card.privateers"),
    worth=1.8,
    use=plunder,
    player=lambda it, other: it.rival(other) + 3.0 * it.s.players[other].goods,
)


def traders(s: Twilight, me: int) -> list[int]:
    """Everyone with a trade agreement."""
    return [seat for seat in range(len(s.players)) if partners(s, seat)]


@as_action("card.influence_in_the_merchants_guild", if_any(traders))
async def influence_in_the_merchants_guild(s: Twilight, me: int) -> None:
    "End one trade agreement."
    card = text("card.influence_in_the_merchants_guild")
    one = await aim_player(me, card, traders(s, me))
    end_agreement(s, one, await aim_player(me, card, partners(s, one)))


def their_deals(it: Judge) -> float:
    """End an agreement of the leader, unless it is with the player."""
    theirs = partners(it.s, it.leader())
    return 0.4 if theirs and it.seat not in theirs else NEVER


def not_ours(it: Judge, other: int) -> float:
    return it.rival(other) - 9.0 * (it.seat in partners(it.s, other))


opinion(text("card.influence_in_the_merchants_guild"), worth=0.4, use=their_deals, player=not_ours)


def card_holders(s: Twilight, me: int) -> list[int]:
    """Opponents with action cards."""
    return rivals(s, me, lambda rival: len(s.players[rival].hand))


@as_action("card.successful_spy", if_any(card_holders))
async def successful_spy(s: Twilight, me: int) -> None:
    "Take two action cards from an opponent at random."
    rival = await aim_player(me, text("card.successful_spy"), card_holders(s, me))
    mine, theirs = s.players[me], s.players[rival]
    order = await Shuffle(CARDS_TAKEN, theirs.hand, seat=rival, seen=1 << rival)
    mine.hand += order[:TAKEN]
    theirs.hand = sorted(order[TAKEN:])
    s.full |= 1 << me
    tell(s, "ti3-log-takes-cards", seat=me, rival=rival, count=len(order[:TAKEN]))


opinion(
    text("card.successful_spy"),
    worth=1.4,
    use=1.3,
    player=lambda it, other: it.rival(other) + 2.0 * len(it.s.players[other].hand),
)
