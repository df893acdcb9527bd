### Twilight Imperium 3: the option of leaders (English). The German twin is leaders.de.ftl.

ti3-leader-admiral = admiral
ti3-leader-agent = agent
ti3-leader-diplomat = diplomat
ti3-leader-general = general
ti3-leader-scientist = scientist

ti3-option-leaders = Leaders
ti3-option-leaders-text = Each race has three leaders, who travel with any ship and help where they are.
ti3-leader-admiral-text = One die more for the ship that carries him. A dreadnought with an admiral has range +1. Nobody retreats from an attacking admiral, except with an admiral.
ti3-leader-agent-text = PDS do not fire at invaders with an agent. After the invasion PDS and dock of the loser can be replaced by own ones. Can be given up like the card Sabotage.
ti3-leader-diplomat-text = Sends invaders of the planet back aboard, once in two rounds for each planet. A fleet with a diplomat passes the ships of whoever agrees.
ti3-leader-general-text = An invader with a general rolls up to two dice again in each round. Defenders beside a general get +1, bombardments of the planet -4.
ti3-leader-scientist-text = A technology specialty of the planet spares 2 instead of 1, a space dock costs 2 there, its PDS get +1, and with a PDS the planet is safe from war suns.
ti3-prisoner = { $leader } of { $rival }
ti3-fate-keep = keep
ti3-fate-free = set free
ti3-fate-execute = execute
ti3-fate-hand_over = hand over to another player
ti3-ask-leader_to = On which planet does your { $leader } arrive?
ti3-ask-board = { $way ->
    [0] Which leaders go aboard your ships at { $place }?
   *[other] Which leaders come along from { $place } to { $target }?
}
ti3-ask-land_leaders = Which leaders land on { $planet }?
ti3-ask-flagship = Which ship at { $place } carries your leaders?
ti3-ask-rescue = Which prisoner of { $rival } have you found?
ti3-ask-ransom = { $rival } holds your { $leader }. How many trade goods do you offer as a ransom?
ti3-ask-fate = For { $leader } of { $rival } you are offered { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
}. What do you do?
ti3-ask-passage = On the way from { $place } to { $target }: whom does your diplomat ask for passage?
ti3-ask-grant = May the fleet of { $rival } pass your ships on its way from { $place } to { $target }?
ti3-log-flagship = { $you ->
    [yes] Your leaders at { $place } are aboard: { $unit }.
   *[no] The leaders of { $seat } at { $place } are aboard: { $unit }.
}
ti3-log-leader-killed = { $you ->
    [yes] Your { $leader } is dead.
   *[no] { $seat } has lost the { $leader }.
}
ti3-log-leader-captured = { $you ->
    [yes] You capture
   *[no] { $seat } captures
} the { $leader } of { $rival }.
ti3-log-leader-arrives = { $you ->
    [yes] Your { $leader } arrives on { $planet }.
   *[no] The { $leader } of { $seat } arrives on { $planet }.
}
ti3-log-diplomat = { $you ->
    [yes] Your diplomat delays
   *[no] A diplomat of { $seat } delays
} the invasion of { $planet }.
