# Warpgate in the terminal (English): the table line by line and drawn, what an answer gives, facts at the end.

## What an answer gives

warpgate-note-x = X = { $x }, { $said }
warpgate-note-targets = { $number ->
    [one] 1 place
   *[other] { $number } places
} in range{ $attacks ->
    [0] {""}
    [one] , 1 of them an attack
   *[other] , { $attacks } of them attacks
}
warpgate-note-control = { $number ->
    [one] the planet with your ships
   *[other] { $most } of the { $number } planets with your ships
}
warpgate-note-research = within reach: { $names }
warpgate-note-routes = { $number ->
    [one] 1 route
   *[other] { $number } routes
}
warpgate-note-ships = { $number ->
    [one] 1 new ship
   *[other] up to { $number } new ships
}
warpgate-note-promote = choose one of { $number }
warpgate-note-draw = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
warpgate-note-draw-up-to = { $number ->
    [one] 1 card
   *[other] 1 to { $number } cards
}
warpgate-note-draw-sift = { $number ->
    [one] 1 card
   *[other] { $number } cards
}, then discard { $gone }
warpgate-note-range = range { $number }
warpgate-note-legs = ranges { $first } and { $second }
warpgate-note-attack = attack on { $there ->
    [one] 1 ship
   *[other] { $there } ships
} of { $rival }: with { $number } you win about { $percent } %
warpgate-note-gather = up to { $number ->
    [one] 1 ship
   *[other] { $number } ships
} from { $places }
warpgate-note-objective = an objective of this type is available
warpgate-note-any-objective = any available objective
warpgate-note-sector = sector { $name }: you have { $have } of { $all }
warpgate-note-completes = completes the sector
warpgate-note-strength = strength { $number }, wins about { $percent } %
warpgate-note-secret = you see its goal when you have taken it
warpgate-objective-progress = { $name }: { $goal } ({ $have } of { $need })
warpgate-later-action = { $action_name } is chosen when you play a card.
warpgate-later-have = You have { $technology } already.
warpgate-later-no-card = No card in your hand has { $action_name }.

## The table, line by line

warpgate-place-gate-of = { $you ->
    [yes] your Warpgate
   *[no] Warpgate of { $seat }
}
warpgate-table-round = Round { $number }, { $phase }, first in this round: { $name }
warpgate-table-left = Left: trade goods { $goods }, technologies in the deck { $technologies }, objectives in the deck { $objectives }. { warpgate-ends }
warpgate-ends = { $ends ->
    [start] When one of them has run out as a round begins, that round is the last.
   *[during] When one of them runs out, the round at hand is the last.
}
warpgate-table-available = Available technologies:
warpgate-table-objectives = Available objectives, types: { $types }
warpgate-table-sector = Sector { $name }
warpgate-table-gates = Warpgates
warpgate-table-trade = trade planet
warpgate-table-stack = two discovery tokens
warpgate-table-dead = dead
warpgate-table-ships = { $you ->
    [yes] { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of yours
   *[no] { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of { $seat }
}
warpgate-table-outpost = { $you ->
    [yes] your outpost
   *[no] outpost of { $seat }
}
warpgate-table-colony = { $you ->
    [yes] your colony
   *[no] colony of { $seat }
}
warpgate-table-drone = { $you ->
    [yes] your drone
   *[no] drone of { $seat }
}
warpgate-table-near = near with range: { $places }
warpgate-table-standing = hand { $hand }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} on the board and { $supply } in supply, { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
} with { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
}, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} left, trade goods { $fresh } fresh and { $spent } used, objectives { $objectives }
warpgate-table-peace = at peace this round
warpgate-table-played = slots: { $actions }
warpgate-table-technologies = Technologies:
warpgate-table-tokens = Discovery tokens:
warpgate-table-used = { $name } (used)
warpgate-table-copied = copied: { $name }
warpgate-table-shown = Open objectives:
warpgate-table-elite = Heroes and advanced tactics: { $names }
warpgate-table-hidden = Secret objectives, types: { $types }
warpgate-table-secret = Secret objectives:
warpgate-table-hand = Hand: { $names }
warpgate-table-drawn = Tactics cards drawn: { $names }

## The table, drawn

warpgate-round = Round { $number }
warpgate-left = Left: trade goods { $goods } · technologies { $technologies } · objectives { $objectives }
warpgate-map-gate = Gate
warpgate-available = Technologies
warpgate-available-objectives = Objectives
warpgate-standing = hand { $hand }, ships { $ships }+{ $supply }, planets { $planets }▲{ $colonies }, goods { $fresh }/{ $spent }
warpgate-short-start = starts
warpgate-short-last = last round
warpgate-short-no = not now, { $rule }
warpgate-panel-own = Before you
warpgate-panel-of = Before { $name }
warpgate-panel-hand = Your hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
warpgate-panel-moves = From where to where
warpgate-panel-routes = Trade routes
warpgate-head-upper = upper action
warpgate-head-lower = lower action
warpgate-head-draw = draw
warpgate-example-card = sea kings
warpgate-example-thing = belu
warpgate-example-rule = W7.2
warpgate-example-words = outpost
warpgate-help =
    Map: the dots are empty hexes, which ranges count. On a planet: type in two letters, $ trade planet, ? two discovery tokens, † dead, then the sector; its name; A3 three ships of player A, △A outpost, ▲A colony, ◇A drone of A. ≈ marks a joint: the hexes there have neighbours on the other side of it.
    Players: ships 5+7 are 5 on the board and 7 in supply; planets 3▲1 are 3, one of them a colony; goods 2/1 are 2 fresh and 1 used. A place can be answered by its name, a move by both names. card NAME tells a text; why NAME tells why not, or what is near a place.

## Facts

warpgate-facts-end = The game took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
warpgate-facts-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: attacks { $attacks }, battles won { $won }, ships lost { $lost }, planets marked { $marked }, discoveries { $explored }
