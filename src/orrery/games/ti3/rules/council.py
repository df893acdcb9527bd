"""Twilight Imperium 3: the galactic council (T3.13): an agenda is read, voted on, decided."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.common.votes import leading, tally
from orrery.games.ti3.rules.board import influence, ready_planets
from orrery.games.ti3.rules.data import COLOURS, HOME_PLANETS, MECATOL_REX, POLITICS
from orrery.games.ti3.rules.effects import VOTE, expire, refresh_abilities
from orrery.games.ti3.rules.gifts import beside
from orrery.games.ti3.rules.hooks import AGENDAS, happens, listens, number
from orrery.games.ti3.rules.kinds import BALLOTS, POLITICS_DRAWN
from orrery.games.ti3.rules.nouns import FOR
from orrery.games.ti3.rules.options import ELECTED_ONE_BY_ONE, ruling
from orrery.games.ti3.rules.queries import NoPolitics, VoteForbidden, Votes
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.state import Council, Twilight
from orrery.games.ti3.rules.texts import politic_of
from orrery.games.ti3.rules.things import NO_POLITIC, Politic, Seat, Verdict, by_planet
from orrery.games.ti3.rules.windows import AgendaRead, BeforeAgenda, BeforeVote, Voted


async def agenda(s: Twilight, seat: Seat, card: Politic) -> None:
    """Draw a political card (or take the given one) and read it (T3.13.1)."""
    if card < 0:
        card = await next_agenda(s, seat)
    if card < 0:
        return
    s.council = Council(card, seat=seat, anew=card in s.laws)
    tell(s, "ti3-log-agenda", seat=seat, politic=card)
    then(s, frame(read, seat))


async def next_agenda(s: Twilight, seat: int) -> Politic:
    """Draw a political card, unless a text chooses another agenda; -1 if there is none."""
    if number(s, 0, NoPolitics, seat):
        return NO_POLITIC
    w = BeforeAgenda(seat)
    if not await happens(s, w) or w.agenda >= 0:
        return w.agenda
    if not s.politics.layers:
        if not s.politics_discard:
            return NO_POLITIC
        s.politics.shuffle_in(s.politics_discard)
        s.politics_discard = []
    (card,) = await Draw(POLITICS_DRAWN, s.politics, 1, seat=seat, seen=EVERYONE, why="agenda")
    return card


async def draw_agendas(s: Twilight, seat: Seat, left: int, *drawn: Politic) -> None:
    """Draw political cards one after the other, then deal with them in that order."""
    card = await next_agenda(s, seat)
    waiting = drawn if card < 0 else (*drawn, card)
    if left > 1:
        then(s, frame(draw_agendas, seat, left - 1, *waiting))
    else:
        for later in waiting[1:]:
            tell(s, "ti3-log-agenda-waits", politic=later)
        then(s, *(frame(agenda, seat, one) for one in waiting))


def council_of(s: Twilight) -> Council:
    assert s.council is not None
    return s.council


async def read(s: Twilight, seat: Seat) -> None:
    """The agenda is read; it can be cancelled; then everyone votes, the speaker last (T3.13.2)."""
    c = council_of(s)
    if not await happens(s, AgendaRead(c.card)):
        set_aside(s)
        s.council = None
        then(s, frame(agenda, seat, NO_POLITIC))
        return
    if not candidates(s):
        then(s, frame(dismiss))
        return
    then(s, *(frame(vote, voter) for voter in clockwise(s, s.speaker + 1)), frame(decide))


def candidates(s: Twilight) -> list[Any]:
    """What can be voted for (T3.13.1)."""
    card = council_of(s).card
    narrowed = AGENDAS[card].candidates if card in AGENDAS else None
    if narrowed is not None:
        return narrowed(s)
    in_play = [planet for planet, place in by_planet(s.places) if place >= 0]
    seats = list(range(len(s.players)))
    match POLITICS[card].elect:
        case "player":
            return seats
        case "players":
            return list(combinations(seats, 2))
        case "planet":
            return in_play
        case "planets":
            open_ = [p for p in in_play if s.owner[p] >= 0 and p != MECATOL_REX and not HOME_PLANETS >> p & 1]
            return [(a, b) for a, b in combinations(open_, 2) if s.owner[a] != s.owner[b]]
        case "law":
            return sorted(s.laws)
        case "colour":
            return list(range(len(COLOURS)))
    return [0, 1]


def votes(s: Twilight, seat: int) -> int:
    """How many votes a player has (T3.13.3)."""
    return max(1, number(s, sum(influence(s, planet) for planet in ready_planets(s, seat)), Votes, seat))


async def vote(s: Twilight, seat: Seat) -> None:
    """A player votes with all their votes, or abstains; everyone may give trade goods meanwhile (T3.13.3, T3.13.5)."""
    c = council_of(s)
    if c.silent >> seat & 1 or (c.only >= 0 and c.only != seat) or number(s, 0, VoteForbidden, seat):
        return
    if listens(BeforeVote):
        await happens(s, BeforeVote(seat, c.card))
    weight = votes(s, seat)
    said = await answer(s, seat, [*candidates(s), None], weight, "T3.13.3")
    named = () if said is None else said if isinstance(said, tuple) else (said,)
    c.ballots.append((seat, weight, Verdict((c.card, *named))))
    if named:
        tell(s, f"ti3-log-votes-{POLITICS[c.card].elect or 'side'}", seat=seat, votes=weight, **spoken(c.card, named))
    else:
        tell(s, "ti3-log-abstains", seat=seat)
    if listens(Voted) and named and not await happens(s, Voted(seat, c.card)):
        c.ballots[-1] = (seat, weight, Verdict((c.card,)))


async def answer(s: Twilight, seat: int, what: list[Any], weight: int, rule: str) -> Any:
    """A player's vote, while everyone may give trade goods (T3.13.5)."""
    card = council_of(s).card
    kind = BALLOTS[POLITICS[card].elect]
    wishes = [verdict_on(card, said) for said in what if said is not None]
    return await beside(
        s, lambda: choose(seat, kind, what, explain=lambda _: No(rule), politic=card, votes=weight), wishes
    )


def verdict_on(card: Politic, said: Any) -> Verdict:
    """The result of an agenda: what was voted for."""
    return Verdict((card, *(said if isinstance(said, tuple) else (said,))))


def spoken(card: Politic, named: tuple[int, ...]) -> dict[str, int]:
    """What was voted for, as arguments of a message."""
    nouns = {
        "": ("side",),
        "player": ("rival",),
        "players": ("rival", "second"),
        "planet": ("planet",),
        "planets": ("planet", "second_planet"),
        "law": ("law",),
        "colour": ("colour",),
    }
    return dict(zip(nouns[POLITICS[card].elect], named, strict=True))


async def decide(s: Twilight) -> None:
    """The most votes decide, and the speaker breaks a tie (T3.13.4)."""
    c = council_of(s)
    possible = candidates(s)
    pairs = bool(possible) and isinstance(possible[0], tuple)
    ballots = [((None if len(on_) == 1 else on_[1:] if pairs else on_[1]), weight) for _, weight, on_ in c.ballots]
    known = [b for b in ballots if b[0] is None or b[0] in possible]
    count = shared if pairs and ruling(s, ELECTED_ONE_BY_ONE) else tally
    first = leading(possible, count(possible, known))
    if not first:
        then(s, frame(dismiss))
        return
    result = first[0]
    if len(first) > 1:
        result = await answer(s, s.speaker, first, 0, "T3.13.4")
    named = result if isinstance(result, tuple) else (result,)
    tell(s, f"ti3-log-decided-{POLITICS[c.card].elect or 'side'}", politic=c.card, **spoken(c.card, named))
    then(s, frame(enact, Verdict((c.card, *named))))


def shared(pairs: list[Any], ballots: list[tuple[Any, int]]) -> list[int]:
    """The votes for pairs if they count for each of the two: the sums (T3.17.47)."""
    each: Counter[int] = Counter()
    for pair, weight in ballots:
        for one in pair or ():
            each[one] += weight
    return [each[one] + each[other] for one, other in pairs]


async def enact(s: Twilight, verdict: Verdict) -> None:
    """The decision takes effect: a law stays in force, anything else is discarded (T3.13.6)."""
    c = council_of(s)
    card, result = POLITICS[c.card], verdict[1:]
    then(s, frame(council_over))
    if c.card in s.laws:
        strike_law(s, c.card)
    else:
        set_aside(s)
    if card.law and (card.elect or result[0] == FOR):
        s.politics_discard.remove(c.card)
        pass_law(s, c.card, result)
    if c.card in AGENDAS:
        await AGENDAS[c.card].do(s, *result)


def set_aside(s: Twilight) -> None:
    """The political card is discarded; a law that was voted on again is still in force, or has already been struck."""
    c = council_of(s)
    if not c.anew:
        s.politics_discard.append(c.card)


def passed(s: Twilight, text: Ability) -> bool:
    """Whether the law of this text is in force (its text may be active for another reason: the effect of a vote against
    it also lasts for a while)."""
    return politic_of(text) in s.laws


def voters(s: Twilight, side: int) -> list[Seat]:
    """Who has voted for one side of this agenda."""
    return [seat for seat, _, verdict in council_of(s).ballots if verdict[1:] == (side,)]


def pass_law(s: Twilight, card: Politic, about: tuple[int, ...]) -> None:
    """A law comes into force: for the player it is about, or for everyone."""
    s.laws[card] = about
    refresh_abilities(s)


def strike_law(s: Twilight, card: Politic) -> None:
    """A law is no longer in force."""
    del s.laws[card]
    s.politics_discard.append(card)
    refresh_abilities(s)


async def dismiss(s: Twilight) -> None:
    """Nothing can be elected: the card is discarded (T3.13.7). As there is no vote, effects on the next vote still
    apply."""
    set_aside(s)
    then(s, frame(council_over, int(bool(council_of(s).ballots))))


async def council_over(s: Twilight, voted: int = 1) -> None:
    """The council adjourns, or turns to the next matter."""
    c = council_of(s)
    s.council = None
    if voted:
        expire(s, VOTE)
    then(
        s, *(frame(agenda, c.seat, law) for law in c.again), *([frame(draw_agendas, c.seat, c.more)] if c.more else ())
    )
