"""Robot players at a screen: they look for what is lit and click it, or use only the keyboard. They know no game:
whatever a board draws, this is how to answer it. The table may change at any time while they look, so whatever belongs
together is read at once, and a click that would hit something other than its target hits nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from playwright.sync_api import Page

PATIENCE = 120_000
"""How many milliseconds a page has for anything before a test gives up: a busy machine is slow, and waiting costs
nothing if all is well."""
LONGEST = 120
"""If one answer takes more clicks than this, something is wrong."""
MANY, PATIENT = 40, 12
"""The number of clicks that lead nowhere before starting over: the first time, and at most later."""
AGAIN = 0.35
"""How likely each click of a later try is to be its last: most tries are short, for one thing may be an answer."""
SOME = 4
"""How many things to look for at most, of several that may be picked, before an answer is sent."""
FAR = 4
"""How many steps to take at most with the arrow keys before choosing something."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

DRAWN = "main [data-lit]:not([data-chosen])"
BUTTONS = "[data-offer]:not([aria-pressed=true]):enabled"
SEND = "[data-send]:enabled"
CLEAR = "[data-clear]"

WAIT = """([patience, arg]) => new Promise((done, failed) => {
    const until = %s
    let due = 0
    const look = () => {
        due = 0
        const found = until(arg)
        if (!found) return
        watch.disconnect()
        clearTimeout(end)
        done(found)
    }
    const watch = new MutationObserver(() => { due ||= setTimeout(look) })
    const end = setTimeout(() => {
        watch.disconnect()
        const asked = document.querySelector('[data-question]')?.dataset.question
        failed(Error(`this has not happened in ${patience} ms, asked is ${asked}: ${until}`))
    }, patience)
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
    look()
})"""
"""The value of a condition as soon as it has one: the page is looked at again whenever it has changed, after everything
that belongs to the change. Waiting on the page's side takes one message, and nothing while the page stays as it is."""

TURN = """() => {
    const {over, myTurn} = document.querySelector('main[data-seq]')?.dataset ?? {}
    if (over === 'true') return 'over'
    return myTurn === 'true' && document.querySelector('[data-question]') ? 'turn' : null
}"""
"""Whether it is this player's turn or the game is over; nothing while neither is the case."""

ASKED = """() => {
    const {question, form} = document.querySelector('[data-question]')?.dataset ?? {}
    return question && [question, form]
}"""

CHECKED = ("pick", "terms")
"""The forms for which the page asks the rules before an answer can be sent."""

READY = """([asked, waits]) => {
    const now = document.querySelector('[data-question]')?.dataset.question
    if (now !== asked || document.querySelector('[data-curtain]')) return 'gone'
    if (waits && document.querySelector('[data-checking]')) return null
    return document.querySelector('[data-send]:enabled') ? 'ready' : 'more'
}"""
"""Whether there is an answer that could be sent. For some forms the page asks the rules first."""

GONE_ON = """asked => {
    if (document.querySelector('[data-curtain], main[data-over=true]')) return 'done'
    if (document.querySelector('[data-question]')?.dataset.question !== asked) return 'done'
    return document.querySelector('[data-wrong]')?.innerText
}"""
"""The table has moved on, or the screen is handed to somebody else; or what the server objects to in the answer."""

AIM = """([drawn, buttons, drawnFirst, which]) => {
    const seen = what => [...document.querySelectorAll(what)].filter(it => it.getClientRects().length)
    const [first, second] = drawnFirst ? [drawn, buttons] : [buttons, drawn]
    const some = [first, second].map(seen).find(all => all.length)
    if (!some) return null
    const it = some[which % some.length], steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
    if (!window.aimed) {
        const missed = event => {
            const hit = window.aimed.at === null || window.aimed.at.contains(event.target)
            if (event.type === 'click') window.aimed = {at: null, hit}
            if (hit) return
            event.stopImmediatePropagation()
            event.preventDefault()
        }
        for (const kind of ['pointerdown', 'mousedown', 'click']) window.addEventListener(kind, missed, true)
    }
    window.aimed = {at: it, hit: false}
    for (const block of ['nearest', 'center']) {
        it.scrollIntoView({block, inline: block})
        const box = it.getBoundingClientRect()
        for (const y of steps) for (const x of steps) {
            const at = [box.left + x * box.width, box.top + y * box.height]
            if (it.contains(document.elementFromPoint(...at))) return at
        }
    }
    window.aimed = {at: null, hit: false}
    return []
}"""
"""A point on one of several things that nothing else covers, as close to its middle as possible; if it is covered, it
is scrolled to where it may be free. Nothing if there is nothing to aim at. The next click counts only if it hits that
very thing: the page may have been redrawn by then."""

TARGET = f"""([aimed, clear]) => ({AIM})(aimed) ?? (document.querySelector(clear) ? 'none' : null)"""
"""Something to aim at; or that there is none any more, only an answer that has been begun."""

FREE = """([drawn]) => {
    const offers = [...document.querySelectorAll('[data-offer]')]
    const free = offers.map((it, n) => it.disabled || it.ariaPressed === 'true' ? 0 : n + 1)
    return [document.querySelectorAll(drawn).length, offers.length, free.filter(n => n > 0 && n <= 9)]
}"""
"""How many things are lit, how many buttons there are, and the digits of those that still do something."""


class Player(ABC):
    """A person at a table page. Subclasses decide how to put an answer together."""

    def __init__(self, page: Page, seed: int = 1, patience: int = PATIENCE) -> None:
        self.page = page
        self.patience = patience
        self.dice = Random(seed)
        self.answers = 0

    def wait(self, until: str, arg: Any = None) -> Any:
        """The value of a condition as soon as it has one."""
        return self.page.evaluate(WAIT % until, [self.patience, arg])

    def await_turn(self) -> bool:
        """Wait until it is this player's turn (True) or the game is over (False)."""
        return bool(self.wait(TURN) == "turn")

    def answer_if_asked(self) -> bool:
        """Answer if it is this player's turn; False when the game is over."""
        now = self.page.evaluate(TURN)
        if now == "turn":
            self.answer()
        return bool(now != "over")

    def asked(self) -> str:
        """The kind of the current question."""
        return str(self.wait(ASKED)[0]).rpartition("-")[0]

    def play(self, most: int = 10_000) -> int:
        """Answer until the game is over, or this many times; returns how many answers it took."""
        before = self.answers
        while self.answers - before < most and self.await_turn():
            self.answer()
        return self.answers - before

    def decline(self) -> None:
        """Offer no deal: what both sides could put in has tests of its own."""
        none = self.page.locator("[data-terms] [data-offer='none']")
        if none.count():
            none.first.click()

    def answer(self) -> None:
        """Put an answer together, send it, and see it done."""
        asked, form = self.wait(ASKED)
        touched, wanted, patience = 0, self.dice.randrange(SOME) if form == "pick" else 0, MANY
        if form == "terms":
            self.decline()
        for _ in range(LONGEST):
            ready = self.wait(READY, [asked, form in CHECKED]) if touched >= wanted else "more"
            if ready == "gone":
                raise AssertionError(f"{asked} is no longer asked, and it has not been answered here")
            if ready == "ready" and self.send():
                break
            if touched < patience and self.touch():
                touched += 1
            else:
                self.begin_anew()
                touched, wanted, patience = 0, 0, min(PATIENT, 1 + int(self.dice.expovariate(AGAIN)))
        else:
            raise AssertionError(f"{asked} cannot be answered: {self.page.locator('[data-question]').inner_text()}")
        gone_on = self.wait(GONE_ON, asked)
        assert gone_on == "done", f"{asked}: {gone_on}"
        self.answers += 1

    @abstractmethod
    def touch(self) -> bool:
        """One more click or key towards an answer; False if there is nothing left to touch."""

    @abstractmethod
    def send(self) -> bool:
        """Send the answer as it is; False if the page was just about to change."""

    @abstractmethod
    def begin_anew(self) -> None:
        """Clear the answer in progress: it leads nowhere."""


class Clicker(Player):
    """Uses only the mouse: what is lit on the board first, then the buttons."""

    def touch(self) -> bool:
        aimed = [DRAWN, BUTTONS, self.dice.random() < 0.7, self.dice.randrange(2**16)]
        spot = self.wait(TARGET, [aimed, CLEAR])
        if spot == "none":
            return False
        if spot:
            self.page.mouse.click(*spot)
        return True

    def send(self) -> bool:
        return self.click(SEND) and bool(self.page.evaluate("() => window.aimed.hit"))

    def begin_anew(self) -> None:
        self.click(CLEAR)  # if there is nothing to clear, nothing that was clicked has begun an answer

    def click(self, what: str) -> bool:
        """Click a button, if it is there and free."""
        spot = self.page.evaluate(AIM, [what, what, True, 0])
        if spot:
            self.page.mouse.click(*spot)
        return bool(spot)


class Typist(Player):
    """Uses only the keyboard: arrows move over what is lit and Enter takes it, digits choose an offer, Enter sends."""

    def touch(self) -> bool:
        drawn, offers, free = self.page.evaluate(FREE, [DRAWN])
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

    def walk(self) -> None:
        """Use the arrow keys, any of them, to get to something that is lit and not chosen yet."""
        for _ in range(LONGEST):
            self.page.keyboard.press(self.dice.choice(ARROWS))
            if self.page.evaluate("what => document.activeElement.matches(what)", DRAWN):
                return
        raise AssertionError("the arrow keys do not reach what is lit")

    def send(self) -> bool:
        self.page.keyboard.press("Control+Enter")
        return True

    def begin_anew(self) -> None:
        self.page.keyboard.press("Escape")
