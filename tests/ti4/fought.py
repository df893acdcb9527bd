"""Space combats and invasions of Twilight Imperium 4 by the rules of the game itself, to compare with exact odds: the
steps of the game are run by hand, dice are rolled, and both sides answer by the plan that the odds assume."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from orrery.core.ask import DECISION
from orrery.games.ti4 import GAME
from orrery.games.ti4.odds.ground import invasion_odds
from orrery.games.ti4.odds.losses import best_shot
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.space import space_odds
from orrery.games.ti4.odds.stacks import CHEAP_FIRST, stack_of
from orrery.games.ti4.odds.texts import LEFT_OUT, PAID, PLAYED
from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.crew import crews, fighting_ships, fights_on
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES, INFANTRY
from orrery.games.ti4.rules.effects import COMBAT, holds, lasts
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.nouns import DAMAGED, TEXT, TRADE_GOOD
from orrery.games.ti4.rules.queries.development import FightersLand
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.state import Activation, Imperium
from orrery.games.ti4.rules.texts import text, text_of_note
from orrery.games.ti4.rules.things import Note, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from tests.ti4.notation import place, planet, position, state
from tests.twilight.notation import listed

AT = "103"
PLANET = "vefut_ii"
"""The only planet of the tile that lies there in an invasion."""
TILE = "20"
FIRST = (
    "technology.assault_cannon",
    "unit.arc_secundus",
    "card.skilled_retreat",
    "leader.ipswitch_loose_cannon",
    "note.the_cavalry",
    "technology.impulse_core",
    "faction.mentak.ambush",
    "technology.dimensional_splicer",
    "leader.claire_gibson",
    "faction.yin.indoctrination",
    "unit.dunlain_reaper",
    "card.emergency_repairs",
    "faction.yin.devotion",
    "unit.exotrireme_ii",
)
"""Texts that are used before all others of the same moment, in this order."""


class SetUp(NamedTuple):
    """Factions, fleets (with what they carry), what the defender has on a planet if it is an invasion, what else
    `position` is told of both, and their plans."""

    factions: str
    mine: str
    theirs: str = ""
    garrison: str = ""
    attacker: Mapping[str, Any] = {}
    defender: Mapping[str, Any] = {}
    plans: tuple[FightPlan, FightPlan] = (FightPlan(), FightPlan())
    more: Mapping[str, Any] = {}
    driven: bool = False
    """Airo Shir Aur has driven the fleets together."""


def set_up(it: SetUp) -> Imperium:
    """The attacker's ships have arrived at 103; nobody has anything to trade."""
    one, other, *_ = listed(it.factions)
    told: dict[str, Any] = {
        one: {**it.attacker, "space": {AT: it.mine, **it.attacker.get("space", {})}},
        other: {**it.defender, "space": {**({AT: it.theirs} if it.theirs else {}), **it.defender.get("space", {})}},
    }
    more = dict(it.more)
    if it.garrison:
        more["planets"] = {PLANET: f"{other}: {it.garrison}", **more.get("planets", {})}
        more["tiles"] = {AT: TILE, **more.get("tiles", {})}
    for name, plan in zip((one, other), it.plans, strict=True):
        cards = [card.removeprefix("card.") for card, n in plan.cards.items() for _ in range(n) if card[:5] == "card."]
        told[name]["hand"] = ", ".join(cards)
    s = state(position(it.factions, **more, **told)).clone()
    s.schedule.clear()
    s.activation = Activation(Seat(0), place(AT), moving=False)
    s.active_place = place(AT)
    if it.driven:
        lasts(s, text("leader.airo_shir_aur"), Seat(0), COMBAT, place(AT))
    for p in s.players:
        p.dealt = (1 << len(s.players)) - 1
    return s


def arriving(s: Imperium) -> None:
    """The attacker's ships are still on their way."""
    assert s.activation is not None
    s.activation.arriving = s.players[0].space.pop(place(AT))


def space_chances(it: SetUp) -> BattleOdds:
    """The exact odds of a space combat."""
    s = set_up(it)
    fleets = [stack_of(s.players[seat].space[place(AT)]) for seat in (0, 1)]
    return space_odds(s, (Seat(0), Seat(1)), place(AT), (fleets[0], fleets[1]), it.plans)


def ground_chances(it: SetUp) -> InvasionOdds:
    """The exact odds of an invasion with all ground forces."""
    s = set_up(it)
    mine = s.players[0].space[place(AT)]
    landed = Forces()
    fighters = (FIGHTER,) if number(s, 0, FightersLand, Seat(0), place(AT)) else ()
    for unit in (*GROUND_FORCES, *fighters):
        landed.add(unit, mine.all[unit], mine.damaged[unit])
        mine.all[unit] = mine.damaged[unit] = 0
    theirs = stack_of(s.players[1].ground[planet(PLANET)])
    return invasion_odds(s, (Seat(0), Seat(1)), planet(PLANET), (stack_of(landed), theirs), it.plans)


# --- fights ------------------------------------------------------------------------------------------------------


class Fight:
    """One fight by the rules."""

    def __init__(self, s: Imperium, plans: tuple[FightPlan, FightPlan]) -> None:
        self.s, self.plans = s, plans
        self.used: Counter[tuple[int, str]] = Counter()
        """How often each player has used which text."""
        self.rams = 0
        """What an exotrireme has been asked since it was used."""
        self.before: tuple[int, tuple[int, int]] = -1, (0, 0)
        """Who has announced a retreat when it would take place, and the ships that both have then."""
        self.crew = 0, 0
        """How many ground forces of both fight as ships when a space combat begins."""
        self.left: tuple[int, int] | None = None
        """The ships that both have when it is over."""

    def copy(self) -> Fight:
        """The same fight once more."""
        it = Fight(self.s.clone(), self.plans)
        it.used, it.rams, it.before = self.used.copy(), self.rams, self.before
        it.crew, it.left = self.crew, self.left
        return it

    def key(self) -> Any:
        """All that matters for how it goes on, and for how it has ended."""
        return self.s.canon(), tuple(sorted(self.used.items())), self.rams, self.before, self.crew, self.left

    def step(self) -> Any:
        """The next step, off the schedule."""
        name, *about = self.s.schedule.pop()
        if name == "combat_round" and self.s.combat is not None and self.s.combat.round == 1:
            self.crew = crews(self.s, 0, place(AT)), crews(self.s, 1, place(AT))
        if name == "combat_over":
            self.left = self.alive()
        if name == "retreat" and self.s.combat is not None:
            self.before = self.s.combat.retreats, self.alive()
        return GAME.steps[name](self.s, *about)

    def decided(self, ask: Any) -> Any:
        """An answer that the rules allow."""
        assert ask.TAG == DECISION, ask
        value = self.answer(ask)
        no = ask.refuse(value)
        assert no is None, (ask.kind.name, value, no)
        return value

    def answer(self, ask: Any) -> Any:
        plan = self.plans[ask.seat] if ask.seat < 2 else FightPlan()
        return ANSWERS[ask.kind.name](self, plan, ask)

    def alive(self) -> tuple[int, int]:
        """How many ships both have at the place, with ground forces that fight as ships."""
        if self.left is not None:
            return self.left
        mine, theirs = (sum([n for _, n in fighting_ships(self.s, seat, place(AT))]) for seat in (0, 1))
        return mine, theirs


def ranked(plan: FightPlan, units: Any) -> list[Any]:
    """Units in the order in which they are lost."""
    order = [*plan.order, *(unit for unit in CHEAP_FIRST if unit not in plan.order)]
    return sorted(units, key=order.index)


def filled(plan: FightPlan, ask: Any, most: int) -> tuple[int, ...]:
    """As many as possible, in the order of losses, and as the rules allow."""
    counts = [0] * len(ask.kinds)
    for unit in ranked(plan, ask.kinds):
        at = ask.kinds.index(unit)
        while counts[at] < ask.most[at] and sum(counts) < most:
            counts[at] += 1
            if ask.fits(counts) is not None:
                counts[at] -= 1
                break
    return tuple(sorted([kind for kind, n in zip(ask.kinds, counts, strict=True) for _ in range(n)]))


def reacts(fight: Fight, plan: FightPlan, ask: Any) -> int | None:
    """Every text that the odds assume to be used, and when."""
    names = {it: name_of(it) for it in ask.candidates if it is not None}
    usable = [it for it, name in names.items() if uses(fight, plan, ask, name)]
    if not usable:
        return None
    chosen: int = min(usable, key=lambda it: FIRST.index(names[it]) if names[it] in FIRST else len(FIRST))
    fight.used[ask.seat, names[chosen]] += 1
    fight.rams = 0
    return chosen


def name_of(candidate: int) -> str:
    """The name of a text, or of that of a note, among what a player could use."""
    if candidate >= len(TEXT.names):
        return TEXT.names[text_of_note(Note(candidate - len(TEXT.names)))]
    return TEXT.names[candidate]


def uses(fight: Fight, plan: FightPlan, ask: Any, name: str) -> bool:
    """Whether a side uses a text that it could use."""
    if name in plan.spared or name in LEFT_OUT:
        return False
    if name in (*PLAYED, *PAID) and fight.used[ask.seat, name] >= plan.plays(name):
        return False
    return name not in ONLY or ONLY[name](fight, plan, ask)


def slips_away(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    """In the round in which a retreat is planned, or at once."""
    return leaves(fight, plan, ask) if plan.leave or plan.few else True


def unlucky(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    """More hits to take than the opponent."""
    c = fight.s.combat
    assert c is not None
    side = c.seats.index(Seat(ask.seat)) if ask.seat in c.seats else -1
    return side >= 0 and c.hits[side] > c.hits[1 - side]


def crown_helps(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    """Fighters, or infantry, have missed, one die each, and nothing else rolls them again."""
    s, unit = fight.s, FIGHTER if ask.args["why"] == "combat" else INFANTRY
    rolled, c = s.roll, s.combat
    assert rolled is not None
    assert c is not None
    there = in_space(s, ask.seat, c.place) if c.planet < 0 else landed_or_there(s, ask.seat, c.planet)
    again = any(holds(s, text(it), ask.seat) for it in ("faction.letnev.munitions_reserves", "note.war_funding"))
    fire_team = c.planet >= 0 and fight.used[ask.seat, "card.fire_team"] < plan.plays("card.fire_team")
    alone = rolled.units.count(unit) == there.all[unit]
    return alone and not again and not fire_team and any(rolled.units[n] == unit for n in misses(rolled))


def one_of_mine(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    """It happens to the player who is asked."""
    return bool(ask.args["seat"] == ask.seat)


ONLY: dict[str, Callable[[Fight, FightPlan, Any], bool]] = {
    "card.emergency_repairs": lambda fight, plan, ask: spent(fight, ask.seat),
    "card.skilled_retreat": slips_away,
    "leader.tellurian": one_of_mine,
    "leader.brother_milor": one_of_mine,
    "unit.dynamo": one_of_mine,
    "leader.the_thundarian": unlucky,
    "leader.ta_zern": lambda fight, plan, ask: bool(misses(fight.s.roll)),
    "relic.the_crown_of_thalnos": crown_helps,
    "agenda.the_crown_of_thalnos": crown_helps,
    "unit.wrath_of_kenara": lambda fight, plan, ask: ask.args["why"] == "combat",
    "unit.exotrireme_ii": lambda fight, plan, ask: fights_on(fight.s, Seat(1 - ask.seat), place(AT)),
}
"""Texts that are not used whenever they could be."""


def spent(fight: Fight, seat: int) -> bool:
    """Whether all units of a player in the fight that have sustain damage are damaged."""
    s = fight.s
    c = s.combat
    assert c is not None
    assert s.activation is not None
    models = sheet(s, seat)
    if c.planet < 0:
        there = in_space(s, seat, c.place)
    else:
        there = s.activation.landed[c.planet] if seat == s.activation.seat else s.players[seat].ground[c.planet]
    return not any(there.whole(unit) for unit, _ in there.there() if models.of(unit).sustain)


def one_unit(fight: Fight, plan: FightPlan, ask: Any) -> int:
    """A unit for a text: given up, repaired, damaged, or the one that rolls another die."""
    name = ask.args["text"]
    options = [*ask.options()]
    if name in (text("technology.assault_cannon"), text("faction.yin.devotion"), text("technology.impulse_core")):
        return int(ranked(plan, options)[0])
    if name in (text("technology.duranium_armor"), text("note.the_cavalry")):
        return int(ranked(plan, options)[-1])
    if name == text("faction.argent.raid_formation"):
        return int(max(options))
    return int(best_shot(fight.s, ask.seat, options))


def some_units(fight: Fight, plan: FightPlan, ask: Any) -> tuple[int, ...]:
    """The ships that hit most easily."""
    models = sheet(fight.s, ask.seat)
    return tuple(sorted(sorted(ask.items, key=lambda unit: models.of(unit).combat)[: ask.high]))


def piece(fight: Fight, plan: FightPlan, ask: Any) -> tuple[int, ...]:
    """The most valuable ship that cannot sustain a hit, or the most valuable one."""
    models = sheet(fight.s, 1 - ask.seat)
    weak = [it for it in ask.items if it >= DAMAGED or not models.of(Unit(it)).sustain]
    return (max(weak or ask.items, key=lambda it: CHEAP_FIRST.index(Unit(it % DAMAGED))),)


ANSWERS: dict[str, Callable[[Fight, FightPlan, Any], Any]] = {
    "fire": lambda fight, plan, ask: (
        next((it for it in ask.candidates if it is not None), None) if plan.fires else None
    ),
    "defend": lambda fight, plan, ask: plan.fires,
    "sustain": lambda fight, plan, ask: filled(plan, ask, 99) if plan.sustains else (),
    "sustain_hit": lambda fight, plan, ask: plan.sustains,
    "lose": lambda fight, plan, ask: filled(plan, ask, ask.low),
    "react": reacts,
    "retreat": lambda fight, plan, ask: leaves(fight, plan, ask),
    "retreat_to": lambda fight, plan, ask: ask.candidates[0],
    "transport": lambda fight, plan, ask: (),
    "bombard": lambda fight, plan, ask: filled_all(ask) if plan.bombards else (),
    "commit": lambda fight, plan, ask: filled_all(ask),
    "aim_unit": one_unit,
    "aim_units": some_units,
    "aim_dice": lambda fight, plan, ask: missed(fight, ask),
    "aim_pieces": piece,
    "aim_player": lambda fight, plan, ask: ask.seat,
    "aim_figure": lambda fight, plan, ask: max(
        (it for it in ask.options() if it[0] != ask.seat), key=lambda it: CHEAP_FIRST.index(it[1]), default=None
    ),
    "aim_yes": lambda fight, plan, ask: offered(fight, plan, ask),
    "aim_amount": lambda fight, plan, ask: ask.high,
    "aim_place": lambda fight, plan, ask: next(iter(ask.options())),
    "aim_planet": lambda fight, plan, ask: next(iter(ask.options())),
    "aim_standing": lambda fight, plan, ask: filled_all(ask),
    "pay": lambda fight, plan, ask: (TRADE_GOOD,) * ask.price,
}


def offered(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    """A mech instead of an infantry, if it is planned; a second ship of the opponent that an exotrireme destroys, but
    no second exotrireme."""
    name = TEXT.names[ask.args["text"]]
    if name != "unit.exotrireme_ii":
        return bool(plan.plays(name))
    fight.rams += 1
    rival = Seat(1 - ask.seat)
    return fight.rams == 1 and sum([n for _, n in fighting_ships(fight.s, rival, place(AT))]) > 1


def leaves(fight: Fight, plan: FightPlan, ask: Any) -> bool:
    c = fight.s.combat
    assert c is not None
    return c.round == plan.leave or bool(plan.few and in_space(fight.s, ask.seat, c.place).ships() <= plan.few)


def filled_all(ask: Any) -> tuple[int, ...]:
    """Everything there is."""
    return tuple(sorted([kind for kind, n in zip(ask.kinds, ask.most, strict=True) for _ in range(n)]))


def missed(fight: Fight, ask: Any) -> tuple[int, ...]:
    """All dice that miss."""
    rolled = fight.s.roll
    assert rolled is not None
    rows = zip(rolled.dice, rolled.bonus, rolled.needs, strict=True)
    found = tuple(n for n, (die, bonus, need) in enumerate(rows) if die + bonus < need and n in ask.items)
    if ask.args["text"] in (text("relic.the_crown_of_thalnos"), text("agenda.the_crown_of_thalnos")):
        found = tuple(n for n in found if rolled.units[n] in (FIGHTER, INFANTRY))
    return found[: ask.high] or tuple(ask.items[: ask.low])


__all__ = ["Fight", "SetUp", "arriving", "ground_chances", "set_up", "space_chances"]
