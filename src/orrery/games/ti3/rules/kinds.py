"""Twilight Imperium 3: the questions it asks and the nouns their answers consist of, in rulebook order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.nouns import Maybe, Named, Noun, Number, TupleNoun, YesNo
from orrery.core.terms import Deal, Deals
from orrery.core.windows import MOMENT
from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.nouns import (
    BUILT,
    CARD,
    COLOUR,
    LOAD,
    OBJECTIVE,
    PLACE,
    PLANET,
    POLITIC,
    POOL,
    PURSE,
    RACE,
    SECRET,
    SIDES,
    SITE,
    STRATEGY,
    TECHNOLOGY,
    TEXT,
    TILE,
    UNIT,
    VERDICT,
)
from orrery.games.ti3.rules.texts import AS_ACTIONS, is_card
from orrery.games.ti3.rules.things import (
    Colour,
    Figure,
    Objective,
    Place,
    Planet,
    Politic,
    Seat,
    Side,
    Strategy,
    Technology,
    Tile,
)

# --- nouns -------------------------------------------------------------------------------------------------------

SEAT = Named[Seat]("rival", ("seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"))


WAY = Named("way", ("first", "second"))
"""The two ways to use a strategy card that has two (T3.6.8, T3.16.2)."""
FIRST_WAY, SECOND_WAY = range(2)

DEEDS = (*STRATEGIES, "tactical", "transfer", "pass", "wait", "use")
TACTICAL, TRANSFER, PASS, WAIT, USE = range(8, 13)
Deed = tuple[int, Ability | None]
"""An action of the action phase, and the text that is used."""


class DeedNoun(TupleNoun):
    """An action: "tactical", "trade", "card.good_year"."""

    def __init__(self) -> None:
        super().__init__("deed", Named("action", DEEDS), Maybe(TEXT))

    def encode(self, value: Deed) -> Any:
        deed, text = value
        return DEEDS[deed] if text is None else TEXT.names[text]

    def decode(self, data: Any) -> Deed:
        return (DEEDS.index(data), None) if data in DEEDS else (USE, TEXT.decode(data))

    def targets(self, value: Deed) -> tuple[tuple[str, Any], ...]:
        deed, text = value
        if text is not None:
            return TEXT.targets(text)
        return STRATEGY.targets(Strategy(deed)) if deed < len(STRATEGIES) else (("action", DEEDS[deed]),)

    def meant(self, thing: tuple[str, Any]) -> Iterator[Deed]:
        deeds: list[Deed] = [(deed, None) for deed in range(USE)]
        deeds += [(USE, card) for card in TEXT.meant(thing) if is_card(card) and card in AS_ACTIONS]
        return (value for value in deeds if thing in self.targets(value))


Patrol = tuple[Place, Figure, Place]
"""From, unit, to."""
CONTRACT = Number("contract")
"""One of the two contracts of a race (T3.11.1)."""
GOODS = "goods"

# --- T3.1, T3.2: set-up ------------------------------------------------------------------------------------------

CHOOSE_RACE = Kind("choose_race", RACE)
LAY: Kind[tuple[Place, Tile]] = Kind("lay", TupleNoun("laying", PLACE, TILE))
DOCK_AT = Kind("dock_at", PLANET)
PDS_AT = Kind("pds_at", PLANET, many=True)
TROOPS_AT = Kind("troops_at", PLANET, many=True)

# --- T3.5: the strategy phase ------------------------------------------------------------------------------------

TAKE = Kind("take", STRATEGY)
BONUS = Kind("bonus", Number("goods"))
ALLOCATE = Kind("allocate", POOL, many=True)

# --- T3.6: actions and strategy cards ----------------------------------------------------------------------------

ACTION: Kind[Deed] = Kind("action", DeedNoun())
SECONDARY = Kind("secondary", YesNo())
ENVOY = Kind("envoy", SEAT)
REFRESH = Kind("refresh", PLANET, many=True)
ON_TOP = Kind("on_top", POLITIC, secret=True)
BUY_COUNTERS = Kind("buy_counters", Number("counters"))
PAY = Kind("pay", PURSE, many=True)
TRADE_WAY = Kind("trade_way", WAY)
OFFER: Kind[Deal | None] = Kind(
    "offer",
    Maybe(
        Deals(
            "terms",
            SEAT,
            {"contract": CONTRACT, GOODS: None},
            was=(("gives", "contract"), ("gets", "contract"), ("gives", GOODS), ("gets", GOODS)),
        )
    ),
)
ACCEPT = Kind("accept", YesNo())
APPROVE = Kind("approve", YesNo())
RECALL = Kind("recall", PLACE)
PATROL: Kind[Patrol | None] = Kind("patrol", Maybe(TupleNoun("patrol", PLACE, UNIT, PLACE)))
RESEARCH: Kind[Technology | None] = Kind("research", Maybe(TECHNOLOGY))
THRONE_WAY = Kind("throne_way", WAY)
MOBILIZE = Kind("mobilize", PLACE)

# --- T3.7 to T3.9: activations -----------------------------------------------------------------------------------

ACTIVATE = Kind("activate", PLACE)
MOVE_FROM: Kind[Place | None] = Kind("move_from", Maybe(PLACE))
MOVE = Kind("move", LOAD, many=True)
PICK_UP_AT: Kind[Place | None] = Kind("pick_up_at", Maybe(PLACE))
PICK_UP = Kind("pick_up", LOAD, many=True)
STOW = Kind("stow", UNIT, many=True)
FIRE: Kind[Place | None] = Kind("fire", Maybe(PLACE))
LOSE = Kind("lose", UNIT, many=True)
LEAVE = Kind("leave", YesNo())
RETREAT_TO = Kind("retreat_to", PLACE)
LAND = Kind("land", UNIT, many=True)
BOMBARD = Kind("bombard", UNIT, many=True)
TRANSFER_BETWEEN: Kind[tuple[Place, Place]] = Kind("transfer_between", TupleNoun("pair", PLACE, PLACE))
PRODUCE_IN: Kind[Place | None] = Kind("produce_in", Maybe(PLACE))

# --- T3.10, T3.12: production and limits -------------------------------------------------------------------------

BUILD_DOCK: Kind[Planet | None] = Kind("build_dock", Maybe(PLANET))
BUILD = Kind("build", BUILT, many=True)
GIVE_UP = Kind("give_up", UNIT, many=True)
DISCARD = Kind("discard", CARD, many=True)

# --- T3.13: the council ------------------------------------------------------------------------------------------

VOTE: Kind[Side | None] = Kind("vote", Maybe(SIDES))
ELECT_PLAYER: Kind[Seat | None] = Kind("elect_player", Maybe(SEAT))
ELECT_PLAYERS: Kind[tuple[Seat, Seat] | None] = Kind("elect_players", Maybe(TupleNoun("players", SEAT, SEAT)))
ELECT_PLANET: Kind[Planet | None] = Kind("elect_planet", Maybe(PLANET))
ELECT_PLANETS: Kind[tuple[Planet, Planet] | None] = Kind("elect_planets", Maybe(TupleNoun("planets", PLANET, PLANET)))
ELECT_LAW: Kind[Politic | None] = Kind("elect_law", Maybe(POLITIC))
ELECT_COLOUR: Kind[Colour | None] = Kind("elect_colour", Maybe(COLOUR))
GIFT: Kind[Deal] = Kind("gift", Deals("gift", SEAT, {GOODS: None, "verdict": VERDICT}, was=(("gives", GOODS),)))
PROMISE = Kind("promise", YesNo())

BALLOTS: dict[str, Kind[Any]] = {
    "": VOTE,
    "player": ELECT_PLAYER,
    "players": ELECT_PLAYERS,
    "planet": ELECT_PLANET,
    "planets": ELECT_PLANETS,
    "law": ELECT_LAW,
    "colour": ELECT_COLOUR,
}

# --- T3.15: the status phase -------------------------------------------------------------------------------------

CLAIM: Kind[Objective | None] = Kind("claim", Maybe(OBJECTIVE))
SHOW_SECRET = Kind("show_secret", YesNo())
REDISTRIBUTE = Kind("redistribute", POOL, many=True)
END_AGREEMENTS = Kind("end_agreements", SEAT, many=True)
SCRAP_ANY = Kind("scrap_any", YesNo())
SCRAP_AT = Kind("scrap_at", SITE)
SCRAP = Kind("scrap", BUILT, many=True)

# --- texts -------------------------------------------------------------------------------------------------------

REACT: Kind[Ability | None] = Kind("react", Maybe(TEXT), reaction=True)

AIM_PLAYER = Kind("aim_player", SEAT)
AIM_PLANET = Kind("aim_planet", PLANET)
AIM_PLANETS = Kind("aim_planets", PLANET, many=True)
AIM_PLACE = Kind("aim_place", PLACE)
AIM_UNIT = Kind("aim_unit", UNIT)
AIM_OBJECTS = Kind("aim_units", UNIT, many=True)
AIM_TECHNOLOGY = Kind("aim_technology", TECHNOLOGY)
AIM_STRATEGY = Kind("aim_strategy", STRATEGY)
AIM_CARD = Kind("aim_card", CARD)
AIM_TEXT = Kind("aim_text", TEXT)
AIM_AMOUNT = Kind("aim_amount", Number("number"))
AIM_YES = Kind("aim_yes", YesNo())

KINDS: dict[str, Kind[Any]] = {k.name: k for k in tuple(globals().values()) if isinstance(k, Kind)}

# --- chance ------------------------------------------------------------------------------------------------------

RACES_DEALT = ChanceKind("races", RACE)
SPEAKER_DRAWN = ChanceKind("speaker", Number("seat"))
POSITION_DRAWN = ChanceKind("position", Number("position"))
PLACE_DRAWN = ChanceKind("place", Number("place"))
TILES_DEALT = ChanceKind("tiles", TILE)
TILES_TAKEN_OUT = ChanceKind("tiles_taken_out", TILE)
CARDS_DRAWN = ChanceKind("cards", CARD)
POLITICS_DRAWN = ChanceKind("politics", POLITIC)
SECRETS_DEALT = ChanceKind("secrets", SECRET)
END_CARD = ChanceKind("end_card", Number("card"))
STAGE_ONE_OPENED = ChanceKind("stage_one", OBJECTIVE)
STAGE_TWO_OPENED = ChanceKind("stage_two", OBJECTIVE)
COMBAT_DICE = ChanceKind("combat", Number("pips"))
DIE = ChanceKind("die", Number("pips"))
CARDS_TAKEN = ChanceKind("cards_taken", CARD)
"""Cards taken at random from a hand."""

CHANCES: dict[str, ChanceKind] = {c.name: c for c in (*tuple(globals().values()), MOMENT) if isinstance(c, ChanceKind)}


# --- more of them, from the files of cards, races and options ----------------------------------------------------


def new_kind(name: str, noun: Noun[Any], *, many: bool = False, secret: bool = False) -> Kind[Any]:
    """A kind of question that only one text or option asks."""
    assert name not in KINDS, name
    KINDS[name] = Kind(name, noun, many=many, secret=secret)
    return KINDS[name]


def new_chance(name: str, noun: Noun[Any]) -> ChanceKind:
    """A kind of chance that only one text or option knows."""
    assert name not in CHANCES, name
    CHANCES[name] = ChanceKind(name, noun)
    return CHANCES[name]
