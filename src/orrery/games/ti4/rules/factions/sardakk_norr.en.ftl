### sardakk_norr.py in words (English).

ti4-faction-sardakk_norr = Sardakk N'orr

## Abilities

ti4-ability-unrelenting = Unrelenting

## Technologies

ti4-technology-exotrireme_ii = Exotrireme II
ti4-technology-valkyrie_particle_weave = Valkyrie Particle Weave

## Units

ti4-model-valkyrie_exoskeleton = Valkyrie Exoskeleton
ti4-model-exotrireme_i = Exotrireme I
ti4-model-exotrireme_ii = Exotrireme II
ti4-model-cmorran_norr = C'morran N'orr

## Promissory notes

ti4-note-tekklar_legion = Tekklar Legion

## Leaders

ti4-leader-tro = T'ro
ti4-leader-ghom_sekkus = G'hom Sek'kus
ti4-leader-shval_harbinger = Sh'val, Harbinger
