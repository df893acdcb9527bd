### nekro.py in words (English).

ti4-faction-nekro = the Nekro Virus

## Abilities

ti4-ability-galactic_threat = Galactic Threat
ti4-ability-galactic_threat-text = You have no vote. Once in each agenda phase, after an agenda has been revealed, you may predict its outcome aloud; if you are right, you gain a technology of somebody who voted for that outcome.
ti4-ability-technological_singularity = Technological Singularity
ti4-ability-technological_singularity-text = Once in each combat, after a unit of your opponent has been destroyed: you may gain one of that player's technologies.
ti4-ability-propagation = Propagation
ti4-ability-propagation-text = You never research. Whenever you would, you gain 3 command tokens.

## Technologies

ti4-technology-valefar_assimilator_x = Valefar Assimilator X
ti4-technology-valefar_assimilator_x-text = When one of your faction abilities would bring you a technology of another player, you may put token X on a faction technology of that player: as long as it lies there, this card has that technology's text. There is never more than one token on a technology.
ti4-technology-valefar_assimilator_y = Valefar Assimilator Y
ti4-technology-valefar_assimilator_y-text = When one of your faction abilities would bring you a technology of another player, you may put token Y on a faction technology of that player: as long as it lies there, this card has that technology's text. There is never more than one token on a technology.

## Units

ti4-model-mordred = Mordred
ti4-model-mordred-text = It has +2 on its combat rolls against an opponent who has token X or Y on a technology.
ti4-model-the_alastor = The Alastor
ti4-model-the_alastor-text = At the start of a space combat: any number of your ground forces in this system fight in it as if they were ships.

## Promissory notes

ti4-note-antivirus = Antivirus
ti4-note-antivirus-text = At the start of a combat: lay it face up before you. The Nekro player cannot use Technological Singularity against you as long as it lies there. It returns when you activate a system with units of the Nekro player.

## Leaders

ti4-leader-nekro_malleon = Nekro Malleon
ti4-leader-nekro_malleon-text = In the action phase: exhaust this card and name a player, who may discard an action card or spend a command token of the command sheet and gains 2 trade goods for it.
ti4-leader-nekro_acidos = Nekro Acidos
ti4-leader-nekro_acidos-text = After gaining a technology: you may draw an action card.
ti4-leader-nekro_acidos-unlock = You own 3 technologies. A Valefar Assimilator counts if its token lies on a technology.
ti4-leader-unit_dsgn_flayesh = UNIT.DSGN.FLAYESH
ti4-leader-unit_dsgn_flayesh-text = As an action: choose a planet with a technology specialty in a system with units of yours. All units of others on it are destroyed. You gain as many trade goods as its resources and influence together, and a technology of the colour of the specialty. Then purge this card.
ti4-leader-unit_dsgn_flayesh-ability = Polymorphic Algorithm
