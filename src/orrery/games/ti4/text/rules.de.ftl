### Die Regeln von Twilight Imperium, vierte Ausgabe, mit Prophezeiung der Könige, nach den Nummern des Referenzhandbuchs (LRR), in eigenen Worten (Deutsch).
### ti4-rule-LRR-71 ist der Titel von Eintrag 71, ti4-rule-LRR-71-5 ist die Regel 71.5, ti4-rule-LRR-71-5a ihr Punkt a; die englische Fassung ist rules.en.ftl.
### LRR-0 ist der Spielaufbau nach seinen Schritten, LRR-E sind die Errata, LRR-F die Fragen und Antworten wie gedruckt: Seite für Seite, linke Spalte zuerst; LRR-R ist unser: Lesarten und Entscheidungen.


ti4-rule-LRR-0 = Spielaufbau
ti4-rule-LRR-0-1 = Das Los bestimmt den ersten Sprecher; er nimmt den Sprechermarker.
ti4-rule-LRR-0-2 = Jeder sucht sich eine Fraktion aus und spielt sie mit ihrem Bogen die ganze Partie.
ti4-rule-LRR-0-3 = Zu jeder Fraktion gehören Heimat-Systemtafel, 17 Kontrollmarker, 16 Kommandomarker, ihre Vertragskarte, 2 Technologien, 3 Anführer und die Mech-Karte. Naalu, Nekro, Creuss, Muaat, Vuil'raith, Nomade, Empyrier und Titanen haben noch mehr Material; das der unbenutzten Fraktionen bleibt in der Schachtel.
ti4-rule-LRR-0-4 = Zu jeder Farbe gehören 63 Plastikeinheiten, Kommandobogen, Anführerbogen, 33 Technologien und 5 Vertragskarten; mit denen der Fraktion bilden sie einen Technologie- und einen Vertragsstapel. Anführer und Mech liegen mit der Startseite oben auf dem Anführerbogen.
ti4-rule-LRR-0-5 = Die Karten der Heimatplaneten liegen offen bei ihrem Spieler.
ti4-rule-LRR-0-6 = Mecatol Rex liegt in der Mitte, umgeben von drei oder vier Ringen; die Heimat-Systeme haben feste Plätze außen. Hyperrouten sind zu fünft (mit Hyperrouten) und zu siebt 83A bis 88A, zu siebt (Alternative) 83B, 84B, 85B, 86B, 88B und 90B, zu acht (Alternative) 83B, 85B, 87A, 88A, 89B und 90B. Der Wurmloch-Nexus liegt mit der Gamma-Seite oben daneben, bei ihm die 3 Gamma-Wurmlochmarker.
ti4-rule-LRR-0-6i = Die übrigen Tafeln bilden nach ihren Rückseiten einen blauen und einen roten Stapel; die grünen sind Heimat-Systeme ohne Stapel.
ti4-rule-LRR-0-6ii = Gemischt erhält jeder davon, blau und rot: zu dritt 6 und 2, zu viert 5 und 3, zu fünft 4 und 2, zu fünft mit Hyperrouten 3 und 2, zu sechst 3 und 2, in der großen Galaxie 6 und 3, zu siebt und zu acht 4 und 2, in deren Alternativen 3 und 2. Vorab legt der Sprecher weitere neben Mecatol Rex: zu fünft ohne Hyperrouten 1 rote, zu siebt 2 rote und 3 blaue, zu acht 2 rote und 2 blaue.
ti4-rule-LRR-0-6iii = Ab dem Sprecher wird reihum je eine Tafel gelegt; wer der Letzte ist, legt zwei, dann geht es andersherum, an beiden Enden. Ein Ring wird voll, ehe der nächste beginnt; zwei Anomalien oder zwei gleichartige Wurmlöcher liegen nur nebeneinander, wo es nicht anders geht. Zum Schluss kommen die Heimat-Systeme hinzu; zu fünft ohne Hyperrouten erhalten die drei schlechteren Plätze 2, 2 und 4 Handelswaren.
ti4-rule-LRR-0-7 = Auf Mecatol Rex liegt der Hütermarker, auf jedem planetenlosen System außer Heimat-Systemen ein Wilder-Raum-Marker. Die Verstärkungsmarker liegen bereit.
ti4-rule-LRR-0-8 = Aktionskarten, Agenden, Aufträge der Stufe I und der Stufe II, geheime Aufträge, Relikte und die vier Erkundungsstapel werden je für sich gemischt.
ti4-rule-LRR-0-9 = Handelswaren, Jäger- und Infanteriemarker sind der Vorrat; neben dem Plan liegen die Planetenkarten und die Fähigkeitskarten legendärer Planeten.
ti4-rule-LRR-0-10 = Die 8 Strategiekarten liegen offen im gemeinsamen Spielbereich.
ti4-rule-LRR-0-11 = Starttechnologien und Starteinheiten stehen hinten auf dem Fraktionsbogen, die Einheiten kommen ins Heimat-System. Von den Kommandomarkern kommen 3 in den Taktikpool, 3 in den Flottenpool und 2 in den Strategiepool.
ti4-rule-LRR-0-12 = Zuletzt kommen die Aufträge und die Siegpunktleiste.
ti4-rule-LRR-0-12i = Von 2 gezogenen geheimen Aufträgen behält jeder 1; der andere wird in den Stapel zurückgemischt.
ti4-rule-LRR-0-12ii = Die Runde einigt sich auf 10 oder 14 Punkte; auf Feld 0 der Leiste liegt von jedem ein Kontrollmarker.
ti4-rule-LRR-0-12iii = Je 5 Aufträge der Stufen I und II werden ungesehen gezogen und verdeckt ausgelegt.
ti4-rule-LRR-0-12iv = Die ersten zwei der Stufe I deckt der Sprecher auf.

ti4-rule-LRR-1 = Agendakarte
ti4-rule-LRR-1-1 = Eine Agenda ist entweder Gesetz oder Verordnung; in jeder Agendaphase kommen zwei zur Abstimmung.
ti4-rule-LRR-1-2 = Ein Gesetz kann die Regeln auf Dauer ändern.
ti4-rule-LRR-1-3 = In Kraft tritt ein Gesetz, wenn „Dafür“ gewinnt oder etwas gewählt ist: Nach dem Abhandeln kommt die Karte in den gemeinsamen Spielbereich oder in den eines Spielers, je nach Kartentext.
ti4-rule-LRR-1-4 = Wer ein Gesetz im eigenen Spielbereich hat, besitzt es; im gemeinsamen gehört es niemandem.
ti4-rule-LRR-1-5 = Mit dem Ablegen endet die Wirkung eines Gesetzes; es kommt zuoberst auf den Ablagestapel der Agenden.
ti4-rule-LRR-1-6 = Gewinnt „Dagegen“, wird das abgehandelt und das Gesetz abgelegt.
ti4-rule-LRR-1-7 = Eine Verordnung wirkt ein einziges Mal.
ti4-rule-LRR-1-8 = Ist die siegreiche Alternative einer Verordnung abgehandelt, kommt die Karte auf den Ablagestapel.

ti4-rule-LRR-2 = Agendaphase
ti4-rule-LRR-2-1 = Bis der Hütermarker Mecatol Rex verlassen hat, fällt die Agendaphase aus; danach hat jede Runde eine, in den folgenden Schritten.
ti4-rule-LRR-2-2 = Schritt 1, erste Agenda: aufdecken, abstimmen, abhandeln.
ti4-rule-LRR-2-2i = Der Sprecher zieht die oberste Agenda und verliest sie mit allen Alternativen.
ti4-rule-LRR-2-2ii = Vom linken Nachbarn des Sprechers an reihum darf jeder für eine Alternative Stimmen abgeben, der Sprecher zuletzt.
ti4-rule-LRR-2-2iii = Abgehandelt wird, was die meisten Stimmen hat.
ti4-rule-LRR-2-3 = Schritt 2, zweite Agenda: dasselbe noch einmal.
ti4-rule-LRR-2-4 = Schritt 3: Alle Planeten werden wieder spielbereit, und mit der Strategiephase beginnt die nächste Runde.
ti4-rule-LRR-2-5 = Abgestimmt wird in der Agendaphase, jede Stimme für eine Alternative der Agenda.
ti4-rule-LRR-2-6 = Stimmen gibt ab, wer beliebig viele eigene Planeten erschöpft; deren Einfluss zusammen ist die Zahl der Stimmen.
ti4-rule-LRR-2-6a = Ein dafür erschöpfter Planet gibt alle seine Stimmen.
ti4-rule-LRR-2-7 = Bei einer Agenda gehen alle Stimmen eines Spielers an dieselbe Alternative.
ti4-rule-LRR-2-8 = Stehen „Dafür“ und „Dagegen“ zur Wahl, gilt jede Stimme einem von beiden.
ti4-rule-LRR-2-9 = Wird ein Spieler oder Planet gewählt, sind nur solche wählbar, die die Agenda zulässt.
ti4-rule-LRR-2-10 = Man darf sich selbst wählen. Gewählter Spieler ist, wer die meisten Stimmen hat.
ti4-rule-LRR-2-11 = Wählbar ist nur ein Planet, den irgendein Spieler kontrolliert. Gewählter Planet ist der mit den meisten Stimmen.
ti4-rule-LRR-2-12 = Jeder sagt laut, wofür die eigenen Stimmen sind.
ti4-rule-LRR-2-13 = Für Stimmen zählen Handelswaren nicht.
ti4-rule-LRR-2-14 = Wer will, enthält sich und gibt keine Stimme ab.
ti4-rule-LRR-2-15 = Zusätzliche Stimmen aus einem Effekt gehen dorthin, wohin auch die übrigen Stimmen dieses Spielers gehen.
ti4-rule-LRR-2-16 = Wen ein Effekt von einer Abstimmung ausschließt, der gibt dabei gar keine Stimmen ab, auch nicht aus anderen Effekten.
ti4-rule-LRR-2-17 = Alternativen: 2.18 bis 2.22.
ti4-rule-LRR-2-18 = Der Sprecher führt die Alternative aus, wie die Agenda es vorgibt.
ti4-rule-LRR-2-19 = Unter gleich starken Alternativen entscheidet der Sprecher, ebenso unter allen, wenn niemand gestimmt hat.
ti4-rule-LRR-2-19a = Die Entscheidung des Sprechers gilt nicht als Stimme.
ti4-rule-LRR-2-20 = Nach einer Wahl oder nach „Dafür“ bleibt ein Gesetz im Spiel.
ti4-rule-LRR-2-21 = Nach „Dagegen“ kommt ein Gesetz auf den Ablagestapel der Agenden.
ti4-rule-LRR-2-22 = Eine Prognose benennt laut die Alternative, die siegen wird: nach dem Aufdecken, vor der ersten Stimme.
ti4-rule-LRR-2-22a = Prognostizieren lässt sich nur, was bei dieser Agenda möglich ist.
ti4-rule-LRR-2-22b = Was von Prognosen abhängt, folgt nach dem Abhandeln der gewählten Alternative.

ti4-rule-LRR-3 = Aktionskarten
ti4-rule-LRR-3-1 = In jeder Statusphase zieht jeder eine Aktionskarte.
ti4-rule-LRR-3-2 = Beide Fähigkeiten von Politik bringen weitere Aktionskarten.
ti4-rule-LRR-3-3 = Gezogen wird die oberste Aktionskarte; sie kommt auf die Hand.
ti4-rule-LRR-3-4 = Die Hand fasst 7 Aktionskarten: Wer mehr hat, sucht 7 aus und legt die übrigen ab.
ti4-rule-LRR-3-4a = Effekte können die Grenze heben oder senken.
ti4-rule-LRR-3-5 = Was man an Aktionskarten auf der Hand hat, ist geheim.
ti4-rule-LRR-3-6 = Der fett gedruckte Anfang einer Aktionskarte nennt den Zeitpunkt, zu dem sie gespielt wird.
ti4-rule-LRR-3-6a = Eine Karte mit „Aktion“ kostet eine Materialaktion der Aktionsphase, und nur, wenn sich alles daran ausführen lässt.
ti4-rule-LRR-3-6b = Im selben Zeitfenster spielt niemand zwei gleichnamige Karten auf dieselben Einheiten oder denselben Effekt; eine negierte zählt nicht als gespielt.
ti4-rule-LRR-3-7 = Eine Aktionskarte wird verlesen, mit allen Entscheidungen ausgeführt und abgelegt.
ti4-rule-LRR-3-8 = Eine negierte Aktionskarte bewirkt nichts und wird abgelegt.

ti4-rule-LRR-4 = Aktionsphase
ti4-rule-LRR-4-1 = In Initiativreihenfolge macht jeder einen Zug mit einer Aktion (Strategie-, Taktik- oder Materialaktion), immer wieder reihum, bis alle gepasst haben.
ti4-rule-LRR-4-2 = Ohne mögliche Aktion muss man passen.
ti4-rule-LRR-4-3 = Nach dem Passen hat man in dieser Phase weder Züge noch Aktionen.
ti4-rule-LRR-4-3a = Im Zug des Passens sind Transaktionen und Fähigkeiten zu Zugbeginn noch möglich.
ti4-rule-LRR-4-3b = Auch wer gepasst hat, darf Sekundärfähigkeiten fremder Strategiekarten nutzen.
ti4-rule-LRR-4-3c = Haben alle anderen gepasst, kann einer mehrere Züge nacheinander machen.
ti4-rule-LRR-4-4 = Passen darf nur, wer die Strategieaktion der eigenen Strategiekarte hinter sich hat.
ti4-rule-LRR-4-4a = Zu dritt und zu viert passt man erst, wenn beide eigenen Strategiekarten erschöpft sind.
ti4-rule-LRR-4-5 = Haben alle gepasst, folgt die Statusphase.

ti4-rule-LRR-5 = Aktiver Spieler
ti4-rule-LRR-5-1 = Aktiver Spieler ist, wer in der Aktionsphase am Zug ist; es beginnt der Erste der Initiativreihenfolge.
ti4-rule-LRR-5-2 = Nach jedem Zug wird der Nächste in der Initiativreihenfolge zum aktiven Spieler.
ti4-rule-LRR-5-3 = Nach dem Letzten geht es vorn weiter, ohne die, die gepasst haben.

ti4-rule-LRR-6 = Aktives System
ti4-rule-LRR-6-1 = Auf welches System man in der Taktikaktion einen Kommandomarker des Taktikpools legt, das ist das aktive.
ti4-rule-LRR-6-2 = Wo schon ein eigener Kommandomarker liegt, ist keine Aktivierung möglich.
ti4-rule-LRR-6-3 = Fremde Kommandomarker hindern nicht am Aktivieren.
ti4-rule-LRR-6-4 = Ein System bleibt so lange aktiv wie die Taktikaktion, in der es aktiviert wurde.

ti4-rule-LRR-7 = Anführer
ti4-rule-LRR-7-1 = Eine Fraktion hat drei Anführer: Agent, Commander und Held. Der Nomade hat durch „Die Firma“ zwei Agenten mehr, insgesamt fünf.
ti4-rule-LRR-7-2 = Beim Aufbau liegt jeder Anführer mit der markierten Seite oben auf seinem Platz des Anführerbogens; die zwei weiteren Agenten des Nomaden liegen spielbereit im Spielbereich.
ti4-rule-LRR-7-3 = Agenten: 7.4.
ti4-rule-LRR-7-4 = Ein Agent ist von Anfang an spielbereit und muss nicht freigeschaltet werden; für seine Fähigkeit erschöpft, wird er in der Statusphase wieder bereit.
ti4-rule-LRR-7-5 = Commander: 7.6 bis 7.8.
ti4-rule-LRR-7-6 = Ein Commander hat keine Fähigkeit, bis er durch die Bedingung seiner Karte freigeschaltet ist.
ti4-rule-LRR-7-6a = Die Bedingung ist bei jedem Commander eine andere.
ti4-rule-LRR-7-6b = Ist die Bedingung erfüllt, wird der Commander auf die freigeschaltete Seite gedreht.
ti4-rule-LRR-7-6c = Mitten in einer Fähigkeit oder einem Effekt gilt die Bedingung eines Commanders nie als erfüllt, erst wenn alles zu Ende abgehandelt ist.
ti4-rule-LRR-7-6d = Freigeschaltet bleibt der Commander es auch dann, wenn die Bedingung nicht mehr zutrifft.
ti4-rule-LRR-7-7 = Commander sind nicht erschöpfbar.
ti4-rule-LRR-7-8 = Mit „Allianz“ nutzt auch ein anderer Spieler die Fähigkeit eines Commanders; der Besitzer behält sie daneben.
ti4-rule-LRR-7-9 = Helden: 7.10 bis 7.12.
ti4-rule-LRR-7-10 = Auch ein Held ist erst freizuschalten, bevor er etwas kann.
ti4-rule-LRR-7-10a = Zum Freischalten braucht jeder Held drei gewertete Aufträge, öffentlich und geheim beliebig gemischt.
ti4-rule-LRR-7-10b = Zum Freischalten eines Helden zählen Siegpunkte nicht.
ti4-rule-LRR-7-10c = Sind drei Aufträge gewertet, wird der Held auf die freigeschaltete Seite gedreht.
ti4-rule-LRR-7-10d = Ein Held wird nie wieder gesperrt.
ti4-rule-LRR-7-11 = Helden sind nicht erschöpfbar.
ti4-rule-LRR-7-12 = Ist seine Fähigkeit abgehandelt, wird der Held vernichtet; nur der der Titanen des Ul kommt stattdessen an den Planeten Elysium.

ti4-rule-LRR-8 = Anführerbogen
ti4-rule-LRR-8-1 = Der Anführerbogen hat je einen Platz für Agent, Commander und Held. Anfangs liegen die Seiten mit einem, zwei und drei Streifen oben.
ti4-rule-LRR-8-2 = Ein weiterer Platz des Anführerbogens trägt die Mech-Karte.
ti4-rule-LRR-8-3 = Die Kurzübersicht des Anführerbogens kann platzsparend unter dem Fraktionsbogen stecken.

ti4-rule-LRR-9 = Angreifer (im Kampf der aktive Spieler)

ti4-rule-LRR-10 = Angrenzend
ti4-rule-LRR-10-1 = Systeme, deren Tafeln sich an einer Kante berühren, grenzen aneinander; ebenso Systeme mit gleichartigen Wurmlöchern.
ti4-rule-LRR-10-2 = Einheiten und Planeten grenzen an die Nachbarsysteme ihres Systems; kein System grenzt an sich selbst.
ti4-rule-LRR-10-3 = Ein Planet grenzt an das System, in dem er liegt.
ti4-rule-LRR-10-4 = Was eine Linie über Hyperrouten-Tafeln verbindet, ist in jeder Hinsicht angrenzend.

ti4-rule-LRR-11 = Anlegen
ti4-rule-LRR-11-1 = Eine angelegte Karte steckt halb unter einer Planetenkarte und verändert sie.
ti4-rule-LRR-11-2 = Wechselt die Kontrolle, bleibt Angelegtes beim Planeten.
ti4-rule-LRR-11-2a = Angelegtes bleibt dabei erschöpft oder spielbereit, wie es war.
ti4-rule-LRR-11-2b = Wird die Planetenkarte vernichtet, dann auch alles, was an ihr liegt; die Marker dazu verlassen den Plan.
ti4-rule-LRR-11-3 = Zu einer angelegten Karte kommt ihr Verstärkungsmarker auf den Planeten auf dem Plan.

ti4-rule-LRR-12 = Anomalien
ti4-rule-LRR-12-1 = Anomalien sind Tafeln mit eigenen Regeln; rote Ecken kennzeichnen sie.
ti4-rule-LRR-12-2 = Anomalien gibt es vier: Asteroidenfeld, Nebel, Supernova und Gravitationsstrudel.
ti4-rule-LRR-12-2a = Auch ein System mit Planeten kann eine Anomalie sein.
ti4-rule-LRR-12-3 = Welche Anomalie es ist, zeigt das Bild der Tafel.
ti4-rule-LRR-12-4 = Macht eine Fähigkeit ein System zur Anomalie, behält es alle übrigen Eigenschaften.
ti4-rule-LRR-12-5 = Ein System kann so auch zwei Anomalien sein; es hat dann die Eigenschaften beider.

ti4-rule-LRR-13 = Asteroidenfeld
ti4-rule-LRR-13-1 = Kein Schiff fliegt in ein Asteroidenfeld oder hindurch.

ti4-rule-LRR-14 = Auftragskarten
ti4-rule-LRR-14-1 = Aufträge bringen gewertet Siegpunkte. Öffentliche tragen hinten I oder II, alle anderen sind geheim.
ti4-rule-LRR-14-2 = Wie viele Siegpunkte ein Auftrag gibt, sagt seine Karte.
ti4-rule-LRR-14-3 = Jede Karte nennt die Phase ihrer Wertung: Status-, Aktions- oder Agendaphase.
ti4-rule-LRR-14-4 = Jede Karte sagt, was zu erfüllen ist.
ti4-rule-LRR-14-5 = Wer eine Karte erfüllt, kann sie zu ihrer Zeit werten.
ti4-rule-LRR-14-5a = Ein Auftrag der Statusphase muss in deren Schritt „Aufträge werten“ erfüllt sein.
ti4-rule-LRR-14-5b = Einen Auftrag der Aktionsphase wertet man dort in jedem beliebigen Augenblick.
ti4-rule-LRR-14-5c = Einen Auftrag der Agendaphase wertet man dort in jedem beliebigen Augenblick.
ti4-rule-LRR-14-6 = In einer Statusphase wertet ein Spieler höchstens einen öffentlichen und einen geheimen Auftrag.
ti4-rule-LRR-14-7 = Wie viele Aufträge man in der Agendaphase oder in einem Zug der Aktionsphase wertet, ist unbegrenzt; nur bei ein und demselben Kampf, während oder danach, ist es höchstens einer.
ti4-rule-LRR-14-7a = In einer Taktikaktion ist also ein Auftrag beim Raumkampf möglich und ein weiterer beim Bodenkampf.
ti4-rule-LRR-14-8 = Jeden Auftrag wertet ein Spieler nur einmal in der Partie.
ti4-rule-LRR-14-9 = Sind Einheiten zu zerstören, zählt jeder Weg: Treffer, Aktionskarten, Technologien und alles, was „zerstören“ sagt.
ti4-rule-LRR-14-9a = Was wegen eines geschrumpften Flottenpools vom Plan muss, ist nicht zerstört.
ti4-rule-LRR-14-10 = Verlangt ein Auftrag Ressourcen, Einfluss oder Marker, so sind sie in dem Augenblick auszugeben, in dem er gewertet wird.
ti4-rule-LRR-14-11 = Ein öffentlicher Auftrag liegt für jeden sichtbar aus.
ti4-rule-LRR-14-12 = Wer einen öffentlichen Auftrag wertet, legt einen Kontrollmarker darauf und rückt auf der Siegpunktleiste vor.
ti4-rule-LRR-14-13 = Eine Partie hat je 5 öffentliche Aufträge der Stufen I und II, verdeckt ausgelegt; 2 der Stufe I sind ab dem Aufbau offen.
ti4-rule-LRR-14-14 = In jeder Statusphase deckt der Sprecher einen öffentlichen Auftrag auf, keinen der Stufe II, solange einer der Stufe I verdeckt ist.
ti4-rule-LRR-14-15 = Soll der Sprecher aufdecken und es ist nichts mehr verdeckt, ist die Partie sofort zu Ende. Die meisten Siegpunkte gewinnen, bei Gleichstand der Frühere in der Initiativreihenfolge.
ti4-rule-LRR-14-16 = Wem auch nur ein Planet des eigenen Heimat-Systems fehlt, der wertet keine öffentlichen Aufträge.
ti4-rule-LRR-14-17 = Ein geheimer Auftrag gehört einem Spieler und bleibt bis zur Wertung vor den anderen verborgen.
ti4-rule-LRR-14-18 = Wer einen geheimen Auftrag wertet, legt ihn offen mit einem Kontrollmarker vor sich hin und rückt auf der Leiste vor.
ti4-rule-LRR-14-19 = Geheime Aufträge wertet nur ihr Besitzer; was andere aufgedeckt haben, kann man nicht werten.
ti4-rule-LRR-14-20 = Jeder beginnt mit einem geheimen Auftrag.
ti4-rule-LRR-14-21 = Mehr als 3 geheime Aufträge hat niemand, gewertete mitgezählt. Kommt ein vierter, wird ein ungewerteter in den Stapel zurückgemischt.
ti4-rule-LRR-14-22 = Neue geheime Aufträge bringen beide Fähigkeiten von Imperium.

ti4-rule-LRR-15 = Aufwertungen für Einheiten
ti4-rule-LRR-15-1 = Eine Aufwertung ist eine Technologie, die wie eine Einheit des Fraktionsbogens heißt, mit höherer römischer Ziffer (Träger II zu Träger I).
ti4-rule-LRR-15-2 = Nekro nutzt Aufwertungen derselben Einheitenart auch unter anderem Namen. Eine neue zu einer Art, für die es schon eine kopiert hat, ersetzt diese und nimmt denselben Assimilatormarker.
ti4-rule-LRR-15-3 = Eine erhaltene Aufwertung überdeckt ihre Einheit auf dem Fraktionsbogen.
ti4-rule-LRR-15-4 = Ein weißer Pfeil auf dem Bogen zeigt, was die Aufwertung verbessert.
ti4-rule-LRR-15-5 = Mit einer Aufwertung haben alle eigenen Einheiten dieser Art die Attribute und Fähigkeiten der Karte anstelle der früheren.
ti4-rule-LRR-15-6 = Mech-Karten sind keine Technologien.

ti4-rule-LRR-16 = Ausgeschiedene Spieler
ti4-rule-LRR-16-1 = Ausgeschieden ist, wer weder Bodentruppen auf dem Plan noch eine Einheit mit Produktion noch einen Planeten hat, alles drei zugleich.
ti4-rule-LRR-16-2 = Einheiten, Marker, Vertragskarten, Technologien und Bögen der Farbe und Fraktion eines Ausgeschiedenen kommen in die Schachtel, auch die aus dem Nachschub.
ti4-rule-LRR-16-3 = Agenden im Besitz eines Ausgeschiedenen werden abgelegt.
ti4-rule-LRR-16-4 = Fremde Vertragskarten eines Ausgeschiedenen gehen an ihre Besitzer zurück.
ti4-rule-LRR-16-4a = Die Verträge des Ausgeschiedenen kommen in die Schachtel, wer immer sie hat.
ti4-rule-LRR-16-5 = Die Aktionskarten eines Ausgeschiedenen werden abgelegt.
ti4-rule-LRR-16-6 = Die Strategiekarten eines Ausgeschiedenen kommen, erschöpft oder nicht, zurück in den gemeinsamen Spielbereich.
ti4-rule-LRR-16-7 = Die geheimen Aufträge eines Ausgeschiedenen werden, gewertet oder nicht, in ihren Stapel gemischt.
ti4-rule-LRR-16-8 = War der Ausgeschiedene Sprecher, erhält sein linker Nachbar den Sprechermarker.
ti4-rule-LRR-16-9 = Begann die Partie mit mindestens fünf Spielern, bleibt es bei einer Strategiekarte je Spieler, auch wenn inzwischen höchstens vier spielen.
ti4-rule-LRR-16-10 = Von einer ausgeschiedenen Fraktion bleibt manches im Spiel.
ti4-rule-LRR-16-10a = Eine Technologie unter einem Assimilatormarker des Nekro-Virus bleibt im Spiel.
ti4-rule-LRR-16-10b = Die Wurmlochmarker der Geister von Creuss bleiben bis zum Ende auf dem Plan.
ti4-rule-LRR-16-10c = Hat ein anderer den „0“-Marker der Naalu, behält er ihn bis zum Ende der Statusphase; dann ist der Marker aus dem Spiel.
ti4-rule-LRR-16-10d = Held und Vertrag der Titanen des Ul bleiben samt Markern dort, wo sie angelegt sind.
ti4-rule-LRR-16-10e = Fremde Kommandomarker auf dem Bogen der Mahactanischen Gen-Hexer kommen in den Nachschub ihrer Besitzer.
ti4-rule-LRR-16-10f = Haben die Mahactanischen Gen-Hexer den Kommandomarker eines Ausgeschiedenen, bleibt er im Spiel, mit ihm dessen freigeschalteter Commander.
ti4-rule-LRR-16-11 = Einheiten, die der Ausgeschiedene gekapert hatte, kommen in den Nachschub ihrer Besitzer.

ti4-rule-LRR-17 = Bewegung
ti4-rule-LRR-17-1 = Schiffe bewegt man in eigenen Taktikaktionen; manche Fähigkeiten bewegen Einheiten auch sonst.
ti4-rule-LRR-17-2 = Bewegung in der Taktikaktion: 17.3 bis 17.7.
ti4-rule-LRR-17-3 = Wie weit ein Schiff aus seinem System kommt, sagt sein Bewegungswert auf Fraktionsbogen oder Technologie.
ti4-rule-LRR-17-4 = Schritt 1, Schiffe bewegen: Beliebig viele eigene Schiffe dürfen ins aktive System, soweit 17.4a bis 17.4f es zulassen.
ti4-rule-LRR-17-4a = Die Bewegung eines Schiffes endet im aktiven System.
ti4-rule-LRR-17-4b = Durch ein System mit Schiffen anderer führt für ein Schiff kein Weg.
ti4-rule-LRR-17-4c = Aus einem System mit eigenem Kommandomarker kommt kein Schiff heraus, außer es ist das aktive.
ti4-rule-LRR-17-4d = Durch Systeme mit eigenen Kommandomarkern darf ein Schiff fliegen.
ti4-rule-LRR-17-4e = Ein Schiff darf das aktive System verlassen und zurückkehren, wenn sein Bewegungswert dafür reicht.
ti4-rule-LRR-17-4f = Der Weg eines Schiffes geht von System zu angrenzendem System und betritt nicht mehr, als der Bewegungswert zählt.
ti4-rule-LRR-17-5 = Ein Schiff mit Kapazität kann Bodentruppen und Jäger mitnehmen, gleich wodurch es bewegt wird.
ti4-rule-LRR-17-6 = Welche Schiffe sich bewegen, wird vorher vollständig angesagt; alle treffen zugleich ein.
ti4-rule-LRR-17-7 = Schritt 2, Offensivfeuer der Weltraumkanone: Danach dürfen alle mit den Weltraumkanonen ihrer Einheiten im aktiven System schießen.
ti4-rule-LRR-17-8 = Bewegung durch eine Fähigkeit: 17.9.
ti4-rule-LRR-17-9 = Bewegt eine Fähigkeit ein Schiff außerhalb dieses Schrittes, gilt nur ihr Text; Bewegungswert und obige Regeln sind dann ohne Belang.

ti4-rule-LRR-18 = Bewegungswert (Attribut)
ti4-rule-LRR-18-1 = Der Bewegungswert auf Fraktionsbogen oder Technologie besagt, wie weit eine Einheit im Schritt „Bewegung“ der Taktikaktion kommt.

ti4-rule-LRR-19 = Blockiert
ti4-rule-LRR-19-1 = Blockiert ist eine Einheit mit Produktion, in deren System fremde Schiffe sind und keine eigenen. Sie produziert dann keine Schiffe, wohl aber Bodentruppen.
ti4-rule-LRR-19-2 = Wer eine fremde Raumwerft blockiert, erhält alle eigenen Einheiten, die deren Besitzer gekapert hat, in den Nachschub zurück.
ti4-rule-LRR-19-2a = Solange eine Blockade dauert, kapert der Blockierte keine Einheiten des Blockierenden.

ti4-rule-LRR-20 = Bodenkampf
ti4-rule-LRR-20-1 = Zum Bodenkampf kommt es, wo der aktive Spieler und ein anderer Bodentruppen auf demselben Planeten haben. Schritt 1, Kampfwürfe: Beide werfen für jede ihrer Bodentruppen dort einen Würfel; ab dem Kampfwert ist es ein Treffer.
ti4-rule-LRR-20-1a = Eine Einheit mit mehreren Explosionssymbolen würfelt für jedes.
ti4-rule-LRR-20-2 = Schritt 2, Treffer zuweisen: Je gegnerischem Treffer zerstört man eine eigene Bodentruppe auf dem Planeten; sie geht in den Nachschub.
ti4-rule-LRR-20-3 = Haben danach beide noch Bodentruppen auf dem Planeten, folgt mit neuen Kampfwürfen die nächste Runde.
ti4-rule-LRR-20-4 = Ein Bodenkampf endet, wenn einer oder beide keine Bodentruppen mehr auf dem Planeten haben.
ti4-rule-LRR-20-4a = In der ersten Runde eines Bodenkampfes fallen dessen Beginn und der Rundenbeginn in dasselbe Zeitfenster.
ti4-rule-LRR-20-4b = In der letzten Runde eines Bodenkampfes fallen dessen Ende und das Rundenende in dasselbe Zeitfenster.
ti4-rule-LRR-20-4c = Wer dort noch Bodentruppen hat, ist Gewinner, der andere Verlierer.
ti4-rule-LRR-20-4d = Hat dort keiner mehr Bodentruppen, ist der Kampf unentschieden, ohne Gewinner.

ti4-rule-LRR-21 = Bodentruppen
ti4-rule-LRR-21-1 = Infanterie und Mechs sind Bodentruppen; sie sind auf Planeten oder an Bord von Schiffen mit Kapazität.
ti4-rule-LRR-21-2 = Transportierte Bodentruppen liegen neben ihren Schiffen im Weltraumbereich.
ti4-rule-LRR-21-3 = Ein Planet fasst beliebig viele Bodentruppen eines Spielers.

ti4-rule-LRR-22 = Bombardement (Einheitenfähigkeit)
ti4-rule-LRR-22-1 = Schritt 1: Für jede eigene Einheit mit Bombardement wählt der aktive Spieler einen Planeten und würfelt; ab dem Bombardement-Wert ist es ein Treffer.
ti4-rule-LRR-22-1a = Welche Einheiten Bombardement haben, steht auf Fraktionsbogen und Technologien.
ti4-rule-LRR-22-1b = Bombardement X (Y) trifft ab X mit Y Würfeln, ohne Y mit einem.
ti4-rule-LRR-22-1c = Was Kampfwürfe wiederholt, verändert oder sonst beeinflusst, gilt nicht für das Bombardement.
ti4-rule-LRR-22-1d = Mehrere Planeten zu bombardieren ist erlaubt, wenn vor dem Wurf angesagt ist, welche Einheit welchen trifft.
ti4-rule-LRR-22-1e = Den Bodentruppen des L1Z1X-Spielers schadet „Geißel“ nicht.
ti4-rule-LRR-22-1f = Wo eine Einheit mit Planetarem Schild steht, ist kein Bombardement erlaubt.
ti4-rule-LRR-22-2 = Schritt 2: Wer den Planeten kontrolliert, zerstört dort je Treffer eine eigene Bodentruppe; was darüber hinausgeht, verfällt.

ti4-rule-LRR-23 = Diplomatie (Strategiekarte)
ti4-rule-LRR-23-1 = Diplomatie hat Initiative 2; die Primärfähigkeit nutzt ihr Inhaber in der Aktionsphase.
ti4-rule-LRR-23-2 = Primär: Wähle ein System mit einem Planeten unter deiner Kontrolle, nicht das von Mecatol Rex; alle anderen legen je einen Kommandomarker aus dem Nachschub dorthin. Danach werden bis zu 2 deiner erschöpften Planeten spielbereit.
ti4-rule-LRR-23-2a = Wessen Nachschub für Diplomatie keinen Kommandomarker hat, nimmt einen vom Kommandobogen.
ti4-rule-LRR-23-2b = Wer in diesem System schon einen Kommandomarker hat, legt für Diplomatie keinen weiteren.
ti4-rule-LRR-23-3 = Sekundär: Reihum darf jeder andere einen Kommandomarker des Strategiepools ausgeben und bis zu 2 eigene erschöpfte Planeten spielbereit machen.

ti4-rule-LRR-24 = Einfluss
ti4-rule-LRR-24-1 = Einfluss ist die rechte, blau gerahmte Zahl eines Planeten.
ti4-rule-LRR-24-2 = Einfluss gibt man aus, indem man die Planetenkarte erschöpft.
ti4-rule-LRR-24-3 = Als 1 Einfluss gilt auch eine Handelsware, nur nicht bei Abstimmungen.

ti4-rule-LRR-25 = Einheiten
ti4-rule-LRR-25-1 = Einheiten sind Schiffe, Bodentruppen oder Gebäude.
ti4-rule-LRR-25-2 = Jede Farbe hat 3 Raumwerften, 6 PVS, 8 Zerstörer, 8 Kreuzer, 2 Kriegssonnen, 12 Infanterie, 10 Jäger, 4 Träger, 5 Schlachtschiffe, 1 Flaggschiff und 4 Mechs.
ti4-rule-LRR-25-3 = Eine Einheit ist auf dem Spielplan oder im Nachschub ihres Besitzers.

ti4-rule-LRR-26 = Einheiten produzieren
ti4-rule-LRR-26-1 = Eine produzierte Einheit kostet mindestens ihre Kosten an Ressourcen; zu viel Gezahltes verfällt, und zusammen Produziertes darf als eine Summe bezahlt werden. Zwei Symbole bei den Kosten bedeuten zwei Einheiten dafür.
ti4-rule-LRR-26-1a = Beide Einheiten eines solchen Paares zählen gegen das Produktionslimit.
ti4-rule-LRR-26-1b = Auch nur eine Einheit eines solchen Paares ist möglich, zu vollen Kosten.
ti4-rule-LRR-26-2 = In der Taktikaktion bestimmt die Fähigkeit Produktion, wohin im aktiven System neue Einheiten kommen.
ti4-rule-LRR-26-3 = Sonst sagt die Fähigkeit, die produzieren lässt, wie viele Einheiten es sind und wohin sie kommen.
ti4-rule-LRR-26-3a = Auf einem Planeten, den man nicht kontrolliert, wird nichts produziert.
ti4-rule-LRR-26-3b = Erlaubt eine Fähigkeit eine Einheit in einem System, kommt sie dort in den Weltraumbereich oder auf einen eigenen Planeten.
ti4-rule-LRR-26-4 = Produziert wird nur, was im Nachschub ist.
ti4-rule-LRR-26-4a = Fehlt eine Einheit, darf man eine derselben Art aus einem System ohne eigenen Kommandomarker zurückholen, sofern man sie sofort produziert.
ti4-rule-LRR-26-4b = Für Jäger und Infanterie dürfen Marker aus dem Vorrat stehen.
ti4-rule-LRR-26-5 = In einem System mit fremden Schiffen entstehen keine Schiffe, Bodentruppen schon.

ti4-rule-LRR-27 = Einmarsch
ti4-rule-LRR-27-1 = Schritt 1, Bombardement: Beliebige Einheiten des aktiven Spielers im aktiven System dürfen bombardieren.
ti4-rule-LRR-27-2 = Schritt 2, Bodentruppen entsenden: Vom Weltraumbereich aus dürfen beliebig viele des aktiven Spielers auf Planeten des Systems landen.
ti4-rule-LRR-27-2a = Entsandt ist eine Bodentruppe, wenn sie auf dem Planeten steht.
ti4-rule-LRR-27-2b = Fremde Bodentruppen auf dem Planeten hindern nicht.
ti4-rule-LRR-27-2c = Wird keine Bodentruppe entsandt, folgt der Schritt „Produktion“.
ti4-rule-LRR-27-3 = Schritt 3, Defensivfeuer der Weltraumkanone: Einheiten mit Weltraumkanone auf einem Planeten dürfen auf die dorthin entsandten Bodentruppen schießen.
ti4-rule-LRR-27-3a = Schießen Weltraumkanonen auf mehreren Planeten, bestimmt der aktive Spieler die Reihenfolge.
ti4-rule-LRR-27-4 = Schritt 4, Bodenkampf: Er findet auf jedem Planeten des Systems statt, auf dem der aktive und ein anderer Spieler Bodentruppen haben.
ti4-rule-LRR-27-4a = Bei mehreren Bodenkämpfen bestimmt der aktive Spieler die Reihenfolge.
ti4-rule-LRR-27-5 = Schritt 5, Kontrolle übernehmen: Jeder Planet, der Ziel einer Landung war und noch mindestens eine Bodentruppe des aktiven Spielers trägt, gehört nun diesem.
ti4-rule-LRR-27-5a = Fremde Gebäude auf einem gewonnenen Planeten werden zerstört.
ti4-rule-LRR-27-5b = Die Karte eines gewonnenen Planeten kommt mit, erschöpft.
ti4-rule-LRR-27-5c = Was man schon kontrolliert, erhält man nicht neu.
ti4-rule-LRR-27-5d = Hat ein Kampf alle Einheiten beider Seiten zerstört, bleibt der Planet beim Verteidiger, der ihn mit einem Kontrollmarker kennzeichnet.

ti4-rule-LRR-28 = Einsatz
ti4-rule-LRR-28-1 = Eine Einheit mit Einsatz darf auf den Plan, wenn ihre Bedingung eintritt, ohne Produktion und kostenlos, wenn nichts anderes dasteht.
ti4-rule-LRR-28-2 = Eingesetzt wird aus dem Nachschub; ist dort keine solche Einheit, geht es nicht.
ti4-rule-LRR-28-3 = In einem Zeitfenster nutzt man eine Einsatzfähigkeit nur einmal.

ti4-rule-LRR-29 = Erkundung
ti4-rule-LRR-29-1 = Wer einen Planeten gewinnt, der keinem anderen gehörte, erkundet ihn.
ti4-rule-LRR-29-2 = Einen Planeten erkunden heißt: eine Karte vom Stapel seines Merkmals ziehen und abhandeln.
ti4-rule-LRR-29-2a = Solche Stapel gibt es drei: kulturell, gefährlich, industriell.
ti4-rule-LRR-29-2b = Ohne Merkmal, wie Mecatol Rex und die Heimatplaneten, ist ein Planet nicht zu erkunden.
ti4-rule-LRR-29-2c = Bei mehreren Merkmalen wählt der Erkundende den Stapel.
ti4-rule-LRR-29-2d = Mehrere Erkundungen auf einmal ordnet der Erkundende selbst; eine Karte ist fertig, ehe die nächste kommt.
ti4-rule-LRR-29-3 = Manche Fähigkeiten lassen denselben Planeten mehrmals erkunden.
ti4-rule-LRR-29-4 = Einen Wilder-Raum-Marker erkundet nur, wer den „Nullpunktenergie-Reaktor“ hat oder durch einen Effekt darf.
ti4-rule-LRR-29-4a = Wilder-Raum-Marker kommen vom Spielaufbau und von Fähigkeiten.
ti4-rule-LRR-29-5 = Wer einen Wilder-Raum-Marker erkundet, zieht eine Karte dieses Stapels und handelt sie ab.
ti4-rule-LRR-29-6 = Ein erkundeter Wilder-Raum-Marker kommt in den Vorrat zurück.
ti4-rule-LRR-29-7 = Eine Erkundungskarte wird gelesen, mit ihren Entscheidungen ausgeführt und auf ihren eigenen Ablagestapel gelegt, außer Reliktfragmenten und Verstärkungen.
ti4-rule-LRR-29-7a = Ein leerer Erkundungsstapel entsteht neu aus seinem gemischten Ablagestapel.
ti4-rule-LRR-29-8 = Eine Karte mit „Verstärkung“ wird an den erkundeten Planeten angelegt.
ti4-rule-LRR-29-9 = Ein Reliktfragment bleibt offen im Spielbereich; seine Fähigkeit bringt Relikte, und in Transaktionen ist es tauschbar.

ti4-rule-LRR-30 = Erschöpft
ti4-rule-LRR-30-1 = Erschöpft wird eine Karte durch Umdrehen auf die verdeckte Seite; Fähigkeiten, Ressourcen und Einfluss sind dann nicht nutzbar.
ti4-rule-LRR-30-2 = In der Statusphase werden alle erschöpften Karten wieder offen gedreht.
ti4-rule-LRR-30-3 = Eine Planetenkarte erschöpft man für ihre Ressourcen oder für ihren Einfluss.
ti4-rule-LRR-30-4 = Manche Fähigkeiten erschöpfen ihre Karte; eine erschöpfte lässt sich nicht nochmals erschöpfen.
ti4-rule-LRR-30-4a = Passive Fähigkeiten einer erschöpften Karte wirken weiter.
ti4-rule-LRR-30-5 = Nach ihrer Strategieaktion ist eine Strategiekarte erschöpft.

ti4-rule-LRR-31 = Fähigkeiten
ti4-rule-LRR-31-1 = Widersprechen sich Referenzhandbuch und Spielregel, gilt das Referenzhandbuch.
ti4-rule-LRR-31-2 = Eine Karte geht dem Referenzhandbuch vor; lässt sich beides befolgen, gilt beides.
ti4-rule-LRR-31-3 = Wann und wie eine Fähigkeit abzuhandeln ist, sagt sie selbst.
ti4-rule-LRR-31-3a = Ein Effekt mit einer Dauer hält so lange, auch wenn das Material, von dem er kam, nicht mehr da ist.
ti4-rule-LRR-31-4 = Jeder Absatz einer Karte ist eine eigene Fähigkeit.
ti4-rule-LRR-31-5 = Trägt eine Fähigkeit das Wort „Aktion“, kostet sie eine Materialaktion der Aktionsphase.
ti4-rule-LRR-31-6 = „Nicht dürfen“ gilt ohne Ausnahme.
ti4-rule-LRR-31-6a = Sagen zwei Fähigkeiten „nicht dürfen“, geht die dauerhafte der einmaligen vor und die, die etwas ermöglicht, der, die etwas verhindert.
ti4-rule-LRR-31-7 = Eine Fähigkeit wird ganz abgehandelt, bis auf Teile, die ein „darf“ freistellt.
ti4-rule-LRR-31-8 = Was im Spiel bleibt, wirkt zwingend, sofern dort kein „darf“ steht.
ti4-rule-LRR-31-9 = Von Effekten, die ein „und“ verbindet, werden so viele wie möglich abgehandelt.
ti4-rule-LRR-31-10 = Kosten: 31.11 und 31.12.
ti4-rule-LRR-31-11 = Was vor „um zu“ oder einem Semikolon steht, sind die Kosten des folgenden Effekts; wer sie nicht bezahlen kann, darf die Fähigkeit nicht nutzen.
ti4-rule-LRR-31-12 = Kosten können Ressourcen, Handelswaren oder Kommandomarker sein, auch Karten, die zu erschöpfen oder zu vernichten sind, oder ein System, das zu aktivieren ist.
ti4-rule-LRR-31-13 = Timing: 31.14 bis 31.20.
ti4-rule-LRR-31-14 = „Bevor“ und „nachdem“ heißen unmittelbar davor und unmittelbar danach, nicht irgendwann später im Zug.
ti4-rule-LRR-31-15 = „Sobald“ heißt zugleich mit dem Ereignis; meist wird es dabei ersetzt oder verändert.
ti4-rule-LRR-31-16 = „Sobald“ kommt vor „nachdem“.
ti4-rule-LRR-31-17 = Was auf ein „dann“ folgt, gibt es nur, wenn das Vorangehende abgehandelt ist.
ti4-rule-LRR-31-18 = Bei jedem Eintreten ihres Ereignisses wird eine Fähigkeit einmal genutzt, etwa zu Beginn jedes Kampfes einmal.
ti4-rule-LRR-31-19 = Wollen mehrere in einem Zeitfenster der Aktionsphase Fähigkeiten nutzen, geschieht es ab dem aktiven Spieler in Initiativreihenfolge, je eine, bis niemand mehr will.
ti4-rule-LRR-31-20 = Wollen mehrere in einem Zeitfenster der Strategie- oder Agendaphase Fähigkeiten nutzen, geht es vom Sprecher an im Uhrzeigersinn, bis niemand mehr will.
ti4-rule-LRR-31-21 = Besonderes zu einzelnem Spielmaterial: 31.22 bis 31.27.
ti4-rule-LRR-31-22 = Auf Aktionskarten nennt der erste Absatz die Zeit der Fähigkeit.
ti4-rule-LRR-31-23 = Auch auf den meisten Vertragskarten nennt der erste Absatz die Zeit; manche wirken schon, wenn man sie erhält.
ti4-rule-LRR-31-24 = Die Fähigkeiten einer Agenda sind ihre Alternativen; die mit der Mehrheit wird abgehandelt.
ti4-rule-LRR-31-25 = Fraktionsfähigkeiten stehen auf dem Fraktionsbogen; jedes Flaggschiff hat mindestens eine eigene. Manche wirken dauerhaft.
ti4-rule-LRR-31-26 = Einheitenfähigkeiten sind Bombardement, Einsatz, Jägerabwehr, Planetarer Schild, Produktion, Schadensresistenz und Weltraumkanone, jede mit eigenem Timing.
ti4-rule-LRR-31-27 = „Dieses System“ und „dieser Planet“ meinen in einer Einheitenfähigkeit den Ort der Einheit.

ti4-rule-LRR-32 = Flottenpool
ti4-rule-LRR-32-1 = In einem System darf man so viele Schiffe außer Jägern haben wie Kommandomarker im Flottenpool.
ti4-rule-LRR-32-1a = Gegen den Flottenpool zählen weder Einheiten auf Planeten noch solche, die ein Schiff mit Kapazität trägt.
ti4-rule-LRR-32-1b = Was nur durch ein System hindurch transportiert wird, zählt dort nicht gegen den Flottenpool.
ti4-rule-LRR-32-2 = Im Flottenpool liegen die Marker mit der Schiffseite oben.
ti4-rule-LRR-32-3 = Wer irgendwann mehr solche Schiffe in einem System hat als Marker im Flottenpool, sucht aus, welche überzähligen in den Nachschub zurückgehen.
ti4-rule-LRR-32-4 = Aus dem Flottenpool wird nichts ausgegeben, außer ein Effekt erlaubt es eigens.

ti4-rule-LRR-33 = Führungsstärke (Strategiekarte)
ti4-rule-LRR-33-1 = Führungsstärke hat Initiative 1; die Primärfähigkeit nutzt der Inhaber in einer Strategieaktion.
ti4-rule-LRR-33-2 = Primär: 3 Kommandomarker, dazu einer für je 3 ausgegebenen Einfluss.
ti4-rule-LRR-33-3 = Sekundär: Reihum darf jeder andere für je 3 ausgegebenen Einfluss einen Kommandomarker erhalten; das kostet keinen Kommandomarker.
ti4-rule-LRR-33-4 = In welchen Pool ein erhaltener Kommandomarker kommt, entscheidet man bei jedem einzeln.

ti4-rule-LRR-34 = Gebäude
ti4-rule-LRR-34-1 = Gebäude sind PVS und Raumwerften. Sie stehen auf Planeten; nur die „Schwebefabrik“ des Clans der Zaar kommt in den Weltraumbereich.
ti4-rule-LRR-34-2 = Gebäude kommen vor allem durch Infrastruktur auf den Plan.
ti4-rule-LRR-34-3 = Gebäude werden nicht bewegt und nicht transportiert.
ti4-rule-LRR-34-4 = Höchstens 1 Raumwerft hat ein Spieler auf einem Planeten.
ti4-rule-LRR-34-5 = Höchstens 2 PVS hat ein Spieler auf einem Planeten.
ti4-rule-LRR-34-6 = Ein Gebäude, das die erlaubte Zahl auf einem Planeten überschreiten würde, darf dort nicht hin.

ti4-rule-LRR-35 = Gegner
ti4-rule-LRR-35-1 = Gegner ist im Kampf der andere, der zu dessen Beginn Schiffe im System oder Bodentruppen auf dem Planeten hat. Wer keine Einheiten daran beteiligt hat, ist kein Gegner: Er nutzt keine Fähigkeiten gegen Gegner und ist nicht deren Ziel.

ti4-rule-LRR-36 = Geschäfte
ti4-rule-LRR-36-1 = Zwei Spieler dürfen sich jederzeit auf ein Geschäft einigen, auch ohne Nachbarn zu sein; für eine Transaktion darin gelten deren Regeln (91).
ti4-rule-LRR-36-2 = Ob ein Geschäft bindet, hängt von seinem Inhalt ab.
ti4-rule-LRR-36-3 = Was sich sofort erfüllen lässt, bindet; beide müssen sich daran halten.
ti4-rule-LRR-36-3a = Was eine Aktionskarte bewirkt, steht nicht sofort fest und gehört nie zu einem bindenden Geschäft.
ti4-rule-LRR-36-4 = Was sich nicht sofort erfüllen lässt, bindet nicht; niemand muss sich daran halten.

ti4-rule-LRR-37 = Gravitationsstrudel
ti4-rule-LRR-37-1 = Verlässt oder durchfliegt ein Schiff einen Gravitationsstrudel, steigt sein Bewegungswert um 1.
ti4-rule-LRR-37-2 = Kurz bevor ein solches Schiff den Gravitationsstrudel verlässt, wird für es gewürfelt; bei 1 bis 3 ist es vom Plan.
ti4-rule-LRR-37-2a = Für Transportiertes wird am Gravitationsstrudel nicht gewürfelt.
ti4-rule-LRR-37-2b = Was ein Schiff transportiert, geht im Gravitationsstrudel mit ihm verloren.
ti4-rule-LRR-37-2c = Was der Gravitationsstrudel nimmt, kommt in den Nachschub.
ti4-rule-LRR-37-3 = In einer Bewegung kann derselbe Gravitationsstrudel mehrmals auf ein Schiff wirken.
ti4-rule-LRR-37-4 = Mehrere Gravitationsstrudel in einem System zählen als einer.

ti4-rule-LRR-38 = Handel (Strategiekarte)
ti4-rule-LRR-38-1 = Handel hat Initiative 5; die Primärfähigkeit, eine Strategieaktion des Inhabers, hat drei Schritte.
ti4-rule-LRR-38-2 = Schritt 1: 3 Handelswaren erhalten.
ti4-rule-LRR-38-3 = Schritt 2: Massenprodukte auffüllen, bis zum Wert auf dem Fraktionsbogen; darüber hinaus hat niemand welche.
ti4-rule-LRR-38-4 = Schritt 3: Beliebig viele andere auswählen, die die Sekundärfähigkeit umsonst nutzen.
ti4-rule-LRR-38-4a = Wer bei Handel ausgewählt ist, muss die Sekundärfähigkeit abhandeln, nach der Primärfähigkeit.
ti4-rule-LRR-38-4b = Wer bei Handel ausgewählt ist, nutzt die Sekundärfähigkeit nur einmal, auch gegen einen Kommandomarker nicht noch einmal.
ti4-rule-LRR-38-5 = Sekundär: Reihum darf jeder andere einen Kommandomarker des Strategiepools ausgeben und Massenprodukte auffüllen.

ti4-rule-LRR-39 = Handelswaren
ti4-rule-LRR-39-1 = Handelsware und Massenprodukt sind Vorder- und Rückseite eines Markers.
ti4-rule-LRR-39-2 = Eine erhaltene Handelsware kommt vom Vorrat auf den Kommandobogen.
ti4-rule-LRR-39-3 = Ausgeben darf man Handelswaren jederzeit.
ti4-rule-LRR-39-4 = Eine Handelsware steht für 1 Ressource oder für 1 Einfluss (nicht bei Abstimmungen) oder bezahlt einen Effekt, der eigens Handelswaren verlangt.
ti4-rule-LRR-39-5 = In Transaktionen können Handelswaren den Besitzer wechseln.
ti4-rule-LRR-39-6 = Ein von anderen erhaltenes Massenprodukt wird umgedreht und ist fortan Handelsware.
ti4-rule-LRR-39-7 = Handelswarenmarker sind 1 oder 3 wert und frei wechselbar.

ti4-rule-LRR-40 = Hütermarker
ti4-rule-LRR-40-1 = Der Hütermarker liegt anfangs auf Mecatol Rex. Ins System dürfen Einheiten, doch solange er dort liegt, landen keine Bodentruppen auf dem Planeten.
ti4-rule-LRR-40-2 = Für 6 Einfluss darf der aktive Spieler vor dem Entsenden den Hütermarker entfernen; dann muss mindestens eine Bodentruppe auf Mecatol Rex landen. Wer das nicht kann, darf ihn nicht entfernen.
ti4-rule-LRR-40-3 = Wer den Hütermarker entfernt, behält ihn und erhält 1 Siegpunkt.
ti4-rule-LRR-40-4 = Ab der Runde, in der der Hütermarker entfernt wird, diese eingeschlossen, gibt es die Agendaphase.

ti4-rule-LRR-41 = Hyperrouten
ti4-rule-LRR-41-1 = Verbindet eine Linie über Hyperrouten-Tafeln zwei Systeme, sind sie in jeder Hinsicht angrenzend.
ti4-rule-LRR-41-2 = Eine Hyperroute ist kein System: Keine Einheit steht darauf, und weder Effekt noch Fähigkeit kann sie zum Ziel haben.

ti4-rule-LRR-42 = Imperium (Strategiekarte)
ti4-rule-LRR-42-1 = Imperium hat Initiative 8; die Primärfähigkeit nutzt der Inhaber in einer Strategieaktion.
ti4-rule-LRR-42-2 = Primär: Du darfst einen öffentlichen Auftrag werten, den du erfüllst. Dann gibt Mecatol Rex unter deiner Kontrolle 1 Siegpunkt; ohne ihn darfst du einen geheimen Auftrag ziehen.
ti4-rule-LRR-42-3 = Sekundär: Reihum darf jeder andere für einen Kommandomarker des Strategiepools einen geheimen Auftrag ziehen.
ti4-rule-LRR-42-4 = Wer nach dem Ziehen über 3 geheime Aufträge hat, gewertete mitgezählt, mischt einen ungewerteten in den Stapel zurück.

ti4-rule-LRR-43 = Infanteriemarker
ti4-rule-LRR-43-1 = Ein Infanteriemarker ist in allem Infanterie; beim Produzieren darf er statt einer Figur kommen.
ti4-rule-LRR-43-2 = Infanteriefiguren sind jederzeit gegen Marker tauschbar.
ti4-rule-LRR-43-3 = Liegt ein Infanteriemarker auf einem Planeten oder in einem Weltraumbereich ohne eigene Infanteriefigur, tritt eine aus dem Nachschub an seine Stelle; gibt es keine, ist die Einheit zerstört.
ti4-rule-LRR-43-4 = Infanteriemarker zählen 1 oder 3 und sind frei wechselbar.

ti4-rule-LRR-44 = Infrastruktur (Strategiekarte)
ti4-rule-LRR-44-1 = Infrastruktur hat Initiative 4; die Primärfähigkeit nutzt der Inhaber in der Aktionsphase.
ti4-rule-LRR-44-2 = Primär: Du darfst ein PVS oder eine Raumwerft auf einen eigenen Planeten setzen, danach noch ein PVS auf einen eigenen Planeten.
ti4-rule-LRR-44-2a = Beide Gebäude von Infrastruktur dürfen auf denselben oder auf verschiedene Planeten.
ti4-rule-LRR-44-2b = Bei der Primärfähigkeit von Infrastruktur spielen eigene Kommandomarker in diesen Systemen keine Rolle.
ti4-rule-LRR-44-3 = Sekundär: Reihum darf jeder andere einen Kommandomarker des Strategiepools auf ein System legen (in den Nachschub, wenn dort schon einer von ihm liegt) und auf einen eigenen Planeten darin ein PVS oder eine Raumwerft setzen.
ti4-rule-LRR-44-4 = Die Gebäude von Infrastruktur kommen aus dem Nachschub.
ti4-rule-LRR-44-4a = Fehlt im Nachschub ein solches Gebäude, darf man eines aus einem System ohne eigenen Kommandomarker zurückholen; dann muss es auch gesetzt werden.

ti4-rule-LRR-45 = Initiativreihenfolge
ti4-rule-LRR-45-1 = Die Initiative der Strategiekarten ordnet Aktions- und Statusphase. Mit dem „0“-Marker der Naalu hat man die Zahl 0.
ti4-rule-LRR-45-2 = Die niedrigste Zahl beginnt, dann folgt die nächsthöhere; Karten, die niemand gewählt hat, bleiben außer Betracht.
ti4-rule-LRR-45-3 = Zu dritt und zu viert zählt die niedrigere der beiden Karten eines Spielers.

ti4-rule-LRR-46 = Jägerabwehr (Einheitenfähigkeit)
ti4-rule-LRR-46-1 = Schritt 1, in der ersten Runde eines Raumkampfes: Beide würfeln für jede beteiligte Einheit mit Jägerabwehr; ab deren Wert ist es ein Treffer.
ti4-rule-LRR-46-1a = Welche Einheiten Jägerabwehr haben, steht auf Fraktionsbogen und Technologien.
ti4-rule-LRR-46-1b = Jägerabwehr X (Y) trifft ab X mit Y Würfeln.
ti4-rule-LRR-46-1c = Was Kampfwürfe wiederholt, verändert oder sonst beeinflusst, gilt nicht für die Jägerabwehr.
ti4-rule-LRR-46-1d = Auch ohne Jäger darf man die Jägerabwehr nutzen; ihre Treffer können andere Fähigkeiten auslösen.
ti4-rule-LRR-46-2 = Schritt 2: Je Treffer zerstört der Betroffene einen eigenen Jäger im aktiven System; was darüber hinausgeht, verfällt.

ti4-rule-LRR-47 = Jägermarker
ti4-rule-LRR-47-1 = Ein Jägermarker ist in allem ein Jäger; beim Produzieren darf er statt einer Figur kommen.
ti4-rule-LRR-47-2 = Jägerfiguren sind jederzeit gegen Marker tauschbar.
ti4-rule-LRR-47-3 = Liegt ein Jägermarker in einem System ohne eigene Jägerfigur, tritt eine aus dem Nachschub an seine Stelle; gibt es keine, ist die Einheit zerstört.
ti4-rule-LRR-47-4 = Jägermarker zählen 1 oder 3 und sind frei wechselbar.

ti4-rule-LRR-48 = Kampf (Attribut)
ti4-rule-LRR-48-1 = Der Kampfwert einer Einheit ist das kleinste Ergebnis, mit dem ihr Kampfwurf trifft.
ti4-rule-LRR-48-2 = Eine Einheit mit mehreren Explosionssymbolen wirft entsprechend viele Würfel statt einem.

ti4-rule-LRR-49 = Kapazität (Attribut)
ti4-rule-LRR-49-1 = Die Kapazität eines Schiffes ist die Zahl der Jäger und Bodentruppen, beliebig gemischt, die es transportieren kann.
ti4-rule-LRR-49-2 = Alle Kapazitäten der Schiffe eines Spielers in einem System zusammen begrenzen seine Jäger und Bodentruppen in dessen Weltraumbereich.
ti4-rule-LRR-49-3 = Wer in einem Weltraumbereich mehr Jäger und Bodentruppen hat als Kapazität, muss das Überzählige entfernen.
ti4-rule-LRR-49-3a = Was mangels Kapazität weicht, bestimmt der Besitzer.
ti4-rule-LRR-49-3b = Gegen die Kapazität zählen Bodentruppen auf Planeten nicht.
ti4-rule-LRR-49-3c = Während eines Kampfes ist die Kapazität ohne Belang; an seinem Ende geht Überzähliges in den Nachschub.
ti4-rule-LRR-49-4 = Jäger und Bodentruppen gehören zu keinem bestimmten Schiff, außer während sie transportiert werden.

ti4-rule-LRR-50 = Kapern
ti4-rule-LRR-50-1 = Ein gekaperter Mech und jedes gekaperte Schiff außer Jägern liegt auf dem Fraktionsbogen des Kapernden; bei der Rückgabe geht die Einheit in den Nachschub ihres Besitzers.
ti4-rule-LRR-50-2 = Gekaperte Mechs und Schiffe außer Jägern werden in den Fällen 50.2a bis 50.2c zurückgegeben.
ti4-rule-LRR-50-2a = Der Kapernde darf eine solche Einheit in einer Transaktion von sich aus zurückgeben.
ti4-rule-LRR-50-2b = Eine Fähigkeit kann eine solche Einheit zurückgeben lassen, meist als Kosten eines Effekts.
ti4-rule-LRR-50-2c = Zurück kommt eine solche Einheit auch, wenn ihr Besitzer eine Raumwerft des Kapernden blockiert.
ti4-rule-LRR-50-3 = Gekaperte Jäger und Infanterie gehen in ihren eigenen Nachschub; für sie liegen Marker aus dem Vorrat auf dem Bogen des Kapernden.
ti4-rule-LRR-50-4 = Gekaperte Jäger und Infanterie sind niemandes Einheiten; zurück gehen sie nur, wenn eine Fähigkeit es vom Kapernden verlangt.
ti4-rule-LRR-50-4a = Transaktionen geben gekaperte Jäger und Infanterie nicht zurück.
ti4-rule-LRR-50-4b = Eine Blockade gibt gekaperte Jäger und Infanterie nicht zurück.
ti4-rule-LRR-50-4c = Zurückgegebene Jäger und Infanterie kommen in den Vorrat.
ti4-rule-LRR-50-5 = Bis zur Rückgabe kann der Besitzer die gekaperte Einheit weder produzieren noch platzieren.
ti4-rule-LRR-50-6 = Wer an einer Raumwerft blockiert ist, kapert keine Einheiten dessen, der ihn blockiert.

ti4-rule-LRR-51 = Kommandobogen
ti4-rule-LRR-51-1 = Auf dem Kommandobogen liegen die Kommandomarker in drei Pools: für Strategie, für Taktikaktionen und für die Größe der Flotten.
ti4-rule-LRR-51-2 = Auf dem Kommandobogen liegen auch die Handelswaren, auszugeben als Ressourcen, als Einfluss oder für Effekte.
ti4-rule-LRR-51-3 = Die Kurzübersicht des Kommandobogens kann unter dem Fraktionsbogen stecken.

ti4-rule-LRR-52 = Kommandomarker
ti4-rule-LRR-52-1 = Anfangs liegen 8 Kommandomarker auf dem Bogen: 3 im Taktikpool, 3 im Flottenpool (Schiffseite oben) und 2 im Strategiepool.
ti4-rule-LRR-52-2 = In welchen Pool ein erhaltener Kommandomarker kommt, ist frei.
ti4-rule-LRR-52-3 = Neue Kommandomarker gibt es nur, solange der Nachschub welche hat.
ti4-rule-LRR-52-3a = Hat der Nachschub keine Kommandomarker mehr, erhält man keinen.
ti4-rule-LRR-52-3b = Soll ein Effekt einen Marker aus einem leeren Nachschub auf den Plan bringen, kommt er aus einem Pool, außer im System liegt schon einer von diesem Spieler.
ti4-rule-LRR-52-4 = Eine Taktikaktion kostet einen Marker des Taktikpools; er kommt auf das System.
ti4-rule-LRR-52-5 = Die Sekundärfähigkeit einer fremden Strategiekarte kostet einen Marker des Strategiepools, die von Führungsstärke keinen.
ti4-rule-LRR-52-6 = Legt ein Effekt einen Kommandomarker dorthin, wo dieser Spieler schon einen hat, geht er in den Nachschub; was das Platzieren auslöst, geschieht trotzdem.

ti4-rule-LRR-53 = Kontrolle
ti4-rule-LRR-53-1 = Anfangs kontrolliert jeder seine Heimatplaneten. Mit der Kontrolle über einen Planeten kommt dessen Karte, erschöpft.
ti4-rule-LRR-53-1a = Hatte den gewonnenen Planeten noch niemand, kommt seine Karte vom Planetenstapel.
ti4-rule-LRR-53-1b = Hatte den gewonnenen Planeten ein anderer, kommt seine Karte von diesem.
ti4-rule-LRR-53-1c = Ein Planet, der nicht von einem anderen Spieler kommt, wird erkundet.
ti4-rule-LRR-53-2 = Was man schon kontrolliert, kann man nicht noch einmal gewinnen.
ti4-rule-LRR-53-3 = Die Planetenkarte bleibt bei dem, der den Planeten kontrolliert, bis die Kontrolle endet.
ti4-rule-LRR-53-4 = Kontrolle geht auch ohne Einheiten auf dem Planeten; ein Kontrollmarker zeigt sie an.
ti4-rule-LRR-53-5 = Die Kontrolle geht verloren, wenn man keine Einheiten auf dem Planeten hat, ein anderer aber schon.
ti4-rule-LRR-53-5a = Wer auf einem so verlorenen Planeten Einheiten hat, gewinnt die Kontrolle.
ti4-rule-LRR-53-5b = In einem Einmarsch entscheidet darüber erst der Schritt „Kontrolle übernehmen“.
ti4-rule-LRR-53-6 = Auch Effekte können die Kontrolle nehmen.
ti4-rule-LRR-53-7 = Endet die Kontrolle, verschwindet auch der Kontrollmarker vom Planeten.

ti4-rule-LRR-54 = Kosten (Attribut)
ti4-rule-LRR-54-1 = Wer eine Einheit produziert, gibt wenigstens ihre Kosten an Ressourcen aus.
ti4-rule-LRR-54-2 = Zwei Symbole bei den Kosten, wie bei Jägern und Infanterie, bedeuten zwei Einheiten dafür.
ti4-rule-LRR-54-3 = Ohne Kosten ist eine Einheit nicht produzierbar. Gebäude haben keine; sie kommen meist durch Infrastruktur.

ti4-rule-LRR-55 = Kriegsführung (Strategiekarte)
ti4-rule-LRR-55-1 = Kriegsführung hat Initiative 6. Primär, Schritt 1: Nimm einen deiner Kommandomarker vom Plan und lege ihn in einen Pool deiner Wahl.
ti4-rule-LRR-55-2 = Schritt 2: Du darfst deine Kommandomarker umverteilen.
ti4-rule-LRR-55-3 = Sekundär: Reihum darf jeder andere für einen Kommandomarker des Strategiepools die Produktion einer Raumwerft in seinem Heimat-System nutzen.
ti4-rule-LRR-55-3a = Der Kommandomarker für die Sekundärfähigkeit von Kriegsführung kommt nicht ins Heimat-System.

ti4-rule-LRR-56 = Legendäre Planeten
ti4-rule-LRR-56-1 = Legendäre Planeten tragen das Legendär-Symbol.
ti4-rule-LRR-56-2 = Wer einen legendären Planeten gewinnt, nimmt auch dessen Fähigkeitskarte.
ti4-rule-LRR-56-2a = Vom Stapel kommt die Fähigkeitskarte spielbereit.
ti4-rule-LRR-56-2b = War die Fähigkeitskarte bei einem anderen erschöpft, bleibt sie es.
ti4-rule-LRR-56-3 = Die Fähigkeiten eines legendären Planeten nutzt, wer seine Fähigkeitskarte hat.
ti4-rule-LRR-56-4 = Wird die Karte eines legendären Planeten vernichtet, dann auch seine Fähigkeitskarte.

ti4-rule-LRR-57 = Massenprodukte
ti4-rule-LRR-57-1 = Massenprodukt und Handelsware sind die zwei Seiten eines Markers.
ti4-rule-LRR-57-2 = Mehr als den Massenproduktwert des Fraktionsbogens hat niemand.
ti4-rule-LRR-57-3 = Auffüllen heißt, bis zum Massenproduktwert Massenprodukte auf den Fraktionsbogen zu nehmen.
ti4-rule-LRR-57-4 = Aufgefüllte Massenprodukte kommen aus dem Vorrat.
ti4-rule-LRR-57-5 = Mit Massenprodukten handelt man in Transaktionen; beim Empfänger werden sie zu Handelswaren.
ti4-rule-LRR-57-5a = Ein so empfangener Marker ist danach Handelsware, nicht mehr Massenprodukt.
ti4-rule-LRR-57-5b = Vor dem Auffüllen kann man noch vorhandene Massenprodukte weggeben.
ti4-rule-LRR-57-5c = Handelswaren, in die ein Effekt eigene Massenprodukte verwandelt, gelten nicht als „erhalten“.
ti4-rule-LRR-57-6 = Auch ein Massenprodukt, das man wegen eines Effekts abgibt, wird zur Handelsware.
ti4-rule-LRR-57-7 = Massenprodukte gibt man nicht aus, außer etwas erlaubt es eigens; sie dienen nur zum Handeln in Transaktionen.
ti4-rule-LRR-57-8 = Massenproduktmarker sind 1 oder 3 wert und frei wechselbar.

ti4-rule-LRR-58 = Materialaktion
ti4-rule-LRR-58-1 = Eine Materialaktion ist eine mit „Aktion“ bezeichnete Fähigkeit auf Aktionskarte, Technologie, Anführer, Erkundungskarte, Relikt, Vertragskarte oder Fraktionsbogen, genutzt als Aktion eines Zuges.
ti4-rule-LRR-58-2 = Der Text einer Materialaktion wird verlesen und befolgt.
ti4-rule-LRR-58-3 = Eine Materialaktion, die sich nicht ganz abhandeln lässt, ist nicht möglich.
ti4-rule-LRR-58-4 = Wird eine Materialaktion negiert, hat der aktive Spieler seine Aktion noch.

ti4-rule-LRR-59 = Materialbeschränkung
ti4-rule-LRR-59-1 = Würfel gibt es ohne Grenze.
ti4-rule-LRR-59-2 = Marker gibt es nur so viele wie in der Schachtel, außer Kontroll-, Jäger-, Infanterie- und Handelswarenmarkern.
ti4-rule-LRR-59-3 = Gehen Kontroll-, Jäger-, Infanterie- oder Handelswarenmarker aus, tut es ein beliebiger Ersatz.
ti4-rule-LRR-59-4 = Einheiten gibt es nur so viele wie Figuren, außer Jägern und Bodentruppen; Marker vertreten Jäger und Infanterie.
ti4-rule-LRR-59-4a = Fehlt eine Einheit zum Platzieren, darf man eine derselben Art aus einem System ohne eigenen Kommandomarker zurückholen und muss sie sofort platzieren; keine Fähigkeit kann dazu zwingen.
ti4-rule-LRR-59-4b = Bei einem Jäger- oder Infanteriemarker muss mindestens eine Figur derselben Art stehen; beides ist jederzeit gegeneinander tauschbar.
ti4-rule-LRR-59-5 = Ist ein Stapel leer, wird sein Ablagestapel gemischt und zum neuen Stapel.

ti4-rule-LRR-60 = Mecatol Rex
ti4-rule-LRR-60-1 = Mecatol Rex ist der Planet in der Mitte. Der Hütermarker darauf verhindert Landungen, bis ihn jemand für 6 Einfluss entfernt.

ti4-rule-LRR-61 = Mechs
ti4-rule-LRR-61-1 = Mechs sind Bodentruppen einer Fraktion: Sie werden transportiert und nehmen am Bodenkampf teil.
ti4-rule-LRR-61-2 = Die Mech-Karte liegt von Anfang an auf dem Anführerbogen; zu ihren Kosten sind Mechs produzierbar.
ti4-rule-LRR-61-3 = Manche Mechs kommen durch Einsatz ohne Produktion auf den Plan.
ti4-rule-LRR-61-4 = Die Mech-Karte ist keine Technologie (15.6).

ti4-rule-LRR-62 = Modifikatoren
ti4-rule-LRR-62-1 = Ein Modifikator ist eine Zahl mit Plus oder Minus, die auf ein Attribut oder ein Würfelergebnis anzuwenden ist.
ti4-rule-LRR-62-2 = Plus wird addiert, Minus abgezogen.

ti4-rule-LRR-63 = Nachbarn
ti4-rule-LRR-63-1 = Nachbarn sind zwei Spieler, die beide im selben oder in angrenzenden Systemen eine Einheit haben oder einen Planeten kontrollieren. Nachbarn können Transaktionen abhandeln.
ti4-rule-LRR-63-2 = Auch Systeme, die durch ein Wurmloch angrenzen, machen Nachbarn.
ti4-rule-LRR-63-3 = Zu Nachbarn machen auch Systeme, die für die Geister von Creuss durch „Quantenverschränkung“ angrenzen.

ti4-rule-LRR-64 = Nachschub
ti4-rule-LRR-64-1 = Der Nachschub sind die nicht benutzten Einheiten und Kommandomarker eines Spielers; mehr gibt es nicht.

ti4-rule-LRR-65 = Nebel
ti4-rule-LRR-65-1 = In einen Nebel fliegt ein Schiff nur, wenn er das aktive System ist, hindurch niemals.
ti4-rule-LRR-65-2 = Ein Schiff, das den Schritt „Bewegung“ in einem Nebel beginnt, hat für diesen Schritt den Bewegungswert 1; Effekte können ihn erhöhen.
ti4-rule-LRR-65-3 = Bei einem Raumkampf im Nebel hat der Verteidiger +1 auf alle Kampfwürfe seiner Schiffe.

ti4-rule-LRR-66 = Planetarer Schild (Einheitenfähigkeit)
ti4-rule-LRR-66-1 = Wo eine Einheit mit Planetarem Schild steht, ist der Planet vor Bombardement geschützt. Die Technologie „Bakterieller Kampfstoff X-89“ wirkt dort trotzdem.
ti4-rule-LRR-66-2 = Gegen „Geißel“ der L1Z1X hilft der Planetare Schild.
ti4-rule-LRR-66-3 = Fremde Einheiten im System einer Kriegssonne gelten als ohne Planetaren Schild.
ti4-rule-LRR-66-3a = Wem die Kriegssonne den Planetaren Schild nimmt, der darf auch den „Magen-Abwehrschirm“ nicht nutzen.
ti4-rule-LRR-66-3b = Kriegssonnen bombardieren auch trotz Planetarem Schild.

ti4-rule-LRR-67 = Planeten
ti4-rule-LRR-67-1 = Die gelb gerahmte Zahl links auf einem Planeten sind seine Ressourcen.
ti4-rule-LRR-67-2 = Die blau gerahmte Zahl rechts auf einem Planeten ist sein Einfluss.
ti4-rule-LRR-67-3 = Die Merkmale kulturell, gefährlich und industriell bewirken selbst nichts; Effekte beziehen sich auf sie.
ti4-rule-LRR-67-4 = Ein Planet mit Technologie-Spezialisierung kann beim Erforschen erschöpft werden und erfüllt so eine Voraussetzung.
ti4-rule-LRR-67-5 = Mit einem legendären Planeten kommt auch seine Fähigkeitskarte.
ti4-rule-LRR-67-6 = Die Planetenkarte zeigt Name, Ressourcen, Einfluss und Merkmal; sie liegt bei dem, der den Planeten kontrolliert.
ti4-rule-LRR-67-7 = Eine Planetenkarte ist spielbereit (offen) oder erschöpft (verdeckt).
ti4-rule-LRR-67-8 = Von spielbereiten Planeten darf man Ressourcen oder Einfluss ausgeben.
ti4-rule-LRR-67-9 = Von erschöpften Planeten lässt sich nichts ausgeben.

ti4-rule-LRR-68 = Politik (Strategiekarte)
ti4-rule-LRR-68-1 = Politik hat Initiative 3; die Primärfähigkeit nutzt der Inhaber in einer Strategieaktion.
ti4-rule-LRR-68-2 = Primär: 68.2i bis 68.2iii, der Reihe nach.
ti4-rule-LRR-68-2i = Wähle einen neuen Sprecher, auch dich selbst, nur nicht den bisherigen.
ti4-rule-LRR-68-2ii = Ziehe 2 Aktionskarten.
ti4-rule-LRR-68-2iii = Sieh dir geheim die obersten 2 Agenden an und lege jede auf oder unter den Stapel, in beliebiger Reihenfolge.
ti4-rule-LRR-68-3 = Sekundär: Reihum darf jeder andere für einen Kommandomarker des Strategiepools 2 Aktionskarten ziehen.

ti4-rule-LRR-69 = Produktion (Einheitenfähigkeit)
ti4-rule-LRR-69-1 = Im Schritt „Produktion“ kann der aktive Spieler diese Fähigkeit aller eigenen Einheiten im aktiven System nutzen; ihr Wert begrenzt, wie viele Einheiten eine produziert.
ti4-rule-LRR-69-1a = Die Produktionswerte mehrerer Einheiten im System werden zusammengezählt.
ti4-rule-LRR-69-1b = Gegen den Produktionswert zählt jeder einzelne Jäger und jede einzelne Infanterie.
ti4-rule-LRR-69-1c = Ein Jäger oder eine Infanterie allein ist möglich, zu vollen Kosten.
ti4-rule-LRR-69-1d = Der Wert von Arborec-Raumwerften ergibt nie Infanterie, was immer das Arborec sonst im System hat.
ti4-rule-LRR-69-2 = Produzierte Schiffe kommen ins aktive System.
ti4-rule-LRR-69-3 = Produzierte Bodentruppen kommen auf Planeten mit einer Einheit, deren Produktion genutzt wurde.
ti4-rule-LRR-69-4 = Bodentruppen aus der Produktion einer Einheit im Weltraumbereich kommen dorthin, soweit die Kapazität reicht, oder auf einen eigenen Planeten im System.

ti4-rule-LRR-70 = PVS (Planetares Verteidigungssystem)
ti4-rule-LRR-70-1 = Ein PVS ist ein Gebäude mit Weltraumkanone.
ti4-rule-LRR-70-2 = PVS kommen vor allem durch beide Fähigkeiten von Infrastruktur.
ti4-rule-LRR-70-3 = PVS stehen auf Planeten, höchstens 2 auf jedem.
ti4-rule-LRR-70-4 = Ein PVS ohne eigene Bodentruppen auf einem Planeten mit einer fremden Einheit wird zerstört.

ti4-rule-LRR-71 = Raumkampf
ti4-rule-LRR-71-1 = Nach dem Offensivfeuer kommt es zum Raumkampf, wenn zwei Spieler im aktiven System Schiffe haben. Hat nur der aktive Spieler welche, folgt gleich der Einmarsch.
ti4-rule-LRR-71-2 = Was vor dem Kampf eintritt, wird unmittelbar vor der Jägerabwehr abgehandelt.
ti4-rule-LRR-71-3 = Schritt 1, Jägerabwehr: Nur in der ersten Runde dürfen beide sie nutzen, und zwar gleichzeitig.
ti4-rule-LRR-71-3a = Haben nach der Jägerabwehr nicht mehr beide Schiffe im System, ist der Raumkampf sofort zu Ende.
ti4-rule-LRR-71-3b = In späteren Runden gibt es keine Jägerabwehr.
ti4-rule-LRR-71-3c = Die Jägerabwehr findet auch statt, wo keine Jäger sind.
ti4-rule-LRR-71-4 = Schritt 2, Rückzug ankündigen: Erst darf es der Verteidiger, dann der Angreifer.
ti4-rule-LRR-71-4a = Ausgeführt wird der Rückzug erst im letzten Schritt der Runde.
ti4-rule-LRR-71-4b = Nach einer Ankündigung des Verteidigers darf der Angreifer in dieser Runde keinen Rückzug mehr ankündigen.
ti4-rule-LRR-71-4c = Ohne ein zulässiges Ziel darf niemand einen Rückzug ankündigen.
ti4-rule-LRR-71-5 = Schritt 3, Kampfwürfe: Jeder wirft für jedes eigene Schiff im aktiven System einen Würfel; ab dessen Kampfwert ist es ein Treffer.
ti4-rule-LRR-71-5a = Ein Schiff mit mehreren Explosionssymbolen würfelt für jedes.
ti4-rule-LRR-71-5b = Schiffe mit verschiedenen Kampfwerten würfeln getrennt, der niedrigste Wert zuerst. Wiederholungen und Änderungen folgen gleich auf den jeweiligen Wurf, die Treffer werden zusammengezählt, und der Angreifer würfelt alles vor dem Verteidiger.
ti4-rule-LRR-71-6 = Schritt 4, Treffer zuweisen: Je gegnerischem Treffer zerstört man ein eigenes Schiff im aktiven System; es geht in den Nachschub.
ti4-rule-LRR-71-6a = Bevor Treffer zugewiesen sind, kann Schadensresistenz sie negieren.
ti4-rule-LRR-71-7 = Schritt 5, Zurückziehen: Wer es angekündigt hat, muss es jetzt tun, wenn es noch ein zulässiges Ziel gibt.
ti4-rule-LRR-71-7a = Hat der Gegner keine Schiffe mehr im System, ist der Kampf vorbei und der Rückzug entfällt.
ti4-rule-LRR-71-7b = Alle eigenen Schiffe im Kampf mit Bewegungswert gehen in ein und dasselbe angrenzende System; eigene Jäger und Bodentruppen im Weltraumbereich, die nicht mitkommen, werden entfernt.
ti4-rule-LRR-71-7c = Im Zielsystem eines Rückzugs muss man eine Einheit oder einen Planeten haben, und niemand anders darf dort Schiffe haben.
ti4-rule-LRR-71-7d = Sind Einheiten im Zielsystem des Rückzugs angekommen, kommt ein Kommandomarker aus dem Nachschub dorthin, notfalls vom Kommandobogen; liegt schon ein eigener dort, keiner.
ti4-rule-LRR-71-8 = Haben beide dann noch Schiffe dort, folgt die nächste Runde, beginnend mit „Rückzug ankündigen“.
ti4-rule-LRR-71-9 = Ein Raumkampf endet, wenn höchstens noch einer Schiffe im aktiven System hat.
ti4-rule-LRR-71-9a = In der letzten Runde eines Raumkampfes fallen dessen Ende und das Rundenende in dasselbe Zeitfenster.
ti4-rule-LRR-71-10 = Gewonnen hat, wer dort noch Schiffe hat, verloren der andere; hat keiner mehr welche, ist es unentschieden.
ti4-rule-LRR-71-10a = Der Gewinner wählt Jäger und Bodentruppen im Weltraumbereich, die seine übrige Kapazität übersteigen, und entfernt sie.

ti4-rule-LRR-72 = Raumwerft
ti4-rule-LRR-72-1 = Eine Raumwerft hat Produktion; deren Wert sagt, wie viele Einheiten sie produziert.
ti4-rule-LRR-72-2 = Raumwerften kommen vor allem durch beide Fähigkeiten von Infrastruktur.
ti4-rule-LRR-72-3 = Raumwerften stehen auf Planeten, höchstens 1 auf jedem.
ti4-rule-LRR-72-4 = Eine Raumwerft ohne eigene Bodentruppen auf einem Planeten mit einer fremden Einheit wird zerstört.
ti4-rule-LRR-72-4a = Wird die „Schwebefabrik“ des Clans der Zaar blockiert, ist sie zerstört.

ti4-rule-LRR-73 = Relikte
ti4-rule-LRR-73-1 = Kulturelle, gefährliche und industrielle Reliktfragmente im eigenen Spielbereich bringen Relikte ein. Man findet sie beim Erkunden von Planeten und Wilder-Raum-Markern oder tauscht sie ein.
ti4-rule-LRR-73-2 = Ein Relikt erhalten heißt: die oberste Karte des Reliktstapels offen in den eigenen Spielbereich legen; ein leerer Stapel gibt keins.
ti4-rule-LRR-73-3 = Wer ein Relikt hat, darf dessen Fähigkeiten nutzen.
ti4-rule-LRR-73-4 = Relikte sind nicht handelbar.

ti4-rule-LRR-74 = Ressourcen
ti4-rule-LRR-74-1 = Ressourcen sind die linke, gelb gerahmte Zahl eines Planeten.
ti4-rule-LRR-74-2 = Ressourcen gibt man aus, indem man die Planetenkarte erschöpft.
ti4-rule-LRR-74-3 = Als 1 Ressource gilt auch eine Handelsware.

ti4-rule-LRR-75 = Schadensresistenz (Einheitenfähigkeit)
ti4-rule-LRR-75-1 = Unmittelbar vor dem Zuweisen kann eine Einheit mit dieser Fähigkeit einen Treffer fremder Einheiten negieren; gekippt gilt sie als beschädigt.
ti4-rule-LRR-75-2 = Eine beschädigte Einheit kann alles, was eine heile kann, nur nicht nochmals Schadensresistenz nutzen.
ti4-rule-LRR-75-3 = Repariert, in der Statusphase oder durch einen Effekt, kann die Einheit Schadensresistenz wieder nutzen.
ti4-rule-LRR-75-4 = Schadensresistenz ist bei jedem Treffer gegen die Einheit nutzbar, im Kampf wie bei Einheitenfähigkeiten, etwa Weltraumkanonen.
ti4-rule-LRR-75-4a = Nur eine Einheit, die für den Treffer infrage kommt, kann ihn negieren: ein Schlachtschiff also keinen der Jägerabwehr.
ti4-rule-LRR-75-5 = Gegen Effekte, die eine Einheit direkt zerstören, hilft Schadensresistenz nicht.
ti4-rule-LRR-75-6 = Mit der Technologie „Nichteuklidischer Schutzschild“ negiert jede solche Einheit des Baronats von Letnev bis zu 2 Treffer.

ti4-rule-LRR-76 = Schiffe
ti4-rule-LRR-76-1 = Schiffe sind Träger, Kreuzer, Schlachtschiffe, Zerstörer, Jäger, Kriegssonnen und Flaggschiffe. Ihr Platz ist immer der Weltraum.
ti4-rule-LRR-76-2 = Je System darf ein Spieler so viele Schiffe haben wie Kommandomarker im Flottenpool; Jäger zählen stattdessen gegen die Kapazität.
ti4-rule-LRR-76-3 = Attribute eines Schiffes können Kosten, Kampf, Bewegung und Kapazität sein.

ti4-rule-LRR-77 = Siegpunkte
ti4-rule-LRR-77-1 = Siegpunkte kommen auf mehreren Wegen, am häufigsten durch gewertete Aufträge.
ti4-rule-LRR-77-2 = Die Leiste zeigt die Punkte aller; auf der Seite mit 14 Feldern geht es bis 14 statt bis 10.
ti4-rule-LRR-77-3 = Jeder beginnt mit einem Kontrollmarker auf Feld 0.
ti4-rule-LRR-77-4 = Erhaltene Punkte rücken den Marker entsprechend vor; über 10 (oder 14) hat niemand.
ti4-rule-LRR-77-5 = Teilen sich mehrere die meisten oder wenigsten Punkte, betrifft eine Fähigkeit, die davon spricht, alle diese.
ti4-rule-LRR-77-6 = Ein Punkt durch ein Gesetz bleibt, wenn das Gesetz abgelegt wird.
ti4-rule-LRR-77-7 = Mit dem zehnten (oder vierzehnten) Punkt eines Spielers ist die Partie sofort zu Ende. Erreichen ihn mehrere zugleich, gewinnt der Vordere in der Initiativreihenfolge; hat gerade niemand Strategiekarten, der dem Sprecher im Uhrzeigersinn Nächste, angefangen beim Sprecher selbst.
ti4-rule-LRR-77-8 = Endet die Partie, weil kein Auftrag mehr aufzudecken ist, gewinnen die meisten Punkte; bei Gleichstand unter diesen der Vordere in der Initiativreihenfolge.

ti4-rule-LRR-78 = Spielbereit
ti4-rule-LRR-78-1 = Spielbereite Karten liegen offen, erschöpfte verdeckt.
ti4-rule-LRR-78-2 = Eine spielbereite Planetenkarte erschöpft man für Ressourcen oder Einfluss.
ti4-rule-LRR-78-3 = Manche spielbereiten Technologien erschöpft man für ihre Fähigkeit; das Erschöpfen gehört dann zu deren Kosten.
ti4-rule-LRR-78-4 = Eine erschöpfte Karte gibt weder Fähigkeiten noch Ressourcen noch Einfluss, bis sie wieder spielbereit ist.
ti4-rule-LRR-78-5 = In der Statusphase macht jeder alle eigenen erschöpften Karten wieder spielbereit.
ti4-rule-LRR-78-6 = Die Strategieaktion erschöpft ihre Strategiekarte; in der Statusphase wird sie wieder spielbereit.

ti4-rule-LRR-79 = Spielplan
ti4-rule-LRR-79-1 = Zum Spielplan gehören alle beim Aufbau gelegten Tafeln, auch ohne Berührung mit anderen, wie die Heimat der Geister von Creuss.
ti4-rule-LRR-79-2 = Am Rand liegt eine Tafel, die an einer Seite keine andere berührt. Auch die Heimat der Creuss und der Wurmloch-Nexus liegen dort.

ti4-rule-LRR-80 = Spielrunde
ti4-rule-LRR-80-1 = Eine Runde hat Strategie-, Aktions-, Status- und Agendaphase, die letzte erst, wenn der Hütermarker Mecatol Rex verlassen hat.
ti4-rule-LRR-80-2 = Züge gibt es in der Aktionsphase.
ti4-rule-LRR-80-3 = Was bis zum Ende eines Zuges dauert, endet mit diesem, noch vor dem Zug des Nächsten.

ti4-rule-LRR-81 = Sprecher
ti4-rule-LRR-81-1 = Der Sprecher hat den Sprechermarker und wählt die erste Strategiekarte.
ti4-rule-LRR-81-2 = In der Agendaphase deckt der Sprecher die Agenden auf, stimmt als Letzter und entscheidet bei Gleichstand.
ti4-rule-LRR-81-3 = Beim Aufbau legt der Sprecher die Aufträge aus.
ti4-rule-LRR-81-4 = In der Statusphase deckt der Sprecher einen öffentlichen Auftrag auf.
ti4-rule-LRR-81-5 = Den ersten Sprecher bestimmt das Los.
ti4-rule-LRR-81-6 = Die Primärfähigkeit von Politik gibt den Marker einem anderen als dem bisherigen Sprecher.
ti4-rule-LRR-81-7 = Scheidet der Sprecher aus, geht der Marker nach links.

ti4-rule-LRR-82 = Statusphase
ti4-rule-LRR-82-1 = Schritt 1, Aufträge werten: In Initiativreihenfolge wertet jeder nach Wunsch bis zu einen erfüllten öffentlichen und einen erfüllten geheimen Auftrag der Statusphase.
ti4-rule-LRR-82-2 = Schritt 2, öffentlichen Auftrag aufdecken: Der Sprecher dreht einen um.
ti4-rule-LRR-82-2a = Stufe II kommt erst, wenn Stufe I ganz aufgedeckt ist.
ti4-rule-LRR-82-2b = Ist zu Beginn dieses Schrittes nichts mehr verdeckt, ist das Spiel zu Ende.
ti4-rule-LRR-82-3 = Schritt 3, Aktionskarten ziehen: jeder eine, in Initiativreihenfolge.
ti4-rule-LRR-82-4 = Schritt 4, Kommandomarker entfernen: Alle eigenen vom Plan kommen in den Nachschub.
ti4-rule-LRR-82-5 = Schritt 5, Kommandomarker erhalten und umverteilen: Jeder erhält 2 und darf dann alle auf dem Bogen neu auf die Pools verteilen.
ti4-rule-LRR-82-5a = Wird der Flottenpool kleiner, ist in allen Systemen die Zahl der Schiffe zu prüfen.
ti4-rule-LRR-82-5b = Erhalten und umverteilt wird bei allen zugleich, bei strittigem Timing in Initiativreihenfolge.
ti4-rule-LRR-82-6 = Schritt 6, spielbereit machen: alle eigenen erschöpften Karten, auch die Strategiekarten.
ti4-rule-LRR-82-7 = Schritt 7, Einheiten reparieren: Alle beschädigten werden wieder aufgestellt.
ti4-rule-LRR-82-8 = Schritt 8, Strategiekarten zurücklegen: Sie kommen in den gemeinsamen Spielbereich. Dann folgt die Agendaphase oder, solange der Hütermarker auf Mecatol Rex liegt, die nächste Runde.

ti4-rule-LRR-83 = Strategieaktion
ti4-rule-LRR-83-1 = Der aktive Spieler nutzt die Primärfähigkeit einer eigenen Strategiekarte; danach darf von links an reihum jeder andere deren Sekundärfähigkeit nutzen.
ti4-rule-LRR-83-1a = Eine Sekundärfähigkeit muss niemand nutzen.
ti4-rule-LRR-83-2 = Hatten alle Gelegenheit dazu, wird die Karte erschöpft; in einem späteren Zug darf ihr Besitzer passen.
ti4-rule-LRR-83-2a = Zu dritt und zu viert müssen vor dem Passen beide eigenen Strategiekarten genutzt sein.
ti4-rule-LRR-83-3 = Die Effekte einer Primär- oder Sekundärfähigkeit werden von oben nach unten abgehandelt.

ti4-rule-LRR-84 = Strategiekarte
ti4-rule-LRR-84-1 = In der Strategiephase nimmt jeder offen eine Strategiekarte aus dem gemeinsamen Spielbereich.
ti4-rule-LRR-84-2 = Spielbereit zeigt eine Strategiekarte Name, Initiative und Fähigkeiten, erschöpft nur die Initiative.
ti4-rule-LRR-84-3 = Primärfähigkeiten nutzt man nur bei eigenen Strategiekarten.
ti4-rule-LRR-84-4 = Sekundärfähigkeiten nutzt man nur bei fremden Strategiekarten.
ti4-rule-LRR-84-5 = Es gibt 8 Strategiekarten, jede mit eigenem Namen und eigener Initiative.
ti4-rule-LRR-84-6 = Die Initiativen der gewählten Karten ordnen Aktions- und Statusphase.
ti4-rule-LRR-84-7 = Zu jeder Strategiekarte gehören eine Primär- und eine Sekundärfähigkeit, beide für die Strategieaktion.
ti4-rule-LRR-84-8 = Eine Strategiekarte liegt im gemeinsamen Spielbereich oder bei einem Spieler.
ti4-rule-LRR-84-8a = Strategiekarten im gemeinsamen Spielbereich sind in der Strategiephase zu haben.
ti4-rule-LRR-84-8b = Eine Strategiekarte bei einem Spieler gehört ihm bis zur Rückgabe in der Statusphase.

ti4-rule-LRR-85 = Strategiephase
ti4-rule-LRR-85-1 = Schritt 1: Vom Sprecher an reihum nimmt jeder eine Strategiekarte aus dem gemeinsamen Spielbereich.
ti4-rule-LRR-85-1a = Handelswaren, die auf einer gewählten Strategiekarte liegen, erhält man dazu.
ti4-rule-LRR-85-1b = Eine Strategiekarte, die in dieser Phase schon ein anderer genommen hat, ist nicht mehr zu haben.
ti4-rule-LRR-85-1c = Zu dritt und zu viert nimmt jeder zwei Strategiekarten: Haben alle eine, folgt in derselben Reihe ab dem Sprecher die zweite.
ti4-rule-LRR-85-2 = Schritt 2: Auf jede übrige Strategiekarte legt der Sprecher eine Handelsware aus dem Vorrat; es folgt die Aktionsphase.
ti4-rule-LRR-85-2a = Zu viert und zu acht bleibt keine Strategiekarte übrig.

ti4-rule-LRR-86 = Supernova
ti4-rule-LRR-86-1 = Kein Schiff fliegt in eine Supernova oder hindurch.

ti4-rule-LRR-87 = Systemtafeln
ti4-rule-LRR-87-1 = Systemtafeln sind hinten grün, blau oder rot.
ti4-rule-LRR-87-2 = Grün sind die Heimat-Systeme, für jede Fraktion eines.
ti4-rule-LRR-87-3 = Blau sind Systeme mit mindestens einem Planeten.
ti4-rule-LRR-87-4 = Rot sind Anomalien und Systeme ohne Planeten.
ti4-rule-LRR-87-5 = Planeten liegen in Systemen; auf ihnen sind in der Regel Bodentruppen und Gebäude.
ti4-rule-LRR-87-6 = Alles außerhalb der Planeten ist Weltraum; dort sind in der Regel die Schiffe.
ti4-rule-LRR-87-7 = Doppelseitige Tafeln mit Linien von Rand zu Rand sind Hyperrouten, keine Systeme.

ti4-rule-LRR-88 = Taktikaktion
ti4-rule-LRR-88-1 = Schritt 1, Aktivierung: Ein Kommandomarker des Taktikpools kommt auf ein System ohne eigenen Marker; es ist nun das aktive. Fremde Marker hindern nicht.
ti4-rule-LRR-88-2 = Schritt 2, Bewegung: Aus Systemen ohne eigene Kommandomarker darf der aktive Spieler Schiffe mit ausreichendem Bewegungswert ins aktive System bewegen.
ti4-rule-LRR-88-2a = Schiffe mit Kapazität nehmen nach Wunsch Bodentruppen und Jäger mit.
ti4-rule-LRR-88-2b = Kein Schiff muss sich bewegen.
ti4-rule-LRR-88-2c = Dann dürfen alle mit den Weltraumkanonen ihrer Einheiten im aktiven System schießen.
ti4-rule-LRR-88-3 = Schritt 3, Raumkampf: Zwei Spieler mit Schiffen im aktiven System müssen kämpfen. Ist dort nur der aktive Spieler, entfällt der Schritt.
ti4-rule-LRR-88-4 = Schritt 4, Einmarsch: Der aktive Spieler darf bombardieren, auf Planeten landen und Bodenkämpfe führen.
ti4-rule-LRR-88-5 = Schritt 5, Produktion: Der aktive Spieler darf mit seinen Einheiten im aktiven System produzieren.
ti4-rule-LRR-88-5a = Bewegung oder Landung in derselben Taktikaktion ist für die Produktion nicht nötig.

ti4-rule-LRR-89 = Technologie
ti4-rule-LRR-89-1 = Erhaltene Technologien liegen offen neben dem Fraktionsbogen; man besitzt sie samt Fähigkeiten für den Rest der Partie.
ti4-rule-LRR-89-2 = Was noch im Technologiestapel ist, besitzt man nicht.
ti4-rule-LRR-89-3 = Aus dem Stapel erhält man eine Technologie durch Erforschen; das erlauben beide Fähigkeiten der Strategiekarte Technologie.
ti4-rule-LRR-89-4 = Nicht erhaltene Technologien bleiben im Stapel; den eigenen darf man jederzeit durchsehen.
ti4-rule-LRR-89-5 = Heißt es, man „erhält“ eine Technologie, kommt sie ohne Voraussetzungen aus dem Stapel und gilt nicht als erforscht.
ti4-rule-LRR-89-6 = Aufwertungen heißen wie eine Einheit des Fraktionsbogens und werden über diese gelegt.
ti4-rule-LRR-89-7 = Technologien außer Aufwertungen haben eine Farbe: Antriebstechnik (blau), Biotechnik (grün), Kybernetik (gelb) oder Kriegsführung (rot).
ti4-rule-LRR-89-7a = Die Farbe bewirkt selbst nichts; jede Technologie, die man hat, erfüllt aber eine Voraussetzung ihrer Farbe.
ti4-rule-LRR-89-7b = Farblos sind die Aufwertungen für Einheiten; sie erfüllen daher keine Voraussetzung.
ti4-rule-LRR-89-8 = Die Symbole unten links sind die Voraussetzungen: wie viele Technologien welcher Farbe man zum Erforschen braucht.
ti4-rule-LRR-89-9 = Erforscht wird in der Aktionsphase mit der Strategiekarte Technologie oder durch andere Effekte.
ti4-rule-LRR-89-10 = Die erforschte Karte kommt aus dem eigenen Stapel in den Spielbereich, eine Aufwertung auf den Fraktionsbogen über ihre Einheit.
ti4-rule-LRR-89-11 = Technologien fremder Fraktionen sind nicht zu erforschen.
ti4-rule-LRR-89-12 = Beim Erforschen muss für jedes Symbol eine eigene Technologie dieser Farbe da sein.
ti4-rule-LRR-89-12a = Die Symbole stehen links unten auf der Karte untereinander.
ti4-rule-LRR-89-12b = Für die Voraussetzungen der zu erforschenden Technologie zählen Aufwertungen nicht.
ti4-rule-LRR-89-12c = Manche Fähigkeiten und Technologie-Spezialisierungen lassen eine Voraussetzung ignorieren.
ti4-rule-LRR-89-13 = Eine Technologie-Spezialisierung ist ein Technologiesymbol auf einem Planeten.
ti4-rule-LRR-89-14 = Beim Erforschen darf man einen Planeten mit Technologie-Spezialisierung erschöpfen und dafür eine Voraussetzung ihrer Farbe ignorieren.
ti4-rule-LRR-89-15 = Mit einem erschöpften Planeten lässt sich keine Voraussetzung ignorieren.
ti4-rule-LRR-89-16 = Mit seinen Fraktionsfähigkeiten und den zwei „Valefar-Assimilatoren“ kopiert das Nekro-Virus Technologien anderer, auch Aufwertungen.
ti4-rule-LRR-89-17 = Auf Fraktionsbögen gedruckte Einheiten sind keine Technologien und nicht kopierbar.
ti4-rule-LRR-89-18 = Scheidet ein Spieler aus, auf dessen Technologie ein Assimilatormarker liegt, kommt sie zum Nekro-Virus und bleibt im Spiel.
ti4-rule-LRR-89-19 = Verlässt ein Marker die „Schwebefabrik“, kommt jede Raumwerft des Nekro-Virus auf einen zulässigen eigenen Planeten ihres Systems, sonst in den Nachschub.
ti4-rule-LRR-89-20 = Verlässt ein Marker eine Kriegssonnen-Aufwertung und hat das Nekro-Virus die allgemeine „Kriegssonne“ nicht, gehen seine Kriegssonnen in den Nachschub.
ti4-rule-LRR-89-21 = Aufwertungen derselben Einheitenart nutzt das Nekro-Virus auch unter anderem Namen; eine neue Kopie für eine Art ersetzt die alte und nimmt deren Marker.
ti4-rule-LRR-89-22 = Für Aufträge zählt eine Technologie unter einem Assimilatormarker mit Farbe und Typ.

ti4-rule-LRR-90 = Technologie (Strategiekarte)
ti4-rule-LRR-90-1 = Technologie hat Initiative 7; die Primärfähigkeit nutzt der Inhaber in einer Strategieaktion.
ti4-rule-LRR-90-2 = Primär: Erforsche eine Technologie; für 6 Ressourcen darfst du dann noch eine erforschen.
ti4-rule-LRR-90-3 = Sekundär: Reihum darf jeder andere für einen Kommandomarker des Strategiepools und 4 Ressourcen eine Technologie erforschen.

ti4-rule-LRR-91 = Transaktionen
ti4-rule-LRR-91-1 = Im eigenen Zug ist mit jedem Nachbarn eine Transaktion möglich, zu jeder Zeit, selbst mitten im Kampf.
ti4-rule-LRR-91-2 = Jede Seite gibt beliebig viele Handelswaren, Massenprodukte und Reliktfragmente und höchstens eine Vertragskarte.
ti4-rule-LRR-91-3 = Anderes wird in Transaktionen nicht getauscht; nur mit den Emiraten von Hacan auch Aktionskarten.
ti4-rule-LRR-91-4 = Gleichwertig muss eine Transaktion nicht sein; auch Geschenke sind möglich.
ti4-rule-LRR-91-4a = Über eine Transaktion müssen beide vorher einig sein; ist getauscht, gibt es kein Zurück.
ti4-rule-LRR-91-5 = Eine Transaktion darf Teil eines Geschäfts sein.
ti4-rule-LRR-91-6 = In der Agendaphase ist je Agenda mit jedem anderen Spieler eine Transaktion möglich, ob Nachbar oder nicht.

ti4-rule-LRR-92 = Transportieren
ti4-rule-LRR-92-1 = Ein Schiff kann bei seiner Bewegung Jäger und Bodentruppen bis zu seiner Kapazität mitnehmen. In der Taktikaktion geht das am Start, unterwegs und im aktiven System.
ti4-rule-LRR-92-1a = Transportierte Einheiten bleiben an Bord, bis ihr Schiff seine Bewegung beendet hat.
ti4-rule-LRR-92-1b = Entfernt ein Gravitationsstrudel ein Schiff, dann auch alles, was es transportiert.
ti4-rule-LRR-92-2 = Transportierte Einheiten ziehen mit ihrem Schiff und bleiben bei ihm im Weltraumbereich.
ti4-rule-LRR-92-3 = Wo ein eigener Kommandomarker liegt, wird nichts mitgenommen, außer im aktiven System.
ti4-rule-LRR-92-4 = Auf Planeten des aktiven Systems landen Bodentruppen im Schritt „Einmarsch“.

ti4-rule-LRR-93 = Vernichten
ti4-rule-LRR-93-1 = Vernichtetes kommt aus dem Spiel in die Schachtel; vernichtet eine Fähigkeit ihr eigenes Material, ist sie also einmal je Partie nutzbar.
ti4-rule-LRR-93-2 = Vernichtetes ist nie wieder nutzbar und kommt nicht zurück.
ti4-rule-LRR-93-3 = Vernichtet wird Material auch, wenn seine Fähigkeit nur zum Teil abgehandelt wurde.

ti4-rule-LRR-94 = Verteidiger (im Kampf der Spieler, der nicht der aktive ist)

ti4-rule-LRR-95 = Vertragskarten
ti4-rule-LRR-95-1 = Jeder beginnt mit 5 allgemeinen Vertragskarten und einer der Fraktion, um sie anderen zu geben. Wer eine Karte hat, nutzt sie nach ihrem Text; das ist freiwillig, wenn sie nichts anderes sagt.
ti4-rule-LRR-95-2 = Niemand spielt Verträge der eigenen Fraktion oder Farbe.
ti4-rule-LRR-95-3 = Zurückgegeben wird ein Vertrag erst, wenn seine Fähigkeit ganz abgehandelt ist.
ti4-rule-LRR-95-4 = Ein zurückgegebener Vertrag kann später wieder Teil einer Transaktion sein.
ti4-rule-LRR-95-4a = Ein noch verdeckter Vertrag wird nicht durch seinen eigenen Text zurückgegeben.
ti4-rule-LRR-95-5 = In einer Transaktion gibt jeder höchstens einen Vertrag aus der Hand, auch einen, der von anderen stammt; Verträge im Spielbereich sind nicht handelbar.
ti4-rule-LRR-95-6 = Verträge auf der Hand sind geheim.
ti4-rule-LRR-95-7 = Scheidet ein Spieler aus, sind alle Verträge seiner Farbe und Fraktion aus dem Spiel, wo immer sie sind; die der anderen gehen an diese zurück.

ti4-rule-LRR-96 = Weltraumkanone (Einheitenfähigkeit)
ti4-rule-LRR-96-1 = Weltraumkanonen schießen zweimal in einer Taktikaktion: offensiv nach dem Bewegen der Schiffe, defensiv beim Einmarsch. Der aktive Spieler muss man dazu nicht sein.
ti4-rule-LRR-96-2 = Offensivfeuer: Sind die Schiffe bewegt, darf ab dem aktiven Spieler reihum jeder mit den Weltraumkanonen seiner Einheiten im aktiven System schießen.
ti4-rule-LRR-96-3 = Schritt 1, Würfeln: Für jede eigene Einheit mit Weltraumkanone im aktiven System wird gewürfelt; ab deren Wert ist es ein Treffer.
ti4-rule-LRR-96-3a = Welche Einheiten Weltraumkanone haben, steht auf Fraktionsbogen und Technologien.
ti4-rule-LRR-96-3b = Weltraumkanone X (Y) trifft ab X mit Y Würfeln, ohne Y mit einem.
ti4-rule-LRR-96-3c = Mit „PVS II – Tiefraumkanone“ schießen auch PVS in angrenzenden Systemen; die Treffer gelten im aktiven System.
ti4-rule-LRR-96-3d = Was Kampfwürfe wiederholt, verändert oder sonst beeinflusst, gilt nicht für das Offensivfeuer.
ti4-rule-LRR-96-4 = Offensivfeuer gibt es auch, wenn kein Schiff bewegt wurde.
ti4-rule-LRR-96-5 = Schritt 2, Treffer zuweisen: Je Treffer zerstört der Beschossene ein eigenes Schiff im aktiven System.
ti4-rule-LRR-96-5a = Wer nicht der aktive Spieler ist, muss auf dessen Einheiten schießen.
ti4-rule-LRR-96-5b = Der aktive Spieler sucht sich als Ziel seiner Weltraumkanonen einen Spieler mit Schiffen im aktiven System aus.
ti4-rule-LRR-96-6 = Defensivfeuer: Hat der aktive Spieler Bodentruppen auf Planeten entsandt, dürfen dort die Einheiten der anderen ihre Weltraumkanonen nutzen.
ti4-rule-LRR-96-7 = Schritt 1: Jede solche Einheit auf dem angegriffenen Planeten würfelt; ab ihrem Weltraumkanonen-Wert ist es ein Treffer.
ti4-rule-LRR-96-7a = Wie in 96.3a sagen Fraktionsbogen und Technologien, welche Einheiten Weltraumkanone haben.
ti4-rule-LRR-96-7b = Beim Defensivfeuer wird gewürfelt wie in 96.3b.
ti4-rule-LRR-96-7c = Was Kampfwürfe wiederholt, verändert oder sonst beeinflusst, gilt nicht für das Defensivfeuer.
ti4-rule-LRR-96-7d = Was Schüsse auf Schiffe in angrenzenden Systemen erlaubt, wirkt beim Defensivfeuer nicht.
ti4-rule-LRR-96-8 = Schritt 2: Je Treffer zerstört der aktive Spieler eine eigene Bodentruppe auf dem Planeten.
ti4-rule-LRR-96-8a = Treffer gelten nur Einheiten, die auf den Planeten der Kanone selbst entsandt sind.

ti4-rule-LRR-97 = Wiederholungswürfe
ti4-rule-LRR-97-1 = Beim Wiederholungswurf zählt das neue Ergebnis statt des alten.
ti4-rule-LRR-97-2 = Eine einzelne Fähigkeit wirft einen Würfel nur einmal neu; mehrere Fähigkeiten dürfen es beim selben Würfel.
ti4-rule-LRR-97-3 = Wiederholt wird gleich nach dem Wurf, vor allen weiteren Fähigkeiten und Würfen.

ti4-rule-LRR-98 = Wilder Raum
ti4-rule-LRR-98-1 = Beim Aufbau bekommt jedes planetenlose System einen erkundbaren Wilder-Raum-Marker.
ti4-rule-LRR-98-1a = Hyperrouten-Tafeln bekommen keinen Wilder-Raum-Marker.
ti4-rule-LRR-98-1b = Mehr als einen Wilder-Raum-Marker hat kein System.
ti4-rule-LRR-98-1c = Anomalien ohne Planeten bekommen einen Wilder-Raum-Marker.
ti4-rule-LRR-98-1d = Das Tor von Creuss bekommt einen Wilder-Raum-Marker.

ti4-rule-LRR-99 = Wurmloch-Nexus
ti4-rule-LRR-99-1 = Anfangs liegt der Wurmloch-Nexus mit der inaktiven Seite oben.
ti4-rule-LRR-99-1a = Inaktiv hat der Nexus ein Gamma-Wurmloch, aktiv Alpha, Beta und Gamma.
ti4-rule-LRR-99-1b = Der Nexus gehört zum Spielplan.
ti4-rule-LRR-99-1c = Der Nexus liegt am Rand des Spielplans.
ti4-rule-LRR-99-2 = Auf die aktive Seite kommt der Nexus, nachdem ein Spieler eine Einheit hineinbewegt oder dort platziert oder Mallice gewonnen hat.
ti4-rule-LRR-99-2a = Fliegen Schiffe in den Nexus, wird er am Ende des Schrittes „Bewegung“ gedreht.

ti4-rule-LRR-100 = Wurmlöcher
ti4-rule-LRR-100-1 = Gleichartige Wurmlöcher machen ihre Systeme angrenzend. Die einfachen Arten sind Alpha und Beta.
ti4-rule-LRR-100-2 = PVS mit der Aufwertung „PVS II – Tiefraumkanone“ schießen auch durch Wurmlöcher.
ti4-rule-LRR-100-3 = Durch Wurmlöcher können Spieler Nachbarn sein und Transaktionen abhandeln.
ti4-rule-LRR-100-4 = Für zwei weitere Arten, Delta und Gamma, gelten dieselben Regeln.
ti4-rule-LRR-100-4a = Delta gibt es am Tor von Creuss und auf der Heimat-Systemtafel der Geister von Creuss.
ti4-rule-LRR-100-4b = Gamma hat der Wurmloch-Nexus; beim Erkunden kann es hinzukommen.

ti4-rule-LRR-101 = Zerstört
ti4-rule-LRR-101-1 = Eine zerstörte Einheit geht vom Plan in den Nachschub. Für jeden Treffer wählt der Getroffene eine eigene Einheit und zerstört sie.
ti4-rule-LRR-101-2 = Was weichen muss, weil der Flottenpool Kommandomarker verloren hat, gilt nicht als zerstört.

ti4-rule-LRR-E = Errata
ti4-rule-LRR-E-1 = Diplomatie. Primär: Wähle ein System mit einem eigenen Planeten, nicht das von Mecatol Rex; alle anderen legen je einen Kommandomarker aus dem Nachschub dorthin; dann werden bis zu 2 deiner erschöpften Planeten bereit. Sekundär: Ein Marker des Strategiepools macht bis zu 2 eigene erschöpfte Planeten bereit.
ti4-rule-LRR-E-2 = E-Res-Extraktor (Jol-Nar): 4 Handelswaren, nachdem ein anderer ein System mit mindestens einem deiner Schiffe aktiviert hat.
ti4-rule-LRR-E-3 = Hegemoniale Handelsstrategie (Winnu): zu erschöpfen, sobald deine Einheiten Produktion nutzen; bei dieser Produktion sind Ressourcen und Einfluss eines deiner Planeten vertauscht.
ti4-rule-LRR-E-4 = Il Na Viroset (Mahactaner): In deinen Taktikaktionen darfst du auch Systeme mit eigenen Kommandomarkern aktivieren; beide Marker gehen dann in den Nachschub, und dein Zug ist zu Ende.

ti4-rule-LRR-F = Fragen und Antworten
ti4-rule-LRR-F-1 = Die 0 auf dem Würfel ist eine 10.
ti4-rule-LRR-F-2 = Kann in einem Raumkampf keine Seite je gewinnen, muss der Angreifer sich zurückziehen; geht das nicht, sind seine beteiligten Einheiten zerstört.
ti4-rule-LRR-F-3 = Auch Jäger versperren Schiffen den Weg.
ti4-rule-LRR-F-4 = Der „Plasmabrenner“ gibt einem ganzen Bombardement- oder Weltraumkanonen-Wurf einen Würfel mehr, nicht jeder Einheit; welcher Einheit er zugutekommt, wird vor dem Wurf gesagt.
ti4-rule-LRR-F-5 = Der Planetare Schild hält „Bakterieller Kampfstoff X-89“ nicht auf; die Technologie gehört nicht zum Bombardement.
ti4-rule-LRR-F-6 = Was auch immer ein Schiff mit Kapazität bewegt: Es darf Einheiten seines Systems mitnehmen, auch von Planeten.
ti4-rule-LRR-F-7 = Geheimes wie eine Aktionskarte oder einen geheimen Auftrag darf man einem anderen freiwillig zeigen.
ti4-rule-LRR-F-8 = Kontrolliert ein Spieler keinen Planeten seines Heimat-Systems, geht Infanterie, die „Infanterie II“ dorthin brächte, in den Nachschub.
ti4-rule-LRR-F-9 = Eine in einer Transaktion erhaltene Karte darf man sofort spielen, wenn ihr Zeitfenster noch offen ist, etwa einen Vertrag für den Zugbeginn.
ti4-rule-LRR-F-10 = Wen Handel die Sekundärfähigkeit umsonst nutzen lässt, der tut es erst, wenn die Sekundärfähigkeiten an der Reihe sind.
ti4-rule-LRR-F-11 = „Handelsabkommen“ geht auch, wenn das Auffüllen dem Betroffenen kein einziges Massenprodukt bringt.
ti4-rule-LRR-F-12 = Der „Neurostimulator“ gibt nur beim normalen Ziehen der Statusphase eine Aktionskarte mehr; anderes Ziehen, etwa durch „Minister für politische Strategie“, löst ihn nicht aus. „Intrigant“ der Yssaril wirkt bei jedem Ziehen.
ti4-rule-LRR-F-13 = „Politisches Geheimnis“ hindert nur an Fraktionsfähigkeiten, die man wahlweise nutzt, nicht an passiven wie „Armada“ des Baronats von Letnev.
ti4-rule-LRR-F-14 = Fraktionstechnologien und sonstige Fähigkeiten, etwa von Agenden, die man besitzt, bleiben trotz „Politisches Geheimnis“ nutzbar.
ti4-rule-LRR-F-15 = „Vernichte ihre Flotten“ ist nicht erfüllt, wenn das letzte Schiff durch „Direkter Treffer“ oder mit verlorener Kapazität verschwindet; die Weltraumkanone selbst muss es zerstören.
ti4-rule-LRR-F-16 = Gilt ein Einmarsch mehreren Planeten, gibt der „Plasmabrenner“ dem Weltraumkanonen-Wurf jedes Planeten einen Würfel mehr.
ti4-rule-LRR-F-17 = Produzierte Einheiten kosten immer, auch wenn eine andere Fähigkeit als Produktion sie produzieren lässt.
ti4-rule-LRR-F-18 = Die „Sarween-Werkzeuge“ wirken nur bei der Fähigkeit Produktion.
ti4-rule-LRR-F-19 = Wird eine „Forschungsgruppe“ für eine Voraussetzung erschöpft, bleibt ihr Planet, wie er ist.
ti4-rule-LRR-F-20 = Null Stimmen sind eine Enthaltung; weder Vorteil noch Nachteil von „Dafür“ oder „Dagegen“ trifft einen dann.
ti4-rule-LRR-F-21 = Das „Durchreiseverbot“ hält Weltraumkanonen nicht davon ab, durch Wurmlöcher zu schießen.
ti4-rule-LRR-F-22 = Wird „Geheimnisverrat“ abgelegt, bleibt der Auftrag: Niemand sonst kann ihn noch werten, und zu den geheimen Aufträgen seines früheren Besitzers zählt er nicht mehr.
ti4-rule-LRR-F-23 = Ein Gesetz, über das nach „Auszählungsfehler“ erneut abgestimmt wird, bleibt solange in Kraft.
ti4-rule-LRR-F-24 = Liegt bei Mecatol Rex ein Alpha-Wurmloch, trifft „Ixthianisches Artefakt“ dennoch nichts an einem Beta-Wurmloch; angrenzend sind diese Systeme nur für die Geister von Creuss.
ti4-rule-LRR-F-25 = Was „Ixthianisches Artefakt“ zerstört, fällt alles zugleich.
ti4-rule-LRR-F-26 = Folgt auf „Politisches Geheimnis“ ein „Veto“, darf der Betroffene bei der neuen Agenda wieder abstimmen und Fraktionsfähigkeiten nutzen.
ti4-rule-LRR-F-27 = „Neuverteilung von Kolonialgebieten“ kann eine „Entmilitarisierte Zone“ treffen; Infanterie kommt dann keine dorthin, und der Planet behält seinen Besitzer.
ti4-rule-LRR-F-28 = Der Punkt von „Der heilige Planet Ixth“, „Scherbe des Throns“ oder „Die Krone der Emphidia“ bleibt, wenn die Karte anders als durch ihren eigenen Text abgelegt wird.
ti4-rule-LRR-F-29 = Jede beliebige Aktion löst den weiteren Text von „Kriegsminister“ aus.
ti4-rule-LRR-F-30 = „Geschickter Rückzug“ ist kein Rückzug, „Abfangen“ hilft also nicht dagegen.
ti4-rule-LRR-F-31 = Gegen „Tapfer bis zum letzten Atemzug“ hilft Schadensresistenz nicht, denn Treffer gibt es dabei keine.
ti4-rule-LRR-F-32 = In einer Kampfrunde darf ein Spieler zweimal „Direkter Treffer“ spielen, wenn es verschiedenen Schiffen gilt.
ti4-rule-LRR-F-33 = Beide Seiten eines Raumkampfes dürfen „Schilde halten“ im selben Zeitfenster spielen, jede gegen die Treffer auf ihre Einheiten.
ti4-rule-LRR-F-34 = „Schilde halten“ negiert auch Treffer aus Fähigkeiten wie „Hinterhalt“, „Dimensionsspalter“ und „Fanatismus“.
ti4-rule-LRR-F-35 = „Direkter Treffer“ darf auch auf eine Schadensresistenz folgen, die einen Treffer aus „Hinterhalt“, „Dimensionsspalter“, „Fanatismus“ oder Ähnlichem negiert hat.
ti4-rule-LRR-F-36 = Zusätzliche Stimmen, etwa aus „Bestechung“, öffnen kein Zeitfenster für „Angesehener Ratsherr“; das tun nur Stimmen im Schritt „Abstimmen“.
ti4-rule-LRR-F-37 = „Sabotage“ kommt, wenn die Ziele einer Karte feststehen, aber vor jedem Effekt, jeder Stimme und jedem Würfel daraus.
ti4-rule-LRR-F-38 = „Glückstreffer“ und Ähnliches richtet sich nur gegen Einheiten und Planeten anderer.
ti4-rule-LRR-F-39 = Auf eine Agenda darf man mehrere Nachträge spielen, auch auf verschiedene Alternativen.
ti4-rule-LRR-F-40 = Bei „Aufrüsten“ muss der Kreuzer schon im aktiven System sein.
ti4-rule-LRR-F-41 = „Experimentelle Kampfstation“ schießt im Zeitfenster des Offensivfeuers, nur auf Schiffe des aktiven Spielers und nur, wenn Schiffe ins aktive System gezogen sind.
ti4-rule-LRR-F-42 = Wer nicht abstimmen darf, wie das Nekro-Virus, kann doch Nachträge spielen.
ti4-rule-LRR-F-43 = „Bestechung“ und anderes nach den Stimmen des Sprechers darf man spielen, wenn dessen Gelegenheit zum Abstimmen vorbei ist, auch wenn er sich enthält oder nicht abstimmen darf.
ti4-rule-LRR-F-44 = Arborec: Die Sekundärfähigkeit von Kriegsführung gilt nur Raumwerften, nicht der Produktion der Letani-Krieger, und bringt also keine Infanterie.
ti4-rule-LRR-F-45 = Arborec: Die „Duha Menaimon“ produziert nur, wenn sie bei der Aktivierung schon im System ist.
ti4-rule-LRR-F-46 = Arborec: Mehrere Letani-Krieger in einem System zählen ihre Produktion zusammen und produzieren so zwei Infanterie für eine Ressource.
ti4-rule-LRR-F-47 = Nekro: Auf Fraktionsbögen gedruckte Einheiten wie den „Kriegssonne-Prototyp I“ der Glut von Muaat kopieren die „Valefar-Assimilatoren“ nicht.
ti4-rule-LRR-F-48 = Nekro: Infanterie, die durch die „Alastor“ im Raum kämpft, zählt für Effekte neben ihrer Art auch als Schiffe, für den Flottenpool aber nicht.
ti4-rule-LRR-F-49 = Nekro: Infanterie, die durch die „Alastor“ im Raum kämpft, tut es bis zum Ende des Kampfes, auch wenn die „Alastor“ fällt.
ti4-rule-LRR-F-50 = Nekro darf zu einer Einheitenart eine allgemeine und eine Fraktionsaufwertung haben; wirksam ist nur die der Fraktion, und geht sie verloren, wieder die allgemeine.
ti4-rule-LRR-F-51 = Nekro: Von mehreren Aufwertungen einer Einheitenart zählt für „Entwickle moderne Waffensysteme“ und „Revolutioniere die Kriegsführung“ nur eine.
ti4-rule-LRR-F-52 = Nekro: Infanterie, die durch die „Alastor“ kämpft, zählt zu den Schiffen, die die „Sturmkanone“ verlangt.
ti4-rule-LRR-F-53 = Nekro: Die „Salai Sai Corian“ der Winnu hat für jede Infanterie, die durch die „Alastor“ kämpft, einen Würfel mehr.
ti4-rule-LRR-F-54 = Hacan: Eine Transaktion ohne Nachbarschaft dürfen beide Seiten vorschlagen, solange der aktive Spieler daran beteiligt ist.
ti4-rule-LRR-F-55 = Xxcha: „Friedensabkommen“ reicht von einem Planeten zu einem anderen im selben System, denn ein Planet grenzt an sein System.
ti4-rule-LRR-F-56 = Creuss: Ihr Vertrag wirkt auch, bevor sie den „Wurmloch-Generator“ haben.
ti4-rule-LRR-F-57 = Creuss: Mit dem „Licht/Wellen-Deflektor“ darf eine fremde Flotte durch das System der „Hil Colish“ ins Heimat-System der Creuss oder zum Tor von Creuss.
ti4-rule-LRR-F-58 = Creuss: Entfernt ein Gravitationsstrudel die „Hil Colish“ unterwegs, ist ihr Wurmloch fort und für die Schiffe nach ihr nicht mehr nutzbar.
ti4-rule-LRR-F-59 = Naalu: Jäger, die durch die „Matriarchin“ am Boden kämpfen, kehren nach dem Kampf in den Weltraum zurück; ohne Bodentruppen ist es unentschieden und der Planet nicht gewonnen.
ti4-rule-LRR-F-60 = Naalu: Ein Unentschieden von Jägern, die durch die „Matriarchin“ kämpfen, löst auch „Dacxive Animatoren“ nicht aus.
ti4-rule-LRR-F-61 = Naalu: Der „0“-Marker bleibt bei den Naalu oder bei dem, der ihn durch „Die Gabe der Hellsicht“ hat, auf der Strategiekarte, die dieser Spieler gerade hat.
ti4-rule-LRR-F-62 = Zaar: „Chaosforschung“ geht in jedem eigenen Zug der Aktionsphase.
ti4-rule-LRR-F-63 = Zaar: „Chaosforschung“ geht auch in dem Zug, in dem die Zaar passen.
ti4-rule-LRR-F-64 = Zaar: „Schwebefabriken“ lösen kein Offensivfeuer der Weltraumkanone aus und nehmen keine Treffer von PVS.
ti4-rule-LRR-F-65 = Mentak: Ohne Kriegssonnen-Technologie bringt auch „Bergungstechnik“ keine Kriegssonne.
ti4-rule-LRR-F-66 = Mentak: Fiel ein gegnerisches Flaggschiff, kann „Bergungstechnik“ das eigene produzieren, denn die Einheitenart ist dieselbe.
ti4-rule-LRR-F-67 = Mentak: Nach einem Kampf gegen die „Alastor“ des Nekro-Virus bringt „Bergungstechnik“ keine Infanterie; mit dem Kampf hört diese auf, Schiff zu sein.
ti4-rule-LRR-F-68 = Mentak: „Plündern“ geht auch bei Nachbarn, die es nur durch „Lazaxianische Raumfaltung“ oder „Quantenverschränkung“ sind.
ti4-rule-LRR-F-69 = Mentak: „Plündern“ darf auf jede Handelsware folgen, die die Zaar durch „Resteverwertung“ erhalten, wenn seine Bedingungen erfüllt sind.

ti4-rule-LRR-R = Lesarten und Entscheidungen
ti4-rule-LRR-R-1 = Die Heimat-Systeme liegen in der Sitzordnung der Spieler; der erste Platz ist der des Sprechers (0.6). Es kann ausgelost werden, wer ihn hat.
ti4-rule-LRR-R-2 = Wer mitten in der eigenen Taktikaktion die Bedingungen von 16.1 erfüllt, scheidet sofort aus; die Aktion endet und der Zug mit ihr. Man kann es auch so lesen, dass die Aktion erst zu Ende geführt wird.
ti4-rule-LRR-R-3 = Relikte, Reliktfragmente und Erkundungskarten eines Ausgeschiedenen, die Eintrag 16 nicht nennt, werden vernichtet. Sie können auch zurückgehen: Relikte in ihren Stapel, die anderen auf ihre Ablagestapel.
ti4-rule-LRR-R-4 = Eine Sekundärfähigkeit wird nicht genutzt, wo sie nichts bewirkt (83.1). Man kann erlauben, den Kommandomarker trotzdem auszugeben; Ressourcen zahlt aber niemand für nichts.
ti4-rule-LRR-R-5 = Beendet eine Karte einen Zug, können Fähigkeiten am Ende des Zuges noch genutzt werden. Man kann es auch als Zug ohne Ende lesen, in dem das nicht geht.
ti4-rule-LRR-R-6 = Wer Treffer zuerst zuweist, wenn beide Seiten es müssen, sagen die Regeln nicht (20.2, 71.6): Es ist der Angreifer. Es kann auch der Verteidiger sein.
ti4-rule-LRR-R-7 = Anomalien versperren Rückzüge und andere Bewegungen durch eine Fähigkeit wie jede Bewegung (13.1, 65.1, 86.1). Nach 17.9 kann man auch lesen, dass sie dabei keine Rolle spielen.
ti4-rule-LRR-R-8 = Für Schiffe, die sich aus einem Gravitationsstrudel zurückziehen oder ihn durch eine Fähigkeit verlassen, wird nicht gewürfelt: Er wirkt auf Bewegung mit Bewegungswerten (37.1). Man kann auch jedes solche Schiff würfeln lassen (37.2).
ti4-rule-LRR-R-9 = Ein Gesetz, das Wurmlöchern ihre Wirkung auf die Bewegung nimmt, hindert niemanden am Rückzug durch sie. Man kann auch lesen, dass es sie für Rückzüge schließt.
ti4-rule-LRR-R-10 = Einheiten dürfen über Flottenpool und Kapazität hinaus produziert werden, wenn dafür ebenso viele weichen, die schon da waren (32.3, 49.3). Man kann auch verlangen, dass für alle Platz ist.
ti4-rule-LRR-R-11 = Wer Produktion nutzt, produziert etwas: Danach sind Selbstmontageroutinen nutzbar, und wer durch Tungstantus eine Handelsware erhält, produziert dann mindestens eine Einheit. Man kann jede Nutzung von Produktion gelten lassen, auch wenn nichts produziert wird.
ti4-rule-LRR-R-12 = Ein gewonnener Planet wird erkundet (29.1), ehe geschieht, was Fähigkeiten danach bewirken. Sie können auch zuerst kommen.
ti4-rule-LRR-R-13 = Ein Erkundungsstapel wird neu gebildet, sobald seine letzte Karte gezogen ist, und diese ist nicht darin (29.7a). Das kann auch erst geschehen, wenn die nächste Karte gebraucht wird.
ti4-rule-LRR-R-14 = Eine Agenda ohne mögliche Alternative wird ohne Wirkung abgelegt. Sie kann auch durch eine andere ersetzt werden.
ti4-rule-LRR-R-15 = Eine Agenda, die beim Aufdecken abgelegt wird, weil es nichts abzustimmen gibt, geht, ehe beim Aufdecken sonst etwas geschieht. Sie kann auch danach gehen.
ti4-rule-LRR-R-16 = Über die Agenda, die Hinterzimmerpolitik verbirgt, stimmt auch der Sprecher ab. Man kann die Karte auch so lesen, dass nur die anderen abstimmen.
ti4-rule-LRR-R-17 = Zusätzliche Stimmen folgen den übrigen (2.15); wer keine anderen abgibt, hat also keine. Man kann auch zulassen, dass sie die einzigen sind.
ti4-rule-LRR-R-18 = Ändert eine Karte, wer gewählt ist, zählt der neue Gewählte für Prognosen (2.22) und für Tödliche Intrige. Es kann auch zählen, wer die meisten Stimmen hat.
ti4-rule-LRR-R-19 = Legt Tödliche Intrige eine Agenda ab, wird keine Alternative abgehandelt, also trifft keine Prognose zu (2.22b). Man kann auch die Alternative mit den meisten Stimmen als richtig prognostiziert ansehen.
ti4-rule-LRR-R-20 = Mit Gewaltenteilung erhält die Handelswaren auf einer Strategiekarte, wer sie wählt (85.1a). Sie können auch mit der Karte gehen.
ti4-rule-LRR-R-21 = Wird eine Agenda aufgedeckt, spielt jeder einmal Diplomatischer Druck, wer auch immer eine Vertragskarte geben muss (3.6b). Man kann auch je eine für jeden erlauben, der geben muss.
ti4-rule-LRR-R-22 = Investitionen manipulieren legt Handelswaren auf Strategiekarten, die gewählt werden können. Man kann auch alle Strategiekarten zulassen, selbst solche, die jemand behalten hat.
ti4-rule-LRR-R-23 = Das Zepter von Emelpar hilft auch bei leerem Strategiepool. Man kann auch lesen, dass es einen vorhandenen Marker ersetzt.
ti4-rule-LRR-R-24 = Der Weltenschlund ist auch nutzbar, wenn alle eigenen Planeten schon erschöpft sind. Man kann auch einen spielbereiten verlangen (30.4, 31.11).
ti4-rule-LRR-R-25 = Eine Einheit, die wegen der Krone des Thalnos zerstört wird, ist es sofort, vor dem Zuweisen von Treffern. Es kann auch danach geschehen.
ti4-rule-LRR-R-26 = Für Produziere in Massen zählen nur Einheiten, die Produktion nutzen können. Man kann auch alle mit einem Produktionswert zählen, selbst wo ein Gesetz sie sperrt.
ti4-rule-LRR-R-27 = Sind alle anderen ausgeschieden, hat der letzte Spieler gewonnen. Die Regeln sagen das nicht, und es kann auch weitergespielt werden.
ti4-rule-LRR-R-28 = Eine von Hinterzimmerpolitik verborgene Agenda, die beim Aufdecken abgelegt würde oder keine mögliche Alternative hat, wird ersetzt. Sie kann auch abgelegt werden und Hinterzimmerpolitik mit ihr.
ti4-rule-LRR-R-29 = Neben jeder Frage darf ein Spieler bis zu zwei Transaktionen vorschlagen, die der andere ablehnt; für Gespräche setzen die Regeln keine Grenze (91.4a). Es können auch bis zu vier sein.
ti4-rule-LRR-R-30 = Drei unbekannte Reliktfragmente gelten als drei von einer Art und bringen also ein Relikt (73.1). Man kann auch verlangen, dass eines der Art mit dieser Fähigkeit darunter ist.
ti4-rule-LRR-R-31 = Beim Zepter der Herrschaft platziert auch Mahact einen Marker, denn auf dem eigenen Kommandobogen liegen eigene. Man kann es so lesen, dass nur die folgen, deren Marker erbeutet wurden.
ti4-rule-LRR-R-32 = Wer Raghs Ruf spielt, bestimmt den Planeten des Saar-Spielers, auf den die Bodentruppen kommen. Es kann auch der Saar-Spieler sein.
ti4-rule-LRR-R-33 = Beim Erwecken können einige der Schläfermarker eines Systems liegen bleiben. Man kann es so lesen, dass alle ersetzt werden, soweit die PVS reichen.
ti4-rule-LRR-R-34 = Ul der Urvater kann nur genutzt werden, wenn man Elysium kontrolliert. Die Karte sagt das nicht; man kann Elysium auch spielbereit machen, wenn es jemand anderem gehört.
ti4-rule-LRR-R-35 = Jeder Reclaimer auf einem gewonnenen Planeten platziert ein Gebäude. Man kann es auch als ein Gebäude je Planet lesen, wie viele Mechs dort auch sind.
ti4-rule-LRR-R-36 = Mehrere Gravitationsstrudel in einem System sind einer (37.4); mit einem eigenen Dimensionsriss würfeln die Vuil'raith daher auch dort nicht, wo ohnehin ein Strudel ist. Man kann es so lesen, dass sie für den anderen würfeln.
ti4-rule-LRR-R-37 = Den Würfel, den Burggraf Unlenn in einer Kampfrunde gibt, wirft man beim Kampfwurf. Man kann ihn auch bei der Jägerabwehr dieser Runde werfen.
ti4-rule-LRR-R-38 = Handelswaren, die ein Text einem Spieler von einem anderen verschafft oder die aus dessen Massenprodukten werden (57.6), sind erhalten, sodass „Plündern“ folgen kann. Man kann es so lesen, dass nur die aus dem Vorrat zählen (39.2).
ti4-rule-LRR-R-39 = Die Transaktion durch die Temporale Systemsteuerung ist auch mit jemandem möglich, der kein Nachbar ist. Man kann sie als Transaktion nach den Regeln lesen, also mit Nachbarn (91.1).
ti4-rule-LRR-R-40 = Texte, die Bodentruppen vom Spielplan nehmen oder ohne Schiffe entsenden, gelten auch für Hel-Titanen, die ja ebenfalls Bodentruppen sind. Man kann es so lesen, dass diese bleiben, weil Gebäude nicht bewegt werden (34.3).
ti4-rule-LRR-R-41 = Ein Stapel von Aktionskarten oder Agenden wird neu gebildet, sobald die letzte Karte gezogen ist, und zwar ohne diese (59.5). Man kann damit warten, bis die nächste Karte gebraucht wird; dann ist dabei, was bis dahin abgelegt wurde.
ti4-rule-LRR-R-42 = Ein System, dessen Seiten alle an Systeme oder Hyperrouten stoßen, liegt nicht am Rand des Spielplans: Hyperrouten sind Tafeln (41). Man kann es so lesen, dass nur Systeme zählen, und das sind Hyperrouten nicht (41.2, 79.2).
ti4-rule-LRR-R-43 = Das Heimat-System eines Ausgeschiedenen bleibt ein Heimat-System (87.2) und ist für Aufträge weiter das eines anderen Spielers. Man kann es so lesen, dass nicht mehr als anderer Spieler zählt, wer ausgeschieden ist (16), und sein Heimat-System niemandem gehört.
ti4-rule-LRR-R-44 = Verlässt das Heimatschutzgesetz das Spiel, kehren PVS über die zwei hinaus, die ein Planet haben kann (34.5), in den Nachschub zurück. Man kann es so lesen, dass sie bleiben und nur keine weiteren platziert werden (34.6).
ti4-rule-LRR-R-45 = Macht ein Text Systeme mit Alpha- und Beta-Wurmlöchern angrenzend, so sind sie es auch, wenn solche Wurmlöcher laut Gesetz bei der Bewegung keine Wirkung haben. Man kann es so lesen, dass das Gesetz auch diese Wege sperrt.
