"""The Nekro Virus of Twilight Imperium 4: what it takes from others, its assimilators, its units and leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.copies import how_many_technologies, lose_technology
from orrery.games.ti4.rules.data import DREADNOUGHT, INFANTRY, SPACE_DOCK, TECHNOLOGY, WAR_SUN
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.progress import faction_technologies, upgrades
from orrery.games.ti4.rules.research import owned
from orrery.games.ti4.rules.status import ready_all
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.units import sheet
from tests.ti4.councils import cast, council
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

NEKRO, RIVAL = Seat(0), Seat(1)
VALEFAR = "valefar_assimilator_x, valefar_assimilator_y"
COUNCIL = "sol, letnev, hacan, nekro"
THREAT = "faction.nekro.galactic_threat"
SINGULARITY = "faction.nekro.technological_singularity"


def raid(
    mine: str,
    theirs: str,
    *,
    rival: str = "winnu",
    dice: Sequence[int] = (),
    nekro: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Nekro has moved from 204 into 103, far from all homes, where a rival has ships; it may have tokens on
    technologies (`copied`)."""
    attacker, defender = {**(nekro or {})}, {**(other or {})}
    attacker["texts"] = ", ".join(filter(None, [SINGULARITY, attacker.get("texts", "")]))
    attacker["space"] = {"204": mine, **attacker.get("space", {})}
    defender["space"] = {"103": theirs, **defender.get("space", {})}
    players: dict[str, Any] = {"nekro": attacker, rival: defender}
    copied = more.pop("copied", "")
    table = position(f"nekro, {rival}, sol", dice=dice, **more, **players)
    for name in filter(None, copied.split(", ")):
        put_token(table, name)
    say(table, f"nekro act tactical; nekro activate 103; nekro move_from 204; nekro move {mine}")
    return table


# --- Galactic Threat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.42")
def test_galactic_threat_has_no_vote_and_foretells_once_in_an_agenda_phase() -> None:
    "faction.nekro.galactic_threat"
    table = council(
        "agenda.wormhole_reconstruction, agenda.enforced_travel_ban",
        factions=COUNCIL,
        letnev={"technologies": "plasma_scoring, antimass_deflectors"},
        hacan={"technologies": "sarween_tools"},
        nekro={"hand": "trade_rider", "texts": THREAT},
    )
    say(table, "nekro react faction.nekro.galactic_threat; nekro aim_outcome for")
    say(table, "nekro react card.trade_rider; nekro aim_outcome against")
    cast(table, "letnev for mehar_xull; hacan against quann")
    assert asked(table) == {"sol": "vote"}, "Nekro has planets and no vote"
    cast(table, "sol nothing")
    assert options(table, "nekro") == ["antimass_deflectors", "plasma_scoring"], "only of Letnev, who voted for it"
    say(table, "nekro aim_technology plasma_scoring")
    assert "plasma_scoring" in technologies(table, "nekro")
    assert "nekro" not in asked(table), "no second prediction in the same agenda phase"


def test_galactic_threat_has_no_vote_without_a_prediction_either() -> None:
    table = council(
        "agenda.wormhole_reconstruction",
        factions=COUNCIL,
        tiles={"202": "26"},
        planets={"lodor": "nekro"},
        nekro={"texts": THREAT},
    )
    say(table, "nekro react nothing")
    cast(table, "letnev for mehar_xull; hacan against quann")
    assert asked(table) == {"sol": "vote"}


def test_a_wrong_prediction_brings_nothing() -> None:
    table = council(
        "agenda.wormhole_reconstruction",
        factions=COUNCIL,
        letnev={"technologies": "plasma_scoring"},
        nekro={"texts": THREAT},
    )
    say(table, "nekro react faction.nekro.galactic_threat; nekro aim_outcome against")
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert technologies(table, "nekro") == []


def test_galactic_threat_may_place_an_assimilator_token() -> None:
    table = council(
        "agenda.wormhole_reconstruction",
        factions=COUNCIL,
        letnev={"technologies": "non_euclidean_shielding, plasma_scoring"},
        nekro={"technologies": VALEFAR, "texts": THREAT},
    )
    say(table, "nekro react faction.nekro.galactic_threat; nekro aim_outcome for")
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    say(table, "nekro aim_technology non_euclidean_shielding")
    assert "non_euclidean_shielding" in technologies(table, "nekro")


# --- Technological Singularity, Valefar Assimilators -------------------------------------------------------------


def test_technological_singularity_takes_one_technology_in_a_combat() -> None:
    "faction.nekro.technological_singularity"
    table = raid(
        "2 dreadnought",
        "3 destroyer",
        dice=[1, 1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 9, 9, 1, 1],
        other={"technologies": "sarween_tools, plasma_scoring, hegemonic_trade_policy"},
    )
    say(table, "nekro react faction.nekro.technological_singularity")
    assert {*options(table, "nekro")} == {"plasma_scoring", "sarween_tools"}, "of factions only with an assimilator"
    say(table, "nekro aim_technology sarween_tools")
    assert technologies(table, "nekro") == ["sarween_tools"]
    assert asked(table) == {"winnu": "act"}, "the rest of them fell without another chance"


def test_technological_singularity_is_for_units_of_the_opponent_in_own_combats() -> None:
    known = {"technologies": "sarween_tools"}
    table = raid("cruiser", "2 cruiser", dice=[1, 10, 10], other=known)
    assert asked(table) == {"winnu": "act"}, "it was Nekro's cruiser"
    table = position(
        "sol, winnu, nekro",
        sol={"space": {"204": "cruiser"}},
        winnu={"space": {"103": "cruiser"}, **known},
        nekro={"texts": SINGULARITY},
        dice=[10, 1],
    )
    say(table, "sol act tactical; sol activate 103; sol move_from 204; sol move cruiser")
    assert (fleet(table, "winnu", "103"), asked(table)) == ({}, {"winnu": "act"}), "a combat of others"
    table = position(
        "winnu, nekro, sol",
        tiles={"103": "20"},
        planets={"vefut_ii": "nekro: pds"},
        winnu={"space": {"204": "cruiser"}, **known},
        nekro={"texts": SINGULARITY},
        dice=[6],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move cruiser; nekro fire winnu")
    assert (fleet(table, "winnu", "103"), asked(table)) == ({}, {"nekro": "act"}), "no combat at all"


def test_a_token_goes_onto_a_faction_technology_instead() -> None:
    "technology.valefar_assimilator_x and technology.valefar_assimilator_y"
    table = copying("winnu", "hegemonic_trade_policy, lazax_gate_folding", "hegemonic_trade_policy")
    assert copied_by_nekro(table) == {"hegemonic_trade_policy"}
    assert "hegemonic_trade_policy" in technologies(table, "winnu"), "its owner has it still"


def copied_by_nekro(table: Table) -> set[str]:
    """The technologies that Nekro has besides its assimilators."""
    return {*technologies(table, "nekro")} - {*VALEFAR.split(", ")}


def copying(rival: str, theirs: str, wanted: str = "", mine: str = "", **more: Any) -> Table:
    """Nekro destroys a cruiser of a rival and takes a technology: the wanted one, if there are several."""
    table = raid(
        "2 dreadnought",
        "cruiser",
        rival=rival,
        dice=[9, 9, 1],
        nekro={"technologies": ", ".join(filter(None, [VALEFAR, mine])), **more.pop("nekro", {})},
        other={"technologies": theirs},
        **more,
    )
    say(table, "nekro react faction.nekro.technological_singularity")
    if wanted:
        say(table, f"nekro aim_technology {wanted}")
    return table


def put_token(table: Table, name: str, ready: bool = True) -> None:
    """Nekro has a token on a technology of the rival."""
    player(table, "nekro").texts.put(text(f"technology.{name}"), RIVAL, ready=ready)


@pytest.mark.rule("LRR 15.2", "LRR 89.16", "LRR 89.21", "LRR F.50")
def test_a_copied_upgrade_is_on_the_sheet_and_gives_way_to_the_generic_one_when_it_is_lost() -> None:
    """The note on valefar_assimilator_x."""
    table = copying("l1z1x", "super_dreadnought_ii", mine="dreadnought_ii")
    s = state(table)
    assert sheet(s, NEKRO).of(DREADNOUGHT).name == "super_dreadnought_ii"
    assert text("unit.super_dreadnought_ii") in player(table, "nekro").texts
    lose_technology(s, RIVAL, TECHNOLOGY["super_dreadnought_ii"])
    assert sheet(s, NEKRO).of(DREADNOUGHT).name == "dreadnought_ii"
    assert text("unit.super_dreadnought_ii") not in player(table, "nekro").texts


@pytest.mark.rule("LRR 89.21")
def test_another_upgrade_of_the_same_type_uses_the_same_token() -> None:
    table = copying("l1z1x", "super_dreadnought_ii", copied="exotrireme_ii")
    assert copied_by_nekro(table) == {"super_dreadnought_ii"}
    assert asked(table) == {"l1z1x": "act"}, "nobody was asked which token"


def test_when_both_tokens_lie_somewhere_one_of_them_moves() -> None:
    table = copying(
        "winnu",
        "hegemonic_trade_policy, lazax_gate_folding, sarween_tools",
        "lazax_gate_folding",
        copied="hegemonic_trade_policy, mageon_implants",
    )
    assert {*options(table, "nekro")} == {"mageon_implants", "hegemonic_trade_policy"}
    say(table, "nekro aim_technology mageon_implants")
    assert copied_by_nekro(table) == {"hegemonic_trade_policy", "lazax_gate_folding"}


def test_a_card_stays_exhausted_when_its_token_moves() -> None:
    table = raid(
        "2 dreadnought",
        "cruiser",
        dice=[9, 9, 1],
        nekro={"technologies": VALEFAR},
        other={"technologies": "lazax_gate_folding"},
    )
    put_token(table, "inheritance_systems", ready=False)
    put_token(table, "mageon_implants")
    say(table, "nekro react faction.nekro.technological_singularity; nekro aim_technology inheritance_systems")
    assert spent(table, "nekro") == ["technology.lazax_gate_folding"]


def test_no_second_token_goes_onto_a_technology() -> None:
    table = copying("winnu", "hegemonic_trade_policy, sarween_tools", copied="hegemonic_trade_policy")
    assert "sarween_tools" in technologies(table, "nekro"), "the only one left to take"


@pytest.mark.rule("LRR 89.17", "LRR F.47")
def test_units_printed_on_a_sheet_are_not_copied() -> None:
    """The note on prototype_war_sun_i, valefar_assimilator_x."""
    table = raid("2 dreadnought", "war_sun", rival="muaat", dice=[9, 9, 1, 1, 1], nekro={"technologies": VALEFAR})
    say(table, "muaat sustain nothing")
    assert asked(table) == {"muaat": "act"}, "Prototype War Sun I is no technology"


@pytest.mark.rule("LRR 89.22", "LRR 89.16")
def test_a_copy_counts_with_its_colour_and_type_and_is_one_technology_with_its_card() -> None:
    """The note on valefar_assimilator_x."""
    table = copying("winnu", "hegemonic_trade_policy")
    s = state(table)
    assert owned(s.players[NEKRO]) == [0, 0, 1, 0]
    assert faction_technologies(s, NEKRO) == 1
    assert how_many_technologies(s, NEKRO) == 2
    put_token(table, "super_dreadnought_ii")
    assert upgrades(s, NEKRO) == 1


@pytest.mark.rule("LRR 16.10a", "LRR 89.18")
def test_a_copy_stays_when_the_owner_of_the_technology_is_eliminated() -> None:
    """The note on valefar_assimilator_x."""
    table = copying("winnu", "hegemonic_trade_policy")
    eliminate(state(table), RIVAL)
    assert "hegemonic_trade_policy" in technologies(table, "nekro")


@pytest.mark.rule("LRR 89.19")
def test_space_docks_come_down_when_the_token_leaves_the_floating_factory() -> None:
    """The note on valefar_assimilator_x."""
    table = copying(
        "winnu",
        "hegemonic_trade_policy",
        copied="floating_factory_ii, mageon_implants",
        tiles={"201": "20"},
        planets={"vefut_ii": "nekro"},
        nekro={"space": {"201": "space_dock", "202": "space_dock"}, "tokens": "201, 202"},
    )
    say(table, "nekro aim_technology floating_factory_ii")
    assert on_planet(table, "vefut_ii") == ("nekro", {"space_dock": 1})
    assert fleet(table, "nekro", "202") == {}
    assert player(table, "nekro").reserve[SPACE_DOCK] == 2


@pytest.mark.rule("LRR 89.20")
@pytest.mark.parametrize("generic", ["", "war_sun"])
def test_war_suns_leave_with_the_token_unless_there_is_the_generic_technology(generic: str) -> None:
    """The note on valefar_assimilator_x."""
    table = copying(
        "winnu",
        "hegemonic_trade_policy",
        mine=generic,
        copied="prototype_war_sun_ii, mageon_implants",
        nekro={"space": {"201": "war_sun"}, "tokens": "201"},
    )
    say(table, "nekro aim_technology prototype_war_sun_ii")
    assert fleet(table, "nekro", "201") == ({"war_sun": 1} if generic else {})
    assert player(table, "nekro").reserve[WAR_SUN] == (1 if generic else 2)


# --- Propagation -------------------------------------------------------------------------------------------------


def test_propagation_brings_tokens_instead_of_research() -> None:
    "faction.nekro.propagation"
    table = position(
        "sol, nekro, letnev",
        sol={"strategies": "technology"},
        nekro={"pools": (1, 2, 1), "goods": 4, "texts": "faction.nekro.propagation"},
        planets={"mordai_ii": "nekro"},
    )
    say(table, "nekro act pass; letnev act pass; sol act technology; sol research neural_motivator")
    say(table, "nekro secondary yes; nekro pay 4 trade_good")
    assert asked(table) == {"nekro": "gain_tokens"}
    say(table, "nekro gain_tokens 3 tactic")
    assert player(table, "nekro").pools == [4, 2, 0]
    assert technologies(table, "nekro") == []


# --- the Alastor, Mordred ----------------------------------------------------------------------------------------

ALASTOR = {"texts": "unit.the_alastor"}


@pytest.mark.rule("LRR F.48", "LRR F.49")
def test_ground_forces_fight_with_the_alastor_even_when_it_is_destroyed() -> None:
    "unit.the_alastor"
    table = raid(
        "flagship, 3 infantry",
        "2 dreadnought",
        nekro={**ALASTOR, "pools": (3, 1, 2)},
        dice=[8, 1, 1, 1, 5, 5, 8, 5, 1],
    )
    say(table, "nekro aim_standing 2 infantry; nekro sustain nothing; nekro lose flagship, infantry")
    say(table, "winnu sustain dreadnought")
    assert asked(table) == {"winnu": "sustain"}, "the last one fought on alone, and hit, too"
    say(table, "winnu sustain dreadnought")
    assert fleet(table, "nekro", "103") == {}, "who had not fought could not stay in space"


def among_the_crew(theirs: str, texts: str, dice: Sequence[int] = (), mine: str = "flagship, infantry, mech") -> Table:
    """Ground forces beside the Alastor fight Winnu, which has a text against ships and a place to retreat to."""
    other = {"texts": texts, "space": {"102": "cruiser"}}
    table = raid(mine, theirs, nekro=ALASTOR, other=other, tiles={"103": "39"}, dice=dice)
    say(table, f"nekro aim_standing {mine.partition(', ')[2]}")
    return table


@pytest.mark.rule("LRR F.48")
def test_dimensional_splicer_hits_ground_forces_beside_the_alastor() -> None:
    table = among_the_crew("cruiser", "technology.dimensional_splicer")
    say(table, "winnu react technology.dimensional_splicer")
    assert options(table, "winnu") == ["flagship", "infantry", "mech"]
    say(table, "winnu aim_pieces mech; nekro sustain_hit yes")
    assert fleet(table, "nekro", "103") == {"flagship": 1, "infantry": 1, "damaged_mech": 1}


@pytest.mark.rule("LRR F.48", "LRR F.49")
def test_devotion_hits_ground_forces_beside_the_alastor_even_when_it_is_destroyed() -> None:
    devotion = "faction.yin.devotion"
    table = among_the_crew("2 cruiser", devotion, [1, 1, 1, 10, 1], mine="damaged_flagship, infantry")
    say(table, f"winnu retreat no; nekro lose flagship; winnu react {devotion}")
    assert fleet(table, "nekro", "103") == {}
    assert fleet(table, "winnu", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR F.48")
def test_the_van_hauge_takes_ground_forces_beside_the_alastor_with_it() -> None:
    table = among_the_crew("damaged_flagship", "unit.van_hauge", [10, 1, 1, 1, 1, 1])
    say(table, "winnu retreat no")
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "nekro", "103") == {}
    assert player(table, "nekro").reserve[INFANTRY] == 12


@pytest.mark.rule("LRR F.48")
def test_exotriremes_take_ground_forces_beside_the_alastor_with_them() -> None:
    table = among_the_crew("2 dreadnought", "unit.exotrireme_ii", [1] * 6)
    say(table, "winnu retreat no; winnu react unit.exotrireme_ii")
    crew = ["seat_1+flagship+103", "seat_1+infantry+103", "seat_1+mech+103"]
    assert sorted(options(table, "winnu")) == [*crew, "seat_2+dreadnought+103"]
    say(table, "winnu aim_figure nekro, infantry, 103; winnu aim_yes yes; winnu aim_figure nekro, mech, 103")
    assert fleet(table, "nekro", "103") == {"flagship": 1}


@pytest.mark.rule("LRR F.48")
def test_raid_formation_damages_mechs_beside_the_alastor() -> None:
    table = among_the_crew("destroyer", "faction.argent.raid_formation", [10, 1])
    assert options(table, "winnu") == ["flagship", "mech"]
    say(table, "winnu aim_unit mech")
    assert fleet(table, "nekro", "103") == {"flagship": 1, "infantry": 1, "damaged_mech": 1}


def test_ground_forces_that_were_not_chosen_do_not_fight() -> None:
    table = raid("flagship, 3 infantry", "2 dreadnought", nekro=ALASTOR, dice=[1, 1, 1, 5, 5])
    say(table, "nekro aim_standing infantry; nekro sustain nothing")
    assert asked(table) == {"winnu": "act"}, "the flagship and one infantry fell, and the combat was over"
    assert player(table, "nekro").reserve[INFANTRY] == 12


def test_ground_forces_from_planets_return_to_them() -> None:
    table = position(
        "winnu, nekro, sol",
        tiles={"103": "20"},
        planets={"vefut_ii": "nekro: 2 infantry, mech"},
        winnu={"space": {"204": "2 cruiser"}},
        nekro={"space": {"103": "flagship, infantry"}, **ALASTOR},
        dice=[9, 9, 1, 1, 1, 1, 1, 1, 1, 6, 8, 1, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 2 cruiser")
    say(table, "nekro aim_standing infantry, infantry@vefut_ii, mech@vefut_ii")
    say(table, "nekro sustain mech; nekro lose infantry")
    assert on_planet(table, "vefut_ii") == ("nekro", {"infantry": 2, "damaged_mech": 1})
    assert fleet(table, "nekro", "103") == {"flagship": 1}, "the one from the flagship was lost"


@pytest.mark.rule("LRR F.52")
def test_assault_cannon_counts_ground_forces_that_fight_as_ships() -> None:
    for chosen, at_once in (("infantry", False), ("2 infantry", True)):
        table = raid("flagship, 2 infantry", "cruiser", nekro={**ALASTOR, "technologies": "assault_cannon"})
        say(table, f"nekro aim_standing {chosen}")
        told = [key for key, _, _ in table.journal]
        assert ("ti4-log-rolls" not in told) is at_once, "three ships: the cruiser is lost before anybody rolls"


def test_mordred_is_stronger_against_somebody_under_a_token() -> None:
    "unit.mordred"
    for token, die, rounds in ((True, 4, 1), (True, 3, 2), (False, 4, 2)):
        table = position(
            "nekro, winnu, sol",
            tiles={"103": "20"},
            planets={"vefut_ii": "winnu: infantry"},
            nekro={"space": {"204": "carrier, mech"}, "texts": "unit.mordred", "technologies": VALEFAR},
            dice=[die, 1, 6, 1],
        )
        if token:
            put_token(table, "hegemonic_trade_policy")
        say(table, "nekro act tactical; nekro activate 103; nekro move_from 204; nekro move carrier, mech")
        say(table, "nekro commit mech@vefut_ii")
        assert on_planet(table, "vefut_ii") == ("nekro", {"mech": 1})
        assert [key for key, _, _ in table.journal].count("ti4-log-rolls") == 2 * rounds


def test_mordred_does_not_strengthen_infantry() -> None:
    table = position(
        "nekro, winnu, sol",
        tiles={"103": "20"},
        planets={"vefut_ii": "winnu: infantry"},
        nekro={"space": {"204": "carrier, infantry"}, "texts": "unit.mordred", "technologies": VALEFAR},
        dice=[7, 8],
    )
    put_token(table, "hegemonic_trade_policy")
    say(table, "nekro act tactical; nekro activate 103; nekro move_from 204; nekro move carrier, infantry")
    say(table, "nekro commit infantry@vefut_ii")
    assert on_planet(table, "vefut_ii") == ("winnu", {"infantry": 1})


# --- Antivirus ---------------------------------------------------------------------------------------------------


def test_antivirus_keeps_technological_singularity_off_until_its_holder_attacks() -> None:
    "note.antivirus"
    table = raid(
        "2 dreadnought", "cruiser", dice=[9, 9, 1], other={"technologies": "sarween_tools", "notes": "antivirus@nekro"}
    )
    say(table, "winnu react antivirus@nekro")
    assert asked(table) == {"winnu": "act"}, "the cruiser is lost, and no technology"
    say(table, "winnu act tactical; winnu activate 103")
    assert text("note.antivirus") not in player(table, "winnu").texts
    assert NOTE.index["antivirus@seat_1"] in player(table, "nekro").notes


def test_antivirus_is_placed_when_a_combat_begins_and_not_in_later_rounds() -> None:
    "note.antivirus"
    table = raid(
        "2 dreadnought", "cruiser", dice=[1, 1, 1, 9, 9, 1], other={"notes": "antivirus@nekro"}, tiles={"103": "39"}
    )
    say(table, "winnu react nothing")
    assert asked(table) == {"winnu": "act"}, "the cruiser was lost in the second round"
    assert text("note.antivirus") not in player(table, "winnu").texts


# --- leaders -----------------------------------------------------------------------------------------------------


def test_nekro_malleon_buys_a_card_or_a_token_of_a_player() -> None:
    "leader.nekro_malleon"
    table = position("sol, nekro, letnev", nekro={"texts": "leader.nekro_malleon"}, sol={"hand": "sabotage"})
    say(table, "nekro react leader.nekro_malleon; nekro aim_player sol")
    say(table, "sol aim_pools nothing; sol discard sabotage")
    assert (player(table, "sol").goods, player(table, "sol").hand) == (2, [])
    assert spent(table, "nekro") == ["leader.nekro_malleon"]
    table = position("sol, nekro, letnev", nekro={"texts": "leader.nekro_malleon", "pools": (1, 2, 0)})
    say(table, "nekro react leader.nekro_malleon; nekro aim_player nekro; nekro aim_pools fleet")
    assert (player(table, "nekro").goods, player(table, "nekro").pools) == (2, [1, 1, 0])


def test_a_token_of_the_strategy_pool_that_malleon_buys_is_spent_like_any_other() -> None:
    "So Magmus, whose owner may lend him, pays for it."
    table = position("sol, nekro, letnev", nekro={"texts": "leader.nekro_malleon"}, sol={"texts": "leader.magmus"})
    say(table, "nekro react leader.nekro_malleon; nekro aim_player sol; sol aim_pools strategy")
    say(table, "sol react leader.magmus")
    assert player(table, "sol").goods == 3


def test_nekro_acidos_is_unlocked_by_three_technologies() -> None:
    "leader.nekro_acidos"
    acidos = text("leader.nekro_acidos")
    two = f"dacxive_animators, plasma_scoring, {VALEFAR}"
    table = position("nekro, winnu, sol", nekro={"technologies": two, "locked": "nekro_acidos"})
    assert acidos not in player(table, "nekro").texts, "the assimilators do not count"
    table = copying(
        "winnu", "hegemonic_trade_policy", mine="dacxive_animators, plasma_scoring", nekro={"locked": "nekro_acidos"}
    )
    assert acidos in player(table, "nekro").texts, "with a token on a technology one of them does"


def test_nekro_acidos_draws_a_card_for_a_gained_technology_and_can_be_lent() -> None:
    table = copying("winnu", "sarween_tools", nekro={"texts": "leader.nekro_acidos"})
    say(table, "nekro react leader.nekro_acidos")
    assert len(player(table, "nekro").hand) == 1
    table = copying("winnu", "hegemonic_trade_policy", nekro={"texts": "leader.nekro_acidos"})
    assert asked(table) == {"winnu": "act"}, "a token is placed instead of gaining a technology"
    table = position(
        "sol, nekro, letnev",
        sol={"strategies": "technology", "notes": "alliance@nekro"},
        nekro={"technologies": "dacxive_animators, plasma_scoring, sarween_tools", "locked": "nekro_acidos"},
    )
    say(table, "nekro act pass; letnev act pass; sol act technology; sol research neural_motivator")
    say(table, "sol react leader.nekro_acidos")
    assert len(player(table, "sol").hand) == 1


def test_unit_dsgn_flayesh_devours_a_world() -> None:
    "leader.unit_dsgn_flayesh"
    table = position(
        "nekro, winnu, sol",
        tiles={"103": "25", "201": "26"},
        planets={"quann": "winnu: 2 infantry, pds", "lodor": "winnu: infantry"},
        nekro={"space": {"103": "cruiser"}, "texts": "leader.unit_dsgn_flayesh"},
    )
    assert why_not(table, "nekro act leader.unit_dsgn_flayesh") != "", "Quann has no specialty"
    table = position(
        "nekro, winnu, sol",
        tiles={"103": "19"},
        planets={"wellon": "winnu: 2 infantry, pds"},
        nekro={"space": {"103": "cruiser"}, "texts": "leader.unit_dsgn_flayesh"},
    )
    say(table, "nekro act leader.unit_dsgn_flayesh")
    assert on_planet(table, "wellon") == ("winnu", {})
    assert player(table, "nekro").goods == 3, "1 resource, 2 influence"
    assert asked(table) == {"nekro": "aim_technology"}
    say(table, "nekro aim_technology integrated_economy")
    assert technologies(table, "nekro") == ["integrated_economy"], "yellow, without any prerequisites"
    assert text("leader.unit_dsgn_flayesh") not in player(table, "nekro").texts


def test_unit_dsgn_flayesh_devours_worlds_in_systems_with_own_units() -> None:
    "leader.unit_dsgn_flayesh"
    table = position(
        "nekro, winnu, sol",
        tiles={"103": "19", "201": "26"},
        planets={"wellon": "winnu:", "lodor": "winnu:"},
        nekro={"space": {"102": "cruiser"}, "texts": "leader.unit_dsgn_flayesh"},
    )
    assert why_not(table, "nekro act leader.unit_dsgn_flayesh") == "LRR 58.3"


def test_exhausted_copies_are_readied_with_everything_else() -> None:
    table = position("nekro, winnu, sol", nekro={"technologies": VALEFAR})
    put_token(table, "lazax_gate_folding", ready=False)
    with pytest.raises(StopIteration):
        ready_all(state(table)).send(None)
    assert spent(table, "nekro") == []
