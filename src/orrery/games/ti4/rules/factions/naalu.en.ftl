### naalu.py in words (English).

ti4-faction-naalu = the Naalu Collective

## Abilities

ti4-ability-telepathic = Telepathic
ti4-ability-telepathic-text = At the end of the strategy phase you put the token 0 on your strategy card: you are first in initiative order.
ti4-ability-foresight = Foresight
ti4-ability-foresight-text = After somebody else has moved ships into a system with ships of yours: you may put a token from your strategy pool on an adjacent system without ships of others, and your ships move there.

## Technologies

ti4-technology-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
ti4-technology-hybrid_crystal_fighter_ii-text = Your fighters have combat 7 and move 2, and need not be transported. Where they exceed the capacity of your ships, two count as one ship against your fleet pool.
ti4-technology-neuroglaive = Neuroglaive
ti4-technology-neuroglaive-text = After somebody else has activated a system with ships of yours: that player returns a token from the fleet pool to the reinforcements.

## Units

ti4-model-iconoclast = Iconoclast
ti4-model-iconoclast-text = In combat against a player who has a relic fragment it has +2 on its combat rolls.
ti4-model-hybrid_crystal_fighter_i = Hybrid Crystal Fighter I
ti4-model-hybrid_crystal_fighter_ii = Hybrid Crystal Fighter II
ti4-model-hybrid_crystal_fighter_ii-text = It moves without being transported. Where they exceed the capacity of your ships, two of them count as one ship against your fleet pool.
ti4-model-matriarch = Matriarch
ti4-model-matriarch-text = In an invasion in its system you may commit fighters to planets like ground forces. After the combat they return to space.

## Promissory notes

ti4-note-gift_of_prescience = Gift of Prescience
ti4-note-gift_of_prescience-text = At the end of the strategy phase: put it face up in your play area and the token 0 on your strategy card; you are first in initiative order. Naalu cannot use Telepathic in this round. At the end of the status phase it goes back.

## Leaders

ti4-leader-zeu = Z'eu
ti4-leader-zeu-text = After an agenda has been revealed: exhaust him and look at the top card of the agenda deck. You may show it to one other player.
ti4-leader-maban = M'aban
ti4-leader-maban-unlock = Have 12 fighters on the board.
ti4-leader-maban-text = Whenever you pay for fighters, you may produce one more for the same cost; it does not count against your production limit.
ti4-leader-the_oracle = The Oracle
ti4-leader-the_oracle-ability = C-Radium Geometry
ti4-leader-the_oracle-text = At the end of the status phase: you may make every other player give you a promissory note from the hand. Then it is purged.
