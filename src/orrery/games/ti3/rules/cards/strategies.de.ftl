### strategies.py in words (German).

ti3-card-policy_paralysis = Policy Paralysis
ti3-card-policy_paralysis-text = Nach einer Primärfähigkeit: Ein Gegner darf die Sekundärfähigkeit dieser Karte jetzt nicht nutzen.
ti3-card-political_stability = Political Stability
ti3-card-political_stability-text = In der Statusphase: Behalte deine Strategiekarten für die nächste Runde und nimm keine; nicht mit Initiative oder Imperial.
ti3-card-ruinous_tariffs = Ruinous Tariffs
ti3-card-ruinous_tariffs-text = Nachdem ein Handelspartner die Sekundärfähigkeit von Handel genutzt hat: Die Hälfte seiner Handelsgüter, aufgerundet, bekommst du.
