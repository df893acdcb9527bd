### Twilight Imperium 4: promissory notes (English). The German twin is notes.de.ftl. The owner is the player whose colour a note has.

## Notes that every player has

ti4-note-alliance = Alliance
ti4-note-alliance-text = On receiving it you lay it open in your play area, unless you are its owner. As long as it lies there, the owner's commander, once unlocked, works for you too. When you activate a system with units of the owner, it goes back.
ti4-note-ceasefire = Ceasefire
ti4-note-ceasefire-text = After its owner has activated a system with units of yours: no units of the owner can move there. Then it goes back.
ti4-note-political_secret = Political Secret
ti4-note-political_secret-text = When an agenda is revealed: until it has been resolved, its owner does not vote, plays no action cards and uses no faction abilities. Then it goes back.
ti4-note-support_for_the_throne = Support for the Throne
ti4-note-support_for_the_throne-text = On receiving it, unless you are its owner, you lay it open in your play area and gain a victory point. If you activate a system with units of the owner, or the owner is eliminated, you lose the point and the note goes back.
ti4-note-trade_agreement = Trade Agreement
ti4-note-trade_agreement-text = When its owner replenishes commodities, even without gaining any: all the owner's commodities are given to you. Then it goes back.
