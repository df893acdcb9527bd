"""Warpgate: the course of the game, in the order of the rules (W3 to W5, W16): set-up, rounds, turns, the end."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import choose, confirm, pick
from orrery.core.chance import Draw, Roll, Shuffle
from orrery.core.game import steps_of
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.warpgate.rules.acting import act
from orrery.games.warpgate.rules.actions import (
    RENEWED,
    advance,
    concentrate,
    control,
    draw,
    maneuver,
    maneuver_again,
    objective,
    promote,
    recon,
    reinforce,
    research,
    skirmish,
    trade,
    trade_on,
    warp_in,
)
from orrery.games.warpgate.rules.battle import (
    aftermath,
    attacker_withdraws,
    battle,
    claim,
    defender_withdraws,
    encore,
    tactics,
    text,
)
from orrery.games.warpgate.rules.board import GATE, places
from orrery.games.warpgate.rules.data import KNOWN, LETTERS, sides_of
from orrery.games.warpgate.rules.discoveries import explore, found, token, visit
from orrery.games.warpgate.rules.factions import camp_withdraws, copy_ability
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, RENEW, TOKEN, Play
from orrery.games.warpgate.rules.legality import may_play, plays, usable_tokens, why_not_token
from orrery.games.warpgate.rules.nouns import Card, Faction, Place, Side, Technology, Token
from orrery.games.warpgate.rules.powers import (
    HAND,
    KEEP,
    ROUND_REFRESH,
    START_GOODS,
    START_SHIPS,
    amount,
    refresh_powers,
)
from orrery.games.warpgate.rules.state import Held, Warpgate
from orrery.games.warpgate.rules.verbs import (
    board_of,
    deploy,
    discard,
    drone_withdraws,
    gain_objective,
    open_objective,
    open_technology,
    refresh,
    take_good,
)
from orrery.games.warpgate.rules.verbs import draw as draw_cards
from orrery.games.warpgate.rules.vocabulary import COPY_PLANET, DRAW, EVERY_TYPE, NO_ACTION, PEACE

SLOTS = 4
HAND_SIZE = 4
START_SHIPS_IN_GATE = 3


# --- W3: set-up ---------------------------------------------------------------------------------------------


async def setup(s: Warpgate) -> None:
    """The table: goods, technologies, objectives, tokens (W3.2 to W3.5); then boards for everybody (W3.6)."""
    d, board, n = KNOWN[s.data], board_of(s), len(s.players)
    s.goods = 4 * n
    s.technologies.shuffle_in([Technology(i) for i in range(len(d.technologies))])
    s.technologies_left = 5 * n + 2
    s.objective_types.shuffle_in([it.type for it in d.objectives])
    s.objectives_left = 5 * n
    for type_ in EVERY_TYPE:
        if d.objectives_of[type_]:
            s.goals.of(type_).shuffle_in(list(d.objectives_of[type_]))
    s.tokens.shuffle_in(list(d.all_tokens))
    if s.discoveries:
        s.stacks = board.all & ~board.trade
    s.promotions.shuffle_in(list(d.promotable))
    for p in s.players:
        p.ships = [0] * d.places
        p.deck.shuffle_in([Card(i) for i in range(len(d.actions))])
        p.tactics.shuffle_in(list(d.basic))
    for _ in range(2):
        await open_technology(s)
        await open_objective(s)
    (start,) = await Roll(d.kinds.seat_chosen, 1, n, why="start")
    s.start = start - 1
    seats = [(s.start + i) % n for i in range(n)]
    if s.choose_faction:
        then(s, *(frame(faction, seat) for seat in seats), frame(sides))
    else:
        dealt = await Shuffle(d.kinds.factions_dealt, [Faction(i) for i in range(len(d.factions))], why="factions")
        for seat, it in zip(seats, dealt, strict=False):
            s.players[seat].side, _ = sides_of(it)
        then(s, frame(sides))


async def faction(s: Warpgate, seat: int) -> None:
    """Choose a board nobody has taken (W3.6)."""
    d = KNOWN[s.data]
    taken = [d.sides[p.side].faction for p in s.players if p.side >= 0]
    free = [Faction(i) for i in range(len(d.factions)) if i not in taken]
    chosen = await choose(seat, d.kinds.faction, free, explain=lambda f: No("W3.6"))
    s.players[seat].side, _ = sides_of(chosen)


async def sides(s: Warpgate) -> None:
    """Everybody chooses side A or B (W3.6), or it is decided for all."""
    n = len(s.players)
    if s.sides == "random":
        for p, rolled in zip(s.players, await Roll(KNOWN[s.data].kinds.sides_dealt, n, 2, why="sides"), strict=True):
            p.side = Side(p.side + rolled - 1)
    elif s.sides == "B":
        for p in s.players:
            p.side = Side(p.side + 1)
    asked = [(s.start + i) % n for i in range(n)] if s.sides == "choose" else []
    then(s, *(frame(side, seat) for seat in asked), frame(deal))


async def side(s: Warpgate, seat: int) -> None:
    p = s.players[seat]
    p.side = await choose(seat, KNOWN[s.data].kinds.side, (p.side, Side(p.side + 1)), explain=lambda side: No("W3.6"))


async def deal(s: Warpgate) -> None:
    """Pieces, cards and an objective for everybody (W3.4, W3.7 to W3.11)."""
    d = KNOWN[s.data]
    for seat, p in enumerate(s.players):
        row = d.sides[p.side]
        tell(s, "warpgate-log-faction", seat=seat, side=p.side)
        p.abilities = [p.side]
        refresh_powers(s, seat)
        p.tactics.layers[0].remove(d.basic[LETTERS.index(row.letter)])
        p.tactics.shuffle_in([row.hero])
        s.promotions.layers[0].remove(row.hero)
        p.elite = [row.hero]
        deploy(s, seat, GATE, START_SHIPS_IN_GATE + amount(s, seat, START_SHIPS))
        for _ in range(amount(s, seat, START_GOODS)):
            take_good(s, seat)
        await draw_cards(s, seat, HAND_SIZE, "deal")
        s.objectives_left -= 1
        (type_,) = await Draw(d.kinds.types_opened, s.objective_types, 1, seen=EVERYONE, why="deal")
        await gain_objective(s, seat, type_)
    then(s, frame(round_))


# --- W4: the round ------------------------------------------------------------------------------------------


async def round_(s: Warpgate) -> None:
    """What happens at the start of a round (W4.2), then four turns each (W4.1)."""
    d = KNOWN[s.data]
    s.round += 1
    tell(s, "warpgate-log-round", number=s.round)
    if s.round > 1:
        if len({d.technologies[card].type for card in s.available}) == 1:
            await open_technology(s)
        if len(set(s.objectives)) == 1:
            await open_objective(s)
        s.start = (s.start + 1) % len(s.players)
    if s.end_at_start and exhausted(s):
        last_round(s)
    peaceful = []
    for i in range(len(s.players)):
        seat = (s.start + i) % len(s.players)
        p = s.players[seat]
        p.peace = False
        refresh_powers(s, seat)  # if a game continues with other data, powers may have changed
        if any(d.token_kind[t] == PEACE for t in p.tokens):
            peaceful.append(seat)
        refresh(s, seat, amount(s, seat, ROUND_REFRESH))
    s.phase = "turns"
    then(s, *(frame(peace, seat) for seat in peaceful), frame(turn, 0, 0))


def exhausted(s: Warpgate) -> bool:
    """Whether a deck or the trade goods have run out (W4.3)."""
    return not (s.technologies_left and s.objectives_left and s.goods)


def last_round(s: Warpgate) -> None:
    """Announce that this round is the last one (W4.3)."""
    if not s.last:
        s.last = True
        tell(s, "warpgate-log-last")


def look_for_the_end(s: Warpgate) -> None:
    """Once something has run out, the current round is the last, and this is announced at once (W4.3, W19.4); so is the
    last of a fixed number of rounds (W19.28)."""
    if s.round >= s.round_limit or (not s.end_at_start and exhausted(s)):
        last_round(s)


async def peace(s: Warpgate, seat: int) -> None:
    """A kept token may give its owner peace for this round (W15.3)."""
    d, p = KNOWN[s.data], s.players[seat]
    if await confirm(seat, d.kinds.peace):
        used = next(t for t in p.tokens if d.token_kind[t] == PEACE)
        p.tokens.remove(used)
        p.old_tokens.append(used)
        p.peace = True
        tell(s, "warpgate-log-peace", seat=seat)


# --- W5: the turn -------------------------------------------------------------------------------------------


async def turn(s: Warpgate, number: int, renewed: int) -> None:
    """Play a card to the next slot and do one of three things with it (W5.1, W5.2); X is the slot, raised by a trade
    good (W6.1, W6.2). Tokens may be used first (W19.18)."""
    seat = (s.start + number) % len(s.players)
    p, d = s.players[seat], KNOWN[s.data]
    s.phase = "turns"
    look_for_the_end(s)
    if not p.hand:
        await draw_cards(s, seat, 1, "empty")
    slot = len(p.played) + 1
    again = renewed > 0
    play: Play = await choose(seat, d.kinds.play, plays(s, seat, again), may_play(s, seat, slot, again), x=slot)
    way, which, goods = play
    if way > DRAWING:
        then(s, frame(turn, number, 1 if way == RENEW else renewed))
        await before(s, seat, way, which)
        return
    card = Card(which)
    p.hand.remove(card)
    p.played.append(card)
    if goods:
        p.fresh -= goods
        p.spent += goods
    for player in s.players:
        player.texts.refresh()
    s.x = slot + goods
    two = d.two_actions[card]
    action = DRAW if way == DRAWING else two[way]
    s.other_action = NO_ACTION if way == DRAWING else two[1 - way]
    if s.journal is not None:
        tell(s, "warpgate-log-plays", seat=seat, action=card, action_name=action, x=s.x)
    then(s, act(action, seat, s.x), frame(turn_end, number))


async def before(s: Warpgate, seat: int, way: int, which: int) -> None:
    """What may be done before playing a card."""
    if way == TOKEN:
        then(s, frame(token, seat, Token(which)))
    elif way == COPY:
        copy_ability(s, seat, which)
    else:
        discard(s, seat, s.players[seat].hand[:])
        await draw_cards(s, seat, RENEWED, "ability")


async def turn_end(s: Warpgate, number: int) -> None:
    """Tokens may also be used after the action (W19.18); after the fourth action new cards are drawn (W5.3)."""
    n = len(s.players)
    seat = (s.start + number) % n
    p = s.players[seat]
    look_for_the_end(s)
    if p.tokens:
        tokens = usable_tokens(s, seat)
        if tokens:
            k = KNOWN[s.data].kinds
            offers: list[Token | None] = [*tokens, None]
            used = await choose(seat, k.use, offers, explain=lambda t: None if t is None else why_not_token(s, seat, t))
            if used is not None:
                then(s, frame(token, seat, used), frame(turn_end, number))
                return
    if len(p.played) == SLOTS:
        await new_hand(s, seat)
    then(s, frame(turn, number + 1, 0) if number + 1 < SLOTS * n else frame(round_end))


async def new_hand(s: Warpgate, seat: int) -> None:
    """All played cards and the rest of the hand are discarded, and four new ones drawn (W5.3)."""
    p = s.players[seat]
    p.discard += p.played
    p.played = []
    gone = tuple(p.hand)
    kept = amount(s, seat, KEEP)
    if kept and gone:
        k = KNOWN[s.data].kinds
        fewest = max(0, len(gone) - kept)
        told: dict[str, Any] = {"number": fewest, "exactly": "no"}
        gone = await pick(seat, k.discard, p.hand, fewest, len(gone), how_many="W12.5", of_which="W5.3", **told)
    discard(s, seat, gone)
    await draw_cards(s, seat, HAND_SIZE + amount(s, seat, HAND), "round")


async def round_end(s: Warpgate) -> None:
    """Was this the last round (W4.3, W19.4, W19.28)?"""
    look_for_the_end(s)
    if s.last:
        n = len(s.players)
        copying = [
            frame(copy_planets, seat)
            for seat in ((s.start + i) % n for i in range(n))
            if any(KNOWN[s.data].token_kind[t] == COPY_PLANET for t in s.players[seat].tokens)
        ]
        then(s, *copying, frame(over))
    else:
        then(s, frame(round_))


# --- W16: the end -------------------------------------------------------------------------------------------


async def copy_planets(s: Warpgate, seat: int) -> None:
    """Tokens that copy a planet are placed before scoring, or kept (W16.2, W19.18)."""
    d, p = KNOWN[s.data], s.players[seat]
    for number in [t for t in p.tokens if d.token_kind[t] == COPY_PLANET]:
        offered: list[Place | None] = [*places(board_of(s).all & ~s.dead), None]
        place = await choose(seat, d.kinds.put_token, offered, explain=lambda place: No("W16.2", place=place))
        if place is not None:
            p.tokens.remove(number)
            s.boxed.append(number)
            p.copies.append(place)
            tell(s, "warpgate-log-copy", seat=seat, place=place)


async def over(s: Warpgate) -> None:
    """The game is over, and objectives are turned face up to be scored (W16.1)."""
    s.phase = "over"
    for p in s.players:
        p.shown += p.objectives.all()
        p.objectives = Held()
    tell(s, "warpgate-log-over")


STEPS = steps_of(
    setup,
    faction,
    sides,
    side,
    deal,
    round_,
    peace,
    turn,
    turn_end,
    advance,
    concentrate,
    control,
    maneuver,
    maneuver_again,
    promote,
    recon,
    reinforce,
    research,
    skirmish,
    trade,
    trade_on,
    warp_in,
    draw,
    objective,
    battle,
    tactics,
    text,
    aftermath,
    defender_withdraws,
    attacker_withdraws,
    claim,
    encore,
    visit,
    explore,
    found,
    token,
    camp_withdraws,
    drone_withdraws,
    round_end,
    copy_planets,
    over,
)
