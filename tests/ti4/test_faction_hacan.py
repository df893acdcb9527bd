"""The Emirates of Hacan in Twilight Imperium 4: trade with everybody, cards and planets as goods, told in players'
words."""

from __future__ import annotations

import pytest

from orrery.core.mind import Mind
from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games.ti4.rules.data import PDS, POLITICS, TRADE
from orrery.games.ti4.rules.nouns import CARD, NOTE, PLACE
from orrery.games.ti4.rules.strategic import secondary_price
from orrery.games.ti4.rules.texts import text
from tests.ti4.bargains import agree, propose, proposing, trade
from tests.ti4.battles import battle
from tests.ti4.councils import agenda, cast, council, votes
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    seat_of,
    spent,
    state,
    why_not,
)

HACAN_FIRST = "hacan, sol, letnev"
GUILD = "faction.hacan.guild_ships"
GILA = "leader.gila_the_silvertongue"
ARBITERS = "faction.hacan.guild_ships, faction.hacan.arbiters"


def hand(table: Table, who: str) -> list[str]:
    return [CARD.names[card] for card in sorted(player(table, who).hand)]


def has_text(table: Table, who: str, name: str) -> bool:
    return text(name) in player(table, who).texts


# --- abilities ----------------------------------------------------------------------------------------------------


def test_masters_of_trade_follow_trade_without_a_token() -> None:
    table = position(
        sol={"strategies": "trade"},
        letnev={"pools": (3, 3, 0)},
        hacan={"texts": "faction.hacan.masters_of_trade", "pools": (3, 3, 0)},
    )
    say(table, "letnev act pass; hacan act pass; sol act trade; sol for_free nothing")
    assert asked(table) == {"hacan": "secondary"}, "Letnev has no token, Hacan needs none"
    say(table, "hacan secondary yes")
    assert player(table, "hacan").commodities == 6
    assert player(table, "hacan").pools == [3, 3, 0]


def test_masters_of_trade_pay_for_other_strategy_cards() -> None:
    table = position(hacan={"texts": "faction.hacan.masters_of_trade"})
    prices = [secondary_price(state(table), seat_of(table, "hacan"), card) for card in (POLITICS, TRADE)]
    assert prices == [1, 0]


@pytest.mark.rule("LRR F.54")
def test_guild_ships_trade_with_players_who_are_no_neighbours_and_either_side_may_propose() -> None:
    """The note on guild_ships."""
    table = position(HACAN_FIRST, hacan={"texts": GUILD, "goods": 2}, sol={"goods": 1}, letnev={"goods": 1})
    assert proposing(table) == {"hacan", "sol", "letnev"}
    trade(table, "hacan, sol", gives="1 goods")
    propose(table, "letnev, hacan", gives="1 goods", gets="1 goods")
    agree(table, "hacan")
    assert [player(table, who).goods for who in ("hacan", "sol", "letnev")] == [1, 2, 1]


@pytest.mark.rule("LRR F.54")
def test_guild_ships_trade_with_the_active_player_only() -> None:
    table = position(hacan={"texts": GUILD, "goods": 2}, sol={"goods": 1}, letnev={"goods": 1})
    assert proposing(table) == {"sol", "hacan"}, "in the turn of Sol, Letnev has no part in it"
    with pytest.raises(Refused):
        propose(table, "hacan, letnev", gives="1 goods")
    trade(table, "hacan, sol", gives="1 goods")
    assert player(table, "sol").goods == 2


@pytest.mark.rule("LRR 91.3")
def test_arbiters_exchange_action_cards_both_ways() -> None:
    """The note on arbiters."""
    table = position(
        HACAN_FIRST, hacan={"texts": ARBITERS, "hand": "sabotage, plague"}, sol={"hand": "spy", "goods": 1}
    )
    trade(table, "hacan, sol", gives="card sabotage", gets="card spy, 1 goods")
    assert hand(table, "hacan") == sorted(["plague", "spy"], key=CARD.names.index)
    assert hand(table, "sol") == ["sabotage"]
    assert player(table, "hacan").goods == 1
    keys = [(key, viewer) for key, viewer, _ in table.journal if key == "ti4-log-gives-card"]
    assert len(keys) == 4, "only the two of them learn which cards it was"


@pytest.mark.rule("LRR 91.3")
def test_action_cards_change_hands_only_with_the_arbiters() -> None:
    table = position(
        sol={"space": {"203": "cruiser"}, "hand": "spy"},
        letnev={"space": {"204": "cruiser"}},
        hacan={"texts": ARBITERS},
    )
    with pytest.raises(Refused):
        propose(table, "sol, letnev", gives="card spy")
    trade(table, "sol, hacan", gives="card spy")
    assert hand(table, "hacan") == ["spy"]


@pytest.mark.rule("LRR F.13")
def test_a_political_secret_stops_the_arbiters_until_the_agenda_is_resolved() -> None:
    """Whether action cards are exchanged is a choice; other transactions go on."""
    table = council(
        "agenda.anti_intellectual_revolution",
        sol={"notes": "political_secret@hacan", "hand": "spy", "goods": 2},
        hacan={"texts": ARBITERS, "goods": 2},
    )
    say(table, "sol react political_secret@hacan")
    assert asked(table) == {"letnev": "vote"}
    with pytest.raises(Refused):
        propose(table, "sol, hacan", gives="card spy", gets="1 goods")
    trade(table, "sol, hacan", gives="1 goods")
    cast(table, "letnev against mehar_xull; sol nothing")
    assert agenda(table) == "regulated_conscription"
    trade(table, "sol, hacan", gives="card spy", gets="1 goods")
    assert hand(table, "hacan") == ["spy"]


def test_nobody_agrees_to_give_a_card_that_is_not_there_and_nobody_is_told_so_before() -> None:
    table = position(HACAN_FIRST, hacan={"texts": ARBITERS, "goods": 2}, sol={"hand": "spy"})
    propose(table, "hacan, sol", gives="1 goods", gets="card plague")
    with pytest.raises(Refused):
        agree(table, "sol")
    agree(table, "sol", yes=False)
    with pytest.raises(Refused):
        propose(table, "hacan, sol", gets="card spy, card plague")


@pytest.mark.rule("LRR 3.4")
def test_whoever_receives_an_eighth_card_discards_one_at_once() -> None:
    seven = "spy, plague, focused_research, fighter_prototype, unstable_planet, tactical_bombardment, bribery"
    table = position(HACAN_FIRST, hacan={"texts": ARBITERS, "hand": "sabotage"}, sol={"hand": seven})
    trade(table, "hacan, sol", gives="card sabotage")
    assert asked(table) == {"sol": "discard"}
    say(table, "sol discard plague")
    assert len(hand(table, "sol")) == 7
    assert asked(table) == {"hacan": "act"}


@pytest.mark.rule("LRR F.9")
def test_a_card_that_is_received_in_an_open_window_is_played_at_once() -> None:
    table = position(
        "sol, hacan, letnev",
        sol={"space": {"203": "cruiser"}},
        hacan={"texts": ARBITERS, "hand": "flank_speed"},
    )
    say(table, "sol act tactical; sol activate 201")
    assert asked(table) == {"sol": "move_from"}
    trade(table, "hacan, sol", gives="card flank_speed")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react card.flank_speed")
    assert hand(table, "sol") == []


def test_others_imagine_a_traded_card_where_it_can_have_come_from() -> None:
    table = position(
        HACAN_FIRST,
        hacan={"texts": ARBITERS, "hand": "sabotage"},
        sol={"hand": "spy, plague"},
        letnev={"hand": "flank_speed", "goods": 1},
    )
    trade(table, "hacan, sol", gives="card sabotage", gets="card spy")
    letnev = Mind(table, seat_of(table, "letnev"))
    for chance in range(5):
        it = letnev.imagine(chance, exact=True)
        assert [len(p.hand) for p in it.state.players] == [1, 2, 1]
        assert hand(it, "letnev") == ["flank_speed"]


# --- technologies -------------------------------------------------------------------------------------------------


def test_production_biomes() -> None:
    table = position(HACAN_FIRST, hacan={"technologies": "production_biomes", "pools": (3, 3, 1)})
    say(table, "hacan act technology.production_biomes; hacan aim_player letnev")
    assert player(table, "hacan").pools == [3, 3, 0]
    assert [player(table, who).goods for who in ("hacan", "sol", "letnev")] == [4, 0, 2]
    assert "technology.production_biomes" in spent(table, "hacan")


def test_production_biomes_need_a_token_of_the_strategy_pool() -> None:
    table = position(HACAN_FIRST, hacan={"technologies": "production_biomes", "pools": (3, 3, 0)})
    assert why_not(table, "hacan act technology.production_biomes") == "LRR 52.5"


def test_quantum_datahub_node_exchanges_strategy_cards() -> None:
    table = position(
        HACAN_FIRST,
        frames=[("action_phase",)],
        hacan={"technologies": "quantum_datahub_node", "goods": 3, "strategies": "imperial, trade"},
        sol={"strategies": "leadership"},
        letnev={"strategies": "diplomacy"},
    )
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react technology.quantum_datahub_node; hacan aim_player sol; hacan aim_strategy imperial")
    assert asked(table) == {"hacan": "act"}, "Leadership is the lowest number now"
    assert sorted(player(table, "hacan").strategies) == [0, 4]
    assert player(table, "sol").strategies == [7]
    assert (player(table, "hacan").goods, player(table, "sol").goods) == (0, 3)
    assert player(table, "hacan").pools[2] == 1


@pytest.mark.parametrize("lacking", [{"goods": 2}, {"pools": (3, 3, 0)}])
def test_quantum_datahub_node_needs_goods_and_a_token(lacking: dict[str, object]) -> None:
    table = position(
        HACAN_FIRST,
        frames=[("action_phase",)],
        hacan={"technologies": "quantum_datahub_node", "goods": 3, "strategies": "imperial", **lacking},
        sol={"strategies": "leadership"},
        letnev={"strategies": "diplomacy"},
    )
    assert asked(table) == {"sol": "act"}


# --- units --------------------------------------------------------------------------------------------------------


def test_wrath_of_kenara_turns_near_misses_for_trade_goods() -> None:
    table = battle(
        "flagship, 2 cruiser",
        "3 destroyer",
        dice=[9, 1, 1, 1, 1, 1, 6, 5, 6, 7, 1, 1, 1],  # the barrage; flagship on 7, cruisers on 7; the destroyers
        hacan={"texts": "unit.wrath_of_kenara", "goods": 2},
    )
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react unit.wrath_of_kenara; hacan aim_dice 0, 2")
    assert player(table, "hacan").goods == 0
    assert fleet(table, "winnu", "103") == {}, "three hits instead of one"


def test_wrath_of_kenara_helps_only_in_its_own_system() -> None:
    table = battle(
        "2 cruiser",
        "destroyer",
        dice=[1, 1, 6, 6, 1, 10, 10, 1],
        hacan={"texts": "unit.wrath_of_kenara", "goods": 2, "space": {"301": "flagship"}},
    )
    assert asked(table) == {"winnu": "act"}, "nobody was asked about the sixes"
    assert player(table, "hacan").goods == 2


def test_wrath_of_kenara_does_not_touch_the_dice_of_others() -> None:
    table = battle(
        "flagship",
        "cruiser",
        dice=[1, 1, 6, 10, 10, 1],  # the cruiser misses by one
        hacan={"texts": "unit.wrath_of_kenara", "goods": 2},
    )
    assert fleet(table, "winnu", "103") == {}
    assert player(table, "hacan").goods == 2, "nobody was asked"


def test_wrath_of_kenara_is_for_space_combats_and_whoever_has_trade_goods() -> None:
    table = position(
        HACAN_FIRST,
        tiles={"203": "25"},
        planets={"quann": "sol: infantry"},
        hacan={"space": {"202": "flagship, infantry"}, "texts": "unit.wrath_of_kenara", "goods": 2},
        dice=[7, 1, 8, 1],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 202; hacan move flagship, infantry")
    say(table, "hacan commit infantry@quann")
    assert (on_planet(table, "quann")[0], player(table, "hacan").goods) == ("hacan", 2), "a 7 stayed a 7"
    table = battle("flagship", "cruiser", dice=[6, 1, 1, 10, 10, 1], hacan={"texts": "unit.wrath_of_kenara"})
    assert fleet(table, "winnu", "103") == {}, "nobody was asked"


def test_pride_of_kenara_trades_its_planet_and_leaves_it() -> None:
    table = position(
        HACAN_FIRST,
        tiles={"203": "25"},
        planets={"quann": "hacan: mech, 2 infantry, 2 pds, space_dock", "arretze": "hacan: pds", "hercant": "hacan"},
        hacan={"texts": f"{GUILD}, unit.pride_of_kenara"},
        letnev={"goods": 3},
    )
    propose(table, "letnev, hacan", gives="3 goods", gets="planet quann")
    agree(table, "hacan")
    assert asked(table) == {"hacan": "leave_for"}
    say(table, "hacan leave_for arretze")
    assert on_planet(table, "quann") == ("letnev", {})
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 2, "mech": 1, "pds": 2, "space_dock": 1})
    assert player(table, "hacan").reserve[PDS] == 4, "there is room for two PDS on a planet: the third is lost"
    assert "quann" in spent(table)
    assert player(table, "hacan").goods == 3


@pytest.mark.rule("LRR 49.3")
def test_fighters_do_not_stay_where_a_traded_planet_had_a_dock() -> None:
    table = position(
        HACAN_FIRST,
        tiles={"203": "25"},
        planets={"quann": "hacan: mech, space_dock", "arretze": "hacan: pds"},
        hacan={"texts": f"{GUILD}, unit.pride_of_kenara", "space": {"203": "3 fighter"}},
        letnev={"goods": 3},
    )
    propose(table, "letnev, hacan", gives="3 goods", gets="planet quann")
    agree(table, "hacan")
    say(table, "hacan leave_for arretze")
    assert on_planet(table, "arretze") == ("hacan", {"mech": 1, "pds": 1, "space_dock": 1})
    say(table, "hacan act pass")
    assert fleet(table, "hacan", "203") == {}


def test_pride_of_kenara_needs_the_mech_there_and_another_planet() -> None:
    table = position(
        HACAN_FIRST,
        tiles={"203": "25"},
        planets={
            "quann": "hacan: mech",
            "arretze": "sol",
            "hercant": "sol",
            "kamdorn": "hacan: infantry",
        },
        hacan={"texts": f"{GUILD}, unit.pride_of_kenara"},
        sol={"goods": 1},
    )
    with pytest.raises(Refused):
        propose(table, "hacan, sol", gives="planet kamdorn")
    trade(table, "hacan, sol", gives="planet quann")
    assert on_planet(table, "kamdorn") == ("hacan", {"infantry": 1, "mech": 1})
    say(table, "hacan act pass")
    with pytest.raises(Refused):
        propose(table, "hacan, sol", gives="planet kamdorn")
    assert player(table, "hacan").goods == 0, "the last planet cannot be left"


# --- Trade Convoys ------------------------------------------------------------------------------------------------


def test_trade_convoys_lend_guild_ships_until_the_holder_marches_in() -> None:
    table = position(letnev={"notes": "trade_convoys@hacan", "goods": 1}, hacan={"space": {"316": "cruiser"}})
    say(table, "sol act pass")
    assert proposing(table) == set()
    say(table, "letnev act trade_convoys@hacan")
    assert has_text(table, "letnev", "note.trade_convoys")
    say(table, "hacan act pass")
    assert proposing(table) == {"sol", "letnev", "hacan"}
    trade(table, "letnev, sol", gives="1 goods")
    assert player(table, "sol").goods == 1
    say(table, "letnev act tactical; letnev activate 316")
    assert not has_text(table, "letnev", "note.trade_convoys")
    assert NOTE.index["trade_convoys@seat_3"] in player(table, "hacan").notes


# --- leaders ------------------------------------------------------------------------------------------------------


def test_carth_of_golden_sands_brings_two_commodities() -> None:
    table = position(HACAN_FIRST, hacan={"texts": "leader.carth_of_golden_sands", "commodities": 5})
    say(table, "hacan react leader.carth_of_golden_sands; hacan aim_player hacan")
    assert player(table, "hacan").commodities == 6, "no more than the limit"
    assert spent(table, "hacan") == ["leader.carth_of_golden_sands"]
    table = position(HACAN_FIRST, hacan={"texts": "leader.carth_of_golden_sands", "commodities": 2})
    say(table, "hacan react leader.carth_of_golden_sands; hacan aim_player hacan")
    assert player(table, "hacan").commodities == 4


def test_carth_of_golden_sands_replenishes_another_player_in_any_turn() -> None:
    table = position(
        hacan={"texts": "leader.carth_of_golden_sands", "commodities": 6, "notes": "trade_agreement@letnev"},
    )
    say(table, "hacan react nothing; sol act pass; hacan react nothing")
    say(table, "hacan react leader.carth_of_golden_sands; hacan aim_player letnev")
    assert asked(table) == {"hacan": "react"}, "Trade Agreement: commodities have been replenished"
    say(table, "hacan react trade_agreement@letnev")
    assert (player(table, "letnev").commodities, player(table, "hacan").goods) == (0, 2)


def test_carth_of_golden_sands_fills_up_what_has_just_been_sold() -> None:
    """In the same turn the new commodities go to somebody else."""
    mine = {"texts": "leader.carth_of_golden_sands, faction.hacan.guild_ships", "commodities": 6}
    table = position(HACAN_FIRST, hacan=mine, sol={"goods": 3})
    say(table, "hacan react nothing")
    trade(table, "hacan, sol", gives="6 commodities", gets="3 goods")
    say(table, "hacan react leader.carth_of_golden_sands; hacan aim_player hacan")
    assert asked(table) == {"hacan": "act"}
    trade(table, "hacan, letnev", gives="2 commodities")
    assert player(table, "letnev").goods == 2
    table = position(
        HACAN_FIRST,
        hacan={"texts": "leader.carth_of_golden_sands"},
        sol={"space": {"203": "cruiser"}, "goods": 1},
        letnev={"space": {"204": "cruiser"}},
    )
    say(table, "hacan react nothing; hacan act pass; hacan react nothing; hacan react nothing")
    trade(table, "sol, letnev", gives="1 goods")
    assert asked(table) == {"sol": "act"}, "a transaction of others is no occasion"


def test_carth_of_golden_sands_replenishes_even_somebody_who_lacks_nothing() -> None:
    """Trade Agreement follows from it all the same."""
    table = position(
        HACAN_FIRST,
        hacan={"texts": "leader.carth_of_golden_sands", "commodities": 6, "notes": "trade_agreement@letnev"},
        sol={"commodities": 4},
        letnev={"commodities": 2},
    )
    say(table, "hacan react leader.carth_of_golden_sands")
    assert options(table, "hacan") == ["seat_2", "seat_3"], "not oneself, for nothing would be gained"
    say(table, "hacan aim_player letnev; hacan react trade_agreement@letnev")
    assert (player(table, "letnev").commodities, player(table, "hacan").goods) == (0, 2)


def test_gila_is_unlocked_by_ten_trade_goods() -> None:
    assert not has_text(position(hacan={"locked": "gila_the_silvertongue", "goods": 9}), "hacan", GILA)
    assert has_text(position(hacan={"locked": "gila_the_silvertongue", "goods": 10}), "hacan", GILA)


def test_gila_the_silvertongue_buys_votes_for_whoever_may_use_her() -> None:
    """An ally, too: the commander is lent."""
    table = council(
        "agenda.mutiny",
        letnev={"goods": 3, "notes": "alliance@hacan"},
        hacan={"locked": "gila_the_silvertongue", "goods": 10},
    )
    cast(table, "letnev for mehar_xull")
    say(table, f"letnev react {GILA}; letnev aim_amount 2")
    say(table, "hacan vote nothing")
    assert asked(table) == {"sol": "vote"}, "without votes there are no additional ones"
    assert votes(table) == [(1, "for", 7)]
    assert player(table, "letnev").goods == 1


def test_gila_is_for_own_votes_with_trade_goods_and_where_more_votes_are_allowed() -> None:
    told = {"notes": "alliance@hacan"}
    rich = {"locked": "gila_the_silvertongue", "goods": 10}
    table = council("agenda.mutiny", letnev={"goods": 3, **told}, hacan=rich)
    cast(table, "letnev for mehar_xull")
    say(table, f"letnev react {GILA}; letnev aim_amount 1")
    cast(table, "hacan for quann")
    say(table, "hacan react nothing")
    assert asked(table) == {"sol": "vote"}, "not again when others have voted"
    table = council("agenda.mutiny", letnev=told, hacan=rich)
    cast(table, "letnev for mehar_xull")
    assert asked(table) == {"hacan": "vote"}, "no trade goods"
    table = council("agenda.mutiny", laws="agenda.representative_government", letnev={"goods": 3, **told}, hacan=rich)
    cast(table, "letnev for")
    assert asked(table) == {"hacan": "vote"}, "one vote for everybody"


def test_harrugh_gefhara_produces_for_nothing_once() -> None:
    table = position(
        HACAN_FIRST,
        planets={"arretze": "hacan: space_dock"},
        hacan={"texts": "leader.harrugh_gefhara", "exhausted": "arretze, hercant, kamdorn", "pools": (3, 5, 2)},
    )
    home = PLACE.names[player(table, "hacan").home]
    say(table, f"hacan act tactical; hacan activate {home}")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react leader.harrugh_gefhara; hacan produce 2 dreadnought, 2 infantry")
    assert fleet(table, "hacan", home) == {"dreadnought": 2}
    assert not has_text(table, "hacan", "leader.harrugh_gefhara")
    assert state(table).effects == []
