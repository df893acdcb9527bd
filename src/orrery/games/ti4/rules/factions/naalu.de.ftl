### naalu.py in Worten (deutsch).

ti4-faction-naalu = das Naalu-Kollektiv

## Fähigkeiten

ti4-ability-telepathic = Telepathie
ti4-ability-foresight = Hellsicht

## Technologien

ti4-technology-hybrid_crystal_fighter_ii = Kristalliner Hybridjäger II
ti4-technology-neuroglaive = Neurogleve

## Einheiten

ti4-model-iconoclast = Ikonoklast
ti4-model-hybrid_crystal_fighter_i = Kristalliner Hybridjäger I
ti4-model-hybrid_crystal_fighter_ii = Kristalliner Hybridjäger II
ti4-model-matriarch = Matriarchin

## Verträge

ti4-note-gift_of_prescience = Die Gabe der Hellsicht

## Anführer

ti4-leader-zeu = Z'eu
ti4-leader-maban = M'aban
ti4-leader-the_oracle = Das Orakel
