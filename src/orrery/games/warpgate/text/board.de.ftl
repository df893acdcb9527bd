# Warpgate im Browser (Deutsch): was auf dem Spielbrett steht.

warpgate-board-you = du

## Wie man einen Zug nutzt

warpgate-board-way-upper = Obere Aktion
warpgate-board-way-lower = Untere Aktion
warpgate-board-way-draw = Ziehen
warpgate-board-way-token = Zuerst einen Marker benutzen
warpgate-board-way-renew = Zuerst neue Handkarten
warpgate-board-way-copy = Zuerst eine Fähigkeit kopieren

## Die Karte

warpgate-board-map = Sternkarte
warpgate-board-zoom-in = Vergrößern
warpgate-board-zoom-out = Verkleinern
warpgate-board-zoom-reset = Ganze Karte zeigen
warpgate-board-zoom-keys = Plus und Minus vergrößern und verkleinern, Pfeiltasten verschieben die Karte, 0 zeigt sie ganz.
warpgate-board-round = Runde { $number } von { $of }
warpgate-board-first = zuerst: { $name }
warpgate-board-last = Letzte Runde: Danach endet das Spiel
warpgate-board-phase-setup = Aufbau
warpgate-board-phase-turns = Züge
warpgate-board-phase-battle = Kampf
warpgate-board-phase-over = Das Spiel ist zu Ende
warpgate-board-in-sector = Sektor { $sector }
warpgate-board-trade-planet = Handelsplanet
warpgate-board-stack = zwei Entdeckungsmarker
warpgate-board-dead = tot: nur zum Ziehen und Einsetzen
warpgate-board-copies = { $number ->
    [one] zählt doppelt
   *[other] zählt { $number }-mal mehr
}
warpgate-board-outpost-of = Außenposten: { $name }
warpgate-board-colony-of = Kolonie: { $name }
warpgate-board-gate-of = Warpgate: { $name }
warpgate-board-ships-of = { $number ->
    [one] 1 Schiff: { $name }
   *[other] { $number } Schiffe: { $name }
}
warpgate-board-drone-of = Drohne: { $name }

## Spieler

warpgate-board-own = Dein Tableau
warpgate-board-rival = { $name }, sichtbare Punkte: { $points }
warpgate-board-points = Punkte
warpgate-board-points-known = Sichtbare Punkte: { $points }
warpgate-board-points-objectives = Ziele
warpgate-board-points-goods = Handelsgüter
warpgate-board-points-elite = Helden und fortschrittliche Taktiken
warpgate-board-points-technologies = Technologien
warpgate-board-points-tokens = Entdeckungen
warpgate-board-starts = In dieser Runde zuerst am Zug
warpgate-board-peace = im Frieden
warpgate-board-hand = { $number ->
    [one] 1 Aktionskarte auf der Hand, { $deck } im Stapel, { $discard } abgelegt
   *[other] { $number } Aktionskarten auf der Hand, { $deck } im Stapel, { $discard } abgelegt
}
warpgate-board-your-hand = Hand ({ $number }) · Stapel { $deck } · abgelegt { $discard }
warpgate-board-ships = { $number ->
    [one] 1 Schiff auf dem Plan, { $supply } im Vorrat
   *[other] { $number } Schiffe auf dem Plan, { $supply } im Vorrat
}
warpgate-board-outposts = { $number ->
    [one] 1 Außenposten, noch { $markers } Marker
   *[other] { $number } Außenposten, noch { $markers } Marker
}
warpgate-board-colonies = { $number ->
    [one] 1 Kolonie
   *[other] { $number } Kolonien
}
warpgate-board-elite = Helden und fortschrittliche Taktiken: { $number } ({ $names })
warpgate-board-drone-at = Drohne: { $place }
warpgate-board-goods = Handelsgüter: { $fresh } frisch, { $spent } benutzt
warpgate-board-use-goods = { $number ->
    [one] Ein Handelsgut benutzen: X + 1
   *[other] { $number } Handelsgüter benutzen: X + { $number }
}
warpgate-board-slots = Plätze
warpgate-board-slot-card = Platz { $slot }X: { $card }
warpgate-board-slot-action = Platz { $slot }X: { $card }, gespielt für { $action } mit { $x }X
warpgate-board-with-card = Karte { $card }
warpgate-board-ability = Fähigkeit
warpgate-board-copied = kopiert
warpgate-board-tokens = Entdeckungsmarker
warpgate-board-used = benutzt
warpgate-board-technologies = Technologien
warpgate-board-objectives = Ziele
warpgate-board-objectives-held = { $number ->
    [one] 1 geheimes Ziel
   *[other] { $number } geheime Ziele
}
warpgate-board-hidden = { $number ->
    [one] 1 weiteres ist verdeckt.
   *[other] { $number } weitere sind verdeckt.
}
warpgate-board-vp = { $number } SP
warpgate-board-progress = { $have } von { $need }

## Für alle ausgelegt

warpgate-board-market = Für alle ausgelegt
warpgate-board-left = Was noch übrig ist
warpgate-board-left-goods = { $number ->
    [one] noch 1 Handelsgut
   *[other] noch { $number } Handelsgüter
}
warpgate-board-left-technologies = { $number ->
    [one] noch 1 Technologie im Stapel
   *[other] noch { $number } Technologien im Stapel
}
warpgate-board-left-objectives = { $number ->
    [one] noch 1 Ziel im Stapel
   *[other] noch { $number } Ziele im Stapel
}
warpgate-board-ends = { $ends ->
    [start] ist zu Beginn einer Runde keines mehr da, ist es die letzte
   *[during] ist keines mehr da, ist die laufende Runde die letzte
}
warpgate-board-available-technologies = Verfügbare Technologien
warpgate-board-available-objectives = Verfügbare Ziele
warpgate-board-objective-of = Ziel vom Typ { $type }

## Kämpfe

warpgate-board-battle = Kampf um { $place }
warpgate-board-battles = Kämpfe seit deinem letzten Zug
warpgate-board-battle-again = noch einmal
warpgate-board-attacks = greift an
warpgate-board-defends = verteidigt
warpgate-board-wins = siegt
warpgate-board-announced = Faktor +{ $number } angesagt
warpgate-board-shields = { $number ->
    [one] 1 Schiff ist unzerstörbar
   *[other] { $number } Schiffe sind unzerstörbar
}
warpgate-board-strength = Stärke { $number }
warpgate-board-card-odds = Stärke { $strength }, siegt zu etwa { $percent } %
warpgate-board-cards-drawn = { $number ->
    [one] 1 Taktikkarte gezogen
   *[other] { $number } Taktikkarten gezogen
}
