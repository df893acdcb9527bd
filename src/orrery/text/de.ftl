### Was das Terminal über jedes Spiel sagt (Deutsch). Das englische Gegenstück ist en.ftl.

## Namen, Aufzählungen, Ablehnungen

seat-you = Du
seat-number = Platz { $number }
seat-person = Mensch
list-none = nichts
list-and = { $first } und { $last }
list-or = {" oder "}

no-rule = [{ $rule }] { $text }
no-exactly = Genau { $low }, nicht { $have }.
no-between = Von { $low } bis { $high }, nicht { $have }.
no-not-offered = Das steht hier nicht zur Wahl.
no-need-have = Nötig: { $need }, vorhanden: { $have }.
no-about = { $what }:

refused-over = Das Spiel ist zu Ende.
refused-seat = Diesen Platz gibt es nicht.
refused-turn = Du wirst gerade nichts gefragt.
refused-stale = Diese Frage ist schon beantwortet.
refused-unknown = Eine solche Frage ist dir nicht gestellt.
refused-malformed = Das ist keine Antwort auf diese Frage.
refused-illegal = Das ist nicht erlaubt.
refused-undo = Hier lässt sich nichts zurücknehmen.
refused-redo = Es gibt nichts zu wiederholen.

## Antworten

offer-pass = passen
offer-yes = ja
offer-no = nein
answer-pass = passen, passe, pass, nichts, keine, none
answer-yes = ja, j, yes, y
answer-no = nein, n, no

deal-told = { $gives } an { $name } für { $gets }
deal-gift = { $gives } an { $name }
deal-party = { $name }: du gibst { $gives }; du bekommst { $gets }
deal-proposed = Du hast { $name } vorgeschlagen: du gibst { $gives }; du bekommst { $gets }. Noch keine Antwort.
deal-nothing = nichts
deal-example = gib 2 … an … für 1 …
deal-give = gib, gebe, biete, ich
deal-to = an, mit
deal-for = für

form-choose = Tippe eine Nummer, einen Namen oder seinen Anfang. hilfe zeigt, was du sonst tippen kannst.
form-pick = Tippe Nummern oder Namen, etwa 1 3. hilfe zeigt, was du sonst tippen kannst.
form-amount = Tippe eine Zahl. hilfe zeigt, was du sonst tippen kannst.
form-order = Tippe alle Nummern in der gewünschten Reihenfolge, etwa 2 1 3. hilfe zeigt, was du sonst tippen kannst.
form-terms = Tippe eine Nummer oder ein Angebot: { deal-example }. hilfe zeigt, was du sonst tippen kannst.
form-confirm = Tippe ja oder nein. hilfe zeigt, was du sonst tippen kannst.

play-no-odds = Hier lassen sich keine Chancen erfragen. orrery odds berechnet die von getippten Flotten.
unclear-empty = Tippe eine Antwort oder hilfe.
unclear-unknown = Hier heißt nichts „{ $text }“. Tippe auswahl, um die Möglichkeiten zu sehen, oder hilfe.
unclear-several = „{ $text }“ kann { $names } heißen. Tippe mehr vom Namen.
unclear-place = Eine Nummer { $number } gibt es nicht: Tippe eine Nummer von 1 bis { $most }.
unclear-number = „{ $text }“ ist keine ganze Zahl.
unclear-truth = „{ $text }“ heißt weder ja noch nein.
unclear-no-pass = Hier kannst du nicht passen.
unclear-partner = Mit wem? Handeln kannst du mit { $names }.
unclear-twice = { $name } kannst du nur einmal nennen.

## Befehle

command-help = hilfe, h
command-help-help = diese Liste
command-table = tisch, brett
command-table-help = den ganzen Tisch zeigen
command-card = karte
command-card-help = der Text einer Karte, etwa karte { $card }; ?3 für die Karte der Möglichkeit 3
command-why = warum
command-why-help = warum etwas geht oder nicht geht, etwa warum { $thing }
command-hint = tipp, rat
command-hint-help = was der Bot greedy an deiner Stelle täte
command-odds = chancen, odds
command-odds-help = die Chancen des Kampfes oder Angriffs, um den es geht; mit Karten und Texten, die du nennst, wo das Spiel sie hat
command-give = geben, gib, handeln
command-give-help = neben der Frage einen Handel vorschlagen oder etwas hergeben, wo das Spiel es erlaubt
command-undo = zurück, rückgängig, z
command-undo-help = deine letzte Antwort zurücknehmen; zurück! nimmt auch zurück, was seitdem aufgedeckt wurde
command-redo = nochmal, wiederholen
command-redo-help = die zurückgenommene Antwort wieder geben
command-log = protokoll, verlauf
command-log-help = alles, was geschehen ist
command-score = punkte, wertung
command-score-help = der Punktestand
command-rules = regel, regeln
command-rules-help = eine Regel nach Nummer oder Wörtern, etwa regel { $rule } oder regel { $words }
command-options = auswahl, möglichkeiten
command-options-help = die Möglichkeiten noch einmal, mit ihren Kennungen (auch sie sind Antworten)
command-auto = auto
command-auto-help = ob für dich geantwortet wird, wo nur eine Antwort möglich ist
command-standing = vorab, ständig
command-standing-help = etwas jedes Mal auslassen, etwa vorab passen bis runde; allein: was gilt und was es gibt; vorab weg 1 nimmt es zurück
command-save = speichern
command-save-help = das Spiel in eine Datei speichern, etwa speichern abend.jsonl
command-quit = beenden, ende, schluss, q
command-quit-help = gehen; das Spiel bleibt erhalten und lässt sich fortsetzen
command-next = weiter, n, w
command-next-help = eine Antwort weiter (wie eine leere Zeile)
command-previous = vorher, v, p
command-previous-help = eine Antwort zurück
command-first = anfang, erste
command-first-help = an den Anfang
command-last = letzte, ende
command-last-help = ans Ende; eine Zahl führt zur Stellung nach so vielen Antworten

help-title = Was du tippen kannst
help-answers = Alles andere ist eine Antwort: eine Nummer, ein Name oder sein Anfang, eine Kennung, mehrere mit Leerzeichen oder Kommas dazwischen oder ein Bereich wie 2-4.

## Spielen

play-welcome = { $game }, Startzahl { $seed }.
play-help = Bei jeder Frage kannst du hilfe tippen.
play-resumed = Fortgesetzt aus { $path }.
play-resumed-from-snapshot = Die Regeln haben sich seit der Aufzeichnung geändert: Das Spiel geht vom letzten passenden Zwischenstand weiter ({ $dropped ->
    [one] 1 späterer Eintrag wurde aufgegeben
   *[other] { $dropped } spätere Einträge wurden aufgegeben
}), und davor lässt sich nichts zurücknehmen.
play-forced = { $prompt } Einzig mögliche Antwort: { $answer }.
play-thinking = { $name } denkt nach ...
play-curtain = Gib an { $name } weiter, dann Eingabetaste.
play-undone = Zurückgenommen.
play-no-undo = Seit deiner letzten Antwort wurde etwas aufgedeckt. Tippe zurück!, um sie trotzdem zurückzunehmen: Gesehene Karten bleiben, wie sie waren, und die Aufzeichnung vermerkt es.
play-nothing-to-undo = Du hast noch nichts geantwortet.
play-hint = { $name } würde antworten: { $answer }.
play-no-hint = { $name } weiß hier keinen Rat.
play-no-offer = Gerade gibt es nichts, was du hergeben könntest.
play-left = Das Spiel liegt in { $path }. Weiter geht es mit: orrery play --resume { $path }
play-unsaved = Das Spiel lässt sich nicht in { $path } speichern ({ $reason }). Tippe speichern DATEI, um es anderswo abzulegen.
play-kept = Die Aufzeichnung liegt in { $path }. Ansehen mit: orrery replay { $path }
play-takebacks = { $number ->
    [one] Einmal wurde etwas zurückgenommen, nachdem es aufgedeckt war.
   *[other] { $number }-mal wurde etwas zurückgenommen, nachdem es aufgedeckt war.
}
play-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $names } gewinnt.
}
play-shared = { $names } teilen sich den Sieg.

news-more = { $number ->
    [one] 1 frühere Zeile: tippe protokoll
   *[other] { $number } frühere Zeilen: tippe protokoll
}
why-allowed = Das geht jetzt: { $answer }.
why-watching = Du siehst zu: Nur die Mitspielenden können hier etwas tun.
why-turn = Du bist nicht an der Reihe. Es antwortet: { $names }.
why-window = Andere können jetzt reagieren; du wirst nicht gefragt.
why-other = Du wirst jetzt etwas anderes gefragt: { $prompt }
why-what = Nenne, worum es geht, etwa: warum { $thing }
log-title = Was geschehen ist
log-empty = Noch nichts.
score-now = Punktestand
score-final = Schlusswertung
rules-which = Nenne eine Regel oder Wörter daraus, etwa: regel { $rule }
rules-none = Keine Regel hat die Nummer oder die Wörter „{ $text }“.
auto-on = Wo nur eine Antwort möglich ist, wird sie für dich gegeben.
auto-off = Du wirst auch gefragt, wo nur eine Antwort möglich ist.
save-where = Nenne eine Datei, etwa: speichern abend.jsonl
save-exists = { $path } gibt es schon. Tippe speichern! { $path }, um sie zu ersetzen.
save-failed = { $path } lässt sich nicht schreiben: { $reason }.
saved = Gespeichert in { $path }. Weiter geht es mit: orrery play --resume { $path }

## Ansehen, Prüfen, Auflisten

replay-where = { $over ->
    [yes] Nach Antwort { $at } von { $most }. Das Spiel ist zu Ende.
   *[no] Nach Antwort { $at } von { $most }. Gefragt: { $waiting }.
}
replay-answer = { $you ->
    [yes] Du antwortest: { $answer }
   *[no] { $seat } antwortet: { $answer }
}
replay-range = Eine Stellung { $number } gibt es nicht: vorhanden sind 0 bis { $most }.
replay-end = Das ist das Ende der Aufzeichnung, Stellung { $most }.
replay-start = Das ist der Anfang der Aufzeichnung.
replay-unknown = „{ $text }“ ist nicht verständlich. Tippe n, p, anfang, letzte, eine Zahl oder hilfe.

verify-good = ok { $path }: { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}, { $state ->
    [over] Spiel zu Ende
   *[open] Spiel noch offen
}
verify-bad = ABWEICHUNG { $path }: Eintrag { $entry }, Zeile { $line }: aufgezeichnet { $recorded }; die Regeln ergeben { $found }
verify-damaged = BESCHÄDIGT { $reason }.
verify-foreign = NICHT GEPRÜFT { $reason }.
verify-unread = UNLESBAR { $path }: { $reason }
verify-summary = { $number ->
    [one] 1 Aufzeichnung
   *[other] { $number } Aufzeichnungen
}: { $bad ->
    [0] alle stimmen mit den Regeln überein.
    [one] 1 stimmt nicht mit den Regeln überein.
   *[other] { $bad } stimmen nicht mit den Regeln überein.
}

games-game = { $name }: { $title }, für { $players } Spieler (Regelfassung { $rules })
games-options = Optionen
games-rulings = Festlegungen
games-default = { $value } (Standard)
games-number = eine andere ganze Zahl
games-only = (nur für { $players } Spieler)
games-play = Spielen: orrery play { $name } --seats you,greedy --option NAME=WERT

## Die Befehlszeile

cli-help = Große Brettspiele um Weltraumreiche nach ihren vollen Regeln: spielen, wieder ansehen, simulieren.
cli-commands = Befehle
cli-parameters = Optionen
cli-arguments = Argumente
cli-error = { $reason } (orrery --help nennt die Befehle, orrery BEFEHL --help ihre Optionen.)
cli-play = Ein Spiel im Terminal spielen, mit Menschen und Bots an einem Tisch.
cli-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen, vorwärts und rückwärts.
cli-verify = Aufzeichnungen nachspielen und jede Antwort, jeden Fingerabdruck und das Ergebnis vergleichen.
cli-rules = Die Regeln eines Spiels: alle, nach Nummer, nach Kapitel oder nach Wörtern.
cli-games = Die Spiele mit Spielerzahlen, Optionen und Festlegungen auflisten.
cli-odds = Genaue Chancen einer Raumschlacht oder einer Invasion.
cli-arena = Bots viele Spiele gegeneinander spielen lassen.
cli-bench = Tempo und Speicherbedarf eines Spiels auf diesem Rechner messen.
cli-lang = Sprache: en oder de. Standard: die deines Systems.
cli-plain = Zeilenmodus für Screenreader und Skripte: keine Kästen, keine Farben. Standard, wo kein Terminal ist.
cli-data = Eine Datei mit eigenen Daten, bei Spielen, die welche annehmen (warpgate).
cli-play-game = Welches Spiel (orrery games nennt sie). Standard: race.
cli-play-seats = Wer spielt, mit Kommas dazwischen: you, you:NAME, random, greedy, search, search:ms=200 oder search:sims=500. Standard: you und so wenige greedy, wie das Spiel braucht.
cli-play-seed = Eine ganze Zahl, die allen Zufall bestimmt: gleiche Zahl, gleiche Karten.
cli-play-option = Eine Option oder Festlegung als NAME=WERT; mehrfach möglich.
cli-play-record = Die Datei für die Aufzeichnung; sie wird nach jeder Antwort gespeichert.
cli-play-resume = Mit dem Spiel in dieser Datei weitermachen (und es dort weiter aufzeichnen).
cli-play-auto = Für mich antworten, wo nur eine Antwort möglich ist.
cli-replay-file = Die Aufzeichnung.
cli-replay-seat = Nur zeigen, was dieser Platz wusste: seine Nummer wie in der Aufzeichnung (0 ist der erste) oder sein Name. Standard: alle Karten offen.
cli-replay-at = Nach so vielen Antworten beginnen.
cli-verify-paths = Aufzeichnungen oder Ordner mit Aufzeichnungen (*.jsonl).
cli-rules-game = Welches Spiel.
cli-rules-which = Regelnummern (R6.11), Kapitel (R6) oder gesuchte Wörter (erobern).
cli-odds-game = Welches Spiel: ti3 oder ti4.
cli-odds-attacker = Die angreifende Flotte, etwa „2 Kreuzer 3 Jäger 1 Schlachtschiff“; PDS sind die in Reichweite. Mit Bodentruppen ist es eine Invasion: „4 Bodentruppen 1 Kampfstern“.
cli-odds-defender = Die verteidigende Flotte; auch PDS anderer Spieler in Reichweite feuern auf den Angreifer: hier mitzählen. In einer Invasion „3 Bodentruppen 1 PDS“.
cli-odds-attacker-with = Was dem Angreifer hilft, mit Kommas dazwischen: Technologien, Rassen, Anführer, Nebel, Aktionskarten, +1. „letnev 2“ zahlt in zwei Runden, „jol nar 3“ hat drei Kommandochips für neue Würfe („ganze Würfe neu“: nicht einzelne Würfel, sondern ganze Würfe). In ti4 auch Vereinbarungen, Gesetze, Relikte und Fähigkeiten der Fraktionen; „2 direct hit“ sind zwei von einer Karte, „Handelswaren 4“ vier Handelswaren. Ein Name, den es nicht gibt, zeigt alle.
cli-odds-defender-with = Dasselbe für den Verteidiger.
cli-odds-order = Die Reihenfolge der Verluste, mit Kommas dazwischen; „beschädigtes Schlachtschiff“ ist Schaden an einem. Standard: erst Schaden, dann die billigsten.
cli-odds-leaves = Kündigt in dieser Runde an, die Schlacht zu verlassen.
cli-odds-leaves-at = Kündigt den Rückzug an, wenn nur noch so viele Schiffe übrig sind.
cli-odds-flees = Zieht sich vor der Schlacht zurück (Naalu).
cli-odds-runs = Schickt vor der Schlacht so viele Jäger gegen jeden feindlichen Kampfstern (Sabotageläufe, eine Option des Spiels).
cli-odds-examples = Beispiele: | orrery odds ti4 "2 Schlachtschiffe 5 Jäger" "3 Kreuzer" --attacker-with "letnev, Handelswaren 4" | orrery odds ti4 "3 Zerstörer 1 Kreuzer" "2 Schlachtschiffe" --attacker-with "yin, 2 devotion" --defender-with "direct hit" | orrery odds ti4 "2 Schlachtschiffe 4 Infanterie" "3 Infanterie 1 Mech 1 PDS" --defender-with "magen defense grid" | orrery odds ti3 "2 Kreuzer 1 Schlachtschiff" "3 Kreuzer 4 Jäger" | orrery odds ti3 "4 Kreuzer" "3 Zerstörer 2 PDS" --attacker-with norr | orrery odds ti3 "2 Kreuzer 3 Jäger" "Kampfstern" --attacker-with "morale boost" | orrery odds ti3 "4 Bodentruppen 2 Schlachtschiffe" "3 Bodentruppen"

wrong-language = Auf „{ $given }“ gibt es keine Texte. Bekannte Sprachen: { $known }.
wrong-game = Ein Spiel „{ $given }“ gibt es nicht. Bekannte Spiele: { $known }.
wrong-players = { $game } ist für { $known } Spieler, nicht für { $given }: Nenne so viele Plätze.
wrong-option-form = Eine Option hat die Form NAME=WERT, nicht „{ $given }“. orrery games nennt sie.
wrong-option = Eine Option „{ $given }“ gibt es nicht. Bekannte Optionen: { $known }.
wrong-option-value = Die Option { $name } kann { $known } sein, nicht „{ $given }“.
wrong-option-number = Die Option { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
wrong-option-players = { $name }={ $value } ist für { $known } Spieler, nicht für { $given }.
wrong-seat = „{ $given }“ kann nicht mitspielen. Bekannt: { $known }.
wrong-seat-setting = „{ $given }“ kann so nicht mitspielen: { $reason }.
wrong-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2**128 - 1, nicht { $given }.
wrong-record = { $path } ist nicht brauchbar: { $reason }.
wrong-record-exists = { $path } gibt es schon. Nenne eine andere Datei oder spiele sie weiter: orrery play --resume { $path }
wrong-file = { $path } lässt sich nicht lesen: { $reason }.
wrong-folder = { $path } lässt sich nicht schreiben: Einen Ordner { $folder } gibt es nicht.
wrong-resume = Ein fortgesetztes Spiel behält Spiel, Startzahl und Optionen: Lass sie bei --resume weg.
wrong-resume-seats = Die Aufzeichnung sagt nicht, wer wo sitzt: Nenne alle { $players }, etwa --seats you,greedy
wrong-replay-seat = Einen Platz „{ $given }“ gibt es nicht. Bekannte Plätze: { $known }.
wrong-verify-nothing = Nenne Aufzeichnungen oder Ordner, etwa: orrery verify records/
wrong-verify-empty = Keine Aufzeichnungen (*.jsonl) in { $paths }.
wrong-data-game = { $game } nimmt keine Daten an: Lass --data weg.
wrong-data = Die Daten in { $path } sind nicht brauchbar: { $reason }.
wrong-rules = Keine Regel hat die Nummer oder die Wörter „{ $given }“.
wrong-odds-game = Für „{ $given }“ gibt es keine Chancen. Spiele mit Chancen: { $known }.
wrong-odds-unit = Eine Einheit „{ $given }“ gibt es nicht. Einheiten: { $known }.
wrong-odds-fleet = Das ist keine Flotte: „{ $given }“. So wird sie geschrieben: 2 Kreuzer 3 Jäger
wrong-odds-aid = Nichts, was in einer Schlacht hilft, heißt „{ $given }“. Es gibt: { $known }.
wrong-odds-ground = In einer Invasion gibt es kein „{ $given }“. Es gibt Bodentruppen, PDS des Verteidigers, und Schlachtschiffe, Kampfsterne und Jäger des Invasoren.
wrong-odds-troops = Eine Invasion braucht Bodentruppen auf beiden Seiten: Ein Planet, den niemand verteidigt, fällt sofort.
wrong-odds-number = Das ist eine Zahl von 0 bis 99, nicht { $given }.
wrong-odds-round = Eine Runde ist eine Zahl von 1 bis 99 (0: nie), nicht { $given }.
wrong-odds-ships = Eine Raumschlacht braucht Schiffe auf mindestens einer Seite.
wrong-odds-plan = Reihenfolgen der Verluste, Rückzüge und Sabotageläufe gehören zu Raumschlachten; das hier ist eine Invasion.
wrong-odds-ti3-only = Flucht vor der Schlacht und Sabotageläufe gehören zur dritten Edition.
wrong-odds-ti4-ground = „{ $given }“ gibt es in einer Invasion hier nicht. Es gibt Bodentruppen auf beiden Seiten, Schiffe des Invasoren und PDS des Verteidigers.
wrong-odds-ti4-troops = Wer einen Planeten angreift, braucht Bodentruppen.
wrong-odds-ti4-ships = Ein Raumkampf braucht Schiffe auf beiden Seiten.
wrong-odds-ti4-flagship = Jede Fraktion hat ein anderes Flaggschiff: Nenne auch die Fraktion.
wrong-odds-large = Diese Flotten sind zu groß, um jedem Ausgang der Würfel nachzugehen. Versuch es mit weniger Einheiten oder Kommandochips.

## Bots

bot-greedy = Gierig
bot-greedy-about = Antwortet sofort mit dem, was gerade am besten aussieht. Gut für die erste Partie.
bot-search = Vorausdenkend
bot-search-about = Denkt vor jeder Antwort einen Moment voraus. Der stärkste Bot des Hauses.
bot-random = Zufall
bot-random-about = Irgendeine erlaubte Antwort. Zum Ausprobieren.

## Was der Server antwortet, wenn etwas nicht geht

server-unknown-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen. Öffne ihn noch einmal mit dem Link, den du bekommen hast.
server-no-such-game = Dieses Spiel gibt es hier nicht.
server-nothing-here = Unter dieser Adresse ist nichts.
server-method = Das geht unter dieser Adresse nicht.
server-malformed = Das ist nicht zu verstehen: { $reason }
server-too-deep = Das ist nicht zu verstehen: Es ist zu tief verschachtelt.
server-too-big = Das ist zu groß.
server-origin = Das kam von einer Seite, die nicht hierher gehört. Öffne den Tisch selbst.
server-host = Auf diesen Namen hört dieser Server nicht. Nimm die Adresse, die du bekommen hast; wer den Server betreibt, kann mit --public oder --allow-host einen Namen hinzufügen.
server-busy = Gerade wollen das zu viele auf einmal. Versuche es gleich noch einmal.
server-limit = Das war zu viel auf einmal. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-tables = Von deiner Adresse aus wurden heute sehr viele Tische eröffnet. Spiele an einem davon weiter oder versuche es in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} noch einmal.
server-sockets = Es sind zu viele Tische zugleich offen. Schließe ein paar Tabs.
server-moving = Der Tisch zieht gerade in einen anderen Prozess dieses Servers um. Nichts hat sich geändert; versuche es in ein paar Sekunden noch einmal.
server-taken = Hier hat sich im selben Augenblick etwas geändert, und von dir ist nichts geschehen. Sieh es dir an und versuche es noch einmal.
server-store = Der Server kann gerade nicht speichern. Nichts hat sich geändert; versuche es in ein paar Sekunden noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert; versuche es noch einmal oder lade die Seite neu.
server-running = Das ist erst zu sehen, wenn die Partie vorbei ist.
server-no-moment = Diesen Zeitpunkt der Partie gibt es nicht, oder von dort lässt sich nicht weiterspielen. Versuche den davor oder danach.
server-import = Diese Aufzeichnung lässt sich nicht übernehmen: { $reason }
import-size = Die Datei hat { $bytes ->
    [one] 1 Byte
   *[other] { $bytes } Bytes
}; eine Aufzeichnung hat höchstens { $most }.
import-lines = Die Datei hat mehr als { $most ->
    [one] 1 Zeile
   *[other] { $most } Zeilen
}; so lang ist keine Partie.
import-slow = Sie ließ sich nicht in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} nachspielen.
import-broken = Sie lässt sich nicht nachspielen ({ $reason }).
import-old = Ihr Anfang wurde nach älteren Regeln gespielt und lässt sich nicht nachspielen. Sieh sie dir mit dem orrery an, das sie geschrieben hat.
import-unfit = Sie passt nicht zu den Regeln von { $game }: { $reason }.
import-middle = Sie beginnt mitten in einer Partie, die nicht vorbei ist. Übernehmen lässt sich nur, was vorbei ist oder von Anfang an aufgezeichnet wurde.
import-layout = Die Stellung, in der sie beginnt, hat einen unbekannten Aufbau.
import-unsound = Sie beginnt in einer Stellung, in der etwas zu viel ist oder fehlt.
import-impossible = Sie beginnt in einer Stellung, die es nicht geben kann ({ $reason }).
import-damaged = { $reason }.
import-name = In ihr enthält ein Name oder eine Option Zeichen, die niemand sieht (Steuerzeichen, Zeichen für die Schreibrichtung).

denied-seat = Das ist nicht dein Platz.
denied-owner = Das darf nur, wer den Tisch eröffnet hat.
denied-store = { server-store }
denied-limit = Das war zu viel auf einmal. Warte ein wenig.
denied-consent = Danach fragt dich gerade niemand.
denied-place = Diesen Platz kann gerade kein Bot übernehmen.
denied-asking = Am Tisch wird schon gefragt, ob ein anderer Platz frei werden darf. Warte das ab.
denied-spent = Dieser Link ist verbraucht: Jeder Link zu einem Platz gilt für eine Person. Wenn du das warst, öffne den Tisch in dem Browser, in dem du dich hingesetzt hast; sonst bitte um einen neuen Link.
denied-text = In diesem Text sind Zeichen, die niemand sieht (Steuerzeichen, Zeichen für die Schreibrichtung), oder zu viele Zeichen über einem Buchstaben. Lass sie weg.
denied-bot-link = Hier spielen noch andere mit, darum gibt es keine Links zu den Plätzen der Bots.
denied-bot = Diesen Bot gibt es nicht.
denied-standing = Darauf kann man nicht vorab antworten.
denied-standing-most = Du hast schon { $number } ständige Antworten. Nimm erst eine zurück.
denied-standing-gone = Diese ständige Antwort gilt nicht mehr.
denied-options = Diese Optionen passen nicht zusammen: { $reason }
denied-game = Dieses Spiel gibt es hier nicht.
denied-seats = Diese Partie hat { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
}: Gib für jeden an, wer dort sitzt.
denied-outdated = Diese Partie kann nicht weitergehen: Die Regeln haben sich geändert, und keine ihrer Stellungen ist mehr lesbar. Sie bleibt, wie sie ist; ihr Protokoll lässt sich lesen, und du kannst sie mitnehmen.
denied-tables = { $number ->
    [one] Du hast einen Tisch, dessen Partie noch läuft. Spiele sie zu Ende oder lösche ihn, wenn ihn niemand mehr braucht.
   *[other] Du hast { $number } Tische, deren Partie noch läuft. Spiele eine zu Ende oder lösche einen Tisch, den niemand mehr braucht.
}
denied-tables-of-bots = Du hast schon { $number } laufende Partien, in denen nur Bots spielen. Warte, bis eine vorbei ist, oder setze dich selbst dazu.
denied-storage = Deine Tische belegen hier mehr als { $number } MB. Hebe von alten den Export auf und lösche sie.
denied-table-full = Dieser Tisch ist auf mehr als { $number } MB angewachsen und kann nicht weitergehen. Du kannst ihn noch ansehen und exportieren.
denied-chat-full = Der Chat dieses Tisches ist voll: Er hat { $number } { $number ->
    [one] Zeile
   *[other] Zeilen
}. Redet anderswo weiter; die Partie geht weiter.
denied-crowded = Diesem Tisch sehen schon { $number } Leute zu, mehr können es nicht werden. Bitte den, der ihn eröffnet hat, um einen Platz, oder sieh dir später die Aufzeichnung an.
denied-busy = Der Tisch ist beschäftigt. Versuche es noch einmal.
denied-stuck = Hier kommen die Regeln zu keinem Ende, darum ist dieser Tisch aus dem Spiel. Bitte hebe seinen Export auf und melde es; deine anderen Tische gehen weiter.
denied-fault = Hier haben die Regeln versagt. Der Tisch ist, wie er vorher war; bitte hebe seinen Export auf und melde es.
denied-others = An diesem Tisch spielen noch andere. Löschen lässt er sich, wenn die Partie vorbei ist; bis dahin kannst du ihn verlassen.
denied-nobody = Dort sitzt niemand anderes.
denied-recover = Code und Passwort passen nicht zusammen, oder den Code gibt es nicht. Ist ein neuer gemacht worden, gilt der alte nicht mehr.
denied-passphrase = Das Passwort ist zu kurz: Es braucht mindestens { $number } Zeichen. Ein paar zufällige Wörter sind gut.
denied-empty-handed = Dieser Browser hat noch nichts zum Mitnehmen. Eröffne einen Tisch oder setz dich an einen.
denied-holds = Dieser Browser hat schon Plätze, an { $number ->
    [one] einem Tisch
   *[other] { $number } Tischen
}. Sie kommen nicht mit, und ohne einen Code für sie kommst du nicht mehr an sie heran.
denied-device = Dieses Gerät ist nicht angemeldet.
denied-devices = Mehr als { $number } Geräte können es nicht sein. Melde eines ab, das du nicht mehr brauchst.
denied-unloadable = Dieser Tisch lässt sich gerade nicht öffnen: Etwas an ihm ist nicht lesbar. Nichts davon ist verloren; wer diesen Server betreibt, findet den Grund im Log.

## Was ein Tisch im Chat über sich sagt

room-line-removed = (entfernt)
room-hands-over = Der Tisch gehört jetzt { $seat }.
room-stands-in = Ein Bot ({ $bot }) spielt vorerst für { $seat }.
room-gives-back = { $seat } ist wieder da; der Bot ist gegangen.
room-pauses = Niemand ist da: Die Bots warten, bis jemand kommt.
room-goes-on = Es ist wieder jemand da: Die Partie geht weiter.
room-bot-leaves = Der Bot spielt nicht mehr für { $seat }.
room-bot-replaced = Für { $seat } spielt jetzt ein anderer Bot ({ $bot }).
room-leaves = { $names } hat den Tisch verlassen.
room-leaves-bot = { $names } hat den Tisch verlassen. Dort spielt ein Bot ({ $bot }) weiter.
room-sits = { $names } setzt sich an Platz { $number }.
room-sits-too = { $names } an Platz { $number } ist dieselbe Person wie { $others }.
room-takes = { $names } übernimmt den Platz von { $others }.
room-renamed = { $names } heißt jetzt { $name }.
room-free-asked = Wer den Tisch eröffnet hat, möchte den Platz von { $names } jemand anderem geben. { $names } kann zustimmen, sonst müssen es alle anderen. Gefragt: { $others }.
room-free-refused = { $names } behält den Platz: { $others } ist nicht einverstanden.
room-free-withdrawn = Der Platz von { $names } soll doch nicht frei werden.
room-freed = Der Tisch ist einverstanden: Der Platz von { $names } ist frei.
room-freed-itself = { $names } ist einverstanden zu gehen: Der Platz ist frei.
room-freed-away = { $names } war nicht da und hat sich nicht rechtzeitig gemeldet: Der Platz ist frei.
room-undone = { $seat } hat eine Antwort zurückgenommen, samt dem, was danach aufgedeckt wurde.
room-undone-more = { $seat } hat noch eine Antwort zurückgenommen.
room-undo-asked = { $seat } möchte eine Antwort zurücknehmen, obwohl danach etwas aufgedeckt wurde. Gefragt: { $names }.
room-undo-away = { $seat } hat eine Antwort zurückgenommen. Nicht da und ohne ein Wort in der Frist: { $names }.
room-undo-agreed = Der Tisch ist einverstanden: { $seat } hat eine Antwort zurückgenommen.
room-undo-refused = { $seat } ist nicht einverstanden, dass { $rival } eine Antwort zurücknimmt.
room-resumed = Die Regeln wurden am { $date } berichtigt. Was { $round ->
        [0] von Anfang an
       *[other] seit Runde { $round }
    } entschieden wurde, bleibt{ $number ->
        [0] { "" }
        [one] , bis auf die letzte Antwort, die noch einmal gegeben werden muss
       *[other] , bis auf die letzten { $number } Antworten, die noch einmal gegeben werden müssen
    }; was davor war, lässt sich nicht mehr zurücknehmen.

## Der Server selbst

cli-serve = Tische für den Browser anbieten.
cli-serve-host = Die Adresse, unter der gehört wird; mit 0.0.0.0 können andere in deinem Netz mitspielen.
cli-serve-port = Der Port; ohne Angabe 8000 oder der nächste freie.
cli-serve-database = Wo die Partien liegen: eine Datei oder die URL einer PostgreSQL-Datenbank.
cli-serve-public = Die Adresse, die man aufruft, hinter einem Reverse-Proxy, etwa https://spiele.example.org.
cli-serve-proxy = Der Reverse-Proxy, dem geglaubt wird, woher Besucher kommen.
cli-serve-limits = Wie viel Besucher abrufen dürfen: 2 ist doppelt so viel wie sonst, 0 ist ohne Grenze.
cli-serve-inside = Die Adresse, unter der andere Prozesse mit derselben PostgreSQL-Datenbank diesen erreichen; nie nach außen offen.
cli-serve-keep-finished = Tische so viele Tage nach dem Ende der Partie löschen. Ohne Angabe bleiben sie.
cli-serve-keep-abandoned = Tische löschen, an denen so viele Tage lang nichts geschah. Ohne Angabe bleiben sie.
cli-serve-old-cookies = Nimmt auch Cookies aus der Zeit vor HTTPS an; nur für die ersten Wochen nach einer Umstellung.
cli-serve-allow-host = Ein weiterer Name, auf den der Server hört.
cli-serve-open = Den Tisch im Browser öffnen.
cli-serve-page = Mit --no-page nur die Schnittstelle für Programme anbieten.
cli-serve-json = Als Log ein JSON-Objekt pro Zeile schreiben.
serve-waits = Die Datenbank hält noch Prozess { $process } auf { $host }, der sie am { $since } geöffnet hat. Ein paar Sekunden Geduld, ob er noch lebt ...
serve-ready = Die Tische stehen unter { $address }
serve-kept = Die Partien liegen in { $database }
serve-stop = Strg+C beendet; nichts geht verloren.
serve-open-door = Wer diesen Rechner erreicht, kann Tische eröffnen. Wer wo sitzen darf, entscheiden die Links.
serve-stopped = Geschlossen. Alle Partien sind gespeichert.
cli-backup = Alle Partien in eine Datei sichern, während der Server läuft.
cli-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
backup-done = { $number ->
    [one] 1 Tisch
   *[other] { $number } Tische
} mit { $acts } Handlungen, in { $file } gesichert und geprüft.
cli-restore = Die Partien aus einer Sicherung in eine neue Datenbank holen.
cli-restore-file = Eine Datei, die orrery backup geschrieben hat.
cli-restore-database = Wo die Partien liegen sollen: eine neue Datei oder die URL einer leeren PostgreSQL-Datenbank.
restore-done = { $number ->
    [one] 1 Tisch
   *[other] { $number } Tische
} mit { $acts } Handlungen, jetzt in { $database }. Geöffnet werden sie mit: orrery serve --database
wrong-backup-exists = { $path } gibt es schon. Nimm einen neuen Namen; ein Datum darin hilft.
wrong-backup-file = { $path } lässt sich nicht schreiben: { $reason }.
wrong-backup-version = Die Datenbank hat den Aufbau { $found }, dieses orrery den Aufbau { $known }. Starte das neuere einmal mit orrery serve und sichere dann.
wrong-backup-damaged = { $path } ist keine vollständige Sicherung von orrery. Nichts wurde geändert; nimm eine andere.
wrong-restore-used = In { $database } liegen schon Partien. Stelle in einer neuen Datenbank wieder her: --database NEUEDATEI
wrong-port = Der Port { $port } von { $host } ist nicht zu benutzen: { $reason }. Wähle mit --port einen anderen.
wrong-no-port = Kein Port von { $first } bis { $last } ist bei { $host } frei. Wähle mit --port einen.
wrong-inside-everywhere = Unter { $given } können andere Prozesse diesen nicht erreichen, und die innere Tür stünde allen offen. Gib mit --inside eine Adresse dieses Rechners in deinem eigenen Netz an, etwa 10.0.0.5.
wrong-inside = Andere Prozesse erreichen diesen nicht unter { $given }: { $reason }. Gib mit --inside eine Adresse dieses Rechners an, etwa 10.0.0.5 oder 10.0.0.5:9000.
wrong-occupied = Die Datenbank { $database } ist belegt: Prozess { $process } auf { $host } hat sie seit { $since } offen. Spiele dort, beende ihn zuerst oder wähle mit --database eine andere.
wrong-lost = Die Datenbank { $database } gehört jetzt einem anderen Prozess, weil dieser zu lange stillstand. Seitdem hat er nichts geschrieben, und alles Bestätigte ist gespeichert. Starte ihn neu, wenn er weitermachen soll.
wrong-database = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }. Wähle mit --database eine andere.
wrong-public = „{ $given }“ ist nicht die Adresse einer Website. Sie sollte aussehen wie https://spiele.example.org
wrong-no-page = Die Seite ist noch nicht gebaut. Baue sie mit: make page

# Was an Aufzeichnungen, Daten, Optionen und Dateien nicht stimmt: Einzelheiten in anderen Meldungen, ohne Punkt.
fault-record = { $source }, { $where }
fault-damaged = Zeile { $line }: { $what }. Stelle die Datei aus einer Kopie wieder her. Es wurde nichts geladen
fault-foreign = Zeile { $line }: { $what }. Es wurde nichts geladen
fault-unforeseen = { $what }
fault-failed = die Regeln versagen ({ $sort })
fault-utf8 = Byte { $byte } ist kein UTF-8-Text
fault-json = das JSON bricht in Spalte { $column } ab (Byte { $byte })
fault-deep = es ist zu tief verschachtelt
fault-object = eine Zeile ist ein JSON-Objekt, nicht { $given }
fault-twice = ein Schlüssel kommt zweimal vor in { $keys }
fault-field = im Feld { $field } steht nicht, was dort stehen muss
fault-field-any = in einem Feld steht nicht, was dort stehen muss
fault-field-missing = das Feld { $field } fehlt
fault-field-unknown = es gibt kein Feld { $field }
fault-gzip = das ist eine gzip-Datei: entpacke sie zuerst
fault-entries = angekündigt { $announced ->
    [one] ist 1 Eintrag
   *[other] sind { $announced } Einträge
}, vorhanden { $here }: Stelle die Datei aus einer Kopie wieder her, oder nimm "entries" aus der ersten Zeile, um mit dem weiterzuspielen, was da ist
fault-frozen = die Datei soll bis Eintrag { $frozen } eingefroren sein, aber dort steht keine Momentaufnahme
fault-no-record = das ist keine Aufzeichnung von orrery: Ihre erste Zeile beginnt nicht mit {"{"}"orrery": 1
fault-newer = Format { $version } hat ein neueres orrery geschrieben: aktualisiere orrery, um es zu lesen
fault-export = dieser Auszug ist, was ein Platz weiß: Man kann ihn lesen, aber nicht nachspielen
fault-foreign-game = { $what }. Wenn ein neueres orrery das geschrieben hat, aktualisiere orrery
fault-data-set = die Daten { $given } fehlen (hier liegt Warpgate mit { $known }): gib die Datei an, in der sie stehen (--data DATEI)
fault-header = die Kopfzeile widerspricht sich
fault-after-end = nach dem "end" kommt noch eine Zeile
fault-after-again = nach Ergebnissen, die wiederkommen, steht noch eine Zeile der Geschichte
fault-order = die Reihenfolge stimmt nicht: "at" ist { $at } nach { $here } Einträgen
fault-again = Ergebnisse von { $name } können hier nicht wiederkommen
fault-counter = der Zufallszähler der Momentaufnahme ist außerhalb seiner Grenzen
fault-compared = die Momentaufnahme enthält etwas, das sich nicht vergleichen lässt
fault-seat = bei { $seats } Spielern gibt es keinen Platz { $who }
fault-mask = bei { $seats } Spielern gibt es keine Maske { $who }
fault-track = bei { $seats } Spielern gibt es keine Spur { $track }
fault-question = { $game } kennt keine Frage { $name }
fault-chance = { $game } kennt keinen Zufall { $name }
fault-several = { $kind } nennt mehrere Dinge: eine Liste, nicht { $given }
fault-name = nichts von der Art „{ $noun }“ heißt { $given }
fault-number = { $noun } muss eine ganze Zahl sein, nicht { $given }
fault-list-of = { $noun } muss eine Liste von { $number } sein, nicht { $given }
fault-deal = { $noun } muss sagen, mit wem, was gegeben und was verlangt wird, nicht { $given }
fault-deal-field = { $given } kann bei { $noun } nicht als { $field } stehen
fault-deal-side = erwartet werden die Felder eines Handels, nicht { $given }
fault-list = erwartet wird eine Liste, nicht { $given }
fault-truth = erwartet wird ja oder nein, nicht { $given }
fault-window = erwartet wird der Name eines Fensters, nicht { $given }
fault-map-size = eine Karte dieser Form hat { $need ->
    [one] 1 Feld
   *[other] { $need } Felder
} um Mecatol Rex, nicht { $have }
fault-map-tile = das Systemfeld { $given } kann nicht auf Platz { $at } liegen
fault-map-empty = auf Platz { $at } muss ein Systemfeld liegen, nicht { $given }
fault-map-twice = das Systemfeld { $given } liegt an zwei Plätzen
fault-map-expansion = das Systemfeld { $given } gehört zur Erweiterung
fault-play = ein Spielzug ist eine Liste aus Weise, Karte und Zahl der Handelsgüter, nicht { $given }
fault-not-on-planets = { $given } steht nicht auf Planeten
fault-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**{ $bits } - 1
fault-state-object = { $where }: erwartet wird ein Objekt, nicht { $given }
fault-state-fields = { $where }: Felder fehlen oder sind unbekannt: { $fields }
fault-state-value = { $where }: erwartet wird { $sort }, nicht { $given }
fault-state-list = { $where }: erwartet wird eine Liste, nicht { $given }
fault-state-pairs = { $where }: erwartet werden Paare aus Schlüssel und Wert
fault-state-plain = { $where }: erwartet werden Zahlen und Namen, nicht { $given }
fault-state-things = { $where }: erwartet wird eine Liste der Länge { $need }, nicht { $given }
fault-state-frame = { $where }: erwartet werden der Name eines Schritts und seine Angaben, nicht { $given }
fault-state-step = { $where }: den Schritt { $given } gibt es nicht
fault-state-arguments = { $where }: der Schritt { $name } hat { $need ->
    [one] 1 Angabe
   *[other] { $need } Angaben
}, nicht { $given }
fault-state-at = { $where }: { $what }
fault-names = erwartet werden Namen, nicht { $given }
fault-unnamed = erwartet wird ein Name, nicht { $given }
fault-position = die Regeln führen zu einer anderen Stellung als der, die aufbewahrt wurde
fault-report = Eintrag { $entry } (Zeile { $line }): aufgezeichnet { $expected }; nachgespielt { $found }
fault-report-rules = { $report }. { $note }
fault-no-snapshot = { $report }. Keine Momentaufnahme ist brauchbar: Hebe die Datei für das orrery auf, das sie geschrieben hat
fault-other-rules = Gespielt wurde nach den Regeln { $rules }; { $game } hat jetzt die Regeln { $now }
fault-layout = die Momentaufnahme, mit der das Spiel beginnt, hat einen unbekannten Aufbau
fault-no-start = eine Momentaufnahme, von der aus es weitergeht
fault-no-boundary = hier endet kein Schritt
fault-no-more = nichts mehr
fault-not-over = ein Spiel, das nicht zu Ende ist
fault-nothing = nichts
fault-other-chance = aufgezeichnet ist { $given }, die Regeln verlangen { $asked }
fault-other-question = aufgezeichnet ist eine Antwort auf { $given }, die Regeln fragen { $asked }
fault-illegal = die Antwort { $given } auf { $asked } ist nicht erlaubt: { $no }
fault-kept = die Regeln erzählen mehr oder weniger, als aufgehoben wurde

fault-data = { $file }: { $path }: erwartet { $expected }; gefunden { $found }
fault-data-whole = die ganze Datei
fault-data-byte = Byte { $byte }
fault-data-column = Zeile { $line }, Spalte { $column }
fault-data-object = ein Objekt
fault-data-none = keines
fault-data-other = etwas anderes
fault-data-json = JSON
fault-data-no-json = etwas anderes
fault-data-deep = zu tief verschachteltes JSON
fault-data-utf8 = UTF-8-Text
fault-data-file = eine lesbare Datei
fault-data-differ = verschiedene Felder
fault-data-field-twice = { $name } zweimal in einem Objekt
fault-data-fields = nur die Felder { $known }
fault-data-field = ein Feld { $name }
fault-data-list = eine Liste
fault-data-length = { $low ->
    [one] { $low } Eintrag
   *[other] { $low } Einträge
}
fault-data-lengths = zwischen { $low } und { $high } in der Liste
fault-data-text = ein Text
fault-data-id = eine Kennung aus kleinen Buchstaben, Ziffern und Unterstrichen
fault-data-number = die Zahl { $low }
fault-data-numbers = eine ganze Zahl von { $low } bis { $high }
fault-data-truth = true oder false
fault-data-one-of = eines von { $known }
fault-data-some-of = einige von { $known }
fault-data-tokens = { $need } oder mehr Plättchen (zwei für jeden Planeten ohne Handelssymbol)
fault-data-fewer = weniger
fault-data-names = verschiedene Namen
fault-data-times = { $count } Mal { $name }
fault-data-actions = jede der elf Aktionen auf irgendeiner Karte
fault-data-lacking = kein { $name }
fault-data-letters = die Buchstaben { $letters }, jeder einmal
fault-data-too-early = kein „won“ oder „lost“: { $word } zählt, bevor das bekannt ist
fault-data-no-number = keine Zahl: { $word } hat keine
fault-data-one-board = ein Plan für jede Spielerzahl
fault-data-second-board = ein zweiter für { $players }
fault-data-reach = alle Planeten in Reichweite jedes Warpgates
fault-data-out-of-reach = einer, den Platz { $seat } nicht erreicht
fault-data-hex = ein Feld ohne anderen Planeten
fault-data-second-planet = ein zweiter Planet auf { $place }
fault-data-places = Warpgates und Planeten auf dem Plan
fault-data-links = Verbindungen zwischen Feldern des Plans
fault-data-off = { $hex } außerhalb des Plans
fault-data-one-on = ein Warpgate oder Planet auf einem Feld
fault-data-two-on = zwei auf { $hex }

fault-bot = Es gibt keinen Bot { $given }. Es gibt: { $known }. Kurz: { $codes }
fault-bot-plain = { $name } hat keine Einstellungen: schreibe { $name }, nicht { $given }
fault-bot-form = In { $spec } muss eine Einstellung wie ms=500 aussehen, nicht wie { $given }
fault-bot-setting = search hat keine Einstellung { $given } (in { $spec }). Es hat: { $known }
fault-bot-value = In { $spec } muss { $name } { $wanted } sein, nicht { $given }
fault-bot-budgets = { $spec } hat zwei Budgets: gib ms oder sims an
fault-bot-most = In { $spec } darf { $name } höchstens { $most } sein
fault-from-one = eine ganze Zahl ab 1
fault-rollout = instinct oder random
fault-database = sie muss sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@RECHNER/NAME sein
fault-database-file = sie muss eine Datei sein: sqlite:///DATEI
fault-database-driver = PostgreSQL braucht das Paket psycopg, das nicht installiert ist; du bekommst es mit pip install "psycopg[binary]"

misread-command = Es gibt keinen Befehl { $given }.
misread-option = Es gibt keine Option { $given }.
misread-missing = { $name } fehlt.
misread-no-value = { $name } braucht einen Wert.
misread-value = { $name } kann nicht { $given } sein.
misread-too-much = Das ist zu viel: { $given }.
misread-repeated = { $name } steht zweimal da.

os-ENOENT = die Datei oder den Ordner gibt es nicht
os-EACCES = dafür fehlt die Berechtigung
os-EPERM = es ist nicht erlaubt
os-EISDIR = es ist ein Ordner
os-ENOTDIR = ein Teil des Pfads ist kein Ordner
os-EEXIST = es gibt das schon
os-ENOSPC = es ist kein Platz mehr
os-EROFS = man kann es nur lesen, nicht schreiben
os-ENAMETOOLONG = der Name ist zu lang
os-EADDRINUSE = er ist belegt
os-EADDRNOTAVAIL = dieser Rechner hat keine solche Adresse

# --- seit der letzten Antwort -----------------------------------------------------------------------------------------

since-round = { $round ->
    [0] Vor der ersten Runde: { $told }
   *[other] Runde { $round }: { $told }
}
since-more = Und { $number ->
    [one] eine weitere Zeile
   *[other] { $number } weitere Zeilen
} im Protokoll.

# --- ständige Antworten ---------------------------------------------------------------------------------------------

standing-every = jede Gelegenheit zu reagieren
standing-pass = Passen: { $where }
standing-pass-card = { $card } nicht einsetzen: { $where }
standing-ask = Auch ohne Karte fragen: { $where }
standing-answer = Immer dieselbe Antwort: { $where }
standing-told = { $said } ({ $until })
standing-until-revoked = bis ich es zurücknehme
standing-until-round = bis zum Ende der Runde
standing-until-battle = bis der Kampf vorbei ist
standing-until-agenda = bis die Agenda erledigt ist
standing-until-turn = bis zu meinem nächsten Zug

standing-title = Ständige Antworten
standing-nothing = Es gibt keine: Du wirst nach allem gefragt.
standing-can = Passen kannst du bei { $names }; für immer oder { $spans }.
standing-how = Tippe vorab passen (diese Frage) oder vorab passen NAME, auf Wunsch mit bis NAME; vorab weg 1 nimmt eine zurück.
standing-not-here = Auf diese Frage kann man nicht vorab antworten. Sag, wobei du passt: vorab passen NAME.
standing-taken-back = Zurückgenommen: { $said }
standing-given = { $prompt } Wie vorab gesagt: { $answer }.
standing-word-off = weg, zurück
standing-word-until = bis

fault-occasion = es gibt nichts namens { $given }, worauf man vorab antworten kann
fault-standing-what = eine ständige Antwort ist { $known }, nicht { $given }
fault-span = eine ständige Antwort kann für { $known } gelten, nicht für { $given }
fault-standing-text = hier gibt es keine Karte oder Fähigkeit { $given }, die man ruhen lassen kann
fault-standing-ask = nach { $given } wirst du immer gefragt; ohne Karte gefragt wird man nur, wo man reagieren kann
fault-standing-answer = nur eine kurze Antwort auf eine einzige Frage lässt sich jedes Mal geben
