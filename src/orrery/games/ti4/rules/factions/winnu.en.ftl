### winnu.py in words (English).

ti4-faction-winnu = the Winnu

## Abilities

ti4-ability-blood_ties = Blood Ties
ti4-ability-reclamation = Reclamation

## Technologies

ti4-technology-hegemonic_trade_policy = Hegemonic Trade Policy
ti4-technology-lazax_gate_folding = Lazax Gate Folding

## Units

ti4-model-reclaimer = Reclaimer
ti4-model-salai_sai_corian = Salai Sai Corian

## Promissory notes

ti4-note-acquiescence = Acquiescence

## Leaders

ti4-leader-berekar_berekon = Berekar Berekon
ti4-leader-rickar_rickani = Rickar Rickani
ti4-leader-mathis_mathinus = Mathis Mathinus
