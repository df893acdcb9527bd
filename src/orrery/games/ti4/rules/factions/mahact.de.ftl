### mahact.py in Worten (deutsch).

ti4-faction-mahact = die Mahactanischen Gen-Hexer

## Fähigkeiten

ti4-ability-edict = Edikt
ti4-ability-imperia = Imperativ
ti4-ability-hubris = Hybris

## Technologien

ti4-technology-crimson_legionnaire_ii = Purpurrote Legionäre II
ti4-technology-genetic_recombination = Genetische Rekombination

## Einheiten

ti4-model-crimson_legionnaire_i = Purpurrote Legionäre I
ti4-model-crimson_legionnaire_ii = Purpurrote Legionäre II
ti4-model-starlancer = Starlancer
ti4-model-arvicon_rex = Arvicon Rex

## Verträge

ti4-note-scepter_of_dominion = Zepter der Herrschaft

## Anführer

ti4-leader-jae_mir_kan = Jae Mir Kan
ti4-leader-il_na_viroset = Il Na Viroset
ti4-leader-airo_shir_aur = Airo Shir Aur
