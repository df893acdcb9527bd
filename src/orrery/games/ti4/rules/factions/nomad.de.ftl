### nomad.py in Worten (deutsch).

ti4-faction-nomad = der Nomade

## Fähigkeiten

ti4-ability-the_company = Die Firma
ti4-ability-future_sight = Die Zukunft im Blick

## Technologien

ti4-technology-memoria_ii = Memoria II
ti4-technology-temporal_command_suite = Temporale Systemsteuerung

## Einheiten

ti4-model-quantum_manipulator = Quanten-Manipulator
ti4-model-memoria_i = Memoria I
ti4-model-memoria_ii = Memoria II

## Verträge

ti4-note-the_cavalry = Die Kavallerie

## Anführer

ti4-leader-artuno_the_betrayer = Artuno die Verräterin
ti4-leader-field_marshal_mercer = Feldmarschall Mercer
ti4-leader-the_thundarian = Der Donarianer
ti4-leader-navarch_feng = Nauarch Feng
ti4-leader-ahk_syl_siven = Ahk-Syl Siven
