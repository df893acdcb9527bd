### Twilight Imperium 4: genaue Chancen eines Raumkampfs und einer Invasion (Deutsch). Der englische Zwilling ist odds.en.ftl.

ti4-odds-attacker = Angreifer: { $units }
ti4-odds-defender = Verteidiger: { $units }
ti4-odds-with = ({ $aids })
ti4-odds-nothing = nichts
ti4-odds-nebula = Nebel
ti4-odds-goods = Handelswaren
ti4-odds-ram = rammende Exo-Triere
ti4-odds-elected_crown = Krone des Thalnos (gewählt)
ti4-odds-damaged = beschädigt
ti4-odds-damaged-units = { $units } (davon beschädigt: { $number })
ti4-odds-battle = Raumkampf
ti4-odds-invasion = Invasion
ti4-odds-win = Angreifer siegt
ti4-odds-lose = Verteidiger siegt
ti4-odds-draw = niemand bleibt übrig
ti4-odds-falls = der Planet fällt
ti4-odds-held = der Planet hält stand
ti4-odds-nobody = niemand bleibt: gehalten
ti4-odds-attacker-left = Angreifer zieht sich zurück
ti4-odds-defender-left = Verteidiger zieht sich zurück
ti4-odds-percent = { $number } %
ti4-odds-rounds = Runden im Schnitt: { $number }
ti4-odds-attacker-losses = Der Angreifer verliert im Schnitt: { $losses }
ti4-odds-defender-losses = Der Verteidiger verliert im Schnitt: { $losses }
ti4-odds-loss = { $unit } { $number }
ti4-odds-order = Reihenfolge der Verluste: { $order }
ti4-odds-left = Bodentruppen, die auf dem Planeten bleiben: { $left }
ti4-odds-left-item = { $number } ({ $percent })
ti4-odds-leaves = Kündigt in Runde { $number } den Rückzug an.
ti4-odds-leaves-at = { $number ->
    [one] Kündigt den Rückzug an, wenn nur noch { $number } Schiff übrig ist.
   *[other] Kündigt den Rückzug an, wenn nur noch { $number } Schiffe übrig sind.
}
ti4-odds-note-losses = Beide nutzen erst Schadensresistenz und verlieren dann Einheiten in der genannten Reihenfolge.
ti4-odds-note-policy = Handelswaren, Anführer, Technologien und Karten werden eingesetzt, sobald sie etwas bewirken; Würfel ohne Treffer werden neu geworfen.
ti4-odds-note-no-cards = Aktionskarten und Vertragskarten zählen nur, wenn sie genannt sind.

ti4-series-points = Siegpunkte
ti4-series-points-text = Die Siegpunkte aller im Lauf der Partie.
ti4-series-objectives = Aufträge
ti4-series-objectives-text = Wie viele Aufträge jeder gewertet hat, öffentliche und geheime.
ti4-series-luck = Würfelglück
ti4-series-luck-text = Mit Würfeln erzielte Treffer abzüglich derer, die zu erwarten waren; auch was neu gewürfelt wird, zählt mit.
ti4-series-spent = Ausgegebene Ressourcen und ausgegebener Einfluss
ti4-series-spent-text = Was jeder bisher bezahlt hat, mit Planeten und Handelswaren.
ti4-series-combats = Kämpfe
ti4-series-combats-text = Wie viele Raumkämpfe und Bodenkämpfe jeder ausgetragen hat.
