### Twilight Imperium 4 in Worten (Deutsch): Karten und Bögen, der Tisch Zeile für Zeile, was eine Antwort bringt, Fakten
### am Ende. Die englische Fassung ist telling.en.ftl.

## Karten, Bögen, Tafeln

ti4-card-copies = { $action ->
    [yes] als Aktion zu spielen; {""}
   *[no] {""}
}{ $copies ->
    [one] 1 Exemplar
   *[other] { $copies } Exemplare
}
ti4-text-for = Dafür: { $said }
ti4-text-against = Dagegen: { $said }
ti4-text-unlock = Freischalten: { $said }
ti4-needs = verlangt { $names }
ti4-needs-nothing = verlangt nichts
ti4-unit-upgrade = Einheiten-Aufwertung
ti4-exploration-deck = Erkundungsstapel: { $deck }
ti4-primary = Karte { $number }, Primärfähigkeit: { $said }
ti4-secondary = Sekundärfähigkeit: { $said }
ti4-faction-home = Heimat-System: { $planets }
ti4-faction-commodities = Massenprodukte: { $number }
ti4-faction-units = Beginnt mit: { $units }
ti4-faction-technologies = Technologien zu Beginn: { $names }
ti4-faction-choice = { $number } von { $names }
ti4-unit-cost = Kosten { $cost }{ $lot ->
    [one] {""}
   *[other] {" "}für { $lot }
}
ti4-unit-combat = Kampfwert { $combat }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice } Würfeln
}
ti4-unit-move = Bewegungswert { $move }
ti4-unit-capacity = Kapazität { $capacity }
ti4-unit-sustain = Schadensresistenz
ti4-unit-bombardment = Bombardement { $value }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice } Würfeln
}
ti4-unit-barrage = Jägerabwehr { $value }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice } Würfeln
}
ti4-unit-cannon = Weltraumkanone { $value }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice } Würfeln
}
ti4-unit-shield = Planetarer Schild
ti4-unit-production = Produktion { $more ->
    [yes] { $value } plus die Ressourcen des Planeten
   *[no] { $value }
}
ti4-unit-figures = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
ti4-planet-yields = { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}, { $influence } Einfluss
ti4-planet-specialty = Spezialisierung { $colour }
ti4-planet-legendary = legendär
ti4-tile-nothing = Dort ist nichts.

## Der Tisch, Zeile für Zeile

ti4-table-round = Runde { $number }, { $phase }; Sprecher: { $name }; gespielt wird bis { $goal ->
    [one] 1 Siegpunkt
   *[other] { $goal } Siegpunkte
}
ti4-table-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
ti4-table-activation = { $you ->
    [yes] Du hast { $place } aktiviert.
   *[no] { $seat } hat { $place } aktiviert.
}
ti4-table-window = Jetzt können Karten und Fähigkeiten genutzt werden: { $said }.
ti4-table-combat = Raumkampf in { $place }, Runde { $number }: { $seat } gegen { ti4-rival }.{ $planet ->
    [none] {""}
   *[other] {" "}({ $planet })
}
ti4-table-ground-combat = Bodenkampf auf { $planet } in { $place }, Runde { $number }: { $seat } gegen { ti4-rival }.
ti4-table-hits = { $you ->
    [yes] Du musst { ti4-many-hits } hinnehmen
   *[no] { $seat } muss { ti4-many-hits } hinnehmen
}
ti4-table-roll = Gewürfelt: { $dice }
ti4-table-agenda = Vor dem Rat: { $agenda }. { $said }
ti4-table-hidden-agenda = Vor dem Rat: eine Agenda, die nur der Sprecher kennt. Zu wählen: { $election }.
ti4-table-ballot = { $seat }: { ti4-many-votes } ({ $outcome })
ti4-table-strategies = Strategiekarten:
ti4-table-taken = { $seat }{ $done ->
    [yes] , gespielt
   *[no] {""}
}
ti4-table-free = frei{ $goods ->
    [0] {""}
    [one] , 1 Handelsware
   *[other] , { $goods } Handelswaren
}
ti4-table-objectives = Öffentliche Aufträge (verdeckt: { $ones } der Stufe I, { $twos } der Stufe II):
ti4-table-no-public = Du kontrollierst dein Heimat-System nicht ganz: Du kannst keine öffentlichen Aufträge werten [LRR 14.16]
ti4-table-scored = gewertet von { $names }
ti4-table-met = jetzt erfüllt
ti4-table-have = { $have } von { $need }
ti4-table-short = es fehlen: { $parts }
ti4-table-laws = Gesetze in Kraft:
ti4-table-effects = Bis auf Weiteres:
ti4-table-left = Noch im Stapel: { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $agendas ->
    [one] 1 Agenda
   *[other] { $agendas } Agenden
}, { $relics ->
    [one] 1 Relikt
   *[other] { $relics } Relikte
}
ti4-table-galaxy = Galaxie (Systeme heißen nach Ring und Platz, im Uhrzeigersinn von oben: 101 liegt über Mecatol Rex)
ti4-table-home = { $you ->
    [yes] dein Heimat-System
   *[no] Heimat-System von { $seat }
}
ti4-table-wormhole = Wurmloch { $signs }
ti4-table-frontier = Wilder-Raum-Marker
ti4-table-beside = daneben: { $places }
ti4-table-tokens = Kommandomarker von { $names }
ti4-table-fleet = { $you ->
    [yes] deine Einheiten: { $what }
   *[no] Einheiten von { $seat }: { $what }
}
ti4-table-arriving = { $you ->
    [yes] von dir unterwegs dorthin: { $what }
   *[no] von { $seat } unterwegs dorthin: { $what }
}
ti4-table-damaged = beschädigt: { $units }
ti4-table-neutral = ohne Besitzer
ti4-table-owner = { $you ->
    [yes] gehört dir
   *[no] gehört { $seat }
}
ti4-table-exhausted = erschöpft
ti4-table-sleeper = Schläfermarker
ti4-table-landed = { $you ->
    [yes] von dir gelandet: { $what }
   *[no] von { $seat } gelandet: { $what }
}
ti4-table-attached = angelegt: { $names }
ti4-table-custodians = Hütermarker
ti4-table-standing = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Kommandomarker: Taktik { $tactic }, Flotte { $fleet } (bis zu { $limit ->
    [one] 1 Schiff
   *[other] { $limit } Schiffe
}), Strategie { $strategy }, Nachschub { $left }; { ti4-many-goods }, { $commodities } von { $most ->
    [one] 1 Massenprodukt
   *[other] { $most } Massenprodukten
}; { ti4-many-cards }, { ti4-many-notes }, { $secrets ->
    [one] 1 geheimer Auftrag
   *[other] { $secrets } geheime Aufträge
}; { $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
}, spielbereit für { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
} oder { $influence } Einfluss, { ti4-many-votes }
ti4-table-eliminated = ausgeschieden
ti4-table-home-lost = ohne das ganze Heimat-System: keine öffentlichen Aufträge zu werten [LRR 14.16]
ti4-table-passed = hat gepasst
ti4-table-cards = Strategiekarten: { $names }
ti4-table-abilities = Fähigkeiten: { $names }
ti4-table-technologies = Technologien: { $names }
ti4-table-relics = Relikte: { $names }
ti4-table-notes = ausliegende Vertragskarten: { $names }
ti4-table-leaders = Anführer: { $names }
ti4-table-locked = nicht freigeschaltet
ti4-table-ready = spielbereite Planeten: { $names }
ti4-table-fragments = Reliktfragmente: { $names }
ti4-table-captured = gekapert: { $units }
ti4-table-reserve = im Nachschub: { $units }
ti4-table-imprinted = im Flottenpool liegen Kommandomarker von { $names }
ti4-table-claimed = gewertet: { $names }
ti4-table-open-secrets = geheime Aufträge, offen: { $names }
ti4-table-secret = geheimer Auftrag: { $objective }
ti4-table-hand = Aktionskarten:
ti4-table-notes-hand = Vertragskarten:
ti4-table-hand-seen = bekannte Aktionskarten: { $names }
ti4-table-notes-hand-seen = Vertragskarten auf der Hand, soweit bekannt: { $names }
ti4-table-tiles = Systemtafeln zum Legen: { $names }

## Was eine Antwort bringt

ti4-answer-now = jetzt { $number }
ti4-answer-largest = deine größte Flotte hat { $number ->
    [one] 1 Schiff
   *[other] { $number } Schiffe
}
ti4-answer-rival = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { ti4-many-goods }, { ti4-many-commodities }, { ti4-many-cards }
ti4-answer-order = Nummer { $number }
ti4-answer-lacking = { $number ->
    [one] 1 fehlt
   *[other] { $number } fehlen
}
ti4-answer-votes = bisher { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
}
ti4-answer-die = { $unit }: zeigt { $pips }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}, trifft ab { $need }
ti4-answer-tactical = ein System aktivieren: { $number ->
    [one] der letzte Kommandomarker
   *[other] einer von { $number } Kommandomarkern
} des Taktikpools
ti4-answer-pass = keine Aktionen mehr für dich in dieser Runde
ti4-answer-relic = drei Reliktfragmente einer Art für ein Relikt vernichten
ti4-answer-secondary = { $cost ->
    [0] kostenlos
   *[other] { $have ->
        [one] dein letzter Marker des Strategiepools
       *[other] { $cost } von { $have } Markern des Strategiepools
    }
}
ti4-answer-influence = { $need } von { $have } Einfluss
ti4-answer-good = { $number ->
    [one] deine einzige Handelsware
   *[other] eine deiner { $number } Handelswaren
}
ti4-answer-cheapest = Teil der günstigsten Zahlung
ti4-answer-pays-resources = zahlt { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
}, dann nicht mehr { $other } Einfluss
ti4-answer-pays-influence = zahlt { $number } Einfluss, dann nicht mehr { $other ->
    [one] 1 Ressource
   *[other] { $other } Ressourcen
}
ti4-answer-custodians = für einen Siegpunkt; du hast { $have } Einfluss
ti4-answer-keeps = du behältst { ti4-many-goods } und { ti4-many-commodities }
ti4-answer-reach = Schiffe können kommen aus { $places }
ti4-answer-no-reach = von anderswo kann keines deiner Schiffe kommen
ti4-answer-on-planets = auf Planeten: { $units }
ti4-answer-room = der Flottenpool erlaubt dort noch { $number }
ti4-answer-left = noch { $number } da

## Warum nicht

ti4-later-not-held = Du hast { $card } nicht auf der Hand.
ti4-later-no-tile = Dort liegt kein System.
ti4-later-token = Dort liegt schon ein Kommandomarker von dir.
ti4-later-comes = Schiffe von dir könnten kommen aus { $places }.
ti4-later-no-way = Von anderswo könnte kein Schiff von dir kommen.

## Punkte und Fakten

ti4-sheet-other = andere Punkte
ti4-sheet-total = Summe
ti4-sheet-round = Punkte (Runde { $round })
ti4-sheet-spent = Ressourcen und Einfluss ausgegeben
ti4-sheet-combats = Kämpfe
ti4-sheet-luck = Treffer mehr als erwartet
ti4-sheet-planets = Planeten erlangt
ti4-sheet-ships = Schiffe verloren
ti4-sheet-technologies = Technologien
ti4-facts-end = Die Partie dauerte { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. Raumkämpfe: { $combats }, beschlossene Gesetze: { $laws }, Gaben in Transaktionen: { $deals }.
ti4-facts-level = { $names } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
