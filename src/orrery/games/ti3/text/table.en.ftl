### Twilight Imperium 3: what the table says (English): names, questions, journal. The German twin is table.de.ftl.

ti3-title = Twilight Imperium, third edition

## Names

ti3-place-centre = Mecatol Rex
ti3-purse-good = trade good
ti3-goods = { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
ti3-side-for = for
ti3-side-against = against
ti3-way-first = the first
ti3-way-second = the second
ti3-deed-strategy = strategic action: { $strategy }
ti3-deed-tactical = tactical action
ti3-deed-transfer = transfer action
ti3-deed-pass = pass for this round
ti3-deed-wait = wait
ti3-laying = { $tile } at { $place }
ti3-patrol = { $unit } from { $place } to { $target }
ti3-contract = contract { $number }
ti3-amount-goods = { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
ti3-amount-cards = { $number ->
    [one] 1 action card
   *[other] { $number } action cards
}
ti3-field-goods = trade goods
ti3-field-contract = contract
ti3-field-cards = action cards
ti3-field-verdict = vote
ti3-phase-setup = set-up
ti3-phase-strategy = strategy phase
ti3-phase-action = action phase
ti3-phase-status = status phase
ti3-phase-over = end of the game

## How many

ti3-many-goods = { $goods ->
    [one] { $goods } trade good
   *[other] { $goods } trade goods
}
ti3-many-given = { $given ->
    [one] { $given } trade good
   *[other] { $given } trade goods
}
ti3-many-wanted = { $wanted ->
    [one] { $wanted } trade good
   *[other] { $wanted } trade goods
}
ti3-many-counters = { $count ->
    [one] { $count } command counter
   *[other] { $count } command counters
}
ti3-many-new-counters = { $number ->
    [one] { $number } command counter
   *[other] { $number } command counters
}
ti3-many-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
ti3-many-discards = { $number ->
    [one] { $number } action card
   *[other] { $number } action cards
}
ti3-many-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
ti3-many-strikes = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
ti3-many-troops = { $troops ->
    [one] { $troops } ground force
   *[other] { $troops } ground forces
}
ti3-many-fallen = { $count ->
    [one] { $count } ground force
   *[other] { $count } ground forces
}
ti3-many-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
ti3-many-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
ti3-many-scrapped = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
ti3-many-bonus = { $number ->
    [one] { $number } bonus counter
   *[other] { $number } bonus counters
}
ti3-landing = { $troops ->
    [0] { $pds } PDS
   *[other] { ti3-many-troops }{ $pds ->
        [0] {""}
       *[other] , { $pds } PDS
    }
}
ti3-rival = { $rival_you ->
    [yes] you
   *[no] { $rival }
}
ti3-to-rival = { $rival_you ->
    [yes] you
   *[no] { $rival }
}

## Questions

ti3-ask-choose_race = Which race do you lead?
ti3-ask-lay = Which system do you place, and where?
ti3-ask-dock_at = On which planet does your space dock stand?
ti3-ask-pds_at = { $number ->
    [one] Where does your PDS stand?
   *[other] Where do your { $number } PDS stand? Name a planet for each.
}
ti3-ask-troops_at = { $number ->
    [one] Where does your ground force stand?
   *[other] Where do your { $number } ground forces stand? Name a planet for each.
}
ti3-ask-take = Which strategy card do you take?
ti3-ask-bonus = For { ti3-many-bonus }: how many trade goods? The rest are command counters.
ti3-ask-allocate = You receive { ti3-many-new-counters }. Where do they go?
ti3-ask-action = Your turn: what do you do?
ti3-ask-secondary = Do you use the secondary ability of { $strategy }?
ti3-ask-envoy = With whom do you make peace until the end of the phase?
ti3-ask-refresh = Which planets do you refresh, up to two?
ti3-ask-on_top = Which card goes on top of the deck? The others go under it.
ti3-ask-buy_counters = How many command counters do you buy for { $price } influence each?
ti3-ask-trade_way = First: 3 trade goods, income and negotiations. Second: all trade agreements end. Which?
ti3-ask-offer = Whom do you offer a trade agreement?
ti3-ask-approve = { $rival } and { $partner } have agreed. Do you approve?
ti3-ask-recall = Which command counter do you take back into your command pool?
ti3-ask-patrol = Which ship goes on patrol?
ti3-ask-research = Which technology do you take?
ti3-ask-throne_way = First: a point for Mecatol Rex and any number of objectives. Second: the secondary ability for you alone. Which?
ti3-ask-mobilize = In which system do you produce?
ti3-ask-activate = Which system do you activate?
ti3-ask-move_from = From where do ships move to { $target }? You may stop.
ti3-ask-move = Which ships move from { $place } to { $target }, with which cargo?
ti3-ask-pick_up_at = On the way from { $place }: where do you pick up cargo?
ti3-ask-pick_up = What do you take aboard at { $place }?
ti3-ask-stow = Load at { $place }, { $unit }: what is aboard? The other ships carry the rest.
ti3-ask-fire = Do your PDS fire at { $rival }, and where?
ti3-ask-lose = { ti3-many-strikes } at { $place }: what do you lose or damage?
ti3-ask-leave = Do you announce to leave the battle at { $place } against { $rival }?
ti3-ask-retreat_to = Where does your fleet go?
ti3-ask-land = What lands on { $planet }?
ti3-ask-bombard = Which ships bombard { $planet }?
ti3-ask-transfer_between = Between which two systems?
ti3-ask-produce_in = In which of the two systems do you produce?
ti3-ask-build_dock = Where do you build a space dock?
ti3-ask-build = What does the dock of { $planet } produce, up to { $limit ->
    [one] 1 unit
   *[other] { $limit } units
}?
ti3-ask-give_up = You must give up { $number } at { $place }. Which?
ti3-ask-discard = Discard { ti3-many-discards }. Which?
ti3-ask-vote = { $politic }: how do you give your { ti3-many-votes }?
ti3-ask-elect_player = { $politic }: whom do you elect with { ti3-many-votes }?
ti3-ask-elect_players = { $politic }: which two do you elect with { ti3-many-votes }?
ti3-ask-elect_planet = { $politic }: which planet do you elect with { ti3-many-votes }?
ti3-ask-elect_planets = { $politic }: which two planets do you elect with { ti3-many-votes }?
ti3-ask-elect_law = { $politic }: which law do you elect with { ti3-many-votes }?
ti3-ask-elect_colour = { $politic }: which colour do you elect with { ti3-many-votes }?
ti3-ask-gift = Do you give trade goods to somebody?
ti3-ask-claim = Which objective do you score?
ti3-ask-show_secret = Do you show your secret objective? If it is not met it is lost.
ti3-ask-redistribute = How do you distribute your { ti3-many-new-counters }?
ti3-ask-end_agreements = With whom do you end your trade agreement?
ti3-ask-scrap_any = Do you scrap any units?
ti3-ask-scrap_at = Where do you scrap units?
ti3-ask-scrap = What do you scrap at { $site }?
ti3-ask-react = { $window }. Do you use a card or an ability now?
ti3-ask-aim_player = { $text }: which player?
ti3-ask-aim_planet = { $text }: which planet?
ti3-ask-aim_planets = { $text }: which planets?
ti3-ask-aim_place = { $text }: which system?
ti3-ask-aim_unit = { $text }: which unit?
ti3-ask-aim_units = { $text }: which units?
ti3-ask-aim_technology = { $text }: which technology?
ti3-ask-aim_strategy = { $text }: which strategy card?
ti3-ask-aim_card = { $text }: which card?
ti3-ask-aim_text = { $text }: which text?
ti3-ask-aim_amount = { $text }: how many?
ti3-ask-aim_yes = { $text }: do you use it?
ti3-ask-pay = Pay { $price } { $influence ->
    [0] { $price ->
        [one] resource
       *[other] resources
    }
   *[other] influence
}. With what?
ti3-ask-accept = { $rival } offers contract for contract{ $given ->
    [0] {""}
   *[other] , with { ti3-many-given } for you
}{ $wanted ->
    [0] {""}
   *[other] , and wants { ti3-many-wanted } of yours
}. Do you accept?
ti3-ask-promise = { $rival } gives you { ti3-many-goods } if you vote: { $verdict }. Do you promise it? (A promise binds nobody.)

## Journal

ti3-log-round = Round { $number }
ti3-log-over = The game is over.
ti3-log-objective = Opened: { $objective }.
ti3-log-race = { $you ->
    [yes] You lead { $race }.
   *[no] { $seat } leads { $race }.
}
ti3-log-lays = { $you ->
    [yes] You place { $tile } at { $place }.
   *[no] { $seat } places { $tile } at { $place }.
}
ti3-log-shows-tiles = { $you ->
    [yes] You have no system with planets left and show { $tiles }.
   *[no] { $seat } has no system with planets left and shows { $tiles }.
}
ti3-log-strategy = { $you ->
    [yes] You take { $strategy }.
   *[no] { $seat } takes { $strategy }.
}
ti3-log-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
ti3-log-plays-strategy = { $you ->
    [yes] You play { $strategy }.
   *[no] { $seat } plays { $strategy }.
}
ti3-log-secondary = { $you ->
    [yes] You use the secondary ability of { $strategy }.
   *[no] { $seat } uses the secondary ability of { $strategy }.
}
ti3-log-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
ti3-log-envoy = { $you ->
    [yes] You make peace with { $rival }.
   *[no] { $seat } makes peace with { ti3-rival }.
}
ti3-log-refreshes = { $you ->
    [yes] You refresh { $planets }.
   *[no] { $seat } refreshes { $planets }.
}
ti3-log-looks = { $you ->
    [yes] You look at the next political cards.
   *[no] { $seat } looks at the next political cards.
}
ti3-log-recalls = { $you ->
    [yes] You take the command counter off { $place }.
   *[no] { $seat } takes the command counter off { $place }.
}
ti3-log-patrols = { $you ->
    [yes] You send a { $unit } from { $place } to { $target }.
   *[no] { $seat } sends a { $unit } from { $place } to { $target }.
}
ti3-log-activates = { $you ->
    [yes] You activate { $place }.
   *[no] { $seat } activates { $place }.
}
ti3-log-transfers = { $you ->
    [yes] You activate { $place } and { $target } for a transfer.
   *[no] { $seat } activates { $place } and { $target } for a transfer.
}
ti3-log-moves = { $you ->
    [yes] You move { $loads } from { $place } to { $target }.
   *[no] { $seat } moves { $loads } from { $place } to { $target }.
}
ti3-log-picks-up = { $you ->
    [yes] You take { $loads } aboard at { $place }.
   *[no] { $seat } takes { $loads } aboard at { $place }.
}
ti3-log-fires = { $you ->
    [yes] You fire PDS at { $rival } at { $place }.
   *[no] { $seat } fires PDS at { ti3-rival } at { $place }.
}
ti3-log-rolls = { $you ->
    [yes] You roll { $dice }: { ti3-many-hits }, { $tenths } expected.
   *[no] { $seat } rolls { $dice }: { ti3-many-hits }, { $tenths } expected.
}
ti3-log-dice = { $you ->
    [yes] You roll { $dice } ({ $text }).
   *[no] { $seat } rolls { $dice } ({ $text }).
}
ti3-log-dice-of = { $text }: { $dice } rolled.
ti3-log-battle = { $you ->
    [yes] You attack { $rival } at { $place }.
   *[no] { $seat } attacks { ti3-rival } at { $place }.
}
ti3-log-announces = { $you ->
    [yes] You announce to leave the battle.
   *[no] { $seat } announces to leave the battle.
}
ti3-log-retreats = { $you ->
    [yes] You leave { $place } for { $target }.
   *[no] { $seat } leaves { $place } for { $target }.
}
ti3-log-stows = { $you ->
    [yes] Your load at { $place }, { $unit }: { $units }.
   *[no] The load of { $seat } at { $place }, { $unit }: { $units }.
}
ti3-log-loses = { $you ->
    [yes] You take losses at { $place }: { $units }.
   *[no] { $seat } takes losses at { $place }: { $units }.
}
ti3-log-troops-lost = { $you ->
    [yes] You lose { ti3-many-fallen } on { $planet }.
   *[no] { $seat } loses { ti3-many-fallen } on { $planet }.
}
ti3-log-razed = { $you ->
    [yes] You lose PDS and dock on { $planet }.
   *[no] { $seat } loses PDS and dock on { $planet }.
}
ti3-log-dock-lost = { $you ->
    [yes] You lose the dock on { $planet }.
   *[no] { $seat } loses the dock on { $planet }.
}
ti3-log-lands = { $you ->
    [yes] You land on { $planet }: { ti3-landing }.
   *[no] { $seat } lands on { $planet }: { ti3-landing }.
}
ti3-log-bombards = { $you ->
    [yes] You bombard { $planet }.
   *[no] { $seat } bombards { $planet }.
}
ti3-log-repelled = { $you ->
    [yes] You hold { $planet }.
   *[no] { $seat } holds { $planet }.
}
ti3-log-takes = { $you ->
    [yes] You take { $planet }.
   *[no] { $seat } takes { $planet }.
}
ti3-log-dock = { $you ->
    [yes] You build a space dock on { $planet }.
   *[no] { $seat } builds a space dock on { $planet }.
}
ti3-log-produces = { $you ->
    [yes] You produce { $builts } on { $planet }.
   *[no] { $seat } produces { $builts } on { $planet }.
}
ti3-log-pays = { $you ->
    [yes] You pay with { $paid }.
   *[no] { $seat } pays with { $paid }.
}
ti3-log-goods = { $you ->
    [yes] You receive { ti3-many-goods }.
   *[no] { $seat } receives { ti3-many-goods }.
}
ti3-log-gives = { $you ->
    [yes] You give { ti3-many-goods } to { $rival }.
   *[no] { $seat } gives { ti3-many-goods } to { ti3-rival }.
}
ti3-log-bribes = { $you ->
    [yes] You offer { $rival } { ti3-many-goods } for a vote: { $verdict }.
   *[no] { $seat } offers { ti3-rival } { ti3-many-goods } for a vote: { $verdict }.
}
ti3-log-promises = { $you ->
    [yes] You promise { $rival } a vote: { $verdict }.
   *[no] { $seat } promises { ti3-rival } a vote: { $verdict }.
}
ti3-log-offers = { $you ->
    [yes] You offer { $rival } contract for contract
   *[no] { $seat } offers { ti3-rival } contract for contract
}{ $given ->
    [0] {""}
   *[other] , with { $given } { $given ->
        [one] trade good
       *[other] trade goods
    }
}{ $wanted ->
    [0] {""}
   *[other] , for { ti3-many-wanted } on top
}.
ti3-log-agreement = { $you ->
    [yes] You and { $rival } make a trade agreement.
   *[no] { $rival_you ->
       [yes] You and { $seat } make a trade agreement.
      *[no] { $seat } and { $rival } make a trade agreement.
    }
}
ti3-log-agreement-ends = { $you ->
    [yes] You and { $rival } have no trade agreement any more.
   *[no] { $rival_you ->
       [yes] You and { $seat } have no trade agreement any more.
      *[no] { $seat } and { $rival } have no trade agreement any more.
    }
}
ti3-log-annuls = { $you ->
    [yes] You end all trade agreements.
   *[no] { $seat } ends all trade agreements.
}
ti3-log-declines = { $you ->
    [yes] You decline the offer of { $rival }.
   *[no] { $seat } declines { $rival_you ->
       [yes] your offer
      *[no] the offer of { $rival }
    }.
}
ti3-log-disapproves = { $you ->
    [yes] You do not approve the agreement of { $rival }.
   *[no] { $seat } does not approve { $rival_you ->
       [yes] your agreement
      *[no] the agreement of { $rival }
    }.
}
ti3-log-counters = { $you ->
    [yes] You receive { ti3-many-counters }.
   *[no] { $seat } receives { ti3-many-counters }.
}
ti3-log-draws = { $you ->
    [yes] You draw { ti3-many-cards }.
   *[no] { $seat } draws { ti3-many-cards }.
}
ti3-log-discards = { $you ->
    [yes] You discard { ti3-many-cards }.
   *[no] { $seat } discards { ti3-many-cards }.
}
ti3-log-technology = { $you ->
    [yes] You have { $technology }.
   *[no] { $seat } has { $technology }.
}
ti3-log-points = { $you ->
    [yes] You receive { ti3-many-points }.
   *[no] { $seat } receives { ti3-many-points }.
}
ti3-log-scores = { $you ->
    [yes] You score: { $objective }.
   *[no] { $seat } scores: { $objective }.
}
ti3-log-error = { $you ->
    [yes] You show a secret objective in error: { $objective }.
   *[no] { $seat } shows a secret objective in error: { $objective }.
}
ti3-log-scraps = { $you ->
    [yes] You scrap { ti3-many-scrapped } on { $planet }.
   *[no] { $seat } scraps { ti3-many-scrapped } on { $planet }.
}
ti3-log-agenda = { $you ->
    [yes] You put { $politic } before the council.
   *[no] { $seat } puts { $politic } before the council.
}
ti3-log-abstains = { $you ->
    [yes] You abstain.
   *[no] { $seat } abstains.
}
ti3-log-votes-side = { $you ->
    [yes] You give { ti3-many-votes }: { $side }.
   *[no] { $seat } gives { ti3-many-votes }: { $side }.
}
ti3-log-decided-side = { $politic }: { $side }.
ti3-log-votes-player = { $you ->
    [yes] You give { ti3-many-votes }: { $rival }.
   *[no] { $seat } gives { ti3-many-votes }: { $rival }.
}
ti3-log-decided-player = { $politic }: { $rival }.
ti3-log-votes-players = { $you ->
    [yes] You give { ti3-many-votes }: { $rival } and { $second }.
   *[no] { $seat } gives { ti3-many-votes }: { $rival } and { $second }.
}
ti3-log-decided-players = { $politic }: { $rival } and { $second }.
ti3-log-votes-planet = { $you ->
    [yes] You give { ti3-many-votes }: { $planet }.
   *[no] { $seat } gives { ti3-many-votes }: { $planet }.
}
ti3-log-decided-planet = { $politic }: { $planet }.
ti3-log-votes-planets = { $you ->
    [yes] You give { ti3-many-votes }: { $planet } and { $second_planet }.
   *[no] { $seat } gives { ti3-many-votes }: { $planet } and { $second_planet }.
}
ti3-log-decided-planets = { $politic }: { $planet } and { $second_planet }.
ti3-log-votes-law = { $you ->
    [yes] You give { ti3-many-votes }: { $law }.
   *[no] { $seat } gives { ti3-many-votes }: { $law }.
}
ti3-log-decided-law = { $politic }: { $law }.
ti3-log-votes-colour = { $you ->
    [yes] You give { ti3-many-votes }: { $colour }.
   *[no] { $seat } gives { ti3-many-votes }: { $colour }.
}
ti3-log-decided-colour = { $politic }: { $colour }.

# --- what can be answered beforehand ---

ti3-occasion-secondary = the secondary ability of { $strategy }
ti3-occasions-cards = an opponent's action card
ti3-occasions-secondaries = all secondary abilities
ti3-occasions-strategy = strategy cards
ti3-occasions-moves = activated systems and moving ships
ti3-occasions-battles = space battles
ti3-occasions-dice = single dice
ti3-occasions-invasions = landings and invasions
ti3-occasions-council = agendas and votes
ti3-occasions-status = the status phase and technologies
