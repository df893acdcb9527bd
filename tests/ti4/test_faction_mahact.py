"""The Mahact Gene-Sorcerers of Twilight Imperium 4: others' command tokens in their fleet pool, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import fleet_limit
from orrery.games.ti4.rules.data import CRUISER
from orrery.games.ti4.rules.imprints import give_token_back, imprint
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import FLEET_POOL, NOTE
from orrery.games.ti4.rules.promissory import can_be_given, first_notes
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import tokens_left
from tests.ti4.councils import cast, sitting
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, state, why_not

SEATS = "mahact, letnev, hacan"
MAHACT, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)


def mahact(*tokens: Seat, **more: Any) -> Table:
    """A table at which Mahact has command tokens of these players in the fleet pool."""
    table = position(SEATS, sheets="mahact", **more)
    for other in tokens:
        imprint(state(table), MAHACT, other)
    return table


def attack(*tokens: Seat, dice: tuple[int, ...], **more: Any) -> Table:
    """Mahact's cruiser attacks one of Letnev at 103."""
    table = mahact(
        *tokens,
        mahact={"space": {"204": more.pop("mine", "cruiser")}, **more.pop("mahact", {})},
        letnev={"space": {"103": "cruiser"}, **more.pop("letnev", {})},
        dice=dice,
        **more,
    )
    say(table, "mahact act tactical; mahact activate 103; mahact move_from 204")
    return table


# --- abilities ----------------------------------------------------------------------------------------------------


def test_edict_takes_a_token_of_whoever_loses_a_combat_and_raises_the_fleet_limit() -> None:
    table = attack(dice=(10, 1))
    say(table, "mahact move cruiser")
    s, p = state(table), player(table, "mahact")
    assert p.imprinted == 1 << LETNEV, "faction.mahact.edict"
    assert (p.pools[FLEET_POOL], fleet_limit(s, MAHACT)) == (5, 6)
    assert tokens_left(player(table, "letnev")) == 16 - 3 - 5 - 2 - 1, "it came from the reinforcements"


@pytest.mark.parametrize(
    ("tokens", "pools"), [((LETNEV,), (3, 5, 2)), ((), (6, 8, 2))], ids=["there is one already", "none to take"]
)
def test_edict_takes_one_token_of_each_player_if_there_is_any(tokens: tuple[Seat, ...], pools: Any) -> None:
    table = attack(*tokens, dice=(10, 1), letnev={"pools": pools})
    before, left = player(table, "mahact").imprinted, tokens_left(player(table, "letnev"))
    say(table, "mahact move cruiser")
    assert player(table, "mahact").imprinted == before
    assert tokens_left(player(table, "letnev")) == left


def test_edict_takes_nothing_for_victories_of_others() -> None:
    table = attack(dice=(1, 10))
    say(table, "mahact move cruiser")
    assert fleet(table, "letnev", "103") == {"cruiser": 1}
    assert player(table, "mahact").imprinted == 0, "not even its own"
    table = mahact(letnev={"space": {"204": "cruiser"}}, hacan={"space": {"103": "cruiser"}}, dice=(10, 1))
    say(table, "mahact act pass; letnev act tactical; letnev activate 103; letnev move_from 204; letnev move cruiser")
    assert fleet(table, "hacan", "103") == {}
    assert player(table, "mahact").imprinted == 0


def test_others_tokens_are_not_redistributed() -> None:
    table = mahact(LETNEV, mahact={"technologies": "predictive_intelligence", "pools": (1, 1, 0)})
    say(table, "mahact act pass; mahact react technology.predictive_intelligence; mahact redistribute 2 tactic")
    assert player(table, "mahact").pools == [2, 0, 0]
    assert fleet_limit(state(table), MAHACT) == 1


def test_the_limit_of_fleet_regulations_counts_others_tokens_too() -> None:
    table = attack(dice=(10, 1), laws="agenda.fleet_regulations", mahact={"pools": (3, 4, 2)})
    say(table, "mahact move cruiser")
    assert player(table, "mahact").imprinted == 0, "four tokens are the limit"


def test_imperia_lends_the_commander_of_a_token_now_or_once_it_is_unlocked() -> None:
    table = mahact(LETNEV, letnev={"locked": "rear_admiral_farran", "space": {"205": "4 cruiser"}})
    farran = text("leader.rear_admiral_farran")
    assert farran not in player(table, "mahact").texts
    player(table, "letnev").space[place("205")].add(CRUISER)
    unlock_leaders(state(table))
    assert player(table, "mahact").texts.owners(farran) == [LETNEV], "faction.mahact.imperia"
    table = attack(LETNEV, mine="dreadnought", letnev={"texts": "leader.rear_admiral_farran"}, dice=(1, 7, 10, 1))
    say(table, "mahact move dreadnought; mahact sustain dreadnought; mahact react leader.rear_admiral_farran")
    assert player(table, "mahact").goods == 1


def test_imperia_ends_when_the_token_is_given_back() -> None:
    table = mahact(LETNEV, letnev={"texts": "leader.rear_admiral_farran"})
    assert text("leader.rear_admiral_farran") in player(table, "mahact").texts
    give_token_back(state(table), MAHACT, LETNEV)
    assert text("leader.rear_admiral_farran") not in player(table, "mahact").texts
    assert text("leader.rear_admiral_farran") in player(table, "letnev").texts


@pytest.mark.rule("LRR 16.10e")
def test_tokens_return_when_mahact_is_eliminated() -> None:
    """Data 16.10e (the note on edict)."""
    table = mahact(LETNEV)
    before = tokens_left(player(table, "letnev"))
    eliminate(state(table), MAHACT)
    assert tokens_left(player(table, "letnev")) == before + 1
    assert player(table, "mahact").imprinted == 0


@pytest.mark.rule("LRR 16.10f")
def test_the_token_and_the_commander_of_an_eliminated_player_stay() -> None:
    """Data 16.10f (the note on edict)."""
    table = mahact(LETNEV, letnev={"texts": "leader.rear_admiral_farran"})
    eliminate(state(table), LETNEV)
    assert player(table, "mahact").imprinted == 1 << LETNEV
    assert text("leader.rear_admiral_farran") in player(table, "mahact").texts


def test_hubris_there_is_no_alliance_in_mahact_hands() -> None:
    """Data: Alliance is therefore never in Mahact hands (faction.mahact.hubris)."""
    table = mahact()
    s = state(table)
    for seat in (MAHACT, LETNEV):
        first_notes(s, seat)
    theirs, mine = NOTE.index["alliance@seat_2"], NOTE.index["alliance@seat_1"]
    assert mine not in player(table, "mahact").notes
    assert theirs in player(table, "letnev").notes
    assert can_be_given(s, MAHACT, [theirs, NOTE.index["ceasefire@seat_2"]]) == [NOTE.index["ceasefire@seat_2"]]
    assert can_be_given(s, HACAN, [theirs]) == [theirs]


# --- units --------------------------------------------------------------------------------------------------------


def lost_infantry(texts: str, dice: tuple[int, ...] = (1, 10), **mine: Any) -> Table:
    """Letnev's infantry destroys one of Mahact on Quann, with these dice."""
    table = mahact(
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry", "ixth": "mahact"},
        mahact={"space": {"202": "carrier, infantry"}, "texts": texts, **mine},
        dice=dice,
    )
    say(table, "mahact act tactical; mahact activate 203; mahact move_from 202; mahact move carrier, infantry")
    say(table, "mahact commit infantry@quann")
    return table


def test_a_crimson_legionnaire_pays_when_it_is_destroyed() -> None:
    table = lost_infantry("unit.crimson_legionnaire_i", commodities=1)
    assert options(table, "mahact") == ["commodity", "convert"]
    say(table, "mahact aim_offer convert")
    assert (player(table, "mahact").commodities, player(table, "mahact").goods) == (0, 1)
    table = lost_infantry("unit.crimson_legionnaire_i")
    assert player(table, "mahact").commodities == 1, "nothing to convert: no question"


def test_crimson_legionnaires_ii_come_back_to_the_home_system() -> None:
    """technology.crimson_legionnaire_ii: all of them, without a die."""
    table = lost_infantry("unit.crimson_legionnaire_ii", technologies="crimson_legionnaire_ii", commodities=3)
    assert player(table, "mahact").goods == 1, "nothing to gain: no question"
    assert on_planet(table, "ixth") == ("mahact", {}), "not in others' turns"
    say(table, "letnev act pass; hacan act pass")
    assert on_planet(table, "ixth") == ("mahact", {"infantry": 1})
    assert state(table).effects == []


def test_legionnaires_answer_the_loss_of_own_infantry_only() -> None:
    for level, technology in (("i", ""), ("ii", "crimson_legionnaire_ii")):
        legion = f"unit.crimson_legionnaire_{level}"
        table = lost_infantry(legion, dice=(10, 1), technologies=technology, commodities=1)
        assert on_planet(table, "quann") == ("mahact", {"infantry": 1})
        assert (player(table, "mahact").commodities, state(table).effects) == (1, []), "Letnev's was destroyed"
    table = attack(dice=(1, 10), mahact={"texts": legion, "technologies": technology})
    say(table, "mahact move cruiser")
    assert fleet(table, "mahact", "103") == {}
    assert state(table).effects == [], "a cruiser does not lie on the card"


@pytest.mark.parametrize(("tokens", "question"), [((), {"letnev": "act"}), ((LETNEV,), {"mahact": "sustain"})])
def test_arvicon_rex_is_better_against_whoever_has_no_token_in_the_pool(tokens: Any, question: Any) -> None:
    """With +2 a 3 hits in the first round; otherwise there is a second one, in which the cruiser hits."""
    table = attack(*tokens, mine="flagship", mahact={"texts": "unit.arvicon_rex"}, dice=(3, 1, 1, 1, 1, 10))
    say(table, "mahact move flagship")
    assert asked(table) == question


def test_arvicon_rex_adds_two() -> None:
    """It hits from 5 on: a 2 is not enough."""
    table = attack(mine="flagship", mahact={"texts": "unit.arvicon_rex"}, dice=(2, 2, 1))
    say(table, "mahact move flagship")
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:1] == [0]


def test_arvicon_rex_helps_neither_other_ships_nor_other_flagships() -> None:
    """The cruiser hits from 7 on, Letnev's flagship from 5 on, without anything added."""
    table = attack(mahact={"texts": "unit.arvicon_rex"}, letnev={"space": {"103": "flagship"}}, dice=(6, 4, 4))
    say(table, "mahact move cruiser")
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:2] == [0, 0]


def test_arvicon_rex_adds_nothing_to_a_barrage() -> None:
    """With the Cavalry it has that of the Nomad's flagship, which hits from 8 on."""
    table = position(
        "mahact, letnev, nomad",
        mahact={"texts": "unit.arvicon_rex", "notes": "the_cavalry@nomad", "space": {"204": "flagship"}},
        letnev={"space": {"103": "carrier, 3 fighter"}},
        dice=[7, 7, 7],
    )
    say(table, "mahact act tactical; mahact activate 103; mahact move_from 204; mahact move flagship")
    say(table, "mahact react the_cavalry@nomad")
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:1] == [0]


def starlancer(*tokens: Seat) -> Table:
    table = mahact(
        *tokens,
        tiles={"203": "25"},
        planets={"quann": "mahact: mech"},
        mahact={"texts": "unit.starlancer"},
        letnev={"space": {"202": "carrier, infantry"}},
    )
    say(table, "mahact act pass; letnev act tactical; letnev activate 203")
    return table


def test_a_starlancer_ends_the_turn_of_whoever_activates_its_system() -> None:
    table = starlancer(LETNEV)
    say(table, "mahact react unit.starlancer; letnev gain_tokens tactic")
    assert asked(table) == {"hacan": "act"}
    assert player(table, "mahact").imprinted == 0
    assert player(table, "letnev").pools == [3, 5, 2], "one spent, one gained"
    assert state(table).activation is None
    assert asked(starlancer(HACAN)) == {"letnev": "move_from"}, "without Letnev's token there is nothing to spend"


# --- Genetic Recombination ----------------------------------------------------------------------------------------


def ballot(**letnev: Any) -> Table:
    table = position(
        SEATS,
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.anti_intellectual_revolution, agenda.regulated_conscription",
        custodians=False,
        tiles={"201": "24"},
        planets={"mehar_xull": "letnev"},
        mahact={"technologies": "genetic_recombination"},
        letnev=letnev,
    )
    say(table, "mahact react technology.genetic_recombination; mahact aim_outcome for")
    return table


def test_genetic_recombination_makes_somebody_vote_or_lose_a_fleet_token() -> None:
    table = ballot()
    say(table, "letnev aim_yes yes")
    assert options(table, "letnev") == ["for"]
    cast(table, "letnev for mehar_xull")
    assert sitting(table).votes[0][1:] == (0, 3)
    assert options(table, "hacan") == ["for", "against", "none"], "it holds for one voter"
    table = ballot()
    say(table, "letnev aim_yes no; letnev vote against")
    assert player(table, "letnev").pools == [3, 4, 2]


def test_genetic_recombination_takes_a_token_of_whoever_cannot_vote() -> None:
    table = ballot(exhausted="mehar_xull, arc_prime, wren_terra")
    assert asked(table) != {"letnev": "aim_yes"}
    assert player(table, "letnev").pools == [3, 4, 2]


# --- Scepter of Dominion ------------------------------------------------------------------------------------------


def test_the_scepter_lays_tokens_of_all_others_on_the_command_sheet() -> None:
    """note.scepter_of_dominion: Mahact has tokens on its own command sheet and lays one, too (LRR R.31)."""
    table = position(
        "mahact, letnev, hacan, winnu",
        frames=[("round",)],
        letnev={"space": {"203": "cruiser", "210": "cruiser"}, "notes": "scepter_of_dominion@mahact"},
    )
    imprint(state(table), MAHACT, HACAN)
    say(table, "letnev react scepter_of_dominion@mahact; letnev aim_place 203")
    where = [p.tokens for p in state(table).players]
    assert where[LETNEV] == where[3] == 0, "Winnu has no token there"
    assert where[MAHACT] == where[HACAN]
    assert where[HACAN].bit_count() == 1
    assert NOTE.index["scepter_of_dominion@seat_1"] in player(table, "mahact").notes


# --- leaders ------------------------------------------------------------------------------------------------------


def diplomacy(tokens: str = "203, 205", **mine: Any) -> Table:
    """Letnev plays Diplomacy with a token at 203; Mahact may follow."""
    table = mahact(
        planets={"arc_prime": "letnev", "ixth": "mahact"},
        letnev={"strategies": "diplomacy", "tokens": tokens},
        mahact={"texts": "leader.jae_mir_kan", "exhausted": "ixth", **mine},
    )
    say(table, "mahact act pass; letnev act diplomacy; letnev shield_system 310")
    return table


def test_jae_mir_kan_pays_with_a_token_of_the_active_player() -> None:
    table = diplomacy()
    say(table, "mahact secondary yes; mahact react leader.jae_mir_kan; mahact aim_place 205")
    assert player(table, "mahact").pools == [3, 5, 2]
    say(table, "mahact ready ixth")
    assert player(table, "letnev").tokens.bit_count() == 1


def test_jae_mir_kan_helps_with_an_empty_strategy_pool() -> None:
    table = diplomacy(pools=(3, 5, 0))
    say(table, "mahact secondary yes; mahact aim_place 203; mahact ready ixth")
    assert player(table, "mahact").pools == [3, 5, 0]
    assert not player(table, "mahact").texts.ready >> text("leader.jae_mir_kan") & 1


def test_without_a_token_of_the_active_player_jae_mir_kan_does_not_help() -> None:
    table = diplomacy("", pools=(3, 5, 0))
    assert asked(table) == {"hacan": "act"}, "Mahact could not follow, and was not asked"


def test_with_jae_mir_kan_the_token_of_construction_is_the_active_players() -> None:
    table = mahact(
        planets={"ixth": "mahact"},
        letnev={"strategies": "construction", "tokens": "203"},
        mahact={"texts": "leader.jae_mir_kan"},
    )
    say(table, "mahact act pass; hacan act pass; letnev act construction")
    say(table, "letnev build nothing; letnev build nothing; hacan secondary no")
    say(table, "mahact secondary yes; mahact react leader.jae_mir_kan; mahact build_in 304")
    assert player(table, "mahact").tokens == 0
    assert player(table, "letnev").tokens == 1 << state(table).players[MAHACT].home


def test_il_na_viroset_is_unlocked_by_tokens_of_two_factions() -> None:
    table = mahact(LETNEV, mahact={"locked": "il_na_viroset"})
    unlock_leaders(state(table))
    assert text("leader.il_na_viroset") not in player(table, "mahact").texts
    imprint(state(table), MAHACT, HACAN)
    unlock_leaders(state(table))
    assert text("leader.il_na_viroset") in player(table, "mahact").texts


@pytest.mark.rule("LRR E.4")
@pytest.mark.parametrize("who", ["mahact", "letnev"])
def test_il_na_viroset_activates_systems_with_own_tokens_and_ends_the_turn(who: str) -> None:
    """Erratum: both tokens return to the reinforcements. It works for whoever has the commander."""
    players: dict[str, Any] = {who: {"texts": "leader.il_na_viroset", "tokens": "203", "space": {"203": "cruiser"}}}
    table = position(SEATS, **players)
    if who == "letnev":
        say(table, "mahact act pass")
    say(table, f"{who} act tactical; {who} activate 203")
    assert asked(table) == {"letnev" if who == "mahact" else "hacan": "act"}
    assert player(table, who).tokens == 0
    assert player(table, who).pools == [2, 5, 2]
    plain = position(SEATS, mahact={"tokens": "203"})
    say(plain, "mahact act tactical")
    assert why_not(plain, "mahact activate 203") == "LRR 6.2"


def test_airo_shir_aur_drives_a_fleet_into_another_and_nobody_gets_away() -> None:
    table = mahact(
        letnev={"space": {"203": "2 cruiser", "310": "carrier"}, "hand": "skilled_retreat"},
        hacan={"space": {"204": "cruiser", "205": "destroyer"}, "hand": "skilled_retreat"},
        mahact={"texts": "leader.airo_shir_aur"},
        dice=(10, 1, 1),
    )
    say(table, "mahact act leader.airo_shir_aur; mahact aim_place 203")
    assert fleet(table, "letnev", "204") == {"cruiser": 2}, "nobody was asked about a retreat"
    assert fleet(table, "hacan", "204") == {}
    assert text("leader.airo_shir_aur") not in player(table, "mahact").texts
    assert asked(table) == {"letnev": "act"}
    assert state(table).effects == []


@pytest.mark.rule("LRR 9", "LRR 94")
def test_mahact_attacks_a_fleet_that_airo_shir_aur_drives_into_its_own() -> None:
    table = mahact(
        letnev={"space": {"203": "2 cruiser"}},
        mahact={"texts": "leader.airo_shir_aur", "space": {"204": "2 cruiser"}},
        dice=(1, 1, 10, 10),
    )
    say(table, "mahact act leader.airo_shir_aur; mahact aim_place 203")
    assert fleet(table, "mahact", "204") == {}, "the active player is the attacker, and rolls first"
    assert fleet(table, "letnev", "204") == {"cruiser": 2}


@pytest.mark.rule("LRR 13.1")
@pytest.mark.parametrize(("theirs", "places"), [("", ["204"]), ("antimass_deflectors", ["202", "204"])])
def test_airo_shir_aur_drives_nobody_into_an_asteroid_field(theirs: str, places: list[str]) -> None:
    """The rules of anomalies hold for every movement, for the fleet that is moved, unless it is ruled otherwise."""
    table = mahact(
        tiles={"202": "44"},
        letnev={"space": {"203": "cruiser"}, "technologies": theirs},
        hacan={"space": {"204": "cruiser", "202": "cruiser"}},
        mahact={"texts": "leader.airo_shir_aur"},
        dice=(10, 10),
    )
    say(table, "mahact act leader.airo_shir_aur; mahact aim_place 203")
    if len(places) > 1:
        assert options(table, "mahact") == places
    else:
        assert fleet(table, "hacan", "204") == {}, "there was nowhere else to go"


def test_a_starlancer_aboard_a_ship_watches_the_system_too() -> None:
    table = mahact(
        LETNEV,
        mahact={"texts": "unit.starlancer", "space": {"203": "carrier, mech"}},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "mahact act pass; letnev act tactical; letnev activate 203")
    assert asked(table) == {"mahact": "react"}
