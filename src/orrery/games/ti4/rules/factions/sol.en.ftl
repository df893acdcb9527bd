### sol.py in words (English).

ti4-faction-sol = the Federation of Sol

## Abilities

ti4-ability-orbital_drop = Orbital Drop
ti4-ability-orbital_drop-text = As an action: spend a command token from your strategy pool, and put 2 infantry from your reinforcements on a planet you control.
ti4-ability-versatile = Versatile
ti4-ability-versatile-text = You gain one more command token in the status phase.

## Technologies

ti4-technology-advanced_carrier_ii = Advanced Carrier II
ti4-technology-advanced_carrier_ii-text = Your carriers have move 2, capacity 8 and sustain damage.
ti4-technology-spec_ops_ii = Spec Ops II
ti4-technology-spec_ops_ii-text = Your infantry has combat 6. After one has been destroyed, roll a die: on 5 or more it waits on this card and comes back at the start of your next turn, on a planet of yours in your home system.

## Units

ti4-model-spec_ops_i = Spec Ops I
ti4-model-spec_ops_ii = Spec Ops II
ti4-model-spec_ops_ii-text = After it has been destroyed: roll a die. On 5 or more it lies on this card, and at the start of your next turn it comes to a planet of yours in your home system.
ti4-model-zs_thunderbolt_m2 = ZS Thunderbolt M2
ti4-model-zs_thunderbolt_m2-text = Deploy: after you have used Orbital Drop, you may spend 3 resources to put a mech on the same planet.
ti4-model-advanced_carrier_i = Advanced Carrier I
ti4-model-advanced_carrier_ii = Advanced Carrier II
ti4-model-genesis = Genesis
ti4-model-genesis-text = At the end of the status phase: put an infantry from your reinforcements into the space area of its system.

## Promissory notes

ti4-note-military_support = Military Support
ti4-note-military_support-text = At the start of the owner's turn: a command token of the owner's strategy pool, if there is one, goes to the reinforcements. You may put 2 infantry from your reinforcements on a planet you control. Then the card goes back.

## Leaders

ti4-leader-evelyn_delouis = Evelyn Delouis
ti4-leader-evelyn_delouis-text = At the start of a round of ground combat: exhaust the card, and a ground force of your choice in the active system rolls one die more in this round.
ti4-leader-claire_gibson = Claire Gibson
ti4-leader-claire_gibson-text = At the start of a ground combat on a planet you control: you may put an infantry from your reinforcements on it.
ti4-leader-claire_gibson-unlock = You control planets with at least 12 resources in all.
ti4-leader-jace_x_4th_air_legion = Jace X, 4th Air Legion
ti4-leader-jace_x_4th_air_legion-text = As an action: all your command tokens on the game board return to your reinforcements. Then the card is purged.
ti4-leader-jace_x_4th_air_legion-ability = Helio Command Array
