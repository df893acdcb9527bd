"""Whether everything on a table can be said, for the tests of options."""

from __future__ import annotations

from orrery.core.table import Table
from orrery.text import LANGUAGES, Words


def spoken(table: Table) -> bool:
    """All questions with their answers, and all lines of the journal, in all languages."""
    for lang in LANGUAGES:
        words = Words(lang, "ti3", ["Ada", "Bo", "Cy"], 0)
        said = [words.say(key, **args) for key, _, args in table.journal]
        for question in table.pending.values():
            said.append(words.say(f"ti3-ask-{question.kind.name}", **question.args))
            for value in question.options():
                named = [one for one in (value if question.kind.many else (value,)) if type(one) in (int, tuple)]
                said += [str(words.noun(question.kind.noun.name, one)) for one in named]
        if not all(said):
            return False
    return True
