### What the page itself says (English). The German twin is web.de.ftl. Games' words come from their own files.

## Everywhere

page-name = orrery
page-home = orrery: to the lobby
page-skip = Skip to the content
close = Close
again = Try again
menu = Menu
help = Help
copy = Copy
copied = Copied
clear = Start over

## Settings

set-title = Settings
set-lang = Language
set-theme = Colours
theme-system = System
theme-auto = Auto
theme-dark = Dark
theme-light = Light
set-sound = Sounds
set-at-once = Send simple choices at once
set-plain = The table as text
set-notices = Notify me here when it is my turn
set-remind = Remind me of tables that wait for me
remind-never = never
remind-after = after { $hours ->
    [one] an hour
    [24] a day
    [72] three days
   *[other] { $hours } hours
}
remind-title = { $table } is waiting for you
remind-text = You were asked { $ago }

## Lobby

lobby-title = Empires between the stars
lobby-text = Big space board games by their full rules, against bots and with friends: live, or over weeks. No account.
lobby-games = Play a game
lobby-tables = Your tables
players = { $high ->
    [one] 1 player
   *[other] { $low } to { $high } players
}
play-bot = Play against a bot
set-table = Set up a table
tables-all = Show all { $number }
tables-fewer = Show fewer
table-over = Over: { $names } won
leave-more = Leave or delete
leave-title = Leave this table?
leave-text = A bot plays on in your seat. Your name and what you said here are removed, and you cannot come back. If nobody else sits here, the table is deleted.
leave-text-over = The table disappears from your list; your name and what you said here are removed. If nobody else sits here, the table is deleted.
leave-owner = If others play on, the table belongs to nobody from then on and gets no new links; you can hand it over first, at the table.
leave = Leave the table
leave-done = { $title }: you have left the table.
delete-text = Deleting removes the table for everybody, with the whole game, and cannot be undone. It is possible once the game is over, or if nobody else plays here.
delete = Delete the table
delete-done = { $title }: the table has been deleted.
import = Import a game
import-text = A record saved here or in the terminal: watch it, or play on from any position.
import-choose = Choose a file

# Who the reader is, without an account
devices = Your devices
devices-what = There is no account: your seats belong to this browser. Take them along to another one, see where you are signed in, or be forgotten.
devices-open = Devices and your data
devices-title = Devices and your data
devices-text = Whoever has this browser has your seats. A code and a passphrase of your choice give them to another browser, too; the server knows neither of them.
devices-take = Take your tables along
devices-take-text = Choose a passphrase (a few random words are good). You get a code for it, which is shown only once.
devices-take-again = You have a code already. If you make a new one, the old one is no longer valid.
devices-passphrase = Passphrase
devices-make = Make a code
devices-code-made = This is your code. Write it down: it is not shown again.
devices-code-text = Open this page in the other browser and use the code there with your passphrase. It can be used again until you make a new one.
devices-use = You have a code?
devices-code = Code
devices-use-it = Bring my tables here
devices-used = This browser has your tables now.
devices-leave = Leave behind what this browser has
devices-list = Where you are signed in
devices-only = Only in this browser.
devices-this = this browser
devices-unknown = A browser
devices-seen = since { $since }, last seen { $seen }
devices-sign-out = Sign out
devices-out = { $name } is signed out.
devices-out-here = This browser is signed out.
devices-out-text = Signed out, this browser has no seats any more. Without a code or another browser you cannot come back to them.
forget = Forget me
forget-text = You leave all your tables: bots play on for you, your name and what you said are removed, your code is no longer valid, and all your browsers are signed out. The moves you made stay with the others, without your name. This cannot be undone.
forget-sure = Yes, for all my tables
forget-done = You are forgotten, at { $number ->
    [one] one table
   *[other] { $number } tables
}.
forget-left = At { $number ->
    [one] one table
   *[other] { $number } tables
} it did not work yet. Try again in a moment.

## A new table

new-seats = Seats
new-who = Who plays seat { $number }
new-which-bot = Which bot plays seat { $number }
new-name = Name at seat { $number }
new-name-hint = Name
new-remove = Remove seat { $number }
new-add = Add a seat
new-hot-seat = Several seats are yours: you share this screen, and a curtain falls between turns.
new-friend = You get a link for each friend when the table is open.
new-options = Options
new-rulings = Rulings
new-rulings-text = Points the rulebook leaves open, and how they are played here.
new-grace = A bot may stand in for an absent player
grace-0 = Never
grace-120 = After 2 minutes
grace-3600 = After an hour
grace-86400 = After a day
new-make = Open the table
who-me = Me
who-friend = A friend, by link
who-bot = A bot
name-me = Player
name-seat = Player { $number }

## Coming to a table

invited = You are invited to a table
your-name = Your name
sit-down = Sit down
closed = This table is not open to you
closed-outdated = This table cannot continue
closed-unread = Its log could not be fetched. Reload the page to try again.
closed-what = Ask the person who invited you for a new link.
closed-reach = The server cannot be reached. Is it still running?
live-opening = Opening the table …
live-lost = The connection is lost. Trying again …
live-polling = Live connections are blocked here: the table is refreshed every few seconds.

## A table

table-main = Table
table-board = Board
board-failed = The board could not be drawn. Here is the table as text.
table-plain = The table as text
views = Views
view-board = Board
view-log = Log
view-chat = Chat
side = Log and chat
turn-yours = Your turn
turn-others = Waiting for { $names }
turn-window = Waiting for reactions
turn-over = The game is over

seats = Seats
seat-empty = Open seat
seat-number = Seat { $number }
seat-here = Here
seat-away = Away
seat-bot = A bot
seat-bot-short = bot
seat-open = Nobody has used the link yet
seat-stand-in = A bot stands in
seat-turn = to play
seat-play = Play this seat
seat-which-bot = Bot
seat-let-bot = Let the bot play
seat-give-back = Give the seat back
seat-also = The same person as { $names }
owner-hand = Hand the table over
owner-title = Hand the table over?
owner-text = The table then belongs to { $name }, and only { $name } can renew links, delete it or hand it over again. You keep your seat. Everybody at the table is told.
owner-give = Hand it to { $name }

invite = Invite
invite-links = Links
invite-title = Links to this table
invite-text = A seat's link is for one person: the first to use it sits there. Anyone with the last link can watch.
invite-once = Links are shown only in this tab. A new link makes the old one void.
invite-watch = Watch
link-make = Make a link
link-new = New link
link-revoke = Revoke
link-free = Ask to free the seat
link-asked = The table is being asked.

## Answering

panel = Your answer
panel-fold = Show or hide the answer
advice = What would a bot do?
advice-answer = A bot would answer: { $answer }.
panel-questions = Questions
panel-free = What you can do at any time
panel-back = Back
panel-back-asked = Back to your turn
panel-withdraw = Withdraw
notice-deal = A deal is proposed to you
panel-watching = You are watching.
offers-on-board = Choose on the board.
offers-list = List all { $number }
offers-fold = Hide the list
pick-exactly = Pick { $high }: { $have } picked.
pick-any = Any number; { $have } so far
pick-less = One less: { $name }
pick-more = One more: { $name }
pick-of = { $have } of { $all }
pick-least = At least { $low }; { $have } so far
pick-between = Pick { $low } to { $high }: { $have } picked.
order-how = Select everything in the order you want: { $have } of { $all }.
order-up = { $name } one place up
order-down = { $name } one place down
terms-partner = Deal with
terms-none = No deal
terms-gives = You give
terms-gets = You get
terms-less = One less: { $name }
terms-more = One more: { $name }
terms-most = at most { $number }
terms-nothing = nothing
amount-less = One less
amount-more = One more
amount-bounds = From { $low } to { $high }
send = Send
sending = Sending …
undo = Undo
undo-ask = Undo (something has been revealed: the others must agree)
undo-asked = { $name } would like to take back an answer, though something has been revealed since.
undo-waiting = You asked to take back an answer. Still to agree: { $names }.
undo-agree = Agree
undo-refuse = No
asked-withdraw = Never mind
asked-away = Away, with { $time } to answer: { $names }.
asked-in-person = Away, and their own answers are at stake, so this waits for: { $names }.
free-waiting = You asked to free the seat of { $name }. Asked: { $names }.
free-asked = The owner would like to give the seat of { $name } to somebody else.
free-asked-you = The owner would like to give your seat to somebody else.
redo = Redo
why-not = Why can't I?
explained = Explanation
standing = Standing answers
standing-count = Standing answers ({ $number })
standing-none = You are asked whenever you can do something.
standing-where = From now on, about
standing-what = do this
standing-do-pass = pass
standing-do-ask = ask me, even with nothing to use
standing-do-answer = always answer as chosen above
standing-card = never use { $card }
standing-until = how long
standing-all = All: { $group }
standing-add = Add
standing-revoke = Remove
standing-revoke-what = Remove: { $what }

## Log and chat

log-empty = Nothing has happened yet.
log-move = To this move
log-earlier = Earlier lines
log-since = Since your last answer
log-away = Since you were away
log-missed = { $number ->
    [one] 1 thing has happened since you were away
   *[other] { $number } things have happened since you were away
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-unread = { $number } new

## The end

score-you = You win!
score-won = { $number ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-what = Points for
score-replay = Replay the game
score-lobby = To the lobby
export = Export the game
export-own = While it is running: what you may know.
export-all = The whole game, all cards open.
export-record = Record
export-jsonl = JSON lines
export-csv = CSV

## Handing over

curtain = Hand over to { $name }
curtain-text = Nothing is shown until the next player is ready.
curtain-reveal = I am { $name }

## Replay

replay = Replay
replay-eyes = Seen by
replay-public = Everyone (public)
replay-all = All cards open
replay-controls = Moves
replay-at = Move { $at } of { $moves }
replay-move = Move
replay-start = The beginning.
replay-hidden = Something hidden from this seat.
replay-first = To the beginning
replay-previous = One move back
replay-next = One move forwards
replay-last = To the end
replay-back = Back to the table
replay-play-on = Play on from here
series-by-round = Round by round
series-round = Round
replay-words = In words too
branch-text = A new table begins at this position.
branch-running = A new table begins at this position. What you may not know is made up so that it fits what you do know.
branch-play = Open the new table
chances = Chances of winning
chances-text = Chances of winning over the course of the game, as a bot sees it
chances-thinking = A bot is thinking it over: position { $done } of { $of }.

## Keys

help-text = Anything that can be part of your answer is lit up. Click it on the board or choose it in the list, then send your answer.
help-arrows = Go from one lit thing or offer to the next
help-all = Go through everything on the board, lit or not
help-tab = Move on through the page
help-enter = Choose; again: send, if the answer is complete (Space unchooses)
help-digits = Choose the offer with that number; type a number for an amount
help-send = Send the answer, from anywhere
help-escape = Start the answer over, close an explanation
help-undo = Undo, also Ctrl + Z
help-redo = Redo, also Ctrl + Shift + Z
help-chat = Say something
help-help = This list
help-why = Click something that is not lit to learn why it cannot be used now, with the number of the rule. On a touch screen, a long tap explains a thing.

## Fights

fight-attacks-possible = Attacks you could make
fight-before = before the first round
fight-round = Round { $number }
fight-earlier = Earlier rolls
fight-attacks = attacker
fight-defends = defender
fight-lands = invader
fight-leaves = announced: leaves after this round
fight-to-take = { $hits ->
    [one] { $hits } hit to take
   *[other] { $hits } hits to take
}
fight-ships = { $count } { $name }, { $need ->
    [11] cannot hit
   *[other] hits on { $need } or more
}{ $hurt ->
    [0] {""}
   *[other] , damaged: { $hurt }
}
fight-roll = { $name } rolls { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $expected } expected
fight-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
fight-expected = ({ $expected } expected)
fight-wins = { $you ->
    [yes] you win
   *[no] { $name } wins
}
fight-takes = { $you ->
    [yes] you take it
   *[no] { $name } takes it
}
fight-holds = { $you ->
    [yes] you hold it
   *[no] { $name } holds it
}
fight-withdraws = { $you ->
    [yes] you withdraw
   *[no] { $name } withdraws
}
fight-nobody = nobody is left
fight-if-leaving = If you announce to leave:
fight-nobody-holds = nobody is left, so it is held
fight-losses = Rounds on average: { $rounds }. Losses:
fight-assumed = What the odds take for granted
fight-nothing = nothing
fight-with-chosen = with what you are choosing
fight-with-sent = with the ships on their way
fight-with-all = with all that could come
fight-with-troops = with all that could land
fight-by-number = Chance to take the planet by number of ground forces
fight-weighing = The odds are being worked out …
