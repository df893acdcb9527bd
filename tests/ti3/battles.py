"""Battles and invasions by the rules of the game itself, one after another, to compare with exact odds: the steps of
the game are run by hand, dice are rolled, and both sides answer by a plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from orrery.core.ask import CHANCE, DECISION, Decision
from orrery.core.state import then
from orrery.games.ti3 import GAME
from orrery.games.ti3.odds.duel import struck
from orrery.games.ti3.odds.sides import CHEAP_FIRST
from orrery.games.ti3.rules.battle import DEFENDER
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.effects import ACTIVATION, lasts, refresh_abilities
from orrery.games.ti3.rules.kinds import COMBAT_DICE, DIE
from orrery.games.ti3.rules.nouns import afloat, ashore
from orrery.games.ti3.rules.optional.leaders import ADMIRAL, AGENT, DEAD, GENERAL, kind_of
from orrery.games.ti3.rules.state import Activation, Invasion, Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Figure, Seat
from orrery.games.ti3.rules.units import GROUND_FORCE, SHIPS, STATS, UNDAMAGED, ships
from tests.ti3.notation import place, planet, position, seat_of, state

PIPS = range(1, 11)
PLACE = "b1"
LEADERS = {"admiral": ADMIRAL, "agent": AGENT, "general": GENERAL}
MINES = text("card.minelayers")
NEGATOR = text("technology.graviton_negator")
FLEES, PAYS = text("race.naalu.early_retreat"), text("race.letnev.pay_for_combat")


class Plan:
    """What a side does: when it leaves, flees, pays, re-rolls, sends fighters on sabotage runs; and its losses."""

    def __init__(
        self,
        leave: int = 0,
        few: int = 0,
        flees: bool = False,
        pays: int = 0,
        runs: int = 0,
        wings: int = 0,
        order: tuple[Figure, ...] = CHEAP_FIRST,
        whole: int = 0,
    ) -> None:
        """`whole`: whole rolls are re-rolled (T3.17.15); all dice need this number."""
        self.leave, self.few, self.flees, self.pays, self.runs, self.wings = leave, few, flees, pays, runs, wings
        self.order, self.whole = order, whole
        self.dice: tuple[int, ...] = ()


def run(flow: Any, s: Twilight, dice: Random, plans: Mapping[int, Plan]) -> Any:
    """Run a step to its end."""
    value = None
    try:
        while True:
            ask = flow.send(value)
            if ask.TAG == CHANCE:
                thrown = ask.kind in (COMBAT_DICE, DIE)
                value = tuple(dice.choices(PIPS, k=ask.count)) if thrown else ask.happen(s)
                if ask.kind == COMBAT_DICE:
                    plans[ask.seat].dice = value
            elif ask.TAG == DECISION:
                value = ANSWERS[ask.kind.name](s, plans[ask.seat], ask)
            else:
                value = {
                    seat: ANSWERS[it.kind.name](s, plans[seat], it)
                    if isinstance(it, Decision)
                    else run(it, s, dice, plans)
                    for seat, it in ask.flows.items()
                }
    except StopIteration as end:
        return end.value


def run_until(s: Twilight, stop: str, dice: Random, plans: Mapping[int, Plan]) -> None:
    """Run steps until one of that name is next."""
    steps = GAME.steps
    while s.schedule[-1][0] != stop:
        name, *about = s.schedule.pop()
        run(steps[name](s, *about), s, dice, plans)


# --- answers -----------------------------------------------------------------------------------------------------


def losses(s: Twilight, plan: Plan, ask: Any) -> tuple[int, ...]:
    """The next hits in the given order; invaders lose fighters first."""
    if s.battle is None and s.invasion is not None:
        return tuple(sorted(ask.items)[: ask.low])
    now = fleet_of(s, ask.seat, ask.args["place"]).only(SHIPS)
    after = struck(now, plan.order, SHIPS)[ask.low]
    gone = now.without(after)
    lost: list[int] = gone.each(SHIPS)
    for hurt, unit in UNDAMAGED.items():
        lost += [hurt] * (gone.of(unit) - gone.damaged(unit))
    return tuple(sorted(lost))


def leaves(s: Twilight, plan: Plan, ask: Any) -> bool:
    b = s.battle
    assert b is not None
    return b.round == plan.leave or bool(plan.few and ships(fleet_of(s, ask.seat, b.place)) <= plan.few)


def reacts(s: Twilight, plan: Plan, ask: Any) -> int | None:
    """Whatever helps; paying and fleeing by plan."""
    for answer in ask.options():
        fight = s.battle if s.battle is not None else s.invasion
        if answer == PAYS and (fight is None or fight.round > plan.pays):
            continue
        if answer is not None and (answer != FLEES or plan.flees):
            return int(answer)
    return None


def ambush(s: Twilight, plan: Plan, ask: Any) -> tuple[int, ...]:
    """The two best ships."""
    return tuple(sorted(ask.items, reverse=True)[: ask.high])


ANSWERS: dict[str, Callable[[Twilight, Plan, Any], Any]] = {
    "fire": lambda s, plan, ask: next(iter(ask.options())),
    "lose": losses,
    "leave": leaves,
    "retreat_to": lambda s, plan, ask: next(iter(ask.options())),
    "react": reacts,
    "aim_yes": lambda s, plan, ask: poor(plan) if plan.whole else True,
    "aim_units": lambda s, plan, ask: ambush(s, plan, ask),
    "aim_unit": lambda s, plan, ask: best_die(ask),
    "aim_amount": lambda s, plan, ask: min(plan.wings, ask.high),
    "leader_to": lambda s, plan, ask: next(iter(ask.options())),
    "squadron": lambda s, plan, ask: min(plan.runs, ask.high),
    "bombard": lambda s, plan, ask: every(ask),
}


def best_die(ask: Any) -> int:
    """The unit whose dice hit most easily."""
    return int(min(ask.options(), key=lambda unit: STATS[unit].combat))


def poor(plan: Plan) -> bool:
    """Whether the last roll has fewer hits than such a roll has on average."""
    return 10 * sum(pips >= plan.whole for pips in plan.dice) < len(plan.dice) * (11 - plan.whole)


def every(ask: Any) -> tuple[int, ...]:
    """Everything that can be picked."""
    return tuple(item for item, most in zip(ask.kinds, ask.most, strict=True) for _ in range(most))


# --- a battle ----------------------------------------------------------------------------------------------------


def set_up(
    races: str,
    mine: str,
    theirs: str,
    *,
    technologies: Sequence[str] = ("", "", ""),
    hands: tuple[str, str] = ("", ""),
    leaders: tuple[str, str] = ("", ""),
    nebula: bool = False,
    pds: Sequence[int] = (0, 0, 0),
    goods: tuple[int, int] = (0, 0),
    counters: tuple[int, int] = (0, 0),
    ground: tuple[int, int] = (0, 0),
    laws: str = "",
    mines: bool = False,
    options: dict[str, str] | None = None,
) -> Twilight:
    """The attacker has come to b1 with ships; PDS of both are beside it on Saudor and Lodor, those of a third player on
    Tar'Mann. With `ground`: ground forces aboard, and on Lodor at b1."""
    names = [race.strip() for race in races.split(",")]
    told: dict[str, Any] = {
        race: {
            "fleets": {PLACE: words} if words else {},
            "technologies": techs,
            "goods": n,
            "counters": (k, 3, 9),
            "activated": "b2",
            "hand": hand,
        }
        for race, words, techs, n, k, hand in zip(
            names, (mine, theirs), technologies, goods, counters, hands, strict=False
        )
    }
    told[names[2]] = {"technologies": technologies[2], "counters": (0, 3, 9)} if len(technologies) > 2 else {}
    planets = {}
    for race, guns, world in zip(names, pds, ("Saudor", "Lodor", "Tar'Mann"), strict=False):
        if guns and not any(ground):
            planets[world] = f"{race}: {guns} pds"
    tiles = {"c1": "saudor", "b12": "lodor", "b2": "tarmann", PLACE: "nebula" if nebula else "empty"}
    if any(ground):
        tiles[PLACE] = "lodor"
        tiles["b12"] = "empty"
        planets["Lodor"] = f"{names[1]}: {ground[1]} ground_force, {pds[1]} pds"
    settings = {**(options or {}), **({"leaders": "on"} if any(leaders) else {})}
    table = position(races, tiles=tiles, planets=planets, options=settings, laws=laws, **told)
    s = state(table).clone()
    at = place(PLACE)
    for race, wanted in zip(names, leaders, strict=False):
        seat = seat_of(table, race)
        p = s.players[seat]
        sites = [ashore(planet("Lodor")) if any(ground) else afloat(at)] * len(p.leaders)
        p.leaders = [
            site if wanted and kind_of(s, seat, i) == LEADERS[wanted] else DEAD for i, site in enumerate(sites)
        ]
    refresh_abilities(s)
    if mines:
        lasts(s, MINES, seat_of(table, names[1]), ACTIVATION, at)
    me = seat_of(table, names[0])
    s.activation = Activation(Seat(me), at)
    s.schedule.clear()
    if any(ground):
        s.invasion = Invasion()
        s.invasion.troops[planet("Lodor")] = ground[0]
        s.invasion.pds[planet("Lodor")] = 0
        then(s, ("invade",), ("stop",))
    else:
        then(s, ("fire_at", me, at), ("fire_back", me, at), ("fight",), ("stop",))
    return s


def fought(start: Twilight, dice: Random, plans: Mapping[int, Plan], foe: int) -> tuple[int, tuple[int, int]]:
    """How a battle ended, as odds count it (win, lose, draw, attacker left, defender left), and the ships both lost."""
    s = start.clone()
    a = s.activation
    assert a is not None
    before = [ships(fleet_of(s, seat, a.place)) for seat in (a.seat, foe)]
    told: list[int] = []
    while s.schedule[-1][0] != "stop":
        name, *about = s.schedule.pop()
        run(GAME.steps[name](s, *about), s, dice, plans)
        if s.battle is not None:
            told = [s.battle.retreats if s.battle.fled else -1]
    left = [ships(fleet_of(s, seat, a.place)) for seat in (a.seat, foe)]
    fled = told[0] if told else -1
    if fled >= 0:
        left[fled] = ships(fleet_of(s, (a.seat, foe)[fled], place("b2")))
    lost = before[0] - left[0], before[1] - left[1]
    if fled >= 0:
        return 3 + (fled == DEFENDER), lost
    return (0 if left[0] and not left[1] else 1 if left[1] and not left[0] else 2), lost


def invaded(start: Twilight, dice: Random, plans: Mapping[int, Plan]) -> tuple[int, int]:
    """How an invasion ended (win, lose, draw), and the ground forces the invader has left."""
    s = start.clone()
    a = s.activation
    assert a is not None
    run_until(s, "stop", dice, plans)
    world = planet("Lodor")
    if s.owner[world] == a.seat:
        return 0, s.troops[world]
    return (1 if s.troops[world] else 2), 0


def counted(battles: int, once: Callable[[Random], Any], seed: int) -> Counter[Any]:
    """Many of them."""
    dice = Random(seed)
    return Counter(once(dice) for _ in range(battles))


__all__ = ["GROUND_FORCE", "Plan", "counted", "fought", "invaded", "set_up"]
