"""`orrery odds`: the exact odds of a space battle or an invasion, of the games that have them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Annotated

from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, speaking

GAMES = {"ti3": "orrery.games.ti3.terminal.odds", "ti4": "orrery.games.ti4.odds.command"}
"""Where a game has the odds that are typed."""


def odds(
    game: Annotated[str, option("cli-odds-game")],
    attacker: Annotated[str, option("cli-odds-attacker")],
    defender: Annotated[str, option("cli-odds-defender")],
    /,
    *,
    attacker_with: Annotated[str, option("cli-odds-attacker-with")] = "",
    defender_with: Annotated[str, option("cli-odds-defender-with")] = "",
    attacker_order: Annotated[str, option("cli-odds-order")] = "",
    defender_order: Annotated[str, option("cli-odds-order")] = "",
    attacker_leaves: Annotated[int, option("cli-odds-leaves")] = 0,
    defender_leaves: Annotated[int, option("cli-odds-leaves")] = 0,
    attacker_leaves_at: Annotated[int, option("cli-odds-leaves-at")] = 0,
    defender_leaves_at: Annotated[int, option("cli-odds-leaves-at")] = 0,
    defender_flees: Annotated[bool, option("cli-odds-flees", negative="")] = False,
    attacker_runs: Annotated[int, option("cli-odds-runs")] = 0,
    defender_runs: Annotated[int, option("cli-odds-runs")] = 0,
    lang: Annotated[str | None, option("cli-lang")] = None,
) -> int:
    """Show the odds of what was typed, in the words of the game."""
    if game not in GAMES:
        return Wrong("wrong-odds-game", given=game, known=tuple(GAMES)).tell(speaking(lang))
    shown: Callable[..., int] = import_module(GAMES[game]).odds
    if game == "ti4":
        if defender_flees or attacker_runs or defender_runs:
            return Wrong("wrong-odds-ti3-only").tell(speaking(lang))
        return shown(
            (attacker, defender),
            (attacker_with, defender_with),
            (attacker_order, defender_order),
            (attacker_leaves, defender_leaves),
            (attacker_leaves_at, defender_leaves_at),
            lang,
        )
    return shown(
        game,
        attacker,
        defender,
        attacker_with=attacker_with,
        defender_with=defender_with,
        attacker_order=attacker_order,
        defender_order=defender_order,
        attacker_leaves=attacker_leaves,
        defender_leaves=defender_leaves,
        attacker_leaves_at=attacker_leaves_at,
        defender_leaves_at=defender_leaves_at,
        defender_flees=defender_flees,
        attacker_runs=attacker_runs,
        defender_runs=defender_runs,
        lang=lang,
    )
