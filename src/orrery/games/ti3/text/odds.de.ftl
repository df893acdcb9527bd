## Genaue Chancen einer Raumschlacht und einer Invasion (orrery odds ti3, Hinweise beider Tische)

ti3-odds-attacker = Angreifer: { $units }
ti3-odds-defender = Verteidiger: { $units }
ti3-odds-with = ({ $aids })
ti3-odds-nothing = nichts
ti3-odds-nebula = Nebel
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
ti3-odds-note-cards = Aktionskarten sind nicht mitgezählt.
ti3-odds-note-policy = Bezahlt und neu gewürfelt wird, sobald es geht; Invasoren verlieren Jäger vor Bodentruppen.
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
ti3-odds-note-whole = Ganze Würfe neu zu würfeln ist nicht mitgezählt ({ $seat }).
ti3-odds-note-leave = { $you ->
    [yes] Du könntest die Schlacht verlassen; das ist nicht mitgezählt.
   *[no] { $seat } könnte die Schlacht verlassen; das ist nicht mitgezählt.
}
ti3-odds-note-flee = { $you ->
    [yes] Du könntest dich vor der Schlacht zurückziehen; das ist nicht mitgezählt.
   *[no] { $seat } könnte sich vor der Schlacht zurückziehen; das ist nicht mitgezählt.
}
ti3-odds-note-others = { $you ->
    [yes] Auch deine PDS könnten feuern; das ist nicht mitgezählt.
   *[no] Auch PDS von { $seat } könnten feuern; das ist nicht mitgezählt.
}
ti3-odds-note-runs = Sabotageläufe sind nicht mitgezählt.
ti3-odds-note-bacteria = Die X-89-Biowaffe ist nicht mitgezählt.
ti3-odds-note-wings = { $number ->
    [0] Jäger, die sich anschließen könnten, sind nicht mitgezählt.
    [one] { $number } Jäger schließt sich an.
   *[other] { $number } Jäger schließen sich an.
}

## Glück im Lauf des Spiels, gezeichnet, wenn es vorbei ist

ti3-series-luck = Würfelglück
ti3-series-luck-text = Erzielte Treffer abzüglich derer, die zu erwarten waren.
