### The rules of Twilight Imperium, fourth edition, with Prophecy of Kings, by the numbers of the rules reference (LRR), in our own words (English).
### ti4-rule-LRR-71 is the title of entry 71, ti4-rule-LRR-71-5 is rule 71.5, ti4-rule-LRR-71-5a its point a; the German twin is rules.de.ftl.
### LRR-0 is the set-up by its steps, LRR-E the errata, LRR-F the questions and answers as printed: page by page, left column first; LRR-R is ours: readings and rulings.


ti4-rule-LRR-0 = Set-up
ti4-rule-LRR-0-1 = A random player takes the speaker token and is the first speaker.
ti4-rule-LRR-0-2 = Each player picks a faction and its sheet for the whole game.
ti4-rule-LRR-0-3 = Everyone takes what belongs to the faction: the home tile, 17 control tokens, 16 command tokens, its promissory note, 2 technologies, 3 leaders and the mech card. Naalu, Nekro, Creuss, Muaat, Vuil'raith, Nomad, Empyrean and Titans have further pieces; those of unused factions stay in the box.
ti4-rule-LRR-0-4 = Everyone takes a colour: 63 plastic units, command sheet, leader sheet, 33 technologies and 5 promissory notes, which join those of the faction as two decks. Leaders and mech lie on the leader sheet with their starting side up.
ti4-rule-LRR-0-5 = The planet cards of the home system lie face up before their owner.
ti4-rule-LRR-0-6 = Mecatol Rex lies in the centre, with three or four rings around it and the homes at fixed places of the outer ring. The hyperlane tiles are 83A to 88A for five (with hyperlanes) and seven, 83B, 84B, 85B, 86B, 88B and 90B for seven (alternative), 83B, 85B, 87A, 88A, 89B and 90B for eight (alternative). The wormhole nexus lies beside the map with its gamma side up, the 3 gamma tokens next to it.
ti4-rule-LRR-0-6i = The other tiles form a blue and a red stack by their backs; green backs are homes and form none.
ti4-rule-LRR-0-6ii = Shuffled, they are dealt to each player, blue and red: 6 and 2 with three players, 5 and 3 with four, 4 and 2 with five, 3 and 2 with five and hyperlanes, 3 and 2 with six, 6 and 3 in the large galaxy, 4 and 2 with seven or eight, 3 and 2 in the alternatives for seven and eight. First the speaker puts extra tiles next to Mecatol Rex: 1 red with five without hyperlanes, 2 red and 3 blue with seven, 2 red and 2 blue with eight.
ti4-rule-LRR-0-6iii = From the speaker on clockwise each player places one tile; whoever is last places two, and the order turns round, at both ends. A ring is filled before the next is begun, and two anomalies, or two wormholes of one type, lie next to each other only where nothing else is possible. Then the homes are joined on; with five players without hyperlanes the three worse places get 2, 2 and 4 trade goods.
ti4-rule-LRR-0-7 = The custodians token lies on Mecatol Rex, a frontier token on each system without planets that is no home. The attachment tokens lie ready.
ti4-rule-LRR-0-8 = Action cards, agendas, the objectives of stage I and of stage II, the secret objectives, the relics and the four exploration decks are each shuffled on their own.
ti4-rule-LRR-0-9 = Trade goods, fighter and infantry tokens form the supply; the planet cards and the cards of legendary planets lie beside the map.
ti4-rule-LRR-0-10 = The 8 strategy cards lie face up in the common play area.
ti4-rule-LRR-0-11 = Each player gets the technologies and units named on the back of the faction sheet, the units in the home system, and puts 3 command tokens into the tactic pool, 3 into the fleet pool and 2 into the strategy pool.
ti4-rule-LRR-0-12 = Last come the objectives and the victory point track.
ti4-rule-LRR-0-12i = Each player draws 2 secret objectives, keeps 1 and shuffles the other back into the deck.
ti4-rule-LRR-0-12ii = The players agree on 10 or 14 points and each puts a control token on space 0 of the track.
ti4-rule-LRR-0-12iii = 5 objectives of stage I and 5 of stage II are drawn unseen and laid out face down.
ti4-rule-LRR-0-12iv = The speaker reveals the first two of stage I.

ti4-rule-LRR-1 = Agenda card
ti4-rule-LRR-1-1 = An agenda is a law or a directive; each agenda phase puts two of them to the vote.
ti4-rule-LRR-1-2 = Laws may change the rules for good.
ti4-rule-LRR-1-3 = A law comes into force if "for" wins or if something is elected: the outcome is resolved, then the card goes to the common play area or to a player's, as it says.
ti4-rule-LRR-1-4 = Whoever has a law in the own play area owns it; in the common play area it has no owner.
ti4-rule-LRR-1-5 = A law that is discarded from play loses its effect and goes on top of the agenda discard pile.
ti4-rule-LRR-1-6 = If "against" wins, that outcome is resolved and the law is discarded.
ti4-rule-LRR-1-7 = A directive has its effect once.
ti4-rule-LRR-1-8 = When the winning outcome of a directive has been resolved, the card is discarded.

ti4-rule-LRR-2 = Agenda phase
ti4-rule-LRR-2-1 = There is no agenda phase until the custodians token has left Mecatol Rex; from then on every round has one, in the steps below.
ti4-rule-LRR-2-2 = Step 1, the first agenda: it is revealed, voted on and resolved.
ti4-rule-LRR-2-2i = The speaker draws the top agenda and reads it out with all its outcomes.
ti4-rule-LRR-2-2ii = From the speaker's left on clockwise each player may cast votes for one outcome; the speaker comes last.
ti4-rule-LRR-2-2iii = The outcome with the most votes is resolved.
ti4-rule-LRR-2-3 = Step 2, the second agenda: the same once more.
ti4-rule-LRR-2-4 = Step 3: everyone readies all own planets; then a new round begins with its strategy phase.
ti4-rule-LRR-2-5 = Votes are cast in the agenda phase, each for one outcome of the agenda.
ti4-rule-LRR-2-6 = To vote is to exhaust any number of own planets; their influence together is the number of votes.
ti4-rule-LRR-2-6a = A planet exhausted for votes gives all of its votes.
ti4-rule-LRR-2-7 = All votes of a player on an agenda go to the same outcome.
ti4-rule-LRR-2-8 = Where the outcomes are "for" and "against", every vote is cast for one of the two.
ti4-rule-LRR-2-9 = Where a player or a planet is elected, only those that the agenda admits may be voted for.
ti4-rule-LRR-2-10 = Players may vote for themselves. The elected player is the one with the most votes.
ti4-rule-LRR-2-11 = Only a planet that some player controls can be voted for. The elected planet is the one with the most votes.
ti4-rule-LRR-2-12 = Everyone says aloud which outcome the own votes are for.
ti4-rule-LRR-2-13 = Trade goods are no votes.
ti4-rule-LRR-2-14 = A player may abstain and cast no votes.
ti4-rule-LRR-2-15 = Additional votes from an effect go to the outcome for which their player's other votes are.
ti4-rule-LRR-2-16 = Whoever an effect bars from voting on an agenda casts no votes on it at all, from planets or from other effects.
ti4-rule-LRR-2-17 = Outcomes: 2.18 to 2.22.
ti4-rule-LRR-2-18 = The speaker carries out the outcome as the agenda says.
ti4-rule-LRR-2-19 = Between outcomes with equally many votes the speaker decides, and among all outcomes if nobody has voted.
ti4-rule-LRR-2-19a = The speaker's decision is not a vote.
ti4-rule-LRR-2-20 = A law stays in play after an election or "for".
ti4-rule-LRR-2-21 = After "against" a law goes to the agenda discard pile.
ti4-rule-LRR-2-22 = A prediction names aloud the outcome that will have the most votes, when the agenda has been revealed and before anyone votes.
ti4-rule-LRR-2-22a = A prediction must name a possible outcome of that agenda.
ti4-rule-LRR-2-22b = What depends on predictions is resolved after the outcome of the agenda.

ti4-rule-LRR-3 = Action cards
ti4-rule-LRR-3-1 = Each player draws an action card in every status phase.
ti4-rule-LRR-3-2 = Both abilities of Politics bring further action cards.
ti4-rule-LRR-3-3 = A drawn action card is the top one of its deck and goes to the hand.
ti4-rule-LRR-3-4 = Nobody holds more than 7 action cards: whoever gets more chooses 7 and discards the rest.
ti4-rule-LRR-3-4a = Effects may raise or lower this limit.
ti4-rule-LRR-3-5 = Action cards in hand are secret.
ti4-rule-LRR-3-6 = The bold beginning of an action card says when it may be played.
ti4-rule-LRR-3-6a = A card marked "action" takes a component action of the action phase, and only if its ability can be carried out in full.
ti4-rule-LRR-3-6b = In one timing window a player plays no second card of the same name on the same units or effect; a cancelled card does not count as played.
ti4-rule-LRR-3-7 = An action card is read out, its choices are made and its text is carried out; then it is discarded.
ti4-rule-LRR-3-8 = A cancelled action card does nothing and is discarded.

ti4-rule-LRR-4 = Action phase
ti4-rule-LRR-4-1 = In initiative order each player takes a turn with one action, strategic, tactical or component; this goes round until all have passed.
ti4-rule-LRR-4-2 = Whoever cannot take any action must pass.
ti4-rule-LRR-4-3 = Whoever has passed has no more turns and actions in this phase.
ti4-rule-LRR-4-3a = The turn in which a player passes still allows transactions and abilities of the start of a turn.
ti4-rule-LRR-4-3b = A player who has passed may still use the secondary abilities of others' strategy cards.
ti4-rule-LRR-4-3c = When all others have passed, a player may take several turns in a row.
ti4-rule-LRR-4-4 = Nobody passes before having taken the strategic action of the own strategy card.
ti4-rule-LRR-4-4a = With three or four players a player passes only when both own strategy cards are exhausted.
ti4-rule-LRR-4-5 = When all have passed, the status phase follows.

ti4-rule-LRR-5 = Active player
ti4-rule-LRR-5-1 = The active player is the one whose turn it is in the action phase; the first in initiative order begins.
ti4-rule-LRR-5-2 = After a turn the next in initiative order becomes the active player.
ti4-rule-LRR-5-3 = After the last one the order begins again, without those who have passed.

ti4-rule-LRR-6 = Active system
ti4-rule-LRR-6-1 = A tactical action puts a command token from the tactic pool on a system; that is the active system.
ti4-rule-LRR-6-2 = A system with an own command token cannot be activated.
ti4-rule-LRR-6-3 = Command tokens of others do not keep a player from activating a system.
ti4-rule-LRR-6-4 = A system stays active as long as the tactical action lasts in which it was activated.

ti4-rule-LRR-7 = Leaders
ti4-rule-LRR-7-1 = A faction has three leaders, an agent, a commander and a hero; the Nomad has two more agents by The Company, five in all.
ti4-rule-LRR-7-2 = At set-up each leader lies in its slot of the leader sheet with the marked side up; the two more agents of the Nomad lie readied in the play area.
ti4-rule-LRR-7-3 = Agents: 7.4.
ti4-rule-LRR-7-4 = An agent is readied from the start and needs no unlocking; exhausted for its ability, it readies in the status phase.
ti4-rule-LRR-7-5 = Commanders: 7.6 to 7.8.
ti4-rule-LRR-7-6 = A commander has no ability until it is unlocked by the condition on its card.
ti4-rule-LRR-7-6a = Each commander has a condition of its own.
ti4-rule-LRR-7-6b = When the condition is met, the commander is turned to its unlocked side.
ti4-rule-LRR-7-6c = The condition of a commander is never met in the middle of an ability or effect, only when that has been resolved to its end.
ti4-rule-LRR-7-6d = An unlocked commander stays so, even when the condition no longer holds.
ti4-rule-LRR-7-7 = A commander cannot be exhausted.
ti4-rule-LRR-7-8 = Alliance lends the ability of a commander to another player; its owner keeps using it too.
ti4-rule-LRR-7-9 = Heroes: 7.10 to 7.12.
ti4-rule-LRR-7-10 = A hero has no ability until it is unlocked.
ti4-rule-LRR-7-10a = Every hero needs three scored objectives, public or secret in any mix.
ti4-rule-LRR-7-10b = Victory points do not count for unlocking a hero.
ti4-rule-LRR-7-10c = When three objectives are scored, the hero is turned to its unlocked side.
ti4-rule-LRR-7-10d = A hero is never locked again.
ti4-rule-LRR-7-11 = A hero cannot be exhausted.
ti4-rule-LRR-7-12 = Once its ability has been resolved, a hero is purged; that of the Titans of Ul is attached to Elysium instead.

ti4-rule-LRR-8 = Leader sheet
ti4-rule-LRR-8-1 = The leader sheet has a slot each for agent, commander and hero. At the start the sides with one, two and three stripes are up.
ti4-rule-LRR-8-2 = Another slot of the leader sheet holds the mech card.
ti4-rule-LRR-8-3 = The overview of the leader sheet may be tucked under the faction sheet to save room.

ti4-rule-LRR-9 = Attacker (in a combat, the active player)

ti4-rule-LRR-10 = Adjacency
ti4-rule-LRR-10-1 = Systems whose tiles touch at a side are adjacent, and so are systems with wormholes of the same type.
ti4-rule-LRR-10-2 = A unit or planet is adjacent to the systems next to its own; no system is adjacent to itself.
ti4-rule-LRR-10-3 = A planet is adjacent to the system it lies in.
ti4-rule-LRR-10-4 = Systems joined by a line across hyperlane tiles are adjacent for all purposes.

ti4-rule-LRR-11 = Attach
ti4-rule-LRR-11-1 = An attached card is tucked under a planet card and changes it.
ti4-rule-LRR-11-2 = An attached card stays with the planet when control changes.
ti4-rule-LRR-11-2a = An attached card then stays exhausted or readied as it was.
ti4-rule-LRR-11-2b = If the planet card is purged, its attached cards are purged too and their tokens leave the board.
ti4-rule-LRR-11-3 = With an attached card its attachment token goes onto the planet on the board.

ti4-rule-LRR-12 = Anomalies
ti4-rule-LRR-12-1 = Anomalies are tiles with rules of their own; red corners mark them.
ti4-rule-LRR-12-2 = There are four kinds of anomaly: asteroid field, nebula, supernova and gravity rift.
ti4-rule-LRR-12-2a = A system with planets can be an anomaly too.
ti4-rule-LRR-12-3 = The picture on the tile tells which anomaly it is.
ti4-rule-LRR-12-4 = A system that an ability makes an anomaly keeps all its other properties.
ti4-rule-LRR-12-5 = A system may be made two anomalies; then it has the properties of both.

ti4-rule-LRR-13 = Asteroid field
ti4-rule-LRR-13-1 = No ship moves into or through an asteroid field.

ti4-rule-LRR-14 = Objective cards
ti4-rule-LRR-14-1 = Objectives are scored for victory points. Public ones have I or II on the back, all others are secret.
ti4-rule-LRR-14-2 = Each card says how many victory points it gives.
ti4-rule-LRR-14-3 = Each card names the phase in which it is scored: status, action or agenda phase.
ti4-rule-LRR-14-4 = Each card says what has to be fulfilled.
ti4-rule-LRR-14-5 = Whoever fulfils a card may score it at its time.
ti4-rule-LRR-14-5a = An objective of the status phase must be fulfilled in the step for scoring objectives.
ti4-rule-LRR-14-5b = An objective of the action phase is scored at any moment of that phase.
ti4-rule-LRR-14-5c = An objective of the agenda phase is scored at any moment of that phase.
ti4-rule-LRR-14-6 = In one status phase a player scores at most one public and one secret objective.
ti4-rule-LRR-14-7 = Any number of objectives may be scored in the agenda phase and in a turn of the action phase, but only one during or after each combat.
ti4-rule-LRR-14-7a = So one tactical action allows one objective at its space combat and another at a ground combat.
ti4-rule-LRR-14-8 = A player scores each objective once a game.
ti4-rule-LRR-14-9 = Where units must be destroyed, any way counts: hits, action cards, technologies and whatever says "destroy".
ti4-rule-LRR-14-9a = Ships removed because the fleet pool has shrunk are not destroyed.
ti4-rule-LRR-14-10 = An objective that costs resources, influence or tokens is scored by paying them at that moment.
ti4-rule-LRR-14-11 = A public objective lies open to all.
ti4-rule-LRR-14-12 = Whoever scores a public objective puts a control token on it and moves ahead on the victory point track.
ti4-rule-LRR-14-13 = A game has 5 public objectives of stage I and 5 of stage II, laid out face down; 2 of stage I are revealed at set-up.
ti4-rule-LRR-14-14 = In every status phase the speaker reveals a public objective, none of stage II before all of stage I are revealed.
ti4-rule-LRR-14-15 = If the speaker has to reveal one and all are revealed, the game ends at once. The most victory points win; in a tie, whoever is first in initiative order.
ti4-rule-LRR-14-16 = A player who does not control all planets of the own home system scores no public objectives.
ti4-rule-LRR-14-17 = A secret objective belongs to one player and is hidden from the others until it is scored.
ti4-rule-LRR-14-18 = Whoever scores a secret objective lays it face up in the own play area with a control token on it and moves ahead on the track.
ti4-rule-LRR-14-19 = Only its owner scores a secret objective; those that others have shown cannot be scored.
ti4-rule-LRR-14-20 = Each player begins with one secret objective.
ti4-rule-LRR-14-21 = A player has at most 3 secret objectives, scored ones included. With a fourth, one that is not scored is shuffled back into the deck.
ti4-rule-LRR-14-22 = New secret objectives come from both abilities of Imperial.

ti4-rule-LRR-15 = Unit upgrades
ti4-rule-LRR-15-1 = A unit upgrade is a technology with the name of a unit on the faction sheet and a higher Roman numeral (Carrier II for Carrier I).
ti4-rule-LRR-15-2 = Nekro may use upgrades of the same unit type even under another name. A new upgrade for a type that it has copied one for replaces it and uses the same assimilator token.
ti4-rule-LRR-15-3 = A gained upgrade covers its unit on the faction sheet.
ti4-rule-LRR-15-4 = A white arrow on the sheet marks what an upgrade improves.
ti4-rule-LRR-15-5 = With an upgrade all own units of that type have the attributes and abilities of the card instead of the former ones.
ti4-rule-LRR-15-6 = A mech card is no technology.

ti4-rule-LRR-16 = Eliminated players
ti4-rule-LRR-16-1 = A player is eliminated when having no ground forces on the board, no unit with production and no planet, all three at once.
ti4-rule-LRR-16-2 = All units, tokens, promissory notes, technologies and sheets of an eliminated player's colour and faction go back into the box, reinforcements included.
ti4-rule-LRR-16-3 = Agendas that an eliminated player owned are discarded.
ti4-rule-LRR-16-4 = Promissory notes of others that an eliminated player had go back to their owners.
ti4-rule-LRR-16-4a = The promissory notes of an eliminated player go back into the box, whoever holds them.
ti4-rule-LRR-16-5 = The action cards of an eliminated player are discarded.
ti4-rule-LRR-16-6 = The strategy cards of an eliminated player return to the common play area, exhausted or not.
ti4-rule-LRR-16-7 = The secret objectives of an eliminated player, scored or not, are shuffled into their deck.
ti4-rule-LRR-16-8 = An eliminated speaker passes the speaker token to the left.
ti4-rule-LRR-16-9 = A game begun with five or more players stays with one strategy card each, even when four or fewer are left.
ti4-rule-LRR-16-10 = Of an eliminated faction some pieces stay in play.
ti4-rule-LRR-16-10a = A technology under an assimilator token of Nekro stays in play.
ti4-rule-LRR-16-10b = The wormhole tokens of Creuss stay on the board to the end.
ti4-rule-LRR-16-10c = Whoever else has the "0" token of Naalu keeps it to the end of the status phase; then it leaves the game.
ti4-rule-LRR-16-10d = The hero and the promissory note of the Titans of Ul, with their tokens, stay where they are attached.
ti4-rule-LRR-16-10e = Command tokens of others on the sheet of Mahact return to their owners' reinforcements.
ti4-rule-LRR-16-10f = If Mahact has the command token of an eliminated player, it stays in play, and with it that player's commander if unlocked.
ti4-rule-LRR-16-11 = Units that the eliminated player had captured return to their owners' reinforcements.

ti4-rule-LRR-17 = Movement
ti4-rule-LRR-17-1 = Ships move in the tactical actions of their owner; some abilities move units at other times.
ti4-rule-LRR-17-2 = Movement in a tactical action: 17.3 to 17.7.
ti4-rule-LRR-17-3 = The move value of a ship, on the faction sheet or a technology, is how far it gets from its system.
ti4-rule-LRR-17-4 = Step 1, move ships: the active player moves any number of own ships into the active system, within 17.4a to 17.4f.
ti4-rule-LRR-17-4a = A moving ship ends in the active system.
ti4-rule-LRR-17-4b = A moving ship does not pass through a system with ships of another player.
ti4-rule-LRR-17-4c = A ship does not move out of a system, other than the active one, with a command token of its owner.
ti4-rule-LRR-17-4d = A moving ship may pass through systems with command tokens of its owner.
ti4-rule-LRR-17-4e = A ship may leave the active system and come back if its move value is high enough.
ti4-rule-LRR-17-4f = The way of a ship leads from system to adjacent system, and it enters no more systems than its move value.
ti4-rule-LRR-17-5 = A ship with capacity may transport ground forces and fighters, however it is moved.
ti4-rule-LRR-17-6 = The active player declares all moving ships before the first moves; they arrive together.
ti4-rule-LRR-17-7 = Step 2, space cannon offense: then all players may use the space cannons of their units in the active system.
ti4-rule-LRR-17-8 = Movement by an ability: 17.9.
ti4-rule-LRR-17-9 = A ship that an ability moves outside that step follows this ability alone; its move value and the rules above do not matter.

ti4-rule-LRR-18 = Move (attribute)
ti4-rule-LRR-18-1 = The move value, on a faction sheet or technology, is how far a unit may go in the movement step of a tactical action.

ti4-rule-LRR-19 = Blockaded
ti4-rule-LRR-19-1 = A unit with production is blockaded in a system with ships of another player and none of its owner. It then produces no ships, though it may produce ground forces.
ti4-rule-LRR-19-2 = When a player blockades a space dock, all units of that player that the dock's owner has captured return to their reinforcements.
ti4-rule-LRR-19-2a = As long as a blockade lasts, the blockaded player captures no units of the player who blockades.

ti4-rule-LRR-20 = Ground combat
ti4-rule-LRR-20-1 = Ground combat takes place where the active player and another have ground forces on one planet. Step 1, combat rolls: both roll a die for each of theirs there; a result of at least the combat value is a hit.
ti4-rule-LRR-20-1a = A unit with several burst icons rolls a die for each.
ti4-rule-LRR-20-2 = Step 2, assign hits: for each hit of the opponent a player destroys one own ground force on the planet, which goes to the reinforcements.
ti4-rule-LRR-20-3 = If both still have ground forces on the planet, another round follows with new combat rolls.
ti4-rule-LRR-20-4 = A ground combat ends when one or both have no ground forces left on the planet.
ti4-rule-LRR-20-4a = In the first round of a ground combat the start of the combat and the start of the round are the same window.
ti4-rule-LRR-20-4b = In the last round of a ground combat the end of the combat and the end of the round are the same window.
ti4-rule-LRR-20-4c = Whoever still has ground forces there has won, the other has lost.
ti4-rule-LRR-20-4d = If nobody has ground forces left there, it is a draw without a winner.

ti4-rule-LRR-21 = Ground forces
ti4-rule-LRR-21-1 = Infantry and mechs are ground forces; they are on planets or aboard ships with capacity.
ti4-rule-LRR-21-2 = Transported ground forces lie beside their ships in the space area.
ti4-rule-LRR-21-3 = A planet holds any number of a player's ground forces.

ti4-rule-LRR-22 = Bombardment (unit ability)
ti4-rule-LRR-22-1 = Step 1: the active player chooses a planet for each own unit with bombardment and rolls; a result of at least its bombardment value is a hit.
ti4-rule-LRR-22-1a = Which units have bombardment is said on faction sheet and technologies.
ti4-rule-LRR-22-1b = Bombardment X (Y) hits from X on with Y dice, with one where no Y is given.
ti4-rule-LRR-22-1c = What rerolls, modifies or otherwise touches combat rolls does not apply to bombardment.
ti4-rule-LRR-22-1d = Several planets may be bombarded if it is said before rolling which unit bombards which.
ti4-rule-LRR-22-1e = Harrow does not touch the ground forces of the L1Z1X player.
ti4-rule-LRR-22-1f = A planet with a unit that has planetary shield cannot be bombarded.
ti4-rule-LRR-22-2 = Step 2: the planet's controller destroys one own ground force there for each hit; hits beyond that are lost.

ti4-rule-LRR-23 = Diplomacy (strategy card)
ti4-rule-LRR-23-1 = Diplomacy has initiative 2; its holder may resolve the primary ability in the action phase.
ti4-rule-LRR-23-2 = Primary: choose a system with a planet you control, not that of Mecatol Rex; each other player puts a command token from the reinforcements there. Then ready up to 2 of your exhausted planets.
ti4-rule-LRR-23-2a = Whoever has no command token in the reinforcements for Diplomacy uses one from the command sheet.
ti4-rule-LRR-23-2b = Whoever already has a command token in that system places none for Diplomacy.
ti4-rule-LRR-23-3 = Secondary: the others, clockwise, may each spend a command token of the strategy pool to ready up to 2 of their exhausted planets.

ti4-rule-LRR-24 = Influence
ti4-rule-LRR-24-1 = Influence is the right-hand, blue number of a planet.
ti4-rule-LRR-24-2 = Influence is spent by exhausting the planet card.
ti4-rule-LRR-24-3 = A trade good may be spent as 1 influence, but not for votes.

ti4-rule-LRR-25 = Units
ti4-rule-LRR-25-1 = Units are ships, ground forces or structures.
ti4-rule-LRR-25-2 = Each colour has 3 space docks, 6 PDS, 8 destroyers, 8 cruisers, 2 war suns, 12 infantry, 10 fighters, 4 carriers, 5 dreadnoughts, 1 flagship and 4 mechs.
ti4-rule-LRR-25-3 = A unit is on the board or in its owner's reinforcements.

ti4-rule-LRR-26 = Producing units
ti4-rule-LRR-26-1 = A produced unit costs at least its cost in resources; what is paid too much is lost, and units produced together may be paid as one sum. Two icons at the cost mean two units for it.
ti4-rule-LRR-26-1a = Both units of such a pair count against the production limit.
ti4-rule-LRR-26-1b = One unit of such a pair alone may be produced, at the full cost.
ti4-rule-LRR-26-2 = In a tactical action the production ability says where in the active system new units go.
ti4-rule-LRR-26-3 = At other times the ability that produces says how many units there are and where they go.
ti4-rule-LRR-26-3a = No unit is produced on a planet that its owner does not control.
ti4-rule-LRR-26-3b = Where an ability allows a unit in a system, it goes to the space area or onto an own planet there.
ti4-rule-LRR-26-4 = Only units in the reinforcements can be produced.
ti4-rule-LRR-26-4a = Whoever lacks a unit may take one of that type back from a system without an own command token, if it is produced at once.
ti4-rule-LRR-26-4b = For a fighter or infantry a token of the supply may be used.
ti4-rule-LRR-26-5 = No ships are produced in a system with ships of another player; ground forces are.

ti4-rule-LRR-27 = Invasion
ti4-rule-LRR-27-1 = Step 1, bombardment: the active player may use that of any own units in the active system.
ti4-rule-LRR-27-2 = Step 2, commit ground forces: any number of the active player's ground forces in the space area may land on planets of the system.
ti4-rule-LRR-27-2a = To commit a ground force is to put it onto the planet.
ti4-rule-LRR-27-2b = Ground forces of another player on the planet are no obstacle.
ti4-rule-LRR-27-2c = If no ground forces are committed, the production step follows.
ti4-rule-LRR-27-3 = Step 3, space cannon defense: units with space cannon on a planet may fire at the ground forces committed to it.
ti4-rule-LRR-27-3a = If space cannons fire on several planets, the active player sets the order.
ti4-rule-LRR-27-4 = Step 4, ground combat: it is fought on each planet of the system where the active player and another have ground forces.
ti4-rule-LRR-27-4a = If there are several ground combats, the active player sets the order.
ti4-rule-LRR-27-5 = Step 5, establish control: the active player gains each planet to which ground forces were committed and on which at least one own ground force is left.
ti4-rule-LRR-27-5a = Structures of others on a gained planet are destroyed.
ti4-rule-LRR-27-5b = The card of a gained planet comes with it, exhausted.
ti4-rule-LRR-27-5c = A planet one controls already is not gained.
ti4-rule-LRR-27-5d = If a combat has destroyed all units of both sides, the defender keeps the planet and marks it with a control token.

ti4-rule-LRR-28 = Deploy
ti4-rule-LRR-28-1 = A unit with deploy may be placed on the board when its condition is met, without being produced and free unless it says otherwise.
ti4-rule-LRR-28-2 = A deployed unit comes from the reinforcements; with none there the ability cannot be used.
ti4-rule-LRR-28-3 = Each deploy ability is used once in a timing window.

ti4-rule-LRR-29 = Exploration
ti4-rule-LRR-29-1 = Whoever gains a planet that was not under another player's control explores it.
ti4-rule-LRR-29-2 = To explore a planet is to draw and resolve a card of the deck of its trait.
ti4-rule-LRR-29-2a = There are three such decks: cultural, hazardous and industrial.
ti4-rule-LRR-29-2b = Planets without a trait, Mecatol Rex and home planets among them, cannot be explored.
ti4-rule-LRR-29-2c = With several traits the explorer chooses the deck.
ti4-rule-LRR-29-2d = The order of several explorations at once is the explorer's choice; each card is finished before the next is drawn.
ti4-rule-LRR-29-3 = Some abilities let a planet be explored more than once.
ti4-rule-LRR-29-4 = A frontier token is explored only with Dark Energy Tap or by an effect that allows it.
ti4-rule-LRR-29-4a = Frontier tokens come from the set-up and from abilities.
ti4-rule-LRR-29-5 = Whoever explores a frontier token draws and resolves a frontier card.
ti4-rule-LRR-29-6 = An explored frontier token goes back to the supply.
ti4-rule-LRR-29-7 = An exploration card is read, its choices are made and it is carried out; unless it is a relic fragment or is attached, it is then discarded to its own pile.
ti4-rule-LRR-29-7a = An empty exploration deck is made anew from its discard pile.
ti4-rule-LRR-29-8 = A card marked as attachment is attached to the explored planet.
ti4-rule-LRR-29-9 = A relic fragment stays face up in the play area; its ability draws relics, and transactions may hand it on.

ti4-rule-LRR-30 = Exhausted
ti4-rule-LRR-30-1 = A card is exhausted by turning it face down; its abilities, resources and influence cannot be used then.
ti4-rule-LRR-30-2 = In the status phase all exhausted cards are turned face up again.
ti4-rule-LRR-30-3 = A planet card is exhausted for either its resources or its influence.
ti4-rule-LRR-30-4 = Some abilities exhaust their card; one that is exhausted already cannot be exhausted again.
ti4-rule-LRR-30-4a = Passive abilities of an exhausted card stay in force.
ti4-rule-LRR-30-5 = After its strategic action a strategy card is exhausted.

ti4-rule-LRR-31 = Abilities
ti4-rule-LRR-31-1 = Where the rules reference and the rulebook disagree, the rules reference holds.
ti4-rule-LRR-31-2 = A card goes before the rules reference; where both can be followed, both are.
ti4-rule-LRR-31-3 = Each ability says when and how it is resolved.
ti4-rule-LRR-31-3a = An effect with a duration lasts that long, even if the card or unit it came from has gone.
ti4-rule-LRR-31-4 = Each paragraph of a card is an ability of its own.
ti4-rule-LRR-31-5 = An ability marked "action" takes a component action of the action phase.
ti4-rule-LRR-31-6 = "Cannot" is absolute.
ti4-rule-LRR-31-6a = Where two abilities say "cannot", a lasting one goes before one that acts once, and one that enables goes before one that forbids.
ti4-rule-LRR-31-7 = An ability is resolved in full, except for those parts that say "may".
ti4-rule-LRR-31-8 = Abilities of what stays in play are obligatory unless they say "may".
ti4-rule-LRR-31-9 = Of effects joined by "and" as many as possible are resolved.
ti4-rule-LRR-31-10 = Costs: 31.11 and 31.12.
ti4-rule-LRR-31-11 = What stands before "to" or a semicolon is the cost of the effect that follows; whoever cannot pay it cannot resolve the ability.
ti4-rule-LRR-31-12 = A cost may be resources, trade goods or command tokens to spend, cards to exhaust or purge, or a system to activate.
ti4-rule-LRR-31-13 = Timing: 31.14 to 31.20.
ti4-rule-LRR-31-14 = "Before" and "after" mean immediately before and immediately after the event, not some time later in the turn.
ti4-rule-LRR-31-15 = "When" means together with the event; it mostly replaces or changes it.
ti4-rule-LRR-31-16 = "When" goes before "after".
ti4-rule-LRR-31-17 = What stands after "then" is resolved only if what stands before it has been.
ti4-rule-LRR-31-18 = An ability is resolved once for each time its event occurs, for instance once at the start of each combat.
ti4-rule-LRR-31-19 = If several players want to resolve abilities in one window of the action phase, they take turns in initiative order from the active player on, one ability each, until nobody wants more.
ti4-rule-LRR-31-20 = If several players want to resolve abilities in one window of the strategy or agenda phase, they take turns clockwise from the speaker on until nobody wants more.
ti4-rule-LRR-31-21 = Rules for particular components: 31.22 to 31.27.
ti4-rule-LRR-31-22 = On action cards the first paragraph is the time of the ability.
ti4-rule-LRR-31-23 = On most promissory notes, too, the first paragraph is the time; some act as soon as they are received.
ti4-rule-LRR-31-24 = Abilities of an agenda are its outcomes; the one that wins the vote is resolved.
ti4-rule-LRR-31-25 = Faction abilities stand on the faction sheet; each flagship has at least one of its own. Some are lasting.
ti4-rule-LRR-31-26 = The unit abilities are anti-fighter barrage, bombardment, deploy, planetary shield, production, space cannon and sustain damage, each with its own timing.
ti4-rule-LRR-31-27 = "This system" and "this planet" in a unit ability are those where the unit is.

ti4-rule-LRR-32 = Fleet pool
ti4-rule-LRR-32-1 = A player may have as many ships other than fighters in a system as command tokens in the fleet pool.
ti4-rule-LRR-32-1a = Units on planets and units transported by ships with capacity do not count against the fleet pool.
ti4-rule-LRR-32-1b = Units carried through a system do not count against the fleet pool there.
ti4-rule-LRR-32-2 = Tokens lie in the fleet pool with their ship side up.
ti4-rule-LRR-32-3 = Whoever at any time has more such ships in a system than tokens in the fleet pool chooses which ones too many go back to the reinforcements.
ti4-rule-LRR-32-4 = Tokens of the fleet pool are not spent unless an effect says so.

ti4-rule-LRR-33 = Leadership (strategy card)
ti4-rule-LRR-33-1 = Leadership has initiative 1; its holder resolves the primary ability by a strategic action.
ti4-rule-LRR-33-2 = Primary: gain 3 command tokens, and one more for every 3 influence spent.
ti4-rule-LRR-33-3 = Secondary: the others, clockwise, may each gain a command token for every 3 influence spent; this costs no command token.
ti4-rule-LRR-33-4 = For each gained command token its owner chooses the pool.

ti4-rule-LRR-34 = Structures
ti4-rule-LRR-34-1 = Structures are PDS and space docks. They stand on planets; only the Floating Factory of Saar is placed in the space area.
ti4-rule-LRR-34-2 = Structures come mainly from Construction.
ti4-rule-LRR-34-3 = Structures are neither moved nor transported.
ti4-rule-LRR-34-4 = A player has at most 1 space dock on a planet.
ti4-rule-LRR-34-5 = A player has at most 2 PDS on a planet.
ti4-rule-LRR-34-6 = A structure that would exceed the number allowed on a planet cannot be placed there.

ti4-rule-LRR-35 = Opponent
ti4-rule-LRR-35-1 = The opponent in a combat is the other player with ships in the system, or ground forces on the planet, when it begins. Whoever has no units in it is nobody's opponent and neither uses nor suffers abilities against opponents.

ti4-rule-LRR-36 = Deals
ti4-rule-LRR-36-1 = Two players may agree on a deal at any time, neighbors or not; a transaction in it follows the rules for transactions (91).
ti4-rule-LRR-36-2 = It depends on its terms whether a deal is binding.
ti4-rule-LRR-36-3 = A deal that can be carried out at once is binding, and both must keep it.
ti4-rule-LRR-36-3a = What an action card will do is not certain at once and is never part of a binding deal.
ti4-rule-LRR-36-4 = A deal that cannot be carried out at once is not binding; nobody has to keep it.

ti4-rule-LRR-37 = Gravity rift
ti4-rule-LRR-37-1 = A ship that leaves or passes a gravity rift applies +1 to its move value.
ti4-rule-LRR-37-2 = Just before each such ship leaves a gravity rift, a die is rolled for it: on 1 to 3 it is removed from the board.
ti4-rule-LRR-37-2a = At a gravity rift no die is rolled for transported units.
ti4-rule-LRR-37-2b = Transported units are removed together with their ship.
ti4-rule-LRR-37-2c = Units that a gravity rift removes go to the reinforcements.
ti4-rule-LRR-37-3 = A gravity rift can act on a ship more than once in one movement.
ti4-rule-LRR-37-4 = Several gravity rifts in one system are one.

ti4-rule-LRR-38 = Trade (strategy card)
ti4-rule-LRR-38-1 = Trade has initiative 5; its primary ability, a strategic action of its holder, has three steps.
ti4-rule-LRR-38-2 = Step 1: gain 3 trade goods.
ti4-rule-LRR-38-3 = Step 2: replenish commodities up to the value on the faction sheet; nobody has more than that.
ti4-rule-LRR-38-4 = Step 3: choose any number of other players, who use the secondary ability free of charge.
ti4-rule-LRR-38-4a = Those chosen for Trade must resolve its secondary ability, after the primary one.
ti4-rule-LRR-38-4b = Those chosen for Trade use its secondary ability once and cannot pay to use it again.
ti4-rule-LRR-38-5 = Secondary: the others, clockwise, may each spend a command token of the strategy pool to replenish commodities.

ti4-rule-LRR-39 = Trade goods
ti4-rule-LRR-39-1 = Trade good and commodity are two sides of one token.
ti4-rule-LRR-39-2 = A gained trade good comes from the supply to the command sheet.
ti4-rule-LRR-39-3 = Trade goods may be spent at any time.
ti4-rule-LRR-39-4 = A trade good stands for 1 resource, or for 1 influence though not for votes, or pays for an effect that asks for trade goods.
ti4-rule-LRR-39-5 = Trade goods may change hands in transactions.
ti4-rule-LRR-39-6 = A commodity received from another player is turned over and is a trade good from then on.
ti4-rule-LRR-39-7 = Trade good tokens are worth 1 or 3 and may be changed.

ti4-rule-LRR-40 = Custodians token
ti4-rule-LRR-40-1 = The custodians token begins on Mecatol Rex. Units may enter the system, but no ground forces land on the planet as long as it is there.
ti4-rule-LRR-40-2 = Before committing ground forces the active player may spend 6 influence to remove the custodians token and must then commit at least one to Mecatol Rex; who cannot do so cannot remove it.
ti4-rule-LRR-40-3 = Whoever removes the custodians token keeps it and gains 1 victory point.
ti4-rule-LRR-40-4 = From the round on in which the custodians token is removed, that one included, there is an agenda phase.

ti4-rule-LRR-41 = Hyperlanes
ti4-rule-LRR-41-1 = Two systems joined by a line across hyperlane tiles are adjacent for all purposes.
ti4-rule-LRR-41-2 = A hyperlane tile is no system: no units are on it, and no effect or ability can target it.

ti4-rule-LRR-42 = Imperial (strategy card)
ti4-rule-LRR-42-1 = Imperial has initiative 8; its holder resolves the primary ability by a strategic action.
ti4-rule-LRR-42-2 = Primary: you may score a public objective that you fulfil. Then gain 1 victory point if you control Mecatol Rex; if not, you may draw a secret objective.
ti4-rule-LRR-42-3 = Secondary: the others, clockwise, may each spend a command token of the strategy pool to draw a secret objective.
ti4-rule-LRR-42-4 = Whoever then has more than 3 secret objectives, scored ones counted, shuffles one that is not scored back into the deck.

ti4-rule-LRR-43 = Infantry tokens
ti4-rule-LRR-43-1 = An infantry token is infantry in every respect; it may be used instead of a figure when infantry is produced.
ti4-rule-LRR-43-2 = Infantry figures may be exchanged for tokens at any time.
ti4-rule-LRR-43-3 = Where an infantry token lies without an own infantry figure on the same planet or in the same space area, a figure from the reinforcements takes its place; if there is none, the unit is destroyed.
ti4-rule-LRR-43-4 = Infantry tokens stand for 1 or 3 and may be changed.

ti4-rule-LRR-44 = Construction (strategy card)
ti4-rule-LRR-44-1 = Construction has initiative 4; its holder resolves the primary ability in the action phase.
ti4-rule-LRR-44-2 = Primary: you may place a PDS or a space dock on a planet you control, then a further PDS on a planet you control.
ti4-rule-LRR-44-2a = Both structures of Construction may go onto the same planet or onto different ones.
ti4-rule-LRR-44-2b = For the primary ability of Construction own command tokens in these systems do not matter.
ti4-rule-LRR-44-3 = Secondary: the others, clockwise, may each put a command token of the strategy pool on any system, into the reinforcements if they have one there already, and place a PDS or a space dock on a planet they control in it.
ti4-rule-LRR-44-4 = Structures of Construction come from the reinforcements.
ti4-rule-LRR-44-4a = Whoever lacks such a structure may take one back from a system without an own command token and must then place it.

ti4-rule-LRR-45 = Initiative order
ti4-rule-LRR-45-1 = The initiative numbers of the strategy cards give the order for the action and status phases. Whoever has the "0" token of Naalu has number 0.
ti4-rule-LRR-45-2 = The lowest number goes first, then the next higher; cards that nobody chose are left out.
ti4-rule-LRR-45-3 = With three or four players the lower of a player's two cards counts.

ti4-rule-LRR-46 = Anti-fighter barrage (unit ability)
ti4-rule-LRR-46-1 = Step 1, in the first round of a space combat: both roll for each of their units in it with anti-fighter barrage; a result of at least its value is a hit.
ti4-rule-LRR-46-1a = Which units have anti-fighter barrage is said on faction sheet and technologies.
ti4-rule-LRR-46-1b = Anti-fighter barrage X (Y) hits from X on with Y dice.
ti4-rule-LRR-46-1c = What rerolls, modifies or otherwise touches combat rolls does not apply to anti-fighter barrage.
ti4-rule-LRR-46-1d = Anti-fighter barrage may be used even without fighters there; its hits may trigger other abilities.
ti4-rule-LRR-46-2 = Step 2: for each hit its victim destroys an own fighter in the active system; hits beyond that are lost.

ti4-rule-LRR-47 = Fighter tokens
ti4-rule-LRR-47-1 = A fighter token is a fighter in every respect; it may be used instead of a figure when a fighter is produced.
ti4-rule-LRR-47-2 = Fighter figures may be exchanged for tokens at any time.
ti4-rule-LRR-47-3 = Where a fighter token lies without an own fighter figure in the system, a figure from the reinforcements takes its place; if there is none, the unit is destroyed.
ti4-rule-LRR-47-4 = Fighter tokens stand for 1 or 3 and may be changed.

ti4-rule-LRR-48 = Combat (attribute)
ti4-rule-LRR-48-1 = The combat value of a unit is the lowest result of its combat roll that hits.
ti4-rule-LRR-48-2 = A unit with several burst icons rolls that many dice instead of one.

ti4-rule-LRR-49 = Capacity (attribute)
ti4-rule-LRR-49-1 = The capacity of a ship is how many fighters and ground forces, in any mix, it can transport.
ti4-rule-LRR-49-2 = The capacities of a player's ships in a system together are the limit for that player's fighters and ground forces in its space area.
ti4-rule-LRR-49-3 = Whoever has more fighters and ground forces in a space area than capacity must remove what is too much.
ti4-rule-LRR-49-3a = The owner chooses what to remove for lack of capacity.
ti4-rule-LRR-49-3b = Ground forces on planets do not count against capacity.
ti4-rule-LRR-49-3c = Nothing counts against capacity during a combat; at its end what is too much goes to the reinforcements.
ti4-rule-LRR-49-4 = Fighters and ground forces belong to no particular ship, except while they are transported.

ti4-rule-LRR-50 = Capture
ti4-rule-LRR-50-1 = A captured mech or ship other than a fighter lies on the captor's faction sheet; when returned it goes to its owner's reinforcements.
ti4-rule-LRR-50-2 = A captured mech or ship other than a fighter is returned in the cases 50.2a to 50.2c.
ti4-rule-LRR-50-2a = The captor may give such a unit back of free will in a transaction.
ti4-rule-LRR-50-2b = An ability may let such a unit be returned, mostly as the cost of an effect.
ti4-rule-LRR-50-2c = Such a unit is returned when its owner blockades a space dock of the captor.
ti4-rule-LRR-50-3 = Captured fighters and infantry go to their own reinforcements, and tokens of the supply lie on the captor's sheet for them.
ti4-rule-LRR-50-4 = Captured fighters and infantry belong to nobody and are returned only by an ability of the captor that says so.
ti4-rule-LRR-50-4a = A transaction cannot return captured fighters and infantry.
ti4-rule-LRR-50-4b = A blockade does not return captured fighters and infantry.
ti4-rule-LRR-50-4c = Captured fighters and infantry go to the supply when returned.
ti4-rule-LRR-50-5 = The owner can neither produce nor place a captured unit until it is returned.
ti4-rule-LRR-50-6 = Whoever has a space dock blockaded captures no units of the player who blockades it.

ti4-rule-LRR-51 = Command sheet
ti4-rule-LRR-51-1 = The command sheet holds the command tokens in three pools: for strategy, for tactical actions and for the size of fleets.
ti4-rule-LRR-51-2 = The command sheet also holds the trade goods, to be spent as resources, as influence or for effects.
ti4-rule-LRR-51-3 = The overview of the command sheet may be tucked under the faction sheet.

ti4-rule-LRR-52 = Command tokens
ti4-rule-LRR-52-1 = A player begins with 8 command tokens on the sheet: 3 in the tactic pool, 3 in the fleet pool (ship side up) and 2 in the strategy pool.
ti4-rule-LRR-52-2 = The pool of each gained command token is its owner's choice.
ti4-rule-LRR-52-3 = A player has only the command tokens in the reinforcements to draw on.
ti4-rule-LRR-52-3a = Whoever has no command tokens left in the reinforcements gains none.
ti4-rule-LRR-52-3b = If an effect puts a token of a player with none in the reinforcements on the board, it comes from a pool, unless that system has one already.
ti4-rule-LRR-52-4 = A tactical action costs a token of the tactic pool, which goes onto the system.
ti4-rule-LRR-52-5 = The secondary ability of another's strategy card costs a token of the strategy pool; that of Leadership costs none.
ti4-rule-LRR-52-6 = A command token that an effect puts where its owner has one already goes to the reinforcements; all that its placing triggers happens all the same.

ti4-rule-LRR-53 = Control
ti4-rule-LRR-53-1 = Each player begins in control of the home planets. Whoever gains a planet takes its card, exhausted.
ti4-rule-LRR-53-1a = The card of a gained planet that nobody controlled comes from the planet deck.
ti4-rule-LRR-53-1b = The card of a gained planet that another controlled comes from that player.
ti4-rule-LRR-53-1c = A gained planet that was not under another player's control is explored.
ti4-rule-LRR-53-2 = A planet one controls already cannot be gained.
ti4-rule-LRR-53-3 = The planet card stays with its controller until control is lost.
ti4-rule-LRR-53-4 = A planet may be controlled without units on it; a control token shows it.
ti4-rule-LRR-53-5 = Control is lost when the controller has no units on the planet and another player has.
ti4-rule-LRR-53-5a = The player with units on a planet thus lost gains control.
ti4-rule-LRR-53-5b = In an invasion it is the step for establishing control that decides.
ti4-rule-LRR-53-6 = Effects, too, can end control.
ti4-rule-LRR-53-7 = When control is lost, the control token leaves the planet.

ti4-rule-LRR-54 = Cost (attribute)
ti4-rule-LRR-54-1 = A unit is produced for at least as many resources as its cost.
ti4-rule-LRR-54-2 = Two icons beside the cost, as with fighters and infantry, mean two units for it.
ti4-rule-LRR-54-3 = A unit without a cost cannot be produced. Structures have none and come mostly from Construction.

ti4-rule-LRR-55 = Warfare (strategy card)
ti4-rule-LRR-55-1 = Warfare has initiative 6. Primary, step 1: take one of your command tokens off the board and gain it into a pool of your choice.
ti4-rule-LRR-55-2 = Step 2: you may redistribute your command tokens.
ti4-rule-LRR-55-3 = Secondary: the others, clockwise, may each spend a command token of the strategy pool to use the production of one space dock in their home system.
ti4-rule-LRR-55-3a = The command token for the secondary ability of Warfare is not put on the home system.

ti4-rule-LRR-56 = Legendary planets
ti4-rule-LRR-56-1 = A legendary planet bears the legendary icon.
ti4-rule-LRR-56-2 = Whoever gains a legendary planet also takes its ability card.
ti4-rule-LRR-56-2a = From the deck the ability card comes readied.
ti4-rule-LRR-56-2b = An exhausted ability card of a legendary planet stays exhausted when it changes hands.
ti4-rule-LRR-56-3 = Whoever has the ability card of a legendary planet may use its abilities.
ti4-rule-LRR-56-4 = If the card of a legendary planet is purged, so is its ability card.

ti4-rule-LRR-57 = Commodities
ti4-rule-LRR-57-1 = Commodity and trade good are two sides of one token.
ti4-rule-LRR-57-2 = The commodity value on the faction sheet is the most that a player can have.
ti4-rule-LRR-57-3 = To replenish is to take commodities up to the commodity value onto the faction sheet.
ti4-rule-LRR-57-4 = Replenished commodities come from the supply.
ti4-rule-LRR-57-5 = Commodities are traded in transactions; whoever receives one from another turns it into a trade good.
ti4-rule-LRR-57-5a = A commodity received from another is a trade good from then on and no longer a commodity.
ti4-rule-LRR-57-5b = Commodities may still be traded just before they are replenished.
ti4-rule-LRR-57-5c = Trade goods into which an effect turns one's own commodities do not count as gained.
ti4-rule-LRR-57-6 = A commodity that an effect makes one player give to another becomes a trade good too.
ti4-rule-LRR-57-7 = Commodities are not spent unless something says so; they can only be traded in transactions.
ti4-rule-LRR-57-8 = Commodity tokens are worth 1 or 3 and may be changed.

ti4-rule-LRR-58 = Component action
ti4-rule-LRR-58-1 = A component action is an ability marked "action", on action cards, technologies, leaders, exploration cards, relics, promissory notes or faction sheets, used as the action of a turn.
ti4-rule-LRR-58-2 = The text of a component action is read out and followed.
ti4-rule-LRR-58-3 = A component action cannot be taken if it cannot be resolved in full.
ti4-rule-LRR-58-4 = If a component action is cancelled, the active player still has the action.

ti4-rule-LRR-59 = Component limitations
ti4-rule-LRR-59-1 = Dice are unlimited.
ti4-rule-LRR-59-2 = Tokens are limited to those in the box, except control, fighter, infantry and trade good tokens.
ti4-rule-LRR-59-3 = If control, fighter, infantry or trade good tokens run out, anything suitable stands in for them.
ti4-rule-LRR-59-4 = Units are limited to the figures in the box, except fighters and ground forces; tokens stand in for fighters and infantry.
ti4-rule-LRR-59-4a = Whoever lacks a unit to place may take one of that type back from a system without an own command token and must place it at once; no ability can force this.
ti4-rule-LRR-59-4b = A token for a fighter or infantry must have at least one figure of its kind with it; both may be exchanged at any time.
ti4-rule-LRR-59-5 = An empty deck is made anew by shuffling its discard pile.

ti4-rule-LRR-60 = Mecatol Rex
ti4-rule-LRR-60-1 = Mecatol Rex is the planet in the centre. The custodians token on it bars landings until 6 influence is spent to remove it.

ti4-rule-LRR-61 = Mechs
ti4-rule-LRR-61-1 = Mechs are ground forces of a faction: they are transported and take part in ground combat.
ti4-rule-LRR-61-2 = The mech card lies on the leader sheet from the start, and mechs may be produced at the cost on it.
ti4-rule-LRR-61-3 = Some mechs have deploy and come onto the board without being produced.
ti4-rule-LRR-61-4 = A mech card is not a technology (15.6).

ti4-rule-LRR-62 = Modifiers
ti4-rule-LRR-62-1 = A modifier is a number with a plus or minus sign that is applied to an attribute or to the result of a die.
ti4-rule-LRR-62-2 = Plus is added, minus is subtracted.

ti4-rule-LRR-63 = Neighbors
ti4-rule-LRR-63-1 = Two players are neighbors if both have a unit or control a planet in the same system or in adjacent ones. Neighbors may resolve transactions.
ti4-rule-LRR-63-2 = Systems that a wormhole makes adjacent also make neighbors.
ti4-rule-LRR-63-3 = Systems that the Ghosts of Creuss treat as adjacent by Quantum Entanglement make neighbors too.

ti4-rule-LRR-64 = Reinforcements
ti4-rule-LRR-64-1 = The reinforcements are a player's units and command tokens not in use; there are no more than these.

ti4-rule-LRR-65 = Nebula
ti4-rule-LRR-65-1 = A ship moves into a nebula only if that is the active system, and never through one.
ti4-rule-LRR-65-2 = A ship that begins the movement step in a nebula has move value 1 for that step; effects may raise it.
ti4-rule-LRR-65-3 = In a space combat in a nebula the defender applies +1 to the combat rolls of the own ships.

ti4-rule-LRR-66 = Planetary shield (unit ability)
ti4-rule-LRR-66-1 = A planet with a unit that has planetary shield cannot be bombarded. X-89 Bacterial Weapon works against it all the same.
ti4-rule-LRR-66-2 = Planetary shield stops Harrow of L1Z1X.
ti4-rule-LRR-66-3 = Other players' units in a system with a war sun count as without planetary shield.
ti4-rule-LRR-66-3a = Units without planetary shield because of a war sun cannot use Magen Defense Grid.
ti4-rule-LRR-66-3b = War suns bombard in spite of planetary shield.

ti4-rule-LRR-67 = Planets
ti4-rule-LRR-67-1 = The yellow number of a planet, at the left, is its resources.
ti4-rule-LRR-67-2 = The blue number of a planet, at the right, is its influence.
ti4-rule-LRR-67-3 = Planet traits, cultural, hazardous and industrial, do nothing themselves, but effects refer to them.
ti4-rule-LRR-67-4 = A planet with a technology specialty may be exhausted to meet a prerequisite when researching.
ti4-rule-LRR-67-5 = With a legendary planet its ability card is gained too.
ti4-rule-LRR-67-6 = The planet card shows name, resources, influence and trait; whoever controls the planet keeps it.
ti4-rule-LRR-67-7 = A planet card is readied (face up) or exhausted (face down).
ti4-rule-LRR-67-8 = A readied planet may be spent for its resources or its influence.
ti4-rule-LRR-67-9 = An exhausted planet has nothing to spend.

ti4-rule-LRR-68 = Politics (strategy card)
ti4-rule-LRR-68-1 = Politics has initiative 3; its holder resolves the primary ability by a strategic action.
ti4-rule-LRR-68-2 = Primary: 68.2i to 68.2iii in this order.
ti4-rule-LRR-68-2i = Choose as speaker any player, yourself too, except the one with the speaker token.
ti4-rule-LRR-68-2ii = Draw 2 action cards.
ti4-rule-LRR-68-2iii = Look secretly at the top 2 agendas and put each on top of or under the deck, in any order.
ti4-rule-LRR-68-3 = Secondary: the others, clockwise, may each spend a command token of the strategy pool to draw 2 action cards.

ti4-rule-LRR-69 = Production (unit ability)
ti4-rule-LRR-69-1 = In the production step the active player may use the production of all own units in the active system; its value is the most units that a unit produces.
ti4-rule-LRR-69-1a = The production values of several units in the system are added up.
ti4-rule-LRR-69-1b = Each single fighter and infantry counts against the production value.
ti4-rule-LRR-69-1c = One fighter or one infantry alone may be produced, at the full cost.
ti4-rule-LRR-69-1d = The value of Arborec space docks never produces infantry, whatever else Arborec has in the system.
ti4-rule-LRR-69-2 = Produced ships are placed in the active system.
ti4-rule-LRR-69-3 = Produced ground forces are placed on planets with a unit whose production was used.
ti4-rule-LRR-69-4 = Ground forces that a unit in the space area produces go to that space area, within the capacity there, or onto a planet of their owner in the system.

ti4-rule-LRR-70 = PDS (planetary defense system)
ti4-rule-LRR-70-1 = A PDS is a structure with space cannon.
ti4-rule-LRR-70-2 = PDS come mainly from both abilities of Construction.
ti4-rule-LRR-70-3 = PDS stand on planets, at most 2 on each.
ti4-rule-LRR-70-4 = A PDS without ground forces of its owner on a planet with a unit of another player is destroyed.

ti4-rule-LRR-71 = Space combat
ti4-rule-LRR-71-1 = If two players have ships in the active system after space cannon offense, they must fight. If only the active player has, the invasion follows at once.
ti4-rule-LRR-71-2 = What happens before a combat is resolved just before the anti-fighter barrage.
ti4-rule-LRR-71-3 = Step 1, anti-fighter barrage: in the first round only, both may use it at the same time.
ti4-rule-LRR-71-3a = If the barrage leaves one or both without ships in the system, the space combat is over at once.
ti4-rule-LRR-71-3b = In later rounds there is no anti-fighter barrage.
ti4-rule-LRR-71-3c = Anti-fighter barrage takes place even where there are no fighters.
ti4-rule-LRR-71-4 = Step 2, announce retreats: first the defender may announce one, then the attacker.
ti4-rule-LRR-71-4a = The retreat itself takes place in the last step of the round.
ti4-rule-LRR-71-4b = If the defender announces a retreat, the attacker cannot do so in this round.
ti4-rule-LRR-71-4c = Whoever has no system to retreat to cannot announce a retreat.
ti4-rule-LRR-71-5 = Step 3, combat rolls: each player rolls a die for each own ship in the active system; a result of at least its combat value is a hit.
ti4-rule-LRR-71-5a = A ship with several burst icons rolls a die for each.
ti4-rule-LRR-71-5b = Ships of different combat values roll separately, the lowest value first. Rerolls and changes of dice are made right after each such roll, the hits are added up, and the attacker makes all rolls before the defender.
ti4-rule-LRR-71-6 = Step 4, assign hits: for each hit of the opponent a player destroys one own ship in the active system, which goes to the reinforcements.
ti4-rule-LRR-71-6a = Before hits are assigned, sustain damage may cancel them.
ti4-rule-LRR-71-7 = Step 5, retreat: whoever has announced it must retreat now, if there still is a system to go to.
ti4-rule-LRR-71-7a = If the opponent has no ships left in the system, the combat is over and nobody retreats.
ti4-rule-LRR-71-7b = All own ships in the combat with a move value go to one adjacent system; own fighters and ground forces in the space area that neither move nor are transported are removed.
ti4-rule-LRR-71-7c = The system of a retreat must hold a unit or a planet of the retreating player and no ships of other players.
ti4-rule-LRR-71-7d = If any units have retreated, a command token from the reinforcements is put on their new system, from the command sheet if there is none, unless the player has one there already.
ti4-rule-LRR-71-8 = If both still have ships there, another round follows, beginning with the announcing of retreats.
ti4-rule-LRR-71-9 = A space combat ends when at most one player has ships in the active system.
ti4-rule-LRR-71-9a = In the last round of a space combat the end of the combat and the end of the round are the same window.
ti4-rule-LRR-71-10 = Whoever still has ships there has won, the other has lost; with none left on either side it is a draw.
ti4-rule-LRR-71-10a = The winner chooses and removes fighters and ground forces in the space area that exceed the capacity left.

ti4-rule-LRR-72 = Space dock
ti4-rule-LRR-72-1 = A space dock has production, whose value says how many units it produces.
ti4-rule-LRR-72-2 = Space docks come mainly from both abilities of Construction.
ti4-rule-LRR-72-3 = Space docks stand on planets, at most 1 on each.
ti4-rule-LRR-72-4 = A space dock without ground forces of its owner on a planet with a unit of another player is destroyed.
ti4-rule-LRR-72-4a = The Floating Factory of Saar is destroyed when it is blockaded.

ti4-rule-LRR-73 = Relics
ti4-rule-LRR-73-1 = Cultural, hazardous and industrial relic fragments in the own play area are used to draw relics. They come from exploring planets and frontier tokens and from transactions.
ti4-rule-LRR-73-2 = To gain a relic is to put the top card of the relic deck face up into the own play area; from an empty deck none is gained.
ti4-rule-LRR-73-3 = Whoever has a relic may use its abilities.
ti4-rule-LRR-73-4 = Relics are not traded.

ti4-rule-LRR-74 = Resources
ti4-rule-LRR-74-1 = Resources are the left-hand, yellow number of a planet.
ti4-rule-LRR-74-2 = Resources are spent by exhausting the planet card.
ti4-rule-LRR-74-3 = A trade good may be spent as 1 resource.

ti4-rule-LRR-75 = Sustain damage (unit ability)
ti4-rule-LRR-75-1 = Just before hits are assigned, a unit with this ability may cancel one hit of another player's units; it is laid on its side as damaged.
ti4-rule-LRR-75-2 = A damaged unit acts like an undamaged one, except that it cannot sustain damage.
ti4-rule-LRR-75-3 = A damaged unit can sustain damage again when it is repaired, in the status phase or by an effect.
ti4-rule-LRR-75-4 = Sustain damage may be used whenever a hit is made against the unit, in combat or by a unit ability such as space cannon.
ti4-rule-LRR-75-4a = Only a unit that the hit could be assigned to may cancel it: a dreadnought cannot cancel a hit of anti-fighter barrage.
ti4-rule-LRR-75-5 = Sustain damage does not help against effects that destroy a unit directly.
ti4-rule-LRR-75-6 = With Non-Euclidean Shielding each such unit of the Barony of Letnev cancels up to 2 hits.

ti4-rule-LRR-76 = Ships
ti4-rule-LRR-76-1 = Ships are carriers, cruisers, dreadnoughts, destroyers, fighters, war suns and flagships. They are always placed in space.
ti4-rule-LRR-76-2 = A player may have as many ships in a system as command tokens in the fleet pool; fighters count against capacity instead.
ti4-rule-LRR-76-3 = Ships have any of the attributes cost, combat, move and capacity.

ti4-rule-LRR-77 = Victory points
ti4-rule-LRR-77-1 = There are several sources of victory points; the most common is to score objectives.
ti4-rule-LRR-77-2 = The track shows everyone's points; on its side with 14 spaces the game is played to 14 instead of 10.
ti4-rule-LRR-77-3 = Each player begins with a control token on space 0.
ti4-rule-LRR-77-4 = Points gained move the token ahead by as many spaces; nobody has more than 10 (or 14).
ti4-rule-LRR-77-5 = If several share the most or the fewest points, an ability that speaks of that player is about all of them.
ti4-rule-LRR-77-6 = A point gained by a law stays when the law is discarded.
ti4-rule-LRR-77-7 = The game ends at once when a player has 10 (or 14) points. If several get there together, the first in initiative order wins; while nobody has strategy cards, the one nearest clockwise to the speaker, the speaker included.
ti4-rule-LRR-77-8 = If the game ends because no objective can be revealed, the most points win; in a tie, the first in initiative order among those.

ti4-rule-LRR-78 = Readied
ti4-rule-LRR-78-1 = A readied card lies face up, an exhausted one face down.
ti4-rule-LRR-78-2 = A readied planet card may be exhausted for its resources or its influence.
ti4-rule-LRR-78-3 = Some readied technologies may be exhausted for their ability; exhausting is then part of its cost.
ti4-rule-LRR-78-4 = An exhausted card gives neither abilities nor resources nor influence until it is readied.
ti4-rule-LRR-78-5 = In the status phase everyone readies all own exhausted cards.
ti4-rule-LRR-78-6 = A strategic action exhausts its strategy card, which readies in the status phase.

ti4-rule-LRR-79 = Game board
ti4-rule-LRR-79-1 = All tiles placed at set-up are the game board, even if they touch no other, like the home of the Ghosts of Creuss.
ti4-rule-LRR-79-2 = A tile with a side that touches no other tile is at the edge. So are the home of Creuss and the wormhole nexus.

ti4-rule-LRR-80 = Game round
ti4-rule-LRR-80-1 = A round is strategy, action, status and agenda phase, the last only once the custodians token has left Mecatol Rex.
ti4-rule-LRR-80-2 = Turns belong to the action phase.
ti4-rule-LRR-80-3 = What lasts to the end of a turn ends with that turn, before the next player's.

ti4-rule-LRR-81 = Speaker
ti4-rule-LRR-81-1 = The speaker, who has the speaker token, chooses the first strategy card.
ti4-rule-LRR-81-2 = In the agenda phase the speaker reveals the agendas, votes last and decides ties.
ti4-rule-LRR-81-3 = At set-up the speaker lays out the objectives.
ti4-rule-LRR-81-4 = In the status phase the speaker reveals a public objective.
ti4-rule-LRR-81-5 = The first speaker is chosen at random.
ti4-rule-LRR-81-6 = The primary ability of Politics gives the token to another player than the present speaker.
ti4-rule-LRR-81-7 = If the speaker is eliminated, the token passes to the left.

ti4-rule-LRR-82 = Status phase
ti4-rule-LRR-82-1 = Step 1, score objectives: in initiative order each player may score up to one public and one secret objective of the status phase that is fulfilled.
ti4-rule-LRR-82-2 = Step 2, reveal a public objective: the speaker turns one face up.
ti4-rule-LRR-82-2a = None of stage II is revealed before all of stage I are.
ti4-rule-LRR-82-2b = If none is left to reveal when this step begins, the game ends.
ti4-rule-LRR-82-3 = Step 3, draw action cards: one each, in initiative order.
ti4-rule-LRR-82-4 = Step 4, remove command tokens: all own command tokens on the board go to the reinforcements.
ti4-rule-LRR-82-5 = Step 5, gain and redistribute command tokens: each player gains 2 and may then move all those on the sheet between the pools.
ti4-rule-LRR-82-5a = If the fleet pool gets smaller, the number of ships in each system is checked.
ti4-rule-LRR-82-5b = All players gain and redistribute together; where timing matters, in initiative order.
ti4-rule-LRR-82-6 = Step 6, ready cards: everyone readies all own exhausted cards, strategy cards included.
ti4-rule-LRR-82-7 = Step 7, repair units: all damaged units are set upright.
ti4-rule-LRR-82-8 = Step 8, return strategy cards: they go to the common play area. Then follows the agenda phase, or a new round as long as the custodians token is on Mecatol Rex.

ti4-rule-LRR-83 = Strategic action
ti4-rule-LRR-83-1 = The active player resolves the primary ability of an own strategy card; then the others, clockwise from the left, may each resolve its secondary ability.
ti4-rule-LRR-83-1a = Nobody has to use a secondary ability.
ti4-rule-LRR-83-2 = When all have had the chance, the card is exhausted; its owner may pass in a later turn.
ti4-rule-LRR-83-2a = With three or four players both own strategy cards must have been used before passing.
ti4-rule-LRR-83-3 = The effects of a primary or secondary ability are resolved from top to bottom.

ti4-rule-LRR-84 = Strategy card
ti4-rule-LRR-84-1 = In the strategy phase each player takes a strategy card from the common play area, face up.
ti4-rule-LRR-84-2 = The readied side of a strategy card shows name, initiative and abilities, its exhausted side only the initiative.
ti4-rule-LRR-84-3 = A player uses only the primary ability of own strategy cards.
ti4-rule-LRR-84-4 = A player uses only the secondary ability of others' strategy cards.
ti4-rule-LRR-84-5 = There are 8 strategy cards, each with its own name and initiative.
ti4-rule-LRR-84-6 = The initiatives of the chosen cards order the action and status phases.
ti4-rule-LRR-84-7 = Each strategy card has a primary and a secondary ability, both resolved in a strategic action.
ti4-rule-LRR-84-8 = A strategy card lies in the common play area or with a player.
ti4-rule-LRR-84-8a = Strategy cards in the common play area can be chosen in the strategy phase.
ti4-rule-LRR-84-8b = A strategy card with a player belongs to that player until it is returned in the status phase.

ti4-rule-LRR-85 = Strategy phase
ti4-rule-LRR-85-1 = Step 1: from the speaker on clockwise each player takes one strategy card from the common play area.
ti4-rule-LRR-85-1a = The trade goods on a chosen strategy card are gained with it.
ti4-rule-LRR-85-1b = A strategy card that another has taken in this phase cannot be taken.
ti4-rule-LRR-85-1c = With three or four players each takes two strategy cards: when all have one, the second is taken in the same order from the speaker on.
ti4-rule-LRR-85-2 = Step 2: the speaker puts a trade good from the supply on each strategy card left; the action phase follows.
ti4-rule-LRR-85-2a = With four or eight players no strategy card is left.

ti4-rule-LRR-86 = Supernova
ti4-rule-LRR-86-1 = No ship moves into or through a supernova.

ti4-rule-LRR-87 = System tiles
ti4-rule-LRR-87-1 = The back of a system tile is green, blue or red.
ti4-rule-LRR-87-2 = Green backs are home systems, one for each faction.
ti4-rule-LRR-87-3 = Blue backs have one or more planets.
ti4-rule-LRR-87-4 = Red backs are anomalies or have no planets.
ti4-rule-LRR-87-5 = Planets lie in systems; ground forces and structures are mostly on planets.
ti4-rule-LRR-87-6 = All of the tile outside its planets is space; ships are mostly there.
ti4-rule-LRR-87-7 = Double-sided tiles with lines from side to side are hyperlanes and no systems.

ti4-rule-LRR-88 = Tactical action
ti4-rule-LRR-88-1 = Step 1, activation: the active player puts a command token of the tactic pool on a system without an own one, which becomes the active system. Tokens of others do not matter.
ti4-rule-LRR-88-2 = Step 2, movement: the active player may move ships with sufficient move value into the active system from systems without own command tokens.
ti4-rule-LRR-88-2a = Ships with capacity may transport ground forces and fighters.
ti4-rule-LRR-88-2b = No ship has to move.
ti4-rule-LRR-88-2c = Then all players may use the space cannons of their units in the active system.
ti4-rule-LRR-88-3 = Step 3, space combat: two players with ships in the active system must fight. If only the active player has ships there, the step is left out.
ti4-rule-LRR-88-4 = Step 4, invasion: the active player may bombard, land units on planets and fight ground combats.
ti4-rule-LRR-88-5 = Step 5, production: the active player may use the production of own units in the active system.
ti4-rule-LRR-88-5a = Production needs neither movement nor landing in the same tactical action.

ti4-rule-LRR-89 = Technology
ti4-rule-LRR-89-1 = Gained technologies lie face up beside the faction sheet; their owner has them and their abilities for the rest of the game.
ti4-rule-LRR-89-2 = Cards in the own technology deck are not owned.
ti4-rule-LRR-89-3 = A technology is gained from the deck by researching it; both abilities of the Technology card allow that.
ti4-rule-LRR-89-4 = Technologies not gained stay in the technology deck, which its owner may look through at any time.
ti4-rule-LRR-89-5 = Where an ability says "gain", the technology is taken from the deck without its prerequisites and counts as not researched.
ti4-rule-LRR-89-6 = Unit upgrades bear the name of a unit on the faction sheet and are laid over it.
ti4-rule-LRR-89-7 = Technologies other than unit upgrades have a colour: propulsion (blue), biotic (green), cybernetic (yellow) or warfare (red).
ti4-rule-LRR-89-7a = The colour does nothing itself, but each owned technology meets a prerequisite of its colour.
ti4-rule-LRR-89-7b = Unit upgrades have no colour and meet no prerequisites.
ti4-rule-LRR-89-8 = The icons at the lower left are the prerequisites: how many technologies of which colour are needed to research the card.
ti4-rule-LRR-89-9 = Technologies are researched by the Technology card in the action phase, or by other effects.
ti4-rule-LRR-89-10 = The researched card goes from the own deck to the play area, a unit upgrade onto the faction sheet over its unit.
ti4-rule-LRR-89-11 = Faction technologies of others cannot be researched.
ti4-rule-LRR-89-12 = To research, each prerequisite icon must be met by an owned technology of that colour.
ti4-rule-LRR-89-12a = The icons are in the column at the lower left of the card.
ti4-rule-LRR-89-12b = Unit upgrades meet no prerequisites of the technology to be researched.
ti4-rule-LRR-89-12c = Some abilities and technology specialties let a prerequisite be ignored.
ti4-rule-LRR-89-13 = A technology specialty is a technology icon on a planet.
ti4-rule-LRR-89-14 = When researching, a player may exhaust a planet with a technology specialty to ignore one prerequisite of its colour.
ti4-rule-LRR-89-15 = An exhausted planet cannot be used to ignore a prerequisite.
ti4-rule-LRR-89-16 = With its faction abilities and its two Valefar Assimilators the Nekro Virus copies technologies of others, unit upgrades included.
ti4-rule-LRR-89-17 = Units printed on faction sheets are no technologies and cannot be copied.
ti4-rule-LRR-89-18 = If a player with an assimilator token on a technology is eliminated, that technology goes to Nekro and stays in play.
ti4-rule-LRR-89-19 = When a token leaves the Floating Factory, each space dock of Nekro goes onto a valid planet of Nekro in its system, or back to the reinforcements.
ti4-rule-LRR-89-20 = When a token leaves a war sun upgrade and Nekro lacks the generic War Sun, its war suns go back to the reinforcements.
ti4-rule-LRR-89-21 = Nekro may use upgrades of the same unit type even under another name; a new copy for a type replaces the old one and uses the same token.
ti4-rule-LRR-89-22 = A technology under an assimilator token counts for objectives with its colour and type.

ti4-rule-LRR-90 = Technology (strategy card)
ti4-rule-LRR-90-1 = Technology has initiative 7; its holder resolves the primary ability by a strategic action.
ti4-rule-LRR-90-2 = Primary: research a technology; then you may spend 6 resources to research another.
ti4-rule-LRR-90-3 = Secondary: the others, clockwise, may each spend a command token of the strategy pool and 4 resources to research a technology.

ti4-rule-LRR-91 = Transactions
ti4-rule-LRR-91-1 = In the own turn a player may resolve one transaction with each neighbor, at any time, even in a combat.
ti4-rule-LRR-91-2 = Each side gives any number of trade goods, commodities and relic fragments and at most one promissory note.
ti4-rule-LRR-91-3 = Nothing but these is exchanged in a transaction; only with the Emirates of Hacan action cards may be, too.
ti4-rule-LRR-91-4 = A transaction need not be even; a player may give something for nothing.
ti4-rule-LRR-91-4a = Both must agree on a transaction before anything changes hands; afterwards it is final.
ti4-rule-LRR-91-5 = A transaction may be part of a deal.
ti4-rule-LRR-91-6 = In the agenda phase each player may resolve one transaction with each other player per agenda, neighbors or not.

ti4-rule-LRR-92 = Transport
ti4-rule-LRR-92-1 = A moving ship may transport fighters and ground forces up to its capacity. In a tactical action it picks them up where it starts, on its way and in the active system.
ti4-rule-LRR-92-1a = Transported units stay aboard until their ship has finished its movement.
ti4-rule-LRR-92-1b = If a gravity rift removes a ship, it removes what the ship transports too.
ti4-rule-LRR-92-2 = Transported units move with their ship and stay with it in the space area.
ti4-rule-LRR-92-3 = Nothing is picked up in a system with an own command token, except in the active system.
ti4-rule-LRR-92-4 = Ground forces land on planets of the active system in the invasion step.

ti4-rule-LRR-93 = Purge
ti4-rule-LRR-93-1 = What is purged leaves the game for the box; an ability that purges its own card can thus be used once a game.
ti4-rule-LRR-93-2 = What is purged is never used again or brought back.
ti4-rule-LRR-93-3 = A component to be purged is purged even if its ability was resolved only in part.

ti4-rule-LRR-94 = Defender (in a combat, the player who is not the active one)

ti4-rule-LRR-95 = Promissory notes
ti4-rule-LRR-95-1 = Each player begins with 5 generic promissory notes and one of the faction, to give to others. Whoever has a note may use it as it says; this is voluntary unless it says otherwise.
ti4-rule-LRR-95-2 = Nobody plays notes of the own faction or colour.
ti4-rule-LRR-95-3 = A note that is returned goes back when its ability has been resolved completely.
ti4-rule-LRR-95-4 = A returned note may be given away again in a later transaction.
ti4-rule-LRR-95-4a = A note still hidden in hand is not returned by its own text.
ti4-rule-LRR-95-5 = In a transaction each side gives at most one note from the hand, also one that came from another player; notes in a play area are not traded.
ti4-rule-LRR-95-6 = Notes in hand are secret.
ti4-rule-LRR-95-7 = When a player is eliminated, all notes of that colour and faction leave the game, wherever they are; those of others return to them.

ti4-rule-LRR-96 = Space cannon (unit ability)
ti4-rule-LRR-96-1 = Space cannons fire twice in a tactical action: as offense after the ships have moved and as defense in an invasion. One need not be the active player to use them.
ti4-rule-LRR-96-2 = Space cannon offense: after ships have moved, each player, clockwise from the active player on, may use the space cannon of own units in the active system.
ti4-rule-LRR-96-3 = Step 1, roll: dice are rolled for each own unit with space cannon in the active system; a result of at least its space cannon value is a hit.
ti4-rule-LRR-96-3a = Which units have space cannon is said on faction sheet and technologies.
ti4-rule-LRR-96-3b = Space cannon X (Y) hits from X on with Y dice, with one where no Y is given.
ti4-rule-LRR-96-3c = With PDS II the PDS in adjacent systems fire too; the hits are assigned in the active system.
ti4-rule-LRR-96-3d = What rerolls, modifies or otherwise touches combat rolls does not apply to space cannon offense.
ti4-rule-LRR-96-4 = Space cannon offense is possible even if no ships have moved.
ti4-rule-LRR-96-5 = Step 2, assign hits: for each hit the target destroys one own ship in the active system.
ti4-rule-LRR-96-5a = All players but the active one must fire at the active player's units.
ti4-rule-LRR-96-5b = The active player chooses a player with ships in the active system as the target of the own space cannons.
ti4-rule-LRR-96-6 = Space cannon defense: when the active player has committed ground forces to planets, all others may use the space cannon of their units on these planets.
ti4-rule-LRR-96-7 = Step 1: each such unit on the invaded planet rolls; a result of at least its space cannon value is a hit.
ti4-rule-LRR-96-7a = As in 96.3a, faction sheet and technologies say which units have space cannon.
ti4-rule-LRR-96-7b = Space cannon defense rolls the dice of 96.3b.
ti4-rule-LRR-96-7c = What rerolls, modifies or otherwise touches combat rolls does not apply to space cannon defense.
ti4-rule-LRR-96-7d = What lets units fire at ships in adjacent systems has no effect on space cannon defense.
ti4-rule-LRR-96-8 = Step 2: for each hit the active player destroys one own ground force on the planet.
ti4-rule-LRR-96-8a = Only units committed to the planet on which the cannon stands can take its hits.

ti4-rule-LRR-97 = Rerolls
ti4-rule-LRR-97-1 = The new result of a rerolled die replaces the old one.
ti4-rule-LRR-97-2 = One ability rerolls a die once; several abilities may reroll the same die.
ti4-rule-LRR-97-3 = Rerolls come right after the roll, before any other ability or roll.

ti4-rule-LRR-98 = Frontier tokens
ti4-rule-LRR-98-1 = At set-up a frontier token, which can be explored, is put on each system without planets.
ti4-rule-LRR-98-1a = Hyperlane tiles get no frontier token.
ti4-rule-LRR-98-1b = No system has more than one frontier token.
ti4-rule-LRR-98-1c = Anomalies without planets get a frontier token.
ti4-rule-LRR-98-1d = The Creuss Gate gets a frontier token.

ti4-rule-LRR-99 = Wormhole nexus
ti4-rule-LRR-99-1 = The wormhole nexus begins with its inactive side up.
ti4-rule-LRR-99-1a = The inactive side of the nexus has a gamma wormhole, the active one alpha, beta and gamma.
ti4-rule-LRR-99-1b = The nexus is part of the game board.
ti4-rule-LRR-99-1c = The nexus is at the edge of the game board.
ti4-rule-LRR-99-2 = The nexus is turned to its active side after a player moves or places a unit there or gains Mallice.
ti4-rule-LRR-99-2a = If ships move into the nexus, it is turned at the end of the movement step.

ti4-rule-LRR-100 = Wormholes
ti4-rule-LRR-100-1 = Systems with wormholes of the same type are adjacent. The basic types are alpha and beta.
ti4-rule-LRR-100-2 = PDS upgraded to PDS II fire their space cannon through wormholes too.
ti4-rule-LRR-100-3 = Wormholes can make players neighbors who may resolve transactions.
ti4-rule-LRR-100-4 = Two further types, delta and gamma, follow the same rules.
ti4-rule-LRR-100-4a = Delta is on the Creuss Gate and on the home tile of the Ghosts of Creuss.
ti4-rule-LRR-100-4b = Gamma is in the wormhole nexus and can be found by exploring.

ti4-rule-LRR-101 = Destroyed
ti4-rule-LRR-101-1 = A destroyed unit goes from the board to its owner's reinforcements. For each hit assigned, its owner chooses and destroys one unit.
ti4-rule-LRR-101-2 = A unit removed because the fleet pool has lost command tokens is not destroyed.

ti4-rule-LRR-E = Errata
ti4-rule-LRR-E-1 = Diplomacy. Primary: choose a system with a planet you control, not that of Mecatol Rex; each other player puts a command token from the reinforcements there; then ready up to 2 of your exhausted planets. Secondary: a token of the strategy pool readies up to 2 own exhausted planets.
ti4-rule-LRR-E-2 = E-Res Siphons (Jol-Nar): 4 trade goods after another player has activated a system with at least one of your ships.
ti4-rule-LRR-E-3 = Hegemonic Trade Policy (Winnu): exhaust it when your units use production; for that production the resources and influence of one planet you control are swapped.
ti4-rule-LRR-E-4 = Il Na Viroset (Mahact): you may activate systems with your own command tokens in your tactical actions; both tokens then go to the reinforcements and your turn ends.

ti4-rule-LRR-F = Questions and answers
ti4-rule-LRR-F-1 = A 0 on a die is a 10.
ti4-rule-LRR-F-2 = If neither side of a space combat can ever win, the attacker must retreat; if that is impossible, the attacker's units in it are destroyed.
ti4-rule-LRR-F-3 = Fighters, too, block the movement of ships.
ti4-rule-LRR-F-4 = Plasma Scoring adds one die to a whole bombardment or space cannon roll, not one for each unit; the unit is named before rolling.
ti4-rule-LRR-F-5 = Planetary shield does not stop X-89 Bacterial Weapon, which is no part of the bombardment.
ti4-rule-LRR-F-6 = Whatever moves a ship with capacity lets it transport units of its system, from planets too.
ti4-rule-LRR-F-7 = A player may show secrets, such as an action card or a secret objective, to another on purpose.
ti4-rule-LRR-F-8 = Infantry that Infantry II would return goes to the reinforcements if its owner controls no planet in the home system.
ti4-rule-LRR-F-9 = A card received in a transaction may be played at once if its window is still open, for instance a note for the start of one's turn.
ti4-rule-LRR-F-10 = Whoever Trade lets use its secondary ability free of charge does so in the turn of the secondary abilities.
ti4-rule-LRR-F-11 = Trade Agreement may be played even when replenishing brings its owner no commodities.
ti4-rule-LRR-F-12 = Neural Motivator gives one more action card at the regular draw of the status phase only, and other draws, such as that of Minister of Policy, do not trigger it; Scheming of the Yssaril works at every draw.
ti4-rule-LRR-F-13 = Political Secret stops only faction abilities that are used by choice, not passive ones such as Armada of the Barony of Letnev.
ti4-rule-LRR-F-14 = Political Secret does not stop faction technologies or other abilities, such as those of agendas a player owns.
ti4-rule-LRR-F-15 = Turn Their Fleets to Dust is not fulfilled if the last ship falls to Direct Hit or goes with the capacity that carried it; space cannon must destroy it.
ti4-rule-LRR-F-16 = In an invasion of several planets Plasma Scoring adds a die to the space cannon roll of each.
ti4-rule-LRR-F-17 = Produced units are always paid for, also when another ability than production produces them.
ti4-rule-LRR-F-18 = Sarween Tools work only with the ability production.
ti4-rule-LRR-F-19 = A Research Team exhausted for a prerequisite does not exhaust its planet.
ti4-rule-LRR-F-20 = To cast zero votes is to abstain; it brings neither the good nor the bad of having voted for or against.
ti4-rule-LRR-F-21 = Enforced Travel Ban does not stop space cannons from firing through wormholes.
ti4-rule-LRR-F-22 = When Classified Document Leaks is discarded, its objective stays: nobody else can score it, and it no longer counts among its former owner's secret objectives.
ti4-rule-LRR-F-23 = A law voted on again because of Miscount Disclosed stays in force meanwhile.
ti4-rule-LRR-F-24 = Ixthian Artifact does not reach units at a beta wormhole because of an alpha wormhole at Mecatol Rex; only the Ghosts of Creuss treat these systems as adjacent.
ti4-rule-LRR-F-25 = All that Ixthian Artifact destroys is destroyed at the same time.
ti4-rule-LRR-F-26 = After Political Secret and a Veto, its victim may vote and use faction abilities on the new agenda.
ti4-rule-LRR-F-27 = Colonial Redistribution may elect a Demilitarized Zone; no infantry is placed then, and the planet stays with its controller.
ti4-rule-LRR-F-28 = If Holy Planet of Ixth, Shard of the Throne or The Crown of Emphidia is discarded in another way than by its own text, its point stays.
ti4-rule-LRR-F-29 = Any action triggers the rest of Minister of War.
ti4-rule-LRR-F-30 = Skilled Retreat is no retreat, so Intercept does not cancel it.
ti4-rule-LRR-F-31 = Sustain damage does not help against Courageous to the End, which makes no hits.
ti4-rule-LRR-F-32 = A player may play two Direct Hits on different ships in one combat round.
ti4-rule-LRR-F-33 = Both sides of a space combat may play Shields Holding in the same window, each against the hits on its own units.
ti4-rule-LRR-F-34 = Shields Holding also cancels hits of abilities such as Ambush, Dimensional Splicer and Devotion.
ti4-rule-LRR-F-35 = Direct Hit may follow a sustained damage that cancelled a hit of an ability such as Ambush, Dimensional Splicer or Devotion.
ti4-rule-LRR-F-36 = Additional votes, of Bribery for instance, open no window for Distinguished Councilor; only votes cast in the voting step do.
ti4-rule-LRR-F-37 = Sabotage is played when the targets of a card have been chosen and before any of its effects, votes or dice.
ti4-rule-LRR-F-38 = Lucky Shot and similar effects are used only against units and planets of others.
ti4-rule-LRR-F-39 = A player may play several riders on one agenda, on different outcomes too.
ti4-rule-LRR-F-40 = For Upgrade the cruiser must already be in the active system.
ti4-rule-LRR-F-41 = Experimental Battlestation fires in the window of space cannon offense, only at ships of the active player, and only if ships have moved into the active system.
ti4-rule-LRR-F-42 = Whoever cannot vote, such as the Nekro Virus, may still play riders.
ti4-rule-LRR-F-43 = Bribery, and whatever comes after the speaker has voted, may be played after the speaker's time to vote, even if the speaker abstains or cannot vote.
ti4-rule-LRR-F-44 = Arborec: the secondary ability of Warfare uses space docks only, so not the production of Letani Warriors, and gives no infantry.
ti4-rule-LRR-F-45 = Arborec: the Duha Menaimon produces only if it is in the system when that is activated.
ti4-rule-LRR-F-46 = Arborec: several Letani Warriors in a system add up their production and so produce two infantry for one resource.
ti4-rule-LRR-F-47 = Nekro: the Valefar Assimilators do not copy units printed on faction sheets, such as Prototype War Sun I of Muaat.
ti4-rule-LRR-F-48 = Nekro: infantry that fights in space because of the Alastor counts as ships for effects besides its own type, but not for the fleet pool.
ti4-rule-LRR-F-49 = Nekro: infantry that fights in space because of the Alastor does so to the end of the combat, even if the Alastor is destroyed.
ti4-rule-LRR-F-50 = Nekro may have a generic and a faction upgrade of one unit type; only that of the faction is active, and when it is lost the generic one is again.
ti4-rule-LRR-F-51 = Nekro: of several upgrades of one unit type only one counts for Develop Weaponry and Revolutionize Warfare.
ti4-rule-LRR-F-52 = Nekro: infantry fighting by the Alastor counts among the ships needed for Assault Cannon.
ti4-rule-LRR-F-53 = Nekro: the Salai Sai Corian of the Winnu rolls a die more for each infantry that fights by the Alastor.
ti4-rule-LRR-F-54 = Hacan: either side may propose a transaction with a player who is no neighbor, as long as the active player takes part.
ti4-rule-LRR-F-55 = Xxcha: Peace Accords works from one planet to another in the same system, since a planet is adjacent to its own system.
ti4-rule-LRR-F-56 = Creuss: their promissory note works even before they have Wormhole Generator.
ti4-rule-LRR-F-57 = Creuss: with Light/Wave Deflector the fleet of another player may pass through the system of the Hil Colish to the home system of Creuss or the Creuss Gate.
ti4-rule-LRR-F-58 = Creuss: if a gravity rift removes the Hil Colish on its way, its wormhole is gone, and the ships after it cannot use it.
ti4-rule-LRR-F-59 = Naalu: fighters that fight on the ground by the Matriarch return to space when the combat ends; without ground forces it is a draw, and no planet is gained.
ti4-rule-LRR-F-60 = Naalu: a draw of fighters that fight by the Matriarch does not trigger Dacxive Animators either.
ti4-rule-LRR-F-61 = Naalu: the "0" token stays with Naalu, or with whoever has it by Gift of Prescience, on the strategy card which that player has at the time.
ti4-rule-LRR-F-62 = Saar: Chaos Mapping may be used in every turn of the action phase.
ti4-rule-LRR-F-63 = Saar: Chaos Mapping may be used also in the turn in which Saar passes.
ti4-rule-LRR-F-64 = Saar: Floating Factories neither cause space cannon offense nor take hits of PDS.
ti4-rule-LRR-F-65 = Mentak: Salvage Operations produces no war sun without the war sun technology.
ti4-rule-LRR-F-66 = Mentak: when an opponent's flagship was destroyed, Salvage Operations may produce the own flagship; the type is the same.
ti4-rule-LRR-F-67 = Mentak: Salvage Operations produces no infantry after a combat with the Alastor of Nekro; once the combat is over, infantry is no ship.
ti4-rule-LRR-F-68 = Mentak: Pillage works with neighbors who are so only by Lazax Gate Folding or by Quantum Entanglement.
ti4-rule-LRR-F-69 = Mentak: Pillage may answer each trade good that Saar gains by Scavenge, if its conditions are met.

ti4-rule-LRR-R = Readings and rulings
ti4-rule-LRR-R-1 = The homes of the players are in the order in which they sit; the first place is the speaker's (0.6). It can be drawn who has it.
ti4-rule-LRR-R-2 = A player who meets the conditions of 16.1 in the middle of the own tactical action is eliminated at once; the action ends, and the turn with it. It can be read as carrying the action out to its end first.
ti4-rule-LRR-R-3 = Relics, relic fragments and exploration cards before an eliminated player, which entry 16 does not name, are purged. They can be returned: relics into their deck, the others to their discard piles.
ti4-rule-LRR-R-4 = The secondary ability of a strategy card is not used where it would do nothing (83.1). It can be allowed to spend the command token all the same, though nobody pays resources for nothing.
ti4-rule-LRR-R-5 = When a card ends a turn, abilities of the end of a turn may still be used. It can be read as a turn without an end, in which they may not.
ti4-rule-LRR-R-6 = The rules do not say who assigns hits first when both sides have to (20.2, 71.6): the attacker does. It can be the defender.
ti4-rule-LRR-R-7 = Anomalies bar retreats, and other moves by an ability, as they bar all movement (13.1, 65.1, 86.1). By 17.9 it can be read that they do not matter there.
ti4-rule-LRR-R-8 = No dice are rolled for ships that retreat out of a gravity rift, or leave it by an ability: it acts on movement with move values (37.1). It can be read as a die for each such ship (37.2).
ti4-rule-LRR-R-9 = A law that takes their effect on movement from wormholes does not keep ships from retreating through them. It can be read as closing them to retreats as well.
ti4-rule-LRR-R-10 = Units may be produced beyond the fleet pool and the capacity if as many that were there before are removed (32.3, 49.3). It can be read as needing room for all.
ti4-rule-LRR-R-11 = To use production is to produce something: Self-Assembly Routines can be used after that, and who gains a trade good by Tungstantus then produces at least one unit. It can be read as any use of production, even if nothing is produced.
ti4-rule-LRR-R-12 = A gained planet is explored (29.1) before what abilities do after it has been gained. They can come first.
ti4-rule-LRR-R-13 = An exploration deck is made anew as soon as its last card has been drawn, and that card is not in it (29.7a). It can be done when the next card is needed.
ti4-rule-LRR-R-14 = An agenda without a possible outcome is discarded without effect. It can be replaced by another one.
ti4-rule-LRR-R-15 = An agenda that is discarded when it is revealed, because there is nothing to vote about, goes before anything else is done when it is revealed. It can go after that.
ti4-rule-LRR-R-16 = The speaker, too, votes on the agenda that Covert Legislation hides. The card can be read as letting only the others vote.
ti4-rule-LRR-R-17 = Additional votes go with other votes (2.15), so whoever casts no others has none. It can be read that they may be the only ones.
ti4-rule-LRR-R-18 = Where a card changes who is elected, the player who then is counts for predictions (2.22) and for Deadly Plot. It can be the one with the most votes.
ti4-rule-LRR-R-19 = When Deadly Plot discards an agenda no outcome is resolved, so no prediction is correct (2.22b). It can be read that the outcome with the most votes was predicted correctly.
ti4-rule-LRR-R-20 = With Checks and Balances the trade goods on a strategy card are gained by the player who chooses it (85.1a). They can go along with the card.
ti4-rule-LRR-R-21 = Each player plays one Diplomatic Pressure when an agenda is revealed, whoever has to give a note (3.6b). It can be read as one for each player who has to.
ti4-rule-LRR-R-22 = Manipulate Investments puts trade goods on strategy cards that can be chosen. It can be read as any strategy cards, those that somebody has kept included.
ti4-rule-LRR-R-23 = The Scepter of Emelpar may be used with an empty strategy pool. It can be read as replacing a token that is there.
ti4-rule-LRR-R-24 = The Maw of Worlds may be used even if all own planets are exhausted already. It can be read as needing one that is ready (30.4, 31.11).
ti4-rule-LRR-R-25 = A unit that the Crown of Thalnos destroys is destroyed at once, before hits are assigned. It can be destroyed after that.
ti4-rule-LRR-R-26 = For Produce en Masse only units count that can use production. It can be read as all with a production value, where a law forbids it too.
ti4-rule-LRR-R-27 = When all others are eliminated, the last player has won. The rules do not say so, and it can be played on.
ti4-rule-LRR-R-28 = An agenda hidden by Covert Legislation that would be discarded when revealed, or has no possible outcome, is replaced. It can be discarded, and Covert Legislation with it.
ti4-rule-LRR-R-29 = Beside each question a player may propose up to two transactions that the other refuses; the rules set no limit to talk (91.4a). It can be up to four.
ti4-rule-LRR-R-30 = Three unknown relic fragments count as three of one type, so they bring a relic (73.1). It can be read that one of the type with that ability must be among them.
ti4-rule-LRR-R-31 = With Scepter of Dominion the Mahact player, who has tokens on the own command sheet, places one as well. It can be read as calling only those whose tokens were taken.
ti4-rule-LRR-R-32 = Whoever plays Ragh's Call chooses the planet of the Saar player to which the ground forces go. It can be the Saar player who does.
ti4-rule-LRR-R-33 = With Awaken some of the sleeper tokens of a system may stay. It can be read as replacing each of them, as far as the PDS go.
ti4-rule-LRR-R-34 = Ul the Progenitor can be used only by whoever controls Elysium. The card does not say so, and Elysium can be readied whoever has it.
ti4-rule-LRR-R-35 = Each Reclaimer on a planet that was gained places a structure. It can be read as one structure for each planet, however many mechs there are.
ti4-rule-LRR-R-36 = Several gravity rifts in a system are one (37.4), so that an own Dimensional Tear keeps Vuil'raith from rolling for the system even if it is a gravity rift anyway. It can be read that they roll for the other one.
ti4-rule-LRR-R-37 = The die that Viscount Unlenn adds in a round of combat is rolled in the combat roll. It can be rolled in the anti-fighter barrage of that round as well.
ti4-rule-LRR-R-38 = Trade goods that a text lets a player have from another one, or that come of commodities (57.6), are gained, so that Pillage can follow. It can be read that only those from the supply are (39.2).
ti4-rule-LRR-R-39 = The transaction that Temporal Command Suite brings can be with a player who is no neighbor. It can be read as a transaction by the rules, which are for neighbors (91.1).
ti4-rule-LRR-R-40 = Texts that take ground forces off the board, or commit them without ships, take Hel-Titans too, which are no less ground forces for that. It can be read that they stay, because structures are not moved (34.3).
ti4-rule-LRR-R-41 = A deck of action cards or agendas is made anew as soon as its last card has been drawn, and that card is not in it (59.5). It can be done when the next card is needed, with what has been discarded by then.
ti4-rule-LRR-R-42 = A system whose sides all touch systems or hyperlane tiles is not at the edge of the board: hyperlanes are tiles (41). It can be read that only systems count, which hyperlanes are not (41.2, 79.2).
ti4-rule-LRR-R-43 = The home system of an eliminated player stays a home system (87.2), and for objectives it is still that of another player. It can be read that those who are out of the game (16) are no other players any more, and their homes nobody's.
ti4-rule-LRR-R-44 = When Homeland Defense Act leaves play, PDS beyond the two that a planet can have (34.5) return to the reinforcements. It can be read that they stay, and that only no more can be placed (34.6).
ti4-rule-LRR-R-45 = Where a text makes systems with alpha and beta wormholes adjacent, they are so even while a law says that such wormholes have no effect during movement. It can be read that the law closes these ways too.
