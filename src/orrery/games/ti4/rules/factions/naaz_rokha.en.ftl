### naaz_rokha.py in words (English).

ti4-faction-naaz_rokha = the Naaz-Rokha Alliance

## Abilities

ti4-ability-distant_suns = Distant Suns
ti4-ability-fabrication = Fabrication

## Technologies

ti4-technology-pre_fab_arcologies = Pre-Fab Arcologies
ti4-technology-supercharge = Supercharge

## Units

ti4-model-eidolon = Eidolon
ti4-model-z_grav_eidolon = Z-Grav Eidolon
ti4-model-visz_el_vir = Visz El Vir

## Promissory notes

ti4-note-black_market_forgery = Black Market Forgery

## Leaders

ti4-leader-garv_and_gunn = Garv and Gunn
ti4-leader-dart_and_tai = Dart and Tai
ti4-leader-hesh_and_prit = Hesh and Prit
