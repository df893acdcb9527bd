## Genaue Chancen einer Raumschlacht und einer Invasion (orrery odds ti3, Hinweise beider Tische)

ti3-odds-attacker = Angreifer: { $units }
ti3-odds-defender = Verteidiger: { $units }
ti3-odds-with = ({ $aids })
ti3-odds-nothing = nichts
ti3-odds-nebula = Nebel
ti3-odds-whole_rolls = ganze Würfe neu
ti3-odds-damaged = beschädigt
ti3-odds-battle = Raumschlacht
ti3-odds-invasion = Invasion
ti3-odds-win = Angreifer siegt
ti3-odds-lose = Verteidiger siegt
ti3-odds-draw = niemand bleibt übrig
ti3-odds-falls = der Planet fällt
ti3-odds-held = der Planet hält stand
ti3-odds-nobody = niemand bleibt: gehalten
ti3-odds-attacker-left = Angreifer zieht ab
ti3-odds-defender-left = Verteidiger zieht ab
ti3-odds-percent = { $number } %
ti3-odds-rounds = Runden im Schnitt: { $number }
ti3-odds-attacker-losses = Der Angreifer verliert im Schnitt: { $losses }
ti3-odds-defender-losses = Der Verteidiger verliert im Schnitt: { $losses }
ti3-odds-loss = { $unit } { $number }
ti3-odds-order = Reihenfolge der Verluste: { $order }
ti3-odds-left = Bodentruppen, die auf dem Planeten bleiben: { $left }
ti3-odds-left-item = { $number } ({ $percent })
ti3-odds-leaves = Kündigt in Runde { $number } den Rückzug an.
ti3-odds-leaves-at = { $number ->
    [one] Kündigt den Rückzug an, wenn nur noch { $number } Schiff übrig ist.
   *[other] Kündigt den Rückzug an, wenn nur noch { $number } Schiffe übrig sind.
}
ti3-odds-flees = Zieht sich vor der Schlacht zurück.
ti3-odds-runs = Schickt { $number } Jäger gegen jeden feindlichen Kampfstern.
ti3-odds-pays = zahlt in { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
ti3-odds-rerolls = { $number ->
    [one] { $number } Kommandochip für neue Würfe
   *[other] { $number } Kommandochips für neue Würfe
}
ti3-odds-note-cards = Aktionskarten, die noch auf der Hand sind, sind nicht mitgezählt.
ti3-odds-note-no-cards = Aktionskarten sind nicht mitgezählt, wenn sie nicht genannt sind.
ti3-odds-note-idle = { $number ->
    [one] Ändert hier nichts: { $aids }.
   *[other] Ändern hier nichts: { $aids }.
}
ti3-odds-note-losses = Beide nehmen erst Schaden und verlieren dann die billigsten Schiffe.
ti3-odds-note-fire = Wer PDS in Reichweite hat, feuert.
ti3-odds-note-policy = Bezahlt, neu gewürfelt und gespielt wird, sobald es geht; Invasoren verlieren Jäger vor Bodentruppen.
ti3-odds-note-policy-whole = Ein ganzer Wurf wird für einen Kommandochip neu gewürfelt, wenn er weniger Treffer hat als ein solcher Wurf im Durchschnitt.
ti3-odds-note-pays = { $you ->
    [yes] Du zahlst in { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    } für bessere Würfe.
   *[no] { $seat } zahlt in { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    } für bessere Würfe.
}
ti3-odds-note-rolls = { $you ->
    [yes] Du gibst { $number ->
        [one] { $number } Kommandochip
       *[other] { $number } Kommandochips
    } für neue Würfe aus.
   *[no] { $seat } gibt { $number ->
        [one] { $number } Kommandochip
       *[other] { $number } Kommandochips
    } für neue Würfe aus.
}
ti3-odds-note-whole = { $you ->
    [yes] Du gibst { $number ->
        [one] { $number } Kommandochip
       *[other] { $number } Kommandochips
    } aus, um ganze Würfe mit weniger Treffern als im Durchschnitt neu zu würfeln.
   *[no] { $seat } gibt { $number ->
        [one] { $number } Kommandochip
       *[other] { $number } Kommandochips
    } aus, um ganze Würfe mit weniger Treffern als im Durchschnitt neu zu würfeln.
}
ti3-odds-note-leave = { $you ->
    [yes] Du könntest die Schlacht verlassen; das ist nicht mitgezählt.
   *[no] { $seat } könnte die Schlacht verlassen; das ist nicht mitgezählt.
}
ti3-odds-note-flee = { $you ->
    [yes] Du könntest dich vor der Schlacht zurückziehen; das ist nicht mitgezählt.
   *[no] { $seat } könnte sich vor der Schlacht zurückziehen; das ist nicht mitgezählt.
}
ti3-odds-note-others = { $you ->
    [yes] Auch { $number } deiner PDS { $number ->
        [one] feuert
       *[other] feuern
    } auf den Angreifer.
   *[no] Auch { $number } PDS von { $seat } { $number ->
        [one] feuert
       *[other] feuern
    } auf den Angreifer.
}
ti3-odds-note-runs = Jede Seite schickt alle Jäger auf Sabotageläufe oder keine, je nachdem, was ihr mehr nützt; Kommandochips gibt sie dafür nicht aus.
ti3-odds-note-bacteria = { $you ->
    [yes] Du setzt die X-89-Biowaffe ein; ohne sie fällt der Planet mit { $number } %.
   *[no] { $seat } setzt die X-89-Biowaffe ein; ohne sie fällt der Planet mit { $number } %.
}
ti3-odds-note-own = Mit { $card } aus deiner Hand gewinnst du mit { $number } %.
ti3-odds-note-own-falls = Mit { $card } aus deiner Hand fällt der Planet mit { $number } %.
ti3-odds-note-own-holds = Mit { $card } aus deiner Hand wird der Planet mit { $number } % gehalten.
ti3-odds-note-wings = { $number ->
    [0] Jäger, die sich anschließen könnten, sind nicht mitgezählt.
    [one] { $number } Jäger schließt sich an.
   *[other] { $number } Jäger schließen sich an.
}

## Glück im Lauf des Spiels, gezeichnet, wenn es vorbei ist

ti3-series-luck = Würfelglück
ti3-series-luck-text = Mit Kampfwürfeln erzielte Treffer abzüglich derer, die zu erwarten waren; auch was neu gewürfelt wird, zählt mit. Sabotageläufe sind keine Kampfwürfe.
