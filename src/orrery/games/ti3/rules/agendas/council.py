"""Twilight Imperium 3: the political cards about the council, its laws and honours, and victory points (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.state import frame, then
from orrery.games.ti3.rules.agendas.demands import exhaust_some, lose_cards_, may_station
from orrery.games.ti3.rules.aims import aim_player, aim_text, wants
from orrery.games.ti3.rules.board import influence, planets_of, ready_planets
from orrery.games.ti3.rules.council import council_of, strike_law
from orrery.games.ti3.rules.data import MECATOL_REX, POLITICS
from orrery.games.ti3.rules.effects import ROUND, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.judge import CLOSE, Judge, opinion
from orrery.games.ti3.rules.nouns import FOR
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text, text_of_politic
from orrery.games.ti3.rules.things import Politic, Seat
from orrery.games.ti3.rules.verbs import exhaust, gain_points, put_troops
from orrery.games.ti3.rules.windows import AgendaRead

HOLDER_OF_MECATOL_REX = text("politic.holder_of_mecatol_rex")
NEW_CONSTITUTION = text("politic.new_constitution")
PUBLIC_EXECUTION = text("politic.public_execution")
COUNCIL_ELDER = text("politic.council_elder")

# --- Holder of Mecatol Rex ---------------------------------------------------------------------------------------


@agenda("holder_of_mecatol_rex")
async def holder_of_mecatol_rex(s: Twilight, side: int) -> None:
    "For: the player with Mecatol Rex may strike a law. Against: 2 ground forces there."
    holder = s.owner[MECATOL_REX]
    if holder < 0:
        return
    if side == FOR:
        then(s, frame(may_strike, holder, HOLDER_OF_MECATOL_REX))
    elif may_station(s, holder, MECATOL_REX):
        put_troops(s, MECATOL_REX, 2)


opinion(HOLDER_OF_MECATOL_REX, vote=lambda it: it.s.owner[MECATOL_REX] == it.seat)


@step
async def may_strike(s: Twilight, seat: Seat, why: Ability) -> None:
    """A player may strike one of the laws in force."""
    if s.laws and await wants(seat, why):
        strike_law(s, politic_of(await aim_text(seat, why, [text_of_politic(law) for law in s.laws])))


# --- Imperial Mandate --------------------------------------------------------------------------------------------


@agenda("imperial_mandate")
async def imperial_mandate(s: Twilight, side: int) -> None:
    "For: 2 victory points for everyone. Against: everyone loses 1."
    for seat in order_of_play(s):
        gain_points(s, seat, 2 if side == FOR else -1)


def about_to_win(it: Judge) -> bool:
    return it.s.players[it.leader()].points >= CLOSE


def wins_by_it(it: Judge) -> bool:
    """Two points for everyone: good for a player who wins by them."""
    return it.first() and not (about_to_win(it) and it.s.players[it.seat].points < CLOSE)


def ends_the_game(it: Judge) -> float:
    return 9.0 if it.s.players[it.seat].points >= CLOSE and it.first() else -1.0


opinion(text("politic.imperial_mandate"), stakes=6.0, worth=ends_the_game, vote=wins_by_it, feared=about_to_win)


# --- New Constitution --------------------------------------------------------------------------------------------


@agenda("new_constitution")
async def new_constitution(s: Twilight, side: int) -> None:
    "For: all laws are struck, all exhaust 2 planets. Against: whoever has most unexhausted influence may strike one."
    if side == FOR:
        for law in sorted(s.laws):
            strike_law(s, law)
        then(s, *(frame(exhaust_some, seat, 2, NEW_CONSTITUTION) for seat in order_of_play(s)))
        return
    power = [sum(influence(s, planet) for planet in ready_planets(s, seat)) for seat in range(len(s.players))]
    most = [Seat(seat) for seat, value in enumerate(power) if value == max(power)]
    if s.laws:
        seat = most[0] if len(most) == 1 else await aim_player(s.speaker, NEW_CONSTITUTION, most)
        then(s, frame(may_strike, seat, NEW_CONSTITUTION))


def burdened(it: Judge) -> bool:
    """Whether the laws in force hurt more than they help."""
    return sum(it.likes(law) for law in sorted(it.s.laws)) < 0


def oneself(it: Judge, other: int) -> float:
    """The player themselves, if possible."""
    return 99.0 if other == it.seat else it.rival(other)


opinion(NEW_CONSTITUTION, vote=burdened, player=oneself)


# --- Public Execution --------------------------------------------------------------------------------------------


@agenda("public_execution")
async def public_execution(s: Twilight, seat: Seat) -> None:
    "The player loses all action cards, exhausts all planets, and has -1 on all combat rolls this round."
    exhaust(s, planets_of(s, seat))
    lasts(s, PUBLIC_EXECUTION, seat, ROUND)
    then(s, frame(lose_cards_, seat, len(s.players[seat].hand)))


@on_sheet(PUBLIC_EXECUTION)
def dispirited(it: UnitSheet) -> None:
    it.improve(-1)


opinion(PUBLIC_EXECUTION, vote=False)


# --- Repeal ------------------------------------------------------------------------------------------------------


@agenda("repeal")
async def repeal(s: Twilight, law: Politic) -> None:
    "The law is struck."
    strike_law(s, law)


# --- Revote ------------------------------------------------------------------------------------------------------


@agenda("revote")
async def revote(s: Twilight, law: Politic) -> None:
    "The council votes on the law again; it stays in force until it fails."
    council_of(s).again.append(law)


# --- Council Elder -----------------------------------------------------------------------------------------------


@HOOKS.reaction(AgendaRead, COUNCIL_ELDER, when=lambda s, me, w: bool(POLITICS[w.politic].elect))
async def council_elder(s: Twilight, me: int, w: AgendaRead) -> None:
    "Before an election the holder may strike this law: then only the holder's votes count."
    strike_law(s, politic_of(COUNCIL_ELDER))
    council_of(s).only = Seat(me)


opinion(COUNCIL_ELDER, vote=True, use=True)
