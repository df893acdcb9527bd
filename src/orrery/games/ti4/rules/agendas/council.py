"""Twilight Imperium 4: the agendas about the council itself: votes, laws, points (LRR 1, 2)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.state import tell
from orrery.games.ti4.rules.agendas.demands import discard_hand, everyone, exhaust
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import influence, planets_of, traits_of
from orrery.games.ti4.rules.council import council_of, outcomes, voters
from orrery.games.ti4.rules.data import CULTURAL
from orrery.games.ti4.rules.effects import AGENDA_PHASE, GAME, drop, lasts
from orrery.games.ti4.rules.hooks import HOOKS, agenda
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import AIM_OUTCOME
from orrery.games.ti4.rules.laws import discard_law, laws_in_play
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.outcomes import elected_law, elected_player
from orrery.games.ti4.rules.queries.council import ExtraVotesForbidden, FreeVotes, VoteForbidden, VotesOfPlanet
from orrery.games.ti4.rules.seats import by_initiative, clockwise_after
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import agenda_row, text
from orrery.games.ti4.rules.things import Outcome, Planet
from orrery.games.ti4.rules.verbs import gain_points, lose_points
from orrery.games.ti4.rules.windows.council import VotingBegins
from orrery.games.ti4.rules.windows.rounds import StrategyPhaseBegins

COMMITTEE_FORMATION = text("agenda.committee_formation")
NEW_CONSTITUTION = text("agenda.new_constitution")
PUBLIC_EXECUTION = text("agenda.public_execution")


def no_laws(s: Imperium) -> bool:
    """Whether there is no law in play."""
    return not laws_in_play(s)


# --- Committee Formation -----------------------------------------------------------------------------------------


def elects_player(s: Imperium, me: int, w: VotingBegins) -> bool:
    """Whether a player has to be elected, as far as all know."""
    c = council_of(s)
    return (c.elect if c.hidden else agenda_row(c.agenda).elect) == "player"


async def whom(s: Imperium, me: int, w: VotingBegins) -> int:
    """The player who will be elected."""
    return await aim(me, AIM_OUTCOME, COMMITTEE_FORMATION, outcomes(s))


@HOOKS.reaction(VotingBegins, COMMITTEE_FORMATION, when=elects_player, aim=whom)
async def committee_formation(s: Imperium, me: int, w: VotingBegins, outcome: Outcome) -> None:
    "The owner may discard it before a vote in which a player is elected, to choose that player; nobody votes."
    await discard_law(s, COMMITTEE_FORMATION)
    council_of(s).outcome = outcome
    w.cancelled = True


# --- Judicial Abolishment, Miscount Disclosed, New Constitution --------------------------------------------------


@agenda("judicial_abolishment", void=no_laws)
async def judicial_abolishment(s: Imperium, outcome: Outcome) -> None:
    "The elected law is discarded."
    await discard_law(s, elected_law(outcome))


@agenda("miscount_disclosed", void=no_laws)
async def miscount_disclosed(s: Imperium, outcome: Outcome) -> None:
    "The elected law is voted on as if it had just been revealed; it stays in play meanwhile (LRR F.23)."
    council_of(s).again.append(elected_law(outcome))


@agenda("new_constitution", void=no_laws)
async def new_constitution(s: Imperium, outcome: Outcome) -> None:
    "For: all laws are discarded, and the planets of the home systems are exhausted when the next round begins."
    if outcome == FOR:
        for law in laws_in_play(s):
            await discard_law(s, law)
        lasts(s, NEW_CONSTITUTION, TABLE, GAME)


@HOOKS.trigger(StrategyPhaseBegins, NEW_CONSTITUTION)
async def homes_rest(s: Imperium, me: int, w: StrategyPhaseBegins) -> None:
    "All exhaust those planets of their home systems that they control."
    drop(s, NEW_CONSTITUTION, TABLE)
    for seat, p in enumerate(s.players):
        exhaust(s, [planet for planet in planets_of(s, seat) if s.places[planet] == p.home])


# --- Mutiny, Seed of an Empire -----------------------------------------------------------------------------------


@agenda("mutiny")
async def mutiny(s: Imperium, outcome: Outcome) -> None:
    "Whoever voted for it gains a victory point; against: loses one."
    for seat in by_initiative(s, voters(s, FOR)):
        if outcome == FOR:
            gain_points(s, seat, 1)
        else:
            lose_points(s, seat, 1)


@agenda("seed_of_an_empire")
async def seed_of_an_empire(s: Imperium, outcome: Outcome) -> None:
    "For: the player with the most points gains one, against: the one with the fewest; or all who share that (77.5)."
    points = {seat: s.players[seat].points for seat in everyone(s)}
    mark = max(points.values()) if outcome == FOR else min(points.values())
    for seat in by_initiative(s, [seat for seat in points if points[seat] == mark]):
        gain_points(s, seat, 1)


# --- Public Execution --------------------------------------------------------------------------------------------


@agenda("public_execution")
async def public_execution(s: Imperium, outcome: Outcome) -> None:
    "The elected player discards all action cards, is no longer speaker, and does not vote again in this phase."
    seat = elected_player(outcome)
    discard_hand(s, seat)
    if s.speaker == seat:
        s.speaker = clockwise_after(s, seat)[0]
        tell(s, "ti4-log-speaker", seat=s.speaker)
    lasts(s, PUBLIC_EXECUTION, seat, AGENDA_PHASE)


@HOOKS.modifier(VoteForbidden, PUBLIC_EXECUTION)
def no_voice(s: Imperium, me: int, query: VoteForbidden, forbids: int) -> int:
    return 1 if query.seat == me else forbids


# --- Representative Government -----------------------------------------------------------------------------------


def representative_government(name: str, extra: bool) -> None:
    """For: everybody has one vote and planets have none; in the version of the expansion there are no additional votes
    either. Against: whoever voted so exhausts all cultural planets when the next round begins.
    The law lies in the common play area; the text of a player is what is still to come for that player."""
    it = text(f"agenda.{name}")

    @HOOKS.modifier(VotesOfPlanet, it)
    def no_planets(s: Imperium, me: int, query: VotesOfPlanet, votes: int) -> int:
        return 0 if me == TABLE else votes

    @HOOKS.modifier(FreeVotes, it)
    def one_vote(s: Imperium, me: int, query: FreeVotes, votes: int) -> int:
        return votes + 1 if me == TABLE else votes

    if not extra:

        @HOOKS.modifier(ExtraVotesForbidden, it)
        def no_more(s: Imperium, me: int, query: ExtraVotesForbidden, forbids: int) -> int:
            return 1 if me == TABLE else forbids

    @agenda(name)
    async def decided(s: Imperium, outcome: Outcome) -> None:
        if outcome == AGAINST:
            for seat in voters(s, AGAINST):
                lasts(s, it, seat, GAME)

    @HOOKS.trigger(StrategyPhaseBegins, it, when=lambda s, me, w: me != TABLE)
    async def cultures_rest(s: Imperium, me: int, w: StrategyPhaseBegins) -> None:
        drop(s, it, me)
        exhaust(s, [planet for planet in planets_of(s, me) if CULTURAL in traits_of(s, planet)])


representative_government("representative_government_base", extra=True)
representative_government("representative_government", extra=False)


# --- what bots think of them -------------------------------------------------------------------------------------


def few_votes(it: Judge) -> bool:
    """With less influence than others have on average."""
    planets = [(owner, influence(it.s, Planet(n))) for n, owner in enumerate(it.s.owner) if owner >= 0]
    mine = sum([votes for owner, votes in planets if owner == it.seat])
    return mine * len(it.s.players) < sum([votes for _, votes in planets])


opinion(COMMITTEE_FORMATION, use=1.0, vote=True)
opinion(text("agenda.judicial_abolishment"), stakes=2.0)
opinion(text("agenda.miscount_disclosed"), stakes=1.0)
opinion(NEW_CONSTITUTION, vote=False)
opinion(text("agenda.mutiny"), vote=True, stakes=8.0)
opinion(text("agenda.seed_of_an_empire"), vote=lambda it: it.first(), stakes=6.0)
opinion(PUBLIC_EXECUTION, vote=False, stakes=3.0)
opinion(text("agenda.representative_government"), vote=few_votes)
opinion(text("agenda.representative_government_base"), vote=few_votes)
