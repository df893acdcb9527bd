# Race for the Galaxy in der Lobby (Deutsch): was das Spiel ist, was man dafür wählen kann.

race-about = Baue ein Reich aus Karten: Wähle jede Runde eine Aktion, spiele Welten und Entwicklungen aus, verkaufe und verbrauche Güter. An jeder Phase, die jemand gewählt hat, nehmen alle teil. Etwa eine halbe Stunde.

race-set-experienced = Für Erfahrene
race-set-experienced-no = nein: eine Aktion je Runde
race-set-experienced-yes = ja: zwei Aktionen je Runde
race-set-first-game = Erstes Spiel
race-set-first-game-no = nein: Startwelten und Karten werden ausgeteilt
race-set-first-game-yes = ja: vorgegebene Startwelten und Karten
race-set-cards = Karten
race-set-cards-base = das Grundspiel
race-set-cards-all = alle, die es gibt
race-set-idle-tactics = Neue Militärische Taktiken
race-set-idle-tactics-allowed = darf jederzeit abgegeben werden
race-set-idle-tactics-needed = nur, wo die Stärke gebraucht wird
race-set-idle-colony-ship = Kolonieschiff
race-set-idle-colony-ship-needed = nur für Welten, die etwas kosten
race-set-idle-colony-ship-allowed = auch für kostenlose Welten
race-set-first-game-good = Erstes Spiel: Gut von Alpha Centauri
race-set-first-game-good-before = bevor die übrigen Startwelten untergemischt werden
race-set-first-game-good-after = nachdem die übrigen Startwelten untergemischt sind
race-set-round-limit = Letzte Runde
race-set-round-limit-0 = keine Grenze
race-set-start-good = Gut von Alpha Centauri
race-set-start-good-before = bevor die übrigen Startwelten untergemischt werden
race-set-start-good-after = nachdem die Handkarten ausgeteilt sind
