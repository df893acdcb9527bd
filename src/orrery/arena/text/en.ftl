# The arena: many games between bots.

arena-option-game = Which game (orrery games lists them).
arena-option-seats = The bots, with commas between: random, greedy, search, search:ms=500, search:sims=400; or short R, G, S.
arena-option-games = How many games. Each deal is played once per rotation of the seats; a file with fewer games is gone on with.
arena-option-jobs = How many games at a time.
arena-option-seed = A whole number that decides all deals.
arena-option-out = The file of results, one line per game; the plot lies beside it. What it holds already is not played again.
arena-option-option = An option or ruling of the game as NAME=VALUE; may be given several times.
arena-option-lang = Language: en or de. Default: that of your locale.

arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = won
arena-interval = 95 % interval
arena-score = mean score
arena-difference = ahead of the best other
arena-decisions = decisions a game
arena-seconds = seconds a game

arena-playing = Playing
arena-going-on = { $path }: { $done } of { $games ->
    [one] 1 game
   *[other] { $games } games
} played already.
arena-cut = { $path }: the last line was cut short and has been taken off; that game is played again.
arena-stopped = Stopped after { $done } of { $games ->
    [one] 1 game
   *[other] { $games } games
}, kept in { $path }. The same command goes on from there.
arena-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $path }, plot in { $plot }.
arena-rounds = Rounds a game: median { $median }, from { $least } to { $most }.
arena-note = A shared victory counts as its share. Differences: mean over deals, with 95 % interval.

arena-plot-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-plot-rate = share of games won
arena-plot-even = even share
arena-plot-score = final score: how often, and the mean

arena-wrong-number = { $name } must be a whole number from 1, not { $given }.
arena-wrong-seed = A seed is a whole number from 0, not { $given }.
arena-wrong-bot = { $reason }.
arena-wrong-folder = { $path } cannot be written: there is no folder { $folder }.
arena-damaged = { $path } is damaged in line { $line }. Repair or remove that line, or name another file with --out.
arena-foreign = { $path } is no file of results (line { $line }). Name another one with --out.
arena-different = { $path } holds games with other terms: { $name } is { $there } there and { $asked } now. Name another file with --out, or use the same terms.
