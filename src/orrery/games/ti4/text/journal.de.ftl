### Twilight Imperium 4: das Protokoll (Deutsch). Die englische Fassung ist journal.en.ftl.

## Spielaufbau, Runden, Züge

ti4-log-round = Runde { $round }
ti4-log-wins = { $you ->
    [yes] Du gewinnst.
   *[no] { $seat } gewinnt.
}
ti4-log-eliminated = { $you ->
    [yes] Du scheidest aus.
   *[no] { $seat } scheidet aus.
}
ti4-log-lays = { $you ->
    [yes] Du legst { $tile } als { $place }.
   *[no] { $seat } legt { $tile } als { $place }.
}
ti4-log-speaker = { $you ->
    [yes] Du bist jetzt Sprecher.
   *[no] { $seat } ist jetzt Sprecher.
}
ti4-log-takes = { $you ->
    [yes] Du nimmst { $strategy }.
   *[no] { $seat } nimmt { $strategy }.
}
ti4-log-swaps-strategies = { $you ->
    [yes] Du tauschst mit { $rival } Strategiekarten: { $strategies }.
   *[no] { $seat } tauscht mit { ti4-to-rival } Strategiekarten: { $strategies }.
}
ti4-log-invests = { $you ->
    [yes] Du legst Handelswaren auf Strategiekarten: { $strategies }.
   *[no] { $seat } legt Handelswaren auf Strategiekarten: { $strategies }.
}
ti4-log-zero = { $you ->
    [yes] Du hast den Marker „0“ und kommst zuerst an die Reihe.
   *[no] { $seat } hat den Marker „0“ und kommt zuerst an die Reihe.
}
ti4-log-strategic = { $you ->
    [yes] Du spielst { $strategy }.
   *[no] { $seat } spielt { $strategy }.
}
ti4-log-secondary = { $you ->
    [yes] Du nutzt die Sekundärfähigkeit von { $strategy }.
   *[no] { $seat } nutzt die Sekundärfähigkeit von { $strategy }.
}
ti4-log-passes = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
ti4-log-diplomacy = { $you ->
    [yes] Du schützt { $place }: Alle anderen legen einen Kommandomarker dorthin.
   *[no] { $seat } schützt { $place }: Alle anderen legen einen Kommandomarker dorthin.
}

## Karten und andere Texte

ti4-log-plays = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
ti4-log-uses = { $you ->
    [yes] Du nutzt { $card }.
   *[no] { $seat } nutzt { $card }.
}
ti4-log-draws = { $you ->
    [yes] Du ziehst { ti4-many-cards }.
   *[no] { $seat } zieht { ti4-many-cards }.
}
ti4-log-discards = { $you ->
    [yes] Du wirfst { ti4-many-cards } ab.
   *[no] { $seat } wirft { ti4-many-cards } ab.
}
ti4-log-takes-card = { $you ->
    [yes] Du nimmst { $card } vom Ablagestapel.
   *[no] { $seat } nimmt { $card } vom Ablagestapel.
}
ti4-log-takes-cards = { $you ->
    [yes] Du nimmst { $rival } { ti4-many-cards } weg.
   *[no] { $seat } nimmt { ti4-to-rival } { ti4-many-cards } weg.
}
ti4-some-shown = { $cards ->
    [0] { ti4-many-secrets }
   *[other] { $secrets ->
        [0] { ti4-many-cards }
       *[other] { ti4-many-cards } und { ti4-many-secrets }
    }
}
ti4-log-shows = { $you ->
    [yes] Du zeigst { $rival } { ti4-some-shown }.
   *[no] { $seat } zeigt { ti4-to-rival } { ti4-some-shown }.
}
ti4-log-shows-card = { $you ->
    [yes] Du zeigst { $rival } „{ $card }“.
   *[no] { $seat } zeigt { ti4-to-rival } „{ $card }“.
}
ti4-log-shows-secret = { $you ->
    [yes] Du zeigst { $rival } „{ $objective }“.
   *[no] { $seat } zeigt { ti4-to-rival } „{ $objective }“.
}
ti4-log-shows-hand = { $you ->
    [yes] Du zeigst { $rival } deine Aktionskarten.
   *[no] { $seat } zeigt { ti4-to-rival } Aktionskarten.
}
ti4-log-shows-notes = { $you ->
    [yes] Du zeigst { $rival } deine Vertragskarten.
   *[no] { $seat } zeigt { ti4-to-rival } Vertragskarten.
}
ti4-log-shows-secrets = { $you ->
    [yes] Du zeigst { $rival } deine geheimen Aufträge.
   *[no] { $seat } zeigt { ti4-to-rival } geheime Aufträge.
}
ti4-log-aims-place = { $card } gilt für { $place }.
ti4-log-purges = { $you ->
    [yes] Du vernichtest { $card }.
   *[no] { $seat } vernichtet { $card }.
}
ti4-log-unlocks = { $you ->
    [yes] Du schaltest { $leader } frei.
   *[no] { $seat } schaltet { $leader } frei.
}
ti4-log-relic = { $you ->
    [yes] Du erhältst ein Relikt: { $card }.
   *[no] { $seat } erhält ein Relikt: { $card }.
}
ti4-log-purges-fragments = { $you ->
    [yes] Du vernichtest Reliktfragmente: { $fragment }.
   *[no] { $seat } vernichtet Reliktfragmente: { $fragment }.
}
ti4-log-seizes = { $you ->
    [yes] Du nimmst { $rival } ein Reliktfragment weg: { $fragment }.
   *[no] { $seat } nimmt { ti4-to-rival } ein Reliktfragment weg: { $fragment }.
}
ti4-log-shard = { $you ->
    [yes] Die Scherbe des Throns geht von { $rival } an dich.
   *[no] Die Scherbe des Throns geht von { ti4-to-rival } an { $seat }.
}

## Marker, Waren, Transaktionen

ti4-log-tokens = { $you ->
    [yes] Du erhältst { ti4-many-tokens }.
   *[no] { $seat } erhält { ti4-many-tokens }.
}
ti4-log-loses-token = { $you ->
    [yes] Du verlierst einen Kommandomarker aus dem Taktikpool.
   *[no] { $seat } verliert einen Kommandomarker aus dem Taktikpool.
}
ti4-log-imprints = { $you ->
    [yes] Ein Kommandomarker von { $rival } kommt in deinen Flottenpool.
   *[no] Ein Kommandomarker von { ti4-to-rival } kommt in den Flottenpool von { $seat }.
}
ti4-log-pays = { $you ->
    [yes] Du bezahlst { ti4-price }.
   *[no] { $seat } bezahlt { ti4-price }.
}
ti4-log-goods = { $you ->
    [yes] Du erhältst { ti4-many-goods }.
   *[no] { $seat } erhält { ti4-many-goods }.
}
ti4-log-commodities = { $you ->
    [yes] Du erhältst Massenprodukte und hast jetzt { $commodities }.
   *[no] { $seat } erhält Massenprodukte und hat jetzt { $commodities }.
}
ti4-log-replenishes = { $you ->
    [yes] Du füllst Massenprodukte auf.
   *[no] { $seat } füllt Massenprodukte auf.
}
ti4-log-converts = { $you ->
    [yes] Du wandelst Massenprodukte in { ti4-many-goods } um.
   *[no] { $seat } wandelt Massenprodukte in { ti4-many-goods } um.
}
ti4-log-pillages = { $you ->
    [yes] Du plünderst { $rival }.
   *[no] { $seat } plündert { ti4-rival }.
}
ti4-after-goods = { $goods ->
    [0] {""}
   *[other] {", "}
}
ti4-after-commodities = { $commodities ->
    [0] { ti4-after-goods }
   *[other] {", "}
}
ti4-after-fragments = { $fragments ->
    [0] { ti4-after-commodities }
   *[other] {", "}
}
ti4-after-notes = { $notes ->
    [0] { ti4-after-fragments }
   *[other] {", "}
}
ti4-given = { $goods ->
    [0] {""}
   *[other] { ti4-many-goods }
}{ $commodities ->
    [0] {""}
   *[other] { ti4-after-goods }{ ti4-many-commodities }
}{ $fragments ->
    [0] {""}
   *[other] { ti4-after-commodities }{ ti4-many-fragments }
}{ $notes ->
    [0] {""}
   *[other] { ti4-after-fragments }{ ti4-many-notes }
}{ $cards ->
    [0] {""}
   *[other] { ti4-after-notes }{ ti4-many-cards }
}{ $goods ->
    [0] { $commodities ->
        [0] { $fragments ->
            [0] { $notes ->
                [0] { $cards ->
                    [0] etwas anderes
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
ti4-log-promises-vote = { $you ->
    [yes] Du versprichst { $rival }, für „{ $outcome }“ zu stimmen.
   *[no] { $seat } verspricht { ti4-to-rival }, für „{ $outcome }“ zu stimmen.
}
ti4-log-owes-vote = { $you ->
    [yes] Du versprichst { $rival } verbindlich, jetzt für „{ $outcome }“ zu stimmen.
   *[no] { $seat } verspricht { ti4-to-rival } verbindlich, jetzt für „{ $outcome }“ zu stimmen.
}
ti4-log-pledges = { $you ->
    [yes] Du versprichst { $rival }, ohne daran gebunden zu sein: { $pledge }.
   *[no] { $seat } verspricht { ti4-to-rival }, ohne daran gebunden zu sein: { $pledge }.
}
ti4-log-gives = { $you ->
    [yes] In einer Transaktion gibst du { $rival } { ti4-given }.
   *[no] In einer Transaktion gibt { $seat } { ti4-to-rival } { ti4-given }.
}
ti4-log-gives-card = { $you ->
    [yes] Du gibst { $rival } die Karte { $card }.
   *[no] { $seat } gibt { ti4-to-rival } die Karte { $card }.
}
ti4-log-gives-note = { $you ->
    [yes] Du gibst { $rival } eine Vertragskarte: { $note }.
   *[no] { $seat } gibt { ti4-to-rival } eine Vertragskarte: { $note }.
}
ti4-log-surrenders-note = { $you ->
    [yes] Du gibst { $rival } eine Vertragskarte ab.
   *[no] { $seat } gibt { ti4-to-rival } eine Vertragskarte ab.
}
ti4-log-places-note = { $you ->
    [yes] Du legst { $note } offen vor dich.
   *[no] { $seat } legt { $note } offen aus.
}
ti4-log-uses-note = { $you ->
    [yes] Du nutzt { $note }.
   *[no] { $seat } nutzt { $note }.
}
ti4-log-returns-note = { $you ->
    [yes] Du gibst { $rival } { $note } zurück.
   *[no] { $seat } gibt { ti4-to-rival } { $note } zurück.
}
ti4-log-leaves-planet = { $you ->
    [yes] Deine Einheiten gehen von { $planet } nach { $planets }.
   *[no] Die Einheiten von { $seat } gehen von { $planet } nach { $planets }.
}

## Bewegung

ti4-log-activates = { $you ->
    [yes] Du aktivierst { $place }.
   *[no] { $seat } aktiviert { $place }.
}
ti4-log-moves = { $you ->
    [yes] Du bewegst { $pieces } von { $place } nach { $target }.
   *[no] { $seat } bewegt { $pieces } von { $place } nach { $target }.
}
ti4-log-picks-up = { $you ->
    [yes] Du nimmst in { $place } auf: { $pieces }.
   *[no] { $seat } nimmt in { $place } auf: { $pieces }.
}
ti4-log-rift = { $you ->
    [yes] Der Gravitationsstrudel in { $place } reißt Schiffe von dir fort.
   *[no] Der Gravitationsstrudel in { $place } reißt Schiffe von { $seat } fort.
}
ti4-log-transits = { $you ->
    [yes] Du bringst Bodentruppen auf andere Planeten: { $pieces }.
   *[no] { $seat } bringt Bodentruppen auf andere Planeten: { $pieces }.
}
ti4-log-driven = { $you ->
    [yes] Deine Flotte wird von { $place } nach { $target } getrieben.
   *[no] Die Flotte von { $seat } wird von { $place } nach { $target } getrieben.
}
ti4-log-ships-return = { $you ->
    [yes] Deine Schiffe in { $place } gehen in deinen Nachschub zurück.
   *[no] Die Schiffe von { $seat } in { $place } gehen in den Nachschub zurück.
}
ti4-log-wormhole = { $you ->
    [yes] Du legst einen Wurmlochmarker auf { $place }: { $wormhole }.
   *[no] { $seat } legt einen Wurmlochmarker auf { $place }: { $wormhole }.
}
ti4-log-ion-storm = Der Ionensturm in { $place } zeigt dieses Wurmloch: { $wormhole }.
ti4-log-nexus = Der Wurmloch-Nexus wird aktiv.
ti4-log-replaces-system = Nach { $place } kommt: { $tile }.
ti4-log-swaps-systems = Zwei Systeme tauschen die Plätze: { $place } und { $target }.

## Kampf

ti4-log-combat = { $you ->
    [yes] Du greifst { $rival } in { $place } an.
   *[no] { $seat } greift { ti4-rival } in { $place } an.
}
ti4-log-announces = { $you ->
    [yes] Du kündigst deinen Rückzug an.
   *[no] { $seat } kündigt den Rückzug an.
}
ti4-log-retreats = { $you ->
    [yes] Du ziehst dich von { $place } nach { $target } zurück.
   *[no] { $seat } zieht sich von { $place } nach { $target } zurück.
}
ti4-log-rolls = { $you ->
    [yes] Du wirfst { ti4-many-dice } für { ti4-rolled-for }: { ti4-many-hits }.
   *[no] { $seat } wirft { ti4-many-dice } für { ti4-rolled-for }: { ti4-many-hits }.
}
ti4-log-rerolls = { $you ->
    [yes] Du wirfst { ti4-many-dice } noch einmal für { ti4-rolled-for }.
   *[no] { $seat } wirft { ti4-many-dice } noch einmal für { ti4-rolled-for }.
}
ti4-log-sustains = { $you ->
    [yes] Du nutzt Schadensresistenz: { $units }.
   *[no] { $seat } nutzt Schadensresistenz: { $units }.
}
ti4-log-damaged = { $you ->
    [yes] Eine Einheit von dir wird beschädigt: { $unit }.
   *[no] Eine Einheit von { $seat } wird beschädigt: { $unit }.
}
ti4-log-loses = { $you ->
    [yes] Du verlierst { $units }.
   *[no] { $seat } verliert { $units }.
}
ti4-log-repairs = { $you ->
    [yes] Du reparierst eine Einheit: { $unit }.
   *[no] { $seat } repariert eine Einheit: { $unit }.
}
ti4-log-repairs-all = { $you ->
    [yes] Du reparierst alle deine Einheiten in { $place }.
   *[no] { $seat } repariert alle eigenen Einheiten in { $place }.
}
ti4-log-captures = { $you ->
    [yes] Du kaperst { ti4-many-units } von { $rival }.
   *[no] { $seat } kapert { ti4-many-units } von { ti4-to-rival }.
}
ti4-log-releases = { $you ->
    [yes] Du gibst eine gekaperte Einheit zurück: { $unit }.
   *[no] { $seat } gibt eine gekaperte Einheit zurück: { $unit }.
}
ti4-log-lands = { $you ->
    [yes] Du landest { $landings }.
   *[no] { $seat } landet { $landings }.
}
ti4-log-marches = { $you ->
    [yes] Du marschierst in { $place } auf andere Planeten: { $pieces }.
   *[no] { $seat } marschiert in { $place } auf andere Planeten: { $pieces }.
}
ti4-log-decoys = { $you ->
    [yes] Du bringst { $pieces } nach { $planet }.
   *[no] { $seat } bringt { $pieces } nach { $planet }.
}
ti4-log-called-away = { $you ->
    [yes] Du rufst die Bodentruppen von { $rival } nach { $planet } ab.
   *[no] { $seat } ruft { $rival_you ->
        [yes] deine Bodentruppen
       *[no] die Bodentruppen von { $rival }
    } nach { $planet } ab.
}
ti4-log-converts-unit = { $you ->
    [yes] Du wirbst auf { $planet } eine Infanterie von { $rival } ab; daraus wird: { $unit }.
   *[no] { $seat } wirbt auf { $planet } eine Infanterie von { ti4-to-rival } ab; daraus wird: { $unit }.
}
ti4-log-infiltrates = { $you ->
    [yes] Du übernimmst die Gebäude auf { $planet }.
   *[no] { $seat } übernimmt die Gebäude auf { $planet }.
}
ti4-log-reparations = { $you ->
    [yes] Du verlangst von { $rival } Reparationen: { $planets }.
   *[no] { $seat } verlangt von { ti4-to-rival } Reparationen: { $planets }.
}
ti4-log-control = { $you ->
    [yes] Du übernimmst die Kontrolle über { $planet }.
   *[no] { $seat } übernimmt die Kontrolle über { $planet }.
}
ti4-log-custodians = { $you ->
    [yes] Du entfernst den Hütermarker von Mecatol Rex.
   *[no] { $seat } entfernt den Hütermarker von Mecatol Rex.
}
ti4-log-planet-destroyed = { $you ->
    [yes] Du zerstörst { $planet }.
   *[no] { $seat } zerstört { $planet }.
}

## Einheiten, die hinzukommen

ti4-log-produces = { $you ->
    [yes] Du produzierst in { $place }: { $units }.
   *[no] { $seat } produziert in { $place }: { $units }.
}
ti4-log-builds = { $you ->
    [yes] Du setzt auf { $planet }: 1 { $unit }.
   *[no] { $seat } setzt auf { $planet }: 1 { $unit }.
}
ti4-log-places = { $you ->
    [yes] Du setzt auf { $planet }: { ti4-many-units }.
   *[no] { $seat } setzt auf { $planet }: { ti4-many-units }.
}
ti4-log-places-in-space = { $you ->
    [yes] Du setzt in { $place } in den Weltraum: { ti4-many-units }.
   *[no] { $seat } setzt in { $place } in den Weltraum: { ti4-many-units }.
}
ti4-log-places-ship = { $you ->
    [yes] Du setzt in { $place } in den Weltraum: 1 { $unit }.
   *[no] { $seat } setzt in { $place } in den Weltraum: 1 { $unit }.
}
ti4-log-fighters = { $you ->
    [yes] Du setzt { $count } Jäger nach { $place }.
   *[no] { $seat } setzt { $count } Jäger nach { $place }.
}
ti4-log-deploys = { $you ->
    [yes] Du bringst auf { $planet } zum Einsatz: 1 { $unit }.
   *[no] { $seat } bringt auf { $planet } zum Einsatz: 1 { $unit }.
}
ti4-log-refits = { $you ->
    [yes] Du machst in { $place } aus einer Infanterie einen Mech.
   *[no] { $seat } macht in { $place } aus einer Infanterie einen Mech.
}
ti4-log-upgrades = { $you ->
    [yes] Du machst in { $place } aus einem Kreuzer ein Schlachtschiff.
   *[no] { $seat } macht in { $place } aus einem Kreuzer ein Schlachtschiff.
}
ti4-log-replaces = { $you ->
    [yes] Du ersetzt ein Schiff in { $place }; jetzt ist es: { $unit }.
   *[no] { $seat } ersetzt ein Schiff in { $place }; jetzt ist es: { $unit }.
}
ti4-log-takes-back = { $you ->
    [yes] Du nimmst aus { $place } zurück: 1 { $unit }.
   *[no] { $seat } nimmt aus { $place } zurück: 1 { $unit }.
}
ti4-log-sleeper = { $you ->
    [yes] Du legst einen Schläfermarker auf { $planet }.
   *[no] { $seat } legt einen Schläfermarker auf { $planet }.
}
ti4-log-terraformed = { $you ->
    [yes] Du terraformst { $planet }.
   *[no] { $seat } terraformt { $planet }.
}
ti4-log-geoformed = { $you ->
    [yes] Du legst Geoform an { $planet } an.
   *[no] { $seat } legt Geoform an { $planet } an.
}

## Technologien und Erkundung

ti4-log-researches = { $you ->
    [yes] Du erforschst { $technology }.
   *[no] { $seat } erforscht { $technology }.
}
ti4-log-gains-technology = { $you ->
    [yes] Du erhältst { $technology }.
   *[no] { $seat } erhält { $technology }.
}
ti4-log-copies-technology = { $you ->
    [yes] Du kopierst { $technology } von { $rival }.
   *[no] { $seat } kopiert { $technology } von { ti4-to-rival }.
}
ti4-log-returns-technology = { $you ->
    [yes] Du gibst { $technology } auf.
   *[no] { $seat } gibt { $technology } auf.
}
ti4-log-explores = { $you ->
    [yes] Du erkundest { $planet ->
        [none] den Wilder-Raum-Marker in { $place }
       *[other] { $planet } in { $place }
    }: { $exploration }.
   *[no] { $seat } erkundet { $planet ->
        [none] den Wilder-Raum-Marker in { $place }
       *[other] { $planet } in { $place }
    }: { $exploration }.
}
ti4-log-reveals = { $you ->
    [yes] Du deckst { $exploration } auf.
   *[no] { $seat } deckt { $exploration } auf.
}
ti4-log-attached = { $exploration } wird an { $planet } angelegt.

## Aufträge und Punkte

ti4-log-revealed = Aufgedeckt: { $objective }.
ti4-log-scores = { $you ->
    [yes] Du wertest { $objective }.
   *[no] { $seat } wertet { $objective }.
}
ti4-log-points = { $you ->
    [yes] Du erhältst { ti4-many-points } und hast jetzt { $total }.
   *[no] { $seat } erhält { ti4-many-points } und hat jetzt { $total }.
}
ti4-log-loses-points = { $you ->
    [yes] Du verlierst { ti4-many-points } und hast jetzt { $total }.
   *[no] { $seat } verliert { ti4-many-points } und hat jetzt { $total }.
}

## Agendaphase

ti4-log-agenda = Agenda: { $agenda }.
ti4-log-hidden-agenda = Eine Agenda, die nur der Sprecher kennt. Zu wählen: { $election }.
ti4-log-agendas-seen = { $you ->
    [yes] Du siehst dir { ti4-many-agendas } des Stapels an.
   *[no] { $seat } sieht sich { ti4-many-agendas } des Stapels an.
}
ti4-log-predicts = { $you ->
    [yes] Deine Prognose mit { $card }: { $outcome }.
   *[no] Prognose von { $seat } mit { $card }: { $outcome }.
}
ti4-log-predicted = { $you ->
    [yes] Deine Prognose trifft zu: { $card }.
   *[no] Die Prognose von { $seat } trifft zu: { $card }.
}
ti4-log-abstains = { $you ->
    [yes] Du enthältst dich.
   *[no] { $seat } enthält sich.
}
ti4-log-votes = { $you ->
    [yes] Du gibst { ti4-many-votes } ab: { $outcome }.
   *[no] { $seat } gibt { ti4-many-votes } ab: { $outcome }.
}
ti4-log-more-votes = { $you ->
    [yes] Du gibst { $votes ->
        [one] 1 zusätzliche Stimme
       *[other] { $votes } zusätzliche Stimmen
    } ab.
   *[no] { $seat } gibt { $votes ->
        [one] 1 zusätzliche Stimme
       *[other] { $votes } zusätzliche Stimmen
    } ab.
}
ti4-log-outcome = Ausgang von „{ $agenda }“: { $outcome }.
ti4-log-law = { $agenda } ist jetzt Gesetz.
ti4-log-law-discarded = { $agenda } ist nicht länger Gesetz.
ti4-log-law-given = { $you ->
    [yes] { $agenda } geht an dich.
   *[no] { $agenda } geht an { $seat }.
}
