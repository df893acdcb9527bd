### jol_nar.py in words (English).

ti4-faction-jol_nar = the Universities of Jol-Nar

## Abilities

ti4-ability-fragile = Fragile
ti4-ability-fragile-text = Your units have -1 on each of their combat rolls.
ti4-ability-brilliant = Brilliant
ti4-ability-brilliant-text = When you spend a command token for the secondary ability of Technology, you may use its primary ability instead.
ti4-ability-analytical = Analytical
ti4-ability-analytical-text = You may ignore one prerequisite of every technology you research that is no unit upgrade.

## Technologies

ti4-technology-e_res_siphons = E-Res Siphons
ti4-technology-e_res_siphons-text = After another player has activated a system with a ship of yours: you gain 4 trade goods.
ti4-technology-spacial_conduit_cylinder = Spacial Conduit Cylinder
ti4-technology-spacial_conduit_cylinder-text = After you have activated a system with units of yours: exhaust it, and for this activation the system is adjacent to all others with units of yours.

## Units

ti4-model-shield_paling = Shield Paling
ti4-model-shield_paling-text = Your infantry on its planet is not fragile.
ti4-model-j_n_s_hylarim = J.N.S. Hylarim
ti4-model-j_n_s_hylarim-text = Every 9 or 10 it rolls in combat, before anything is added or taken off, gives 2 hits more.

## Promissory notes

ti4-note-research_agreement = Research Agreement
ti4-note-research_agreement-text = After the Jol-Nar player has researched a technology that belongs to no faction: you gain it too. Then this card goes back.

## Leaders

ti4-leader-doctor_sucaban = Doctor Sucaban
ti4-leader-doctor_sucaban-text = When a player spends resources on research: exhaust this card, and that player may take infantry off the board; each one lowers the price by 1.
ti4-leader-ta_zern = Ta Zern
ti4-leader-ta_zern-text = After you have rolled dice for a unit ability: you may roll any of them again.
ti4-leader-ta_zern-unlock = You own 8 technologies.
ti4-leader-rin_the_masters_legacy = Rin, the Master's Legacy
ti4-leader-rin_the_masters_legacy-text = As an action: each of your technologies that is no unit upgrade may be exchanged for any technology of the same colour in your deck. Then purge this card.
ti4-leader-rin_the_masters_legacy-ability = Genetic Memory
