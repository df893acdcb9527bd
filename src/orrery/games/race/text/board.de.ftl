# Race for the Galaxy: was der Spieltisch im Browser sagt (Deutsch).

race-board-letter-novelty = L
race-board-letter-rare = S
race-board-letter-genes = G
race-board-letter-alien = A

race-board-action-explore_5 = Alle sehen sich zwei Karten an und behalten eine. Du siehst fünf weitere.
race-board-action-explore_1_1 = Alle sehen sich zwei Karten an und behalten eine. Du siehst eine mehr und behältst eine mehr.
race-board-action-develop = Alle dürfen eine Entwicklung ausspielen. Deine kostet eine Karte weniger.
race-board-action-settle = Alle dürfen eine Welt ausspielen. Du ziehst danach eine Karte.
race-board-action-consume_trade = Alle nutzen ihre Verbrauchen-Fähigkeiten. Du verkaufst vorher ein Gut für Karten.
race-board-action-consume_x2 = Alle nutzen ihre Verbrauchen-Fähigkeiten. Deine Punkte für Güter zählen doppelt.
race-board-action-produce = Alle Produktions-Welten produzieren. Du darfst dazu ein Gut auf eine Windfall-Welt legen.

race-board-setup = Aufbau
race-board-round = Runde { $number }
race-board-phase-open = noch nicht gewählt
race-board-phase-off = nicht in dieser Runde
race-board-phase-next = kommt noch
race-board-phase-now = jetzt
race-board-phase-done = vorbei
race-board-deck = Nachziehstapel
race-board-discard = Abwurfhaufen
race-board-pool = Punkte im Vorrat
race-board-hand-size = Handkarten
race-board-chips = Punkte in Chips
race-board-strength = Militärstärke
race-board-placed = Ausgespielte Karten
race-board-points = Punkte
race-board-part-chips = für Chips
race-board-part-worlds = für Welten
race-board-part-developments = für Entwicklungen
race-board-part-six = für Sechser-Entwicklungen
race-board-rebels = gegen Rebellen
race-board-tactics = einmal, wenn Neue Militärische Taktiken abgeworfen wird
race-board-thinking = ist am Zug
race-board-actions = Wahl der Aktionen
race-board-own = Deine Auslage
race-board-hand = Deine Hand, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
race-board-hand-of = Hand von { $name }, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
race-board-explored = Eben gezogen, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
race-board-chosen = { $low ->
    [0] { $chosen } von höchstens { $high }
   *[other] { $chosen } von { $high }
}
race-board-with-good = Mit einem Gut: { $good }
race-board-short = Nicht jetzt: nötig { $need }, vorhanden { $have } ({ $rule })
race-board-sale = { $good }: bringt beim Verkauf { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
