### commerce.py in words (English).

ti3-politic-cost_overruns = Cost Overruns
ti3-politic-cost_overruns-text = For: each player discards a trade good for every own planet, if possible. Against: nothing.
ti3-politic-economic_revitalization = Economic Revitalization
ti3-politic-economic_revitalization-text = Elect a player, who receives a trade good from each of the others who has one.
ti3-politic-open_the_trade_routes = Open the Trade Routes
ti3-politic-open_the_trade_routes-text = For: all receive 2 trade goods. Against: this round all trade goods that a player would receive from the common area go to the player to the left.
ti3-politic-trade_embargo = Trade Embargo
ti3-politic-trade_embargo-text = Elect a player, whose trade agreements end; there are no new ones in this round and the next.
ti3-politic-free_trade = Free Trade
ti3-politic-free_trade-text = For: whoever collects from trade agreements receives one trade good more. Against: all discard 2 trade goods, if possible.
ti3-politic-forced_economic_independence = Forced Economic Independence
ti3-politic-forced_economic_independence-text = Elect two players, who have no trade agreement with each other.
ti3-politic-minister_of_commerce = Minister of Commerce
ti3-politic-minister_of_commerce-text = Elect a player, who in each status phase receives a trade good from each other player with a trade agreement.
ti3-politic-minister_of_exploration = Minister of Exploration
ti3-politic-minister_of_exploration-text = The elected player receives a trade good whenever another player takes a neutral planet by landing on it.
ti3-politic-trade_war = Trade War
ti3-politic-trade_war-text = For: whoever uses the secondary ability of Trade may remove a trade good of an opponent. Against: all lose a trade good.
