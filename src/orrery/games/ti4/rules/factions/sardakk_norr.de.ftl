### sardakk_norr.py in Worten (deutsch).

ti4-faction-sardakk_norr = die Sardakk N'orr

## Fähigkeiten

ti4-ability-unrelenting = Unnachgiebig

## Technologien

ti4-technology-exotrireme_ii = Exo-Triere II
ti4-technology-valkyrie_particle_weave = Walküren-Partikelfeld

## Einheiten

ti4-model-valkyrie_exoskeleton = Walküren-Exoskelett
ti4-model-exotrireme_i = Exo-Triere I
ti4-model-exotrireme_ii = Exo-Triere II
ti4-model-cmorran_norr = C'morran N'orr

## Verträge

ti4-note-tekklar_legion = Die Tekklar-Legion

## Anführer

ti4-leader-tro = T'ro
ti4-leader-ghom_sekkus = G'hom Sek'kus
ti4-leader-shval_harbinger = Sh'val, der Vorbote
