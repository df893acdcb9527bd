# Warpgate in the browser (English): what is written on the board.

warpgate-board-you = you

## Ways to use a turn

warpgate-board-way-upper = Upper action
warpgate-board-way-lower = Lower action
warpgate-board-way-draw = Draw
warpgate-board-way-token = Use a token first
warpgate-board-way-renew = New hand first
warpgate-board-way-copy = Copy an ability first

## The map

warpgate-board-map = Star map
warpgate-board-zoom-in = Zoom in
warpgate-board-zoom-out = Zoom out
warpgate-board-zoom-reset = Show the whole map
warpgate-board-zoom-keys = Plus and minus zoom, arrows move the map, 0 shows all of it.
warpgate-board-round = Round { $number } of { $of }
warpgate-board-first = first: { $name }
warpgate-board-last = Last round: the game ends after it
warpgate-board-phase-setup = Set-up
warpgate-board-phase-turns = Turns
warpgate-board-phase-battle = Battle
warpgate-board-phase-over = The game is over
warpgate-board-in-sector = sector { $sector }
warpgate-board-trade-planet = trade planet
warpgate-board-stack = two discovery tokens
warpgate-board-dead = dead: only for moving and deploying
warpgate-board-copies = { $number ->
    [one] counts twice
   *[other] counts { $number } times more
}
warpgate-board-outpost-of = outpost: { $name }
warpgate-board-colony-of = colony: { $name }
warpgate-board-gate-of = Warpgate: { $name }
warpgate-board-ships-of = { $number ->
    [one] 1 ship: { $name }
   *[other] { $number } ships: { $name }
}
warpgate-board-drone-of = drone: { $name }

## Players

warpgate-board-own = Your board
warpgate-board-rival = { $name }, points that can be seen: { $points }
warpgate-board-points = Points
warpgate-board-points-known = Points that can be seen: { $points }
warpgate-board-points-objectives = Objectives
warpgate-board-points-goods = Trade goods
warpgate-board-points-elite = Heroes and advanced tactics
warpgate-board-points-technologies = Technologies
warpgate-board-points-tokens = Discoveries
warpgate-board-starts = First in this round
warpgate-board-peace = at peace
warpgate-board-hand = { $number ->
    [one] 1 action card in hand, { $deck } in the deck, { $discard } discarded
   *[other] { $number } action cards in hand, { $deck } in the deck, { $discard } discarded
}
warpgate-board-your-hand = Hand ({ $number }) · deck { $deck } · discarded { $discard }
warpgate-board-ships = { $number ->
    [one] 1 ship on the board, { $supply } in supply
   *[other] { $number } ships on the board, { $supply } in supply
}
warpgate-board-outposts = { $number ->
    [one] 1 outpost
   *[other] { $number } outposts
}, { $markers ->
    [one] 1 marker left
   *[other] { $markers } markers left
}
warpgate-board-colonies = { $number ->
    [one] 1 colony
   *[other] { $number } colonies
}
warpgate-board-elite = Heroes and advanced tactics: { $number } ({ $names })
warpgate-board-drone-at = Drone: { $place }
warpgate-board-goods = Trade goods: { $fresh } fresh, { $spent } used
warpgate-board-use-goods = { $number ->
    [one] Use a trade good: X + 1
   *[other] Use { $number } trade goods: X + { $number }
}
warpgate-board-slots = Slots
warpgate-board-slot-card = Slot { $slot }X: { $card }
warpgate-board-slot-action = Slot { $slot }X: { $card }, played for { $action } at { $x }X
warpgate-board-with-card = card { $card }
warpgate-board-ability = Ability
warpgate-board-copied = copied
warpgate-board-tokens = Discovery tokens
warpgate-board-used = used
warpgate-board-technologies = Technologies
warpgate-board-objectives = Objectives
warpgate-board-objectives-held = { $number ->
    [one] 1 secret objective
   *[other] { $number } secret objectives
}
warpgate-board-hidden = { $number ->
    [one] 1 more is hidden.
   *[other] { $number } more are hidden.
}
warpgate-board-vp = { $number } VP
warpgate-board-progress = { $have } of { $need }

## Available to all

warpgate-board-market = Available to all
warpgate-board-left = What is left
warpgate-board-left-goods = { $number ->
    [one] 1 trade good left
   *[other] { $number } trade goods left
}
warpgate-board-left-technologies = { $number ->
    [one] 1 technology left in the deck
   *[other] { $number } technologies left in the deck
}
warpgate-board-left-objectives = { $number ->
    [one] 1 objective left in the deck
   *[other] { $number } objectives left in the deck
}
warpgate-board-ends = { $ends ->
    [start] if none is left as a round begins, that round is the last
   *[during] when none is left, the round at hand is the last
}
warpgate-board-available-technologies = Available technologies
warpgate-board-available-objectives = Available objectives
warpgate-board-objective-of = Objective of the type { $type }

## Battles

warpgate-board-battle = Battle of { $place }
warpgate-board-battles = Battles since your last turn
warpgate-board-battle-again = fought once more
warpgate-board-attacks = attacks
warpgate-board-defends = defends
warpgate-board-wins = wins
warpgate-board-announced = factor +{ $number } announced
warpgate-board-shields = { $number ->
    [one] 1 ship cannot be destroyed
   *[other] { $number } ships cannot be destroyed
}
warpgate-board-strength = Strength { $number }
warpgate-board-card-odds = Strength { $strength }, wins about { $percent } %
warpgate-board-cards-drawn = { $number ->
    [one] 1 tactics card drawn
   *[other] { $number } tactics cards drawn
}
