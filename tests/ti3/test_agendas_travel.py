"""T3.13: the political cards about activations and wormholes."""

from __future__ import annotations

from orrery.games.ti3.rules.board import near
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.nouns import POLITIC
from tests.ti3.councils import SAUDOR, council, under, voted
from tests.ti3.notation import asked, fleet, place, planet, position, say, state, why_not


def test_imperial_containment_costs_the_greatest_a_counter_more() -> None:
    table = council("imperial_containment", "for", tiles={"b5": "mellon_zohbat"}, planets={"Mellon": "sol:"})
    say(table, "sol action tactical; sol activate b7")
    assert state(table).players[0].counters[1] == 3 - 2
    say(table, "norr action tactical; norr activate b7")
    assert state(table).players[1].counters[1] == 3 - 1


def test_imperial_containment_forbids_what_cannot_be_paid() -> None:
    table = council("imperial_containment", "for", tiles={"b5": "mellon_zohbat"}, planets={"Mellon": "sol:"},
                    sol={"counters": (2, 1, 5)})  # fmt: skip
    assert why_not(table, "sol action tactical") == "T3.7.1"


def test_imperial_containment_against_does_nothing() -> None:
    table = council("imperial_containment", "against")
    say(table, "sol action tactical; sol activate b7")
    assert state(table).players[0].counters[1] == 3 - 1


GATES = {"c4": "empty_alpha", "b5": "quann", "c10": "lodor"}


def test_closing_the_wormholes_cuts_the_way() -> None:
    s = state(position(tiles=GATES))
    assert near(s)[place("c4")] >> place("c10") & 1
    s = state(council("closing_the_wormholes", "for", tiles=GATES))
    assert not near(s)[place("c4")] >> place("c10") & 1


def test_closing_the_wormholes_against_costs_a_ship_at_each() -> None:
    table = council("closing_the_wormholes", "against", tiles=GATES,
                    sol={"fleets": {"c4": "cruiser, carrier, fighter", "b5": "2 cruiser", "b7": "cruiser"}},
                    norr={"fleets": {"c10": "destroyer"}})  # fmt: skip
    say(table, "sol aim_unit cruiser")
    assert fleet(table, "sol", "c4") == {"carrier": 1, "fighter": 1}
    assert fleet(table, "sol", "b5") == fleet(table, "sol", "b7") == {"cruiser": 1}
    assert fleet(table, "norr", "c10") == {}


def test_traffic_tariffs_are_paid_with_a_good_or_a_planet() -> None:
    planets = {"Saudor": "norr: ground_force"}
    for payment, left, tired in (("trade good", 0, False), ("Jord", 1, True)):
        table = under("traffic_tariffs 0", **SAUDOR, planets=planets, sol={"goods": 1})
        say(table, f"sol action tactical; sol activate b1; sol pay {payment}")
        assert state(table).players[0].goods == left
        assert bool(state(table).exhausted >> planet("Jord") & 1) == tired
    table = under("traffic_tariffs 0", **SAUDOR, planets=planets, sol={"goods": 1})
    say(table, "sol action tactical; sol activate b2")
    assert asked(table) == {"norr": "action"}, "only where somebody else has a planet"


def test_who_cannot_pay_traffic_tariffs_stays_away() -> None:
    table = under("traffic_tariffs 0", **SAUDOR, planets={"Saudor": "norr: ground_force"})
    state(table).exhausted = 1 << planet("Jord")
    say(table, "sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.7.1"


def test_against_traffic_tariffs_all_give_up_a_counter() -> None:
    table = voted("traffic_tariffs", "against", norr={"counters": (0, 2, 5)}, hacan={"counters": (0, 0, 5)})
    say(table, "sol counter_lost strategy")
    assert [p.counters for p in state(table).players] == [[1, 3, 5], [0, 1, 5], [0, 0, 5]]


def test_wormhole_reconstruction_joins_all_wormholes() -> None:
    tiles = {"b1": "quann", "b7": "lodor"}
    plain, after = state(position(tiles=tiles)), state(under("wormhole_reconstruction 0", tiles=tiles))
    assert plain.wormholes.count(0) == 0, "one of each kind"
    assert not near(plain)[place("b1")] >> place("b7") & 1
    assert near(after)[place("b1")] >> place("b7") & 1


def test_closed_wormholes_stay_closed() -> None:
    tiles = {"b1": "quann", "b7": "lodor"}
    s = state(under("wormhole_reconstruction 0", tiles=tiles))
    s.laws[POLITIC.index["closing_the_wormholes"]] = (0,)
    refresh_abilities(s)
    assert not near(s)[place("b1")] >> place("b7") & 1
