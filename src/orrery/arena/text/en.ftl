# The arena: many games between bots.

arena-option-game = Which game (orrery games lists them).
arena-option-seats = The bots, separated by commas: random, greedy, search, search:ms=500, search:sims=400; or R, G, S for short.
arena-option-games = How many games. Each deal is played once per rotation of the seats; a file with fewer games is continued.
arena-option-jobs = How many games to play at a time.
arena-option-seed = A whole number that decides all deals.
arena-option-out = The results file, one line per game; the plot is saved next to it. Games already in it are not played again.
arena-option-option = An option or ruling of the game as NAME=VALUE; may be given several times.
arena-option-lang = Language: en or de. Default: that of your locale.

arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = won
arena-interval = 95 % interval
arena-score = mean score
arena-difference = ahead of the best other
arena-decisions = decisions per game
arena-seconds = seconds per game

arena-playing = Playing
arena-going-on = { $path }: { $done } of { $games ->
    [one] 1 game
   *[other] { $games } games
} already played.
arena-cut = { $path }: the last line was truncated and has been removed; that game is played again.
arena-stopped = Stopped after { $done } of { $games ->
    [one] 1 game
   *[other] { $games } games
}, saved in { $path }. Run the same command to continue.
arena-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $path }, plot in { $plot }.
arena-rounds = Rounds per game: median { $median }, from { $least } to { $most }.
arena-note = A shared victory counts as a fraction. Differences: mean over deals, with 95 % interval.

arena-plot-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-plot-rate = share of games won
arena-plot-even = even share
arena-plot-score = final score: distribution and mean

arena-wrong-number = { $name } must be a whole number, at least 1, not { $given }.
arena-wrong-seed = A seed must be a whole number, at least 0, not { $given }.
arena-wrong-bot = { $reason }.
arena-wrong-folder = { $path } cannot be written: there is no folder { $folder }.
arena-damaged = { $path } is damaged in line { $line }. Repair or remove that line, or name another file with --out.
arena-foreign = { $path } is not a results file (line { $line }). Name another one with --out.
arena-different = { $path } holds games with other settings: { $name } is { $there } there and { $asked } now. Name another file with --out, or use the same settings.
