"""The Xxcha Kingdom of Twilight Imperium 4: planets gained in peace, agendas quashed, and cannons that reach far."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.board import influence, planets_of
from orrery.games.ti4.rules.council import votes_of
from orrery.games.ti4.rules.hooks import barred
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT
from tests.ti4.councils import agenda, cast, discarded, holder
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, seat_of, spent, state

SEATS = "xxcha, letnev, hacan"


def xxcha(**more: Any) -> Table:
    return position(SEATS, **more)


# --- Peace Accords ------------------------------------------------------------------------------------------------


def diplomacy(planets: dict[str, str], tiles: dict[str, str], **mine: Any) -> Table:
    """Xxcha plays Diplomacy."""
    table = xxcha(
        tiles=tiles,
        planets={"archon_ren": "xxcha", "archon_tau": "xxcha", **planets},
        xxcha={"texts": "faction.xxcha.peace_accords", "strategies": "diplomacy", **mine},
    )
    say(table, "xxcha act diplomacy; xxcha shield_system 304")
    return table


def test_peace_accords_gain_an_adjacent_planet_without_units_whoever_has_it() -> None:
    planets = {"quann": "letnev", "mehar_xull": "letnev: infantry", "vefut_ii": ":"}
    table = diplomacy(planets, {"203": "25", "204": "24", "210": "20"})
    say(table, "xxcha react faction.xxcha.peace_accords")
    assert on_planet(table, "quann") == ("xxcha", {}), "the only one within reach"
    assert [on_planet(table, name)[0] for name in ("mehar_xull", "vefut_ii")] == ["letnev", ""]


@pytest.mark.rule("LRR F.55", "LRR 10.3")
def test_peace_accords_reach_another_planet_of_the_same_system() -> None:
    """FAQ, 10.3: another planet in the same system qualifies."""
    table = diplomacy({"qucenn": "xxcha: infantry"}, {"210": "29"})
    say(table, "xxcha react faction.xxcha.peace_accords")
    assert on_planet(table, "rarron")[0] == "xxcha"


def test_peace_accords_follow_the_secondary_ability_even_if_nothing_is_to_be_readied() -> None:
    table = xxcha(
        tiles={"203": "25"},
        planets={"quann": ":", "archon_ren": "xxcha", "archon_tau": "xxcha", "arc_prime": "letnev"},
        xxcha={"texts": "faction.xxcha.peace_accords"},
        letnev={"strategies": "diplomacy"},
    )
    say(table, "xxcha act pass; letnev act diplomacy; letnev shield_system 310")
    say(table, "xxcha secondary yes; xxcha react faction.xxcha.peace_accords")
    assert on_planet(table, "quann")[0] == "xxcha"
    assert player(table, "xxcha").pools == [3, 5, 1]


def test_peace_accords_follow_no_other_strategy_card() -> None:
    table = xxcha(
        tiles={"203": "25"},
        planets={"quann": ":"},
        xxcha={"texts": "faction.xxcha.peace_accords", "strategies": "politics"},
        agendas="agenda.mutiny, agenda.shared_research",
    )
    say(table, "letnev act pass; xxcha act politics; xxcha new_speaker letnev")
    say(table, "xxcha agendas_under nothing; xxcha agenda_first agenda.mutiny")
    assert "xxcha" not in asked(table)


def test_peace_accords_do_not_take_planets_with_units() -> None:
    for theirs, asks in (("letnev:", True), ("letnev: infantry", False), ("letnev: pds", False)):
        table = diplomacy({"quann": theirs}, {"203": "25"})
        assert (asked(table) == {"xxcha": "react"}) is asks


def test_peace_accords_do_not_take_mecatol_rex() -> None:
    table = diplomacy({"quann": "xxcha: infantry"}, {"101": "25"})
    assert asked(table) != {"xxcha": "react"}


# --- agendas ------------------------------------------------------------------------------------------------------


def council(**more: Any) -> Table:
    return xxcha(
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.anti_intellectual_revolution, agenda.regulated_conscription, agenda.fleet_regulations",
        custodians=False,
        tiles={"201": "24", "203": "25"},
        planets={"mehar_xull": "letnev", "archon_ren": "xxcha", "archon_tau": "xxcha", **more.pop("planets", {})},
        **more,
    )


def test_quash_discards_an_agenda_for_a_token() -> None:
    table = council(xxcha={"texts": "faction.xxcha.quash", "pools": (3, 5, 1)})
    say(table, "xxcha react faction.xxcha.quash")
    assert agenda(table) == "regulated_conscription"
    assert discarded(table) == ["anti_intellectual_revolution"]
    assert player(table, "xxcha").pools == [3, 5, 0]
    assert asked(table) == {"letnev": "vote"}, "there is no token for another"


@pytest.mark.parametrize("tokens", [1, 0])
def test_political_favor_discards_an_agenda_for_a_token_of_its_owner(tokens: int) -> None:
    """note.political_favor"""
    table = council(letnev={"notes": "political_favor@xxcha"}, xxcha={"pools": (3, 5, tokens)})
    if not tokens:
        assert asked(table) == {"letnev": "vote"}
        return
    say(table, "letnev react political_favor@xxcha")
    assert agenda(table) == "regulated_conscription"
    assert player(table, "xxcha").pools == [3, 5, 0]
    assert NOTE.index["political_favor@seat_1"] in player(table, "xxcha").notes


# --- technologies -------------------------------------------------------------------------------------------------


def test_instinct_training_cancels_an_action_card_of_another_player() -> None:
    table = xxcha(xxcha={"technologies": "instinct_training"}, letnev={"hand": "mining_initiative", "commodities": 0})
    say(table, "xxcha act pass; letnev act card.mining_initiative; letnev aim_planet arc_prime")
    say(table, "xxcha react technology.instinct_training")
    assert (player(table, "letnev").goods, player(table, "xxcha").pools) == (0, [3, 5, 1])
    assert spent(table, "xxcha") == ["technology.instinct_training"]


def test_instinct_training_cancels_sabotage_too() -> None:
    table = xxcha(xxcha={"technologies": "instinct_training", "hand": "mining_initiative"}, letnev={"hand": "sabotage"})
    say(table, "xxcha act card.mining_initiative; xxcha aim_planet archon_ren; letnev react card.sabotage")
    say(table, "xxcha react technology.instinct_training")
    assert player(table, "xxcha").goods > 0


def test_nullification_field_ends_the_turn_of_whoever_activates_a_system_with_own_ships() -> None:
    table = xxcha(
        xxcha={"technologies": "nullification_field", "space": {"203": "cruiser"}},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "xxcha act pass; letnev act tactical; letnev activate 203")
    say(table, "xxcha react technology.nullification_field")
    assert asked(table) == {"hacan": "act"}
    assert player(table, "xxcha").pools == [3, 5, 1]
    assert player(table, "letnev").pools == [2, 5, 2], "the token stays on the system"


# --- units --------------------------------------------------------------------------------------------------------


def test_the_loncara_ssodu_fires_at_ships_in_adjacent_systems() -> None:
    """unit.loncara_ssodu: three dice that hit on 5."""
    table = xxcha(xxcha={"space": {"202": "flagship"}}, letnev={"space": {"204": "2 cruiser"}}, dice=[5, 5, 4])
    say(table, "xxcha act pass; letnev act tactical; letnev activate 203; letnev move_from 204; letnev move 2 cruiser")
    say(table, "xxcha fire letnev")
    assert fleet(table, "letnev", "203") == {}


def test_an_indomitus_fires_at_ships_in_adjacent_systems_and_at_landing_troops() -> None:
    """unit.indomitus: one die that hits on 8."""
    there = {"tiles": {"202": "24"}, "planets": {"mehar_xull": "xxcha: mech"}}
    table = xxcha(**there, letnev={"space": {"204": "cruiser"}}, dice=[8])
    say(table, "xxcha act pass; letnev act tactical; letnev activate 203; letnev move_from 204; letnev move cruiser")
    say(table, "xxcha fire letnev")
    assert fleet(table, "letnev", "203") == {}
    table = xxcha(**there, letnev={"space": {"203": "carrier, infantry"}}, dice=[1, 8])
    say(table, "xxcha act pass; letnev act tactical; letnev activate 202; letnev move_from 203")
    say(table, "letnev move carrier, infantry; xxcha fire letnev; letnev commit infantry@mehar_xull; xxcha defend yes")
    assert on_planet(table, "mehar_xull") == ("xxcha", {"mech": 1})


# --- leaders ------------------------------------------------------------------------------------------------------


def test_ggrocuto_rinn_readies_any_planet_and_removes_infantry_beside_own_planets() -> None:
    table = xxcha(
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry", "archon_ren": "xxcha"},
        xxcha={"texts": "leader.ggrocuto_rinn", "exhausted": "quann"},
    )
    say(table, "xxcha act leader.ggrocuto_rinn; xxcha aim_yes yes")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})
    assert spent(table) == []
    assert spent(table, "xxcha") == ["leader.ggrocuto_rinn"]
    assert player(table, "letnev").reserve[1] >= 0


def test_ggrocuto_rinn_removes_nothing_far_from_own_planets() -> None:
    table = xxcha(
        planets={"arc_prime": "letnev: infantry"}, xxcha={"texts": "leader.ggrocuto_rinn", "exhausted": "arc_prime"}
    )
    say(table, "xxcha act leader.ggrocuto_rinn")
    assert on_planet(table, "arc_prime") == ("letnev", {"infantry": 1})
    assert asked(table) == {"letnev": "act"}


def test_elder_qanoj_is_unlocked_by_twelve_influence() -> None:
    """Archon Ren and Archon Tau have 4 influence, Mecatol Rex 6, Mehar Xull 3."""
    for planets, there in (({"mecatol_rex": "xxcha"}, False), ({"mecatol_rex": "xxcha", "mehar_xull": "xxcha"}, True)):
        table = xxcha(tiles={"303": "24"}, planets=planets, xxcha={"locked": "elder_qanoj"})
        unlock_leaders(state(table))
        assert (text("leader.elder_qanoj") in player(table, "xxcha").texts) == there


@pytest.mark.parametrize("who", ["xxcha", "letnev"])
def test_with_elder_qanoj_each_planet_casts_one_vote_more_own_or_lent(who: str) -> None:
    table = council(**{who: {"texts": "leader.elder_qanoj"}})
    s, seat = state(table), seat_of(table, who)
    votes = votes_of(s, seat)
    assert votes == {world: influence(s, world) + 1 for world in planets_of(s, seat)}
    assert min(votes.values()) == 1 + min(influence(s, world) for world in votes)


@pytest.mark.rule("LRR 31.6a")
def test_nothing_keeps_elder_qanoj_from_voting() -> None:
    """A lasting ability goes before one that acts once."""
    table = council(xxcha={"texts": "leader.elder_qanoj", "hand": "trade_rider"})
    say(table, "xxcha react card.trade_rider; xxcha aim_outcome against")
    cast(table, "letnev nothing; hacan nothing")
    assert asked(table) == {"xxcha": "vote"}, "though a rider was played"


def nexus(**more: Any) -> Table:
    return xxcha(
        agendas="agenda.fleet_regulations, agenda.mutiny, agenda.shared_research, agenda.conventions_of_war, "
        "agenda.anti_intellectual_revolution, agenda.regulated_conscription",
        xxcha={"texts": "leader.xxekir_grom"},
        **more,
    )


@pytest.mark.parametrize("first", ["fleet_regulations", "shared_research"])
def test_xxekir_grom_resolves_two_of_five_agendas_alone_in_the_order_that_is_wanted(first: str) -> None:
    table = nexus(laws="agenda.minister_of_war hacan")
    before = GAME.conserved(state(table))
    say(table, "xxcha act leader.xxekir_grom; xxcha aim_yes yes")
    assert holder(table, "minister_of_war") == ""
    say(
        table, f"xxcha agendas_kept agenda.fleet_regulations, agenda.shared_research; xxcha agenda_first agenda.{first}"
    )
    assert sorted(discarded(table)) == [
        *("anti_intellectual_revolution", "conventions_of_war", "minister_of_war", "mutiny"),
    ], "three of five, and the law"
    assert agenda(table) == first
    say(table, "xxcha aim_outcome for; xxcha aim_outcome against")
    assert {holder(table, "fleet_regulations"), holder(table, "shared_research")} == {"all", ""}
    assert holder(table, first) == "all"
    assert asked(table) == {"letnev": "act"}
    assert state(table).alone == NO_SEAT
    assert state(table).council is None
    assert GAME.conserved(state(table)) == before
    assert text("leader.xxekir_grom") not in player(table, "xxcha").texts


def test_others_use_no_abilities_while_xxekir_grom_decides() -> None:
    table = nexus()
    s, sabotage = state(table), text("card.sabotage")
    assert not barred(s, 1, sabotage)
    say(table, "xxcha act leader.xxekir_grom")
    assert [barred(state(table), seat, sabotage) for seat in range(3)] == [False, True, True]
    assert not barred(state(table), 1, text("objective.drive_the_debate")), "objectives are no abilities"


def test_what_others_must_do_does_not_happen_either_while_xxekir_grom_decides() -> None:
    """Infantry II would be rolled for; the laws in play go on."""
    table = xxcha(
        agendas="agenda.swords_to_plowshares, agenda.mutiny, agenda.shared_research, agenda.conventions_of_war, "
        "agenda.anti_intellectual_revolution",
        xxcha={"texts": "leader.xxekir_grom"},
        letnev={"technologies": "infantry_ii", "points": 3},
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry"},
        laws="agenda.political_censure letnev",
        dice=[6],
    )
    points = player(table, "letnev").points
    say(table, "xxcha act leader.xxekir_grom; xxcha aim_yes yes")
    assert player(table, "letnev").points == points - 1, "the point goes with the law"
    say(table, "xxcha agendas_kept agenda.swords_to_plowshares, agenda.conventions_of_war")
    say(table, "xxcha agenda_first agenda.swords_to_plowshares")
    say(table, "xxcha aim_outcome for; xxcha aim_outcome for")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})
    assert asked(table) == {"letnev": "act"}, "no infantry comes back"


def test_a_nullification_field_needs_ships_in_the_system_and_a_token() -> None:
    for mine in ({"pools": (3, 5, 2)}, {"pools": (3, 5, 0), "space": {"203": "cruiser"}}):
        table = xxcha(
            tiles={"203": "25"},
            planets={"quann": "xxcha: infantry"},
            xxcha={"technologies": "nullification_field", **mine},
            letnev={"space": {"202": "cruiser"}},
        )
        say(table, "xxcha act pass; letnev act tactical; letnev activate 203")
        assert asked(table) == {"letnev": "move_from"}


def test_instinct_training_is_not_for_own_cards() -> None:
    table = xxcha(xxcha={"technologies": "instinct_training", "hand": "mining_initiative"})
    say(table, "xxcha act card.mining_initiative; xxcha aim_planet archon_ren")
    assert asked(table) == {"letnev": "act"}


def test_a_political_secret_does_not_silence_elder_qanoj() -> None:
    table = council(xxcha={"texts": "leader.elder_qanoj"}, letnev={"notes": "political_secret@xxcha"})
    say(table, "letnev react political_secret@xxcha")
    cast(table, "letnev nothing; hacan nothing")
    assert asked(table) == {"xxcha": "vote"}


def test_a_nullification_field_is_not_for_own_activations() -> None:
    table = xxcha(xxcha={"technologies": "nullification_field", "space": {"203": "cruiser", "202": "cruiser"}})
    say(table, "xxcha act tactical; xxcha activate 203")
    assert asked(table) == {"xxcha": "move_from"}


def test_elder_qanoj_lets_nobody_else_vote_against_a_political_secret() -> None:
    table = council(xxcha={"texts": "leader.elder_qanoj"}, hacan={"notes": "political_secret@letnev"})
    say(table, "hacan react political_secret@letnev")
    assert asked(table) == {"hacan": "vote"}, "Letnev would be first"


def test_instinct_training_costs_a_token_of_the_strategy_pool() -> None:
    table = xxcha(xxcha={"technologies": "instinct_training", "pools": (3, 5, 0)}, letnev={"hand": "mining_initiative"})
    say(table, "xxcha act pass; letnev act card.mining_initiative; letnev aim_planet arc_prime")
    assert asked(table) == {"hacan": "act"}
