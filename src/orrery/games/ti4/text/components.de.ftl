### Twilight Imperium 4: wie die Dinge heißen (Deutsch). Die englische Fassung ist components.en.ftl.

## Fraktionen

## Planeten

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
ti4-planet-the_dark = Das Dunkel
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

## Systeme ohne Planeten, und der Nexus

ti4-tile-17 = Tor von Creuss
ti4-tile-39 = Alpha-Wurmloch
ti4-tile-40 = Beta-Wurmloch
ti4-tile-41 = Gravitationsstrudel
ti4-tile-42 = Nebel
ti4-tile-43 = Supernova
ti4-tile-44 = Asteroidenfeld
ti4-tile-45 = Asteroidenfeld
ti4-tile-46 = leerer Raum
ti4-tile-47 = leerer Raum
ti4-tile-48 = leerer Raum
ti4-tile-49 = leerer Raum
ti4-tile-50 = leerer Raum
ti4-tile-77 = leerer Raum
ti4-tile-78 = leerer Raum
ti4-tile-79 = Asteroidenfeld mit Alpha-Wurmloch
ti4-tile-80 = Supernova
ti4-tile-81 = Supernova der Muaat
ti4-tile-82A = Wurmloch-Nexus, inaktiv
ti4-tile-82B = Wurmloch-Nexus, aktiv
ti4-tile-hyperlane = Hyperroute

## Einheiten

ti4-unit-fighter = Jäger
ti4-units-fighter = { $number ->
    [one] 1 Jäger
   *[other] { $number } Jäger
}
ti4-unit-destroyer = Zerstörer
ti4-units-destroyer = { $number ->
    [one] 1 Zerstörer
   *[other] { $number } Zerstörer
}
ti4-unit-cruiser = Kreuzer
ti4-units-cruiser = { $number ->
    [one] 1 Kreuzer
   *[other] { $number } Kreuzer
}
ti4-unit-carrier = Träger
ti4-units-carrier = { $number ->
    [one] 1 Träger
   *[other] { $number } Träger
}
ti4-unit-dreadnought = Schlachtschiff
ti4-units-dreadnought = { $number ->
    [one] 1 Schlachtschiff
   *[other] { $number } Schlachtschiffe
}
ti4-unit-war_sun = Kriegssonne
ti4-units-war_sun = { $number ->
    [one] 1 Kriegssonne
   *[other] { $number } Kriegssonnen
}
ti4-unit-flagship = Flaggschiff
ti4-units-flagship = { $number ->
    [one] 1 Flaggschiff
   *[other] { $number } Flaggschiffe
}
ti4-unit-infantry = Infanterie
ti4-units-infantry = { $number ->
    [one] 1 Infanterie
   *[other] { $number } Infanterie
}
ti4-unit-mech = Mech
ti4-units-mech = { $number ->
    [one] 1 Mech
   *[other] { $number } Mechs
}
ti4-unit-pds = PVS
ti4-units-pds = { $number ->
    [one] 1 PVS
   *[other] { $number } PVS
}
ti4-unit-space_dock = Raumwerft
ti4-units-space_dock = { $number ->
    [one] 1 Raumwerft
   *[other] { $number } Raumwerften
}

## Modelle der Einheiten: zuerst die allgemeinen, dann die der Fraktionen

ti4-model-infantry_i = Infanterie I
ti4-model-infantry_ii = Infanterie II
ti4-model-fighter_i = Jäger I
ti4-model-fighter_ii = Jäger II
ti4-model-destroyer_i = Zerstörer I
ti4-model-destroyer_ii = Zerstörer II
ti4-model-cruiser_i = Kreuzer I
ti4-model-cruiser_ii = Kreuzer II
ti4-model-carrier_i = Träger I
ti4-model-carrier_ii = Träger II
ti4-model-dreadnought_i = Schlachtschiff I
ti4-model-dreadnought_ii = Schlachtschiff II
ti4-model-war_sun = Kriegssonne
ti4-model-pds_i = PVS I
ti4-model-pds_ii = PVS II – Tiefraumkanone
ti4-model-space_dock_i = Raumwerft I
ti4-model-space_dock_ii = Raumwerft II

## Farben der Technologien und Spezialisierungen

ti4-colour-blue = blau
ti4-colour-green = grün
ti4-colour-yellow = gelb
ti4-colour-red = rot

## Merkmale der Planeten, und der Stapel für Wilder-Raum-Marker

ti4-trait-cultural = kulturell
ti4-trait-hazardous = gefährlich
ti4-trait-industrial = industriell
ti4-trait-frontier = Wilder Raum

## Wurmlöcher

ti4-wormhole-alpha = Alpha
ti4-wormhole-beta = Beta
ti4-wormhole-gamma = Gamma
ti4-wormhole-delta = Delta

## Anomalien

ti4-anomaly-asteroid_field = Asteroidenfeld
ti4-anomaly-nebula = Nebel
ti4-anomaly-supernova = Supernova
ti4-anomaly-gravity_rift = Gravitationsstrudel

## Pools des Kommandobogens

ti4-pool-tactic = Taktikpool
ti4-pool-fleet = Flottenpool
ti4-pool-strategy = Strategiepool

## Phasen

ti4-phase-strategy = Strategiephase
ti4-phase-action = Aktionsphase
ti4-phase-status = Statusphase
ti4-phase-agenda = Agendaphase

## Arten von Aufträgen

ti4-objective-kind-public_stage_1 = öffentlicher Auftrag, Stufe I
ti4-objective-kind-public_stage_2 = öffentlicher Auftrag, Stufe II
ti4-objective-kind-secret = geheimer Auftrag

## Formen des Spielplans

ti4-layout-3p = drei Spieler
ti4-layout-3p_hyperlanes = drei Spieler, mit Hyperrouten
ti4-layout-4p = vier Spieler
ti4-layout-4p_hyperlanes = vier Spieler, mit Hyperrouten
ti4-layout-5p = fünf Spieler, ohne Hyperrouten
ti4-layout-5p_hyperlanes = fünf Spieler, mit Hyperrouten
ti4-layout-6p = sechs Spieler
ti4-layout-6p_large = sechs Spieler, große Galaxie
ti4-layout-7p = sieben Spieler
ti4-layout-7p_alternative = sieben Spieler, alternativer Plan
ti4-layout-8p = acht Spieler
ti4-layout-8p_alternative = acht Spieler, alternativer Plan

## Strategiekarten

ti4-strategy-leadership = Führungsstärke
ti4-strategy-leadership-primary = Du erhältst 3 Kommandomarker und einen weiteren für je 3 Einfluss, die du ausgibst.
ti4-strategy-leadership-secondary = Du erhältst einen Kommandomarker für je 3 Einfluss, die du ausgibst. Diese Sekundärfähigkeit kostet keinen Marker.
ti4-strategy-diplomacy = Diplomatie
ti4-strategy-diplomacy-primary = Wähle ein System mit einem deiner Planeten, nur nicht das von Mecatol Rex: Alle anderen legen einen Kommandomarker aus ihrem Nachschub dorthin. Dann machst du bis zu 2 deiner Planeten spielbereit, gleich wo.
ti4-strategy-diplomacy-secondary = Für einen Marker aus dem Strategiepool: Mache bis zu 2 deiner Planeten spielbereit.
ti4-strategy-politics = Politik
ti4-strategy-politics-primary = Gib den Sprechermarker einem Spieler, der ihn noch nicht hat, auch dir selbst. Ziehe 2 Aktionskarten. Sieh dir die obersten 2 Agenden des Stapels an und lege jede oben darauf oder darunter, in beliebiger Reihenfolge.
ti4-strategy-politics-secondary = Für einen Marker aus dem Strategiepool: Ziehe 2 Aktionskarten.
ti4-strategy-construction = Infrastruktur
ti4-strategy-construction-primary = Setze ein PVS oder eine Raumwerft auf einen deiner Planeten; dann ein PVS auf denselben oder einen anderen deiner Planeten.
ti4-strategy-construction-secondary = Lege einen Marker aus dem Strategiepool in ein System deiner Wahl: Auf einen deiner Planeten dort darfst du ein PVS oder eine Raumwerft setzen.
ti4-strategy-trade = Handel
ti4-strategy-trade-primary = Du erhältst 3 Handelswaren und füllst deine Massenprodukte auf. Wähle beliebige andere Spieler: Sie nutzen die Sekundärfähigkeit, ohne einen Marker auszugeben.
ti4-strategy-trade-secondary = Für einen Marker aus dem Strategiepool: Fülle deine Massenprodukte auf.
ti4-strategy-warfare = Kriegsführung
ti4-strategy-warfare-primary = Nimm einen deiner Kommandomarker vom Spielplan und lege ihn in einen Pool deiner Wahl. Dann verteilst du die Marker auf deinem Kommandobogen beliebig um.
ti4-strategy-warfare-secondary = Für einen Marker aus dem Strategiepool: Eine deiner Raumwerften in deinem Heimat-System nutzt Produktion.
ti4-strategy-technology = Technologie
ti4-strategy-technology-primary = Erforsche eine Technologie, und für 6 Ressourcen noch eine.
ti4-strategy-technology-secondary = Für einen Marker aus dem Strategiepool und 4 Ressourcen: Erforsche eine Technologie.
ti4-strategy-imperial = Imperium
ti4-strategy-imperial-primary = Werte sofort einen öffentlichen Auftrag, den du erfüllst. Kontrollierst du Mecatol Rex, erhältst du einen Siegpunkt; wenn nicht, darfst du einen geheimen Auftrag ziehen.
ti4-strategy-imperial-secondary = Für einen Marker aus dem Strategiepool: Ziehe einen geheimen Auftrag.
