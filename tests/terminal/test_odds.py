"""`orrery odds`: chances, losses and bars of battles and invasions, plans of both sides, in both languages; and what it
says about an unknown word."""

from __future__ import annotations

import shlex

import pytest

from tests.terminal.typist import typed


def test_the_command_shows_chances_losses_and_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, ["odds", "ti3", "2 cruisers 3 fighter 1 dreadnought", "3 cruiser, 4 fighters"])
    assert status == 0
    assert "Attacker: 3 fighters, 2 cruisers, 1 dreadnought" in out
    assert "attacker wins    56.7 %  ███████████████████████\n" in out
    assert "nobody is left    3.5 %  ▒\n" in out
    assert "The defender loses on average: fighter 3.8, cruiser 2.1" in out


def test_the_command_knows_invasions(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti3", "4 ground forces 1 war sun", "3 ground force pds", "--attacker-with", "letnev 2, general"]
    status, out = typed(monkeypatch, [*given, "--lang", "en"])
    assert status == 0
    assert "Attacker: 1 war sun, 4 ground forces (the Barony of Letnev: pays in 2 rounds and general)" in out
    assert "the planet falls" in out
    assert "Ground forces left on the planet: 1 (" in out
    assert out.endswith("Action cards are not counted unless they are named.\n")


def test_the_command_takes_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [
        "odds",
        "ti3",
        "2 cruiser 4 fighter carrier",
        "war sun",
        "--attacker-leaves-at",
        "2",
        "--attacker-runs",
        "4",
    ]
    status, out = typed(monkeypatch, [*given, "--lang", "en"])
    assert status == 0
    assert "  Announces to leave when only 2 ships are left." in out
    assert "  Sends 4 fighters against each enemy war sun." in out
    assert "attacker withdraws" in out
    bar = out.splitlines()[8]
    assert len(bar) == 50
    assert {*bar} <= {*"█▓▒░·"}


def test_the_command_speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti3", "2 Kreuzer 1 beschädigtes Schlachtschiff", "3 Jäger", "--attacker-leaves", "1"]
    status, out = typed(monkeypatch, [*given, "--defender-with", "Kybernetik,nebula", "--lang", "de"])
    assert status == 0
    assert "Verteidiger: 3 Jäger (Kybernetik und Nebel)" in out
    assert "Angreifer zieht ab" in out


def test_the_command_takes_cards_and_says_what_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti3", "2 cruiser", "2 cruiser", "--attacker-with", "Morale Boost, dug in", "--lang", "en"]
    status, out = typed(monkeypatch, [*given, "--defender-with", "shields holding, jol nar 1, whole rolls again"])
    assert status == 0
    assert "Attacker: 2 cruisers (Morale Boost and Dug In)" in out
    assert "Changes nothing here: Dug In." in out
    assert "Payments, rerolls and cards are used as soon as they can be" in out
    assert "A whole roll is rolled again for a counter if it has fewer hits" in out


def test_help_ends_with_examples_that_work(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, ["odds", "--help"])
    examples = [line.strip() for line in out.splitlines() if line.strip().startswith("orrery odds ti3")]
    assert len(examples) == 4
    for example in examples:
        status, out = typed(monkeypatch, shlex.split(example)[1:])
        assert status == 0
        assert "%" in out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chess", "cruiser", "cruiser"], 'There are no odds for "chess". Games with odds: ti3 and ti4.'),
        (["ti3", "2 frigates", "cruiser"], 'There is no unit "frigates".'),
        (["ti3", "", "cruiser"], '"" is not a fleet.'),
        (["ti3", "cruiser", "cruiser", "--attacker-with", "luck"], 'Nothing that helps in a battle is called "luck".'),
        (["ti3", "cruiser", "cruiser", "--attacker-leaves", "-1"], "A round is a number from 1 to 99"),
        (["ti3", "cruiser", "cruiser", "--defender-runs", "100"], "This is a number from 0 to 99, not 100."),
        (["ti3", "2 ground force cruiser", "ground force"], 'An invasion has no "cruiser".'),
        (["ti3", "2 ground force", "2 pds"], "An invasion needs ground forces on both sides"),
        (["ti3", "2 ground force", "ground force", "--attacker-leaves", "1"], "this is an invasion."),
        (["ti3", "2 pds", "pds"], "A space battle needs ships on at least one side."),
        (["ti3", "cruiser", "cruiser", "--attacker-with", "luck"], "Morale Boost"),
        (["ti3", "99 cruiser 99 carrier 99 war sun", "99 cruiser 99 carrier 99 war sun"], "too large to follow"),
    ],
)
def test_a_wrong_word_is_explained(monkeypatch: pytest.MonkeyPatch, given: list[str], said: str) -> None:
    status, out = typed(monkeypatch, ["odds", *given, "--lang", "en"])
    assert status == 2
    assert said in out


# --- the fourth edition ------------------------------------------------------------------------------------------


def test_the_command_knows_the_fourth_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti4", "2 dreadnought, 5 fighters", "3 cruiser, damaged dreadnought"]
    more = [
        "--attacker-with",
        "letnev, goods 4",
        "--defender-with",
        "nebula, 2 shields holding",
        "--defender-leaves",
        "3",
    ]
    status, out = typed(monkeypatch, [*given, *more, "--lang", "en"])
    assert status == 0
    assert "Attacker: 5 fighters, 2 dreadnoughts (the Barony of Letnev and 4 trade goods)" in out
    assert "Defender: 3 cruisers, 1 dreadnought (1 damaged) (nebula and 2 Shields Holding)" in out
    assert "Order of losses: cruiser, dreadnought" in out
    assert "Announces a retreat in round 3." in out
    assert "attacker wins" in out
    assert "defender retreats" in out
    assert "The attacker loses on average: fighter" in out


def test_the_fourth_edition_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti4", "2 Schlachtschiffe 3 Infanterie", "2 Infanterie 1 PDS", "--attacker-with", "Handelswaren 2"]
    status, out = typed(monkeypatch, [*given, "--lang", "de"])
    assert status == 0
    assert "Angreifer: 2 Schlachtschiffe, 3 Infanterie" in out
    assert "der Planet fällt" in out
    assert "Bodentruppen, die auf dem Planeten bleiben: 1 (" in out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["cruiser", "2 frigates"], 'There is no unit "frigates".'),
        (["cruiser", "cruiser", "--attacker-with", "luck"], 'Nothing that helps in a battle is called "luck".'),
        (["cruiser", "cruiser", "--attacker-with", "luck"], "Morale Boost"),
        (["cruiser", "2 pds"], "A space combat needs ships on both sides."),
        (["flagship", "cruiser"], "name the faction, too."),
        (["2 infantry", "cruiser infantry"], 'An invasion has no "cruiser" here.'),
        (["cruiser", "infantry"], "An invader needs ground forces."),
        (["infantry", "infantry", "--attacker-leaves", "1"], "this is an invasion."),
        (["cruiser", "cruiser", "--attacker-leaves", "100"], "This is a number from 0 to 99, not 100."),
        (["cruiser", "cruiser", "--defender-runs", "1"], "belong to the third edition."),
        (["cruiser", "cruiser", "--attacker-order", "frigate"], 'There is no unit "frigate".'),
    ],
)
def test_a_wrong_word_about_the_fourth_edition_is_explained(
    monkeypatch: pytest.MonkeyPatch, given: list[str], said: str
) -> None:
    status, out = typed(monkeypatch, ["odds", "ti4", *given, "--lang", "en"])
    assert status == 2
    assert said in out
