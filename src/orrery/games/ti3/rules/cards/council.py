"""Twilight Imperium 3: the action cards about the galactic council (T3.19, T3.13), in the order of a session."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_player
from orrery.games.ti3.rules.board import influence
from orrery.games.ti3.rules.data import MECATOL_REX, POLITICAL
from orrery.games.ti3.rules.effects import GAME, ROUND, STRATEGIC, VOTE, drop, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, always
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.nouns import POLITIC
from orrery.games.ti3.rules.options import LOOK_ANYWAY, ruling
from orrery.games.ti3.rules.queries import NoPolitics, VoteForbidden, Votes
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Politic, Seat
from orrery.games.ti3.rules.windows import (
    AgendaRead,
    BeforeAgenda,
    BeforeVote,
    PrimaryBegins,
    StrategiesTaken,
    StrategyPhase,
    Voted,
)

COUNCIL_DISSOLVED = text("card.council_dissolved")
DETERMINE_POLICY = text("card.determine_policy")
THUGS = text("card.thugs")
VETO = text("card.veto")
FANTASTIC_RHETORIC = text("card.fantastic_rhetoric")
DISCREDIT = text("card.discredit")
USURPER = text("card.usurper")
concerns(USURPER, Seat)

# --- T3.6.6, T3.13.1: before an agenda is drawn ------------------------------------------------------------------


@HOOKS.reaction(PrimaryBegins, COUNCIL_DISSOLVED, when=lambda s, me, w: w.strategy == POLITICAL)
async def council_dissolved(s: Twilight, me: int, w: PrimaryBegins) -> None:
    "The player of Political draws no political cards, not even to look at them (T3.17.18)."
    lasts(s, COUNCIL_DISSOLVED, w.seat, STRATEGIC)


@HOOKS.modifier(NoPolitics, COUNCIL_DISSOLVED)
def nothing_drawn(s: Twilight, me: int, query: NoPolitics, none: int) -> int:
    return COUNCIL_DISSOLVED + 1 if query.seat == me and not ruling(s, LOOK_ANYWAY) else none


@HOOKS.trigger(BeforeAgenda, COUNCIL_DISSOLVED, when=lambda s, me, w: w.seat == me)
async def nothing_read(s: Twilight, me: int, w: BeforeAgenda) -> None:
    "No agenda, under either reading."
    w.cancelled = True


def ahead(it: Judge) -> bool:
    """The leader has nothing to win in the council."""
    players = it.s.players
    return it.about["seat"] != it.seat and players[it.seat].points > players[it.leader()].points


opinion(COUNCIL_DISSOLVED, worth=0.8, use=ahead)


WHICH_AGENDA = new_kind("determine_policy", POLITIC)


def agendas(s: Twilight) -> list[Politic]:
    """All agendas in the deck, the discards and the laws in force."""
    return sorted({*(card for layer in s.politics.layers for card in layer), *s.politics_discard, *s.laws})


@HOOKS.reaction(BeforeAgenda, DETERMINE_POLICY, when=lambda s, me, w: w.agenda < 0 and bool(agendas(s)))
async def determine_policy(s: Twilight, me: int, w: BeforeAgenda) -> None:
    """The council votes on an agenda of your choice: from the deck, the discards or the laws in force. If it comes from
    the deck, the deck is shuffled (everybody can tell which cards are in it: only their order is unknown). A law stays
    in force until it has been voted on again (T3.19.1)."""
    card: Politic = await choose(me, WHICH_AGENDA, agendas(s), explain=lambda card: No("T3.19.1"))
    drawn = [c for layer in s.politics.layers for c in layer]
    if card in drawn:
        drawn.remove(card)
        s.politics.layers, s.politics.seen = [], []
        if drawn:
            s.politics.shuffle_in(drawn)
    s.politics_discard = [c for c in s.politics_discard if c != card]
    w.agenda = card


opinion(DETERMINE_POLICY, worth=0.8, use=lambda it: it.votes(it.seat) >= 6)


# --- T3.13.1: an agenda has been read ----------------------------------------------------------------------------


async def whom_they_visit(s: Twilight, me: int, w: AgendaRead) -> int:
    return await aim_player(me, THUGS, order_of_play(s))


@HOOKS.reaction(AgendaRead, THUGS, aim=whom_they_visit)
async def thugs(s: Twilight, me: int, w: AgendaRead, rival: int) -> None:
    "A player may not vote for the rest of the round."
    lasts(s, THUGS, rival, ROUND)
    tell(s, "ti3-log-aims-player", seat=rival, card=THUGS)


@HOOKS.modifier(VoteForbidden, THUGS)
def intimidated(s: Twilight, me: int, query: VoteForbidden, forbidden: int) -> int:
    return THUGS + 1 if query.seat == me else forbidden


def silenced(it: Judge) -> bool:
    """Whether somebody else would decide alone."""
    return max(it.votes(other) for other in others(it.s, it.seat)) > it.votes(it.seat) + 3


opinion(THUGS, worth=0.8, use=silenced, player=lambda it, other: it.rival(other) + 2.0 * it.votes(other))


@HOOKS.reaction(AgendaRead, VETO)
async def veto(s: Twilight, me: int, w: AgendaRead) -> None:
    "The agenda is cancelled; the active player draws another."
    w.cancelled = True


opinion(VETO, worth=1.3, use=lambda it: it.fears(it.about["politic"]))


# --- T3.13.3: votes ----------------------------------------------------------------------------------------------


@HOOKS.reaction(BeforeVote, FANTASTIC_RHETORIC)
async def fantastic_rhetoric(s: Twilight, me: int, w: BeforeVote) -> None:
    "Ten more votes for one vote."
    lasts(s, FANTASTIC_RHETORIC, me, VOTE)


@HOOKS.modifier(Votes, FANTASTIC_RHETORIC)
def moved(s: Twilight, me: int, query: Votes, votes: int) -> int:
    return votes + 10


opinion(FANTASTIC_RHETORIC, worth=1.2, use=lambda it: it.votes(it.seat) >= 3)


@HOOKS.reaction(Voted, DISCREDIT, when=lambda s, me, w: w.seat != me)
async def discredit(s: Twilight, me: int, w: Voted) -> None:
    "Another player's vote becomes an abstention."
    w.cancelled = True


opinion(DISCREDIT, worth=0.8, use=lambda it: it.about["seat"] == it.leader())


@HOOKS.reaction([StrategyPhase, StrategiesTaken], USURPER, when=lambda s, me, w: s.owner[MECATOL_REX] == me)
async def usurper(s: Twilight, me: int, w: StrategyPhase | StrategiesTaken) -> None:
    """The card stays at Mecatol Rex as long as you control it: twice its influence in votes, even if it is exhausted.
    (A Touch of Genius that does the same stays there itself: touch_of_genius.py.)"""
    s.discard.remove(USURPER)
    s.out_of_play.append(USURPER)
    lasts(s, USURPER, TABLE, GAME, me)


@HOOKS.modifier(Votes, USURPER)
def on_the_throne(s: Twilight, me: int, query: Votes, votes: int) -> int:
    if (query.seat,) not in in_force(s, USURPER):
        return votes
    worth = influence(s, MECATOL_REX)
    return votes + 2 * worth - (0 if s.exhausted >> MECATOL_REX & 1 else worth)


@always("card.usurper")
def dethroned(s: Twilight) -> None:
    "The card is lost together with Mecatol Rex."
    if all(seat != s.owner[MECATOL_REX] for (seat,) in in_force(s, USURPER)):
        drop(s, USURPER, TABLE)


opinion(USURPER, worth=0.9, use=True)
