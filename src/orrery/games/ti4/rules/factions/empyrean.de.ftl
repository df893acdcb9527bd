### empyrean.py in Worten (deutsch).

ti4-faction-empyrean = die Empyrier

## Fähigkeiten

ti4-ability-voidborn = Kinder der Leere
ti4-ability-aetherpassage = Ätherpassage
ti4-ability-dark_whispers = Dunkle Einflüsterungen

## Technologien

ti4-technology-aetherstream = Ätherströmung
ti4-technology-voidwatch = Augen der Leere

## Einheiten

ti4-model-watcher = Wachsames Auge
ti4-model-dynamo = Dynamo

## Verträge

ti4-note-blood_pact = Blutsbund
ti4-note-dark_pact = Dunkler Pakt

## Anführer

ti4-leader-acamar = Acamar
ti4-leader-xuange = Xuange
ti4-leader-conservator_procyon = Bewahrer Procyon
