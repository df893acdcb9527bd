"""Fights of Twilight Imperium 3 in the browser: dice roll by roll, both sides, and exact odds: of the current fight, of
those that could start, and of an unfinished answer."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.json import decode, encode

from orrery.core.table import Table
from orrery.games.ti3.board.show import considered, figures
from orrery.games.ti3.odds.fights import running
from orrery.games.ti3.odds.invasion import invasion
from orrery.games.ti3.odds.raids import landing
from orrery.games.ti3.odds.space import odds
from orrery.server.views import check
from orrery.text import LANGUAGES, Words
from tests.ti3.notation import place, planet, position, say, state

NAMES = ("Ada", "Ben", "Cem")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def words(reader: int = 0, lang: str = "en") -> Words:
    return Words(lang, "ti3", NAMES, reader)


def drawn(table: Table, seat: int = 0, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = decode(encode(figures(table.view(seat), words(seat, lang))))
    return found


def at_b1(dice: tuple[int, ...] = (), **more: Any) -> Table:
    """Letnev may attack Norr at b1 from two systems; Xxcha watches."""
    return position(
        "letnev, norr, xxcha",
        tiles={"b1": "lodor", "b2": "saudor"},
        planets={"Lodor": "norr: 2 ground_force, pds", "Saudor": "letnev: ground_force"},
        letnev={
            "fleets": {"c1": "2 cruiser, carrier, 2 fighter, 3 ground_force", "c2": "dreadnought"},
            "counters": (2, 3, 8),
            "goods": 4,
            "activated": "a1",
        },
        norr={"fleets": {"b1": "2 cruiser, destroyer, 2 fighter"}} | more,
        xxcha={"fleets": {"b4": "2 carrier"}},
        dice=dice,
    )


MOVE = "letnev move_from c1; letnev move 2 cruiser, carrier, 2 fighter, 3 ground_force"


def test_before_an_activation_each_system_with_enemies_has_its_odds() -> None:
    table = at_b1()
    say(table, "letnev action tactical")
    found = drawn(table)["attacks"]
    assert [attack["place"] for attack in found] == [place("b1")]
    (attack,) = found
    assert not attack["sent"], "nobody has moved: it is all that could come"
    assert attack["sides"][0]["units"][:6] == [2, 0, 2, 1, 1, 0]
    assert [gun["dice"] for gun in attack["sides"][1]["guns"]] == [1]
    whole = sum(attack["odds"][key] for key in ("win", "lose", "draw", "attacker_left", "defender_left"))
    assert whole == pytest.approx(100, abs=0.3)
    assert drawn(table, 1)["attacks"] == [], "what somebody may have in mind is not shown to others"


def test_ships_on_their_way_are_weighed_for_all_to_see() -> None:
    table = at_b1()
    say(table, f"letnev action tactical; letnev activate b1; {MOVE}")
    for seat in (0, 1, 2, -1):
        (attack,) = drawn(table, seat)["attacks"]
        assert attack["sent"]
        assert attack["sides"][0]["units"][:6] == [2, 0, 2, 1, 0, 0]
    fight = running(state(table))
    assert fight is not None
    exact = odds(*fight.sides, fight.start)
    assert attack["odds"]["win"] == round(100 * exact.win, 1)
    assert "Ada pays for better dice in 2 rounds." in attack["odds"]["notes"]
    assert attack["odds"]["notes"][-1] == "Action cards that are still in hand are not counted."


def test_cards_in_hand_are_weighed_for_their_owner_alone() -> None:
    """Xxcha has PDS beside the battle; Letnev could boost the morale, and only Letnev is told so."""
    table = position(
        "letnev, norr, xxcha",
        tiles={"b2": "saudor"},
        planets={"Saudor": "xxcha: 2 pds"},
        letnev={"fleets": {"c1": "2 cruiser"}, "counters": (2, 3, 8), "hand": "morale_boost"},
        norr={"fleets": {"b1": "cruiser"}},
        xxcha={"technologies": "deep_space_cannon"},
    )
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move 2 cruiser")
    told = {seat: drawn(table, seat)["attacks"][0]["odds"]["notes"] for seat in (0, 1, 2, -1)}
    assert "2 PDS of Cem fire at the attacker, too." in told[0]
    assert "2 of your PDS fire at the attacker, too." in told[2]
    assert any(note.startswith("With Morale Boost from your hand you win with ") for note in told[0])
    assert not any("Morale Boost" in note for seat in (1, 2, -1) for note in told[seat])


def test_hits_of_pds_that_are_to_be_taken_count_already() -> None:
    """Norr's PDS on Lodor has hit: Letnev is asked which ship is lost."""
    table = at_b1(dice=(9,))
    say(table, f"letnev action tactical; letnev activate b1; {MOVE}; letnev move_from nothing; norr fire b1")
    assert table.find(0)[1].kind.name == "lose"
    (attack,) = drawn(table)["attacks"]
    assert attack["sides"][0]["hits"] == 1
    fight = running(state(table))
    assert fight is not None
    assert attack["odds"]["win"] == round(100 * odds(*fight.sides, fight.start).win, 1)


def test_what_is_being_put_together_is_weighed() -> None:
    table = at_b1()
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1")
    question = drawn(table)["asked"]
    (name,) = question

    def weighed(*loads: str) -> dict[str, Any]:
        found: dict[str, Any] = decode(encode(check(table, 0, name, list(loads), words()).figures))
        return found

    assert weighed() == {}
    few, many = weighed("cruiser")["attack"], weighed("cruiser", "cruiser", "carrier", "fighter")["attack"]
    assert few["sides"][0]["units"][:6] == [0, 0, 1, 0, 0, 0]
    assert many["sides"][0]["units"][:6] == [1, 0, 2, 1, 0, 0]
    assert many["odds"]["win"] > few["odds"]["win"]


def battle(dice: tuple[int, ...]) -> Table:
    table = at_b1(dice)
    say(table, f"letnev action tactical; letnev activate b1; {MOVE}")
    say(table, "letnev move_from nothing; norr fire nothing; letnev react nothing")
    return table


def test_a_battle_shows_dice_hits_to_take_and_the_odds_from_here_on() -> None:
    """Barrage of one destroyer; then a round in which Letnev scores two hits and Norr one."""
    table = battle((1, 1, 9, 1, 7, 1, 1, 1, 1, 1, 6, 1))
    say(table, "letnev leave no")
    found = drawn(table)
    now = found["battle"]
    assert (now["place"], now["round"]) == (place("b1"), 1)
    assert [side["hits"] for side in now["sides"]] == [1, 2]
    kinds = [(roll["kind"], roll["round"], roll["seat"], roll["hits"]) for roll in now["rolls"]]
    assert kinds == [("barrage", 0, 1, 0), ("battle", 1, 0, 2), ("battle", 1, 1, 1)]
    first = now["rolls"][1]["dice"]
    assert [(die["unit"], die["pips"], die["need"], die["hit"]) for die in first][:3] == [
        (0, 9, 9, True),
        (0, 1, 9, False),
        (2, 7, 7, True),
    ]
    assert now["rolls"][1]["tenths"] == 2 * 2 + 2 * 4 + 2
    fight = running(state(table))
    assert fight is not None
    assert fight.start.hits == (1, 2)
    assert now["odds"]["win"] == round(100 * odds(*fight.sides, fight.start).win, 1)
    assert found["attacks"] == []


def test_whoever_may_leave_sees_the_odds_of_leaving() -> None:
    table = battle((1, 1))
    assert table.find(0)[1].kind.name == "leave"
    now = drawn(table)["battle"]
    assert now["odds"]["attacker_left"] == 0
    assert now["leaving"]["attacker_left"] > 50
    assert now["leaving"]["rounds"] == 1
    assert drawn(table, 1)["battle"]["leaving"] is None


def test_losses_that_are_being_chosen_are_weighed() -> None:
    table = battle((1, 1, 9, 1, 7, 1, 1, 1, 1, 1, 6, 1))
    say(table, "letnev leave no")
    decision = table.find(0)[1]
    assert decision.kind.name == "lose"
    view = table.view(0)

    def left(unit: int) -> float:
        found = considered(view, words(), decision, (unit,))
        assert found.attack
        assert found.attack.odds is not None
        return found.attack.odds.win

    assert left(0) > left(2), "rather a fighter than a cruiser"


def test_a_landing_has_odds_for_each_number_of_ground_forces() -> None:
    table = position(
        tiles={"b1": "lodor"},
        planets={"Lodor": "norr: 2 ground_force, pds"},
        sol={"fleets": {"c1": "carrier, 3 ground_force, war_sun"}, "counters": (2, 3, 9)},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 3 ground_force, war_sun")
    say(table, "sol stow 3 ground_force; norr fire nothing")
    (attack,) = drawn(table)["attacks"]
    assert attack["planet"] == planet("Lodor")
    assert [one["number"] for one in attack["by_number"]] == [1, 2, 3]
    exact = landing(state(table), 0, planet("Lodor"), 3)
    assert exact is not None
    found = invasion(*exact.sides, exact.start)
    assert attack["by_number"][2]["win"] == attack["odds"]["win"] == round(100 * found.win, 1)
    assert attack["sides"][0]["guns"] == [{"unit": 5, "dice": 3, "need": 3}]
    assert attack["sides"][1]["guns"] == [{"unit": 7, "dice": 1, "need": 6}]
    assert drawn(table, 1)["attacks"] == []


def test_an_invasion_shows_both_sides_and_its_odds() -> None:
    table = position(
        "letnev, norr, hacan",
        tiles={"b1": "lodor"},
        planets={"Lodor": "norr: 2 ground_force, pds"},
        letnev={"fleets": {"c1": "carrier, 3 ground_force"}, "counters": (2, 3, 9), "goods": 2},
        dice=(10,),
    )
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move carrier, 3 ground_force")
    say(table, "norr fire nothing; letnev land 3 ground_force")
    now = drawn(table, -1)["invasion"]
    assert (now["planet"], now["round"], now["troops"], now["lost"]) == (planet("Lodor"), 1, [2, 2], [1, 0])
    assert now["needs"] == [8, 7], "before anything is paid"
    assert [(roll["kind"], roll["hits"]) for roll in now["rolls"]] == [("landing", 1)]
    assert now["odds"]["win"] + now["odds"]["lose"] + now["odds"]["draw"] == pytest.approx(100, abs=0.2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_are_said_in_both_languages(lang: str) -> None:
    table = at_b1()
    say(table, f"letnev action tactical; letnev activate b1; {MOVE}")
    (attack,) = drawn(table, 0, lang)["attacks"]
    assert len(attack["odds"]["notes"]) >= 2
    assert all(note.endswith(".") for note in attack["odds"]["notes"])
