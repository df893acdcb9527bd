# Race for the Galaxy: what the browser's board says (English).

race-board-letter-novelty = N
race-board-letter-rare = R
race-board-letter-genes = G
race-board-letter-alien = A

race-board-action-explore_5 = All look at two cards and keep one. You look at five more.
race-board-action-explore_1_1 = All look at two cards and keep one. You look at one more and keep one more.
race-board-action-develop = All may place a development. Yours costs one card less.
race-board-action-settle = All may place a world. You draw a card after placing yours.
race-board-action-consume_trade = All use their consume powers. You sell a good for cards first.
race-board-action-consume_x2 = All use their consume powers. Your points for goods are doubled.
race-board-action-produce = All production worlds produce. You may put a good on a windfall world as well.

race-board-setup = Set-up
race-board-round = Round { $number }
race-board-phase-open = not chosen yet
race-board-phase-off = not in this round
race-board-phase-next = still to come
race-board-phase-now = now
race-board-phase-done = done
race-board-deck = Draw pile
race-board-discard = Discard pile
race-board-pool = Points left in the pool
race-board-hand-size = Hand cards
race-board-chips = Points in chips
race-board-strength = Military strength
race-board-placed = Cards placed
race-board-points = Points
race-board-part-chips = from chips
race-board-part-worlds = from worlds
race-board-part-developments = from developments
race-board-part-six = from six-cost developments
race-board-rebels = against rebels
race-board-tactics = once, by giving up New Military Tactics
race-board-thinking = is choosing
race-board-actions = Choice of actions
race-board-own = Your tableau
race-board-hand = Your hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
race-board-hand-of = Hand of { $name }, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
race-board-explored = Just drawn, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
race-board-chosen = { $low ->
    [0] { $chosen } of up to { $high }
   *[other] { $chosen } of { $high }
}
race-board-with-good = With a good: { $good }
race-board-short = Not now: it takes { $need }, you have { $have } ({ $rule })
race-board-sale = { $good }: sells for { $number ->
    [one] 1 card
   *[other] { $number } cards
}
