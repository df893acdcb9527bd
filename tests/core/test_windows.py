"""Windows, tested with the toy card game: reactions to reactions, cancelling, ranks, lent texts, cards announced
together, replacements."""

from __future__ import annotations

import pytest

from orrery.core.refusal import No, Refused
from orrery.core.state import EVERYONE
from orrery.core.table import Table
from tests.core.duels import (
    EAST,
    NORTH,
    SOUTH,
    asked,
    cards,
    duel,
    lives,
    options,
    position,
    say,
    sparks,
)
from tests.core.toy import HOOKS, KEEN, PHOENIX, TEXT, Damage


def face_up(table: Table) -> list[str]:
    return sorted(TEXT.names[card] for card in duel(table).discard.by_seen.get(EVERYONE, ()))


# --- reactions, and reactions to reactions --------------------------------------------------------------------


def test_a_card_takes_effect_when_nobody_can_react() -> None:
    table = position("bolt", "harvest", dice=[3])
    say(table, "north play bolt; north target east")
    assert lives(table) == [4, 1]
    assert face_up(table) == ["bolt"]
    assert asked(table) == {"east": "play"}


def test_a_counterspell_cancels_a_card() -> None:
    table = position("bolt", "counterspell", dice=[3])
    say(table, "north play bolt; north target east; east react counterspell")
    assert lives(table) == [4, 4]
    assert face_up(table) == ["bolt", "counterspell"]


def test_who_passes_lets_the_card_take_effect_and_keeps_its_own() -> None:
    table = position("bolt", "counterspell", dice=[3])
    say(table, "north play bolt; north target east; east react nothing")
    assert lives(table) == [4, 1]
    assert duel(table).wizards[EAST].hand == cards("counterspell")


def test_a_counterspell_of_a_counterspell_saves_the_card() -> None:
    table = position("bolt, counterspell", "counterspell", dice=[3])
    say(table, "north play bolt; north target east; east react counterspell; north react counterspell")
    assert lives(table) == [4, 1]
    assert face_up(table) == ["bolt", "counterspell", "counterspell"]


def test_reactions_nest_as_deep_as_there_are_cards() -> None:
    table = position("bolt, counterspell, counterspell", "counterspell, counterspell, counterspell", dice=[3])
    say(table, "north play bolt; north target east")
    for wizard in ("east", "north", "east", "north", "east"):
        say(table, f"{wizard} react counterspell")
    assert lives(table) == [4, 4]
    assert all(not wizard.hand for wizard in duel(table).wizards)


def test_the_target_is_known_before_anybody_can_cancel() -> None:
    table = position("bolt", "counterspell", "harvest")
    say(table, "north play bolt; north target south")
    (decision,) = table.pending.values()
    assert decision.args == {"window": "CardPlayed", "seat": NORTH, "card": cards("bolt")[0], "target": SOUTH}
    assert face_up(table) == ["bolt"]
    assert all(entry[2].name != "die" for entry in table.entries)


def test_seats_are_asked_in_order_and_again_until_all_pass_in_succession() -> None:
    table = position("harvest, potion", "potion", "potion")
    say(table, "north play harvest")
    heard = []
    for answer in ("nothing", "potion", "nothing", "nothing", "nothing", "nothing"):
        (who,) = asked(table)
        heard.append(who)
        say(table, f"{who} react {answer}")
    # east passes, south heals itself, north and east pass on that; then around the table once more, after south
    assert heard == ["east", "south", "north", "east", "north", "east"]
    assert asked(table) == {"east": "play"}
    assert lives(table) == [4, 4, 5]


def test_a_text_that_becomes_usable_in_an_open_window_can_be_used_in_it() -> None:
    table = position("harvest", "echo", "potion")
    say(table, "north play harvest")
    assert asked(table) == {"south": "react"}, "an echo has nothing to repeat yet"
    say(table, "south react potion; east react nothing")
    assert asked(table) == {"east": "react"}
    say(table, "east react echo; east echoed potion")
    assert lives(table) == [4, 5, 5]


def test_texts_that_cancel_come_first() -> None:
    table = position("harvest", "potion, counterspell")
    say(table, "north play harvest")
    assert options(table, "east") == ["counterspell", "none"]
    say(table, "east react nothing")
    assert options(table, "east") == ["potion", "none"]


def test_nobody_reacts_to_what_has_been_cancelled() -> None:
    table = position("bolt", "shield, potion", dice=[3])
    say(table, "north play bolt; north target east; east react nothing")
    assert options(table, "east") == ["shield", "potion", "none"]
    say(table, "east react shield; east react nothing")
    assert asked(table) == {"east": "play"}, "it could react to its own shield, but no more to the strike"
    assert lives(table) == [4, 4]


def test_a_text_takes_effect_once_in_a_window() -> None:
    table = position("harvest", "potion, potion")
    say(table, "north play harvest; east react potion")
    assert options(table, "east") == ["potion", "none"], "the potion is a card that is played, and so another window"
    say(table, "east react nothing")
    assert asked(table) == {"east": "play"}
    assert lives(table) == [4, 5]


def test_a_cancelled_card_does_not_count_as_played() -> None:
    table = position("bolt, counterspell", "shield, shield", dice=[3])
    say(table, "north play bolt; north target east; east react shield; north react counterspell")
    assert options(table, "east") == ["shield", "none"]
    say(table, "east react shield")
    assert lives(table) == [4, 4]
    assert duel(table).wizards[EAST].hand == []


def test_at_any_time_is_a_list_of_windows() -> None:
    struck = position("bolt", "potion", dice=[1])
    say(struck, "north play bolt; north target east; east react nothing")
    (decision,) = struck.pending.values()
    assert decision.args["window"] == "Struck"
    dusk = position("", "potion", step="dusk")
    (decision,) = dusk.pending.values()
    assert decision.args["window"] == "Dusk"


def test_why_not_names_the_rule_of_the_window() -> None:
    table = position("bolt", "counterspell, shield", "harvest")
    say(table, "north play bolt; north target east")
    shield = cards("shield")[0]
    assert table.why_not(EAST, shield) == No("4.2")
    with pytest.raises(Refused) as refused:
        table.answer(EAST, shield)
    assert (refused.value.reason, refused.value.rule) == ("illegal", "4.2")


# --- modifiers and triggers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talents", "left"), [(("", ""), 1), (("keen", ""), 0), (("", "warded"), 2), (("keen", "warded"), 2)]
)
def test_modifiers_change_a_number_by_rank(talents: tuple[str, str], left: int) -> None:
    """With both talents (3 + 1) is halved; halving first would give 2 + 1."""
    table = position("bolt", "", "", talents=talents, dice=[3])
    say(table, "north play bolt; north target east")
    assert lives(table)[EAST] == left


def test_triggers_are_followed_by_rank_before_seats() -> None:
    """North leeches a spark and loses it to the grudge. In seat order, east first, it would keep it."""
    table = position("bolt", "", talents=["leech", "grudge"], sparks=[0, 2], dice=[1])
    say(table, "north play bolt; north target east")
    assert sparks(table) == [0, 1]


def test_a_lent_talent_counts_until_dusk() -> None:
    table = position("borrow", "bolt", "", talents=["", "keen", "warded"])
    say(table, "north play borrow; north borrow keen")
    assert HOOKS.has(duel(table), NORTH, KEEN)
    assert HOOKS.modified(duel(table), Damage(SOUTH, by=NORTH), 4) == 3
    say(table, "east play nothing; south play nothing")
    assert duel(table).round == 2
    assert not HOOKS.has(duel(table), NORTH, KEEN)
    assert HOOKS.modified(duel(table), Damage(SOUTH, by=NORTH), 4) == 2


# --- texts that repeat another --------------------------------------------------------------------------------


def test_an_echo_repeats_a_discarded_card() -> None:
    table = position("bolt", "echo", discard="counterspell, bolt, ember", dice=[3])
    say(table, "north play bolt; north target east; east react echo")
    assert options(table, "east") == ["counterspell"], "ember is for dusk, a bolt is no reaction"
    say(table, "east echoed counterspell")
    assert lives(table) == [4, 4]
    assert duel(table).wizards[EAST].hand == []
    assert face_up(table) == ["bolt", "bolt", "counterspell", "echo", "ember"]


def test_an_echo_repeats_only_what_it_could_be_used_for_now() -> None:
    table = position("bolt", "echo", "harvest", discard="shield", dice=[1])
    say(table, "north play bolt; north target south")
    assert asked(table) == {"east": "play"}, "a shield is no use to east when south is struck"
    assert lives(table) == [4, 4, 3]


def test_an_echo_can_be_cancelled_like_the_card_it_repeats() -> None:
    table = position("bolt, counterspell", "echo", discard="counterspell", dice=[3])
    say(table, "north play bolt; north target east; east react echo; east echoed counterspell")
    say(table, "north react counterspell")
    assert lives(table) == [4, 1]


def test_an_echo_aims_anew() -> None:
    table = position("echo", "", "", discard="gust", step="dusk")
    say(table, "north react echo; north echoed gust; north target south")
    assert lives(table) == [4, 4, 3]


# --- replacements ---------------------------------------------------------------------------------------------


def test_a_replacement_happens_instead() -> None:
    table = position("bolt", "harvest", talents=["", "phoenix"], dice=[4])
    say(table, "north play bolt; north target east")
    assert lives(table) == [4, 3]
    assert PHOENIX not in duel(table).wizards[EAST].texts
    assert duel(table).wizards[EAST].hand == cards("harvest"), "it did not fall"


def test_at_most_one_replacement_happens_the_first_by_rank() -> None:
    table = position("bolt", "ransom", talents=["", "phoenix"], dice=[4])
    say(table, "north play bolt; north target east")
    assert options(table, "east") == ["ransom", "none"]
    say(table, "east react ransom")
    assert lives(table) == [4, 1]
    assert sparks(table) == [2, 0]
    assert PHOENIX in duel(table).wizards[EAST].texts


def test_an_optional_replacement_that_is_not_wanted_makes_room_for_the_next() -> None:
    table = position("bolt", "ransom", talents=["", "phoenix"], dice=[4])
    say(table, "north play bolt; north target east; east react nothing")
    assert lives(table) == [4, 3]
    assert duel(table).wizards[EAST].hand == cards("ransom")


def test_a_cancelled_replacement_does_not_replace() -> None:
    table = position("bolt, counterspell", "ransom", "harvest", dice=[4])
    say(table, "north play bolt; north target east; east react ransom; north react counterspell")
    assert lives(table) == [4, 0, 4]
    assert duel(table).wizards[EAST].hand == []
    assert asked(table) == {"south": "play"}


def test_a_lent_replacement_is_used_up_without_hurting_its_lender() -> None:
    table = position("borrow", "bolt", "", talents=["", "", "phoenix"], dice=[4])
    say(table, "north play borrow; north borrow phoenix; east play bolt; east target north")
    assert lives(table) == [3, 4, 4]
    assert [wizard.texts.held for wizard in duel(table).wizards] == [[], [], [(PHOENIX, SOUTH, True)]]


# --- announced together, resolved in order --------------------------------------------------------------------


def test_cards_are_announced_together_and_nobody_sees_them_before_all_have() -> None:
    table = position("ember", "ember", step="dusk")
    assert asked(table) == {"north": "react", "east": "react"}
    before = table.view(EAST).plain()
    say(table, "north react ember")
    assert face_up(table) == []
    assert table.view(EAST).plain() == before
    say(table, "east react ember")
    assert face_up(table) == ["ember", "ember"]
    assert sparks(table) == [4, 4]


def test_announced_cards_are_resolved_from_the_leader_on() -> None:
    table = position("gust", "", "gust", leader=SOUTH, step="dusk")
    say(table, "north react gust; south react gust")
    assert asked(table) == {"south": "target"}
    say(table, "south target north")
    assert asked(table) == {"north": "target"}
    say(table, "north target east")
    assert lives(table) == [3, 3, 4]


def test_what_a_fallen_wizard_announced_lapses() -> None:
    table = position("gust", "gust", "", lives=[4, 1, 4], step="dusk")
    say(table, "north react gust; east react gust; north target east")
    assert lives(table) == [4, 0, 4]
    assert face_up(table) == ["gust", "gust"], "shown and paid for, to no effect"
    assert "east" not in asked(table)


def test_what_no_longer_fits_when_its_turn_comes_lapses() -> None:
    """With east the last foe falls; there is nobody left to gather embers against."""
    table = position("gust, ember", "", lives=[4, 1], step="dusk")
    say(table, "north react gust; north react ember; north target east")
    assert lives(table) == [4, 0]
    assert sparks(table) == [2, 2]


def test_one_wizard_may_announce_several_cards() -> None:
    table = position("ember, gust, potion", "", step="dusk")
    say(table, "north react ember")
    assert options(table, "north") == ["potion", "gust", "none"]
    say(table, "north react potion; north react nothing")
    assert lives(table) == [5, 4]
    assert sparks(table) == [4, 2]
    assert duel(table).wizards[NORTH].hand == cards("gust")


def test_each_announced_card_is_open_to_cancellation() -> None:
    table = position("ember", "gust, counterspell", step="dusk")
    say(table, "north react ember; east react gust")
    assert asked(table) == {"east": "react"}, "north's ember is resolved first"
    say(table, "east react counterspell; east target north")
    assert sparks(table) == [2, 2]
    assert lives(table) == [3, 4]


def test_another_copy_of_an_announced_card_may_follow_a_cancelled_one() -> None:
    table = position("ember, ember", "counterspell", step="dusk")
    say(table, "north react ember; east react counterspell")
    assert options(table, "north") == ["ember", "none"]
    say(table, "north react ember")
    assert sparks(table) == [4, 2]
    assert duel(table).wizards[NORTH].hand == []


def test_an_announced_card_that_took_effect_is_not_repeated() -> None:
    table = position("ember, ember", "counterspell", step="dusk")
    say(table, "north react ember; east react nothing")
    assert sparks(table) == [4, 2]
    assert duel(table).wizards[NORTH].hand == cards("ember")


def test_an_announced_card_that_cancels_is_resolved_first_and_ends_the_window() -> None:
    table = position("ember", "calm", step="dusk")
    say(table, "north react ember; east react calm")
    assert sparks(table) == [2, 2]
    assert face_up(table) == ["calm", "ember"]


def test_a_cancelled_calm_calms_nothing() -> None:
    table = position("ember, counterspell", "calm", step="dusk")
    say(table, "north react ember; east react calm; north react counterspell")
    assert sparks(table) == [4, 2]
