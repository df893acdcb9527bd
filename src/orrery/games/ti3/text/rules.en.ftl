### The rules of Twilight Imperium, third edition, numbered and in our own words (English).
### ti3-rule-T3-7 is the title of chapter T3.7, ti3-rule-T3-7-4 is the rule T3.7.4; the German twin is rules.de.ftl.


ti3-rule-T3-1 = Set-up
ti3-rule-T3-1-1 = Each player draws one of the ten home systems at random and leads its race (as an option players choose in turn).
ti3-rule-T3-1-2 = A random player becomes speaker.
ti3-rule-T3-1-3 = Action cards and political cards are shuffled as two face-down decks.
ti3-rule-T3-1-4 = Each player owns the planets of the home system, unexhausted. All other planets are neutral.
ti3-rule-T3-1-5 = There are 40 trade goods. They begin in the common area.
ti3-rule-T3-1-6 = Each player draws one secret objective, which only that player sees. The others are out of the game.
ti3-rule-T3-1-7 = The objective deck is six random cards of stage I on top of three random cards of stage II shuffled with Imperium Rex.
ti3-rule-T3-1-8 = Each player puts the starting units of the race into the home system. Ground forces, PDS and the space dock go on its planets as the owner likes, at most two PDS on each.
ti3-rule-T3-1-9 = Each player begins with the starting technologies of the race.
ti3-rule-T3-1-10 = Of 16 command counters each player puts 2 into the strategy allocation, 3 into the command pool and 3 into the fleet supply; the others are reinforcements. L1Z1X begins with one more in the strategy allocation, Mentak with one more in the fleet supply.
ti3-rule-T3-1-11 = With four players the action cards Strategic Flexibility and Strategic Shift are taken out.
ti3-rule-T3-1-12 = With five players positions 1 and 4 begin with 4 trade goods and position 5 with 6.

ti3-rule-T3-2 = The galaxy
ti3-rule-T3-2-1 = The galaxy is built by the players tile by tile, or laid out at random and evened out so that nobody is much better off (quick).
ti3-rule-T3-2-2 = Of the 32 systems to be placed with 6 players 2 are put away unseen and each player gets 5; with 5 players 1 is put away and each gets 6; with 4 each gets 8; with 3 three empty systems and an asteroid field are taken out, 4 more are put away unseen and each gets 8.
ti3-rule-T3-2-3 = Mecatol Rex lies in the centre. Home systems lie in the third ring, at the places the number of players prescribes; seats follow them clockwise from the speaker, who has the first.
ti3-rule-T3-2-4 = The speaker places first, then clockwise; after the last player the direction turns round, and so on at both ends.
ti3-rule-T3-2-5 = A ring must be complete before the next one is begun.
ti3-rule-T3-2-6 = Home systems join on by themselves and take no turn.
ti3-rule-T3-2-7 = A special system may not be placed beside another special system unless the player has no other choice.
ti3-rule-T3-2-8 = Whoever has placed a system without planets must place one with planets next time. Whoever has none left shows all and places any.
ti3-rule-T3-2-9 = With five players one random system is put face down beside Mecatol Rex before building begins.

ti3-rule-T3-3 = Systems and planets
ti3-rule-T3-3-1 = Systems are adjacent if their hexes touch.
ti3-rule-T3-3-2 = A planet yields its resources or its influence when its card is exhausted, always the whole of one of them.
ti3-rule-T3-3-3 = Any unexhausted planets and trade goods together may pay a price. What is paid too much is lost, and nothing is paid that could be left out.
ti3-rule-T3-3-4 = Only ground forces take control of a planet. Control stays when the last ground force leaves: a control marker is put there.
ti3-rule-T3-3-5 = A planet that is taken comes exhausted.
ti3-rule-T3-3-6 = An asteroid field is never activated and no move ends there. Ships fly through only with Antimass Deflectors.
ti3-rule-T3-3-7 = Asteroid fields, nebulae and supernovae are special systems.
ti3-rule-T3-3-8 = A nebula is entered by activating it, never flown through. A ship that leaves it has range 1, whatever else is said. A fleet that defends in it gets +1 on its combat rolls.
ti3-rule-T3-3-9 = A supernova is never activated and never flown through.
ti3-rule-T3-3-10 = Systems with wormholes of the same letter are adjacent, though not for PDS fire. A lone wormhole does nothing.

ti3-rule-T3-4 = The round
ti3-rule-T3-4-1 = A round is a strategy phase, an action phase and a status phase. Rounds follow each other until somebody has won.
ti3-rule-T3-4-2 = The order of play goes by the lowest number on a player's strategy cards.

ti3-rule-T3-5 = The strategy phase
ti3-rule-T3-5-1 = From the speaker on clockwise each player takes one strategy card that is left.
ti3-rule-T3-5-2 = With three and four players this is done twice, so that each has two.
ti3-rule-T3-5-3 = Whoever takes a card with bonus counters gets a trade good or a command counter for each.
ti3-rule-T3-5-4 = Then each card that is left gets a bonus counter; with four players none are used.
ti3-rule-T3-5-5 = Whoever takes Initiative becomes speaker at once, and may not take it again in the next strategy phase unless nothing else is left.

ti3-rule-T3-6 = The action phase and the strategy cards
ti3-rule-T3-6-1 = In order of play each player carries out one action: strategic, tactical, transfer, or one that a text offers. This goes round until all have passed.
ti3-rule-T3-6-2 = A player may pass only when all own strategy cards have been played (Initiative is not played). Whoever has passed has no more turns in this round but may still use secondary abilities.
ti3-rule-T3-6-3 = Strategic action: the primary ability of one own card is carried out; then the others, clockwise, may each use its secondary ability once; then the card is turned over.
ti3-rule-T3-6-4 = A secondary ability costs a command counter of the strategy allocation; that of Logistics costs none, and Initiative spares its holder all of them.
ti3-rule-T3-6-5 = 2 Diplomacy. Primary: name an opponent; until the end of the phase neither of you activates a system with units of the other. Secondary: refresh up to two exhausted planets outside your home system.
ti3-rule-T3-6-6 = 3 Political. Primary: draw three action cards, take a command counter, put the top political card before the council, then look at the next three and put one on top of the deck and two under it. Secondary: draw an action card.
ti3-rule-T3-6-7 = 4 Logistics. Primary: take four command counters. Secondary: take a command counter for every 3 influence you spend.
ti3-rule-T3-6-8 = 5 Trade. Primary: either receive 3 trade goods and the income of your trade agreements, then all may negotiate new agreements with your consent; or end all trade agreements. Secondary: receive the income of your trade agreements.
ti3-rule-T3-6-9 = 6 Warfare. Primary: take one of your command counters off the board into your command pool. Secondary: move up to two of your destroyers and cruisers from anywhere each to an adjacent system without any units that is no home system, and put a command counter from your reinforcements there.
ti3-rule-T3-6-10 = 7 Technology. Primary: receive a technology whose prerequisites you meet. Secondary: buy one.
ti3-rule-T3-6-11 = 8 Imperial. Primary: open the top card of the objective deck, then receive 2 victory points. Secondary: produce at once in one system with space docks of yours, even if you have activated it; this does not activate it.

ti3-rule-T3-7 = The tactical action
ti3-rule-T3-7-1 = Put a command counter from the command pool on a system to activate it. A system with an own command counter cannot be activated; those of others do not matter.
ti3-rule-T3-7-2 = Then ships within range may move into the activated system. No ship moves out of a system in which its owner had a command counter already.
ti3-rule-T3-7-3 = Ships do not fly through systems with enemy ships; fighters do not bar the way. Own command counters do not hinder flying through.
ti3-rule-T3-7-4 = Carriers and war suns pick up fighters, ground forces and PDS where they start, on their way and in the activated system, but not in a system with enemy ships nor in one that was activated by the same player before.
ti3-rule-T3-7-5 = After the movement the PDS of the others in range may fire, once each, at the ships of the active player in the system; then those of the active player at enemy ships there. Hits are taken at once.
ti3-rule-T3-7-6 = If ships of two players are in the system now, they fight until only one has ships left there. The active player attacks.
ti3-rule-T3-7-7 = Before the battle each destroyer of both sides rolls two dice; every hit destroys an enemy fighter at once.
ti3-rule-T3-7-8 = A combat round: first the attacker may announce to withdraw; if not, the defender may announce to retreat.
ti3-rule-T3-7-9 = Then both roll one die for each ship, three for a war sun. A die that shows at least the combat value of its ship is a hit.
ti3-rule-T3-7-10 = For every hit its victim destroys one own ship of choice or damages an undamaged dreadnought or war sun; a damaged one that is hit again is destroyed. The attacker removes losses first.
ti3-rule-T3-7-11 = Then the announced withdrawal is carried out: the whole fleet goes to one adjacent system that its owner had activated and that holds no enemy ships. It is void if the enemy has no ships left.
ti3-rule-T3-7-12 = During a battle fighters need no capacity. When it is over, those without are destroyed.
ti3-rule-T3-7-13 = Ground forces and PDS aboard do not fight. When the ships that carry them are lost they are lost too: as many as the rest of the fleet has no room for.

ti3-rule-T3-8 = Landings and invasion
ti3-rule-T3-8-1 = If no enemy ships are in the system the active player may land ground forces and PDS from aboard on its planets. All landings are settled before the first fight.
ti3-rule-T3-8-2 = A PDS lands on a neutral or foreign planet only together with ground forces; alone it would be destroyed.
ti3-rule-T3-8-3 = A neutral planet, and a foreign one without ground forces, falls to the ground forces that land on it.
ti3-rule-T3-8-4 = Before an invasion combat each dreadnought in the system may bombard one planet on which own ground forces have landed, unless it has an enemy PDS: one die, and every hit destroys a defending ground force.
ti3-rule-T3-8-5 = A war sun bombards with three dice, in spite of PDS, and even without a landing.
ti3-rule-T3-8-6 = Then each PDS on the planet fires once at the invaders.
ti3-rule-T3-8-7 = In each round of invasion combat both roll a die for each ground force; losses are removed; until one side has none left. Nobody withdraws.
ti3-rule-T3-8-8 = If the invader has ground forces left and the defender none, the planet is taken, and the defender's PDS and space dock on it are destroyed.
ti3-rule-T3-8-9 = If both have none left the defender keeps the planet and what is on it. PDS that landed are lost with the last invader.

ti3-rule-T3-9 = The transfer action
ti3-rule-T3-9-1 = Activate two adjacent systems, each with at least one own unit and without enemy units: one counter comes from the command pool, the other from the reinforcements.
ti3-rule-T3-9-2 = Ships may move between the two with what they carry; nothing goes to and fro.
ti3-rule-T3-9-3 = PDS of others in range may fire at the ships in one of the two systems.
ti3-rule-T3-9-4 = Then units may land on own planets, and units may be produced in one of the two systems.

ti3-rule-T3-10 = Production
ti3-rule-T3-10-1 = As the last step each own space dock in the activated system may produce units, up to the resources of its planet plus 2.
ti3-rule-T3-10-2 = A new space dock may be built for 4 resources on a planet of the activated system that has none, has been controlled for the whole round, and shares its system with no enemy ships.
ti3-rule-T3-10-3 = While an enemy ship is in the system its docks are under blockade: they produce ground forces and PDS only.
ti3-rule-T3-10-4 = New ships stand in space in the system; ground forces and PDS on the planet of the dock.
ti3-rule-T3-10-5 = There are never more than two PDS and one space dock on a planet.
ti3-rule-T3-10-6 = Nothing is produced beyond the fleet supply, the capacity for fighters or the figures there are.
ti3-rule-T3-10-7 = Fighters and ground forces come in pairs of one kind for 1 resource; half a pair costs as much. Both count for the limit of the dock.
ti3-rule-T3-10-8 = War suns can only be produced by whoever has that technology.

ti3-rule-T3-11 = Trade
ti3-rule-T3-11-1 = Each race has two trade contracts of a value. For an agreement two players exchange one contract each, and two players have at most one agreement with each other.
ti3-rule-T3-11-2 = Income from trade agreements is the value of all contracts received from others.
ti3-rule-T3-11-3 = In negotiations each player in turn may make an offer, twice: a contract for a contract, and trade goods from one side to the other. If the partner accepts, the player with Trade must approve.
ti3-rule-T3-11-4 = An agreement made in this action pays nothing in the same action.
ti3-rule-T3-11-5 = A space battle or an invasion between two partners, even of a planet that nobody defends, ends their agreement. PDS fire and cards do not.
ti3-rule-T3-11-6 = In the status phase each player may end own agreements.
ti3-rule-T3-11-7 = A trade good stands for one resource or one influence. It may be given to another player, but adds no votes.
ti3-rule-T3-11-8 = When the common area is empty nobody receives trade goods.

ti3-rule-T3-12 = Command counters and limits
ti3-rule-T3-12-1 = A command counter that is received comes from the reinforcements and goes into one of three areas: strategy allocation, command pool, fleet supply. There are 16; when none is left nothing is received.
ti3-rule-T3-12-2 = A counter that is spent goes back to the reinforcements.
ti3-rule-T3-12-3 = In each system a player may have as many ships, fighters not counted, as counters in the fleet supply. Nothing is moved or built beyond that.
ti3-rule-T3-12-4 = If there are more for whatever reason, the owner destroys ships of choice at once.
ti3-rule-T3-12-5 = Fighters need capacity in their system: 6 for each carrier and war sun, less what these carry besides, and 3 for each own space dock. What exceeds it is destroyed, by the owner's choice.
ti3-rule-T3-12-6 = Ground forces and PDS are on a planet or aboard. A carrier and a war sun hold six fighters, ground forces and PDS in any mixture.
ti3-rule-T3-12-7 = A planet that is exhausted yields nothing until it is refreshed.
ti3-rule-T3-12-8 = Nobody holds more than seven action cards. Whoever has more discards at once.

ti3-rule-T3-13 = The galactic council
ti3-rule-T3-13-1 = A political card asks the council to vote for or against, or to elect somebody or something.
ti3-rule-T3-13-2 = Votes are given one by one clockwise, beginning left of the speaker; the speaker is last.
ti3-rule-T3-13-3 = A player has as many votes as the influence of all own unexhausted planets, at least 1. All are given to one side, or none. Voting exhausts nothing.
ti3-rule-T3-13-4 = Most votes decide. The speaker breaks a tie, also if nobody has voted.
ti3-rule-T3-13-5 = While somebody votes the others may give away trade goods, once each; promises bind nobody.
ti3-rule-T3-13-6 = A law that is passed stays in force; any other political card is discarded when it has been dealt with.
ti3-rule-T3-13-7 = If nothing can be elected the card is discarded without a vote.

ti3-rule-T3-14 = Units
ti3-rule-T3-14-1 = Cost, combat value and range: fighter 1 for two, 9; destroyer 1, 9, 2; cruiser 2, 7, 2; carrier 3, 9, 1; dreadnought 5, 5, 1; war sun 12, 3 with three dice, 2; ground force 1 for two, 8; PDS 2, 6; space dock 4.
ti3-rule-T3-14-2 = Fighters do not move on their own. They are always in space and fight in every battle of their system.
ti3-rule-T3-14-3 = Each player has 8 destroyers, 8 cruisers, 4 carriers, 5 dreadnoughts, 2 war suns, 6 PDS and 3 space docks. Destroyed ones can be produced again.
ti3-rule-T3-14-4 = Fighters and ground forces beyond the 10 and 12 figures are counters. Wherever counters are there must be a figure, and counters are lost first: so there can be at most 10 stacks of fighters and 12 of ground forces of a player, of any size.
ti3-rule-T3-14-5 = The PDS of a player reach the ships in their own system.

ti3-rule-T3-15 = Status phase, objectives and victory
ti3-rule-T3-15-1 = In order of play each player may score one open public objective that is met, and show the secret objective. Each objective is scored once by a player.
ti3-rule-T3-15-2 = Nobody scores objectives without control of all planets of the own home system.
ti3-rule-T3-15-3 = A secret objective that is shown without being met is lost.
ti3-rule-T3-15-4 = Some objectives are met by spending something there and then.
ti3-rule-T3-15-5 = All damaged ships are repaired.
ti3-rule-T3-15-6 = All command counters are taken off the board into the reinforcements.
ti3-rule-T3-15-7 = All planets are refreshed.
ti3-rule-T3-15-8 = Each player draws an action card and receives two command counters.
ti3-rule-T3-15-9 = Each player may redistribute the command counters on the sheet.
ti3-rule-T3-15-10 = Units may be scrapped in this phase: they go back to the reinforcements.
ti3-rule-T3-15-11 = Then the strategy cards are given back.
ti3-rule-T3-15-12 = Whoever is first to have 10 victory points has won at once.
ti3-rule-T3-15-13 = Whoever meets the open objective Domination or Supremacy has won at once.
ti3-rule-T3-15-14 = When Imperium Rex is opened the game is over at once, and the most victory points win; the points of that Imperial card are not received.
ti3-rule-T3-15-15 = A tie goes to the most objectives scored, then the most planets, then the most unused command counters (in the command pool and the strategy allocation), then the most command counters on the sheet; then all who are still level have won.

ti3-rule-T3-16 = Options
ti3-rule-T3-16-1 = The long war: 14 victory points are needed, and the deck is 8 cards of stage I on 5 of stage II with Imperium Rex. Without the end card the game ends with the status phase of the round in which the last card is opened.
ti3-rule-T3-16-2 = The ancient throne: the primary ability of Imperial is either 1 victory point if you control Mecatol Rex, and any number of objectives in the coming status phase; or its secondary ability free of charge, and nobody else uses it. Without age of empire an objective is opened at the end of each status phase. The star in the crown: Imperial gives 1 victory point instead of 2.
ti3-rule-T3-16-3 = Age of empire: all objectives up to Imperium Rex are opened at the start, and the game has as many rounds as cards lie there.
ti3-rule-T3-16-4 = Homeworlds: nobody receives victory points from any source, or wins, without control of all planets of the own home system.
ti3-rule-T3-16-5 = Sabotage runs: after the barrage both sides, the attacker first, may send a squadron of fighters against each enemy war sun. Each of these fighters rolls: 9 or more gets through the outer defences. Those roll again: a 10 destroys the war sun. All other fighters sent are lost; survivors fight in the battle.
ti3-rule-T3-16-6 = Distant suns: a face-down domain counter lies on every neutral planet except Mecatol Rex, drawn from 44; another list has 12 instead of 9 peaceful annexations among them. Whoever takes such a planet without a landing removes it without effect; a planet that becomes neutral again gets no new one.
ti3-rule-T3-16-7 = After the movement of a tactical action the active player may explore the system with a fighter there: look at all its face-down counters in secret. On those planets nobody lands in this activation. Lazax survivors that are explored are removed for 1 victory point and 3 action cards.
ti3-rule-T3-16-8 = When ground forces have landed on a planet with a counter it is turned over and takes effect; then it is removed. Biohazard destroys the first ground force, and stays until the planet is taken; radiation destroys the whole landing. Lazax survivors give 3 votes on top from now on; natural wealth gives trade goods; a wormhole is in the system from now on; a technological society brings a technology that the left neighbour chooses; peaceful annexation does nothing.
ti3-rule-T3-16-9 = Hostile locals fight as so many ground forces, each time in full strength, until the planet is taken. Once turned over they cannot be razed. They can be bombarded; another list forbids that.
ti3-rule-T3-16-10 = Settlers: the ground forces go back aboard, and a die is rolled. With 6 or more the planet belongs to the active player with 2 new ground forces, else to an opponent that the active player names; another list has a random one.
ti3-rule-T3-16-11 = Industrial society: a space dock may be put on the planet free of charge, and the planet does not come exhausted; it can be read as only not exhausted by the dock.
ti3-rule-T3-16-12 = After the landings each dreadnought and war sun may raze a face-down counter of the system instead of bombarding: it is removed without effect. Then a die is rolled: with 8 or more 3 random action cards are lost, with a 10 all own planets are exhausted as well. Whoever razes Lazax survivors loses all action cards and trade goods, exhausts all planets and has no vote on the next agenda.
ti3-rule-T3-16-13 = Leaders: the three leaders of each race begin in the home system. They are on a planet or aboard; any ship, even a fighter, takes them along where it starts and on its way, and they need no capacity. Aboard they are with the fleet. They land on own planets, and on others together with ground forces.
ti3-rule-T3-16-14 = A leader whose fleet is destroyed in a space battle is killed on 1 to 5, escapes on 6 to 8 and is captured on 9 and 10; outside a battle he is killed. On a planet that is invaded he is captured on 1 to 5, escapes on 6 to 9 and is killed on 10; if it changes hands otherwise he escapes. With a failed invasion he is captured, on a neutral planet killed. Whoever escapes goes to an own planet that is not under blockade.
ti3-rule-T3-16-15 = Admiral: the strongest ship of his fleet rolls one die more in battle; one dreadnought that takes him along has range +1; if he attacks, the defender cannot retreat without an admiral.
ti3-rule-T3-16-16 = Agent: if he lands with an invasion, PDS do not fire at it, and after its success PDS and dock of the loser can be replaced by own ones. He can be given up to cancel an action card.
ti3-rule-T3-16-17 = Diplomat: he may send those who land on his planet back aboard, but not again on that planet in this round and the next. A fleet that takes him along may fly through systems with ships of a player who agrees.
ti3-rule-T3-16-18 = General: an invader with him rolls up to two dice that have missed again in each round. Defenders on his planet get +1 in invasion combat, and bombardments of it -4.
ti3-rule-T3-16-19 = Scientist: a technology specialty of his planet spares 2 instead of 1, a space dock costs 2 there, PDS there get +1, and with a PDS war suns cannot bombard it.
ti3-rule-T3-16-20 = In the status phase a captor keeps a prisoner, sets him free, for a ransom if the owner offers one, or executes him; the quick reference lets him be handed over to any player. Whoever invades a planet of a captor rolls: with 9 or 10 one of the prisoners is found and free, or changes hands.

ti3-rule-T3-17 = Readings and rulings
ti3-rule-T3-17-1 = War suns have range 2; the quick reference alone prints 1.
ti3-rule-T3-17-2 = Rally of the People brings a destroyer, as the rulebook has it; other sources have a dreadnought.
ti3-rule-T3-17-3 = Arms Reduction spares two destroyers, as the rulebook has it; other sources have dreadnoughts.
ti3-rule-T3-17-4 = With three and four players two strategy cards are taken in every round; the rulebook can be read as the first two rounds only.
ti3-rule-T3-17-5 = Two strategy cards may be played in any order; the lowest counts for the order of play. It can be read as fixing the order of use as well.
ti3-rule-T3-17-6 = Patrols may enter a nebula; the quick reference rules special systems out.
ti3-rule-T3-17-7 = A new space dock produces at once; the quick reference says from the next round on.
ti3-rule-T3-17-8 = At landings only the PDS on the planet fire; one sentence of the rulebook adds those in range.
ti3-rule-T3-17-9 = The face-down system of a game with five players is put on a random place beside Mecatol Rex and turned over when the galaxy is complete; it can be turned over at once.
ti3-rule-T3-17-10 = With five players the speaker has position 1 and the others follow clockwise; the positions can be drawn.
ti3-rule-T3-17-11 = The ancient throne asks for Mecatol Rex; as a remark of the rulebook has it, 18 planets can be allowed instead.
ti3-rule-T3-17-12 = With three players the empty systems that are taken out are ones without a wormhole; they can be drawn from all.
ti3-rule-T3-17-13 = If nothing else has ended the game it ends with the status phase of round 30; the number can be changed.
ti3-rule-T3-17-14 = A race that uses a primary ability instead of the secondary one pays for it what the secondary one costs; it can be read as free of charge.
ti3-rule-T3-17-15 = Jol-Nar's counter rolls one die again; it can be read as the whole roll.
ti3-rule-T3-17-16 = An attacked Naalu fleet retreats before anything fires ahead of the battle; it can be read as after that, before the first round.
ti3-rule-T3-17-17 = Morale Boost is played before a space battle or an invasion and counts for its first round; other sources allow it before any round.
ti3-rule-T3-17-18 = After Council Dissolved the player with Political does not look at the next political cards either; it can be read as drawing no agenda only.
ti3-rule-T3-17-19 = Strategic Shift forbids to play a strategy card, as the rulebook has it; other sources forbid to take it.
ti3-rule-T3-17-20 = Mass Mobilization counts the votes for it and rounds down; it can be rounded up, or all votes can be counted.
ti3-rule-T3-17-21 = The Ancient Artifact rolls three times against the ground forces of a planet as a whole; it can be read as three rolls against each unit there, PDS and dock included.
ti3-rule-T3-17-22 = When the council is against Open the Trade Routes all trade goods of the round go to the left, as in the errata; the printed card means the status phase only.
ti3-rule-T3-17-23 = The Prophecy of Ixth asks for two new fighters in every round after that of the vote; it can ask for them in that round, too.
ti3-rule-T3-17-24 = Short Term Truce holds in the next round and is discarded then; the translator also reads it as from the next round on.
ti3-rule-T3-17-25 = Advanced Fighters never count for the fleet supply, as on the card; by the FAQ those beyond the capacity count as a ship each.
ti3-rule-T3-17-26 = The X-89 Bacterial Weapon is used before a bombardment; it can be read as used instead of it, so that the ship does not bombard any more.
ti3-rule-T3-17-27 = The Graviton Negator needs the Assault Cannon or the Dacxive Animators; one listing asks for the Assault Cannon.
ti3-rule-T3-17-28 = Diplomatic Immunity lasts for the round, as the rulebook has it; other sources say turn: it can end with the next turn of whoever played it.
ti3-rule-T3-17-29 = Scientist Assassination lasts for the round, as the rulebook has it; other sources say turn: it can end with the first turn of the chosen player.
ti3-rule-T3-17-30 = Micro Technology pays whenever trade agreements pay, by the errata; the printed card means the secondary ability of Trade only.

ti3-rule-T3-18 = Technologies
ti3-rule-T3-18-1 = A technology can only be received if its prerequisites are met: all that it names, or one of them where it says so.
ti3-rule-T3-18-2 = A technology costs 8 resources, less 1 for each own unexhausted planet with a specialty of its colour. Using a specialty exhausts nothing.
ti3-rule-T3-18-3 = Technologies are not traded or given away.

ti3-rule-T3-19 = Action cards
ti3-rule-T3-19-1 = An action card is played in the situation that it names. All who want to play one announce it together; then they are shown and resolved in order of play.
ti3-rule-T3-19-2 = Nobody plays two equal action cards in one situation.
ti3-rule-T3-19-3 = A card that says so is played instead of an action.
ti3-rule-T3-19-4 = When the deck is empty the discarded cards are shuffled.
