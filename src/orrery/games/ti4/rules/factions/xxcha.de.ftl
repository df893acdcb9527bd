### xxcha.py in Worten (deutsch).

ti4-faction-xxcha = das Xxcha-Königreich

## Fähigkeiten

ti4-ability-peace_accords = Friedensabkommen
ti4-ability-quash = Antrag ablehnen

## Technologien

ti4-technology-instinct_training = Instinktschärfung
ti4-technology-nullification_field = Dämpfungsfeld

## Einheiten

ti4-model-indomitus = Indomitus
ti4-model-loncara_ssodu = Loncara Ssodu

## Verträge

ti4-note-political_favor = Politische Gefälligkeit

## Anführer

ti4-leader-ggrocuto_rinn = Ggrocuto Rinn
ti4-leader-elder_qanoj = Ältester Qanoj
ti4-leader-xxekir_grom = Xxekir Grom
