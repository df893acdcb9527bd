"""Twilight Imperium 4: the Titans of Ul. That Hel-Titans are structures and ground forces is in troops.py; that units
beside another player's must fight (Coalescence), in the combats themselves: combat.py, invasion.join_landed."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim, aim_some
from orrery.games.ti4.rules.board import NOTHING, on_planet, open_to, planets_at, planets_of
from orrery.games.ti4.rules.construction import most_on, place_structure
from orrery.games.ti4.rules.data import FLAGSHIP, INFANTRY, MECATOL_REX, PDS, PLANET, PLANETS, TILES
from orrery.games.ti4.rules.hooks import HOOKS, as_action, note_as_action
from orrery.games.ti4.rules.judge import Judge, best_planet, favour, least_loss, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET, AIM_PLANETS, AIM_SOURCE
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.nouns import ATTACHMENT
from orrery.games.ti4.rules.options import AWAKEN_ALL, GEOFORM_ANYWHERE, NOTHING_NEEDED, ruling
from orrery.games.ti4.rules.progress import structures
from orrery.games.ti4.rules.promissory import drop_note
from orrery.games.ti4.rules.reinforcements import Source, most_at
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import note_of, text
from orrery.games.ti4.rules.things import Place, Planet, Seat, planets_in
from orrery.games.ti4.rules.verbs import disband, gain_goods, garrison, muster, place_in_space, tidy_ground
from orrery.games.ti4.rules.windows.battle import HitsComing
from orrery.games.ti4.rules.windows.development import Explored, ProductionBegins, StructureComing
from orrery.games.ti4.rules.windows.rounds import Activated

TERRAGENESIS = text("faction.ul.terragenesis")
AWAKEN = text("faction.ul.awaken")
COALESCENCE = text("faction.ul.coalescence")
OURANOS = text("unit.ouranos")
HECATONCHEIRES = text("unit.hecatoncheires")
TERRAFORM = text("note.terraform")
TELLURIAN = text("leader.tellurian")
TUNGSTANTUS = text("leader.tungstantus")
UL_THE_PROGENITOR = text("leader.ul_the_progenitor")
TOKENS = 5
"""Sleeper tokens."""
ENOUGH_PDS = 5
"""With fewer in the reinforcements there are some on the board, and ground forces do more."""
STRUCTURES_NEEDED = 5
ELYSIUM = PLANET["elysium"]
GEOFORM, TERRAFORMED = ATTACHMENT.index["geoform"], ATTACHMENT.index["terraform"]

favour("ul", 1.1)
opinion(text("unit.hel_titan_i"), worth=1.3)
opinion(text("unit.hel_titan_ii"), worth=1.7)
opinion(text("technology.hel_titan_ii"), worth=1.7)
opinion(text("unit.saturn_engine_i"), worth=1.2)
opinion(text("unit.saturn_engine_ii"), worth=1.8)
opinion(text("technology.saturn_engine_ii"), worth=1.8)
opinion(COALESCENCE, worth=1.0)

# --- Terragenesis ------------------------------------------------------------------------------------------------


def fertile(s: Imperium, me: int, w: Explored) -> bool:
    """Whether you have explored a planet without a sleeper token."""
    return w.seat == me and w.planet >= 0 and not any(p.sleepers >> w.planet & 1 for p in s.players)


@HOOKS.reaction(Explored, TERRAGENESIS, when=fertile)
async def terragenesis(s: Imperium, me: Seat, w: Explored) -> None:
    "After you have explored a planet a sleeper token comes onto it: a new one, or one from another planet."
    p = s.players[me]
    sources: list[Source | None] = [(s.places[planet], planet) for planet in planets_in(p.sleepers)]
    if len(sources) < TOKENS:
        sources.insert(0, None)
    chosen = await aim(me, AIM_SOURCE, TERRAGENESIS, sources)
    if chosen is not None:
        assert chosen[1] is not None
        p.sleepers &= ~(1 << chosen[1])
    p.sleepers |= 1 << w.planet
    tell(s, "ti4-log-sleeper", seat=me, planet=w.planet)


opinion(TERRAGENESIS, worth=1.6, use=lambda it: 1.0 if it.s.players[it.seat].sleepers.bit_count() < TOKENS else -1.0)

# --- Awaken ------------------------------------------------------------------------------------------------------


def sleeping(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The planets of a system with your sleeper tokens, on which a PDS of yours can be placed."""
    p = s.players[me]
    there = [planet for planet in planets_at(s, place) if p.sleepers >> planet & 1 and open_to(s, me, planet)]
    there = [planet for planet in there if on_planet(s, me, planet).all[PDS] < most_on(s, me, PDS, planet)]
    return [planet for planet in there if most_at(s, me, PDS, NOTHING, (place, planet))]


def can_awaken(s: Imperium, me: int, w: Activated) -> bool:
    return w.seat == me and bool(sleeping(s, me, w.place))


@HOOKS.reaction(Activated, AWAKEN, when=can_awaken)
async def awaken(s: Imperium, me: Seat, w: Activated) -> None:
    """You have activated a system with sleeper tokens: PDS from your reinforcements take their places, whosever the
    planets are. Some of the tokens may stay, unless it is ruled otherwise (LRR R.33)."""
    p, planets = s.players[me], sleeping(s, me, w.place)
    most = most_at(s, me, PDS, NOTHING)
    least = min(max(1, p.reserve[PDS]), most) if ruling(s, AWAKEN_ALL) else 1
    for planet in await aim_some(me, AIM_PLANETS, AWAKEN, planets, least, most):
        if most_at(s, me, PDS, NOTHING, (w.place, planet)):
            p.sleepers &= ~(1 << planet)
            await place_structure(s, me, PDS, planet)


opinion(AWAKEN, worth=1.7, use=True)

# --- Hecatoncheires, Ouranos -------------------------------------------------------------------------------------


def can_stand_in(s: Imperium, me: int, w: StructureComing) -> bool:
    """Whether you would place a PDS, and have a mech and an infantry for it."""
    return w.unit == PDS and can_deploy(s, me) and most_at(s, me, INFANTRY, on_planet(s, me, w.planet)) > 0


@HOOKS.reaction(StructureComing, HECATONCHEIRES, when=can_stand_in)
async def hecatoncheires(s: Imperium, me: Seat, w: StructureComing) -> None:
    "Instead of a PDS you place a mech and an infantry on that planet."
    deploy(s, me, w.planet)
    muster(s.players[me], garrison(s, me, w.planet), INFANTRY)
    w.cancelled = True


opinion(HECATONCHEIRES, worth=1.4, use=lambda it: 1.0 if it.s.players[it.seat].reserve[PDS] < ENOUGH_PDS else -1.0)


def titans(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The planets of a system with PDS of yours."""
    return [planet for planet in planets_at(s, place) if on_planet(s, me, planet).all[PDS]]


@HOOKS.reaction(
    Activated,
    OURANOS,
    when=lambda s, me, w: w.seat == me and can_deploy(s, me, FLAGSHIP) and bool(titans(s, me, w.place)),
)
async def ouranos(s: Imperium, me: Seat, w: Activated) -> None:
    "You have activated a system with PDS of yours: your flagship takes the place of one of them."
    planet = await aim(me, AIM_PLANET, OURANOS, titans(s, me, w.place))
    disband(s.players[me], garrison(s, me, planet), PDS)
    tidy_ground(s, me, planet)
    place_in_space(s, me, w.place, FLAGSHIP)
    tell(s, "ti4-log-deploys", seat=me, planet=planet, unit=FLAGSHIP)


opinion(OURANOS, worth=1.7, use=True, planet=least_loss)

# --- Terraform ---------------------------------------------------------------------------------------------------


def wild(s: Imperium, seat: int) -> list[Planet]:
    """The planets of a player that can be terraformed: no home planets, and not Mecatol Rex."""
    return [it for it in planets_of(s, seat) if it != MECATOL_REX and TILES[PLANETS[it].tile].home_of < 0]


@note_as_action("note.terraform", lambda s, me, owner: None if wild(s, me) else No("LRR 31.11"))
async def terraform(s: Imperium, me: Seat, owner: Seat) -> None:
    "The note is attached to a planet of yours, and stays there (LRR 16.10d): +1 resource, +1 influence, all traits."
    planet = await aim(me, AIM_PLANET, TERRAFORM, wild(s, me))
    drop_note(s, me, note_of(TERRAFORM, owner))
    s.attached.setdefault(planet, []).append(TERRAFORMED)
    tell(s, "ti4-log-terraformed", seat=me, planet=planet)


opinion(TERRAFORM, worth=1.8, use=1.5, planet=best_planet)

# --- leaders -----------------------------------------------------------------------------------------------------


@HOOKS.reaction(HitsComing, TELLURIAN, when=lambda s, me, w: w.hits > 0, exhausts=True)
async def tellurian(s: Imperium, me: Seat, w: HitsComing) -> None:
    "Agent: a hit against a unit, whosever it is, is cancelled."
    w.hits -= 1


def my_hit(it: Judge) -> float:
    """For a unit of one's own."""
    return 1.0 if it.about.get("seat") == it.seat else -1.0


opinion(TELLURIAN, worth=1.2, use=my_hit)


@unlocked_when("tungstantus")
def five_structures(s: Imperium, seat: int) -> bool:
    "Five structures on the board."
    return structures(s, seat) >= STRUCTURES_NEEDED


def pays_off(s: Imperium, me: int, w: ProductionBegins) -> bool:
    """Whether a player is about to use production, and has something to produce."""
    return w.seat == me and (w.fruitful or ruling(s, NOTHING_NEEDED))


@HOOKS.reaction(ProductionBegins, TUNGSTANTUS, when=pays_off)
async def tungstantus(s: Imperium, me: Seat, w: ProductionBegins) -> None:
    """Commander: a trade good when your units use production; it may pay for what they produce. That has to be
    something, unless it is ruled that production is also used without it (LRR R.11)."""
    if not ruling(s, NOTHING_NEEDED):
        w.least = 1
    await gain_goods(s, me, 1)


opinion(TUNGSTANTUS, worth=1.5, use=True)


def no_elysium(s: Imperium, seat: int) -> No | None:
    there = s.places[ELYSIUM] >= 0 and not s.destroyed >> ELYSIUM & 1
    return None if s.owner[ELYSIUM] == seat or (there and ruling(s, GEOFORM_ANYWHERE)) else No("LRR 31.11")


@as_action("leader.ul_the_progenitor", why_not=no_elysium, purges=True)
async def ul_the_progenitor(s: Imperium, me: Seat) -> None:
    """Hero: Elysium is readied, and the card is attached to it for good (LRR 7.12, 16.10d): +3 resources, +3
    influence, and a space cannon of its own. Its user must control Elysium, unless it is ruled otherwise (LRR R.34)."""
    s.exhausted &= ~(1 << ELYSIUM)
    s.purged.remove(UL_THE_PROGENITOR)
    s.attached.setdefault(ELYSIUM, []).append(GEOFORM)
    tell(s, "ti4-log-geoformed", seat=me, planet=ELYSIUM)


opinion(UL_THE_PROGENITOR, worth=2.0, use=4.0)
