### Twilight Imperium 4: the words of the drawing in the browser (English). The German twin is board.de.ftl.

## Cards

ti4-board-if-for = For: { $said }
ti4-board-if-against = Against: { $said }
ti4-board-unlock = Unlocked when: { $said }
