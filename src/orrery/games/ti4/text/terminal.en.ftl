### Twilight Imperium 4 in the terminal (English): the table drawn, typed answers, examples for help. The German twin is
### terminal.de.ftl.

## What can be typed

ti4-answer-goods = goods, trade goods, good, tg
ti4-answer-all = all, everything
ti4-answer-cheap = cheap, cheapest, best
ti4-answer-same = same, keep, as it is
ti4-answer-from = from
ti4-answer-tactical-action = tactical, activate, tac
ti4-answer-tile = tile
ti4-example-card = sabotage
ti4-example-thing = mecatol rex
ti4-example-rule = LRR 88.1
ti4-example-words = retreat

## The table, drawn

ti4-drawn-codes = F D C V N W X I M P S
ti4-drawn-nexus = nexus
ti4-drawn-creuss = Creuss
ti4-drawn-blue = b
ti4-drawn-green = g
ti4-drawn-yellow = y
ti4-drawn-red = r
ti4-drawn-asteroid_field = asteroids
ti4-drawn-nebula = nebula
ti4-drawn-supernova = supernova
ti4-drawn-gravity_rift = rift
ti4-drawn-articles = the
ti4-drawn-title = Twilight Imperium 4
ti4-drawn-round = Round { $number }
ti4-drawn-goal = { $goal } win
ti4-drawn-points = { $number } VP
ti4-drawn-vp = VP
ti4-drawn-speaker = speaker
ti4-drawn-turn = ◄ turn
ti4-drawn-passed = passed
ti4-drawn-home-lost = home lost
ti4-drawn-standing = tokens { $tactic }/{ $fleet }/{ $strategy }+{ $left }, goods { $goods }, commodities { $commodities }/{ $most }, cards { $cards }, notes { $notes }, secrets { $secrets }, planets { $planets } ({ $resources }R { $influence }I, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
ti4-drawn-fragments = relic fragments: { $kinds }
ti4-drawn-own = Before you
ti4-drawn-of = Before { $name }
ti4-drawn-hand = Action cards: { $number }
ti4-drawn-notes = Promissory notes: { $number }
ti4-drawn-objective = Objective
ti4-drawn-objectives = Objectives ({ $ones } of stage I and { $twos } of stage II face down)
ti4-drawn-secret = secret:
ti4-drawn-laws = Laws
ti4-drawn-strategies = Strategy
ti4-drawn-now = Now
ti4-drawn-yields = R/I
ti4-drawn-fights = Attacks
ti4-drawn-reach = Within reach, or with docks of yours
ti4-drawn-rest = Out of reach:
ti4-drawn-legend = F fighter D destroyer C cruiser V carrier N dreadnought W war sun X flagship I infantry M mech ' damaged · 2/1 resources/influence, 2x1 exhausted, b g y r specialty, ♦ cultural ▼ hazardous ■ industrial ★ legendary + attachment, A3+1M ground forces, ▲ PDS ⌂ dock z sleeper ♔ custodians · αβγδ wormholes ◇ frontier ≈ ion storm •AB command tokens ∙∙∙ hyperlanes

## How to type it

ti4-hint-units = You can type: 2 cruiser 1 carrier, 2C 1V, 2ca 1cv, numbers, 1-4, or all; none for nothing.
ti4-hint-losses = You can type: 2 cruiser 1 carrier, 2C 1V, numbers, or 1-4.
ti4-hint-pay = You can type planets and goods (2 goods, Jord); cheap pays with little waste.
ti4-hint-pools = You can type: 2 tactic 1 fleet, or all three as 2/1/0 (tactic/fleet/strategy).
ti4-hint-redistribute = You can type all three pools as 2/1/0 (tactic/fleet/strategy); same leaves them as they are.
ti4-hint-act = You can type: tactical 203.
ti4-hint-give = A transaction is possible with { $names }: give.
ti4-hint-land = You can type: 2 infantry@Jord 1 mech@Jord, numbers, 1-4; none for nothing.
ti4-hint-place = You can type a place (203), a planet (Lodor) or a tile (#25).
ti4-hint-move = You can type a place or a planet, or all at once: 2 cruiser 1 carrier from 304; none ends the movement.
ti4-hint-trade = You can type: 2 commodities to Ben for 2 goods; give works at any time in your turn.
ti4-help =
    Map: systems are numbered by ring and place, clockwise from the top (101 is above Mecatol Rex, which is 000). In a system: its number, (A) home of player A, α β γ δ wormholes, ◇ frontier token, •AB command tokens of A and B; a planet with resources/influence (2x1: exhausted), b g y r specialty, ♦ ▼ ■ cultural, hazardous, industrial, ★ legendary, + attachment, A3+1M three infantry and a mech of A, ▲ PDS, ⌂ space dock; A:2C1V a fleet of A with two cruisers and a carrier, › on its way; ∙∙∙ hyperlanes.
    Players: tokens 3/3/2+8 are tactic, fleet and strategy pool and reinforcements; an x marks what is exhausted, (commander) is locked. Systems can be typed as 203, Lodor or #25 (tile); units as 2 cruiser 1 carrier or 2C 1V, with a planet as 2 infantry@Jord; all takes all that fits; cheap pays with little waste; 2/1/0 are the three pools. card NAME tells a text; why NAME tells why not: of a system also what could go there, and the odds; give lets you propose a transaction.

## Odds

ti4-table-map = As a map string: { $map }
ti4-table-odds = If it goes on: { $chances }.
ti4-chance-wins = { $you ->
    [yes] you win with { $percent } %
   *[no] { $seat } wins with { $percent } %
}
ti4-chance-leaves = { $you ->
    [yes] you retreat with { $percent } %
   *[no] { $seat } retreats with { $percent } %
}
ti4-chance-nobody = nobody is left with { $percent } %
ti4-table-voters = Still to vote: { $names }.
ti4-table-voter = { $seat } (up to { ti4-many-votes })
ti4-table-falls = { $planet } falls with { $win } %.
ti4-answer-attack = attack with { $units }: you win { $percent } %
ti4-answer-attack-with = attack with { $units }

## Odds on request

ti4-weigh-against = against, vs
ti4-weigh-retreat = retreat, retreats
ti4-weigh-leaves = retreat in round { $number }
ti4-weigh-units = { $mine } against { $theirs }
ti4-weigh-fight = { $place }: { $said }
ti4-weigh-times = { $number } × { $name }
ti4-weigh-without = without { $name }
ti4-weigh-most = { $name } (up to { $number })
ti4-weigh-some = …
ti4-weigh-how = Type what else is to count: odds { $name }. What a rival uses comes after “against”; 0 before a name leaves it out; “retreat 2” is a retreat announced in round 2. An attack can be tried with other units: odds 203, 3 cruiser against 2 carrier.
ti4-weigh-large = too large to be computed here
ti4-weigh-hint = odds tells what else could count, and what it changes.
ti4-unclear-no-fight = There is no fight and no attack here. Name a system that you could attack: odds 203.
ti4-unclear-no-switch = “{ $text }” does not count here. What can: { $names }.
ti4-weigh-with = { $you ->
    [yes] With yours: { $texts }.
   *[no] With those of { $seat }: { $texts }.
}
ti4-weigh-could = { $you ->
    [yes] You could use: { $texts }.
   *[no] { $seat } might use: { $texts }.
}
ti4-weigh-does = { $you ->
    [yes] Yours that count: { $texts }.
   *[no] Those of { $seat } that count: { $texts }.
}
