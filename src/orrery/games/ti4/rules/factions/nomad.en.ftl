### nomad.py in words (English).

ti4-faction-nomad = the Nomad

## Abilities

ti4-ability-the_company = The Company
ti4-ability-the_company-text = You begin with two more agents beside your faction sheet, three in all.
ti4-ability-future_sight = Future Sight
ti4-ability-future_sight-text = In the agenda phase, after an outcome that you voted for or predicted has been resolved: gain a trade good.

## Technologies

ti4-technology-memoria_ii = Memoria II
ti4-technology-memoria_ii-text = Your flagship has combat 5 with 2 dice, move 2, capacity 6 and anti-fighter barrage 5 with 3 dice. It counts as adjacent to every system with a mech of yours.
ti4-technology-temporal_command_suite = Temporal Command Suite
ti4-technology-temporal_command_suite-text = After anybody's agent has been exhausted: exhaust it, and that agent is readied. If it is somebody else's agent, you may perform a transaction with that player.

## Units

ti4-model-quantum_manipulator = Quantum Manipulator
ti4-model-quantum_manipulator-text = In a combat in whose space area it is: it may use sustain damage against a hit on your ships there.
ti4-model-memoria_i = Memoria I
ti4-model-memoria_i-text = It counts as adjacent to every system with a mech of yours, if you want it to.
ti4-model-memoria_ii = Memoria II
ti4-model-memoria_ii-text = It counts as adjacent to every system with a mech of yours, if you want it to.

## Promissory notes

ti4-note-the_cavalry = The Cavalry
ti4-note-the_cavalry-text = At the start of a space combat against anybody but the Nomad: for this combat, one of your ships other than a fighter has the combat value, anti-fighter barrage and sustain damage of the Nomad's flagship. When the combat is over, it goes back.

## Leaders

ti4-leader-artuno_the_betrayer = Artuno the Betrayer
ti4-leader-artuno_the_betrayer-text = When you gain trade goods from the supply: exhaust her, and as many trade goods are put on this card. They are yours when she is readied.
ti4-leader-field_marshal_mercer = Field Marshal Mercer
ti4-leader-field_marshal_mercer-text = At the end of anybody's turn: exhaust him, and that player may move up to 2 own ground forces from anywhere on the board to own planets in the active system.
ti4-leader-the_thundarian = The Thundarian
ti4-leader-the_thundarian-text = After the dice of a combat round have been rolled: exhaust him. No hits are assigned to anybody, and the dice of this round are rolled anew.
ti4-leader-navarch_feng = Navarch Feng
ti4-leader-navarch_feng-unlock = Have a scored secret objective.
ti4-leader-navarch_feng-text = You produce your flagship without spending resources.
ti4-leader-ahk_syl_siven = Ahk-Syl Siven
ti4-leader-ahk_syl_siven-ability = Probability Matrix
ti4-leader-ahk_syl_siven-text = As an action: put the card beside the board. In this round your flagship, with what it transports, moves out of systems with your command tokens too. When the round ends, the card is purged.
