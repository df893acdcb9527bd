"""Twilight Imperium 4: the laws that give their owner a crown or an office in war (LRR 1)."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.actions import act_again, can_act
from orrery.games.ti4.rules.aims import aim, any_dice, wants
from orrery.games.ti4.rules.doomed import dice_of_units, doom
from orrery.games.ti4.rules.fire import reroll
from orrery.games.ti4.rules.hooks import HOOKS, agenda
from orrery.games.ti4.rules.judge import Judge, close_fight, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_PLACE
from orrery.games.ti4.rules.laws import discard_law, give_law
from orrery.games.ti4.rules.outcomes import elected_player
from orrery.games.ti4.rules.state import Imperium, RollState
from orrery.games.ti4.rules.tactical import end_turn
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Seat, Unit, places_in
from orrery.games.ti4.rules.verbs import end_if_won, gain_points, lose_points
from orrery.games.ti4.rules.windows.battle import CombatWon, ControlGained, Rolled
from orrery.games.ti4.rules.windows.rounds import ActionDone, Activated

CROWN_OF_EMPHIDIA = text("agenda.the_crown_of_emphidia")
CROWN_OF_THALNOS = text("agenda.the_crown_of_thalnos")
MINISTER_OF_PEACE = text("agenda.minister_of_peace")
MINISTER_OF_WAR = text("agenda.minister_of_war")
SHARD_OF_THE_THRONE = text("agenda.shard_of_the_throne")

# --- Shard of the Throne, The Crown of Emphidia ------------------------------------------------------------------


@agenda("shard_of_the_throne")
async def shard_of_the_throne(s: Imperium, outcome: Outcome) -> None:
    "The owner has a point more; whoever wins a combat against the owner takes card and point."
    gain_points(s, elected_player(outcome), 1)


@HOOKS.trigger(CombatWon, SHARD_OF_THE_THRONE, when=lambda s, me, w: w.against == me)
async def shard_is_won(s: Imperium, me: Seat, w: CombatWon) -> None:
    await give_law(s, SHARD_OF_THE_THRONE, Seat(w.seat))
    gain_points(s, Seat(w.seat), 1)
    lose_points(s, me, 1)
    end_if_won(s)


@agenda("the_crown_of_emphidia")
async def the_crown_of_emphidia(s: Imperium, outcome: Outcome) -> None:
    "The owner has a point more; whoever gains a planet in the owner's home system takes card and point."
    gain_points(s, elected_player(outcome), 1)


def home_is_lost(s: Imperium, me: int, w: ControlGained) -> bool:
    return w.seat != me and s.places[w.planet] == s.players[me].home


@HOOKS.trigger(ControlGained, CROWN_OF_EMPHIDIA, when=home_is_lost)
async def crown_is_taken(s: Imperium, me: Seat, w: ControlGained) -> None:
    await give_law(s, CROWN_OF_EMPHIDIA, Seat(w.seat))
    gain_points(s, Seat(w.seat), 1)
    lose_points(s, me, 1)
    end_if_won(s)


# --- The Crown of Thalnos ----------------------------------------------------------------------------------------


def own_combat_roll(s: Imperium, me: int, w: Rolled) -> bool:
    return w.seat == me and w.why in ("combat", "ground_combat")


@HOOKS.reaction(Rolled, CROWN_OF_THALNOS, when=own_combat_roll)
async def the_crown_of_thalnos(s: Imperium, me: Seat, w: Rolled) -> None:
    "In each round of combat the owner may reroll dice; units whose rerolls do not hit are destroyed."
    rolled = s.roll
    assert rolled is not None
    chosen = await any_dice(s, me, CROWN_OF_THALNOS, 1)
    await reroll(s, me, chosen, w.why)
    await doom(s, me, w.place, w.planet, failed(s, me, rolled, chosen))


def failed(s: Imperium, me: int, rolled: RollState, chosen: tuple[int, ...]) -> tuple[Unit, ...]:
    """The units none of whose rerolled dice hits."""
    hits = {die for die in chosen if rolled.dice[die] + rolled.bonus[die] >= rolled.needs[die]}
    units = dice_of_units(s, me, rolled)
    return tuple(rolled.units[dice[0]] for dice in units if {*dice} & {*chosen} and not {*dice} & hits)


# --- Minister of Peace -------------------------------------------------------------------------------------------


def others_there(s: Imperium, me: int, w: Activated) -> bool:
    """Whether somebody else than the active player has units in the system."""
    return any(
        w.place in p.space or any(s.places[planet] == w.place for planet in p.ground)
        for seat, p in enumerate(s.players)
        if seat != w.seat
    )


@HOOKS.reaction(Activated, MINISTER_OF_PEACE, when=others_there)
async def minister_of_peace(s: Imperium, me: Seat, w: Activated) -> None:
    "The owner may discard it after a system with units of others has been activated: the turn ends at once."
    await discard_law(s, MINISTER_OF_PEACE)
    w.cancelled = True
    end_turn(s)


# --- Minister of War ---------------------------------------------------------------------------------------------


@HOOKS.reaction(ActionDone, MINISTER_OF_WAR, when=lambda s, me, w: w.seat == me and bool(s.players[me].tokens))
async def minister_of_war(s: Imperium, me: Seat, w: ActionDone) -> None:
    "After any action (LRR F.29) the owner may discard it for a command token on the board, and may act once more."
    await discard_law(s, MINISTER_OF_WAR)
    p = s.players[me]
    place = await aim(me, AIM_PLACE, MINISTER_OF_WAR, places_in(p.tokens))
    p.tokens &= ~(1 << place)
    if can_act(s, me) and await wants(me, MINISTER_OF_WAR):
        then(s, frame(act_again, me, MINISTER_OF_WAR))


# --- what bots think of them -------------------------------------------------------------------------------------


def attacked(it: Judge) -> float:
    """When somebody else activates a system of the player."""
    place = it.about["place"]
    mine = any(it.s.places[planet] == place for planet in it.s.players[it.seat].ground)
    return 2.0 if it.about["seat"] != it.seat and mine else -1.0


opinion(SHARD_OF_THE_THRONE, worth=6.0, vote=True, stakes=7.0)
opinion(CROWN_OF_EMPHIDIA, worth=6.0, vote=True, stakes=7.0)
opinion(CROWN_OF_THALNOS, use=close_fight, vote=True)
opinion(MINISTER_OF_PEACE, use=attacked, vote=True)
opinion(MINISTER_OF_WAR, use=2.0, vote=True, place=strongest)
