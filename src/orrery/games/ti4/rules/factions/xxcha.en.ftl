### xxcha.py in words (English).

ti4-faction-xxcha = the Xxcha Kingdom

## Abilities

ti4-ability-peace_accords = Peace Accords
ti4-ability-quash = Quash

## Technologies

ti4-technology-instinct_training = Instinct Training
ti4-technology-nullification_field = Nullification Field

## Units

ti4-model-indomitus = Indomitus
ti4-model-loncara_ssodu = Loncara Ssodu

## Promissory notes

ti4-note-political_favor = Political Favor

## Leaders

ti4-leader-ggrocuto_rinn = Ggrocuto Rinn
ti4-leader-elder_qanoj = Elder Qanoj
ti4-leader-xxekir_grom = Xxekir Grom
