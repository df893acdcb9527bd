"""Twilight Imperium 3: the Xxcha Kingdom."""

from __future__ import annotations

from orrery.games.ti3.rules.aims import wants
from orrery.games.ti3.rules.data import DIPLOMACY
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import Judge, favour, opinion
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.queries import BATTLE, INVASION, Combat
from orrery.games.ti3.rules.races.primaries import may_use_primary, primary_cost, use_primary
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.verbs import spend_counter
from orrery.games.ti3.rules.windows import AgendaRead, SecondaryDeclined

DIPLOMACY_PRIMARY = text("race.xxcha.diplomacy_primary")
VETO = text("race.xxcha.veto")


@HOOKS.trigger(
    SecondaryDeclined,
    DIPLOMACY_PRIMARY,
    when=lambda s, me, w: w.strategy == DIPLOMACY and may_use_primary(s, me, DIPLOMACY),
)
async def diplomacy_primary(s: Twilight, me: Seat, w: SecondaryDeclined) -> None:
    "The primary ability of Diplomacy instead of its secondary one."
    if await wants(me, DIPLOMACY_PRIMARY):
        use_primary(s, me, DIPLOMACY, primary_cost(s, me, DIPLOMACY))


opinion(DIPLOMACY_PRIMARY, worth=1.0, wants=lambda it: it.s.players[it.seat].counters[STRATEGY_POOL] > 3)


@HOOKS.reaction(AgendaRead, VETO, when=lambda s, me, w: s.players[me].counters[STRATEGY_POOL] > 0)
async def veto(s: Twilight, me: int, w: AgendaRead) -> None:
    "Spend a counter from the strategy allocation: the agenda is discarded and another is drawn."
    spend_counter(s, me, STRATEGY_POOL)
    w.cancelled = True


def worth_a_counter(it: Judge) -> bool:
    return it.s.players[it.seat].counters[STRATEGY_POOL] > 1 and it.fears(it.about["politic"])


opinion(VETO, worth=1.0, use=worth_a_counter)


@HOOKS.modifier(Combat, text("race.xxcha.first_round"))
def first_round(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "-1 for those who fight against you, in the first round."
    fight = {BATTLE: s.battle, INVASION: s.invasion}.get(query.kind)
    return bonus - (query.against == me and fight is not None and fight.round == 1)


opinion(text("race.xxcha.first_round"), worth=1.0)


favour("xxcha", 0)
