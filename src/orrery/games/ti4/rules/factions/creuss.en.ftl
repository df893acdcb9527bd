### creuss.py in words (English).

ti4-faction-creuss = the Ghosts of Creuss

## Abilities

ti4-ability-quantum_entanglement = Quantum Entanglement
ti4-ability-slipstream = Slipstream
ti4-ability-creuss_gate = Creuss Gate

## Technologies

ti4-technology-dimensional_splicer = Dimensional Splicer
ti4-technology-wormhole_generator = Wormhole Generator

## Units

ti4-model-icarus_drive = Icarus Drive
ti4-model-hil_colish = Hil Colish

## Promissory notes

ti4-note-creuss_iff = Creuss IFF

## Leaders

ti4-leader-emissary_taivra = Emissary Taivra
ti4-leader-sai_seravus = Sai Seravus
ti4-leader-riftwalker_meian = Riftwalker Meian
