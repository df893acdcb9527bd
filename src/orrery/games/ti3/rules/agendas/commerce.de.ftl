### commerce.py in words (German).

ti3-politic-cost_overruns = Cost Overruns
ti3-politic-cost_overruns-text = Dafür: Jeder legt für jeden eigenen Planeten ein Handelsgut ab, sofern möglich. Dagegen: nichts.
ti3-politic-economic_revitalization = Economic Revitalization
ti3-politic-economic_revitalization-text = Wählt einen Spieler: Er erhält von jedem anderen, der eines hat, ein Handelsgut.
ti3-politic-open_the_trade_routes = Open the Trade Routes
ti3-politic-open_the_trade_routes-text = Dafür: Alle erhalten 2 Handelsgüter. Dagegen: In dieser Runde gehen alle Handelsgüter, die ein Spieler aus dem allgemeinen Spielbereich bekäme, an den Spieler zu seiner Linken.
ti3-politic-trade_embargo = Trade Embargo
ti3-politic-trade_embargo-text = Wählt einen Spieler: Seine Handelsabkommen enden; in dieser und der nächsten Runde gibt es keine neuen.
ti3-politic-free_trade = Free Trade
ti3-politic-free_trade-text = Dafür: Wer aus Handelsabkommen einnimmt, erhält ein Handelsgut mehr. Dagegen: Alle legen 2 Handelsgüter ab, sofern möglich.
ti3-politic-forced_economic_independence = Forced Economic Independence
ti3-politic-forced_economic_independence-text = Wählt zwei Spieler: Sie haben kein Handelsabkommen miteinander.
ti3-politic-minister_of_commerce = Minister of Commerce
ti3-politic-minister_of_commerce-text = Wählt einen Spieler: Er erhält in jeder Statusphase ein Handelsgut von jedem anderen, der ein Handelsabkommen hat.
ti3-politic-minister_of_exploration = Minister of Exploration
ti3-politic-minister_of_exploration-text = Der Gewählte erhält ein Handelsgut, sooft ein anderer einen neutralen Planeten durch eine Landung einnimmt.
ti3-politic-trade_war = Trade War
ti3-politic-trade_war-text = Dafür: Wer die Sekundärfähigkeit von Handel nutzt, darf ein Handelsgut eines Gegners entfernen. Dagegen: Alle verlieren ein Handelsgut.
