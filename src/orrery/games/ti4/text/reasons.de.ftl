### Twilight Imperium 4: warum ein Bot so antworten würde (Deutsch). Die englische Fassung ist reasons.en.ftl.

ti4-why-beats = Deine Schiffe dort hätten eine Stärke von { $have } gegen { $need } von { $rival }.
ti4-why-takes-planet = Damit nimmst du { $planet } ein ({ $resources } { $resources ->
    [one] Ressource
   *[other] Ressourcen
}, { $influence } Einfluss).
ti4-why-wanted-for = { $planet } brauchst du für „{ $objective }“.
ti4-why-custodians = Wer den Hütermarker entfernt, bekommt einen Siegpunkt und Mecatol Rex.
ti4-why-post = Ein Schiff dort zählt für „{ $objective }“.
ti4-why-produces = Du kannst mit { $have } { $have ->
    [one] Ressource
   *[other] Ressourcen
} produzieren.
ti4-why-comes-nearer = Deine Schiffe kommen näher an das heran, was sich zu nehmen lohnt.
ti4-why-moves-no-more = Was dort ist, genügt; die anderen Schiffe bleiben, wo sie gebraucht werden.
ti4-why-moves = Die Schiffe werden in { $place } gebraucht.
ti4-why-lands = { $have ->
    [one] Eine Einheit landet
   *[other] { $have } landen
} auf { $planet }, gegen Verteidiger, die so stark sind wie { $need } Infanterie.
ti4-why-lands-nobody = Mit dem, was da ist, lässt sich dort nichts einnehmen.
ti4-why-retreats = Die andere Flotte ist so viel stärker, dass Bleiben nur Schiffe kostet.
ti4-why-stays = Die Aussichten in diesem Kampf sind ordentlich.
ti4-why-goods-on-card = { $have ->
    [one] Auf der Karte liegt eine Handelsware.
   *[other] Auf der Karte liegen { $have } Handelswaren.
}
ti4-why-tokens-few = Die Karte bringt Kommandomarker, und jeder ist eine Aktion mehr; auf deinem Bogen liegen { $have }.
ti4-why-for-objective = Es zählt für „{ $objective }“.
ti4-why-commodities = Die Karte bringt 3 Handelswaren und { $have } { $have ->
    [one] Massenprodukt
   *[other] Massenprodukte
} zum Tauschen.
ti4-why-denies = { $rival } darf sie nicht bekommen: Die Punkte könnten das Spiel entscheiden.
ti4-why-card-usual = { $strategy } ist in der Regel die nützlichste der Karten, die noch da sind.
ti4-why-imperial-throne = Du hältst Mecatol Rex: Imperium bringt sofort einen Siegpunkt.
ti4-why-could-score = Du könntest damit „{ $objective }“ werten.
ti4-why-needs-secrets = Du darfst noch { $have ->
    [one] ein geheimes Ziel
   *[other] { $have } geheime Ziele
} haben.
ti4-why-passes = Nichts, was noch möglich ist, lohnt eine Aktion.
ti4-why-activates = Eine taktische Aktion in { $place } ist am meisten wert.
ti4-why-relic = Drei Reliktfragmente ergeben ein Relikt.
ti4-why-uses = { $use } ist jetzt mehr wert als später.
ti4-why-uses-nothing = Nichts, was du jetzt einsetzen könntest, lohnt sich hier.
ti4-why-plays = { $strategy } spielst du am besten jetzt.
ti4-why-secondary-no = { $strategy }: Was es kostet, ist anderswo mehr wert.
ti4-why-secondary-leadership = Es ist Einfluss übrig, der Kommandomarker kauft.
ti4-why-secondary-diplomacy = Zwei gute Planeten sind erschöpft und lassen sich noch einmal nutzen.
ti4-why-secondary-politics = Zwei Aktionskarten sind einen Marker wert, wenn genug da sind.
ti4-why-secondary-construction = Es gibt einen guten Platz für ein Gebäude.
ti4-why-secondary-trade = Die Massenprodukte sind aufgebraucht, und jemand wird tauschen.
ti4-why-secondary-warfare = Es sind Ressourcen da, um zu Hause zu produzieren.
ti4-why-secondary-technology = Es gibt eine Technologie, die 4 Ressourcen und einen Marker wert ist.
ti4-why-secondary-imperial = Ein weiteres geheimes Ziel ist ein weiterer Weg zu einem Siegpunkt.
ti4-why-scores = „{ $objective }“ bringt { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
} und kostet nichts.
ti4-why-scores-paid = „{ $objective }“ ist seinen Preis wert: { $points ->
    [one] einen Siegpunkt.
   *[other] { $points } Siegpunkte.
}
ti4-why-scores-nothing = Es lässt sich nichts werten.
ti4-why-keeps-secret = „{ $objective }“ wird am ehesten gewertet: zu etwa { $percent } %.
ti4-why-technology-usual = Es ist die nützlichste der möglichen Technologien.
ti4-why-spends = { $have } { $have ->
    [one] Ressource
   *[other] Ressourcen
} kannst du ausgeben, ohne ein Ziel zu verpassen.
ti4-why-produces-nothing = Es ist nichts übrig, oder es wird nichts gebraucht.
ti4-why-structure-usual = Raumdocks kommen dorthin, wo viel produziert werden kann, Weltraumkanonen dorthin, wo andere gern wären.
ti4-why-pays = Diese Zahlung verschwendet am wenigsten.
ti4-why-saves-for = Was „{ $objective }“ kostet, bleibt übrig.
ti4-why-abstains = Keiner der Ausgänge ist eine Stimme wert.
ti4-why-promised = Du hast versprochen, für „{ $outcome }“ zu stimmen, und bist dafür bezahlt worden.
ti4-why-predicted = Du hast „{ $outcome }“ vorhergesagt.
ti4-why-vote-hardly = Es ist dir fast gleich; „{ $outcome }“ ist nicht schlechter als der Rest.
ti4-why-vote-good = „{ $outcome }“ ist dir etwa { $have } { $have ->
    [one] Handelsware
   *[other] Handelswaren
} wert.
ti4-why-vote-least-bad = Jeder Ausgang ist schlecht für dich; „{ $outcome }“ kostet am wenigsten, etwa { $have } { $have ->
    [one] Handelsware
   *[other] Handelswaren
}.
ti4-why-votes-all = Es ist die letzte Agenda der Runde: Planeten, die jetzt nicht stimmen, nützen nichts.
ti4-why-votes-some = Es folgt noch eine Agenda: Einige Planeten bleiben dafür übrig.
ti4-why-dangerous = { $rival } steht kurz vor dem Sieg: Kein Handel mit ihnen ist ein guter.
ti4-why-agrees = Es bringt dir etwa { $have } { $have ->
    [one] Handelsware
   *[other] Handelswaren
} mehr, als es kostet.
ti4-why-declines = Es kostet dich etwa { $have } { $have ->
    [one] Handelsware
   *[other] Handelswaren
} mehr, als es bringt.
ti4-why-aims = Nach dem, was „{ $text }“ bewirkt, ist das die beste Wahl.
ti4-why-rated = Damit waren Bots bisher am erfolgreichsten.
ti4-why-lays = Gute Systeme kommen in die Nähe deiner Heimat, schlechte weit weg.
ti4-why-richest = Der reichste Planet kommt zuerst.
ti4-why-habit-first = Eine Gewohnheit: Der Bot nimmt das Erste, was möglich ist; hier macht es kaum einen Unterschied.
ti4-why-habit-yes = Eine Gewohnheit: Hier sagt der Bot immer ja.
ti4-why-habit-no = Eine Gewohnheit: Hier sagt der Bot immer nein.
ti4-why-habit-most = Eine Gewohnheit: so viel wie möglich.
ti4-why-habit-least = Eine Gewohnheit: so wenig wie möglich.
ti4-why-habit = Eine Gewohnheit: Hier wägt der Bot nichts ab.
ti4-why-fires = Weltraumkanonen abzufeuern kostet nichts.
ti4-why-sustains = Schäden lassen sich reparieren, zerstörte Schiffe nicht.
ti4-why-loses = Was am wenigsten kostet, wird zuerst aufgegeben.
ti4-why-bombards = Jede Einheit bombardiert dort, wo die meisten Bodentruppen im Weg sind.
ti4-why-refuge = Dort sind eigene Schiffe, Raumdocks und Planeten.
ti4-why-spreads-troops = Truppen kommen dorthin, wo am wenigsten stehen, auf die besten Planeten zuerst.
ti4-why-pools = Genug Marker für die größte Flotte, einige für Sekundärfähigkeiten, der Rest für Aktionen.
ti4-why-buys-tokens = Einfluss, der sonst nicht gebraucht wird, kauft Kommandomarker.
ti4-why-richest-pool = Dem Pool mit den meisten Markern fehlen sie am wenigsten.
ti4-why-shields = Es ist das System, das andere am liebsten hätten.
ti4-why-speaker = Der Sprecher wählt in der nächsten Runde zuerst; wenn nicht du, dann wer die wenigsten Punkte hat.
ti4-why-free-trade = Wer keine Gefahr ist, darf Massenprodukte haben: Damit wird er mit dir handeln.
ti4-why-takes-back = Dieses System ist am meisten wert, wenn es noch einmal aktiviert werden kann.
ti4-why-cheapest-help = Was umsonst hilft, kommt zuerst, dann die ärmsten Planeten.
ti4-why-agenda-liked = Die Agenden, die dir am meisten nützen, sollen kommen, die schlechten nicht.
ti4-why-forecast = Dafür werden wohl die meisten Stimmen abgegeben.
ti4-why-likeliest = Das Ziel, das am wenigsten wahrscheinlich gewertet wird, kommt weg.
ti4-why-fragments = Reliktfragmente, von denen es am wenigsten gibt, gehen zuerst, damit drei gleiche beisammenbleiben.
ti4-why-explored = Genommen wird das Angebot, das am meisten Handelswaren wert ist.
ti4-why-agrees-best = Es ist der beste Handel, den die andere Seite annehmen sollte.
ti4-why-note-least = Es ist die Vertragskarte, die am wenigsten kostet.
ti4-why-card-least = Es ist die Karte, die du am wenigsten vermissen wirst.
ti4-why-card-best = Es ist die beste Karte, die man haben kann.
ti4-why-lands-freely = { $have ->
    [one] Eine Einheit landet
   *[other] { $have } landen
} auf { $planet }, das niemand verteidigt.
ti4-why-buys-no-tokens = Für Kommandomarker ist kein Einfluss übrig.
ti4-why-takes-offer = Was „{ $text }“ anbietet, nützt dir.
ti4-why-leaves-offer = Was „{ $text }“ anbietet, würde dir nichts nützen.
ti4-why-more-technology = Eine zweite Technologie ist ihren Preis wert.
ti4-why-no-more-technology = Eine zweite Technologie kostet jetzt mehr, als sie wert ist.
ti4-why-comes-along = Was mitkommen kann, kommt mit.
ti4-why-fragment = Es ist die Sorte, von der du am meisten hast: Drei gleiche sind ein Relikt.
ti4-why-another-secret = Ein weiteres geheimes Ziel ist ein weiterer Weg zu einem Siegpunkt.
