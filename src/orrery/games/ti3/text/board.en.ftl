# Twilight Imperium 3 in the browser (English): what stands on the board.

## The map and the frame

ti3-map = Galaxy
ti3-map-you = you
ti3-map-zoom-in = Zoom in
ti3-map-zoom-out = Zoom out
ti3-map-zoom-reset = Show the whole galaxy
ti3-map-zoom-keys = Plus and minus zoom, arrow keys move the map, 0 shows all of it.
ti3-map-round = Round { $number }
ti3-map-phase-setup = Set-up
ti3-map-phase-strategy = Strategy phase
ti3-map-phase-action = Action phase
ti3-map-phase-status = Status phase
ti3-map-phase-over = The game is over
ti3-map-order = Order of play
ti3-map-track = Victory track
ti3-map-turn = on turn
ti3-map-speaker = speaker
ti3-map-passed = has passed
ti3-map-used = { $name } (played)
ti3-map-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
  }
ti3-map-fighter = { $number ->
    [one] { $number } fighter
   *[other] { $number } fighters
  }
ti3-map-destroyer = { $number ->
    [one] { $number } destroyer
   *[other] { $number } destroyers
  }
ti3-map-cruiser = { $number ->
    [one] { $number } cruiser
   *[other] { $number } cruisers
  }
ti3-map-carrier = { $number ->
    [one] { $number } carrier
   *[other] { $number } carriers
  }
ti3-map-dreadnought = { $number ->
    [one] { $number } dreadnought
   *[other] { $number } dreadnoughts
  }
ti3-map-war_sun = { $number ->
    [one] { $number } war sun
   *[other] { $number } war suns
  }
ti3-map-ground_force = { $number ->
    [one] { $number } ground force
   *[other] { $number } ground forces
  }
ti3-map-pds = { $number } PDS
ti3-map-space_dock = space dock
ti3-map-damaged = { $many } ({ $number } damaged)
ti3-map-fleet = { $name }: { $fleet }
ti3-map-supply = fleet supply { $size } of { $limit }
ti3-map-room = cargo { $cargo } of { $room }
ti3-map-activates = { $name ->
    [you] you activate this system
   *[other] { $name } activates this system
  }
ti3-map-arriving = arriving: { $fleet }
ti3-map-activated = command counter: { $names }
ti3-map-home-of = home system: { $name }
ti3-map-alpha = alpha wormhole
ti3-map-beta = beta wormhole
ti3-map-face-down = a system lies here face down
ti3-map-no-system = no system yet
ti3-map-yield = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  }, { $influence } influence
ti3-map-specialty = technology specialty: { $colour }
ti3-map-nobody = neutral
ti3-map-owner = held by: { $name }
ti3-map-exhausted = exhausted
ti3-map-landed = landed by { $name }: { $fleet }
ti3-map-counter = a domain counter lies face down
ti3-map-building = Building the galaxy
ti3-map-place-now = Point at a system of yours and at a place that is lit.
ti3-map-places = { $name } places a system.
ti3-map-owes-planets = The next system must have planets.
ti3-map-open-tiles = Open on the table, systems of { $name }:
ti3-map-tiles-left = Systems left:

## The panels: sheets, cards, technologies, objectives, council, trade

ti3-board-you = you
ti3-board-now-panel = To be decided now
ti3-board-all = Take all
ti3-board-played = played
ti3-board-sheet = Your command sheet
ti3-board-speaker = Speaker
ti3-board-active = on turn
ti3-board-passed = passed
ti3-board-rival = { $name }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }
ti3-board-points-of = Victory points: { $number } of { $goal }
ti3-board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
ti3-board-wins = wins the game
ti3-board-pool-0 = Strategy
ti3-board-pool-1 = Command
ti3-board-pool-2 = Fleet
ti3-board-pool = { $name }: { $number ->
    [one] { $number } command counter
   *[other] { $number } command counters
  }
ti3-board-now = now { $number }
ti3-board-as-now = Begin as it is now
ti3-board-sixteen = Nobody has more than sixteen command counters.
ti3-board-reinforcements = { $left } of { $all } in reserve, { $out } on the map
ti3-board-counters-given = { $have } of { $need ->
    [one] 1 counter
   *[other] { $need } counters
} placed
ti3-board-goods = { $number ->
    [one] { $number } trade good
   *[other] { $number } trade goods
  }
ti3-board-resources = { $ready ->
    [one] 1 resource
   *[other] { $ready } resources
} ready, { $all } in all
ti3-board-influence = { $ready } influence ready, { $all } in all
ti3-board-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
  }
ti3-board-cards = { $number ->
    [one] { $number } action card
   *[other] { $number } action cards
  }
ti3-board-technologies-number = { $number ->
    [one] { $number } technology
   *[other] { $number } technologies
  }
ti3-board-secrets-number = { $number ->
    [one] { $number } secret objective
   *[other] { $number } secret objectives
  }
ti3-board-contracts = Contracts
ti3-board-contract-home = Trade contract worth { $value }, not given away
ti3-board-contract-with = Trade contract worth { $value }, with { $name }
ti3-board-contract-of = contract of { $name }, worth { $value }
ti3-board-reserve = Figures in reserve
ti3-board-reserve-of = { $unit }: { $left } of { $all } left in reserve
ti3-board-leaders = Leaders
ti3-board-leader-aboard = aboard at { $place }
ti3-board-leader-held = prisoner of { $name }
ti3-board-leader-dead = dead

ti3-board-strategies = Strategy cards
ti3-board-primary = Primary
ti3-board-secondary = Secondary
ti3-board-strategy-free = nobody has it
ti3-board-strategy-bonus = { $number ->
    [one] nobody has it, { $number } bonus counter on it
   *[other] nobody has it, { $number } bonus counters on it
  }
ti3-board-strategy-held = { $name }: still to be played
ti3-board-strategy-used = { $name }: played
ti3-board-strategy-out = cannot be played
ti3-board-deed-tactical = Activate a system: move, fight, land, produce.
ti3-board-deed-transfer = Move and produce between two of your own neighbouring systems.
ti3-board-deed-pass = No more actions in this round.
ti3-board-deed-wait = Leave out this one action.

ti3-board-technologies = Technologies
ti3-board-technology-yours = You have it.
ti3-board-technology-near = You have what it needs.
ti3-board-technology-held = Also held by { $names }.
ti3-board-key-own = yours
ti3-board-key-near = within reach
ti3-board-key-all = needs all
ti3-board-key-any = needs one of them

ti3-board-hand = Action cards: { $number }
ti3-board-hand-none = No action cards in hand.
ti3-board-of-card = Action card
ti3-board-of-technology = Technology
ti3-board-of-politic = Law
ti3-board-of-race = Race ability
ti3-board-of-leader = Leader
ti3-board-of-counter = Domain counter
ti3-board-of-option = Option

ti3-board-objectives = Objectives
ti3-board-progress = { $have } of { $need }
ti3-board-met = Met.
ti3-board-scored-you = You have scored it.
ti3-board-scored-by = Scored by { $names }.
ti3-board-secret = Secret
ti3-board-objectives-left = Still face down: { $one } of stage I, { $two } of stage II

ti3-board-laws = Laws in force
ti3-board-laws-none = No law is in force.
ti3-board-until-combat_round = until the end of the combat round
ti3-board-until-battle = until the end of the battle
ti3-board-until-activation = until the end of the activation
ti3-board-until-strategic = until the end of the strategic action
ti3-board-until-purchase = until the next purchase
ti3-board-until-vote = until the end of the vote
ti3-board-until-phase = until the end of the phase
ti3-board-until-round = until the end of the round
ti3-board-until-next_round = until the end of the next round
ti3-board-until-game = until the end of the game
ti3-board-envoys = Peace between { $one } and { $other }
ti3-board-decks = Decks: { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}, { $politics ->
    [one] 1 political card
   *[other] { $politics } political cards
}, { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} in the common area
ti3-board-discarded-cards = { $number ->
    [one] 1 action card discarded
   *[other] { $number } action cards discarded
}
ti3-board-discarded-politics = { $number ->
    [one] 1 political card discarded
   *[other] { $number } political cards discarded
}
ti3-board-law = Law
ti3-board-event = Event
ti3-board-anew = voted on anew
ti3-board-elect-side = for or against
ti3-board-elect-player = elect a player
ti3-board-elect-players = elect two players
ti3-board-elect-planet = elect a planet
ti3-board-elect-planets = elect two planets
ti3-board-elect-law = elect a law
ti3-board-elect-colour = elect a colour
ti3-board-to-vote = Still to vote:
ti3-board-abstained = Abstained:
ti3-board-silent = May not vote:
ti3-board-on-the-map = Point at planets on the map, or choose from the list beside.

ti3-board-deal = { $left } gives { $gives }, { $right } gives { $takes }
ti3-board-deal-contract = contract worth { $value }

ti3-board-cost = costs { $cost }
ti3-board-cost-pair = { $lot } cost { $cost }
ti3-board-left = { $number } left
ti3-board-stats = hits on { $combat }{ $dice ->
    [one] {""}
   *[other] , { $dice } dice
  }, moves { $move }
ti3-board-stats-still = hits on { $combat }{ $dice ->
    [one] {""}
   *[other] , { $dice } dice
  }
ti3-board-bill = { $bill } of { $money ->
    [one] 1 resource
   *[other] { $money } resources
}
ti3-board-produced = { $count } of { $limit ->
    [one] 1 unit
   *[other] { $limit } units
}
ti3-board-fleet-room = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, fleet supply for { $room }
ti3-board-fighter-room = { $fighters ->
    [one] 1 fighter
   *[other] { $fighters } fighters
}, room for { $room }
ti3-board-from-planet = from { $planet }
ti3-board-aboard = aboard
ti3-board-picked = { $have } of { $need }
ti3-board-picked-lose = Hits taken: { $have } of { $need }
ti3-board-cargo = { $cargo } to carry, room for { $room }
ti3-board-worth = { $name }, worth { $number }
ti3-board-paid = { $have } of { $price ->
    [one] 1 resource
   *[other] { $price } resources
}
ti3-board-paid-influence = { $have } of { $price } influence
ti3-board-race-begins = Contracts { $contracts }, counters { $counters }

## Fights: battle sheet, invasion sheet, odds before an attack

ti3-fight-battle = Battle: { $place }
ti3-fight-invasion = Invasion of { $planet }
ti3-fight-attack = Attack: { $place }
ti3-fight-landing = Landing on { $planet }
ti3-fight-of-pds = PDS fire
ti3-fight-of-before = Before the battle
ti3-fight-of-barrage = Barrage
ti3-fight-of-landing = PDS at the landing
ti3-fight-of-bombardment = Bombardment
ti3-fight-of-other = Dice
ti3-fight-guns = { $dice ->
    [one] PDS, { $dice } die, hits on { $need } or more
   *[other] PDS, { $dice } dice, hits on { $need } or more
}
ti3-fight-bombs = { $dice ->
    [one] bombardment, { $dice } die, hits on { $need } or more
   *[other] bombardment, { $dice } dice, hits on { $need } or more
}
ti3-fight-lost = { $number ->
    [one] { $number } ground force lost
   *[other] { $number } ground forces lost
}
ti3-fight-pds = { $number ->
    [one] with a PDS
   *[other] with { $number } PDS
}
ti3-fight-too-large = Too large to be worked out here: orrery odds ti3 does it.
