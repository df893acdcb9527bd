### Was die Seite selbst sagt (Deutsch). Der englische Zwilling ist web.en.ftl. Die Wörter der Spiele stehen bei ihnen.

## Überall

page-name = orrery
page-home = orrery: zur Lobby
page-skip = Zum Inhalt springen
close = Schließen
again = Noch einmal versuchen
menu = Menü
help = Hilfe
copy = Kopieren
copied = Kopiert
clear = Von vorn

## Einstellungen

set-title = Einstellungen
set-lang = Sprache
set-theme = Farben
theme-system = Wie das System
theme-auto = Auto
theme-dark = Dunkel
theme-light = Hell
set-sound = Töne
set-at-once = Einfache Antworten sofort senden
set-plain = Der Tisch als Text
set-notices = Hier Bescheid geben, wenn ich dran bin
set-remind = An Tische erinnern, die auf mich warten
remind-never = nie
remind-after = nach { $hours ->
    [one] einer Stunde
    [24] einem Tag
    [72] drei Tagen
   *[other] { $hours } Stunden
}
remind-title = { $table } wartet auf dich
remind-text = Du wurdest { $ago } gefragt

## Lobby

lobby-title = Reiche zwischen den Sternen
lobby-text = Große Weltraum-Brettspiele nach allen Regeln, gegen Bots und mit Freunden: live oder über Wochen. Ohne Konto.
lobby-games = Ein Spiel spielen
lobby-tables = Deine Tische
players = { $high ->
    [one] 1 Person
   *[other] { $low } bis { $high } Personen
}
play-bot = Gegen einen Bot spielen
set-table = Tisch einrichten
tables-all = Alle { $number } zeigen
tables-fewer = Weniger zeigen
table-over = Vorbei, gewonnen: { $names }
leave-more = Verlassen oder löschen
leave-title = Diesen Tisch verlassen?
leave-text = Ein Bot spielt an deinem Platz weiter. Dein Name und was du hier gesagt hast, werden entfernt, und du kommst nicht zurück. Sitzt sonst niemand hier, wird der Tisch gelöscht.
leave-text-over = Der Tisch verschwindet aus deiner Liste, dein Name und was du hier gesagt hast, werden entfernt. Sitzt sonst niemand hier, wird der Tisch gelöscht.
leave-owner = Spielen andere weiter, gehört der Tisch danach niemandem und bekommt keine neuen Links; am Tisch kannst du ihn vorher übergeben.
leave = Tisch verlassen
leave-done = { $title }: Du hast den Tisch verlassen.
delete-text = Löschen entfernt den Tisch für alle, mit der ganzen Partie, und lässt sich nicht zurücknehmen. Das geht, wenn die Partie vorbei ist oder sonst niemand mitspielt.
delete = Tisch löschen
delete-done = { $title }: Der Tisch ist gelöscht.
import = Ein Spiel mitbringen
import-text = Eine Aufzeichnung von hier oder aus dem Terminal: ansehen oder von jeder Stellung aus weiterspielen.
import-choose = Datei wählen

# Wer man hier ist, ohne Konto
devices = Deine Geräte
devices-what = Es gibt kein Konto: Deine Plätze gehören zu diesem Browser. Nimm sie in einen anderen mit, sieh nach, wo du angemeldet bist, oder lass dich vergessen.
devices-open = Geräte und deine Daten
devices-title = Geräte und deine Daten
devices-text = Wer diesen Browser hat, hat deine Plätze. Mit einem Code und einem Passwort deiner Wahl bekommt sie auch ein anderer Browser; der Server kennt beides nicht.
devices-take = Nimm deine Tische mit
devices-take-text = Denk dir ein Passwort aus (ein paar zufällige Wörter sind gut). Du bekommst dazu einen Code, der nur einmal gezeigt wird.
devices-take-again = Du hast schon einen Code. Machst du einen neuen, gilt der alte nicht mehr.
devices-passphrase = Passwort
devices-make = Code machen
devices-code-made = Das ist dein Code. Schreib ihn auf: Er wird nicht noch einmal gezeigt.
devices-code-text = Öffne diese Seite im anderen Browser und gib dort den Code mit deinem Passwort ein. Er gilt, bis du einen neuen machst.
devices-use = Du hast einen Code?
devices-code = Code
devices-use-it = Meine Tische hierherholen
devices-used = Dieser Browser hat jetzt deine Tische.
devices-leave = Zurücklassen, was dieser Browser hat
devices-list = Wo du angemeldet bist
devices-only = Nur in diesem Browser.
devices-this = dieser Browser
devices-unknown = Ein Browser
devices-seen = seit { $since }, zuletzt gesehen { $seen }
devices-sign-out = Abmelden
devices-out = { $name } ist abgemeldet.
devices-out-here = Dieser Browser ist abgemeldet.
devices-out-text = Abgemeldet hat dieser Browser keine Plätze mehr. Ohne Code oder einen anderen Browser kommst du nicht zu ihnen zurück.
forget = Vergiss mich
forget-text = Du verlässt alle deine Tische: Bots spielen für dich weiter, dein Name und was du gesagt hast, werden entfernt, dein Code gilt nicht mehr, und alle deine Browser sind abgemeldet. Deine Züge bleiben den anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
forget-sure = Ja, an allen meinen Tischen
forget-done = Du bist vergessen, an { $number ->
    [one] einem Tisch
   *[other] { $number } Tischen
}.
forget-left = An { $number ->
    [one] einem Tisch
   *[other] { $number } Tischen
} ging es noch nicht. Versuch es gleich noch einmal.

## Ein neuer Tisch

new-seats = Plätze
new-who = Wer Platz { $number } spielt
new-which-bot = Welcher Bot Platz { $number } spielt
new-name = Name an Platz { $number }
new-name-hint = Name
new-remove = Platz { $number } entfernen
new-add = Platz hinzufügen
new-hot-seat = Mehrere eigene Plätze: Ihr teilt euch diesen Bildschirm, zwischen den Zügen fällt ein Vorhang.
new-friend = Für alle, die mitspielen, gibt es einen Link, sobald der Tisch offen ist.
new-options = Varianten
new-rulings = Festlegungen
new-rulings-text = Punkte, die das Regelheft offen lässt, und wie sie hier gespielt werden.
new-grace = Ein Bot darf für Abwesende spielen
grace-0 = Nie
grace-120 = Nach 2 Minuten
grace-3600 = Nach einer Stunde
grace-86400 = Nach einem Tag
new-make = Tisch eröffnen
who-me = Ich
who-friend = Jemand mit Link
who-bot = Ein Bot
name-me = Mensch
name-seat = Mensch { $number }

## An einen Tisch kommen

invited = Du bist an einen Tisch eingeladen
your-name = Dein Name
sit-down = Hinsetzen
closed = Dieser Tisch ist für dich nicht offen
closed-outdated = Dieser Tisch kann nicht weiterspielen
closed-unread = Das Protokoll ließ sich nicht laden. Lade die Seite neu, um es noch einmal zu versuchen.
closed-what = Bitte um einen neuen Link, wo du eingeladen wurdest.
closed-reach = Der Server ist nicht zu erreichen. Läuft er noch?
live-opening = Der Tisch wird geöffnet …
live-lost = Die Verbindung ist weg. Neuer Versuch …
live-polling = Dauerverbindungen sind hier gesperrt: Der Tisch wird alle paar Sekunden nach Neuem gefragt.

## Ein Tisch

table-main = Tisch
table-board = Spielfläche
board-failed = Die Zeichnung dieses Tisches ist misslungen. Hier ist er als Text.
table-plain = Der Tisch als Text
views = Ansichten
view-board = Tisch
view-log = Verlauf
view-chat = Gespräch
side = Verlauf und Gespräch
turn-yours = Du bist dran
turn-others = Warten auf { $names }
turn-window = Warten auf Reaktionen
turn-over = Das Spiel ist vorbei

seats = Plätze
seat-empty = Freier Platz
seat-number = Platz { $number }
seat-here = Da
seat-away = Abwesend
seat-bot = Ein Bot
seat-bot-short = Bot
seat-open = Den Link hat noch niemand benutzt
seat-stand-in = Ein Bot vertritt
seat-turn = am Zug
seat-play = Diesen Platz spielen
seat-which-bot = Bot
seat-let-bot = Den Bot spielen lassen
seat-give-back = Platz zurückgeben
seat-also = Dieselbe Person wie { $names }
owner-hand = Den Tisch übergeben
owner-title = Den Tisch übergeben?
owner-text = Der Tisch gehört dann { $name }, und nur { $name } kann Links erneuern, den Tisch löschen oder ihn wieder übergeben. Dein Platz bleibt deiner. Alle am Tisch erfahren davon.
owner-give = An { $name } übergeben

invite = Einladen
invite-links = Links
invite-title = Links zu diesem Tisch
invite-text = Der Link eines Platzes gilt für eine Person: Wer ihn zuerst öffnet, sitzt dort. Der letzte Link ist zum Zuschauen.
invite-once = Links stehen nur in diesem Tab. Ein neuer macht den alten ungültig.
invite-watch = Zuschauen
link-make = Link erstellen
link-new = Neuer Link
link-revoke = Sperren
link-free = Platz freigeben lassen
link-asked = Der Tisch wird gefragt.

## Antworten

panel = Deine Antwort
panel-fold = Antwort ein- oder ausklappen
advice = Was täte ein Bot?
advice-answer = Ein Bot würde antworten: { $answer }.
panel-questions = Fragen
panel-free = Jederzeit möglich
panel-back = Zurück
panel-back-asked = Zurück zu deinem Zug
panel-withdraw = Zurückziehen
notice-deal = Dir wird ein Handel vorgeschlagen
panel-watching = Du schaust zu.
offers-on-board = Wähle auf dem Tisch.
offers-list = Alle { $number } auflisten
offers-fold = Liste schließen
pick-exactly = Wähle { $high }: { $have } gewählt.
pick-any = Beliebig viele; bisher { $have }
pick-less = Eins weniger: { $name }
pick-more = Eins mehr: { $name }
pick-of = { $have } von { $all }
pick-least = Mindestens { $low }; bisher { $have }
pick-between = Wähle { $low } bis { $high }: { $have } gewählt.
order-how = Zeige auf alles in der gewünschten Reihenfolge: { $have } von { $all }.
order-up = { $name } einen Platz nach oben
order-down = { $name } einen Platz nach unten
terms-partner = Mit wem
terms-none = Kein Handel
terms-gives = Du gibst
terms-gets = Du bekommst
terms-less = Eins weniger: { $name }
terms-more = Eins mehr: { $name }
terms-most = höchstens { $number }
terms-nothing = nichts
amount-less = Eins weniger
amount-more = Eins mehr
amount-bounds = Von { $low } bis { $high }
send = Senden
sending = Wird gesendet …
undo = Zurücknehmen
undo-ask = Zurücknehmen (es wurde etwas aufgedeckt: die anderen werden gefragt)
undo-asked = { $name } möchte eine Antwort zurücknehmen, obwohl seither etwas aufgedeckt wurde.
undo-waiting = Du möchtest eine Antwort zurücknehmen. Noch nicht einverstanden: { $names }.
undo-agree = Einverstanden
undo-refuse = Nein
asked-withdraw = Doch nicht
asked-away = Nicht da, mit { $time } Zeit zu antworten: { $names }.
asked-in-person = Nicht da, und es geht um eigene Antworten, darum wird gewartet auf: { $names }.
free-waiting = Du möchtest, dass der Platz von { $name } frei wird. Gefragt: { $names }.
free-asked = Wer den Tisch eröffnet hat, möchte den Platz von { $name } jemand anderem geben.
free-asked-you = Wer den Tisch eröffnet hat, möchte deinen Platz jemand anderem geben.
redo = Wiederholen
why-not = Warum geht das nicht?
explained = Erklärung
standing = Ständige Antworten
standing-count = Ständige Antworten ({ $number })
standing-none = Du wirst nach allem gefragt, wo du etwas tun kannst.
standing-where = Ab jetzt, wenn es geht um
standing-what = so
standing-do-pass = passen
standing-do-ask = mich fragen, auch wenn ich nichts einsetzen kann
standing-do-answer = immer antworten wie oben gewählt
standing-card = { $card } nie einsetzen
standing-until = wie lange
standing-all = Alles: { $group }
standing-add = Hinzufügen
standing-revoke = Zurücknehmen
standing-revoke-what = Zurücknehmen: { $what }

## Verlauf und Gespräch

log-empty = Noch ist nichts geschehen.
log-move = Zu diesem Zug
log-earlier = Frühere Zeilen
log-since = Seit deiner letzten Antwort
log-away = Seit du weg warst
log-missed = { $number ->
    [one] Seit du weg warst, ist 1 Sache geschehen
   *[other] Seit du weg warst, sind { $number } Dinge geschehen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Sagen
chat-unread = { $number } neu

## Das Ende

score-you = Du gewinnst!
score-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
score-what = Punkte für
score-replay = Das Spiel noch einmal ansehen
score-lobby = Zur Lobby
export = Das Spiel mitnehmen
export-own = Solange es läuft: was du wissen darfst.
export-all = Das ganze Spiel, alle Karten offen.
export-record = Aufzeichnung
export-jsonl = JSON-Zeilen
export-csv = CSV

## Weitergeben

curtain = Gib weiter an { $name }
curtain-text = Nichts wird gezeigt, bis die nächste Person bereit ist.
curtain-reveal = Ich bin { $name }

## Rückschau

replay = Rückschau
replay-eyes = Gesehen von
replay-public = Allen (öffentlich)
replay-all = Alle Karten offen
replay-controls = Züge
replay-at = Zug { $at } von { $moves }
replay-move = Zug
replay-start = Der Anfang.
replay-hidden = Etwas, das dieser Platz nicht weiß.
replay-first = An den Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Ans Ende
replay-back = Zurück zum Tisch
replay-play-on = Von hier weiterspielen
series-by-round = Runde für Runde
series-round = Runde
replay-words = Auch in Worten
branch-text = Ein neuer Tisch beginnt mit dieser Stellung.
branch-running = Ein neuer Tisch beginnt mit dieser Stellung. Was du nicht wissen darfst, wird passend zu deinem Wissen erfunden.
branch-play = Neuen Tisch eröffnen
chances = Gewinnaussichten
chances-text = Gewinnaussichten im Lauf des Spiels, wie ein Bot sie sieht
chances-thinking = Ein Bot denkt nach: Stellung { $done } von { $of }.

## Tasten

help-text = Was Teil deiner Antwort sein kann, leuchtet. Zeige auf dem Tisch darauf oder wähle es in der Liste; was übrig bleibt, kann gesendet werden.
help-arrows = Von einem leuchtenden Ding oder Angebot zum nächsten
help-all = Durch alles auf dem Tisch, leuchtend oder nicht
help-tab = Weiter durch die Seite
help-enter = Wählen; noch einmal: senden, wenn die Antwort vollständig ist (Leertaste nimmt zurück)
help-digits = Das Angebot mit dieser Nummer nehmen; bei Mengen die Zahl
help-send = Die Antwort senden, von überall
help-escape = Die Antwort von vorn beginnen, eine Erklärung schließen
help-undo = Zurücknehmen, auch Strg + Z
help-redo = Wiederholen, auch Strg + Umschalt + Z
help-chat = Etwas sagen
help-help = Diese Liste
help-why = Zeige auf etwas, das nicht leuchtet, um zu erfahren, warum es jetzt nicht geht, mit der Nummer der Regel. Auf einem Touchscreen erklärt langes Tippen ein Ding.

## Kämpfe

fight-attacks-possible = Angriffe, die du führen könntest
fight-before = vor der ersten Runde
fight-round = Runde { $number }
fight-earlier = Frühere Würfe
fight-attacks = Angreifer
fight-defends = Verteidiger
fight-lands = Invasor
fight-leaves = angekündigt: zieht nach dieser Runde ab
fight-to-take = { $hits } Treffer zu nehmen
fight-ships = { $count } { $name }, { $need ->
    [11] kann nicht treffen
   *[other] trifft ab { $need }
}{ $hurt ->
    [0] {""}
   *[other] , beschädigt: { $hurt }
}
fight-roll = { $name } würfelt { $dice }: { $hits } Treffer, { $expected } erwartet
fight-hits = { $hits } Treffer
fight-expected = ({ $expected } erwartet)
fight-wins = { $you ->
    [yes] du siegst
   *[no] { $name } siegt
}
fight-takes = { $you ->
    [yes] du nimmst ihn ein
   *[no] { $name } nimmt ihn ein
}
fight-holds = { $you ->
    [yes] du hältst ihn
   *[no] { $name } hält ihn
}
fight-withdraws = { $you ->
    [yes] du ziehst ab
   *[no] { $name } zieht ab
}
fight-nobody = niemand bleibt übrig
fight-if-leaving = Wenn du den Rückzug ankündigst:
fight-nobody-holds = niemand bleibt übrig, er ist gehalten
fight-losses = Runden im Schnitt: { $rounds }. Verluste:
fight-assumed = Wovon die Chancen ausgehen
fight-nothing = nichts
fight-with-chosen = mit dem, was du gerade wählst
fight-with-sent = mit den Schiffen auf dem Weg
fight-with-all = mit allem, was kommen könnte
fight-with-troops = mit allem, was landen könnte
fight-by-number = Chance, den Planeten einzunehmen, nach Zahl der Bodentruppen
fight-weighing = Die Chancen werden gerade ausgerechnet …
