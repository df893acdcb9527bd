"""Warpgate: which step carries out an action (W10). Cards, tokens and tactics texts lead to actions, and actions lead
to battles and discoveries: this module connects them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.state import Frame, frame
from orrery.games.common.books import entered
from orrery.games.warpgate.rules.nouns import Action
from orrery.games.warpgate.rules.state import Warpgate

ActionStep = Callable[[Warpgate, int, int], Coroutine[Any, Any, None]]
"""Who acts, and X."""

ACTIONS: dict[Action, ActionStep] = {}
"""The steps of the actions, registered by `actions.py`."""


def does(action: Action) -> Callable[[ActionStep], ActionStep]:
    """Register this step as what an action does."""
    return entered(ACTIONS, action)


def act(action: Action, seat: int, x: int) -> Frame:
    """The frame for taking an action: whose it is, and its X."""
    return frame(ACTIONS[action], seat, x)
