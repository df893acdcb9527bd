### ul.py in words (English).

ti4-faction-ul = the Titans of Ul

## Abilities

ti4-ability-terragenesis = Terragenesis
ti4-ability-awaken = Awaken
ti4-ability-coalescence = Coalescence

## Technologies

ti4-technology-hel_titan_ii = Hel-Titan II
ti4-technology-saturn_engine_ii = Saturn Engine II

## Units

ti4-model-hecatoncheires = Hecatoncheires
ti4-model-saturn_engine_i = Saturn Engine I
ti4-model-saturn_engine_ii = Saturn Engine II
ti4-model-ouranos = Ouranos
ti4-model-hel_titan_i = Hel-Titan I
ti4-model-hel_titan_ii = Hel-Titan II

## Promissory notes

ti4-note-terraform = Terraform

## Leaders

ti4-leader-tellurian = Tellurian
ti4-leader-tungstantus = Tungstantus
ti4-leader-ul_the_progenitor = Ul the Progenitor
