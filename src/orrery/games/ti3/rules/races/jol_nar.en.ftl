### jol_nar.py in words (English).

ti3-race-jol_nar = the Universities of Jol-Nar
ti3-drawn-race-jol_nar = Jol-Nar
ti3-race-jol_nar-combat_penalty = Unwarlike
ti3-race-jol_nar-combat_penalty-text = You have -1 on your combat rolls in space battles and invasion combat.
ti3-race-jol_nar-technology_both = Twofold Research
ti3-race-jol_nar-technology_both-text = Whoever plays Technology: with its secondary ability you may use the primary one, too, before it or after it, or the primary one alone.
ti3-race-jol_nar-reroll = Second Attempt
ti3-race-jol_nar-reroll-text = Spend a counter of the strategy allocation to roll one of your dice again at once.

ti3-ask-free_first = { $strategy }: do you take the technology for nothing first, before you buy one?
