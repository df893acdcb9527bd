"""A sitting: one game at one terminal, from the first question to the score sheet. Bots and people answer; people may
also type commands, which never change the game except for undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from orrery.bots import Bot
from orrery.bots.advice import ADVISER, advice
from orrery.bots.volunteers import AskedOffers, volunteer
from orrery.core.ask import Decision
from orrery.core.record import Record
from orrery.core.refusal import No, Refused
from orrery.core.standing import Standing
from orrery.core.table import Table
from orrery.telling.questions import forced, question, told
from orrery.telling.rules import ruled
from orrery.telling.teller import News
from orrery.telling.tellers import teller
from orrery.terminal import beforehand
from orrery.terminal.answers import Unclear, numeric, read
from orrery.terminal.commands import PLAYING, command, examples, helped, vocabulary
from orrery.terminal.drawing import Drawing, ahead, anything, further, odds, shortcut
from orrery.terminal.screen import Screen
from orrery.terminal.turns import Turn, bargain, give, leaves_open, proposal
from orrery.text import Words

INTERRUPTED = 130
SPECTATOR = -1


@dataclass(slots=True)
class Seat:
    """Who sits in a seat: a person, or a bot made from its spec ("search:ms=200")."""

    spec: str
    name: str
    bot: Bot | None = None


class SaveFile(Protocol):
    """Where the game is saved."""

    path: Path
    trouble: OSError | None
    takebacks: int

    def save(self, table: Table) -> None: ...
    def record(self, table: Table) -> Record: ...


class Left(Exception):
    """Somebody left before the game was over."""


class Sitting:
    """One game at one terminal. If answers are sealed the people go first, otherwise the bots: that way a person's
    answer is usually the last one, and can be undone."""

    def __init__(
        self,
        table: Table,
        seats: list[Seat],
        words: Words,
        screen: Screen,
        draw: Drawing,
        save_file: SaveFile,
        auto: bool = True,
    ) -> None:
        self.table = table
        self.seats = seats
        self.words = words
        self.screen = screen
        self.draw = draw
        self.tell = teller(table.game.name)
        self.save_file = save_file
        self.auto = auto
        self.people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.shown = dict.fromkeys((SPECTATOR, *self.people), 0)
        """How many journal lines each has seen."""
        self.notes: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.people}
        """What was done for a person, and at which journal line."""
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.warned = False
        self.declined: set[int] = set()
        """Who does not want to make an open offer (turns.py) before the next question."""
        self._asked = AskedOffers()
        self.left_open: set[tuple[int, str]] = set()
        """Proposals that people have been asked about."""
        self.standing: dict[int, list[Standing]] = {}
        """Each person's standing answers."""
        self.ahead: list[tuple[int, str, str]] = []
        """Lines typed ahead: by whom, for which kind of question, and what."""
        self.known = vocabulary(PLAYING, words)
        self.commands: dict[str, Callable[[Turn], None]] = {
            "help": self._help,
            "table": self._table,
            "card": self._card,
            "why": self._why,
            "hint": self._hint,
            "odds": self._odds,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "options": self._options,
            "auto": self._auto,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play to the end, or until somebody leaves; returns the exit status."""
        try:
            self._save_game()
            while not self.table.over:
                if self.table.offers and self._deals():
                    continue
                person = next((seat for seat in self.table.waiting() if seat in self.people), None)
                if person is None or not (self._sealed() or self._only_people()):
                    if not bargain(self):
                        self._bots()
                else:
                    self._person(person)
            self._finish()
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self.screen.say("")
            self._leave()
            return INTERRUPTED
        except Exception:  # a bug: at least say how to resume
            self._leave()
            raise
        return 0

    def skip_to_round(self) -> None:
        """Show a returning player what happened in this round; `log` has the rest."""
        rounds = [i for i, (key, _, _) in enumerate(self.table.journal) if key.endswith("-log-round")]
        self.shown = dict.fromkeys(self.shown, rounds[-1] if rounds else 0)

    def _save_game(self) -> None:
        self.save_file.save(self.table)
        if self.save_file.trouble and not self.warned:
            self.warned = True
            self._leave()

    def _leave(self) -> None:
        """How to resume the game, or that it cannot be resumed."""
        path, trouble = str(self.save_file.path), self.save_file.trouble
        if trouble:
            self.screen.wrong(self.words.told("play-unsaved", path=path, reason=trouble))
        else:
            self.screen.say(self.words.text("play-left", path=path))

    # --- bots -----------------------------------------------------------------------------------------------

    def _deals(self) -> bool:
        """Ask bots about open offers, then people about proposals to them; whether somebody answered."""
        bots = {seat: who.bot for seat, who in enumerate(self.seats) if who.bot is not None}
        if volunteer(self.table, bots, self._asked):
            self._save_game()
            return True
        return proposal(self)

    def _sealed(self) -> bool:
        return self.table.sealed

    def _only_people(self) -> bool:
        return all(seat in self.people for seat in self.table.waiting())

    def _bots(self) -> None:
        """Let every bot with a question answer once."""
        waiting = [(seat, bot) for seat in self.table.waiting() if (bot := self.seats[seat].bot) is not None]
        with self.screen.thinking(self.words.text("play-thinking", name=self.seats[waiting[0][0]].name)):
            for seat, bot in waiting:
                self.table.answer(seat, bot.decide(self.table.mind(seat)))
        self._save_game()
        if not self.people:
            self._watch()

    def _watch(self) -> None:
        """Without human players: show what happens as it happens."""
        view = self.table.view(SPECTATOR)
        began = any(key.endswith("-log-round") for key, _ in view.journal(self.shown[SPECTATOR]))
        self.screen.news(self._news(SPECTATOR))
        if began:
            self.screen.show(view, self.words)

    # --- people ---------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        """Ask a person one question; a forced answer is given and noted."""
        words = self.words.to(seat)
        view = self.table.view(seat)
        asked = question(view, *view.questions[0], words)
        if self._automatic() and (only := forced(asked.decision)) is not None:
            note = words.text("play-forced", prompt=asked.prompt, answer=told(asked.decision, only[0], words))
            self._note(seat, note)
            self._give(seat, only[0], asked.id)
            return
        if (answer := beforehand.given(self, seat, asked.decision)) is not None:
            said = told(asked.decision, answer[0], words)
            self._note(seat, words.text("standing-given", prompt=asked.prompt, answer=said))
            self._give(seat, answer[0], asked.id)
            return
        self.put(Turn(seat, asked, words))

    def put(self, turn: Turn) -> None:
        """Ask a person a question until it is answered or left open."""
        self._hand_over(turn.seat)
        self.screen.ask(self.table.view(turn.seat), turn.asked, self._news(turn.seat), turn.words)
        while not self._answered(turn):
            self.screen.again(turn.asked, turn.words)

    def _automatic(self) -> bool:
        """Whether to give forced answers now. Not if several people share the terminal and answers are sealed: skipping
        somebody would tell the others why."""
        return self.auto and not (len(self.people) > 1 and self._sealed())

    def _hand_over(self, seat: int) -> None:
        """Hide the table between two people at one terminal."""
        if len(self.people) > 1 and self.looking != seat:
            self.screen.curtain(self.words.text("play-curtain", name=self.seats[seat].name))
            self.looking = seat
            if self.screen.read() is None:
                raise Left

    def _note(self, seat: int, text: str) -> None:
        self.notes[seat].append((len(self.table.journal), text))

    def _news(self, seat: int) -> list[News]:
        """What has happened since the seat last looked, with the notes in their places."""
        view, words = self.table.view(seat), self.words.to(seat)
        found: list[News] = []
        for end, note in [*self.notes.get(seat, []), (len(self.table.journal), "")]:
            lines = view.journal(self.shown[seat])
            fresh = lines[: len(lines) - len(view.journal(end))]
            found += [News.of(key, args, words) for key, args in fresh]
            found += [News(note)] if note else []
            self.shown[seat] = max(end, self.shown[seat])
        if seat in self.notes:
            self.notes[seat] = []
        return found

    def _give(self, seat: int, value: Any, question: str) -> None:
        self.table.answer(seat, value, question)
        self.declined.discard(seat)
        self._save_game()

    def _answered(self, turn: Turn) -> bool:
        """Read a line and carry it out; whether the table has changed."""
        line = self._typed(turn)
        if line is None:
            raise Left
        if not line.strip():
            return False
        if leaves_open(turn, line):
            self.declined.add(turn.seat)
            return True
        ordered = command(line, self.known)
        try:
            if ordered is None:
                self._give(turn.seat, self._understood(line, turn), turn.asked.id)
                return True
            turn.text, turn.firmly = ordered.rest, ordered.firmly
            if ordered.name in ("undo", "redo"):
                (self._undo if ordered.name == "undo" else self._redo)(turn)
                return True
            if ordered.name == "standing":
                return beforehand.standing(self, turn)
            if ordered.name == "give":
                give(self, turn.seat)
                return True
            self.commands[ordered.name](turn)
        except Unclear as unclear:
            self.screen.wrong(unclear.said(turn.words))
        except Refused as error:
            self.screen.wrong(turn.words.refused(error))
        return False

    def _typed(self, turn: Turn) -> str | None:
        """The next line: one typed ahead for this question, or else one that is read now, of which the part for later
        questions is kept. None if there are no more."""
        waiting, self.ahead = self.ahead, []
        if waiting and waiting[0][:2] == (turn.seat, turn.asked.decision.kind.name):
            self.ahead = waiting[1:]
            return waiting[0][2]
        line = self.screen.read()
        parts = ahead(self.draw, line, turn.asked, turn.words) if line else []
        self.ahead = [(turn.seat, kind, text) for kind, text in parts[1:]]
        return parts[0][1] if parts else line

    def _understood(self, line: str, turn: Turn) -> Any:
        """The value that the text means. It may be a thing that is not offered, so that the table can say why not."""
        own = shortcut(self.draw, self.table.view(turn.seat), line, turn.asked, turn.words)
        if own is not None:
            return own
        try:
            return read(line, turn.asked, turn.words)
        except Unclear as unclear:
            if turn.asked.decision.FORM != "choose" or unclear.key != "unclear-unknown":
                raise
            return anything(turn.asked.decision, line, turn.words)

    # --- commands -------------------------------------------------------------------------------------------

    def _undo(self, turn: Turn) -> None:
        """Undo the last answer that was not forced; beyond a barrier only if the player insists."""
        table, seat = self.table, turn.seat
        if not table.can_undo(seat) and not turn.firmly:
            raise Unclear("play-no-undo" if self._has_answered(seat) else "play-nothing-to-undo")
        while True:
            self.save_file.takebacks += self._has_answered(seat) and not table.can_undo(seat)
            table.undo(seat, consent=turn.firmly)
            mine = table.asked(seat)
            if not (mine and self._answers_itself(seat, mine[0][1]) and self._has_answered(seat)):
                break
        self.shown = {who: min(n, len(table.journal)) for who, n in self.shown.items()}
        self._note(seat, turn.words.text("play-undone"))
        self._save_game()

    def _answers_itself(self, seat: int, asked: Decision[Any]) -> bool:
        """Whether to skip the question: only one answer is possible, or there is a standing answer."""
        return (self._automatic() and forced(asked) is not None) or beforehand.given(self, seat, asked) is not None

    def _has_answered(self, seat: int) -> bool:
        return any(self.table.answered[seat].values())

    def _redo(self, turn: Turn) -> None:
        self.table.redo(turn.seat)
        self._save_game()

    def _help(self, turn: Turn) -> None:
        self.screen.pairs(turn.words.text("help-title"), helped(PLAYING, turn.words))
        self.screen.say(turn.words.text("help-answers"))
        self.screen.legend(turn.words.text(f"{turn.words.game}-help"))

    def _table(self, turn: Turn) -> None:
        self.screen.show(self.table.view(turn.seat), turn.words)

    def _options(self, turn: Turn) -> None:
        asked = turn.asked
        pairs = [(f"{asked.number(i)} {offer.name}", offer.calls[0]) for i, offer in enumerate(asked.offers)]
        self.screen.pairs(asked.prompt, pairs)

    def _card(self, turn: Turn) -> None:
        """A card by name, or the offer with a number."""
        if numeric(turn.text):
            offers = turn.asked.offers
            if not 1 <= int(turn.text) <= len(offers):
                raise Unclear("unclear-place", number=turn.text, most=len(offers))
            offer = offers[int(turn.text) - 1]
            noun = turn.asked.decision.kind.noun.name
            title, *lines = self.tell.behind(noun, offer.value, turn.words) or [offer.name, offer.note]
        else:
            title, *lines = self.draw.about(turn.text, turn.words)
        self.screen.titled(title, lines)

    def _why(self, turn: Turn) -> None:
        if not turn.text:
            raise Unclear("why-what", **examples(turn.words))
        self.screen.say(*self._reasons(turn))

    def _reasons(self, turn: Turn) -> list[str]:
        """Why an answer is or is not possible now or, failing that, at its own time."""
        decision, words = turn.asked.decision, turn.words
        try:
            value = self._understood(turn.text, turn)
        except Unclear as unclear:
            try:
                return self.draw.why_later(self.table.view(turn.seat), turn.text, words)
            except Unclear:
                raise unclear from None
        no: No | None = self.table.why_not(turn.seat, value, turn.asked.id)
        told_ = words.text("why-allowed", answer=told(decision, value, words)) if no is None else words.no(no)
        return [told_, *further(self.draw, self.table.view(turn.seat), decision, value, words)]

    def _hint(self, turn: Turn) -> None:
        """What a bot would answer, and why."""
        if self.table.asked(turn.seat)[0][1] is not turn.asked.decision:
            raise Unclear("play-no-hint", name=ADVISER)
        value, reasons = advice(self.table.mind(turn.seat), len(self.table.entries))
        answer = told(turn.asked.decision, value, turn.words)
        self.screen.say(turn.words.text("play-hint", name=ADVISER, answer=answer))
        for key, args in reasons:
            self.screen.say(turn.words.say(key, **args))

    def _odds(self, turn: Turn) -> None:
        """The odds of the current fight or attack, with whatever the player wants to count."""
        self.screen.say(*odds(self.draw, self.table.view(turn.seat), turn.text, turn.words))

    def _log(self, turn: Turn) -> None:
        journal = self.table.view(turn.seat).journal()
        lines = [turn.words.say(key, **args) for key, args in journal]
        self.screen.titled(turn.words.text("log-title"), lines or [turn.words.text("log-empty")])

    def _score(self, turn: Turn) -> None:
        sheet = self.tell.sheet(self.table.view(turn.seat), turn.words)
        self.screen.sheet(turn.words.text("score-now"), sheet)

    def _rules(self, turn: Turn) -> None:
        if not turn.text:
            raise Unclear("rules-which", **examples(turn.words))
        found = ruled([turn.text], turn.words)
        if not found:
            raise Unclear("rules-none", text=turn.text)
        self.screen.say(*(f"{number}  {text}" for number, text in found))

    def _auto(self, turn: Turn) -> None:
        self.auto = not self.auto
        self.screen.say(turn.words.text("auto-on" if self.auto else "auto-off"))

    def _save(self, turn: Turn) -> None:
        if not turn.text:
            raise Unclear("save-where")
        path = Path(turn.text).expanduser()
        if path.exists() and not turn.firmly:
            raise Unclear("save-exists", path=str(path))
        try:
            self.save_file.record(self.table).save(path)
        except OSError as error:
            raise Unclear("save-failed", path=str(path), reason=self.words.fault(error)) from None
        self.screen.say(turn.words.text("saved", path=str(path)))

    def _quit(self, turn: Turn) -> None:
        raise Left

    # --- the end --------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The rest of the news, the score sheet, who won, and the facts."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        words, table, screen = self.words.to(reader), self.table, self.screen
        screen.news(self._news(reader))
        view = table.view(reader)
        screen.show(view, words)
        screen.sheet(words.text("score-final"), self.tell.sheet(view, words))
        winners = table.game.winners(table.state)
        names = words.listed([words.name(seat) for seat in winners])
        you = "yes" if winners == [reader] else "no"
        screen.say(words.text("play-won" if len(winners) == 1 else "play-shared", names=names, you=you))
        screen.say(*self.tell.facts(view, words))
        if self.save_file.takebacks:
            screen.say(words.text("play-takebacks", number=self.save_file.takebacks))
        if not self.save_file.trouble:
            screen.say(words.text("play-kept", path=str(self.save_file.path)))
        screen.over(table.game.score(table.state))
