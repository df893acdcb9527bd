"""The judge of a bot in Twilight Imperium 3: besides its effects, each text says what to think of it
(`rules/judge.py`), and asks this judge about the position."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.fights import hopeless, weighty
from orrery.games.ti3.bot.plans import LEAST, planet_worth, plans, power
from orrery.games.ti3.bot.rivals import menace
from orrery.games.ti3.bot.wealth import CARD_VALUES, spare, wants_technology, worth_of
from orrery.games.ti3.rules.board import docks_at, fleet_of, influence, planets_at, ready_planets, resources
from orrery.games.ti3.rules.data import POLITICS
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import Judge
from orrery.games.ti3.rules.legality import may_activate
from orrery.games.ti3.rules.nouns import COMMAND_POOL
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text_of_politic
from orrery.games.ti3.rules.things import Place, Planet, Politic, Strategy
from orrery.games.ti3.rules.units import STATS
from orrery.games.twilight.opinions import NEVER, TextOpinion
from orrery.games.twilight.rivals import Onlooker

NOTHING_SAID: TextOpinion[Judge] = TextOpinion()


def opinion_of(text: Ability) -> TextOpinion[Judge]:
    """What a text says about itself."""
    said = HOOKS.opinion(text)
    return said if isinstance(said, TextOpinion) else NOTHING_SAID


class BotJudge(Onlooker[Twilight]):
    """A player at a table, answering what the texts ask."""

    def menace(self, other: int) -> int:
        return menace(self.s, self.seat, other)

    # --- what one has ---------------------------------------------------------------------------------------

    def votes(self, seat: int) -> int:
        return sum(influence(self.s, planet) for planet in ready_planets(self.s, seat))

    def spare(self, *, votes: bool = False) -> int:
        return spare(self.s, self.seat, votes=votes)

    def card(self, card: Ability) -> float:
        return worth_of(card)

    def strategy(self, card: Strategy) -> float:
        return CARD_VALUES[card]

    def wants_technology(self) -> bool:
        return wants_technology(self.s, self.seat)

    # --- planets, systems, fights ---------------------------------------------------------------------------

    def planet(self, planet: Planet) -> float:
        return planet_worth(self.s, self.seat, planet)

    def loss(self, planet: Planet) -> float:
        owner = self.s.players[self.s.owner[planet]]
        return resources(self.s, planet) + influence(self.s, planet) + 0.5 * owner.points

    def fleet(self, seat: int, place: Place) -> float:
        fleet = fleet_of(self.s, seat, place)
        return sum(STATS[unit].cost * fleet[unit] / STATS[unit].lot for unit in range(6))

    def strength(self, place: Place) -> float:
        """Ships, by what they cost, and docks."""
        docks = len(docks_at(self.s, self.seat, place))
        return power(fleet_of(self.s, self.seat, place)) + 0.5 * self.fleet(self.seat, place) + 1.5 * docks

    def refuge(self, place: Place) -> float:
        """The player's own planets, docks and ships."""
        own = sum(self.s.owner[p] == self.seat for p in planets_at(self.s, place))
        return own + 2.0 * len(docks_at(self.s, self.seat, place)) + 0.2 * self.fleet(self.seat, place)

    def hopeless(self, place: Place, foe: int) -> bool:
        return hopeless(self.s, self.seat, place, foe)

    def close_fight(self) -> bool:
        foe = self.about["seat"] + self.about["against"] - self.seat
        return weighty(self.s, self.seat, foe, self.about)

    def campaigns(self) -> bool:
        s, seat = self.s, self.seat
        if not s.players[seat].counters[COMMAND_POOL]:
            return False
        found = plans(s, seat, may_activate(s, seat), spare(s, seat))
        return bool(found) and found[0].value > LEAST

    # --- the council ----------------------------------------------------------------------------------------

    def votes_for(self, politic: Politic) -> bool:
        """Whether the player is for an agenda, or would like to be elected."""
        vote = opinion_of(text_of_politic(politic)).vote
        return vote(self) if callable(vote) else vote is not False

    def likes(self, law: Politic) -> int:
        elect, about = POLITICS[law].elect, self.s.laws.get(law, ())
        if elect == "player" and about:
            return 1 if (about[0] == self.seat) == self.votes_for(law) else -1
        if elect:
            return 0
        return 1 if self.votes_for(law) else -1

    def fears(self, politic: Politic) -> bool:
        """Most others will want what hurts the player."""
        if POLITICS[politic].elect == "player":
            return not self.votes_for(politic) and self.first()
        feared = opinion_of(text_of_politic(politic)).feared
        return feared is not None and feared(self)

    # --- texts ----------------------------------------------------------------------------------------------

    def use(self, text: Ability) -> float:
        """How good it is to use a text now."""
        said = opinion_of(text).use
        return said(self) if callable(said) else NEVER if said is None else said

    def wants(self, text: Ability) -> bool:
        """Whether to take what a text offers."""
        said = opinion_of(text).wants
        return said(self) if callable(said) else said
