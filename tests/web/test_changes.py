"""The page applies changes to a view exactly as the server means them: pairs of values and the changes between them,
written by the server, are applied by the page's own code."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import msgspec

from orrery.core.table import Table
from orrery.games import game
from orrery.server.changes import changes
from orrery.server.views import shown, speaking

WEB = Path(__file__).parents[2] / "web"
SCRIPT = """
const ts = require('typescript'), fs = require('fs')
const source = ts.transpileModule(fs.readFileSync('src/lib/changes.ts', 'utf8'), {
  compilerOptions: { module: 'esnext', target: 'esnext' },
})
import('data:text/javascript,' + encodeURIComponent(source.outputText)).then(({ applied }) => {
  const vectors = JSON.parse(fs.readFileSync(process.argv[1], 'utf8'))
  const found = vectors.map(([old, change]) => {
    const before = JSON.stringify(old)
    const now = applied(change, old)
    if (JSON.stringify(old) !== before) throw new Error('what was there has been altered: ' + before)
    return now
  })
  process.stdout.write(JSON.stringify(found))
})
"""
KEYS = ("a", "b", "0", "1", "#", "__proto__", "length")


def some_value(dice: Random, deep: int) -> Any:
    if deep and dice.random() < 0.7:
        if dice.random() < 0.5:
            return [some_value(dice, deep - 1) for _ in range(dice.randrange(5))]
        return {key: some_value(dice, deep - 1) for key in dice.sample(KEYS, dice.randrange(5))}
    return dice.choice([None, True, False, 0, 1, 2.5, "", "text", [], {}])


def varied(value: Any, dice: Random) -> Any:
    """The same value with a few things changed inside."""
    if dice.random() < 0.15:
        return some_value(dice, 2)
    if isinstance(value, dict):
        kept = {key: varied(inside, dice) for key, inside in value.items() if dice.random() < 0.85}
        return kept | ({dice.choice(KEYS): some_value(dice, 1)} if dice.random() < 0.2 else {})
    if isinstance(value, list):
        kept_items = [varied(inside, dice) for inside in value if dice.random() < 0.85]
        return kept_items + ([some_value(dice, 1)] if dice.random() < 0.2 else [])
    return value


def views(name: str, players: int, count: int) -> list[Any]:
    """A seat's views of the first positions of a game."""
    table, dice = Table.new(game(name), players, {}, seed=3), Random(3)
    words = speaking(table, "de", ["Ada"] * players, 0)
    found = []
    for _ in range(count):
        found.append(msgspec.to_builtins(shown(table, 0, words)))
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    return found


def test_the_page_gets_from_each_value_to_the_next(tmp_path: Path) -> None:
    dice = Random(1)
    values = [some_value(dice, 4) for _ in range(400)]
    pairs = [(old, varied(old, dice)) for old in values] + list(pairwise(values))
    for name, players in (("race", 2), ("warpgate", 2), ("ti3", 3)):
        seen = views(name, players, 25)
        pairs += pairwise(seen)
    vectors = tmp_path / "vectors.json"
    vectors.write_text(json.dumps([[old, changes(old, new)] for old, new in pairs]))
    build = run_path(str(WEB / "build.py"))
    run = build["machine_node"]() or build["node_from_pypi"]()
    done = run("node", ["-e", SCRIPT, str(vectors)])
    assert done.returncode == 0, done.stderr
    for (old, new), found in zip(pairs, json.loads(done.stdout), strict=True):
        assert json.dumps(found, sort_keys=True) == json.dumps(new, sort_keys=True), old
