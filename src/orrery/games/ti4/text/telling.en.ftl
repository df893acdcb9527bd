### Twilight Imperium 4 in words (English): cards and sheets, the table line by line, what an answer gives, facts at the
### end. The German twin is telling.de.ftl.

## Cards, sheets, tiles

ti4-card-copies = { $action ->
    [yes] played as an action; {""}
   *[no] {""}
}{ $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
ti4-text-for = For: { $said }
ti4-text-against = Against: { $said }
ti4-text-unlock = Unlock: { $said }
ti4-needs = needs { $names }
ti4-needs-nothing = needs nothing
ti4-unit-upgrade = unit upgrade
ti4-exploration-deck = Exploration deck: { $deck }
ti4-primary = Card { $number }, primary ability: { $said }
ti4-secondary = Secondary ability: { $said }
ti4-faction-home = Home system: { $planets }
ti4-faction-commodities = commodities: { $number }
ti4-faction-units = Begins with { $units }
ti4-faction-technologies = Technologies at the start: { $names }
ti4-faction-choice = { $number } of { $names }
ti4-unit-cost = cost { $cost }{ $lot ->
    [one] {""}
   *[other] {" "}for { $lot }
}
ti4-unit-combat = combat { $combat }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}
ti4-unit-move = move { $move }
ti4-unit-capacity = capacity { $capacity }
ti4-unit-sustain = sustain damage
ti4-unit-bombardment = bombardment { $value }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}
ti4-unit-barrage = anti-fighter barrage { $value }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}
ti4-unit-cannon = space cannon { $value }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}
ti4-unit-shield = planetary shield
ti4-unit-production = production { $more ->
    [yes] { $value } plus the resources of the planet
   *[no] { $value }
}
ti4-unit-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
ti4-planet-yields = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $influence } influence
ti4-planet-specialty = { $colour } specialty
ti4-planet-legendary = legendary
ti4-tile-nothing = Nothing is there.

## The table, line by line

ti4-table-round = Round { $number }, { $phase }; speaker: { $name }; { $goal ->
    [one] 1 victory point
   *[other] { $goal } victory points
} win
ti4-table-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
}
ti4-table-activation = { $you ->
    [yes] You have activated { $place }.
   *[no] { $seat } has activated { $place }.
}
ti4-table-window = Texts can be used now: { $said }.
ti4-table-combat = Space combat in { $place }, round { $number }: { $seat } against { ti4-rival }.{ $planet ->
    [none] {""}
   *[other] {" "}({ $planet })
}
ti4-table-ground-combat = Ground combat on { $planet } in { $place }, round { $number }: { $seat } against { ti4-rival }.
ti4-table-hits = { $you ->
    [yes] You have to take { ti4-many-hits }
   *[no] { $seat } has to take { ti4-many-hits }
}
ti4-table-roll = Dice rolled: { $dice }
ti4-table-agenda = Before the council: { $agenda }. { $said }
ti4-table-hidden-agenda = Before the council: an agenda that only the speaker knows. To be elected: { $election }.
ti4-table-ballot = { $seat }: { ti4-many-votes } ({ $outcome })
ti4-table-strategies = Strategy cards:
ti4-table-taken = { $seat }{ $done ->
    [yes] , played
   *[no] {""}
}
ti4-table-free = free{ $goods ->
    [0] {""}
    [one] , 1 trade good
   *[other] , { $goods } trade goods
}
ti4-table-objectives = Public objectives (face down: { $ones } of stage I, { $twos } of stage II):
ti4-table-no-public = You do not control your whole home system: you cannot score public objectives [LRR 14.16]
ti4-table-scored = scored by { $names }
ti4-table-met = met now
ti4-table-have = { $have } of { $need }
ti4-table-short = missing: { $parts }
ti4-table-laws = Laws in play:
ti4-table-effects = For a while:
ti4-table-left = Left: { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}, { $agendas ->
    [one] 1 agenda
   *[other] { $agendas } agendas
}, { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
}
ti4-table-galaxy = Galaxy (systems are numbered by ring and place, clockwise from the top: 101 is above Mecatol Rex)
ti4-table-home = { $you ->
    [yes] your home system
   *[no] home system of { $seat }
}
ti4-table-wormhole = wormhole { $signs }
ti4-table-frontier = frontier token
ti4-table-beside = beside: { $places }
ti4-table-tokens = command tokens of { $names }
ti4-table-fleet = { $you ->
    [yes] your units: { $what }
   *[no] units of { $seat }: { $what }
}
ti4-table-arriving = { $you ->
    [yes] on your way there: { $what }
   *[no] { $seat } is bringing there: { $what }
}
ti4-table-damaged = damaged: { $units }
ti4-table-neutral = nobody's
ti4-table-owner = { $you ->
    [yes] yours
   *[no] of { $seat }
}
ti4-table-exhausted = exhausted
ti4-table-sleeper = sleeper token
ti4-table-landed = { $you ->
    [yes] you have landed { $what }
   *[no] { $seat } has landed { $what }
}
ti4-table-attached = attached: { $names }
ti4-table-custodians = custodians token
ti4-table-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
}; command tokens: tactic { $tactic }, fleet { $fleet } (up to { $limit ->
    [one] 1 ship
   *[other] { $limit } ships
}), strategy { $strategy }, reinforcements { $left }; { ti4-many-goods }, { $commodities } of { $most ->
    [one] 1 commodity
   *[other] { $most } commodities
}; { ti4-many-cards }, { ti4-many-notes }, { $secrets ->
    [one] 1 secret objective
   *[other] { $secrets } secret objectives
}; { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}, ready for { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} or { $influence } influence, { ti4-many-votes }
ti4-table-eliminated = eliminated
ti4-table-home-lost = without the whole home system: no public objectives can be scored [LRR 14.16]
ti4-table-passed = has passed
ti4-table-cards = strategy cards: { $names }
ti4-table-abilities = abilities: { $names }
ti4-table-technologies = technologies: { $names }
ti4-table-relics = relics: { $names }
ti4-table-notes = promissory notes in play: { $names }
ti4-table-leaders = leaders: { $names }
ti4-table-locked = locked
ti4-table-ready = ready planets: { $names }
ti4-table-fragments = relic fragments: { $names }
ti4-table-captured = captured: { $units }
ti4-table-reserve = in the reinforcements: { $units }
ti4-table-imprinted = in the fleet pool there are command tokens of { $names }
ti4-table-claimed = scored: { $names }
ti4-table-open-secrets = secret objectives, open: { $names }
ti4-table-secret = secret objective: { $objective }
ti4-table-hand = Action cards:
ti4-table-notes-hand = Promissory notes:
ti4-table-hand-seen = action cards seen: { $names }
ti4-table-notes-hand-seen = promissory notes in hand, as far as known: { $names }
ti4-table-tiles = System tiles to place: { $names }

## What an answer gives

ti4-answer-now = now { $number }
ti4-answer-largest = your largest fleet has { $number ->
    [one] 1 ship
   *[other] { $number } ships
}
ti4-answer-rival = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { ti4-many-goods }, { ti4-many-commodities }, { ti4-many-cards }
ti4-answer-order = number { $number }
ti4-answer-lacking = { $number } missing
ti4-answer-votes = { $number ->
    [one] 1 vote so far
   *[other] { $number } votes so far
}
ti4-answer-die = { $unit }: shows { $pips }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, hits from { $need } on
ti4-answer-tactical = activate a system: { $number ->
    [one] the last command token
   *[other] one of { $number } command tokens
} of the tactic pool
ti4-answer-pass = no more actions for you in this round
ti4-answer-relic = purge three relic fragments of a type for a relic
ti4-answer-secondary = { $cost ->
    [0] free of charge
   *[other] { $have ->
        [one] your last token of the strategy pool
       *[other] { $cost } of { $have } tokens of the strategy pool
    }
}
ti4-answer-influence = { $need } of { $have } influence
ti4-answer-good = { $number ->
    [one] your only trade good
   *[other] one of your { $number } trade goods
}
ti4-answer-cheapest = part of the cheapest payment
ti4-answer-pays-resources = pays { $number ->
    [one] 1 resource
   *[other] { $number } resources
}, then no longer { $other } influence
ti4-answer-pays-influence = pays { $number } influence, then no longer { $other ->
    [one] 1 resource
   *[other] { $other } resources
}
ti4-answer-custodians = for a victory point; you have { $have } influence
ti4-answer-keeps = you keep { ti4-many-goods } and { ti4-many-commodities }
ti4-answer-reach = ships can come from { $places }
ti4-answer-no-reach = none of your ships can come from elsewhere
ti4-answer-on-planets = on planets: { $units }
ti4-answer-room = the fleet pool allows { $number } more there
ti4-answer-left = { $number } left

## Why not

ti4-later-not-held = You do not have { $card } in your hand.
ti4-later-no-tile = There is no system there.
ti4-later-token = You have a command token there already.
ti4-later-comes = Ships of yours could come from { $places }.
ti4-later-no-way = No ships of yours could come from elsewhere.

## Points and facts

ti4-sheet-other = other points
ti4-sheet-total = Total
ti4-sheet-round = points (round { $round })
ti4-sheet-spent = resources and influence spent
ti4-sheet-combats = combats
ti4-sheet-luck = hits more than expected
ti4-sheet-planets = planets gained
ti4-sheet-ships = ships lost
ti4-sheet-technologies = technologies
ti4-facts-end = The game took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Space combats: { $combats }, laws passed: { $laws }, things given in transactions: { $deals }.
ti4-facts-level = { $names } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
