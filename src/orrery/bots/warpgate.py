"""What a bot knows of Warpgate: a fast sensible policy (`instinct`) and an estimate of the final score (`worth`).
The instinct reads only what its seat can see; all values are in victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.warpgate.battle import seat_of, ships_of
from orrery.games.warpgate.board import GATE, Board, places
from orrery.games.warpgate.data import KNOWN, Data
from orrery.games.warpgate.kinds import COPY, DRAWING, OTHER, OUTPOST, RENEW, SHIP, THIS, TOKEN, Play
from orrery.games.warpgate.legality import (
    TOKEN_ACTION,
    controllable,
    in_range,
    landings,
    most_controlled,
    open_to,
    reinforcements,
    routes,
    usable_tokens,
    warp_targets,
)
from orrery.games.warpgate.powers import (
    ANY_OBJECTIVE,
    ASSIMILATION,
    ATTACK,
    DEFEND,
    DEPLOY,
    EXPLORE_ANY,
    EXPLORE_BOTH,
    EXPLORE_SAFE,
    KEEP,
    MACHINES,
    MIMICRY,
    ROUND_REFRESH,
    amount,
)
from orrery.games.warpgate.powers import DRAW as DRAW_MORE
from orrery.games.warpgate.scoring import controlled, points, progress, ships
from orrery.games.warpgate.state import Player, Warpgate
from orrery.games.warpgate.steps import SLOTS, exhausted
from orrery.games.warpgate.verbs import board_of, enemies, markers_left
from orrery.games.warpgate.vocabulary import (
    ADVANCE,
    COLONY_OF_TYPE,
    CONCENTRATE,
    CONTROL,
    CONTROL_1X,
    COPY_PLANET,
    DEAD_PLANET,
    DEPLOY_1_TO_3,
    DRAW,
    DRAW_1X,
    EXTRA_VP,
    LOST,
    MANEUVER,
    NEW_TRADE_PLANET,
    OUTNUMBERED,
    PEACE,
    PROMOTE,
    PROMOTE_2X,
    RECON,
    REFRESH_GOODS,
    REINFORCE,
    REINFORCE_1X,
    RESEARCH,
    SHIP_DESTROYED,
    SKIRMISH,
    TAKE_GOOD,
    TAKE_OBJECTIVE,
    TAKE_TECHNOLOGY,
    TRADE,
    WARP_IN,
    WON,
    Goal,
    Tactic,
)

# --- weights ------------------------------------------------------------------------------------------------

IMPOSSIBLE = -9.0
AIM = 5.0
"""What a fulfilled objective brings."""
NEW_AIM = 4.4
"""What an objective brings that is as good as fulfilled when it is taken."""
STEP_DONE, PACE = 0.75, 6.0
"""How likely a missing step towards an objective is with all the time in the world; half of that with so many turns."""
GOOD = 3.0
PLANET = 0.45
"""A controlled planet serves objectives that are yet to come, and breaks ties."""
RIVAL_MARKER = 0.8
"""Somebody else loses a planet, shared by all the others."""
PRESENCE, PRESENCE_SOON = 0.42, 0.7
"""How much of a planet a ship on it stands for, without and with a Control card in hand."""
LANE = 1.6
"""A first ship on a trade planet with another one near."""
SHIPS = (1.4, 1.3, 1.2, 1.1, 0.95, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.0)
"""What one more ship is worth to a player with so many on the board."""
IN_GATE = 0.8
GOOD_TO_COME = 0.45
"""What a fresh trade good's +1X is worth while there is time to use it."""
TOKEN_WORTH = 1.8
LATER = 0.9
"""Plans for later slots are not certain."""
CARD = 1.9
"""What a good card brings when it is played."""
STAKE = 2.0
"""What winning a battle is worth beside what its cards do."""

POWER = {
    "attack": 0.5, "defend": 0.4, "pursuit": 0.4, "tactics": 0.5, "shield": 0.3, "combat_drones": 0.3, "escape": 0.2,
    "stubborn": 0.2, "salvage": 0.3, "spoils": 0.3, "war_fund": 0.2, "deploy": 0.9, "deploy_draw": 0.4, "spread": 0.3,
    "forward": 0.4, "garrison": 0.4, "void_gate": 0.7, "range": 0.9, "escort": 0.9, "slip": 0.3, "relay": 0.4,
    "haul": 0.3, "move_refresh": 0.4, "wing": 0.2, "control": 0.5, "control_refresh": 0.4, "control_deploy": 0.6,
    "colonize": 0.3, "any_objective": 0.8, "drone_control": 0.6, "draw": 0.3, "draw_refresh": 0.2, "draw_deploy": 0.3,
    "hand": 0.8, "keep": 0.5, "sift": 0.2, "machines": 0.6, "explore_both": 0.3, "explore_draw": 0.3,
    "explore_refresh": 0.2, "explore_safe": 0.2, "explore_deploy": 0.4, "explore_any": 0.8, "infiltrate": 0.3,
    "drone_range": 0.2, "research_draw": 0.7, "trade_draw": 0.6, "round_refresh": 1.0, "nomads": 0.8,
}  # fmt: skip
"""What a power brings over a whole game, for each point of it; those that work only at the start bring nothing."""

WORDS_OF_TEXT = {
    "destroy": 0.7, "sacrifice": -0.7, "shield": 0.2, "rally": 0.7, "warp": 0.6, "draw": 0.3, "refresh": 0.3,
    "good": 3.0, "plunder": 3.5, "promote": 1.2, "raid": 0.6, "unmark": 0.8, "claim": 1.0, "explore": 1.0,
    "encore": 1.2, "escape": 0.2, "again": 0.3, "cancel": 0.3,
}  # fmt: skip
"""What a word of a tactics card's text is worth, for each point of it."""

TOKENS = {
    REFRESH_GOODS: 1.2, REINFORCE_1X: 1.5, DRAW_1X: 1.2, CONTROL_1X: 2.0, EXTRA_VP: 2.0, SHIP_DESTROYED: -0.8,
    DEPLOY_1_TO_3: 2.4, PEACE: 1.1, COLONY_OF_TYPE: 1.8, COPY_PLANET: 1.4, TAKE_TECHNOLOGY: 3.2, TAKE_GOOD: 3.3,
    PROMOTE_2X: 2.2, NEW_TRADE_PLANET: 0.2, DEAD_PLANET: 0.0, TAKE_OBJECTIVE: 2.6,
}  # fmt: skip
UNKNOWN_TOKEN = 1.35


# --- battles ------------------------------------------------------------------------------------------------

ATTACK_FACTORS = (1, 2, 2, 2, 3, 3, 4, 5)
DEFEND_FACTORS = (1, 2, 2, 3, 3, 4, 4, 5)


def _better_of_two(factors: Sequence[int]) -> dict[int, float]:
    """How often the better one of two cards has which factor."""
    odds: dict[int, float] = {}
    pairs = [max(pair) for pair in permutations(factors, 2)]
    for factor in pairs:
        odds[factor] = odds.get(factor, 0.0) + 1 / len(pairs)
    return odds


ATTACKS, DEFENDS = _better_of_two(ATTACK_FACTORS), _better_of_two(DEFEND_FACTORS)


@lru_cache(maxsize=4096)
def chance_to_win(mine: int, theirs: int, more: int, less: int) -> float:
    """An attacker's chance; `more` and `less` are what powers add to the factors of the two sides."""
    return sum(
        a * d
        for f, a in ATTACKS.items()
        for g, d in DEFENDS.items()
        if mine * (f + more) >= theirs * (g + less)
    )  # fmt: skip


# --- what a seat makes of the table -------------------------------------------------------------------------


class Group(NamedTuple):
    """A move that looks good: how good, from where to where."""

    value: float
    start: int
    end: int


NO_MOVE = Group(IMPOSSIBLE, -1, -1)


class Outlook:
    """One seat's judgement of the table as it stands. What costs something to find out is found out when needed."""

    __slots__ = (
        "_aims", "_arrivals", "_attacks", "_leaving", "_plans", "_ranked", "_reach", "_values", "board", "closed", "d",
        "foreign", "lanes", "own", "p", "s", "seat", "soon", "stay", "turns", "wants",
    )  # fmt: skip

    def __init__(self, s: Warpgate, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.p = p = s.players[seat]
        self.d = KNOWN[s.data]
        self.board = board_of(s)
        self.closed = enemies(s, seat)
        self.own = p.outposts | p.colonies
        self.turns = turns_left(s, p)
        self.stay = STEP_DONE * self.turns / (self.turns + PACE)
        self.soon = self._soon()
        self.lanes = (self.board.trade | s.new_trade) & ~s.dead
        self.wants = self._read_wants()
        self.foreign = 0
        for other, rival in enumerate(s.players):
            if other != seat:
                self.foreign |= rival.outposts | rival.colonies
        self._arrivals: list[float] | None = None
        self._ranked: dict[float, list[tuple[float, int]]] = {}
        self._values: dict[int, float] = {}
        self._aims: dict[int, float] = {}
        self._leaving: dict[tuple[int, int], float] = {}
        self._reach: dict[tuple[int, int], int] = {}
        self._attacks: dict[tuple[int, int], float] = {}
        self._plans: dict[tuple[int, int], tuple[float, Any]] = {}

    # --- objectives -----------------------------------------------------------------------------------------

    def _read_wants(self) -> list[tuple[Goal, int, int]]:
        """The goals of the own objectives with what is there and what is missing."""
        s, seat, p = self.s, self.seat, self.p
        found = []
        for it in (*p.objectives.all(), *p.shown):
            have, need = progress(s, seat, it)
            missing = need - have
            goal = self.d.objectives[it].goal
            if missing > 0 and goal.word.startswith("most_"):
                count = ships if goal.word == "most_ships" else controlled
                rivals = [count(s, other, goal) for other in range(len(s.players)) if other != seat]
                missing = max(rivals) + 1 - count(s, seat, goal)
            found.append((goal, have, missing))
        return found

    def likely(self, missing: int) -> float:
        """How likely it is that so many steps still get done."""
        return self.stay**missing if missing > 0 else 1.0

    def step(self, missing: int, steps: int = 1) -> float:
        """What so many steps towards an objective are worth."""
        return AIM * (self.likely(missing - steps) - self.likely(missing)) if missing > 0 else 0.0

    def wanted(self, *words: str, type_: int = -1) -> float:
        """What one more of something is worth for the objectives."""
        return sum(
            self.step(missing)
            for goal, _, missing in self.wants
            if missing > 0 and goal.word in words and (goal.type < 0 or goal.type == type_)
        )

    def aim(self, type_: int) -> float:
        """What an unknown objective of a type is worth: the mean of those it could be."""
        known = self._aims.get(type_)
        if known is None:
            held = self.p.objectives.of(type_)
            left = [it for it in self.d.objectives_of[type_] if it not in held]
            total = 0.0
            for it in left:
                have, need = progress(self.s, self.seat, it)
                total += self.likely(need - have)
            known = self._aims[type_] = NEW_AIM * total / len(left) if left else 0.0
        return known

    # --- places ---------------------------------------------------------------------------------------------

    def value(self, place: int) -> float:
        """What controlling a planet is worth."""
        known = self._values.get(place)
        if known is None:
            known = self._values[place] = self._value(place)
        return known

    def _value(self, place: int) -> float:
        s, board, bit = self.s, self.board, 1 << place
        if s.dead & bit or self.own & bit or not place:
            return 0.0
        total = PLANET
        type_ = board.type_of[place]
        for goal, _, missing in self.wants:
            if missing <= 0:
                continue
            match goal.word:
                case "controlled" | "most_planets":
                    helps = True
                case "of_type":
                    helps = goal.type == type_
                case "types":
                    helps = not self.own & board.of_type[type_]
                case "trade_planets":
                    helps = bool((board.trade | s.new_trade) & bit)
                case "sectors":
                    helps = not self.own & board.sectors[board.sector_of[place]]
                case "full_sectors":
                    left = board.sectors[board.sector_of[place]] & ~(s.dead | self.own)
                    total += self.step(left.bit_count())
                    helps = False
                case "border":
                    helps = bool(near_rivals(board, self.seat) & bit)
                case "outposts":
                    helps = not self.p.colonies & board.sectors[board.sector_of[place]]
                case "colonies":
                    sector = board.sectors[board.sector_of[place]] & ~s.dead
                    helps = bool(self.p.colonies & sector)
                    if not helps:
                        total += self.step(missing, 1) / (sector & ~self.own).bit_count()
                case _:
                    helps = False
            if helps:
                total += self.step(missing)
        if self.foreign & bit:
            total += RIVAL_MARKER / (len(s.players) - 1)
        return total

    def presence(self, place: int) -> float:
        """What a ship on a planet is worth for a Control to come."""
        if not place or (self.own | self.s.dead) >> place & 1:
            return 0.0
        aim = 2.2 if self.s.objectives and self.board.type_of[place] in self.s.objectives else 0.3
        return self.soon * (self.value(place) + 0.6 * aim)

    def _soon(self) -> float:
        """How sure it is that a Control follows."""
        if not markers_left(self.p):
            return 0.0
        two = self.d.two_actions
        ready = len(self.p.played) < SLOTS - 1 and any(CONTROL in two[card] for card in self.p.hand)
        return (PRESENCE_SOON if ready else PRESENCE) * min(1.0, max(0.0, self.turns - 1) / 4)

    @property
    def arrivals(self) -> list[float]:
        """What it is worth to bring a first ship to each place."""
        if self._arrivals is None:
            s, p = self.s, self.p
            first = (LANE if not p.fleets & self.lanes else 0.15) * min(1.0, self.turns / 8) if s.goods else 0.0
            also = 0.15 * min(1.0, self.turns / 8) if s.goods else 0.0
            spread, occupied = self.wanted("ships_spread"), self.wanted("occupied")
            near = self.board.static[self.seat]
            found = [-0.2]
            for place in range(1, self.board.size):
                bit = 1 << place
                if p.ships[place]:
                    found.append(0.02 + self._gathering(place))
                    continue
                total = self.presence(place) + spread
                if self.foreign & bit:
                    total += occupied
                if self.own & bit:
                    total += 0.1
                if self.lanes & bit:
                    total += first if near[place][2] & self.lanes & ~bit else also
                found.append(total)
            if p.words & EXPLORE_ANY:
                for place in places(s.stacks):
                    found[place] += self.token()
            self._arrivals = found
        return self._arrivals

    def _gathering(self, place: int) -> float:
        """What one more ship on a place with own ships is worth for an objective."""
        have = self.p.ships[place]
        return sum(
            [self.step(missing) for goal, most, missing in self.wants if goal.word == "ships_at" and have >= most]
        )

    def token(self) -> float:
        """What exploring is worth."""
        bold = TOKEN_WORTH + (0.4 if self.p.words & EXPLORE_BOTH else 0.0) + (0.1 if self.p.words & EXPLORE_SAFE else 0)
        return bold * (0.6 + 0.4 * min(1.0, self.turns / 8)) + self.wanted("tokens")

    def leaving(self, start: int, count: int) -> float:
        """What is lost when so many ships leave a place."""
        known = self._leaving.get((start, count))
        if known is None:
            known = self._leaving[start, count] = self._left_behind(start, count)
        return known

    def _left_behind(self, start: int, count: int) -> float:
        p = self.p
        left = p.ships[start] - count
        if not start:
            return -0.12 * count
        lost = 0.0
        for goal, have, missing in self.wants:
            if goal.word == "ships_at" and missing <= 0 and p.ships[start] == have:
                lost += 2.0
            elif goal.word == "ships_spread" and not left:
                lost += 1.0 if missing <= 0 else self.step(missing)
            elif goal.word == "occupied" and missing <= 0 and not left:
                lost += 1.0
        if not left:
            lost += 0.15 if self.own >> start & 1 else self.presence(start)
            if self.lanes >> start & 1 and p.fleets & self.lanes == 1 << start and self.s.goods:
                lost += 0.6 * LANE * min(1.0, self.turns / 8)
        return lost

    # --- battles --------------------------------------------------------------------------------------------

    def attack(self, place: int, count: int) -> float:
        """What an attack with so many ships is worth."""
        known = self._attacks.get((place, count))
        if known is None:
            known = self._attacks[place, count] = self._attack(place, count)
        return known

    def _attack(self, place: int, count: int) -> float:
        s, p, bit = self.s, self.p, 1 << place
        for other, rival in enumerate(s.players):
            if other != self.seat and rival.fleets & bit:
                break
        else:
            return 0.0
        theirs = max(1, rival.ships[place] + (1 if rival.outposts & bit and not rival.ships[place] else 0))
        odds = chance_to_win(count, theirs, amount(s, self.seat, ATTACK, 0), amount(s, other, DEFEND, 0))
        won = self.arrivals[place] + 0.25 + 0.15 * theirs
        if p.words & ASSIMILATION and len(p.abilities) == 1:
            won += 2.5 * min(1.0, self.turns / 12)
        return odds * won - (1 - odds) * (0.3 + 0.35 * count) - 0.25

    # --- actions --------------------------------------------------------------------------------------------

    def action(self, action: int, x: int) -> float:
        """What an action is worth with this X; less than zero if nothing can be done."""
        return self.plan(action, x)[0]

    def plan(self, action: int, x: int) -> tuple[float, Any]:
        """The value of an action and the best way to do it."""
        known = self._plans.get((action, x))
        if known is None:
            known = self._plans[action, x] = PLANS[action](self, x)
        return known

    def reach(self, start: int, x: int) -> int:
        """The places that ships can get to from a place."""
        known = self._reach.get((start, x))
        if known is None:
            known = self._reach[start, x] = in_range(self.s, self.seat, start, x)
        return known

    def ranked(self, extra: float) -> list[tuple[float, int]]:
        """The places by what it is worth to come there, best first; `extra` for places with tokens."""
        known = self._ranked.get(extra)
        if known is None:
            stacks = self.s.stacks if extra else 0
            known = [
                (-value - (extra if stacks >> place & 1 else 0.0), place) for place, value in enumerate(self.arrivals)
            ]
            known.sort()
            self._ranked[extra] = known
        return known

    def best_move(self, x: int, attack: bool, least: int, extra: float = 0.0, but: int = -1) -> Group:
        """The best group to move; `extra` for places with tokens."""
        p, allowed = self.p, open_to(self.s, self.seat, attack)
        ranked = self.ranked(extra)
        best = NO_MOVE
        for start in places(p.fleets):
            have = p.ships[start]
            if have < least or start == but:
                continue
            reach = self.reach(start, x) & allowed
            cost = self.leaving(start, max(least, self.sent(start, have)) if least > 1 or attack else 1)
            free = reach & ~self.closed
            if free:
                for value, end in ranked:
                    if free >> end & 1:
                        if -value - cost > best.value:
                            best = Group(-value - cost, start, end)
                        break
            if attack:
                count = have if least > 1 else 1
                for end in places(reach & self.closed):
                    value = self.attack(end, count) - self.leaving(start, count)
                    if value > best.value:
                        best = Group(value, start, end)
        return best

    def sent(self, start: int, have: int) -> int:
        """How many of the ships on a place may leave it for good."""
        if not start or self.own >> start & 1 or self.s.dead >> start & 1:
            return have
        return max(1, have - 1)

    def technology(self, card: int) -> float:
        """What a technology is worth."""
        row = self.d.technologies[card]
        value = float(row.vp) + self.wanted("technologies")
        value += min(1.0, self.turns / 16) * sum(POWER.get(power.word, 0.0) * max(1, power.n) for power in row.powers)
        value += self.wanted("tech_of_type", type_=row.type)
        if all(self.d.technologies[mine].type != row.type for mine in self.p.technologies):
            value += self.wanted("tech_types")
        return value

    def fleet(self, count: int) -> float:
        """What so many new ships are worth."""
        have = SLOTS * 3 - self.p.supply
        total = sum(SHIPS[have : have + count]) * min(1.0, self.turns / 10)
        for goal, _, missing in self.wants:
            if goal.word in ("ships", "most_ships") and missing > 0:
                total += self.step(missing, min(count, missing))
        return total

    def cards(self, count: int) -> float:
        """What drawing so many cards is worth: better ones for the slots that are left."""
        after = SLOTS - len(self.p.played) - 1
        kept = amount(self.s, self.seat, KEEP)
        if not after:
            return 0.15 * min(kept, count)
        return 0.42 * CARD * min(count, after + 1) / (1.0 + 0.25 * len(self.p.hand))


def turns_left(s: Warpgate, p: Player) -> float:
    """About how many actions a player still has."""
    now = SLOTS - len(p.played)
    if s.last or s.round >= s.round_limit or exhausted(s):
        return float(now)
    n = len(s.players)
    rounds = min(s.goods / (0.62 * n), s.objectives_left / (0.55 * n), s.technologies_left / (0.75 * n))
    return now + SLOTS * min(rounds, s.round_limit - s.round)


@lru_cache(maxsize=64)
def near_rivals(board: Board, seat: int) -> int:
    """The planets near another player's Warpgate."""
    near = 0
    for other in range(board.players):
        if other != seat:
            near |= board.static[other][GATE][1]
    return near


@lru_cache(maxsize=4096)
def hub(board: Board, seat: int, place: int) -> int:
    """How many types of planets a drone finds near a place."""
    around = board.static[seat][place][2]
    return sum(bool(around & mask) for mask in board.of_type)


# --- plans: what an action is worth and how it is done best --------------------------------------------------


def _advance(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, True, 2)
    return best.value + (0.15 if best.start >= 0 else 0.0), best


def _skirmish(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, True, 1)
    return best.value, best


def _maneuver(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(x, False, 1)
    if best.start < 0:
        return IMPOSSIBLE, best
    # A second group from elsewhere, or from the same place if it has more ships.
    again = o.best_move(x, False, 1, but=-1 if o.p.ships[best.start] > 1 else best.start)
    more = again.value if again.end != best.end else 0.5 * again.value
    return best.value + max(0.0, 0.8 * more), best


def _recon(o: Outlook, x: int) -> tuple[float, Any]:
    best = o.best_move(2 * x, False, 1, 0.0 if o.p.words & EXPLORE_ANY else o.token())
    return best.value, best


def _concentrate(o: Outlook, x: int) -> tuple[float, Any]:
    """One ship to a new place, or an attack with all that can come from two places."""
    s, p = o.s, o.p
    best = o.best_move(x, False, 1)
    value, plan = best.value, (best.end, best.start, -1)
    allowed = open_to(s, o.seat, True) & o.closed
    starts = sorted([start for start in places(p.fleets) if p.ships[start]], key=lambda start: -p.ships[start])
    targets = 0
    for start in starts:
        targets |= o.reach(start, x) & allowed
    for end in places(targets):
        homes = [start for start in starts if o.reach(start, x) >> end & 1][:2]
        count = sum(p.ships[home] for home in homes)
        worth_it = o.attack(end, count) - sum(o.leaving(home, p.ships[home]) for home in homes)
        if worth_it > value:
            value, plan = worth_it, (end, homes[0], homes[1] if len(homes) > 1 else -1)
    return value, plan


def _control(o: Outlook, x: int) -> tuple[float, Any]:
    """The best planets to mark, with the objective they bring."""
    s = o.s
    most = most_controlled(s, o.seat, x)
    if most < 1:
        return IMPOSSIBLE, ()
    ranked = sorted(places(controllable(s, o.seat)), key=lambda place: -o.value(place))
    chosen, rest = ranked[:most], ranked[most:]
    types = s.objectives
    aim = 0.0
    if types:
        of = o.board.type_of
        free = o.p.words & ANY_OBJECTIVE
        aim = max([o.aim(t) for t in types if free or any(of[place] == t for place in chosen)], default=0.0)
        for place in rest:
            if of[place] in types and o.aim(of[place]) - aim > o.value(chosen[-1]) - o.value(place):
                aim = o.aim(of[place])
                chosen = [*chosen[:-1], place]
                break
    return sum(o.value(place) for place in chosen) + aim, tuple(sorted(chosen))


def _promote(o: Outlook, x: int) -> tuple[float, Any]:
    if not len(o.s.promotions):
        return IMPOSSIBLE, None
    return 1.05 + 0.08 * x + o.wanted("elite"), None


def _reinforce(o: Outlook, x: int) -> tuple[float, Any]:
    """A ship each to the places that need one most."""
    if not o.p.supply:
        return IMPOSSIBLE, ()
    offered, most = reinforcements(o.s, o.seat, x)
    if not offered:
        return IMPOSSIBLE, ()
    ranked = sorted(set(offered), key=lambda place: (-_post(o, place), place))
    if len(ranked) < most and len(offered) > len(ranked):
        ranked = [ranked[i % len(ranked)] for i in range(most)]
    chosen = tuple(sorted(ranked[:most]))
    return o.fleet(len(chosen)) + sum(0.12 * _post(o, place) for place in chosen), chosen


def _post(o: Outlook, place: int) -> float:
    """How much a place is in need of another ship."""
    if not place:
        return -0.6
    need = 0.5
    if not o.own >> place & 1 and o.p.ships[place] == 1:
        need += 0.4
    if o.board.static[o.seat][place][1] & o.closed:
        need += 0.4
    for goal, have, missing in o.wants:
        if goal.word == "ships_at" and missing > 0 and o.p.ships[place] == have:
            need += 4.0
    return need


def _research(o: Outlook, x: int) -> tuple[float, Any]:
    """The best technology in reach, and the planet to find it on."""
    s, board = o.s, o.board
    mask = landings(s, o.seat, x)
    best, plan = IMPOSSIBLE, (-1, -1)
    for card in s.available:
        spots = places(mask & board.of_type[o.d.technologies[card].type])
        if not spots:
            continue
        place = max(spots, key=lambda spot: (_far(o, spot), hub(board, o.seat, spot), -spot))
        value = o.technology(card) + _far(o, place)
        if value > best:
            best, plan = value, (place, card)
    return best, plan


def _far(o: Outlook, place: int) -> float:
    """What a place is worth for an objective that wants the drone far out."""
    for goal, have, missing in o.wants:
        if goal.word == "drone_far":
            there = o.board.distance(o.seat, GATE, place)
            return o.step(missing, max(0, there - have)) if missing > 0 else -2.0 * (there < goal.n)
    return 0.0


def _trade(o: Outlook, x: int) -> tuple[float, Any]:
    s = o.s
    offered = routes(s, o.seat, x)
    if not offered:
        return IMPOSSIBLE, None
    arrivals = o.arrivals
    best = max(offered, key=lambda r: (arrivals[r[2]] - o.leaving(r[0], 1) if r[0] != r[2] else 0.0, r))
    shift = arrivals[best[2]] - o.leaving(best[0], 1) if best[0] != best[2] else 0.0
    good = GOOD + GOOD_TO_COME * min(1.0, o.turns / 4) + o.wanted("goods") if s.goods else 0.0
    return good + shift, best


def _warp_in(o: Outlook, x: int) -> tuple[float, Any]:
    supply = o.p.supply
    if not supply:
        return IMPOSSIBLE, None
    count = min(x + amount(o.s, o.seat, DEPLOY, 0), supply)
    place = GATE
    targets = warp_targets(o.s, o.seat, x)
    value = IN_GATE * o.fleet(count)
    if targets != 1:
        arrivals = o.arrivals
        place = max(places(targets & ~1), key=lambda spot: (arrivals[spot], -spot))
        value = o.fleet(count) + max(0.0, arrivals[place])
    return value, place


def _draw(o: Outlook, x: int) -> tuple[float, Any]:
    count = max(x, 4) if o.p.words & MACHINES else x
    return o.cards(count + amount(o.s, o.seat, DRAW_MORE, 0)), None


PLANS: dict[int, Callable[[Outlook, int], tuple[float, Any]]] = {
    ADVANCE: _advance,
    CONCENTRATE: _concentrate,
    CONTROL: _control,
    MANEUVER: _maneuver,
    PROMOTE: _promote,
    RECON: _recon,
    REINFORCE: _reinforce,
    RESEARCH: _research,
    SKIRMISH: _skirmish,
    TRADE: _trade,
    WARP_IN: _warp_in,
    DRAW: _draw,
}


# --- the turn (W5) ------------------------------------------------------------------------------------------

MOVES = (ADVANCE, CONCENTRATE, MANEUVER, RECON, SKIRMISH)
LOOKED_AT = 5
"""So many cards of a hand are tried in all orders."""


def _play(table: Table, o: Outlook, d: Any) -> Any:
    """Which card now, for what: the best first step of the best order of the hand."""
    p = o.p
    first = _before(o, d)
    if first is not None:
        return first
    slot = len(p.played) + 1
    two = o.d.two_actions
    hand = sorted(set(p.hand))
    later = range(slot + 1, SLOTS + 1)
    now: dict[int, tuple[float, Play]] = {}
    coming: dict[int, list[float]] = {}
    for card in hand:
        now[card] = max([_use(o, card, way, two[card][way], slot) for way in (0, 1)], key=lambda use: use[0])
        coming[card] = [LATER * max(_hope(o, two[card][0], slot, x), _hope(o, two[card][1], slot, x)) for x in later]
    some = sorted(hand, key=lambda c: -max([now[c][0], *coming[c]]))[:LOOKED_AT]
    best, play = -1e9, None
    for order in permutations(some, min(len(some), SLOTS - slot + 1)):
        card = order[0]
        value = now[card][0] + sum([coming[c][i] for i, c in enumerate(order[1:])])
        if value > best:
            best, play = value, now[card][1]
    worst = min(hand, key=lambda c: (max([now[c][0], *coming[c]]), c))
    rest = sorted([max(coming[c]) for c in hand if c != worst] if later else [], reverse=True)
    drawing = o.action(DRAW, slot) + sum(rest[: SLOTS - slot])
    if drawing > best or play is None:
        return (DRAWING, worst, 0)
    return play


def _hope(o: Outlook, action: int, slot: int, x: int) -> float:
    """What an action may bring in a later slot; moves are not looked at in all ranges, which would take long."""
    return max(0.0, o.action(action, slot + 1 if action in MOVES else x))


def _use(o: Outlook, card: int, way: int, action: int, slot: int) -> tuple[float, Play]:
    """The value of an action now, with a trade good if that pays."""
    value = o.action(action, slot)
    if o.p.fresh:
        more = o.action(action, slot + 1) - good_price(o)
        if more > value:
            return more, (way, card, 1)
    return (value, (way, card, 0)) if value > IMPOSSIBLE / 2 else (IMPOSSIBLE, (DRAWING, card, 0))


def good_price(o: Outlook) -> float:
    """What using a trade good's +1X costs."""
    if o.turns < 2:
        return 0.02
    if o.p.words & ROUND_REFRESH:
        return 0.1
    return GOOD_TO_COME * min(1.0, o.turns / 8)


def _before(o: Outlook, d: Any) -> Play | None:
    """What is worth doing before a card is played."""
    p = o.p
    if p.words & MIMICRY and len(p.abilities) == 1:
        rivals = [other for other in range(len(o.s.players)) if other != o.seat]
        return (COPY, max(rivals, key=lambda other: (ability(o.d, o.s.players[other].side), -other)), 0)
    if p.tokens:
        token = _token_now(o)
        if token is not None:
            return (TOKEN, token, 0)
    if p.words & MACHINES and (RENEW, 0, 0) in d.candidates and len(p.hand) <= 2:
        slot = len(p.played) + 1
        best = max([o.action(action, slot) for card in p.hand for action in o.d.two_actions[card]])
        if best < 0.8 * CARD:
            return (RENEW, 0, 0)
    return None


@lru_cache(maxsize=256)
def ability(d: Data, side: int) -> float:
    """What the ability of a side is worth to one who copies it."""
    return sum(POWER.get(power.word, 0.0) * max(1, power.n) for power in d.sides[side].powers)


def _token_now(o: Outlook) -> int | None:
    """A kept token that is worth using now: it scores, used or not, so what counts is what it does."""
    best, chosen = 0.0, None
    for token in usable_tokens(o.s, o.seat):
        value = _token_value(o, token)
        if value > best:
            best, chosen = value, token
    return chosen


def _token_value(o: Outlook, token: int) -> float:
    """What using a token now gains over waiting."""
    kind = o.d.token_kind[token]
    last = o.turns <= 1
    if kind == REFRESH_GOODS:
        return 0.4 * o.p.spent if o.p.spent >= 2 or last else 0.0
    if kind == TAKE_TECHNOLOGY:
        return max(o.technology(card) for card in o.s.available) if o.s.available else 1.0
    if kind == DEPLOY_1_TO_3:
        return o.fleet(min(3, o.p.supply)) if o.p.supply >= 3 or last else 0.0
    if kind == DRAW_1X:
        return 0.5 if len(o.p.played) < SLOTS - 1 else 0.0
    action, x = TOKEN_ACTION[kind]
    value = o.action(action, x)
    wait = 1.8 if kind == CONTROL_1X and not last else 0.2
    return value - wait


def _use_token(table: Table, o: Outlook, d: Any) -> Any:
    return _token_now(o)


def _boost(table: Table, o: Outlook, d: Any) -> Any:
    action, x = d.args["action_name"], d.args["x"]
    return 1 if o.action(action, x + 1) - o.action(action, x) > good_price(o) else 0


def _peace(table: Table, o: Outlook, d: Any) -> Any:
    """Peace for those who are weaker than their neighbours."""
    mine = sum(o.p.ships[1:])
    return any(sum(r.ships[1:]) > mine + 1 for i, r in enumerate(o.s.players) if i != o.seat)


def _offered(d: Any, planned: Any) -> Any:
    """What was planned; if the table has changed since (a text cancelled, a place closed), the first thing offered."""
    return planned if planned in d.candidates else d.candidates[0]


# --- moving (W7, W10) ---------------------------------------------------------------------------------------


def _move(table: Table, o: Outlook, d: Any) -> Any:
    action, x = d.args["action_name"], d.args["x"]
    if action == RECON:
        x //= 2
    best = o.plan(action, x)[1]
    return _offered(d, (best.start, best.end))


def _move_again(table: Table, o: Outlook, d: Any) -> Any:
    arrivals = o.arrivals
    best, chosen = 0.0, None
    for move in d.candidates:
        if move is not None:
            value = arrivals[move[1]] - o.leaving(move[0], 1)
            if value > best:
                best, chosen = value, move
    return chosen


def _ships(table: Table, o: Outlook, d: Any) -> Any:
    """All that can be spared; all there are for an attack or out of the Warpgate."""
    name, move = table.entries[-1][2].name, table.entries[-1][3]
    if name not in ("move", "move_again") or move is None:
        return int(d.high)
    start, end = move
    if o.closed >> end & 1:
        return int(d.high)
    if o.arrivals[end] < 0.05:
        return int(d.low)
    spare = o.sent(start, o.p.ships[start])
    return int(max(d.low, min(d.high, spare)))


def _gather_at(table: Table, o: Outlook, d: Any) -> Any:
    return _offered(d, o.plan(CONCENTRATE, d.args["x"])[1][0])


def _gather(table: Table, o: Outlook, d: Any) -> Any:
    """All ships of the two strongest homes for an attack; else one ship that can be spared."""
    p, end = o.p, d.args["place"]
    homes = sorted(set(d.items), key=lambda home: (-p.ships[home], home))
    if o.closed >> end & 1:
        return tuple(home for home in sorted(homes[:2]) for _ in range(p.ships[home]))
    home = min(homes, key=lambda h: (o.leaving(h, 1), h))
    return (home,) * o.sent(home, p.ships[home])


def _yes(table: Table, o: Outlook, d: Any) -> Any:
    return True


def _route(table: Table, o: Outlook, d: Any) -> Any:
    return _offered(d, o.plan(TRADE, d.args["x"])[1])


def _reinforcement(table: Table, o: Outlook, d: Any) -> Any:
    chosen: tuple[int, ...] = o.plan(REINFORCE, d.args["x"])[1]
    return chosen if d.low <= len(chosen) <= d.high else tuple(sorted(d.items[: d.high]))


def _all(table: Table, o: Outlook, d: Any) -> Any:
    return int(d.high)


def _warp_to(table: Table, o: Outlook, d: Any) -> Any:
    return _offered(d, o.plan(WARP_IN, d.args["x"])[1])


def _deploy_at(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda place: (_post(o, place), -place))


# --- cards (W11, W12) ---------------------------------------------------------------------------------------


def _drone(table: Table, o: Outlook, d: Any) -> Any:
    return _offered(d, o.plan(RESEARCH, d.args["x"])[1][0])


def _technology(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda card: (o.technology(card), -card))


def _control_planets(table: Table, o: Outlook, d: Any) -> Any:
    chosen: tuple[int, ...] = o.plan(CONTROL, d.args["x"])[1]
    if d.low <= len(chosen) <= d.high:
        return chosen
    return tuple(sorted(sorted(d.items, key=lambda place: -o.value(place))[: d.high]))


def _colonize(table: Table, o: Outlook, d: Any) -> Any:
    return d.candidates[0]


def _objective(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda type_: (o.aim(type_), -type_))


def _open_objective(table: Table, o: Outlook, d: Any) -> Any:
    def left(goal: int) -> int:
        have, need = progress(o.s, o.seat, goal)
        return need - have

    return min(d.candidates, key=lambda goal: (left(goal), goal))


def _promotion(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda card: (strength(o.d.tactics[card]), -card))


@lru_cache(maxsize=256)
def strength(card: Tactic) -> float:
    """What a tactics card is worth in a deck."""
    total = 0.8 * card.factor
    for line in card.text:
        odds = 0.5 if line.when else 1.0
        match line.do:
            case "factor" | "ships":
                total += 0.7 * odds * line.n
            case "ties" | "copy_factor":
                total += 0.3
            case _:
                total += odds * WORDS_OF_TEXT.get(line.do, 0.0) * max(1, min(line.n, 3))
    return total


def _most_cards(table: Table, o: Outlook, d: Any) -> Any:
    return int(d.high)


def _discard(table: Table, o: Outlook, d: Any) -> Any:
    """The cards that promise least."""
    two = o.d.two_actions
    slot = min(len(o.p.played) + 1, SLOTS)

    def promise(card: int) -> float:
        return max(o.action(two[card][0], slot), o.action(two[card][1], slot))

    ranked = sorted(d.items, key=lambda card: (promise(card), card))
    return tuple(sorted(ranked[: d.low]))


# --- discoveries (W15) --------------------------------------------------------------------------------------


def token_worth(o: Outlook, token: int) -> float:
    kind = o.d.token_kind[token]
    value = TOKENS[kind]
    if kind == COLONY_OF_TYPE:
        value += o.wanted("controlled", "most_planets", "colonies") + o.wanted("of_type", type_=o.d.tokens[token].type)
    if kind == REFRESH_GOODS and not o.p.spent:
        value -= 0.2
    if kind == SHIP_DESTROYED and o.p.words & EXPLORE_SAFE:
        value = 0.0
    return value


def _explore(table: Table, o: Outlook, d: Any) -> Any:
    return THIS if token_worth(o, d.args["token"]) >= UNKNOWN_TOKEN - 0.3 else OTHER


def _find(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda token: (token_worth(o, token), -token))


def _put_token(table: Table, o: Outlook, d: Any) -> Any:
    """A copy where it completes an objective (else the token itself scores), or a trade planet at hand."""
    if None not in d.candidates:
        return max(d.candidates, key=lambda place: (bool(o.p.fleets >> place & 1), -place))
    marked = [place for place in d.candidates if place is not None and o.own >> place & 1]
    best, chosen = 1.0, None
    for place in marked:
        value = 0.0
        for goal, _, missing in o.wants:
            fits = {
                "controlled": True,
                "of_type": o.board.type_of[place] == goal.type,
                "trade_planets": bool((o.board.trade | o.s.new_trade) >> place & 1),
                "colonies": bool(o.p.colonies >> place & 1),
                "outposts": bool(o.p.outposts >> place & 1),
                "border": bool(near_rivals(o.board, o.seat) >> place & 1),
            }.get(goal.word, False)
            value += AIM if fits and missing == 1 else 0.0
        if value > best:
            best, chosen = value, place
    return chosen


# --- battles (W8, W9) ---------------------------------------------------------------------------------------


def _announce(table: Table, o: Outlook, d: Any) -> Any:
    """Use what helps, unless the battle is won anyway."""
    s = o.s
    assert s.battle is not None
    side = 0 if s.battle.attacker == o.seat else 1
    mine, theirs = ships_of(s, side), ships_of(s, 1 - side)
    return tuple(sorted(d.items)) if mine <= 2 * theirs else ()


def _tactic(table: Table, o: Outlook, d: Any) -> Any:
    s = o.s
    b = s.battle
    assert b is not None
    side = 0 if b.attacker == o.seat else 1
    mine, theirs = ships_of(s, side), ships_of(s, 1 - side)
    powers = amount(s, o.seat, DEFEND if side else ATTACK, 0) + b.announced[side]
    rival = amount(s, seat_of(b, 1 - side), ATTACK if side else DEFEND, 0) + b.announced[1 - side]
    return max(d.candidates, key=lambda c: (in_battle(o.d.tactics[c], side, mine, theirs, powers, rival), -c))


@lru_cache(maxsize=1 << 15)
def in_battle(card: Tactic, side: int, mine: int, theirs: int, powers: int, rival: int) -> float:
    """What a card is worth in a battle with so many ships on both sides."""
    before = OUTNUMBERED * (mine < theirs) | (8 if side else 4)
    factor, fleet = card.factor + powers, mine
    for line in card.text:
        if not line.when & ~before:
            if line.do == "factor":
                factor += line.n
            elif line.do == "ships":
                fleet += line.n
    tie = any(line.do == "ties" for line in card.text) or side == 0
    won = 0.0
    for g, odds in (ATTACKS if side else DEFENDS).items():
        if any(line.do == "copy_factor" for line in card.text):
            factor = max(factor, g + powers)
        gap = fleet * factor - theirs * (g + rival)
        if gap > 0 or (gap == 0 and tie):
            won += odds
    value = STAKE * won
    for line in card.text:
        odds = (won if line.when & WON else 1.0) * (1 - won if line.when & LOST else 1.0)
        if line.when & ~(WON | LOST) & ~before:
            continue
        n = max(1, line.n)
        if line.do == "destroy":
            n = min(n, theirs)
        elif line.do == "sacrifice":
            n = min(n, mine)
        value += odds * WORDS_OF_TEXT.get(line.do, 0.0) * n
    return value


def _destroy(table: Table, o: Outlook, d: Any) -> Any:
    return OUTPOST if OUTPOST in d.candidates else SHIP


def _raid(table: Table, o: Outlook, d: Any) -> Any:
    rival = o.s.players[d.args["rival"]]
    return min(d.candidates, key=lambda place: (rival.ships[place], place))


def _withdraw(table: Table, o: Outlook, d: Any) -> Any:
    """Rivals go home; the own ships go where they are of use."""
    if d.args["rival"] == o.seat:
        return max(d.candidates, key=lambda place: (o.arrivals[place], -place))
    return GATE if GATE in d.candidates else d.candidates[0]


def _split(table: Table, o: Outlook, d: Any) -> Any:
    """All to the place that is of less use to them: the second if the first is a planet."""
    return int(d.high if d.args["place"] == GATE else d.low)


def _encore(table: Table, o: Outlook, d: Any) -> Any:
    return o.action(d.args["action_name"], d.args["x"]) > 0


ANSWERS: dict[str, Callable[[Table, Outlook, Any], Any]] = {
    "peace": _peace,
    "play": _play,
    "move": _move,
    "move_again": _move_again,
    "ships": _ships,
    "gather_at": _gather_at,
    "gather": _gather,
    "escort": _yes,
    "route": _route,
    "reinforce": _reinforcement,
    "warp_in": _all,
    "warp_to": _warp_to,
    "deploy_at": _deploy_at,
    "drone": _drone,
    "technology": _technology,
    "control": _control_planets,
    "colonize": _colonize,
    "objective": _objective,
    "open_objective": _open_objective,
    "promote": _promotion,
    "draw": _most_cards,
    "discard": _discard,
    "explore": _explore,
    "find": _find,
    "use": _use_token,
    "boost": _boost,
    "put_token": _put_token,
    "announce": _announce,
    "tactic": _tactic,
    "destroy": _destroy,
    "raid": _raid,
    "withdraw": _withdraw,
    "split": _split,
    "encore": _encore,
}
"""What is asked, and how it is answered; boards (`faction`, `side`) are taken as chance has it."""


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one turn ahead."""
    answer = ANSWERS.get(decision.kind.name)
    if answer is None:
        return decision.sample(dice)
    s: Any = table.state
    return answer(table, Outlook(s, decision.seat), decision)


def worth(s: Warpgate, seat: int) -> float:
    """The points a seat can expect to have at the end."""
    o = Outlook(s, seat)
    p = o.p
    soon = min(1.0, o.turns / 12)
    total = float(points(s, seat).total)
    total += sum(AIM * o.likely(missing) for _, _, missing in o.wants if missing > 0)
    total += 0.4 * soon * o.own.bit_count() + GOOD_TO_COME * soon * p.fresh
    total += 0.6 * soon * sum(SHIPS[: SLOTS * 3 - p.supply])
    total += sum(o.presence(place) for place in places(p.fleets & ~1))
    total += soon * sum(
        POWER.get(power.word, 0.0) * max(1, power.n)
        for card in p.technologies
        for power in o.d.technologies[card].powers
    )
    return total


def clock(s: Warpgate) -> int:
    """The round."""
    return s.round
