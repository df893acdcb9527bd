### Twilight Imperium 4: the words of the drawing in the browser (English). The German twin is board.de.ftl.

## Cards

ti4-board-if-for = For: { $said }
ti4-board-if-against = Against: { $said }
ti4-board-unlock = Unlocked when: { $said }

## The map

ti4-map-galaxy = Galaxy
ti4-map-zoom-in = Zoom in
ti4-map-zoom-out = Zoom out
ti4-map-zoom-reset = Show the whole galaxy
ti4-map-zoom-keys = Plus and minus zoom, arrow keys move the map, 0 shows all of it.
ti4-map-you = you
ti4-map-no-system = no system yet
ti4-map-home-of = home system: { $name }
ti4-map-wormhole-0 = alpha wormhole
ti4-map-wormhole-1 = beta wormhole
ti4-map-wormhole-2 = gamma wormhole
ti4-map-wormhole-3 = delta wormhole
ti4-map-anomaly-0 = asteroid field
ti4-map-anomaly-1 = nebula
ti4-map-anomaly-2 = supernova
ti4-map-anomaly-3 = gravity rift
ti4-map-tear = dimensional tear: a gravity rift
ti4-map-token = { $what } (token)
ti4-map-frontier = frontier token
ti4-map-ion-storm = ion storm
ti4-map-fleet = { $name }: { $fleet }
ti4-map-pool = fleet pool { $size } of { $limit }
ti4-map-room = capacity { $cargo } of { $room }
ti4-map-activates = activated now: { $name }
ti4-map-arriving = arriving: { $fleet }
ti4-map-tokens = command tokens: { $names }
ti4-map-reach = within reach from { $place }: { $units }
ti4-map-through-rifts = { $unit } (only through { $number ->
    [one] a gravity rift
   *[other] { $number } gravity rifts
})
ti4-map-damaged = { $many } ({ $number } damaged)
ti4-map-unit-fighter = { $number } { $number ->
    [one] fighter
   *[other] fighters
}
ti4-map-unit-destroyer = { $number } { $number ->
    [one] destroyer
   *[other] destroyers
}
ti4-map-unit-cruiser = { $number } { $number ->
    [one] cruiser
   *[other] cruisers
}
ti4-map-unit-carrier = { $number } { $number ->
    [one] carrier
   *[other] carriers
}
ti4-map-unit-dreadnought = { $number } { $number ->
    [one] dreadnought
   *[other] dreadnoughts
}
ti4-map-unit-war_sun = { $number } { $number ->
    [one] war sun
   *[other] war suns
}
ti4-map-unit-flagship = { $number } { $number ->
    [one] flagship
   *[other] flagships
}
ti4-map-unit-infantry = { $number } infantry
ti4-map-unit-mech = { $number } { $number ->
    [one] mech
   *[other] mechs
}
ti4-map-unit-pds = { $number } PDS
ti4-map-unit-space_dock = { $number } { $number ->
    [one] space dock
   *[other] space docks
}
ti4-map-yield = resources { $resources }, influence { $influence }
ti4-map-specialty = { $colour } technology specialty
ti4-map-legendary = legendary: { $name }
ti4-map-nobody = nobody controls it
ti4-map-owner = controlled by { $name }
ti4-map-exhausted = exhausted
ti4-map-landed = landing, { $name }: { $fleet }
ti4-map-sleeper = sleeper token of { $name }
ti4-map-custodians = custodians token: 6 influence

## Status

ti4-map-round = Round { $number }
ti4-map-phase-setup = set-up
ti4-map-phase-strategy = strategy phase
ti4-map-phase-action = action phase
ti4-map-phase-status = status phase
ti4-map-phase-agenda = agenda phase
ti4-map-phase-over = the game is over
ti4-map-order = Order of play
ti4-map-track = Victory points
ti4-map-turn = has the turn
ti4-map-speaker = speaker
ti4-map-passed = has passed
ti4-map-eliminated = eliminated
ti4-map-used = { $name } (played)
ti4-map-points = { $number } { $number ->
    [one] point
   *[other] points
}

## Sheets

ti4-board-points = { $number } { $number ->
    [one] point
   *[other] points
}
ti4-board-pool-0 = tactic
ti4-board-pool-1 = fleet
ti4-board-pool-2 = strategy
ti4-board-reinforcements = tokens left: { $number }
ti4-board-goods = { $number } { $number ->
    [one] trade good
   *[other] trade goods
}
ti4-board-commodities = { $number }/{ $limit } commodities
ti4-board-resources = resources { $ready }/{ $all }
ti4-board-influence = influence { $ready }/{ $all }
ti4-board-cards = { $number } action { $number ->
    [one] card
   *[other] cards
}
ti4-board-notes-number = { $number } { $number ->
    [one] note
   *[other] notes
}
ti4-board-secrets-number = { $number } secret { $number ->
    [one] objective
   *[other] objectives
}
ti4-board-technologies-number = { $number } { $number ->
    [one] technology
   *[other] technologies
}
ti4-board-fragments = relic fragments: { $list }
ti4-board-fragment-0 = cultural
ti4-board-fragment-1 = hazardous
ti4-board-fragment-2 = industrial
ti4-board-fragment-3 = unknown
ti4-board-captured = captured: { $list }
ti4-board-reserve = Reinforcements
ti4-board-neighbours = Neighbours: { $names }
ti4-board-imprinted = in the fleet pool, tokens of: { $names }
ti4-board-faction-sheet = Faction sheet
ti4-board-sheet-first = Sheet
ti4-board-sheets-others = Sheets of the others
ti4-board-abilities = Abilities
ti4-board-units = Units
ti4-board-unit = Unit
ti4-board-unit-cost = cost
ti4-board-unit-combat = combat
ti4-board-unit-move = move
ti4-board-unit-capacity = capacity
ti4-board-unit-number = on the board
ti4-board-unit-reserve = reinforcements
ti4-board-faction-technology = faction technology
ti4-board-faction-technologies = Faction technologies not yet researched
ti4-board-leaders = Leaders
ti4-board-notes-seen = Notes in hand that you know of
ti4-board-planets = Planets
ti4-board-leader-agent = agent
ti4-board-leader-commander = commander
ti4-board-leader-hero = hero
ti4-board-leader-locked = locked
ti4-board-leader-ready = ready
ti4-board-leader-exhausted = exhausted
ti4-board-leader-purged = purged

## Forms

ti4-board-reach-how = Point at a system: lines show from where your ships would come. Systems within reach have an arrow at their right edge; an empty one means: only through gravity rifts.
ti4-board-reach-from = What could come
ti4-board-reach-none = None of your ships would get there.
ti4-board-lay-which = Choose a tile, then its place on the map.
ti4-board-lay-where = Now choose its place on the map.
ti4-board-rifts = { $number ->
    [one] a gravity rift on the way
   *[other] { $number } gravity rifts on the way
}
ti4-board-rift-risk = { $number ->
    [one] Leaves a gravity rift: lost
   *[other] Leaves { $number } gravity rifts: lost
} in { $percent } of 100 cases. Such ships move one at a time.
ti4-board-room = room for { $room }
ti4-board-cargo-there = there: { $units }
ti4-board-arrived = On the way:
ti4-board-pool-there = Fleet pool there: { $size } of { $limit }
ti4-board-loaded = Capacity: { $cargo } of { $room }
ti4-board-picked = { $have } of { $need } chosen
ti4-board-from = from { $planet }
ti4-board-in-space = stays in space
ti4-board-all = All of it
ti4-board-all-onto = All onto { $planet }
ti4-board-all-space = All into space
ti4-board-bill = { $bill } of { $money } { $money ->
    [one] resource
   *[other] resources
}
ti4-board-produced = { $count } of { $limit } { $limit ->
    [one] unit
   *[other] units
}
ti4-board-cost = costs { $cost }
ti4-board-cost-pair = { $cost } for { $lot }
ti4-board-plastic = { $number } left
ti4-board-stat-combat = combat { $dice ->
    [1] { $combat }
   *[other] { $combat } × { $dice }
}
ti4-board-stat-move = move { $move }
ti4-board-stat-capacity = capacity { $capacity }
ti4-board-stat-sustain = sustain damage
ti4-board-paid-resources = { $have } of { $price } { $price ->
    [one] resource
   *[other] resources
}
ti4-board-paid-influence = { $have } of { $price } influence
ti4-board-stays = Left: { $resources } { $resources ->
    [one] resource
   *[other] resources
}, { $influence } influence, { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}
ti4-board-cheapest = Cheapest payment
ti4-board-tokens-change = { $now } → { $after }
ti4-board-tokens-given = { $have } of { $need } { $need ->
    [one] token
   *[other] tokens
}
ti4-board-as-now = As they are now
ti4-board-largest-fleet = Your largest fleet has { $number } { $number ->
    [one] ship
   *[other] ships
}.

## Panels

ti4-board-hand = Cards ({ $number } of { $limit })
ti4-board-of-card = action card
ti4-board-of-note = promissory note
ti4-board-own-notes = Promissory notes of your own
ti4-board-shown = shown: { $name }
ti4-board-in-play = in play
ti4-board-objectives = Objectives
ti4-board-objective = Objective
ti4-board-progress = { $name }: { $have } of { $need }, { $missing } missing
ti4-board-short-0 = { $number } { $number ->
    [one] resource
   *[other] resources
}
ti4-board-short-1 = { $number } influence
ti4-board-short-2 = { $number } trade { $number ->
    [one] good
   *[other] goods
}
ti4-board-home-lost = { $name }: met, but does not control the whole home system and cannot score it
ti4-board-no-public = Home system not fully controlled: no public objectives
ti4-board-scored-by = scored: { $name }
ti4-board-objectives-left = Still face down: { $one } of stage I, { $two } of stage II
ti4-board-technologies = Technologies
ti4-board-technologies-key = Green: owned. Dashed: not within reach, the faint symbols are missing. ◈ faction technology.
ti4-board-upgrades = unit upgrades
ti4-board-technology-owned = owned
ti4-board-technology-exhausted = owned, exhausted
ti4-board-technology-near = within reach
ti4-board-technology-lacks = missing: { $what }
ti4-board-strategies = Strategy cards
ti4-board-strategy-free = free
ti4-board-strategy-held = held by { $name }
ti4-board-strategy-used = played by { $name }
ti4-board-laws = Laws and decks
ti4-board-law = law
ti4-board-laws-none = No laws in play.
ti4-board-lasting = in effect
ti4-board-next-agenda = next agenda, seen by you
ti4-board-decks = Decks: action cards { $cards } (discarded { $discard }), agendas { $agendas }, relics { $relics }, secret objectives { $secrets }
ti4-board-until-combat_round = until the end of the combat round
ti4-board-until-combat = until the end of the combat
ti4-board-until-invasion = until the end of the invasion
ti4-board-until-action = until the end of the action
ti4-board-until-turn = until the end of the turn
ti4-board-until-vote = until the vote is over
ti4-board-until-agenda_phase = until the end of the agenda phase
ti4-board-until-strategy_phase = until the end of the strategy phase
ti4-board-until-round = until the end of the round
ti4-board-until-game = until the end of the game
ti4-board-council = Agenda
ti4-board-agenda = agenda { $number } of 2
ti4-board-hidden = known to the speaker only
ti4-board-votes = { $number } { $number ->
    [one] vote
   *[other] votes
}
ti4-board-dice = Dice

## Fights: combat sheet, odds before an attack

ti4-fight-space = Space combat: { $place }
ti4-fight-ground = Ground combat: { $planet }
ti4-fight-attack = Attack: { $place }
ti4-fight-landing = Invasion of { $planet }
ti4-fight-landed = with those that have landed
ti4-fight-steps = Steps of the round
ti4-fight-step-before = start
ti4-fight-step-barrage = barrage
ti4-fight-step-retreats = retreats
ti4-fight-step-dice = dice
ti4-fight-step-hits = hits
ti4-fight-step-after = end
ti4-fight-of-space_cannon = Space cannon
ti4-fight-of-barrage = Barrage
ti4-fight-of-bombardment = Bombardment
ti4-fight-of-ability = Ability
ti4-fight-fired = { $unit }, fired once: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, hits on { $need } or more
ti4-fight-assumes-losses = Both sustain damage first, then lose the cheapest units first.
ti4-fight-assumes-use = Technologies, leaders and abilities in play are used as soon as they do anything.
ti4-fight-assumes-cards = Action cards, promissory notes and retreats count only on request.
ti4-fight-too-large = Too large to be computed here: orrery odds ti4 can do it.
ti4-fight-large = too large
ti4-fight-if-title = What if I attacked …?
ti4-fight-if-both = What if? Cards and retreats of both sides
ti4-fight-if-where = Where:
ti4-fight-if-choose = choose a target
ti4-fight-if-units = Units: { $name }
ti4-fight-if-counts = What counts: { $name }
ti4-fight-if-times = { $number } of { $most }
ti4-fight-if-retreat = Retreats:
ti4-fight-if-never = never
ti4-fight-if-nobody = There is nobody to fight with these units.

## Agenda and votes

ti4-board-vote-order = Order of voting
ti4-board-voted = { $number ->
    [one] { $number } vote: { $outcome }
   *[other] { $number } votes: { $outcome }
}
ti4-board-abstained = abstains
ti4-board-no-vote = cannot vote
ti4-board-votes-possible = { $planets ->
    [0] up to { $number }
    [one] up to { $number } with 1 planet
   *[other] up to { $number } with { $planets } planets
}
ti4-board-votes-more = , { $more } of them without
ti4-board-predicted = predicted by { $name }: { $card }
ti4-board-promised = has promised { $name }: { $outcome }
ti4-board-decided = decided
ti4-board-on-the-map = There are more outcomes: choose on the map or in the list.
ti4-board-my-votes = Your votes:
ti4-board-votes-cast = { $number } of { $all } { $all ->
    [one] vote
   *[other] votes
}

## Drafts and deals

ti4-board-met = { $name }: could score it now
ti4-board-matrix-key = ★ scored, ✓ could be scored now, ⌂ met, but the home system is missing; otherwise how far somebody has come.
ti4-board-map-string = The map as a text (map string)
ti4-draft-title = Draft
ti4-draft-bans = Bans
ti4-draft-order = Who is next
ti4-draft-banned = Banned: { $names }
ti4-draft-others-ban = Factions are being banned.
ti4-draft-slices = Slices
ti4-draft-places = Places at the table
ti4-draft-factions = Factions
ti4-draft-taken = taken by { $name }
ti4-draft-optimal = with the larger value of each planet: { $resources } and { $influence }
ti4-draft-legendary = { $number ->
    [one] a legendary planet
   *[other] { $number } legendary planets
}
ti4-draft-commodities = { $number ->
    [one] { $number } commodity
   *[other] { $number } commodities
}
ti4-deal-told = { $name } proposes a transaction. You get: { $gets }. You give: { $gives }.
ti4-deal-told-mine = You have proposed a transaction to { $name }. You get: { $gets }. You give: { $gives }.
ti4-deal-proposed = Transaction proposed by { $name }
ti4-deal-mine = Your proposal to { $name }: no reply yet
ti4-deal-commodities = { $number ->
    [one] { $number } commodity
   *[other] { $number } commodities
}
ti4-deal-fragments = { $number ->
    [one] { $number } relic fragment ({ $sort })
   *[other] { $number } relic fragments ({ $sort })
}
