### Twilight Imperium 4 in the terminal (English): the table drawn, typed answers, examples for help. The German twin is
### terminal.de.ftl.

## What can be typed

ti4-answer-goods = goods, trade goods, good, tg
ti4-answer-all = all, everything
ti4-answer-cheap = cheap, cheapest, best
ti4-answer-same = same, keep, as it is
ti4-answer-tile = tile
ti4-example-card = sabotage
ti4-example-thing = mecatol rex
ti4-example-rule = LRR 88.1
ti4-example-words = retreat

## The table, drawn

ti4-drawn-codes = F D C V N W X I M P S
