### Die Regeln von Twilight Imperium, dritte Ausgabe, nummeriert und in eigenen Worten (Deutsch).
### ti3-rule-T3-7 ist der Titel von Kapitel T3.7, ti3-rule-T3-7-4 ist die Regel T3.7.4; die englische Fassung ist rules.en.ftl.


ti3-rule-T3-1 = Spielaufbau
ti3-rule-T3-1-1 = Jeder Spieler zieht zufällig eines der zehn Heimatsysteme und führt dessen Rasse (als Option wählen die Spieler reihum).
ti3-rule-T3-1-2 = Ein zufälliger Spieler wird Sprecher.
ti3-rule-T3-1-3 = Aktionskarten und politische Karten werden zu zwei verdeckten Stapeln gemischt.
ti3-rule-T3-1-4 = Jeder Spieler besitzt die Planeten seines Heimatsystems, nicht erschöpft. Alle anderen Planeten sind neutral.
ti3-rule-T3-1-5 = Es gibt 40 Handelsgüter. Sie liegen anfangs im allgemeinen Bereich.
ti3-rule-T3-1-6 = Jeder Spieler zieht einen geheimen Auftrag, den nur er sieht. Die übrigen sind aus dem Spiel.
ti3-rule-T3-1-7 = Der Auftragsstapel besteht aus sechs zufälligen Karten der Stufe I auf drei zufälligen der Stufe II, die mit Imperium Rex gemischt sind.
ti3-rule-T3-1-8 = Jeder Spieler setzt die Starteinheiten seiner Rasse ins Heimatsystem. Bodentruppen, PDS und das Raumdock kommen nach Wunsch auf dessen Planeten, höchstens zwei PDS auf jeden.
ti3-rule-T3-1-9 = Jeder Spieler beginnt mit den Starttechnologien seiner Rasse.
ti3-rule-T3-1-10 = Von 16 Kommandochips legt jeder Spieler 2 in den Strategiebereich, 3 in den Kommandobereich und 3 in die Flottenversorgung; die übrigen sind Verstärkung. L1Z1X beginnt mit einem mehr im Strategiebereich, Mentak mit einem mehr in der Flottenversorgung.
ti3-rule-T3-1-11 = Zu viert werden die Aktionskarten Strategic Flexibility und Strategic Shift aussortiert.
ti3-rule-T3-1-12 = Zu fünft beginnen die Positionen 1 und 4 mit 4 Handelsgütern und Position 5 mit 6.

ti3-rule-T3-2 = Die Galaxie
ti3-rule-T3-2-1 = Die Galaxie wird von den Spielern Stück für Stück gebaut oder zufällig ausgelegt und so ausgeglichen, dass niemand viel besser dasteht (quick).
ti3-rule-T3-2-2 = Von den 32 Systemen werden zu sechst 2 unbesehen weggelegt und jeder erhält 5; zu fünft wird 1 weggelegt und jeder erhält 6; zu viert erhält jeder 8; zu dritt werden drei leere Systeme und ein Asteroidenfeld aussortiert, 4 weitere unbesehen weggelegt, und jeder erhält 8.
ti3-rule-T3-2-3 = Mecatol Rex liegt in der Mitte. Die Heimatsysteme liegen im dritten Ring an den Stellen, die die Spielerzahl vorgibt; die Plätze folgen ihnen im Uhrzeigersinn ab dem Sprecher, der den ersten hat.
ti3-rule-T3-2-4 = Der Sprecher legt zuerst, dann geht es im Uhrzeigersinn; nach dem letzten Spieler kehrt sich die Richtung um, an beiden Enden.
ti3-rule-T3-2-5 = Ein Ring muss vollständig sein, bevor der nächste begonnen wird.
ti3-rule-T3-2-6 = Heimatsysteme schließen sich von selbst an und kosten keinen Zug.
ti3-rule-T3-2-7 = Ein spezielles System darf nicht neben ein anderes gelegt werden, außer der Spieler hat keine andere Wahl.
ti3-rule-T3-2-8 = Wer ein System ohne Planeten gelegt hat, muss beim nächsten Mal eines mit Planeten legen. Wer keines mehr hat, deckt alle auf und legt ein beliebiges.
ti3-rule-T3-2-9 = Zu fünft wird vor dem Bau ein zufälliges System verdeckt neben Mecatol Rex gelegt.

ti3-rule-T3-3 = Systeme und Planeten
ti3-rule-T3-3-1 = Systeme sind angrenzend, wenn ihre Felder sich berühren.
ti3-rule-T3-3-2 = Ein Planet liefert seine Ressourcen oder seinen Einfluss, wenn seine Karte erschöpft wird, immer ganz und nur eines von beiden.
ti3-rule-T3-3-3 = Beliebige nicht erschöpfte Planeten und Handelsgüter zusammen können einen Preis bezahlen. Was zu viel bezahlt wird, verfällt, und es wird nichts bezahlt, was entbehrlich ist.
ti3-rule-T3-3-4 = Nur Bodentruppen übernehmen einen Planeten. Die Kontrolle bleibt, wenn die letzte Bodentruppe geht: Ein Kontrollchip bleibt liegen.
ti3-rule-T3-3-5 = Ein übernommener Planet kommt erschöpft.
ti3-rule-T3-3-6 = Ein Asteroidenfeld wird nie aktiviert, und keine Bewegung endet dort. Hindurch fliegen Schiffe nur mit Antimassendeflektor.
ti3-rule-T3-3-7 = Asteroidenfelder, Nebel und Supernovae sind spezielle Systeme.
ti3-rule-T3-3-8 = Ein Nebel wird durch Aktivierung betreten, nie durchflogen. Ein Schiff, das ihn verlässt, hat Reichweite 1, was auch immer sonst gilt. Eine Flotte, die sich darin verteidigt, erhält +1 auf ihre Kampfwürfe.
ti3-rule-T3-3-9 = Eine Supernova wird nie aktiviert und nie durchflogen.
ti3-rule-T3-3-10 = Systeme mit Wurmlöchern desselben Buchstabens sind angrenzend, jedoch nicht für PDS-Feuer. Ein einzelnes Wurmloch bewirkt nichts.

ti3-rule-T3-4 = Die Runde
ti3-rule-T3-4-1 = Eine Runde besteht aus Strategiephase, Aktionsphase und Statusphase. Runden folgen aufeinander, bis jemand gewonnen hat.
ti3-rule-T3-4-2 = Die Reihenfolge richtet sich nach der niedrigsten Zahl auf den Strategiekarten eines Spielers.

ti3-rule-T3-5 = Die Strategiephase
ti3-rule-T3-5-1 = Vom Sprecher an im Uhrzeigersinn nimmt jeder Spieler eine der übrigen Strategiekarten.
ti3-rule-T3-5-2 = Zu dritt und zu viert geschieht das zweimal, sodass jeder zwei hat.
ti3-rule-T3-5-3 = Wer eine Karte mit Bonuschips nimmt, erhält für jeden ein Handelsgut oder einen Kommandochip.
ti3-rule-T3-5-4 = Dann erhält jede übrige Karte einen Bonuschip; zu viert gibt es keine.
ti3-rule-T3-5-5 = Wer Initiative nimmt, wird sofort Sprecher und darf sie in der nächsten Strategiephase nicht wieder nehmen, außer es ist nichts anderes übrig.

ti3-rule-T3-6 = Die Aktionsphase und die Strategiekarten
ti3-rule-T3-6-1 = In der Reihenfolge führt jeder Spieler eine Aktion aus: strategisch, taktisch, Bewegung oder eine, die ein Text bietet. Das geht reihum, bis alle gepasst haben.
ti3-rule-T3-6-2 = Ein Spieler darf erst passen, wenn alle seine Strategiekarten gespielt sind (Initiative wird nicht gespielt). Wer gepasst hat, kommt in dieser Runde nicht mehr an die Reihe, darf aber Sekundärfähigkeiten nutzen.
ti3-rule-T3-6-3 = Strategische Aktion: Die Primärfähigkeit einer eigenen Karte wird ausgeführt; dann dürfen die anderen im Uhrzeigersinn je einmal ihre Sekundärfähigkeit nutzen; dann wird die Karte umgedreht.
ti3-rule-T3-6-4 = Eine Sekundärfähigkeit kostet einen Kommandochip des Strategiebereichs; die der Logistik kostet keinen, und Initiative erspart sie ihrem Inhaber alle.
ti3-rule-T3-6-5 = 2 Diplomatie. Primär: Benenne einen Gegner; bis zum Ende der Phase aktiviert keiner von euch ein System mit Einheiten des anderen. Sekundär: Frische bis zu zwei erschöpfte Planeten außerhalb deines Heimatsystems auf.
ti3-rule-T3-6-6 = 3 Politik. Primär: Ziehe drei Aktionskarten, nimm einen Kommandochip, lege die oberste politische Karte dem Rat vor, sieh dir dann die nächsten drei an und lege eine auf und zwei unter den Stapel. Sekundär: Ziehe eine Aktionskarte.
ti3-rule-T3-6-7 = 4 Logistik. Primär: Nimm vier Kommandochips. Sekundär: Nimm je einen Kommandochip für 3 Einfluss, die du ausgibst.
ti3-rule-T3-6-8 = 5 Handel. Primär: Erhalte entweder 3 Handelsgüter und die Einnahmen deiner Handelsabkommen, danach dürfen alle mit deiner Zustimmung neue aushandeln; oder hebe alle Handelsabkommen auf. Sekundär: Erhalte die Einnahmen deiner Handelsabkommen.
ti3-rule-T3-6-9 = 6 Kriegsführung. Primär: Nimm einen deiner Kommandochips vom Brett in deinen Kommandobereich. Sekundär: Bewege bis zu zwei deiner Zerstörer und Kreuzer von irgendwo je in ein angrenzendes System ohne Einheiten, das kein Heimatsystem ist, und lege dort einen Kommandochip aus deiner Verstärkung ab.
ti3-rule-T3-6-10 = 7 Technologie. Primär: Erhalte eine Technologie, deren Voraussetzungen du erfüllst. Sekundär: Kaufe eine.
ti3-rule-T3-6-11 = 8 Imperial. Primär: Decke die oberste Karte des Auftragsstapels auf, erhalte dann 2 Siegpunkte. Sekundär: Produziere sofort in einem System mit deinen Raumdocks, auch wenn du es aktiviert hast; das aktiviert es nicht.

ti3-rule-T3-7 = Die taktische Aktion
ti3-rule-T3-7-1 = Lege einen Kommandochip aus dem Kommandobereich auf ein System, um es zu aktivieren. Ein System mit einem eigenen Kommandochip kann nicht aktiviert werden; die anderer sind ohne Belang.
ti3-rule-T3-7-2 = Dann dürfen Schiffe in Reichweite in das aktivierte System ziehen. Kein Schiff zieht aus einem System, in dem sein Besitzer schon einen Kommandochip hatte.
ti3-rule-T3-7-3 = Schiffe fliegen nicht durch Systeme mit feindlichen Schiffen; Jäger versperren den Weg nicht. Eigene Kommandochips hindern nicht am Durchflug.
ti3-rule-T3-7-4 = Träger und Kampfsterne nehmen Jäger, Bodentruppen und PDS auf, wo sie starten, unterwegs und im aktivierten System, aber nicht in einem System mit feindlichen Schiffen oder einem, das derselbe Spieler vorher aktiviert hat.
ti3-rule-T3-7-5 = Nach der Bewegung dürfen die PDS der anderen in Reichweite je einmal auf die Schiffe des aktiven Spielers im System feuern; dann die des aktiven Spielers auf feindliche Schiffe dort. Treffer wirken sofort.
ti3-rule-T3-7-6 = Sind nun Schiffe zweier Spieler im System, kämpfen sie, bis nur noch einer dort Schiffe hat. Der aktive Spieler greift an.
ti3-rule-T3-7-7 = Vor der Schlacht würfelt jeder Zerstörer beider Seiten zwei Würfel; jeder Treffer zerstört sofort einen feindlichen Jäger.
ti3-rule-T3-7-8 = Eine Kampfrunde: Zuerst darf der Angreifer den Abzug ansagen; wenn nicht, darf der Verteidiger den Rückzug ansagen.
ti3-rule-T3-7-9 = Dann würfeln beide je einen Würfel pro Schiff, drei für einen Kampfstern. Ein Würfel, der mindestens den Kampfwert seines Schiffes zeigt, ist ein Treffer.
ti3-rule-T3-7-10 = Für jeden Treffer zerstört der Getroffene ein eigenes Schiff seiner Wahl oder beschädigt ein unbeschädigtes Schlachtschiff oder einen Kampfstern; wird ein beschädigtes getroffen, ist es zerstört. Der Angreifer entfernt seine Verluste zuerst.
ti3-rule-T3-7-11 = Dann wird der angesagte Abzug ausgeführt: Die ganze Flotte zieht in ein angrenzendes System, das ihr Besitzer aktiviert hat und in dem keine feindlichen Schiffe sind. Er entfällt, wenn der Feind keine Schiffe mehr hat.
ti3-rule-T3-7-12 = Während einer Schlacht brauchen Jäger keine Kapazität. Danach werden die ohne Kapazität zerstört.
ti3-rule-T3-7-13 = Bodentruppen und PDS an Bord kämpfen nicht. Gehen die Schiffe verloren, die sie tragen, sind auch sie verloren: so viele, wie der Rest der Flotte nicht fassen kann.

ti3-rule-T3-8 = Landungen und Invasion
ti3-rule-T3-8-1 = Sind keine feindlichen Schiffe im System, darf der aktive Spieler Bodentruppen und PDS von Bord auf dessen Planeten landen. Alle Landungen stehen fest, bevor der erste Kampf beginnt.
ti3-rule-T3-8-2 = Eine PDS landet auf einem neutralen oder fremden Planeten nur zusammen mit Bodentruppen; allein würde sie zerstört.
ti3-rule-T3-8-3 = Ein neutraler Planet und ein fremder ohne Bodentruppen fällt den Bodentruppen zu, die darauf landen.
ti3-rule-T3-8-4 = Vor einem Invasionskampf darf jedes Schlachtschiff im System einen Planeten bombardieren, auf dem eigene Bodentruppen gelandet sind und der keine feindliche PDS hat: ein Würfel, und jeder Treffer vernichtet eine verteidigende Bodentruppe.
ti3-rule-T3-8-5 = Ein Kampfstern bombardiert mit drei Würfeln, trotz PDS und selbst ohne Landung.
ti3-rule-T3-8-6 = Dann feuert jede PDS auf dem Planeten einmal auf die Eindringlinge.
ti3-rule-T3-8-7 = In jeder Runde des Invasionskampfs würfeln beide je Bodentruppe; Verluste werden entfernt; bis eine Seite keine mehr hat. Niemand zieht sich zurück.
ti3-rule-T3-8-8 = Hat der Eindringling noch Bodentruppen und der Verteidiger keine, ist der Planet genommen, und PDS und Raumdock des Verteidigers darauf sind zerstört.
ti3-rule-T3-8-9 = Hat keiner mehr welche, behält der Verteidiger den Planeten und was darauf ist. Gelandete PDS gehen mit dem letzten Eindringling verloren.

ti3-rule-T3-9 = Die Bewegungsaktion
ti3-rule-T3-9-1 = Aktiviere zwei angrenzende Systeme, jedes mit mindestens einer eigenen und ohne feindliche Einheiten: Ein Chip kommt aus dem Kommandobereich, der andere aus der Verstärkung.
ti3-rule-T3-9-2 = Schiffe dürfen sich mit ihrer Ladung zwischen den beiden bewegen; nichts pendelt.
ti3-rule-T3-9-3 = PDS anderer in Reichweite dürfen auf die Schiffe in einem der beiden Systeme feuern.
ti3-rule-T3-9-4 = Dann dürfen Einheiten auf eigenen Planeten landen, und in einem der beiden Systeme darf produziert werden.

ti3-rule-T3-10 = Produktion
ti3-rule-T3-10-1 = Als letzten Schritt darf jedes eigene Raumdock im aktivierten System Einheiten produzieren, so viele wie die Ressourcen seines Planeten plus 2.
ti3-rule-T3-10-2 = Ein neues Raumdock darf für 4 Ressourcen auf einem Planeten des aktivierten Systems gebaut werden, der noch keines hat, die ganze Runde kontrolliert war und in dessen System keine feindlichen Schiffe sind.
ti3-rule-T3-10-3 = Solange ein feindliches Schiff im System ist, sind seine Docks blockiert: Sie produzieren nur Bodentruppen und PDS.
ti3-rule-T3-10-4 = Neue Schiffe stehen im Raum des Systems; Bodentruppen und PDS auf dem Planeten des Docks.
ti3-rule-T3-10-5 = Auf einem Planeten sind nie mehr als zwei PDS und ein Raumdock.
ti3-rule-T3-10-6 = Nichts wird über Flottenversorgung, Jägerkapazität oder vorhandene Figuren hinaus produziert.
ti3-rule-T3-10-7 = Jäger und Bodentruppen kommen paarweise je Sorte für 1 Ressource; ein halbes Paar kostet ebenso viel. Beide zählen für die Grenze des Docks.
ti3-rule-T3-10-8 = Kampfsterne kann nur produzieren, wer diese Technologie hat.

ti3-rule-T3-11 = Handel
ti3-rule-T3-11-1 = Jede Rasse hat zwei Handelsverträge mit einem Wert. Für ein Abkommen tauschen zwei Spieler je einen Vertrag, und zwei Spieler haben höchstens ein Abkommen miteinander.
ti3-rule-T3-11-2 = Die Einnahmen aus Handelsabkommen sind der Wert aller von anderen erhaltenen Verträge.
ti3-rule-T3-11-3 = In den Verhandlungen darf jeder Spieler reihum zweimal ein Angebot machen: Vertrag gegen Vertrag, und Handelsgüter von einer Seite an die andere. Nimmt der Partner an, muss der Spieler mit Handel zustimmen.
ti3-rule-T3-11-4 = Ein in dieser Aktion geschlossenes Abkommen bringt in derselben Aktion nichts ein.
ti3-rule-T3-11-5 = Eine Raumschlacht oder Invasion zwischen zwei Partnern, selbst auf einen unverteidigten Planeten, beendet ihr Abkommen. PDS-Feuer und Karten nicht.
ti3-rule-T3-11-6 = In der Statusphase darf jeder Spieler eigene Abkommen beenden.
ti3-rule-T3-11-7 = Ein Handelsgut steht für eine Ressource oder einen Einfluss. Es darf anderen gegeben werden, bringt aber keine Stimmen.
ti3-rule-T3-11-8 = Ist der allgemeine Bereich leer, erhält niemand Handelsgüter.

ti3-rule-T3-12 = Kommandochips und Grenzen
ti3-rule-T3-12-1 = Ein erhaltener Kommandochip kommt aus der Verstärkung in einen von drei Bereichen: Strategie, Kommando, Flottenversorgung. Es gibt 16; ist keiner übrig, erhält man nichts.
ti3-rule-T3-12-2 = Ein ausgegebener Chip geht zurück in die Verstärkung.
ti3-rule-T3-12-3 = In jedem System darf ein Spieler so viele Schiffe ohne Jäger haben wie Chips in der Flottenversorgung. Nichts wird darüber hinaus bewegt oder gebaut.
ti3-rule-T3-12-4 = Sind es aus irgendeinem Grund mehr, zerstört der Besitzer sofort Schiffe seiner Wahl.
ti3-rule-T3-12-5 = Jäger brauchen Kapazität in ihrem System: 6 je Träger und Kampfstern, abzüglich dessen, was diese sonst tragen, und 3 je eigenem Raumdock. Was darüber liegt, wird nach Wahl des Besitzers zerstört.
ti3-rule-T3-12-6 = Bodentruppen und PDS sind auf einem Planeten oder an Bord. Ein Träger und ein Kampfstern fassen sechs Jäger, Bodentruppen und PDS in beliebiger Mischung.
ti3-rule-T3-12-7 = Ein erschöpfter Planet liefert nichts, bis er aufgefrischt wird.
ti3-rule-T3-12-8 = Niemand hält mehr als sieben Aktionskarten. Wer mehr hat, wirft sofort ab.

ti3-rule-T3-13 = Der galaktische Rat
ti3-rule-T3-13-1 = Eine politische Karte lässt den Rat dafür oder dagegen stimmen oder jemanden oder etwas wählen.
ti3-rule-T3-13-2 = Es wird einzeln im Uhrzeigersinn abgestimmt, beginnend links vom Sprecher; der Sprecher ist der letzte.
ti3-rule-T3-13-3 = Ein Spieler hat so viele Stimmen wie der Einfluss aller eigenen nicht erschöpften Planeten, mindestens 1. Alle gehen an eine Seite oder keine. Abstimmen erschöpft nichts.
ti3-rule-T3-13-4 = Die meisten Stimmen entscheiden. Bei Gleichstand entscheidet der Sprecher, auch wenn niemand gestimmt hat.
ti3-rule-T3-13-5 = Während jemand stimmt, dürfen die anderen je einmal Handelsgüter verschenken; Versprechen binden niemanden.
ti3-rule-T3-13-6 = Ein beschlossenes Gesetz bleibt in Kraft; jede andere politische Karte wird abgelegt, wenn sie abgehandelt ist.
ti3-rule-T3-13-7 = Kann nichts gewählt werden, wird die Karte ohne Abstimmung abgelegt.

ti3-rule-T3-14 = Einheiten
ti3-rule-T3-14-1 = Kosten, Kampfwert und Reichweite: Jäger 1 für zwei, 9; Zerstörer 1, 9, 2; Kreuzer 2, 7, 2; Träger 3, 9, 1; Schlachtschiff 5, 5, 1; Kampfstern 12, 3 mit drei Würfeln, 2; Bodentruppe 1 für zwei, 8; PDS 2, 6; Raumdock 4.
ti3-rule-T3-14-2 = Jäger bewegen sich nicht selbst. Sie sind immer im Raum und kämpfen in jeder Schlacht ihres Systems.
ti3-rule-T3-14-3 = Jeder Spieler hat 8 Zerstörer, 8 Kreuzer, 4 Träger, 5 Schlachtschiffe, 2 Kampfsterne, 6 PDS und 3 Raumdocks. Zerstörte können wieder produziert werden.
ti3-rule-T3-14-4 = Jäger und Bodentruppen über die 10 und 12 Figuren hinaus sind Chips. Wo Chips sind, muss eine Figur sein, und Chips gehen zuerst verloren: Ein Spieler kann also höchstens 10 Stapel Jäger und 12 Stapel Bodentruppen haben, von beliebiger Größe.
ti3-rule-T3-14-5 = Die PDS eines Spielers erreichen die Schiffe in ihrem eigenen System.

ti3-rule-T3-15 = Statusphase, Aufträge und Sieg
ti3-rule-T3-15-1 = In der Reihenfolge darf jeder Spieler einen offenen erfüllten öffentlichen Auftrag werten und seinen geheimen Auftrag zeigen. Jeder Auftrag wird von einem Spieler einmal gewertet.
ti3-rule-T3-15-2 = Niemand wertet Aufträge, ohne alle Planeten des eigenen Heimatsystems zu kontrollieren.
ti3-rule-T3-15-3 = Ein geheimer Auftrag, der unerfüllt gezeigt wird, ist verloren.
ti3-rule-T3-15-4 = Manche Aufträge erfüllt man, indem man auf der Stelle etwas ausgibt.
ti3-rule-T3-15-5 = Alle beschädigten Schiffe werden repariert.
ti3-rule-T3-15-6 = Alle Kommandochips kommen vom Brett in die Verstärkung.
ti3-rule-T3-15-7 = Alle Planeten werden aufgefrischt.
ti3-rule-T3-15-8 = Jeder Spieler zieht eine Aktionskarte und erhält zwei Kommandochips.
ti3-rule-T3-15-9 = Jeder Spieler darf die Kommandochips auf seinem Blatt neu verteilen.
ti3-rule-T3-15-10 = Einheiten dürfen in dieser Phase verschrottet werden: Sie gehen zurück in die Verstärkung.
ti3-rule-T3-15-11 = Dann werden die Strategiekarten zurückgelegt.
ti3-rule-T3-15-12 = Wer zuerst 10 Siegpunkte hat, hat sofort gewonnen.
ti3-rule-T3-15-13 = Wer den offenen Auftrag Dominanz oder Übermacht erfüllt, hat sofort gewonnen.
ti3-rule-T3-15-14 = Wird Imperium Rex aufgedeckt, ist das Spiel sofort zu Ende, und die meisten Siegpunkte gewinnen; die Punkte dieser Imperial-Karte gibt es nicht.
ti3-rule-T3-15-15 = Bei Gleichstand gewinnen die meisten gewerteten Aufträge, dann die meisten Planeten, dann die meisten unbenutzten Kommandochips (in Kommando- und Strategiebereich), dann die meisten Kommandochips auf dem Blatt; danach haben alle Gleichen gewonnen.

ti3-rule-T3-16 = Optionen
ti3-rule-T3-16-1 = Der lange Krieg: 14 Siegpunkte sind nötig, und der Stapel ist 8 Karten der Stufe I auf 5 der Stufe II mit Imperium Rex. Ohne die Endkarte endet das Spiel mit der Statusphase der Runde, in der die letzte Karte aufgedeckt wird.
ti3-rule-T3-16-2 = Der alte Thron: Die Primärfähigkeit von Imperial ist entweder 1 Siegpunkt, wenn du Mecatol Rex kontrollierst, und beliebig viele Aufträge in der kommenden Statusphase; oder ihre Sekundärfähigkeit umsonst, und niemand sonst nutzt sie. Ohne Age of Empire wird am Ende jeder Statusphase ein Auftrag aufgedeckt. Stern in der Krone: Imperial bringt 1 Siegpunkt statt 2.
ti3-rule-T3-16-3 = Age of Empire: Alle Aufträge bis Imperium Rex werden zu Beginn aufgedeckt, und das Spiel hat so viele Runden, wie Karten liegen.
ti3-rule-T3-16-4 = Homeworld: Niemand erhält aus irgendeiner Quelle Siegpunkte oder gewinnt, ohne alle Planeten des eigenen Heimatsystems zu kontrollieren.
ti3-rule-T3-16-5 = Sabotagelauf: Nach dem Sperrfeuer dürfen beide Seiten, der Angreifer zuerst, gegen jeden feindlichen Kampfstern eine Jägerstaffel schicken. Jeder dieser Jäger würfelt: Mit 9 oder mehr kommt er durch die äußere Verteidigung. Diese würfeln noch einmal: Eine 10 zerstört den Kampfstern. Alle anderen geschickten Jäger gehen verloren; Überlebende kämpfen im Raumkampf mit.
ti3-rule-T3-16-6 = Entfernte Sonnen: Auf jedem neutralen Planeten außer Mecatol Rex liegt verdeckt ein Ereignis-Chip, gezogen aus 44; eine andere Liste hat darunter 12 statt 9 friedliche Eroberungen. Wer einen solchen Planeten ohne Landung bekommt, entfernt ihn ohne Wirkung; ein Planet, der wieder neutral wird, bekommt keinen neuen.
ti3-rule-T3-16-7 = Nach der Bewegung einer taktischen Aktion darf der aktive Spieler das System mit einem Jäger darin erforschen: alle verdeckten Chips heimlich ansehen. Auf diesen Planeten landet in dieser Aktivierung niemand. Erforschte Lazax-Überlebende werden entfernt und bringen 1 Siegpunkt und 3 Aktionskarten.
ti3-rule-T3-16-8 = Sind Bodentruppen auf einem Planeten mit Chip gelandet, wird er aufgedeckt und wirkt; danach wird er entfernt. Lebensbedrohung vernichtet die erste Bodentruppe und bleibt, bis der Planet erobert ist; Radioaktivität vernichtet die ganze Landung. Lazax-Überlebende bringen fortan 3 Stimmen mehr; natürlicher Reichtum bringt Handelswaren; ein Wurmloch ist fortan im System; eine technologiereiche Gesellschaft bringt eine Technologie, die der linke Nachbar aussucht; friedliche Eroberung bewirkt nichts.
ti3-rule-T3-16-9 = Feindselige Bewohner kämpfen als so viele Bodentruppen, jedes Mal in voller Stärke, bis der Planet erobert ist. Aufgedeckt können sie nicht mehr ausgelöscht werden. Sie können bombardiert werden; eine andere Liste verbietet das.
ti3-rule-T3-16-10 = Siedler: Die Bodentruppen gehen zurück an Bord, und ein Würfel fällt. Mit 6 oder mehr gehört der Planet dem aktiven Spieler mit 2 neuen Bodentruppen, sonst einem Gegner, den er bestimmt; eine andere Liste lost ihn aus.
ti3-rule-T3-16-11 = Industriegesellschaft: Auf dem Planeten darf kostenlos ein Raumdock errichtet werden, und der Planet kommt nicht erschöpft; man kann es so lesen, dass ihn nur das Dock nicht erschöpft.
ti3-rule-T3-16-12 = Nach den Landungen darf jedes Schlachtschiff und jeder Kampfstern statt zu bombardieren einen verdeckten Chip des Systems auslöschen: Er wird ohne Wirkung entfernt. Dann fällt ein Würfel: Mit 8 oder mehr gehen 3 zufällige Aktionskarten verloren, mit einer 10 sind außerdem alle eigenen Planeten erschöpft. Wer Lazax-Überlebende auslöscht, verliert alle Aktionskarten und Handelswaren, erschöpft alle Planeten und hat bei der nächsten Abstimmung keine Stimme.
ti3-rule-T3-16-13 = Anführer: Die drei Anführer jeder Rasse beginnen im Heimatsystem. Sie sind auf einem Planeten oder an Bord; jedes Schiff, auch ein Jäger, nimmt sie mit, wo es startet und unterwegs, und sie brauchen keine Kapazität. An Bord sind sie bei der Flotte. Sie landen auf eigenen Planeten und auf anderen zusammen mit Bodentruppen.
ti3-rule-T3-16-14 = Ein Anführer, dessen Flotte im Raumkampf zerstört wird, ist bei 1 bis 5 tot, flüchtet bei 6 bis 8 und wird bei 9 und 10 festgenommen; außerhalb eines Raumkampfs ist er tot. Auf einem Planeten, der erobert wird, wird er bei 1 bis 5 festgenommen, flüchtet bei 6 bis 9 und ist bei 10 tot; wechselt der Planet sonst den Besitzer, flüchtet er. Bei einer gescheiterten Invasion wird er festgenommen, auf einem neutralen Planeten getötet. Wer flüchtet, kommt auf einen eigenen Planeten, der nicht unter Blockade steht.
ti3-rule-T3-16-15 = Admiral: Das stärkste Schiff seiner Flotte würfelt im Raumkampf mit einem Würfel mehr; ein Schlachtschiff, das ihn mitnimmt, hat Reichweite +1; greift er an, kann sich der Verteidiger ohne Admiral nicht zurückziehen.
ti3-rule-T3-16-16 = Agent: Landet er mit einer Invasion, feuern keine PDS auf sie, und nach ihrem Erfolg können PDS und Dock des Verlierers durch eigene ersetzt werden. Er kann geopfert werden, um eine Aktionskarte aufzuheben.
ti3-rule-T3-16-17 = Diplomat: Er darf die, die auf seinem Planeten landen, zurück an Bord schicken, auf demselben Planeten aber nicht noch einmal in dieser Runde und der nächsten. Eine Flotte, die ihn mitnimmt, darf Systeme mit Schiffen eines Spielers durchfliegen, der zustimmt.
ti3-rule-T3-16-18 = General: Ein Eindringling mit ihm würfelt in jeder Runde bis zu zwei Würfel, die nicht getroffen haben, noch einmal. Verteidiger auf seinem Planeten erhalten im Invasionskampf +1, Bombardierungen des Planeten -4.
ti3-rule-T3-16-19 = Wissenschaftler: Eine Technologiespezialisierung seines Planeten spart 2 statt 1, ein Raumdock kostet dort 2, PDS dort erhalten +1, und mit einem PDS können ihn Kampfsterne nicht bombardieren.
ti3-rule-T3-16-20 = In der Statusphase behält ein Eroberer einen Gefangenen, lässt ihn frei, gegen Lösegeld, wenn der Besitzer eines bietet, oder richtet ihn hin; nach der Kurzanleitung darf er ihn auch einem beliebigen Spieler übergeben. Wer einen Planeten eines Eroberers erobert, würfelt: Mit 9 oder 10 ist einer der Gefangenen gefunden und frei, oder er wechselt den Besitzer.

ti3-rule-T3-17 = Lesarten und Festlegungen
ti3-rule-T3-17-1 = Kampfsterne haben Reichweite 2; nur die Kurzübersicht nennt 1.
ti3-rule-T3-17-2 = Rally of the People bringt einen Zerstörer, wie es im Regelheft steht; andere Quellen haben ein Schlachtschiff.
ti3-rule-T3-17-3 = Arms Reduction verschont zwei Zerstörer, wie es im Regelheft steht; andere Quellen haben Schlachtschiffe.
ti3-rule-T3-17-4 = Zu dritt und zu viert werden in jeder Runde zwei Strategiekarten genommen; das Regelheft kann als nur in den ersten beiden Runden gelesen werden.
ti3-rule-T3-17-5 = Zwei Strategiekarten dürfen in beliebiger Folge gespielt werden; die niedrigste zählt für die Reihenfolge. Man kann es auch als Vorschrift für die Folge des Ausspielens lesen.
ti3-rule-T3-17-6 = Patrouillen dürfen in einen Nebel; die Kurzübersicht schließt spezielle Systeme aus.
ti3-rule-T3-17-7 = Ein neues Raumdock produziert sofort; die Kurzübersicht sagt ab der nächsten Runde.
ti3-rule-T3-17-8 = Auf Landungen feuern nur die PDS auf dem Planeten; ein Satz des Regelhefts nennt auch die in Reichweite.
ti3-rule-T3-17-9 = Das verdeckte System zu fünft kommt an eine zufällige Stelle neben Mecatol Rex und wird umgedreht, wenn die Galaxie fertig ist; es kann sofort umgedreht werden.
ti3-rule-T3-17-10 = Zu fünft hat der Sprecher Position 1, und die anderen folgen im Uhrzeigersinn; die Positionen können ausgelost werden.
ti3-rule-T3-17-11 = Der alte Thron verlangt Mecatol Rex; nach einer Bemerkung des Regelhefts können ersatzweise 18 Planeten gelten.
ti3-rule-T3-17-12 = Zu dritt sind die aussortierten leeren Systeme solche ohne Wurmloch; sie können aus allen gezogen werden.
ti3-rule-T3-17-13 = Hat nichts anderes das Spiel beendet, endet es mit der Statusphase der Runde 30; die Zahl kann geändert werden.
ti3-rule-T3-17-14 = Eine Rasse, die statt der sekundären die primäre Fähigkeit nutzt, zahlt dafür, was die sekundäre kostet; man kann es auch als kostenlos lesen.
ti3-rule-T3-17-15 = Der Chip der Jol-Nar wiederholt einen Würfel; man kann es auch als den ganzen Wurf lesen.
ti3-rule-T3-17-16 = Eine angegriffene Flotte der Naalu zieht sich zurück, bevor irgendetwas vor der Schlacht feuert; man kann es auch danach lesen, vor der ersten Runde.
ti3-rule-T3-17-17 = Morale Boost wird vor einer Raumschlacht oder Invasion gespielt und zählt für deren erste Runde; andere Quellen erlauben es vor jeder Runde.
ti3-rule-T3-17-18 = Nach Council Dissolved sieht der Spieler mit Politik auch die nächsten Politikkarten nicht an; man kann es auch so lesen, dass nur keine Tagesordnung gezogen wird.
ti3-rule-T3-17-19 = Strategische Verschiebung verbietet, eine Strategiekarte auszuspielen, wie es im Regelheft steht; andere Quellen verbieten, sie zu nehmen.
ti3-rule-T3-17-20 = Mass Mobilization zählt die Stimmen dafür und rundet ab; man kann aufrunden oder alle Stimmen zählen.
ti3-rule-T3-17-21 = Das Ancient Artifact würfelt dreimal gegen die Bodentruppen eines Planeten insgesamt; man kann es auch als drei Würfe gegen jede Einheit dort lesen, auch gegen PDS und Werft.
ti3-rule-T3-17-22 = Ist der Rat gegen Open the Trade Routes, gehen alle Handelsgüter der Runde nach links, wie im Erratum; die gedruckte Karte meint nur die Statusphase.
ti3-rule-T3-17-23 = Die Prophecy of Ixth verlangt in jeder Runde nach der Abstimmung zwei neue Jäger; sie kann sie auch schon in dieser Runde verlangen.
ti3-rule-T3-17-24 = Short Term Truce gilt in der nächsten Runde und wird dann abgelegt; der Übersetzer liest es auch als: ab der nächsten Runde.
ti3-rule-T3-17-25 = Advanced Fighters zählen nie für den Flottenvorrat, wie auf der Karte; nach der FAQ zählen die ohne Platz je als ein Schiff.
ti3-rule-T3-17-26 = Die X-89 Bacterial Weapon wird vor einem Bombardement benutzt; man kann sie als Ersatz lesen, so dass das Schiff nicht mehr bombardiert.
ti3-rule-T3-17-27 = Der Graviton Negator braucht die Assault Cannon oder die Dacxive Animators; eine Liste verlangt die Assault Cannon.
ti3-rule-T3-17-28 = Diplomatic Immunity gilt für die Runde, wie es im Regelheft steht; andere Quellen sagen Zug: Sie kann mit dem nächsten Zug dessen enden, der sie gespielt hat.
ti3-rule-T3-17-29 = Scientist Assassination gilt für die Runde, wie es im Regelheft steht; andere Quellen sagen Zug: Es kann mit dem ersten Zug des gewählten Spielers enden.
ti3-rule-T3-17-30 = Micro Technology zahlt nach den Errata immer, wenn Handelsabkommen zahlen; die gedruckte Karte meint nur die sekundäre Eigenschaft von Trade.

ti3-rule-T3-18 = Technologien
ti3-rule-T3-18-1 = Eine Technologie kann nur erhalten werden, wenn ihre Voraussetzungen erfüllt sind: alle genannten oder, wo es so steht, eine davon.
ti3-rule-T3-18-2 = Eine Technologie kostet 8 Ressourcen, abzüglich 1 für jeden eigenen nicht erschöpften Planeten mit einer Spezialisierung ihrer Farbe. Das Nutzen erschöpft nichts.
ti3-rule-T3-18-3 = Technologien werden nicht getauscht oder verschenkt.

ti3-rule-T3-19 = Aktionskarten
ti3-rule-T3-19-1 = Eine Aktionskarte wird in der Lage gespielt, die sie nennt. Alle, die eine spielen wollen, sagen es zusammen an; dann werden sie gezeigt und in der Reihenfolge abgehandelt.
ti3-rule-T3-19-2 = Niemand spielt zwei gleiche Aktionskarten in einer Lage.
ti3-rule-T3-19-3 = Eine Karte, die es sagt, wird anstelle einer Aktion gespielt.
ti3-rule-T3-19-4 = Ist der Stapel leer, werden die abgelegten Karten gemischt.
