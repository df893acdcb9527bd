# Warpgate: what the table says (English): names, questions, refusals, journal, score sheet.

warpgate-title = Warpgate

## Names

warpgate-place-warpgate = Warpgate
warpgate-from-place = { $place ->
    [Warpgate] from the Warpgate
   *[other] from { $place }
}
warpgate-at-place = { $place ->
    [Warpgate] in the Warpgate
   *[other] on { $place }
}
warpgate-onto-place = { $place ->
    [Warpgate] in the Warpgate
   *[other] on { $place }
}
warpgate-to-place = { $place ->
    [Warpgate] to the Warpgate
   *[other] to { $place }
}
warpgate-to-target = { $target ->
    [Warpgate] to the Warpgate
   *[other] to { $target }
}
warpgate-to-second = { $second ->
    [Warpgate] to the Warpgate
   *[other] to { $second }
}
warpgate-way-arrow = {" → "}
warpgate-play-card = { $doing }{ $goods ->
    [0] {""}
    [one] {" "}with a trade good
   *[other] {" "}with { $goods } trade goods
} (card { $card })
warpgate-play-token = use { $token } first
warpgate-play-copy = copy the ability of { $rival } first
warpgate-play-renew = discard your hand and draw 2 first
warpgate-announce-war_fund = a trade good for a higher factor
warpgate-piece-ship = ship
warpgate-piece-outpost = outpost
warpgate-piece-colony = colony
warpgate-stack-this = this one
warpgate-stack-other = the other one, unseen
warpgate-why-deal = dealt
warpgate-why-empty = empty hand
warpgate-why-technology = technology
warpgate-why-trade = Trade
warpgate-why-ability = faction
warpgate-why-draw = Draw
warpgate-why-token = token
warpgate-why-round = new hand
warpgate-why-tactic = tactics card
warpgate-phase-setup = set-up
warpgate-phase-turns = turns
warpgate-phase-battle = battle
warpgate-phase-over = end of the game

## Questions

warpgate-ask-faction = Which faction do you lead?
warpgate-ask-side = Which side of your board do you use?
warpgate-ask-peace = Do you use Peace for this round? You will neither attack nor be attacked.
warpgate-ask-play = What do you do in your turn? Your card goes to slot { $x }X.
warpgate-ask-move = { $action_name }, range { $far }: from where to where?
warpgate-ask-move_again = Maneuver, range { $far }: which other ships move, from where to where? You may pass.
warpgate-ask-ships = How many ships?
warpgate-ask-gather_at = Concentrate, range { $far }: to which place?
warpgate-ask-gather = Which ships come { warpgate-to-place }? Name a place once for each ship; two places at most.
warpgate-ask-escort = Does a ship from your supply join them?
warpgate-ask-route = Trade, range { $far } for each of the two moves: which way does the ship take?
warpgate-ask-reinforce = Reinforce at { $x }X: where do you put a ship?
warpgate-ask-warp_in = Warp-in at { $x }X: how many ships?
warpgate-ask-warp_to = Warp-in at { $x }X: where do the ships appear?
warpgate-ask-deploy_at = Where do you put the ships?
warpgate-ask-drone = Research, range { $far }: where does your drone go?
warpgate-ask-technology = Which technology do you take?
warpgate-ask-control = Control at { $x }X: which planets do you mark?
warpgate-ask-colonize = Which outpost becomes a colony at once?
warpgate-ask-objective = An objective of which type do you take?
warpgate-ask-open_objective = Which objective do you take?
warpgate-ask-promote = Which tactics card do you keep?
warpgate-ask-renew = Do you discard your hand and draw 2 instead of drawing 1 to 4?
warpgate-ask-draw = How many cards do you draw?
warpgate-ask-discard = { $exactly ->
    [yes] { $number ->
        [one] Which card do you discard?
       *[other] Which { $number } cards do you discard?
    }
   *[no] { $number ->
        [0] Which cards do you discard? You may keep them all.
        [one] Which cards do you discard? At least 1.
       *[other] Which cards do you discard? At least { $number }.
    }
}
warpgate-ask-visit = Do your ships explore { $place }?
warpgate-ask-explore = On { $place } you turn over { $token }. Which token do you take?
warpgate-ask-find = Which token do you take on { $place }?
warpgate-ask-use = Do you use a token after your action?
warpgate-ask-boost = { $action_name } at { $x }X: how many trade goods do you use?
warpgate-ask-put_token = On which planet do you put the token?
warpgate-ask-announce = What do you announce for this battle?
warpgate-ask-tactic = Which tactics card do you show?
warpgate-ask-destroy = { $rival_you ->
    [yes] What do you lose on { $place }?
   *[no] What do you destroy of { $rival } on { $place }?
}
warpgate-ask-raid = Where do you destroy a ship of { $rival }?
warpgate-ask-withdraw = { $rival_you ->
    [yes] Where do you withdraw to?
   *[no] Where does { $rival } withdraw to?
}
warpgate-ask-split = { $ships ->
    [one] 1 ship has survived
   *[other] { $ships } ships have survived
}. How many go back { warpgate-to-place }? The others go { warpgate-to-second }.
warpgate-ask-encore = Do you take the other action of the card too: { $action_name } at { $x }X?

## Why not

warpgate-no-W5-1 = { $action } is not in your hand.
warpgate-no-W6-2 = That takes { $need ->
    [one] 1 trade good
   *[other] { $need } trade goods
} with +1X up; you have { $have }.
warpgate-no-W7-2 = { $place ->
    [Warpgate] The Warpgate
   *[other] { $place }
} is { $need ->
    [one] 1 empty hex
   *[other] { $need } empty hexes
} away; the range is { $have }.
warpgate-no-W7-7 = Enemy ships are on { $place }.
warpgate-no-W19-7 = { $place ->
    [Warpgate] Enemy ships are in the way to the Warpgate.
   *[other] Enemy ships are in the way to { $place }.
}

## Journal

warpgate-log-faction = { $you ->
    [yes] You lead the { $side }.
   *[no] { $seat } leads the { $side }.
}
warpgate-log-round = Round { $number }
warpgate-log-last = This is the last round: the game ends after it.
warpgate-log-over = The game is over.
warpgate-log-peace = { $you ->
    [yes] You are at peace this round.
   *[no] { $seat } is at peace this round.
}
warpgate-log-plays = { $you ->
    [yes] You play { $action }: { $action_name } at { $x }X.
   *[no] { $seat } plays { $action }: { $action_name } at { $x }X.
}
warpgate-log-draws = { $you ->
    [yes] You draw { warpgate-log-cards } ({ $why }).
   *[no] { $seat } draws { warpgate-log-cards } ({ $why }).
}
warpgate-log-drawn = Drawn: { $actions }.
warpgate-log-reshuffles = { $you ->
    [yes] You shuffle your discard pile.
   *[no] { $seat } shuffles the discard pile.
}
warpgate-log-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
warpgate-log-goods = { $number ->
    [one] 1 trade good
   *[other] { $number } trade goods
}
warpgate-log-rival = { $rival_you ->
    [yes] you
   *[no] { $rival }
}
warpgate-log-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
warpgate-log-with-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
warpgate-log-moves = { $you ->
    [yes] You move { warpgate-log-ships } { warpgate-from-place } { warpgate-to-target }.
   *[no] { $seat } moves { warpgate-log-ships } { warpgate-from-place } { warpgate-to-target }.
}
warpgate-log-joins = { $you ->
    [yes] { warpgate-log-ships } from your supply { $ships ->
        [one] joins
       *[other] join
    } your ships.
   *[no] { warpgate-log-ships } from the supply of { $seat } { $ships ->
        [one] joins
       *[other] join
    } the others.
}
warpgate-log-deploys = { $you ->
    [yes] You put { warpgate-log-ships } { warpgate-onto-place }.
   *[no] { $seat } puts { warpgate-log-ships } { warpgate-onto-place }.
}
warpgate-log-loses = { $you ->
    [yes] You lose { warpgate-log-ships } { warpgate-at-place }.
   *[no] { $seat } loses { warpgate-log-ships } { warpgate-at-place }.
}
warpgate-log-marks = { $you ->
    [yes] You have { $marker ->
        [colony] a colony
       *[outpost] an outpost
    } on { $place }.
   *[no] { $seat } has { $marker ->
        [colony] a colony
       *[outpost] an outpost
    } on { $place }.
}
warpgate-log-sector = { $you ->
    [yes] You control the whole sector of { $place }: colonies everywhere.
   *[no] { $seat } controls the whole sector of { $place }: colonies everywhere.
}
warpgate-log-unmarked = { $you ->
    [yes] Your marker on { $place } goes back to you.
   *[no] The marker of { $seat } on { $place } goes back.
}
warpgate-log-good = { $you ->
    [yes] You take a trade good.
   *[no] { $seat } takes a trade good.
}
warpgate-log-refreshes = { $you ->
    [yes] You turn { warpgate-log-goods } back to +1X.
   *[no] { $seat } turns { warpgate-log-goods } back to +1X.
}
warpgate-log-plunders = { $you ->
    [yes] You take a trade good from { $rival }.
   *[no] { $seat } takes a trade good from { $rival_you ->
        [yes] you
       *[no] { $rival }
    }.
}
warpgate-log-technology-opened = A technology becomes available: { $technology }.
warpgate-log-technology = { $you ->
    [yes] You take the technology { $technology }.
   *[no] { $seat } takes the technology { $technology }.
}
warpgate-log-objective-opened = An objective becomes available: type { $type }.
warpgate-log-objective = { $you ->
    [yes] You take an objective of the type { $type }.
   *[no] { $seat } takes an objective of the type { $type }.
}
warpgate-log-goal = Your objective: { $objective }.
warpgate-log-drone = { $you ->
    [yes] Your drone is { warpgate-at-place }.
   *[no] The drone of { $seat } is { warpgate-at-place }.
}
warpgate-log-promotes = { $you ->
    [yes] You gain the tactics card { $tactic }.
   *[no] { $seat } gains the tactics card { $tactic }.
}
warpgate-log-explores = { $you ->
    [yes] You explore { $place } and turn over { $tokens }.
   *[no] { $seat } explores { $place } and turns over { $tokens }.
}
warpgate-log-finds = { $you ->
    [yes] You take { $token }.
   *[no] { $seat } takes { $token }.
}
warpgate-log-token = { $you ->
    [yes] You use { $token }.
   *[no] { $seat } uses { $token }.
}
warpgate-log-trade-planet = { $you ->
    [yes] You make { $place } a trade planet.
   *[no] { $seat } makes { $place } a trade planet.
}
warpgate-log-dead = { $place } is dead: a planet only for moving and deploying.
warpgate-log-copy = { $you ->
    [yes] You put a twin beside { $place }.
   *[no] { $seat } puts a twin beside { $place }.
}
warpgate-log-copies = { $you ->
    [yes] You copy the ability of { $rival }.
   *[no] { $seat } copies { $rival_you ->
        [yes] your ability
       *[no] the ability of { $rival }
    }.
}
warpgate-log-battle = { $you ->
    [yes] You attack { $rival } on { $place }.
   *[no] { $seat } attacks { warpgate-log-rival } on { $place }.
}
warpgate-log-tactic-drawn = Tactics card drawn: { $tactic }.
warpgate-log-announces = { $you ->
    [yes] You announce: { $power }.
   *[no] { $seat } announces: { $power }.
}
warpgate-log-shows = { $you ->
    [yes] You show { $tactic }.
   *[no] { $seat } shows { $tactic }.
}
warpgate-log-strength = Strength { $mine } ({ $seat }) against { $theirs } ({ $rival }).
warpgate-log-wins = { $you ->
    [yes] You win the battle.
   *[no] { $seat } wins the battle.
}
warpgate-log-withdraws = { $you ->
    [yes] You withdraw { warpgate-to-place } with { warpgate-log-with-ships }.
   *[no] { $seat } withdraws { warpgate-to-place } with { warpgate-log-with-ships }.
}
warpgate-log-returns = { $you ->
    [yes] { $ships ->
        [one] Your ship goes
       *[other] Your { $ships } ships go
    } back { warpgate-to-place }.
   *[no] { $ships ->
        [one] The ship of { $seat } goes
       *[other] The { $ships } ships of { $seat } go
    } back { warpgate-to-place }.
}

## Score sheet

warpgate-sheet-objectives = Objectives
warpgate-sheet-goods = Trade goods
warpgate-sheet-elite = Heroes and advanced tactics
warpgate-sheet-technologies = Technologies
warpgate-sheet-tokens = Discoveries
warpgate-sheet-total = Total
warpgate-sheet-controlled = Tie-break (controlled planets)

# --- what can be answered beforehand ---

warpgate-occasion-peace = Peace for the round
warpgate-occasion-use = tokens after an action
warpgate-occasion-escort = a ship from the supply that joins a move
warpgate-occasion-move_again = more ships in a Maneuver
warpgate-occasion-visit = exploring a planet
warpgate-occasion-announce = announcements before a battle
warpgate-occasion-encore = the other action of a card
warpgate-occasions-turns = rounds and turns
warpgate-occasions-moves = moves
warpgate-occasions-battles = battles
