### ul.py in Worten (deutsch).

ti4-faction-ul = die Titanen des Ul

## Fähigkeiten

ti4-ability-terragenesis = Terragenese
ti4-ability-awaken = Erwecken
ti4-ability-coalescence = Verschmelzen

## Technologien

ti4-technology-hel_titan_ii = Hel-Titan II
ti4-technology-saturn_engine_ii = Saturn-Maschine II

## Einheiten

ti4-model-hecatoncheires = Hundertarmiger
ti4-model-saturn_engine_i = Saturn-Maschine I
ti4-model-saturn_engine_ii = Saturn-Maschine II
ti4-model-ouranos = Ouranos
ti4-model-hel_titan_i = Hel-Titan I
ti4-model-hel_titan_ii = Hel-Titan II

## Verträge

ti4-note-terraform = Terraforming

## Anführer

ti4-leader-tellurian = Tellurian
ti4-leader-tungstantus = Tungstantus
ti4-leader-ul_the_progenitor = Ul der Urvater
