"""Warpgate: battles (W8) and withdrawing (W9). Side 0 is the attacker, side 1 the defender."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.ask import amount, choose, confirm, pick
from orrery.core.chance import Draw
from orrery.core.state import frame, tell, then
from orrery.core.together import together
from orrery.games.warpgate.rules.acting import act
from orrery.games.warpgate.rules.board import GATE, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.discoveries import arrive, explore
from orrery.games.warpgate.rules.factions import copy_ability
from orrery.games.warpgate.rules.kinds import OUTPOST, SHIP
from orrery.games.warpgate.rules.legality import IMPOSSIBLE, between, only
from orrery.games.warpgate.rules.nouns import Place, Tactic
from orrery.games.warpgate.rules.powers import (
    ASSIMILATION,
    ATTACK,
    COMBAT_DRONES,
    DEFEND,
    ESCAPE,
    NOMADS,
    PURSUIT,
    SALVAGE,
    SHIELD,
    SPOILS,
    STUBBORN,
    TACTICS,
    WAR_FUND,
    use,
)
from orrery.games.warpgate.rules.powers import amount as power
from orrery.games.warpgate.rules.state import Battle, Warpgate
from orrery.games.warpgate.rules.verbs import (
    board_of,
    deploy,
    deployment,
    destroy,
    draw,
    enemies,
    haven,
    land,
    lift,
    markers_left,
    put_marker,
    refresh,
    ships_arrive,
    take_good,
    take_marker,
)
from orrery.games.warpgate.rules.vocabulary import (
    ATTACKING,
    DEFENDING,
    LOST,
    NO_ACTION,
    OUTNUMBERED,
    PROMOTE,
    WON,
    WORDS,
)

DRAWN = 2
MOST_FIGHTS = 2
"""A battle is fought at most this many times (W8.7)."""
CAN_ANNOUNCE = WAR_FUND
WAR_FUND_WORD = WORDS.index("war_fund")
NOTHING = 0


def fought(s: Warpgate) -> Battle:
    """The current battle."""
    assert s.battle is not None
    return s.battle


def seat_of(b: Battle, side: int) -> int:
    return b.defender if side else b.attacker


def ships_of(s: Warpgate, side: int) -> int:
    """The ships of a side, including outposts that count as ships (W17.2)."""
    b = fought(s)
    if side == 0:
        return b.ships
    p = s.players[b.defender]
    return p.ships[b.place] + (1 if p.texts.here & NOMADS and p.outposts >> b.place & 1 else 0)


# --- drawing, announcing, choosing (W8.1 to W8.3) -----------------------------------------------------------


async def battle(s: Warpgate) -> None:
    """Both draw two tactics cards and announce what they want to use (W8.1, W8.2)."""
    b = fought(s)
    s.phase = "battle"
    b.stage, b.shown, b.strengths = "announce", [], []
    tell(s, "warpgate-log-battle", seat=b.attacker, rival=b.defender, place=b.place)
    for seat in (b.attacker, b.defender):
        await draw_tactics(s, seat, DRAWN + use(s, seat, TACTICS))
    b.announced = [NOTHING, NOTHING]
    b.shields = [0, 0]
    for side in (0, 1):
        if s.players[seat_of(b, side)].texts.here & CAN_ANNOUNCE:
            await announce(s, side)
    then(s, frame(tactics))


async def draw_tactics(s: Warpgate, seat: int, count: int) -> None:
    """Draw from the player's own tactics deck; the discard pile is reshuffled when needed (W8.1)."""
    p = s.players[seat]
    k = KNOWN[s.data].kinds
    while count:
        if not p.tactics.layers:
            if not p.tactics_discard:
                break
            p.tactics.shuffle_in(p.tactics_discard)
            p.tactics_discard = []
        some = min(count, len(p.tactics))
        for card in await Draw(k.tactics_drawn, p.tactics, some, seat=seat, seen=1 << seat, why="battle"):
            insort(p.drawn, card)
            tell(s, "warpgate-log-tactic-drawn", seat, tactic=card)
        count -= some


async def announce(s: Warpgate, side: int) -> None:
    """Say which optional effects will be used, before anything is shown (W8.2)."""
    b = fought(s)
    seat = seat_of(b, side)
    p = s.players[seat]
    if p.fresh and power(s, seat, WAR_FUND):
        said = await pick(seat, KNOWN[s.data].kinds.announce, [WAR_FUND_WORD], 0, 1, how_many="W8.2", of_which="W8.2")
        if said:
            p.fresh -= 1
            p.spent += 1
            b.announced[side] = use(s, seat, WAR_FUND)
            tell(s, "warpgate-log-announces", seat=seat, power=WAR_FUND_WORD)


async def tactics(s: Warpgate) -> None:
    """Each side chooses one card in secret; they are shown together and the strengths compared (W8.3, W8.4)."""
    b = fought(s)
    seats = (b.attacker, b.defender)
    b.stage = "tactics"
    chosen = await together({seat: choose_tactic(s, seat) for seat in seats}, sealed=True)
    b.cards = [chosen[seat] for seat in seats]
    b.stage, b.shown = "texts", b.cards[:]
    for seat in seats:
        p = s.players[seat]
        p.drawn.remove(chosen[seat])
        p.tactics_discard += p.drawn
        p.drawn = []
        tell(s, "warpgate-log-shows", seat=seat, tactic=chosen[seat])
    compare(s)
    then(s, frame(text, 0), frame(text, 1), frame(aftermath))


async def choose_tactic(s: Warpgate, seat: int) -> Tactic:
    drawn = s.players[seat].drawn
    if len(drawn) == 1:
        return drawn[0]
    card: Tactic = await choose(seat, KNOWN[s.data].kinds.tactic, drawn, explain=only("W8.3"))
    return card


# --- strength (W8.4) ----------------------------------------------------------------------------------------


def holds(s: Warpgate, side: int, when: int) -> bool:
    """Whether the conditions of a line of text are met."""
    b = fought(s)
    won = b.attacker_won == (side == 0)
    met = (WON if won else LOST) | (DEFENDING if side else ATTACKING)
    if ships_of(s, side) < ships_of(s, 1 - side):
        met |= OUTNUMBERED
    return not when & ~met


def text_sum(s: Warpgate, side: int, do: str) -> int:
    """What the text of a side's card adds before the strengths are compared, unless it is cancelled."""
    b = fought(s)
    if b.cancelled >> side & 1:
        return 0
    text = KNOWN[s.data].tactics[b.cards[side]].text
    return sum(line.n for line in text if line.do == do and holds(s, side, line.when))


def strength(s: Warpgate, side: int) -> int:
    """Ships times factor; a side without ships has factor 0 (W8.4, W8.7)."""
    b = fought(s)
    ships = ships_of(s, side)
    if not ships:
        return 0
    seat = seat_of(b, side)
    p = s.players[seat]
    d = KNOWN[s.data]
    factor = d.tactics[b.cards[side]].factor
    if text_sum(s, side, "copy_factor"):
        factor = max(factor, d.tactics[b.cards[1 - side]].factor)
    factor += text_sum(s, side, "factor") + use(s, seat, DEFEND if side else ATTACK) + b.announced[side]
    ships += text_sum(s, side, "ships")
    if p.texts.here & COMBAT_DRONES and p.drone == b.place:
        ships += 1
    return ships * factor


def compare(s: Warpgate) -> None:
    """First the texts that cancel others (W8.5.1), then who has won; the attacker wins ties (W8.4)."""
    b = fought(s)
    d = KNOWN[s.data]
    b.cancelled = 0
    cancels = [
        any(line.do == "cancel" and holds(s, side, line.when) for line in d.tactics[card].text)
        for side, card in enumerate(b.cards)
    ]
    if cancels[0]:
        b.cancelled = 2
    elif cancels[1]:
        b.cancelled = 1
    mine, theirs = b.strengths = [strength(s, 0), strength(s, 1)]
    tie = mine == theirs
    firm = text_sum(s, 1, "ties") or (tie and use(s, b.defender, STUBBORN))
    b.attacker_won = mine > theirs or (tie and (not firm or bool(text_sum(s, 0, "ties"))))
    b.shields = [text_sum(s, side, "shield") + use(s, seat_of(b, side), SHIELD) for side in (0, 1)]
    tell(s, "warpgate-log-strength", seat=b.attacker, rival=b.defender, mine=mine, theirs=theirs)
    tell(s, "warpgate-log-wins", seat=b.attacker if b.attacker_won else b.defender)


# --- texts (W8.5) -------------------------------------------------------------------------------------------


async def text(s: Warpgate, side: int) -> None:
    """Carry out the text of a side's card, then its technologies (W8.5)."""
    b = fought(s)
    seat = seat_of(b, side)
    if not b.cancelled >> side & 1:
        for line in KNOWN[s.data].tactics[b.cards[side]].text:
            if line.do in TEXTS and holds(s, side, line.when):
                await TEXTS[line.do](s, side, line.n)
    if s.players[seat].texts.here & AFTER_BATTLE:
        await battle_powers(s, side)


async def battle_powers(s: Warpgate, side: int) -> None:
    """Technologies and abilities that take effect once the winner is known (W8.5.2)."""
    b = fought(s)
    seat = seat_of(b, side)
    if holds(s, side, WON):
        await do_destroy(s, side, use(s, seat, PURSUIT))
        await draw(s, seat, use(s, seat, SPOILS), "ability")
    else:
        await deployment(s, seat, GATE, use(s, seat, SALVAGE))
        b.escape |= bool(use(s, seat, ESCAPE))


AFTER_BATTLE = PURSUIT | SPOILS | SALVAGE | ESCAPE


async def do_destroy(s: Warpgate, side: int, n: int) -> None:
    """Destroy enemy ships in the battle, as many as possible; the player who destroys chooses (W8.5.4, W8.5.5)."""
    b = fought(s)
    for _ in range(n):
        if not ships_of(s, 1 - side):
            return
        if b.shields[1 - side]:
            b.shields[1 - side] -= 1
        else:
            await lose_one(s, 1 - side, seat_of(b, side))


async def lose_one(s: Warpgate, side: int, chooser: int) -> None:
    """A side loses a ship in the battle; if an outpost counts as one, there is a choice between the two."""
    b = fought(s)
    seat = seat_of(b, side)
    p = s.players[seat]
    if side == 0:
        b.ships -= 1
        p.supply += 1
        tell(s, "warpgate-log-loses", seat=seat, ships=1, place=b.place)
        return
    pieces = [SHIP] * (p.ships[b.place] > 0) + [OUTPOST] * (p.texts.here & NOMADS and p.outposts >> b.place & 1)
    piece = pieces[0]
    if len(pieces) > 1:
        k = KNOWN[s.data].kinds
        piece = await choose(chooser, k.destroy, pieces, explain=only("W8.5"), place=b.place, rival=seat)
    if piece == SHIP:
        destroy(s, seat, b.place, 1)
    else:
        take_marker(s, seat, b.place)


async def do_sacrifice(s: Warpgate, side: int, n: int) -> None:
    for _ in range(min(n, ships_of(s, side))):
        await lose_one(s, side, seat_of(fought(s), side))


async def do_rally(s: Warpgate, side: int, n: int) -> None:
    """Ships from the supply join a side's ships in the battle."""
    b = fought(s)
    seat = seat_of(b, side)
    p = s.players[seat]
    joining = min(n, p.supply)
    if not joining:
        return
    p.supply -= joining
    if side:
        land(p, b.place, joining)
    else:
        b.ships += joining
    tell(s, "warpgate-log-joins", seat=seat, ships=joining)


async def do_warp(s: Warpgate, side: int, n: int) -> None:
    await deployment(s, seat_of(fought(s), side), GATE, n)


async def do_draw(s: Warpgate, side: int, n: int) -> None:
    await draw(s, seat_of(fought(s), side), n, "tactic")


async def do_refresh(s: Warpgate, side: int, n: int) -> None:
    refresh(s, seat_of(fought(s), side), n)


async def do_good(s: Warpgate, side: int, n: int) -> None:
    for _ in range(n):
        take_good(s, seat_of(fought(s), side))


async def do_plunder(s: Warpgate, side: int, n: int) -> None:
    """Take a trade good from the other side, a used one if it has one."""
    b = fought(s)
    loser, winner = s.players[seat_of(b, 1 - side)], s.players[seat_of(b, side)]
    if loser.spent:
        loser.spent -= 1
        winner.spent += 1
    elif loser.fresh:
        loser.fresh -= 1
        winner.fresh += 1
    else:
        return
    tell(s, "warpgate-log-plunders", seat=seat_of(b, side), rival=seat_of(b, 1 - side))


async def do_promote(s: Warpgate, side: int, n: int) -> None:
    if len(s.promotions):
        then(s, act(PROMOTE, seat_of(fought(s), side), n))


async def do_raid(s: Warpgate, side: int, n: int) -> None:
    """Destroy ships of the other side on planets within range 1 of the battle; the player who destroys chooses."""
    b = fought(s)
    rival = seat_of(b, 1 - side)
    p = s.players[rival]
    for _ in range(n):
        around = board_of(s).static[rival][b.place][1] & ~(1 | s.dead)
        targets = [place for place in places(p.fleets & around) if p.ships[place]]
        if not targets:
            return
        place = targets[0]
        if len(targets) > 1:
            k = KNOWN[s.data].kinds
            place = await choose(seat_of(b, side), k.raid, targets, explain=only("W8.5"), rival=rival)
        destroy(s, rival, place, 1)


async def do_unmark(s: Warpgate, side: int, n: int) -> None:
    """The other side's marker on the planet goes back to its owner."""
    b = fought(s)
    rival = seat_of(b, 1 - side)
    if (s.players[rival].outposts | s.players[rival].colonies) >> b.place & 1:
        take_marker(s, rival, b.place)


async def do_claim(s: Warpgate, side: int, n: int) -> None:
    """Mark the planet at once, as Control does, but without an objective; under that ruling when the battle is over and
    won (W19.41)."""
    b = fought(s)
    if s.claim_late:
        b.claim = True
    elif ships_of(s, side):
        then(s, frame(claim, seat_of(b, side), b.place))


async def do_explore(s: Warpgate, side: int, n: int) -> None:
    fought(s).explore = True


async def do_encore(s: Warpgate, side: int, n: int) -> None:
    fought(s).encore = side == 0


async def do_escape(s: Warpgate, side: int, n: int) -> None:
    b = fought(s)
    b.escape |= b.attacker_won == (side == 1)


async def do_again(s: Warpgate, side: int, n: int) -> None:
    b = fought(s)
    b.again = b.fought < MOST_FIGHTS


TEXTS: dict[str, Callable[[Warpgate, int, int], Coroutine[Any, Any, None]]] = {
    "destroy": do_destroy,
    "sacrifice": do_sacrifice,
    "rally": do_rally,
    "warp": do_warp,
    "draw": do_draw,
    "refresh": do_refresh,
    "good": do_good,
    "plunder": do_plunder,
    "promote": do_promote,
    "raid": do_raid,
    "unmark": do_unmark,
    "claim": do_claim,
    "explore": do_explore,
    "encore": do_encore,
    "escape": do_escape,
    "again": do_again,
}
"""The words that take effect after the strengths have been compared; the others count before."""


# --- withdrawing (W9) ---------------------------------------------------------------------------------------


async def aftermath(s: Warpgate) -> None:
    """The cards go to the discard piles (W8.5); then the battle continues, or the loser withdraws."""
    b = fought(s)
    for side, card in enumerate(b.cards):
        s.players[seat_of(b, side)].tactics_discard.append(card)
    b.cards = []
    b.stage = "withdraw"
    if b.again:
        b.again = b.escape = b.explore = b.encore = b.claim = False
        b.fought += 1
        then(s, frame(battle))
    elif b.attacker_won:
        then(s, frame(defender_withdraws))
    else:
        then(s, frame(attacker_withdraws))


async def defender_withdraws(s: Warpgate) -> None:
    """All ships of the defender go to the nearest planet with a piece of theirs (W9.1 to W9.3)."""
    b = fought(s)
    rival = s.players[b.defender]
    if rival.texts.here & NOMADS and rival.outposts >> b.place & 1:
        take_marker(s, b.defender, b.place)
        deploy(s, b.defender, b.place, 1)
    count = rival.ships[b.place]
    if count:
        place = await refuge(s, b.defender, b.attacker, b.place, 1 << b.home | (1 << b.home_2 if b.home_2 >= 0 else 0))
        lift(rival, b.place, count)
        land(rival, place, count)
        ships_arrive(s, b.defender, place)
        tell(s, "warpgate-log-withdraws", seat=b.defender, ships=count, place=place)
    land(s.players[b.attacker], b.place, b.ships)
    end(s)


async def refuge(s: Warpgate, seat: int, chooser: int, start: Place, closed: int, homes: int = 0) -> Place:
    """The planet to withdraw to: one with the loser's outpost, colony or ship and nothing of the enemy's, but not where
    the attack came from (W9.1, W9.2). With an escape the loser chooses among all of them (and `homes`)."""
    p = s.players[seat]
    own = (p.fleets | p.outposts | p.colonies | homes) & ~(enemies(s, seat) | closed | 1 << start) | 1
    if not fought(s).escape:
        return await haven(s, seat, chooser, start, own)
    havens = places(own)
    if len(havens) == 1:
        return havens[0]
    place: Place = await choose(seat, KNOWN[s.data].kinds.withdraw, havens, explain=only("W9.1"), rival=seat)
    return place


async def attacker_withdraws(s: Warpgate) -> None:
    """The attacker's ships return to where they came from; after a Concentrate from two planets the defender divides
    them (W9.4, W9.5)."""
    b = fought(s)
    if b.ships and b.escape:
        homes = 1 << b.home | (1 << b.home_2 if b.home_2 >= 0 else 0)
        place = await refuge(s, b.attacker, b.attacker, b.place, 0, homes)
        returns(s, place, b.ships)
        ships_arrive(s, b.attacker, place)
    elif b.ships and b.home_2 >= 0:
        k = KNOWN[s.data].kinds
        whole = between("W9.5", 0, b.ships)
        first = await amount(b.defender, k.split, 0, b.ships, whole, place=b.home, second=b.home_2, ships=b.ships)
        returns(s, b.home, first)
        returns(s, b.home_2, b.ships - first)
    else:
        returns(s, b.home, b.ships)
    end(s)


def returns(s: Warpgate, place: Place, ships: int) -> None:
    """Ships of the attacker return to a place."""
    if ships:
        seat = fought(s).attacker
        land(s.players[seat], place, ships)
        tell(s, "warpgate-log-returns", seat=seat, ships=ships, place=place)


def end(s: Warpgate) -> None:
    """The battle is over; what its texts have postponed until now happens."""
    b = fought(s)
    winner, loser = (b.attacker, b.defender) if b.attacker_won else (b.defender, b.attacker)
    p = s.players[winner]
    p.won += b.attacker_won
    s.battle = None
    if b.encore:
        then(s, frame(encore, b.attacker))
    if p.texts.here & ASSIMILATION and len(p.abilities) == 1:  # the loser has withdrawn, so no outpost has to (W19.42)
        copy_ability(s, winner, loser)
    if b.attacker_won and b.ships:
        arrive(s, b.attacker, b.place)
    if b.explore and p.ships[b.place] and s.stacks >> b.place & 1:
        then(s, frame(explore, winner, b.place))
    if b.claim and p.ships[b.place]:
        then(s, frame(claim, winner, b.place))


async def claim(s: Warpgate, seat: int, place: Place) -> None:
    """Mark a planet that was won, if there is a marker left (Planetfall, W1.9)."""
    p = s.players[seat]
    if not (p.outposts | p.colonies | s.dead) >> place & 1 and markers_left(p):
        put_marker(s, seat, place)


async def encore(s: Warpgate, seat: int) -> None:
    """The other action of the card just played, with the same X; the slot does not change (W17.3)."""
    action, s.other_action = s.other_action, NO_ACTION
    x = s.x
    if action < 0 or IMPOSSIBLE[action](s, seat, x) is not None:
        return
    if await confirm(seat, KNOWN[s.data].kinds.encore, action_name=action, x=x):
        for p in s.players:
            p.texts.refresh()
        then(s, act(action, seat, x))
