"""The judge of a bot in Twilight Imperium 4: besides its effects, each text says what to think of it
(`rules/judge.py`), and asks this judge about the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery.core.abilities import Ability
from orrery.games.common.votes import leading, tally
from orrery.games.ti4.bot.fights import hopeless, weighty
from orrery.games.ti4.bot.goals import open_goals
from orrery.games.ti4.bot.plans import planet_worth
from orrery.games.ti4.bot.research import technology_worth, wants_technology, worth_of
from orrery.games.ti4.bot.saving import saved_for
from orrery.games.ti4.bot.strength import fleet_cost, power
from orrery.games.ti4.rules.board import in_space, influence, planets_at, resources
from orrery.games.ti4.rules.capture import docks
from orrery.games.ti4.rules.council import may_vote, outcomes, votes_of, yet_to_vote
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import Judge
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
from orrery.games.ti4.rules.texts import FEATS, agenda_row
from orrery.games.ti4.rules.things import Outcome, Place, Planet, Strategy, Technology
from orrery.games.twilight.opinions import NEVER, TextOpinion
from orrery.games.twilight.rivals import Onlooker

NOTHING_SAID: TextOpinion[Judge] = TextOpinion()
SCORES = 20.0
"""What it is worth to score an objective at its moment."""
ELECTED, HABIT = 6.0, 2.0
"""What it is worth to be elected if an objective asks for it, and what an agenda is worth that names no stakes."""
DEBATE = OBJECTIVE.index["drive_the_debate"]
STRATEGY_WORTH = (5.0, 1.5, 3.0, 3.0, 4.5, 3.5, 5.0, 4.5)
"""What the strategy cards are worth, whoever has them."""


def opinion_of(text: Ability) -> TextOpinion[Judge]:
    """What a text says about itself."""
    said = HOOKS.opinion(text)
    return said if isinstance(said, TextOpinion) else NOTHING_SAID


class BotJudge(Onlooker[Imperium]):
    """A player at a table, answering what the texts ask."""

    # --- what one has ---------------------------------------------------------------------------------------

    def card(self, card: Ability) -> float:
        return worth_of(card)

    def strategy(self, card: Strategy) -> float:
        return STRATEGY_WORTH[card]

    def technology(self, technology: Technology) -> float:
        return technology_worth(self.s, self.seat, technology)

    def wants_technology(self) -> bool:
        return wants_technology(self.s, self.seat)

    # --- planets, systems, fights ---------------------------------------------------------------------------

    def planet(self, planet: Planet) -> float:
        return planet_worth(self.s, self.seat, planet)

    def loss(self, planet: Planet) -> float:
        owner = self.s.owner[planet]
        points = self.s.players[owner].points if owner >= 0 else 0
        return resources(self.s, planet) + influence(self.s, planet) + 0.5 * points

    def fleet(self, seat: int, place: Place) -> float:
        return fleet_cost(self.s, seat, in_space(self.s, seat, place))

    def strength(self, place: Place) -> float:
        """Ships, by strength and by what they cost, and docks."""
        docked = place in docks(self.s, self.seat)
        return power(self.s, self.seat, place) + 0.5 * self.fleet(self.seat, place) + 1.5 * docked

    def refuge(self, place: Place) -> float:
        """The player's own planets, docks and ships."""
        own = sum(self.s.owner[p] == self.seat for p in planets_at(self.s, place))
        return own + 2.0 * (place in docks(self.s, self.seat)) + 0.2 * self.fleet(self.seat, place)

    def hopeless(self, place: Place, foe: int) -> bool:
        return hopeless(self.s, self.seat, place, foe)

    def close_fight(self) -> bool:
        return weighty(self.s, self.seat, self.about)

    # --- the council ----------------------------------------------------------------------------------------

    def votes_for(self, agenda: Ability) -> bool:
        """Whether the player is for an agenda, or would like to be elected."""
        vote = opinion_of(agenda).vote
        return vote(self) if callable(vote) else vote is not False

    def likes(self, law: Ability) -> int:
        """Whether the player is better off with a law in play: 1 or -1, or 0."""
        elect = agenda_row(law).elect
        if elect == "player":
            mine = law in self.s.players[self.seat].texts
            return 1 if mine == self.votes_for(law) else -1
        if elect:
            return 0
        return 1 if self.votes_for(law) else -1

    def interest(self, agenda: Ability, outcome: Outcome) -> float:
        """What an outcome is worth, roughly in trade goods."""
        return self._interests(agenda)(outcome)

    def _interests(self, agenda: Ability) -> Callable[[Outcome], float]:
        """What each outcome is worth; what is the same for all of them is looked up once."""
        said, good = opinion_of(agenda), self.votes_for(agenda)
        stakes = HABIT if said.stakes is None else said.stakes
        share, ahead = stakes if good else -stakes, self.leader()

        def worth(outcome: Outcome) -> float:
            if outcome in (FOR, AGAINST):
                return stakes if (outcome == FOR) == good else -stakes
            if is_player(outcome):
                who = elected_player(outcome)
                if who == self.seat:
                    return self._honour() + share
                return -0.5 * share * (1.0 if who == ahead else 0.3)
            if is_planet(outcome):
                return self._planet_elected(elected_planet(outcome), share, ahead)
            if LAWS_AT <= outcome < STRATEGIES_AT:
                return -stakes * self.likes(elected_law(outcome))
            return 0.2 * self.strategy(elected_strategy(outcome)) if outcome < OBJECTIVES_AT else 0.0

        return worth

    def _honour(self) -> float:
        """What it is worth to be elected for anything at all."""
        return ELECTED if DEBATE in open_goals(self.s, self.seat) else 0.0

    def _planet_elected(self, planet: Planet, stakes: float, ahead: int) -> float:
        """What it is worth that a planet is elected: good or bad for its owner."""
        owner, size = self.s.owner[planet], self.loss(planet) / 6
        if owner == self.seat:
            return self._honour() + stakes * size
        return -0.5 * stakes * size * (1.0 if owner == ahead else 0.5)

    def wished(self, agenda: Ability, options: Sequence[Outcome]) -> Outcome:
        """The outcome in the player's own interest."""
        worth = self._interests(agenda)
        return max(options, key=lambda it: (worth(it), -it))

    def forecast(self, sold: Mapping[int, Outcome] | None = None) -> Outcome | None:
        """How the vote will end, if all keep their promises, those that might be `sold` as well, and otherwise vote in
        their own interest with all that they have; None if it cannot."""
        return Ballots(self.s).outcome(sold)

    def swing(self, voter: int, outcome: Outcome, ballots: Ballots | None = None) -> float:
        """What it is worth to this player that somebody votes for an outcome, instead of as they like."""
        c, cast = self.s.council, ballots or Ballots(self.s)
        before, after = cast.outcome(), cast.outcome({voter: outcome})
        if c is None or before is None or after is None or before == after:
            return 0.0
        return self.interest(c.agenda, after) - self.interest(c.agenda, before)

    def saves(self) -> bool:
        price = saved_for(self.s, self.seat)
        return price.ores + price.favours > 0

    def outlook(self) -> float:
        """What the likely outcome is worth."""
        outcome, c = self.forecast(), self.s.council
        return 0.0 if outcome is None or c is None else self.interest(c.agenda, outcome)

    # --- texts ----------------------------------------------------------------------------------------------

    def use(self, text: Ability) -> float:
        """How good it is to use a text now; an objective is always scored."""
        if text in FEATS:
            return SCORES
        said = opinion_of(text).use
        return said(self) if callable(said) else NEVER if said is None else said

    def wants(self, text: Ability) -> bool:
        """Whether to take what a text offers."""
        said = opinion_of(text).wants
        return said(self) if callable(said) else said


class Ballots:
    """What all are likely to vote for on the agenda before the council, and with how many votes."""

    def __init__(self, s: Imperium) -> None:
        self.s, c = s, s.council
        self.possible = outcomes(s) if c is not None else []
        self.to_come: list[tuple[int, Outcome, int]] = []
        if c is None or not self.possible:
            return
        bound = {giver: outcome for giver, _, outcome in c.promises if outcome in self.possible}
        for seat in yet_to_vote(s):
            if may_vote(s, seat):
                wish = bound[seat] if seat in bound else BotJudge(s, seat).wished(c.agenda, self.possible)
                self.to_come.append((seat, wish, sum(votes_of(s, seat).values())))

    def outcome(self, sold: Mapping[int, Outcome] | None = None) -> Outcome | None:
        """How the vote will end, if some sell their votes; None if it cannot."""
        s, c, sold = self.s, self.s.council, sold or {}
        if c is None or not self.possible:
            return None
        cast = [(outcome, n) for _, outcome, n in c.votes if outcome in self.possible]
        cast += [(sold.get(seat, wish), n) for seat, wish, n in self.to_come]
        ahead = leading(self.possible, tally(self.possible, cast))
        return ahead[0] if len(ahead) == 1 else BotJudge(s, s.speaker).wished(c.agenda, ahead)
