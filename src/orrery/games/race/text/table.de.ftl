# Race for the Galaxy: was der Tisch sagt (Deutsch): Fragen, Antworten, Verlauf, Überschriften, Wertung.

race-title = Race for the Galaxy

## Namen

race-action-explore_5 = Erkunden: +5
race-action-explore_1_1 = Erkunden: +1, +1
race-action-develop = Entwickeln
race-action-settle = Siedeln
race-action-consume_trade = Verbrauchen: Handeln
race-action-consume_x2 = Verbrauchen: 2x Siegpunkte
race-action-produce = Produzieren

race-phase-setup = Spielvorbereitung
race-phase-action = Wahl der Aktionen
race-phase-explore = I Erkunden
race-phase-develop = II Entwickeln
race-phase-settle = III Siedeln
race-phase-consume = IV Verbrauchen
race-phase-produce = V Produzieren
race-phase-end = Ende der Runde
race-phase-over = Spielende

race-way-pay = bezahlen
race-way-ship = Kolonieschiff
race-way-conquer = erobern
race-way-specialist = Kontaktspezialist
race-way-specialist_ship = Kontaktspezialist und Kolonieschiff
race-way-tactics = { $way }, dazu { $number ->
    [one] Neue Militärische Taktiken
   *[other] { $number } Taktiken
}

race-bonus-produce = Bonus

race-a-good-any = Gut
race-a-good-novelty = Luxusartikel
race-a-good-rare = Seltene Elemente
race-a-good-genes = Gene
race-a-good-alien = Alien-Technologie

race-why-deal = ausgeteilt
race-why-develop = Entwickeln
race-why-settle = Siedeln
race-why-sale = Verkauf

## Fragen

race-ask-starting_hand = Wirf { $number } deiner Karten ab und behalte die anderen. Welche?
race-ask-action = Welche Aktion wählst du für diese Runde?
race-ask-actions = Welche zwei Aktionen wählst du für diese Runde?
race-ask-keep = Behalte { $number } der eben gezogenen Karten. Welche?
race-ask-develop = { $time ->
    [2] Welche Entwicklung spielst du beim zweiten Entwickeln aus?
   *[other] Welche Entwicklung spielst du aus?
}
race-ask-settle = { $time ->
    [2] Welche Welt spielst du beim zweiten Siedeln aus?
   *[other] Welche Welt spielst du aus?
}
race-ask-way = Wie spielst du { $card } aus?
race-ask-payment = { $card } kostet { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}. Welche wirfst du ab?
race-ask-sell = Welches Gut verkaufst du?
race-ask-consume = Welche Verbrauchen-Fähigkeit nutzt du als Nächstes?
race-ask-goods = { $number ->
    [one] Du verbrauchst 1 Gut. Von welcher Welt?
   *[other] Du verbrauchst { $number } Güter. Von welchen Welten?
}
race-ask-consume_hand = Welche Karten wirfst du für Siegpunkte ab? Du darfst passen.
race-ask-guess = Welche Zahl nennst du? Die nächste Karte gehört dir, wenn ihre Kosten oder ihre Verteidigung diese Zahl sind.
race-ask-produce_next = Welche Produzieren-Fähigkeit nutzt du als Nächstes?
race-ask-produce_on = Auf welcher Windfall-Welt produzierst du?
race-ask-hand_limit = Zehn Karten sind die Grenze: Wirf { $number } ab. Welche?

## Was eine Antwort kostet und bringt

race-gain = { $cards ->
    [0] { $vp } SP
   *[other] { $vp ->
        [0] { race-cards }
       *[other] { $vp } SP und { race-cards }
    }
}
race-note-explore-5 = { $look } ansehen, { $keep } behalten
race-note-explore-1-1 = { $look } ansehen, { $keep } behalten
race-note-develop = kostet dich 1 Karte weniger; { $number ->
    [0] jetzt kannst du keine deiner Entwicklungen bezahlen
    [one] jetzt könntest du 1 deiner Entwicklungen bezahlen
   *[other] jetzt könntest du { $number } deiner Entwicklungen bezahlen
}
race-note-settle = danach 1 Karte; { $number ->
    [0] jetzt kannst du keine deiner Welten ausspielen
    [one] jetzt könntest du 1 deiner Welten ausspielen
   *[other] jetzt könntest du { $number } deiner Welten ausspielen
}
race-note-consume-trade = { $number ->
    [0] du hast jetzt kein Gut zu verkaufen
    [one] dein bester Verkauf bringt 1 Karte
   *[other] dein bester Verkauf bringt { $number } Karten
}
race-note-consume-x2 = doppelte Siegpunkte für Güter; du hast { $number ->
    [one] 1 Gut
   *[other] { $number } Güter
} und { $powers ->
    [one] 1 Verbrauchen-Fähigkeit
   *[other] { $powers } Verbrauchen-Fähigkeiten
}
race-note-produce = { $number ->
    [0] { $windfall ->
        [0] keine deiner Welten würde produzieren
        [one] nur deine leere Windfall-Welt würde produzieren, als Bonus
       *[other] nur 1 deiner { $windfall } leeren Windfall-Welten würde produzieren, als Bonus
    }
   *[other] { $number ->
        [one] 1 deiner Welten produziert
       *[other] { $number } deiner Welten produzieren
    }{ $windfall ->
        [0] {""}
        [one] , dazu als Bonus deine leere Windfall-Welt
       *[other] , dazu als Bonus 1 deiner { $windfall } leeren Windfall-Welten
    }
}
race-note-pay = { $price ->
    [0] kostenlos
    [one] 1 Karte bezahlen
   *[other] { $price } Karten bezahlen
}
race-note-conquer = erobern ({ $strength } gegen { $defence })
race-note-specialist = { $price ->
    [0] kostenlos mit Kontaktspezialist
    [one] 1 Karte bezahlen mit Kontaktspezialist
   *[other] { $price } Karten bezahlen mit Kontaktspezialist
}
race-note-ship = kostenlos, dafür { $card } abwerfen
race-note-specialist-ship = kostenlos mit Kontaktspezialist, dafür { $card } abwerfen
race-note-tactics = { $said }, dafür { $cards } abwerfen
race-note-vp = { $vp } SP
race-note-vp-now = derzeit { $vp } SP
race-note-windfall = mit einem Gut ({ $good })
race-note-draw = dann { race-cards } ziehen
race-note-goods = { $goods ->
    [one] 1 Gut
   *[other] { $goods } Güter
} für { $gain }
race-note-trade = 1 Gut für { $cards ->
    [one] 1 Karte
   *[other] bis zu { $cards } Karten
}
race-note-hand = bis zu { $most ->
    [one] 1 Handkarte
   *[other] { $most } Handkarten
} für je { $vp } SP
race-note-lucky = eine Zahl von { $low } bis { $high } nennen
race-note-bonus-produce = ein Gut auf einer Windfall-Welt, wenn du magst
race-note-good = { $good }, Verkauf bringt { race-cards }
race-note-odds = etwa { $percent } % wahrscheinlich

race-later-placed = { $card } liegt in deiner Auslage.
race-later-not-now = { $card } wird in Phase { $phase } ausgespielt.
race-later-could = So, wie es steht, könntest du die Karte dann ausspielen: { $note }.

## Warum nicht

race-no-R3-2 = { $where ->
    [placed] { $card } liegt schon in deiner Auslage.
    [tableau] { $card } liegt nicht in deiner Auslage.
   *[hand] Du hast { $card } nicht auf der Hand.
}
race-no-R5-5 = { $card } kostet dich { $need }, und du hast { $have ->
    [one] 1 andere Karte
   *[other] { $have } andere Karten
}.
race-no-R5-7 = { $card } liegt schon in deiner Auslage.
race-no-R6-6 = { $card } kostet dich { $need }, und du hast { $have ->
    [one] 1 andere Karte
   *[other] { $have } andere Karten
}.
race-no-R6-11 = { $card } hat Verteidigung { $need }; deine Stärke dagegen ist { $have }.
race-no-R8-1 = { $power } muss zuerst genutzt werden.

## Verlauf

race-log-round = Runde { $number }
race-log-actions = { $you ->
    [yes] Du wählst { $actions }.
   *[no] { $seat } wählt { $actions }.
}
race-log-phase = { $time ->
    [2] Phase { $phase }, zum zweiten Mal
   *[other] Phase { $phase }
}
race-log-explores = { $you ->
    [yes] Du siehst dir { race-n-cards } an.
   *[no] { $seat } sieht sich { race-n-cards } an.
}
race-log-passes = { $you ->
    [yes] Du spielst nichts aus.
   *[no] { $seat } spielt nichts aus.
}
race-log-places = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
race-log-pays = { $you ->
    [yes] Du bezahlst { race-n-cards }.
   *[no] { $seat } bezahlt { race-n-cards }.
}
race-log-conquers = { $you ->
    [yes] Du eroberst { $card }.
   *[no] { $seat } erobert { $card }.
}
race-log-gives-up = { $you ->
    [yes] Du gibst { $card } auf.
   *[no] { $seat } gibt { $card } auf.
}
race-log-draws = { $you ->
    [yes] Du ziehst { race-n-cards } ({ $why }).
   *[no] { $seat } zieht { race-n-cards } ({ $why }).
}
race-log-drawn = Gezogen: { $cards }.
race-log-good = { $you ->
    [yes] Du bekommst ein Gut auf { $card }.
   *[no] { $seat } bekommt ein Gut auf { $card }.
}
race-log-sells = { $you ->
    [yes] Du verkaufst das Gut von { $card } für { race-n-cards }.
   *[no] { $seat } verkauft das Gut von { $card } für { race-n-cards }.
}
race-log-uses = { $you ->
    [yes] Du nutzt { $power }.
   *[no] { $seat } nutzt { $power }.
}
race-log-consumes = { $you ->
    [yes] Du verbrauchst von { $cards }{ race-log-for-points }.
   *[no] { $seat } verbraucht von { $cards }{ race-log-for-points }.
}
race-log-for-points = { $number ->
    [0] {""}
   *[other] {" "}für { $number } SP
}
race-log-chips = { $you ->
    [yes] Du bekommst { $number } SP für Handkarten.
   *[no] { $seat } bekommt { $number } SP für Handkarten.
}
race-log-lucky = { $you ->
    [yes] Du nennst { $number } und deckst { $card } auf: Die Karte gehört dir.
   *[no] { $seat } nennt { $number } und deckt { $card } auf: ein Treffer.
}
race-log-unlucky = { $you ->
    [yes] Du nennst { $number } und deckst { $card } auf: kein Glück.
   *[no] { $seat } nennt { $number } und deckt { $card } auf: kein Glück.
}
race-log-renewed = Der Abwurfhaufen wird neuer Nachziehstapel: { race-n-cards }.
race-log-over = Das Spiel ist zu Ende.
race-n-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

## Der Tisch, Zeile für Zeile

race-table-round = Runde { $number }, { $phase }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } von 2)
}
race-table-middle = Vorrat { $pool } SP, Nachziehstapel { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}, Abwurfhaufen { $discard ->
    [one] 1 Karte
   *[other] { $discard } Karten
}
race-table-standing = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $chips } SP in Chips, Stärke { $strength }, { $placed } von { $full } ausgespielt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
race-table-actions = Gewählt: { $actions }
race-table-with-good = { $said } (darauf liegt ein Gut: { $good })
race-table-hand = Hand, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
race-table-explored = Eben gezogen, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}

## Der Tisch, gezeichnet

race-round = Runde { $number }
race-middle = Vorrat { $pool } SP · Nachziehstapel { $deck } · Abwurf { $discard }
race-panel-hand = Deine Hand, { race-n-cards }
race-panel-hand-of = Hand von { $seat }, { race-n-cards }
race-panel-explored = Eben gezogen, { race-n-cards }
race-standing = Hand { $hand } · Chips { $chips } · Stärke { $strength } · Auslage { $placed }/{ $full } · Punkte { $points }
race-head-card = Karte
race-head-cost = Kosten
race-head-vp = SP
race-head-good = Gut
race-head-powers = Fähigkeiten
race-head-now = jetzt
race-short-novelty = Luxus
race-short-rare = Elemente
race-short-genes = Gene
race-short-alien = Alien
race-short-vp = { $vp } SP
race-short-defence = Vert { $defence }
race-short-no = geht nicht, { $rule }
race-short-different = {" "}versch.
race-short-all = alle ●→je 1 SP -{ $minus }
race-short-Explore = +{ $draw }/+{ $keep }
race-short-DrawAtStart = { $cards }{ $card } zuerst
race-short-DevelopDiscount = -{ $amount }
race-short-DevelopDraw = +{ $cards }{ $card }
race-short-SettleDiscount = { $kind ->
    [none] -{ $amount }
   *[other] -{ $amount } { $kind }
}
race-short-Military = Mil { $signed }
race-short-MilitaryAgainst = { $kind ->
    [none] Mil { $signed } { $word }
   *[other] Mil { $signed } { $kind }
}
race-short-Tactics = Mil { $signed } einmal
race-short-ColonyShip = freie Welt, einmal
race-short-PayForMilitary = Mil bezahlen -{ $discount }
race-short-SettleDraw = +{ $cards }{ $card }
race-short-TradeBonus = { $kind ->
    [none] +{ $cards }
    [this] +{ $cards } hier
   *[other] +{ $cards } { $kind }
}
race-short-TradeGood = ●→Verkauf
race-short-ConsumeDraw = { $cards }{ $card }
race-short-Produce = ●
race-short-ProduceWindfall = { $kind ->
    [none] ○→●
   *[other] ○→● { $kind }
}
race-short-ProduceDraw = { $cards }{ $card }
race-short-DrawIfProducedHere = ●→{ $cards }{ $card }
race-short-DrawPerGood = { $cards }{ $card } je { $kind }
race-short-DrawPerKind = { $cards }{ $card } je Art
race-short-DrawIfMost = { $cards }{ $card } bei meisten { $kind }
race-short-DrawPerWorld = { $cards }{ $card } je { $kind }-Welt
race-example-card = kristallwelt
race-example-thing = kolonieschiff
race-example-rule = R6.11
race-example-words = erobern
race-help =
    Zeichen: ● ein Gut, ○ Platz für eines, ▯ eine Karte. Eine Welt mit + produziert jedes Mal, die anderen sind Windfall-Welten.
    I +2/+1: 2 mehr ansehen, 1 mehr behalten. III Mil +2: militärische Stärke. IV ●→1 SP: ein Gut für einen Punkt. V ●: produziert.
    Vert 3: eine militärische Welt mit Verteidigung 3. SP ?: zählen am Spielende. karte NAME erklärt eine Karte in Worten.

## Wertung

race-sheet-chips = Chips
race-sheet-worlds = Welten
race-sheet-developments = Entwicklungen
race-sheet-tiebreak = Bei Gleichstand (Handkarten und Güter)
race-sheet-total = Summe
race-facts-end = Das Spiel dauerte { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} und endete, weil { $reason ->
    [tableau] eine Auslage zwölf Karten hatte
    [chips] die Chips aufgebraucht waren
   *[limit] die vereinbarte letzte Runde vorbei war
}.
race-facts-seat = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $placed } ausgespielt ({ $conquered } erobert), { $paid ->
    [one] 1 Karte
   *[other] { $paid } Karten
} bezahlt, { $drawn } gezogen, { $seen } angesehen, { $sold ->
    [0] nichts verkauft
    [one] 1 Gut für { $brought ->
            [one] 1 Karte
           *[other] { $brought } Karten
        } verkauft
   *[other] { $sold } Güter für { $brought ->
        [one] 1 Karte
       *[other] { $brought } Karten
    } verkauft
}.

# --- was man vorab beantworten kann ---

race-occasion-develop = eine Entwicklung bauen
race-occasion-settle = eine Welt besiedeln
race-occasion-consume = Verbrauchen-Fähigkeiten, die man nicht nutzen muss
race-occasion-consume_hand = Karten für Siegpunkte abwerfen
race-occasions-placing = Karten auslegen
race-occasions-consuming = Verbrauchen
