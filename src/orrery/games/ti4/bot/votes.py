"""What a bot thinks of the agendas of Twilight Imperium 4: for or against, whom or what to elect, how many votes that
is worth, and how a vote will end."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.common.votes import leading, tally
from orrery.games.ti4.bot.goals import open_goals
from orrery.games.ti4.bot.judge import BotJudge, opinion_of
from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.council import may_vote, outcomes, vote_order, votes_of
from orrery.games.ti4.rules.nouns import AGAINST, FOR, LAWS_AT, OBJECTIVE, OBJECTIVES_AT, STRATEGIES_AT
from orrery.games.ti4.rules.outcomes import (
    elected_law,
    elected_planet,
    elected_player,
    elected_strategy,
    is_planet,
    is_player,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import agenda_row
from orrery.games.ti4.rules.things import Outcome, Planet

DEBATE = OBJECTIVE.index["drive_the_debate"]
ELECTED = 6.0
"""What it is worth to be elected if an objective asks for it."""
HABIT = 1.0
"""How much an agenda matters about which its text says nothing."""


def interest(s: Imperium, seat: int, agenda: Ability, outcome: Outcome) -> float:
    """What an outcome is worth to a player, roughly in trade goods."""
    judge, said = BotJudge(s, seat), opinion_of(agenda)
    good, stakes = judge.votes_for(agenda), said.stakes if said.stakes is not None else 2.0 * HABIT
    debates = ELECTED if DEBATE in open_goals(s, seat) else 0.0
    if outcome in (FOR, AGAINST):
        return stakes if (outcome == FOR) == good else -stakes
    if is_player(outcome):
        who = elected_player(outcome)
        if who == seat:
            return debates + (stakes if good else -stakes)
        ahead = who == judge.leader()
        return (-0.5 if good else 0.5) * stakes * (1.0 if ahead else 0.3)
    if is_planet(outcome):
        return planet_interest(judge, agenda, elected_planet(outcome), stakes, good) + debates * (
            s.owner[elected_planet(outcome)] == seat
        )
    if LAWS_AT <= outcome < STRATEGIES_AT:
        return -stakes * judge.likes(elected_law(outcome))
    if outcome < OBJECTIVES_AT:
        return 0.2 * judge.strategy(elected_strategy(outcome))
    return 0.0


def planet_interest(judge: BotJudge, agenda: Ability, planet: Planet, stakes: float, good: bool) -> float:
    """What it is worth that a planet is elected: an honour for an own one, or harm for a rival's."""
    owner, value = judge.s.owner[planet], opinion_of(agenda).planet
    size = judge.loss(planet) / 6 if value is None else 0.5
    if owner == judge.seat:
        return stakes * size if good else -stakes * size
    ahead = 1.0 if owner == judge.leader() else 0.5
    return -0.5 * stakes * size * ahead if good else stakes * size * ahead


def wished(s: Imperium, seat: int, agenda: Ability, options: list[Outcome]) -> Outcome:
    """The outcome in a player's own interest."""
    return max(options, key=lambda it: (interest(s, seat, agenda, it), -it))


def subject(s: Imperium) -> Ability:
    """The agenda that is voted on."""
    assert s.council is not None
    return s.council.agenda


def vote(s: Imperium, seat: int, d: Any) -> int | None:
    """The outcome in the bot's own interest, or one that it has predicted; nothing if it does not matter."""
    options = [it for it in d.options() if it is not None]
    if not options:
        return None
    predicted = [it for who, _, it in s.council.predictions if who == seat] if s.council is not None else []
    found = [it for it in predicted if it in options]
    return int(found[0] if found else wished(s, seat, d.args["agenda"], options))


def decide(s: Imperium, seat: int, d: Any) -> int:
    """The speaker decides between equals."""
    return int(wished(s, seat, d.args["agenda"], list(d.options())))


def cast_votes(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many planets as it takes to lead, if the outcome matters; otherwise the poorest one. All planets are readied
    when the agenda phase is over, so only the second agenda of the phase competes for them."""
    worth = votes_of(s, seat)
    ranked = sorted(d.items, key=lambda p: (-worth[p], p))
    first = s.council is not None and s.council.number == 1
    agenda = subject(s)
    matters = max(abs(interest(s, seat, agenda, it)) for it in outcomes(s)) if outcomes(s) else 0.0
    share = 1.0 if not first else 0.7 if matters >= 3.0 else 0.4
    count = max(d.low, min(d.high, round(share * len(ranked))))
    return tuple(sorted(ranked[:count]))


def forecast(s: Imperium) -> Outcome | None:
    """How a vote will end, if all vote in their own interest with all that they have; None if nothing is possible."""
    possible = outcomes(s)
    c = s.council
    if not possible or c is None:
        return None
    have = {who for who, _, _ in c.votes}
    ballots = [(outcome, n) for _, outcome, n in c.votes if outcome in possible]
    to_come = [seat for seat in vote_order(s) if seat not in have and may_vote(s, seat)]
    ballots += [(wished(s, seat, c.agenda, possible), sum(votes_of(s, seat).values())) for seat in to_come]
    ahead = leading(possible, tally(possible, ballots))
    return ahead[0] if len(ahead) == 1 else wished(s, s.speaker, c.agenda, ahead)


def predict(s: Imperium, seat: int, d: Any) -> int:
    """The outcome that is most likely."""
    options = list(d.options())
    expected = forecast(s) if s.council is not None else None
    if expected in options:
        return int(expected)
    return int(wished(s, seat, subject(s), options)) if s.council is not None else int(options[0])


# --- agendas to come ---------------------------------------------------------------------------------------------


def agenda_worth(s: Imperium, seat: int, agenda: Ability) -> float:
    """How much a player would like an agenda to come up."""
    judge, elect = BotJudge(s, seat), agenda_row(agenda).elect
    said = opinion_of(agenda).worth
    if said is not None:
        return said(judge) if callable(said) else said
    if elect == "player":
        return 2.0 if judge.votes_for(agenda) else (-2.0 if judge.first() else 1.5)
    if elect:
        return 0.5
    return 1.0 if judge.votes_for(agenda) else 0.0


def under(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The agendas that the bot does not like go under the deck."""
    return tuple(sorted([it for it in d.items if agenda_worth(s, seat, it) <= 0]))


def agenda_first(s: Imperium, seat: int, d: Any) -> int:
    return int(max(d.options(), key=lambda it: (agenda_worth(s, seat, it), -it)))


def agendas_kept(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The agendas that the bot likes best."""
    ranked = sorted(d.items, key=lambda it: (-agenda_worth(s, seat, it), it))
    liked = sum([agenda_worth(s, seat, it) > 0 for it in d.items])
    return tuple(sorted(ranked[: max(d.low, min(d.high, liked))]))


def ready_some(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The planets with the most resources."""
    ranked = sorted(d.items, key=lambda it: (-resources(s, it), it))
    return tuple(sorted(ranked[: d.high]))
