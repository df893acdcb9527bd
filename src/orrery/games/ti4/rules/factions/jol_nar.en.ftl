### jol_nar.py in words (English).

ti4-faction-jol_nar = the Universities of Jol-Nar

## Abilities

ti4-ability-fragile = Fragile
ti4-ability-brilliant = Brilliant
ti4-ability-analytical = Analytical

## Technologies

ti4-technology-e_res_siphons = E-Res Siphons
ti4-technology-spacial_conduit_cylinder = Spacial Conduit Cylinder

## Units

ti4-model-shield_paling = Shield Paling
ti4-model-j_n_s_hylarim = J.N.S. Hylarim

## Promissory notes

ti4-note-research_agreement = Research Agreement

## Leaders

ti4-leader-doctor_sucaban = Doctor Sucaban
ti4-leader-ta_zern = Ta Zern
ti4-leader-rin_the_masters_legacy = Rin, the Master's Legacy
