### mentak.py in Worten (deutsch).

ti4-faction-mentak = die Mentak-Koalition

## Fähigkeiten

ti4-ability-ambush = Hinterhalt
ti4-ability-pillage = Plündern

## Technologien

ti4-technology-mirror_computing = Datenduplikation
ti4-technology-salvage_operations = Bergungstechnik

## Einheiten

ti4-model-moll_terminus = Moll Terminus
ti4-model-fourth_moon = Vierter Mond

## Verträge

ti4-note-promise_of_protection = Schutzversprechen

## Anführer

ti4-leader-suffi_an = Suffi An
ti4-leader-sula_mentarion = S'ula Mentarion
ti4-leader-ipswitch_loose_cannon = Ipswitch, tickende Zeitbombe
