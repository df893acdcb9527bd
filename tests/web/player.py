"""Players that are robots at a screen: they look for what is lit and click it, or know only the keyboard. They know no
game: whatever a board draws, this is how it is answered."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

LONGEST = 60
"""More clicks than this for one answer, and something is wrong."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
GONE_ON = """seq => document.querySelector('[data-curtain]')
    || Number(document.querySelector('main').dataset.seq) > seq"""
"""The table has gone on, or the screen is handed over to somebody else."""


class Player:
    """Somebody at a table page. Subclasses say how an answer is put together."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.main = page.locator("main")
        self.dice = Random(seed)
        self.answers = 0

    def await_turn(self) -> bool:
        """Wait until it is this player's turn (True) or the game is over (False)."""
        self.page.wait_for_selector("main[data-my-turn=true], main[data-over=true]")
        return self.main.get_attribute("data-over") != "true"

    def seq(self) -> int:
        return int(self.main.get_attribute("data-seq") or 0)

    def play(self, most: int = 10_000) -> int:
        """Answer until the game is over, or so many times; how many answers it took."""
        before = self.answers
        while self.answers - before < most and self.await_turn():
            self.answer()
        return self.answers - before

    def answer(self) -> None:
        """Put an answer together, send it, and see it done."""
        before = self.seq()
        asked = self.page.locator("[data-question]").first.get_attribute("data-question")
        for _ in range(LONGEST):
            if self.page.locator("[data-send]:enabled").count():
                self.send()
                break
            self.touch()
        else:
            raise AssertionError(f"{asked} cannot be answered: {self.page.locator('[data-question]').inner_text()}")
        self.page.wait_for_function(GONE_ON, arg=before)
        self.answers += 1

    def touch(self) -> None:
        """One more click or key towards an answer."""
        raise NotImplementedError

    def send(self) -> None:
        raise NotImplementedError


class Clicker(Player):
    """Knows only the mouse: what is lit on the board first, then the buttons."""

    def touch(self) -> None:
        drawn = self.page.locator("[data-lit]:not([data-chosen])")
        buttons = self.page.locator("[data-offer]:not([aria-pressed=true]):enabled")
        some: Locator = drawn if drawn.count() and self.dice.random() < 0.7 else buttons
        some = some if some.count() else drawn
        expect(some.first).to_be_visible()
        it = some.nth(self.dice.randrange(some.count()))
        it.scroll_into_view_if_needed()
        it.click()

    def send(self) -> None:
        self.page.locator("[data-send]").click()


class Typist(Player):
    """Knows only the keyboard: arrows walk over what is lit and Enter takes it, digits choose an offer, Enter sends."""

    def touch(self) -> None:
        drawn = self.page.locator("[data-lit]:not([data-chosen])").count()
        free = [n for n, it in enumerate(self.page.locator("[data-offer]").all()[:9], 1) if not self.pressed(it)]
        if free and (not drawn or self.dice.random() < 0.5):
            self.page.keyboard.press(str(self.dice.choice(free)))
        elif drawn:
            for _ in range(1 + self.dice.randrange(drawn)):
                self.walk()
            self.page.keyboard.press("Enter")
        else:  # an amount
            self.page.keyboard.press(str(self.dice.randrange(10)))

    def pressed(self, offer: Locator) -> bool:
        return offer.get_attribute("aria-pressed") == "true"

    def walk(self) -> None:
        """With the arrow keys, any of them, to something that is lit and not chosen yet."""
        for _ in range(LONGEST):
            self.page.keyboard.press(self.dice.choice(ARROWS))
            if self.page.locator("[data-lit]:not([data-chosen]):focus").count():
                return
        raise AssertionError("the arrow keys do not reach what is lit")

    def send(self) -> None:
        self.page.keyboard.press("Control+Enter")
