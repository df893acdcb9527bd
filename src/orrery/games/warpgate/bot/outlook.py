"""How a seat judges the table in Warpgate: what it could take, hold, reach and lose. It reads only what that seat can
see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from orrery.games.warpgate.bot.weights import (
    AIM,
    CARD,
    IMPOSSIBLE,
    LANE,
    NEW_AIM,
    PACE,
    PLANET,
    POWER,
    PRESENCE,
    PRESENCE_SOON,
    RIVAL_MARKER,
    SHIPS,
    STEP_DONE,
    TOKEN_WORTH,
    VICTORY,
    chance_to_win,
)
from orrery.games.warpgate.rules.board import GATE, NOWHERE, Board, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.legality import (
    in_range,
    open_to,
)
from orrery.games.warpgate.rules.nouns import Place, Type
from orrery.games.warpgate.rules.powers import (
    ASSIMILATION,
    ATTACK,
    DEFEND,
    EXPLORE_ANY,
    EXPLORE_BOTH,
    EXPLORE_SAFE,
    KEEP,
    amount,
)
from orrery.games.warpgate.rules.scoring import ahead, controlled, progress, ships
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.steps import SLOTS, exhausted
from orrery.games.warpgate.rules.verbs import board_of, enemies, markers_left, whole_sector
from orrery.games.warpgate.rules.vocabulary import (
    CONTROL,
    Goal,
)


class Group(NamedTuple):
    """A move that looks good: how good, from where to where."""

    value: float
    start: Place
    end: Place


NO_MOVE = Group(IMPOSSIBLE, NOWHERE, NOWHERE)


class Outlook:
    """One seat's judgement of the current table. Whatever is expensive to compute is computed when needed."""

    __slots__ = (
        "_aims",
        "_arrivals",
        "_attacks",
        "_leaving",
        "_ranked",
        "_reach",
        "_values",
        "board",
        "closed",
        "d",
        "foreign",
        "lanes",
        "own",
        "p",
        "plans",
        "s",
        "seat",
        "soon",
        "stay",
        "turns",
        "wants",
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
        self._ranked: dict[float, list[tuple[float, Place]]] = {}
        self._values: dict[int, float] = {}
        self._aims: dict[int, float] = {}
        self._leaving: dict[tuple[int, int], float] = {}
        self._reach: dict[tuple[int, int], int] = {}
        self._attacks: dict[tuple[int, int], float] = {}
        self.plans: dict[tuple[int, int], tuple[float, Any]] = {}

    # --- objectives -----------------------------------------------------------------------------------------

    def _read_wants(self) -> list[tuple[Goal, int, int]]:
        """The goals of the seat's own objectives, with what it has and what is missing."""
        s, seat, p = self.s, self.seat, self.p
        found = []
        for it in (*p.objectives.all(), *p.shown):
            have, need = progress(s, seat, it)
            missing = need - have
            goal = self.d.objectives[it].goal
            if missing > 0 and goal.word.startswith("most_"):
                count = ships if goal.word == "most_ships" else controlled
                missing = ahead(s, seat, goal, count) - count(s, seat, goal)
            found.append((goal, have, missing))
        return found

    def likely(self, missing: int) -> float:
        """How likely it is that this many more steps get done."""
        return self.stay**missing if missing > 0 else 1.0

    def step(self, missing: int, steps: int = 1) -> float:
        """What this many steps towards an objective are worth."""
        return AIM * (self.likely(missing - steps) - self.likely(missing)) if missing > 0 else 0.0

    def wanted(self, *words: str, type_: int = -1) -> float:
        """What one more of something is worth to the objectives."""
        return sum(
            self.step(missing)
            for goal, _, missing in self.wants
            if missing > 0 and goal.word in words and (goal.type < 0 or goal.type == type_)
        )

    def aim(self, type_: Type) -> float:
        """What an unknown objective of a type is worth: the average of those it could be."""
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

    def value(self, place: Place) -> float:
        """What controlling a planet is worth."""
        known = self._values.get(place)
        if known is None:
            known = self._values[place] = self._value(place)
        return known

    def _value(self, place: Place) -> float:
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
                    left = whole_sector(s, place) & ~self.own
                    total += self.step(left.bit_count())
                    helps = False
                case "border":
                    helps = bool(border_wanted(board, self.seat, self.own) & bit)
                case "outposts":
                    helps = not self.p.colonies & board.sectors[board.sector_of[place]]
                case "colonies":
                    sector = whole_sector(s, place)
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

    def presence(self, place: Place) -> float:
        """What a ship on a planet is worth for a later Control."""
        if not place or (self.own | self.s.dead) >> place & 1:
            return 0.0
        return self.soon * (self.value(place) + 0.6 * self._promise(place))

    def _promise(self, place: Place) -> float:
        """What marking a planet promises besides the planet: an objective (W11.3, W19.15)."""
        s = self.s
        if s.objectives_for == "sector":
            return 2.2 / (whole_sector(s, place) & ~self.own).bit_count() if s.objectives else 0.0
        return 2.2 if s.objectives and self.board.type_of[place] in s.objectives else 0.3

    def _soon(self) -> float:
        """How certain it is that a Control follows."""
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
            garrison = self.wanted("garrisons")
            near = self.board.static[self.seat]
            found = [-0.2]
            for place in places(self.board.all):
                bit = 1 << place
                if p.ships[place]:
                    found.append(0.02 + self._gathering(place))
                    continue
                total = self.presence(place) + (0.0 if s.dead & bit else spread)
                if self.foreign & bit:
                    total += occupied
                if self.own & bit:
                    total += 0.1 + garrison
                if self.lanes & bit:
                    total += first if near[place][2] & self.lanes & ~bit else also
                found.append(total)
            if p.texts.here & EXPLORE_ANY:
                for place in places(s.stacks):
                    found[place] += self.token()
            self._arrivals = found
        return self._arrivals

    def _gathering(self, place: Place) -> float:
        """What one more ship at a place that has ships of the seat is worth to an objective."""
        have = self.p.ships[place]
        if self.s.dead >> place & 1:
            return 0.0
        return sum(
            [self.step(missing) for goal, most, missing in self.wants if goal.word == "ships_at" and have >= most]
        )

    def token(self) -> float:
        """What exploring is worth."""
        powers = self.p.texts.here
        bold = TOKEN_WORTH + (0.4 if powers & EXPLORE_BOTH else 0.0) + (0.1 if powers & EXPLORE_SAFE else 0)
        return bold * (0.6 + 0.4 * min(1.0, self.turns / 8)) + self.wanted("tokens")

    def leaving(self, start: Place, count: int) -> float:
        """What is lost when this many ships leave a place."""
        known = self._leaving.get((start, count))
        if known is None:
            known = self._leaving[start, count] = self._left_behind(start, count)
        return known

    def _left_behind(self, start: Place, count: int) -> float:
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
            elif goal.word == "garrisons" and not left and self.own >> start & 1:
                lost += 1.0 if missing <= 0 else self.step(missing)
        if not left:
            lost += 0.15 if self.own >> start & 1 else self.presence(start)
            if self.lanes >> start & 1 and p.fleets & self.lanes == 1 << start and self.s.goods:
                lost += 0.6 * LANE * min(1.0, self.turns / 8)
        return lost

    # --- battles --------------------------------------------------------------------------------------------

    def attack(self, place: Place, count: int) -> float:
        """What an attack with this many ships is worth."""
        known = self._attacks.get((place, count))
        if known is None:
            known = self._attacks[place, count] = self._attack(place, count)
        return known

    def _attack(self, place: Place, count: int) -> float:
        s, p, bit = self.s, self.p, 1 << place
        for other, rival in enumerate(s.players):
            if other != self.seat and rival.fleets & bit:
                break
        else:
            return 0.0
        theirs = max(1, rival.ships[place] + (1 if rival.outposts & bit and not rival.ships[place] else 0))
        odds = chance_to_win(count, theirs, amount(s, self.seat, ATTACK, 0), amount(s, other, DEFEND, 0))
        won = self.arrivals[place] + VICTORY + 0.15 * theirs + self.wanted("battles")
        won += 0.03 * (rival.outposts | rival.colonies).bit_count()  # preferably those who are ahead
        if p.texts.here & ASSIMILATION and len(p.abilities) == 1:
            won += 2.5 * min(1.0, self.turns / 12)
        return odds * won - (1 - odds) * (0.2 + 0.1 * count)  # the loser goes back, mostly unharmed (W9.4)

    def reach(self, start: Place, x: int) -> int:
        """The places that ships can reach from a place."""
        known = self._reach.get((start, x))
        if known is None:
            known = self._reach[start, x] = in_range(self.s, self.seat, start, x)
        return known

    def ranked(self, extra: float) -> list[tuple[float, Place]]:
        """The places by what it is worth to go there, best first; `extra` for places with tokens."""
        known = self._ranked.get(extra)
        if known is None:
            stacks = self.s.stacks if extra else 0
            known = [
                (-value - (extra if stacks >> place & 1 else 0.0), Place(place))
                for place, value in enumerate(self.arrivals)
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

    def sent(self, start: Place, have: int) -> int:
        """How many of the ships at a place may leave it for good."""
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
        """What this many new ships are worth."""
        have = SLOTS * 3 - self.p.supply
        total = sum(SHIPS[have : have + count]) * min(1.0, self.turns / 10)
        for goal, _, missing in self.wants:
            if goal.word in ("ships", "most_ships") and missing > 0:
                total += self.step(missing, min(count, missing))
        return total

    def cards(self, count: int) -> float:
        """What drawing this many cards is worth: better ones for the remaining slots."""
        after = SLOTS - len(self.p.played) - 1
        kept = amount(self.s, self.seat, KEEP)
        if not after:
            return 0.15 * min(kept, count)
        return 0.42 * CARD * min(count, after + 1) / (1.0 + 0.25 * len(self.p.hand))


def turns_left(s: Warpgate, p: Player) -> float:
    """Roughly how many actions a player has left."""
    now = SLOTS - len(p.played)
    if s.last or s.round >= s.round_limit or exhausted(s):
        return float(now)
    n = len(s.players)
    rounds = min(s.goods / (0.62 * n), s.objectives_left / (0.55 * n), s.technologies_left / (0.75 * n))
    return now + SLOTS * min(rounds, s.round_limit - s.round)


@lru_cache(maxsize=64)
def near_rivals(board: Board, seat: int) -> tuple[int, ...]:
    """The planets near each other player's Warpgate."""
    return tuple(board.static[other][GATE][1] for other in range(board.players) if other != seat)


def border_wanted(board: Board, seat: int, own: int) -> int:
    """The planets near the rivals' Warpgates where the seat has most markers."""
    near = near_rivals(board, seat)
    most = max((own & mask).bit_count() for mask in near)
    wanted = 0
    for mask in near:
        if (own & mask).bit_count() == most:
            wanted |= mask
    return wanted


@lru_cache(maxsize=4096)
def hub(board: Board, seat: int, place: Place) -> int:
    """How many types of planets a drone finds near a place."""
    around = board.static[seat][place][2]
    return sum(bool(around & mask) for mask in board.of_type)
