"""Twilight Imperium 4 in the browser: the agenda before the council: outcomes with votes and predictions, the order of
voting with the votes that everybody could cast, the reader's own planets; and laws."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.unknown import known
from orrery.games.ti4.board.shapes import Ballot, CouncilNow, LawNow, PlanetVotes, Possible, Promise, Rider, Voter
from orrery.games.ti4.rules.council import may_vote, most_votes, outcomes, vote_order, votes_of, yet_to_vote
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.laws import law_holder, laws_in_play
from orrery.games.ti4.rules.nouns import OUTCOME
from orrery.games.ti4.rules.queries.council import FreeVotes
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Outcome, Seat
from orrery.server.messages import Thing
from orrery.text import Words

FEW = 12
"""So many possible outcomes are all shown; of more only those that somebody has named."""


def council(s: Imperium, reader: int, words: Words) -> CouncilNow | None:
    """The agenda before the council, how players have voted, what was predicted, and who has yet to vote."""
    c = s.council
    if c is None:
        return None
    voted = [seat for seat, _, _ in c.votes]
    hidden = [card for layer in s.hidden_agenda.layers for card in known(layer) or ()]
    order, able = vote_order(s), [seat for seat in vote_order(s) if may_vote(s, seat)]
    waiting = [voter(s, seat) for seat in yet_to_vote(s) if seat in able] if c.outcome < 0 else []
    return CouncilNow(
        agenda=c.agenda,
        number=c.number,
        hidden=hidden[0] if hidden else -1,
        ballots=[Ballot(*cast) for cast in c.votes],
        outcomes=possible(s, words),
        order=[*order],
        now=c.voting,
        to_vote=waiting,
        abstained=[seat for seat in able if c.done >> seat & 1 and seat not in voted],
        silent=[seat for seat in order if seat not in voted and seat not in able],
        riders=[Rider(*predicted) for predicted in c.predictions],
        promises=[Promise(who, to, str(words.noun("outcome", it))) for who, to, it in c.promises],
        outcome=c.outcome,
        mine=[PlanetVotes(*it) for it in votes_of(s, reader).items()] if reader in order else [],
        free=number(s, 0, FreeVotes, reader) if reader in order else 0,
    )


def voter(s: Imperium, seat: Seat) -> Voter:
    """A player who has yet to vote: the votes of all ready planets, and what texts add (LRR 2.6, 2.15)."""
    planets, most = votes_of(s, seat), most_votes(s, seat)
    return Voter(seat=seat, votes=most, planets=len(planets), more=most - sum(planets.values()))


def possible(s: Imperium, words: Words) -> list[Possible]:
    """The outcomes with their votes: all if they are few, otherwise those that somebody has named."""
    c = s.council
    assert c is not None
    sums: dict[Outcome, int] = {}
    for _, outcome, votes in c.votes:
        sums[outcome] = sums.get(outcome, 0) + votes
    every = outcomes(s)
    if len(every) > FEW:
        named = {*sums, *(outcome for _, _, outcome in c.predictions), c.outcome}
        every = [outcome for outcome in every if outcome in named]
    return [
        Possible(
            it, [Thing(*target) for target in OUTCOME.targets(it)], str(words.noun("outcome", it)), sums.get(it, 0)
        )
        for it in every
    ]


def laws(s: Imperium) -> list[LawNow]:
    """The laws in play: in the common play area, with an owner, or on a planet (LRR 1.3, 1.4)."""
    found = []
    for law in laws_in_play(s):
        holder = law_holder(s, law)
        found.append(LawNow(law, TABLE if holder is None else holder, s.law_planets.get(law, NO_PLANET)))
    return found
