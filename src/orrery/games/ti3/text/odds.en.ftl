## Exact odds of a space battle and of an invasion (orrery odds ti3, the notes of both tables)

ti3-odds-attacker = Attacker: { $units }
ti3-odds-defender = Defender: { $units }
ti3-odds-with = ({ $aids })
ti3-odds-nothing = nothing
ti3-odds-nebula = nebula
ti3-odds-whole_rolls = whole rolls again
ti3-odds-damaged = damaged
ti3-odds-battle = Space battle
ti3-odds-invasion = Invasion
ti3-odds-win = attacker wins
ti3-odds-lose = defender wins
ti3-odds-draw = nobody is left
ti3-odds-falls = the planet falls
ti3-odds-held = the planet is held
ti3-odds-nobody = nobody is left: held
ti3-odds-attacker-left = attacker withdraws
ti3-odds-defender-left = defender withdraws
ti3-odds-percent = { $number } %
ti3-odds-rounds = Rounds on average: { $number }
ti3-odds-attacker-losses = The attacker loses on average: { $losses }
ti3-odds-defender-losses = The defender loses on average: { $losses }
ti3-odds-loss = { $unit } { $number }
ti3-odds-order = Order of losses: { $order }
ti3-odds-left = Ground forces left on the planet: { $left }
ti3-odds-left-item = { $number } ({ $percent })
ti3-odds-leaves = Announces to leave in round { $number }.
ti3-odds-leaves-at = { $number ->
    [one] Announces to leave when only { $number } ship is left.
   *[other] Announces to leave when only { $number } ships are left.
}
ti3-odds-flees = Retreats before the battle.
ti3-odds-runs = { $number ->
    [one] Sends { $number } fighter against each enemy war sun.
   *[other] Sends { $number } fighters against each enemy war sun.
}
ti3-odds-pays = pays in { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
ti3-odds-rerolls = { $number ->
    [one] { $number } counter for rolling again
   *[other] { $number } counters for rolling again
}
ti3-odds-note-cards = Action cards that are still in hand are not counted.
ti3-odds-note-no-cards = Action cards are not counted unless they are named.
ti3-odds-note-idle = { $number ->
    [one] Changes nothing here: { $aids }.
   *[other] Change nothing here: { $aids }.
}
ti3-odds-note-losses = Both take damage first and then lose their cheapest ships.
ti3-odds-note-fire = Whoever has PDS in range fires.
ti3-odds-note-policy = Payments, rerolls and cards are used as soon as they can be; invaders lose fighters before ground forces.
ti3-odds-note-policy-whole = A whole roll is rolled again for a counter if it has fewer hits than such a roll has on average.
ti3-odds-note-pays = { $you ->
    [yes] You pay for better dice in { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }.
   *[no] { $seat } pays for better dice in { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }.
}
ti3-odds-note-rolls = { $you ->
    [yes] You spend { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    } on rolling misses again.
   *[no] { $seat } spends { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    } on rolling misses again.
}
ti3-odds-note-whole = { $you ->
    [yes] You spend { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    } on rolling again whole rolls with fewer hits than the average.
   *[no] { $seat } spends { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    } on rolling again whole rolls with fewer hits than the average.
}
ti3-odds-note-leave = { $you ->
    [yes] You could leave the battle; that is not counted.
   *[no] { $seat } could leave the battle; that is not counted.
}
ti3-odds-note-flee = { $you ->
    [yes] You could retreat before the battle; that is not counted.
   *[no] { $seat } could retreat before the battle; that is not counted.
}
ti3-odds-note-others = { $you ->
    [yes] { $number } of your PDS { $number ->
        [one] fires
       *[other] fire
    } at the attacker, too.
   *[no] { $number } PDS of { $seat } { $number ->
        [one] fires
       *[other] fire
    } at the attacker, too.
}
ti3-odds-note-runs = Each side sends all its fighters on sabotage runs or none, whichever serves it better; no counters are spent on that.
ti3-odds-note-bacteria = { $you ->
    [yes] You use the bacterial weapon; without it the planet falls with { $number } %.
   *[no] { $seat } uses the bacterial weapon; without it the planet falls with { $number } %.
}
ti3-odds-note-own = With { $card } from your hand you win with { $number } %.
ti3-odds-note-own-falls = With { $card } from your hand the planet falls with { $number } %.
ti3-odds-note-own-holds = With { $card } from your hand the planet is held with { $number } %.
ti3-odds-note-wings = { $number ->
    [0] Fighters that could join are not counted.
    [one] { $number } fighter joins.
   *[other] { $number } fighters join.
}

## Luck along the game, drawn when it is over

ti3-series-luck = Luck with dice
ti3-series-luck-text = Hits scored with combat dice, less those that were to be expected; dice that are rolled again count as well. Sabotage runs are no combat rolls.
