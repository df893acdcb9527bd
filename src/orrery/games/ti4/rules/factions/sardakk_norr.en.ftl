### sardakk_norr.py in words (English).

ti4-faction-sardakk_norr = Sardakk N'orr

## Abilities

ti4-ability-unrelenting = Unrelenting
ti4-ability-unrelenting-text = All your units have +1 on combat rolls.

## Technologies

ti4-technology-exotrireme_ii = Exotrireme II
ti4-technology-exotrireme_ii-text = Your dreadnoughts have move 2 and are safe from Direct Hit. After a round of space combat: you may destroy one of them to destroy up to 2 ships in the same system.
ti4-technology-valkyrie_particle_weave = Valkyrie Particle Weave
ti4-technology-valkyrie_particle_weave-text = After the combat rolls of a round of ground combat: if your opponent has produced at least one hit, you produce one more.

## Units

ti4-model-valkyrie_exoskeleton = Valkyrie Exoskeleton
ti4-model-valkyrie_exoskeleton-text = After it has used sustain damage in a ground combat, it produces a hit against your opponent's ground forces on that planet.
ti4-model-exotrireme_i = Exotrireme I
ti4-model-exotrireme_ii = Exotrireme II
ti4-model-exotrireme_ii-text = Direct Hit does not destroy it. After a round of space combat: you may destroy it to destroy up to 2 ships in this system.
ti4-model-cmorran_norr = C'morran N'orr
ti4-model-cmorran_norr-text = Your other ships in this system have +1 on combat rolls.

## Promissory notes

ti4-note-tekklar_legion = Tekklar Legion
ti4-note-tekklar_legion-text = At the start of a ground combat: your units have +1 on combat rolls in it. If the owner is your opponent, the owner's units have -1. Then the note goes back.

## Leaders

ti4-leader-tro = T'ro
ti4-leader-tro-text = At the end of a player's tactical action: exhaust this card, and that player may put 2 infantry from the reinforcements on an own planet in the active system.
ti4-leader-ghom_sekkus = G'hom Sek'kus
ti4-leader-ghom_sekkus-text = When ground forces are committed: you may also commit one from each planet in the active system and from each planet in adjacent systems without your command token.
ti4-leader-ghom_sekkus-unlock = Control 5 planets outside home systems.
ti4-leader-shval_harbinger = Sh'val, Harbinger
ti4-leader-shval_harbinger-text = After you have moved ships into the active system: you may go on at once to committing ground forces. After that purge this card, and all your ships in the active system return to your reinforcements.
ti4-leader-shval_harbinger-ability = Tekklar Conditioning
