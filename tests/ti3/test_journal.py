"""What the journal reports besides moves and combat rolls: all other dice, and losses without a fight. Readers of the
log in the terminal or in the browser see these lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.table import Table
from orrery.text import Words
from tests.ti3.notation import position, say
from tests.ti3.test_distant_suns import landing
from tests.ti3.test_leaders import ON, lead
from tests.ti3.test_sabotage_runs import battle


def told(table: Table, lang: str = "en", reader: int = -1) -> list[str]:
    """The journal as somebody at the table reads it; players are named by their seats."""
    words = Words(lang, "ti3", ["Ada", "Bo", "Cy"], reader)
    return [words.say(key, **args) for key, args in table.view(reader).journal()]


def plague() -> Table:
    table = position(
        tiles={"b1": "saudor"}, planets={"Saudor": "norr: 3 ground_force"}, sol={"hand": "plague"}, dice=[2, 10, 5]
    )
    say(table, "sol action card.plague; sol aim_planet Saudor")
    return table


def artifact(dice: list[int], reading: str = "planet") -> Table:
    table = position(
        tiles={"a1": "mehar_xull"},
        planets={"Mehar Xull": "norr: ground_force, pds"},
        frames=[("agenda", 0, -1), ("turn",)],
        politics="ancient_artifact",
        norr={"fleets": {"a1": "2 cruiser"}},
        dice=dice,
        options={"ancient-artifact": reading},
    )
    say(table, "norr vote for; hacan vote for; sol vote for")
    return table


def star_of_death() -> Table:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: 4 ground_force, pds"},
        sol={"fleets": {"c1": "war_sun"}, "hand": "star_of_death"},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move war_sun; norr fire nothing")
    say(table, "sol react card.star_of_death; sol aim_planet Saudor")
    return table


def razed() -> Table:
    table = landing("natural_wealth_4", "dreadnought", [10], sol={"hand": "sabotage, dug_in"})
    say(table, "sol raze Saudor")
    return table


def landed(counter: str, dice: list[int]) -> Table:
    table = landing(counter, "carrier, ground_force", dice)
    say(table, "sol land ground_force")
    return table


def overboard() -> Table:
    """The agent's only ship is lost in a battle, and the agent is killed."""
    table = position(
        sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "2 cruiser"}}, dice=[1, 7, 7, 5], options=ON
    )
    lead(table, sol="dead, c1, dead", norr="dead, dead, dead")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    return table


def rescued() -> Table:
    """N'orr holds Sol's admiral, and loses a planet to Sol."""
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force"},
        sol={"fleets": {"c1": "carrier, 2 ground_force"}},
        dice=[8, 1, 1, 3],
        options=ON,
    )
    lead(table, sol="held by norr, dead, dead", norr="dead, dead, dead")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    say(table, "sol land 2 ground_force")
    return table


def sabotage_run() -> Table:
    table = battle("carrier, fighter", "war_sun, cruiser", [9, 4], {"sabotage-runs": "on"})
    say(table, "sol squadron 1")
    return table


LINES: list[tuple[Callable[[], Table], str, str]] = [
    (plague, "Ada rolls 2, 10 and 5 (Plague).", "Ada würfelt 2, 10 und 5 (Plague)."),
    (lambda: artifact([6]), "Ancient Artifact: 6 rolled.", "Ancient Artifact: 6 gewürfelt."),
    (
        lambda: artifact([5, 5, 4, 9, 1, 1, 10]),
        "The fleet of Bo at A1 suffers 5, 4 and 9: 2 hits.",
        "Die Flotte von Bo bei A1 erleidet 5, 4 und 9: 2 Treffer.",
    ),
    (
        lambda: artifact([5, 1, 1, 1, 1, 1, 10]),
        "Mehar Xull, ground force: 1, 1 and 10, 1 hit.",
        "Mehar Xull, Bodentruppe: 1, 1 und 10, 1 Treffer.",
    ),
    (
        lambda: artifact([5, 1, 1, 1, 1, 1, 10, 1, 2, 3], "unit"),
        "Mehar Xull, PDS: 1, 2 and 3, 0 hits.",
        "Mehar Xull, PDS: 1, 2 und 3, 0 Treffer.",
    ),
    (razed, "Ada rolls 10 (Distant Suns).", "Ada würfelt 10 (Entfernte Sonnen)."),
    (razed, "Exhausted: Jord.", "Erschöpft: Jord."),
    (lambda: landed("settlers", [6]), "Ada rolls 6 (Settlers).", "Ada würfelt 6 (Siedler)."),
    (
        lambda: landed("hostile_locals_2", [1, 9, 3]),
        "The locals on Saudor roll 9 and 3: 1 hit.",
        "Die Bewohner von Saudor würfeln 9 und 3: 1 Treffer.",
    ),
    (overboard, "Ada rolls 5 (agent).", "Ada würfelt 5 (Agent)."),
    (rescued, "Ada rolls 3 (Leaders).", "Ada würfelt 3 (Anführer)."),
    (sabotage_run, "Ada rolls 9 (Sabotage Runs).", "Ada würfelt 9 (Sabotagelauf)."),
    (sabotage_run, "Ada rolls 4 (Sabotage Runs).", "Ada würfelt 4 (Sabotagelauf)."),
    (star_of_death, "Bo loses 4 ground forces on Saudor.", "Bo verliert 4 Bodentruppen auf Saudor."),
    (star_of_death, "Bo loses PDS and dock on Saudor.", "Bo verliert PDS und Dock auf Saudor."),
    (star_of_death, "Saudor is neutral again.", "Saudor ist wieder neutral."),
]


@pytest.mark.parametrize(("happened", "english", "german"), LINES)
def test_what_is_told_in_both_languages(happened: Callable[[], Table], english: str, german: str) -> None:
    table = happened()
    assert english in told(table)
    assert german in told(table, "de")


def test_ones_own_dice_are_told_as_ones_own() -> None:
    assert "You roll 2, 10 and 5 (Plague)." in told(plague(), "en", 0)
    assert "Du würfelst 2, 10 und 5 (Plague)." in told(plague(), "de", 0)
    assert "Your fleet at A1 suffers 5, 1 and 1: 1 hit." in told(artifact([5, 5, 1, 1, 1, 1, 1]), "en", 1)
