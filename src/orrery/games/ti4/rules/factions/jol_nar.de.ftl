### jol_nar.py in Worten (deutsch).

ti4-faction-jol_nar = die Universitäten von Jol-Nar

## Fähigkeiten

ti4-ability-fragile = Zerbrechlich
ti4-ability-brilliant = Brillant
ti4-ability-analytical = Analytiker

## Technologien

ti4-technology-e_res_siphons = E-Res-Extraktor
ti4-technology-spacial_conduit_cylinder = Zylindrischer Raumkanal

## Einheiten

ti4-model-shield_paling = Schildpalisade
ti4-model-j_n_s_hylarim = J.N.S. Hylarim

## Verträge

ti4-note-research_agreement = Forschungsabkommen

## Anführer

ti4-leader-doctor_sucaban = Doktor Sucaban
ti4-leader-ta_zern = Ta Zern
ti4-leader-rin_the_masters_legacy = Rin, des Meisters Vermächtnis
