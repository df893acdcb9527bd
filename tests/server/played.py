"""Games for the tests of the server: played by random players for a while, or to the end."""

from random import Random

from orrery.core.table import Table
from orrery.games import game

END = 1 << 30


def played(name: str = "race", players: int = 2, answers: int = END, seed: int = 3) -> Table:
    """A live table after this many answers; if several seats are asked, they take turns."""
    table, dice = Table.new(game(name), players, seed=seed), Random(seed)
    for _ in range(answers):
        if table.over:
            break
        asked = dice.choice(list(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
    return table
