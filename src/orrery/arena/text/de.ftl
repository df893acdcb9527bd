# Die Arena: viele Partien zwischen Bots.

arena-option-game = Welches Spiel (orrery games zählt sie auf).
arena-option-seats = Die Bots, durch Kommas getrennt: random, greedy, search, search:ms=500, search:sims=400; oder kurz R, G, S.
arena-option-games = Wie viele Partien. Jede Kartenverteilung wird in jeder Sitzfolge einmal gespielt; eine Datei mit weniger Partien wird fortgesetzt.
arena-option-jobs = Wie viele Partien zugleich.
arena-option-seed = Eine ganze Zahl, die alle Kartenverteilungen bestimmt.
arena-option-out = Die Datei der Ergebnisse, eine Zeile je Partie; das Bild liegt daneben. Was schon darin steht, wird nicht noch einmal gespielt.
arena-option-option = Eine Option oder Regelauslegung des Spiels als NAME=WERT; mehrmals möglich.
arena-option-lang = Sprache: en oder de. Vorgabe: die Ihrer Umgebung.

arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-rate = gewonnen
arena-interval = 95-%-Bereich
arena-score = Punkte im Mittel
arena-difference = Vorsprung auf den besten anderen
arena-decisions = Entscheidungen je Partie
arena-seconds = Sekunden je Partie

arena-playing = Es wird gespielt
arena-going-on = { $path }: schon { $done } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gespielt.
arena-cut = { $path }: Die letzte Zeile war abgeschnitten und wurde entfernt; die Partie wird noch einmal gespielt.
arena-stopped = Angehalten nach { $done } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, gespeichert in { $path }. Derselbe Befehl macht dort weiter.
arena-done = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $path }, Bild in { $plot }.
arena-rounds = Runden je Partie: Median { $median }, von { $least } bis { $most }.
arena-note = Ein geteilter Sieg zählt anteilig. Vorsprünge: Mittel über die Kartenverteilungen, mit 95-%-Bereich.

arena-plot-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Startzahl { $seed }
arena-plot-rate = Anteil gewonnener Partien
arena-plot-even = gleicher Anteil
arena-plot-score = Endpunktzahl: wie oft, und das Mittel

arena-wrong-number = { $name } muss eine ganze Zahl ab 1 sein, nicht { $given }.
arena-wrong-seed = Eine Startzahl ist eine ganze Zahl ab 0, nicht { $given }.
arena-wrong-bot = { $reason }.
arena-wrong-folder = { $path } kann nicht geschrieben werden: Es gibt keinen Ordner { $folder }.
arena-damaged = { $path } ist in Zeile { $line } beschädigt. Reparieren oder entfernen Sie die Zeile, oder nennen Sie mit --out eine andere Datei.
arena-foreign = { $path } ist keine Datei mit Ergebnissen (Zeile { $line }). Nennen Sie mit --out eine andere.
arena-different = { $path } enthält Partien mit anderen Vorgaben: { $name } ist dort { $there } und jetzt { $asked }. Nennen Sie mit --out eine andere Datei, oder nehmen Sie dieselben Vorgaben.
