"""Twilight Imperium 4: the Mahact Gene-Sorcerers. Where others' command tokens lie, and the commanders that come with
them, is in imprints.py."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.agendas.demands import lose_fleet_tokens
from orrery.games.ti4.rules.agents import counted_on, must_be_used
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import has_units_in, in_space, near, on_planet, planets_at, presence
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.council import council_of, outcomes, votes_of
from orrery.games.ti4.rules.data import FLAGSHIP, INFANTRY, MECH
from orrery.games.ti4.rules.effects import ACTION, COMBAT, GAME, holds, in_force, lasts
from orrery.games.ti4.rules.fire import WHY
from orrery.games.ti4.rules.hooks import HOOKS, as_action, number
from orrery.games.ti4.rules.imprints import give_token_back, imprint
from orrery.games.ti4.rules.judge import Judge, favour, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_OFFER, AIM_OUTCOME, AIM_PLACE
from orrery.games.ti4.rules.leader_sheet import ALLIANCE, IMPERIA, unlocked_when
from orrery.games.ti4.rules.nouns import FLEET_POOL
from orrery.games.ti4.rules.offers import COMMODITY, CONVERT_SOME, convert, gain_commodities, wants_commodities
from orrery.games.ti4.rules.options import SCEPTER_OF_OTHERS, ruling
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.queries.council import FreeVotes, NoteBarred, StrategyTokens, TokenLaid
from orrery.games.ti4.rules.queries.limits import FleetLimit
from orrery.games.ti4.rules.queries.travel import ActivatesAgain, RetreatForbidden, ShipsStay
from orrery.games.ti4.rules.retreat import closed_to, leave_rift, moved_by_ability, ships_in
from orrery.games.ti4.rules.revival import come_home
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.tactical import end_turn
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Seat, places_in
from orrery.games.ti4.rules.tiles import is_home
from orrery.games.ti4.rules.verbs import (
    fleet_at,
    gain_tokens,
    lay_token,
    most_fleet_tokens,
    open_nexus,
    tidy,
    tokens_left,
)
from orrery.games.ti4.rules.windows.battle import CombatWon, UnitsDestroyed
from orrery.games.ti4.rules.windows.council import BallotBegins
from orrery.games.ti4.rules.windows.rounds import Activated, StrategyPhaseBegins, StrategyTokenSpent, TurnBegins

EDICT = text("faction.mahact.edict")
HUBRIS = text("faction.mahact.hubris")
GENETIC_RECOMBINATION = text("technology.genetic_recombination")
LEGIONNAIRES = text("unit.crimson_legionnaire_i"), text("unit.crimson_legionnaire_ii")
LEGIONNAIRE_II = text("technology.crimson_legionnaire_ii")
ARVICON_REX = text("unit.arvicon_rex")
STARLANCER = text("unit.starlancer")
SCEPTER = text("note.scepter_of_dominion")
JAE_MIR_KAN = text("leader.jae_mir_kan")
IL_NA_VIROSET = text("leader.il_na_viroset")
AIRO_SHIR_AUR = text("leader.airo_shir_aur")
SPACE_COMBAT = WHY.index("combat")
REX_BONUS = 2
VIROSET_NEEDS = 2

favour("mahact", 1.1)

# --- Edict, Imperia, Hubris --------------------------------------------------------------------------------------


def can_imprint(s: Imperium, me: int, w: CombatWon) -> bool:
    """Whether one has won against somebody who has a token to give and none in one's fleet pool, which has room."""
    p, other = s.players[me], s.players[w.against]
    room = p.pools[FLEET_POOL] < most_fleet_tokens(s, me)
    return w.seat == me and not p.imprinted >> w.against & 1 and tokens_left(other) > 0 and room


@HOOKS.trigger(CombatWon, EDICT, when=can_imprint)
async def edict(s: Imperium, me: Seat, w: CombatWon) -> None:
    "When you win a combat, a token of your opponent's reinforcements comes into your fleet pool; one of each player."
    imprint(s, me, Seat(w.against))


@HOOKS.modifier(FleetLimit, EDICT)
def more_ships(s: Imperium, me: int, q: FleetLimit, value: int) -> int:
    "Others' tokens in the fleet pool raise its limit; they are none of one's own and stay where they are."
    return value + s.players[me].imprinted.bit_count()


@HOOKS.modifier(NoteBarred, HUBRIS)
def hubris(s: Imperium, me: int, q: NoteBarred, value: int) -> int:
    "No Alliance: the own one is purged at set-up, and nobody can give theirs."
    return 1 if q.note == ALLIANCE else value


opinion(EDICT, worth=3.0)
opinion(IMPERIA, worth=3.0)
opinion(HUBRIS, worth=-0.5)

# --- Crimson Legionnaires ----------------------------------------------------------------------------------------


async def blood_price(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "For each destroyed infantry gain a commodity, or convert one."
    for _ in range(w.units.count(INFANTRY)):
        options = [COMMODITY] if wants_commodities(s, me) else []
        options += [CONVERT_SOME] if s.players[me].commodities else []
        if options and await aim(me, AIM_OFFER, LEGIONNAIRES[0], options) == COMMODITY:
            gain_commodities(s, me, 1)
        elif options:
            convert(s, me, 1)


def infantry_lost(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    return w.seat == me and INFANTRY in w.units


for _legionnaire in LEGIONNAIRES:
    HOOKS.trigger(UnitsDestroyed, _legionnaire, when=infantry_lost)(blood_price)
    opinion(_legionnaire, worth=1.0)
concerns(LEGIONNAIRE_II, int)


@HOOKS.trigger(UnitsDestroyed, LEGIONNAIRE_II, when=infantry_lost, rank=1)
async def onto_the_card(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "All destroyed infantry lies on the card until your next turn."
    lasts(s, LEGIONNAIRE_II, me, GAME, w.units.count(INFANTRY))


@HOOKS.trigger(TurnBegins, LEGIONNAIRE_II, when=lambda s, me, w: w.seat == me)
async def legion_returns(s: Imperium, me: Seat, w: TurnBegins) -> None:
    "At the start of your turn it comes onto planets of your home system; without one it is lost (LRR F.8)."
    await come_home(s, me, LEGIONNAIRE_II)


opinion(LEGIONNAIRE_II, worth=2.5)

# --- Genetic Recombination ---------------------------------------------------------------------------------------


@HOOKS.reaction(BallotBegins, GENETIC_RECOMBINATION, exhausts=True)
async def genetic_recombination(s: Imperium, me: Seat, w: BallotBegins) -> None:
    """Exhaust it before a player votes: that player casts at least one vote for an outcome of your choice, or removes a
    token from the fleet pool. Whoever can do only one of these does so."""
    outcome, voter = await aim(me, AIM_OUTCOME, GENETIC_RECOMBINATION, outcomes(s)), Seat(w.seat)
    votes = bool(votes_of(s, voter)) or number(s, 0, FreeVotes, voter) > 0
    tokens = s.players[voter].pools[FLEET_POOL]
    if votes and (not tokens or await wants(voter, GENETIC_RECOMBINATION, outcome=outcome)):
        council_of(s).demanded = outcome
    else:
        lose_fleet_tokens(s, voter, 1)


opinion(GENETIC_RECOMBINATION, worth=1.5, use=lambda it: 1.0 if it.about.get("seat") == it.leader() else -1.0)

# --- Arvicon Rex, Starlancer -------------------------------------------------------------------------------------


@HOOKS.modifier(RollBonus, ARVICON_REX)
def arvicon_rex(s: Imperium, me: int, q: RollBonus, value: int) -> int:
    "+2 for the flagship in combat against whoever has no token in your fleet pool."
    mine = q.seat == me and q.unit == FLAGSHIP and q.why == SPACE_COMBAT
    return value + REX_BONUS if mine and not s.players[me].imprinted >> q.against & 1 else value


opinion(ARVICON_REX, worth=1.0)


def lance_there(s: Imperium, me: int, w: Activated) -> bool:
    """Whether a player whose token one has activates a system with one of one's mechs."""
    if w.seat == me or not s.players[me].imprinted >> w.seat & 1:
        return False
    grounds = [on_planet(s, me, planet) for planet in planets_at(s, w.place)]
    return any(forces.all[MECH] for forces in (in_space(s, me, w.place), *grounds))


@HOOKS.reaction(Activated, STARLANCER, when=lance_there)
async def starlancer(s: Imperium, me: Seat, w: Activated) -> None:
    "The active player's token leaves your fleet pool: that player gains it, and the turn is over."
    give_token_back(s, me, Seat(w.seat))
    await gain_tokens(s, Seat(w.seat), 1)
    w.cancelled = True
    end_turn(s)


opinion(STARLANCER, worth=1.0, use=1.0)

# --- Scepter of Dominion -----------------------------------------------------------------------------------------


def fields(s: Imperium, me: int) -> list[Place]:
    """The systems with units of a player that are no home systems."""
    there = places_in(presence(s, me))
    return [at for at in there if not is_home(s, at) and has_units_in(s, me, at)]


def subjects(s: Imperium, me: int, owner: int) -> list[Seat]:
    """The other players who have a token on the owner's command sheet; the owner too, unless it is ruled otherwise (LRR
    R.31)."""
    own = sum(s.players[owner].pools) > 0 and not ruling(s, SCEPTER_OF_OTHERS)
    sheet = s.players[owner].imprinted | own << owner
    return [other for other in clockwise(s, s.speaker) if other != me and sheet >> other & 1]


@HOOKS.note_reaction(StrategyPhaseBegins, SCEPTER, when=lambda s, me, w, owner: bool(fields(s, me)))
async def scepter_of_dominion(s: Imperium, me: Seat, w: StrategyPhaseBegins, owner: Seat) -> None:
    "All others with a token on the owner's command sheet place one in a system with your units; no home system."
    place = await aim(me, AIM_PLACE, SCEPTER, fields(s, me))
    for other in subjects(s, me, owner):
        await lay_token(s, other, place)
    return_note(s, me, SCEPTER, owner)


opinion(SCEPTER, worth=1.0, use=1.0, place=strongest)

# --- the agent ---------------------------------------------------------------------------------------------------

concerns(JAE_MIR_KAN)


def token_there(s: Imperium, me: int) -> bool:
    """Whether the active player, somebody else, has a token on the board."""
    return s.active >= 0 and s.active != me and bool(s.players[s.active].tokens)


async def jae_takes(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    """A token of the active player on the board is used instead, for Construction as well: then it is that token which
    goes onto the system."""
    p = s.players[s.active]
    place = await aim(me, AIM_PLACE, JAE_MIR_KAN, places_in(p.tokens))
    p.tokens &= ~(1 << place)
    lasts(s, JAE_MIR_KAN, me, ACTION)
    w.cancelled = True


@HOOKS.reaction(
    StrategyTokenSpent,
    JAE_MIR_KAN,
    when=lambda s, me, w: w.secondary and not w.empty and token_there(s, me),
    exhausts=True,
)
async def jae_mir_kan(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    "Agent: a secondary ability is paid with a token of the active player from the board."
    await jae_takes(s, me, w)


@must_be_used(StrategyTokenSpent, JAE_MIR_KAN, when=lambda s, me, w: w.secondary and w.empty and token_there(s, me))
async def jae_must(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    "With an empty pool there is no other token."
    await jae_takes(s, me, w)


@counted_on(StrategyTokens, JAE_MIR_KAN)
def one_more_token(s: Imperium, me: int, q: StrategyTokens, value: int) -> int:
    "It helps with an empty strategy pool too."
    return value + (q.secondary and token_there(s, me))


@HOOKS.modifier(TokenLaid, JAE_MIR_KAN)
def anothers_token(s: Imperium, me: int, q: TokenLaid, value: int) -> int:
    return s.active if holds(s, JAE_MIR_KAN, me) else value


opinion(JAE_MIR_KAN, worth=2.0, use=1.5)

# --- the commander -----------------------------------------------------------------------------------------------


@unlocked_when("il_na_viroset")
def two_imprints(s: Imperium, seat: int) -> bool:
    "Tokens of two other factions in the fleet pool."
    return s.players[seat].imprinted.bit_count() >= VIROSET_NEEDS


@HOOKS.modifier(ActivatesAgain, IL_NA_VIROSET)
def il_na_viroset(s: Imperium, me: int, q: ActivatesAgain, value: int) -> int:
    "Commander: systems with your tokens can be activated; both tokens return, and your turn ends (LRR E.4)."
    return 1


opinion(IL_NA_VIROSET, worth=1.0)

# --- the hero ----------------------------------------------------------------------------------------------------

concerns(AIRO_SHIR_AUR, Place)


def driven(s: Imperium, me: int) -> dict[tuple[Place, Seat], list[Place]]:
    """The fleets on the board, with the adjacent systems that contain ships of a different player and that they can
    move into."""
    fleets = [(at, Seat(n)) for n, p in enumerate(s.players) for at, forces in p.space.items() if forces.ships()]
    around = near(s, me)
    ways = {
        (at, seat): sorted(
            {other for other, whose in fleets if whose != seat and around[at] & ~closed_to(s, seat, at) & 1 << other}
        )
        for at, seat in fleets
    }
    return {fleet: there for fleet, there in sorted(ways.items()) if there}


@as_action("leader.airo_shir_aur", why_not=lambda s, me: None if driven(s, me) else No("LRR 31.11"), purges=True)
async def airo_shir_aur(s: Imperium, me: Seat) -> None:
    """Hero: all units in space of a system move to an adjacent one with ships of a different player, and fight there;
    nobody retreats. The active player attacks (LRR 9); if others fight, it is whoever was moved. A fleet is what has
    ships: without any there would be no space combat. Anomalies are closed to it as to a retreat (LRR R.7)."""
    ways = driven(s, me)
    source = await aim(me, AIM_PLACE, AIRO_SHIR_AUR, sorted({at for at, _ in ways}))
    seat = next(seat for at, seat in ways if at == source)
    target = await aim(me, AIM_PLACE, AIRO_SHIR_AUR, ways[source, seat])
    group = s.players[seat].space.pop(source)
    await leave_rift(s, seat, source, group)
    fleet_at(s, seat, target).merge(group)
    tidy(s.players[seat], target)
    s.loose |= 1 << source | 1 << target
    open_nexus(s, target)
    tell(s, "ti4-log-driven", seat=seat, place=source, target=target)
    lasts(s, AIRO_SHIR_AUR, me, COMBAT, target)
    await moved_by_ability(s, me, target, ships_in(group))
    await combat(s, me if in_space(s, me, target).ships() else seat, target)


@HOOKS.modifier(RetreatForbidden, AIRO_SHIR_AUR)
def no_retreat(s: Imperium, me: int, q: RetreatForbidden, value: int) -> int:
    return 1 if (q.place,) in in_force(s, AIRO_SHIR_AUR, me) else value


@HOOKS.modifier(ShipsStay, AIRO_SHIR_AUR)
def no_escape(s: Imperium, me: int, q: ShipsStay, value: int) -> int:
    return 1 if (q.place,) in in_force(s, AIRO_SHIR_AUR, me) else value


def others_fight(it: Judge) -> float:
    """When two others can be driven against each other."""
    pairs = [(seat, there) for (_, seat), there in driven(it.s, it.seat).items()]
    return 1.5 if any(seat != it.seat for seat, _ in pairs) else -1.0


opinion(AIRO_SHIR_AUR, worth=2.0, use=others_fight, place=lambda it, place: -it.strength(place))
