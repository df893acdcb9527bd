### Twilight Imperium 3: what things are called (English). The German twin is components.de.ftl.

## Races

ti3-race-jol_nar = the Universities of Jol-Nar
ti3-race-naalu = the Naalu Collective
ti3-race-l1z1x = the L1Z1X Mindnet
ti3-race-mentak = the Mentak Coalition
ti3-race-letnev = the Barony of Letnev
ti3-race-xxcha = the Xxcha Kingdom
ti3-race-yssaril = the Yssaril Tribes
ti3-race-hacan = the Emirates of Hacan
ti3-race-norr = Sardakk N'orr
ti3-race-sol = the Federation of Sol

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

## Technologies

ti3-technology-antimass_deflectors = Antimass Deflectors
ti3-technology-xrd_transporters = XRD Transporters
ti3-technology-type_iv_drive = Type IV Drive
ti3-technology-advanced_fighters = Advanced Fighters
ti3-technology-light_wave_deflector = Light/Wave Deflector
ti3-technology-fleet_logistics = Fleet Logistics
ti3-technology-hylar_v_assault_laser = Hylar V Assault Laser
ti3-technology-deep_space_cannon = Deep Space Cannon
ti3-technology-war_sun = War Sun
ti3-technology-magen_defense_grid = Magen Defense Grid
ti3-technology-assault_cannon = Assault Cannon
ti3-technology-graviton_negator = Graviton Negator
ti3-technology-stasis_capsules = Stasis Capsules
ti3-technology-cybernetics = Cybernetics
ti3-technology-neural_motivator = Neural Motivator
ti3-technology-gen_synthesis = Gen Synthesis
ti3-technology-dacxive_animators = Dacxive Animators
ti3-technology-x89_bacterial_weapon = X-89 Bacterial Weapon
ti3-technology-enviro_compensator = Enviro Compensator
ti3-technology-sarween_tools = Sarween Tools
ti3-technology-micro_technology = Micro Technology
ti3-technology-integrated_economy = Integrated Economy
ti3-technology-graviton_laser_system = Graviton Laser System
ti3-technology-transit_diodes = Transit Diodes

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

## Action cards

ti3-card-armistice = Armistice
ti3-card-chemical_warfare = Chemical Warfare
ti3-card-civil_defense = Civil Defense
ti3-card-command_summit = Command Summit
ti3-card-corporate_sponsorship = Corporate Sponsorship
ti3-card-council_dissolved = Council Dissolved
ti3-card-cultural_crisis = Cultural Crisis
ti3-card-determine_policy = Determine Policy
ti3-card-diplomatic_immunity = Diplomatic Immunity
ti3-card-direct_hit = Direct Hit!
ti3-card-disclosure = Disclosure
ti3-card-discredit = Discredit
ti3-card-dug_in = Dug In
ti3-card-emergency_repairs = Emergency Repairs
ti3-card-experimental_battlestation = Experimental Battlestation
ti3-card-fantastic_rhetoric = Fantastic Rhetoric
ti3-card-fighter_prototype = Fighter Prototype
ti3-card-flank_speed = Flank Speed
ti3-card-focused_research = Focused Research
ti3-card-ghost_ship = Ghost Ship
ti3-card-good_year = Good Year
ti3-card-grand_armada = Grand Armada
ti3-card-influence_in_the_merchants_guild = Influence in the Merchant's Guild
ti3-card-in_the_silence_of_space = In the Silence of Space
ti3-card-insubordination = Insubordination
ti3-card-into_the_breach = Into the Breach
ti3-card-local_unrest = Local Unrest
ti3-card-lucky_shot = Lucky Shot
ti3-card-massive_transport = Massive Transport
ti3-card-master_of_trade = Master of Trade
ti3-card-minelayers = Minelayers
ti3-card-morale_boost = Morale Boost
ti3-card-multiculturalism = Multiculturalism
ti3-card-opening_the_black_box = Opening the Black Box
ti3-card-patrol = Patrol
ti3-card-plague = Plague
ti3-card-policy_paralysis = Policy Paralysis
ti3-card-political_stability = Political Stability
ti3-card-privateers = Privateers
ti3-card-productivity_spike = Productivity Spike
ti3-card-public_disgrace = Public Disgrace
ti3-card-rally_of_the_people = Rally of the People
ti3-card-rare_mineral = Rare Mineral
ti3-card-recheck = Recheck
ti3-card-reparations = Reparations
ti3-card-rise_of_a_messiah = Rise of a Messiah
ti3-card-ruinous_tariffs = Ruinous Tariffs
ti3-card-sabotage = Sabotage
ti3-card-scientist_assassination = Scientist Assassination
ti3-card-secret_industrial_agent = Secret Industrial Agent
ti3-card-shields_holding = Shields Holding
ti3-card-signal_jamming = Signal Jamming
ti3-card-skilled_retreat = Skilled Retreat
ti3-card-spacedock_accident = Spacedock Accident
ti3-card-star_of_death = Star of Death
ti3-card-stellar_criminals = Stellar Criminals
ti3-card-strategic_bombardment = Strategic Bombardment
ti3-card-strategic_flexibility = Strategic Flexibility
ti3-card-strategic_shift = Strategic Shift
ti3-card-successful_spy = Successful Spy
ti3-card-synchronicity = Synchronicity
ti3-card-tech_bubble = Tech Bubble
ti3-card-thugs = Thugs
ti3-card-touch_of_genius = Touch of Genius
ti3-card-trade_stop = Trade Stop
ti3-card-transport = Transport
ti3-card-unexpected_action = Unexpected Action
ti3-card-uprising = Uprising
ti3-card-usurper = Usurper
ti3-card-veto = Veto
ti3-card-voluntary_annexation = Voluntary Annexation
ti3-card-war_footing = War Footing

## Political cards

ti3-politic-aggressive_strategy = Aggressive Strategy
ti3-politic-ancient_artifact = Ancient Artifact
ti3-politic-arms_reduction = Arms Reduction
ti3-politic-colonial_redistribution = Colonial Redistribution
ti3-politic-compensated_disarmament = Compensated Disarmament
ti3-politic-cost_overruns = Cost Overruns
ti3-politic-dispute_resolution = Dispute Resolution
ti3-politic-economic_revitalization = Economic Revitalization
ti3-politic-holder_of_mecatol_rex = Holder of Mecatol Rex
ti3-politic-imperial_containment = Imperial Containment
ti3-politic-imperial_mandate = Imperial Mandate
ti3-politic-mass_mobilization = Mass Mobilization
ti3-politic-new_constitution = New Constitution
ti3-politic-official_sanction = Official Sanction
ti3-politic-open_the_trade_routes = Open the Trade Routes
ti3-politic-prophecy_of_ixth = Prophecy of Ixth
ti3-politic-public_execution = Public Execution
ti3-politic-repeal = Repeal
ti3-politic-revote = Revote
ti3-politic-subsidized_industry = Subsidized Industry
ti3-politic-technology_investigation = Technology Investigation
ti3-politic-trade_embargo = Trade Embargo
ti3-politic-checks_and_balances = Checks and Balances
ti3-politic-closing_the_wormholes = Closing the Wormholes
ti3-politic-code_of_honor = Code of Honor
ti3-politic-colonization_licensing = Colonization Licensing
ti3-politic-conventions_of_war = Conventions of War
ti3-politic-core_stability = Core Stability
ti3-politic-council_elder = Council Elder
ti3-politic-councils_censure = Council's Censure
ti3-politic-crown_of_thalnos = Crown of Thalnos
ti3-politic-fleet_regulations = Fleet Regulations
ti3-politic-free_trade = Free Trade
ti3-politic-forced_economic_independence = Forced Economic Independence
ti3-politic-holy_planet_of_ixth = Holy Planet of Ixth
ti3-politic-humane_labor = Humane Labor
ti3-politic-imperial_academy = Imperial Academy
ti3-politic-imperial_peace = Imperial Peace
ti3-politic-labor_force_politics = Labor Force Politics
ti3-politic-limits_to_individual_power = Limits to Individual Power
ti3-politic-minister_of_commerce = Minister of Commerce
ti3-politic-minister_of_exploration = Minister of Exploration
ti3-politic-minister_of_internal_security = Minister of Internal Security
ti3-politic-minister_of_policy = Minister of Policy
ti3-politic-minister_of_war = Minister of War
ti3-politic-planetary_conscription = Planetary Conscription
ti3-politic-planetary_security = Planetary Security
ti3-politic-regressive_rhetoric = Regressive Rhetoric
ti3-politic-regulated_conscription = Regulated Conscription
ti3-politic-research_grant = Research Grant
ti3-politic-resource_management = Resource Management
ti3-politic-short_term_truce = Short Term Truce
ti3-politic-subsidized_studies = Subsidized Studies
ti3-politic-technology_buy_back = Technology Buy-back
ti3-politic-technology_tariffs = Technology Tariffs
ti3-politic-trade_war = Trade War
ti3-politic-traffic_tariffs = Traffic Tariffs
ti3-politic-unconventional_weapons = Unconventional Weapons
ti3-politic-science_community_speaker = Science Community Speaker
ti3-politic-wormhole_reconstruction = Wormhole Reconstruction

## Leaders

ti3-leader-admiral = admiral
ti3-leader-agent = agent
ti3-leader-diplomat = diplomat
ti3-leader-general = general
ti3-leader-scientist = scientist

## Domain counters

ti3-counter-biohazard = Biohazard
ti3-counter-radiation = Radiation
ti3-counter-hostile_locals = Hostile Locals
ti3-counter-lazax_survivors = Lazax Survivors
ti3-counter-settlers = Settlers
ti3-counter-wormhole_discovery = Wormhole Discovery
ti3-counter-technological_society = Technological Society
ti3-counter-natural_wealth = Natural Wealth
ti3-counter-industrial_society = Industrial Society
ti3-counter-peaceful_annexation = Peaceful Annexation
