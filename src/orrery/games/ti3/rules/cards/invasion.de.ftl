### invasion.py in words (German).

ti3-card-chemical_warfare = Chemical Warfare
ti3-card-chemical_warfare-text = Vor deiner Invasion eines Planeten in einem System mit einem Schlachtschiff von dir: Die Hälfte der verteidigenden Bodentruppen (aufgerundet) wird vernichtet, trotz PDS.
ti3-card-dug_in = Dug In
ti3-card-dug_in-text = Bevor einer deiner Planeten bombardiert wird: Nenne einen Planeten. Deine Bodentruppen darauf können in dieser Runde nicht bombardiert werden.
ti3-card-rare_mineral = Rare Mineral
ti3-card-rare_mineral-text = Hast du einen neutralen Planeten eingenommen: Du erhältst 3 Handelsgüter.
ti3-card-reparations = Reparations
ti3-card-reparations-text = Hat dir ein Gegner einen Planeten genommen: Erschöpfe einen seiner Planeten, dann frische einen von deinen auf, der nicht mehr Ressourcen wert ist.
ti3-card-star_of_death = Star of Death
ti3-card-star_of_death-text = Vor deinen Landungen: Nenne einen Planeten in einem System mit einem Kampfstern von dir. Alles darauf wird zerstört, er wird neutral, und ein Strahlungschip kommt auf ihn.
