### invasion.py in words (English).

ti3-card-chemical_warfare = Chemical Warfare
ti3-card-chemical_warfare-text = Before your invasion of a planet in a system with a dreadnought of yours: half of the defending ground forces (rounded up) are destroyed, in spite of PDS.
ti3-card-dug_in = Dug In
ti3-card-dug_in-text = Before one of your planets is bombarded: name a planet. Your ground forces on it cannot be bombarded in this round.
ti3-card-rare_mineral = Rare Mineral
ti3-card-rare_mineral-text = When you have taken a neutral planet: receive 3 trade goods.
ti3-card-reparations = Reparations
ti3-card-reparations-text = When an opponent has taken a planet from you: exhaust one of that player's planets, then refresh one of yours that is worth no more resources.
ti3-card-star_of_death = Star of Death
ti3-card-star_of_death-text = Before your landings: name a planet in a system with a war sun of yours. All on it is destroyed, it becomes neutral, and a radiation counter is laid on it.
