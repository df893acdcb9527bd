### Twilight Imperium 4: die Worte der Zeichnung im Browser (Deutsch). Das englische Gegenstück ist board.en.ftl.

## Karten

ti4-board-if-for = Dafür: { $said }
ti4-board-if-against = Dagegen: { $said }
ti4-board-unlock = Wird freigeschaltet: { $said }

## Der Spielplan

ti4-map-galaxy = Galaxie
ti4-map-zoom-in = Vergrößern
ti4-map-zoom-out = Verkleinern
ti4-map-zoom-reset = Ganze Galaxie zeigen
ti4-map-zoom-keys = Plus und Minus vergrößern und verkleinern, Pfeiltasten verschieben die Karte, 0 zeigt sie ganz.
ti4-map-you = du
ti4-map-no-system = noch kein System
ti4-map-home-of = Heimat-System: { $name }
ti4-map-wormhole-0 = Alpha-Wurmloch
ti4-map-wormhole-1 = Beta-Wurmloch
ti4-map-wormhole-2 = Gamma-Wurmloch
ti4-map-wormhole-3 = Delta-Wurmloch
ti4-map-anomaly-0 = Asteroidenfeld
ti4-map-anomaly-1 = Nebel
ti4-map-anomaly-2 = Supernova
ti4-map-anomaly-3 = Gravitationsstrudel
ti4-map-tear = Dimensionsriss: ein Gravitationsstrudel
ti4-map-token = { $what } (Marker)
ti4-map-frontier = Wilder-Raum-Marker
ti4-map-ion-storm = Ionensturm
ti4-map-fleet = { $name }: { $fleet }
ti4-map-pool = Flottenpool { $size } von { $limit }
ti4-map-room = Kapazität { $cargo } von { $room }
ti4-map-activates = gerade aktiviert: { $name }
ti4-map-arriving = kommen an: { $fleet }
ti4-map-tokens = Kommandomarker: { $names }
ti4-map-reach = in Reichweite von { $place } aus: { $units }
ti4-map-through-rifts = { $unit } (nur durch { $number ->
    [one] einen Gravitationsstrudel
   *[other] { $number } Gravitationsstrudel
})
ti4-map-damaged = { $many } ({ $number } beschädigt)
ti4-map-unit-fighter = { $number } Jäger
ti4-map-unit-destroyer = { $number } Zerstörer
ti4-map-unit-cruiser = { $number } Kreuzer
ti4-map-unit-carrier = { $number } Träger
ti4-map-unit-dreadnought = { $number } { $number ->
    [one] Schlachtschiff
   *[other] Schlachtschiffe
}
ti4-map-unit-war_sun = { $number } { $number ->
    [one] Kriegssonne
   *[other] Kriegssonnen
}
ti4-map-unit-flagship = { $number } { $number ->
    [one] Flaggschiff
   *[other] Flaggschiffe
}
ti4-map-unit-infantry = { $number } Infanterie
ti4-map-unit-mech = { $number } { $number ->
    [one] Mech
   *[other] Mechs
}
ti4-map-unit-pds = { $number } PVS
ti4-map-unit-space_dock = { $number } { $number ->
    [one] Raumwerft
   *[other] Raumwerften
}
ti4-map-yield = Ressourcen { $resources }, Einfluss { $influence }
ti4-map-specialty = Technologiespezialisierung: { $colour }
ti4-map-legendary = legendär: { $name }
ti4-map-nobody = unter niemandes Kontrolle
ti4-map-owner = unter Kontrolle: { $name }
ti4-map-exhausted = erschöpft
ti4-map-landed = gelandet, { $name }: { $fleet }
ti4-map-sleeper = Schläfermarker: { $name }
ti4-map-custodians = Hütermarker: 6 Einfluss

## Stand der Dinge

ti4-map-round = Runde { $number }
ti4-map-phase-setup = Spielaufbau
ti4-map-phase-strategy = Strategiephase
ti4-map-phase-action = Aktionsphase
ti4-map-phase-status = Statusphase
ti4-map-phase-agenda = Agendaphase
ti4-map-phase-over = das Spiel ist aus
ti4-map-order = Reihenfolge
ti4-map-track = Siegpunkte
ti4-map-turn = ist am Zug
ti4-map-speaker = Sprecher
ti4-map-passed = hat gepasst
ti4-map-eliminated = ausgeschieden
ti4-map-used = { $name } (gespielt)
ti4-map-points = { $number } { $number ->
    [one] Punkt
   *[other] Punkte
}

## Bögen

ti4-board-points = { $number } { $number ->
    [one] Punkt
   *[other] Punkte
}
ti4-board-pool-0 = Taktik
ti4-board-pool-1 = Flotte
ti4-board-pool-2 = Strategie
ti4-board-reinforcements = noch { $number } Marker
ti4-board-goods = { $number } { $number ->
    [one] Handelsware
   *[other] Handelswaren
}
ti4-board-commodities = { $number }/{ $limit } Massenprodukte
ti4-board-resources = Ressourcen { $ready }/{ $all }
ti4-board-influence = Einfluss { $ready }/{ $all }
ti4-board-cards = { $number } { $number ->
    [one] Aktionskarte
   *[other] Aktionskarten
}
ti4-board-notes-number = { $number } { $number ->
    [one] Vertrag
   *[other] Verträge
}
ti4-board-secrets-number = { $number } { $number ->
    [one] geheimer Auftrag
   *[other] geheime Aufträge
}
ti4-board-technologies-number = { $number } { $number ->
    [one] Technologie
   *[other] Technologien
}
ti4-board-fragments = Reliktfragmente: { $list }
ti4-board-fragment-0 = kulturell
ti4-board-fragment-1 = gefährlich
ti4-board-fragment-2 = industriell
ti4-board-fragment-3 = unbekannt
ti4-board-captured = gekapert: { $list }
ti4-board-reserve = Nachschub
ti4-board-neighbours = Nachbarn: { $names }
ti4-board-imprinted = im Flottenpool Marker von: { $names }
ti4-board-faction-sheet = Fraktionsbogen
ti4-board-sheet-first = Bogen
ti4-board-sheets-others = Bögen der anderen
ti4-board-abilities = Fähigkeiten
ti4-board-units = Einheiten
ti4-board-unit = Einheit
ti4-board-unit-cost = Kosten
ti4-board-unit-combat = Kampf
ti4-board-unit-move = Bewegung
ti4-board-unit-capacity = Kapazität
ti4-board-unit-number = auf dem Spielplan
ti4-board-unit-reserve = im Nachschub
ti4-board-faction-technology = Fraktionstechnologie
ti4-board-faction-technologies = Noch nicht erforschte Fraktionstechnologien
ti4-board-leaders = Anführer
ti4-board-notes-seen = Verträge auf der Hand, von denen du weißt
ti4-board-planets = Planeten
ti4-board-leader-agent = Agent
ti4-board-leader-commander = Commander
ti4-board-leader-hero = Held
ti4-board-leader-locked = gesperrt
ti4-board-leader-ready = spielbereit
ti4-board-leader-exhausted = erschöpft
ti4-board-leader-purged = vernichtet

## Formulare

ti4-board-reach-how = Zeige auf ein System: Linien zeigen, woher deine Schiffe kämen. Systeme in Reichweite tragen am rechten Rand einen Pfeil; ein leerer heißt: nur durch Gravitationsstrudel.
ti4-board-reach-from = Was kommen könnte
ti4-board-reach-none = Keines deiner Schiffe käme dorthin.
ti4-board-lay-which = Wähle eine Tafel und dann ihren Platz auf der Karte.
ti4-board-lay-where = Wähle jetzt ihren Platz auf der Karte.
ti4-board-rifts = { $number ->
    [one] ein Gravitationsstrudel auf dem Weg
   *[other] { $number } Gravitationsstrudel auf dem Weg
}
ti4-board-rift-risk = { $number ->
    [one] Verlässt einen Gravitationsstrudel: verloren
   *[other] Verlässt { $number } Gravitationsstrudel: verloren
} in { $percent } von 100 Fällen. Solche Schiffe ziehen einzeln.
ti4-board-room = Platz für { $room }
ti4-board-cargo-there = dort: { $units }
ti4-board-arrived = Unterwegs:
ti4-board-pool-there = Flottenpool dort: { $size } von { $limit }
ti4-board-loaded = Kapazität: { $cargo } von { $room }
ti4-board-picked = { $have } von { $need } gewählt
ti4-board-from = von { $planet }
ti4-board-in-space = bleibt im Weltraum
ti4-board-all = Alles
ti4-board-all-onto = Alle auf { $planet }
ti4-board-all-space = Alle in den Weltraum
ti4-board-bill = { $bill } von { $money } { $money ->
    [one] Ressource
   *[other] Ressourcen
}
ti4-board-produced = { $count } von { $limit } { $limit ->
    [one] Einheit
   *[other] Einheiten
}
ti4-board-cost = kostet { $cost }
ti4-board-cost-pair = { $cost } für { $lot }
ti4-board-plastic = noch { $number }
ti4-board-stat-combat = Kampf { $dice ->
    [1] { $combat }
   *[other] { $combat } × { $dice }
}
ti4-board-stat-move = Bewegung { $move }
ti4-board-stat-capacity = Kapazität { $capacity }
ti4-board-stat-sustain = Schadensresistenz
ti4-board-paid-resources = { $have } von { $price } { $price ->
    [one] Ressource
   *[other] Ressourcen
}
ti4-board-paid-influence = { $have } von { $price } Einfluss
ti4-board-stays = Es bleiben: { $resources } { $resources ->
    [one] Ressource
   *[other] Ressourcen
}, { $influence } Einfluss, { $goods ->
    [one] 1 Handelsware
   *[other] { $goods } Handelswaren
}
ti4-board-cheapest = Günstigste Zahlung
ti4-board-tokens-change = { $now } → { $after }
ti4-board-tokens-given = { $have } von { $need } { $need ->
    [one] Marker
   *[other] Markern
}
ti4-board-as-now = Wie sie jetzt sind
ti4-board-largest-fleet = Deine größte Flotte hat { $number } { $number ->
    [one] Schiff
   *[other] Schiffe
}.

## Tafeln

ti4-board-hand = Karten ({ $number } von { $limit })
ti4-board-of-card = Aktionskarte
ti4-board-of-note = Vertrag
ti4-board-own-notes = Eigene Verträge
ti4-board-shown = gezeigt: { $name }
ti4-board-in-play = im Spiel
ti4-board-objectives = Aufträge
ti4-board-objective = Auftrag
ti4-board-progress = { $name }: { $have } von { $need }, noch { $missing }
ti4-board-short-0 = { $number } { $number ->
    [one] Ressource
   *[other] Ressourcen
}
ti4-board-short-1 = { $number } Einfluss
ti4-board-short-2 = { $number } { $number ->
    [one] Handelsware
   *[other] Handelswaren
}
ti4-board-home-lost = { $name }: erfüllt, aber ohne das ganze Heimat-System nicht wertbar
ti4-board-no-public = Heimat-System nicht ganz unter Kontrolle: keine öffentlichen Aufträge
ti4-board-scored-by = gewertet: { $name }
ti4-board-objectives-left = Noch verdeckt: { $one } der Stufe I, { $two } der Stufe II
ti4-board-technologies = Technologien
ti4-board-technologies-key = Grün: erforscht. Gestrichelt: nicht erreichbar, die blassen Symbole fehlen. ◈ Fraktionstechnologie.
ti4-board-upgrades = Einheiten-Aufwertungen
ti4-board-technology-owned = erforscht
ti4-board-technology-exhausted = erforscht, erschöpft
ti4-board-technology-near = jetzt erforschbar
ti4-board-technology-lacks = es fehlt: { $what }
ti4-board-strategies = Strategiekarten
ti4-board-strategy-free = frei
ti4-board-strategy-held = genommen: { $name }
ti4-board-strategy-used = gespielt: { $name }
ti4-board-laws = Gesetze und Stapel
ti4-board-law = Gesetz
ti4-board-laws-none = Kein Gesetz ist im Spiel.
ti4-board-lasting = in Kraft
ti4-board-next-agenda = nächste Agenda, von dir gesehen
ti4-board-decks = Stapel: Aktionskarten { $cards } (abgelegt { $discard }), Agendakarten { $agendas }, Relikte { $relics }, geheime Aufträge { $secrets }
ti4-board-until-combat_round = bis zum Ende der Kampfrunde
ti4-board-until-combat = bis zum Ende des Kampfes
ti4-board-until-invasion = bis zum Ende des Einmarschs
ti4-board-until-action = bis zum Ende der Aktion
ti4-board-until-turn = bis zum Ende des Zuges
ti4-board-until-vote = bis zum Ende der Abstimmung
ti4-board-until-agenda_phase = bis zum Ende der Agendaphase
ti4-board-until-strategy_phase = bis zum Ende der Strategiephase
ti4-board-until-round = bis zum Ende der Runde
ti4-board-until-game = bis zum Ende des Spiels
ti4-board-council = Agenda
ti4-board-agenda = Agenda { $number } von 2
ti4-board-hidden = nur dem Sprecher bekannt
ti4-board-votes = { $number } { $number ->
    [one] Stimme
   *[other] Stimmen
}
ti4-board-dice = Würfel

## Kämpfe: Kampfblatt, Chancen vor einem Angriff

ti4-fight-space = Raumkampf: { $place }
ti4-fight-ground = Bodenkampf: { $planet }
ti4-fight-attack = Angriff: { $place }
ti4-fight-landing = Einmarsch auf { $planet }
ti4-fight-landed = mit denen, die gelandet sind
ti4-fight-steps = Schritte der Runde
ti4-fight-step-before = Beginn
ti4-fight-step-barrage = Jägerabwehr
ti4-fight-step-retreats = Rückzüge
ti4-fight-step-dice = Würfel
ti4-fight-step-hits = Treffer
ti4-fight-step-after = Ende
ti4-fight-of-space_cannon = Weltraumkanone
ti4-fight-of-barrage = Jägerabwehr
ti4-fight-of-bombardment = Bombardement
ti4-fight-of-ability = Fähigkeit
ti4-fight-fired = { $unit }, feuert einmal: { $dice } Würfel, Treffer ab { $need }
ti4-fight-assumes-losses = Beide nutzen erst Schadensresistenz und verlieren dann die billigsten Einheiten zuerst.
ti4-fight-assumes-use = Technologien, Anführer und Fähigkeiten im Spiel werden eingesetzt, sobald sie etwas bewirken.
ti4-fight-assumes-cards = Aktionskarten, Vertragskarten und Rückzüge zählen nur auf Wunsch.
ti4-fight-too-large = Zu groß, um es hier auszurechnen: orrery odds ti4 kann es.
ti4-fight-large = zu groß
ti4-fight-if-title = Was wäre, wenn ich angriffe …?
ti4-fight-if-both = Was wäre, wenn? Karten und Rückzüge beider Seiten
ti4-fight-if-where = Wo:
ti4-fight-if-choose = Ziel wählen
ti4-fight-if-units = Einheiten: { $name }
ti4-fight-if-counts = Was zählt: { $name }
ti4-fight-if-times = { $number } von { $most }
ti4-fight-if-retreat = Rückzug:
ti4-fight-if-never = nie
ti4-fight-if-nobody = Mit diesen Einheiten kommt es nicht zum Kampf.

## Agenda und Stimmen

ti4-board-vote-order = Reihenfolge der Abstimmung
ti4-board-voted = { $number ->
    [one] { $number } Stimme: { $outcome }
   *[other] { $number } Stimmen: { $outcome }
}
ti4-board-abstained = Enthaltung
ti4-board-no-vote = nicht stimmberechtigt
ti4-board-votes-possible = { $planets ->
    [0] bis zu { $number }
    [one] bis zu { $number } (1 Planet)
   *[other] bis zu { $number } ({ $planets } Planeten)
}
ti4-board-votes-more = , { $more } davon ohne Planeten
ti4-board-predicted = Prognose ({ $name }): { $card }
ti4-board-promised = versprochen ({ $name }): { $outcome }
ti4-board-decided = beschlossen
ti4-board-on-the-map = Es gibt noch mehr Alternativen: Wähle auf der Karte oder in der Liste.
ti4-board-my-votes = Deine Stimmen:
ti4-board-votes-cast = { $number } von { $all } { $all ->
    [one] Stimme
   *[other] Stimmen
}

## Drafts und Transaktionen

ti4-board-met = { $name }: jetzt wertbar
ti4-board-matrix-key = ★ gewertet, ✓ jetzt wertbar, ⌂ erfüllt, aber das Heimat-System fehlt; sonst: wie weit jemand ist.
ti4-board-map-string = Die Karte als Text (Map-String)
ti4-draft-title = Draft
ti4-draft-bans = Fraktionen ausschließen
ti4-draft-order = Wer als Nächstes dran ist
ti4-draft-banned = Ausgeschlossen: { $names }
ti4-draft-others-ban = Gerade werden Fraktionen ausgeschlossen.
ti4-draft-slices = Abschnitte
ti4-draft-places = Plätze am Tisch
ti4-draft-factions = Fraktionen
ti4-draft-taken = genommen: { $name }
ti4-draft-optimal = bei jedem Planeten nur der größere Wert: Ressourcen { $resources }, Einfluss { $influence }
ti4-draft-legendary = { $number ->
    [one] ein legendärer Planet
   *[other] { $number } legendäre Planeten
}
ti4-draft-commodities = { $number ->
    [one] { $number } Massenprodukt
   *[other] { $number } Massenprodukte
}
ti4-deal-told = { $name } schlägt eine Transaktion vor. Du bekommst: { $gets }. Du gibst: { $gives }.
ti4-deal-told-mine = Du hast { $name } eine Transaktion vorgeschlagen. Du bekommst: { $gets }. Du gibst: { $gives }.
ti4-deal-proposed = { $name } schlägt eine Transaktion vor
ti4-deal-mine = Dein Vorschlag an { $name }: noch keine Antwort
ti4-deal-commodities = { $number ->
    [one] { $number } Massenprodukt
   *[other] { $number } Massenprodukte
}
ti4-deal-fragments = { $number ->
    [one] { $number } Reliktfragment ({ $sort })
   *[other] { $number } Reliktfragmente ({ $sort })
}
