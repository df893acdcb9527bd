### yin.py in words (English).

ti4-faction-yin = the Yin Brotherhood

## Abilities

ti4-ability-indoctrination = Indoctrination
ti4-ability-devotion = Devotion

## Technologies

ti4-technology-impulse_core = Impulse Core
ti4-technology-yin_spinner = Yin Spinner

## Units

ti4-model-moyins_ashes = Moyin's Ashes
ti4-model-van_hauge = Van Hauge

## Promissory notes

ti4-note-greyfire_mutagen = Greyfire Mutagen

## Leaders

ti4-leader-brother_milor = Brother Milor
ti4-leader-brother_omar = Brother Omar
ti4-leader-dannel_of_the_tenth = Dannel of the Tenth
