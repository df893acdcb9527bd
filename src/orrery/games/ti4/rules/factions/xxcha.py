"""Twilight Imperium 4: the Xxcha Kingdom. That the cannons of its flagship and mechs reach adjacent systems is said by
their models (units.json) and seen to in fire.py."""

from __future__ import annotations

from orrery.core.ask import pick
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti4.rules.agenda_deck import agendas_left, draw_agenda, is_void
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import in_space, influence, near, on_planet, planets_of
from orrery.games.ti4.rules.control import gain_control
from orrery.games.ti4.rules.council import agenda_over, council_of, outcomes, resolve, set_aside
from orrery.games.ti4.rules.data import DIPLOMACY, INFANTRY, MECATOL_REX, PLANETS
from orrery.games.ti4.rules.hooks import HOOKS, as_action, step
from orrery.games.ti4.rules.judge import Judge, best_planet, favour, hurt, opinion
from orrery.games.ti4.rules.kinds import AGENDA_DRAWN, AGENDAS_KEPT, AIM_OUTCOME, AIM_PLANET, AIM_PLAYER, AIM_TEXT
from orrery.games.ti4.rules.laws import discard_law, laws_in_play
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.nouns import STRATEGY_POOL
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.council import SecondaryUseful, VoteForbidden, VotesOfPlanet
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Council, Imperium
from orrery.games.ti4.rules.strategic import in_order, look_at_agendas
from orrery.games.ti4.rules.tactical import end_turn
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT, Planet, Seat
from orrery.games.ti4.rules.verbs import disband, spend_strategy_token, strategy_tokens, tidy_ground
from orrery.games.ti4.rules.windows.cards import CardPlayed
from orrery.games.ti4.rules.windows.council import AgendaRevealed
from orrery.games.ti4.rules.windows.rounds import Activated, StrategyResolved

PEACE_ACCORDS = text("faction.xxcha.peace_accords")
QUASH = text("faction.xxcha.quash")
INSTINCT_TRAINING = text("technology.instinct_training")
NULLIFICATION_FIELD = text("technology.nullification_field")
POLITICAL_FAVOR = text("note.political_favor")
GGROCUTO_RINN = text("leader.ggrocuto_rinn")
ELDER_QANOJ = text("leader.elder_qanoj")
XXEKIR_GROM = text("leader.xxekir_grom")
QANOJ_NEEDS = 12
BAD = -1.5
"""An agenda that is likely to do so much harm had better go."""
LOOKED_AT, KEPT = 5, 2
RULE = "LRR 7.12"
LAST = 99
"""After whatever forbids to vote."""

favour("xxcha", 1.1)
opinion(text("unit.loncara_ssodu"), worth=2.0)
opinion(text("unit.indomitus"), worth=1.5)

# --- Peace Accords -----------------------------------------------------------------------------------------------


def beside_own(s: Imperium, me: int) -> int:
    """The systems adjacent to planets of a player; a planet is adjacent to its own system (LRR 10.3, F.55)."""
    around, found = near(s, me), 0
    for planet in planets_of(s, me):
        place = s.places[planet]
        found |= around[place] | 1 << place
    return found


def empty(s: Imperium, planet: Planet) -> bool:
    """Whether there are no units on a planet."""
    return not any(planet in p.ground for p in s.players)


def accords(s: Imperium, me: int) -> list[Planet]:
    """The planets that a player could gain: without units, beside an own planet, not Mecatol Rex."""
    reach, found = beside_own(s, me), []
    for planet, place in enumerate(s.places):
        here = place >= 0 and reach >> place & 1 and not s.destroyed >> planet & 1
        if here and planet != MECATOL_REX and s.owner[planet] != me and empty(s, Planet(planet)):
            found.append(Planet(planet))
    return found


def after_diplomacy(s: Imperium, me: int, w: StrategyResolved) -> bool:
    return w.seat == me and w.strategy == DIPLOMACY and bool(accords(s, me))


@HOOKS.reaction(StrategyResolved, PEACE_ACCORDS, when=after_diplomacy)
async def peace_accords(s: Imperium, me: Seat, w: StrategyResolved) -> None:
    "After Diplomacy you gain a planet without units beside one of yours, whoever had it."
    await gain_control(s, me, await aim(me, AIM_PLANET, PEACE_ACCORDS, accords(s, me)))


@HOOKS.modifier(SecondaryUseful, PEACE_ACCORDS)
def worth_following(s: Imperium, me: int, q: SecondaryUseful, value: int) -> int:
    "Diplomacy is worth its token for that alone."
    return 1 if q.strategy == DIPLOMACY and accords(s, me) else value


opinion(PEACE_ACCORDS, worth=3.0, use=2.0, planet=best_planet)

# --- Quash, Political Favor --------------------------------------------------------------------------------------


@HOOKS.reaction(AgendaRevealed, QUASH, when=lambda s, me, w: strategy_tokens(s, me) > 0)
async def quash(s: Imperium, me: Seat, w: AgendaRevealed) -> None:
    "For a token from the strategy pool the agenda is discarded, and the next one takes its place."
    await spend_strategy_token(s, me)
    w.cancelled = True


@HOOKS.note_reaction(
    AgendaRevealed, POLITICAL_FAVOR, when=lambda s, me, w, owner: s.players[owner].pools[STRATEGY_POOL] > 0
)
async def political_favor(s: Imperium, me: Seat, w: AgendaRevealed, owner: Seat) -> None:
    "A token of the owner's strategy pool is removed; the agenda is discarded, and the next one takes its place."
    s.players[owner].pools[STRATEGY_POOL] -= 1
    w.cancelled = True
    return_note(s, me, POLITICAL_FAVOR, owner)


def feared(it: Judge) -> float:
    """When the agenda is one to be afraid of."""
    told = HOOKS.opinion(it.about.get("agenda", -1))
    fear = getattr(told, "feared", None)
    return 1.0 if fear is not None and fear(it) else -1.0


def better_quashed(it: Judge) -> float:
    """When it is to be feared, or will end badly, and there are tokens to spare."""
    return 1.0 if it.outlook() <= BAD and strategy_tokens(it.s, it.seat) > 1 else feared(it)


def better_gone(it: Judge) -> float:
    """When it is to be feared, or will end badly; it is the owner who pays."""
    return 1.0 if it.outlook() <= BAD else feared(it)


opinion(QUASH, worth=1.5, use=better_quashed)
opinion(POLITICAL_FAVOR, worth=1.0, use=better_gone)

# --- technologies ------------------------------------------------------------------------------------------------


@HOOKS.reaction(
    CardPlayed,
    INSTINCT_TRAINING,
    when=lambda s, me, w: w.seat != me and strategy_tokens(s, me) > 0,
    exhausts=True,
)
async def instinct_training(s: Imperium, me: Seat, w: CardPlayed) -> None:
    "Exhaust it and spend a token from the strategy pool: another player's action card is cancelled, Sabotage too."
    await spend_strategy_token(s, me)
    w.cancelled = True


def field_works(s: Imperium, me: int, w: Activated) -> bool:
    return w.seat != me and in_space(s, me, w.place).ships() > 0 and strategy_tokens(s, me) > 0


@HOOKS.reaction(Activated, NULLIFICATION_FIELD, when=field_works, exhausts=True)
async def nullification_field(s: Imperium, me: Seat, w: Activated) -> None:
    "Exhaust it and spend a token from the strategy pool: whoever has activated a system with your ships is done."
    await spend_strategy_token(s, me)
    w.cancelled = True
    end_turn(s)


opinion(INSTINCT_TRAINING, worth=2.0, use=lambda it: 0.5 if it.about.get("seat") == it.leader() else -0.5)
opinion(NULLIFICATION_FIELD, worth=2.5, use=1.0)

# --- the agent ---------------------------------------------------------------------------------------------------


def tired(s: Imperium) -> list[Planet]:
    """The exhausted planets of all players."""
    return [Planet(n) for n in range(len(PLANETS)) if s.exhausted >> n & 1 and s.owner[n] >= 0]


@as_action("leader.ggrocuto_rinn", why_not=lambda s, me: None if tired(s) else No("LRR 31.11"), exhausts=True)
async def ggrocuto_rinn(s: Imperium, me: Seat) -> None:
    """Agent: any exhausted planet is readied; beside a planet of yours you may remove an infantry from it, whose ever
    it is."""
    planet = await aim(me, AIM_PLANET, GGROCUTO_RINN, tired(s))
    s.exhausted &= ~(1 << planet)
    there = [seat for seat in clockwise(s, me) if on_planet(s, seat, planet).all[INFANTRY]]
    if there and beside_own(s, me) >> s.places[planet] & 1 and await wants(me, GGROCUTO_RINN, planet=planet):
        whose = await aim(me, AIM_PLAYER, GGROCUTO_RINN, there)
        p = s.players[whose]
        disband(p, p.ground[planet], INFANTRY)
        tidy_ground(s, whose, planet)


def mine_or_guarded(it: Judge, planet: Planet) -> tuple[float, ...]:
    """The best of the own planets."""
    return it.s.owner[planet] == it.seat, it.planet(planet)


opinion(
    GGROCUTO_RINN,
    worth=1.0,
    use=lambda it: 0.5 if any(it.s.owner[planet] == it.seat for planet in tired(it.s)) else -1.0,
    wants=lambda it: it.s.owner[it.about.get("planet", 0)] != it.seat,
    planet=mine_or_guarded,
    player=hurt,
)

# --- the commander -----------------------------------------------------------------------------------------------


@unlocked_when("elder_qanoj")
def influential(s: Imperium, seat: int) -> bool:
    "Planets with at least 12 influence together."
    return sum([influence(s, planet) for planet in planets_of(s, seat)]) >= QANOJ_NEEDS


@HOOKS.modifier(VotesOfPlanet, ELDER_QANOJ)
def one_more_vote(s: Imperium, me: int, q: VotesOfPlanet, value: int) -> int:
    "Commander: each planet casts one vote more. One without influence casts that one (LRR 2.6)."
    return value + 1


@HOOKS.modifier(VoteForbidden, ELDER_QANOJ, rank=LAST)
def always_votes(s: Imperium, me: int, q: VoteForbidden, value: int) -> int:
    "Nothing keeps you from voting, your own predictions neither."
    return 0 if q.seat == me else value


opinion(ELDER_QANOJ, worth=2.0)

# --- the hero ----------------------------------------------------------------------------------------------------


@as_action("leader.xxekir_grom", purges=True)
async def xxekir_grom(s: Imperium, me: Seat) -> None:
    """Hero: discard a law, if you like; of the next five agendas you reveal two, each with an outcome of your choice,
    as if you had cast the only vote. Others use no abilities meanwhile."""
    s.alone = me
    laws = laws_in_play(s)
    if laws and await wants(me, XXEKIR_GROM):
        await discard_law(s, await aim(me, AIM_TEXT, XXEKIR_GROM, laws))
    then(s, frame(look_at_agendas, me, LOOKED_AT), frame(keep_agendas, me), frame(grom_is_done))


@step
async def keep_agendas(s: Imperium, seat: Seat) -> None:
    """Two of the agendas are kept, to be resolved in the order that the player wants, the others discarded, for all to
    see."""
    seen = [layer[0] for layer in reversed(s.agendas.layers[-min(LOOKED_AT, len(s.agendas)) :])]
    if not seen:
        return
    kept = [*await pick(seat, AGENDAS_KEPT, sorted(seen), min(KEPT, len(seen)), KEPT, None, RULE, RULE)]
    kept = await in_order(seat, kept)
    s.agendas.draw(len(seen), 0)
    for agenda in [*reversed(kept), *(it for it in seen if it not in kept)]:
        s.agendas.put_on_top(agenda, 1 << seat)
    then(s, frame(drop_agendas, len(seen) - len(kept)), *(frame(decree, seat) for _ in kept))


@step
async def drop_agendas(s: Imperium, count: int) -> None:
    """So many agendas from the top are discarded."""
    if count:
        s.agenda_discard += await Draw(AGENDA_DRAWN, s.agendas, count, seen=EVERYONE)
        agendas_left(s)


@step
async def decree(s: Imperium, seat: Seat) -> None:
    """The next agenda is revealed, to be resolved without a vote."""
    card = await draw_agenda(s)
    if card is not None:
        tell(s, "ti4-log-agenda", agenda=card)
        s.council = Council(card)
        then(s, frame(decide_alone, seat))


@step
async def decide_alone(s: Imperium, seat: Seat) -> None:
    """The player names its outcome, as if by the only vote. One that has none, or says that it is discarded
    when it is revealed, has no effect."""
    c = council_of(s)
    possible = [] if is_void(s, c.agenda) else outcomes(s)
    if not possible:
        await set_aside(s)
        then(s, frame(agenda_over))
        return
    c.outcome = await aim(seat, AIM_OUTCOME, XXEKIR_GROM, possible, agenda=c.agenda)
    c.votes = [(seat, c.outcome, 1)]
    tell(s, "ti4-log-outcome", agenda=c.agenda, outcome=c.outcome)
    then(s, frame(resolve))


@step
async def grom_is_done(s: Imperium) -> None:
    """Everybody can use abilities again."""
    s.alone = NO_SEAT


opinion(XXEKIR_GROM, worth=2.0, use=1.5, wants=lambda it: any(it.likes(law) < 0 for law in laws_in_play(it.s)))
