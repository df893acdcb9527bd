# Warpgate: what its cards, abilities, objectives and tokens say (English).

## Actions

warpgate-action-advance = Advance
warpgate-action-concentrate = Concentrate
warpgate-action-control = Control
warpgate-action-maneuver = Maneuver
warpgate-action-promote = Promote
warpgate-action-recon = Recon
warpgate-action-reinforce = Reinforce
warpgate-action-research = Research
warpgate-action-skirmish = Skirmish
warpgate-action-trade = Trade
warpgate-action-warp_in = Warp-in
warpgate-action-draw = Draw

warpgate-action-text-advance = Two or more ships move from one place to another in range X, or attack there.
warpgate-action-text-concentrate = Any number of ships from one or two places move to one in range X, or attack there.
warpgate-action-text-control = Mark up to X planets with own ships; take an available objective.
warpgate-action-text-maneuver = Ships move from one place to one in range X; then other ships may do the same.
warpgate-action-text-promote = Look at X heroes and advanced tactics and keep one.
warpgate-action-text-recon = One ship moves to a place in range 2X and explores there.
warpgate-action-text-reinforce = A new ship on each of up to X places with an own ship.
warpgate-action-text-research = The drone goes to a planet in range X and brings an available technology of its type.
warpgate-action-text-skirmish = One ship moves to a place in range X, or attacks there.
warpgate-action-text-trade = One ship goes from a trade planet to another and on to a third, each in range X; take a trade good.
warpgate-action-text-warp_in = Up to X new ships in the own Warpgate.
warpgate-action-text-draw = Draw X action cards.

## Headlines

warpgate-tactic = { $kind ->
    [basic] Basic tactics card { $letter }, factor { $factor }
    [hero] Hero, factor { $factor }, { $vp } VP
   *[advanced] Advanced tactics card, factor { $factor }, { $vp } VP
}
warpgate-technology = Technology ({ $type }), { $trigger }, { $vp } VP
warpgate-objective = Objective ({ $type }), { $vp } VP
warpgate-hero = { $hero } is in the tactics deck instead of { $tactic } ({ $letter }).

warpgate-trigger-battle = Battle
warpgate-trigger-deploy = Deploying
warpgate-trigger-move = Moving
warpgate-trigger-control = Control
warpgate-trigger-draw = Drawing
warpgate-trigger-discovery = Discovery

## Texts of tactics cards

warpgate-text-none = no text
warpgate-text-when = { $when }: { $text }
warpgate-when-and = {" and "}
warpgate-when-won = won
warpgate-when-lost = lost
warpgate-when-attacking = attacking
warpgate-when-defending = defending
warpgate-when-outnumbered = with fewer ships

warpgate-text-cancel = the other card's text is cancelled
warpgate-text-factor = factor +{ $n }
warpgate-text-ships = { warpgate-n-ships } more for the strength
warpgate-text-ties = a tie is yours
warpgate-text-copy_factor = use the other card's factor if it is higher
warpgate-text-destroy = destroy { warpgate-n-ships } of the enemy
warpgate-text-sacrifice = { $n ->
    [12] lose all ships of the battle
   *[other] lose { warpgate-n-ships }
}
warpgate-text-shield = { warpgate-n-ships } cannot be destroyed
warpgate-text-rally = { warpgate-n-ships } from the supply join yours
warpgate-text-warp = put { warpgate-n-ships } in your Warpgate
warpgate-text-draw = draw { warpgate-n-cards }
warpgate-text-refresh = refresh { warpgate-n-goods }
warpgate-text-good = take { warpgate-n-goods }
warpgate-text-plunder = take a trade good from the enemy
warpgate-text-promote = promote with X = { $n }
warpgate-text-raid = destroy { warpgate-n-ships } of the enemy on planets in range 1
warpgate-text-unmark = remove the enemy's marker from the planet
warpgate-text-claim = mark the planet at once, without an objective
warpgate-text-explore = explore the planet
warpgate-text-encore = do the other action of the card you played, too
warpgate-text-escape = if you lose, you choose where to withdraw to
warpgate-text-again = the battle is fought once more

## Powers of technologies and factions

warpgate-power-attack = factor +{ $n } when you attack
warpgate-power-defend = factor +{ $n } when you defend
warpgate-power-pursuit = when you win, destroy { warpgate-n-ships } more
warpgate-power-tactics = draw { $n ->
    [one] 1 tactics card
   *[other] { $n } tactics cards
} more for a battle
warpgate-power-shield = { warpgate-n-ships } of yours cannot be destroyed in a battle
warpgate-power-combat_drones = your drone counts as a ship where you fight, but must leave planets with enemy ships
warpgate-power-escape = when you lose, you choose where to withdraw to
warpgate-power-stubborn = you win ties as the defender
warpgate-power-salvage = when you lose, put { warpgate-n-ships } in your Warpgate
warpgate-power-spoils = when you win, draw { warpgate-n-cards }
warpgate-power-war_fund = announce it and use a trade good: factor +{ $n }
warpgate-power-deploy = { warpgate-n-ships } more when you deploy ships
warpgate-power-deploy_draw = draw { warpgate-n-cards } after deploying
warpgate-power-spread = Reinforce may put several ships on one place
warpgate-power-forward = Warp-in may put its ships on one of your colonies
warpgate-power-garrison = Reinforce may use your outposts and colonies without ships
warpgate-power-void_gate = Warp-in may put its ships on a planet in range X of your Warpgate with nothing of others, or on your own markers there
warpgate-power-range = range +{ $n } for your ships
warpgate-power-escort = a ship from the supply may join those that move
warpgate-power-slip = your ships may pass planets with enemy ships
warpgate-power-relay = your ships may move between your Warpgate and your colonies at any distance
warpgate-power-haul = range +{ $n } for Trade
warpgate-power-move_refresh = refresh { warpgate-n-goods } when ships arrive at a trade planet
warpgate-power-wing = Skirmish with { warpgate-n-ships } more
warpgate-power-control = mark { warpgate-n-planets } more with Control
warpgate-power-control_refresh = refresh { warpgate-n-goods } after Control
warpgate-power-control_deploy = put { warpgate-n-ships } on a planet just marked
warpgate-power-colonize = one planet just marked becomes a colony at once
warpgate-power-any_objective = you may take any available objective, whatever its type
warpgate-power-drone_control = Control may mark the planet your drone is on
warpgate-power-draw = draw { warpgate-n-cards } more when you draw with a card
warpgate-power-draw_refresh = refresh { warpgate-n-goods } when you draw with a card
warpgate-power-draw_deploy = put { warpgate-n-ships } in your Warpgate when you draw with a card
warpgate-power-hand = draw { warpgate-n-cards } more for a new round
warpgate-power-keep = you may keep { warpgate-n-cards } of your hand at the end of a round
warpgate-power-sift = when you draw with a card, draw { $n } more and then discard { $n }
warpgate-power-machines = when you draw with a card, draw 1 to 4; you may also discard your hand and draw 2 (when: W19.38)
warpgate-power-explore_both = when you explore, see both tokens and choose
warpgate-power-explore_draw = draw { warpgate-n-cards } when you explore
warpgate-power-explore_refresh = refresh { warpgate-n-goods } when you explore
warpgate-power-explore_safe = the token that destroys a ship does not harm you
warpgate-power-explore_deploy = put { warpgate-n-ships } on the planet you explore
warpgate-power-explore_any = ships that arrive by any move may explore
warpgate-power-infiltrate = your drone may land where enemy ships are
warpgate-power-drone_range = range +{ $n } for your drone
warpgate-power-research_draw = draw { warpgate-n-cards } after Research
warpgate-power-trade_draw = draw { warpgate-n-cards } after Trade
warpgate-power-round_refresh = refresh { warpgate-n-goods } at the start of a round
warpgate-power-start_ships = begin with { warpgate-n-ships } more
warpgate-power-start_goods = begin with { warpgate-n-goods }
warpgate-power-nomads = your outposts count as ships
warpgate-power-mimicry = once in the game, in your turn, copy another faction's ability for good
warpgate-power-assimilation = the first time you win a battle, copy the loser's ability for good

warpgate-n-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
warpgate-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
warpgate-n-goods = { $n ->
    [one] 1 trade good
   *[other] { $n } trade goods
}
warpgate-n-planets = { $n ->
    [one] 1 planet
   *[other] { $n } planets
}
warpgate-n-outposts = { $n ->
    [one] 1 outpost
   *[other] { $n } outposts
}
warpgate-n-colonies = { $n ->
    [one] 1 colony
   *[other] { $n } colonies
}
warpgate-n-technologies = { $n ->
    [one] 1 technology
   *[other] { $n } technologies
}

## Goals of objectives

warpgate-goal-controlled = control { warpgate-n-planets }
warpgate-goal-outposts = have { warpgate-n-outposts }
warpgate-goal-colonies = have { warpgate-n-colonies }
warpgate-goal-of_type = control { warpgate-n-planets } of the type { $type }
warpgate-goal-types = control planets of { $n ->
    [one] 1 type
   *[other] { $n } types
}
warpgate-goal-trade_planets = control { $n ->
    [one] 1 trade planet
   *[other] { $n } trade planets
}
warpgate-goal-sectors = control planets in { $n ->
    [one] 1 sector
   *[other] { $n } sectors
}
warpgate-goal-full_sectors = { $n ->
    [one] control all planets of a sector
   *[other] control all planets of { $n } sectors
}
warpgate-goal-border = control { warpgate-n-planets } in range 1 of one other player's Warpgate
warpgate-goal-occupied = { $n ->
    [one] have ships on a planet with another player's marker
   *[other] have ships on { $n } planets with other players' markers
}
warpgate-goal-ships = have { warpgate-n-ships } on planets, not counting your Warpgate
warpgate-goal-ships_at = have { warpgate-n-ships } on one planet other than your Warpgate
warpgate-goal-ships_spread = have ships on { warpgate-n-planets } besides your Warpgate
warpgate-goal-technologies = have { warpgate-n-technologies }
warpgate-goal-tech_of_type = have { warpgate-n-technologies } of the type { $type }
warpgate-goal-tech_types = have technologies of { $n ->
    [one] 1 type
   *[other] { $n } types
}
warpgate-goal-goods = have { warpgate-n-goods }
warpgate-goal-tokens = have { $n ->
    [one] 1 discovery token
   *[other] { $n } discovery tokens
}
warpgate-goal-elite = have { $n ->
    [one] 1 hero or advanced tactics card
   *[other] { $n } heroes and advanced tactics cards
}
warpgate-goal-drone_far = have your drone at distance { $n } or more from your Warpgate
warpgate-goal-garrisons = control { warpgate-n-planets } with your ships on them
warpgate-goal-battles = { $n ->
    [one] have won a battle as the attacker
   *[other] have won { $n } battles as the attacker
}
warpgate-goal-most_ships = have at least as many ships on planets as everybody else, not counting Warpgates
warpgate-goal-most_planets = control at least as many planets as everybody else

## Discovery tokens

warpgate-token-refresh_trade_goods = Refreshed trade
warpgate-token-reinforce_1x = Reinforce 1X
warpgate-token-draw_1x = Draw 1X
warpgate-token-control_1x = Control 1X
warpgate-token-extra_vp = Extra point
warpgate-token-ship_destroyed = Ship destroyed
warpgate-token-deploy_1_to_3 = Hidden fleet
warpgate-token-peace = Peace
warpgate-token-colony_of_type = Colony ({ $type })
warpgate-token-copy_planet = Copy of a planet
warpgate-token-technology = Lost technology
warpgate-token-trade_good = Trade good
warpgate-token-promote_2x = Promote 2X
warpgate-token-new_trade_planet = New trade planet
warpgate-token-dead_planet = Dead planet
warpgate-token-objective = New objective

warpgate-token-text-refresh_trade_goods = refresh all your trade goods
warpgate-token-text-reinforce_1x = Reinforce with X = 1
warpgate-token-text-draw_1x = draw with X = 1, without playing a card
warpgate-token-text-control_1x = Control with X = 1
warpgate-token-text-extra_vp = 2 VP instead of 1 at the end
warpgate-token-text-ship_destroyed = the exploring ship is lost
warpgate-token-text-deploy_1_to_3 = put 1 to 3 ships on a planet with an own ship
warpgate-token-text-peace = at the start of a round: you neither attack nor are attacked in it
warpgate-token-text-colony_of_type = counts as a colony on a planet of this type, in no sector
warpgate-token-text-copy_planet = before scoring, put it beside a planet: it counts twice for whoever controls it
warpgate-token-text-technology = take a technology
warpgate-token-text-trade_good = take a trade good
warpgate-token-text-promote_2x = Promote with X = 2
warpgate-token-text-new_trade_planet = the planet becomes a trade planet
warpgate-token-text-dead_planet = the planet counts only for moving and deploying; markers on it are removed
warpgate-token-text-objective = take an objective
