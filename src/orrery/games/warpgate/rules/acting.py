"""Warpgate: which step an action is (W10). Cards, tokens and texts of tactics bring actions about, and actions bring
battles and discoveries about: here they find each other."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.state import Frame, frame
from orrery.games.warpgate.rules.nouns import Action
from orrery.games.warpgate.rules.state import Warpgate

ActionStep = Callable[[Warpgate, int, int], Coroutine[Any, Any, None]]
"""Who acts, and X."""

ACTIONS: dict[Action, ActionStep] = {}
"""The steps of the actions; `actions.py` says which they are."""


def does(action: Action) -> Callable[[ActionStep], ActionStep]:
    """This step is what an action does."""

    def register(step: ActionStep) -> ActionStep:
        ACTIONS[action] = step
        return step

    return register


def act(action: Action, seat: int, x: int) -> Frame:
    """An action to be done: by whom, and its X."""
    return frame(ACTIONS[action], seat, x)
