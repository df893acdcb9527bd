### empyrean.py in words (English).

ti4-faction-empyrean = the Empyrean

## Abilities

ti4-ability-voidborn = Voidborn
ti4-ability-voidborn-text = Nebulae have no effect on the movement of your ships.
ti4-ability-aetherpassage = Aetherpassage
ti4-ability-aetherpassage-text = After a player has activated a system: you may let that player's ships move through systems with ships of yours.
ti4-ability-dark_whispers = Dark Whispers
ti4-ability-dark_whispers-text = You begin with a second promissory note of your faction.

## Technologies

ti4-technology-aetherstream = Aetherstream
ti4-technology-aetherstream-text = After you or a neighbor of yours has activated a system adjacent to an anomaly: you may give all ships of that player move +1 for this tactical action.
ti4-technology-voidwatch = Voidwatch
ti4-technology-voidwatch-text = After somebody else has moved ships into a system with units of yours: that player must give you a promissory note from the hand, if there is one.

## Units

ti4-model-watcher = Watcher
ti4-model-watcher-text = When somebody with units in this mech's system or an adjacent one plays an action card: you may remove the mech to cancel that card.
ti4-model-dynamo = Dynamo
ti4-model-dynamo-text = After any unit in this ship's system or an adjacent one has used sustain damage: you may spend 2 influence to repair that unit.

## Promissory notes

ti4-note-blood_pact = Blood Pact
ti4-note-blood_pact-text = As an action: put it face up in your play area. When you and Empyrean cast votes for the same outcome, you cast 4 more for it. When you activate a system with units of Empyrean, it goes back.
ti4-note-dark_pact = Dark Pact
ti4-note-dark_pact-text = As an action: put it face up in your play area. When you give Empyrean as many commodities as your commodity value allows, you both gain a trade good. When you activate a system with units of Empyrean, it goes back.

## Leaders

ti4-leader-acamar = Acamar
ti4-leader-acamar-text = After a player has moved ships into a system without planets: exhaust it, and that player gains a command token.
ti4-leader-xuange = Xuange
ti4-leader-xuange-unlock = Be neighbors with all other players.
ti4-leader-xuange-text = After somebody else has moved ships into a system with a command token of yours: you may return that token to your reinforcements.
ti4-leader-conservator_procyon = Conservator Procyon
ti4-leader-conservator_procyon-ability = Multiverse Shift
ti4-leader-conservator_procyon-text = As an action: every system without planets gets a frontier token, if it has none. Then you explore those in systems with ships of yours. Then it is purged.
