"""Duel of Sparks: a small but complete card game for two to four wizards that uses every feature of the kernel.
Read the rules below side by side with the code.

1. Set-up. A wizard has 4 life, 2 sparks, 4 cards and a talent. North leads. There are 5 rounds. With all texts each
   also has a second wind, its oath is in front of every other wizard, and its pact in its left neighbour's hand (1.1).
2. Dawn. All at once: each says in which windows it does not want to be asked this round (2.1), then rolls a die and
   gains a spark on a six (2.2). Then everyone draws a card, starting with the leader (2.3).
3. Council. All vote openly on a storm; meanwhile the leader may bribe twice (3.1). In a storm everyone rolls a die and
   loses a life on a one, but never the last (3.2); with all texts it leaves a gale until dusk (3.3). All bid sparks in
   secret for the lead; the highest bid is paid (3.4).
4. Turns. Starting with the leader, everyone may play one card (4.1): aim, discard and, unless it is cancelled, do as it
   says (4.2). A strike rolls a die for its damage (4.3), may be warded off (4.4), wounds (4.5), and fells (4.6).
   While choosing a card and while aiming, a wizard may barter with another: sparks and cards both ways, openly, at most
   two deals each time and three proposals (4.7); a deal can be reacted to (4.8).
5. Dusk. All announce cards together; they are resolved starting with the leader (5.1). Loans are returned (5.2).
6. Nobody ever keeps more than 5 cards (6.1).
7. After the last round, or when one wizard is left, the most life wins, then the most sparks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NewType

from orrery.core.abilities import TABLE, Ability, Texts
from orrery.core.ask import Decision, Kind, amount, choose, confirm, order, pick
from orrery.core.chance import ChanceKind, Draw, Roll, Shuffle
from orrery.core.deals import proposed, reply, with_deals
from orrery.core.game import Game, Setting, steps_of
from orrery.core.hooks import Hooks
from orrery.core.nouns import Maybe, Named, Number, YesNo
from orrery.core.refusal import No
from orrery.core.standing import Occasion, window_occasions
from orrery.core.state import EVERYONE, Bag, PerSeat, Root, Secret, State, frame, state, tell, then
from orrery.core.terms import Deal, Deals, Sides, amounts, terms, things
from orrery.core.together import together
from orrery.core.windows import MOMENT, How, Query, Window
from orrery.core.zones import Deck, Pile

Note = NewType("Note", int)
"""A pact: its index in `PACTS`."""

LIFE, SPARKS, CARDS, HAND_LIMIT, ROUNDS, BRIBES = 4, 2, 4, 5, 5, 2
BARTERS, PROPOSALS = 2, 3


# --- state ------------------------------------------------------------------------------------------------


@state
class Wizard(State):
    """What one player has."""

    life: int = LIFE
    sparks: int = SPARKS
    hand: Annotated[list[Ability], Secret(), Bag()] = field(default_factory=list)
    texts: Texts = field(default_factory=Texts)
    """Its own talent, borrowed talents, and other wizards' oaths."""
    notes: list[Note] = field(default_factory=list)
    """Other wizards' pacts in hand."""
    standing: Annotated[list[str], Secret(of="standing"), Bag()] = field(default_factory=list)
    acted: bool = False


@state
class Duel(Root):
    """The whole table."""

    wizards: Annotated[list[Wizard], PerSeat()] = field(default_factory=list)
    deck: Deck[Ability] = field(default_factory=Deck)
    discard: Pile[Ability] = field(default_factory=Pile)
    leader: int = 0
    round: int = 0
    rounds: int = ROUNDS
    every_text: bool = False
    texts: Texts = field(default_factory=Texts)
    """What is in force for everyone."""


def clockwise(s: Duel, start: int) -> list[int]:
    """The wizards still standing, starting from a seat."""
    n = len(s.wizards)
    return [seat % n for seat in range(start, start + n) if s.wizards[seat % n].life > 0]


# --- words and questions ----------------------------------------------------------------------------------


class TextNames(Named[Ability]):
    """The names of all texts, in the order below."""

    def add(self, name: str) -> Ability:
        self.names += (name,)
        self.index[name] = Ability(len(self.names) - 1)
        return self.index[name]


TEXT = TextNames("card", ())
WIZARD = Named("wizard", ("north", "east", "south", "west"))
NOTE = Named[Note]("note", tuple(f"pact of {name}" for name in WIZARD.names))
PACTS: list[tuple[Ability, int]] = []
"""The text and the owner of each note."""
WINDOWS = Named("window", ("CardPlayed", "Dusk", "Falls", "Struck"))

STAND = Kind("stand", WINDOWS, many=True, secret=True)
VOTE = Kind("vote", YesNo())
BRIBE = Kind("bribe", WIZARD)
GIFT = Kind("gift", Number("sparks"))
BID = Kind("bid", Number("sparks"))
PLAY = Kind("play", Maybe(TEXT))
TARGET = Kind("target", WIZARD)
BARTER: Kind[Deal] = Kind("barter", Deals("barter", WIZARD, {"sparks": None, "card": TEXT}))
AGREE = Kind("agree", YesNo())
BORROW = Kind("borrow", TEXT)
ECHOED = Kind("echoed", TEXT)
BURY = Kind("bury", TEXT, secret=True)
FORESEE = Kind("foresee", TEXT, many=True, secret=True)
DISCARD = Kind("discard", TEXT, many=True, secret=True)
REACT = Kind("react", Maybe(TEXT), reaction=True)

DRAWN = ChanceKind("drawn", TEXT)
DIE = ChanceKind("die", Number("pips"))
TALENTS_DEALT = ChanceKind("talents", TEXT)


# --- windows and queries, in the order of the rules -------------------------------------------------------


@dataclass(slots=True)
class CardPlayed(Window):
    """A card is played; its target is known, nothing has been done yet. The others are asked, then the player."""

    RULE = "4.2"
    seat: int
    card: int
    target: int = -1

    def seats(self, s: Duel) -> list[int]:
        return clockwise(s, self.seat + 1)


@dataclass(frozen=True, slots=True)
class Damage(Query):
    """How much a strike hurts."""

    RULE = "4.3"
    seat: int
    by: int

    def seats(self, s: Duel) -> tuple[int, int]:
        return (self.by, self.seat)


@dataclass(slots=True)
class Strike(Window):
    """Something that hits a wizard: its seat, by whom, and how hard."""

    seat: int
    by: int
    damage: int

    def seats(self, s: Duel) -> list[int]:
        return clockwise(s, self.seat)


@dataclass(slots=True)
class Struck(Strike):
    """A strike is about to hurt."""

    RULE = "4.4"


@dataclass(slots=True)
class Wounded(Strike):
    """A strike has hurt."""

    RULE = "4.5"


@dataclass(slots=True)
class Falls(Strike):
    """A wizard has no life left and is about to fall."""

    RULE = "4.6"

    def seats(self, s: Duel) -> list[int]:
        return [self.seat, *clockwise(s, self.seat + 1)]


@dataclass(slots=True)
class Bartered(Window):
    """Two wizards have agreed on a deal, and it has been done."""

    RULE = "4.8"
    seat: int
    partner: int

    def seats(self, s: Duel) -> list[int]:
        return clockwise(s, self.seat + 1)


@dataclass(slots=True)
class Dusk(Window):
    """The end of a round."""

    RULE = "5.1"
    HOW = How.ANNOUNCED
    round: int

    def seats(self, s: Duel) -> list[int]:
        return clockwise(s, s.leader)


# --- which texts are active -------------------------------------------------------------------------------


async def pays(s: Duel, seat: int, text: Ability) -> None:
    """A card is discarded face up, a pact goes back to its owner; talents cost nothing."""
    if COPIES[text]:
        s.wizards[seat].hand.remove(text)
        s.discard.put([text], EVERYONE)
        tell(s, "plays", seat=seat, card=text)
    elif text == PACT:
        s.wizards[seat].notes.clear()


HOOKS: Hooks[Duel] = Hooks(
    holders=lambda s: s.wizards,
    common=lambda s: s.texts,
    notes=lambda wizard: wizard.notes,
    note=PACTS,
    is_card=lambda text: COPIES[text] > 0,
    kind=REACT,
    pays=pays,
    plays=lambda seat, text, *target: CardPlayed(seat, text, *target) if COPIES[text] else None,
    standing=lambda s, seat: s.wizards[seat].standing,
)
happens, has = HOOKS.happens, HOOKS.has


@dataclass(frozen=True, slots=True)
class On:
    """When a text applies: the windows, and whom they must concern ("me", "others" or "all")."""

    windows: Sequence[type[Any]]
    of: str = "me"

    def fits(self, s: Duel, me: int, w: Any) -> bool:
        if not foes(s, me):  # the duel is decided
            return False
        return self.of == "all" or (w.seat == me) == (self.of == "me")


Flow = Coroutine[Any, Any, None]
Aim = Callable[..., Coroutine[Any, Any, int]]
Action = tuple[Aim | None, Callable[..., Flow]]

COPIES: list[int] = []
ACTIONS: dict[int, Action] = {}


def text(name: str, copies: int = 0) -> Ability:
    COPIES.append(copies)
    return TEXT.add(name)


def action(name: str, *, copies: int, aim: Aim | None = None) -> Callable[[Callable[..., Flow]], Callable[..., Flow]]:
    """A card that is played on one's turn."""

    def register(do: Callable[..., Flow]) -> Callable[..., Flow]:
        ACTIONS[text(name, copies)] = (aim, do)
        return do

    return register


def reaction(
    name: str, *, copies: int = 0, on: On, rank: int = 0, aim: Aim | None = None, instead: bool = False
) -> Callable[[Callable[..., Flow]], Callable[..., Flow]]:
    """A card or talent that may be used when something happens, or instead of it."""
    number = text(name, copies)
    if instead:
        return HOOKS.replacement(on.windows, number, when=on.fits, rank=rank, aim=aim, may=True)
    return HOOKS.reaction(on.windows, number, when=on.fits, rank=rank, aim=aim)


# --- verbs ------------------------------------------------------------------------------------------------


def foes(s: Duel, me: int) -> list[int]:
    return sorted(seat for seat in clockwise(s, me) if seat != me)


async def target(s: Duel, me: int, w: Window | None = None) -> int:
    """Aim at another wizard."""
    seat: int = await aims(s, me)
    return seat


def aims(s: Duel, me: int) -> Decision[Any]:
    def forbids(seat: int) -> No | None:
        return None if seat in foes(s, me) else No("4.2", seat=seat)

    return choose(me, TARGET, range(len(s.wizards)), forbids)


async def bartering(s: Duel, me: int, ask: Callable[[], Decision[Any]], kept: Sequence[Ability] = ()) -> Any:
    """4.7: a wizard's answer on its turn, while it may barter; but not with the card being played."""

    def sides(seat: int) -> Sides:
        hand = list(s.wizards[me].hand)
        for card in kept:
            hand.remove(card)
        wanted = [card for card in TEXT.every if COPIES[card]]
        return (
            (amounts("sparks", s.wizards[me].sparks), things("card", sorted(hand), 2)),
            (amounts("sparks", s.wizards[seat].sparks), things("card", wanted, 1)),
        )

    def forbids(deal: Deal) -> No | None:
        return None if deal.gives or deal.gets else No("4.7")

    def accept(deal: Deal) -> Decision[bool]:
        def holds(yes: bool) -> No | None:
            return (
                No("4.7")
                if yes and Counter(deal.things_wanted("card")) - Counter(s.wizards[deal.partner].hand)
                else None
            )

        return reply(me, BARTER, deal, AGREE, holds, wizard=me, gives=deal.gives, gets=deal.gets)

    def offers() -> dict[int, Any]:
        return {me: proposed(lambda: terms(me, BARTER, foes(s, me), sides, forbids, "4.7"), accept, PROPOSALS)}

    return await with_deals(ask, offers, lambda seat, deal: barter(s, seat, deal), BARTERS)


async def barter(s: Duel, me: int, deal: Deal) -> None:
    """4.7, 4.8: what was agreed changes hands, and everyone hears about it."""
    for one, other, sparks, cards in (
        (me, deal.partner, deal.given("sparks"), deal.things_given("card")),
        (deal.partner, me, deal.wanted("sparks"), deal.things_wanted("card")),
    ):
        s.wizards[one].sparks -= sparks
        s.wizards[other].sparks += sparks
        for card in cards:
            s.wizards[one].hand.remove(card)
            s.wizards[other].hand.append(card)
    tell(s, "barters", seat=me, wizard=deal.partner)
    await happens(s, Bartered(me, deal.partner))


async def draw(s: Duel, me: int, count: int) -> tuple[Ability, ...]:
    """Draw cards; if the deck is too small, the discard is shuffled into it first."""
    if len(s.deck) < count:
        s.deck.shuffle_in(s.discard.take_all())
    return await Draw(DRAWN, s.deck, min(count, len(s.deck)), seat=me, seen=1 << me)


async def strike(s: Duel, me: int, seat: int, pips: int) -> None:
    """4.3 to 4.6: a strike may be warded off, wounds, and fells."""
    wizard = s.wizards[seat]
    damage = HOOKS.modified(s, Damage(seat, me), pips)
    if wizard.life <= 0 or not await happens(s, Struck(seat, me, damage)):
        return
    wizard.life = max(0, wizard.life - damage)
    tell(s, "wounded", seat=seat, by=me, damage=damage)
    await happens(s, Wounded(seat, me, damage))
    if wizard.life == 0 and await happens(s, Falls(seat, me, damage)):
        s.discard.put(wizard.hand, 1 << seat)
        wizard.hand, wizard.texts, wizard.standing = [], Texts(), []
        tell(s, "falls", seat=seat)


# --- the cards: played in one's turn ----------------------------------------------------------------------


@action("bolt", copies=9, aim=target)
async def bolt(s: Duel, me: int, seat: int) -> None:
    "Strike another wizard with a die."
    (pips,) = await Roll(DIE, 1, 4, seat=me)
    await strike(s, me, seat, pips)


@action("harvest", copies=2)
async def harvest(s: Duel, me: int) -> None:
    "Gain two sparks."
    s.wizards[me].sparks += 2


@action("foresight", copies=3)
async def foresight(s: Duel, me: int) -> None:
    "Look at the top two cards of the deck and put them back in any order."
    hand = s.wizards[me].hand
    seen = await draw(s, me, 2)
    hand += seen
    for card in await order(me, FORESEE, seen):
        hand.remove(card)
        s.deck.put_on_top(card, 1 << me)


@action("cache", copies=2)
async def cache(s: Duel, me: int) -> None:
    "Put a card of your hand on top of the deck."
    hand = s.wizards[me].hand
    if hand:
        card = await choose(me, BURY, sorted(set(hand)))
        hand.remove(card)
        s.deck.put_on_top(card, 1 << me)


@action("borrow", copies=3)
async def borrow(s: Duel, me: int) -> None:
    "Until dusk you have another wizard's talent, too."
    talents = {t: seat for seat in foes(s, me) for t in s.wizards[seat].texts if t in TALENTS and not has(s, me, t)}
    if talents:
        talent = await choose(me, BORROW, sorted(talents))
        s.wizards[me].texts.put(talent, talents[talent])


# --- the cards: reactions ---------------------------------------------------------------------------------


@reaction("counterspell", copies=5, on=On([CardPlayed], "others"), rank=-1)
async def counterspell(s: Duel, me: int, w: CardPlayed) -> None:
    "Cancel a card that another wizard plays."
    w.cancelled = True


@reaction("shield", copies=3, on=On([Struck]))
async def shield(s: Duel, me: int, w: Struck) -> None:
    "Ward off a strike at you."
    w.cancelled = True


@reaction("potion", copies=3, on=On([CardPlayed, Struck, Bartered, Dusk], "all"))
async def potion(s: Duel, me: int, w: Window) -> None:
    "At any time: gain a life."
    s.wizards[me].life += 1


@reaction("ransom", copies=2, on=On([Falls]), instead=True)
async def ransom(s: Duel, me: int, w: Falls) -> None:
    "Instead of falling: lose all your sparks and keep one life."
    s.wizards[me].sparks, s.wizards[me].life = 0, 1


@reaction("ember", copies=3, on=On([Dusk], "all"))
async def ember(s: Duel, me: int, w: Dusk) -> None:
    "Dusk: gain two sparks."
    s.wizards[me].sparks += 2


@reaction("gust", copies=2, on=On([Dusk], "all"), aim=target)
async def gust(s: Duel, me: int, w: Dusk, seat: int) -> None:
    "Dusk: strike another wizard for one."
    await strike(s, me, seat, 1)


@reaction("calm", copies=2, on=On([Dusk], "all"), rank=-1)
async def calm(s: Duel, me: int, w: Dusk) -> None:
    "Dusk: no other card takes effect this dusk."
    w.cancelled = True


def echoes(s: Duel, me: int, w: Window) -> list[Ability]:
    """The reactions that lie face up in the discard and could be used now."""
    return HOOKS.repeatable(s, me, w, [card for card in s.discard.by_seen.get(EVERYONE, ()) if card != ECHO])


async def repeated(s: Duel, me: int, w: Window) -> Ability:
    card: Ability = await choose(me, ECHOED, echoes(s, me, w))
    return card


ECHO = text("echo", copies=2)


@HOOKS.reaction([CardPlayed, Struck, Dusk], ECHO, when=lambda s, me, w: bool(echoes(s, me, w)), aim=repeated)
async def echo(s: Duel, me: int, w: Window, card: Ability) -> None:
    "Do what a reaction says that lies face up in the discard."
    if card in echoes(s, me, w):
        await HOOKS.repeat(s, me, w, card)


# --- talents ----------------------------------------------------------------------------------------------

KEEN, WARDED, GRUDGE, LEECH, PHOENIX = (text(t) for t in ("keen", "warded", "grudge", "leech", "phoenix"))
TALENTS = (KEEN, WARDED, GRUDGE, LEECH, PHOENIX)


@HOOKS.modifier(Damage, KEEN)
def keen(s: Duel, me: int, query: Damage, damage: int) -> int:
    "Your strikes hurt by one more."
    return damage + (query.by == me)


@HOOKS.modifier(Damage, WARDED, rank=1)
def warded(s: Duel, me: int, query: Damage, damage: int) -> int:
    "Strikes at you hurt half as much, rounded up, after all additions."
    return (damage + 1) // 2 if query.seat == me else damage


@HOOKS.trigger(Wounded, GRUDGE, when=lambda s, me, w: w.seat == me, rank=1)
async def grudge(s: Duel, me: int, w: Wounded) -> None:
    "Who wounds you loses a spark, after everything else."
    s.wizards[w.by].sparks -= s.wizards[w.by].sparks > 0


@HOOKS.trigger(Wounded, LEECH, when=lambda s, me, w: w.by == me)
async def leech(s: Duel, me: int, w: Wounded) -> None:
    "When you have wounded a wizard take a spark from it."
    if s.wizards[w.seat].sparks:
        s.wizards[w.seat].sparks -= 1
        s.wizards[me].sparks += 1


@HOOKS.replacement(Falls, PHOENIX, when=lambda s, me, w: w.seat == me, rank=1, purges=True)
async def phoenix(s: Duel, me: int, w: Falls) -> None:
    "Instead of falling lose this talent and have three life."
    s.wizards[me].life = 3


# --- texts with owners and states -------------------------------------------------------------------------

SECOND_WIND, OATH, PACT, GALE = (text(t) for t in ("second wind", "oath", "pact", "gale"))
PACTS += [(PACT, seat) for seat in range(len(WIZARD.names))]


@HOOKS.reaction(Wounded, SECOND_WIND, when=lambda s, me, w: w.seat == me, exhausts=True)
async def second_wind(s: Duel, me: int, w: Wounded) -> None:
    "When you are wounded exhaust this to gain two sparks. It is readied at dusk."
    s.wizards[me].sparks += 2


@HOOKS.note_modifier(Damage, OATH)
def oath(s: Duel, me: int, query: Damage, damage: int, owner: int) -> int:
    "The owner's strikes at you hurt by one less, but at least by one."
    return max(1, damage - 1) if (query.seat, query.by) == (me, owner) else damage


@HOOKS.note_reaction(Struck, PACT, when=lambda s, me, w, owner: (w.seat, w.by) == (me, owner))
async def pact(s: Duel, me: int, w: Struck, owner: int) -> None:
    "Ward off a strike by the owner, who takes this back and loses a spark."
    w.cancelled = True
    s.wizards[owner].sparks -= s.wizards[owner].sparks > 0


@HOOKS.modifier(Damage, GALE)
def gale(s: Duel, me: int, query: Damage, damage: int) -> int:
    "All strikes hurt by one more."
    return damage + 1


@HOOKS.reaction(Struck, GALE, when=lambda s, me, w: w.seat == me, exhausts=True)
async def shelter(s: Duel, me: int, w: Struck) -> None:
    "The first wizard who wants to may take shelter from a strike."
    w.cancelled = True


# --- the course of the game -------------------------------------------------------------------------------


async def deal(s: Duel) -> None:
    """1: talents, face up, and four cards each."""
    talents = await Shuffle(TALENTS_DEALT, list(TALENTS))
    for seat, wizard in enumerate(s.wizards):
        wizard.texts.put(talents[seat], seat)
        wizard.hand += await draw(s, seat, CARDS)
        if s.every_text:
            wizard.texts.put(SECOND_WIND, seat)
            for owner in range(len(s.wizards)):
                if owner != seat:
                    wizard.texts.put(OATH, owner)
            wizard.notes = [NOTE.every[seat - 1 if seat else len(s.wizards) - 1]]


async def round_(s: Duel) -> None:
    """1, 7: the next round, or the end."""
    if s.round == s.rounds or len(clockwise(s, 0)) == 1:
        return
    s.round += 1
    then(s, frame(dawn), frame(council), frame(bids), frame(turn), frame(dusk), frame(round_))


async def dawn(s: Duel) -> None:
    """2: all at once, except the draws: somebody may know the top of the deck, so their order matters."""
    await together({seat: wakes(s, seat) for seat in sorted(clockwise(s, 0))})
    for seat in clockwise(s, s.leader):
        s.wizards[seat].hand += await draw(s, seat, 1)


async def wakes(s: Duel, me: int) -> None:
    wizard = s.wizards[me]
    names = await pick(me, STAND, range(len(WINDOWS.names)), 0, len(WINDOWS.names))
    wizard.standing = [WINDOWS.names[n] for n in names]
    (pips,) = await Roll(DIE, 1, 6, seat=me)
    wizard.sparks += pips == 6


async def council(s: Duel) -> None:
    """3.1: an open vote, and the leader's bribes beside it."""
    voters = clockwise(s, s.leader)
    votes = await together({seat: votes_on(seat) for seat in sorted(voters)}, offers={voters[0]: bribes(s, voters[0])})
    if 2 * sum(votes.values()) > len(votes):
        for seat in voters:
            (pips,) = await Roll(DIE, 1, 6, seat=seat)
            s.wizards[seat].life -= pips == 1 and s.wizards[seat].life > 1
        if s.every_text:
            s.texts.put(GALE, TABLE)


async def votes_on(me: int) -> bool:
    return await confirm(me, VOTE)


async def bribes(s: Duel, me: int) -> None:
    for _ in range(BRIBES):
        if not s.wizards[me].sparks:
            return
        seat = await choose(me, BRIBE, foes(s, me))
        sparks = await amount(me, GIFT, 1, s.wizards[me].sparks, wizard=seat)
        s.wizards[me].sparks -= sparks
        s.wizards[seat].sparks += sparks


async def bids(s: Duel) -> None:
    """3.4: sealed bids; of equal bids, the first one starting with the leader wins."""
    offered = await together({seat: bids_for_lead(s, seat) for seat in sorted(clockwise(s, 0))}, sealed=True)
    s.leader = max(clockwise(s, s.leader), key=lambda seat: offered[seat])
    s.wizards[s.leader].sparks -= offered[s.leader]


async def bids_for_lead(s: Duel, me: int) -> int:
    return await amount(me, BID, 0, s.wizards[me].sparks)


async def turn(s: Duel) -> None:
    """4.1: the next wizard, starting with the leader, who has not had a turn."""
    me = next((seat for seat in clockwise(s, s.leader) if not s.wizards[seat].acted), None)
    if me is None:
        return
    s.wizards[me].acted = True
    then(s, frame(turn))

    def plays() -> Decision[Any]:
        playable = sorted({card for card in s.wizards[me].hand if card in ACTIONS})
        return choose(me, PLAY, [*playable, None], explain=lambda c: No("4.1"))

    card = await bartering(s, me, plays)
    if card is not None:
        aim, do = ACTIONS[card]
        aimed = () if aim is None else (await bartering(s, me, lambda: aims(s, me), [card]),)
        if await HOOKS.play(s, me, card, *aimed):
            await do(s, me, *aimed)


async def dusk(s: Duel) -> None:
    """5: announced cards; then loans are returned."""
    await happens(s, Dusk(s.round))
    for seat, wizard in enumerate(s.wizards):
        wizard.texts.become([it for it in wizard.texts.held if it[1] == seat or it[0] == OATH])
        wizard.texts.refresh()
        wizard.acted = False
    s.texts.become([])


async def limits(s: Duel) -> None:
    """6.1: at every boundary."""
    for seat, wizard in enumerate(s.wizards):
        over = len(wizard.hand) - HAND_LIMIT
        if over > 0:
            cards = await pick(seat, DISCARD, wizard.hand, over, over)
            for card in cards:
                wizard.hand.remove(card)
            s.discard.put(cards, 1 << seat)


def setup(players: int, config: Mapping[str, str]) -> Duel:
    s = Duel(wizards=[Wizard() for _ in range(players)], rounds=int(config["rounds"]))
    s.every_text = config["texts"] == "all"
    s.deck.shuffle_in([card for card, copies in zip(TEXT.every, COPIES, strict=True) for _ in range(copies)])
    then(s, frame(deal), frame(round_))
    return s


def score(s: Duel) -> list[int]:
    return [100 * wizard.life + wizard.sparks for wizard in s.wizards]


def winners(s: Duel) -> list[int]:
    best = max(score(s))
    return [seat for seat, points in enumerate(score(s)) if points == best]


def all_cards(s: Duel) -> list[Ability]:
    """Every card is in the deck, in the discard or in a hand."""
    places = [*s.deck.layers, *s.discard.by_seen.values(), *(wizard.hand for wizard in s.wizards)]
    return sorted(card for place in places for card in place)


KINDS = (STAND, VOTE, BRIBE, GIFT, BID, PLAY, TARGET, BARTER, AGREE, BORROW, ECHOED, BURY, FORESEE, DISCARD, REACT)
CHANCES = (DRAWN, DIE, TALENTS_DEALT, MOMENT)

GAME = Game(
    name="sparks",
    revision="1",
    nouns={Ability: TEXT, Note: NOTE},
    players=(2, 3, 4),
    state=Duel,
    setup=setup,
    steps=steps_of(deal, round_, dawn, council, bids, turn, dusk),
    kinds={kind.name: kind for kind in KINDS},
    chances={kind.name: kind for kind in CHANCES},
    score=score,
    winners=winners,
    round_step="round",
    bound=400,
    settings=(Setting("rounds", (str(ROUNDS),), rule="1", numeric=True), Setting("texts", ("few", "all"), rule="1.1")),
    limits=limits,
    answers=lambda window: (TEXT.name, HOOKS.cards_for(window)),
    conserved=all_cards,
    occasions=(
        *window_occasions(fight=[CardPlayed, Struck, Falls], dusk=[Dusk]),
        Occasion("vote", "council", kind="vote", passing=False),
    ),
    spans={"round": lambda s, seat: str(s.round)},
)
