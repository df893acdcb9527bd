"""Players that are robots at a screen: they look for what is lit and click it, or know only the keyboard. They know no
game: whatever a board draws, this is how it is answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from playwright.sync_api import Locator, Page, expect

LONGEST = 120
"""More clicks than this for one answer, and something is wrong."""
MANY, PATIENT = 40, 12
"""After so many clicks that lead nowhere one begins anew, and then after fewer."""
SOME = 4
"""Of several things that may be picked, so many at most are looked for before an answer is sent."""
FAR = 8
"""So many steps at most are walked with the arrow keys before something is taken."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
GONE_ON = """asked => document.querySelector('[data-curtain], main[data-over=true]')
    || document.querySelector('[data-question]')?.dataset.question !== asked"""
"""The table has gone on, or the screen is handed over to somebody else."""


UNCOVERED = """(all, which) => {
    const it = all[which % all.length], steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
    if (!it) return null
    it.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = it.getBoundingClientRect()
    for (const y of steps) for (const x of steps) {
        const at = [box.left + x * box.width, box.top + y * box.height]
        if (it.contains(document.elementFromPoint(...at))) return at
    }
    it.scrollIntoView({block: 'center', inline: 'center'})
    return null
}"""
"""A point of one of several things that is not covered by anything else, as near to its middle as can be; if it is
covered now, it is brought to where it may be free. Done in one go: the table may go on while somebody looks."""


class Player(ABC):
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
        question = self.page.locator("[data-question]").first
        asked = question.get_attribute("data-question")
        several = question.get_attribute("data-form") == "pick"
        touched, wanted, patience = 0, self.dice.randrange(SOME) if several else 0, MANY
        for _ in range(LONGEST):
            if touched >= wanted and self.may_send(several):
                self.send()
                break
            if touched < patience and self.touch():
                touched += 1
            else:
                self.begin_anew()
                touched, wanted, patience = 0, 0, self.dice.randint(1, PATIENT)
        else:
            raise AssertionError(f"{asked} cannot be answered: {self.page.locator('[data-question]').inner_text()}")
        self.page.wait_for_function(GONE_ON, arg=asked)
        self.answers += 1

    def may_send(self, several: bool) -> bool:
        """Whether there is an answer that could be sent; of several things the page asks the rules first."""
        if several:
            expect(self.page.locator("[data-checking]")).to_have_count(0)
        return self.page.locator("[data-send]:enabled").count() > 0

    @abstractmethod
    def touch(self) -> bool:
        """One more click or key towards an answer; False if there is nothing left to touch."""

    @abstractmethod
    def send(self) -> None:
        """Send the answer as it stands."""

    @abstractmethod
    def begin_anew(self) -> None:
        """Forget what was put together: it leads nowhere."""


class Clicker(Player):
    """Knows only the mouse: what is lit on the board first, then the buttons."""

    def touch(self) -> bool:
        drawn = self.page.locator("[data-lit]:not([data-chosen])")
        buttons = self.page.locator("[data-offer]:not([aria-pressed=true]):enabled")
        some: Locator = drawn if drawn.count() and self.dice.random() < 0.7 else buttons
        some = some if some.count() else drawn
        if self.page.locator("[data-clear]").count() and not some.count():
            return False
        expect(some.first).to_be_visible()
        which = self.dice.randrange(2**16)
        spot = some.evaluate_all(UNCOVERED, which) or some.evaluate_all(UNCOVERED, which)
        if spot:
            self.page.mouse.click(*spot)
        return True

    def send(self) -> None:
        self.page.locator("[data-send]").click()

    def begin_anew(self) -> None:
        self.page.locator("[data-clear]").click()


class Typist(Player):
    """Knows only the keyboard: arrows walk over what is lit and Enter takes it, digits choose an offer, Enter sends."""

    def touch(self) -> bool:
        drawn = self.page.locator("[data-lit]:not([data-chosen])").count()
        offers = self.page.locator("[data-offer]").all()
        free = [n for n, it in enumerate(offers[:9], 1) if not self.taken(it)]
        if free and (not drawn or self.dice.random() < 0.5):
            self.page.keyboard.press(str(self.dice.choice(free)))
        elif drawn:
            for _ in range(1 + self.dice.randrange(min(drawn, FAR))):
                self.walk()
            self.page.keyboard.press("Enter")
        elif offers:
            return False
        else:  # an amount
            self.page.keyboard.press(str(self.dice.randrange(10)))
        return True

    def taken(self, offer: Locator) -> bool:
        """Whether a button does nothing more: its offer is chosen, or all equal ones are."""
        return offer.get_attribute("aria-pressed") == "true" or not offer.is_enabled()

    def walk(self) -> None:
        """With the arrow keys, any of them, to something that is lit and not chosen yet."""
        for _ in range(LONGEST):
            self.page.keyboard.press(self.dice.choice(ARROWS))
            if self.page.locator("[data-lit]:not([data-chosen]):focus").count():
                return
        raise AssertionError("the arrow keys do not reach what is lit")

    def send(self) -> None:
        self.page.keyboard.press("Control+Enter")

    def begin_anew(self) -> None:
        self.page.keyboard.press("Escape")
