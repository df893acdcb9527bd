### winnu.py in Worten (deutsch).

ti4-faction-winnu = die Winnu

## Fähigkeiten

ti4-ability-blood_ties = Blutsbande
ti4-ability-reclamation = Rückgewinnung

## Technologien

ti4-technology-hegemonic_trade_policy = Hegemoniale Handelsstrategie
ti4-technology-lazax_gate_folding = Lazaxianische Raumfaltung

## Einheiten

ti4-model-reclaimer = Reclaimer
ti4-model-salai_sai_corian = Salai Sai Corian

## Verträge

ti4-note-acquiescence = Duldung

## Anführer

ti4-leader-berekar_berekon = Berekar Berekon
ti4-leader-rickar_rickani = Rickar Rickani
ti4-leader-mathis_mathinus = Mathis Mathinus
