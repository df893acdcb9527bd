### nomad.py in words (English).

ti4-faction-nomad = the Nomad

## Abilities

ti4-ability-the_company = The Company
ti4-ability-future_sight = Future Sight

## Technologies

ti4-technology-memoria_ii = Memoria II
ti4-technology-temporal_command_suite = Temporal Command Suite

## Units

ti4-model-quantum_manipulator = Quantum Manipulator
ti4-model-memoria_i = Memoria I
ti4-model-memoria_ii = Memoria II

## Promissory notes

ti4-note-the_cavalry = The Cavalry

## Leaders

ti4-leader-artuno_the_betrayer = Artuno the Betrayer
ti4-leader-field_marshal_mercer = Field Marshal Mercer
ti4-leader-the_thundarian = The Thundarian
ti4-leader-navarch_feng = Navarch Feng
ti4-leader-ahk_syl_siven = Ahk-Syl Siven
