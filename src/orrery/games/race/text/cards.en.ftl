# Race for the Galaxy: what the cards do, in our own words.
# A card's text is composed from its powers (describe.py); its name stands in its row (cards.py).

## Goods and keywords

race-good-novelty = novelty goods
race-good-rare = rare elements
race-good-genes = genes
race-good-alien = alien technology

# Which goods: "when you sell ..."
race-goods = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [genes] { race-good-genes }
   *[alien] { race-good-alien }
}

# Which kind of good or world: "... good", "... world"
race-kind = { $good ->
    [novelty] novelty
    [rare] { race-good-rare }
    [genes] { race-good-genes }
   *[alien] { race-good-alien }
}

race-keyword-REBEL = rebel
race-keyword-ALIEN = ALIEN
race-keyword-UPLIFT = UPLIFT
race-keyword-IMPERIUM = IMPERIUM
race-keyword-TERRAFORMING = TERRAFORMING
race-keyword-CHROMOSOME = chromosome symbol

race-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# What a consumed good gives: chips, cards, or both
race-reward = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { race-cards }
       *[other] { $vp } VP and { race-cards }
    }
}

## Headline

race-headline-kind = { $kind ->
    [development] Development
    [military] Military world
   *[world] World
}
race-headline-start = start world { $number } ({ $colour ->
    [red] red
   *[blue] blue
})
race-headline-cost = cost { $cost }
race-headline-defence = defence { $defence }
race-headline-vp = { $vp } VP
race-headline-vp-varies = VP counted at the end of the game
race-headline-good = { $source ->
    [windfall] windfall of { race-goods }
   *[production] production of { race-goods }
}

## I Explore

race-power-Explore = { $draw ->
    [0] Keep { $keep ->
        [one] { $keep } more card
       *[other] { $keep } more cards
    }
   *[other] Look at { $draw ->
        [one] { $draw } more card
       *[other] { $draw } more cards
    }{ $keep ->
        [0] {""}
       *[other] {" "}and keep { $keep } more
    }
}

## II Develop

race-power-DrawAtStart = Draw { race-cards } when the phase begins
race-power-DevelopDiscount = Pay { $amount } less for a development
race-power-DevelopDraw = Draw { race-cards } after placing a development

## III Settle

race-power-SettleDiscount = { $good ->
    [any] Pay { $amount } less for a world
   *[other] Pay { $amount } less for { race-kind } worlds
}
race-power-Military = Military strength { $signed }
race-power-MilitaryAgainst = { $good ->
    [any] Military strength { $signed } against { $keyword } worlds
   *[other] Military strength { $signed } against { race-kind } worlds
}
race-power-Tactics = May be discarded from the tableau: military strength { $signed } until the phase ends
race-power-ColonyShip = May be discarded from the tableau: one world you pay for costs 0, but not { race-goods }
race-power-PayForMilitary = A military world may be bought instead of conquered, at { $discount } below its defence, but not { race-goods }
race-power-SettleDraw = Draw { race-cards } after placing a world

## $ Trade

race-power-TradeBonus = { $good ->
    [any] +{ race-cards } when you sell a good
    [this] +{ race-cards } when you sell the good on this world
   *[other] +{ race-cards } when you sell { race-goods }
}

## IV Consume

race-power-Consume = { $up_to ->
    [1] { $good ->
        [any] Consume a good: { race-reward }
       *[other] Consume 1 { race-kind } good: { race-reward }
    }
   *[other] { $good ->
        [any] Consume up to { $up_to } goods: { race-reward } each
       *[other] Consume up to { $up_to } { race-kind } goods: { race-reward } each
    }
}
race-power-ConsumePair = { $good ->
    [any] Consume exactly 2 goods: { race-reward }
   *[other] Consume exactly 2 { race-kind } goods: { race-reward }
}
race-power-ConsumeDifferent = Consume exactly { $kinds ->
    [one] 1 good
   *[other] { $kinds } goods
}, each of a different kind: { race-reward }
race-power-ConsumeAll = Consume all your goods: 1 VP each, less { $minus } in all
race-power-TradeGood = { $trade_powers ->
    [yes] Consume a good: draw as many cards as it sells for, your trade bonuses included
   *[no] Consume a good: draw as many cards as it sells for, without trade bonuses
}
race-power-ConsumeHand = You may discard up to { $up_to ->
    [one] { $up_to } card
   *[other] { $up_to } cards
} from your hand: { $vp } VP each, never doubled
race-power-ConsumeDraw = Draw { race-cards }
race-power-Lucky = Name a number from { $low } to { $high } and turn over a card: you get it if its cost or defence is that number

## V Produce

race-power-Produce = Produces { race-goods }
race-power-ProduceWindfall = { $good ->
    [any] Produce a good on one windfall world
   *[other] Produce a good on one { race-kind } windfall world
}
race-power-ProduceDraw = Draw { race-cards }
race-power-DrawIfProducedHere = Draw { race-cards } if this world has just received a good
race-power-DrawPerGood = Draw { race-cards } for each { race-kind } good you have just produced
race-power-DrawPerKind = Draw { race-cards } for each kind of good you have just produced
race-power-DrawIfMost = Draw { race-cards } if you have just produced more { race-kind } goods than any other player
race-power-DrawPerWorld = Draw { race-cards } for each of your { race-kind } worlds

## Scoring lines of the six-cost developments

race-score-Score = { $vp } VP per { $other ->
    [yes] other{" "}
   *[no] {""}
}{ $keyword ->
    [none] {""}
   *[other] { $keyword }{" "}
}{ $military ->
    [yes] military{" "}
   *[no] {""}
}{ $good ->
    [any] {""}
   *[other] { race-kind }{" "}
}{ $source ->
    [none] {""}
    [windfall] windfall{" "}
   *[production] production{" "}
}{ $kind ->
    [world] world
    [development] development
   *[card] card
}{ $cost ->
    [-1] {""}
   *[other] {" "}of cost { $cost }
}{ $phase ->
    [none] {""}
    [explore] {" "}with an Explore power
    [trade] {" "}with a Trade power
   *[consume] {" "}with a Consume power
}
race-score-name = { $vp } VP for { $name }
race-score-ScoreChips = { $vp } VP per { $each } VP you have in chips, rounded down
race-score-ScoreMilitary = { $vp } VP per { $each ->
    [one] point
   *[other] { $each } points
} of military strength, neither conditional nor passing strength counted
