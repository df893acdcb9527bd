"""Twilight Imperium 4: the ten relics (LRR 73). Most are purged or exhausted when they are used."""

from __future__ import annotations

from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti4.rules.aims import aim, aim_some, any_dice
from orrery.games.ti4.rules.board import bombards_from, near, on_planet, planets_at, planets_of, ready_planets
from orrery.games.ti4.rules.data import MECATOL_REX, PLANETS, TILES
from orrery.games.ti4.rules.doomed import dice_of_units, doom
from orrery.games.ti4.rules.exploration import can_be_explored, explore_too, is_attached
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.judge import best_technology, close_fight, contested, harm, opinion
from orrery.games.ti4.rules.kinds import AIM_CARDS, AIM_OFFER, AIM_PLANET, AIM_TECHNOLOGY, DICE
from orrery.games.ti4.rules.offers import DRAW, IGNORE, draw_by_text
from orrery.games.ti4.rules.options import MAW_NEEDS_PLANET, SCEPTER_NEEDS_TOKEN, ruling
from orrery.games.ti4.rules.purge import purge_planet, purge_text
from orrery.games.ti4.rules.queries.council import StrategyTokens
from orrery.games.ti4.rules.queries.limits import MostSecrets
from orrery.games.ti4.rules.research import deck_of
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.secrets import draw_a_secret
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Planet, Seat, Technology, places_in
from orrery.games.ti4.rules.verbs import acquire, end_if_won, gain_points, keep_hand, tokens_left
from orrery.games.ti4.rules.windows.battle import ControlChanges, Rolled
from orrery.games.ti4.rules.windows.council import AgendaPhaseBegins
from orrery.games.ti4.rules.windows.development import RelicGained, ResearchBegins
from orrery.games.ti4.rules.windows.rounds import Activated, StatusPhaseEnds, StrategyTokenSpent, TacticalDone

DOMINUS_ORB = text("relic.dominus_orb")
MAW_OF_WORLDS = text("relic.maw_of_worlds")
SCEPTER_OF_EMELPAR = text("relic.scepter_of_emelpar")
SHARD_OF_THE_THRONE = text("relic.shard_of_the_throne")
STELLAR_CONVERTER = text("relic.stellar_converter")
THE_CODEX = text("relic.the_codex")
THE_CROWN_OF_EMPHIDIA = text("relic.the_crown_of_emphidia")
THE_CROWN_OF_THALNOS = text("relic.the_crown_of_thalnos")
THE_OBSIDIAN = text("relic.the_obsidian")
THE_PROPHETS_TEARS = text("relic.the_prophets_tears")

# --- Dominus Orb -------------------------------------------------------------------------------------------------


def held_fleets(s: Imperium, me: int, w: Activated) -> bool:
    """Whether a player who has activated a system has units in others with an own command token."""
    p = s.players[me]
    held = p.tokens & ~(1 << w.place)
    there = [*p.space, *(s.places[planet] for planet in p.ground)]
    return w.seat == me and any(held >> place & 1 for place in there)


@HOOKS.reaction(Activated, DOMINUS_ORB, when=held_fleets)
async def dominus_orb(s: Imperium, me: Seat, w: Activated) -> None:
    "Before you move: units move out of systems with your command tokens."
    purge_text(s, me, DOMINUS_ORB)
    assert s.activation is not None
    s.activation.unbound = True


# --- Maw of Worlds -----------------------------------------------------------------------------------------------


def gainable(s: Imperium, seat: int) -> list[Technology]:
    """The technologies a player could gain."""
    p = s.players[seat]
    return [t for t in deck_of(s, p) if not p.technologies >> t & 1]


def feeds(s: Imperium, me: int, w: AgendaPhaseBegins) -> bool:
    """Whether there is something to gain, and a planet to exhaust if there has to be one (LRR R.24)."""
    return bool(gainable(s, me)) and bool(ready_planets(s, me) or not ruling(s, MAW_NEEDS_PLANET))


@HOOKS.reaction(AgendaPhaseBegins, MAW_OF_WORLDS, when=feeds)
async def maw_of_worlds(s: Imperium, me: Seat, w: AgendaPhaseBegins) -> None:
    "Purge this and exhaust all of your planets to gain any 1 technology."
    purge_text(s, me, MAW_OF_WORLDS)
    s.exhausted |= sum([1 << planet for planet in planets_of(s, me)])
    technology = await aim(me, AIM_TECHNOLOGY, MAW_OF_WORLDS, gainable(s, me))
    await acquire(s, me, technology)


# --- Scepter of Emelpar ------------------------------------------------------------------------------------------


def scepter_works(s: Imperium, seat: int) -> bool:
    """Whether the scepter is ready, and there is a command token in the reinforcements."""
    p = s.players[seat]
    return bool(p.texts.ready >> SCEPTER_OF_EMELPAR & 1) and tokens_left(p) > 0


@HOOKS.modifier(StrategyTokens, SCEPTER_OF_EMELPAR)
def more_tokens(s: Imperium, me: int, query: StrategyTokens, tokens: int) -> int:
    "It helps with an empty strategy pool too, unless it is ruled that there must be a token to spend (LRR R.23)."
    return tokens + (scepter_works(s, me) and (tokens > 0 or not ruling(s, SCEPTER_NEEDS_TOKEN)))


@HOOKS.reaction(
    StrategyTokenSpent,
    SCEPTER_OF_EMELPAR,
    when=lambda s, me, w: not w.empty and scepter_works(s, me),
    exhausts=True,
)
async def scepter_of_emelpar(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    "The token comes from your reinforcements instead."
    w.cancelled = True


@HOOKS.trigger(StrategyTokenSpent, SCEPTER_OF_EMELPAR, when=lambda s, me, w: w.empty, exhausts=True)
async def scepter_must_help(s: Imperium, me: Seat, w: StrategyTokenSpent) -> None:
    "With an empty pool there is no other token."
    w.cancelled = True


# --- Shard of the Throne -----------------------------------------------------------------------------------------


@HOOKS.trigger(RelicGained, SHARD_OF_THE_THRONE, when=lambda s, me, w: w.relic == SHARD_OF_THE_THRONE and w.seat == me)
async def shard_gained(s: Imperium, me: Seat, w: RelicGained) -> None:
    "When you gain this card, gain 1 victory point."
    gain_points(s, me, 1)
    end_if_won(s)


def takes_shard(s: Imperium, me: int, w: ControlChanges) -> bool:
    """Whether somebody takes a legendary planet, or a planet in the home system, from the holder."""
    if w.before != me or w.seat == me:
        return False
    return PLANETS[w.planet].legendary or s.places[w.planet] == s.players[me].home


@HOOKS.trigger(ControlChanges, SHARD_OF_THE_THRONE, when=takes_shard)
async def shard_taken(s: Imperium, me: Seat, w: ControlChanges) -> None:
    "Whoever takes such a planet from you gains this card, and the victory point with it."
    s.players[me].texts.take(SHARD_OF_THE_THRONE, me)
    s.players[me].points -= 1
    s.players[w.seat].texts.put(SHARD_OF_THE_THRONE, w.seat)
    tell(s, "ti4-log-shard", seat=w.seat, rival=me)
    gain_points(s, Seat(w.seat), 1)
    end_if_won(s)


# --- Stellar Converter -------------------------------------------------------------------------------------------


def convertible(s: Imperium, seat: int) -> list[Planet]:
    """The planets in systems adjacent to such units: no home planets, no legendary ones, not Mecatol Rex, and none of
    one's own (LRR F.38)."""
    around, reach = near(s, seat), 0
    for place in places_in(bombards_from(s, seat)):
        reach |= around[place]
    return [
        planet
        for place in places_in(reach)
        for planet in planets_at(s, place)
        if planet != MECATOL_REX and not PLANETS[planet].legendary and TILES[PLANETS[planet].tile].home_of < 0
        if s.owner[planet] != seat
    ]


@as_action("relic.stellar_converter", lambda s, seat: None if convertible(s, seat) else No("LRR 58.3"))
async def stellar_converter(s: Imperium, me: Seat) -> None:
    "Destroy all units on a planet, purge its card and its attachments, and put the destroyed planet token on it."
    planet = await aim(me, AIM_PLANET, STELLAR_CONVERTER, sorted(convertible(s, me)))
    purge_text(s, me, STELLAR_CONVERTER)
    place = s.places[planet]
    for seat in range(len(s.players)):
        units = tuple(unit for unit, n in on_planet(s, seat, planet).there() for _ in range(n))
        await destroy(s, Seat(seat), me, place, planet, units, "stellar_converter")
        s.loose |= 1 << place
    purge_planet(s, planet)
    tell(s, "ti4-log-planet-destroyed", seat=me, planet=planet)


# --- The Codex ---------------------------------------------------------------------------------------------------


@as_action("relic.the_codex", lambda s, seat: None if s.discard else No("LRR 58.3"))
async def the_codex(s: Imperium, me: Seat) -> None:
    "Purge this card to take up to 3 action cards of your choice from the discard pile."
    purge_text(s, me, THE_CODEX)
    for card in await aim_some(me, AIM_CARDS, THE_CODEX, sorted(s.discard), 1, 3):
        s.discard.remove(card)
        s.players[me].hand.append(card)
    then(s, frame(keep_hand, me))


# --- The Crown of Emphidia ---------------------------------------------------------------------------------------


def explorable(s: Imperium, seat: int) -> list[Planet]:
    """The planets of a player that can be explored."""
    return [planet for planet in planets_of(s, seat) if can_be_explored(s, planet)]


@HOOKS.reaction(
    TacticalDone, THE_CROWN_OF_EMPHIDIA, when=lambda s, me, w: w.seat == me and bool(explorable(s, me)), exhausts=True
)
async def the_crown_of_emphidia(s: Imperium, me: Seat, w: TacticalDone) -> None:
    "After you perform a tactical action, explore 1 planet you control."
    explore_too(s, me, await aim(me, AIM_PLANET, THE_CROWN_OF_EMPHIDIA, explorable(s, me)))


def has_tomb(s: Imperium, seat: int) -> bool:
    """Whether a player controls the planet with the Tomb of Emphidia."""
    return any(is_attached(s, planet, "tomb_of_emphidia") for planet in s.attached if s.owner[planet] == seat)


@HOOKS.reaction(StatusPhaseEnds, THE_CROWN_OF_EMPHIDIA, when=lambda s, me, w: has_tomb(s, me))
async def crown_and_tomb(s: Imperium, me: Seat, w: StatusPhaseEnds) -> None:
    "With the Tomb of Emphidia, purge this card to gain 1 victory point."
    purge_text(s, me, THE_CROWN_OF_EMPHIDIA)
    gain_points(s, me, 1)
    end_if_won(s)


# --- The Crown of Thalnos ----------------------------------------------------------------------------------------


@HOOKS.reaction(
    Rolled,
    THE_CROWN_OF_THALNOS,
    when=lambda s, me, w: w.seat == me and w.why in ("combat", "ground_combat"),
)
async def the_crown_of_thalnos(s: Imperium, me: Seat, w: Rolled) -> None:
    "Reroll any number of dice with +1 to the result; units that reroll and do not produce a hit are destroyed."
    rolled = s.roll
    assert rolled is not None
    again = await any_dice(s, me, THE_CROWN_OF_THALNOS, 1)
    for n, die in zip(again, await Roll(DICE, len(again), SIDES, seat=me, why=w.why), strict=True):
        rolled.dice[n] = die
        rolled.bonus[n] += 1
    missed = {*misses(rolled)}
    lost = [rolled.units[dice[0]] for dice in dice_of_units(s, me, rolled) if {*dice} & {*again} and {*dice} <= missed]
    await doom(s, me, w.place, w.planet, tuple(lost))


# --- The Obsidian ------------------------------------------------------------------------------------------------


@HOOKS.trigger(RelicGained, THE_OBSIDIAN, when=lambda s, me, w: w.relic == THE_OBSIDIAN and w.seat == me)
async def the_obsidian(s: Imperium, me: Seat, w: RelicGained) -> None:
    "When you gain this card, draw 1 secret objective."
    then(s, frame(draw_a_secret, me))


@HOOKS.modifier(MostSecrets, THE_OBSIDIAN)
def one_more_secret(s: Imperium, me: int, query: MostSecrets, most: int) -> int:
    "You can have 1 additional secret objective."
    return most + 1


# --- The Prophet's Tears -----------------------------------------------------------------------------------------


@HOOKS.reaction(ResearchBegins, THE_PROPHETS_TEARS, when=lambda s, me, w: w.seat == me, exhausts=True)
async def the_prophets_tears(s: Imperium, me: Seat, w: ResearchBegins) -> None:
    "When you research, ignore 1 prerequisite or draw 1 action card."
    if await aim(me, AIM_OFFER, THE_PROPHETS_TEARS, [DRAW, IGNORE]) == IGNORE:
        w.ignored += 1
    else:
        then(s, frame(draw_by_text, me, 1))


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(DOMINUS_ORB, worth=2.0, use=contested)
opinion(MAW_OF_WORLDS, worth=3.0, use=4.0, technology=best_technology)
opinion(SCEPTER_OF_EMELPAR, worth=2.0, use=1.0)
opinion(SHARD_OF_THE_THRONE, worth=6.0)
opinion(STELLAR_CONVERTER, worth=2.0, use=1.0, planet=harm)
opinion(THE_CODEX, worth=3.0, use=3.0)
opinion(THE_CROWN_OF_EMPHIDIA, worth=2.5, use=2.0)
opinion(THE_CROWN_OF_THALNOS, worth=1.5, use=close_fight)
opinion(THE_OBSIDIAN, worth=4.0)
opinion(THE_PROPHETS_TEARS, worth=2.0, use=1.5)
