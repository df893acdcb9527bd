# Race for the Galaxy: what the table says (English): questions, answers, journal, headings, score sheet.

race-title = Race for the Galaxy

## Names

race-action-explore_5 = Explore +5
race-action-explore_1_1 = Explore +1, +1
race-action-develop = Develop
race-action-settle = Settle
race-action-consume_trade = Consume: trade
race-action-consume_x2 = Consume: x2 VPs
race-action-produce = Produce

race-phase-setup = set-up
race-phase-action = choice of actions
race-phase-explore = I Explore
race-phase-develop = II Develop
race-phase-settle = III Settle
race-phase-consume = IV Consume
race-phase-produce = V Produce
race-phase-end = end of the round
race-phase-over = end of the game

race-way-pay = pay
race-way-ship = Colony Ship
race-way-conquer = conquer
race-way-specialist = Contact Specialist
race-way-specialist_ship = Contact Specialist and Colony Ship
race-way-tactics = { $way }, and { $number ->
    [one] New Military Tactics
   *[other] { $number } tactics
}

race-bonus-produce = bonus

race-a-good-any = good
race-a-good-novelty = novelty good
race-a-good-rare = rare elements good
race-a-good-genes = genes good
race-a-good-alien = alien technology good

race-why-deal = dealt
race-why-develop = Develop
race-why-settle = Settle
race-why-sale = sale

## Questions

race-ask-starting_hand = Discard { $number } of your cards, and keep the others. Which?
race-ask-action = Which action do you choose for this round?
race-ask-actions = Which two actions do you choose for this round?
race-ask-keep = Keep { $number } of the cards you have just drawn. Which?
race-ask-develop = { $time ->
    [2] Which development do you place in the second Develop phase?
   *[other] Which development do you place?
}
race-ask-settle = { $time ->
    [2] Which world do you place in the second Settle phase?
   *[other] Which world do you place?
}
race-ask-way = How do you place { $card }?
race-ask-payment = { $card } costs { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Which do you discard?
race-ask-sell = Which good do you sell?
race-ask-consume = Which consume power do you use next?
race-ask-goods = { $number ->
    [one] You consume 1 good. From which world?
   *[other] You consume { $number } goods. From which worlds?
}
race-ask-consume_hand = Which cards do you discard for points? You may pass.
race-ask-guess = Which number do you name? You get the next card if its cost or defence is that number.
race-ask-produce_next = Which produce power do you use next?
race-ask-produce_on = On which windfall world do you produce?
race-ask-hand_limit = Ten cards is the limit: discard { $number }. Which?

## What an answer costs and gives

race-gain = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { race-cards }
       *[other] { $vp } VP and { race-cards }
    }
}
race-note-explore-5 = look at { $look }, keep { $keep }
race-note-explore-1-1 = look at { $look }, keep { $keep }
race-note-develop = costs you 1 card less; { $number ->
    [0] you can afford none of your developments now
    [one] you could afford 1 of your developments now
   *[other] you could afford { $number } of your developments now
}
race-note-settle = 1 card afterwards; { $number ->
    [0] you can place none of your worlds now
    [one] you could place 1 of your worlds now
   *[other] you could place { $number } of your worlds now
}
race-note-consume-trade = { $number ->
    [0] you have no good to sell now
    [one] your best sale brings 1 card
   *[other] your best sale brings { $number } cards
}
race-note-consume-x2 = points for goods doubled; you have { $number ->
    [one] 1 good
   *[other] { $number } goods
} and { $powers ->
    [one] 1 consume power
   *[other] { $powers } consume powers
}
race-note-produce = { $number ->
    [0] { $windfall ->
        [0] none of your worlds would produce
        [one] only your empty windfall world would produce, as a bonus
       *[other] only 1 of your { $windfall } empty windfall worlds would produce, as a bonus
    }
   *[other] { $number ->
        [one] 1 of your worlds produces
       *[other] { $number } of your worlds produce
    }{ $windfall ->
        [0] {""}
        [one] , and as a bonus your empty windfall world
       *[other] , and as a bonus 1 of your { $windfall } empty windfall worlds
    }
}
race-note-pay = { $price ->
    [0] free
    [one] pay 1 card
   *[other] pay { $price } cards
}
race-note-conquer = conquer ({ $strength } against { $defence })
race-note-specialist = { $price ->
    [0] free with Contact Specialist
    [one] pay 1 card with Contact Specialist
   *[other] pay { $price } cards with Contact Specialist
}
race-note-ship = free, giving up { $card }
race-note-specialist-ship = free with Contact Specialist, giving up { $card }
race-note-tactics = { $said }, giving up { $cards }
race-note-vp = { $vp } VP
race-note-vp-now = { $vp } VP as things stand
race-note-windfall = with a { $good }
race-note-draw = then draw { race-cards }
race-note-goods = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} for { $gain }
race-note-trade = 1 good for { $cards ->
    [one] 1 card
   *[other] up to { $cards } cards
}
race-note-hand = up to { $most ->
    [one] 1 hand card
   *[other] { $most } hand cards
} for { $vp } VP each
race-note-lucky = name a number from { $low } to { $high }
race-note-bonus-produce = a good on one windfall world, if you like
race-note-good = { $good }, sells for { race-cards }
race-note-odds = about { $percent } % likely

race-later-placed = { $card } lies in your tableau.
race-later-not-now = { $card } is placed in phase { $phase }.
race-later-could = As things stand you could place it then: { $note }.

## Why not

race-no-R3-2 = { $where ->
    [placed] { $card } lies in your tableau already.
    [tableau] { $card } is not in your tableau.
   *[hand] You do not hold { $card }.
}
race-no-R5-5 = { $card } costs you { $need }, and you hold { $have ->
    [one] 1 other card
   *[other] { $have } other cards
}.
race-no-R5-7 = { $card } lies in your tableau already.
race-no-R6-6 = { $card } costs you { $need }, and you hold { $have ->
    [one] 1 other card
   *[other] { $have } other cards
}.
race-no-R6-11 = { $card } has defence { $need }; your strength against it is { $have }.
race-no-R8-1 = { $power } has to be used first.

## Journal

race-log-round = Round { $number }
race-log-actions = { $you ->
    [yes] You choose { $actions }.
   *[no] { $seat } chooses { $actions }.
}
race-log-phase = { $time ->
    [2] Phase { $phase }, for the second time
   *[other] Phase { $phase }
}
race-log-explores = { $you ->
    [yes] You look at { race-n-cards }.
   *[no] { $seat } looks at { race-n-cards }.
}
race-log-passes = { $you ->
    [yes] You place nothing.
   *[no] { $seat } places nothing.
}
race-log-places = { $you ->
    [yes] You place { $card }.
   *[no] { $seat } places { $card }.
}
race-log-pays = { $you ->
    [yes] You pay { race-n-cards }.
   *[no] { $seat } pays { race-n-cards }.
}
race-log-conquers = { $you ->
    [yes] You conquer { $card }.
   *[no] { $seat } conquers { $card }.
}
race-log-gives-up = { $you ->
    [yes] You give up { $card }.
   *[no] { $seat } gives up { $card }.
}
race-log-draws = { $you ->
    [yes] You draw { race-n-cards } ({ $why }).
   *[no] { $seat } draws { race-n-cards } ({ $why }).
}
race-log-drawn = Drawn: { $cards }.
race-log-good = { $you ->
    [yes] You get a good on { $card }.
   *[no] { $seat } gets a good on { $card }.
}
race-log-sells = { $you ->
    [yes] You sell the good on { $card } for { race-n-cards }.
   *[no] { $seat } sells the good on { $card } for { race-n-cards }.
}
race-log-uses = { $you ->
    [yes] You use { $power }.
   *[no] { $seat } uses { $power }.
}
race-log-consumes = { $you ->
    [yes] You consume from { $cards }{ race-log-for-points }.
   *[no] { $seat } consumes from { $cards }{ race-log-for-points }.
}
race-log-for-points = { $number ->
    [0] {""}
   *[other] {" "}for { $number } VP
}
race-log-chips = { $you ->
    [yes] You get { $number } VP for hand cards.
   *[no] { $seat } gets { $number } VP for hand cards.
}
race-log-lucky = { $you ->
    [yes] You name { $number } and turn over { $card }: it is yours.
   *[no] { $seat } names { $number } and turns over { $card }: a hit.
}
race-log-unlucky = { $you ->
    [yes] You name { $number } and turn over { $card }: no luck.
   *[no] { $seat } names { $number } and turns over { $card }: no luck.
}
race-log-renewed = The discard pile becomes the new draw pile: { race-n-cards }.
race-log-over = The game is over.
race-n-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## The table, line by line

race-table-round = Round { $number }, { $phase }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } of 2)
}
race-table-middle = Pool { $pool } VP, draw pile { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}, discard pile { $discard ->
    [one] 1 card
   *[other] { $discard } cards
}
race-table-standing = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $chips } VP in chips, strength { $strength }, { $placed } of { $full } placed, { $points ->
    [one] 1 point
   *[other] { $points } points
}
race-table-actions = Chosen: { $actions }
race-table-with-good = { $said } (a { $good } lies on it)
race-table-hand = Hand, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
race-table-explored = Just drawn, { $number ->
    [one] 1 card
   *[other] { $number } cards
}

## The table, drawn

race-round = Round { $number }
race-middle = Pool { $pool } VP · Draw pile { $deck } · Discard pile { $discard }
race-panel-hand = Your hand, { race-n-cards }
race-panel-hand-of = Hand of { $seat }, { race-n-cards }
race-panel-explored = Just drawn, { race-n-cards }
race-standing = hand { $hand } · chips { $chips } · strength { $strength } · placed { $placed }/{ $full } · points { $points }
race-head-card = card
race-head-cost = cost
race-head-vp = VP
race-head-good = good
race-head-powers = powers
race-head-now = now
race-short-novelty = novelty
race-short-rare = rare
race-short-genes = genes
race-short-alien = alien
race-short-vp = { $vp } VP
race-short-defence = def { $defence }
race-short-no = not now, { $rule }
race-short-different = {" "}differ
race-short-all = all ●→1 VP each -{ $minus }
race-short-Explore = +{ $draw }/+{ $keep }
race-short-DrawAtStart = { $cards }{ $card } first
race-short-DevelopDiscount = -{ $amount }
race-short-DevelopDraw = +{ $cards }{ $card }
race-short-SettleDiscount = { $kind ->
    [none] -{ $amount }
   *[other] -{ $amount } { $kind }
}
race-short-Military = mil { $signed }
race-short-MilitaryAgainst = { $kind ->
    [none] mil { $signed } { $word }
   *[other] mil { $signed } { $kind }
}
race-short-Tactics = mil { $signed } once
race-short-ColonyShip = free world, once
race-short-PayForMilitary = pay for mil -{ $discount }
race-short-SettleDraw = +{ $cards }{ $card }
race-short-TradeBonus = { $kind ->
    [none] +{ $cards }
    [this] +{ $cards } here
   *[other] +{ $cards } { $kind }
}
race-short-TradeGood = ●→sale
race-short-ConsumeDraw = { $cards }{ $card }
race-short-Produce = ●
race-short-ProduceWindfall = { $kind ->
    [none] ○→●
   *[other] ○→● { $kind }
}
race-short-ProduceDraw = { $cards }{ $card }
race-short-DrawIfProducedHere = ●→{ $cards }{ $card }
race-short-DrawPerGood = { $cards }{ $card } per { $kind }
race-short-DrawPerKind = { $cards }{ $card } per kind
race-short-DrawIfMost = { $cards }{ $card } if most { $kind }
race-short-DrawPerWorld = { $cards }{ $card } per { $kind } world
race-example-card = gem world
race-example-thing = colony ship
race-example-rule = R6.11
race-example-words = conquer
race-help =
    Signs: ● a good, ○ room for one, ▯ a card. A world marked + produces each time, the others are windfall worlds.
    I +2/+1: look at 2 more, keep 1 more. III mil +2: military strength. IV ●→1 VP: a good for a point. V ●: produces.
    def 3: a military world with defence 3. VP ?: counted at the end of the game. card NAME tells a card in words.

## Score sheet

race-sheet-chips = Chips
race-sheet-worlds = Worlds
race-sheet-developments = Developments
race-sheet-tiebreak = Tie-break (hand cards and goods)
race-sheet-total = Total
race-facts-end = The game took { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} and ended because { $reason ->
    [tableau] a tableau had twelve cards
    [chips] the chips were used up
   *[limit] the agreed last round was over
}.
race-facts-seat = { $you ->
    [yes] You
   *[no] { $seat }
}: { $placed } placed ({ $conquered } conquered), { $paid ->
    [one] 1 card
   *[other] { $paid } cards
} paid, { $drawn } drawn, { $seen } looked at, { $sold ->
    [0] nothing sold
    [one] 1 good sold for { $brought ->
            [one] 1 card
           *[other] { $brought } cards
        }
   *[other] { $sold } goods sold for { $brought ->
        [one] 1 card
       *[other] { $brought } cards
    }
}.

# --- what can be answered beforehand ---

race-occasion-develop = placing a development
race-occasion-settle = placing a world
race-occasion-consume = consume powers that need not be used
race-occasion-consume_hand = discarding cards for points
race-occasions-placing = placing cards
race-occasions-consuming = consuming
