"""Twilight Imperium 4 in the browser: the tactical action, the combat, the agenda, laws, and the arguments of the
reader's questions with the numbers that their forms need."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import TABLE
from orrery.core.ask import Decision
from orrery.core.unknown import known
from orrery.games.common.picks import Counts, Pay
from orrery.games.ti4.board.galaxy import group
from orrery.games.ti4.board.moving import MOVING, hold, leaving, shop, spending
from orrery.games.ti4.board.shapes import (
    ActivationNow,
    Asked,
    Ballot,
    CombatNow,
    CouncilNow,
    DieNow,
    LawNow,
    Origin,
    Possible,
    ReachNow,
    Rider,
    SideNow,
    Volley,
    Voter,
)
from orrery.games.ti4.rules.board import in_space, on_planet
from orrery.games.ti4.rules.combat import nebula_bonus, volleys_of
from orrery.games.ti4.rules.council import may_vote, outcomes, vote_order, votes_of
from orrery.games.ti4.rules.data import GROUND_FORCES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.laws import law_holder, laws_in_play
from orrery.games.ti4.rules.movement import Ways
from orrery.games.ti4.rules.nouns import MEANS, OUTCOME
from orrery.games.ti4.rules.queries.council import ExtraVotes, ExtraVotesForbidden, FreeVotes
from orrery.games.ti4.rules.state import Combat, Imperium
from orrery.games.ti4.rules.tactical import activatable
from orrery.games.ti4.rules.things import NO_PLANET, Outcome, Place, Seat, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.server.messages import Thing
from orrery.text import Words

FEW = 12
"""So many possible outcomes are all shown; of more only those that somebody has named."""

# --- the tactical action -----------------------------------------------------------------------------------------


def activation(s: Imperium) -> ActivationNow | None:
    """The tactical action being carried out."""
    a = s.activation
    if a is None:
        return None
    return ActivationNow(
        seat=a.seat,
        place=a.place,
        arriving=group(a.seat, a.arriving),
        leaving=group(a.seat, a.group),
        at=a.at,
        moving=a.moving,
    )


def reach(s: Imperium, seat: int) -> list[ReachNow]:
    """From where a player's ships would come to each system that can be activated, before it is chosen."""
    bound, found = s.players[seat].tokens, []
    homes = sorted(s.players[seat].space)
    for place in places_in(activatable(s, Seat(seat))):
        ways = Ways(s, seat, place)
        origins = [origin(ways, at) for at in homes if at != place and not bound >> at & 1]
        found.append(ReachNow(place, [it for it in origins if it.units]))
    return [it for it in found if it.origins]


def origin(ways: Ways, place: Place) -> Origin:
    """The ships at a place that would get to the target."""
    movers = ways.movers(place)
    return Origin(place, [*movers], [unit for unit, rifts in movers.items() if rifts])


# --- combat ------------------------------------------------------------------------------------------------------


def combat(s: Imperium) -> CombatNow | None:
    """The current combat, attacker first."""
    c = s.combat
    if c is None:
        return None
    return CombatNow(place=c.place, planet=c.planet, round=c.round, sides=(side(s, c, 0), side(s, c, 1)))


def side(s: Imperium, c: Combat, which: int) -> SideNow:
    """One side of a combat: its units, its dice, the hits it has to assign."""
    seat = c.seats[which]
    forces = fighting(s, c, seat)
    return SideNow(
        seat=seat,
        group=group(seat, forces),
        hits=c.hits[which],
        retreats=c.retreats == which,
        volleys=volleys(s, c, which, forces),
    )


def fighting(s: Imperium, c: Combat, seat: Seat) -> Forces:
    """The units of a side: in space, or on the planet, where those that have landed stand for the attacker's."""
    if c.planet == NO_PLANET:
        return in_space(s, seat, c.place)
    a = s.activation
    if a is not None and a.seat == seat and c.planet in a.landed:
        return a.landed[c.planet]
    return on_planet(s, seat, c.planet)


def volleys(s: Imperium, c: Combat, which: int, forces: Forces) -> list[Volley]:
    """The combat dice of a side as they are before anybody adds to them."""
    seat = c.seats[which]
    if c.planet == NO_PLANET:
        return [Volley(*volley) for volley in volleys_of(s, seat, c.place, nebula_bonus(s, which))]
    models = [(unit, forces.all[unit], sheet(s, seat).models[unit]) for unit in GROUND_FORCES]
    return [Volley(unit, n * it.dice, it.combat) for unit, n, it in models if n and it is not None]


def roll(s: Imperium) -> list[DieNow]:
    """The dice just rolled, while they can be changed."""
    r = s.roll
    if r is None:
        return []
    rows = zip(r.units, r.dice, r.bonus, r.needs, strict=True)
    return [DieNow(unit, die, bonus, need, die + bonus >= need) for unit, die, bonus, need in rows]


# --- the council -------------------------------------------------------------------------------------------------


def council(s: Imperium, words: Words) -> CouncilNow | None:
    """The agenda before the council, how players have voted, what was predicted, and who has yet to vote."""
    c = s.council
    if c is None:
        return None
    voted = [seat for seat, _, _ in c.votes]
    hidden = [card for layer in s.hidden_agenda.layers for card in known(layer) or ()]
    playing = [seat for seat in vote_order(s) if seat not in voted]
    return CouncilNow(
        agenda=c.agenda,
        number=c.number,
        hidden=hidden[0] if hidden else -1,
        ballots=[Ballot(*cast) for cast in c.votes],
        outcomes=possible(s, words),
        to_vote=[Voter(seat, most_votes(s, seat)) for seat in playing if may_vote(s, seat)] if c.outcome < 0 else [],
        silent=[seat for seat in playing if not may_vote(s, seat)],
        riders=[Rider(*predicted) for predicted in c.predictions],
        outcome=c.outcome,
    )


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


def most_votes(s: Imperium, seat: int) -> int:
    """The most votes a player can cast: of all ready planets, and what texts add (LRR 2.6, 2.15)."""
    votes = sum(votes_of(s, seat).values()) + number(s, 0, FreeVotes, seat)
    return votes if number(s, 0, ExtraVotesForbidden, seat) else votes + number(s, 0, ExtraVotes, seat)


def laws(s: Imperium) -> list[LawNow]:
    """The laws in play: in the common play area, with an owner, or on a planet (LRR 1.3, 1.4)."""
    found = []
    for law in laws_in_play(s):
        holder = law_holder(s, law)
        found.append(LawNow(law, TABLE if holder is None else holder, s.law_planets.get(law, NO_PLANET)))
    return found


# --- questions ---------------------------------------------------------------------------------------------------

FORMS = ("kind", "worth", "costs", "lots", "most", "money", "reach", "means", "leaving", "hold", "cheapest", "stays")
ARGUMENTS = [name for name in Asked.__struct_fields__ if name not in FORMS]
"""The arguments of questions that the page reads as numbers."""


def asked(s: Imperium, decision: Decision[Any]) -> Asked:
    """The arguments of a question, and the numbers a form for it needs."""
    args = decision.args
    told = Asked(kind=decision.kind.name, **{name: args[name] for name in ARGUMENTS if isinstance(args.get(name), int)})
    if isinstance(decision, Pay):
        told.means = str(args.get("means", "resources"))
        told.worth = {MEANS.names[item]: decision.worth.get(item, decision.coin) for item in sorted({*decision.items})}
        spending(told, s, decision)
    elif decision.kind.name == "produce" and isinstance(decision, Counts):
        shop(told, s, decision)
    elif decision.kind.name == "activate":
        told.reach = reach(s, decision.seat)
    elif decision.kind.name in MOVING:
        told.leaving, told.hold = leaving(s, decision), hold(s, decision)
    return told
