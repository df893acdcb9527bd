### creuss.py in Worten (deutsch).

ti4-faction-creuss = die Geister von Creuss

## Fähigkeiten

ti4-ability-quantum_entanglement = Quantenverschränkung
ti4-ability-slipstream = Slipstream-Antrieb
ti4-ability-creuss_gate = Tor von Creuss

## Technologien

ti4-technology-dimensional_splicer = Dimensionsspalter
ti4-technology-wormhole_generator = Wurmloch-Generator

## Einheiten

ti4-model-icarus_drive = Ikarus-Antrieb
ti4-model-hil_colish = Hil Colish

## Verträge

ti4-note-creuss_iff = Freund-Feind-Erkennung der Creuss

## Anführer

ti4-leader-emissary_taivra = Abgesandte Taivra
ti4-leader-sai_seravus = Sai Seravus
ti4-leader-riftwalker_meian = Risswandlerin Meian
