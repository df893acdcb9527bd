### ul.py in words (English).

ti4-faction-ul = the Titans of Ul

## Abilities

ti4-ability-terragenesis = Terragenesis
ti4-ability-terragenesis-text = After you have explored a planet without a sleeper token, you may put one on it: a new one, or one from another planet.
ti4-ability-awaken = Awaken
ti4-ability-awaken-text = After you have activated a system with sleeper tokens of yours: you may replace them with PDS from your reinforcements, one for each.
ti4-ability-coalescence = Coalescence
ti4-ability-coalescence-text = When Awaken or your flagship brings units of yours among those of another player, in space or on a planet, they must fight in the combat steps.

## Technologies

ti4-technology-hel_titan_ii = Hel-Titan II
ti4-technology-hel_titan_ii-text = Your Hel-Titans have combat 6 and space cannon 5, which reaches ships in adjacent systems too.
ti4-technology-saturn_engine_ii = Saturn Engine II
ti4-technology-saturn_engine_ii-text = Your cruisers have combat 6, move 3, capacity 2 and sustain damage.

## Units

ti4-model-hecatoncheires = Hecatoncheires
ti4-model-hecatoncheires-text = Deploy: when you would put a PDS on a planet, you may put a mech and an infantry there instead.
ti4-model-saturn_engine_i = Saturn Engine I
ti4-model-saturn_engine_ii = Saturn Engine II
ti4-model-ouranos = Ouranos
ti4-model-ouranos-text = Deploy: after you have activated a system with PDS of yours, you may replace one of them with this flagship.
ti4-model-hel_titan_i = Hel-Titan I
ti4-model-hel_titan_i-text = It is a structure and a ground force as well, and cannot be transported.
ti4-model-hel_titan_ii = Hel-Titan II
ti4-model-hel_titan_ii-text = It is a structure and a ground force as well, and cannot be transported. Its space cannon reaches ships in adjacent systems too.

## Promissory notes

ti4-note-terraform = Terraform
ti4-note-terraform-text = As an action: attach this card to a planet of yours, but no home planet and not Mecatol Rex. It yields +1 resource and +1 influence and has all three traits.

## Leaders

ti4-leader-tellurian = Tellurian
ti4-leader-tellurian-text = When a hit is produced against a unit: exhaust this card, and the hit is cancelled.
ti4-leader-tungstantus = Tungstantus
ti4-leader-tungstantus-text = When your units use production: you may gain a trade good.
ti4-leader-tungstantus-unlock = Have 5 structures on the board.
ti4-leader-ul_the_progenitor = Ul the Progenitor
ti4-leader-ul_the_progenitor-text = As an action: ready Elysium and attach this card to it. It yields +3 resources and +3 influence and has space cannon 5 with three dice, as though it were a unit.
ti4-leader-ul_the_progenitor-ability = Geoform
