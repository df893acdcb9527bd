### creuss.py in words (English).

ti4-faction-creuss = the Ghosts of Creuss

## Abilities

ti4-ability-quantum_entanglement = Quantum Entanglement
ti4-ability-quantum_entanglement-text = For you alone, all systems with an alpha or a beta wormhole are adjacent to one another. Nothing can take this from you.
ti4-ability-slipstream = Slipstream
ti4-ability-slipstream-text = In your tactical actions, ships of yours have move +1 if they start in your home system or in a system with an alpha or beta wormhole.
ti4-ability-creuss_gate = Creuss Gate
ti4-ability-creuss_gate-text = On your home position lies the Creuss Gate, which is no home system. Your home system lies beside the map; a delta wormhole joins the two.

## Technologies

ti4-technology-dimensional_splicer = Dimensional Splicer
ti4-technology-dimensional_splicer-text = At the start of a space combat of yours in a system with a wormhole: you may produce a hit and assign it to a ship of your opponent.
ti4-technology-wormhole_generator = Wormhole Generator
ti4-technology-wormhole_generator-text = At the start of the status phase: place or move a Creuss wormhole token. It goes to a system with a planet of yours, or to a system that is no home and has no ships of others.

## Units

ti4-model-icarus_drive = Icarus Drive
ti4-model-icarus_drive-text = After anyone activates a system: you may take this mech off the board to place or move a Creuss wormhole token into the system it was in.
ti4-model-hil_colish = Hil Colish
ti4-model-hil_colish-text = The system this ship is in has a delta wormhole. When you move, it may go before your other ships or after them.

## Promissory notes

ti4-note-creuss_iff = Creuss IFF
ti4-note-creuss_iff-text = At the start of your turn in the action phase: place or move a Creuss wormhole token. It goes to a system with a planet of yours, or to a system that is no home and has no ships of others. Then the card returns.

## Leaders

ti4-leader-emissary_taivra = Emissary Taivra
ti4-leader-emissary_taivra-text = After anyone activates a system with a wormhole other than delta: exhaust it, and for this tactical action that system is adjacent to every other system with a wormhole.
ti4-leader-sai_seravus = Sai Seravus
ti4-leader-sai_seravus-text = After your ships move: each of them that has capacity and came through a wormhole may bring a fighter from your reinforcements, as far as there is unused capacity in the active system.
ti4-leader-sai_seravus-unlock = Have units in 3 systems with alpha or beta wormholes.
ti4-leader-riftwalker_meian = Riftwalker Meian
ti4-leader-riftwalker_meian-ability = Singularity Reactor
ti4-leader-riftwalker_meian-text = As an action: two systems change places, each with a wormhole or with units of yours, but neither the home system of Creuss nor the wormhole nexus. Then purge this card.
