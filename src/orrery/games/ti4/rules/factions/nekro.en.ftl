### nekro.py in words (English).

ti4-faction-nekro = the Nekro Virus

## Abilities

ti4-ability-galactic_threat = Galactic Threat
ti4-ability-technological_singularity = Technological Singularity
ti4-ability-propagation = Propagation

## Technologies

ti4-technology-valefar_assimilator_x = Valefar Assimilator X
ti4-technology-valefar_assimilator_y = Valefar Assimilator Y

## Units

ti4-model-mordred = Mordred
ti4-model-the_alastor = The Alastor

## Promissory notes

ti4-note-antivirus = Antivirus

## Leaders

ti4-leader-nekro_malleon = Nekro Malleon
ti4-leader-nekro_acidos = Nekro Acidos
ti4-leader-unit_dsgn_flayesh = UNIT.DSGN.FLAYESH
