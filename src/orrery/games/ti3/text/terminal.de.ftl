# Twilight Imperium 3 in Worten und im Terminal (Deutsch): Karten und Bögen, der Tisch Zeile für Zeile und gezeichnet,
# was eine Antwort bringt, Tatsachen am Ende. Der englische Zwilling ist terminal.en.ftl.

## Karten, Bögen, Systeme

ti3-card-when = Gespielt { $when }; { $copies ->
    [one] 1 Mal
   *[other] { $copies } Mal
} vorhanden
ti3-needs = setzt { $names } voraus
ti3-needs-nothing = setzt nichts voraus
ti3-either = eins von { $names }
ti3-leads-to = führt zu { $names }
ti3-politic-is-law = Gesetz: bleibt in Kraft, wenn es angenommen wird.
ti3-politic-is-event = Ereignis: wirkt sofort.
ti3-stage-secret = geheimer Auftrag
ti3-stage-public = öffentlicher Auftrag, Stufe { $stage }
ti3-points = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}
ti3-race-home = Heimatsystem: { $planets }
ti3-race-contracts = Handelsverträge im Wert von { $values }
ti3-race-units = Beginnt mit { $units }
ti3-race-technologies = Technologien: { $names }
ti3-race-leaders = Anführer (Option): { $names }
ti3-unit-cost = kostet { $cost }{ $lot ->
    [one] {""}
   *[other] {" "}für { $lot }
}
ti3-unit-combat = trifft ab { $combat }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice } Würfeln
}
ti3-unit-move = Reichweite { $move }
ti3-unit-room = fasst { $room }
ti3-unit-figures = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
ti3-primary = Karte { $number }, Primärfähigkeit: { $said }
ti3-secondary = Sekundärfähigkeit: { $said } [{ $rule }]
ti3-planet-yields = { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}, { $influence } Einfluss
ti3-planet-specialty = Spezialisierung { $colour }
ti3-tile-nothing = Dort ist nichts.

ti3-strategy-initiative-primary = Wird sofort Sprecher und ist zuerst am Zug; zahlt diese Runde keine Kommandochips für Sekundärfähigkeiten. Die Karte selbst wird nicht gespielt und nächste Runde nicht wieder genommen.
ti3-strategy-initiative-secondary = Keine.
ti3-strategy-diplomacy-primary = Nenne einen Gegner: Bis zum Ende der Phase aktiviert keiner von euch ein System mit Einheiten des anderen.
ti3-strategy-diplomacy-secondary = Frische bis zu zwei erschöpfte Planeten außerhalb deines Heimatsystems auf.
ti3-strategy-political-primary = Drei Aktionskarten und ein Kommandochip; eine Politikkarte kommt vor den Rat, und du ordnest die nächsten drei.
ti3-strategy-political-secondary = Ziehe eine Aktionskarte.
ti3-strategy-logistics-primary = Vier Kommandochips.
ti3-strategy-logistics-secondary = Kostenlos: ein Kommandochip für je 3 Einfluss, die du ausgibst.
ti3-strategy-trade-primary = Drei Handelsgüter und deine Einnahmen, dann verhandeln alle mit deiner Zustimmung; oder alle Handelsabkommen enden.
ti3-strategy-trade-secondary = Die Einnahmen deiner Handelsabkommen.
ti3-strategy-warfare-primary = Nimm einen deiner Kommandochips vom Brett in deinen Kommandobereich.
ti3-strategy-warfare-secondary = Bis zu zwei Zerstörer oder Kreuzer gehen auf Patrouille, jeder in ein angrenzendes System ohne Einheiten, das kein Heimatsystem ist und in dem kein Chip von dir liegt; in jedes davon kommt einer.
ti3-strategy-technology-primary = Eine Technologie umsonst.
ti3-strategy-technology-secondary = Kaufe eine Technologie für 8 Ressourcen, 1 weniger für jede Spezialisierung ihrer Farbe.
ti3-strategy-imperial-primary = Decke einen Auftrag auf, dann 2 Siegpunkte.
ti3-strategy-imperial-secondary = Produziere sofort in einem System mit eigenen Raumdocks, ob aktiviert oder nicht; das aktiviert es nicht.
ti3-strategy-imperial-ancient-throne-primary = Entweder ein Siegpunkt für Mecatol Rex und, ob mit oder ohne ihn, beliebig viele Aufträge in der Statusphase; oder die Sekundärfähigkeit kostenlos für dich allein.
ti3-strategy-imperial-star-in-the-crown-primary = Decke einen Auftrag auf, dann 1 Siegpunkt.

ti3-timing-action = als eigene Aktion
ti3-timing-phase = in der Strategiephase
ti3-timing-StrategyPhase = bevor die erste Strategiekarte genommen wird
ti3-timing-StrategyTaken = wenn jemand eine Strategiekarte genommen hat
ti3-timing-StrategiesTaken = wenn alle Strategiekarten genommen sind
ti3-timing-PrimaryBegins = wenn eine Strategiekarte gespielt wird
ti3-timing-PrimaryDone = nach der Primärfähigkeit einer Strategiekarte
ti3-timing-SecondaryDone = nach der Sekundärfähigkeit einer Strategiekarte
ti3-timing-BeforeAgenda = bevor eine Politikkarte gezogen wird
ti3-timing-AgendaRead = wenn eine Politikkarte verlesen ist
ti3-timing-BeforeVote = vor deiner eigenen Stimme
ti3-timing-Voted = wenn ein anderer abgestimmt hat
ti3-timing-BeforeTechnology = bevor eine Technologie gekauft wird
ti3-timing-Activated = wenn ein System aktiviert worden ist
ti3-timing-Moved = wenn Schiffe in ein System gekommen sind
ti3-timing-BeforeBattle = vor einer Raumschlacht
ti3-timing-BattleRound = vor einer Runde einer Raumschlacht
ti3-timing-DiceRolled = nach einem Kampfwurf
ti3-timing-HitsScored = nach einem Kampfwurf deines Gegners
ti3-timing-ShipDamaged = wenn ein Schiff beschädigt worden ist
ti3-timing-BeforeLandings = vor Landungen
ti3-timing-BeforeBombardment = vor einer Bombardierung
ti3-timing-BeforeInvasion = vor einer Invasion
ti3-timing-InvasionRound = vor einer Runde einer Invasion
ti3-timing-PlanetTaken = wenn ein Planet den Besitzer gewechselt hat
ti3-timing-StatusPhase = in der Statusphase
ti3-timing-CardPlayed = wenn jemand eine Aktionskarte spielt
ti3-timing-copied = wenn die Karte, die sie nachahmt, gespielt werden könnte
ti3-timing-any = jederzeit

## Der Tisch, Zeile für Zeile

ti3-table-round = Runde { $number }, { $phase }; Sprecher: { $name }; { $goal ->
    [one] 1 Siegpunkt
   *[other] { $goal } Siegpunkte
} gewinnen
ti3-table-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
ti3-table-activation = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $places } aktiviert.
ti3-table-battle = Raumschlacht bei { $place }, Runde { $number }: { $seat } gegen { $rival }.
ti3-table-odds = Geht niemand: { $seat } { $win } %, { $rival } { $lose } %.
ti3-table-falls = { $planet } fällt zu { $percent } %.
ti3-note-falls = mit allen { $number } nimmst du ihn zu { $percent } %
ti3-table-hits = { $you ->
    [yes] Du musst
   *[no] { $seat } muss
} { $number ->
    [one] 1 Treffer
   *[other] { $number } Treffer
} hinnehmen
ti3-table-invasion = Invasion von { $planet }, Runde { $number }: { $seat } mit { $mine } gegen { $rival } mit { $theirs ->
    [one] 1 Bodentruppe
   *[other] { $theirs } Bodentruppen
}.
ti3-table-agenda = Vor dem Rat: { $politic }. { $said }
ti3-table-ballot = { $seat }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} für { $what }
ti3-table-strategies = Strategiekarten:
ti3-table-taken = { $seat }{ $done ->
    [yes] , gespielt
   *[no] {""}
}
ti3-table-free = frei{ $number ->
    [0] {""}
    [one] , 1 Bonuschip
   *[other] , { $number } Bonuschips
}
ti3-table-objectives = Aufträge ({ $left } noch nicht offen):
ti3-table-scored = erfüllt von { $names }
ti3-table-met = jetzt erfüllt
ti3-table-have = { $have } von { $need }
ti3-table-laws = Geltende Gesetze:
ti3-table-effects = Für eine Weile:
ti3-table-envoys = Diplomatie: { $rival } und { $partner } halten Frieden.
ti3-table-left = Übrig: { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
}, { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $politics ->
    [one] 1 Politikkarte
   *[other] { $politics } Politikkarten
}
ti3-table-open-cards = Offene Aktionskarten: { $names }
ti3-table-galaxy = Galaxie (Orte heißen nach Ring und Nummer, im Uhrzeigersinn von Norden an: A1 liegt nördlich von Mecatol Rex)
ti3-table-face-down = ein verdecktes System
ti3-table-no-tile = noch kein System
ti3-table-home = { $you ->
    [yes] dein Heimatsystem
   *[no] Heimatsystem von { $seat }
}
ti3-table-wormhole = Wurmloch { $signs }
ti3-table-beside = daneben: { $places }
ti3-table-counters = Kommandochips von { $names }
ti3-table-fleet = { $you ->
    [yes] deine Flotte
   *[no] Flotte von { $seat }
}: { $what }
ti3-table-arriving = { $you ->
    [yes] auf deinem Weg dorthin
   *[no] { $seat } bringt dorthin
}: { $what }
ti3-table-leader = { $you ->
    [yes] dein Anführer { $what }
   *[no] Anführer { $what } von { $seat }
}
ti3-table-neutral = neutral
ti3-table-owner = { $you ->
    [yes] gehört dir
   *[no] gehört { $seat }
}
ti3-table-exhausted = erschöpft
ti3-table-landed = { $you ->
    [yes] du bist gelandet
   *[no] { $seat } ist gelandet
}: { $number ->
    [one] 1 Bodentruppe
   *[other] { $number } Bodentruppen
}{ $pds ->
    [0] {""}
   *[other] {" "}und { $pds } PDS
}
ti3-table-domain = ein verdeckter Ereignis-Chip
ti3-table-standing = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Kommandochips: Strategiebereich { $strategy }, Kommandobereich { $command }, Flottenversorgung { $fleet }, Verstärkung { $left }; { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
}, Einnahmen { $income }; { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}; { $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
}, bereit für { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
} oder { $influence } Einfluss, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}; { $technologies ->
    [one] 1 Technologie
   *[other] { $technologies } Technologien
}
ti3-table-home-lost = ohne das ganze Heimatsystem: keine Aufträge können gewertet werden [T3.15.2]
ti3-table-passed = hat gepasst
ti3-table-cards = Strategiekarten: { $names }
ti3-table-contracts = eigene Handelsverträge: { $contracts }
ti3-table-contract-home = { $value } daheim{ $name }
ti3-table-contract-at = { $value } bei { $name }
ti3-table-technologies = Technologien: { $names }
ti3-table-abilities = Fähigkeiten: { $names }
ti3-table-ready = bereite Planeten: { $names }
ti3-table-reserve = nicht auf dem Brett: { $units }
ti3-table-leader-dead = { $leader } ist tot
ti3-table-leader-held = { $leader } ist gefangen bei { $name }
ti3-table-claimed = gewertet: { $names }
ti3-table-secret = geheimer Auftrag: { $objective }
ti3-table-hand = Aktionskarten:
ti3-table-shown = Gesehene Karten: { $names }
ti3-table-looked = Angesehene Politikkarten: { $names }
ti3-table-tiles = Systeme zum Legen: { $names }

## Was eine Antwort bringt

ti3-note-now = jetzt { $number }
ti3-note-largest = deine größte Flotte hat { $number ->
    [one] 1 Schiff
   *[other] { $number } Schiffe
}
ti3-note-rival = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
}, { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}
ti3-note-beside-home = neben dem Heimatsystem von { $names }
ti3-note-order = Nummer { $number }
ti3-note-bonus = { $number ->
    [one] 1 Bonuschip
   *[other] { $number } Bonuschips
}
ti3-note-bonus-split = { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
}, { $counters ->
    [one] 1 Kommandochip
   *[other] { $counters } Kommandochips
}
ti3-note-tactical = ein System aktivieren: { $number ->
    [one] der letzte Kommandochip
   *[other] einer von { $number } Kommandochips
} im Kommandobereich
ti3-note-transfer = zwei angrenzende eigene Systeme aktivieren: { $number ->
    [one] der letzte Kommandochip
   *[other] einer von { $number } Kommandochips
} im Kommandobereich
ti3-note-pass = in dieser Runde keine Aktionen mehr für dich
ti3-note-secondary = { $cost ->
    [0] kostenlos
   *[other] { $have ->
        [one] dein letzter Chip des Strategiebereichs
       *[other] { $cost } von { $have } Chips des Strategiebereichs
    }
}
ti3-note-counters = { $need } von { $have } Einfluss
ti3-note-good = { $number ->
    [one] dein einziges Handelsgut
   *[other] eins deiner { $number } Handelsgüter
}
ti3-note-keeps = { $number ->
    [0] du behältst keins
   *[other] du behältst { $number }
}
ti3-note-pays-resources = zahlt { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
}
ti3-note-pays-influence = zahlt { $number } Einfluss
ti3-note-else-resources = { $number } Einfluss und ebenso viele Stimmen weniger
ti3-note-else-influence = { $number ->
    [one] 1 Ressource
   *[other] { $number } Ressourcen
} weniger
ti3-note-trade = { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} für dich, dann Verhandlungen
ti3-note-annul = { $number ->
    [one] 1 Handelsabkommen endet
   *[other] { $number } Handelsabkommen enden
}
ti3-note-pays = bringt { $number }
ti3-note-contracts = du gibst einen Vertrag im Wert von { $given } und bekommst einen im Wert von { $got }
ti3-note-gets = du bekommst { $number ->
    [one] 1 Handelsgut
   *[other] { $number } Handelsgüter
}
ti3-note-gives = du zahlst { $number ->
    [one] 1 Handelsgut
   *[other] { $number } Handelsgüter
}
ti3-note-income = bringt dir { $number }
ti3-note-free = umsonst
ti3-note-price = kostet { $price ->
    [one] 1 Ressource
   *[other] { $price } Ressourcen
}
ti3-note-votes = { $number ->
    [one] bisher 1 Stimme
   *[other] bisher { $number } Stimmen
}
ti3-note-of = { $need } von { $have }
ti3-note-lost = nicht erfüllt: Er wäre verloren [T3.15.3]
ti3-note-guns = { $you ->
    [yes] deine { $number } PDS reichen hin
   *[no] { $number ->
        [one] 1 PDS von { $seat } reicht hin
       *[other] { $number } PDS von { $seat } reichen hin
    }
}
ti3-note-reach = in Reichweite: { $units }
ti3-note-no-reach = keins deiner Schiffe kommt hin
ti3-note-attack = Angriff mit { $units }: Du gewinnst zu { $percent } %
ti3-note-going-on = geht niemand, gewinnst du zu { $percent } %
ti3-note-away = { $number ->
    [one] 1 Schritt entfernt
   *[other] { $number } Schritte entfernt
}
ti3-note-on-planets = { $number ->
    [one] 1 Bodentruppe auf Planeten
   *[other] { $number } Bodentruppen auf Planeten
}
ti3-note-supply = Flottenversorgung für { $number } mehr
ti3-note-cargo = braucht 1 Platz an Bord
ti3-note-fire = { $number } PDS, { $tenths } Treffer zu erwarten
ti3-note-damage = kein Verlust: Das Schiff wird beschädigt
ti3-note-load = nimmt mit: { $units }
ti3-note-own-planet = dein Planet
ti3-note-docks = bis zu { $number ->
    [one] 1 Einheit
   *[other] { $number } Einheiten
}
ti3-note-dock = würde { $number ->
    [one] 1 Einheit
   *[other] { $number } Einheiten
} produzieren
ti3-note-left = { $number } übrig
ti3-note-bays = Platz für { $number } mehr

## Warum nicht

ti3-later-card = { $card } wird { $when } gespielt.
ti3-later-not-held = Du hast { $card } nicht auf der Hand.
ti3-later-have = Du hast { $technology } schon.
ti3-later-comes = Von { $place }, { $number } entfernt, können kommen: { $units }.
ti3-later-bound = Von { $place } bewegt sich nichts: Du hattest dort schon einen Kommandochip [T3.7.2].
ti3-later-no-way = Von { $place } gibt es keinen Weg in Reichweite [T3.7.3].
ti3-later-far = Von { $place } ist es { $number } entfernt, zu weit für die Schiffe dort, oder aus einem Nebel heraus [T3.7.2, T3.3.8].
ti3-later-none-there = Du hast keine Schiffe bei { $place }.
ti3-later-no-fleet = Du hast keine Schiffe, die kommen könnten.

## Punkte und Tatsachen

ti3-sheet-other = andere Punkte
ti3-sheet-total = Summe
ti3-facts-end = Das Spiel dauerte { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. Raumschlachten: { $battles }, angenommene Gesetze: { $laws }, geschlossene Handelsabkommen: { $agreements }.
ti3-facts-level = { $names } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; es entscheiden (T3.15.15):
ti3-facts-tie = { $by ->
    [objectives] gewertete Aufträge
    [planets] Planeten
    [unused] unbenutzte Kommandochips
   *[counters] Kommandochips auf dem Blatt
}: { $have }
ti3-facts-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: begonnene Raumschlachten { $battles }, genommene Planeten { $taken }, verlorene Schiffe { $lost }, Technologien { $technologies }
ti3-facts-luck = { $you ->
    [yes] Deine Würfel
   *[no] Die Würfel von { $seat }
}: { $hits } Treffer, { $tenths } waren zu erwarten: Glück { $luck }

## Der Tisch, gezeichnet

ti3-drawn-codes = J Z K T S W B P
ti3-drawn-blue = b
ti3-drawn-red = r
ti3-drawn-green = g
ti3-drawn-yellow = y
ti3-drawn-asteroid_field = Asteroiden
ti3-drawn-nebula = Nebel
ti3-drawn-supernova = Supernova
ti3-drawn-title = Twilight Imperium 3
ti3-drawn-round = Runde { $number }
ti3-drawn-left = Güter übrig { $goods } · { $goal } SP gewinnen
ti3-drawn-legend = J Jäger Z Zerstörer K Kreuzer T Träger S Schlachtschiff W Kampfstern B Bodentruppe P PDS an Bord ' beschädigt · 2/1 Ressourcen/Einfluss, 2x1 erschöpft, b r g Spezialität, A3 Bodentruppen, ▲ PDS ⌂ Dock · •AB Kommandochips
ti3-drawn-laws = Gesetze
ti3-drawn-strategies = Strategie
ti3-drawn-objectives = Aufträge ({ $ones } der Stufe I und { $twos } der Stufe II kommen noch)
ti3-drawn-now = Jetzt
ti3-drawn-points = { $number } SP
ti3-drawn-speaker = Sprecher
ti3-drawn-turn = ◄ am Zug
ti3-drawn-passed = gepasst
ti3-drawn-home-lost = Heimat verloren
ti3-drawn-standing = Chips { $strategy }/{ $command }/{ $fleet }+{ $left }, Güter { $goods }+{ $income }, Karten { $cards }, Planeten { $planets } ({ $resources }R { $influence }E, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
ti3-drawn-hand = Aktionskarten: { $number }
ti3-drawn-trade = Handel mit { $names }
ti3-drawn-own = Vor dir
ti3-drawn-of = Vor { $name }
ti3-drawn-fights = Angriffe
ti3-drawn-reach = In Reichweite, oder mit eigenen Docks
ti3-drawn-rest = Außer Reichweite:
ti3-drawn-contracts = { $name }: { $given } gegen { $got }
ti3-drawn-goods = { $number ->
    [-3] sie geben 3 dazu
    [-2] sie geben 2 dazu
    [-1] sie geben 1 dazu
   *[other] du gibst { $number } dazu
}
ti3-drawn-even = ohne Güter
ti3-hint-units = Du kannst tippen: 2 Kreuzer 1 Träger, 2K 1T, Nummern, 1-4 oder alle; nichts für gar nichts.
ti3-hint-losses = Du kannst tippen: 2 Kreuzer 1 Träger, 2K 1T, Nummern oder 1-4.
ti3-answer-goods = güter, handelsgüter, gut, waren
ti3-hint-pay = Du kannst Planeten und Güter tippen (2 Güter, Jord); günstig bezahlt mit wenig Verschwendung.
ti3-hint-pools = Du kannst tippen: 2 Strategie 1 Kommando, oder alle drei als 2/1/0; gleich lässt sie, wie sie sind.
ti3-hint-trade = Du kannst auch einen Namen tippen (Vertrag gegen Vertrag), Name 2 (du gibst 2 Güter dazu) oder Name -2 (sie geben 2 dazu).
ti3-answer-all = alle, alles
ti3-answer-cheap = günstig, billig, am besten
ti3-answer-same = gleich, bleibt, wie es ist
ti3-example-card = sabotage
ti3-example-thing = mecatol rex
ti3-example-rule = T3.7.2
ti3-example-words = rückzug
ti3-help =
    Karte: Systeme heißen nach Ring und Nummer, im Uhrzeigersinn von Norden an (A1 liegt nördlich von Mecatol Rex, das Rex heißt). In einem System: sein Name, (A) Heimat von Spieler A, α β Wurmlöcher, •AB Kommandochips von A und B; ein Planet mit Ressourcen/Einfluss (2x1: erschöpft), b r g Spezialität, A3 drei Bodentruppen von A, ▲ PDS, ⌂ Raumdock, ? Ereignis-Chip; A:2K1T eine Flotte von A mit zwei Kreuzern und einem Träger, › auf dem Weg.
    Spieler: Chips 2/3/3+8 sind Strategiebereich, Kommandobereich, Flottenversorgung und Verstärkung; Güter 4+2 sind Handelsgüter und die Einnahmen aus Handelsabkommen. Einheiten kann man als 2 Kreuzer 1 Träger oder 2K 1T tippen, mit Planet als 2 Bodentruppe@Jord; alle nimmt alles, was passt; günstig bezahlt mit wenig Verschwendung. karte NAME sagt einen Text; warum NAME sagt, warum nicht: bei einem Ort auch, von wo du ihn erreichst; geben lässt dich Handelsgüter verschenken.

## Anlässe

ti3-table-window = Jetzt können Texte genutzt werden: { $said }.
ti3-window-StrategyPhase = die Strategiephase beginnt
ti3-window-StrategyTaken = eine Strategiekarte ist genommen
ti3-window-StrategiesTaken = alle Strategiekarten sind genommen
ti3-window-TurnBegins = ein Zug beginnt
ti3-window-PrimaryBegins = eine Primärfähigkeit beginnt
ti3-window-PrimaryDone = eine Primärfähigkeit ist ausgeführt
ti3-window-SecondaryDeclined = eine Sekundärfähigkeit bleibt ungenutzt
ti3-window-SecondaryBegins = eine Sekundärfähigkeit wird genutzt
ti3-window-SecondaryDone = eine Sekundärfähigkeit ist genutzt
ti3-window-Activated = ein System ist aktiviert
ti3-window-ShipsMoved = Schiffe sind gezogen
ti3-window-Moved = alle Schiffe sind angekommen
ti3-window-BeforeBattle = gleich beginnt eine Raumschlacht
ti3-window-BarrageOver = das Sperrfeuer ist vorbei
ti3-window-BattleRound = gleich beginnt eine Schlachtrunde
ti3-window-DiceRolled = Kampfwürfel sind gefallen
ti3-window-OtherDice = Würfel sind gefallen
ti3-window-HitsScored = Treffer sind erzielt
ti3-window-TakesHits = gleich werden Treffer hingenommen
ti3-window-ShipDamaged = ein Schiff ist beschädigt
ti3-window-BattleOver = eine Raumschlacht ist vorbei
ti3-window-TacticalDone = eine taktische Aktion ist vorbei
ti3-window-BeforeLandings = gleich beginnen Landungen
ti3-window-Landed = alle sind gelandet
ti3-window-NeutralLanding = Bodentruppen sind auf einem neutralen Planeten gelandet
ti3-window-Attacked = ein Planet wird angegriffen
ti3-window-BeforeBombardment = gleich beginnt eine Bombardierung
ti3-window-BeforeInvasion = gleich beginnt eine Invasion
ti3-window-InvasionRound = gleich beginnt eine Invasionsrunde
ti3-window-InvasionWon = eine Invasion ist gewonnen
ti3-window-InvasionRepelled = eine Invasion ist abgewehrt
ti3-window-PlanetTaken = ein Planet hat den Besitzer gewechselt
ti3-window-Produced = Einheiten sind produziert
ti3-window-BeforeAgenda = gleich wird eine Politikkarte gezogen
ti3-window-AgendaRead = eine Politikkarte ist verlesen
ti3-window-BeforeVote = gleich wird abgestimmt
ti3-window-Voted = eine Stimme ist abgegeben
ti3-window-StatusPhase = die Statusphase beginnt
ti3-window-StatusDraw = gleich werden Aktionskarten gezogen
ti3-window-StatusDrawn = Aktionskarten sind gezogen
ti3-window-CardsReturned = gleich werden Strategiekarten zurückgegeben
ti3-window-RoundEnds = die Runde endet
ti3-window-BeforeTechnology = gleich wird eine Technologie gekauft
ti3-window-TechnologyGained = eine Technologie ist erworben
ti3-window-CardPlayed = eine Aktionskarte wird gespielt
