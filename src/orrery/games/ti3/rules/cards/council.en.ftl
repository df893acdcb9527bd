### council.py in words (English).

ti3-card-council_dissolved = Council Dissolved
ti3-card-council_dissolved-text = When Political is played: its player draws no political cards, not even to look at them.
ti3-card-determine_policy = Determine Policy
ti3-card-determine_policy-text = Before a political card is drawn: choose an agenda from the deck (which is shuffled then), the discards or the laws in force instead.
ti3-card-discredit = Discredit
ti3-card-discredit-text = When another player has voted: the vote becomes an abstention.
ti3-card-fantastic_rhetoric = Fantastic Rhetoric
ti3-card-fantastic_rhetoric-text = Before you vote: you have 10 more votes this time.
ti3-card-thugs = Thugs
ti3-card-thugs-text = When an agenda has been read: a player does not vote for the rest of the round.
ti3-card-usurper = Usurper
ti3-card-usurper-text = In the strategy phase, if you control Mecatol Rex: as long as you do, it gives you twice its influence in votes, exhausted or not. Then the card leaves the game.
ti3-card-veto = Veto
ti3-card-veto-text = When an agenda has been read: it is discarded, and another is drawn.

ti3-ask-determine_policy = Which agenda does the council vote on?
