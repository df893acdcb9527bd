# Twilight Imperium 3 im Browser (Deutsch): was auf dem Spielbrett steht.

## Die Karte und der Rahmen

ti3-map = Galaxie
ti3-map-you = du
ti3-map-zoom-in = Vergrößern
ti3-map-zoom-out = Verkleinern
ti3-map-zoom-reset = Ganze Galaxie zeigen
ti3-map-zoom-keys = Plus und Minus vergrößern und verkleinern, Pfeiltasten verschieben die Karte, 0 zeigt sie ganz.
ti3-map-round = Runde { $number }
ti3-map-phase-setup = Aufbau
ti3-map-phase-strategy = Strategiephase
ti3-map-phase-action = Aktionsphase
ti3-map-phase-status = Statusphase
ti3-map-phase-over = Das Spiel ist zu Ende
ti3-map-order = Spielreihenfolge
ti3-map-track = Siegpunktleiste
ti3-map-turn = am Zug
ti3-map-speaker = Sprecher
ti3-map-passed = hat gepasst
ti3-map-used = { $name } (gespielt)
ti3-map-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
  }
ti3-map-fighter = { $number } Jäger
ti3-map-destroyer = { $number } Zerstörer
ti3-map-cruiser = { $number } Kreuzer
ti3-map-carrier = { $number } Träger
ti3-map-dreadnought = { $number ->
    [one] { $number } Schlachtschiff
   *[other] { $number } Schlachtschiffe
  }
ti3-map-war_sun = { $number ->
    [one] { $number } Kampfstern
   *[other] { $number } Kampfsterne
  }
ti3-map-ground_force = { $number ->
    [one] { $number } Bodentruppe
   *[other] { $number } Bodentruppen
  }
ti3-map-pds = { $number } PDS
ti3-map-space_dock = Raumdock
ti3-map-damaged = { $many } ({ $number } beschädigt)
ti3-map-fleet = { $name }: { $fleet }
ti3-map-supply = Flottenversorgung { $size } von { $limit }
ti3-map-room = Ladung { $cargo } von { $room }
ti3-map-activates = { $name ->
    [du] du aktivierst dieses System
   *[other] { $name } aktiviert dieses System
  }
ti3-map-arriving = unterwegs hierher: { $fleet }
ti3-map-activated = Kommandochip: { $names }
ti3-map-home-of = Heimatsystem: { $name }
ti3-map-alpha = Alpha-Wurmloch
ti3-map-beta = Beta-Wurmloch
ti3-map-face-down = hier liegt ein System verdeckt
ti3-map-no-system = noch kein System
ti3-map-yield = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
  }, { $influence } Einfluss
ti3-map-specialty = Technologiespezialisierung: { $colour }
ti3-map-nobody = neutral
ti3-map-owner = Besitzer: { $name }
ti3-map-exhausted = erschöpft
ti3-map-landed = gelandet von { $name }: { $fleet }
ti3-map-counter = hier liegt ein Ereignis-Chip verdeckt
ti3-map-building = Aufbau der Galaxie
ti3-map-place-now = Zeige auf eines deiner Systeme und auf einen Platz, der leuchtet.
ti3-map-places = { $name } legt ein System.
ti3-map-owes-planets = Das nächste System muss Planeten haben.
ti3-map-open-tiles = Offen auf dem Tisch, Systeme von { $name }:
ti3-map-tiles-left = Noch zu legen:

## The panels: sheets, cards, technologies, objectives, council, trade

ti3-board-you = du
ti3-board-now-panel = Jetzt zu entscheiden
ti3-board-all = Alles nehmen
ti3-board-played = gespielt
ti3-board-sheet = Dein Kommandobogen
ti3-board-speaker = Sprecher
ti3-board-active = am Zug
ti3-board-passed = gepasst
ti3-board-rival = { $name }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
ti3-board-points-of = Siegpunkte: { $number } von { $goal }
ti3-board-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
ti3-board-wins = gewinnt das Spiel
ti3-board-pool-0 = Strategie
ti3-board-pool-1 = Kommando
ti3-board-pool-2 = Flotte
ti3-board-pool = { $name }: { $number ->
    [one] { $number } Kommandochip
   *[other] { $number } Kommandochips
  }
ti3-board-now = jetzt { $number }
ti3-board-as-now = Mit dem jetzigen Stand beginnen
ti3-board-sixteen = Niemand hat mehr als sechzehn Kommandochips.
ti3-board-reinforcements = { $left } von { $all } im Vorrat, { $out } auf der Karte
ti3-board-counters-given = { $have } von { $need ->
    [one] 1 Chip
   *[other] { $need } Chips
} verteilt
ti3-board-goods = { $number ->
    [one] { $number } Handelsgut
   *[other] { $number } Handelsgüter
  }
ti3-board-resources = { $ready ->
    [one] 1 Ressource
   *[other] { $ready } Ressourcen
} bereit, { $all } insgesamt
ti3-board-influence = { $ready } Einfluss bereit, { $all } insgesamt
ti3-board-votes = { $number ->
    [one] { $number } Stimme
   *[other] { $number } Stimmen
  }
ti3-board-cards = { $number ->
    [one] { $number } Aktionskarte
   *[other] { $number } Aktionskarten
  }
ti3-board-technologies-number = { $number ->
    [one] { $number } Technologie
   *[other] { $number } Technologien
  }
ti3-board-secrets-number = { $number ->
    [one] { $number } geheimer Auftrag
   *[other] { $number } geheime Aufträge
  }
ti3-board-contracts = Verträge
ti3-board-contract-home = Handelsvertrag im Wert von { $value }, nicht vergeben
ti3-board-contract-with = Handelsvertrag im Wert von { $value }, bei { $name }
ti3-board-contract-of = Vertrag von { $name } im Wert von { $value }
ti3-board-reserve = Figuren im Vorrat
ti3-board-reserve-of = { $unit }: noch { $left } von { $all } im Vorrat
ti3-board-leaders = Anführer
ti3-board-leader-aboard = an Bord in { $place }
ti3-board-leader-held = gefangen bei { $name }
ti3-board-leader-dead = tot

ti3-board-strategies = Strategiekarten
ti3-board-primary = Primär
ti3-board-secondary = Sekundär
ti3-board-strategy-free = niemand hat sie
ti3-board-strategy-bonus = { $number ->
    [one] niemand hat sie, { $number } Bonuschip liegt darauf
   *[other] niemand hat sie, { $number } Bonuschips liegen darauf
  }
ti3-board-strategy-held = { $name }: noch zu spielen
ti3-board-strategy-used = { $name }: gespielt
ti3-board-strategy-out = kann nicht gespielt werden
ti3-board-deed-tactical = Ein System aktivieren: bewegen, kämpfen, landen, produzieren.
ti3-board-deed-transfer = Zwischen zwei eigenen benachbarten Systemen bewegen und produzieren.
ti3-board-deed-pass = Keine weiteren Aktionen in dieser Runde.
ti3-board-deed-wait = Nur diese eine Aktion auslassen.

ti3-board-technologies = Technologien
ti3-board-technology-yours = Du hast sie.
ti3-board-technology-near = Du hast, was sie voraussetzt.
ti3-board-technology-held = Auch bei { $names }.
ti3-board-key-own = eigene
ti3-board-key-near = erreichbar
ti3-board-key-all = setzt alle voraus
ti3-board-key-any = setzt eine davon voraus

ti3-board-hand = Aktionskarten: { $number }
ti3-board-hand-none = Keine Aktionskarten auf der Hand.
ti3-board-of-card = Aktionskarte
ti3-board-of-technology = Technologie
ti3-board-of-politic = Gesetz
ti3-board-of-race = Fähigkeit der Rasse
ti3-board-of-leader = Anführer
ti3-board-of-counter = Ereignis-Chip
ti3-board-of-option = Option

ti3-board-objectives = Aufträge
ti3-board-progress = { $have } von { $need }
ti3-board-met = Erfüllt.
ti3-board-scored-you = Du hast ihn gewertet.
ti3-board-scored-by = Gewertet von { $names }.
ti3-board-secret = Geheim
ti3-board-objectives-left = Noch verdeckt: { $one } der Stufe I, { $two } der Stufe II

ti3-board-laws = Gesetze in Kraft
ti3-board-laws-none = Kein Gesetz ist in Kraft.
ti3-board-until-combat_round = bis zum Ende der Kampfrunde
ti3-board-until-battle = bis zum Ende der Schlacht
ti3-board-until-activation = bis zum Ende der Aktivierung
ti3-board-until-strategic = bis zum Ende der strategischen Aktion
ti3-board-until-purchase = bis zum nächsten Kauf
ti3-board-until-vote = bis zum Ende der Abstimmung
ti3-board-until-phase = bis zum Ende der Phase
ti3-board-until-round = bis zum Ende der Runde
ti3-board-until-next_round = bis zum Ende der nächsten Runde
ti3-board-until-game = bis zum Ende des Spiels
ti3-board-envoys = Frieden zwischen { $one } und { $other }
ti3-board-decks = Stapel: { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $politics ->
    [one] 1 Politikkarte
   *[other] { $politics } Politikkarten
}, { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} im Vorrat
ti3-board-discarded-cards = { $number ->
    [one] 1 Aktionskarte abgelegt
   *[other] { $number } Aktionskarten abgelegt
}
ti3-board-discarded-politics = { $number ->
    [one] 1 Politikkarte abgelegt
   *[other] { $number } Politikkarten abgelegt
}
ti3-board-law = Gesetz
ti3-board-event = Ereignis
ti3-board-anew = wird neu abgestimmt
ti3-board-elect-side = dafür oder dagegen
ti3-board-elect-player = ein Spieler wird gewählt
ti3-board-elect-players = zwei Spieler werden gewählt
ti3-board-elect-planet = ein Planet wird gewählt
ti3-board-elect-planets = zwei Planeten werden gewählt
ti3-board-elect-law = ein Gesetz wird gewählt
ti3-board-elect-colour = eine Farbe wird gewählt
ti3-board-to-vote = Es stimmen noch ab:
ti3-board-abstained = Enthalten:
ti3-board-silent = Ohne Stimmrecht:
ti3-board-on-the-map = Zeige auf Planeten der Karte, oder wähle aus der Liste daneben.

ti3-board-deal = { $left } gibt { $gives }, { $right } gibt { $takes }
ti3-board-deal-contract = Vertrag im Wert von { $value }

ti3-board-cost = kostet { $cost }
ti3-board-cost-pair = { $lot } kosten { $cost }
ti3-board-left = noch { $number }
ti3-board-stats = trifft ab { $combat }{ $dice ->
    [one] {""}
   *[other] , { $dice } Würfel
  }, Reichweite { $move }
ti3-board-stats-still = trifft ab { $combat }{ $dice ->
    [one] {""}
   *[other] , { $dice } Würfel
  }
ti3-board-bill = { $bill } von { $money ->
    [one] 1 Ressource
   *[other] { $money } Ressourcen
}
ti3-board-produced = { $count } von { $limit ->
    [one] 1 Einheit
   *[other] { $limit } Einheiten
}
ti3-board-fleet-room = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, Flottenversorgung für { $room }
ti3-board-fighter-room = { $fighters } Jäger, Platz für { $room }
ti3-board-from-planet = von { $planet }
ti3-board-aboard = an Bord
ti3-board-picked = { $have } von { $need }
ti3-board-picked-lose = Treffer verteilt: { $have } von { $need }
ti3-board-cargo = { $cargo } zu befördern, Platz für { $room }
ti3-board-worth = { $name }, Wert { $number }
ti3-board-paid = { $have } von { $price ->
    [one] 1 Ressource
   *[other] { $price } Ressourcen
}
ti3-board-paid-influence = { $have } von { $price } Einfluss
ti3-board-race-begins = Verträge { $contracts }, Chips { $counters }

## Kämpfe: Schlachtbogen, Invasionsbogen, Chancen vor einem Angriff

ti3-fight-battle = Schlacht: { $place }
ti3-fight-invasion = Invasion von { $planet }
ti3-fight-attack = Angriff: { $place }
ti3-fight-landing = Landung auf { $planet }
ti3-fight-of-pds = PDS-Feuer
ti3-fight-of-before = Vor der Schlacht
ti3-fight-of-barrage = Sperrfeuer
ti3-fight-of-landing = PDS auf die Landung
ti3-fight-of-bombardment = Bombardement
ti3-fight-of-other = Würfel
ti3-fight-guns = PDS, { $dice } Würfel, Treffer ab { $need }
ti3-fight-bombs = Bombardement, { $dice } Würfel, Treffer ab { $need }
ti3-fight-lost = { $number ->
    [one] { $number } Bodentruppe verloren
   *[other] { $number } Bodentruppen verloren
}
ti3-fight-pds = mit { $number } PDS
ti3-fight-too-large = Zu groß, um es hier auszurechnen: orrery odds ti3 kann es.
