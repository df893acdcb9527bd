### Twilight Imperium 4: names of the technologies and what the generic ones do (English). The German twin is technologies.de.ftl.

## Propulsion

ti4-technology-antimass_deflectors = Antimass Deflectors
ti4-technology-antimass_deflectors-text = Asteroid fields are open to your ships, to enter and to pass. Space cannons of others have -1 on every roll against your units.
ti4-technology-dark_energy_tap = Dark Energy Tap
ti4-technology-dark_energy_tap-text = After your tactical action in a system with a frontier token: if a ship of yours is there, explore the token. Your ships may retreat to any adjacent system without units of others, even if nothing there is yours.
ti4-technology-gravity_drive = Gravity Drive
ti4-technology-gravity_drive-text = After activating a system: one of your ships has move +1 for this tactical action.
ti4-technology-sling_relay = Sling Relay
ti4-technology-sling_relay-text = As an action: exhaust it and produce a ship in a system with a space dock of yours.
ti4-technology-fleet_logistics = Fleet Logistics
ti4-technology-fleet_logistics-text = In each of your turns in the action phase you may perform a second action.
ti4-technology-light_wave_deflector = Light/Wave Deflector
ti4-technology-light_wave_deflector-text = Ships of others do not stop yours from moving on through their systems.

## Biotic

ti4-technology-neural_motivator = Neural Motivator
ti4-technology-neural_motivator-text = You draw one more action card in the status phase, 2 in all.
ti4-technology-psychoarchaeology = Psychoarchaeology
ti4-technology-psychoarchaeology-text = The technology specialties of your planets serve you without exhausting the planets, and on exhausted planets too. In the action phase, exhausting a planet of yours with a specialty gives you a trade good.
ti4-technology-bio_stims = Bio-Stims
ti4-technology-bio_stims-text = At the end of your turn: exhaust it, and ready another of your technologies or a planet of yours with a specialty.
ti4-technology-dacxive_animators = Dacxive Animators
ti4-technology-dacxive_animators-text = After winning a ground combat: you may put an infantry from your reinforcements on the planet.
ti4-technology-hyper_metabolism = Hyper Metabolism
ti4-technology-hyper_metabolism-text = You gain one more command token in the status phase, 3 in all.
ti4-technology-x_89_bacterial_weapon = X-89 Bacterial Weapon
ti4-technology-x_89_bacterial_weapon-text = As an action: exhaust it and name a planet in a system where you have a ship with bombardment. All infantry on it is destroyed, planetary shield or not.

## Cybernetic

ti4-technology-sarween_tools = Sarween Tools
ti4-technology-sarween_tools-text = Whenever your units use production, all that they produce together costs 1 less.
ti4-technology-scanlink_drone_network = Scanlink Drone Network
ti4-technology-scanlink_drone_network-text = When you activate a system: you may explore a planet there that has units of yours on it.
ti4-technology-graviton_laser_system = Graviton Laser System
ti4-technology-graviton_laser_system-text = Before your units use space cannon: exhaust it, and their hits must go to non-fighter ships, if there are any.
ti4-technology-predictive_intelligence = Predictive Intelligence
ti4-technology-predictive_intelligence-text = At the end of your turn: exhaust it and redistribute your command tokens. When you cast votes: you may add 3; if your outcome does not win, it is exhausted.
ti4-technology-transit_diodes = Transit Diodes
ti4-technology-transit_diodes-text = At the start of your turn in the action phase: exhaust it, and up to 4 of your ground forces from anywhere on the board come to planets of yours.
ti4-technology-integrated_economy = Integrated Economy
ti4-technology-integrated_economy-text = After gaining control of a planet: you may produce any units on it, as long as their total cost stays within its resource value.

## Warfare

ti4-technology-ai_development_algorithm = AI Development Algorithm
ti4-technology-ai_development_algorithm-text = When you research a unit upgrade: exhaust it to do without one prerequisite of any colour. Or when your units use production: exhaust it, and all that they produce together costs 1 less for each unit upgrade you own.
ti4-technology-plasma_scoring = Plasma Scoring
ti4-technology-plasma_scoring-text = When your units use bombardment or space cannon: one of them, named before the roll, may roll one die more.
ti4-technology-magen_defense_grid = Magen Defense Grid
ti4-technology-magen_defense_grid-text = At the start of a round of ground combat on a planet where you have a unit with planetary shield: exhaust it, and your opponent makes no combat rolls in this round.
ti4-technology-self_assembly_routines = Self-Assembly Routines
ti4-technology-self_assembly_routines-text = After your units have used production: exhaust it, and a mech from your reinforcements comes to one of your planets in that system. After a mech of yours has been destroyed: gain a trade good.
ti4-technology-duranium_armor = Duranium Armor
ti4-technology-duranium_armor-text = In every combat round, after you have assigned hits: one of your damaged units is repaired, but none that has used sustain damage in this round.
ti4-technology-assault_cannon = Assault Cannon
ti4-technology-assault_cannon-text = At the start of a space combat, if you have three or more non-fighter ships in the system: your opponent must destroy one of their own.

## Unit upgrades

ti4-technology-carrier_ii = Carrier II
ti4-technology-carrier_ii-text = Your carriers have move 2 and capacity 6.
ti4-technology-destroyer_ii = Destroyer II
ti4-technology-destroyer_ii-text = Your destroyers have combat 8 and anti-fighter barrage 6 with three dice.
ti4-technology-fighter_ii = Fighter II
ti4-technology-fighter_ii-text = Your fighters have combat 8 and move 2 and fly on their own. Those beyond the capacity of your ships count against the fleet pool.
ti4-technology-infantry_ii = Infantry II
ti4-technology-infantry_ii-text = Your infantry has combat 7. After one has been destroyed, roll a die: on 6 or more it waits on this card and comes back at the start of your next turn, on a planet of yours in your home system.
ti4-technology-pds_ii = PDS II
ti4-technology-pds_ii-text = Your PDS have space cannon 5, which reaches ships in adjacent systems too.
ti4-technology-space_dock_ii = Space Dock II
ti4-technology-space_dock_ii-text = The production value of your space docks is the resource value of the planet plus 4. As before, up to 3 fighters in the system take no capacity.
ti4-technology-cruiser_ii = Cruiser II
ti4-technology-cruiser_ii-text = Your cruisers have combat 6, move 3 and capacity 1.
ti4-technology-dreadnought_ii = Dreadnought II
ti4-technology-dreadnought_ii-text = Your dreadnoughts have move 2, and Direct Hit does not destroy them.
ti4-technology-war_sun = War Sun
ti4-technology-war_sun-text = You can produce war suns: cost 12, combat 3 with three dice, move 2, capacity 6, sustain damage, bombardment 3 with three dice. Units of others in their system have no planetary shield.
