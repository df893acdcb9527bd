### Twilight Imperium 4 im Terminal (Deutsch): der gezeichnete Tisch, getippte Antworten, Beispiele für die Hilfe. Der
### englische Zwilling ist terminal.en.ftl.

## Was getippt werden kann

ti4-answer-goods = handelswaren, handelsware, waren, ware, hw
ti4-answer-all = alle, alles
ti4-answer-cheap = günstig, billig, am besten
ti4-answer-same = gleich, bleibt, wie es ist
ti4-answer-from = von, aus
ti4-answer-tactical-action = taktik, taktikaktion, aktivieren, tac
ti4-answer-tile = tafel, systemtafel
ti4-example-card = sabotage
ti4-example-thing = mecatol rex
ti4-example-rule = LRR 88.1
ti4-example-words = rückzug

## Der Tisch, gezeichnet

ti4-drawn-codes = J Z K T S W X I M P D
ti4-drawn-nexus = Nexus
ti4-drawn-creuss = Creuss
ti4-drawn-blue = b
ti4-drawn-green = g
ti4-drawn-yellow = y
ti4-drawn-red = r
ti4-drawn-asteroid_field = Asteroiden
ti4-drawn-nebula = Nebel
ti4-drawn-supernova = Supernova
ti4-drawn-gravity_rift = Strudel
ti4-drawn-articles = der, die, das
ti4-drawn-title = Twilight Imperium 4
ti4-drawn-round = Runde { $number }
ti4-drawn-goal = { $goal } gewinnen
ti4-drawn-points = { $number } SP
ti4-drawn-vp = SP
ti4-drawn-speaker = Sprecher
ti4-drawn-turn = ◄ am Zug
ti4-drawn-passed = gepasst
ti4-drawn-home-lost = Heimat verloren
ti4-drawn-standing = Marker { $tactic }/{ $fleet }/{ $strategy }+{ $left }, Waren { $goods }, Massenprodukte { $commodities }/{ $most }, Karten { $cards }, Verträge { $notes }, geheim { $secrets }, Planeten { $planets } ({ $resources }R { $influence }E, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
ti4-drawn-fragments = Reliktfragmente: { $kinds }
ti4-drawn-own = Vor dir
ti4-drawn-of = Vor { $name }
ti4-drawn-hand = Aktionskarten: { $number }
ti4-drawn-notes = Vertragskarten: { $number }
ti4-drawn-objective = Auftrag
ti4-drawn-objectives = Aufträge (verdeckt: { $ones } der Stufe I, { $twos } der Stufe II)
ti4-drawn-secret = geheim:
ti4-drawn-laws = Gesetze
ti4-drawn-strategies = Strategie
ti4-drawn-now = Jetzt
ti4-drawn-yields = R/E
ti4-drawn-fights = Angriffe
ti4-drawn-reach = Erreichbar oder mit deinen Werften
ti4-drawn-rest = Außer Reichweite:
ti4-drawn-legend = J Jäger Z Zerstörer K Kreuzer T Träger S Schlachtschiff W Kriegssonne X Flaggschiff I Infanterie M Mech ' beschädigt · 2/1 Ressourcen/Einfluss, 2x1 erschöpft, b g y r Spezialisierung (blau, grün, gelb, rot), ♦ kulturell ▼ gefährlich ■ industriell ★ legendär + Angelegtes, A3+1M Bodentruppen, ▲ PVS ⌂ Werft z Schläfer ♔ Hüter · αβγδ Wurmlöcher ◇ Wilder Raum ≈ Ionensturm •AB Kommandomarker ∙∙∙ Hyperrouten

## So wird es getippt

ti4-hint-units = Du kannst tippen: 2 Kreuzer 1 Träger, 2K 1T, 2ca 1cv, Nummern, 1-4 oder alle; nichts für gar nichts.
ti4-hint-losses = Du kannst tippen: 2 Kreuzer 1 Träger, 2K 1T, Nummern oder 1-4.
ti4-hint-pay = Du kannst Planeten und Waren tippen (2 Waren, Jord); günstig zahlt mit wenig Verlust.
ti4-hint-pools = Du kannst tippen: 2 Taktik 1 Flotte, oder alle drei als 2/1/0 (Taktik/Flotte/Strategie).
ti4-hint-redistribute = Du kannst alle drei Pools als 2/1/0 tippen (Taktik/Flotte/Strategie); gleich lässt sie, wie sie sind.
ti4-hint-act = Du kannst tippen: taktik 203.
ti4-hint-give = Eine Transaktion ist möglich mit { $names }: geben.
ti4-hint-land = Du kannst tippen: 2 Infanterie@Jord 1 Mech@Jord, Nummern, 1-4; nichts für gar nichts.
ti4-hint-place = Du kannst einen Ort (203), einen Planeten (Lodor) oder eine Systemtafel (#25) tippen.
ti4-hint-move = Du kannst einen Ort oder einen Planeten tippen, oder alles auf einmal: 2 Kreuzer 1 Träger von 304; nichts beendet die Bewegung.
ti4-hint-trade = Du kannst tippen: 2 Massenprodukte an Ben für 2 Handelswaren; geben geht in deinem Zug jederzeit.
ti4-help =
    Karte: Systeme sind nach Ring und Platz nummeriert, im Uhrzeigersinn von oben (101 liegt über Mecatol Rex, das 000 ist). In einem System: seine Nummer, (A) Heimat von Spieler A, α β γ δ Wurmlöcher, ◇ Wilder-Raum-Marker, •AB Kommandomarker von A und B; ein Planet mit Ressourcen/Einfluss (2x1: erschöpft), b g y r Spezialisierung, ♦ ▼ ■ kulturell, gefährlich, industriell, ★ legendär, + Angelegtes, A3+1M drei Infanterie und ein Mech von A, ▲ PVS, ⌂ Raumwerft; A:2K1T eine Flotte von A mit zwei Kreuzern und einem Träger, › auf dem Weg; ∙∙∙ Hyperrouten.
    Spieler: Marker 3/3/2+8 sind Taktik-, Flotten- und Strategiepool und Nachschub; ein x heißt erschöpft, (Commander) ist nicht freigeschaltet. Systeme kannst du als 203, Lodor oder #25 (Systemtafel) tippen; Einheiten als 2 Kreuzer 1 Träger oder 2K 1T, mit Planet als 2 Infanterie@Jord; alle nimmt, was passt; günstig zahlt mit wenig Verlust; 2/1/0 sind die drei Pools. karte NAME sagt einen Text; warum NAME sagt, warum nicht: zu einem System auch, was dorthin könnte, und die Aussichten; geben lässt dich einen Handel vorschlagen.

## Aussichten

ti4-table-map = Als Map-String: { $map }
ti4-table-odds = Wenn es weitergeht: { $chances }.
ti4-chance-wins = { $you ->
    [yes] du gewinnst mit { $percent } %
   *[no] { $seat } gewinnt mit { $percent } %
}
ti4-chance-leaves = { $you ->
    [yes] du ziehst dich mit { $percent } % zurück
   *[no] { $seat } zieht sich mit { $percent } % zurück
}
ti4-chance-nobody = mit { $percent } % bleibt niemand übrig
ti4-table-voters = Noch nicht abgestimmt: { $names }.
ti4-table-voter = { $seat } (bis zu { ti4-many-votes })
ti4-table-falls = { $planet } fällt mit { $win } %.
ti4-answer-attack = Angriff mit { $units }: du gewinnst mit { $percent } %
ti4-answer-attack-with = Angriff mit { $units }

## Chancen auf Anfrage

ti4-weigh-against = gegen
ti4-weigh-retreat = rückzug
ti4-weigh-leaves = Rückzug in Runde { $number }
ti4-weigh-units = { $mine } gegen { $theirs }
ti4-weigh-fight = { $place }: { $said }
ti4-weigh-times = { $number } × { $name }
ti4-weigh-without = ohne { $name }
ti4-weigh-most = { $name } (bis zu { $number })
ti4-weigh-some = …
ti4-weigh-how = Tippe, was noch zählen soll: chancen { $name }. Was der andere einsetzt, steht hinter „gegen“; eine 0 vor dem Namen lässt etwas weg; „Rückzug 2“ ist ein Rückzug, der in Runde 2 angekündigt wird. Ein Angriff lässt sich mit anderen Einheiten durchspielen: chancen 203, 3 Kreuzer gegen 2 Träger.
ti4-weigh-large = zu groß, um es hier auszurechnen
ti4-weigh-hint = chancen sagt, was noch zählen könnte und was es ändert.
ti4-unclear-no-fight = Hier ist kein Kampf und kein Angriff. Nenne ein System, das du angreifen könntest: chancen 203.
ti4-unclear-no-switch = „{ $text }“ zählt hier nicht. Was zählen kann: { $names }.
ti4-weigh-with = { $you ->
    [yes] Mit deinen: { $texts }.
   *[no] Mit denen von { $seat }: { $texts }.
}
ti4-weigh-could = { $you ->
    [yes] Du könntest einsetzen: { $texts }.
   *[no] { $seat } könnte einsetzen: { $texts }.
}
ti4-weigh-does = { $you ->
    [yes] Von dir zählt: { $texts }.
   *[no] Von { $seat } zählt: { $texts }.
}
