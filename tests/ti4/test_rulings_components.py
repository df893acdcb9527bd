"""LRR R.41 to R.45: named rulings about decks that are used up, the edge of the board, home systems of eliminated
players, PDS of which there are too many, and wormholes that are joined and closed, each under both readings."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti4.rules.data import PDS
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.councils import cast, council
from tests.ti4.notation import asked, fleet, on_planet, place, player, position, say, seat_of, state
from tests.ti4.scenes import SOL
from tests.ti4.scoring import hold, so_far


def two_cards_left(s: Imperium) -> int:
    """All action cards but two are discarded; how many these are."""
    cards = [card for layer in s.deck.layers for card in layer]
    s.deck.layers, s.deck.seen, s.discard = [cards[:2]], [0], cards[2:]
    return len(s.discard)


@pytest.mark.rule("LRR R.41", "LRR 59.5")
@pytest.mark.parametrize("ruling", ["at-once", "when-needed"])
def test_a_deck_of_action_cards_that_is_used_up_is_made_anew_at_once_or_when_needed(ruling: str) -> None:
    table = position(
        options={"empty-decks": ruling},
        explores="lost_crew",
        frontier="203",
        sol={"space": {"304": "cruiser"}, "technologies": "dark_energy_tap"},
    )
    discarded = two_cards_left(state(table))
    say(table, f"{SOL}cruiser")
    s = state(table)
    assert len(player(table, "sol").hand) == 2
    assert (len(s.deck), len(s.discard)) == ((discarded, 0) if ruling == "at-once" else (0, discarded))


@pytest.mark.rule("LRR R.41", "LRR 59.5")
@pytest.mark.parametrize("ruling", ["at-once", "when-needed"])
def test_action_cards_are_drawn_from_the_deck_that_was_made_anew(ruling: str) -> None:
    table = position(
        options={"empty-decks": ruling}, frontier="203", explores="lost_crew", sol={"space": {"304": "cruiser"}}
    )
    s = state(table)
    discarded = two_cards_left(s)
    s.discard += s.deck.draw(1, 0)
    s.players[0].texts.put(TEXT.index["technology.dark_energy_tap"], 0)
    say(table, f"{SOL}cruiser")
    assert len(player(table, "sol").hand) == 2, "one of the deck, one of the new deck"
    assert (len(state(table).deck), state(table).discard) == (discarded, [])


@pytest.mark.rule("LRR R.41", "LRR 59.5")
@pytest.mark.parametrize("ruling", ["at-once", "when-needed"])
def test_a_deck_of_agendas_that_is_used_up_is_made_anew_at_once_or_when_needed(ruling: str) -> None:
    table = council("agenda.mutiny, nothing", options={"empty-decks": ruling})
    s = state(table)
    assert s.council is not None
    assert s.council.agenda == TEXT.index["agenda.mutiny"]
    others = 49
    assert (len(s.agendas), len(s.agenda_discard)) == ((others, 0) if ruling == "at-once" else (0, others))
    cards = [card for layer in s.agendas.layers for card in layer]
    assert TEXT.index["agenda.mutiny"] not in cards


@pytest.mark.rule("LRR R.42", "LRR 79.2", "LRR 41.2")
@pytest.mark.parametrize(("ruling", "systems"), [("tiles", 1), ("no-tiles", 2)])
def test_beside_hyperlanes_a_system_is_inside_the_board_or_at_its_edge(ruling: str, systems: int) -> None:
    """With seven players 208 touches hyperlanes in the south; 403 is at the edge of the board in any case."""
    table = position(
        "sol, letnev, hacan, xxcha, winnu, yin, saar",
        options={"hyperlanes-at-the-edge": ruling},
        sol={"space": {"208": "cruiser", "403": "cruiser", "102": "cruiser"}},
    )
    assert so_far(table, "control_the_borderlands").have == systems


@pytest.mark.rule("LRR R.43", "LRR 16.2", "LRR 87.2")
@pytest.mark.parametrize(("ruling", "homes"), [("theirs", 1), ("nobodys", 0)])
def test_the_home_of_an_eliminated_player_is_another_players_or_nobodys(ruling: str, homes: int) -> None:
    table = position(options={"homes-of-the-eliminated": ruling}, **hold("arc_prime"))
    assert so_far(table, "conquer_the_weak").have == 1
    eliminate(state(table), seat_of(table, "letnev"))
    assert so_far(table, "conquer_the_weak").have == homes
    assert state(table).places.count(place("310")) == 2, "the planets stay"


@pytest.mark.rule("LRR R.44", "LRR 34.5", "LRR 1.5")
@pytest.mark.parametrize(("ruling", "left"), [("return", 2), ("stay", 4)])
def test_without_homeland_defense_act_surplus_pds_return_or_stay(ruling: str, left: int) -> None:
    table = position(
        options={"surplus-pds": ruling},
        laws="agenda.homeland_defense_act",
        planets={"jord": "sol: 4 pds, infantry", "wren_terra": "letnev: 2 pds"},
        sol={"hand": "repeal_law"},
    )
    say(table, "sol act card.repeal_law")
    assert on_planet(table, "jord") == ("sol", {"infantry": 1, "pds": left})
    assert on_planet(table, "wren_terra") == ("letnev", {"pds": 2})
    assert player(table, "sol").reserve[PDS] == 6 - left


@pytest.mark.rule("LRR R.44", "LRR F.23")
def test_homeland_defense_act_that_is_voted_for_again_keeps_all_pds() -> None:
    table = council(
        "agenda.miscount_disclosed",
        laws="agenda.homeland_defense_act",
        planets={"jord": "sol: 4 pds", "mehar_xull": "letnev"},
    )
    cast(table, "letnev law.homeland_defense_act mehar_xull; hacan nothing; sol nothing")
    cast(table, "letnev for; hacan nothing; sol nothing")
    assert on_planet(table, "jord") == ("sol", {"pds": 4})


@pytest.mark.rule("LRR R.45", "LRR 100")
@pytest.mark.parametrize(("ruling", "way"), [("open", True), ("closed", False)])
def test_systems_that_a_text_joins_are_adjacent_in_spite_of_a_law_or_are_not(ruling: str, way: bool) -> None:
    """There is an alpha wormhole at 203, and a beta one at 206."""
    holes = {"203": "39", "206": "40"}
    laws = "agenda.wormhole_reconstruction, agenda.enforced_travel_ban"
    given: dict[str, Any] = {"options": {"joined-wormholes": ruling}, "tiles": holes}
    table = position(laws=laws, sol={"space": {"203": "carrier"}}, **given)
    say(table, "sol act tactical; sol activate 206")
    assert (asked(table) == {"sol": "move_from"}) is way

    chart = {"hand": "lost_star_chart", "space": {"203": "carrier"}}
    table = position(laws="agenda.enforced_travel_ban", sol=chart, **given)
    say(table, "sol act tactical; sol activate 206; sol react card.lost_star_chart")
    assert (asked(table) == {"sol": "move_from"}) is way
    if way:
        say(table, "sol move_from 203; sol move carrier")
        assert fleet(table, "sol", "206") == {"carrier": 1}
