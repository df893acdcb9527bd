"""Perft of Twilight Imperium 4: how many ways a move, a production, a payment and a vote have. Each file in perft/ti4
has a position and the counts; a small model (modelled.py), written independently of the rules, must get the same."""

# A file about moving: where Hacan activates; from which systems ships can come, and how many loads each has; where
# ships that move with the load named could pick something up, and how many choices there are at each place. A file
# about production: how many different orders the docks can take. About payment: in how many ways something is paid for.
# About votes: how often each outcome wins, or the speaker has to decide, over all ballots. To write the counts anew:
# PERFT_WRITE=1 pytest tests/ti4/test_perft.py (then look at the difference).

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.lab.golden import ROOT
from tests.ti4 import modelled
from tests.ti4.councils import agenda, council, holder
from tests.ti4.notation import asked, options, position, say
from tests.twilight.notation import listed

FILES = {path.stem: path for path in sorted((ROOT / "perft" / "ti4").glob("*.json"))}
TOLD: dict[str, dict[str, Any]] = {name: json.loads(path.read_text(encoding="utf-8")) for name, path in FILES.items()}
LUCKY = [10] * 400
"""No ship is lost in a rift."""
HOLDER = {"": "against", "all": "for"}
"""Who has a law when it has been voted for or against."""


def named(kind: str) -> list[str]:
    return [name for name, told in TOLD.items() if told["kind"] == kind]


def table_of(told: dict[str, Any], **more: Any) -> Table:
    given = {key: told[key] for key in ("tiles", "planets", "options", "objectives", "gamma", "nexus") if key in told}
    players = {name: told[name] for name in listed(told["factions"]) if name in told}
    return position(told["factions"], custodians="custodians" in told, dice=LUCKY, **given, **players, **more)


def activated(told: dict[str, Any], **more: Any) -> Table:
    table = table_of(told, **more)
    say(table, f"hacan act tactical; hacan activate {told['activate']}")
    return table


# --- what the rules say ------------------------------------------------------------------------------------------


def moving(told: dict[str, Any]) -> dict[str, int]:
    """The loads from each system."""
    table = activated(told)
    if asked(table) != {"hacan": "move_from"}:
        return {}
    found = {}
    for origin in options(table, "hacan")[:-1]:
        copy = table.clone()
        say(copy, f"hacan move_from {origin}")
        found[origin] = len(options(copy, "hacan"))
    return found


def pick_ups(told: dict[str, Any]) -> dict[str, int]:
    """What can be picked up where, once the load that is named is on its way."""
    if "load" not in told:
        return {}
    table = activated(told)
    say(table, f"hacan move_from {told['from']}; hacan move {told['load']}")
    if asked(table) == {"hacan": "move_from"}:
        say(table, "hacan move_from nothing")
    found = {}
    for stop in options(table, "hacan")[:-1] if asked(table) == {"hacan": "pick_up_at"} else []:
        copy = table.clone()
        say(copy, f"hacan pick_up_at {stop}")
        assert asked(copy) == {"hacan": "pick_up"}
        found[stop] = len(options(copy, "hacan"))
    return found


def producing(told: dict[str, Any]) -> int:
    """The orders."""
    table = activated(told)
    while asked(table).get("hacan") in ("move_from", "commit", "fire"):
        say(table, f"hacan {asked(table)['hacan']} nothing")
    assert asked(table) == {"hacan": "produce"}
    return len(options(table, "hacan"))


def paying(told: dict[str, Any]) -> int:
    """The ways to pay: those of the second payment for each way of the first one."""
    if "score" in told:
        table = table_of({**told, "objectives": told["score"]}, frames=[("status_phase",)])
        say(table, f"hacan score {told['score']}")
    else:
        table = activated(told)
        say(table, told["until"])
    return ways(table)


def ways(table: Table) -> int:
    """The ways to answer all payments that come one after the other."""
    if asked(table) != {"hacan": "pay"}:
        return 1
    found = 0
    _, question = table.find(0)
    for answer in list(question.options()):
        copy = table.clone()
        copy.answer(0, answer, "pay")
        found += ways(copy)
    return found


def voting(told: dict[str, Any]) -> dict[str, int]:
    """How all ballots about a law end."""
    table = council(f"agenda.{told['law']}", planets=told["planets"], tiles=told["tiles"])
    return dict(sorted(ends(table, told["law"]).items()))


def ends(table: Table, law: str) -> Counter[str]:
    """What wins, over all that could be answered from here on. Players who are elected get the law."""
    if agenda(table) != law:
        return Counter([HOLDER.get(holder(table, law), holder(table, law))])
    ((_, question),) = table.pending.items()
    if question.kind.name == "decide":
        return Counter(["tie"])
    found: Counter[str] = Counter()
    for answer in list(question.options()):
        copy = table.clone()
        copy.answer(question.seat, answer, question.kind.name)
        found += ends(copy, law)
    return found


# --- both must agree, with each other and with the file ----------------------------------------------------------


def check(name: str, rules: dict[str, Any], model: dict[str, Any]) -> None:
    assert rules == model
    if os.environ.get("PERFT_WRITE"):
        FILES[name].write_text(json.dumps({**TOLD[name], **rules}, indent=1) + "\n", encoding="utf-8")
        return
    assert {key: TOLD[name].get(key) for key in rules} == rules


@pytest.mark.parametrize("name", named("moving"))
def test_moving(name: str) -> None:
    told, model = TOLD[name], modelled.Moves(TOLD[name])
    found = {"loads": moving(told), "pick_ups": pick_ups(told)}
    check(name, found, {"loads": model.loads(), "pick_ups": model.stops()})


@pytest.mark.parametrize("name", named("production"))
def test_production(name: str) -> None:
    check(name, {"orders": producing(TOLD[name])}, {"orders": modelled.orders(TOLD[name])})


@pytest.mark.parametrize("name", named("payment"))
def test_payment(name: str) -> None:
    check(name, {"ways": paying(TOLD[name])}, {"ways": modelled.payments(TOLD[name])})


@pytest.mark.parametrize("name", named("votes"))
def test_votes(name: str) -> None:
    check(name, {"results": voting(TOLD[name])}, {"results": modelled.ballots(TOLD[name])})


def test_there_is_something_of_every_kind() -> None:
    assert len(named("moving")) >= 12
    assert len(named("production")) >= 6
    assert len(named("payment")) >= 4
    assert len(named("votes")) >= 3
