# Warpgate im Terminal (deutsch): der Tisch zeilenweise und gezeichnet, was eine Antwort bringt, Zahlen am Ende.

## Was eine Antwort bringt

warpgate-note-x = X = { $x }, { $said }
warpgate-note-targets = { $number ->
    [one] 1 Ort
   *[other] { $number } Orte
} in Reichweite{ $attacks ->
    [0] {""}
    [one] , 1 davon ein Angriff
   *[other] , { $attacks } davon Angriffe
}
warpgate-note-control = { $number ->
    [one] der Planet mit deinen Schiffen
   *[other] { $most } von { $number } Planeten mit deinen Schiffen
}
warpgate-note-research = erreichbar: { $names }
warpgate-note-routes = { $number ->
    [one] 1 Weg
   *[other] { $number } Wege
}
warpgate-note-ships = { $number ->
    [one] 1 neues Schiff
   *[other] bis zu { $number } neue Schiffe
}
warpgate-note-promote = eine von { $number } aussuchen
warpgate-note-draw = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
warpgate-note-draw-up-to = { $number ->
    [one] 1 Karte
   *[other] 1 bis { $number } Karten
}
warpgate-note-draw-sift = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}, dann { $gone } ablegen
warpgate-note-range = Reichweite { $number }
warpgate-note-legs = Reichweiten { $first } und { $second }
warpgate-note-attack = Angriff auf { $there ->
    [one] 1 Schiff
   *[other] { $there } Schiffe
} ({ $rival }): Mit { $number } gewinnst du zu etwa { $percent } %
warpgate-note-gather = bis zu { $number ->
    [one] 1 Schiff
   *[other] { $number } Schiffe
} aus { $places }
warpgate-note-objective = ein Ziel dieses Typs ist verfügbar
warpgate-note-any-objective = jedes verfügbare Ziel
warpgate-note-sector = Sektor { $name }: du hast { $have } von { $all }
warpgate-note-completes = vollendet den Sektor
warpgate-note-strength = Stärke { $number }, gewinnt zu etwa { $percent } %
warpgate-note-secret = was es verlangt, siehst du, wenn du es genommen hast
warpgate-objective-progress = { $name }: { $goal } ({ $have } von { $need })
warpgate-later-action = { $action_name } wählst du, wenn du eine Karte spielst.
warpgate-later-have = { $technology } hast du schon.
warpgate-later-no-card = Keine Karte in deiner Hand hat { $action_name }.

## Der Tisch, Zeile für Zeile

warpgate-place-gate-of = { $you ->
    [yes] dein Warpgate
   *[no] Warpgate von { $seat }
}
warpgate-table-round = Runde { $number }, { $phase }, zuerst am Zug: { $name }
warpgate-table-left = Übrig: Handelsgüter { $goods }, Technologien im Stapel { $technologies }, Ziele im Stapel { $objectives }. { warpgate-ends }
warpgate-ends = { $ends ->
    [start] Ist zu Beginn einer Runde eines davon ausgegangen, ist es die letzte.
   *[during] Geht eines davon aus, ist die laufende Runde die letzte.
}
warpgate-table-available = Verfügbare Technologien:
warpgate-table-objectives = Verfügbare Ziele, Typen: { $types }
warpgate-table-sector = Sektor { $name }
warpgate-table-gates = Warpgates
warpgate-table-trade = Handelsplanet
warpgate-table-stack = zwei Entdeckungsmarker
warpgate-table-dead = tot
warpgate-table-ships = { $you ->
    [yes] { $number ->
        [one] 1 Schiff
       *[other] { $number } Schiffe
    } von dir
   *[no] { $number ->
        [one] 1 Schiff
       *[other] { $number } Schiffe
    } von { $seat }
}
warpgate-table-outpost = { $you ->
    [yes] dein Außenposten
   *[no] Außenposten von { $seat }
}
warpgate-table-colony = { $you ->
    [yes] deine Kolonie
   *[no] Kolonie von { $seat }
}
warpgate-table-drone = { $you ->
    [yes] deine Drohne
   *[no] Drohne von { $seat }
}
warpgate-table-near = nah, mit Reichweite: { $places }
warpgate-table-standing = Hand { $hand }, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} auf dem Plan und { $supply } im Vorrat, { $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
} mit { $colonies ->
    [one] 1 Kolonie
   *[other] { $colonies } Kolonien
}, { $markers } Marker übrig, Handelsgüter { $fresh } frisch und { $spent } benutzt, Ziele { $objectives }
warpgate-table-peace = in dieser Runde im Frieden
warpgate-table-played = Plätze: { $actions }
warpgate-table-technologies = Technologien:
warpgate-table-tokens = Entdeckungsmarker:
warpgate-table-used = { $name } (benutzt)
warpgate-table-copied = kopiert: { $name }
warpgate-table-shown = Offene Ziele:
warpgate-table-elite = Helden und fortschrittliche Taktiken: { $names }
warpgate-table-hidden = Geheime Ziele, Typen: { $types }
warpgate-table-secret = Geheime Ziele:
warpgate-table-hand = Hand: { $names }
warpgate-table-drawn = Gezogene Taktikkarten: { $names }

## Der Tisch, gezeichnet

warpgate-round = Runde { $number }
warpgate-left = Übrig: Handelsgüter { $goods } · Technologien { $technologies } · Ziele { $objectives }
warpgate-map-gate = Tor
warpgate-available = Technologien
warpgate-available-objectives = Ziele
warpgate-standing = Hand { $hand }, Schiffe { $ships }+{ $supply }, Planeten { $planets }▲{ $colonies }, Güter { $fresh }/{ $spent }
warpgate-short-start = beginnt
warpgate-short-last = letzte Runde
warpgate-short-no = jetzt nicht, { $rule }
warpgate-panel-own = Vor dir
warpgate-panel-of = Vor { $name }
warpgate-panel-hand = Deine Hand, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
warpgate-panel-moves = Von wo nach wo
warpgate-panel-routes = Handelswege
warpgate-head-upper = obere Aktion
warpgate-head-lower = untere Aktion
warpgate-head-draw = ziehen
warpgate-example-card = seekönige
warpgate-example-thing = belu
warpgate-example-rule = W7.2
warpgate-example-words = außenposten
warpgate-help =
    Karte: Die Punkte sind leere Felder, die Reichweiten zählen. Auf einem Planeten: Typ in zwei Buchstaben, $ Handelsplanet, ? zwei Entdeckungsmarker, † tot, dann der Sektor; sein Name; A3 drei Schiffe von Spieler A, △A Außenposten, ▲A Kolonie, ◇A Drohne von A. ≈ ist eine Nahtstelle: Felder dort haben Nachbarn auf ihrer anderen Seite.
    Spieler: Schiffe 5+7 sind 5 auf dem Plan und 7 im Vorrat; Planeten 3▲1 sind 3, einer davon Kolonie; Güter 2/1 sind 2 frische und 1 benutztes. Ein Ort kann mit seinem Namen geantwortet werden, ein Zug mit beiden Namen. karte NAME sagt einen Text; warum NAME, warum etwas nicht geht oder was in der Nähe eines Ortes liegt.

## Zahlen

warpgate-facts-end = Das Spiel dauerte { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
warpgate-facts-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: Angriffe { $attacks }, gewonnene Kämpfe { $won }, verlorene Schiffe { $lost }, markierte Planeten { $marked }, Entdeckungen { $explored }
