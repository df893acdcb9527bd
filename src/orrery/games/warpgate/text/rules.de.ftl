### Die Regeln von Warpgate, nummeriert und in eigenen Worten (Deutsch).
### warpgate-rule-W7 ist der Titel des Kapitels W7, warpgate-rule-W7-4 die Regel W7.4; der englische Zwilling ist rules.en.ftl.
### Kapitel W19 enthält die Lesarten, die gelten, wo die Quellen schweigen; mehrere lassen sich durch eine Regelung ändern.

warpgate-rule-W1 = Ziel und Begriffe
warpgate-rule-W1-1 = Jeder führt eine Fraktion, die sich von ihrem Warpgate aus über ein Spielfeld aus Sechsecken ausbreitet. Wer am Ende die meisten Siegpunkte hat, gewinnt.
warpgate-rule-W1-2 = Ein Planet ist ein Feld mit einem Planeten darauf. Jedes andere Feld ist leer.
warpgate-rule-W1-3 = Jeder Planet gehört zu einem von fünf Typen.
warpgate-rule-W1-4 = Ein Planet mit Handels-Symbol ist ein Handelsplanet.
warpgate-rule-W1-5 = Ein Sektor ist eine markierte Gruppe von Feldern mit mindestens einem Planeten.
warpgate-rule-W1-6 = Über sein Warpgate kommt man ins Spiel. Das eigene zählt als Planet, ein fremdes nicht, und dorthin zieht nie jemand.
warpgate-rule-W1-7 = Ein Planet mit eigenem Außenposten oder eigener Kolonie ist ein kontrollierter Planet.
warpgate-rule-W1-8 = Die neben den Stapeln ausliegenden Technologien und Ziele sind verfügbar.
warpgate-rule-W1-9 = Schiffe und Marker, die nicht auf dem Spielfeld sind, liegen im Vorrat; zerstörte und entfernte Teile kehren dorthin zurück. Niemand hat je mehr als 12 Schiffe und 12 Marker.

warpgate-rule-W2 = Spielmaterial
warpgate-rule-W2-1 = Was vom Material öffentlich bekannt ist, bleibt, wie es ist; alles andere (Aktionspaare, Faktoren und Texte der Taktiken, die meisten Technologien, Ziele, Fähigkeiten, Spielfelder) hat dieses Projekt selbst entworfen. Es steht in den Daten des Spiels und lässt sich durch eine eigene Datei ersetzen (--data).

warpgate-rule-W3 = Aufbau
warpgate-rule-W3-1 = Das Spielfeld für die Zahl der Mitspielenden wird aufgebaut.
warpgate-rule-W3-2 = Vier Handelsgüter je Person kommen neben das Spielfeld, die übrigen in die Schachtel.
warpgate-rule-W3-3 = Je Person fünf und zwei weitere Technologien werden zufällig gewählt, gemischt und verdeckt gestapelt; die obersten zwei werden aufgedeckt.
warpgate-rule-W3-4 = Je Person fünf Ziele werden zufällig gewählt, gemischt und verdeckt gestapelt; die obersten zwei sind verfügbar. Jede Person bekommt eines vom Stapel.
warpgate-rule-W3-5 = Die Entdeckungsmarker werden gemischt; auf jeden Planeten ohne Handels-Symbol kommen zwei verdeckt übereinander.
warpgate-rule-W3-6 = Jede Person nimmt ein Fraktionsbrett, zufällig oder nach Wahl, und entscheidet sich für Seite A oder B.
warpgate-rule-W3-7 = Jede Person nimmt 12 Schiffe, 12 Marker für Außenposten und Kolonien und die Drohne einer Farbe.
warpgate-rule-W3-8 = Drei Schiffe und die Drohne beginnen im eigenen Warpgate.
warpgate-rule-W3-9 = Jede Person mischt ihre 12 Aktionskarten als verdeckten Stapel und zieht vier.
warpgate-rule-W3-10 = Jede Person nimmt die acht Basis-Taktiken, tauscht die mit dem Buchstaben ihres Bretts gegen die Heldenkarte der Fraktion und mischt die acht als verdeckten Stapel. Die getauschte Karte kommt in die Schachtel.
warpgate-rule-W3-11 = Die übrigen Helden und alle fortschrittlichen Taktiken bilden gemischt den gemeinsamen Taktik-Stapel.
warpgate-rule-W3-12 = Jemand beginnt und nimmt den Startspieler-Marker.

warpgate-rule-W4 = Runden
warpgate-rule-W4-1 = In einer Runde spielt jede Person vier Aktionskarten, eine je Zug. Gezogen wird reihum nach links, beginnend beim Startspieler.
warpgate-rule-W4-2 = Zu Beginn jeder Runde außer der ersten: Haben alle verfügbaren Technologien denselben Typ, wird genau eine weitere aufgedeckt; haben alle verfügbaren Ziele denselben Typ, wird genau eines mehr verfügbar; dann geht der Startspieler-Marker nach links weiter.
warpgate-rule-W4-3 = Die Runde ist die letzte, wenn der Technologie-Stapel, der Ziel-Stapel oder der Vorrat an Handelsgütern leer ist. Die letzte Runde wird angesagt, sobald sie feststeht.

warpgate-rule-W5 = Ein Zug
warpgate-rule-W5-1 = Lege eine Aktionskarte aus der Hand auf den nächsten freien Platz deines Bretts. Die Plätze heißen 1X, 2X, 3X und 4X und werden von links nach rechts belegt.
warpgate-rule-W5-2 = Tu dann genau eines von dreien: die obere Aktion, die untere Aktion oder X Aktionskarten ziehen.
warpgate-rule-W5-3 = Nach deiner vierten Aktion der Runde legst du die vier gespielten Karten und den Rest deiner Hand offen ab und ziehst vier neue. Ist der Stapel leer, wird der Ablagestapel gemischt.

warpgate-rule-W6 = X und Handelsgüter
warpgate-rule-W6-1 = X ist die Zahl des Platzes, auf den die Karte gelegt wurde.
warpgate-rule-W6-2 = Ein Handelsgut, dessen +1X-Seite oben liegt, kann X um 1 erhöhen. Danach wird es auf die 0-Seite gedreht.
warpgate-rule-W6-3 = Ein benutztes Handelsgut bleibt benutzt. Nur Wirkungen von Karten und Markern drehen es zurück.

warpgate-rule-W7 = Reichweite und Bewegung
warpgate-rule-W7-1 = Eine Entfernung ist die Zahl der leeren Felder zwischen Start und Ziel; diese beiden zählen nicht mit, und Planeten unterwegs kosten nichts.
warpgate-rule-W7-2 = Eine Reichweite ist ein Höchstwert.
warpgate-rule-W7-3 = Schiffe enden nie auf einem leeren Feld.
warpgate-rule-W7-4 = Schiffe dürfen nicht auf einen Planeten mit feindlichen Schiffen ziehen, außer sie greifen an.
warpgate-rule-W7-5 = Außenposten, Kolonien und Drohnen behindern Bewegungen nie.
warpgate-rule-W7-6 = Das eigene Warpgate zählt als Planet. Fremde tun es nicht und sind kein Ziel.
warpgate-rule-W7-7 = Nur Advance, Concentrate und Skirmish können angreifen. Maneuver, Recon und Trade bewegen nur.

warpgate-rule-W8 = Kampf
warpgate-rule-W8-1 = Beide Seiten ziehen zwei Taktikkarten vom eigenen Stapel und mischen, wenn nötig, ihren Ablagestapel.
warpgate-rule-W8-2 = Jede Wirkung, die man nutzen will, muss angesagt werden, bevor Taktiken gezeigt werden.
warpgate-rule-W8-3 = Jede Seite wählt eine ihrer zwei Karten und legt die andere ab. Die gewählten werden gemeinsam gezeigt.
warpgate-rule-W8-4 = Die Stärke ist die Zahl der Schiffe mal dem Faktor der Karte. Die höhere gewinnt, bei Gleichstand der Angreifer.
warpgate-rule-W8-5 = Dann werden die Texte aller Karten befolgt: zuerst Texte, die einen anderen aufheben; auch Technologien für Kämpfe wirken; der Text des Angreifers kommt vor dem des Verteidigers, und nichts wirkt rückwirkend; zerstört wird, so weit es geht, und was zerstört wird, bestimmt, wessen Wirkung es ist. Danach werden die Karten abgelegt.
warpgate-rule-W8-6 = Dann ziehen sich die überlebenden Schiffe des Verlierers zurück.
warpgate-rule-W8-7 = Langes Gefecht: Der Kampf wird mit den übrigen Schiffen noch einmal ausgetragen. Eine Seite ohne Schiffe hat Faktor 0.

warpgate-rule-W9 = Rückzug
warpgate-rule-W9-1 = Verliert der Verteidiger, ziehen alle seine Schiffe zum nächsten Planeten, auf dem er einen Außenposten, eine Kolonie oder ein Schiff hat. Das eigene Warpgate zählt als Planet mit Kolonie.
warpgate-rule-W9-2 = Kein Rückzug führt auf Planeten mit feindlichen Schiffen oder auf einen, von dem der Angriff kam.
warpgate-rule-W9-3 = Sind mehrere Planeten gleich nah, wählt der Angreifer.
warpgate-rule-W9-4 = Verliert der Angreifer, kehren seine Schiffe dorthin zurück, woher sie kamen.
warpgate-rule-W9-5 = Nach einem verlorenen Concentrate von zwei Planeten teilt der Verteidiger die Überlebenden beliebig auf diese beiden auf.
warpgate-rule-W9-6 = Drohnen ziehen sich nicht zurück; W17.5 macht eine Ausnahme.

warpgate-rule-W10 = Was eine Karte kann
warpgate-rule-W10-1 = Ziehen: X Aktionskarten ziehen. Mit jeder Karte möglich.
warpgate-rule-W10-2 = Advance: mit zwei oder mehr Schiffen von einem Planeten zu einem Planeten in Reichweite X ziehen oder dort angreifen.
warpgate-rule-W10-3 = Concentrate: mit beliebig vielen Schiffen von einem oder zwei Planeten zu einem Planeten in Reichweite X ziehen oder dort angreifen.
warpgate-rule-W10-4 = Control: siehe W11.
warpgate-rule-W10-5 = Maneuver: beliebig viele Schiffe von einem Planeten zu einem Planeten in Reichweite X ziehen; danach dasselbe noch einmal mit anderen Schiffen.
warpgate-rule-W10-6 = Promote: X Karten vom gemeinsamen Taktik-Stapel nehmen, eine behalten, die übrigen wieder einmischen.
warpgate-rule-W10-7 = Recon: ein Schiff von einem Planeten zu einem Planeten in Reichweite 2X ziehen. Liegen dort Entdeckungsmarker, wird erkundet.
warpgate-rule-W10-8 = Reinforce: je ein Schiff auf bis zu X Orte, auf denen schon ein eigenes Schiff steht; das Warpgate ist erlaubt.
warpgate-rule-W10-9 = Research: siehe W12.
warpgate-rule-W10-10 = Skirmish: mit einem Schiff von einem Planeten zu einem Planeten in Reichweite X ziehen oder dort angreifen.
warpgate-rule-W10-11 = Trade: ein Schiff von einem Handelsplaneten zu einem Handelsplaneten in Reichweite X und sofort weiter zu einem weiteren in Reichweite X ziehen. Beide Züge müssen möglich sein. Dann ein Handelsgut nehmen.
warpgate-rule-W10-12 = Warp-in: bis zu X Schiffe in das eigene Warpgate stellen.

warpgate-rule-W11 = Control, Außenposten, Kolonien
warpgate-rule-W11-1 = Wähle bis zu X Planeten mit mindestens einem eigenen Schiff. Auf jedem wird ein fremder Marker zurückgegeben, und du setzt einen Außenposten oder, wenn du in dem Sektor eine Kolonie hast, eine Kolonie.
warpgate-rule-W11-2 = Hast du dann auf jedem Planeten eines Sektors einen Marker, werden alle deine Außenposten dort zu Kolonien.
warpgate-rule-W11-3 = Nimm ein verfügbares Ziel, wenn sein Typ zu einem der Planeten passt.
warpgate-rule-W11-4 = Ist danach nur noch ein Ziel verfügbar, wird ein weiteres verfügbar.

warpgate-rule-W12 = Research und Technologien
warpgate-rule-W12-1 = Die Drohne zieht zu einem Planeten in Reichweite X, dessen Typ zu einer verfügbaren Technologie passt. Sie landet nicht auf leeren Feldern, nicht bei feindlichen Schiffen und nicht, wo nichts Verfügbares passt.
warpgate-rule-W12-2 = Nimm eine verfügbare Technologie dieses Typs. Sie wirkt von nun an.
warpgate-rule-W12-3 = Ist danach nur noch eine Technologie verfügbar, wird eine weitere aufgedeckt.
warpgate-rule-W12-4 = Die Drohne ist kein Schiff, kann nicht angegriffen werden und zieht nur mit Research.
warpgate-rule-W12-5 = Eine Technologie wirkt, wenn ihr Auslöser eintritt, höchstens einmal je Aktion. Auslöser sind Kampf, Einsetzen von Schiffen, Bewegen von Schiffen, Control, Ziehen von Aktionskarten und Entdeckungen.

warpgate-rule-W13 = Ziele
warpgate-rule-W13-1 = Ziele bleiben stets geheim.
warpgate-rule-W13-2 = Ein erfülltes Ziel zählt 5 Punkte. Ein unerfülltes kostet nichts.

warpgate-rule-W14 = Taktik-Stapel
warpgate-rule-W14-1 = Jede Person hat einen eigenen Taktik-Stapel. Er beginnt mit sieben Basis-Karten und einem Helden.
warpgate-rule-W14-2 = Mit Promote gewonnene Karten kommen dazu.

warpgate-rule-W15 = Entdeckungen
warpgate-rule-W15-1 = Zum Erkunden wird der oberste Marker des Stapels umgedreht. Entweder nimmst du ihn, und der andere kommt ungesehen in die Schachtel, oder er kommt in die Schachtel, und du nimmst den anderen, ohne ihn vorher anzusehen.
warpgate-rule-W15-2 = Je nach Marker wirkt er sofort oder wird für später behalten.
warpgate-rule-W15-3 = Für später: alle eigenen Handelsgüter sind wieder nutzbar; Reinforce mit 1X; Ziehen mit 1X; Control mit 1X; am Ende ein Punkt mehr; 1 bis 3 Schiffe auf einen Planeten mit eigenem Schiff; Frieden für eine Runde (weder angreifen noch angegriffen werden); am Ende eine Kolonie des gezeigten Typs außerhalb jedes Sektors; die Kopie eines Planeten mit seinem Marker, vor der Abrechnung gelegt; eine Technologie; Promote mit 2X. Sofort: das erkundende Schiff wird zerstört; ein Handelsgut; der Planet wird Handelsplanet; der Planet zählt nur noch für Bewegen und Einsetzen; ein Ziel.

warpgate-rule-W16 = Ende und Wertung
warpgate-rule-W16-1 = Nach der letzten Runde zählen: 5 je erfülltem Ziel, 3 je Handelsgut, 1 je Helden- und je fortschrittlicher Taktikkarte, der aufgedruckte Wert jeder Technologie, 1 je behaltenem Entdeckungsmarker und 2 für die Art mit dem Zusatzpunkt.
warpgate-rule-W16-2 = Marker, die vor der Abrechnung wirken, werden vorher gelegt.
warpgate-rule-W16-3 = Bei Gleichstand entscheiden die meisten kontrollierten Planeten.

warpgate-rule-W17 = Klarstellungen
warpgate-rule-W17-1 = Ack'Tar: Die kopierte Fähigkeit bleibt für immer. Das Brett für das Solospiel ist kein Ziel.
warpgate-rule-W17-2 = Ack'Tar mit der Fähigkeit der Ergrauten Nomaden: Alle seine Außenposten zählen als Schiffe. Einer, der sich einen Planeten mit feindlichen Schiffen teilt, wird durch ein Schiff ersetzt, das sich wie nach einem verlorenen Kampf zum nächsten freundlichen oder neutralen Planeten zurückzieht; ohne Schiff im Vorrat wird der Außenposten entfernt.
warpgate-rule-W17-3 = Bürger N ändert den Platz nicht.
warpgate-rule-W17-4 = Perfekte Infiltratoren (Freie Welten der Elenari): Der Typ muss trotzdem passen.
warpgate-rule-W17-5 = Kampfdrohnen: Eine Drohne auf einem Planeten mit feindlichen Schiffen zieht sich zum nächsten freundlichen oder neutralen Planeten zurück.
warpgate-rule-W17-6 = Jägerhangars wirken bei jeder Aktion, die Schiffe bewegt, auch bei Recon, Maneuver, Skirmish und Trade.
warpgate-rule-W17-7 = Herolde der Leere: auch auf eigenen Außenposten und Kolonien nutzbar, wenn dort keine feindlichen Schiffe sind.
warpgate-rule-W17-8 = Orbitalwerften auf 3X geben 4 Schiffe.
warpgate-rule-W17-9 = Unberechenbare Maschinen (Aufseher von Kerak): 1 bis 4 Karten ziehen und den Zug beenden, oder die ganze Hand ablegen und 2 neue ziehen.
warpgate-rule-W17-10 = Tethysische Handelswelten: Gildenmeister Oozh ersetzt die Offene Feldschlacht (C).

warpgate-rule-W18 = Reihenfolge
warpgate-rule-W18-1 = Treffen Technologien oder Fähigkeiten mehrerer Personen zusammen, kommt die aktive zuerst.
warpgate-rule-W18-2 = Im Kampf entscheidet W8.5 über die Reihenfolge.

warpgate-rule-W19 = Lesarten, wo die Quellen schweigen
warpgate-rule-W19-1 = Von einem verfügbaren Ziel ist nur der Typ öffentlich; das Ziel selbst sieht, wer es nimmt. Regelung available-objectives: Mit open ist es öffentlich, solange es verfügbar ist.
warpgate-rule-W19-2 = Die zwei verfügbaren Ziele werden ausgelegt, bevor jede Person eines bekommt.
warpgate-rule-W19-3 = Entdeckungen gehören zum Spiel und können weggelassen werden (Option discoveries).
warpgate-rule-W19-4 = Geht im Lauf einer Runde ein Stapel oder gehen die Handelsgüter aus, wird diese Runde beendet und ist die letzte. Regelung end-timing: Mit start wird nur zu Beginn einer Runde nachgesehen.
warpgate-rule-W19-5 = Je Aktion kann ein Handelsgut genutzt werden, bevor sie ausgeführt wird, auch beim Ziehen und bei Aktionen von Markern. Regelung trade-goods: Mit many beliebig viele.
warpgate-rule-W19-6 = Es zählt der Weg mit den wenigsten leeren Feldern.
warpgate-rule-W19-7 = Planeten mit feindlichen Schiffen können nicht durchquert werden. Regelung passing: Mit free geht das.
warpgate-rule-W19-8 = Ein fremdes Warpgate zählt unterwegs als leeres Feld, und keine Bewegung endet dort.
warpgate-rule-W19-9 = Der Sieger steht fest, bevor Texte befolgt werden; durch Texte zerstörte Schiffe ändern daran nichts. Texte, die Faktor, Zahl der Schiffe oder Gleichstand ändern, sagen es selbst und zählen vorher.
warpgate-rule-W19-10 = Nähe ist die einfache Entfernung nach W7.1, was immer im Weg steht.
warpgate-rule-W19-11 = Der zweite Teil eines Maneuver ist für Schiffe, die der erste nicht bewegt hat, und kann entfallen. Geht ein Schiff durch eine Entdeckung verloren, ist es eines, das sich bewegt hat.
warpgate-rule-W19-12 = Die mit Promote behaltene Karte kommt auf den eigenen Taktik-Ablagestapel. Eine muss behalten werden.
warpgate-rule-W19-13 = Bei Trade hält das Schiff auf beiden Planeten, zu denen es zieht. Der zweite Halt ist ein anderer Planet als der erste; zurück zum Start ist erlaubt. Regelung trade-route: Mit three nicht. Ist kein Handelsgut mehr da, wird keines genommen.
warpgate-rule-W19-14 = Ein neuer Marker ist eine Kolonie, wenn die handelnde Person im Sektor eine hat. Eine Kolonie bleibt eine, wenn ein Nachbar verloren geht.
warpgate-rule-W19-15 = Ein Control bringt höchstens ein Ziel, und dessen Typ passt zu einem Planeten, den diese Aktion markiert hat. Planeten mit eigenem Marker können nicht gewählt werden. Regelung objectives-per-control: Mit each eines für jeden markierten Planeten; mit sector eines für jeden Sektor, den diese Aktion vollendet, passend zu einem seiner Planeten.
warpgate-rule-W19-16 = Die Drohne landet nicht bei feindlichen Schiffen; Drohnen und Marker stören sie nicht. Sie muss sich bewegen.
warpgate-rule-W19-17 = Ein Ziel zählt, was aufgedruckt ist: 5, wenn die Karte nichts anderes sagt.
warpgate-rule-W19-18 = Ein behaltener Marker wird einmal genutzt, im eigenen Zug vor oder nach der Aktion; Frieden zu Beginn einer Runde. Mit einem Marker gezogene Karten sind nicht mit einer Karte gezogen. Behaltene Marker zählen, genutzt oder nicht; Marker auf dem Spielfeld oder in der Schachtel nicht.
warpgate-rule-W19-19 = Eine fortschrittliche Taktikkarte zählt wie eine Heldenkarte.
warpgate-rule-W19-20 = Wer dann noch gleichauf ist, teilt sich den Sieg.
warpgate-rule-W19-21 = Kämpfe bringen keine Punkte.
warpgate-rule-W19-22 = Als Erscheinungsjahr werden 2018 und 2019 genannt; es ändert nichts.
warpgate-rule-W19-23 = Das Spiel ist für 2 bis 6 Personen; für das Solospiel fehlen öffentliche Regeln.
warpgate-rule-W19-24 = Gezogen wird nach links, wie der Startspieler-Marker wandert.
warpgate-rule-W19-25 = Ziele werden einmal geprüft, am Ende des Spiels.
warpgate-rule-W19-26 = Die Marker für eine Technologie und für ein Ziel nehmen irgendeines der verfügbaren. Regelung token-takes: Mit deck das oberste vom Stapel.
warpgate-rule-W19-27 = Der Marker für einen Handelsplaneten kommt zu dem Planeten, auf dem er lag. Regelung trade-token: Mit any zu irgendeinem, der keiner ist.
warpgate-rule-W19-28 = Nach zwölf Runden endet das Spiel auf jeden Fall (Regelung round-limit), damit jedes Spiel endet.
warpgate-rule-W19-29 = Eine Aktion, die gar nichts bewirken könnte, kann nicht gewählt werden; Ziehen geht immer.
warpgate-rule-W19-30 = Wer zu Beginn eines Zuges keine Aktionskarte mehr hat, zieht zuerst eine.
warpgate-rule-W19-31 = Ablagestapel liegen offen, auch die der Taktikkarten, und eine mit Promote behaltene Karte wird gezeigt: Alle wissen, was in einem Stapel ist, niemand die Reihenfolge.
warpgate-rule-W19-32 = Drohnen kommen unterwegs an allem vorbei.
warpgate-rule-W19-33 = Entdeckungsmarker liegen offen, sobald sie genommen sind.
warpgate-rule-W19-34 = Die Fähigkeit einer Fraktion wirkt jedes Mal, eine Technologie einmal je Aktion; von Technologien, die einen Weg verlängern, werden nur die nötigen genutzt.
warpgate-rule-W19-35 = Machen Drohnen oder Außenposten Platz und sind mehrere Planeten gleich nah, wählt, wessen Schiffe dort sind.
warpgate-rule-W19-36 = Für Ziele zählt ein toter Planet nicht, und die Außenposten der Nomaden zählen als Schiffe. Das eigene Warpgate trägt keinen Marker und ist deshalb nicht kontrolliert; wo Schiffe auf Planeten zählen, sagt das Ziel, dass die im Warpgate nicht zählen.
warpgate-rule-W19-37 = Schiffe werden eingesetzt, wenn sie aus dem Vorrat an einen Ort kommen, durch welche Aktion, Karte, Technologie oder welchen Marker auch immer; was beim Einsetzen wirkt, wirkt dann. Schiffe, die sich in einer Bewegung oder einem Kampf anderen anschließen, werden nicht eingesetzt.
warpgate-rule-W19-38 = Unberechenbare Maschinen tauschen die Hand gegen zwei Karten, bevor eine Karte gespielt wird, einmal pro Zug. Regelung machines: Mit instead ist das die andere Art, mit einer Karte zu ziehen.
warpgate-rule-W19-39 = Ein Sektor mit einem toten Planeten ist ohne ihn vollständig. Regelung dead-planet: Mit gap lässt er sich nicht mehr vollenden.
warpgate-rule-W19-40 = Die Kopie eines Planeten hat seinen Typ, sein Handels-Symbol und seinen Marker. Regelung planet-copy: Mit ships zählen auch die Schiffe auf ihm noch einmal.
warpgate-rule-W19-41 = Landung markiert den Planeten sofort; der Marker bleibt, wenn der Kampf noch einmal gekämpft und verloren wird. Regelung planetfall: Mit last-fight wird er markiert, wenn der Kampf vorbei und gewonnen ist.
warpgate-rule-W19-42 = Wer eine Fähigkeit kopiert, bekommt weder ihren Helden noch das, was sie zu Beginn des Spiels gibt. Assimilation kopiert, wenn der Kampf vorbei ist und der Verlierer sich zurückgezogen hat.
