"""What a bot thinks of the agendas of Twilight Imperium 3: for or against, and whom or what to elect."""

from __future__ import annotations

from typing import Any

from orrery.games.ti3.bot.aims import best
from orrery.games.ti3.bot.judge import BotJudge, opinion_of
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.wealth import technology_worth
from orrery.games.ti3.rules import listings
from orrery.games.ti3.rules.board import influence, resources
from orrery.games.ti3.rules.data import COLOURS, POLITICS
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text_of_politic
from orrery.games.ti3.rules.things import Planet, Politic

# --- elections ---------------------------------------------------------------------------------------------------


def ballot(s: Twilight, seat: int, d: Any) -> Any:
    """A vote as promised, or else in the bot's own interest."""
    options = list(d.options())
    kept = promised(s, seat)
    return kept if kept in options else wished(s, seat, d.args["politic"], options)


def promised(s: Twilight, seat: int) -> Any:
    """What a seat has last promised to vote for; an empty tuple if nothing."""
    promises = s.council.promises if s.council is not None else []
    for _, voter, (_, *named) in reversed(promises):
        if voter == seat:
            return tuple(named) if len(named) > 1 else named[0]
    return ()


def wished(s: Twilight, seat: int, politic: Politic, options: list[Any]) -> Any:
    """A vote in the bot's own interest."""
    card, judge = POLITICS[politic], BotJudge(s, seat, options=options)
    wanted: Any
    match card.elect:
        case "":
            wanted = FOR if judge.votes_for(politic) else AGAINST
        case "player":
            wanted = seat if judge.votes_for(politic) else judge.leader()
        case "players":
            wanted = next((pair for pair in options if pair and seat not in pair and judge.leader() in pair), None)
        case "planet":
            wanted = condemned(judge, politic, [planet for planet in options if planet is not None])
        case "planets":
            wanted = pair_of(s, seat, [pair for pair in options if pair is not None])
        case "law":
            laws = [law for law in options if law is not None]
            wanted = min(laws, key=lambda law: (judge.likes(law), law), default=None)
            if wanted is not None and judge.likes(wanted) > 0:
                wanted = None
        case _:
            wanted = colour(s, seat)
    if wanted in options:
        return wanted
    if None in options:
        return None
    theirs = card.elect == "player" and not judge.votes_for(politic)
    return ([option for option in options if option != seat and theirs] or options)[0]


def condemned(judge: BotJudge, politic: Politic, planets: list[Planet]) -> int | None:
    """A planet of a rival: the one whose loss hurts most, according to the text."""
    theirs = [planet for planet in planets if judge.s.owner[planet] not in (-1, judge.seat)]
    return best(judge, theirs, opinion_of(text_of_politic(politic)).planet or BotJudge.loss) if theirs else None


def pair_of(s: Twilight, seat: int, pairs: list[tuple[Planet, Planet]]) -> tuple[Planet, Planet] | None:
    """Two planets of rivals, preferably the leader's."""

    def value(pair: tuple[Planet, Planet]) -> float:
        yields = sum(resources(s, p) + influence(s, p) + 2 * (s.owner[p] == leader(s, seat)) for p in pair)
        return yields - 99 * any(s.owner[p] == seat for p in pair)

    best = max(pairs, key=lambda pair: (value(pair), pair), default=None)
    return best if best is not None and value(best) > -50 else None


def colour(s: Twilight, seat: int) -> int:
    """The colour of the technology the bot wants next."""
    next_ones = possible(s, seat, False)
    worth = [0.0] * len(COLOURS)
    for technology in next_ones:
        at = listings.colour(s, technology)
        worth[at] = max(worth[at], technology_worth(s, seat, technology))
    return max(range(len(COLOURS)), key=lambda at: (worth[at], -at))


def agenda_wanted(s: Twilight, seat: int, d: Any) -> int:
    """An agenda to put before the council or on top of the deck: an honour, otherwise one the bot likes."""

    judge = BotJudge(s, seat)

    def value(politic: Politic) -> float:
        card, worth = POLITICS[politic], opinion_of(text_of_politic(politic)).worth
        if worth is not None:
            return worth(judge) if callable(worth) else worth
        if card.elect == "player":
            return 3.0 if judge.votes_for(politic) else (-2.0 if judge.first() else 2.0)
        if card.elect:
            return 0.5
        return -2.0 if judge.fears(politic) else 1.0 if judge.votes_for(politic) else 0.0

    return int(max(d.options(), key=lambda politic: (value(politic), -politic)))
