"""Standing answers in words: the occasions, and what a seat has answered in advance."""

from __future__ import annotations

from orrery.core.game import Game
from orrery.core.standing import Standing, reacting_kind
from orrery.text import Words


def where(game: Game, name: str, words: Words) -> str:
    """The name of an occasion, of a group of them or, with an empty id, of every chance to react."""
    if not name:
        return words.text("standing-every")
    it = next((it for it in game.occasions if it.name == name), None)
    if it is None:
        return words.text(f"{game.name}-occasions-{name}")
    if it.window:
        return str(words.noun("window", name))
    return words.say(f"{game.name}-occasion-{it.kind}", **dict(it.args))


def until(span: str, words: Words) -> str:
    """How long a standing answer lasts."""
    return words.text(f"standing-until-{span or 'revoked'}")


def told_standing(game: Game, it: Standing, words: Words) -> str:
    """A standing answer."""
    about, card = where(game, it.where, words), ""
    if it.text:
        noun = reacting_kind(game).noun
        card = str(words.noun(noun.name, noun.decode(it.text)))
    key = "standing-pass-card" if card else f"standing-{it.what}"
    return words.text("standing-told", said=words.text(key, where=about, card=card), until=until(it.until, words))
