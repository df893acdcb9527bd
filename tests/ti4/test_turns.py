"""The action phase of Twilight Imperium 4 (LRR 4, 5): turns and passing, the active system (6), action cards in hand
(3), and what is exhausted (30)."""

from __future__ import annotations

import pytest

from orrery.core.view import plain
from orrery.games.ti4.rules.nouns import CARD, TEXT
from tests.ti4.notation import asked, fleet, options, place, player, position, say, seat_of, spent, state, why_not

BUSY = {"strategies": "leadership, imperial"}
"""Two strategy cards, both to be used yet."""
TIRED = {"pools": (0, 3, 0)}
"""No command tokens to act with."""


# --- turns (LRR 4, 5) --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 4.1", "LRR 5.1", "LRR 5.2", "LRR 5.3")
def test_turns_go_round_in_initiative_order_without_those_who_have_passed() -> None:
    table = position(
        sol={"strategies": "technology, imperial"},
        letnev={"strategies": "warfare, trade"},
        hacan={"strategies": "construction, politics"},
    )
    for p in state(table).players:
        p.used = sum(1 << card for card in p.strategies)
    turns = []
    for deed in ("tactical", "pass", "tactical", "tactical", "tactical"):
        (who, kind), *_ = asked(table).items()
        assert kind == "act"
        assert state(table).active == seat_of(table, who)
        turns.append(who)
        say(table, f"{who} act {deed}")
        if deed == "tactical":
            say(table, f"{who} activate {101 + len(turns)}")
    assert turns == ["hacan", "letnev", "sol", "hacan", "sol"]


@pytest.mark.rule("LRR 4.2", "LRR 52.4")
def test_whoever_cannot_act_must_pass() -> None:
    table = position(sol=TIRED)
    assert options(table, "sol") == ["pass"]
    assert why_not(table, "sol act tactical") == "LRR 52.4"


@pytest.mark.rule("LRR 4.3", "LRR 4.3c")
def test_whoever_has_passed_has_no_more_turns_and_the_last_one_has_several() -> None:
    table = position()
    say(table, "sol act pass; letnev act pass")
    for where in ("101", "102", "103"):
        assert asked(table) == {"hacan": "act"}
        say(table, f"hacan act tactical; hacan activate {where}")
    assert options(table, "hacan") == ["pass"], "all tokens of the tactic pool are spent"


@pytest.mark.rule("LRR 4.3b")
def test_whoever_has_passed_still_uses_secondary_abilities() -> None:
    table = position(sol=BUSY)
    say(table, "sol act leadership; sol gain_tokens 3 tactic")
    say(table, "letnev act pass; hacan act pass; sol act imperial; sol draw_secret no")
    assert asked(table) == {"letnev": "secondary"}
    say(table, "letnev secondary yes")
    assert len(player(table, "letnev").secrets) == 1


@pytest.mark.rule("LRR 4.4", "LRR 4.4a", "LRR 30.5", "LRR 83.2")
def test_nobody_passes_before_all_own_strategy_cards_are_exhausted() -> None:
    table = position(sol=BUSY)
    assert why_not(table, "sol act pass") == "LRR 4.4"
    say(table, "sol act leadership; sol gain_tokens 3 tactic; letnev act pass; hacan act pass")
    assert why_not(table, "sol act pass") == "LRR 4.4", "one of two is left"
    assert why_not(table, "sol act leadership") == "LRR 83.2"
    say(table, "sol act imperial; sol draw_secret no; letnev secondary no; hacan secondary no")
    assert why_not(table, "sol act pass") == ""


@pytest.mark.rule("LRR 4.5")
def test_when_all_have_passed_the_status_phase_follows() -> None:
    table = position()
    say(table, "sol act pass; letnev act pass")
    assert state(table).phase == "action"
    say(table, "hacan act pass")
    assert state(table).phase == "status"


# --- the active system (LRR 6) -----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 6.1", "LRR 6.3", "LRR 6.4")
def test_a_token_makes_a_system_active_as_long_as_the_tactical_action_lasts() -> None:
    table = position(
        tiles={"203": "19"},
        sol={"space": {"304": "carrier, infantry"}},
        letnev={"tokens": "203"},
        hacan={"tokens": "203"},
    )
    say(table, "sol act tactical")
    assert why_not(table, "sol activate 203") == "", "tokens of others are no obstacle"
    say(table, "sol activate 203; sol move_from 304; sol move carrier, infantry")
    assert player(table, "sol").pools == [2, 5, 2]
    assert player(table, "sol").tokens == 1 << place("203")
    action = state(table).activation
    assert action is not None
    assert action.place == place("203"), "still, while ground forces are committed"
    say(table, "sol commit nothing")
    assert state(table).activation is None


@pytest.mark.rule("LRR 17.6", "LRR 32.3")
def test_all_ships_arrive_together() -> None:
    table = position(
        sol={"space": {"304": "2 cruiser", "204": "cruiser"}}, letnev={"space": {"203": "cruiser"}}, dice=[9, 9, 9, 1]
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move 2 cruiser")
    assert asked(table) == {"sol": "move_from"}, "no combat before all have been declared"
    assert fleet(table, "sol", "203") == {}, "the first ones are on their way"
    say(table, "sol move_from 204; sol move cruiser; sol retreat no")
    assert fleet(table, "letnev", "203") == {}
    assert fleet(table, "sol", "203") == {"cruiser": 3}


# --- action cards in hand (LRR 3) --------------------------------------------------------------------------------


@pytest.mark.rule("LRR 3.1", "LRR 3.3", "LRR 82.3")
def test_in_the_status_phase_everyone_draws_the_top_card() -> None:
    table = position(frames=[("status_phase",)], deck="plague, spy, uprising")
    hands = [[CARD.names[card] for card in p.hand] for p in state(table).players]
    assert hands == [["plague"], ["spy"], ["uprising"]]


@pytest.mark.rule("LRR 3.2", "LRR 68.2", "LRR 68.3")
def test_politics_brings_two_cards_by_either_ability() -> None:
    table = position(sol={"strategies": "leadership, politics"}, deck="plague, spy, uprising, veto")
    say(table, "sol act politics; sol new_speaker letnev")
    while "secondary" not in asked(table).values():
        (who, kind), *_ = asked(table).items()
        say(table, f"{who} {kind} nothing" if kind == "agendas_under" else f"{who} {kind} {options(table, who)[0]}")
    say(table, "letnev secondary yes; hacan secondary no")
    hands = [[CARD.names[card] for card in p.hand] for p in state(table).players]
    assert hands == [["plague", "spy"], ["uprising", "veto"], []]


@pytest.mark.rule("LRR 3.4", "LRR 3.4a")
@pytest.mark.parametrize(("law", "limit"), [("", 7), ("agenda.executive_sanctions", 3)])
def test_nobody_holds_more_cards_than_allowed(law: str, limit: int) -> None:
    names = ["plague", "spy", "uprising", "veto", "bribery", "bunker", "parley"][:limit]
    table = position(frames=[("status_phase",)], laws=law, sol={"hand": ", ".join(names)}, deck="insubordination")
    assert asked(table) == {"sol": "discard"}
    assert why_not(table, "sol discard plague, spy") == "LRR 3.4"
    say(table, "sol discard plague")
    hand = [CARD.names[card] for card in player(table, "sol").hand]
    assert hand == [*names[1:], "insubordination"]


@pytest.mark.rule("LRR 3.5")
def test_action_cards_in_hand_are_secret() -> None:
    table = position(sol={"hand": "plague, spy"})
    seen = [plain(table.view(seat).plain())["state"]["players"][0]["hand"] for seat in range(3)]
    assert seen == [sorted([CARD.index["plague"], CARD.index["spy"]]), {"unknown": 2}, {"unknown": 2}]


@pytest.mark.rule("LRR 3.6", "LRR 31.14", "LRR 31.22")
def test_a_card_is_played_at_its_time_and_not_later_in_the_turn() -> None:
    table = position(sol={"space": {"304": "carrier"}, "hand": "flank_speed"})
    assert "card.flank_speed" not in options(table, "sol"), "it is no action"
    say(table, "sol act tactical; sol activate 203")
    assert options(table, "sol") == ["card.flank_speed", "none"]
    say(table, "sol react nothing")
    assert asked(table) == {"sol": "move_from"}
    say(table, "sol move_from 304; sol move carrier")
    assert asked(table) == {"letnev": "act"}
    assert len(player(table, "sol").hand) == 1


# --- exhausted (LRR 30) ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 30.1", "LRR 30.3", "LRR 24.2", "LRR 74.2")
def test_an_exhausted_planet_pays_neither_resources_nor_influence() -> None:
    """Mecatol Rex would be the sixth resource."""
    given = {"strategies": "leadership, technology", "goods": 1}
    table = position(sol=given, planets={"mecatol_rex": "sol"})
    say(table, "sol act leadership; sol gain_tokens 3 tactic; sol buy_tokens 2; sol pay mecatol_rex")
    assert spent(table) == ["mecatol_rex"]
    say(table, "sol gain_tokens 2 tactic; letnev act pass; hacan act pass; sol act technology")
    say(table, "sol research neural_motivator")
    assert asked(table).get("sol") != "research_more"
    table = position(sol=given, planets={"mecatol_rex": "sol"})
    say(table, "sol act technology; sol research neural_motivator")
    assert asked(table) == {"sol": "research_more"}


@pytest.mark.rule("LRR 30.2", "LRR 82.6")
def test_the_status_phase_readies_all_cards() -> None:
    table = position(
        frames=[("turn",), ("status_phase",), ("agenda_phase",)],
        sol={"exhausted": "jord", "technologies": "sling_relay"},
        letnev={"exhausted": "arc_prime"},
    )
    state(table).players[0].texts.exhaust(TEXT.index["technology.sling_relay"], 0)
    assert spent(table, "sol") == ["technology.sling_relay"]
    say(table, "sol act pass; letnev act pass; hacan act pass")
    while asked(table):
        (who, kind), *_ = asked(table).items()
        decision = table.find(seat_of(table, who))[1]
        table.answer(seat_of(table, who), next(iter(decision.options())), kind)
    assert spent(table) == spent(table, "sol") == []


@pytest.mark.rule("LRR 30.4a", "LRR 31.4")
def test_what_is_not_exhausted_for_works_on_an_exhausted_card() -> None:
    """Self-Assembly Routines: one ability exhausts the card, the other brings a trade good for a destroyed mech."""
    table = position(
        tiles={"203": "19"},
        planets={"wellon": "letnev: 2 infantry"},
        sol={"space": {"304": "carrier, mech"}, "technologies": "self_assembly_routines"},
        dice=[1, 8, 8],
    )
    state(table).players[0].texts.exhaust(TEXT.index["technology.self_assembly_routines"], 0)
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, mech; sol commit mech@wellon")
    say(table, "sol sustain mech")
    assert player(table, "sol").goods == 1
