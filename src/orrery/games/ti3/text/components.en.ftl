### Twilight Imperium 3: what things are called (English). The German twin is components.de.ftl.

## Systems without planets

ti3-tile-empty = empty space
ti3-tile-empty_alpha = wormhole alpha
ti3-tile-empty_beta = wormhole beta
ti3-tile-asteroid_field = asteroid field
ti3-tile-nebula = nebula
ti3-tile-supernova = supernova

## Strategy cards

ti3-strategy-initiative = Initiative
ti3-strategy-diplomacy = Diplomacy
ti3-strategy-political = Political
ti3-strategy-logistics = Logistics
ti3-strategy-trade = Trade
ti3-strategy-warfare = Warfare
ti3-strategy-technology = Technology
ti3-strategy-imperial = Imperial

## Units

ti3-unit-fighter = fighter
ti3-units-fighter = { $number ->
    [one] 1 fighter
   *[other] { $number } fighters
}
ti3-unit-destroyer = destroyer
ti3-units-destroyer = { $number ->
    [one] 1 destroyer
   *[other] { $number } destroyers
}
ti3-unit-cruiser = cruiser
ti3-units-cruiser = { $number ->
    [one] 1 cruiser
   *[other] { $number } cruisers
}
ti3-unit-carrier = carrier
ti3-units-carrier = { $number ->
    [one] 1 carrier
   *[other] { $number } carriers
}
ti3-unit-dreadnought = dreadnought
ti3-units-dreadnought = { $number ->
    [one] 1 dreadnought
   *[other] { $number } dreadnoughts
}
ti3-unit-war_sun = war sun
ti3-units-war_sun = { $number ->
    [one] 1 war sun
   *[other] { $number } war suns
}
ti3-unit-ground_force = ground force
ti3-units-ground_force = { $number ->
    [one] 1 ground force
   *[other] { $number } ground forces
}
ti3-unit-pds = PDS
ti3-units-pds = { $number ->
    [one] 1 PDS
   *[other] { $number } PDS
}
ti3-unit-space_dock = space dock
ti3-units-space_dock = { $number ->
    [one] 1 space dock
   *[other] { $number } space docks
}
ti3-unit-damaged_dreadnought = damage to a dreadnought
ti3-units-damaged_dreadnought = { $number ->
    [one] 1 damage to a dreadnought
   *[other] { $number } damages to dreadnoughts
}
ti3-unit-damaged_war_sun = damage to a war sun
ti3-units-damaged_war_sun = { $number ->
    [one] 1 damage to a war sun
   *[other] { $number } damages to war suns
}
ti3-unit-on-planet = { $unit } from { $planet }

## Colours

ti3-colour-blue = blue
ti3-colour-red = red
ti3-colour-green = green
ti3-colour-yellow = yellow

## Pools

ti3-pool-strategy = strategy allocation
ti3-pool-command = command pool
ti3-pool-fleet = fleet supply

## Objectives

ti3-objective-conqueror = Conqueror: all planets of another player's home system
ti3-objective-diversified = Diversified: Mecatol Rex with a dock, and two technologies in each of three colours
ti3-objective-focused = Focused: four planets with the same specialty
ti3-objective-forceful = Forceful: Mecatol Rex with a dock and four dreadnoughts in its system
ti3-objective-industrial = Industrial: Mecatol Rex, all three docks and all five dreadnoughts on the board
ti3-objective-keeper_of_gates = Keeper of Gates: a ship that is no fighter in every wormhole system
ti3-objective-master_of_ships = Master of Ships: Mecatol Rex with a dock and eight ships that are no fighters in its system
ti3-objective-merciless = Merciless: took the planet with a neighbour's last dock in this round
ti3-objective-technocrat = Technocrat: six planets with a specialty
ti3-objective-usurper = Usurper: Mecatol Rex with a dock and six ground forces
ti3-objective-three_docks = all three docks on the board
ti3-objective-mecatol_all_round = Mecatol Rex held through the whole strategy and action phase
ti3-objective-five_planets = five planets outside the home system
ti3-objective-three_specialties = planets with all three specialties
ti3-objective-five_technologies = five technologies
ti3-objective-three_of_a_colour = three technologies of one colour
ti3-objective-four_colours = technologies in all four colours
ti3-objective-spend_6_goods = spend 6 trade goods
ti3-objective-spend_10_resources = spend 10 resources
ti3-objective-spend_10_influence = spend 10 influence
ti3-objective-ten_planets = ten planets outside the home system
ti3-objective-nine_technologies = nine technologies
ti3-objective-spend_12_goods = spend 12 trade goods
ti3-objective-spend_20_resources = spend 20 resources
ti3-objective-spend_20_influence = spend 20 influence
ti3-objective-heart_of_the_galaxy = the system of Mecatol Rex and all adjacent ones, each with all its planets and a ship that is no fighter
ti3-objective-greater_than_neighbours = more influence than both neighbours together
ti3-objective-domination = Domination: all planets of two home systems of others, wins the game
ti3-objective-supremacy = Supremacy: 18 planets outside the home system, wins the game
ti3-objective-imperium_rex = Imperium Rex: the game is over
