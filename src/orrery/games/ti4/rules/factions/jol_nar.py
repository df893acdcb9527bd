"""Twilight Imperium 4: the Universities of Jol-Nar."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.agents import counted_on
from orrery.games.ti4.rules.aims import any_dice
from orrery.games.ti4.rules.board import has_units_in, in_space
from orrery.games.ti4.rules.copies import how_many_technologies, lose_technology
from orrery.games.ti4.rules.data import FLAGSHIP, INFANTRY, MECH, TECHNOLOGIES, TECHNOLOGY_CARD
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.fire import WHY, landed_or_there, reroll
from orrery.games.ti4.rules.hooks import HOOKS, as_action, has
from orrery.games.ti4.rules.judge import Judge, best_technology, favour, opinion
from orrery.games.ti4.rules.kinds import AIM_REPLACEMENT, AIM_SOURCE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import MoreHits, RollBonus
from orrery.games.ti4.rules.queries.council import SecondaryUseful
from orrery.games.ti4.rules.queries.development import PrerequisitesIgnored, ResearchFunds
from orrery.games.ti4.rules.queries.travel import ActiveAdjacent
from orrery.games.ti4.rules.reinforcements import standing, take_back
from orrery.games.ti4.rules.research import can_research, deck_of
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import primary
from orrery.games.ti4.rules.texts import concerns, text, text_of_technology
from orrery.games.ti4.rules.things import Place, Seat, Technology, technologies_in
from orrery.games.ti4.rules.verbs import acquire, gain_goods
from orrery.games.ti4.rules.windows.battle import Rolled
from orrery.games.ti4.rules.windows.development import Researched, ResearchPaid
from orrery.games.ti4.rules.windows.rounds import Activated, SecondaryBegins

FRAGILE, BRILLIANT = text("faction.jol_nar.fragile"), text("faction.jol_nar.brilliant")
ANALYTICAL = text("faction.jol_nar.analytical")
E_RES_SIPHONS = text("technology.e_res_siphons")
SPACIAL_CONDUIT_CYLINDER = text("technology.spacial_conduit_cylinder")
HYLARIM, SHIELD_PALING = text("unit.j_n_s_hylarim"), text("unit.shield_paling")
RESEARCH_AGREEMENT = text("note.research_agreement")
SUCABAN, TA_ZERN = text("leader.doctor_sucaban"), text("leader.ta_zern")
RIN = text("leader.rin_the_masters_legacy")
SPACE_COMBAT = WHY.index("combat")
COMBAT_ROLLS = (SPACE_COMBAT, WHY.index("ground_combat"))
UNIT_ABILITIES = ("space_cannon", "barrage", "bombardment")
SIPHONED, HYLARIM_FROM, HYLARIM_ADDS, ZERN_NEEDS = 4, 9, 2, 8

favour("jol_nar", 1.2)


# --- abilities ---------------------------------------------------------------------------------------------------


@HOOKS.modifier(RollBonus, FRAGILE)
def fragile(s: Imperium, me: int, q: RollBonus, value: int) -> int:
    "Your units have -1 on their combat rolls."
    return value if q.seat != me or q.why not in COMBAT_ROLLS or paled(s, me, q) else value - 1


def paled(s: Imperium, me: int, q: RollBonus) -> bool:
    """Whether a mech on the planet, the Shield Paling, protects infantry there from its fragility."""
    if q.unit != INFANTRY or q.planet < 0 or not has(s, me, SHIELD_PALING):
        return False
    return landed_or_there(s, me, q.planet).all[MECH] > 0


opinion(FRAGILE, worth=-2.0)
opinion(SHIELD_PALING, worth=1.0)


@HOOKS.reaction(
    SecondaryBegins,
    BRILLIANT,
    when=lambda s, me, w: w.seat == me and w.strategy == TECHNOLOGY_CARD and w.tokens > 0,
)
async def brilliant(s: Imperium, me: Seat, w: SecondaryBegins) -> None:
    "Whoever spends a command token for the secondary ability of Technology may use the primary one instead."
    w.cancelled = True
    await primary(s, me, TECHNOLOGY_CARD)


@HOOKS.modifier(SecondaryUseful, BRILLIANT)
def brilliance_is_free(s: Imperium, me: int, q: SecondaryUseful, value: int) -> int:
    "No resources are needed for it."
    return value or int(q.strategy == TECHNOLOGY_CARD and can_research(s, me))


opinion(BRILLIANT, worth=3.0, use=6.0)


@HOOKS.modifier(PrerequisitesIgnored, ANALYTICAL)
def analytical(s: Imperium, me: int, q: PrerequisitesIgnored, ignored: int) -> int:
    "One prerequisite is ignored on a technology that is no unit upgrade."
    return ignored if TECHNOLOGIES[q.technology].model else ignored + 1


opinion(ANALYTICAL, worth=3.0)


# --- technologies ------------------------------------------------------------------------------------------------


@HOOKS.trigger(Activated, E_RES_SIPHONS, when=lambda s, me, w: w.seat != me and in_space(s, me, w.place).ships() > 0)
async def e_res_siphons(s: Imperium, me: Seat, w: Activated) -> None:
    "Four trade goods after another player has activated a system with a ship of yours (LRR E.2)."
    await gain_goods(s, me, SIPHONED)


opinion(E_RES_SIPHONS, worth=2.5)
concerns(SPACIAL_CONDUIT_CYLINDER, Place)


def units_elsewhere(s: Imperium, me: int, place: Place) -> list[Place]:
    """The other systems with units of a player."""
    p = s.players[me]
    return sorted({*p.space, *(s.places[planet] for planet in p.ground)} - {place})


def can_bend(s: Imperium, me: int, w: Activated) -> bool:
    """Whether a player has activated a system with own units, and has units in others too."""
    return w.seat == me and has_units_in(s, me, w.place) and bool(units_elsewhere(s, me, w.place))


@HOOKS.reaction(Activated, SPACIAL_CONDUIT_CYLINDER, when=can_bend, exhausts=True)
async def spacial_conduit_cylinder(s: Imperium, me: Seat, w: Activated) -> None:
    """Exhaust it when you have activated a system with units of yours: for this activation it is adjacent to all
    systems that contain your units now."""
    for place in units_elsewhere(s, me, w.place):
        lasts(s, SPACIAL_CONDUIT_CYLINDER, me, ACTION, place)


@HOOKS.modifier(ActiveAdjacent, SPACIAL_CONDUIT_CYLINDER)
def conduits(s: Imperium, me: int, q: ActiveAdjacent, places: int) -> int:
    for (place,) in in_force(s, SPACIAL_CONDUIT_CYLINDER, me):
        places |= 1 << place
    return places


opinion(SPACIAL_CONDUIT_CYLINDER, worth=1.5, use=1.5)


# --- the flagship ------------------------------------------------------------------------------------------------


@HOOKS.modifier(MoreHits, HYLARIM)
def hylarim(s: Imperium, me: int, q: MoreHits, hits: int) -> int:
    "A 9 or 10 of the flagship in combat, before modifiers, produces two additional hits."
    lucky = q.unit == FLAGSHIP and q.why == SPACE_COMBAT and q.die >= HYLARIM_FROM
    return hits + HYLARIM_ADDS if lucky else hits


opinion(HYLARIM, worth=2.0)


# --- the promissory note -----------------------------------------------------------------------------------------


def teaches(s: Imperium, me: int, w: Researched, owner: int) -> bool:
    """Whether the owner has researched a technology of no faction that the holder lacks and can have (LRR 15.1)."""
    p = s.players[me]
    if w.seat != owner or TECHNOLOGIES[w.technology].faction >= 0:
        return False
    return not p.technologies >> w.technology & 1 and w.technology in deck_of(s, p)


@HOOKS.note_reaction(Researched, RESEARCH_AGREEMENT, when=teaches)
async def research_agreement(s: Imperium, me: Seat, w: Researched, owner: Seat) -> None:
    "You gain the technology that the owner has researched."
    return_note(s, me, RESEARCH_AGREEMENT, owner)
    await acquire(s, me, w.technology)


def taught(it: Judge) -> float:
    return it.technology(it.about["technology"])


opinion(RESEARCH_AGREEMENT, worth=2.5, use=taught)


# --- leaders -----------------------------------------------------------------------------------------------------


def infantry_of(s: Imperium, seat: int) -> int:
    """How many infantry a player has on the board."""
    p = s.players[seat]
    return sum([forces.all[INFANTRY] for forces in (*p.space.values(), *p.ground.values())])


@HOOKS.reaction(ResearchPaid, SUCABAN, when=lambda s, me, w: w.price > 0 and infantry_of(s, w.seat) > 0, exhausts=True)
async def doctor_sucaban(s: Imperium, me: Seat, w: ResearchPaid) -> None:
    "Agent: somebody who spends resources to research may remove infantry from the board, and spends 1 less for each."
    seat = Seat(w.seat)
    while w.price > 0 and (sources := standing(s, seat, INFANTRY)):
        chosen = await choose(seat, AIM_SOURCE, [*sources, None], explain=lambda it: No("LRR 31.22"), text=SUCABAN)
        if chosen is None:
            break
        take_back(s, seat, INFANTRY, chosen)
        w.price -= 1


@counted_on(ResearchFunds, SUCABAN)
def patients(s: Imperium, me: int, q: ResearchFunds, value: int) -> int:
    "Whoever has the agent ready may count on it."
    return value + infantry_of(s, me)


def own_research(it: Judge) -> float:
    return 0.5 if it.about["seat"] == it.seat else -1.0


opinion(SUCABAN, worth=1.0, use=own_research)


@unlocked_when("ta_zern")
def learned(s: Imperium, seat: int) -> bool:
    "Eight technologies."
    most = s.players[seat].technologies.bit_count()
    return most >= ZERN_NEEDS and how_many_technologies(s, seat) >= ZERN_NEEDS


@HOOKS.reaction(Rolled, TA_ZERN, when=lambda s, me, w: w.seat == me and w.why in UNIT_ABILITIES)
async def ta_zern(s: Imperium, me: Seat, w: Rolled) -> None:
    "Commander: any dice that you have rolled for a unit ability are rolled again, those that hit as well."
    await reroll(s, me, await any_dice(s, me, TA_ZERN, 1), w.why)


opinion(TA_ZERN, worth=2.0, use=lambda it: 3.0 if misses(it.s.roll) else -1.0)


def replacements(s: Imperium, me: int, technology: Technology) -> list[Technology]:
    """The technologies of the same colour in a player's deck."""
    p, colour = s.players[me], TECHNOLOGIES[technology].colour
    return [t for t in deck_of(s, p) if TECHNOLOGIES[t].colour == colour and not p.technologies >> t & 1]


def replaceable(s: Imperium, me: int) -> list[Technology]:
    """The technologies that a player owns and that are no unit upgrades."""
    p = s.players[me]
    own = [t for t in technologies_in(p.technologies) if me in p.texts.owners(text_of_technology(t))]
    return [t for t in own if TECHNOLOGIES[t].colour >= 0 and replacements(s, me, t)]


@as_action(
    "leader.rin_the_masters_legacy",
    why_not=lambda s, me: None if replaceable(s, me) else No("LRR 58.3"),
    purges=True,
)
async def rin(s: Imperium, me: Seat) -> None:
    "Hero: each of your technologies that is no unit upgrade may give way to another one of its colour from the deck."
    for technology in replaceable(s, me):
        options = replacements(s, me, technology)
        if not options:
            continue
        new = await choose(
            me, AIM_REPLACEMENT, [*options, None], explain=lambda it: No("LRR 31.7"), text=RIN, technology=technology
        )
        if new is not None:
            lose_technology(s, me, technology)
            tell(s, "ti4-log-returns-technology", seat=me, technology=technology)
            await acquire(s, me, new)


opinion(RIN, worth=3.0, use=1.0, technology=best_technology)
