"""Warpgate: the state of the table (W3 says how it begins). A set of places is the bits of an integer; place 0 is the
player's own Warpgate. Cards that nobody has seen are interchangeable: a deck is all of them, and a number says how many
of them are in the deck (the others are in the box)."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from orrery.core.abilities import Texts
from orrery.core.state import NOBODY, Bag, Bits, By, PerSeat, Root, Secret, State, state
from orrery.core.zones import Deck
from orrery.games.warpgate.rules.board import GATE, NOWHERE
from orrery.games.warpgate.rules.nouns import (
    Action,
    Card,
    DataKey,
    Objective,
    Place,
    Side,
    Tactic,
    Technology,
    Token,
    Type,
)
from orrery.games.warpgate.rules.vocabulary import NO_ACTION


@state
class Goals(State):
    """The objectives of each type that nobody holds, goal side down (W13.1): of an available one only the type is
    known, so which one it is gets decided when somebody takes it."""

    t0: Annotated[Deck[Objective], Secret(NOBODY, of="objective-0")] = field(default_factory=Deck)
    t1: Annotated[Deck[Objective], Secret(NOBODY, of="objective-1")] = field(default_factory=Deck)
    t2: Annotated[Deck[Objective], Secret(NOBODY, of="objective-2")] = field(default_factory=Deck)
    t3: Annotated[Deck[Objective], Secret(NOBODY, of="objective-3")] = field(default_factory=Deck)
    t4: Annotated[Deck[Objective], Secret(NOBODY, of="objective-4")] = field(default_factory=Deck)

    def of(self, type_: Type) -> Deck[Objective]:
        return (self.t0, self.t1, self.t2, self.t3, self.t4)[type_]


@state
class Held(State):
    """A player's secret objectives by type: the backs show the type, so the number of each is public."""

    t0: Annotated[list[Objective], Secret(of="objective-0"), Bag()] = field(default_factory=list)
    t1: Annotated[list[Objective], Secret(of="objective-1"), Bag()] = field(default_factory=list)
    t2: Annotated[list[Objective], Secret(of="objective-2"), Bag()] = field(default_factory=list)
    t3: Annotated[list[Objective], Secret(of="objective-3"), Bag()] = field(default_factory=list)
    t4: Annotated[list[Objective], Secret(of="objective-4"), Bag()] = field(default_factory=list)

    def of(self, type_: Type) -> list[Objective]:
        return (self.t0, self.t1, self.t2, self.t3, self.t4)[type_]

    def all(self) -> list[Objective]:
        return [*self.t0, *self.t1, *self.t2, *self.t3, *self.t4]


@state
class Player(State):
    """One player's faction board and pieces."""

    side: Side = Side(-1)
    """The side of the faction board in use (its index in the data)."""
    abilities: list[Side] = field(default_factory=list)
    """The sides whose abilities this player has: their own and a copied one (W17.1)."""
    texts: Texts = field(default_factory=Texts)
    """The powers in play: those of the player's own ability and of a copied one (the owner is whose faction it is), and
    those of technologies (which have no owner, and are exhausted once they have worked in this action, W12.5)."""
    ships: Annotated[list[int], By(Place)] = field(default_factory=list)
    """Ships by place."""
    supply: int = 12
    """Ships that are not on the board (W1.9)."""
    fleets: Annotated[int, Bits(Place)] = 0
    """Where the player's ships are, and outposts that count as ships (W17.2)."""
    outposts: Annotated[int, Bits(Place)] = 0
    colonies: Annotated[int, Bits(Place)] = 0
    drone: Place = GATE
    hand: Annotated[list[Card], Secret(of="action", own=True), Bag()] = field(default_factory=list)
    deck: Annotated[Deck[Card], Secret(NOBODY, of="action", own=True)] = field(default_factory=Deck)
    discard: Annotated[list[Card], Bag()] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)
    """The action cards in the slots 1X to 4X."""
    tactics: Annotated[Deck[Tactic], Secret(NOBODY, of="tactic", own=True)] = field(default_factory=Deck)
    drawn: Annotated[list[Tactic], Secret(of="tactic", own=True), Bag()] = field(default_factory=list)
    """The tactics cards drawn for a battle and not yet chosen from (W8.1)."""
    tactics_discard: Annotated[list[Tactic], Bag()] = field(default_factory=list)
    offered: Annotated[list[Tactic], Secret(of="promotion"), Bag()] = field(default_factory=list)
    """The cards taken by Promote and not yet chosen from (W10.6)."""
    elite: list[Tactic] = field(default_factory=list)
    """The hero and advanced tactics cards owned, wherever they are now."""
    fresh: int = 0
    """Trade goods with the +1X side up."""
    spent: int = 0
    """Trade goods with the 0 side up."""
    technologies: list[Technology] = field(default_factory=list)
    objectives: Annotated[Held, By(Type)] = field(default_factory=Held)
    shown: list[Objective] = field(default_factory=list)
    """Objectives that were taken with their goal visible (W19.1)."""
    tokens: list[Token] = field(default_factory=list)
    """Discovery tokens kept for later."""
    old_tokens: list[Token] = field(default_factory=list)
    """Discovery tokens that have been kept and used."""
    won: int = 0
    """Battles won as the attacker."""
    peace: bool = False
    """Neither attacks nor can be attacked this round."""
    copies: list[Place] = field(default_factory=list)
    """The planets this player has copied, before scoring."""


@state
class Battle(State):
    """A battle being fought (W8)."""

    attacker: int
    defender: int
    place: Place
    home: Place
    """The planet the attack came from; `home_2` is the second one of a Concentrate."""
    home_2: Place = NOWHERE
    ships: int = 0
    """The attacker's ships; they are not on the board during the battle."""
    announced: list[int] = field(default_factory=list)
    """What both have announced (W8.2): 0 for nothing, otherwise the sum of the bits, attacker first."""
    cards: list[Tactic] = field(default_factory=list)
    """The tactics shown, attacker's first (W8.3)."""
    stage: str = "announce"
    """The stage it has reached: announce, tactics (both choose a card), texts (what was shown takes effect),
    withdraw."""
    shown: list[Tactic] = field(default_factory=list)
    """The cards that were shown, attacker's first; they stay here after the cards themselves are put away."""
    strengths: list[int] = field(default_factory=list)
    """The strengths that were compared (W8.4), attacker's first."""
    attacker_won: bool = False
    cancelled: int = 0
    """Whose text is cancelled: bit 0 the attacker's, bit 1 the defender's (W8.5.1)."""
    shields: list[int] = field(default_factory=list)
    """How many ships cannot be destroyed, attacker first."""
    escape: bool = False
    """The loser chooses where to withdraw to."""
    explore: bool = False
    claim: bool = False
    """The winner marks the planet once the battle is over (W19.41)."""
    encore: bool = False
    again: bool = False
    fought: int = 1
    """How many times it has been fought: once, or more with Prolonged Engagement."""


@state
class Warpgate(Root):
    """The whole table."""

    data: DataKey = DataKey("")
    """The set of data in use."""
    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    round: int = 0
    start: int = 0
    """The start player of this round."""
    last: bool = False
    """This round is the last one."""
    phase: str = "setup"
    other_action: Action = NO_ACTION
    """The action on the card just played that was not chosen; -1 if there is none (Citizen N, W17.3)."""
    x: int = 0
    """The X of the card just played (W6.1)."""
    moved: int = 0
    """How many of the ships moved by this action are still where it brought them (W10.11, W19.11)."""
    technologies: Annotated[Deck[Technology], Secret(NOBODY, of="technology")] = field(default_factory=Deck)
    technologies_left: int = 0
    available: list[Technology] = field(default_factory=list)
    """Available technologies (W1.8)."""
    objective_types: Annotated[Deck[Type], Secret(NOBODY, of="objective_type")] = field(default_factory=Deck)
    objectives_left: int = 0
    objectives: list[Type] = field(default_factory=list)
    """The types of the available objectives (W1.8, W19.1)."""
    open_goals: list[Objective] = field(default_factory=list)
    """With open objectives, which ones they are."""
    goals: Annotated[Goals, By(Type)] = field(default_factory=Goals)
    promotions: Annotated[Deck[Tactic], Secret(NOBODY, of="promotion")] = field(default_factory=Deck)
    """The common tactics deck (W3.11)."""
    tokens: Annotated[Deck[Token], Secret(NOBODY, of="token")] = field(default_factory=Deck)
    """Discovery tokens that nobody has seen."""
    stacks: Annotated[int, Bits(Place)] = 0
    """Planets with two tokens on them (W3.5)."""
    turned: list[Token] = field(default_factory=list)
    """Discovery tokens turned over and not yet dealt with."""
    boxed: Annotated[list[Token], Bag()] = field(default_factory=list)
    """Discovery tokens that were seen and are out of the game, or on the board for good."""
    goods: int = 0
    """Trade goods in the supply."""
    dead: Annotated[int, Bits(Place)] = 0
    """Planets that count only for moving and deploying."""
    new_trade: Annotated[int, Bits(Place)] = 0
    """Planets that have become trade planets."""
    battle: Battle | None = None
    round_limit: int = 12
    open_objectives: bool = False
    end_at_start: bool = False
    many_goods: bool = False
    objectives_for: str = "one"
    discoveries: bool = True
    same_route: bool = True
    token_from_deck: bool = False
    trade_anywhere: bool = False
    machines_instead: bool = False
    dead_gap: bool = False
    copy_ships: bool = False
    claim_late: bool = False
    pass_enemies: bool = False
    choose_faction: bool = False
    sides: str = "choose"
