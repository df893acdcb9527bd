"""LRR R.1 to R.13, R.25 to R.27, R.29 and R.30: named rulings about set-up, turns, combat, production and exploration,
each under both readings; and that every ruling is tried so and has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery.games.ti4
from orrery.core.chance import Chance
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.kinds import HOMES_DRAWN, SPEAKER_DRAWN
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import EXPLORATION, OBJECTIVE, TEXT
from orrery.games.ti4.rules.options import RULINGS, played_with
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.state import Imperium
from orrery.text.numbers import rule_key
from tests.ti4.bargains import agree, propose, proposing
from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, seat_of, state, why_not
from tests.ti4.scenes import all_there, landing

# --- set-up and eliminated players -------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.1")
@pytest.mark.parametrize(("ruling", "first"), [("speaker", 2), ("drawn", 1)])
def test_the_first_home_is_the_speakers_or_drawn(ruling: str, first: int) -> None:
    def fate(ask: Chance[Any], track: int) -> Any:
        return {SPEAKER_DRAWN: (2, 0, 1), HOMES_DRAWN: (1, 2, 0)}.get(ask.kind)

    table = Table.new(GAME, 3, {"first-home": ruling}, seed=1, source=fate)
    s = table.state
    assert isinstance(s, Imperium)
    assert s.speaker == 2
    assert [s.players[(first + n) % 3].position for n in range(3)] == [0, 1, 2]


@pytest.mark.rule("LRR R.2", "LRR 16.1")
@pytest.mark.parametrize(
    ("ruling", "out", "asks"), [("", True, "act"), ("at-once", True, "act"), ("afterwards", False, "react")]
)
def test_a_player_is_out_when_the_own_action_is_over_or_at_once(ruling: str, out: bool, asks: str) -> None:
    table = position(
        options={"eliminated-in-an-action": ruling} if ruling else {},
        tiles={"207": "19"},
        planets={"jord": ":", "wellon": "letnev: 2 infantry"},
        sol={"space": {"309": "carrier, infantry"}},
        letnev={"technologies": "dacxive_animators"},
        dice=[1, 8, 8],
    )
    say(table, "sol act tactical; sol activate 207; sol move_from 309; sol move carrier, infantry")
    assert not player(table, "sol").eliminated, "there is a ground force on its way"
    say(table, "sol commit infantry@wellon")
    assert (player(table, "sol").eliminated, asked(table)) == (out, {"letnev": asks})
    if not out:
        say(table, "letnev react nothing")
    assert (player(table, "sol").eliminated, asked(table)) == (True, {"letnev": "act"})
    assert state(table).activation is None


@pytest.mark.rule("LRR R.3")
@pytest.mark.parametrize("ruling", ["purged", "returned"])
def test_finds_of_an_eliminated_player_are_purged_or_go_back(ruling: str) -> None:
    found = {"texts": "relic.the_obsidian, exploration.enigmatic_device", "fragments": (1, 0, 0, 1)}
    table = position(options={"finds-of-the-eliminated": ruling}, letnev=found)
    eliminate(state(table), seat_of(table, "letnev"))
    s = state(table)
    assert player(table, "letnev").fragments == [0, 0, 0, 0]
    assert (TEXT.index["relic.the_obsidian"] in s.purged) is (ruling == "purged")
    assert len(s.purged_cards) == (3 if ruling == "purged" else 0)
    assert len(s.explored) == (0 if ruling == "purged" else 3)
    assert all_there(table)


@pytest.mark.rule("LRR R.27")
@pytest.mark.parametrize("ruling", ["wins", "plays-on"])
def test_who_is_left_alone_has_won_or_plays_on(ruling: str) -> None:
    nobody = dict.fromkeys(("arc_prime", "wren_terra", "hercant", "arretze", "kamdorn"), ":")
    table = position(
        planets=nobody,
        options={"last-player": ruling, "round-limit": "3"},
        frames=[("turn",), ("status_phase",), ("round",)],
        sol={"strategies": "politics, trade"},
    )
    assert table.over is (ruling == "wins")
    dice = Random(1)
    while not table.over:
        (track,) = table.pending
        table.put(track, table.pending[track].sample(dice))
    assert GAME.winners(state(table)) == [seat_of(table, "sol")]
    assert state(table).round == (1 if ruling == "wins" else 3)


# --- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.4")
@pytest.mark.parametrize(("ruling", "asks"), [("no", {"hacan": "act"}), ("yes", {"letnev": "secondary"})])
def test_a_secondary_ability_without_effect_cannot_or_can_be_used(ruling: str, asks: dict[str, str]) -> None:
    table = position(options={"idle-secondaries": ruling}, sol={"strategies": "diplomacy"})
    say(table, "sol act diplomacy; sol shield_system 304")
    assert asked(table) == asks, "no planet of Letnev is exhausted"
    if ruling == "yes":
        say(table, "letnev secondary yes")
        assert player(table, "letnev").pools == [3, 5, 1]


@pytest.mark.rule("LRR R.4", "LRR 31.11")
def test_nobody_pays_resources_for_nothing() -> None:
    table = position(
        options={"idle-secondaries": "yes"},
        sol={"strategies": "technology"},
        letnev={"exhausted": "arc_prime, wren_terra"},
        hacan={"pools": (3, 3, 0)},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research neural_motivator")
    assert asked(table) == {"sol": "act"}


@pytest.mark.rule("LRR R.5")
@pytest.mark.parametrize(("ruling", "asks"), [("end-abilities", {"sol": "react"}), ("no-abilities", {"letnev": "act"})])
def test_a_turn_that_a_card_ends_has_an_end_or_none(ruling: str, asks: dict[str, str]) -> None:
    table = position(
        options={"ended-turns": ruling},
        sol={"strategies": "leadership", "technologies": "predictive_intelligence"},
        letnev={"hand": "coup_detat"},
    )
    say(table, "sol act leadership; letnev react card.coup_detat")
    assert asked(table) == asks
    table = position(
        options={"ended-turns": ruling},
        laws="agenda.minister_of_peace hacan",
        sol={"technologies": "predictive_intelligence"},
        letnev={"space": {"203": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 203; hacan react agenda.minister_of_peace")
    assert asked(table) == asks
    assert state(table).activation is None


@pytest.mark.rule("LRR R.29")
@pytest.mark.parametrize(("ruling", "times"), [("2", 2), ("4", 4)])
def test_how_often_a_transaction_can_be_proposed(ruling: str, times: int) -> None:
    table = position(
        options={"offers": ruling}, sol={"space": {"203": "cruiser"}, "goods": 2}, letnev={"space": {"203": "carrier"}}
    )
    for _ in range(times):
        assert "sol" in proposing(table)
        propose(table, "sol, letnev", gives="goods")
        agree(table, "letnev", yes=False)
    assert "sol" not in proposing(table)


# --- combat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.6")
@pytest.mark.parametrize(("ruling", "first"), [("attacker", "hacan"), ("defender", "winnu")])
def test_the_attacker_or_the_defender_assigns_hits_first(ruling: str, first: str) -> None:
    rulings = {"first-to-assign": ruling}
    table = battle("cruiser, carrier", "cruiser, carrier", dice=[9, 1, 9, 1], options=rulings)
    assert asked(table) == {first: "lose"}
    table = position(
        options=rulings,
        tiles={"203": "19"},
        planets={"wellon": "letnev: mech, infantry"},
        sol={"space": {"203": "carrier, mech, infantry"}},
        dice=[9, 1, 9, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol commit mech@wellon, infantry@wellon")
    assert asked(table) == {"sol" if ruling == "attacker" else "letnev": "sustain"}


@pytest.mark.rule("LRR R.7")
@pytest.mark.parametrize("tile", ["42", "43", "44"], ids=["nebula", "supernova", "asteroids"])
@pytest.mark.parametrize(("ruling", "asks"), [("no", "act"), ("yes", "retreat")])
def test_anomalies_bar_retreats_or_do_not(tile: str, ruling: str, asks: str) -> None:
    mine = {"space": {"102": "destroyer"}}
    table = battle("cruiser", "cruiser", tiles={"102": tile}, winnu=mine, dice=[9, 1],
                   options={"retreat-into-anomalies": ruling})  # fmt: skip
    assert asked(table) == {"winnu": asks}


RIFT = "41"


@pytest.mark.rule("LRR R.8")
@pytest.mark.parametrize(
    ("ruling", "left"), [("no-dice", {"carrier": 1, "cruiser": 1, "fighter": 4}), ("dice", {"cruiser": 1})]
)
def test_a_gravity_rift_takes_ships_that_retreat_or_does_not(ruling: str, left: dict[str, int]) -> None:
    table = battle(
        "cruiser",
        "carrier, cruiser, 4 fighter",
        tile=RIFT,
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        dice=[1, 1, 1, 1, 1, 1, 1, *([4, 3] if ruling == "dice" else [])],
        options={"retreat-from-a-rift": ruling},
    )
    say(table, "winnu retreat yes; winnu retreat_to 102")
    left = {"carrier": 1, "cruiser": 1, "fighter": 4} if ruling == "no-dice" else {"cruiser": 1}
    assert fleet(table, "winnu", "102") == left, "without the carrier the fighters have no room"
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR R.9")
@pytest.mark.parametrize(("ruling", "asks"), [("yes", {"sol": "retreat"}), ("no", {"letnev": "act"})])
def test_ships_retreat_through_wormholes_closed_by_law_or_do_not(ruling: str, asks: dict[str, str]) -> None:
    table = position(
        laws="agenda.enforced_travel_ban",
        tiles={"203": "39", "208": "39"},
        sol={"space": {"203": "destroyer", "208": "carrier"}},
        letnev={"space": {"208": "cruiser"}},
        options={"retreat-through-closed-wormholes": ruling},
        dice=[1, 9] if ruling == "no" else [1, 1],
    )
    say(table, "sol act tactical; sol activate 208")
    assert asked(table) == asks
    if ruling == "yes":
        say(table, "sol retreat yes; sol retreat_to 203")
        assert fleet(table, "sol", "203") == {"carrier": 1, "destroyer": 1}


@pytest.mark.rule("LRR R.25")
@pytest.mark.parametrize(("ruling", "left"), [("at-once", {"cruiser": 1}), ("after-hits", {"cruiser": 2})])
@pytest.mark.parametrize("crown", ["relic", "agenda"])
def test_the_crown_of_thalnos_destroys_before_or_after_hits_are_assigned(
    crown: str, ruling: str, left: dict[str, int]
) -> None:
    """Sol has three cruisers; one rerolls and misses, and Letnev hits once: the same cruiser may take the hit."""
    law = crown == "agenda"
    table = position(
        options={"crown-of-thalnos": ruling, **({"expansion": "base"} if law else {})},
        laws="agenda.the_crown_of_thalnos sol" if law else "",
        sol={"space": {"101": "3 cruiser"}, **({} if law else {"texts": "relic.the_crown_of_thalnos"})},
        letnev={"space": {"101": "3 cruiser"}},
        dice=[9, 1, 1, 1, 9, 1, 1, 1, 1, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    say(table, f"sol react {crown}.the_crown_of_thalnos; sol aim_dice 1 2")
    assert fleet(table, "letnev", "101") == {"cruiser": 2}
    assert fleet(table, "sol", "101") == left


# --- production --------------------------------------------------------------------------------------------------

HOME = {"arretze": "hacan: space_dock"}


@pytest.mark.rule("LRR R.10")
@pytest.mark.parametrize(("ruling", "rules"), [("old-units-go", ("", "")), ("no-room", ("LRR 32.1", "LRR 49.2"))])
def test_new_units_displace_old_ones_or_need_room_of_their_own(ruling: str, rules: tuple[str, str]) -> None:
    table = position(
        "hacan, winnu, letnev",
        planets=HOME,
        hacan={"space": {"304": "2 cruiser, 3 fighter"}, "pools": (3, 2, 2), "goods": 5},
        options={"production-over-limits": ruling},
    )
    say(table, "hacan act tactical; hacan activate 304; hacan move_from nothing")
    assert (why_not(table, "hacan produce cruiser"), why_not(table, "hacan produce fighter")) == rules
    assert why_not(table, "hacan produce 2 infantry") == ""
    if ruling == "old-units-go":
        say(table, "hacan produce dreadnought; hacan pay 4 trade_good; hacan remove cruiser")
        assert fleet(table, "hacan", "304") == {"cruiser": 1, "dreadnought": 1, "fighter": 3}


@pytest.mark.rule("LRR R.10")
def test_where_there_is_room_both_readings_are_the_same() -> None:
    table = position(
        "hacan, winnu, letnev",
        planets=HOME,
        hacan={"space": {"304": "cruiser"}, "pools": (3, 2, 2), "goods": 9},
        options={"production-over-limits": "no-room"},
    )
    say(table, "hacan act tactical; hacan activate 304; hacan move_from nothing")
    assert why_not(table, "hacan produce carrier, 3 fighter") == ""


@pytest.mark.rule("LRR R.11")
@pytest.mark.parametrize(("ruling", "asks"), [("units-needed", "winnu act"), ("no-units-needed", "hacan react")])
def test_self_assembly_routines_need_new_units_or_none(ruling: str, asks: str) -> None:
    table = position(
        "hacan, winnu, letnev",
        planets=HOME,
        hacan={"technologies": "self_assembly_routines"},
        options={"self-assembly-routines": ruling},
    )
    say(table, "hacan act tactical; hacan activate 304; hacan produce nothing")
    assert asked(table) == dict([asks.split()])
    if ruling == "no-units-needed":
        say(table, "hacan react technology.self_assembly_routines; hacan aim_planet kamdorn")
        assert on_planet(table, "kamdorn") == ("hacan", {"mech": 1})


@pytest.mark.rule("LRR R.11")
@pytest.mark.parametrize(("ruling", "no"), [("units-needed", "LRR 69.1"), ("no-units-needed", "")])
def test_tungstantus_pays_for_new_units_or_for_none(ruling: str, no: str) -> None:
    table = position(
        "hacan, winnu, letnev",
        planets=HOME,
        hacan={"texts": "leader.tungstantus"},
        options={"self-assembly-routines": ruling},
    )
    say(table, "hacan act tactical; hacan activate 304; hacan react leader.tungstantus")
    assert why_not(table, "hacan produce nothing") == no
    say(table, "hacan produce infantry; hacan pay trade_good")
    assert player(table, "hacan").goods == 0


@pytest.mark.rule("LRR R.26")
@pytest.mark.parametrize(("ruling", "value"), [("usable", 0), ("printed", 6)])
def test_units_that_must_not_produce_have_no_production_value_or_theirs(ruling: str, value: int) -> None:
    table = position(
        options={"produce-en-masse": ruling, "expansion": "base"},
        laws="agenda.holy_planet_of_ixth jord",
        planets={"jord": "sol: space_dock"},
    )
    objective = OBJECTIVE.index["produce_en_masse"]
    assert progress(state(table), seat_of(table, "sol"), objective).have == value


# --- exploration -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.12")
@pytest.mark.parametrize(("ruling", "most"), [("first", 4), ("after-texts", 2)])
def test_a_gained_planet_is_explored_before_or_after_what_else_follows(ruling: str, most: int) -> None:
    """Vefut II has 2 resources, and 4 once the mining world has been found."""
    table = landing(
        "20",
        "infantry@vefut_ii",
        explores="mining_world",
        sol={"technologies": "integrated_economy", "goods": 5},
        options={"exploring-gained-planets": ruling},
    )
    say(table, "sol react technology.integrated_economy")
    assert why_not(table, f"sol produce {most // 2} mech") == ""
    assert why_not(table, f"sol produce {most // 2 + 1} mech") == "LRR 26.3"
    say(table, "sol produce nothing")
    assert len(state(table).attached) == 1


@pytest.mark.rule("LRR R.13")
@pytest.mark.parametrize("ruling", ["at-once", "when-needed"])
def test_an_empty_exploration_deck_is_made_anew_at_once_or_when_needed(ruling: str) -> None:
    rulings = {"empty-exploration-deck": ruling}
    table = landing("35", "infantry@bereg, infantry@lirta_iv", explores="core_mine", options=rulings)
    s, last = state(table), EXPLORATION.index["core_mine"]
    deck = s.hazardous
    (*others, _) = sorted((card for layer in deck.layers for card in layer), key=lambda card: card == last)
    s.explored += others
    deck.layers, deck.seen = [[last]], [0]
    say(table, "sol explore_next bereg")
    assert len(state(table).hazardous) == (len(others) if ruling == "at-once" else 0)
    say(table, "sol explore_offer nothing")
    left = [card for layer in state(table).hazardous.layers for card in layer]
    assert len(left) == len(others) - (ruling == "at-once"), "with or without the core mine that was found last"


@pytest.mark.rule("LRR R.30")
@pytest.mark.parametrize(("ruling", "no"), [("alone-too", ""), ("with-a-known-one", "LRR 73.1")])
def test_three_unknown_relic_fragments_bring_a_relic_or_need_a_known_one(ruling: str, no: str) -> None:
    rulings = {"unknown-fragments": ruling}
    assert why_not(position(options=rulings, sol={"fragments": (0, 0, 0, 3)}), "sol act relic") == no
    assert why_not(position(options=rulings, sol={"fragments": (1, 0, 0, 2)}), "sol act relic") == ""


# --- all of them -------------------------------------------------------------------------------------------------


def marked(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The rules that tests are marked with, each with the texts that its test contains."""
    for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(test, ast.FunctionDef):
            said = {str(node.value) for node in ast.walk(test) if isinstance(node, ast.Constant)}
            yield from ((word, said) for word in said if re.fullmatch(r"LRR R\.\d+", word))


def test_every_ruling_is_tried_under_each_reading() -> None:
    tried: dict[str, set[str]] = {}
    for path in Path(__file__).parent.glob("test_rulings*.py"):
        for rule, said in marked(path):
            tried[rule] = tried.get(rule, set()) | said
    assert {it.rule for it in RULINGS} == tried.keys()
    for it in RULINGS:
        assert {it.name, *it.values} <= tried[it.rule], it.name


def test_rulings_are_numbered_and_the_default_is_no_bit() -> None:
    assert [it.rule for it in RULINGS] == [f"LRR R.{n}" for n in range(1, len(RULINGS) + 1)]
    assert played_with({it.name: it.default for it in RULINGS}) == 0
    assert played_with({it.name: it.values[1] for it in RULINGS}) == (1 << len(RULINGS)) - 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_options_and_rulings_have_names_in_both_languages(lang: Any) -> None:
    folder = Path(orrery.games.ti4.__file__).parent / "text"
    written = {name: (folder / f"{name}.{lang}.ftl").read_text(encoding="utf-8") for name in ("lobby", "rules")}
    words = dict(re.findall(r"^([\w-]+) = (.+)$", "\n".join(written.values()), re.M))
    wanted = set()
    for it in GAME.settings + GAME.rulings:
        keys = [f"ti4-set-{it.name}", *(f"ti4-set-{it.name}-{value}" for value in it.values if not it.numeric)]
        assert len({words[key] for key in keys}) == len(keys), it.name
        own = [key for key in (f"ti4-set-{it.name}-about",) if not it.rule or key in words]
        assert words[own[0] if own else f"ti4-rule-{rule_key(it.rule)}"]
        wanted |= {*keys, *own, *([f"ti4-set-{it.name}-free"] if it.reader is not None else [])}
    assert {key for key in words if key.startswith("ti4-set-")} == wanted
