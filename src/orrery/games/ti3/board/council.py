"""Twilight Imperium 3 in the browser: the galactic council and its laws, trade offers, lasting effects, and the
arguments of the reader's questions with the numbers that their forms need."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision
from orrery.games.common.picks import Pay
from orrery.games.ti3.board.shapes import Asked, Ballot, CouncilNow, EffectNow, LawNow, OfferNow, Tally, Voter
from orrery.games.ti3.rules.board import docks_at, fleet_limit, fleet_of, over_capacity
from orrery.games.ti3.rules.council import spoken, votes
from orrery.games.ti3.rules.data import POLITICS, RACES
from orrery.games.ti3.rules.effects import NOTED
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.kinds import BALLOTS
from orrery.games.ti3.rules.nouns import PURSE
from orrery.games.ti3.rules.production import cost_of, limit_of, most_of
from orrery.games.ti3.rules.queries import ProductionAid, RoomBeside, VoteForbidden
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Planet, Politic
from orrery.games.ti3.rules.units import IN_SPACE, SPACE_DOCK, big_ships
from orrery.games.ti3.rules.verbs import wealth
from orrery.server.messages import Thing
from orrery.text import Words

Line = tuple[str, dict[str, Any]]
UNTIL = (
    "combat_round", "battle", "activation", "strategic", "purchase", "vote", "phase", "round", "next_round", "game",
)  # fmt: skip

# --- the council -------------------------------------------------------------------------------------------------


def elected(card: Politic, named: tuple[int, ...], words: Words) -> tuple[list[Thing], str]:
    """What was voted for, or what a law is about: as things and in words."""
    noun = BALLOTS[POLITICS[card].elect].noun
    value = named if len(named) > 1 else named[0] if named else None
    things = noun.targets(value)
    parts = [str(words.noun(name, one)) for name, one in spoken(card, named).items()] if named else []
    return [Thing(name, id_) for name, id_ in things], words.listed(parts) if parts else ""


def council(s: Twilight, words: Words) -> CouncilNow | None:
    """The agenda before the council, how players have voted, and who has yet to vote."""
    c = s.council
    if c is None:
        return None
    ballots = [(seat, weight, tuple(verdict[1:])) for seat, weight, verdict in c.ballots]
    sums: dict[tuple[int, ...], int] = {}
    for _, weight, named in ballots:
        if named:
            sums[named] = sums.get(named, 0) + weight
    voted = [seat for seat, _, _ in ballots]
    return CouncilNow(
        card=c.card,
        seat=c.seat,
        anew=c.anew,
        ballots=[Ballot(*elected(c.card, named, words), seat, weight) for seat, weight, named in ballots],
        tallies=[
            Tally(*elected(c.card, named, words), total)
            for named, total in sorted(sums.items(), key=lambda one: (-one[1], one[0]))
        ],
        to_vote=[
            Voter(seat, votes(s, seat))
            for seat in clockwise(s, s.speaker + 1)
            if seat not in voted and may_vote(s, seat)
        ],
        only=c.only,
        silent=[seat for seat in range(len(s.players)) if not may_vote(s, seat)],
    )


def may_vote(s: Twilight, seat: int) -> bool:
    c = s.council
    if c is None or c.silent >> seat & 1 or (c.only >= 0 and c.only != seat):
        return False
    return not number(s, 0, VoteForbidden, seat)


def laws(s: Twilight, words: Words) -> list[LawNow]:
    """The laws in force, and whom or what they are about. For laws that apply to everybody, that goes without
    saying."""
    found = []
    for card, about in s.laws.items():
        told: tuple[list[Thing], str] = elected(card, about, words) if POLITICS[card].elect else ([], "")
        found.append(LawNow(*told, card))
    return found


def effects(s: Twilight, words: Words) -> list[EffectNow]:
    """What is in effect for a while, and when it ends."""
    return [
        EffectNow(text, seat, UNTIL[until], str(words.noun("card", text)))
        for text, seat, until, *_ in s.effects
        if until != NOTED
    ]


# --- trade -------------------------------------------------------------------------------------------------------

SETTLED = ("ti3-log-declines", "ti3-log-disapproves", "ti3-log-agreement", "ti3-log-plays-strategy", "ti3-log-passes")


def offer(s: Twilight, lines: list[Line]) -> OfferNow | None:
    """The trade offer that awaits an answer."""
    for key, args in reversed(lines):
        if key in SETTLED:
            return None
        if key == "ti3-log-offers":
            seat, rival = args["seat"], args["rival"]
            return OfferNow(
                seat=seat,
                rival=rival,
                mine=RACES[s.players[seat].race].contracts[args["own"]],
                theirs=RACES[s.players[rival].race].contracts[args["other"]],
                given=args["given"],
                wanted=args["wanted"],
            )
    return None


# --- questions ---------------------------------------------------------------------------------------------------

SHOP = ("worth", "costs", "lots", "most", "money", "room", "carry")
ARGUMENTS = [name for name in Asked.__struct_fields__ if name not in ("kind", *SHOP)]
"""The arguments of questions that the page reads."""


def asked(s: Twilight, decision: Decision[Any]) -> Asked:
    """The arguments of a question, and the numbers a form for it needs."""
    args = decision.args
    told = Asked(kind=decision.kind.name, **{name: args[name] for name in ARGUMENTS if isinstance(args.get(name), int)})
    if isinstance(decision, Pay):
        told.worth = {PURSE.names[item]: decision.worth.get(item, 1) for item in sorted(set(decision.items))}
    elif decision.kind.name == "build":
        shop(told, s, decision.seat, args["planet"])
    return told


def shop(told: Asked, s: Twilight, seat: int, planet: Planet) -> None:
    """Adds what a dock could produce: prices, how many of each, money, room for ships and for fighters."""
    place = s.places[planet]
    fleet = fleet_of(s, seat, place)
    limit = limit_of(s, seat, planet)
    room = fleet_limit(s, seat, place) - big_ships(fleet) + number(s, 0, RoomBeside, seat, planet, 0)
    spare = number(s, 0, RoomBeside, seat, planet, 1)
    told.costs = [cost_of(s, seat, unit, planet) for unit in IN_SPACE]
    told.lots = sheet(s, seat).lot[:SPACE_DOCK]
    told.most = [*most_of(s, seat, planet, limit)]
    told.money = wealth(s, seat) + number(s, 0, ProductionAid, seat, planet)
    told.room = room
    told.carry = spare - over_capacity(s, seat, fleet, len(docks_at(s, seat, place)))
