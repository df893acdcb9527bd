"""Twilight Imperium 3: the action cards about technologies (T3.18): cheaper ones, and ones that come early."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti3.rules.data import COLOURS, TECHNOLOGY
from orrery.games.ti3.rules.effects import PURCHASE, lasts
from orrery.games.ti3.rules.hooks import HOOKS, number
from orrery.games.ti3.rules.judge import opinion
from orrery.games.ti3.rules.listings import colour
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.queries import SecondaryForbidden, Specialties, TechnologyCost, Tolerated
from orrery.games.ti3.rules.research import ALL, cost, means, missing, technology_too
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import secondary_cost, secondary_done
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat, Technology
from orrery.games.ti3.rules.verbs import spend_counter
from orrery.games.ti3.rules.windows import BeforeTechnology, PrimaryDone

GREEN, RED = COLOURS.index("green"), COLOURS.index("red")
SPONSORED = 4
FOCUSED = 6

CORPORATE_SPONSORSHIP = text("card.corporate_sponsorship")


@HOOKS.reaction(BeforeTechnology, CORPORATE_SPONSORSHIP)
async def corporate_sponsorship(s: Twilight, me: int, w: BeforeTechnology) -> None:
    "A green technology costs 4 less."
    lasts(s, CORPORATE_SPONSORSHIP, me, PURCHASE)


@HOOKS.modifier(TechnologyCost, CORPORATE_SPONSORSHIP)
def sponsored(s: Twilight, me: int, query: TechnologyCost, price: int) -> int:
    "Somebody else pays."
    return price - SPONSORED if colour(s, query.technology) == GREEN else price


opinion(CORPORATE_SPONSORSHIP, worth=1.2, use=True)


FOCUSED_RESEARCH = text("card.focused_research")


def lacks_one(s: Twilight, me: int, technology: Technology) -> bool:
    """Whether a player lacks a technology and exactly one prerequisite of it."""
    mine = s.players[me].technologies
    return not mine >> technology & 1 and missing(s, mine, technology) == 1


def could_focus(s: Twilight, me: int, w: BeforeTechnology) -> bool:
    """Whether a player could pay for such a technology."""
    money = means(s, me) - FOCUSED
    return any(lacks_one(s, me, technology) and cost(s, me, technology) <= money for technology in ALL)


@HOOKS.reaction(BeforeTechnology, FOCUSED_RESEARCH, when=could_focus)
async def focused_research(s: Twilight, me: int, w: BeforeTechnology) -> None:
    "For 6 more resources, a technology that lacks one prerequisite."
    lasts(s, FOCUSED_RESEARCH, me, PURCHASE)


@HOOKS.modifier(Tolerated, FOCUSED_RESEARCH)
def focused(s: Twilight, me: int, query: Tolerated, lack: int) -> int:
    "One may be missing."
    return max(lack, 1)


@HOOKS.modifier(TechnologyCost, FOCUSED_RESEARCH, rank=1)
def focus_price(s: Twilight, me: int, query: TechnologyCost, price: int) -> int:
    "That costs more."
    return max(price, 0) + FOCUSED if lacks_one(s, me, query.technology) else price


opinion(FOCUSED_RESEARCH, worth=1.4, use=True)


OPENING_THE_BLACK_BOX = text("card.opening_the_black_box")


@HOOKS.reaction(BeforeTechnology, OPENING_THE_BLACK_BOX)
async def opening_the_black_box(s: Twilight, me: int, w: BeforeTechnology) -> None:
    "Red specialties save 2 each on a red technology."
    lasts(s, OPENING_THE_BLACK_BOX, me, PURCHASE)


@HOOKS.modifier(Specialties, OPENING_THE_BLACK_BOX, rank=-1)
def opened(s: Twilight, me: int, query: Specialties, spared: int) -> int:
    "Two for one."
    return 2 * spared if query.colour == RED else spared


opinion(OPENING_THE_BLACK_BOX, worth=1.1, use=True)


def has_bubble(s: Twilight, me: int, w: PrimaryDone) -> bool:
    """Whether a player has just used the primary ability of Technology, and could use the secondary one."""
    if w.seat != me or w.strategy != TECHNOLOGY or number(s, 0, SecondaryForbidden, me, TECHNOLOGY):
        return False
    return s.players[me].counters[STRATEGY_POOL] >= secondary_cost(s, me, TECHNOLOGY)


@HOOKS.reaction(PrimaryDone, text("card.tech_bubble"), when=has_bubble)
async def tech_bubble(s: Twilight, me: Seat, w: PrimaryDone) -> None:
    "Use the secondary ability of Technology as well, for its usual cost: a counter from the strategy allocation."
    spend_counter(s, me, STRATEGY_POOL, secondary_cost(s, me, TECHNOLOGY))
    then(s, frame(technology_too, me), frame(secondary_done, me, TECHNOLOGY))


opinion(text("card.tech_bubble"), worth=1.4, use=lambda it: it.wants_technology() and it.spare() >= 6)
