"""T3.18: technologies, and what the plain ones do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.games.ti3.data import RACES, TECHNOLOGIES, TECHNOLOGY_NAMES
from orrery.games.ti3.invasion import troop_volley
from orrery.games.ti3.legality import move_of
from orrery.games.ti3.production import limit_of
from orrery.games.ti3.queries import BATTLE, PDS_AT_SHIPS
from orrery.games.ti3.research import cost, lacking
from orrery.games.ti3.trade import income
from orrery.games.ti3.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, PDS, UNITS
from tests.ti3.notation import asked, options, planet, position, say, state, why_not

DOCK = {"Jord": "sol: space_dock"}


@pytest.mark.rule("T3.18.1")
def test_prerequisites_are_all_or_any() -> None:
    table = position(sol={"strategies": "technology", "technologies": "antimass_deflectors"})
    say(table, "sol action technology")
    assert options(table, "sol") == ["xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"]
    assert why_not(table, "sol research war_sun") == "T3.18.1"
    assert why_not(table, "sol research antimass_deflectors") == "T3.18.1"


@pytest.mark.rule("T3.18.1")
def test_every_race_could_have_learnt_what_it_begins_with() -> None:
    for race in RACES:
        known = 0
        left = list(race.technologies)
        while left:
            possible = [t for t in left if not lacking(known, t)]
            assert possible, race.name
            known |= 1 << possible[0]
            left.remove(possible[0])


def test_every_technology_can_be_reached() -> None:
    known, dice = 0, Random(1)
    while known.bit_count() < len(TECHNOLOGIES):
        possible = [t for t in range(24) if not known >> t & 1 and not lacking(known, t)]
        known |= 1 << dice.choice(possible)


@pytest.mark.rule("T3.18.2")
def test_specialties_spare_resources_unless_exhausted() -> None:
    table = position(
        tiles={"b1": "abyz_fria", "b2": "arinam_meer", "b3": "arnor_lor"},
        planets=dict.fromkeys(("Fria", "Arinam", "Lor"), "sol: ground_force"),
    )
    s = state(table)
    blue, red = TECHNOLOGY_NAMES.index("antimass_deflectors"), TECHNOLOGY_NAMES.index("hylar_v_assault_laser")
    assert (cost(s, 0, blue), cost(s, 0, red)) == (6, 7)
    s.exhausted = 1 << planet("Fria")
    assert cost(s, 0, blue) == 7


@pytest.mark.rule("T3.18.2")
def test_who_cannot_pay_gets_nothing_for_the_counter() -> None:
    """Everybody is asked: whether somebody could pay may depend on a card in hand."""
    table = position(sol={"strategies": "technology"}, norr={"goods": 1})
    say(table, "sol action technology; sol research enviro_compensator; norr secondary yes")
    assert state(table).players[1].counters == [1, 3, 5]
    assert state(table).players[1].technologies == 0
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.parametrize(
    ("technology", "unit", "more"),
    [
        ("xrd_transporters", CARRIER, 1),
        ("type_iv_drive", CRUISER, 1),
        ("type_iv_drive", DREADNOUGHT, 1),
        ("type_iv_drive", DESTROYER, 0),
    ],
)
@pytest.mark.rule("T3.7.2")
def test_drives(technology: str, unit: int, more: int) -> None:
    plain, fast = (state(position(sol={"technologies": t})) for t in ("", technology))
    assert move_of(fast, 0, unit) - move_of(plain, 0, unit) == more


@pytest.mark.parametrize(
    ("technology", "unit", "bonus"),
    [
        ("hylar_v_assault_laser", CRUISER, 1),
        ("hylar_v_assault_laser", DESTROYER, 1),
        ("hylar_v_assault_laser", CARRIER, 0),
        ("cybernetics", FIGHTER, 1),
        ("magen_defense_grid", PDS, 1),
    ],
)
@pytest.mark.rule("T3.7.9")
def test_weapons(technology: str, unit: int, bonus: int) -> None:
    from orrery.games.ti3.fire import need

    kind = PDS_AT_SHIPS if unit == PDS else BATTLE
    plain, armed = (state(position(sol={"technologies": t})) for t in ("", technology))
    assert need(plain, 0, 1, unit, kind, True, 7) - need(armed, 0, 1, unit, kind, True, 7) == bonus
    assert need(armed, 1, 0, unit, kind, True, 7) == need(plain, 1, 0, unit, kind, True, 7), "not for the enemy"


@pytest.mark.parametrize(
    ("technology", "attacks", "pds", "bonus"),
    [
        ("gen_synthesis", True, 0, 1),
        ("gen_synthesis", False, 0, 1),
        ("magen_defense_grid", False, 1, 1),
        ("magen_defense_grid", False, 0, 0),
        ("magen_defense_grid", True, 1, 0),
    ],
)
@pytest.mark.rule("T3.8.7")
def test_troops(technology: str, attacks: bool, pds: int, bonus: int) -> None:
    def needed(known: str) -> int:
        s = state(position(sol={"technologies": known}))
        s.pds[planet("Jord")] = pds
        return troop_volley(s, 0, 1, 3, attacks, planet("Jord")).need

    assert needed("") - needed(technology) == bonus


@pytest.mark.rule("T3.10.1")
def test_docks_produce_more_with_an_enviro_compensator() -> None:
    plain, better = (state(position(planets=DOCK, sol={"technologies": t})) for t in ("", "enviro_compensator"))
    assert (limit_of(plain, 0, planet("Jord")), limit_of(better, 0, planet("Jord"))) == (6, 7)
    assert limit_of(better, 1, planet("Quinarra")) == 5


@pytest.mark.rule("T3.10.1")
def test_sarween_tools_pay_one_resource() -> None:
    table = position(planets=DOCK, sol={"technologies": "sarween_tools"})
    say(table, "sol action tactical; sol activate c1; sol build dreadnought")
    assert table.find(0)[1].args["price"] == 4


@pytest.mark.rule("T3.11.2")
def test_micro_technology_pays_more_for_each_agreement() -> None:
    s = state(position(sol={"technologies": "micro_technology"}))
    s.players[1].contracts, s.players[2].contracts = [0, -1], [-1, 0]
    assert income(s, 0) == 1 + 3 + 2


@pytest.mark.rule("T3.15.8")
def test_a_neural_motivator_draws_one_more() -> None:
    table = position(frames=[("status_cards",), ("turn",)], sol={"technologies": "neural_motivator"})
    assert [len(p.hand) for p in state(table).players] == [2, 1, 1]


@pytest.mark.rule("T3.12.6")
def test_stasis_capsules_let_cruisers_and_dreadnoughts_carry_a_ground_force() -> None:
    ships: dict[str, Any] = {"fleets": {"c1": "2 cruiser, destroyer"}, "technologies": "stasis_capsules"}
    table = position(planets={"Jord": "sol: 4 ground_force"}, sol=ships)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    assert why_not(table, "sol move 2 cruiser, 2 ground_force@Jord") == ""
    assert why_not(table, "sol move cruiser, destroyer, 2 ground_force@Jord") == "T3.12.6"
    assert UNITS[CRUISER] == "cruiser"
