### mahact.py in words (English).

ti4-faction-mahact = the Mahact Gene-Sorcerers

## Abilities

ti4-ability-edict = Edict
ti4-ability-imperia = Imperia
ti4-ability-hubris = Hubris

## Technologies

ti4-technology-crimson_legionnaire_ii = Crimson Legionnaire II
ti4-technology-genetic_recombination = Genetic Recombination

## Units

ti4-model-crimson_legionnaire_i = Crimson Legionnaire I
ti4-model-crimson_legionnaire_ii = Crimson Legionnaire II
ti4-model-starlancer = Starlancer
ti4-model-arvicon_rex = Arvicon Rex

## Promissory notes

ti4-note-scepter_of_dominion = Scepter of Dominion

## Leaders

ti4-leader-jae_mir_kan = Jae Mir Kan
ti4-leader-il_na_viroset = Il Na Viroset
ti4-leader-airo_shir_aur = Airo Shir Aur
