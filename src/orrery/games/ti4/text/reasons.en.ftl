### Twilight Imperium 4: why a bot would answer so (English). The German twin is reasons.de.ftl.

ti4-why-beats = Your ships there would have a strength of { $have } against { $need } of { $rival }.
ti4-why-takes-planet = It takes { $planet } ({ $resources } { $resources ->
    [one] resource
   *[other] resources
}, { $influence } influence).
ti4-why-wanted-for = { $planet } is wanted for “{ $objective }”.
ti4-why-custodians = Whoever removes the custodians token gets a victory point and Mecatol Rex.
ti4-why-post = A ship there counts for “{ $objective }”.
ti4-why-produces = You have { $have } { $have ->
    [one] resource
   *[other] resources
} to produce with.
ti4-why-comes-nearer = It brings your ships nearer to what is worth taking.
ti4-why-moves-no-more = What is there is enough; the other ships stay where they are needed.
ti4-why-moves = The ships are wanted in { $place }.
ti4-why-lands = { $have ->
    [one] One lands
   *[other] { $have } land
} on { $planet }, against defenders who are as strong as { $need } infantry.
ti4-why-lands-nobody = Nothing can be taken there with what has come.
ti4-why-retreats = The other fleet is so much stronger that staying would only cost ships.
ti4-why-stays = There is a fair chance to win this fight.
ti4-why-goods-on-card = { $have ->
    [one] One trade good lies on the card.
   *[other] { $have } trade goods lie on the card.
}
ti4-why-tokens-few = It brings command tokens, and each one is an action more; there are { $have } on your sheet.
ti4-why-for-objective = It counts for “{ $objective }”.
ti4-why-commodities = It brings 3 trade goods, and { $have } { $have ->
    [one] commodity
   *[other] commodities
} to trade with.
ti4-why-denies = { $rival } must not get it: the points could decide the game.
ti4-why-card-usual = { $strategy } is the most useful of the cards that are left, as a rule.
ti4-why-imperial-throne = You hold Mecatol Rex: Imperial brings a victory point at once.
ti4-why-could-score = You could score “{ $objective }” with it.
ti4-why-needs-secrets = You may have { $have ->
    [one] one more secret objective.
   *[other] { $have } more secret objectives.
}
ti4-why-passes = Nothing that is left is worth an action.
ti4-why-activates = A tactical action in { $place } is worth most.
ti4-why-relic = Three relic fragments are a relic.
ti4-why-uses = { $use } is worth more now than it would be later.
ti4-why-uses-nothing = Nothing that could be used now is worth it here.
ti4-why-plays = { $strategy } is best played now.
ti4-why-secondary-no = { $strategy }: what it costs is worth more elsewhere.
ti4-why-secondary-leadership = There is influence to spare that buys command tokens.
ti4-why-secondary-diplomacy = Two good planets are exhausted and can be used again.
ti4-why-secondary-politics = Two action cards are worth a token when there are enough.
ti4-why-secondary-construction = There is a good place for a structure.
ti4-why-secondary-trade = The commodities are used up, and somebody will trade.
ti4-why-secondary-warfare = There are resources to produce with at home.
ti4-why-secondary-technology = There is a technology worth 4 resources and a token.
ti4-why-secondary-imperial = Another secret objective is another way to a victory point.
ti4-why-scores = “{ $objective }” brings { $points ->
    [one] a victory point
   *[other] { $points } victory points
} and costs nothing.
ti4-why-scores-paid = “{ $objective }” is worth its price: { $points ->
    [one] a victory point.
   *[other] { $points } victory points.
}
ti4-why-scores-nothing = Nothing can be scored.
ti4-why-keeps-secret = “{ $objective }” is scored most likely: about { $percent } %.
ti4-why-technology-usual = It is the most useful of the technologies that are possible.
ti4-why-spends = { $have } { $have ->
    [one] resource
   *[other] resources
} may be spent without missing an objective.
ti4-why-produces-nothing = There is nothing to spend, or nothing that is needed.
ti4-why-structure-usual = Docks go where much can be produced, space cannons where others would like to be.
ti4-why-pays = This payment wastes least.
ti4-why-saves-for = What “{ $objective }” costs is kept.
ti4-why-abstains = None of the outcomes is worth a vote.
ti4-why-promised = You have promised to vote for “{ $outcome }”, and have been paid for it.
ti4-why-predicted = You have predicted “{ $outcome }”.
ti4-why-vote-hardly = It hardly matters to you; “{ $outcome }” is no worse than the rest.
ti4-why-vote-good = “{ $outcome }” is worth about { $have } { $have ->
    [one] trade good
   *[other] trade goods
} to you.
ti4-why-vote-least-bad = All outcomes are bad for you; “{ $outcome }” costs least, about { $have } { $have ->
    [one] trade good
   *[other] trade goods
}.
ti4-why-votes-all = It is the last agenda of the round: planets that do not vote now are of no use.
ti4-why-votes-some = Another agenda follows: some planets are kept for it.
ti4-why-dangerous = { $rival } is about to win: no trade with them is a good one.
ti4-why-agrees = It brings you about { $have } { $have ->
    [one] trade good
   *[other] trade goods
} more than it costs.
ti4-why-declines = It costs you about { $have } { $have ->
    [one] trade good
   *[other] trade goods
} more than it brings.
ti4-why-aims = By what “{ $text }” does, that is the best choice.
ti4-why-rated = Bots have done best with it.
ti4-why-lays = Good systems go near your home, bad ones far away.
ti4-why-richest = The richest planet comes first.
ti4-why-habit-first = A habit: it takes the first of what is possible, which hardly matters here.
ti4-why-habit-yes = A habit: it always says yes here.
ti4-why-habit-no = A habit: it always says no here.
ti4-why-habit-most = A habit: as much as possible.
ti4-why-habit-least = A habit: as little as possible.
ti4-why-habit = A habit: it weighs nothing here.
ti4-why-fires = Space cannons cost nothing to fire.
ti4-why-sustains = Damage can be repaired, destroyed ships cannot.
ti4-why-loses = What costs least is given up first.
ti4-why-bombards = Each unit bombards where most ground forces are in the way.
ti4-why-refuge = There are friends, docks and planets of your own.
ti4-why-spreads-troops = Troops go where there are fewest of them, to the best planets first.
ti4-why-pools = Enough tokens for the largest fleet, some for secondary abilities, the rest to act with.
ti4-why-buys-tokens = Influence that is not needed otherwise buys command tokens.
ti4-why-richest-pool = The pool with the most tokens misses them least.
ti4-why-shields = It is the system that others would most like to have.
ti4-why-speaker = The speaker chooses first in the next round; if it cannot be you, then whoever has the fewest points.
ti4-why-free-trade = Whoever is no danger may have commodities: they will trade them with you.
ti4-why-takes-back = That system is worth most if it can be activated again.
ti4-why-cheapest-help = What helps for nothing comes first, then the poorest planets.
ti4-why-agenda-liked = The agendas that are best for you are to come up, and the bad ones are not.
ti4-why-forecast = Most votes are likely to be cast for it.
ti4-why-likeliest = The objective that is least likely to be scored goes.
ti4-why-fragments = Fragments of which there are fewest go first, so that three of a kind stay together.
ti4-why-explored = The offer that is worth most in trade goods is taken.
ti4-why-agrees-best = It is the best deal that the other one should accept.
ti4-why-note-least = It is the note that costs least to give away.
ti4-why-card-least = It is the card that you will miss least.
ti4-why-card-best = It is the best card to have.
ti4-why-lands-freely = { $have ->
    [one] One lands
   *[other] { $have } land
} on { $planet }, which nobody defends.
ti4-why-buys-no-tokens = There is no influence to spare for command tokens.
ti4-why-takes-offer = What “{ $text }” offers is good for you.
ti4-why-leaves-offer = What “{ $text }” offers would do you no good.
ti4-why-more-technology = A second technology is worth its price.
ti4-why-no-more-technology = A second technology costs more than it is worth now.
ti4-why-comes-along = Whatever can come along comes along.
ti4-why-fragment = It is the kind of which you have most: three of a kind are a relic.
ti4-why-another-secret = Another secret objective is another way to a victory point.
