### naaz_rokha.py in Worten (deutsch).

ti4-faction-naaz_rokha = die Naaz-Rokha-Allianz

## Fähigkeiten

ti4-ability-distant_suns = Ferne Sonnen
ti4-ability-fabrication = Verarbeitung

## Technologien

ti4-technology-pre_fab_arcologies = Fertig-Arkologie
ti4-technology-supercharge = Überladung

## Einheiten

ti4-model-eidolon = Eidolon
ti4-model-z_grav_eidolon = Null-G-Eidolon
ti4-model-visz_el_vir = Visz el Vir

## Verträge

ti4-note-black_market_forgery = Schwarzmarkt-Fälschung

## Anführer

ti4-leader-garv_and_gunn = Garv und Gunn
ti4-leader-dart_and_tai = Dart und Tai
ti4-leader-hesh_and_prit = Hesh und Prit
