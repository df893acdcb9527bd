### Twilight Imperium 4: what the table says (English): names, questions, windows. The German twin is table.de.ftl; the
### journal is in journal.en.ftl.

ti4-title = Twilight Imperium, fourth edition

## Names

ti4-place = system { $number }
ti4-place-centre = the Mecatol Rex system
ti4-place-nexus = the wormhole nexus
ti4-place-creuss = the Creuss system
ti4-deed-strategy = strategic action: { $strategy }
ti4-deed-tactical = tactical action
ti4-deed-pass = pass for this round
ti4-deed-relic = component action: purge relic fragments for a relic
ti4-means-good = trade good
ti4-goods = { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
ti4-outcome-for = for
ti4-outcome-against = against
ti4-outcome-none = nothing
ti4-note-owned = { $you ->
    [yes] your own { $what }
   *[no] { $what } of { $seat }
}
ti4-note-unseen = a promissory note
ti4-card-unseen = an action card
ti4-unit-damaged = damaged { $unit }
ti4-unit-on-planet = { $unit } on { $planet }
ti4-gun = { $unit } against { $planet }
ti4-laying = { $tile } as { $place }
ti4-ship-at = { $unit } in { $place }
ti4-figure = { $you ->
    [yes] your { $unit } in { $place }
   *[no] { $unit } of { $seat } in { $place }
}
ti4-in-space = the space area of { $place }
ti4-offer-commodities = gain commodities
ti4-offer-commodity = a commodity
ti4-offer-convert = convert commodities to trade goods
ti4-offer-draw = draw an action card
ti4-offer-goods = gain trade goods
ti4-offer-ignore = ignore a prerequisite
ti4-offer-infantry = an infantry
ti4-offer-mech = a mech
ti4-offer-replenish = replenish commodities
ti4-offer-good = a trade good
ti4-offer-relic = a relic
ti4-offer-token = a command token
ti4-coming-end_turn = end the turn
ti4-coming-fight = go on with the fight
ti4-coming-whens = on to what is done when the agenda is revealed
ti4-coming-afters = on to what is done after the agenda is revealed
ti4-sight-cards = action cards
ti4-sight-notes = promissory notes
ti4-sight-secrets = secret objectives
ti4-extortion-take = take the card
ti4-extortion-discard = have three cards discarded at random
ti4-election-side = for or against
ti4-election-player = a player
ti4-election-scored_secret_objective = a secret objective that is scored
ti4-election-non_home_planet_other_than_mecatol_rex = a planet, but no home planet and not Mecatol Rex
ti4-election-planet = a planet
ti4-election-hazardous_planet = a hazardous planet
ti4-election-cultural_planet = a cultural planet
ti4-election-industrial_planet = an industrial planet
ti4-election-law = a law
ti4-election-strategy_card = a strategy card
ti4-election-replaced = nothing: another agenda takes its place
ti4-die = die { $number }
ti4-phase-setup = set-up
ti4-phase-over = end of the game

## Deals

ti4-field-goods = trade goods
ti4-field-commodities = commodities
ti4-field-fragment = relic fragments
ti4-field-note = promissory notes
ti4-field-captive = captured units
ti4-field-planet = planets
ti4-field-card = action cards
ti4-field-promised = a promised vote (it binds nobody)
ti4-field-pledge = promises (they bind nobody)
ti4-field-shown = action cards to show
ti4-field-shown_secret = secret objectives to show
ti4-shown = a look at “{ $card }”
ti4-secret-unseen = a secret objective
ti4-promised = a vote for “{ $outcome }”
ti4-pledge-peace = peace until the round is over
ti4-pledge-pay = { $number ->
    [one] { $number } trade good later
   *[other] { $number } trade goods later
}
ti4-pledge-spare = no attack on { $place }
ti4-amount-goods = { $number ->
    [one] { $number } trade good
   *[other] { $number } trade goods
}
ti4-amount-commodities = { $number ->
    [one] { $number } commodity
   *[other] { $number } commodities
}

## How many

ti4-many-goods = { $goods ->
    [one] { $goods } trade good
   *[other] { $goods } trade goods
}
ti4-many-commodities = { $commodities ->
    [one] { $commodities } commodity
   *[other] { $commodities } commodities
}
ti4-many-tokens = { $tokens ->
    [one] { $tokens } command token
   *[other] { $tokens } command tokens
}
ti4-many-cards = { $cards ->
    [one] { $cards } action card
   *[other] { $cards } action cards
}
ti4-many-secrets = { $secrets ->
    [one] { $secrets } secret objective
   *[other] { $secrets } secret objectives
}
ti4-many-notes = { $notes ->
    [one] { $notes } promissory note
   *[other] { $notes } promissory notes
}
ti4-many-fragments = { $fragments ->
    [one] { $fragments } relic fragment
   *[other] { $fragments } relic fragments
}
ti4-many-agendas = { $agendas ->
    [one] { $agendas } agenda
   *[other] { $agendas } agendas
}
ti4-many-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
ti4-many-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ti4-many-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
ti4-many-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
ti4-many-units = { $count ->
    [one] 1 { $unit }
   *[other] { $count } × { $unit }
}
ti4-price = { $means ->
    [influence] { $price } influence
   *[resources] { $price ->
        [one] 1 resource
       *[other] { $price } resources
    }
}
ti4-rival = { $rival_you ->
    [yes] you
   *[no] { $rival }
}
ti4-to-rival = { $rival_you ->
    [yes] you
   *[no] { $rival }
}
ti4-rolled-for = { $why ->
    [space_cannon] space cannons
    [barrage] anti-fighter barrage
    [bombardment] bombardment
    [combat] space combat
    [ground_combat] ground combat
   *[ability] an ability
}

## Questions: set-up

ti4-ask-choose_faction = Which faction do you play?
ti4-ask-lay = Which system tile do you place, and where?
ti4-ask-starting_technology = Which technologies do you begin with?
ti4-ask-starting_planet = On which planet do you begin with this unit: { $unit }?
ti4-ask-keep_secret = Which secret objective do you keep? The other one goes back into the deck.

## Questions: strategy phase, turns and tactical actions

ti4-ask-take = Which strategy card do you take?
ti4-ask-act = Your turn: what do you do?
ti4-ask-activate = Which system do you activate?
ti4-ask-move_from = From where do ships move to { $target }? You may stop.
ti4-ask-move = Which ships move from { $place } to { $target }, and what do they transport?
ti4-ask-pick_up_at = On the way from { $place } to { $target }: where do you pick up units?
ti4-ask-pick_up = What do you pick up in { $place }?
ti4-ask-fire = Whose ships in { $place } do your space cannons fire at?
ti4-ask-sustain = { ti4-many-hits } to take: which units sustain damage?
ti4-ask-sustain_hit = A hit on your { $piece } in { $place }: sustain damage with your { $unit }?
ti4-ask-lose = { ti4-many-hits } to take: which units are destroyed?
ti4-ask-go_on = There can still be transactions before this. Do you go on?
ti4-ask-retreat = Do you announce a retreat from { $place }?
ti4-ask-retreat_to = Where do your ships retreat to from { $place }?
ti4-ask-transport = What do your ships take along from { $place } to { $target }?
ti4-ask-bombard = Which units in { $place } bombard which planets?
ti4-ask-custodians = Do you spend influence to remove the custodians token from Mecatol Rex?
ti4-ask-commit = Which ground forces land on which planets of { $place }?
ti4-ask-defend = Do your space cannons on { $planet } fire at the ground forces that land?
ti4-ask-extra_die = Against which planet do you roll the additional die?
ti4-ask-next_planet = Which planet comes next?
ti4-ask-produce = What do you produce in { $place }, up to { $limit ->
    [one] 1 unit
   *[other] { $limit } units
}?
ti4-ask-place_troops = Where do the new units go?
ti4-ask-pay = You have to pay { ti4-price }. With what?
ti4-ask-remove = There are too many units of yours in { $place }. Which do you remove?
ti4-ask-no_figure = There is no figure left for this unit: { $unit }. Where do you lose them?

## Questions: strategy cards

ti4-ask-secondary = Do you use the secondary ability of { $strategy }?
ti4-ask-gain_tokens = You gain { ti4-many-tokens }. In which pools do you put them?
ti4-ask-redistribute = How do you distribute your { ti4-many-tokens } among the pools?
ti4-ask-buy_tokens = How many command tokens do you buy, for 3 influence each?
ti4-ask-shield_system = In which system do all others put a command token?
ti4-ask-ready = Which planets do you ready?
ti4-ask-new_speaker = Who becomes the speaker?
ti4-ask-build = Which structure do you place, and on which planet?
ti4-ask-build_in = In which system do you place a structure? Your command token goes there.
ti4-ask-for_free = Who may replenish commodities without spending a command token?
ti4-ask-take_back = From which system do you take your command token back?
ti4-ask-war_dock = On which planet does a space dock produce?
ti4-ask-research_more = Do you research a technology for { $price ->
    [one] 1 resource
   *[other] { $price } resources
}?
ti4-ask-research = Which technology do you research?
ti4-ask-helpers = With what do you make up for the missing prerequisites of { $technology }?
ti4-ask-token_from = A command token of yours must go to { $place }, and there is none left in your reinforcements. From which pool do you take it?
ti4-ask-reclaim = Your reinforcements lack this unit: { $unit }. Where do you take one from?
ti4-ask-agendas_under = Which of these agendas go under the deck? The others stay on top.
ti4-ask-agenda_first = Which of these agendas comes first?
ti4-ask-agendas_kept = Which of these agendas do you keep? They are resolved as you like; the others are discarded.
ti4-ask-draw_secret = Do you draw a secret objective?
ti4-ask-return_secret = You have too many secret objectives. Which goes back into the deck?

## Questions: status phase and agenda phase

ti4-ask-lose_tokens = Spend { ti4-many-tokens }. From which pools?
ti4-ask-score = Which objective do you score?
ti4-ask-purge_fragments = Purge { ti4-many-fragments }. Which?
ti4-ask-vote = { $agenda }: what do you vote for?
ti4-ask-cast_votes = Which planets do you exhaust to cast their votes?
ti4-ask-decide = { $agenda }: there is a tie, or nobody has voted. You are the speaker: what is the outcome?
ti4-ask-ready_some = Which of your planets do you ready?

## Questions: exploration and relics

ti4-ask-explore_card = You have drawn several exploration cards. Which do you resolve?
ti4-ask-explore_next = Which planet do you explore next?
ti4-ask-explore_planet_first = Do you explore the planet before the frontier token in { $place }?
ti4-ask-explore_deck = From which deck do you draw for { $planet }?
ti4-ask-explore_offer = { $exploration }: which offer do you take?
ti4-ask-explore_pay = { $exploration }: with what do you pay?
ti4-ask-convert = How many commodities do you convert to trade goods?
ti4-ask-freelance = Which unit do the freelancers produce for you?
ti4-ask-freelance_on = On which planet do you place it? If on none, it goes to the space area.
ti4-ask-ion_side = Which wormhole does the ion storm show?
ti4-ask-through_storm = Do your ships move from { $place } to { $target } through the wormhole of the ion storm?
ti4-ask-relic_of = Relic fragments of which type do you purge?
ti4-ask-relic_unknown = You purge for a relic: { $fragment }. How many of the fragments are unknown ones?

## Questions: transactions

ti4-ask-trade = Do you propose a transaction to somebody?
ti4-ask-agree = { $rival } proposes a transaction. You get: { $gets }. You give: { $gives }. Do you agree?
ti4-ask-leave_for = You give { $planet } away. Where do your units go?
ti4-ask-surrender_note = { $text }: which promissory note do you hand over?

## Questions: cards and other texts

ti4-ask-seen = { $rival } has shown you something. Have you seen it?
ti4-ask-look_at = What of { $rival }'s do you look at?
ti4-ask-show_card = Which action card do you show { $rival }?
ti4-ask-take_card = Which action card do you take from { $rival }?
ti4-ask-extort = { $rival } has shown you an action card. What do you do?
ti4-ask-react = { $window }. Do you use a card or an ability now?
ti4-ask-discard = Which action cards do you discard?
ti4-ask-aim_player = { $text }: which player?
ti4-ask-aim_players = { $text }: which players?
ti4-ask-aim_planet = { $text }: which planet?
ti4-ask-aim_planets = { $text }: which planets?
ti4-ask-aim_place = { $text }: which system?
ti4-ask-aim_unit = { $text }: which unit?
ti4-ask-aim_ship = { $text }: which ship?
ti4-ask-aim_figure = { $text }: which unit?
ti4-ask-aim_source = { $text }: where?
ti4-ask-aim_units = { $text }: which units?
ti4-ask-aim_pieces = { $text }: which units?
ti4-ask-aim_standing = { $text }: which units?
ti4-ask-aim_pools = { $text }: which pools?
ti4-ask-aim_technology = { $text }: which technology?
ti4-ask-aim_replacement = { $text }: which technology instead of { $technology }?
ti4-ask-aim_strategy = { $text }: which strategy card?
ti4-ask-aim_strategies = { $text }: which strategy cards?
ti4-ask-aim_objective = { $text }: which objective?
ti4-ask-aim_card = { $text }: which card?
ti4-ask-aim_cards = { $text }: which cards?
ti4-ask-aim_text = { $text }: which card?
ti4-ask-aim_outcome = { $text }: which outcome?
ti4-ask-aim_trait = { $text }: which trait?
ti4-ask-aim_colour = { $text }: which colour?
ti4-ask-aim_dice = { $text }: which dice?
ti4-ask-aim_amount = { $text }: how many?
ti4-ask-aim_offer = { $text }: what do you choose?
ti4-ask-aim_yes = { $text }: do you use it?
ti4-ask-aim_ready = { $text }: what do you ready?
ti4-ask-aim_origin = { $text }: from which system?
ti4-ask-aim_wormhole = { $text }: which wormhole token?
ti4-ask-aim_fragment = { $text }: which relic fragment?

## What an answer is called with which nothing is chosen

ti4-none-move_from = no more ships
ti4-none-pick_up_at = pick up no more
ti4-none-fire = hold fire
ti4-none-build = place nothing
ti4-none-build_in = in none
ti4-none-research = research nothing
ti4-none-score = score nothing
ti4-none-vote = abstain
ti4-none-explore_offer = decline
ti4-none-freelance = produce nothing
ti4-none-freelance_on = into the space area
ti4-none-extort = neither
ti4-none-react = use nothing
ti4-none-aim_ship = that is all
ti4-none-aim_source = that is all
ti4-none-aim_origin = that is all
ti4-none-aim_replacement = keep it

## Windows: what can be answered with a card or an ability

ti4-window-CardPlayed = an action card is played
ti4-window-AbilityUsed = a faction ability has been used as an action
ti4-window-CardDiscarded = an action card has been discarded
ti4-window-AgentExhausted = an agent has been exhausted
ti4-window-Readied = a card has been readied
ti4-window-StrategyPhaseBegins = the strategy phase begins
ti4-window-StrategyTaken = a strategy card is chosen
ti4-window-StrategyGained = a strategy card has been chosen
ti4-window-StrategyPhaseEnds = the strategy phase ends
ti4-window-TurnBegins = a turn begins
ti4-window-ActionDone = an action has been performed
ti4-window-TurnEnds = a turn ends
ti4-window-PlayerPassed = a player has passed
ti4-window-ActionPhaseEnds = the action phase ends
ti4-window-StrategicBegins = a strategic action is about to be performed
ti4-window-PrimaryBegins = a primary ability is about to be resolved
ti4-window-SecondaryBegins = a secondary ability is about to be resolved
ti4-window-StrategyTokenSpent = a token of the strategy pool is about to be spent
ti4-window-StrategyTokenGone = a token of the strategy pool has been spent
ti4-window-StrategyResolved = the ability of a strategy card has been resolved
ti4-window-StrategicDone = a strategic action is over
ti4-window-Replenished = commodities have been replenished
ti4-window-Traded = a transaction has been resolved
ti4-window-GoodsGained = trade goods have been gained
ti4-window-GoodsTaken = a trade good or a commodity has been taken
ti4-window-CommoditiesGiven = commodities have been given away
ti4-window-CardsDrawn = action cards are about to be drawn
ti4-window-Activated = a system has been activated
ti4-window-Moved = all ships have moved
ti4-window-ShipsMoved = ships have moved by an ability
ti4-window-TacticalDone = a tactical action is over
ti4-window-CannonsFire = space cannons are about to fire
ti4-window-AbilityRoll = dice are about to be rolled for a unit ability
ti4-window-RollCounted = the hits of a roll have been counted
ti4-window-Rolled = dice have been rolled
ti4-window-HitsComing = hits are about to be assigned
ti4-window-DamageSustained = a unit has sustained damage
ti4-window-BecameDamaged = a ship has become damaged
ti4-window-Repaired = a unit has been repaired
ti4-window-UnitsDestroyed = units have been destroyed
ti4-window-FleetsMeet = a space combat begins
ti4-window-CombatRoundBegins = a round of combat begins
ti4-window-BarrageBegins = an anti-fighter barrage is about to be rolled
ti4-window-RetreatsBegin = retreats can be announced
ti4-window-RetreatAnnounced = a retreat has been announced
ti4-window-CombatRolled = both sides have rolled
ti4-window-HitsAssigned = both sides have assigned hits
ti4-window-CombatRoundEnds = a round of combat ends
ti4-window-CombatWon = a combat has been won
ti4-window-InvasionBegins = an invasion begins
ti4-window-CommitStep = ground forces are being committed
ti4-window-Committed = units have been committed to a planet
ti4-window-ControlChanges = control of a planet changes
ti4-window-ControlGained = control of a planet has been gained
ti4-window-ProductionBegins = units are about to produce
ti4-window-UnitsComing = new units are about to be placed
ti4-window-UnitsBought = units to produce have been chosen
ti4-window-TroopsProduced = ground forces have been produced
ti4-window-Produced = units have produced
ti4-window-NothingProduced = nothing has been produced
ti4-window-StructureComing = a structure is about to be placed
ti4-window-StructurePlaced = a structure has been placed
ti4-window-WouldResearch = a technology is about to be researched
ti4-window-PlacedInSpace = units have been placed in space
ti4-window-UnitsPlaced = units have been placed on a planet
ti4-window-ResearchPaid = a technology is about to be paid for
ti4-window-ResearchBegins = research begins
ti4-window-ResearchChosen = a technology to research has been chosen
ti4-window-Researched = a technology has been researched
ti4-window-TechnologyGained = a technology has been gained
ti4-window-Exploring = an exploration card is about to be drawn
ti4-window-Explores = an exploration card has been revealed
ti4-window-Explored = something has been explored
ti4-window-RelicGained = a relic has been gained
ti4-window-ObjectiveScored = an objective has been scored
ti4-window-StatusPhaseBegins = the status phase begins
ti4-window-SecretsScored = secret objectives can be scored
ti4-window-InfantryGrows = the status phase begins and an infantry is about to be placed
ti4-window-StrategiesReturn = strategy cards are about to be returned
ti4-window-StatusPhaseEnds = the status phase ends
ti4-window-AgendaPhaseBegins = the agenda phase begins
ti4-window-AgendaRevealed = an agenda is revealed
ti4-window-AgendaKnown = an agenda has been revealed
ti4-window-Pressed = somebody has been put under pressure
ti4-window-VotingBegins = the vote is about to begin
ti4-window-BallotBegins = somebody is about to vote
ti4-window-VoteBegins = you are about to vote
ti4-window-VotesCast = votes have been cast
ti4-window-OutcomeKnown = the outcome of an agenda is known
ti4-window-AgendaResolved = an agenda has been resolved
ti4-window-AgendaOver = an agenda is done with
ti4-window-LawLost = a law is about to leave play
ti4-window-AgendaPhaseEnds = the agenda phase ends

## What can be answered beforehand

ti4-occasion-secondary = the secondary ability of { $strategy }
ti4-occasions-secondaries = all secondary abilities
ti4-occasion-vote = voting on an agenda
ti4-occasions-votes = all votes
ti4-occasion-fire = firing space cannons at ships
ti4-occasion-defend = firing space cannons at ground forces
ti4-occasions-cannons = all space cannons
ti4-occasion-go_on = going on without another transaction: { $coming }
ti4-occasions-pauses = all pauses for transactions
ti4-occasion-retreat = announcing a retreat
ti4-occasions-retreats = all retreats
ti4-occasions-cards = played and discarded cards
ti4-occasions-strategy = strategy cards
ti4-occasions-turns = beginnings and ends of turns
ti4-occasions-trade = goods and transactions
ti4-occasions-moves = activated systems and moving ships
ti4-occasions-dice = rolls of dice
ti4-occasions-combats = combats
ti4-occasions-invasions = invasions and control of planets
ti4-occasions-production = production and new units
ti4-occasions-research = technologies
ti4-occasions-exploration = exploration
ti4-occasions-status = the status phase
ti4-occasions-council = agendas and votes
