"""The Naalu Collective of Twilight Imperium 4: the token 0, foresight, and fighters that land."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from orrery.games.ti4.rules.seats import initiative_order
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT, Seat
from tests.ti4.notation import asked, fleet, on_planet, place, player, position, say, spent, state, why_not

SEATS = "naalu, letnev, hacan"
NAALU, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)


def naalu(**more: Any) -> Table:
    return position(SEATS, **more)


# --- the token 0 --------------------------------------------------------------------------------------------------


def phase(**more: Any) -> Table:
    """The action phase begins; Naalu has the last card, Letnev the first."""
    told = {"naalu": {"strategies": "imperial"}, "letnev": {"strategies": "leadership"}}
    for who, extra in more.items():
        told[who] = {**told.get(who, {}), **extra}
    return naalu(frames=[("action_phase",), ("status_phase_over",), ("turn",)], **told)


def test_telepathic_naalu_is_first_in_initiative_order() -> None:
    """Data 45.1a: whoever has the token has initiative 0."""
    table = phase(naalu={"texts": "faction.naalu.telepathic"})
    assert asked(table) == {"naalu": "act"}
    assert initiative_order(state(table)) == [NAALU, LETNEV, HACAN]


@pytest.mark.rule("LRR 45.1", "LRR F.61")
def test_the_token_stays_with_the_player_whatever_card_that_player_has() -> None:
    """FAQ: the 0 token stays with the player, not with a strategy card (the note on gift_of_prescience)."""
    table = phase(naalu={"texts": "faction.naalu.telepathic"})
    s = state(table)
    s.players[NAALU].strategies, s.players[LETNEV].strategies = s.players[LETNEV].strategies, []
    assert initiative_order(s)[0] == NAALU


def gift() -> Table:
    table = phase(naalu={"texts": "faction.naalu.telepathic"}, hacan={"notes": "gift_of_prescience@naalu"})
    say(table, "hacan react gift_of_prescience@naalu")
    return table


def test_gift_of_prescience_gives_the_token_away_for_a_round() -> None:
    """FAQ: the token stays with whoever has it by the note."""
    table = gift()
    assert asked(table) == {"hacan": "act"}
    assert initiative_order(state(table)) == [HACAN, LETNEV, NAALU]
    for p in state(table).players:
        p.used = sum(1 << card for card in p.strategies)
    say(table, "hacan act pass; letnev act pass; naalu act pass")
    assert state(table).zero == NO_SEAT
    assert NOTE.index["gift_of_prescience@seat_1"] in player(table, "naalu").notes


@pytest.mark.rule("LRR 16.10c")
def test_the_token_outlasts_naalu_until_the_status_phase_ends() -> None:
    """Data 16.10c."""
    table = gift()
    eliminate(state(table), NAALU)
    assert state(table).zero == HACAN
    assert text("note.gift_of_prescience") not in player(table, "hacan").texts


# --- Foresight ----------------------------------------------------------------------------------------------------


def ambush(texts: str = "faction.naalu.foresight", **mine: Any) -> Table:
    """Letnev moves to Naalu's ships at 203, beside an infantry of theirs on Quann."""
    table = naalu(
        tiles={"203": "25"},
        planets={"quann": "naalu: infantry"},
        naalu={"space": {"203": "carrier, 2 fighter"}, "texts": texts, **mine},
        letnev={"space": {"202": "cruiser", "204": "destroyer"}},
    )
    say(table, "naalu act pass; letnev act tactical; letnev activate 203")
    return table


@pytest.mark.rule("LRR F.6")
def test_foresight_ships_step_aside_with_what_they_transport() -> None:
    """faction.naalu.foresight: the moved ships may transport units from the system, also from planets."""
    table = ambush()
    say(table, "letnev move_from 202; letnev move cruiser; letnev move_from nothing")
    say(table, "naalu react faction.naalu.foresight")
    assert why_not(table, "naalu aim_place 204"), "there are ships of Letnev"
    say(table, "naalu aim_place 102; naalu transport 2 fighter, infantry@quann")
    assert fleet(table, "naalu", "102") == {"carrier": 1, "fighter": 2, "infantry": 1}
    assert player(table, "naalu").tokens == 1 << place("102")
    assert player(table, "naalu").pools == [3, 5, 1]


def test_foresight_costs_a_token_of_the_strategy_pool() -> None:
    table = ambush(pools=(3, 5, 0))
    say(table, "letnev move_from 202; letnev move cruiser; letnev move_from nothing")
    assert asked(table) != {"naalu": "react"}


def test_foresight_answers_ships_of_others_that_have_come() -> None:
    table = ambush()
    say(table, "letnev move_from nothing")
    assert asked(table) == {"hacan": "act"}, "none have come"
    table = naalu(naalu={"space": {"203": "carrier", "204": "cruiser"}, "texts": "faction.naalu.foresight"})
    say(table, "naalu act tactical; naalu activate 203; naalu move_from 204; naalu move cruiser")
    assert asked(table) != {"naalu": "react"}, "the own ones do not count"


def test_foresight_needs_ships_in_the_system() -> None:
    """Infantry of one's own is there alone."""
    table = naalu(
        tiles={"203": "25"},
        planets={"quann": "naalu: infantry"},
        naalu={"texts": "faction.naalu.foresight"},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "naalu act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert asked(table) == {"hacan": "act"}


def test_foresight_needs_a_system_without_ships_of_others() -> None:
    around = dict.fromkeys(("102", "204", "303", "304", "305"), "destroyer")
    table = naalu(
        naalu={"space": {"203": "carrier"}, "texts": "faction.naalu.foresight"},
        letnev={"space": {**around, "202": "2 cruiser"}},
    )
    say(table, "naalu act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    say(table, "letnev move_from nothing")
    assert asked(table) != {"naalu": "react"}


def test_neuroglaive_costs_others_a_fleet_token() -> None:
    ambushed = ambush("technology.neuroglaive")
    assert player(ambushed, "letnev").pools == [2, 4, 2]
    table = naalu(naalu={"space": {"203": "carrier"}, "texts": "technology.neuroglaive"})
    say(table, "naalu act tactical; naalu activate 203")
    assert player(table, "naalu").pools == [2, 5, 2], "not oneself"


def test_neuroglaive_answers_systems_with_own_ships() -> None:
    """technology.neuroglaive: infantry on a planet is not enough."""
    table = naalu(tiles={"203": "25"}, planets={"quann": "naalu: infantry"}, naalu={"texts": "technology.neuroglaive"})
    say(table, "naalu act pass; letnev act tactical; letnev activate 203")
    assert player(table, "letnev").pools == [2, 5, 2]


@pytest.mark.rule("LRR 32.3")
def test_ships_above_a_fleet_pool_that_neuroglaive_has_shrunk_go_before_any_can_move_away() -> None:
    table = position(
        "letnev, naalu, hacan",
        letnev={"pools": (3, 2, 2), "space": {"202": "cruiser, destroyer", "204": "destroyer"}},
        naalu={"space": {"203": "cruiser"}, "technologies": "neuroglaive"},
    )
    say(table, "letnev act tactical; letnev activate 203")
    assert asked(table) == {"letnev": "remove"}
    say(table, "letnev remove destroyer")
    assert fleet(table, "letnev", "202") == {"cruiser": 1}
    assert asked(table) == {"letnev": "move_from"}


# --- units --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "fighters", "question"),
    [
        ("unit.hybrid_crystal_fighter_ii", 4, "act"),
        ("unit.hybrid_crystal_fighter_ii", 5, "remove"),
        ("unit.iconoclast", 4, "remove"),
    ],
)
def test_two_hybrid_crystal_fighters_ii_count_as_one_ship(texts: str, fighters: int, question: str) -> None:
    """technology.hybrid_crystal_fighter_ii puts the unit with that text on the sheet."""
    table = naalu(
        naalu={
            "space": {"203": f"cruiser, {fighters} fighter"},
            "texts": texts,
            "technologies": "hybrid_crystal_fighter_ii",
            "pools": (3, 3, 2),
        }
    )
    say(table, f"naalu act tactical; naalu activate 204; naalu move_from 203; naalu move cruiser, {fighters} fighter")
    assert question in asked(table).values(), "fighters beside a cruiser, with three tokens in the fleet pool"


def test_hybrid_crystal_fighters_hit_from_eight_on() -> None:
    """unit.hybrid_crystal_fighter_i: those of others need a nine."""
    table = naalu(
        naalu={"space": {"203": "carrier, fighter"}},
        letnev={"space": {"204": "fighter, carrier"}},
        dice=[8, 1, 8, 1, 8, 1, 8],
    )
    say(table, "naalu act tactical; naalu activate 204; naalu move_from 203; naalu move carrier, fighter")
    say(table, "letnev lose fighter")
    assert fleet(table, "naalu", "204") == {"carrier": 1, "fighter": 1}
    assert fleet(table, "letnev", "204") == {}, "the carrier, a round later"


def invasion(texts: str, troops: str, dice: tuple[int, ...], commit: str, **more: Any) -> Table:
    table = naalu(
        tiles={"203": "25"},
        planets={"quann": more.pop("theirs", "letnev: infantry")},
        naalu={"space": {"202": f"flagship, {troops}"}, "texts": texts, **more.pop("naalu", {})},
        dice=dice,
        **more,
    )
    say(table, f"naalu act tactical; naalu activate 203; naalu move_from 202; naalu move flagship, {troops}")
    if commit:
        say(table, f"naalu commit {commit}")
    return table


@pytest.mark.rule("LRR F.59")
def test_fighters_of_the_matriarch_alone_fight_to_a_draw() -> None:
    """FAQ: fighters return to space when the ground combat ends, so fighters alone never win control."""
    table = invasion("unit.matriarch", "2 fighter", (8, 1, 1), "2 fighter@quann")
    assert on_planet(table, "quann") == ("letnev", {}), "nobody is left, and control does not change"
    assert fleet(table, "naalu", "203") == {"flagship": 1, "fighter": 2}


@pytest.mark.rule("LRR F.60")
def test_a_draw_of_fighters_does_not_trigger_dacxive_animators() -> None:
    mine = {"technologies": "dacxive_animators"}
    table = invasion("unit.matriarch", "2 fighter", (8, 1, 1), "2 fighter@quann", naalu=mine)
    assert asked(table) != {"naalu": "react"}
    table = invasion("unit.matriarch", "fighter, infantry", (8, 1, 1), "fighter@quann, infantry@quann", naalu=mine)
    assert asked(table) == {"naalu": "react"}, "with an infantry it is won"


def test_fighters_fight_beside_ground_forces_and_can_be_lost_on_the_planet() -> None:
    table = invasion("unit.matriarch", "fighter, infantry", (8, 1, 10), "fighter@quann, infantry@quann")
    say(table, "naalu lose fighter")
    assert on_planet(table, "quann") == ("naalu", {"infantry": 1})
    assert fleet(table, "naalu", "203") == {"flagship": 1}


def test_fighters_on_an_empty_planet_return_and_without_the_matriarch_they_do_not_land() -> None:
    table = invasion("unit.matriarch", "2 fighter", (), "2 fighter@quann", theirs="letnev")
    assert on_planet(table, "quann")[0] == "letnev"
    assert fleet(table, "naalu", "203") == {"flagship": 1, "fighter": 2}
    assert asked(invasion("unit.iconoclast", "2 fighter", (), "")) == {"letnev": "act"}


@pytest.mark.parametrize(
    ("fragments", "die", "question"),
    [((1, 0, 0, 0), 4, "act"), ((1, 0, 0, 0), 3, "sustain"), ((0, 0, 0, 0), 4, "sustain")],
)
def test_the_iconoclast_is_better_against_owners_of_relic_fragments(fragments: Any, die: int, question: str) -> None:
    """A 4 of the mech hits only with +2; otherwise there is a second round, in which the infantry hits."""
    table = invasion("unit.iconoclast", "mech", (die, 1, 1, 10), "mech@quann", letnev={"fragments": fragments})
    assert question in asked(table).values()


def test_the_iconoclast_helps_neither_infantry_nor_mechs_of_others() -> None:
    """The infantry hits from 8 on, Letnev's mech from 6 on."""
    fragments = {"fragments": (1, 0, 0, 0)}
    told = {"theirs": "letnev: mech", "naalu": fragments, "letnev": fragments}
    table = invasion("unit.iconoclast", "infantry", (7, 4), "infantry@quann", **told)
    assert [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"][:2] == [0, 0]


# --- leaders ------------------------------------------------------------------------------------------------------


def known(table: Table) -> int:
    return state(table).agendas.seen[-1]


def test_zeu_looks_at_the_next_agenda_and_may_show_it() -> None:
    table = naalu(
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.anti_intellectual_revolution, agenda.regulated_conscription",
        custodians=False,
        naalu={"texts": "leader.zeu", "hand": "trade_rider"},
    )
    say(table, "naalu react leader.zeu")
    assert known(table) == 1 << NAALU
    assert state(table).agendas.layers[-1] == [TEXT.index["agenda.regulated_conscription"]]
    say(table, "naalu aim_players hacan")
    assert known(table) == 1 << NAALU | 1 << HACAN
    assert spent(table, "naalu") == ["leader.zeu"]
    say(table, "naalu react card.trade_rider; naalu aim_outcome against")
    assert asked(table) == {"letnev": "vote"}, "what was seen can be used for a prediction"


def test_maban_is_unlocked_by_twelve_fighters() -> None:
    for fighters, there in ((5, False), (6, True)):
        table = naalu(
            naalu={"locked": "maban", "space": {"203": "carrier, 6 fighter", "204": f"carrier, {fighters} fighter"}}
        )
        unlock_leaders(state(table))
        assert (text("leader.maban") in player(table, "naalu").texts) == there


@pytest.mark.parametrize("who", ["naalu", "letnev"])
def test_maban_three_fighters_for_the_cost_of_two_own_or_lent(who: str) -> None:
    home, world = {"naalu": ("304", "druaa"), "letnev": ("310", "wren_terra")}[who]
    told = {"texts": "leader.maban", "space": {home: "2 carrier"}, "goods": 1}
    table = naalu(planets={world: f"{who}: space_dock"}, **{who: told})
    limit = {"druaa": 5, "wren_terra": 4}[world]
    if who != "naalu":
        say(table, "naalu act pass")
    say(table, f"{who} act tactical; {who} activate {home}")
    if asked(table) == {who: "move_from"}:
        say(table, f"{who} move_from nothing")
    most = limit + limit // 2
    assert why_not(table, f"{who} produce {most + 1} fighter") == "LRR 69.1"
    assert why_not(table, f"{who} produce {most} fighter") == "", "every third one does not count"
    say(table, f"{who} produce 3 fighter; {who} pay trade_good")
    assert fleet(table, who, home) == {"carrier": 2, "fighter": 3}


def test_the_oracle_makes_everybody_give_a_note() -> None:
    table = naalu(frames=[("status_phase_over",), ("turn",)], naalu={"texts": "leader.the_oracle"})
    before = len(player(table, "naalu").notes)
    say(table, "naalu react leader.the_oracle")
    for who, seat in (("letnev", 2), ("hacan", 3)):
        assert asked(table) == {who: "surrender_note"}
        deal = {"with": "seat_1", "gives": {"note": [f"ceasefire@seat_{seat}"]}, "gets": {}}
        table.answer_plain(Seat(seat - 1), deal, "surrender_note")
    assert len(player(table, "naalu").notes) == before + 2
    assert text("leader.the_oracle") not in player(table, "naalu").texts
