"""Twilight Imperium 3: the option of distant suns (T3.16.6 to T3.16.12): a face-down domain counter on every neutral
planet, to be explored by fighters, met at landings, or razed (razing.py)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.ask import confirm
from orrery.core.chance import Draw, Roll
from orrery.core.nouns import YesNo
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.core.windows import Moment
from orrery.games.common.books import entered
from orrery.games.common.dice import SIDES, Volley
from orrery.games.ti3.rules.aims import aim_player, aim_technology, wants
from orrery.games.ti3.rules.board import fleet_of, planets_at
from orrery.games.ti3.rules.data import COUNTERS, DOMAINS, MECATOL_REX, WORMHOLES
from orrery.games.ti3.rules.effects import COMBAT_ROUND, GAME, expire, in_force, lasts, refresh_abilities
from orrery.games.ti3.rules.fire import need, roll
from orrery.games.ti3.rules.hands import draw_cards
from orrery.games.ti3.rules.hooks import HOOKS, happens, has, step
from orrery.games.ti3.rules.invasion import (
    at_work,
    attack,
    bombers,
    bombs,
    lose_invaders,
    send_back,
    settle,
    troop_volley,
)
from orrery.games.ti3.rules.judge import gift, opinion, smallest
from orrery.games.ti3.rules.kinds import COMBAT_DICE, DIE, new_chance, new_kind
from orrery.games.ti3.rules.nouns import DOMAIN
from orrery.games.ti3.rules.options import (
    INDUSTRY_EXHAUSTED,
    LOCALS_NOT_BOMBARDED,
    MORE_ANNEXATIONS,
    RANDOM_SETTLERS,
    ruling,
)
from orrery.games.ti3.rules.queries import INVASION, LandingForbidden, VoteForbidden, Votes
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Explored, Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Domain, Place, Planet, Seat, by_planet, planets_in
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE, PDS, SPACE_DOCK, STATS
from orrery.games.ti3.rules.verbs import (
    gain_goods,
    gain_points,
    gain_technology,
    put_dock,
    put_troops,
    refresh,
    roll_dice,
    take_planet,
)
from orrery.games.ti3.rules.windows import (
    BeforeInvasion,
    InvasionRound,
    InvasionWon,
    Moved,
    NeutralLanding,
    PlanetTaken,
)

OPTION = text("option.distant_suns")
DOMAIN_DRAWN = new_chance("domain", DOMAIN)
PROBE = new_kind("probe", YesNo())
LAZAX = text("counter.lazax_survivors")
concerns(LAZAX, int)
SURVIVORS = DOMAIN.index["lazax_survivors"]
DAUNTING = text("race.xxcha.first_round")
EXTRA_VOTES, SETTLE = 3, 6

# --- T3.16.6: where counters lie ---------------------------------------------------------------------------------


@step
async def domain_counters(s: Twilight) -> None:
    """A face-down counter on every neutral planet except Mecatol Rex; it is drawn when somebody looks at it."""
    for planet, place in by_planet(s.places):
        if place >= 0 and s.owner[planet] < 0 and planet != MECATOL_REX:
            s.unexplored |= 1 << planet
    box = [Domain(DOMAINS.index((c.name, number))) for c in COUNTERS for number in c.numbers]
    s.domain_box.shuffle_in(box + [DOMAIN.index["peaceful_annexation"]] * (3 if ruling(s, MORE_ANNEXATIONS) else 0))
    refresh_abilities(s)


def looked_at(s: Twilight, planet: Planet) -> Explored | None:
    """The face-down counter of a planet, if somebody has looked at it."""
    return next((it for it in s.explored if it.planet == planet), None)


def face_down(s: Twilight, planet: Planet) -> bool:
    return bool(s.unexplored >> planet & 1) or looked_at(s, planet) is not None


async def turn_over(s: Twilight, seat: int, planet: Planet) -> Domain:
    """Turn the counter of a planet face up; it stays there until it is removed. End the step afterwards."""
    if planet in s.domains:
        return s.domains[planet]
    known = looked_at(s, planet)
    if known is not None:
        await Moment("Explored")
        (domain,) = known.counter.take_all()
        s.explored.remove(known)
    else:
        (domain,) = await Draw(DOMAIN_DRAWN, s.domain_box, 1, seat=seat, seen=EVERYONE)
        s.unexplored &= ~(1 << planet)
    s.domains[planet] = domain
    tell(s, "ti3-log-domain", planet=planet, text=text(f"counter.{DOMAINS[domain][0]}"))
    return domain


def remove(s: Twilight, planet: Planet) -> None:
    """The counter of a planet goes back into the box."""
    s.domains.pop(planet, None)
    s.unexplored &= ~(1 << planet)
    s.explored = [it for it in s.explored if it.planet != planet]


@HOOKS.trigger(PlanetTaken, OPTION)
async def taken(s: Twilight, me: int, w: PlanetTaken) -> None:
    "A planet that is taken loses its counter; if that was without a landing, the counter has no effect."
    remove(s, w.planet)


# --- T3.16.7: exploring ------------------------------------------------------------------------------------------


def unseen(s: Twilight, seat: int, place: Place) -> list[Planet]:
    """The planets of a system with counters that a player has not looked at."""
    known = {it.planet for it in s.explored for mask in it.counter.by_seen if mask >> seat & 1}
    return [p for p in planets_at(s, place) if face_down(s, p) and p not in known]


def can_probe(s: Twilight, me: int, w: Moved) -> bool:
    """In a tactical action, with a fighter there."""
    if s.activation is None or s.activation.other >= 0:
        return False
    return fleet_of(s, w.seat, w.place).of(FIGHTER) > 0 and bool(unseen(s, w.seat, w.place))


@HOOKS.trigger(Moved, OPTION, when=can_probe)
async def fighters_arrive(s: Twilight, me: int, w: Moved) -> None:
    "With a fighter in the system, all its counters may be looked at."
    then(s, frame(probe, Seat(w.seat), w.place))


@step
async def probe(s: Twilight, seat: Seat, place: Place) -> None:
    """Look at the counters of a system in secret?"""
    assert s.activation is not None
    if not await confirm(seat, PROBE, place=place):
        return
    for planet in unseen(s, seat, place):
        s.activation.probed |= 1 << planet
        known = looked_at(s, planet)
        if known is None:
            drawn = await Draw(DOMAIN_DRAWN, s.domain_box, 1, seat=seat, seen=1 << seat)
            s.unexplored &= ~(1 << planet)
            known = Explored(planet)
            known.counter.put(drawn, 1 << seat)
            s.explored = sorted([*s.explored, known], key=lambda it: it.planet)
        else:
            ((mask, cards),) = known.counter.by_seen.items()
            known.counter.by_seen = {mask | 1 << seat: cards}
    tell(s, "ti3-log-probes", seat=seat, place=place)
    then(s, frame(probed, seat))


@step
async def probed(s: Twilight, seat: Seat) -> None:
    """Survivors of the Lazax are removed as soon as they are found, for all to see, so this is a step of its own."""
    assert s.activation is not None
    await Moment("Explored")
    for planet in planets_in(s.activation.probed):
        known = looked_at(s, planet)
        if known is not None and [SURVIVORS] in known.counter.by_seen.values():
            remove(s, planet)
            then(s, frame(lazax_found, seat))


@step
async def lazax_found(s: Twilight, seat: Seat) -> None:
    """A victory point and three action cards."""
    tell(s, "ti3-log-lazax-found", seat=seat)
    gain_points(s, seat, 1)
    await draw_cards(s, seat, 3)


@HOOKS.modifier(LandingForbidden, OPTION)
def no_landing(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    "Nobody may land on a planet that was looked at in the same activation."
    probed_now = s.activation is not None and s.activation.probed >> query.planet & 1
    return OPTION + 1 if probed_now else forbids


# --- T3.16.8 to T3.16.11: landings -------------------------------------------------------------------------------

Effect = Callable[[Twilight, int, Planet, str], Coroutine[Any, Any, bool]]
MET: dict[str, Effect] = {}
"""What each kind of counter does to a player who lands: state, seat, planet, what is printed on it. True: the counter
is removed, and the planet falls to the ground forces that are left."""


def counter(name: str) -> Callable[[Effect], Effect]:
    return entered(MET, name)


def met(s: Twilight, me: int, w: NeutralLanding) -> bool:
    """Whether ground forces have landed (and have not been sent back) where there is a counter."""
    landed = s.invasion is not None and s.invasion.troops.get(w.planet, 0) > 0
    return landed and (face_down(s, w.planet) or w.planet in s.domains)


@HOOKS.trigger(NeutralLanding, OPTION, when=met, rank=-1)
async def landed(s: Twilight, me: int, w: NeutralLanding) -> None:
    "The counter is turned over when all have landed, and takes effect before the planet can be taken."
    w.cancelled = True
    await turn_over(s, w.seat, w.planet)
    then(s, frame(domain, w.planet))


opinion(OPTION, unit=smallest)


@step
async def domain(s: Twilight, planet: Planet) -> None:
    """What the landing forces meet on the planet."""
    a, _ = at_work(s)
    name, printed = DOMAINS[s.domains[planet]]
    if await MET[name](s, a.seat, planet, printed):
        remove(s, planet)
        then(s, frame(attack, planet))


def wiped_out(s: Twilight, planet: Planet) -> None:
    """Nobody is left of a landing; PDS are lost with it (T3.8.9)."""
    a, it = at_work(s)
    s.players[a.seat].reserve[PDS] += it.pds.pop(planet, 0)
    it.troops.pop(planet, None)
    tell(s, "ti3-log-landing-lost", seat=a.seat, planet=planet)


@counter("biohazard")
async def biohazard(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "The first ground force is destroyed, at every landing until the planet is taken."
    await lose_invaders(s, planet, 1)
    if at_work(s)[1].troops[planet]:
        return True
    wiped_out(s, planet)
    return False


@counter("radiation")
async def radiation(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "All ground forces of the first landing are destroyed."
    await lose_invaders(s, planet, at_work(s)[1].troops[planet])
    wiped_out(s, planet)
    remove(s, planet)
    return False


@counter("hostile_locals")
async def hostile_locals(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "This many local ground forces fight every invader, each time at full strength."
    left = int(printed)
    await happens(s, BeforeInvasion(me, -1, planet))
    most = bombers(s, planet)
    if any(most) and not ruling(s, LOCALS_NOT_BOMBARDED):
        left -= fallen(s, left, await bombs(s, planet, most))
    then(s, frame(locals_, planet, left))
    return False


def fallen(s: Twilight, left: int, hits: int) -> int:
    """How many locals the hits destroy; they count as lost by the other side."""
    lost = min(left, hits)
    at_work(s)[1].lost[1] += lost
    return lost


@step
async def locals_(s: Twilight, planet: Planet, left: int) -> None:
    """A round against the locals, for whom another player rolls, or its end."""
    a, it = at_work(s)
    mine = it.troops[planet]
    if not mine:
        wiped_out(s, planet)
    elif not left:
        await happens(s, InvasionWon(a.seat, -1, planet))
        remove(s, planet)
        then(s, frame(attack, planet))
    else:
        it.round += 1
        await happens(s, InvasionRound(a.seat, -1, planet, it.round))
        volleys = [troop_volley(s, a.seat, -1, mine, True, planet)]
        if it.wings:
            volleys.append(Volley(FIGHTER, it.wings, need(s, a.seat, -1, FIGHTER, INVASION, True, a.place, planet)))
        hits = await roll(s, a.seat, -1, volleys, INVASION, a.place, planet)
        theirs = await Roll(COMBAT_DICE, left, SIDES, seat=others(s, a.seat)[0], why="locals")
        must = STATS[GROUND_FORCE].combat + (it.round == 1 and has(s, a.seat, DAUNTING))
        scored = sum(pips >= must for pips in theirs)
        tell(s, "ti3-log-locals", planet=planet, dice=theirs, hits=scored)
        await lose_invaders(s, planet, scored)
        expire(s, COMBAT_ROUND)
        then(s, frame(locals_, planet, left - fallen(s, left, hits)))


@counter("lazax_survivors")
async def lazax_survivors(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "You may take this counter: three more votes in every vote."
    if await wants(me, LAZAX):
        lasts(s, LAZAX, me, GAME, EXTRA_VOTES)
    return True


@counter("settlers")
async def settlers(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "Go back aboard and roll: on 6 or more the planet is yours with two ground forces, otherwise an opponent's."
    send_back(s, planet)
    (pips,) = await roll_dice(s, me, 1, range(SETTLE, SIDES + 1), text("counter.settlers"), "settlers")
    rivals = others(s, me)
    if pips >= SETTLE:
        who = me
    elif ruling(s, RANDOM_SETTLERS):
        (drawn,) = await Roll(DIE, 1, len(rivals), seat=me, why="opponent")
        who = rivals[drawn - 1]
    else:
        who = await aim_player(me, text("counter.settlers"), rivals)
    await take_planet(s, who, planet)
    put_troops(s, planet, 2)
    return False


@counter("wormhole_discovery")
async def wormhole_discovery(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "The system now has this wormhole."
    s.wormholes[WORMHOLES.index(printed)] |= 1 << s.places[planet]
    return True


@counter("technological_society")
async def technological_society(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "Your left neighbour gives you a technology whose prerequisites you meet."
    found = possible(s, me, False)
    if found:
        given = await aim_technology(others(s, me)[0], text("counter.technological_society"), found)
        await gain_technology(s, me, given)
    return True


@counter("natural_wealth")
async def natural_wealth(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "Receive the printed number of trade goods, as long as there are any."
    gain_goods(s, me, int(printed))
    return True


@counter("industrial_society")
async def industrial_society(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "You may put a space dock here for free, and the planet is not exhausted."
    await settle(s, planet)
    if not ruling(s, INDUSTRY_EXHAUSTED):
        refresh(s, [planet])
    if s.players[me].reserve[SPACE_DOCK] and await wants(me, text("counter.industrial_society")):
        put_dock(s, me, planet)
        s.new_docks |= 1 << planet
        tell(s, "ti3-log-dock", seat=me, planet=planet)
    return False


@counter("peaceful_annexation")
async def peaceful_annexation(s: Twilight, me: int, planet: Planet, printed: str) -> bool:
    "Nothing happens."
    return True


# --- the Lazax in the council ------------------------------------------------------------------------------------


@HOOKS.modifier(Votes, LAZAX)
def prophecy(s: Twilight, me: int, query: Votes, votes: int) -> int:
    "Three votes for each counter of the Lazax."
    return votes + sum(votes_ for (votes_,) in in_force(s, LAZAX, me))


@HOOKS.modifier(VoteForbidden, LAZAX)
def outcast(s: Twilight, me: int, query: VoteForbidden, forbids: int) -> int:
    "A player who razed the Lazax has no vote when the council next votes."
    razed_them = query.seat == me and (0,) in in_force(s, LAZAX, me)
    return LAZAX + 1 if razed_them else forbids


opinion(LAZAX, worth=1.0)


for kind in ("biohazard", "radiation", "hostile_locals"):
    opinion(text(f"counter.{kind}"), worth=-1.0)
for kind in (
    "wormhole_discovery",
    "technological_society",
    "natural_wealth",
    "industrial_society",
    "peaceful_annexation",
):
    opinion(text(f"counter.{kind}"), worth=1.0)
opinion(text("counter.settlers"), worth=1.0, player=gift)
