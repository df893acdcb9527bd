## Exact odds of a space battle (orrery odds ti3)

ti3-odds-attacker = Attacker: { $units }
ti3-odds-defender = Defender: { $units }
ti3-odds-with = ({ $aids })
ti3-odds-nothing = nothing
ti3-odds-nebula = nebula
ti3-odds-damaged = damaged
ti3-odds-win = attacker wins
ti3-odds-lose = defender wins
ti3-odds-draw = nobody is left
ti3-odds-attacker-left = attacker withdraws
ti3-odds-defender-left = defender withdraws
ti3-odds-percent = { $number } %
ti3-odds-rounds = Rounds on average: { $number }
ti3-odds-attacker-losses = The attacker loses on average: { $losses }
ti3-odds-defender-losses = The defender loses on average: { $losses }
ti3-odds-loss = { $unit } { $number }
ti3-odds-order = Order of losses: { $order }
