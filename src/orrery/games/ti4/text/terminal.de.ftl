### Twilight Imperium 4 im Terminal (Deutsch): der gezeichnete Tisch, getippte Antworten, Beispiele für die Hilfe. Der
### englische Zwilling ist terminal.en.ftl.

## Was getippt werden kann

ti4-answer-goods = güter, handelsgüter, gut, handelsgut, hg
ti4-answer-all = alle, alles
ti4-answer-cheap = günstig, billig, am besten
ti4-answer-same = gleich, bleibt, wie es ist
ti4-answer-tile = teil, systemteil, kachel
ti4-example-card = sabotage
ti4-example-thing = mecatol rex
ti4-example-rule = LRR 88.1
ti4-example-words = rückzug

## Der Tisch, gezeichnet

ti4-drawn-codes = J Z K T S W X I M P D
