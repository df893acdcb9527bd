"""Twilight Imperium 4: the Naalu Collective. Whoever has the token "0" comes first in seats.py."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Draw
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.agenda_deck import renew_agendas
from orrery.games.ti4.rules.agendas.demands import lose_fleet_tokens
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.council import agenda_known, voting
from orrery.games.ti4.rules.data import FIGHTER, FLAGSHIP, MECH, SHIPS
from orrery.games.ti4.rules.factions.larger_lots import one_more_for_the_cost
from orrery.games.ti4.rules.hooks import HOOKS, step
from orrery.games.ti4.rules.judge import Judge, favour, opinion
from orrery.games.ti4.rules.kinds import AGENDA_DRAWN, AIM_PLACE, AIM_PLAYERS
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import STRATEGY_POOL
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.development import FightersLand
from orrery.games.ti4.rules.queries.limits import FightersPerShip
from orrery.games.ti4.rules.retreat import moved_by_ability, relocate, ships_in, ways_out
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.transactions import surrender_note
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.windows.council import AgendaKnown
from orrery.games.ti4.rules.windows.rounds import Activated, Moved, StatusPhaseEnds, StrategyPhaseEnds

TELEPATHIC = text("faction.naalu.telepathic")
FORESIGHT = text("faction.naalu.foresight")
HYBRID_CRYSTAL_FIGHTER_II = text("unit.hybrid_crystal_fighter_ii")
NEUROGLAIVE = text("technology.neuroglaive")
MATRIARCH = text("unit.matriarch")
ICONOCLAST = text("unit.iconoclast")
GIFT_OF_PRESCIENCE = text("note.gift_of_prescience")
ZEU = text("leader.zeu")
MABAN = text("leader.maban")
THE_ORACLE = text("leader.the_oracle")
RELIC_BONUS = 2
MABAN_NEEDS = 12
TWO_PER_SHIP = 2
FIRST = -1
"""Before other texts."""

favour("naalu", 1.2)

# --- Telepathic, Gift of Prescience ------------------------------------------------------------------------------


@HOOKS.trigger(StrategyPhaseEnds, TELEPATHIC)
async def telepathic(s: Imperium, me: Seat, w: StrategyPhaseEnds) -> None:
    "At the end of the strategy phase you get the token 0; it stays with you, whatever card you have (LRR F.61)."
    s.zero = me
    tell(s, "ti4-log-zero", seat=me)


@HOOKS.note_reaction(StrategyPhaseEnds, GIFT_OF_PRESCIENCE)
async def gift_of_prescience(s: Imperium, me: Seat, w: StrategyPhaseEnds, owner: Seat) -> None:
    "At the end of the strategy phase the holder gets the token 0, and the owner does not have it in this round."
    place_note(s, me, GIFT_OF_PRESCIENCE, owner)
    s.zero = me
    tell(s, "ti4-log-zero", seat=me)


@HOOKS.note_trigger(StatusPhaseEnds, GIFT_OF_PRESCIENCE)
async def gift_returns(s: Imperium, me: Seat, w: StatusPhaseEnds, owner: Seat) -> None:
    "At the end of the status phase it goes back; the token leaves everybody then."
    return_note(s, me, GIFT_OF_PRESCIENCE, owner)


opinion(TELEPATHIC, worth=2.0)
opinion(GIFT_OF_PRESCIENCE, worth=2.0, use=1.0)

# --- Foresight ---------------------------------------------------------------------------------------------------


def can_step_aside(s: Imperium, me: int, w: Moved) -> bool:
    """Whether somebody else has moved ships to one's own, which have a token and a place to go to."""
    if w.seat == me or not w.came or not s.players[me].pools[STRATEGY_POOL]:
        return False
    models = sheet(s, me)
    moving = any(unit in SHIPS and models.of(unit).move for unit, _ in in_space(s, me, w.place).there())
    return moving and bool(ways_out(s, me, w.place))


@HOOKS.reaction(Moved, FORESIGHT, when=can_step_aside)
async def foresight(s: Imperium, me: Seat, w: Moved) -> None:
    """A token from the strategy pool goes onto an adjacent system without ships of others, and your ships go there with
    what they transport, from planets too (LRR F.6). Anomalies are closed to them as to a retreat (LRR R.7)."""
    target = await aim(me, AIM_PLACE, FORESIGHT, ways_out(s, me, w.place))
    p = s.players[me]
    p.pools[STRATEGY_POOL] -= 1
    p.tokens |= 1 << target
    ships = ships_in(await relocate(s, me, w.place, target))
    s.loose |= 1 << w.place
    tell(s, "ti4-log-retreats", seat=me, place=w.place, target=target)
    await moved_by_ability(s, me, target, ships)


def outnumbered(it: Judge) -> float:
    """When the ships that came are worth more than one's own."""
    place, foe = it.about.get("place", -1), it.about.get("seat", -1)
    return it.fleet(foe, place) - it.fleet(it.seat, place)


opinion(FORESIGHT, worth=1.5, use=outnumbered, place=lambda it, place: it.refuge(place))

# --- fighters, Neuroglaive ---------------------------------------------------------------------------------------


@HOOKS.modifier(FightersPerShip, HYBRID_CRYSTAL_FIGHTER_II)
def half_a_ship(s: Imperium, me: int, q: FightersPerShip, value: int) -> int:
    "Fighters beyond the capacity of your ships count as half a ship each."
    return TWO_PER_SHIP


opinion(text("unit.hybrid_crystal_fighter_i"), worth=1.0)
opinion(HYBRID_CRYSTAL_FIGHTER_II, worth=2.0)
opinion(text("technology.hybrid_crystal_fighter_ii"), worth=3.0)


@HOOKS.trigger(Activated, NEUROGLAIVE, when=lambda s, me, w: w.seat != me and in_space(s, me, w.place).ships() > 0)
async def neuroglaive(s: Imperium, me: Seat, w: Activated) -> None:
    "Whoever else activates a system with your ships returns a token from the fleet pool."
    lose_fleet_tokens(s, w.seat, 1)


opinion(NEUROGLAIVE, worth=2.0)

# --- Matriarch, Iconoclast ---------------------------------------------------------------------------------------


@HOOKS.modifier(FightersLand, MATRIARCH)
def matriarch(s: Imperium, me: int, q: FightersLand, value: int) -> int:
    "Beside the flagship fighters can be committed to planets; they return to space after the combat (LRR F.59)."
    return 1 if in_space(s, me, q.place).all[FLAGSHIP] else value


opinion(MATRIARCH, worth=1.5)


@HOOKS.modifier(RollBonus, ICONOCLAST)
def iconoclast(s: Imperium, me: int, q: RollBonus, value: int) -> int:
    "+2 for your mechs, which roll in combat only, against whoever has a relic fragment."
    mine = q.seat == me and q.unit == MECH
    return value + RELIC_BONUS if mine and any(s.players[q.against].fragments) else value


opinion(ICONOCLAST, worth=0.8)

# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    AgendaKnown,
    ZEU,
    when=lambda s, me, w: len(s.agendas) + len(s.agenda_discard) > 0,
    rank=FIRST,
    exhausts=True,
)
async def zeu(s: Imperium, me: Seat, w: AgendaKnown) -> None:
    """Agent: after an agenda has been revealed, look at the next one; you may show it to another player. It comes
    first, so that whoever has looked can still use other texts after the agenda has been revealed."""
    at = len(s.schedule) - 1 - s.schedule[::-1].index(frame(voting))
    s.schedule[at] = frame(agenda_known)
    w.cancelled = True
    then(s, frame(look_at_top, me), frame(show_top, me))


@step
async def look_at_top(s: Imperium, seat: Seat) -> None:
    """A player looks at the top agenda, or is shown it; whoever knew it still does. An empty deck is made anew."""
    renew_agendas(s)
    known = s.agendas.seen[-1] if len(s.agendas.layers[-1]) == 1 else 0
    (card,) = await Draw[Ability](AGENDA_DRAWN, s.agendas, 1, seat=seat, seen=1 << seat)
    s.agendas.put_on_top(card, known | 1 << seat)
    tell(s, "ti4-log-agendas-seen", seat=seat, agendas=1)


@step
async def show_top(s: Imperium, seat: Seat) -> None:
    """The player may show it to another one."""
    for other in await aim_some(seat, AIM_PLAYERS, ZEU, sorted(others(s, seat)), 0, 1):
        then(s, frame(look_at_top, other))


opinion(ZEU, worth=1.0, use=1.0)


@unlocked_when("maban")
def many_fighters(s: Imperium, seat: int) -> bool:
    "Twelve fighters on the board."
    return sum([forces.all[FIGHTER] for forces in s.players[seat].space.values()]) >= MABAN_NEEDS


one_more_for_the_cost(MABAN, FIGHTER)
opinion(MABAN, worth=1.5, builds=(FIGHTER, FIGHTER, FIGHTER, FIGHTER))


@HOOKS.reaction(
    StatusPhaseEnds,
    THE_ORACLE,
    when=lambda s, me, w: any(s.players[other].notes for other in others(s, me)),
    purges=True,
)
async def the_oracle(s: Imperium, me: Seat, w: StatusPhaseEnds) -> None:
    "Hero: at the end of the status phase every other player gives you a promissory note from the hand."
    for other in others(s, me):
        await surrender_note(s, other, me, THE_ORACLE)


opinion(THE_ORACLE, worth=2.0, use=1.0)
