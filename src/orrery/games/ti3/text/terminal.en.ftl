# Twilight Imperium 3 in words and in the terminal (English): cards and sheets, the table line by line and drawn, what
# an answer gives, facts at the end. The German twin is terminal.de.ftl.

## Cards, sheets, tiles

ti3-card-when = Played { $when }; { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
ti3-needs = needs { $names }
ti3-needs-nothing = needs nothing
ti3-either = one of { $names }
ti3-leads-to = leads to { $names }
ti3-politic-is-law = Law: stays in force if it is passed.
ti3-politic-is-event = Event: takes effect at once.
ti3-stage-secret = secret objective
ti3-stage-public = public objective, stage { $stage }
ti3-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
ti3-race-home = Home system: { $planets }
ti3-race-contracts = Trade contracts worth { $values }
ti3-race-units = Begins with { $units }
ti3-race-technologies = Technologies: { $names }
ti3-race-leaders = Leaders (option): { $names }
ti3-unit-cost = cost { $cost }{ $lot ->
    [one] {""}
   *[other] {" "}for { $lot }
}
ti3-unit-combat = hits on { $combat }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}
ti3-unit-move = range { $move }
ti3-unit-room = holds { $room }
ti3-unit-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
ti3-primary = Card { $number }, primary ability: { $said }
ti3-secondary = Secondary ability: { $said } [{ $rule }]
ti3-planet-yields = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $influence } influence
ti3-planet-specialty = { $colour } specialty
ti3-tile-nothing = Nothing is there.

ti3-strategy-initiative-primary = Becomes speaker at once and plays first; pays no command counters for secondary abilities this round. The card itself is not played, and not taken again in the next round.
ti3-strategy-initiative-secondary = There is none.
ti3-strategy-diplomacy-primary = Name an opponent: until the end of the phase neither of you activates a system with units of the other.
ti3-strategy-diplomacy-secondary = Refresh up to two exhausted planets outside your home system.
ti3-strategy-political-primary = Three action cards and a command counter; a political card comes before the council, and you arrange the next three.
ti3-strategy-political-secondary = Draw an action card.
ti3-strategy-logistics-primary = Four command counters.
ti3-strategy-logistics-secondary = Free of charge: a command counter for every 3 influence you spend.
ti3-strategy-trade-primary = Three trade goods and your income, then all negotiate with your consent; or all trade agreements end.
ti3-strategy-trade-secondary = The income of your trade agreements.
ti3-strategy-warfare-primary = Take one of your command counters off the board into your command pool.
ti3-strategy-warfare-secondary = Up to two destroyers or cruisers patrol, each to an adjacent system without units that is no home system and has no counter of yours; each of these gets one.
ti3-strategy-technology-primary = A technology for nothing.
ti3-strategy-technology-secondary = Buy a technology for 8 resources, less 1 for each specialty of its colour.
ti3-strategy-imperial-primary = Open an objective, then 2 victory points.
ti3-strategy-imperial-secondary = Produce at once in one system with space docks of yours, activated or not; this does not activate it.
ti3-strategy-imperial-ancient-throne-primary = Either a victory point for Mecatol Rex and, with or without it, any number of objectives in the status phase; or the secondary ability free of charge for you alone.
ti3-strategy-imperial-star-in-the-crown-primary = Open an objective, then 1 victory point.

ti3-timing-action = as an action of its own
ti3-timing-phase = in the strategy phase
ti3-timing-StrategyPhase = before the first strategy card is taken
ti3-timing-StrategyTaken = when somebody has taken a strategy card
ti3-timing-StrategiesTaken = when all strategy cards have been taken
ti3-timing-PrimaryBegins = when a strategy card is played
ti3-timing-PrimaryDone = after the primary ability of a strategy card
ti3-timing-SecondaryDone = after the secondary ability of a strategy card
ti3-timing-BeforeAgenda = before a political card is drawn
ti3-timing-AgendaRead = when a political card has been read
ti3-timing-BeforeVote = before your own vote
ti3-timing-Voted = when somebody else has voted
ti3-timing-BeforeTechnology = before a technology is bought
ti3-timing-Activated = when a system has been activated
ti3-timing-Moved = when ships have come into a system
ti3-timing-BeforeBattle = before a space battle
ti3-timing-BattleRound = before a round of a space battle
ti3-timing-DiceRolled = after a combat roll
ti3-timing-HitsScored = after a combat roll of your enemy
ti3-timing-ShipDamaged = when a ship has been damaged
ti3-timing-BeforeLandings = before landings
ti3-timing-BeforeBombardment = before a bombardment
ti3-timing-BeforeInvasion = before an invasion
ti3-timing-InvasionRound = before a round of an invasion
ti3-timing-PlanetTaken = when a planet has changed hands
ti3-timing-StatusPhase = in the status phase
ti3-timing-CardPlayed = when somebody plays an action card
ti3-timing-copied = when the card that it copies could be played
ti3-timing-any = at any time

## The table, line by line

ti3-table-round = Round { $number }, { $phase }; speaker: { $name }; { $goal ->
    [one] 1 victory point
   *[other] { $goal } victory points
} win
ti3-table-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
}
ti3-table-activation = { $you ->
    [yes] You have
   *[no] { $seat } has
} activated { $places }.
ti3-table-battle = Space battle at { $place }, round { $number }: { $seat } against { $rival }.
ti3-table-odds = If nobody leaves: { $seat } { $win } %, { $rival } { $lose } %.
ti3-table-falls = { $planet } falls with { $percent } %.
ti3-note-falls = with all { $number } you take it with { $percent } %
ti3-table-hits = { $you ->
    [yes] You have
   *[no] { $seat } has
} to take { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
ti3-table-invasion = Invasion of { $planet }, round { $number }: { $seat } with { $mine } against { $rival } with { $theirs ->
    [one] 1 ground force
   *[other] { $theirs } ground forces
}.
ti3-table-agenda = Before the council: { $politic }. { $said }
ti3-table-ballot = { $seat }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for { $what }
ti3-table-strategies = Strategy cards:
ti3-table-taken = { $seat }{ $done ->
    [yes] , played
   *[no] {""}
}
ti3-table-free = free{ $number ->
    [0] {""}
    [one] , 1 bonus counter
   *[other] , { $number } bonus counters
}
ti3-table-objectives = Objectives ({ $left } not open yet):
ti3-table-scored = scored by { $names }
ti3-table-met = met now
ti3-table-have = { $have } of { $need }
ti3-table-laws = Laws in force:
ti3-table-effects = For a while:
ti3-table-envoys = Diplomacy: { $rival } and { $partner } keep the peace.
ti3-table-left = Left: { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}, { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}, { $politics ->
    [one] 1 political card
   *[other] { $politics } political cards
}
ti3-table-open-cards = Open action cards: { $names }
ti3-table-galaxy = Galaxy (places are named by ring and number, clockwise from north: A1 is north of Mecatol Rex)
ti3-table-face-down = a system that lies face down
ti3-table-no-tile = no system yet
ti3-table-home = { $you ->
    [yes] your home system
   *[no] home system of { $seat }
}
ti3-table-wormhole = wormhole { $signs }
ti3-table-beside = beside: { $places }
ti3-table-counters = command counters of { $names }
ti3-table-fleet = { $you ->
    [yes] your fleet
   *[no] fleet of { $seat }
}: { $what }
ti3-table-arriving = { $you ->
    [yes] on your way there
   *[no] { $seat } is bringing there
}: { $what }
ti3-table-leader = { $you ->
    [yes] your { $what }
   *[no] { $what } of { $seat }
}
ti3-table-neutral = neutral
ti3-table-owner = { $you ->
    [yes] yours
   *[no] of { $seat }
}
ti3-table-exhausted = exhausted
ti3-table-landed = { $you ->
    [yes] you have
   *[no] { $seat } has
} landed { $number ->
    [one] 1 ground force
   *[other] { $number } ground forces
}{ $pds ->
    [0] {""}
   *[other] {" "}and { $pds } PDS
}
ti3-table-domain = a domain counter, face down
ti3-table-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
}; command counters: strategy allocation { $strategy }, command pool { $command }, fleet supply { $fleet }, reinforcements { $left }; { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}, income { $income }; { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}; { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}, ready for { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} or { $influence } influence, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}; { $technologies ->
    [one] 1 technology
   *[other] { $technologies } technologies
}
ti3-table-home-lost = without the whole home system: no objectives can be scored [T3.15.2]
ti3-table-passed = has passed
ti3-table-cards = strategy cards: { $names }
ti3-table-contracts = own trade contracts: { $contracts }
ti3-table-contract-home = { $value } at home{ $name }
ti3-table-contract-at = { $value } with { $name }
ti3-table-technologies = technologies: { $names }
ti3-table-abilities = abilities: { $names }
ti3-table-ready = ready planets: { $names }
ti3-table-reserve = not on the board: { $units }
ti3-table-leader-dead = { $leader } is dead
ti3-table-leader-held = { $leader } is a prisoner of { $name }
ti3-table-claimed = scored: { $names }
ti3-table-secret = secret objective: { $objective }
ti3-table-hand = Action cards:
ti3-table-shown = Cards seen: { $names }
ti3-table-looked = Political cards looked at: { $names }
ti3-table-tiles = Systems to place: { $names }

## What an answer gives

ti3-note-now = now { $number }
ti3-note-largest = your largest fleet has { $number ->
    [one] 1 ship
   *[other] { $number } ships
}
ti3-note-rival = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}, { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
ti3-note-beside-home = beside the home system of { $names }
ti3-note-order = number { $number }
ti3-note-bonus = { $number ->
    [one] 1 bonus counter
   *[other] { $number } bonus counters
}
ti3-note-bonus-split = { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}, { $counters ->
    [one] 1 command counter
   *[other] { $counters } command counters
}
ti3-note-tactical = activate a system: { $number ->
    [one] the last command counter
   *[other] one of { $number } command counters
} in the command pool
ti3-note-transfer = activate two adjacent systems of yours: { $number ->
    [one] the last command counter
   *[other] one of { $number } command counters
} in the command pool
ti3-note-pass = no more actions for you in this round
ti3-note-secondary = { $cost ->
    [0] free of charge
   *[other] { $have ->
        [one] your last counter of the strategy allocation
       *[other] { $cost } of { $have } counters of the strategy allocation
    }
}
ti3-note-counters = { $need } of { $have } influence
ti3-note-good = { $number ->
    [one] your only trade good
   *[other] one of your { $number } trade goods
}
ti3-note-keeps = { $number ->
    [0] you have none left
   *[other] you keep { $number }
}
ti3-note-pays-resources = pays { $number ->
    [one] 1 resource
   *[other] { $number } resources
}
ti3-note-pays-influence = pays { $number } influence
ti3-note-else-resources = { $number } influence and as many votes less
ti3-note-else-influence = { $number ->
    [one] 1 resource
   *[other] { $number } resources
} less
ti3-note-trade = { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} for you, then negotiations
ti3-note-annul = { $number ->
    [one] 1 trade agreement ends
   *[other] { $number } trade agreements end
}
ti3-note-pays = pays { $number }
ti3-note-contracts = you give a contract worth { $given } and receive one worth { $got }
ti3-note-gets = you receive { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
ti3-note-gives = you pay { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
ti3-note-income = pays you { $number }
ti3-note-free = for nothing
ti3-note-price = costs { $price ->
    [one] 1 resource
   *[other] { $price } resources
}
ti3-note-votes = { $number ->
    [one] 1 vote so far
   *[other] { $number } votes so far
}
ti3-note-of = { $need } of { $have }
ti3-note-lost = not met: it would be lost [T3.15.3]
ti3-note-guns = { $you ->
    [yes] your { $number } PDS reach it
   *[no] { $number ->
        [one] 1 PDS of { $seat } reaches it
       *[other] { $number } PDS of { $seat } reach it
    }
}
ti3-note-reach = within reach: { $units }
ti3-note-no-reach = none of your ships can come
ti3-note-attack = attack with { $units }: you win { $percent } %
ti3-note-going-on = if nobody leaves, you win { $percent } %
ti3-note-away = { $number ->
    [one] 1 step away
   *[other] { $number } steps away
}
ti3-note-on-planets = { $number ->
    [one] 1 ground force on planets
   *[other] { $number } ground forces on planets
}
ti3-note-supply = fleet supply for { $number } more
ti3-note-cargo = needs 1 room aboard
ti3-note-fire = { $number } PDS, { $tenths } hits expected
ti3-note-damage = no loss: the ship is damaged
ti3-note-load = takes { $units } with it
ti3-note-own-planet = your planet
ti3-note-docks = up to { $number ->
    [one] 1 unit
   *[other] { $number } units
}
ti3-note-dock = would produce { $number ->
    [one] 1 unit
   *[other] { $number } units
}
ti3-note-left = { $number } left
ti3-note-bays = room for { $number } more

## Why not

ti3-later-card = { $card } is played { $when }.
ti3-later-not-held = You do not have { $card } in your hand.
ti3-later-have = You have { $technology } already.
ti3-later-comes = From { $place }, { $number } away, can come: { $units }.
ti3-later-bound = From { $place } nothing moves: you had a command counter there already [T3.7.2].
ti3-later-no-way = From { $place } there is no way within range [T3.7.3].
ti3-later-far = From { $place } it is { $number } away, too far for the ships there, or out of a nebula [T3.7.2, T3.3.8].
ti3-later-none-there = You have no ships at { $place }.
ti3-later-no-fleet = You have no ships that could come.

## Points and facts

ti3-sheet-other = other points
ti3-sheet-total = Total
ti3-facts-end = The game took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Space battles: { $battles }, laws passed: { $laws }, trade agreements made: { $agreements }.
ti3-facts-level = { $names } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each; what decides (T3.15.15):
ti3-facts-tie = { $by ->
    [objectives] objectives scored
    [planets] planets
    [unused] counters not used
   *[counters] counters on the sheet
}: { $have }
ti3-facts-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: space battles begun { $battles }, planets taken { $taken }, ships lost { $lost }, technologies { $technologies }
ti3-facts-luck = { $you ->
    [yes] Your dice
   *[no] The dice of { $seat }
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $tenths } were to be expected: luck { $luck }

## The table, drawn

ti3-drawn-codes = F D C V N W G P
ti3-drawn-blue = b
ti3-drawn-red = r
ti3-drawn-green = g
ti3-drawn-yellow = y
ti3-drawn-asteroid_field = asteroids
ti3-drawn-nebula = nebula
ti3-drawn-supernova = supernova
ti3-drawn-title = Twilight Imperium 3
ti3-drawn-round = Round { $number }
ti3-drawn-left = goods left { $goods } · { $goal } VP win
ti3-drawn-legend = F fighter D destroyer C cruiser V carrier N dreadnought W war sun G ground force P PDS aboard ' damaged · 2/1 resources/influence, 2x1 exhausted, b r g specialty, A3 ground forces, ▲ PDS ⌂ dock · •AB command counters
ti3-drawn-laws = Laws
ti3-drawn-strategies = Strategy
ti3-drawn-objectives = Objectives ({ $ones } of stage I and { $twos } of stage II to come)
ti3-drawn-now = Now
ti3-drawn-points = { $number } VP
ti3-drawn-speaker = speaker
ti3-drawn-turn = ◄ turn
ti3-drawn-passed = passed
ti3-drawn-home-lost = home lost
ti3-drawn-standing = counters { $strategy }/{ $command }/{ $fleet }+{ $left }, goods { $goods }+{ $income }, cards { $cards }, planets { $planets } ({ $resources }R { $influence }I, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
ti3-drawn-hand = Action cards: { $number }
ti3-drawn-trade = trades with { $names }
ti3-drawn-own = Before you
ti3-drawn-of = Before { $name }
ti3-drawn-fights = Attacks
ti3-drawn-reach = Within reach, or with docks of yours
ti3-drawn-rest = Out of reach:
ti3-drawn-contracts = { $name }: { $given } for { $got }
ti3-drawn-goods = { $number ->
    [-3] they add 3
    [-2] they add 2
    [-1] they add 1
   *[other] you add { $number }
}
ti3-drawn-even = even
ti3-hint-units = You can type: 2 cruiser 1 carrier, 2C 1V, numbers, 1-4, or all; none for nothing.
ti3-hint-losses = You can type: 2 cruiser 1 carrier, 2C 1V, numbers, or 1-4.
ti3-answer-goods = goods, trade goods, good
ti3-hint-pay = You can type planets and goods (2 goods, Jord); cheap pays with little waste.
ti3-hint-pools = You can type: 2 strategy 1 command, or all three as 2/1/0; same leaves them as they are.
ti3-hint-trade = You can also type a name (contract for contract), name 2 (you add 2 goods) or name -2 (they add 2).
ti3-answer-all = all, everything
ti3-answer-cheap = cheap, cheapest, best
ti3-answer-same = same, keep, as it is
ti3-example-card = sabotage
ti3-example-thing = mecatol rex
ti3-example-rule = T3.7.2
ti3-example-words = retreat
ti3-help =
    Map: systems are named by ring and number, clockwise from north (A1 is north of Mecatol Rex, which is Rex). In a system: its name, (A) home of player A, α β wormholes, •AB command counters of A and B; a planet with resources/influence (2x1: exhausted), b r g specialty, A3 three ground forces of A, ▲ PDS, ⌂ space dock, ? domain counter; A:2C1V a fleet of A with two cruisers and a carrier, › on its way.
    Players: counters 2/3/3+8 are strategy allocation, command pool, fleet supply and reinforcements; goods 4+2 are trade goods and the income of trade agreements. Units can be typed as 2 cruiser 1 carrier or 2C 1V, with a planet as 2 ground force@Jord; all takes all that fits; cheap pays with little waste. card NAME tells a text; why NAME tells why not: of a place also from where you reach it; give lets you give trade goods away.

## Occasions

ti3-table-window = Texts can be used now: { $said }.
ti3-window-StrategyPhase = the strategy phase begins
ti3-window-StrategyTaken = a strategy card has been taken
ti3-window-StrategiesTaken = all strategy cards have been taken
ti3-window-TurnBegins = a turn begins
ti3-window-PrimaryBegins = a primary ability begins
ti3-window-PrimaryDone = a primary ability has been carried out
ti3-window-SecondaryDeclined = a secondary ability is not used
ti3-window-SecondaryBegins = a secondary ability is used
ti3-window-SecondaryDone = a secondary ability has been used
ti3-window-Activated = a system has been activated
ti3-window-ShipsMoved = ships have moved
ti3-window-Moved = all ships have arrived
ti3-window-BeforeBattle = a space battle is about to begin
ti3-window-BarrageOver = the barrage is over
ti3-window-BattleRound = a round of battle is about to begin
ti3-window-DiceRolled = combat dice have been rolled
ti3-window-OtherDice = dice have been rolled
ti3-window-HitsScored = hits have been scored
ti3-window-TakesHits = hits are about to be taken
ti3-window-ShipDamaged = a ship has been damaged
ti3-window-BattleOver = a space battle is over
ti3-window-TacticalDone = a tactical action is over
ti3-window-BeforeLandings = landings are about to begin
ti3-window-Landed = all have landed
ti3-window-NeutralLanding = ground forces have landed on a neutral planet
ti3-window-Attacked = a planet is attacked
ti3-window-BeforeBombardment = a bombardment is about to begin
ti3-window-BeforeInvasion = an invasion is about to begin
ti3-window-InvasionRound = a round of invasion is about to begin
ti3-window-InvasionWon = an invasion has been won
ti3-window-InvasionRepelled = an invasion has been repelled
ti3-window-PlanetTaken = a planet has changed hands
ti3-window-Produced = units have been produced
ti3-window-BeforeAgenda = a political card is about to be drawn
ti3-window-AgendaRead = a political card has been read
ti3-window-BeforeVote = a vote is about to be given
ti3-window-Voted = a vote has been given
ti3-window-StatusPhase = the status phase begins
ti3-window-StatusDraw = action cards are about to be drawn
ti3-window-StatusDrawn = action cards have been drawn
ti3-window-CardsReturned = strategy cards are about to be given back
ti3-window-RoundEnds = the round ends
ti3-window-BeforeTechnology = a technology is about to be bought
ti3-window-TechnologyGained = a technology has been received
ti3-window-CardPlayed = an action card is played
