### What the terminal says about any game (English). The German twin is de.ftl.

## Names, lists, refusals

seat-you = You
seat-number = Seat { $number }
seat-person = Player
list-none = nothing
list-and = { $first } and { $last }
list-or = {" or "}

no-rule = [{ $rule }] { $text }
no-exactly = Exactly { $low }, not { $have }.
no-between = From { $low } to { $high }, not { $have }.
no-not-offered = That is not offered here.
no-need-have = Needed: { $need }; available: { $have }.
no-about = { $what }:

refused-over = The game is over.
refused-seat = There is no such seat.
refused-turn = You are not asked anything now.
refused-stale = That question has already been answered.
refused-unknown = You have no such question to answer.
refused-malformed = That does not answer this question.
refused-illegal = That is not allowed.
refused-undo = There is nothing you can undo here.
refused-redo = There is nothing to redo.

## Answers

offer-pass = pass
offer-yes = yes
offer-no = no
answer-pass = pass, none, nothing, stop
answer-yes = yes, y
answer-no = no, n

deal-told = { $gives } to { $name } for { $gets }
deal-gift = { $gives } to { $name }
deal-party = { $name }: you give { $gives }; you get { $gets }
deal-proposed = You have proposed to { $name }: you give { $gives }; you get { $gets }. No reply yet.
deal-nothing = nothing
deal-example = give 2 … to … for 1 …
deal-give = give, offer, propose, i
deal-to = to, with
deal-for = for

form-choose = Type a number, a name or its beginning. help lists what else you can type.
form-pick = Type numbers or names, such as 1 3. help lists what else you can type.
form-amount = Type a number. help lists what else you can type.
form-order = Type all numbers in the order you want, such as 2 1 3. help lists what else you can type.
form-terms = Type a number, or terms: { deal-example }. help lists what else you can type.
form-confirm = Type yes or no. help lists what else you can type.

play-no-odds = Here odds cannot be asked for. orrery odds computes those of typed fleets.
unclear-empty = Type an answer, or help.
unclear-unknown = Nothing here is called "{ $text }". Type options to see the choices, or help.
unclear-several = "{ $text }" could be { $names }. Type more of the name.
unclear-place = There is no number { $number }: type a number from 1 to { $most }.
unclear-number = "{ $text }" is not a whole number.
unclear-truth = "{ $text }" is neither yes nor no.
unclear-no-pass = You cannot pass here.
unclear-partner = With whom? You can deal with { $names }.
unclear-twice = { $name } can be named only once.

## Commands

command-help = help, h
command-help-help = this list
command-table = table, board
command-table-help = show the whole table
command-card = card
command-card-help = the text of a card, such as card { $card }; ?3 for the card of choice 3
command-why = why
command-why-help = why something can or cannot be done, such as why { $thing }
command-hint = hint
command-hint-help = what the bot greedy would do in your place
command-odds = odds, chances
command-odds-help = the odds of the fight or attack at hand; with cards and texts that you name, where the game has them
command-give = give, deal
command-give-help = propose a deal or give something away before you answer, where the game allows it
command-undo = undo, u
command-undo-help = take back your last answer; undo! also takes back what has been revealed since
command-redo = redo
command-redo-help = give the answer you took back again
command-log = log, journal
command-log-help = everything that has happened
command-score = score, points
command-score-help = the current points
command-rules = rules, rule
command-rules-help = a rule by number or by words, such as rules { $rule } or rules { $words }
command-options = options, ids
command-options-help = the choices again, with their ids (an id is an answer too)
command-auto = auto
command-auto-help = turn on or off answering for you where only one answer is possible
command-standing = standing, beforehand
command-standing-help = always pass on something, such as standing pass until round; on its own: list your standing answers and the choices; standing off 1 removes one
command-save = save
command-save-help = save the game to a file, such as save evening.jsonl
command-quit = quit, exit, q
command-quit-help = leave; the game is kept and can be resumed
command-next = next, n
command-next-help = one answer forwards (or press Enter)
command-previous = previous, p, back
command-previous-help = one answer back
command-first = first, start
command-first-help = to the beginning
command-last = last, end
command-last-help = to the end; a number goes to the position after that many answers

help-title = What you can type
help-answers = Everything else is an answer: a number, a name or its beginning, an option id, several with spaces or commas between them, or a range such as 2-4.

## Playing

play-welcome = { $game }, seed { $seed }.
play-help = Type help at any question.
play-resumed = Resumed from { $path }.
play-resumed-from-snapshot = The rules have changed since this was recorded: the game continues from the last snapshot that fits ({ $dropped ->
    [one] 1 later entry was given up
   *[other] { $dropped } later entries were given up
}), and nothing before it can be undone.
play-forced = { $prompt } Only possible answer: { $answer }.
play-thinking = { $name } is thinking ...
play-curtain = Hand over to { $name }, then press Enter.
play-undone = Taken back.
play-no-undo = Something has been revealed since your last answer. Type undo! to take it back anyway: cards that were seen stay the same, and the record notes it.
play-nothing-to-undo = You have not answered anything yet.
play-hint = { $name } would answer: { $answer }.
play-no-hint = { $name } has no advice here.
play-no-offer = There is nothing you can give away now.
play-left = The game is kept in { $path }. Resume it with: orrery play --resume { $path }
play-unsaved = The game cannot be saved in { $path } ({ $reason }). Type save FILE to save it elsewhere.
play-kept = The record is in { $path }. Watch it with: orrery replay { $path }
play-takebacks = { $number ->
    [one] One answer was taken back after something had been revealed.
   *[other] { $number } answers were taken back after something had been revealed.
}
play-won = { $you ->
    [yes] You win!
   *[no] { $names } wins.
}
play-shared = { $names } share the victory.

news-more = { $number ->
    [one] 1 earlier line: type log
   *[other] { $number } earlier lines: type log
}
why-allowed = That is possible now: { $answer }.
why-watching = You are watching: only the players can act here.
why-turn = It is not your turn. Waiting for { $names }.
why-window = Others may react now; you are not asked.
why-other = You are asked something else now: { $prompt }
why-what = Name what you want to know about, such as: why { $thing }
log-title = What has happened
log-empty = Nothing yet.
score-now = Points so far
score-final = Final score
rules-which = Name a rule or words in it, such as: rules { $rule }
rules-none = No rule has the number or contains the words "{ $text }".
auto-on = Answers are given for you where only one is possible.
auto-off = You are asked even where only one answer is possible.
save-where = Name a file, such as: save evening.jsonl
save-exists = { $path } already exists. Type save! { $path } to replace it.
save-failed = { $path } cannot be written: { $reason }.
saved = Saved in { $path }. Resume it with: orrery play --resume { $path }

## Replaying, verifying, listing

replay-where = { $over ->
    [yes] After answer { $at } of { $most }. The game is over.
   *[no] After answer { $at } of { $most }. To answer: { $waiting }.
}
replay-answer = { $you ->
    [yes] You answer: { $answer }
   *[no] { $seat } answers: { $answer }
}
replay-range = There is no position { $number }. Choose from 0 to { $most }.
replay-end = This is the end of the record, position { $most }.
replay-start = This is the beginning of the record.
replay-unknown = "{ $text }" is not understood. Type n, p, first, last, a number, or help.

verify-good = ok { $path }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $state ->
    [over] game over
   *[open] game still open
}
verify-bad = MISMATCH { $path }: entry { $entry }, line { $line }: recorded { $recorded }; the rules give { $found }
verify-damaged = DAMAGED { $reason }.
verify-foreign = NOT CHECKED { $reason }.
verify-unread = UNREADABLE { $path }: { $reason }
verify-summary = { $number ->
    [one] 1 record
   *[other] { $number } records
}: { $bad ->
    [0] all agree with the rules.
    [one] 1 does not agree with the rules.
   *[other] { $bad } do not agree with the rules.
}

games-game = { $name }: { $title }, for { $players } players (rules version { $rules })
games-options = Options
games-rulings = Rulings
games-default = { $value } (default)
games-number = any other whole number
games-only = (only for { $players } players)
games-play = Play it: orrery play { $name } --seats you,greedy --option NAME=VALUE

## The command line

cli-help = Big space-empire board games by their full rules: play them, replay them, simulate them.
cli-commands = Commands
cli-parameters = Options
cli-arguments = Arguments
cli-error = { $reason } (orrery --help lists the commands, orrery COMMAND --help their options.)
cli-play = Play a game in the terminal, with people and bots at one table.
cli-replay = Step through a recorded game, forwards and backwards.
cli-verify = Replay records and compare every answer, fingerprint and result.
cli-rules = Print the rules of a game: all, by number, by chapter or by words.
cli-games = List the games with their player counts, options and rulings.
cli-odds = Exact odds of a space battle or an invasion.
cli-arena = Let bots play many games against each other.
cli-bench = Measure speed and memory of a game on this machine.
cli-lang = Language: en or de. Default: that of your locale.
cli-plain = Line mode for screen readers and scripts: no boxes, no colours. Default where there is no terminal.
cli-data = A file with your own data, for games that support it (warpgate).
cli-play-game = Which game (orrery games lists them). Default: race.
cli-play-seats = Who plays, separated by commas: you, you:NAME, random, greedy, search, search:ms=200 or search:sims=500. Default: you and as few greedy bots as the game allows.
cli-play-seed = A whole number that decides all chance: the same number gives the same deal.
cli-play-option = An option or ruling as NAME=VALUE; may be given several times.
cli-play-record = The file to save the game to; it is saved after every answer.
cli-play-resume = Continue the game in this file (and keep saving it there).
cli-play-auto = Give answers for me where only one is possible.
cli-replay-file = The record.
cli-replay-seat = Show only what this seat knew: its number as in the record (0 is the first), or its name. Default: all cards open.
cli-replay-at = Start after this many answers.
cli-verify-paths = Records, or folders with records (*.jsonl) in them.
cli-rules-game = Which game.
cli-rules-which = Rule numbers (R6.11), chapters (R6), or words to look for (conquer).
cli-odds-game = Which game: ti3 or ti4.
cli-odds-attacker = The attacking fleet, such as "2 cruiser 3 fighter 1 dreadnought"; PDS are those in range. With ground forces it is an invasion: "4 ground force 1 war sun".
cli-odds-defender = The defending fleet. PDS of other players in range also fire at the attacker: count them here. In an invasion: "3 ground force 1 pds".
cli-odds-attacker-with = What helps the attacker, separated by commas: technologies, races, leaders, nebula, action cards, +1. "letnev 2" pays in two rounds, "jol nar 3" has three counters for re-rolls ("whole rolls again": whole rolls instead of single dice). In ti4 also notes, laws, relics and faction abilities; "2 direct hit" are two of a card, "goods 4" four trade goods. An unknown name lists all of them.
cli-odds-defender-with = The same for the defender.
cli-odds-order = The order of losses, separated by commas; "damaged dreadnought" is damage to one. Default: damage first, then the cheapest.
cli-odds-leaves = Announces a retreat in this round.
cli-odds-leaves-at = Announces a retreat when only this many ships are left.
cli-odds-flees = Retreats before the battle begins (Naalu).
cli-odds-runs = Sends this many fighters against each enemy war sun before the battle (sabotage runs, an option of the game).
cli-odds-examples = Examples: | orrery odds ti4 "2 dreadnought 5 fighter" "3 cruiser" --attacker-with "letnev, goods 4" | orrery odds ti4 "3 destroyer 1 cruiser" "2 dreadnought" --attacker-with "yin, 2 devotion" --defender-with "direct hit" | orrery odds ti4 "2 dreadnought 4 infantry" "3 infantry 1 mech 1 pds" --defender-with "magen defense grid" | orrery odds ti3 "2 cruiser 1 dreadnought" "3 cruiser 4 fighter" | orrery odds ti3 "4 cruiser" "3 destroyer 2 pds" --attacker-with norr | orrery odds ti3 "2 cruiser 3 fighter" "war sun" --attacker-with "morale boost" | orrery odds ti3 "4 ground force 2 dreadnought" "3 ground force"

wrong-language = The language "{ $given }" is not available. Known languages: { $known }.
wrong-game = There is no game "{ $given }". Known games: { $known }.
wrong-players = { $game } is for { $known } players, not for { $given }: name as many seats.
wrong-option-form = An option has the form NAME=VALUE, not "{ $given }". orrery games lists them.
wrong-option = There is no option "{ $given }". Known options: { $known }.
wrong-option-value = The option { $name } can be { $known }, not "{ $given }".
wrong-option-number = The option { $name } is a whole number from { $low } to { $high }, not "{ $given }".
wrong-option-players = { $name }={ $value } is for { $known } players, not for { $given }.
wrong-seat = Nobody called "{ $given }" can sit there. Known: { $known }.
wrong-seat-setting = "{ $given }" cannot sit there: { $reason }.
wrong-seed = A seed is a whole number from 0 to 2**128 - 1, not { $given }.
wrong-record = { $path } cannot be used: { $reason }.
wrong-record-exists = { $path } already exists. Name another file, or continue it: orrery play --resume { $path }
wrong-file = { $path } cannot be read: { $reason }.
wrong-folder = { $path } cannot be written: there is no folder { $folder }.
wrong-resume = A resumed game keeps its game, seed and options: leave them out with --resume.
wrong-resume-seats = The record does not say who sits where: name all { $players }, such as --seats you,greedy
wrong-replay-seat = There is no seat "{ $given }". Known seats: { $known }.
wrong-verify-nothing = Name records or folders, such as: orrery verify records/
wrong-verify-empty = There are no records (*.jsonl) in { $paths }.
wrong-data-game = { $game } takes no data: leave out --data.
wrong-data = The data in { $path } cannot be used: { $reason }.
wrong-rules = No rule has the number or contains the words "{ $given }".
wrong-odds-game = There are no odds for "{ $given }". Games with odds: { $known }.
wrong-odds-unit = There is no unit "{ $given }". Units: { $known }.
wrong-odds-fleet = "{ $given }" is not a fleet. Write it like this: 2 cruiser 3 fighter
wrong-odds-aid = Nothing that helps in a battle is called "{ $given }". There are: { $known }.
wrong-odds-ground = An invasion has no "{ $given }". It has ground forces, PDS of the defender, and dreadnoughts, war suns and fighters of the invader.
wrong-odds-troops = An invasion needs ground forces on both sides: a planet that nobody defends falls at once.
wrong-odds-number = This is a number from 0 to 99, not { $given }.
wrong-odds-round = A round is a number from 1 to 99 (0: never), not { $given }.
wrong-odds-ships = A space battle needs ships on at least one side.
wrong-odds-plan = Orders of losses, retreats and sabotage runs are for space battles; this is an invasion.
wrong-odds-ti3-only = Fleeing before the battle and sabotage runs belong to the third edition.
wrong-odds-ti4-ground = An invasion has no "{ $given }" here. It has ground forces on both sides, ships of the invader, and PDS of the defender.
wrong-odds-ti4-troops = An invader needs ground forces.
wrong-odds-ti4-ships = A space combat needs ships on both sides.
wrong-odds-ti4-flagship = Every faction has another flagship: name the faction, too.
wrong-odds-large = These fleets are too large to follow every outcome of the dice. Try fewer units or counters.

## Bots

bot-greedy = Greedy
bot-greedy-about = Answers at once with what looks best now. A fair opponent for a first game.
bot-search = Search
bot-search-about = Thinks ahead for a moment before each answer. The strongest of the three.
bot-random = Random
bot-random-about = Plays any legal answer. For trying things out.

## The server's replies to a request that cannot be carried out

server-unknown-table = There is no such table, or you may not see it. Open it again with the link you were given.
server-no-such-game = There is no such game here.
server-nothing-here = There is nothing at this address.
server-method = That cannot be done at this address.
server-malformed = This cannot be understood: { $reason }
server-too-deep = This cannot be understood: it is nested too deeply.
server-too-big = This is too big.
server-origin = This was sent by a page on another site. Open the table itself.
server-host = This server does not answer to that name. Use the address you were given; whoever runs the server can add a name with --public or --allow-host.
server-busy = Too many people want this at once. Try again in a moment.
server-limit = That was too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-tables = Very many tables have been opened from your address today. Play on at one of them, or try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
server-sockets = Too many tables are open at once. Close some tabs.
server-moving = The table is just moving to another process of this server. Nothing has changed; try again in a few seconds.
server-taken = Something changed here at the same moment, and nothing of yours was done. Look at it again and try once more.
server-store = The server cannot save at the moment. Nothing has changed; try again in a few seconds.
server-failed = Something went wrong on the server. Nothing has changed; try again, or reload the page.
server-running = This can only be seen once the game is over.
server-no-moment = There is no such position in this game, or it cannot be played on from there. Try the one before or after it.
server-import = This record cannot be imported: { $reason }
import-size = This file has { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
}; a record can have { $most } at most.
import-lines = This file has more than { $most ->
    [one] 1 line
   *[other] { $most } lines
}; no game is that long.
import-slow = It could not be replayed within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
import-broken = It cannot be replayed ({ $reason }).
import-old = Its beginning was played with older rules and cannot be replayed. Replay it with the version of orrery that wrote it.
import-unfit = It does not fit the rules of { $game }: { $reason }.
import-middle = It starts in the middle of a game that is not over. Only a finished game, or one recorded from its start, can be imported.
import-layout = The position it starts from has an unknown layout.
import-unsound = It starts from a position with components missing or left over.
import-impossible = It starts from an impossible position ({ $reason }).
import-damaged = { $reason }.
import-name = A name or an option in it contains signs that nobody can see (control characters, marks for the direction of writing).

denied-seat = This is not your seat.
denied-owner = Only the person who opened the table may do this.
denied-store = { server-store }
denied-limit = That was too much at once. Wait a little.
denied-consent = Nobody is asking for your consent now.
denied-place = No bot can take this seat now.
denied-asking = The table is already asked to free another seat. Wait for that.
denied-spent = This link has been used: each link to a seat is for one person. If that was you, open the table in the browser in which you sat down; otherwise ask for a new link.
denied-text = This text contains signs that nobody can see (control characters, marks for the direction of writing), or too many marks on one letter. Leave them out.
denied-bot-link = Other people play here, so there are no links to the seats of bots.
denied-bot = There is no such bot.
denied-standing = That cannot have a standing answer.
denied-standing-most = You already have { $number } standing answers. Remove one first.
denied-standing-gone = This standing answer no longer exists.
denied-options = These options do not go together: { $reason }
denied-game = There is no such game here.
denied-seats = This game has { $number ->
    [one] 1 seat
   *[other] { $number } seats
}: say for each who sits there.
denied-outdated = This game cannot continue: the rules have changed, and none of its positions can be read any more. It is kept as it is; you can read its log and export it.
denied-tables = { $number ->
    [one] You have a table whose game is not over. Finish it, or delete it if nobody needs it.
   *[other] You have { $number } tables whose games are not over. Finish one of them, or delete one that nobody needs.
}
denied-tables-of-bots = You have { $number } running games among bots only. Wait until one is over, or take a seat yourself.
denied-storage = Your tables take up more than { $number } MB here. Export old ones and delete them.
denied-table-full = This table has grown to more than { $number } MB and cannot go on. You can still look at it and export it.
denied-chat-full = The chat of this table is full: it has { $number } { $number ->
    [one] line
   *[other] lines
}. Talk elsewhere; the game goes on.
denied-crowded = { $number ->
    [one] One person watches
   *[other] { $number } people watch
} this table already, and no more can. Ask its owner for a seat, or look at the replay later.
denied-busy = The table is busy. Try again.
denied-stuck = The rules do not come to an end here, so this table is out of play. Please export the game and report the problem; your other tables go on.
denied-fault = The rules failed here. The table is back as it was; please export it and report the problem.
denied-others = Others still play at this table. It can be deleted once the game is over; until then you can leave it.
denied-nobody = Nobody else sits there.
denied-recover = The code and the passphrase do not belong together, or there is no such code. Once a new one has been made, the old one is no longer valid.
denied-passphrase = The passphrase is too short: it needs at least { $number } signs. A few random words are good.
denied-empty-handed = This browser has nothing to take along yet. Open a table or sit down at one.
denied-holds = This browser already has seats, at { $number ->
    [one] one table
   *[other] { $number } tables
}. They do not move along, and without a code for them you cannot get at them any more.
denied-device = This device is not signed in.
denied-devices = There cannot be more than { $number } devices. Sign out one that you no longer need.
denied-unloadable = This table cannot be opened at the moment: something in it cannot be read. Nothing of it is lost; whoever runs this server finds the reason in its log.

## What a table says in the chat

room-line-removed = (removed)
room-hands-over = The table now belongs to { $seat }.
room-stands-in = A bot ({ $bot }) plays for { $seat } for now.
room-gives-back = { $seat } is back; the bot has left.
room-pauses = Nobody is here: the bots wait until somebody comes.
room-goes-on = Somebody is here again: the game goes on.
room-bot-leaves = The bot no longer plays for { $seat }.
room-bot-replaced = Another bot ({ $bot }) now plays { $seat }.
room-leaves = { $names } has left the table.
room-leaves-bot = { $names } has left the table. A bot ({ $bot }) plays on in that place.
room-sits = { $names } sits down at seat { $number }.
room-sits-too = { $names } at seat { $number } is the same person as { $others }.
room-takes = { $names } takes the seat of { $others }.
room-renamed = { $names } is now called { $name }.
room-free-asked = The owner would like to give the seat of { $names } to somebody else. { $names } may agree, or else all the others must. Asked: { $others }.
room-free-refused = The seat of { $names } stays with its player: { $others } does not agree.
room-free-withdrawn = The owner no longer wants to free the seat of { $names }.
room-freed = The table has agreed: the seat of { $names } is free.
room-freed-itself = { $names } has agreed to leave: the seat is free.
room-freed-away = { $names } was away and said nothing in time: the seat is free.
room-undone = { $seat } has taken back an answer, with what was revealed after it.
room-undone-more = { $seat } has taken back one more answer.
room-undo-asked = { $seat } would like to take back an answer, though something has been revealed since. Asked: { $names }.
room-undo-away = { $seat } has taken back an answer. Away, without a word in time: { $names }.
room-undo-agreed = The table has agreed: { $seat } has taken back an answer.
room-undo-refused = { $seat } does not agree that { $rival } takes back an answer.
room-resumed = The rules were corrected on { $date }. What was decided { $round ->
        [0] from the start
       *[other] since round { $round }
    } stays{ $number ->
        [0] { "" }
        [one] , except for the last answer, which has to be given again
       *[other] , except for the last { $number } answers, which have to be given again
    }; nothing before that can be taken back.

## The server itself

cli-serve = Host tables for the browser.
cli-serve-host = The address to listen on; 0.0.0.0 lets others on your network play.
cli-serve-port = The port. Default: 8000, or the next free one.
cli-serve-database = Where the games are kept: a file, or the URL of a PostgreSQL database.
cli-serve-public = The address people use, behind a reverse proxy, such as https://games.example.org.
cli-serve-proxy = The reverse proxy that is trusted to report visitors' addresses.
cli-serve-limits = How many requests visitors may make: 2 is twice as many as usual, 0 is no limit.
cli-serve-inside = The address at which this process is reached by the others that share its PostgreSQL database; never open to the world.
cli-serve-keep-finished = Delete tables so many days after their game is over. Without it they are kept.
cli-serve-keep-abandoned = Delete tables at which nothing was done for so many days. Without it they are kept.
cli-serve-old-cookies = Also takes cookies from before there was HTTPS; only for the first weeks after such a change.
cli-serve-allow-host = Another name that the server answers to.
cli-serve-open = Open the table in the browser.
cli-serve-page = With --no-page, only the API is served.
cli-serve-json = Log one JSON object per line.
serve-waits = The database is still held by process { $process } on { $host }, which opened it on { $since }. Waiting a few seconds to see whether it is alive ...
serve-ready = The tables are open at { $address }
serve-kept = Games are kept in { $database }
serve-stop = Press Ctrl+C to stop; nothing is lost.
serve-open-door = Anyone who can reach this computer can open tables. Links decide who may sit where.
serve-stopped = Closed. All games are kept.
cli-backup = Write all games to a file, while the server runs.
cli-backup-file = The file to write; it must not exist yet.
backup-done = { $number ->
    [one] 1 table
   *[other] { $number } tables
} with { $acts } acts, written to { $file } and checked.
cli-restore = Bring the games in a backup into a new database.
cli-restore-file = A file that orrery backup has written.
cli-restore-database = Where the games are to be kept: a new file, or the URL of an empty PostgreSQL database.
restore-done = { $number ->
    [one] 1 table
   *[other] { $number } tables
} with { $acts } acts, now in { $database }. Open them with: orrery serve --database
wrong-backup-exists = { $path } already exists. Give a new name; a date in it helps.
wrong-backup-file = { $path } cannot be written: { $reason }.
wrong-backup-version = The database has the layout { $found }, this orrery has { $known }. Start the newer one once with orrery serve, then back up.
wrong-backup-damaged = { $path } is not a complete backup of orrery. Nothing was changed; use another one.
wrong-restore-used = There already are games in { $database }. Restore into a new database: --database NEWFILE
wrong-port = The port { $port } of { $host } cannot be used: { $reason }. Choose another one with --port.
wrong-no-port = No port from { $first } to { $last } is free at { $host }. Choose one with --port.
wrong-inside-everywhere = { $given } is no address at which other processes could reach this one, and it would open the inner door to everybody. Give --inside an address of this computer in your own network, such as 10.0.0.5.
wrong-inside = Other processes cannot reach this one at { $given }: { $reason }. Give --inside an address of this computer, such as 10.0.0.5 or 10.0.0.5:9000.
wrong-occupied = The database { $database } is in use: process { $process } on { $host } has had it open since { $since }. Play there, stop it first, or choose another database with --database.
wrong-lost = The database { $database } now belongs to another process, because this one stood still for too long. It has written nothing since, and what was acknowledged is kept. Start it again if it should go on.
wrong-database = The database { $database } cannot be opened: { $reason }. Choose another one with --database.
wrong-public = "{ $given }" is not the address of a site. It should look like https://games.example.org
wrong-no-page = The page has not been built yet. Build it with: make page

# What is wrong with records, data, options and files: details that stand inside other messages, without a full stop.
fault-record = { $source }, { $where }
fault-damaged = line { $line }: { $what }. Restore the file from a copy. Nothing was loaded
fault-foreign = line { $line }: { $what }. Nothing was loaded
fault-unforeseen = { $what }
fault-failed = the rules fail ({ $sort })
fault-utf8 = byte { $byte } is not UTF-8 text
fault-json = the JSON breaks at column { $column } (byte { $byte })
fault-deep = it is nested too deeply
fault-object = expected a JSON object, found { $given }
fault-twice = duplicate key in { $keys }
fault-field = the field { $field } has the wrong type of value
fault-field-any = a field has the wrong type of value
fault-field-missing = the field { $field } is missing
fault-field-unknown = there is no field { $field }
fault-gzip = this is a gzip file: unpack it first
fault-entries = the file announces { $announced ->
    [one] 1 entry
   *[other] { $announced } entries
}, but has { $here }: restore the file from a copy, or remove "entries" from the first line to continue with what is here
fault-frozen = the file claims to be frozen up to entry { $frozen }, but there is no snapshot there
fault-no-record = this is not an orrery record: its first line does not begin with {"{"}"orrery": 1
fault-newer = format { $version } was made by a newer orrery: update orrery to read it
fault-export = this export holds what one seat knows: it can be read, but not replayed
fault-foreign-game = { $what }. If a newer orrery wrote this, update orrery
fault-data-set = the data { $given } are missing (this is Warpgate with { $known }): name the file they are in (--data FILE)
fault-header = the header contradicts itself
fault-after-end = there is a line after the "end"
fault-after-again = there is an entry after the "again" lines
fault-order = out of order: "at" is { $at }, but should be { $here }
fault-again = outcomes of { $name } cannot come up again here
fault-counter = the chance counter of the snapshot is out of range
fault-compared = the snapshot cannot be compared
fault-seat = there is no seat { $who } at a table for { $seats }
fault-mask = there is no mask { $who } at a table for { $seats }
fault-track = there is no track { $track } at a table for { $seats }
fault-question = { $game } has no question { $name }
fault-chance = { $game } has no chance { $name }
fault-several = { $kind } names several things: a list, not { $given }
fault-name = nothing of the kind "{ $noun }" is called { $given }
fault-number = { $noun } must be a whole number, not { $given }
fault-list-of = { $noun } must be a list of { $number }, not { $given }
fault-deal = { $noun } must say with whom, what is given and what is wanted, not { $given }
fault-deal-field = { $noun } cannot have { $given } as { $field }
fault-deal-side = expected the fields of a deal, found { $given }
fault-list = expected a list, found { $given }
fault-truth = expected yes or no, found { $given }
fault-window = expected the name of a window, found { $given }
fault-map-size = a map of this shape has { $need ->
    [one] 1 tile
   *[other] { $need } tiles
} around Mecatol Rex, not { $have }
fault-map-tile = tile { $given } cannot lie at place { $at }
fault-map-empty = place { $at } needs a tile, not { $given }
fault-map-twice = tile { $given } lies in two places
fault-map-expansion = tile { $given } belongs to the expansion
fault-play = a play is a list of way, card and number of trade goods, not { $given }
fault-not-on-planets = a { $given } cannot be on a planet
fault-seed = a seed is a whole number from 0 to 2**{ $bits } - 1
fault-state-object = { $where }: expected an object, found { $given }
fault-state-fields = { $where }: fields missing or unknown: { $fields }
fault-state-value = { $where }: expected { $sort }, found { $given }
fault-state-list = { $where }: expected a list, found { $given }
fault-state-pairs = { $where }: expected pairs of a key and a value
fault-state-plain = { $where }: expected numbers and names, found { $given }
fault-state-things = { $where }: expected a list of length { $need }, found { $given }
fault-state-frame = { $where }: expected the name of a step and its arguments, found { $given }
fault-state-step = { $where }: there is no step { $given }
fault-state-arguments = { $where }: the step { $name } has { $need ->
    [one] 1 argument
   *[other] { $need } arguments
}, not { $given }
fault-state-at = { $where }: { $what }
fault-names = expected names, found { $given }
fault-unnamed = expected a name, found { $given }
fault-position = the rules lead to a different position than the stored one
fault-report = entry { $entry } (line { $line }): recorded { $expected }; replayed { $found }
fault-report-rules = { $report }. { $note }
fault-no-snapshot = { $report }. No snapshot can be used: keep the file for the version of orrery that wrote it
fault-other-rules = It was played with rules { $rules }; { $game } has rules { $now } now
fault-layout = the snapshot that the game starts from has an unknown layout
fault-no-start = a snapshot to continue from
fault-no-boundary = no such boundary
fault-no-more = no more
fault-not-over = a game that is not over
fault-nothing = nothing
fault-other-chance = the record has { $given }, the rules ask for { $asked }
fault-other-question = the record has an answer to { $given }, the rules ask { $asked }
fault-illegal = the answer { $given } to { $asked } is not legal: { $no }
fault-kept = the rules produce more or fewer lines than were kept

fault-data = { $file }: { $path }: expected { $expected }; found { $found }
fault-data-whole = the whole file
fault-data-byte = byte { $byte }
fault-data-column = line { $line }, column { $column }
fault-data-object = an object
fault-data-none = none
fault-data-other = something else
fault-data-json = JSON
fault-data-no-json = something else
fault-data-deep = JSON that is nested too deeply
fault-data-utf8 = UTF-8 text
fault-data-file = a file that can be read
fault-data-differ = fields that differ
fault-data-field-twice = { $name } twice in one object
fault-data-fields = only the fields { $known }
fault-data-field = a field { $name }
fault-data-list = a list
fault-data-length = { $low ->
    [one] { $low } entry
   *[other] { $low } entries
}
fault-data-lengths = between { $low } and { $high } in the list
fault-data-text = a text
fault-data-id = an id of lower-case letters, digits and underscores
fault-data-number = the number { $low }
fault-data-numbers = a whole number from { $low } to { $high }
fault-data-truth = true or false
fault-data-one-of = one of { $known }
fault-data-some-of = some of { $known }
fault-data-tokens = at least { $need ->
    [one] 1 token
   *[other] { $need } tokens
} (two for each planet without a trade icon)
fault-data-fewer = fewer
fault-data-names = names that differ
fault-data-times = { $name } { $count ->
    [one] once
   *[other] { $count } times
}
fault-data-actions = each of the eleven actions on some card
fault-data-lacking = no { $name }
fault-data-letters = the letters { $letters }, each once
fault-data-too-early = no "won" or "lost": { $word } counts before that is known
fault-data-no-number = no number: { $word } has none
fault-data-one-board = one board for each number of players
fault-data-second-board = a second for { $players }
fault-data-reach = every planet within reach of every Warpgate
fault-data-out-of-reach = one that seat { $seat } cannot reach
fault-data-hex = a hex without another planet
fault-data-second-planet = a second planet on { $place }
fault-data-places = Warpgates and planets on the board
fault-data-links = links between hexes of the board
fault-data-off = { $hex } off the board
fault-data-one-on = one Warpgate or planet on a hex
fault-data-two-on = two on { $hex }

fault-bot = There is no bot { $given }. Known bots: { $known }. Short names: { $codes }
fault-bot-plain = { $name } has no settings: write { $name }, not { $given }
fault-bot-form = In { $spec } a setting must look like ms=500, not { $given }
fault-bot-setting = search has no setting { $given } (in { $spec }). It has: { $known }
fault-bot-value = In { $spec }, { $name } must be { $wanted }, not { $given }
fault-bot-budgets = { $spec } has two budgets: give ms or sims
fault-bot-most = In { $spec }, { $name } can be { $most } at most
fault-from-one = a whole number from 1
fault-rollout = instinct or random
fault-database = it must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
fault-database-file = it must be a file: sqlite:///FILE
fault-database-driver = PostgreSQL needs the package psycopg, which is not installed; get it with pip install "psycopg[binary]"

misread-command = There is no command { $given }.
misread-option = There is no option { $given }.
misread-missing = { $name } is missing.
misread-no-value = { $name } needs a value.
misread-value = { $name } cannot be { $given }.
misread-too-much = Unexpected argument: { $given }.
misread-repeated = { $name } is given twice.

os-ENOENT = there is no such file or folder
os-EACCES = permission denied
os-EPERM = it is not allowed
os-EISDIR = it is a folder
os-ENOTDIR = a part of its path is not a folder
os-EEXIST = it already exists
os-ENOSPC = there is no space left on the disk
os-EROFS = it is read-only
os-ENAMETOOLONG = the name is too long
os-EADDRINUSE = it is in use
os-EADDRNOTAVAIL = this machine has no such address

# --- since the last answer --------------------------------------------------------------------------------------------

since-round = { $round ->
    [0] Before the first round: { $told }
   *[other] Round { $round }: { $told }
}
since-more = And { $number ->
    [one] one more line
   *[other] { $number } more lines
} in the log.

# --- standing answers -----------------------------------------------------------------------------------------------

standing-every = every chance to react
standing-pass = Pass: { $where }
standing-pass-card = Do not use { $card }: { $where }
standing-ask = Ask me even with nothing to use: { $where }
standing-answer = Always the same answer: { $where }
standing-told = { $said } ({ $until })
standing-until-revoked = until I remove it
standing-until-round = until the round ends
standing-until-battle = until the battle is over
standing-until-agenda = until the agenda is resolved
standing-until-turn = until my next turn

standing-title = Standing answers
standing-nothing = There are none: you are asked about everything.
standing-can = You can pass on { $names }; for good, or { $spans }.
standing-how = Type standing pass (this question) or standing pass NAME, with until NAME if you like; standing off 1 removes one.
standing-not-here = This question cannot have a standing answer. Say what to pass on: standing pass NAME.
standing-taken-back = Removed: { $said }
standing-given = { $prompt } Your standing answer: { $answer }.
standing-word-off = off, back
standing-word-until = until

fault-occasion = nothing that can have a standing answer is called { $given }
fault-standing-what = a standing answer is one of { $known }, not { $given }
fault-span = a standing answer can last for { $known }, not for { $given }
fault-standing-text = there is no card or ability { $given } to pass on here
fault-standing-ask = you are always asked about { $given }; only for chances to react can you choose to be asked with nothing to use
fault-standing-answer = a fixed answer must be short and for one kind of question
