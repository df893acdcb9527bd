"""Fights of Twilight Imperium 4 in the browser: both sides, steps, dice and hits, and exact odds: of the current
combat, of those that could start, of an unfinished answer, and with whatever a reader wants to assume."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.json import decode, encode

from orrery.core.table import Table
from orrery.games.ti4.board.figures import figures
from orrery.games.ti4.board.what_if import what_if
from orrery.games.ti4.odds import ground
from orrery.games.ti4.odds.fights import assault, attack, running
from orrery.games.ti4.odds.ground import Landing
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.rules.data import CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, PDS, WAR_SUN
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.things import Seat
from orrery.server.views import check
from orrery.telling.slow import Job, paced
from tests.ti4.battles import battle
from tests.ti4.boards import counted, words
from tests.ti4.notation import place, planet, position, say, state


def whole(odds: dict[str, Any]) -> float:
    return float(sum(odds[key] for key in ("win", "lose", "draw", "attacker_left", "defender_left")))


def test_before_an_activation_each_system_with_enemies_has_its_odds() -> None:
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "2 cruiser, carrier, 2 fighter", "205": "dreadnought"}},
        winnu={"space": {"103": "2 cruiser"}},
    )
    say(table, "hacan act tactical")
    (it,) = counted(table, 0)["attacks"]
    assert (it["place"], it["planet"], it["sent"]) == (place("103"), -1, False)
    fight = attack(state(table), Seat(0), place("103"))
    assert fight is not None
    assert it["weighed"]["odds"]["win"] == round(100 * fight.odds().win, 1)
    assert whole(it["weighed"]["odds"]) == pytest.approx(100, abs=0.3)
    assert counted(table, 1)["attacks"] == [], "what somebody may have in mind is not shown to others"


def test_ships_that_are_being_chosen_are_weighed() -> None:
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "2 cruiser, dreadnought"}},
        winnu={"space": {"103": "2 cruiser"}},
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204")
    (question,) = counted(table, 0)["asked"]

    def weighed(*pieces: str) -> Any:
        found = decode(encode(check(table, 0, question, list(pieces), words()).figures))
        return found["attacks"][0]

    few, many = weighed("cruiser"), weighed("cruiser", "cruiser", "dreadnought")
    assert few["sides"][0]["group"]["units"][CRUISER] == 1
    assert many["sides"][0]["group"]["units"][DREADNOUGHT] == 1
    assert many["weighed"]["odds"]["win"] > few["weighed"]["odds"]["win"] + 20


def test_a_combat_shows_dice_hits_and_the_odds_from_here_on() -> None:
    """Two cruisers against a dreadnought: one hit each; Hacan is asked about the cruiser."""
    table = battle("2 cruiser, carrier, 2 fighter", "dreadnought", dice=(9, 1, 1, 1, 1, 8))
    now = counted(table, 0)
    combat = now["combat"]
    assert (combat["place"], combat["round"], combat["step"]) == (place("103"), 1, "hits")
    assert [side["hits"] for side in combat["sides"]] == [1, 1]
    assert [(roll["seat"], roll["why"], roll["hits"]) for roll in combat["rolls"]] == [
        (0, "combat", 1),
        (0, "combat", 0),
        (1, "combat", 1),
    ]
    assert [(die["unit"], die["pips"], die["need"], die["hit"]) for die in combat["rolls"][0]["dice"]] == [
        (CRUISER, 9, 7, True),
        (CRUISER, 1, 7, False),
    ]
    assert combat["rolls"][0]["tenths"] == 8
    fight = running(table.view(0).state, [table.find(0)[1]])
    assert fight is not None
    assert combat["weighed"]["odds"]["win"] == round(100 * fight.odds().win, 1)
    assert now["attacks"] == []
    watching = counted(table, 2)["combat"]
    assert whole(watching["weighed"]["odds"]) == pytest.approx(100, abs=0.3)


def test_hits_that_have_been_taken_are_no_longer_to_be_taken() -> None:
    """Winnu has lost a carrier to the only hit, and chooses where to retreat to (LRR 71.7)."""
    dice, home = [1, 1, 7, *[1] * 7], {"vefut_ii": "winnu:"}
    table = battle("3 cruiser", "2 carrier, 5 fighter, infantry", dice=dice, tiles={"102": "20"}, planets=home)
    say(table, "winnu retreat yes")
    assert [side["hits"] for side in counted(table, 0)["combat"]["sides"]] == [0, 1]
    say(table, "winnu lose carrier")
    assert [side["hits"] for side in counted(table, 0)["combat"]["sides"]] == [0, 0]


def test_losses_that_are_being_chosen_are_weighed() -> None:
    table = battle("2 cruiser, carrier, 2 fighter", "dreadnought", dice=(9, 1, 1, 1, 1, 8))
    (question,) = [name for name, it in counted(table, 0)["asked"].items() if it["kind"] == "lose"]

    def left(unit: str) -> float:
        found = decode(encode(check(table, 0, question, [unit], words()).figures))
        return float(found["attacks"][0]["weighed"]["odds"]["win"])

    assert left("fighter") > left("cruiser"), "rather a fighter than a cruiser"


def asked(table: Table, seat: int, **about: Any) -> Any:
    return decode(encode(what_if(table.view(seat), words("en", seat), about)))


def card(name: str) -> int:
    return TEXT.index[name]


def test_odds_with_cards_are_computed_when_they_are_asked_for() -> None:
    table = battle("2 cruiser", "2 cruiser", hand="morale_boost", their_hand="shields_holding")
    here = place("103")
    plain = counted(table, 0)["combat"]["weighed"]["odds"]
    usual = asked(table, 0, place=here)
    assert usual["odds"] == plain
    assert usual["toggles"][0] == [{"card": card("card.morale_boost"), "most": 1, "now": 0}]
    boosted = asked(table, 0, place=here, counts=[[[card("card.morale_boost"), 1]], []])["odds"]
    fight = running(table.view(0).state, [it for it in table.pending.values() if it.seat == 0])
    assert fight is not None
    exact = fight.odds((FightPlan(cards={"card.morale_boost": 1}), FightPlan()))
    assert boosted["win"] == round(100 * exact.win, 1) > plain["win"]


def test_what_the_other_may_have_and_a_retreat_can_be_assumed() -> None:
    table = battle("2 cruiser", "2 cruiser", hand="morale_boost", their_hand="shields_holding")
    here = place("103")
    usual = asked(table, 0, place=here)
    assert card("card.shields_holding") in [it["card"] for it in usual["toggles"][1]], "nobody knows where it is"
    shielded = asked(table, 0, place=here, counts=[[], [[card("card.shields_holding"), 1]]])["odds"]
    assert shielded["win"] < usual["odds"]["win"]
    assert usual["round"] == 1
    away = asked(table, 0, place=here, leave=[0, 1])["odds"]
    assert away["defender_left"] > 50 > usual["odds"]["defender_left"] == 0
    too_often = asked(table, 0, place=here, counts=[[[card("card.morale_boost"), 9]], [[card("card.sabotage"), 1]]])
    once = asked(table, 0, place=here, counts=[[[card("card.morale_boost"), 1]], []])
    assert too_often == once, "no more than there are, and nothing that does not count"


def test_an_attack_is_weighed_that_nobody_has_begun() -> None:
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "2 cruiser"}},
        winnu={"space": {"103": "2 cruiser"}},
        tiles={"203": "25"},
        planets={"quann": "winnu: 2 infantry"},
    )
    here = place("103")
    usual = asked(table, 0, place=here)
    assert (usual["seats"], usual["units"][0][CRUISER], usual["units"][1][CRUISER]) == ([0, 1], 2, 2)
    many = asked(table, 0, place=here, units=[[0, 0, 5], None])
    assert many["odds"]["win"] > usual["odds"]["win"] + 20
    none = asked(table, 0, place=place("203"), planet=planet("quann"))
    assert (none["odds"], none["units"][1][INFANTRY]) == (None, 2), "nobody could land there"
    landing = asked(table, 0, place=place("203"), planet=planet("quann"), units=[[0, 0, 0, 0, 0, 0, 0, 5], None])
    assert landing["odds"]["win"] > 70
    assert asked(table, 0, place=place("204")) is None, "nobody is there"
    with pytest.raises(ValueError, match="place"):
        asked(table, 0, place=10_000)
    with pytest.raises(ValueError, match="99"):
        asked(table, 0, place=here, units=[[1000], None])


def test_what_is_being_put_together_is_weighed_with_cards() -> None:
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "2 cruiser, dreadnought"}, "hand": "morale_boost"},
        winnu={"space": {"103": "2 cruiser"}},
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204")
    (question,) = counted(table, 0)["asked"]
    about = {"place": place("103"), "question": question, "value": ["cruiser"]}
    one = asked(table, 0, **about)
    assert one["units"][0][CRUISER] == 1
    boosted = asked(table, 0, **about, counts=[[[card("card.morale_boost"), 1]], []])
    assert boosted["odds"]["win"] > one["odds"]["win"]


def test_whoever_may_retreat_sees_what_that_leads_to() -> None:
    table = battle("2 cruiser", "2 cruiser", winnu={"space": {"102": "destroyer"}})
    assert table.find(1)[1].kind.name == "retreat"
    weighed = counted(table, 1)["combat"]["weighed"]
    assert counted(table, 1)["combat"]["step"] == "retreats"
    assert weighed["odds"]["defender_left"] == 0
    assert weighed["leaving"]["defender_left"] > 50
    assert counted(table, 0)["combat"]["weighed"]["leaving"] is None


def test_a_landing_has_odds_for_each_number_of_ground_forces() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry, pds", "jord": "sol: 4 infantry"},
        sol={"space": {"304": "carrier, war_sun"}, "technologies": "war_sun"},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, war_sun, 3 infantry@jord")
    say(table, "letnev fire nothing; sol bombard nothing")
    (it,) = counted(table, 0)["attacks"]
    assert (it["planet"], it["sent"]) == (planet("quann"), False)
    assert [one["number"] for one in it["by_number"]] == [1, 2, 3]
    fight = assault(state(table), Seat(0), planet("quann"), Forces([0] * 7 + [3, 0, 0, 0]))
    assert fight is not None
    fight = fight._replace(landing=Landing(ground.GUNS))
    assert it["by_number"][2]["win"] == it["weighed"]["odds"]["win"] == round(100 * fight.odds().win, 1)
    assert [gun["unit"] for gun in it["sides"][1]["guns"]] == [PDS]
    assert it["sides"][0]["group"]["units"][INFANTRY] == 3
    assert counted(table, 1)["attacks"] == []
    say(table, "sol commit 3 infantry@quann")
    (it,) = counted(table, 1)["attacks"]
    assert it["sent"], "what has landed is there for all to see"


class Later:
    """Does the slow work that a view asks for only when it is told to."""

    def __init__(self) -> None:
        self.wanted: list[Job] = []
        self.results: dict[Job, Any] = {}

    def __call__(self, work: Callable[..., Any], *given: Any) -> Any:
        if (work, given) not in self.results:
            self.wanted.append((work, given))
        return self.results.get((work, given))

    def done(self) -> None:
        self.results |= {job: job[0](*job[1]) for job in self.wanted}
        self.wanted = []


def test_the_odds_that_the_table_shows_come_before_all_others() -> None:
    """Those of landing with all troops before those of landing with fewer."""
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry", "jord": "sol: 4 infantry"},
        sol={"space": {"304": "carrier"}},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 3 infantry@jord")
    later = Later()

    def landing() -> Any:
        (it,) = decode(encode(figures(paced(table.view(0), later), words())))["attacks"]
        return it

    assert landing()["weighed"]["weighing"]
    assert len(later.wanted) == 1
    later.done()
    first = landing()
    assert first["weighed"]["odds"]["win"] > 0
    assert [one["number"] for one in first["by_number"]] == [3], "these are known: all of them"
    assert len(later.wanted) == 2
    later.done()
    assert len(landing()["by_number"]) == 3


def test_what_is_fired_before_the_rounds_is_told() -> None:
    table = position(
        "hacan, winnu, letnev",
        tiles={"103": "25"},
        planets={"quann": "winnu: pds"},
        hacan={"space": {"204": "2 destroyer"}},
        winnu={"space": {"103": "carrier, 2 fighter"}},
    )
    say(table, "hacan act tactical")
    (it,) = counted(table, 0)["attacks"]
    assert [gun["dice"] for gun in it["sides"][0]["guns"]] == [4], "barrage of two destroyers"
    assert [gun["unit"] for gun in it["sides"][1]["guns"]] == [PDS]
    assert it["sides"][1]["group"]["units"][FIGHTER] == 2
    assert it["sides"][1]["group"]["units"][WAR_SUN] == 0
