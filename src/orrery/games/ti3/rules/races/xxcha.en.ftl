### xxcha.py in words (English).

ti3-race-xxcha = the Xxcha Kingdom
ti3-drawn-race-xxcha = Xxcha
ti3-race-xxcha-diplomacy_primary = Diplomats
ti3-race-xxcha-diplomacy_primary-text = Instead of the secondary ability of Diplomacy you may use the primary one.
ti3-race-xxcha-veto = Objection
ti3-race-xxcha-veto-text = When an agenda has been read, spend a counter of the strategy allocation: it is discarded and another is drawn.
ti3-race-xxcha-first_round = Steadfast
ti3-race-xxcha-first_round-text = In the first round of a space battle or invasion combat all combat rolls against you have -1.
