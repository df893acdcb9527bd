"""The council and transactions in the browser: the order of voting, who has abstained, the reader's planets with their
votes; and what somebody proposes, as only the two see it."""

from __future__ import annotations

from orrery.games.ti4.rules.nouns import NOTE
from tests.ti4.bargains import propose
from tests.ti4.boards import counted
from tests.ti4.councils import cast, council
from tests.ti4.notation import planet, position


def test_the_order_of_voting_and_what_everybody_could_cast() -> None:
    table = council("agenda.fleet_regulations", factions="sol, letnev, hacan")
    now = counted(table, 2)["council"]
    assert now["order"] == [1, 2, 0]
    assert now["now"] == 1
    assert [(it["seat"], it["votes"], it["planets"]) for it in now["to_vote"]] == [(1, 4, 2), (2, 3, 3), (0, 4, 2)]
    cast(table, "letnev nothing")
    now = counted(table, 2)["council"]
    assert (now["now"], now["abstained"]) == (2, [1])
    assert [it["seat"] for it in now["to_vote"]] == [2, 0]
    assert sorted((it["planet"], it["votes"]) for it in now["mine"]) == sorted(
        (planet(name), 1) for name in ("hercant", "kamdorn", "quann")
    )
    assert counted(table, -1)["council"]["mine"] == []


def test_a_proposed_transaction_is_drawn_for_both_sides() -> None:
    table = position(
        sol={"space": {"203": "cruiser"}, "goods": 3, "fragments": (2, 0, 0, 0)},
        letnev={"space": {"204": "cruiser"}, "commodities": 2},
    )
    propose(table, "sol, letnev", gives="2 goods, fragment cultural, note ceasefire@sol", gets="commodities")
    (deal,) = counted(table, 1)["deals"]
    assert (deal["seat"], deal["mine"]) == (0, False)
    assert (deal["gets"]["goods"], deal["gets"]["fragments"]) == (2, [1, 0, 0, 0])
    assert [NOTE.names[note] for note in deal["gets"]["notes"]] == ["ceasefire@seat_1"]
    assert deal["gives"]["commodities"] == 1
    (mine,) = counted(table, 0)["deals"]
    assert (mine["seat"], mine["mine"]) == (1, True)
    assert (mine["gets"], mine["gives"]) == (deal["gives"], deal["gets"])
    assert counted(table, 2)["deals"] == []


def test_what_is_promised_is_drawn_in_words() -> None:
    table = council("agenda.mutiny", sol={"goods": 1})
    propose(table, "sol, letnev", gives="1 goods, pledge pay_1", gets="promised for, pledge peace")
    (deal,) = counted(table, 1)["deals"]
    assert deal["gets"]["promises"] == ["1 trade good later"]
    assert deal["gives"]["promises"] == ["a vote for “for”", "peace until the round is over"]
    (mine,) = counted(table, 0, "de")["deals"]
    assert mine["gets"]["promises"] == ["eine Stimme für „dafür“", "Frieden bis zum Ende der Runde"]
