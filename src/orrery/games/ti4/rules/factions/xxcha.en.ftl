### xxcha.py in words (English).

ti4-faction-xxcha = the Xxcha Kingdom

## Abilities

ti4-ability-peace_accords = Peace Accords
ti4-ability-peace_accords-text = After you have resolved the primary or secondary ability of Diplomacy: you may gain control of a planet without any units, other than Mecatol Rex, whose system is adjacent to a planet of yours.
ti4-ability-quash = Quash
ti4-ability-quash-text = When an agenda is revealed: you may spend a token from your strategy pool to discard it; the next agenda takes its place.

## Technologies

ti4-technology-instinct_training = Instinct Training
ti4-technology-instinct_training-text = When somebody else plays an action card: exhaust it and spend a token from your strategy pool to cancel that card.
ti4-technology-nullification_field = Nullification Field
ti4-technology-nullification_field-text = After somebody else has activated a system with ships of yours: exhaust it and spend a token from your strategy pool. That player's turn ends at once.

## Units

ti4-model-indomitus = Indomitus
ti4-model-indomitus-text = Its space cannon reaches ships in adjacent systems.
ti4-model-loncara_ssodu = Loncara Ssodu
ti4-model-loncara_ssodu-text = Its space cannon reaches ships in adjacent systems.

## Promissory notes

ti4-note-political_favor = Political Favor
ti4-note-political_favor-text = When an agenda is revealed: a token of the strategy pool of Xxcha goes to the reinforcements, the agenda is discarded, and the next one takes its place. Then it goes back.

## Leaders

ti4-leader-ggrocuto_rinn = Ggrocuto Rinn
ti4-leader-ggrocuto_rinn-text = As an action: exhaust him and ready any planet. If its system is adjacent to a planet of yours, you may remove one infantry from it.
ti4-leader-elder_qanoj = Elder Qanoj
ti4-leader-elder_qanoj-unlock = Control planets with 12 influence or more in all.
ti4-leader-elder_qanoj-text = Each planet that you exhaust for votes gives one vote more. Nothing can keep you from voting on an agenda.
ti4-leader-xxekir_grom = Xxekir Grom
ti4-leader-xxekir_grom-ability = Political Data Nexus
ti4-leader-xxekir_grom-text = As an action: you may discard a law. Look at the top 5 agendas and reveal 2 of them; each is resolved with the outcome you name, as if you had cast the one vote. The others are discarded. Meanwhile nobody else resolves abilities. Then he is purged.
