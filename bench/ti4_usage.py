"""What greedy bots of Twilight Imperium 4 use and what they never use: every text, action, strategy card and objective.

    python -m bench.ti4_usage --games 100             # those used never or hardly ever
    python -m bench.ti4_usage --games 100 --all       # all of them

For a text: in how many games somebody had it, how often a question offered it, how often it was used, and how often it
took effect (a trigger that ran, a number that it changed)."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.ti4_bots import play

from orrery.core.abilities import Ability
from orrery.core.ask import Decision
from orrery.core.hook_index import Hook
from orrery.core.table import Table
from orrery.games.ti4.bot.cards import named_text
from orrery.games.ti4.rules.data import FACTIONS, OBJECTIVES, STRATEGIES
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.kinds import DEEDS, TEXTS_AT
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXT
from orrery.games.ti4.rules.secrets import secrets_of
from orrery.games.ti4.rules.texts import is_agenda
from orrery.games.ti4.rules.things import Objective, objectives_in

HARDLY = 0.05
"""Used in less than this share of the cases in which it could be, it counts as hardly used."""


class Usage:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.had: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()
        self._here: set[tuple[int, str]] = set()

    # --- watching -------------------------------------------------------------------------------------------

    def watch(self, table: Table, decision: Decision[Any], value: Any) -> None:
        """A question and its answer."""
        s: Any = table.state
        kind = decision.kind.name
        if kind == "act":
            self.look(s)
            for deed in decision.options():
                self.offered[deed_name(deed)] += 1
            self.used[deed_name(value)] += 1
        elif kind == "react":
            for use in decision.options():
                if use is not None:
                    self.offered[TEXT.names[named_text(use)]] += 1
            if value is not None:
                self.used[TEXT.names[named_text(value)]] += 1
        elif kind == "secondary":
            name = f"secondary.{STRATEGIES[decision.args['strategy']]}"
            self.offered[name] += 1
            self.used[name] += value
        elif kind == "take":
            for card in decision.options():
                self.offered[f"take.{STRATEGIES[card]}"] += 1
            self.used[f"take.{STRATEGIES[value]}"] += 1
        elif kind == "trade":
            for field, put in [*value.gives, *value.gets]:
                self.used[f"traded.{field}"] += put if isinstance(put, int) else len(put)
        elif "text" in decision.args and isinstance(value, bool):
            name = TEXT.names[decision.args["text"]]
            self.offered[f"{name} ({kind})"] += 1
            self.used[f"{name} ({kind})"] += value
        self.offered[f"question.{kind}"] += 1
        self.used[f"question.{kind}"] += value not in (None, (), False)

    def look(self, s: Any) -> None:
        """What everybody has."""
        for seat, p in enumerate(s.players):
            texts = [*p.texts, *p.hand, *(named_text(len(TEXT.names) + n) for n in p.notes)]
            self._here.update((seat, TEXT.names[it]) for it in texts)
            self._here.update((seat, f"objective.{OBJECTIVE.names[o]}") for o in (*s.objectives, *secrets_of(p)))
        self._here.update((-1, TEXT.names[it]) for it in s.texts)

    def over(self, s: Any) -> None:
        """The end of a game."""
        for seat, p in enumerate(s.players):
            for o in objectives_in(p.scored):
                self._here.add((seat, f"objective.{OBJECTIVE.names[o]}"))
                self.used[f"scored.{OBJECTIVE.names[o]}"] += 1
            self.had[f"player.{FACTIONS[p.faction].name}"] += 1
        for _, name in self._here:
            self.had[name] += 1
        self._here.clear()

    # --- effects --------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Count what texts do by themselves."""
        for hooked in HOOKS._windows.values():
            for index in (hooked.replacements, hooked.triggers, hooked.reactions):
                for ability, hook in index.hooks.items():
                    index.hooks[ability] = replace(hook, do=self.counted(hook))
        for numbers in HOOKS._modifiers.values():
            for ability, hook in numbers.hooks.items():
                numbers.hooks[ability] = replace(hook, do=self.compared(hook))

    def counted(self, hook: Hook) -> Callable[..., Any]:
        """An effect that is counted."""
        name = TEXT.names[hook.ability]

        async def do(*about: Any) -> Any:
            self.effects[name] += 1
            return await hook.do(*about)

        return do

    def compared(self, hook: Hook) -> Callable[..., int]:
        """A changed number that is counted; only what it is asked in play, not while bots think, cannot be told."""
        name, note = TEXT.names[hook.ability], hook.note

        def do(*about: Any) -> int:
            value: int = hook.do(*about)
            self.effects[name] += value != about[-2 if note else -1]
            return value

        return do

    # --- telling --------------------------------------------------------------------------------------------

    def lines(self, every: bool) -> list[str]:
        """What was used never or hardly ever, or everything."""
        found = []
        for n, name in enumerate(TEXT.names):
            if is_agenda(Ability(n)) or name.startswith("objective."):
                continue
            had, offered, used, effects = (it[name] for it in (self.had, self.offered, self.used, self.effects))
            asked = name.startswith("card.") or offered > 0
            idle = used <= HARDLY * offered if asked else not effects
            if every or (idle and (had or offered)):
                found.append(f"{name}: had {had}, offered {offered}, used {used}, effects {effects}")
        for name, offered in sorted(self.offered.items()):
            if name not in TEXT.names:
                used = self.used[name]
                if every or used <= HARDLY * offered or used >= (1 - HARDLY) * offered:
                    found.append(f"{name}: offered {offered}, used {used}")
        found += [f"{name}: {n}" for name, n in sorted(self.used.items()) if name.startswith("traded.")]
        for n, it in enumerate(OBJECTIVES):
            name = OBJECTIVE.names[Objective(n)]
            had, scored = self.had[f"objective.{name}"], self.used[f"scored.{name}"]
            if every or scored <= HARDLY * had:
                found.append(f"objective {it.stage} {name}: had {had}, scored {scored}")
        return found


def deed_name(deed: int) -> str:
    """An action by its name."""
    return f"act.{DEEDS[deed]}" if deed < TEXTS_AT else TEXT.names[named_text(deed - TEXTS_AT)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="everything, not only what is hardly used")
    wanted = parser.parse_args()
    usage = Usage()
    usage.listen()
    for number in range(wanted.games):
        table = play(wanted.seed + number, {*range(wanted.players)}, wanted.players, watch=usage.watch)
        usage.over(table.state)
        print(f"\r{number + 1} of {wanted.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(usage.lines(wanted.all)))


if __name__ == "__main__":
    main()
