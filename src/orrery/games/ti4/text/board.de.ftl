### Twilight Imperium 4: die Worte der Zeichnung im Browser (Deutsch). Das englische Gegenstück ist board.en.ftl.

## Karten

ti4-board-if-for = Dafür: { $said }
ti4-board-if-against = Dagegen: { $said }
ti4-board-unlock = Wird freigeschaltet: { $said }
