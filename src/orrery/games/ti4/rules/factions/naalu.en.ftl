### naalu.py in words (English).

ti4-faction-naalu = the Naalu Collective

## Abilities

ti4-ability-telepathic = Telepathic
ti4-ability-foresight = Foresight

## Technologies

ti4-technology-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
ti4-technology-neuroglaive = Neuroglaive

## Units

ti4-model-iconoclast = Iconoclast
ti4-model-hybrid_crystal_fighter_i = Hybrid Crystal Fighter I
ti4-model-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
ti4-model-matriarch = Matriarch

## Promissory notes

ti4-note-gift_of_prescience = Gift of Prescience

## Leaders

ti4-leader-zeu = Z'eu
ti4-leader-maban = M'aban
ti4-leader-the_oracle = The Oracle
