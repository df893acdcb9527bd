## Genaue Chancen einer Raumschlacht (orrery odds ti3)

ti3-odds-attacker = Angreifer: { $units }
ti3-odds-defender = Verteidiger: { $units }
ti3-odds-with = ({ $aids })
ti3-odds-nothing = nichts
ti3-odds-nebula = Nebel
ti3-odds-damaged = beschädigt
ti3-odds-win = Angreifer siegt
ti3-odds-lose = Verteidiger siegt
ti3-odds-draw = niemand bleibt übrig
ti3-odds-attacker-left = Angreifer zieht ab
ti3-odds-defender-left = Verteidiger zieht ab
ti3-odds-percent = { $number } %
ti3-odds-rounds = Runden im Schnitt: { $number }
ti3-odds-attacker-losses = Der Angreifer verliert im Schnitt: { $losses }
ti3-odds-defender-losses = Der Verteidiger verliert im Schnitt: { $losses }
ti3-odds-loss = { $unit } { $number }
ti3-odds-order = Reihenfolge der Verluste: { $order }
