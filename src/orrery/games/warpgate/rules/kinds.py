"""Warpgate: the questions it asks and the nouns their answers consist of, in rulebook order. The names of cards and
planets come from the data, so every set of data has its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.codec import Nouns
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Maybe, Named, Noun, Number, TupleNoun, YesNo
from orrery.games.warpgate.rules.nouns import (
    Action,
    Card,
    Faction,
    Objective,
    Place,
    Side,
    Tactic,
    Technology,
    Token,
    Type,
    Word,
)
from orrery.games.warpgate.rules.vocabulary import ACTION, WORD

WAY_NAMES = ("upper", "lower", "draw", "token", "renew", "copy")
UPPER, LOWER, DRAWING, TOKEN, RENEW, COPY = range(6)
"""What to do with a turn: an action of a card, drawing with a card, or first a token, a new hand (Unpredictable
Machines), or copying a faction (Mimicry)."""

SEATS = ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6")
PIECES = ("ship", "outpost")
SHIP, OUTPOST = range(2)
STACK = ("this", "other")
THIS, OTHER = range(2)

Play = tuple[int, int, int]
"""The way; the card, token or seat it concerns; and how many trade goods raise X."""


class PlayNoun(Noun[Play]):
    """What a player does with a turn."""

    name = "play"

    def __init__(self, card: Named[Card], token: Named[Token], seat: Named) -> None:
        self.way = Named("way", WAY_NAMES)
        self.about: dict[int, Named[Any]] = {UPPER: card, LOWER: card, DRAWING: card, TOKEN: token, COPY: seat}
        self.number = Number("goods")

    def encode(self, value: Play) -> Any:
        way, which, goods = value
        about = self.about.get(way)
        return [self.way.encode(way), about.encode(which) if about is not None else None, goods]

    def decode(self, data: Any) -> Play:
        if not isinstance(data, list) or len(data) != 3:
            english = "a play is a list of way, card and number of trade goods, not {given}"
            raise Fault("fault-play", english, given=shown(data))
        way = self.way.decode(data[0])
        about = self.about.get(way)
        return way, about.decode(data[1]) if about is not None else 0, self.number.decode(data[2])

    def targets(self, value: Play) -> tuple[tuple[str, Any], ...]:
        way, which, goods = value
        about = self.about.get(way)
        named = about.targets(which) if about is not None else ()
        return (*self.way.targets(way), *named, *self.number.targets(goods))


class Kinds:
    """All kinds of questions and chances for one set of data, and the names of its things in saves."""

    def __init__(
        self,
        planets: Sequence[str],
        types: Sequence[str],
        cards: Sequence[str],
        tactics: Sequence[str],
        technologies: Sequence[str],
        objectives: Sequence[str],
        tokens: Sequence[str],
        factions: Sequence[str],
        sides: Sequence[str],
    ) -> None:
        place = Named[Place]("place", ("warpgate", *planets))
        card, tactic = Named[Card]("action", cards), Named[Tactic]("tactic", tactics)
        promotion = Named[Tactic]("promotion", tactics)
        technology, token = Named[Technology]("technology", technologies), Named[Token]("token", tokens)
        objective = Named[Objective]("objective", objectives)
        faction, side = Named[Faction]("faction", factions), Named[Side]("side", sides)
        type_, seat = Named[Type]("type", types), Named("rival", SEATS)
        self.nouns: Nouns = {
            Place: place,
            Type: type_,
            Card: card,
            Action: ACTION,
            Tactic: tactic,
            Technology: technology,
            Objective: objective,
            Token: token,
            Faction: faction,
            Side: side,
            Word: WORD,
        }
        ships = Number("ships")
        move = TupleNoun("move", place, place)

        self.faction = Kind("faction", faction)
        self.side = Kind("side", side)
        self.peace = Kind("peace", YesNo())
        self.play: Kind[Play] = Kind("play", PlayNoun(card, token, seat))
        self.move = Kind("move", move)
        self.move_again: Kind[tuple[Any, ...] | None] = Kind("move_again", Maybe(move))
        self.ships = Kind("ships", ships)
        self.gather_at = Kind("gather_at", place)
        self.gather = Kind("gather", place, many=True)
        self.escort = Kind("escort", YesNo())
        self.route = Kind("route", TupleNoun("route", place, place, place))
        self.reinforce = Kind("reinforce", place, many=True)
        self.warp_in = Kind("warp_in", ships)
        self.warp_to = Kind("warp_to", place)
        self.deploy_at = Kind("deploy_at", place)
        self.drone = Kind("drone", place)
        self.technology = Kind("technology", technology)
        self.control = Kind("control", place, many=True)
        self.colonize = Kind("colonize", place)
        self.objective = Kind("objective", type_)
        self.open_objective = Kind("open_objective", objective)
        self.promote = Kind("promote", promotion)
        self.renew = Kind("renew", YesNo())
        self.draw = Kind("draw", Number("cards"))
        self.discard = Kind("discard", card, many=True)
        self.visit = Kind("visit", YesNo())
        self.explore = Kind("explore", Named("stack", STACK))
        self.find = Kind("find", token)
        self.use: Kind[Token | None] = Kind("use", Maybe(token))
        self.boost = Kind("boost", Number("goods"))
        self.put_token: Kind[Place | None] = Kind("put_token", Maybe(place))
        self.announce = Kind("announce", WORD, many=True)
        self.tactic = Kind("tactic", tactic)
        self.destroy = Kind("destroy", Named("piece", PIECES))
        self.raid = Kind("raid", place)
        self.withdraw = Kind("withdraw", place)
        self.split = Kind("split", ships)
        self.encore = Kind("encore", YesNo())
        self.by_name: dict[str, Kind[Any]] = {k.name: k for k in vars(self).values() if isinstance(k, Kind)}

        self.seat_chosen = ChanceKind("start_player", Number("seat"))
        self.factions_dealt = ChanceKind("factions", faction)
        self.sides_dealt = ChanceKind("sides", Number("side"))
        self.cards_drawn = ChanceKind("actions", card)
        self.tactics_drawn = ChanceKind("tactics", tactic)
        self.promotions_drawn = ChanceKind("promotions", promotion)
        self.technologies_opened = ChanceKind("technologies", technology)
        self.types_opened = ChanceKind("objective_types", type_)
        self.goals_drawn = ChanceKind("objectives", objective)
        self.tokens_found = ChanceKind("tokens", token)
        self.chances: dict[str, ChanceKind] = {c.name: c for c in vars(self).values() if isinstance(c, ChanceKind)}
