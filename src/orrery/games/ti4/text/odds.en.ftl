### Twilight Imperium 4: exact odds of a space combat and of an invasion (English). The German twin is odds.de.ftl.

ti4-odds-attacker = Attacker: { $units }
ti4-odds-defender = Defender: { $units }
ti4-odds-with = ({ $aids })
ti4-odds-nothing = nothing
ti4-odds-nebula = nebula
ti4-odds-goods = trade goods
ti4-odds-ram = ramming exotrireme
ti4-odds-elected_crown = Crown of Thalnos (elected)
ti4-odds-damaged = damaged
ti4-odds-damaged-units = { $units } ({ $number } damaged)
ti4-odds-battle = Space combat
ti4-odds-invasion = Invasion
ti4-odds-win = attacker wins
ti4-odds-lose = defender wins
ti4-odds-draw = nobody is left
ti4-odds-falls = the planet falls
ti4-odds-held = the planet is held
ti4-odds-nobody = nobody is left: held
ti4-odds-attacker-left = attacker retreats
ti4-odds-defender-left = defender retreats
ti4-odds-percent = { $number } %
ti4-odds-rounds = Rounds on average: { $number }
ti4-odds-attacker-losses = The attacker loses on average: { $losses }
ti4-odds-defender-losses = The defender loses on average: { $losses }
ti4-odds-loss = { $unit } { $number }
ti4-odds-order = Order of losses: { $order }
ti4-odds-left = Ground forces left on the planet: { $left }
ti4-odds-left-item = { $number } ({ $percent })
ti4-odds-leaves = Announces a retreat in round { $number }.
ti4-odds-leaves-at = { $number ->
    [one] Announces a retreat when only { $number } ship is left.
   *[other] Announces a retreat when only { $number } ships are left.
}
ti4-odds-note-losses = Both sustain damage first and then lose units in the order given.
ti4-odds-note-policy = Goods, leaders, technologies and cards are used as soon as they do anything; dice that miss are rerolled.
ti4-odds-note-no-cards = Action cards and promissory notes count only if they are named.

ti4-series-points = Victory points
ti4-series-points-text = Victory points of each player in the course of the game.
ti4-series-objectives = Objectives
ti4-series-objectives-text = Objectives that each player has scored, public and secret ones.
ti4-series-luck = Luck with dice
ti4-series-luck-text = Hits scored with dice, less those that were to be expected; dice that are rolled again count as well.
ti4-series-spent = Resources and influence spent
ti4-series-spent-text = What each player has paid so far, with planets and trade goods.
ti4-series-combats = Combats
ti4-series-combats-text = Space combats and ground combats that each player has fought.
