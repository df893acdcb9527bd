"""Twilight Imperium 4: the action cards of the agenda phase (LRR 2), in its order; riders are in riders.py."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.windows import ForOne
from orrery.games.ti4.rules.aims import aim, aim_amount
from orrery.games.ti4.rules.board import planets_of, traits_of
from orrery.games.ti4.rules.council import add_votes, council_of, extra_votes_allowed, outcomes, vote_of
from orrery.games.ti4.rules.hooks import HOOKS, happens
from orrery.games.ti4.rules.judge import Judge, hurt, opinion
from orrery.games.ti4.rules.kinds import AIM_PLAYER
from orrery.games.ti4.rules.nouns import TRAIT
from orrery.games.ti4.rules.options import AS_VOTED, PRESS_EACH, ruling
from orrery.games.ti4.rules.outcomes import elected_player, electing_player, is_player
from orrery.games.ti4.rules.predictions import predicted
from orrery.games.ti4.rules.seats import clockwise, others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.transactions import surrender_note
from orrery.games.ti4.rules.windows.council import (
    AgendaKnown,
    AgendaPhaseBegins,
    AgendaRevealed,
    OutcomeKnown,
    VotesCast,
)

ANCIENT_BURIAL_SITES = text("card.ancient_burial_sites")
VETO = text("card.veto")
DIPLOMATIC_PRESSURE = text("card.diplomatic_pressure")
ASSASSINATE_REPRESENTATIVE = text("card.assassinate_representative")
DISTINGUISHED_COUNCILOR = text("card.distinguished_councilor")
BRIBERY = text("card.bribery")
CONFUSING_LEGAL_TEXT = text("card.confusing_legal_text")
CONFOUNDING_LEGAL_TEXT = text("card.confounding_legal_text")
DEADLY_PLOT = text("card.deadly_plot")

CULTURAL = TRAIT.index["cultural"]
ELECTED, RESOLVED = 0, 1
"""Ranks of OutcomeKnown: who is elected comes before whether the outcome is resolved."""

# --- the phase begins --------------------------------------------------------------------------------------------


async def any_player(s: Imperium, me: int, w: AgendaPhaseBegins) -> Seat:
    return await aim(me, AIM_PLAYER, ANCIENT_BURIAL_SITES, sorted(clockwise(s, 0)))


@HOOKS.reaction(AgendaPhaseBegins, ANCIENT_BURIAL_SITES, aim=any_player)
async def ancient_burial_sites(s: Imperium, me: int, w: AgendaPhaseBegins, target: int) -> None:
    "The cultural planets of a player are exhausted."
    for planet in planets_of(s, target):
        if CULTURAL in traits_of(s, planet):
            s.exhausted |= 1 << planet


# --- an agenda is revealed (LRR 2.2i) ----------------------------------------------------------------------------


@HOOKS.reaction(AgendaRevealed, VETO)
async def veto(s: Imperium, me: int, w: AgendaRevealed) -> None:
    "The agenda is discarded, and the next one takes its place."
    w.cancelled = True


@dataclass(slots=True)
class Pressed(ForOne):
    """A player has put somebody under pressure, and may have another card for somebody else (LRR R.21)."""

    RULE = "LRR 3.6b"
    who: int
    """Those whom the player has already pressed, as bits."""


def with_notes(s: Imperium, me: int, w: AgendaRevealed | Pressed) -> list[Seat]:
    """The other players who have promissory notes in hand, and have not been pressed by this one."""
    pressed = w.who if isinstance(w, Pressed) else 0
    return sorted(other for other in others(s, me) if s.players[other].notes and not pressed >> other & 1)


async def whom_to_press(s: Imperium, me: int, w: AgendaRevealed | Pressed) -> Seat:
    return await aim(me, AIM_PLAYER, DIPLOMATIC_PRESSURE, with_notes(s, me, w))


@HOOKS.reaction(
    [AgendaRevealed, Pressed],
    DIPLOMATIC_PRESSURE,
    when=lambda s, me, w: bool(with_notes(s, me, w)),
    aim=whom_to_press,
)
async def diplomatic_pressure(s: Imperium, me: int, w: AgendaRevealed | Pressed, target: int) -> None:
    """Another player must give a promissory note of that player's choice. A second card in the same window is on the
    same effect (LRR 3.6b), unless it is ruled that another player is another target (LRR R.21)."""
    await surrender_note(s, target, me, DIPLOMATIC_PRESSURE)
    if ruling(s, PRESS_EACH):
        await happens(s, Pressed(me, 1 << target | (w.who if isinstance(w, Pressed) else 0)))


async def whose_vote(s: Imperium, me: int, w: AgendaKnown) -> Seat:
    return await aim(me, AIM_PLAYER, ASSASSINATE_REPRESENTATIVE, sorted(clockwise(s, 0)))


@HOOKS.reaction(AgendaKnown, ASSASSINATE_REPRESENTATIVE, aim=whose_vote)
async def assassinate_representative(s: Imperium, me: int, w: AgendaKnown, target: int) -> None:
    "A player cannot vote on this agenda (LRR 2.16)."
    council_of(s).barred |= 1 << target


# --- votes (LRR 2.5 to 2.16) -------------------------------------------------------------------------------------


@HOOKS.reaction(
    VotesCast,
    DISTINGUISHED_COUNCILOR,
    when=lambda s, me, w: w.seat == me and w.outcome >= 0 and extra_votes_allowed(s, me),
)
async def distinguished_councilor(s: Imperium, me: int, w: VotesCast) -> None:
    "Five more votes for the outcome just voted for; additional votes do not count as voting (LRR F.36)."
    add_votes(s, me, 5)


@HOOKS.reaction(
    VotesCast,
    BRIBERY,
    when=lambda s, me, w: w.seat == s.speaker and s.players[me].goods > 0 and extra_votes_allowed(s, me),
)
async def bribery(s: Imperium, me: int, w: VotesCast) -> None:
    "After the speaker's time to vote (LRR F.43): trade goods become votes for the outcome already voted for."
    goods = await aim_amount(me, BRIBERY, 1, s.players[me].goods)
    s.players[me].goods -= goods
    add_votes(s, me, goods)


# --- the outcome (LRR 2.17 to 2.22) ------------------------------------------------------------------------------


def elected(w: OutcomeKnown) -> int:
    """The elected player, as long as that can be changed; -1 if it is something else."""
    return elected_player(w.outcome) if is_player(w.outcome) and not w.cannot_change else -1


def electable(s: Imperium) -> list[Seat]:
    """The players who could be elected by this agenda."""
    return [elected_player(outcome) for outcome in outcomes(s) if is_player(outcome)]


def instead(s: Imperium, me: int) -> list[Seat]:
    return [seat for seat in electable(s) if seat != me]


async def who_instead(s: Imperium, me: int, w: OutcomeKnown) -> Seat:
    return await aim(me, AIM_PLAYER, CONFUSING_LEGAL_TEXT, instead(s, me))


@HOOKS.reaction(
    OutcomeKnown,
    CONFUSING_LEGAL_TEXT,
    when=lambda s, me, w: elected(w) == me and bool(instead(s, me)),
    aim=who_instead,
    rank=ELECTED,
)
async def confusing_legal_text(s: Imperium, me: int, w: OutcomeKnown, target: int) -> None:
    "Whoever is elected names another player, who is elected instead."
    w.outcome = electing_player(target)


@HOOKS.reaction(
    OutcomeKnown,
    CONFOUNDING_LEGAL_TEXT,
    when=lambda s, me, w: elected(w) not in (-1, me) and me in electable(s),
    rank=ELECTED,
)
async def confounding_legal_text(s: Imperium, me: int, w: OutcomeKnown) -> None:
    "Another player is elected: it is this one instead."
    w.outcome = electing_player(me)


def opposes(s: Imperium, me: int, w: OutcomeKnown) -> bool:
    """Whether a player has voted for or predicted another outcome than the one that would be resolved, or than the one
    with the most votes (LRR R.18)."""
    coming = council_of(s).voted if ruling(s, AS_VOTED) else w.outcome
    return any(outcome != coming for outcome in (vote_of(s, me), *predicted(s, me)) if outcome >= 0)


@HOOKS.reaction(OutcomeKnown, DEADLY_PLOT, when=opposes, rank=RESOLVED)
async def deadly_plot(s: Imperium, me: int, w: OutcomeKnown) -> None:
    "The agenda is discarded without effect and not replaced; then the player exhausts all own planets."
    w.cancelled = True
    for planet in planets_of(s, me):
        s.exhausted |= 1 << planet


# --- what bots think of them -------------------------------------------------------------------------------------


def fears_it(it: Judge) -> float:
    """When the likely outcome of the agenda is bad."""
    return 1.5 if it.outlook() <= -2.0 else -1.0


def badly_elected(it: Judge) -> float:
    """When it is no honour to be elected."""
    return -1.0 if it.votes_for(it.about["agenda"]) else 2.0


def worth_an_election(it: Judge) -> float:
    """When it is an honour to be elected."""
    return 2.0 if it.votes_for(it.about["agenda"]) else -1.0


def disaster(it: Judge) -> float:
    """When the outcome is so bad that all planets may be exhausted for it, which costs little on the second agenda."""
    c = it.s.council
    bad = -2.0 if c is not None and c.number > 1 else -4.0
    return 1.0 if it.interest(it.about["agenda"], it.about["outcome"]) <= bad else -1.0


opinion(ANCIENT_BURIAL_SITES, worth=0.8, use=1.0, player=hurt)
opinion(VETO, worth=1.2, use=fears_it)
opinion(DIPLOMATIC_PRESSURE, worth=0.8, use=1.0, player=hurt)
opinion(ASSASSINATE_REPRESENTATIVE, worth=0.9, use=fears_it, player=hurt)
opinion(DISTINGUISHED_COUNCILOR, worth=1.0, use=1.5)
opinion(BRIBERY, worth=0.6, use=fears_it, amount=3)
opinion(CONFUSING_LEGAL_TEXT, worth=0.8, use=badly_elected, player=hurt)
opinion(CONFOUNDING_LEGAL_TEXT, worth=1.0, use=worth_an_election)
opinion(DEADLY_PLOT, worth=0.7, use=disaster)
