"""How a bot votes in Twilight Imperium 4: for what, with how many planets; which outcome it predicts, and which agendas
it would like to come."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti4.bot.judge import BotJudge, opinion_of
from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.council import outcomes, votes_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import agenda_row
from orrery.games.ti4.rules.things import Outcome

MATTERS = 3.0
"""From such an interest on an agenda is worth most of the votes, although another one may follow."""


def vote(s: Imperium, seat: int, d: Any) -> int | None:
    """The outcome in the bot's own interest, or one that it has promised to somebody or predicted."""
    options = [it for it in d.options() if it is not None]
    if not options:
        return None
    found = [it for it in [*promised(s, seat), *predicted(s, seat)] if it in options]
    return int(found[0] if found else BotJudge(s, seat).wished(d.args["agenda"], options))


def promised(s: Imperium, seat: int) -> list[Outcome]:
    """What a player has promised to vote for: a bot keeps its promises."""
    return [it for giver, _, it in s.council.promises if giver == seat] if s.council is not None else []


def predicted(s: Imperium, seat: int) -> list[Outcome]:
    """What a player has predicted."""
    return [it for who, _, it in s.council.predictions if who == seat] if s.council is not None else []


def decide(s: Imperium, seat: int, d: Any) -> int:
    """The speaker decides between equals."""
    return int(BotJudge(s, seat).wished(d.args["agenda"], list(d.options())))


def cast_votes(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """All planets are readied when the agenda phase is over, so only the second agenda competes for them: on the first
    one some votes are cast, most if it matters, and on the second all."""
    assert s.council is not None
    worth, judge = votes_of(s, seat), BotJudge(s, seat)
    ranked = sorted(d.items, key=lambda p: (-worth[p], p))
    matters = max(abs(judge.interest(s.council.agenda, it)) for it in outcomes(s))
    share = 1.0 if s.council.number > 1 or promised(s, seat) else 0.8 if matters >= MATTERS else 0.4
    return tuple(sorted(ranked[: max(d.low, min(d.high, round(share * len(ranked))))]))


def predict(s: Imperium, seat: int, d: Any) -> int:
    """The outcome that is most likely."""
    options = list(d.options())
    judge = BotJudge(s, seat)
    expected = judge.forecast()
    if expected is not None and expected in options:
        return int(expected)
    return int(options[0] if s.council is None else judge.wished(s.council.agenda, options))


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
