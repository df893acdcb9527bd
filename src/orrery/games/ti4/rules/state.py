"""Twilight Imperium 4: all that is true on the table. Sets of places, planets and technologies are bits of one number;
-1 stands for nobody and nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from functools import partial
from typing import Annotated

from orrery.core.abilities import Ability, Texts
from orrery.core.state import NOBODY, Bag, Bits, By, Passing, PerSeat, Root, Secret, State, state
from orrery.core.zones import Deck, Pile
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.nouns import stays_hidden
from orrery.games.ti4.rules.texts import owner_of, technologies_of
from orrery.games.ti4.rules.things import (
    FIRST_SEAT,
    NO_FACTION,
    NO_OUTCOME,
    NO_PLANET,
    NO_SEAT,
    NOWHERE,
    Attachment,
    Effect,
    Exploration,
    Faction,
    Fragment,
    Layout,
    Lot,
    Note,
    Objective,
    Outcome,
    Piece,
    Place,
    Planet,
    Pool,
    Ruling,
    Seat,
    Strategy,
    Tile,
    Unit,
    Wormhole,
)

Places = Annotated[int, Bits(Place)]
Planets = Annotated[int, Bits(Planet)]


@state
class Player(State):
    """A player: faction sheet, command sheet, pieces, cards."""

    faction: Faction = NO_FACTION
    position: int = 0
    """Which of the layout's homes is this player's."""
    home: Place = NOWHERE
    texts: Texts = field(default_factory=Texts)
    """The texts in play before this player."""
    hand: Annotated[list[Ability], Secret(of="card"), Bag()] = field(default_factory=list)
    """Action cards."""
    shown: Annotated[Pile[Ability], Secret(NOBODY, of="card")] = field(default_factory=Pile)
    """Action cards that a text shows to some players, until it has been resolved (hands.py)."""
    shown_secrets: Annotated[Pile[Objective], Secret(NOBODY, of="secret")] = field(default_factory=Pile)
    """The same for secret objectives."""
    strategies: list[Strategy] = field(default_factory=list)
    """Strategy cards taken in this round, in the order in which they were taken."""
    used: Annotated[int, Bits(Strategy)] = 0
    """Those of them that are exhausted (LRR 83.2)."""
    passed: bool = False
    pools: Annotated[list[int], By(Pool)] = field(default_factory=lambda: [3, 3, 2])
    """Command tokens on the command sheet: tactic, fleet and strategy pool (LRR 52.1)."""
    tokens: Places = 0
    """The systems with a command token of this player."""
    imprinted: int = 0
    """The players of whom a command token lies in this one's fleet pool (LRR 16.10e)."""
    tokens_away: int = 0
    """How many command tokens of this player lie in others' fleet pools."""
    goods: int = 0
    commodities: int = 0
    space: dict[Place, Forces] = field(default_factory=dict)
    """Units in space, by system."""
    ground: dict[Planet, Forces] = field(default_factory=dict)
    """Units on planets."""
    reserve: Annotated[list[int], By(Unit)] = field(default_factory=list)
    """Plastic that is not on the board (LRR 25.2, 64); fighters and infantry can be tokens (59.4b)."""
    secrets: Annotated[list[Objective], Secret(of="secret"), Bag()] = field(default_factory=list)
    """Secret objectives in hand."""
    open_secrets: list[Objective] = field(default_factory=list)
    """Secret objectives that are not scored and lie open for all to see (secrets.py)."""
    scored: Annotated[int, Bits(Objective)] = 0
    """Objectives this player has scored; secret ones lie open before the player."""
    points: int = 0
    tiles: Annotated[list[Tile], Secret(of="tile"), Bag()] = field(default_factory=list)
    """System tiles in hand while the map is built."""
    eliminated: bool = False
    notes: Annotated[Pile[Note], Secret(of="note", where="note_limits")] = field(default_factory=Pile)
    """Promissory notes in hand, own and others', by who knows of them (LRR 95.6)."""
    notes_with: int = 0
    """The seats in whose hands notes of this player can be, after all transactions that everyone has seen."""
    notes_got: int = 0
    """How many notes have come into this hand that others did not see, and may still be there."""
    locked: list[Ability] = field(default_factory=list)
    """Commander and hero that are not unlocked (LRR 7.6, 7.10)."""
    earned: list[Ability] = field(default_factory=list)
    """Commanders whose condition is a deed, once it has been done."""
    fragments: Annotated[list[int], By(Fragment)] = field(default_factory=lambda: [0, 0, 0, 0])
    """Relic fragments: cultural, hazardous, industrial, unknown (LRR 73)."""
    captured: list[tuple[Seat, Unit]] = field(default_factory=list)
    """Others' units on the faction sheet (LRR 50); of fighters and infantry nobody is the owner (-1)."""
    sleepers: Planets = 0
    """Planets with a sleeper token of this player."""
    dealt: int = 0
    """The seats with which this player has had a transaction in this turn, or on this agenda (LRR 91.1)."""

    @property
    def technologies(self) -> int:
        """The technologies this player owns, as bits."""
        return technologies_of(self.texts.here)


@state
class Voyage(State):
    """Ships that have been declared to move together, with what they transport (LRR 17.6)."""

    place: Place
    """Where they are."""
    pieces: list[Piece]
    """What they were where they started."""
    group: Forces
    flying: int = 0
    """How many of the fighters among them fly alone; the others are transported."""
    far: int = 0
    """How many systems they may enter; each gravity rift that they leave adds one."""
    rifts: int = 0
    """How many gravity rifts they still have to leave."""
    through: bool = False
    """They have moved through a wormhole (only if that matters)."""


@state
class Activation(State):
    """A tactical action being carried out (LRR 88)."""

    seat: Seat
    place: Place
    arriving: Forces = field(default_factory=Forces)
    """Ships and what they transport that have reached the active system."""
    arrived: Forces = field(default_factory=Forces)
    """Those of them that have been set down there, when all had come (LRR 17.6)."""
    voyages: list[Voyage] = field(default_factory=list)
    """Ships that have been declared and have not arrived yet, in the order in which they move (LRR 17.6)."""
    under_way: bool = False
    """All ships have been declared, and the first of these voyages has begun."""
    passed: Forces = field(default_factory=Forces)
    """Ships that have come through a wormhole, and what they transport (only if that matters)."""
    moving: bool = True
    """The step "move ships" is not over; while ships are on their way fleet pool and capacity are not looked at (LRR
    17.6)."""
    landed: dict[Planet, Forces] = field(default_factory=dict)
    """Ground forces committed to planets, until the step in which control is established (LRR 27.2)."""
    friends: int = 0
    """The players with a promissory note in the active player's play area when the action began."""
    fired: Planets = 0
    """Planets whose space cannons have had their turn."""
    fought: Planets = 0
    """Planets whose ground combat is over."""
    unbound: bool = False
    """Ships move from systems with own command tokens too (the Dominus Orb)."""
    stormed: bool = False
    """Ships have moved through the wormhole of the ion storm."""
    swift: int = 0
    """What all ships add to their move value."""
    farther: list[tuple[Place, Unit]] = field(default_factory=list)
    """Single ships that apply +1 to their move value: where each is, and of which type."""

    @property
    def voyage(self) -> Voyage | None:
        """The ships that are on their way."""
        return self.voyages[0] if self.under_way and self.voyages else None

    def coming(self) -> Forces:
        """All that has come to the active system or will come there, with what is transported, until it is set
        down."""
        found = Forces()
        for forces in (self.arriving, *(it.group for it in self.voyages)):
            found.merge(forces)
        return found


@state
class Combat(State):
    """A space combat or a ground combat (LRR 71, 20): side 0 is the attacker, side 1 the defender."""

    place: Place
    seats: list[Seat]
    planet: Planet = NO_PLANET
    """The planet fought for, in a ground combat."""
    round: int = 1
    retreats: int = -1
    """The side that has announced to retreat."""
    drawn: bool = False
    """A text has ended the combat in a draw."""
    hits: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that each side has to assign."""
    aimed: list[int] = field(default_factory=lambda: [0, 0])
    """How many of the hits on each side must go to ships that are not fighters."""
    scored: int = 0
    """The seats that have scored an objective in this combat (LRR 14.7)."""
    crew: list[tuple[Seat, Unit, Planet]] = field(default_factory=list)
    """Ground forces that fight in space as ships: whose, which, and the planet they came from (crew.py)."""
    doomed: list[tuple[Seat, Unit]] = field(default_factory=list)
    """Units that are destroyed once hits have been assigned."""


@state
class RollState(State):
    """Dice that have been rolled: what each shows, for which unit, what that unit needs, and what is added."""

    dice: list[int]
    units: list[Unit]
    needs: list[int]
    bonus: list[int]


@state
class Council(State):
    """An agenda being voted on (LRR 2)."""

    agenda: Ability
    number: int = 1
    """The first or second agenda of the phase."""
    votes: list[tuple[Seat, Outcome, int]] = field(default_factory=list)
    """Votes cast: by whom, for what, how many."""
    voting: Seat = NO_SEAT
    """Who votes now."""
    done: int = 0
    """The seats that have had their vote, whatever they did with it."""
    predictions: list[tuple[Seat, Ability, Outcome]] = field(default_factory=list)
    """Outcomes predicted aloud, with the card that says what comes of it (LRR 2.22)."""
    promises: list[tuple[Seat, Seat, Outcome]] = field(default_factory=list)
    """Votes promised in transactions: by whom, to whom, for what. They bind nobody (LRR 36.4)."""
    barred: int = 0
    """The seats that cannot vote on this agenda."""
    demanded: Outcome = NO_OUTCOME
    """The outcome for which whoever votes now must cast at least a vote."""
    outcome: Outcome = NO_OUTCOME
    voted: Outcome = NO_OUTCOME
    """The outcome with the most votes, before a text changed who is elected."""
    elected: Seat = NO_SEAT
    """Who was elected, or controlled the planet that was, before the outcome was carried out."""
    hidden: bool = False
    """The agenda whose outcomes are voted on is known to the speaker only (`Imperium.hidden_agenda`)."""
    elect: str = ""
    """What is elected by a hidden agenda (nouns.ELECTION)."""
    again: list[Ability] = field(default_factory=list)
    """Laws that are put to the vote again when this agenda is over."""


@state
class Draft(State):
    """A draft before the map is laid (draft.py); all of it is open."""

    order: list[Seat]
    """Who takes something first, second and so on, before the order turns round."""
    slices: list[tuple[Tile, ...]] = field(default_factory=list)
    """The tiles of each slice, in the order of `slices.SPOTS`."""
    banned: list[Faction] = field(default_factory=list)
    factions: list[Faction] = field(default_factory=list)
    """The factions on offer."""
    taken: list[tuple[Seat, Lot]] = field(default_factory=list)


@state
class Imperium(Root):
    """The whole table."""

    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    expansion: bool = True
    """Played with Prophecy of Kings."""
    goal: int = 10
    """The points that end the game (LRR 77.2)."""
    round_limit: int = 20
    played_with: Annotated[int, Bits(Ruling)] = 0
    """Rulings that are not the default (options.py)."""
    layout: Layout = Layout(0)
    phase: str = "setup"
    round: int = 0
    speaker: Seat = FIRST_SEAT
    active: Seat = NO_SEAT
    """Whose turn it is in the action phase (LRR 5)."""
    active_place: Place = NOWHERE
    """The active system: the one activated last in this turn (LRR 6.1)."""
    followers: int = 0
    """The seats that use the secondary ability of the strategy card being played free of charge (LRR 38.4)."""
    alone: Seat = NO_SEAT
    """The only player who can resolve abilities for now, if there is such a one."""
    seating: Annotated[list[Seat], Passing()] = field(default_factory=list)
    """The seats clockwise, if players have chosen their places at the table; else they sit in their order."""
    draft: Annotated[Draft | None, Passing()] = None
    zero: Seat = NO_SEAT
    """Who has the initiative token "0" (LRR 45.1)."""
    last_rank: int = -1
    """The initiative of whoever had the last turn."""
    texts: Texts = field(default_factory=Texts)
    """Texts in force for everybody: laws."""
    effects: list[Effect] = field(default_factory=list)
    """What lasts for a while (effects.py)."""
    law_planets: dict[Ability, Planet] = field(default_factory=dict)
    """The planets that laws are attached to (LRR 2.20)."""
    strategy_goods: Annotated[list[int], By(Strategy)] = field(default_factory=lambda: [0] * 8)
    """Trade goods on strategy cards (LRR 85.2)."""
    tiles: Annotated[list[Tile], By(Place, -1)] = field(default_factory=list)
    """The system at each place; -1 where there is none."""
    box: Annotated[Deck[Tile], Secret(NOBODY, of="tile")] = field(default_factory=Deck)
    """Tiles that nobody was dealt."""
    laid: int = 0
    """How many tiles players have laid."""
    wormholes: Annotated[list[Places], By(Wormhole)] = field(default_factory=lambda: [0, 0, 0, 0])
    """Wormholes that stay where they are; `board.wormholes` has those that move as well."""
    wormhole_tokens: dict[Wormhole, Place] = field(default_factory=dict)
    """Where the wormhole tokens lie that players place and move."""
    asteroids: Places = 0
    nebulae: Places = 0
    supernovae: Places = 0
    rifts: Places = 0
    frontier: Places = 0
    """Systems with a frontier token (LRR 98)."""
    nexus_open: bool = False
    """The nexus shows its active side (LRR 99)."""
    places: Annotated[list[Place], By(Planet, -1)] = field(default_factory=list)
    """Where each planet lies; -1 if it is not in this game."""
    owner: Annotated[list[Seat], By(Planet, -1)] = field(default_factory=list)
    exhausted: Planets = 0
    swapped: Planets = 0
    """Planets whose resources and influence are swapped for now."""
    custodians: bool = True
    """The custodians token is still on Mecatol Rex (LRR 40)."""
    deck: Annotated[Deck[Ability], Secret(NOBODY, of="card")] = field(default_factory=Deck)
    discard: Annotated[list[Ability], Bag()] = field(default_factory=list)
    agendas: Annotated[Deck[Ability], Secret(NOBODY, of="agenda")] = field(default_factory=Deck)
    agenda_discard: list[Ability] = field(default_factory=list)
    hidden_agenda: Annotated[Deck[Ability], Secret(NOBODY, of="agenda")] = field(default_factory=Deck)
    """An agenda that is voted on while only the speaker knows it."""
    cultural: Annotated[Deck[Exploration], Secret(NOBODY, of="cultural")] = field(default_factory=Deck)
    hazardous: Annotated[Deck[Exploration], Secret(NOBODY, of="hazardous")] = field(default_factory=Deck)
    industrial: Annotated[Deck[Exploration], Secret(NOBODY, of="industrial")] = field(default_factory=Deck)
    frontiers: Annotated[Deck[Exploration], Secret(NOBODY, of="frontier")] = field(default_factory=Deck)
    explored: Annotated[list[Exploration], Bag()] = field(default_factory=list)
    """Exploration cards in the discard piles."""
    relics: Annotated[Deck[Ability], Secret(NOBODY, of="relic")] = field(default_factory=Deck)
    attached: dict[Planet, list[Attachment]] = field(default_factory=dict)
    """What is attached to planets (LRR 11)."""
    unexplored: list[tuple[Seat, Planet]] = field(default_factory=list)
    """Planets that have just been gained, and whoever is to explore them (LRR 29.1, 29.2d)."""
    ion_storm: Place = NOWHERE
    ion_side: Wormhole = Wormhole(0)
    """Where the ion storm token lies, and the wormhole it shows."""
    destroyed: Planets = 0
    """Planets under a destroyed planet token."""
    purged: Annotated[list[Ability], Bag()] = field(default_factory=list)
    purged_cards: Annotated[list[Exploration], Bag()] = field(default_factory=list)
    """Relics and other texts, and exploration cards, that have left the game (LRR 93)."""
    council: Council | None = None
    roll: RollState | None = None
    """The dice just rolled, while they can be changed."""
    secret_deck: Annotated[Deck[Objective], Secret(NOBODY, of="secret")] = field(default_factory=Deck)
    stage_one: Annotated[Deck[Objective], Secret(NOBODY, of="stage_one")] = field(default_factory=Deck)
    stage_two: Annotated[Deck[Objective], Secret(NOBODY, of="stage_two")] = field(default_factory=Deck)
    """Objectives nobody has seen; those beside the track are drawn when they are revealed (LRR 14.13)."""
    ones_left: int = 5
    twos_left: int = 5
    """How many face-down objectives lie beside the track."""
    objectives: list[Objective] = field(default_factory=list)
    """Public objectives that are revealed."""
    leaked: Annotated[int, Bits(Objective)] = 0
    """Secret objectives that a law has made public, even if they no longer are."""
    activation: Activation | None = None
    combat: Combat | None = None
    loose: Places = 0
    """The systems in which fleet pools and capacity have to be looked at."""
    winners: list[Seat] = field(default_factory=list)
    finished: bool = False

    def note_limits(self, seat: int, other: int) -> list[tuple[int, Callable[[int], bool]]]:
        """What a player does not know of another one's hand of notes: so many can have come from others, and only where
        notes of their owner may have come; the rest is the other's own."""
        hand = self.players[other].notes
        seen = hand.seen_by(seat)
        hidden = len(hand) - len(seen)
        foreign = sum([owner_of(note) != other for note in seen])
        got = min(hidden, max(0, self.players[other].notes_got - foreign))
        return [(hidden - got, lambda note: owner_of(Note(note)) == other), (got, partial(self.may_come, other))]

    def may_come(self, seat: int, note: int) -> bool:
        """Whether a note can be in a hand, as far as everyone knows."""
        owner = owner_of(Note(note))
        return owner == seat or (stays_hidden(note) and bool(self.players[owner].notes_with >> seat & 1))
