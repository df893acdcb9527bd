### Twilight Imperium 3: wie die Dinge heißen (Deutsch). Die englische Fassung ist components.en.ftl.

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
