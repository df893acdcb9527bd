### The rules of Warpgate, numbered and in our own words (English).
### warpgate-rule-W7 is the title of chapter W7, warpgate-rule-W7-4 is the rule W7.4; the German twin is rules.de.ftl.
### Chapter W19 holds the readings chosen where the sources are silent; several of them can be changed by a ruling.

warpgate-rule-W1 = Aim and terms
warpgate-rule-W1-1 = Each player leads a faction that spreads from its Warpgate over a board of hexes. Whoever has the most victory points at the end wins.
warpgate-rule-W1-2 = A planet is a hex with a planet on it. Every other hex is empty.
warpgate-rule-W1-3 = Every planet has one of five types.
warpgate-rule-W1-4 = A planet with a trade icon is a trade planet.
warpgate-rule-W1-5 = A sector is a marked group of hexes with one planet or more.
warpgate-rule-W1-6 = The Warpgate is where a player enters the board. The own one counts as a planet; another player's does not, and nobody ever moves there.
warpgate-rule-W1-7 = A planet with an own outpost or colony is a controlled planet.
warpgate-rule-W1-8 = The technologies and objectives laid out beside their decks are available.
warpgate-rule-W1-9 = Ships and markers that are not on the board are in the supply, and pieces that are destroyed or removed return to it. Nobody ever has more than 12 ships and 12 markers.

warpgate-rule-W2 = Components
warpgate-rule-W2-1 = What is publicly known of the components is kept as it is; everything else (pairs of actions, factors and texts of tactics, most technologies, objectives, abilities, boards) is this project's own design. It stands in the game's data and can be replaced by a file of your own (--data).

warpgate-rule-W3 = Set-up
warpgate-rule-W3-1 = Build the board for the number of players.
warpgate-rule-W3-2 = Put four trade goods per player beside the board; the others stay in the box.
warpgate-rule-W3-3 = Pick five technologies per player and two more at random, shuffle them as a face-down deck, and open the top two.
warpgate-rule-W3-4 = Pick five objectives per player at random, shuffle them as a face-down deck, and make the top two available. Deal one from the deck to each player.
warpgate-rule-W3-5 = Shuffle the discovery tokens and put two of them, face down, on every planet that is not a trade planet.
warpgate-rule-W3-6 = Each player takes a faction board, at random or by choice, and picks side A or B.
warpgate-rule-W3-7 = Each player takes 12 ships, 12 outpost and colony markers and the drone of one colour.
warpgate-rule-W3-8 = Three ships and the drone start in the own Warpgate.
warpgate-rule-W3-9 = Each player shuffles the 12 action cards as a face-down deck and draws four.
warpgate-rule-W3-10 = Each player takes the eight basic tactics cards, swaps the one whose letter the board names for the faction's hero, and shuffles the eight as a face-down deck. The swapped card goes to the box.
warpgate-rule-W3-11 = The heroes nobody uses and all advanced tactics are shuffled together as the common tactics deck.
warpgate-rule-W3-12 = A start player is chosen and takes the marker.

warpgate-rule-W4 = Rounds
warpgate-rule-W4-1 = In a round every player plays four action cards, one per turn. Turns go round to the left from the start player.
warpgate-rule-W4-2 = At the start of each round but the first: if all available technologies have the same type, open exactly one more; if all available objectives have the same type, make exactly one more available; then the start player marker passes to the left.
warpgate-rule-W4-3 = The round is the last one if the technology deck, the objective deck or the supply of trade goods is empty. The last round is announced as soon as it is known.

warpgate-rule-W5 = A turn
warpgate-rule-W5-1 = Play an action card from your hand to the next free slot of your board. The slots are 1X, 2X, 3X and 4X, filled from left to right.
warpgate-rule-W5-2 = Then do exactly one of three things: the upper action, the lower action, or draw X action cards.
warpgate-rule-W5-3 = After your fourth action of the round discard the four played cards and what is left in your hand, face up, and draw four new ones. When the deck runs out the discard pile is shuffled.

warpgate-rule-W6 = X and trade goods
warpgate-rule-W6-1 = X is the number of the slot the card was played to.
warpgate-rule-W6-2 = A trade good with its +1X side up may be used to raise X by 1. It is then turned to its 0 side.
warpgate-rule-W6-3 = A used trade good stays used. Only effects of cards and tokens turn it back.

warpgate-rule-W7 = Range and movement
warpgate-rule-W7-1 = A distance is the number of empty hexes between start and target; those two are not counted, and planets on the way cost nothing.
warpgate-rule-W7-2 = A range is a maximum.
warpgate-rule-W7-3 = Ships never end on an empty hex.
warpgate-rule-W7-4 = Ships may not move to a planet with enemy ships unless they attack.
warpgate-rule-W7-5 = Outposts, colonies and drones never hinder movement.
warpgate-rule-W7-6 = The own Warpgate counts as a planet. Other Warpgates do not and cannot be moved to.
warpgate-rule-W7-7 = Only Advance, Concentrate and Skirmish can attack. Maneuver, Recon and Trade only move.

warpgate-rule-W8 = Battle
warpgate-rule-W8-1 = Both sides draw two tactics cards from their own decks and shuffle the discard pile if needed.
warpgate-rule-W8-2 = Any effect that a player wants to use must be announced before tactics are shown.
warpgate-rule-W8-3 = Each side chooses one of its two cards and discards the other. The chosen cards are shown together.
warpgate-rule-W8-4 = Strength is the number of ships times the factor of the card. The higher strength wins; on a tie the attacker wins.
warpgate-rule-W8-5 = Then the texts of all cards are followed: texts that cancel another one first; technologies for battles work too; the attacker's text comes before the defender's and nothing works backwards in time; destruction is carried out as far as possible, and the player whose effect destroys chooses what is destroyed. Then the cards are discarded.
warpgate-rule-W8-6 = Then the loser's surviving ships withdraw.
warpgate-rule-W8-7 = Prolonged Engagement: the battle is fought once more with the ships that are left. A side with no ships has factor 0.

warpgate-rule-W9 = Withdrawing
warpgate-rule-W9-1 = A losing defender moves all ships to the nearest planet where that player has an outpost, a colony or a ship. The own Warpgate counts as a planet with a colony.
warpgate-rule-W9-2 = Ships do not withdraw to planets with enemy ships, nor to a planet the attack came from.
warpgate-rule-W9-3 = If several planets are equally near, the attacker chooses.
warpgate-rule-W9-4 = A losing attacker's ships go back to the planet they came from.
warpgate-rule-W9-5 = After a lost Concentrate from two planets the defender divides the survivors freely between those two.
warpgate-rule-W9-6 = Drones do not withdraw; W17.5 makes an exception.

warpgate-rule-W10 = What a card can do
warpgate-rule-W10-1 = Draw: draw X action cards. Possible with any card.
warpgate-rule-W10-2 = Advance: move or attack with two ships or more from one planet to one planet in range X.
warpgate-rule-W10-3 = Concentrate: move or attack with any number of ships from one or two planets to one planet in range X.
warpgate-rule-W10-4 = Control: see W11.
warpgate-rule-W10-5 = Maneuver: move any number of ships from one planet to one planet in range X; then do the same once more with other ships.
warpgate-rule-W10-6 = Promote: take X cards of the common tactics deck, keep one, shuffle the others back.
warpgate-rule-W10-7 = Recon: move one ship from one planet to one planet in range 2X. If discovery tokens lie there, explore.
warpgate-rule-W10-8 = Reinforce: put one ship on each of up to X places that already hold an own ship; the Warpgate is allowed.
warpgate-rule-W10-9 = Research: see W12.
warpgate-rule-W10-10 = Skirmish: move or attack with one ship from one planet to one planet in range X.
warpgate-rule-W10-11 = Trade: move one ship from a trade planet to a trade planet in range X and at once on to a further trade planet in range X. Both moves must be possible. Then take one trade good.
warpgate-rule-W10-12 = Warp-in: put up to X ships in the own Warpgate.

warpgate-rule-W11 = Control, outposts, colonies
warpgate-rule-W11-1 = Choose up to X planets with at least one own ship. On each of them another player's marker is given back, and you place an outpost, or a colony if you have a colony in that sector.
warpgate-rule-W11-2 = If you then have a marker on every planet of a sector, all your outposts there become colonies.
warpgate-rule-W11-3 = Take one available objective if its type matches one of the planets.
warpgate-rule-W11-4 = If only one objective is then available, make one more available.

warpgate-rule-W12 = Research and technologies
warpgate-rule-W12-1 = Move the drone to a planet in range X whose type matches an available technology. It may not land on an empty hex, on a planet with enemy ships, or where nothing available matches.
warpgate-rule-W12-2 = Take one available technology of that type. It works from now on.
warpgate-rule-W12-3 = If only one technology is then available, open one more.
warpgate-rule-W12-4 = The drone is not a ship, cannot be attacked and is moved by Research only.
warpgate-rule-W12-5 = A technology works when its trigger occurs, at most once per action. Triggers are battles, deploying ships, moving ships, Control, drawing action cards and discoveries.

warpgate-rule-W13 = Objectives
warpgate-rule-W13-1 = Objectives are always kept secret by their owners.
warpgate-rule-W13-2 = A fulfilled objective scores 5 points. An unfulfilled one costs nothing.

warpgate-rule-W14 = Tactics decks
warpgate-rule-W14-1 = Each player has an own tactics deck. It starts with seven basic cards and a hero.
warpgate-rule-W14-2 = Cards gained by Promote join it.

warpgate-rule-W15 = Discoveries
warpgate-rule-W15-1 = To explore, turn over the top token of the stack. Either take it and box the other unseen, or box it and take the other, which may not be looked at first.
warpgate-rule-W15-2 = Depending on the token it is used at once or kept for later.
warpgate-rule-W15-3 = Kept for later: all your trade goods can be used again; Reinforce at 1X; draw at 1X; Control at 1X; one more point at the end; 1 to 3 ships on a planet with an own ship; peace for a round (neither attack nor be attacked); a colony of the shown type at the end, in no sector; a copy of a planet with its marker, placed before scoring; a technology; Promote at 2X. At once: the exploring ship is destroyed; a trade good; the planet becomes a trade planet; the planet counts only for moving and deploying from now on; an objective.

warpgate-rule-W16 = End and scoring
warpgate-rule-W16-1 = After the last round score 5 for each fulfilled objective, 3 for each trade good, 1 for each hero and each advanced tactics card, the printed points of each technology, 1 for each discovery token kept and 2 for the kind with the extra point.
warpgate-rule-W16-2 = Tokens that take effect before scoring are placed first.
warpgate-rule-W16-3 = Ties are broken by the most controlled planets.

warpgate-rule-W17 = Clarifications
warpgate-rule-W17-1 = Ack'Tar: the copied ability is permanent. The board for solo play cannot be copied.
warpgate-rule-W17-2 = Ack'Tar with the ability of the Grizzled Nomads: all its outposts count as ships. One that shares a planet with enemy ships is replaced by a ship, which withdraws to the nearest friendly or neutral planet as after a lost battle; without a ship in the supply the outpost is removed.
warpgate-rule-W17-3 = Citizen N does not change the slot.
warpgate-rule-W17-4 = Perfect Infiltrators (Elenari Free Worlds): the type must still match.
warpgate-rule-W17-5 = Combat Drones: a drone on a planet with enemy ships withdraws to the nearest friendly or neutral planet.
warpgate-rule-W17-6 = Fighter Bays work with every action that moves ships, also Recon, Maneuver, Skirmish and Trade.
warpgate-rule-W17-7 = Heralds of the Void: also usable on own outposts and colonies if no enemy ships are there.
warpgate-rule-W17-8 = Orbital Shipyards used at 3X give 4 ships.
warpgate-rule-W17-9 = Unpredictable Machines (Overseers of Kerak): draw 1 to 4 cards and end the turn, or discard the whole hand and draw 2.
warpgate-rule-W17-10 = Tethysian Tradeworlds: Guildmaster Oozh replaces Pitched Battle (C).

warpgate-rule-W18 = Timing
warpgate-rule-W18-1 = If technologies or faction abilities of several players apply at once, the active player's come first.
warpgate-rule-W18-2 = In battle W8.5 decides the order.

warpgate-rule-W19 = Readings where the sources are silent
warpgate-rule-W19-1 = Of an available objective only the type is public; its taker alone sees the goal. Ruling available-objectives: with open the goal is public while it is available.
warpgate-rule-W19-2 = The two available objectives are laid out before one is dealt to each player.
warpgate-rule-W19-3 = Discoveries belong to the game and can be left out (option discoveries).
warpgate-rule-W19-4 = If a deck or the trade goods run out at any time in a round, that round is finished and is the last. Ruling end-timing: with start this is looked at only as a round starts.
warpgate-rule-W19-5 = One trade good may be used on an action, before it is carried out; also on drawing and on actions given by tokens. Ruling trade-goods: with many, any number.
warpgate-rule-W19-6 = The path with the fewest empty hexes counts.
warpgate-rule-W19-7 = Planets with enemy ships cannot be passed. Ruling passing: with free they can.
warpgate-rule-W19-8 = Another player's Warpgate counts as an empty hex when passed, and no move ends there.
warpgate-rule-W19-9 = The winner is found before the texts are followed; ships destroyed by texts do not change who has won. Texts that change factor, number of ships or ties say so themselves and count before.
warpgate-rule-W19-10 = Nearness is the plain distance of W7.1, whatever stands in the way.
warpgate-rule-W19-11 = The second part of a Maneuver is for ships that the first part did not move, and may be left out. A ship lost to a discovery is one that has moved.
warpgate-rule-W19-12 = The card kept by Promote goes to the own tactics discard pile. One must be kept.
warpgate-rule-W19-13 = A Trade stops at both planets it goes to. The second stop is another planet than the first; returning to the start is allowed. Ruling trade-route: with three it is not. With no trade good left nothing is taken.
warpgate-rule-W19-14 = A new marker is a colony if the acting player has a colony in the sector. A colony stays one when a neighbour is lost.
warpgate-rule-W19-15 = A Control takes one objective at most, and its type matches a planet that this action has marked. Planets that carry an own marker cannot be chosen. Ruling objectives-per-control: with each, one for every planet marked; with sector, one for every sector that this action completes, matching one of its planets.
warpgate-rule-W19-16 = The drone cannot land where enemy ships are; drones and markers do not hinder it. It must move.
warpgate-rule-W19-17 = An objective scores what is printed on it: 5 unless a card says otherwise.
warpgate-rule-W19-18 = A kept token is used once, in the own turn before or after the action; peace at the start of a round. Cards drawn with a token are not drawn with a card. Kept tokens score, used or not; tokens on the board or in the box do not.
warpgate-rule-W19-19 = An advanced tactics card scores as a hero card does.
warpgate-rule-W19-20 = Players who are still tied share the victory.
warpgate-rule-W19-21 = Battles score no points.
warpgate-rule-W19-22 = The year of publication is given as 2018 or 2019; it changes nothing.
warpgate-rule-W19-23 = The game is for 2 to 6 players; solo play needs rules that are not public.
warpgate-rule-W19-24 = Turns go to the left, as the start player marker does.
warpgate-rule-W19-25 = Objectives are checked once, at the end of the game.
warpgate-rule-W19-26 = The tokens for a technology and for an objective take any available one. Ruling token-takes: with deck, the top one of the deck.
warpgate-rule-W19-27 = The token for a trade planet goes to the planet it was found on. Ruling trade-token: with any, to any planet that is no trade planet.
warpgate-rule-W19-28 = After twelve rounds the game ends in any case (ruling round-limit), so that every game ends.
warpgate-rule-W19-29 = An action that could do nothing at all cannot be chosen; drawing always can.
warpgate-rule-W19-30 = Whoever has no action card left when a turn begins draws one first.
warpgate-rule-W19-31 = Discard piles lie face up, those of tactics cards as well, and a card kept by Promote is shown: everybody knows what is in a deck, nobody its order.
warpgate-rule-W19-32 = Drones pass anything on their way.
warpgate-rule-W19-33 = Discovery tokens lie face up once they are taken.
warpgate-rule-W19-34 = A faction's ability works every time, a technology once per action; of technologies that lengthen a way only those are used that it takes.
warpgate-rule-W19-35 = When drones or outposts make room and several planets are equally near, the player whose ships are there chooses.
warpgate-rule-W19-36 = For objectives a dead planet does not count, and the Nomads' outposts count as ships. The own Warpgate carries no marker, so it is not controlled; where ships on planets are counted, the objective says that those in the Warpgate are not.
warpgate-rule-W19-37 = Ships are deployed when they come from the supply to a place, by whatever action, card, technology or token; what works when deploying works then. Ships that join others in a move or in a battle are not deployed.
warpgate-rule-W19-38 = Unpredictable Machines discard the hand for two cards before a card is played, once a turn. Ruling machines: with instead, that is the other way to draw with a card.
warpgate-rule-W19-39 = A sector with a dead planet is complete without it. Ruling dead-planet: with gap, it can no longer be completed.
warpgate-rule-W19-40 = The copy of a planet has its type, its trade icon and its marker. Ruling planet-copy: with ships, the ships on it count again too.
warpgate-rule-W19-41 = Planetfall marks the planet at once; the marker stays if the battle is fought once more and lost. Ruling planetfall: with last-fight, the planet is marked when the battle is over, if it was won.
warpgate-rule-W19-42 = Who copies an ability gets neither its hero nor what it gives at the start of the game. Assimilation copies when the battle is over and the loser has withdrawn.
