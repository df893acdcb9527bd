### Twilight Imperium 4: what things are called (English). The German twin is components.de.ftl.

## Factions

## Planets

ti4-planet-jord = Jord
ti4-planet-moll_primus = Moll Primus
ti4-planet-darien = Darien
ti4-planet-muaat = Muaat
ti4-planet-nestphar = Nestphar
ti4-planet-0_0_0 = [0.0.0]
ti4-planet-winnu = Winnu
ti4-planet-mordai_ii = Mordai II
ti4-planet-maaluuk = Maaluuk
ti4-planet-druaa = Druaa
ti4-planet-arc_prime = Arc Prime
ti4-planet-wren_terra = Wren Terra
ti4-planet-lisis_ii = Lisis II
ti4-planet-ragh = Ragh
ti4-planet-nar = Nar
ti4-planet-jol = Jol
ti4-planet-trenlak = Tren'lak
ti4-planet-quinarra = Quinarra
ti4-planet-archon_ren = Archon Ren
ti4-planet-archon_tau = Archon Tau
ti4-planet-retillion = Retillion
ti4-planet-shalloq = Shalloq
ti4-planet-hercant = Hercant
ti4-planet-arretze = Arretze
ti4-planet-kamdorn = Kamdorn
ti4-planet-mecatol_rex = Mecatol Rex
ti4-planet-wellon = Wellon
ti4-planet-vefut_ii = Vefut II
ti4-planet-thibah = Thibah
ti4-planet-tarmann = Tar'mann
ti4-planet-saudor = Saudor
ti4-planet-mehar_xull = Mehar Xull
ti4-planet-quann = Quann
ti4-planet-lodor = Lodor
ti4-planet-new_albion = New Albion
ti4-planet-starpoint = Starpoint
ti4-planet-tequran = Tequ'ran
ti4-planet-torkan = Torkan
ti4-planet-qucenn = Qucen'n
ti4-planet-rarron = Rarron
ti4-planet-mellon = Mellon
ti4-planet-zohbat = Zohbat
ti4-planet-lazar = Lazar
ti4-planet-sakulag = Sakulag
ti4-planet-dal_bootha = Dal Bootha
ti4-planet-xxehan = Xxehan
ti4-planet-corneeq = Corneeq
ti4-planet-resculon = Resculon
ti4-planet-centauri = Centauri
ti4-planet-gral = Gral
ti4-planet-bereg = Bereg
ti4-planet-lirta_iv = Lirta IV
ti4-planet-arnor = Arnor
ti4-planet-lor = Lor
ti4-planet-arinam = Arinam
ti4-planet-meer = Meer
ti4-planet-abyz = Abyz
ti4-planet-fria = Fria
ti4-planet-creuss = Creuss
ti4-planet-ixth = Ixth
ti4-planet-arcturus = Arcturus
ti4-planet-acheron = Acheron
ti4-planet-elysium = Elysium
ti4-planet-the_dark = The Dark
ti4-planet-naazir = Naazir
ti4-planet-rokha = Rokha
ti4-planet-valk = Valk
ti4-planet-ylir = Ylir
ti4-planet-avar = Avar
ti4-planet-archon_vail = Archon Vail
ti4-planet-perimeter = Perimeter
ti4-planet-ang = Ang
ti4-planet-sem_lore = Sem-Lore
ti4-planet-vorhal = Vorhal
ti4-planet-atlas = Atlas
ti4-planet-primor = Primor
ti4-planet-hopes_end = Hope's End
ti4-planet-cormund = Cormund
ti4-planet-everra = Everra
ti4-planet-accoen = Accoen
ti4-planet-jeol_ir = Jeol-Ir
ti4-planet-kraag = Kraag
ti4-planet-siig = Siig
ti4-planet-bakal = Bakal
ti4-planet-alio_prima = Alio Prima
ti4-planet-lisis = Lisis
ti4-planet-velnor = Velnor
ti4-planet-cealdri = Cealdri
ti4-planet-xanhact = Xanhact
ti4-planet-vega_major = Vega Major
ti4-planet-vega_minor = Vega Minor
ti4-planet-loki = Loki
ti4-planet-abaddon = Abaddon
ti4-planet-ashtroth = Ashtroth
ti4-planet-rigel_iii = Rigel III
ti4-planet-rigel_ii = Rigel II
ti4-planet-rigel_i = Rigel I
ti4-planet-mallice = Mallice
ti4-planet-mirage = Mirage

## Systems without planets, and the nexus

ti4-tile-17 = Creuss Gate
ti4-tile-39 = alpha wormhole
ti4-tile-40 = beta wormhole
ti4-tile-41 = gravity rift
ti4-tile-42 = nebula
ti4-tile-43 = supernova
ti4-tile-44 = asteroid field
ti4-tile-45 = asteroid field
ti4-tile-46 = empty space
ti4-tile-47 = empty space
ti4-tile-48 = empty space
ti4-tile-49 = empty space
ti4-tile-50 = empty space
ti4-tile-77 = empty space
ti4-tile-78 = empty space
ti4-tile-79 = asteroid field with alpha wormhole
ti4-tile-80 = supernova
ti4-tile-81 = Muaat supernova
ti4-tile-82A = wormhole nexus, inactive
ti4-tile-82B = wormhole nexus, active
ti4-tile-hyperlane = hyperlane

## Units

ti4-unit-fighter = fighter
ti4-units-fighter = { $number ->
    [one] 1 fighter
   *[other] { $number } fighters
}
ti4-unit-destroyer = destroyer
ti4-units-destroyer = { $number ->
    [one] 1 destroyer
   *[other] { $number } destroyers
}
ti4-unit-cruiser = cruiser
ti4-units-cruiser = { $number ->
    [one] 1 cruiser
   *[other] { $number } cruisers
}
ti4-unit-carrier = carrier
ti4-units-carrier = { $number ->
    [one] 1 carrier
   *[other] { $number } carriers
}
ti4-unit-dreadnought = dreadnought
ti4-units-dreadnought = { $number ->
    [one] 1 dreadnought
   *[other] { $number } dreadnoughts
}
ti4-unit-war_sun = war sun
ti4-units-war_sun = { $number ->
    [one] 1 war sun
   *[other] { $number } war suns
}
ti4-unit-flagship = flagship
ti4-units-flagship = { $number ->
    [one] 1 flagship
   *[other] { $number } flagships
}
ti4-unit-infantry = infantry
ti4-units-infantry = { $number ->
    [one] 1 infantry
   *[other] { $number } infantry
}
ti4-unit-mech = mech
ti4-units-mech = { $number ->
    [one] 1 mech
   *[other] { $number } mechs
}
ti4-unit-pds = PDS
ti4-units-pds = { $number ->
    [one] 1 PDS
   *[other] { $number } PDS
}
ti4-unit-space_dock = space dock
ti4-units-space_dock = { $number ->
    [one] 1 space dock
   *[other] { $number } space docks
}

## Models of units: generic ones first, then the factions' own

ti4-model-infantry_i = Infantry I
ti4-model-infantry_ii = Infantry II
ti4-model-fighter_i = Fighter I
ti4-model-fighter_ii = Fighter II
ti4-model-destroyer_i = Destroyer I
ti4-model-destroyer_ii = Destroyer II
ti4-model-cruiser_i = Cruiser I
ti4-model-cruiser_ii = Cruiser II
ti4-model-carrier_i = Carrier I
ti4-model-carrier_ii = Carrier II
ti4-model-dreadnought_i = Dreadnought I
ti4-model-dreadnought_ii = Dreadnought II
ti4-model-war_sun = War Sun
ti4-model-pds_i = PDS I
ti4-model-pds_ii = PDS II
ti4-model-space_dock_i = Space Dock I
ti4-model-space_dock_ii = Space Dock II

## Colours of technologies and specialties

ti4-colour-blue = blue
ti4-colour-green = green
ti4-colour-yellow = yellow
ti4-colour-red = red

## Traits of planets, and the deck of frontier tokens

ti4-trait-cultural = cultural
ti4-trait-hazardous = hazardous
ti4-trait-industrial = industrial
ti4-trait-frontier = frontier

## Wormholes

ti4-wormhole-alpha = alpha
ti4-wormhole-beta = beta
ti4-wormhole-gamma = gamma
ti4-wormhole-delta = delta

## Anomalies

ti4-anomaly-asteroid_field = asteroid field
ti4-anomaly-nebula = nebula
ti4-anomaly-supernova = supernova
ti4-anomaly-gravity_rift = gravity rift

## Pools of the command sheet

ti4-pool-tactic = tactic pool
ti4-pool-fleet = fleet pool
ti4-pool-strategy = strategy pool

## Phases

ti4-phase-strategy = strategy phase
ti4-phase-action = action phase
ti4-phase-status = status phase
ti4-phase-agenda = agenda phase

## Kinds of objectives

ti4-objective-kind-public_stage_1 = public objective, stage I
ti4-objective-kind-public_stage_2 = public objective, stage II
ti4-objective-kind-secret = secret objective

## Shapes of the map

ti4-layout-3p = three players
ti4-layout-3p_hyperlanes = three players, with hyperlanes
ti4-layout-4p = four players
ti4-layout-4p_hyperlanes = four players, with hyperlanes
ti4-layout-5p = five players, without hyperlanes
ti4-layout-5p_hyperlanes = five players, with hyperlanes
ti4-layout-6p = six players
ti4-layout-6p_large = six players, large galaxy
ti4-layout-7p = seven players
ti4-layout-7p_alternative = seven players, alternative map
ti4-layout-8p = eight players
ti4-layout-8p_alternative = eight players, alternative map

## Strategy cards

ti4-strategy-leadership = Leadership
ti4-strategy-leadership-primary = Gain 3 command tokens, and one more for every 3 influence that you spend.
ti4-strategy-leadership-secondary = Gain a command token for every 3 influence that you spend. This secondary ability costs no token.
ti4-strategy-diplomacy = Diplomacy
ti4-strategy-diplomacy-primary = Choose a system with a planet of yours, except that of Mecatol Rex: all others put a command token from their reinforcements there. Then ready up to 2 of your planets, wherever they are.
ti4-strategy-diplomacy-secondary = For a token of the strategy pool: ready up to 2 of your planets.
ti4-strategy-politics = Politics
ti4-strategy-politics-primary = Give the speaker token to a player who does not have it, maybe yourself. Draw 2 action cards. Look at the top 2 agendas of the deck and put each on its top or under it, in the order you like.
ti4-strategy-politics-secondary = For a token of the strategy pool: draw 2 action cards.
ti4-strategy-construction = Construction
ti4-strategy-construction-primary = Put a PDS or a space dock on a planet of yours; then a PDS on the same or another planet of yours.
ti4-strategy-construction-secondary = Put a token of the strategy pool in a system of your choice: you may place a PDS or a space dock on a planet of yours there.
ti4-strategy-trade = Trade
ti4-strategy-trade-primary = Gain 3 trade goods and replenish your commodities. Choose any of the others: they use the secondary ability without spending a token.
ti4-strategy-trade-secondary = For a token of the strategy pool: replenish your commodities.
ti4-strategy-warfare = Warfare
ti4-strategy-warfare-primary = Take one of your command tokens off the board and put it in a pool of your choice. Then redistribute the tokens of your command sheet as you like.
ti4-strategy-warfare-secondary = For a token of the strategy pool: a space dock in your home system uses production.
ti4-strategy-technology = Technology
ti4-strategy-technology-primary = Research a technology, and for 6 resources another one.
ti4-strategy-technology-secondary = For a token of the strategy pool and 4 resources: research a technology.
ti4-strategy-imperial = Imperial
ti4-strategy-imperial-primary = Score a public objective at once, if you meet it. With Mecatol Rex you gain a victory point, without it you may draw a secret objective.
ti4-strategy-imperial-secondary = For a token of the strategy pool: draw a secret objective.
