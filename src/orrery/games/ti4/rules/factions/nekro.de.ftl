### nekro.py in Worten (deutsch).

ti4-faction-nekro = das Nekro-Virus

## Fähigkeiten

ti4-ability-galactic_threat = Galaktische Bedrohung
ti4-ability-technological_singularity = Technologische Singularität
ti4-ability-propagation = Virale Ausbreitung

## Technologien

ti4-technology-valefar_assimilator_x = Valefar-Assimilator X
ti4-technology-valefar_assimilator_y = Valefar-Assimilator Y

## Einheiten

ti4-model-mordred = Mordred
ti4-model-the_alastor = Alastor

## Verträge

ti4-note-antivirus = Antivirus

## Anführer

ti4-leader-nekro_malleon = Nekro Malleon
ti4-leader-nekro_acidos = Nekro Acidos
ti4-leader-unit_dsgn_flayesh = UNIT.DSGN.FLAYESH
