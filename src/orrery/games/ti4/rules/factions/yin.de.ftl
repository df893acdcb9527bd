### yin.py in Worten (deutsch).

ti4-faction-yin = die Yin-Bruderschaft

## Fähigkeiten

ti4-ability-indoctrination = Missionieren
ti4-ability-devotion = Fanatismus

## Technologien

ti4-technology-impulse_core = Impulskern
ti4-technology-yin_spinner = Yin-Zentrifuge

## Einheiten

ti4-model-moyins_ashes = Moyins Asche
ti4-model-van_hauge = Van Hauge

## Verträge

ti4-note-greyfire_mutagen = Graubrand-Mutagen

## Anführer

ti4-leader-brother_milor = Bruder Milor
ti4-leader-brother_omar = Bruder Omar
ti4-leader-dannel_of_the_tenth = Dannel von der 10.
