"""Chapter R13: the game for two experienced players."""

from __future__ import annotations

from itertools import combinations

import pytest
from rich.console import Console

from orrery.games.race.telling.tell import lines
from orrery.games.race.terminal.draw import picture
from orrery.text import Words
from tests.race.notation import ACTIONS, Position, fresh, given

EXPERIENCED = {"experienced": "yes"}


def pair(*seats: str, deck: str = "") -> Position:
    return given(*seats, deck=deck, options=EXPERIENCED)


@pytest.mark.rule("R13.1")
def test_it_is_for_two_players_only() -> None:
    assert fresh(2, options=EXPERIENCED).state.experienced
    for players in (3, 4):
        with pytest.raises(ValueError, match="experienced=yes is for 2 players"):
            fresh(players, options=EXPERIENCED)


@pytest.mark.rule("R13.1")
def test_what_the_chapter_does_not_change_stays() -> None:
    game = fresh(2, options=EXPERIENCED)
    assert (game.pool, len(game.hand(0)), game.asks(0)) == (24, 6, "starting_hand")


@pytest.mark.rule("R13.2", "R13.4")
def test_nine_action_cards_make_23_pairs() -> None:
    game = pair("0: Old Earth", "1: New Sparta")
    names = list(ACTIONS)
    different = {" + ".join(two) for two in combinations(names, 2)}
    assert set(game.offered(0)) == different | {"develop + develop", "settle + settle"}
    assert len(game.offered(0)) == 23


@pytest.mark.rule("R13.3", "R2.1")
def test_exactly_two_cards_in_secret_and_at_the_same_time() -> None:
    game = pair("0: Old Earth", "1: New Sparta")
    assert game.waiting == [0, 1]
    game.refuses("0 chooses develop", "R13.3")
    game.refuses("0 chooses develop, settle, produce", "R13.3")
    game.play("0 chooses settle, produce")
    assert [p.actions for p in game.table.view(1).state.players] == [[], []]
    game.play("1 chooses explore +5, develop")
    assert [p.actions for p in game.table.view(1).state.players] == [[3, 6], [0, 2]]


@pytest.mark.rule("R13.4")
@pytest.mark.parametrize("action", ["explore +5", "explore +1+1", "trade", "x2", "produce"])
def test_cards_that_exist_once_cannot_be_chosen_twice(action: str) -> None:
    game = pair("0: Old Earth", "1: New Sparta")
    game.refuses(f"0 chooses {action}, {action}", "R13.4")


@pytest.mark.rule("R13.5")
def test_both_explore_cards_draw_eight_and_keep_two() -> None:
    game = pair("0: Old Earth, Galactic Renaissance", "1: New Sparta")
    game.play("0 chooses explore +5, explore +1+1; 1 chooses settle, produce")
    assert len(game.state.players[0].explored) == 8 + 2  # the power counts once
    assert game.table.find(0)[1].args["number"] == 2 + 1
    assert len(game.state.players[1].explored) == 2
    game.play("0 keeps 3 cards; 1 keeps 1 card")
    assert game.phase == "settle"  # explored once, not twice
    plain = pair("0: Old Earth", "1: New Sparta")
    plain.play("0 chooses explore +5, explore +1+1; 1 chooses settle, produce")
    assert len(plain.offered(0)) == 8 * 7 // 2


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize(("action", "other"), [("develop", "settle"), ("settle", "develop")])
def test_a_phase_chosen_twice_is_played_twice_for_both(action: str, other: str) -> None:
    game = pair("0: Old Earth | hand: Export Duties, Public Works, Gem World, Spice World, 8 cards",
                "1: New Sparta | hand: Export Duties, Public Works, Artist Colony, Space Port, 8 cards")  # fmt: skip
    game.play(f"0 chooses {action}, {action}; 1 chooses produce, explore +5")
    game.play("others do anything")
    mine = ["Export Duties", "Public Works"] if action == "develop" else ["Gem World", "Spice World"]
    theirs = ["Export Duties", "Public Works"] if action == "develop" else ["Artist Colony", "Space Port"]
    for first, second in zip(mine, theirs, strict=True):
        assert game.phase == action
        game.play(f"0 {action}s {first}; 1 {action}s {second}")
        for seat in (0, 1):
            if game.asks(seat) == "payment":
                game.play(f"{seat} pays {game.table.find(seat)[1].args['number']} cards")
    assert game.tableau(0) == ["Old Earth", *mine]
    assert game.tableau(1) == ["New Sparta", *theirs]
    assert [a["phase"] for k, _, a in game.table.journal if k == "race-log-phase"].count(action) == 2


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize(("lang", "asked", "line", "here"), [
    ("en", "Which world do you place in the second Settle phase?", "Phase III Settle, for the second time", "2 of 2"),
    ("de", "Welche Welt spielst du beim zweiten Siedeln aus?", "Phase III Siedeln, zum zweiten Mal", "2 von 2"),
])  # fmt: skip
def test_the_second_of_two_phases_says_so(lang: str, asked: str, line: str, here: str) -> None:
    words = Words(lang, "race", ["Anna", "Ben"], 0)

    def told() -> tuple[str, str, str, str]:
        _, decision = game.table.find(0)
        logged = [words.say(key, **args) for key, _, args in game.table.journal if key == "race-log-phase"]
        view = game.table.view(0)
        drawn = Console(width=100)
        with drawn.capture() as captured:
            drawn.print(picture(view, words, None, 100))
        return words.say("race-ask-settle", **decision.args), logged[-1], lines(view, words)[0], captured.get()

    game = pair("0: Old Earth | hand: Gem World, Spice World, 4 cards", "1: New Sparta | hand: 4 cards")
    game.play("0 chooses settle, settle; 1 chooses produce, trade")
    assert asked != told()[0]
    assert line != told()[1]
    assert "1/2" in told()[3]
    game.play("settle: 0 passes; 1 passes")
    question, logged, place, drawn = told()
    assert (question, logged) == (asked, line)
    assert here in place
    assert "2/2" in drawn
    game.play("settle: 0 passes; 1 passes")
    assert game.phase != "settle"


@pytest.mark.rule("R13.6")
def test_one_card_each_does_not_double_a_phase() -> None:
    game = pair("0: Old Earth", "1: New Sparta")
    game.play("0 chooses develop, produce; 1 chooses develop, settle")
    game.play("develop: 0 passes; 1 passes")
    assert game.phase == "settle"


@pytest.mark.rule("R13.7")
def test_the_bonus_of_a_doubled_develop() -> None:
    hand = "Space Marines, Mining Robots, 6 cards"
    game = pair(f"0: Old Earth | hand: {hand}", f"1: New Sparta | hand: {hand}")
    game.play("0 chooses develop, develop; 1 chooses develop, trade")
    game.play("develop: 0 develops Space Marines paying 1 card; 1 develops Space Marines paying 1 card")
    game.play("develop: 0 develops Mining Robots paying 1 card; 1 develops Mining Robots paying 2 cards")


@pytest.mark.rule("R13.7")
def test_the_bonus_of_a_doubled_settle() -> None:
    game = pair("0: Old Earth | hand: Artist Colony, Expanding Colony, 4 cards",
                "1: New Sparta | hand: Secluded World, Destroyed World, 4 cards")  # fmt: skip
    game.play("0 chooses settle, settle; 1 chooses settle, trade")
    game.play("settle: 0 settles Artist Colony paying 1 card; 1 settles Secluded World paying 1 card")
    assert (len(game.hand(0)), len(game.hand(1))) == (5, 5)  # 6 - 1 placed - 1 paid + 1 drawn
    game.play("settle: 0 settles Expanding Colony paying 1 card; 1 settles Destroyed World paying 1 card")
    assert len(game.hand(0)) == 4  # the second bonus
    assert len(game.hand(1)) == 5 - 2 + 3  # none, but the sale


@pytest.mark.rule("R13.8", "R3.6")
def test_powers_of_the_first_develop_work_in_the_second() -> None:
    game = pair("0: Old Earth | hand: Investment Credits, Drop Ships, 3 cards", "1: New Sparta")
    game.play("0 chooses develop, develop; 1 chooses trade, x2")
    game.play("develop: 0 develops Investment Credits paying nothing; 1 passes")
    game.play("develop: 0 develops Drop Ships paying 2 cards; 1 passes")  # 4 - 1 - 1


@pytest.mark.rule("R13.8")
def test_powers_of_the_first_settle_work_in_the_second() -> None:
    game = pair("0: New Sparta | hand: Former Penal Colony, Pirate World", "1: Old Earth")
    game.play("0 chooses settle, settle; 1 chooses trade, x2")
    game.play("settle: 0 conquers Former Penal Colony; 1 passes")
    game.play("settle: 0 conquers Pirate World; 1 passes")
    assert game.tableau(0) == ["New Sparta", "Former Penal Colony", "Pirate World"]


@pytest.mark.rule("R13.9")
def test_both_consume_cards_sell_first_and_double_the_rest() -> None:
    game = pair("0: Old Earth, Gem World*, Comet Zone*, Spice World*", "1: New Sparta")
    game.play("0 chooses trade, x2; 1 chooses settle, produce")
    game.play("settle: 0 passes; 1 passes")
    assert game.asks(0) == "sell"
    game.play("consume: 0 sells Comet Zone; 0 uses Old Earth on Gem World, Spice World")
    assert game.chips(0) == 4
    assert game.told("sells", 0)[0]["number"] == 4
    assert [a["phase"] for k, _, a in game.table.journal if k == "race-log-phase"].count("consume") == 1
