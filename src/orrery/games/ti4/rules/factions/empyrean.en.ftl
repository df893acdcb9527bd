### empyrean.py in words (English).

ti4-faction-empyrean = the Empyrean

## Abilities

ti4-ability-voidborn = Voidborn
ti4-ability-aetherpassage = Aetherpassage
ti4-ability-dark_whispers = Dark Whispers

## Technologies

ti4-technology-aetherstream = Aetherstream
ti4-technology-voidwatch = Voidwatch

## Units

ti4-model-watcher = Watcher
ti4-model-dynamo = Dynamo

## Promissory notes

ti4-note-blood_pact = Blood Pact
ti4-note-dark_pact = Dark Pact

## Leaders

ti4-leader-acamar = Acamar
ti4-leader-xuange = Xuange
ti4-leader-conservator_procyon = Conservator Procyon
