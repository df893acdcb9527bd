### raids.py in words (English).

ti3-card-armistice = Armistice
ti3-card-armistice-text = As an action: an opponent cannot invade one of your planets in this round.
ti3-card-diplomatic_immunity = Diplomatic Immunity
ti3-card-diplomatic_immunity-text = As an action: nobody else activates a system with a ship of yours in this round.
ti3-card-lucky_shot = Lucky Shot
ti3-card-lucky_shot-text = As an action: destroy an enemy dreadnought, cruiser or destroyer in a system with a planet of yours.
ti3-card-patrol = Patrol
ti3-card-patrol-text = As an action: up to two cruisers or destroyers leave a system you have activated for one or two adjacent empty ones you have not; these get your command counters.
ti3-card-plague = Plague
ti3-card-plague-text = As an action: roll a die for each ground force on an opponent's planet; each even number destroys one. The planet stays with its owner.
ti3-card-strategic_bombardment = Strategic Bombardment
ti3-card-strategic_bombardment-text = As an action, with a war sun in a system with planets of an opponent: exhaust these planets. Then roll a die: from 6 on you get this card back.
