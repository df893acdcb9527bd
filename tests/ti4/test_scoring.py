"""Scoring objectives in Twilight Imperium 4 (LRR 14): when, how many, who may, and what is revealed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from orrery.core.refusal import No
from orrery.core.table import Table
from orrery.core.view import plain
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.laws import discard_law
from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.secrets import secrets_scored
from orrery.games.ti4.rules.texts import text
from tests.ti4.councils import cast as cast_votes
from tests.ti4.councils import council
from tests.ti4.notation import asked, options, player, position, say, seat_of, state
from tests.ti4.scoring import ROUND, Given, can_score, has_scored, hold, missing, so_far, together

ROUTES = {"goods": 5}
"""Enough to negotiate trade routes."""


def seen(table: Table, viewer: str, of: str) -> dict[str, Any]:
    """What one player sees of another."""
    found = plain(table.view(seat_of(table, viewer)).plain())["state"]["players"][seat_of(table, of)]
    return cast("dict[str, Any]", found)


# --- when (LRR 14.3, 14.5) ---------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 14.3", "LRR 14.5a")
def test_an_objective_of_the_status_phase_is_scored_in_its_first_step_only() -> None:
    given: Given = {"sol": {**ROUTES, "secrets": "threaten_enemies", "space": {"309": "cruiser"}}}
    table = position(objectives="negotiate_trade_routes", **given)
    assert missing(table, "negotiate_trade_routes") is None
    assert asked(table) == {"sol": "act"}, "not in the action phase"
    say(table, "sol act pass; letnev act pass; hacan act pass")
    assert options(table, "sol") == ["negotiate_trade_routes", "none"]


@pytest.mark.rule("LRR 14.5a")
def test_what_was_fulfilled_earlier_in_the_round_does_not_count() -> None:
    table = position(objectives="negotiate_trade_routes", sol={"goods": 5, "strategies": "leadership"}, **hold("lodor"))
    say(table, "sol act leadership; sol gain_tokens 3 tactic; sol buy_tokens 1; sol pay jord, trade_good")
    say(table, "sol gain_tokens tactic")
    say(table, "letnev act pass; hacan act pass; sol act pass")
    assert so_far(table, "negotiate_trade_routes") == (4, 5)
    assert not can_score(table)


@pytest.mark.rule("LRR 14.3")
def test_an_objective_of_the_action_phase_is_not_scored_in_the_status_phase() -> None:
    table = position(
        frames=ROUND, sol={"secrets": "prove_endurance, demonstrate_your_power", "space": {"304": "4 cruiser"}}
    )
    assert not can_score(table)


# --- how many (LRR 14.6, 14.8) -----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 14.6", "LRR 14.12", "LRR 14.18")
def test_in_a_status_phase_one_public_and_one_secret_objective_are_scored() -> None:
    table = position(
        frames=ROUND,
        objectives="negotiate_trade_routes, lead_from_the_front",
        sol={**ROUTES, "secrets": "seize_an_icon, stake_your_claim"},
        **together(hold("primor, starpoint"), {"planets": {"new_albion": "letnev"}}),
    )
    assert options(table, "sol") == ["lead_from_the_front", "negotiate_trade_routes", "none"]
    say(table, "sol score negotiate_trade_routes")
    assert {*options(table, "sol")} == {"objective.seize_an_icon", "objective.stake_your_claim", "none"}
    say(table, "sol react objective.seize_an_icon")
    assert not can_score(table)
    assert player(table, "sol").points == 2
    assert [has_scored(table, name) for name in ("negotiate_trade_routes", "seize_an_icon")] == [True, True]
    assert player(table, "sol").secrets == [OBJECTIVE.index["stake_your_claim"]]


@pytest.mark.rule("LRR 14.8")
def test_an_objective_is_scored_once_but_by_everyone() -> None:
    table = position(
        frames=ROUND,
        objectives="negotiate_trade_routes",
        sol={**ROUTES, "scored": "negotiate_trade_routes"},
        letnev=ROUTES,
    )
    assert missing(table, "negotiate_trade_routes") == No(
        "LRR 14.8", objective=OBJECTIVE.index["negotiate_trade_routes"]
    )
    assert asked(table) == {"letnev": "score"}
    say(table, "letnev score negotiate_trade_routes")
    assert (player(table, "sol").points, player(table, "letnev").points) == (0, 1)


@pytest.mark.rule("LRR 14.2")
@pytest.mark.parametrize(("stage", "points"), [(0, 1), (1, 1), (2, 2)])
def test_stage_two_is_worth_two_points_all_others_one(stage: int, points: int) -> None:
    assert {it.points for it in OBJECTIVES if it.stage == stage} == {points}


# --- who (LRR 14.16, 14.19) --------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 14.16")
def test_without_all_planets_of_the_home_system_only_secret_objectives_are_scored() -> None:
    table = position(
        frames=ROUND,
        planets={"wren_terra": "sol", "primor": "letnev"},
        tiles={"207": "65"},
        objectives="negotiate_trade_routes",
        letnev={**ROUTES, "secrets": "seize_an_icon"},
    )
    assert missing(table, "negotiate_trade_routes", "letnev") == No("LRR 14.16")
    assert missing(table, "seize_an_icon", "letnev") is None
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react objective.seize_an_icon")
    assert player(table, "letnev").points == 1


@pytest.mark.rule("LRR 14.16")
def test_imperial_scores_no_public_objective_without_the_home_system_either() -> None:
    table = position(
        planets={"jord": "letnev", "mecatol_rex": "sol: infantry"},
        objectives="negotiate_trade_routes",
        sol={**ROUTES, "strategies": "leadership, imperial"},
    )
    say(table, "sol act imperial")
    assert not has_scored(table, "negotiate_trade_routes")
    assert player(table, "sol").points == 1, "for Mecatol Rex"


@pytest.mark.rule("LRR 14.17", "LRR 14.18", "LRR 14.19")
def test_a_secret_objective_is_hidden_until_it_is_scored_and_nobody_else_scores_it() -> None:
    table = position(
        frames=ROUND,
        sol={"secrets": "threaten_enemies", "space": {"309": "cruiser"}},
        letnev={"space": {"203": "cruiser"}},
    )
    card = OBJECTIVE.index["threaten_enemies"]
    assert (seen(table, "sol", "sol")["secrets"], seen(table, "letnev", "sol")["secrets"]) == ([card], {"unknown": 1})
    say(table, "sol react objective.threaten_enemies")
    assert (seen(table, "letnev", "sol")["secrets"], seen(table, "letnev", "sol")["scored"]) == (
        {"unknown": 0},
        1 << card,
    )
    assert so_far(table, "threaten_enemies", "letnev").done, "Letnev's cruiser is beside Sol's home"
    assert asked(table).get("letnev") not in ("score", "react")
    assert not has_scored(table, "threaten_enemies", "letnev")
    assert missing(table, "threaten_enemies", "letnev") == No("LRR 14.19")


@pytest.mark.rule("LRR 14.11")
def test_public_objectives_lie_open_to_all() -> None:
    table = position(objectives="erect_a_monument, sway_the_council")
    for seat in range(3):
        seen = plain(table.view(seat).plain())["state"]["objectives"]
        assert seen == [OBJECTIVE.index["erect_a_monument"], OBJECTIVE.index["sway_the_council"]]


# --- revealing (LRR 14.14, 14.15) --------------------------------------------------------------------------------


def revealed(ones: int, twos: int) -> Table:
    """A status phase with so many objectives face down."""
    table = position(frames=[("turn",), *ROUND])
    s = state(table)
    s.ones_left, s.twos_left = ones, twos
    before = len(s.objectives)
    say(table, "sol act pass; letnev act pass; hacan act pass")
    assert len(state(table).objectives) == before + (ones + twos > 0)
    return table


@pytest.mark.rule("LRR 14.14", "LRR 82.2")
def test_every_status_phase_reveals_an_objective_and_stage_two_comes_last() -> None:
    assert OBJECTIVES[state(revealed(1, 5)).objectives[-1]].stage == 1
    assert OBJECTIVES[state(revealed(0, 5)).objectives[-1]].stage == 2
    assert (state(revealed(1, 5)).ones_left, state(revealed(0, 5)).twos_left) == (0, 4)


@pytest.mark.rule("LRR 14.15", "LRR 77.8")
@pytest.mark.parametrize(
    ("points", "winner"), [((3, 4, 2), "letnev"), ((4, 3, 4), "sol"), ((1, 4, 4), "letnev"), ((0, 0, 0), "sol")]
)
def test_with_nothing_left_to_reveal_the_game_ends_and_the_most_points_win(
    points: tuple[int, int, int], winner: str
) -> None:
    sol, letnev, hacan = ({"points": n} for n in points)
    table = position(frames=[("turn",), *ROUND], sol=sol, letnev=letnev, hacan=hacan)
    state(table).ones_left = state(table).twos_left = 0
    say(table, "sol act pass; letnev act pass; hacan act pass")
    assert table.over
    assert state(table).winners == [seat_of(table, winner)], "in a tie the first in initiative order"


@pytest.mark.rule("LRR 14.15")
def test_initiative_order_decides_a_tie_and_not_the_seats() -> None:
    table = position(
        frames=[("turn",), *ROUND],
        sol={"points": 2, "strategies": "imperial, warfare"},
        letnev={"points": 2, "strategies": "trade, technology"},
        hacan={"points": 1, "strategies": "leadership, politics"},
    )
    s = state(table)
    s.ones_left = s.twos_left = 0
    for p in s.players:
        p.used = sum(1 << card for card in p.strategies)
    say(table, f"{next(iter(asked(table)))} act pass")
    say(table, f"{next(iter(asked(table)))} act pass")
    say(table, f"{next(iter(asked(table)))} act pass")
    assert s.winners == [seat_of(table, "letnev")]


# --- secret objectives in hand (LRR 14.21, 14.22) ----------------------------------------------------------------


@pytest.mark.rule("LRR 14.22", "LRR 42.2", "LRR 42.3")
def test_both_abilities_of_imperial_bring_a_secret_objective() -> None:
    table = position(sol={"strategies": "leadership, imperial"})
    say(table, "sol act imperial; sol draw_secret yes; letnev secondary yes; hacan secondary no")
    assert [len(player(table, name).secrets) for name in ("sol", "letnev", "hacan")] == [1, 1, 0]


@pytest.mark.rule("LRR 14.21")
def test_scored_secret_objectives_count_towards_the_three() -> None:
    table = position(
        sol={
            "strategies": "leadership, imperial",
            "scored": "form_a_spy_network",
            "secrets": "become_a_martyr, cut_supply_lines",
        }
    )
    before = len(state(table).secret_deck)
    say(table, "sol act imperial; sol draw_secret yes")
    assert asked(table) == {"sol": "return_secret"}
    assert "form_a_spy_network" not in options(table, "sol"), "a scored one stays"
    say(table, "sol return_secret become_a_martyr")
    assert len(player(table, "sol").secrets) == 2
    assert len(state(table).secret_deck) == before
    assert len(state(table).secret_deck.layers) == 1, "shuffled into the deck: nobody knows where it is"


@pytest.mark.rule("LRR 14.21")
def test_scored_public_objectives_do_not_count_towards_the_three() -> None:
    table = position(
        objectives="erect_a_monument",
        sol={
            "strategies": "leadership, imperial",
            "scored": "erect_a_monument",
            "secrets": "become_a_martyr, cut_supply_lines",
        },
    )
    say(table, "sol act imperial; sol draw_secret yes")
    assert asked(table) == {"letnev": "secondary"}
    assert len(player(table, "sol").secrets) == 3


# --- a secret objective that has become public -------------------------------------------------------------------


def leaks(**more: Any) -> Table:
    """Classified Document Leaks has made a secret objective that Sol has scored public; Letnev fulfils it."""
    table = council(
        "agenda.classified_document_leaks",
        frames=[("agenda_phase",), *ROUND],
        planets={"arc_prime": "letnev", "jord": "sol: space_dock"},
        sol={"scored": "cut_supply_lines", "points": 1, **more.pop("sol", {})},
        letnev={"space": {"304": "cruiser"}},
        **more,
    )
    cast_votes(table, "letnev objective.cut_supply_lines wren_terra; hacan nothing; sol nothing")
    assert OBJECTIVE.index["cut_supply_lines"] in state(table).objectives
    return table


def test_a_leaked_objective_is_scored_by_others_and_no_second_time_by_its_former_owner() -> None:
    table = leaks()
    assert missing(table, "cut_supply_lines", "letnev") is None
    assert missing(table, "cut_supply_lines") == No("LRR 14.8", objective=OBJECTIVE.index["cut_supply_lines"])


@pytest.mark.rule("LRR F.22")
def test_when_the_leaks_are_discarded_nobody_else_scores_the_objective_and_its_owner_has_room_for_another() -> None:
    table = leaks(sol={"secrets": "become_a_martyr, seize_an_icon"})
    s = state(table)
    with pytest.raises(StopIteration):
        discard_law(s, text("agenda.classified_document_leaks")).send(None)
    assert OBJECTIVE.index["cut_supply_lines"] not in s.objectives
    assert missing(table, "cut_supply_lines", "letnev") == No("LRR 14.19")
    assert player(table, "sol").points == 1
    assert secrets_scored(s, seat_of(table, "sol")) == 0, "it no longer counts among the three"
