### council.py in words (English).

ti3-politic-holder_of_mecatol_rex = Holder of Mecatol Rex
ti3-politic-holder_of_mecatol_rex-text = For: the owner of Mecatol Rex may discard a law. Against: the owner of Mecatol Rex puts two ground forces there.
ti3-politic-imperial_mandate = Imperial Mandate
ti3-politic-imperial_mandate-text = For: all receive 2 victory points. Against: all lose 1.
ti3-politic-new_constitution = New Constitution
ti3-politic-new_constitution-text = For: all laws are discarded, and all exhaust two planets. Against: the player with most unexhausted influence (the speaker breaks a tie) may discard a law.
ti3-politic-public_execution = Public Execution
ti3-politic-public_execution-text = Elect a player, who loses all action cards, exhausts all planets, and has -1 on combat rolls for the rest of the round.
ti3-politic-repeal = Repeal
ti3-politic-repeal-text = Elect a law: it is discarded.
ti3-politic-revote = Revote
ti3-politic-revote-text = Elect a law: the council votes on it anew.
ti3-politic-council_elder = Council Elder
ti3-politic-council_elder-text = Elect a player, who may discard this card when an election is read: then only that player’s votes count.
