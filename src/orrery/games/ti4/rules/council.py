"""Twilight Imperium 4: the agenda phase (LRR 2): agendas are revealed, voted on and resolved."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import Choose, choose, pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.votes import leading, tally
from orrery.games.ti4.rules.agenda_deck import draw_agenda, is_void
from orrery.games.ti4.rules.board import influence, planets_of, ready_planets
from orrery.games.ti4.rules.covert import COVERT_LEGISLATION, draw_hidden, show_hidden
from orrery.games.ti4.rules.data import PLANETS
from orrery.games.ti4.rules.effects import AGENDA_PHASE, VOTE, expire
from orrery.games.ti4.rules.hooks import AGENDAS, happens, number, step, touches
from orrery.games.ti4.rules.kinds import AFTERS, CAST_VOTES, DECIDE, READY_SOME, WHENS
from orrery.games.ti4.rules.kinds import VOTE as BALLOT
from orrery.games.ti4.rules.laws import attach_law, discard_law, is_in_play, leave_play, put_in_play
from orrery.games.ti4.rules.nouns import AGAINST
from orrery.games.ti4.rules.options import (
    ANOTHER_AGENDA,
    ANSWERS_FIRST,
    PLOT_FORETOLD,
    SPEAKER_SILENT,
    VOTES_ALONE,
    ruling,
)
from orrery.games.ti4.rules.outcomes import ELECT, elected_planet, elected_player, is_planet, is_player, outcomes_of
from orrery.games.ti4.rules.predictions import come_true
from orrery.games.ti4.rules.queries.council import (
    ExtraVotes,
    ExtraVotesForbidden,
    FreeVotes,
    PlanetsReadied,
    VoteForbidden,
    VoteOrder,
    VotesOfPlanet,
)
from orrery.games.ti4.rules.seats import clockwise, clockwise_after
from orrery.games.ti4.rules.state import Council, Imperium
from orrery.games.ti4.rules.texts import agenda_row
from orrery.games.ti4.rules.things import NO_OUTCOME, NO_SEAT, Outcome, Planet, Seat
from orrery.games.ti4.rules.transactions import pauses, with_trade
from orrery.games.ti4.rules.windows.council import (
    AgendaKnown,
    AgendaOver,
    AgendaPhaseBegins,
    AgendaPhaseEnds,
    AgendaResolved,
    AgendaRevealed,
    BallotBegins,
    OutcomeKnown,
    VoteBegins,
    VotesCast,
    VotingBegins,
)


def council_of(s: Imperium) -> Council:
    """The agenda being voted on."""
    assert s.council is not None
    return s.council


# --- the phase ---------------------------------------------------------------------------------------------------


async def agenda_phase(s: Imperium) -> None:
    """Two agendas; there is no such phase while the custodians token is on Mecatol Rex (LRR 2.1 to 2.3)."""
    if s.custodians:
        return
    s.phase = "agenda"
    s.active = NO_SEAT
    then(s, frame(reveal_agenda, 1), frame(reveal_agenda, 2), frame(agenda_phase_over))
    await happens(s, AgendaPhaseBegins(s.round))


async def agenda_phase_over(s: Imperium) -> None:
    """All planets are readied; a new round begins (LRR 2.4)."""
    await happens(s, AgendaPhaseEnds(s.round))
    then(s, *(frame(ready_own, seat) for seat in clockwise(s, s.speaker)), frame(agenda_phase_done))


@step
async def ready_own(s: Imperium, seat: Seat) -> None:
    """A player readies all own planets, unless a text sets a limit (LRR 2.4)."""
    tired = [planet for planet in planets_of(s, seat) if s.exhausted >> planet & 1]
    most = number(s, len(PLANETS), PlanetsReadied, seat) if touches(s, PlanetsReadied) else len(tired)
    if most < len(tired):
        tired = list(await pick(seat, READY_SOME, tired, most, most, None, "LRR 2.4", "LRR 2.4"))
    for planet in tired:
        s.exhausted &= ~(1 << planet)


@step
async def agenda_phase_done(s: Imperium) -> None:
    """What lasted for the phase holds no more."""
    expire(s, AGENDA_PHASE)


# --- revealing (LRR 2.2i) ----------------------------------------------------------------------------------------


@step
async def reveal_agenda(s: Imperium, turn: int) -> None:
    """The speaker reveals the top agenda, the first or second of the phase (LRR 2.2i, 81.2). One that says it is
    discarded for another is, before or after what is done when an agenda is revealed (LRR R.15)."""
    card = await draw_agenda(s)
    if card is None:
        return
    tell(s, "ti4-log-agenda", agenda=card)
    if is_void(s, card) and not ruling(s, ANSWERS_FIRST):
        s.agenda_discard.append(card)
        then(s, frame(reveal_agenda, turn))
        return
    put_to_vote(s, card, turn)


def put_to_vote(s: Imperium, card: Ability, turn: int) -> None:
    """An agenda lies before the council; on each there can be new transactions (LRR 91.6)."""
    s.council = Council(card, turn)
    for p in s.players:
        p.dealt = 0
    then(s, *pauses(s, WHENS), frame(agenda_revealed))


@step
async def vote_again(s: Imperium, law: Ability, turn: int) -> None:
    """A law in play is voted on as if it were just revealed; it stays in play meanwhile (LRR F.23)."""
    if is_in_play(s, law):
        tell(s, "ti4-log-agenda", agenda=law)
        put_to_vote(s, law, turn)


@step
async def agenda_revealed(s: Imperium) -> None:
    """What is done "when" an agenda is revealed; it may be replaced (LRR 31.15, 31.20)."""
    c = council_of(s)
    if not await happens(s, AgendaRevealed(c.agenda)) or is_void(s, c.agenda):
        await set_aside(s)
        then(s, frame(agenda_over), frame(reveal_agenda, c.number))
    elif c.agenda == COVERT_LEGISLATION:
        then(s, frame(draw_hidden), *pauses(s, AFTERS), frame(agenda_known))
    else:
        then(s, *pauses(s, AFTERS), frame(agenda_known))


def outcomes(s: Imperium) -> list[Outcome]:
    """The possible outcomes of the agenda (LRR 2.8 to 2.11)."""
    c = council_of(s)
    if c.hidden:
        return ELECT[c.elect](s)
    return [] if c.agenda == COVERT_LEGISLATION else outcomes_of(s, c.agenda)


@step
async def agenda_known(s: Imperium) -> None:
    """What is done "after" an agenda has been revealed. One without a possible outcome is discarded without effect, or
    for another one (LRR R.14)."""
    c = council_of(s)
    if not outcomes(s):
        await set_aside(s)
        then(s, frame(agenda_over), *([frame(reveal_agenda, c.number)] if ruling(s, ANOTHER_AGENDA) else ()))
        return
    then(s, frame(voting))
    await happens(s, AgendaKnown(c.agenda))


# --- voting (LRR 2.2ii, 2.5 to 2.16) -----------------------------------------------------------------------------


def vote_order(s: Imperium) -> list[Seat]:
    """Clockwise from the speaker's left, the speaker last (LRR 2.2ii); texts may change that."""
    seats = clockwise_after(s, s.speaker)
    return sorted(seats, key=lambda seat: number(s, seats.index(seat), VoteOrder, seat))


def yet_to_vote(s: Imperium) -> list[Seat]:
    """Who has not had a vote on the agenda yet, in the order in which they vote; whoever votes now comes first."""
    return [seat for seat in vote_order(s) if not council_of(s).done >> seat & 1]


@step
async def voting(s: Imperium) -> None:
    """All vote in turn, unless a text decides without a vote (then the outcome is known already)."""
    if await happens(s, VotingBegins(council_of(s).agenda)):
        then(s, *(frame(vote, seat) for seat in vote_order(s)), frame(count_votes))
    else:
        then(s, frame(outcome_known))


def may_vote(s: Imperium, seat: int) -> bool:
    """Whether a player can vote on this agenda (LRR 2.16); of one that only the speaker knows it is a ruling whether
    the speaker can (LRR R.16)."""
    c = council_of(s)
    if c.hidden and seat == s.speaker and ruling(s, SPEAKER_SILENT):
        return False
    return not number(s, c.barred >> seat & 1, VoteForbidden, seat)


def votes_of(s: Imperium, seat: int) -> dict[Planet, int]:
    """The votes of each ready planet that has any (LRR 2.6)."""
    found = {planet: number(s, influence(s, planet), VotesOfPlanet, seat, planet) for planet in ready_planets(s, seat)}
    return {planet: votes for planet, votes in found.items() if votes > 0}


def most_votes(s: Imperium, seat: int) -> int:
    """The most votes a player can cast: of all ready planets, and what texts add (LRR 2.6, 2.15)."""
    votes = sum(votes_of(s, seat).values()) + number(s, 0, FreeVotes, seat)
    return votes if number(s, 0, ExtraVotesForbidden, seat) else votes + number(s, 0, ExtraVotes, seat)


@step
async def vote(s: Imperium, seat: Seat) -> None:
    """A player casts votes or abstains. Also when a player cannot vote the time for it passes (LRR F.43)."""
    c = council_of(s)
    if s.players[seat].eliminated:
        return
    c.voting, outcome = seat, NO_OUTCOME
    if may_vote(s, seat):
        await happens(s, BallotBegins(seat, c.agenda))
        await happens(s, VoteBegins(seat, c.agenda))
        outcome = await cast(s, seat)
        c.demanded = NO_OUTCOME
    c.voting, c.done = NO_SEAT, c.done | 1 << seat
    if outcome < 0:
        tell(s, "ti4-log-abstains", seat=seat)
    await happens(s, VotesCast(seat, c.agenda, outcome))


async def cast(s: Imperium, seat: Seat) -> Outcome:
    """A player names an outcome and exhausts planets for votes; casting none is abstaining (LRR 2.6, 2.12, F.20).
    Additional votes need others, or can be the only ones (LRR R.17)."""
    worth, free = votes_of(s, seat), number(s, 0, FreeVotes, seat)
    alone = ruling(s, VOTES_ALONE) and not number(s, 0, ExtraVotesForbidden, seat)
    free += number(s, 0, ExtraVotes, seat) if alone else 0
    outcome = await ballot(s, seat) if worth or free else None
    if outcome is None:
        return NO_OUTCOME
    planets = await exhaust_for_votes(s, seat, worth, free) if worth else ()
    votes = free + sum([worth[planet] for planet in planets])
    council_of(s).votes.append((seat, outcome, votes))
    tell(s, "ti4-log-votes", seat=seat, outcome=outcome, votes=votes)
    if not alone:
        add_votes(s, seat, number(s, 0, ExtraVotes, seat))
    return outcome


async def ballot(s: Imperium, seat: Seat) -> Outcome | None:
    """What a player votes for; nothing is an abstention (LRR 2.12, 2.14)."""

    def ask() -> Choose[Outcome | None]:
        agenda, demanded = council_of(s).agenda, council_of(s).demanded
        options = [demanded] if demanded >= 0 else [*outcomes(s), None]
        return choose(seat, BALLOT, options, explain=lambda _: No("LRR 2.9"), agenda=agenda)

    return await with_trade(s, ask)


async def exhaust_for_votes(s: Imperium, seat: Seat, worth: dict[Planet, int], free: int) -> tuple[Planet, ...]:
    """Planets are exhausted, each for all of its votes (LRR 2.6, 2.6a); trade goods are no votes (2.13)."""
    low, chosen = 0 if free else 1, tuple(sorted(worth))
    if low < len(worth):
        chosen = await pick(seat, CAST_VOTES, chosen, low, len(worth), None, "LRR 2.6", "LRR 2.6")
    for planet in chosen:
        s.exhausted |= 1 << planet
    return chosen


def vote_of(s: Imperium, seat: int) -> Outcome:
    """What a player has voted for; -1 without any votes."""
    return next((outcome for who, outcome, votes in council_of(s).votes if who == seat and votes > 0), NO_OUTCOME)


def voters(s: Imperium, outcome: Outcome) -> list[Seat]:
    """Who has cast votes for an outcome, clockwise from the speaker on."""
    return [seat for seat in clockwise(s, s.speaker) if vote_of(s, seat) == outcome]


def extra_votes_allowed(s: Imperium, seat: int) -> bool:
    """Whether a player who has voted can cast additional votes (LRR 2.15, 2.16)."""
    return may_vote(s, seat) and vote_of(s, seat) >= 0 and not number(s, 0, ExtraVotesForbidden, seat)


def add_votes(s: Imperium, seat: int, votes: int) -> None:
    """Additional votes go to the outcome for which the player's other votes are (LRR 2.15)."""
    if votes > 0 and extra_votes_allowed(s, seat):
        c = council_of(s)
        c.votes = [(who, outcome, n + votes if who == seat else n) for who, outcome, n in c.votes]
        tell(s, "ti4-log-more-votes", seat=seat, votes=votes)


@step
async def count_votes(s: Imperium) -> None:
    """Most votes decide; between equals, or without any votes, the speaker does, which is no vote (LRR 2.19)."""
    c = council_of(s)
    possible = outcomes(s)
    ballots = [(outcome, votes) for _, outcome, votes in c.votes if outcome in possible]
    first = leading(possible, tally(possible, ballots))
    if len(first) > 1:
        c.outcome = await with_trade(
            s, lambda: choose(s.speaker, DECIDE, first, explain=lambda _: No("LRR 2.19"), agenda=c.agenda)
        )
    else:
        c.outcome = first[0]
    then(s, frame(outcome_known))


# --- resolving (LRR 2.2iii, 2.18 to 2.22) ------------------------------------------------------------------------


@step
async def outcome_known(s: Imperium) -> None:
    """The outcome is about to be resolved: texts may change it, or discard the agenda instead. Then no outcome is
    resolved, and whether predictions can be correct is a ruling (LRR R.19)."""
    c = council_of(s)
    c.voted = c.outcome
    tell(s, "ti4-log-outcome", agenda=c.agenda, outcome=c.outcome)
    w = OutcomeKnown(c.agenda, c.outcome)
    stands = await happens(s, w)
    c.outcome = w.outcome
    if stands:
        then(s, frame(resolve))
    else:
        await set_aside(s)
        then(s, *(come_true(s, c) if ruling(s, PLOT_FORETOLD) else ()), frame(agenda_over))
        await happens(s, AgendaResolved(c.agenda, NO_OUTCOME, NO_SEAT))


@step
async def resolve(s: Imperium) -> None:
    """The outcome is carried out as the agenda says (LRR 2.18). A law that stays is in play by then (1.3, 2.20)."""
    c = council_of(s)
    if c.hidden:
        s.agenda_discard.append(c.agenda)
        c.hidden, c.agenda = False, await show_hidden(s)
    c.elected = elected_by(s, c.outcome)
    if stays(c):
        await enact(s)
    then(s, frame(resolved))
    if c.agenda in AGENDAS:
        await AGENDAS[c.agenda].do(s, c.outcome)


def elected_by(s: Imperium, outcome: Outcome) -> Seat:
    """The player who is elected, or who controls the planet that is (LRR 2.10, 2.11); -1 where neither is."""
    if is_player(outcome):
        return elected_player(outcome)
    return s.owner[elected_planet(outcome)] if is_planet(outcome) else NO_SEAT


def stays(c: Council) -> bool:
    """Whether the agenda stays in play: a law, after an election or "for" (LRR 2.20, 2.21)."""
    return agenda_row(c.agenda).law and c.outcome != AGAINST


async def enact(s: Imperium) -> None:
    """The law comes into play: with the elected player, on the elected planet, or for all (LRR 1.3). One that is voted
    on again leaves its place first; its owner may have discarded it for this very vote."""
    c = council_of(s)
    if is_in_play(s, c.agenda):
        await leave_play(s, c.agenda)
    elif c.agenda in s.agenda_discard:
        s.agenda_discard.remove(c.agenda)
    if is_player(c.outcome):
        put_in_play(s, c.agenda, elected_player(c.outcome))
    elif is_planet(c.outcome):
        attach_law(s, c.agenda, elected_planet(c.outcome))
    else:
        put_in_play(s, c.agenda)
    tell(s, "ti4-log-law", agenda=c.agenda)


@step
async def resolved(s: Imperium) -> None:
    """What is not a law in play is discarded (LRR 1.6, 1.8, 2.21); then come the predictions (2.22b)."""
    c = council_of(s)
    if not stays(c):
        await set_aside(s)
    then(s, *come_true(s, c), frame(agenda_over))
    await happens(s, AgendaResolved(c.agenda, c.outcome, c.elected))


async def set_aside(s: Imperium) -> None:
    """The agenda is discarded; so is one that only the speaker knows, and a law that was voted on again."""
    c = council_of(s)
    if c.hidden:
        s.agenda_discard.append(await show_hidden(s))
        c.hidden = False
    if is_in_play(s, c.agenda):
        await discard_law(s, c.agenda)
    elif c.agenda not in s.agenda_discard:
        s.agenda_discard.append(c.agenda)


@step
async def agenda_over(s: Imperium) -> None:
    """The council is done with an agenda; what held for it holds no more. Laws to be voted on again follow."""
    c = council_of(s)
    await happens(s, AgendaOver(c.agenda))
    then(s, *(frame(vote_again, law, c.number) for law in c.again))
    s.council = None
    expire(s, VOTE)
