"""Figures of Twilight Imperium 3 in the browser: what is on the table, from the galaxy to the ballots of a vote, and
nothing that the reader may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from orrery.core.ask import Decision, Pick
from orrery.games.ti3.rules.board import influence, planets_of, resources
from orrery.games.ti3.rules.data import PLANET_NAMES, RACES
from orrery.games.ti3.rules.objectives import MET, is_met
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.setup import free_places
from orrery.games.ti3.rules.units import CRUISER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS, tally
from orrery.server.messages import Thing
from orrery.server.views import shown, speaking, why_not
from orrery.text import LANGUAGES
from tests.server.ti3_boards import BUILT, NAMES, OPTIONS, PLAYERS, component, counted, positions, words
from tests.ti3.notation import place, planet, position, say

LARGEST = 30_000
"""Figures are never larger than this when sent."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


# --- figures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_are_where_the_state_has_them(players: int) -> None:
    for it in positions(players, every=11, options=OPTIONS):
        s: Any = it.state
        told = counted(it, 0)
        for number, now in enumerate(told["systems"]):
            assert now["tile"] == s.tiles[number]
            assert now["activated"] == [seat for seat, p in enumerate(s.players) if p.activated >> number & 1]
            fleets = {fleet["seat"]: fleet["units"] for fleet in now["fleets"]}
            assert fleets == {
                seat: [*tally(p.fleets[number]).values()] for seat, p in enumerate(s.players) if number in p.fleets
            }
        for number, now in enumerate(told["planets"]):
            there = (now["owner"], now["troops"], now["pds"], now["dock"], now["exhausted"])
            assert there == (
                s.owner[number], s.troops[number], s.pds[number],
                bool(s.docks >> number & 1), bool(s.exhausted >> number & 1),
            )  # fmt: skip
            assert now["place"] == (s.places[number] if s.phase != "setup" else now["place"])
        for seat, p in enumerate(s.players):
            mine = told["seats"][seat]
            assert (mine["pools"], mine["goods"], mine["points"]) == (p.counters, p.goods, p.points)
            assert [one["card"] for one in mine["strategies"]] == p.strategies
            assert mine["reinforcements"] + sum(mine["pools"]) + mine["counters_out"] == 16
            assert mine["tiles_count"] == len(p.tiles) + len(p.open_tiles)
            assert mine["resources"]["all"] == sum(resources(s, n) for n in planets_of(s, seat))
            assert mine["influence"]["ready"] == sum(
                influence(s, n) for n in planets_of(s, seat) if not s.exhausted >> n & 1
            )


@pytest.mark.parametrize("players", [3, 5])
def test_every_reader_is_told_every_position_quickly_and_briefly(players: int) -> None:
    for number, it in enumerate(positions(players, every=7, seed=8, options=OPTIONS)):
        for reader in (-2, -1, *range(players)):
            told = counted(it, reader, LANGUAGES[number % 2])
            sent = msgspec.json.encode(told)
            assert len(sent) < LARGEST
            assert msgspec.json.decode(sent)["seats"] == told["seats"], "plain data as they stand"


def test_hands_secrets_and_tiles_are_for_their_owner() -> None:
    seen = 0
    for it in positions(3, every=3, rounds=3, options=BUILT):
        s: Any = it.state
        for reader in (0, 1, -1):
            for seat, (told, p) in enumerate(zip(counted(it, reader)["seats"], s.players, strict=True)):
                looked_at = list(p.shown.by_seen)
                assert told["hand_count"] == len(p.hand) + sum(map(len, p.shown.by_seen.values()))
                assert told["secret_count"] == len(p.secret)
                if seat == reader:
                    assert looked_at or told["hand"] == sorted(p.hand)
                    assert told["secret"] == p.secret
                    assert sorted(told["tiles"]) == sorted([*p.tiles, *p.open_tiles])
                    seen += len(p.hand)
                else:
                    assert told["secret"] is None
                    assert told["hand"] is None
                    assert told["tiles"] is None or told["tiles"] == p.open_tiles
                    assert {one["objective"] for one in told["progress"]} <= set(s.objectives)
        everything = counted(it, -2)["seats"]
        assert [one["secret"] for one in everything] == [p.secret for p in s.players]
    assert seen > 20


def test_a_face_down_system_is_marked_and_not_named() -> None:
    it = next(it for it in positions(5, options=BUILT) if it.state.laid > 4)
    s: Any = it.state
    told = counted(it, 0)
    marked = [now for now in told["systems"] if now["face_down"]]
    assert [(now["tile"], now["planets"]) for now in marked] == [(-1, [])]
    assert told["building"]["free"] == list(free_places(s))
    (decision,) = it.pending.values()
    assert told["building"]["seat"] == decision.seat


def test_a_domain_counter_is_named_to_those_who_have_looked() -> None:
    seen = 0
    for it in positions(3, seed=4, every=5, rounds=5, options={"distant-suns": "on"}):
        s: Any = it.state
        for reader in (0, 1, 2, -1):
            for number, now in enumerate(counted(it, reader)["planets"]):
                known = [e for e in s.explored if e.planet == number and e.counter.seen_by(reader)]
                if number in s.domains:
                    assert now["domain"] == s.domains[number]
                elif known:
                    assert now["domain"] == known[0].counter.seen_by(reader)[0]
                else:
                    hidden = s.unexplored >> number & 1 or any(e.planet == number for e in s.explored)
                    assert now["domain"] == (-2 if hidden else -1)
                seen += now["domain"] == -2
    assert seen > 100


def test_units_are_worth_what_race_and_technology_make_of_them() -> None:
    table = position("norr, l1z1x, jol_nar", norr={"technologies": "hylar_v_assault_laser, type_iv_drive"})
    norr, l1z1x, jol_nar = (seat["units"] for seat in counted(table, -1)["seats"])
    assert (norr[CRUISER]["combat"], norr[CRUISER]["move"]) == (5, 3)
    assert (l1z1x[DREADNOUGHT]["cost"], l1z1x[DREADNOUGHT]["combat"]) == (4, 4)
    assert (jol_nar[FIGHTER]["combat"], jol_nar[PDS]["combat"], jol_nar[GROUND_FORCE]["lot"]) == (10, 6, 2)


def test_progress_says_met_as_the_rules_do() -> None:
    seen = 0
    for it in positions(4, seed=6, every=9, rounds=3):
        s: Any = it.state
        if s.phase == "setup":
            continue
        for seat in range(4):
            for objective in MET:
                met, have, need = progress(s, seat, objective)
                assert met == is_met(s, seat, objective)
                assert 0 <= have <= need
                assert have == need or not met
                seen += have > 0
    assert seen > 100


# --- what is going on --------------------------------------------------------------------------------------------


def test_a_battle_shows_both_fleets_dice_and_hits() -> None:
    table = position(
        "sol, norr, hacan",
        sol={"fleets": {"b1": "2 cruiser, carrier"}},
        norr={"fleets": {"a1": "dreadnought, destroyer"}},
        dice=[10, 10, 1, 1],
    )
    say(table, "sol action tactical; sol activate a1; sol move_from b1; sol move 2 cruiser; sol move_from nothing")
    told = counted(table, -1)
    battle = told["battle"]
    assert battle["place"] == place("a1")
    assert [side["seat"] for side in battle["sides"]] == [0, 1]
    assert battle["sides"][0]["units"][CRUISER] == 2
    assert battle["sides"][1]["hits"] == 2
    (rolled, back) = battle["rolls"]
    assert [(die["unit"], die["pips"], die["need"], die["hit"]) for die in rolled["dice"]] == [
        (CRUISER, 10, 7, True), (CRUISER, 10, 7, True),
    ]  # fmt: skip
    assert (back["seat"], back["against"], back["kind"], back["hits"]) == (1, 0, "battle", 0)


def test_an_invasion_shows_who_has_landed_where() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"a1": "saudor"},
        planets={"Saudor": "norr: 2 ground_force"},
        sol={"fleets": {"b1": "carrier, 3 ground_force, dreadnought"}},
    )
    say(table, "sol action tactical; sol activate a1; sol move_from b1")
    say(table, "sol move carrier, dreadnought, 3 ground_force; sol land 3 ground_force")
    told = counted(table, -1)
    assert told["planets"][planet("Saudor")]["landed"] == {"seat": 0, "troops": 3, "pds": 0}
    assert (told["invasion"]["invader"], told["invasion"]["defender"]) == (0, 1)
    assert told["invasion"]["troops"] == [3, 2]


def test_a_trade_offer_lies_open_until_it_is_answered() -> None:
    table = position("sol, norr, hacan", sol={"strategies": "trade", "goods": 2})
    say(table, "sol action trade; sol trade_way first")
    (asked,) = table.pending.values()
    made = next(deal for deal in asked.options() if deal is not None and deal.partner == 1 and deal.given("goods") == 1)
    table.answer(0, made)
    offer = counted(table, -1)["offer"]
    assert (offer["seat"], offer["rival"], offer["given"], offer["wanted"]) == (0, 1, 1, 0)
    assert offer["mine"] == RACES[table.state.players[0].race].contracts[made.things_given("contract")[0]]
    say(table, "norr accept no")
    assert counted(table, -1)["offer"] is None


def test_a_vote_shows_agenda_ballots_and_who_is_next() -> None:
    table = position("sol, norr, hacan", politics="repeal, imperial_mandate", frames=[("agenda", 0, -1), ("turn",)])
    asked = [d for d in table.pending.values() if d.kind.name == "vote"]
    if not asked:  # nothing can be repealed: the next agenda
        table = position("sol, norr, hacan", politics="imperial_mandate", frames=[("agenda", 0, -1), ("turn",)])
        asked = [d for d in table.pending.values() if d.kind.name == "vote"]
    council = counted(table, -1)["council"]
    assert component("politic", council["card"]).id == "imperial_mandate"
    assert [voter["seat"] for voter in council["to_vote"]] == [1, 2, 0]
    assert council["ballots"] == []
    say(table, "norr vote for")
    council = counted(table, -1, "de")["council"]
    (ballot,) = council["ballots"]
    assert (ballot["seat"], ballot["told"], ballot["things"]) == (1, "dafür", [{"noun": "side", "id": "for"}])
    assert council["tallies"][0]["votes"] == ballot["votes"]
    assert [voter["seat"] for voter in council["to_vote"]] == [2, 0]


def test_laws_say_whom_they_are_about() -> None:
    table = position("sol, norr, hacan", laws="minister_of_war 1, code_of_honor 0")
    laws = counted(table, -1)["laws"]
    assert [(component("politic", law["card"]).id, law["told"]) for law in laws] == [
        ("minister_of_war", "Ben"), ("code_of_honor", ""),
    ]  # fmt: skip


def picked_from(decision: Decision[Any]) -> Sequence[int]:
    """The things of which some are to be picked."""
    assert isinstance(decision, Pick)
    return decision.items


def test_a_question_comes_with_the_numbers_its_form_needs() -> None:
    kinds = set()
    for it in positions(4, seed=2, rounds=4):
        for decision in it.pending.values():
            (asked,) = [a for a in counted(it, decision.seat)["asked"].values() if a["kind"] == decision.kind.name][:1]
            kinds.add(decision.kind.name)
            if decision.kind.name == "pay":
                encode = decision.kind.noun.encode
                assert sum(asked["worth"][encode(item)] for item in picked_from(decision)) >= asked["price"]
            if decision.kind.name == "build":
                items = picked_from(decision)
                assert all(items.count(unit) <= most for unit, most in enumerate(asked["most"]))
                assert asked["money"] >= min(asked["costs"])
    assert {"pay", "build"} <= kinds


def test_what_cannot_be_done_now_is_explained_by_its_rule() -> None:
    table = position("sol, norr, hacan", sol={"strategies": "trade", "counters": (2, 0, 3)})
    forbidden = {("action", "pass"): "T3.6.2", ("strategy", "warfare"): "T3.6.3", ("action", "tactical"): "T3.7.1"}
    for (noun, id_), rule in forbidden.items():
        assert why_not(table, 0, Thing(noun, id_), words()).rules == [rule]
    possible = why_not(table, 0, Thing("strategy", "trade"), words())
    assert possible.lines[0].startswith("That is possible now: ")


def test_one_pays_with_planets_on_the_map() -> None:
    for it in positions(4, seed=2, rounds=4):
        for decision in it.pending.values():
            if decision.kind.name == "pay":
                s: Any = it.state
                tired = [n for n in planets_of(s, decision.seat) if s.exhausted >> n & 1]
                told = shown(it, decision.seat, speaking(it, "en", NAMES[:4], decision.seat))
                lit = {
                    thing.id for offer in told.questions[0].offers for thing in offer.things if thing.noun == "planet"
                }
                assert lit == {PLANET_NAMES[n] for n in picked_from(decision) if n < len(PLANET_NAMES)}
                for planet_ in tired:
                    because = why_not(it, decision.seat, Thing("planet", PLANET_NAMES[planet_]), words())
                    assert because.rules == ["T3.3.3"]
                if tired and lit:
                    return
    pytest.fail("nobody has paid with planets")
