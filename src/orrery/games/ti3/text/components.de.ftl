### Twilight Imperium 3: wie die Dinge heißen (Deutsch). Die englische Fassung ist components.en.ftl.

## Rassen

ti3-race-jol_nar = die Universitäten von Jol-Nar
ti3-race-naalu = das Naalu-Kollektiv
ti3-race-l1z1x = die L1Z1X-Kybernetikwesen
ti3-race-mentak = die Mentak-Koalition
ti3-race-letnev = das Baronat von Letnev
ti3-race-xxcha = das Königreich von Xxcha
ti3-race-yssaril = die Yssaril-Stämme
ti3-race-hacan = die Emirate von Hacan
ti3-race-norr = die Sardakk N'orr
ti3-race-sol = die Föderation von Sol

## Systeme ohne Planeten

ti3-tile-empty = leerer Raum
ti3-tile-empty_alpha = Wurmloch Alpha
ti3-tile-empty_beta = Wurmloch Beta
ti3-tile-asteroid_field = Asteroidenfeld
ti3-tile-nebula = Nebel
ti3-tile-supernova = Supernova

## Strategiekarten

ti3-strategy-initiative = Initiative
ti3-strategy-diplomacy = Diplomatie
ti3-strategy-political = Politik
ti3-strategy-logistics = Logistik
ti3-strategy-trade = Handel
ti3-strategy-warfare = Kriegsführung
ti3-strategy-technology = Technologie
ti3-strategy-imperial = Imperial

## Einheiten

ti3-unit-fighter = Jäger
ti3-units-fighter = { $number ->
    [one] 1 Jäger
   *[other] { $number } Jäger
}
ti3-unit-destroyer = Zerstörer
ti3-units-destroyer = { $number ->
    [one] 1 Zerstörer
   *[other] { $number } Zerstörer
}
ti3-unit-cruiser = Kreuzer
ti3-units-cruiser = { $number ->
    [one] 1 Kreuzer
   *[other] { $number } Kreuzer
}
ti3-unit-carrier = Träger
ti3-units-carrier = { $number ->
    [one] 1 Träger
   *[other] { $number } Träger
}
ti3-unit-dreadnought = Schlachtschiff
ti3-units-dreadnought = { $number ->
    [one] 1 Schlachtschiff
   *[other] { $number } Schlachtschiffe
}
ti3-unit-war_sun = Kampfstern
ti3-units-war_sun = { $number ->
    [one] 1 Kampfstern
   *[other] { $number } Kampfsterne
}
ti3-unit-ground_force = Bodentruppe
ti3-units-ground_force = { $number ->
    [one] 1 Bodentruppe
   *[other] { $number } Bodentruppen
}
ti3-unit-pds = PDS
ti3-units-pds = { $number ->
    [one] 1 PDS
   *[other] { $number } PDS
}
ti3-unit-space_dock = Raumdock
ti3-units-space_dock = { $number ->
    [one] 1 Raumdock
   *[other] { $number } Raumdocks
}
ti3-unit-damaged_dreadnought = Schaden an einem Schlachtschiff
ti3-units-damaged_dreadnought = { $number ->
    [one] 1 Schaden an einem Schlachtschiff
   *[other] { $number } Schäden an Schlachtschiffen
}
ti3-unit-damaged_war_sun = Schaden an einem Kampfstern
ti3-units-damaged_war_sun = { $number ->
    [one] 1 Schaden an einem Kampfstern
   *[other] { $number } Schäden an Kampfsternen
}
ti3-unit-on-planet = { $unit } von { $planet }

## Technologien

ti3-technology-antimass_deflectors = Antimassendeflektor
ti3-technology-xrd_transporters = XRD-Transporterweiterung
ti3-technology-type_iv_drive = Typ-IV-Antrieb
ti3-technology-advanced_fighters = Verbesserte Jäger
ti3-technology-light_wave_deflector = Licht/Wellen-Deflektor
ti3-technology-fleet_logistics = Flottenlogistik
ti3-technology-hylar_v_assault_laser = Hylar-V-Angriffslaser
ti3-technology-deep_space_cannon = Tiefe Raumkanone
ti3-technology-war_sun = Kampfstern
ti3-technology-magen_defense_grid = Magen-Verteidigungsnetz
ti3-technology-assault_cannon = Sturmkanone
ti3-technology-graviton_negator = Graviton-Negator
ti3-technology-stasis_capsules = Stasiskapseln
ti3-technology-cybernetics = Kybernetik
ti3-technology-neural_motivator = Neuraler Motivator
ti3-technology-gen_synthesis = Gensynthese
ti3-technology-dacxive_animators = Dacxive-Animatoren
ti3-technology-x89_bacterial_weapon = X-89-Biowaffe
ti3-technology-enviro_compensator = Umweltkompensator
ti3-technology-sarween_tools = Sarween-Werkzeuge
ti3-technology-micro_technology = Mikrotechnologie
ti3-technology-integrated_economy = Integrierte Wirtschaft
ti3-technology-graviton_laser_system = Graviton-Lasersystem
ti3-technology-transit_diodes = Transitdioden

## Farben

ti3-colour-blue = blau
ti3-colour-red = rot
ti3-colour-green = grün
ti3-colour-yellow = gelb

## Bereiche

ti3-pool-strategy = Strategiebereich
ti3-pool-command = Kommandobereich
ti3-pool-fleet = Flottenversorgung

## Aufträge

ti3-objective-conqueror = Eroberer: alle Planeten des Heimatsystems eines anderen
ti3-objective-diversified = Vielseitig: Mecatol Rex mit Dock und je zwei Technologien in drei Farben
ti3-objective-focused = Zielstrebig: vier Planeten mit derselben Spezialisierung
ti3-objective-forceful = Kraftvoll: Mecatol Rex mit Dock und vier Schlachtschiffe in seinem System
ti3-objective-industrial = Industriell: Mecatol Rex, alle drei Docks und alle fünf Schlachtschiffe auf dem Brett
ti3-objective-keeper_of_gates = Hüter der Tore: ein Schiff, das kein Jäger ist, in jedem Wurmlochsystem
ti3-objective-master_of_ships = Herr der Schiffe: Mecatol Rex mit Dock und acht Schiffe ohne Jäger in seinem System
ti3-objective-merciless = Gnadenlos: in dieser Runde den Planeten mit dem letzten Dock eines Nachbarn genommen
ti3-objective-technocrat = Technokrat: sechs Planeten mit einer Spezialisierung
ti3-objective-usurper = Usurpator: Mecatol Rex mit Dock und sechs Bodentruppen
ti3-objective-three_docks = alle drei Docks auf dem Brett
ti3-objective-mecatol_all_round = Mecatol Rex die ganze Strategie- und Aktionsphase gehalten
ti3-objective-five_planets = fünf Planeten außerhalb des Heimatsystems
ti3-objective-three_specialties = Planeten mit allen drei Spezialisierungen
ti3-objective-five_technologies = fünf Technologien
ti3-objective-three_of_a_colour = drei Technologien einer Farbe
ti3-objective-four_colours = Technologien in allen vier Farben
ti3-objective-spend_6_goods = 6 Handelsgüter abgeben
ti3-objective-spend_10_resources = 10 Ressourcen aufwenden
ti3-objective-spend_10_influence = 10 Einfluss aufwenden
ti3-objective-ten_planets = zehn Planeten außerhalb des Heimatsystems
ti3-objective-nine_technologies = neun Technologien
ti3-objective-spend_12_goods = 12 Handelsgüter abgeben
ti3-objective-spend_20_resources = 20 Ressourcen aufwenden
ti3-objective-spend_20_influence = 20 Einfluss aufwenden
ti3-objective-heart_of_the_galaxy = das System Mecatol Rex und alle angrenzenden, jedes mit all seinen Planeten und einem Schiff, das kein Jäger ist
ti3-objective-greater_than_neighbours = mehr Einfluss als beide Nachbarn zusammen
ti3-objective-domination = Dominanz: alle Planeten zweier fremder Heimatsysteme, gewinnt das Spiel
ti3-objective-supremacy = Übermacht: 18 Planeten außerhalb des Heimatsystems, gewinnt das Spiel
ti3-objective-imperium_rex = Imperium Rex: Das Spiel ist zu Ende

## Aktionskarten

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

## Politische Karten

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

## Anführer

ti3-leader-admiral = Admiral
ti3-leader-agent = Agent
ti3-leader-diplomat = Diplomat
ti3-leader-general = General
ti3-leader-scientist = Wissenschaftler

## Ereignischips

ti3-counter-biohazard = Lebensbedrohung
ti3-counter-radiation = Radioaktivität
ti3-counter-hostile_locals = Feindselige Bewohner
ti3-counter-lazax_survivors = LAZAX-Überlebende
ti3-counter-settlers = Siedler
ti3-counter-wormhole_discovery = Entdeckung eines Wurmlochs
ti3-counter-technological_society = Technologiereiche Gesellschaft
ti3-counter-natural_wealth = Natürlicher Reichtum
ti3-counter-industrial_society = Industriegesellschaft
ti3-counter-peaceful_annexation = Friedliche Eroberung
