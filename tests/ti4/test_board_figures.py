"""The figures of the board: they fit their shapes at every count of seats, tell nobody what is hidden, agree with the
rules, and are small and quick."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.core.abilities import Ability
from orrery.games.ti4.board import shapes
from orrery.games.ti4.board.show import figures
from orrery.games.ti4.rules.board import influence, planets_of, resources, scores_public
from orrery.games.ti4.rules.data import CARRIER, DREADNOUGHT, FIGHTER, INFANTRY, MECATOL_REX, MODELS, TILES
from orrery.games.ti4.rules.galaxy import CREUSS_AT, NEXUS_AT, homes
from orrery.games.ti4.rules.nouns import FOR, NOTE, OBJECTIVE, TEXT
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.research import missing, researchable
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Colour, Objective
from orrery.server.changes import applied, changes
from tests.ti4.boards import PLAYERS, counted, positions, words
from tests.ti4.councils import cast, council
from tests.ti4.notation import place, planet, position, say

MOST_BYTES = 10_000


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_sent_fits_the_shapes_at_every_count(players: int) -> None:
    phases = set()
    for it in positions(players, seed=players, every=9):
        phases.add(it.state.phase)
        for seat in (-1, 0, players - 1):
            sent = msgspec.json.encode(figures(it.view(seat), words("de", seat)))
            assert msgspec.json.encode(msgspec.json.decode(sent, type=shapes.Figures, strict=True)) == sent
    assert {"strategy", "action", "status"} <= phases
    drawn = counted(it, 0)
    assert [drawn["systems"][at]["home"] for at in homes(it.state.layout)] != [-1] * players
    assert len(drawn["seats"]) == players


def test_the_map_being_built_is_drawn_tile_by_tile() -> None:
    for it in positions(5, seed=2, answers=60, every=3, options={"galaxy": "build"}):
        now, s = counted(it, 0), it.state
        if s.owner:
            break
        if s.tiles:
            laid = [system["tile"] if system else -1 for system in now["systems"]]
            assert laid == [*s.tiles]
            drawn = {(row["place"], it, row["owner"]) for it, row in enumerate(now["planets"]) if row}
            assert drawn == {(at, it, -1) for at, tile in enumerate(laid) if tile >= 0 for it in TILES[tile].planets}
            assert now["seats"][0]["tiles"] == sorted(s.players[0].tiles)
            assert now["seats"][1]["tiles"] is None or not s.players[1].tiles
            assert now["building"] is None or set(now["building"]["free"]).isdisjoint(
                at for at, tile in enumerate(laid) if tile >= 0
            )


# --- nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(3, 11), (6, 12)])
def test_a_reader_sees_own_cards_and_only_counts_those_of_others(players: int, seed: int) -> None:
    hands = notes = 0
    for it in positions(players, seed, answers=500, every=7):
        s: Imperium = it.state
        for reader in range(-1, players):
            for seat, (now, p) in enumerate(zip(counted(it, reader)["seats"], s.players, strict=True)):
                assert now["hand_count"] == len(p.hand) + len(p.shown)
                assert now["notes_count"] == len(p.notes)
                assert set(now["notes"]) <= set(p.notes.seen_by(reader) if reader != seat else p.notes)
                if seat == reader:
                    assert now["hand"] == sorted([*p.hand, *p.shown])
                    assert now["secrets"] == sorted(p.secrets)
                    assert sorted(now["notes"]) == sorted(p.notes)
                    hands += len(p.hand)
                    notes += len(p.notes)
                else:
                    assert now["hand"] is None or not p.hand
                    assert now["secrets"] is None or not p.secrets
                    hidden = set(p.secrets) - set(s.objectives)
                    assert hidden.isdisjoint(it["objective"] for it in now["progress"])
    assert hands
    assert notes


def test_hidden_cards_change_nothing_in_what_others_are_sent() -> None:
    for it in positions(4, 21, answers=300, every=23):
        before = [counted(it, reader) for reader in range(-1, 4)]
        s: Imperium = it.state
        p = s.players[2]
        saved = p.hand[:], p.secrets[:]
        p.hand = [Ability(card + 1) for card in p.hand]
        p.secrets = [Objective(card + 1) for card in p.secrets]
        for reader in (-1, 0, 1, 3):
            now = counted(it, reader)
            now["asked"] = before[reader + 1]["asked"]
            assert now == before[reader + 1]
        p.hand, p.secrets = saved


def test_a_note_that_was_given_away_is_known_to_two() -> None:
    table = position("sol, letnev, hacan")
    s: Imperium = table.state
    note = NOTE.index["ceasefire@seat_1"]
    sol, letnev = s.players[0], s.players[1]
    sol.notes.take(note)
    sol.notes.keep_seen(0b11)
    letnev.notes.put([note], 0b11)
    known = [note in counted(table, reader)["seats"][1]["notes"] for reader in (-1, 0, 1, 2)]
    assert known == [False, True, True, False]


# --- as the rules say --------------------------------------------------------------------------------------------


def test_planets_objectives_and_technologies_are_as_the_rules_say() -> None:
    for it in positions(6, 5, answers=600, every=31):
        s: Imperium = it.view(0).state
        if not s.owner:
            continue
        now = counted(it, 0)
        for seat, sheet in enumerate(now["seats"]):
            mine = planets_of(s, seat)
            assert sheet["planets"] == mine
            assert sheet["resources"]["all"] == sum(resources(s, one) for one in mine)
            assert sheet["influence"]["all"] == sum(influence(s, one) for one in mine)
            assert sheet["researchable"] == researchable(s, seat)
            for lacking in sheet["lacking"]:
                short = missing(s, seat, lacking["technology"])
                assert lacking["colours"] == [short.get(Colour(colour), 0) for colour in range(4)]
            assert sheet["scores_public"] == scores_public(s, seat)
            for step in sheet["progress"]:
                assert (step["have"], step["need"]) == progress(s, seat, step["objective"])
        drawn = [n for n, planet_now in enumerate(now["planets"]) if planet_now is not None]
        assert drawn == [n for n, at in enumerate(s.places) if at >= 0]


def test_who_has_lost_a_planet_at_home_cannot_score_public_objectives_but_saar_can() -> None:
    """LRR 14.16; the Saar need no home system."""
    lost = {"jord": "hacan: infantry", "ragh": "hacan: infantry"}
    table = position("sol, saar, hacan", planets=lost, saar={"texts": "faction.saar.nomadic"})
    assert [sheet["scores_public"] for sheet in counted(table, 0)["seats"]] == [False, True, True]


def test_progress_on_a_price_in_several_things_names_what_is_missing() -> None:
    table = position("sol, letnev, hacan", objectives="amass_wealth, erect_a_monument", sol={"goods": 1})
    amass, erect = sorted(counted(table, 0)["seats"][0]["progress"], key=lambda it: it["need"], reverse=True)
    assert (amass["have"], amass["need"], amass["lacking"]) == (4, 9, [0, 3, 2]), "Jord yields 4 resources"
    assert "lacking" not in erect


def test_tokens_stand_for_fighters_beyond_the_plastic_which_then_is_used_up() -> None:
    table = position("sol, letnev, hacan", sol={"space": {"304": "carrier, carrier, carrier, 12 fighter"}})
    fighters = counted(table, 0)["seats"][0]["units"][FIGHTER]
    assert (fighters["on_board"], fighters["reserve"]) == (12, 0)
    assert MODELS[fighters["model"]].name == "fighter_i"


def test_fleets_with_damage_tokens_and_garrisons() -> None:
    table = position(
        "sol, letnev, hacan",
        tiles={"203": "25"},
        planets={"jord": "sol: 3 infantry"},
        sol={"space": {"304": "carrier, dreadnought, damaged_dreadnought, 2 fighter"}},
        letnev={"tokens": "203"},
    )
    now = counted(table, 0)
    (fleet,) = now["systems"][place("304")]["fleets"]
    assert (fleet["units"][DREADNOUGHT], fleet["damaged"][DREADNOUGHT]) == (2, 1)
    assert (fleet["size"], fleet["cargo"]) == (3, 2)
    assert now["systems"][place("203")]["tokens"] == [1]
    (garrison,) = now["planets"][planet("jord")]["units"]
    assert garrison["units"][INFANTRY] == 3
    assert garrison["damaged"] == []


def test_reach_is_shown_before_a_system_is_activated() -> None:
    table = position("sol, letnev, hacan", sol={"space": {"304": "2 cruiser"}})
    say(table, "sol act tactical")
    (asked,) = [it for it in counted(table, 0)["asked"].values() if it["kind"] == "activate"]
    reach = {it["place"]: it["origins"] for it in asked["reach"]}
    assert [origin["place"] for origin in reach[place("203")]] == [place("304")]
    assert place("310") not in reach, "too far away"
    assert not counted(table, 1)["asked"]


def test_reach_counts_the_rifts_on_the_way_and_what_could_come_along() -> None:
    """The carriers get to 202 only through the rift in 303, which takes them one farther (LRR 37.1)."""
    table = position(
        "sol, letnev, hacan",
        tiles={"303": "41"},
        planets={"jord": "sol: 3 infantry"},
        sol={"space": {"304": "carrier, 2 fighter", "303": "carrier"}},
    )
    say(table, "sol act tactical")
    (asked,) = [it for it in counted(table, 0)["asked"].values() if it["kind"] == "activate"]
    reach = {it["place"]: [(at["place"], at["units"], at["rifts"]) for at in it["origins"]] for it in asked["reach"]}
    assert reach[place("202")] == [(place("303"), [CARRIER], [1]), (place("304"), [CARRIER], [1])]
    assert reach[place("203")] == [(place("303"), [CARRIER], [1]), (place("304"), [CARRIER], [0])]
    aboard = {it["place"]: it["cargo"] for it in asked["aboard"]}
    assert (aboard[place("304")][FIGHTER], aboard[place("304")][INFANTRY]) == (2, 3)
    assert sum(aboard[place("303")]) == 0


def test_the_nexus_and_the_home_of_the_creuss_lie_beside_the_map() -> None:
    table = position("creuss, letnev, hacan")
    systems = counted(table, 0)["systems"]
    assert systems[NEXUS_AT]["tile"] >= 0
    assert systems[CREUSS_AT]["home"] == 0
    assert systems[NEXUS_AT]["wormholes"] == [2]


def test_leaders_are_locked_until_they_are_unlocked() -> None:
    sol = {"locked": "claire_gibson, jace_x_4th_air_legion", "texts": "leader.evelyn_delouis"}
    table = position("sol, letnev, hacan", sol=sol)
    leaders = counted(table, 1)["seats"][0]["leaders"]
    assert [it["kind"] for it in leaders] == ["agent", "commander", "hero"]
    assert leaders[2]["state"] == "locked"
    assert (leaders[2]["have"], leaders[2]["need"]) == (0, 3)
    s: Imperium = table.state
    s.players[0].texts.exhaust(leaders[0]["card"], 0)
    assert counted(table, 1)["seats"][0]["leaders"][0]["state"] == "exhausted"


def test_the_agenda_with_possible_votes_and_riders() -> None:
    table = council("agenda.fleet_regulations", factions="sol, letnev, hacan", letnev={"hand": "trade_rider"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome for")
    now = counted(table, 0)["council"]
    assert TEXT.names[now["agenda"]] == "agenda.fleet_regulations"
    assert now["riders"] == [{"seat": 1, "card": TEXT.index["card.trade_rider"], "outcome": FOR}]
    assert [(it["seat"], it["votes"]) for it in now["to_vote"]] == [(2, 3), (0, 4)]
    assert now["silent"] == [1], "who has predicted does not vote"
    cast(table, "hacan for quann")
    now = counted(table, 0)["council"]
    assert now["ballots"] == [{"seat": 2, "outcome": FOR, "votes": 1}]
    assert [(it["told"], it["votes"]) for it in now["outcomes"]] == [("for", 1), ("against", 0)]
    cast(table, "sol nothing")
    laws = counted(table, 0)["laws"]
    assert laws == [{"card": TEXT.index["agenda.fleet_regulations"], "holder": -1, "planet": -1}]


def test_public_objectives_are_a_matrix_of_all_seats() -> None:
    for it in positions(6, 14, answers=500, every=60):
        now, s = counted(it, -1), it.state
        for objective in now["objectives"]:
            for seat, sheet in enumerate(now["seats"]):
                scored = s.players[seat].scored >> objective["card"] & 1 == 1
                counts = [step for step in sheet["progress"] if step["objective"] == objective["card"]]
                assert scored == (seat in objective["scored_by"])
                assert len(counts) == (0 if scored else 1), OBJECTIVE.names[objective["card"]]
    assert now["planets"][MECATOL_REX] is not None


# --- size and speed ----------------------------------------------------------------------------------------------


def test_what_changes_is_small() -> None:
    last: Any = None
    sizes = list[int]()
    for it in positions(6, 3, answers=500):
        view, said = it.view(0), words("en", 0)
        made = figures(view, said)
        now = msgspec.json.decode(msgspec.json.encode(made))
        if last is not None:
            change = changes(last, now)
            assert applied(change, last) == now
            sizes.append(len(msgspec.json.encode(change)))
        last = now
    assert max(sizes[1:]) <= MOST_BYTES
