### muaat.py in Worten (deutsch).

ti4-faction-muaat = die Glut von Muaat

## Fähigkeiten

ti4-ability-star_forge = Sternenschmiede
ti4-ability-gashlai_physiology = Feuerleib

## Technologien

ti4-technology-magmus_reactor = Magmus-Reaktor
ti4-technology-prototype_war_sun_ii = Kriegssonne-Prototyp II

## Einheiten

ti4-model-ember_colossus = Glutkoloss
ti4-model-prototype_war_sun_i = Kriegssonne-Prototyp I
ti4-model-prototype_war_sun_ii = Kriegssonne-Prototyp II
ti4-model-the_inferno = Die Inferno

## Verträge

ti4-note-fires_of_the_gashlai = Das Feuer der Gashlai

## Anführer

ti4-leader-umbat = Umbat
ti4-leader-magmus = Magmus
ti4-leader-adjudicator_baal = Richter Ba'al
