"""Twilight Imperium 3 in words: what answers cost and give, and why a thing cannot be used now."""

from __future__ import annotations

import re
from typing import cast

from orrery.core.refusal import No
from orrery.core.table import Table
from orrery.games.ti3.odds.fights import attack
from orrery.games.ti3.odds.invasion import invasion
from orrery.games.ti3.odds.raids import landing
from orrery.games.ti3.odds.space import odds
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.telling.war import percent
from orrery.telling.questions import question
from orrery.telling.teller import said
from orrery.telling.tellers import teller
from orrery.telling.things import Thing, nouns
from orrery.telling.why import why_not
from tests.telling.ti3_tables import ARMED, positions, words_of
from tests.ti3.notation import place, planet, position, say

TELL = teller("ti3")

# --- notes -------------------------------------------------------------------------------------------------------


def notes(table: Table, seat: int, kind: str, lang: str = "en") -> dict[str, str]:
    """The notes of a seat's question by the names of the offers."""
    view, words = table.view(seat), words_of(table, lang, seat)
    (asked_,) = [(id_, open_) for id_, open_ in view.questions if open_.kind.name == kind]
    return {offer.name: offer.note for offer in question(view, *asked_, words).offers}


def test_before_an_attack_the_exact_odds_are_told() -> None:
    table = position(**ARMED)
    say(table, "sol action tactical")
    told_ = notes(table, 0, "activate")
    fight = attack(cast(Twilight, table.state), 0, place("b1"))
    assert fight is not None
    sure = percent(odds(*fight.sides, fight.start).win)
    assert 50 < sure < 100
    assert told_["B1"] == (
        "Saudor 2/2 (Ben, 2 ground forces), fleet of Ben: 2 destroyers; "
        f"attack with 3 fighters, 2 cruisers and 1 carrier: you win {sure} %"
    )
    assert told_["C1"].startswith("Jord 4/2 (You, 3 ground forces, 1 PDS, space dock), your fleet:")
    assert "none of your ships can come" not in told_["B1"]


def test_moving_tells_range_room_and_fleet_supply() -> None:
    table = position(**ARMED)
    say(table, "sol action tactical; sol activate b1")
    assert "1 step away" in notes(table, 0, "move_from")["C1"]
    assert "fleet supply for 5 more" in notes(table, 0, "move_from")["C1"]
    say(table, "sol move_from c1")
    told_ = notes(table, 0, "move")
    assert told_["carrier"] == "hits on 9, range 1, holds 6"
    assert "needs 1 room aboard" in told_["ground force from Jord"]


def test_production_tells_price_figures_and_what_the_limits_leave() -> None:
    table = position(**ARMED, frames=(("produce", 0, planet("Jord")),))
    told_ = notes(table, 0, "build")
    assert told_["cruiser"] == "cost 2, 6 left, fleet supply for 2 more, hits on 7, range 2"
    assert told_["fighter"] == "cost 1 for 2, room for 5 more, hits on 9"
    assert "war sun" not in told_


def test_paying_tells_what_a_planet_pays_and_what_it_would_yield_else() -> None:
    table = position(sol={"goods": 3}, planets={"Arinam": "sol: "}, frames=(("pay_influence", 0, 3),))
    told_ = notes(table, 0, "pay")
    assert told_["Jord"] == "pays 2 influence, 4 resources less"
    assert told_["trade good"] == "one of your 3 trade goods"


def test_a_gift_tells_what_is_left() -> None:
    table = position(sol={"goods": 2})
    assert notes(table, 0, "gift")["2 trade goods to Ben"] == "you have none left"
    assert notes(table, 0, "gift", "de")["1 Handelsgut an Ben"] == "du behältst 1"


def test_a_strategy_card_is_told_with_its_bonus_counters() -> None:
    second = (it for it, d, _ in positions(6, 5) if d.kind.name == "take" and cast(Twilight, it.state).round == 2)
    table = next(second)
    told_ = notes(table, table.waiting()[0], "take")
    assert sum("1 bonus counter: " in note for note in told_.values()) == 2, "six of eight cards were taken"


def test_a_technology_is_told_with_price_effect_and_what_it_leads_to() -> None:
    table = position(
        sol={"technologies": "antimass_deflectors", "goods": 9},
        planets={"Arinam": "sol: "},
        frames=(("technology_too", 0),),
    )
    told_ = notes(table, 0, "research", "de")
    assert told_["XRD-Transporterweiterung"].startswith("blau, kostet 7 Ressourcen: ")
    assert "führt zu" in told_["XRD-Transporterweiterung"]
    own = position(sol={"technologies": "antimass_deflectors", "strategies": "technology"})
    say(own, "sol action technology")
    assert notes(own, 0, "research")["XRD Transporters"].startswith("blue, for nothing: ")


def test_a_vote_tells_what_stands_so_far() -> None:
    table = position(politics="imperial_mandate", frames=(("agenda", 0, -1),))
    first, second = table.waiting()[0], 0
    table.answer(first, 0)
    second = table.waiting()[0]
    s = cast(Twilight, table.state)
    assert s.council is not None
    given = s.council.ballots[0][1]
    assert notes(table, second, "vote")["for"] == f"{given} vote{'s' if given > 1 else ''} so far"
    assert notes(table, second, "vote")["against"] == "0 votes so far"


def test_claims_and_secrets_tell_their_points_and_whether_they_are_met() -> None:
    rich = position(sol={"goods": 7}, objectives="spend_6_goods", frames=(("claim", 0),))
    assert notes(rich, 0, "claim")["spend 6 trade goods"] == "1 victory point, 6 of 7"
    table = position(sol={"secret": "usurper"}, frames=(("show_secret", 0),))
    assert "not met: it would be lost [T3.15.3]" in notes(table, 0, "show_secret")["yes"]
    assert notes(table, 0, "show_secret")["no"] == ""


def test_actions_and_secondary_abilities_tell_their_price() -> None:
    table = position(sol={"strategies": "trade", "counters": (2, 3, 5)})
    told_ = notes(table, 0, "action")
    assert told_["tactical action"] == "activate a system: one of 3 command counters in the command pool"
    say(table, "sol action trade; sol trade_way second")
    waiting = table.waiting()[0]
    secondary = notes(table, waiting, "secondary")["yes"]
    assert secondary.startswith(("1 of 2 counters of the strategy allocation: ", "free of charge: "))
    assert "0 trade goods" in secondary


def test_leaving_a_battle_tells_how_it_stands() -> None:
    table = position(
        tiles={"b1": "saudor"},
        sol={"fleets": {"c1": "2 cruiser"}, "activated": "c2"},
        norr={"fleets": {"b1": "2 destroyer"}},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser")
    view = table.view(0)
    assert view.questions[0][1].kind.name == "leave"
    assert re.fullmatch(r"if nobody leaves, you win \d\d %", notes(table, 0, "leave")["yes"])


def test_a_landing_and_an_invasion_tell_how_likely_the_planet_falls() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: 2 ground_force"},
        sol={"fleets": {"c1": "carrier, 4 ground_force"}},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 4 ground_force")
    it = landing(cast(Twilight, table.state), 0, planet("Saudor"), 4)
    assert it is not None
    sure = percent(invasion(*it.sides, it.start).win)
    assert 30 < sure < 99
    told_ = notes(table, 0, "land", "de")["Bodentruppe"]
    assert told_ == f"Ben, 2 Bodentruppen, mit allen 4 nimmst du ihn zu {sure} %"


def test_a_battle_is_told_with_its_odds_while_it_lasts() -> None:
    table = position(
        tiles={"b1": "saudor"},
        sol={"fleets": {"c1": "2 cruiser"}, "activated": "c2"},
        norr={"fleets": {"b1": "2 destroyer"}},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser")
    lines = TELL.lines(table.view(-1), words_of(table, "en", -1))
    assert "Space battle at B1, round 1: Anna against Ben." in lines
    assert "- Anna: 2 cruisers" in lines
    (stands,) = [line for line in lines if line.startswith("- If nobody leaves: ")]
    win, lose = map(int, re.findall(r"(\d+) %", stands))
    assert lose < win <= 100 - lose
    assert notes(table, 0, "leave")["yes"] == f"if nobody leaves, you win {win} %"


# --- why not -----------------------------------------------------------------------------------------------------


def reasons(table: Table, noun: str, id_: str, lang: str = "en") -> list[str]:
    words = words_of(table, lang)
    return [said(r, words) for r in why_not(table.view(0), Thing(noun, id_), nouns(table.game), words)]


def test_why_a_system_cannot_be_activated_names_the_rule() -> None:
    table = position(**ARMED)
    say(table, "sol action tactical")
    view = table.view(0)
    (_, decision) = view.questions[0]
    no = decision.refuse(place("b2"))
    assert isinstance(no, No)
    assert no.rule == "T3.7.1"
    assert "[T3.7.1]" in reasons(table, "place", "b2")[0]


def test_a_place_is_told_with_the_fleets_that_reach_it_and_those_that_do_not() -> None:
    table = position(
        tiles={"b1": "saudor", "c4": "empty"},
        sol={"fleets": {"c1": "carrier, cruiser", "b2": "destroyer", "c13": "carrier"}, "activated": "b2"},
    )
    words = words_of(table)
    told_ = [said(r, words) for r in TELL.later(table.view(0), "place", place("b1"), words)]
    assert told_[0].startswith("B1; Saudor (2 resources, 2 influence), neutral")
    assert "From C1, 1 away, can come: 1 cruiser and 1 carrier." in told_
    assert "From B2 nothing moves: you had a command counter there already [T3.7.2]." in told_
    assert any(line.startswith("From C13") and "[T3.7." in line for line in told_)


def test_a_card_is_told_with_its_occasion() -> None:
    table = position(sol={"hand": "direct_hit"})
    told_ = reasons(table, "card", "card.direct_hit")
    assert any("Direct Hit! is played when a ship has been damaged." in line and "[T3.19.1]" in line for line in told_)
    other = reasons(table, "card", "card.sabotage", "de")
    assert any("nicht auf der Hand" in line for line in other)


def test_a_technology_is_told_with_what_it_needs() -> None:
    table = position(sol={"technologies": "cybernetics"})
    assert any("You have Cybernetics already." in line for line in reasons(table, "technology", "cybernetics"))
    told_ = " ".join(reasons(table, "technology", "type_iv_drive"))
    assert "needs" in told_
    assert "[T3.18.1]" in told_
