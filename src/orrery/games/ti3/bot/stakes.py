"""What a vote of the council is worth to a bot in Twilight Imperium 3: how it will end, and in whose interest."""

from __future__ import annotations

from typing import Any

from orrery.games.common.votes import leading, tally
from orrery.games.ti3.bot.judge import BotJudge, opinion_of
from orrery.games.ti3.bot.votes import promised, wished
from orrery.games.ti3.rules.council import candidates, votes
from orrery.games.ti3.rules.data import POLITICS
from orrery.games.ti3.rules.nouns import FOR
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text_of_politic
from orrery.games.ti3.rules.things import Planet, Politic, Seat, Verdict

OPINION, HABIT = 2.0, 1.0
"""What it is worth to be on the winning side, where the position matters and where it does not."""
HONOUR, BURDEN, OWN_PLANET = 3.0, 4.0, 3.0


def expected(s: Twilight, seat: int) -> Any:
    """What a seat will vote for, as far as one can tell; None if it abstains."""
    assert s.council is not None
    possible = candidates(s)
    kept = promised(s, seat)
    return kept if kept in possible else wished(s, seat, s.council.card, [*possible, None])


def outcome(s: Twilight, voter: int, said: Any) -> Any:
    """How the vote ends if this voter says so and all later voters vote as expected; None if nothing is decided."""
    c = s.council
    assert c is not None
    possible = candidates(s)
    order = clockwise(s, s.speaker + 1)
    later = [
        seat for seat in order[order.index(Seat(voter)) + 1 :] if not c.silent >> seat & 1 and c.only in (-1, seat)
    ]
    cast: list[tuple[Any, int]] = [(_said(verdict), weight) for _, weight, verdict in c.ballots]
    cast += [(said, votes(s, voter)), *((expected(s, seat), votes(s, seat)) for seat in later)]
    first = leading(possible, tally(possible, [one for one in cast if one[0] is None or one[0] in possible]))
    if len(first) > 1:
        tied = wished(s, s.speaker, c.card, first)
        return tied if tied in first else first[0]
    return first[0] if first else None


def _said(verdict: Verdict) -> Any:
    _, *named = verdict
    return None if not named else tuple(named) if len(named) > 1 else named[0]


def interest(s: Twilight, seat: int, card: Politic, result: Any) -> float:
    """What a result is worth to a seat, in trade goods."""
    if result is None:
        return 0.0
    judge = BotJudge(s, seat)
    good, ahead, said = judge.votes_for(card), judge.leader(), opinion_of(text_of_politic(card))
    match POLITICS[card].elect:
        case "":
            weight = said.stakes if said.stakes is not None else OPINION if callable(said.vote) else HABIT
            return weight if (result == FOR) == good else -weight
        case "player":
            if result == seat:
                return HONOUR if good else -BURDEN
            return (-1.0 if good else 1.5) if result == ahead else 0.0
        case "players":
            return -BURDEN if seat in result else 1.0 if ahead in result else 0.0
        case "planet" | "planets":
            owners = [s.owner[Planet(p)] for p in (result if isinstance(result, tuple) else (result,))]
            return -OWN_PLANET if seat in owners else 1.0 if ahead in owners else 0.0
        case "law":
            return -1.5 * judge.likes(Politic(result))
    return 0.0


def stake(s: Twilight, seat: int, voter: int, verdict: Verdict) -> float:
    """What it is worth to a seat, in trade goods, that a voter votes this way and not as expected."""
    if s.council is None:
        return 0.0
    now, then = outcome(s, voter, expected(s, voter)), outcome(s, voter, _said(verdict))
    return 0.0 if now == then else interest(s, seat, s.council.card, then) - interest(s, seat, s.council.card, now)
