### Twilight Imperium 4: the journal (English). The German twin is journal.de.ftl.

## Set-up, rounds, turns

ti4-log-round = Round { $round }
ti4-log-wins = { $you ->
    [yes] You win.
   *[no] { $seat } wins.
}
ti4-log-eliminated = { $you ->
    [yes] You are eliminated.
   *[no] { $seat } is eliminated.
}
ti4-log-lays = { $you ->
    [yes] You place { $tile } as { $place }.
   *[no] { $seat } places { $tile } as { $place }.
}
ti4-log-speaker = { $you ->
    [yes] You are the speaker now.
   *[no] { $seat } is the speaker now.
}
ti4-log-takes = { $you ->
    [yes] You take { $strategy }.
   *[no] { $seat } takes { $strategy }.
}
ti4-log-swaps-strategies = { $you ->
    [yes] You swap strategy cards with { $rival }: { $strategies }.
   *[no] { $seat } swaps strategy cards with { ti4-to-rival }: { $strategies }.
}
ti4-log-invests = { $you ->
    [yes] You put trade goods on strategy cards: { $strategies }.
   *[no] { $seat } puts trade goods on strategy cards: { $strategies }.
}
ti4-log-zero = { $you ->
    [yes] You have the token “0” and go first.
   *[no] { $seat } has the token “0” and goes first.
}
ti4-log-strategic = { $you ->
    [yes] You play { $strategy }.
   *[no] { $seat } plays { $strategy }.
}
ti4-log-secondary = { $you ->
    [yes] You use the secondary ability of { $strategy }.
   *[no] { $seat } uses the secondary ability of { $strategy }.
}
ti4-log-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
ti4-log-diplomacy = { $you ->
    [yes] You shield { $place }: all others put a command token there.
   *[no] { $seat } shields { $place }: all others put a command token there.
}

## Cards and other texts

ti4-log-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
ti4-log-uses = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
ti4-log-draws = { $you ->
    [yes] You draw { ti4-many-cards }.
   *[no] { $seat } draws { ti4-many-cards }.
}
ti4-log-discards = { $you ->
    [yes] You discard { ti4-many-cards }.
   *[no] { $seat } discards { ti4-many-cards }.
}
ti4-log-takes-card = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $seat } takes { $card } from the discard pile.
}
ti4-log-takes-cards = { $you ->
    [yes] You take { ti4-many-cards } from { $rival }.
   *[no] { $seat } takes { ti4-many-cards } from { ti4-rival }.
}
ti4-some-shown = { $cards ->
    [0] { ti4-many-secrets }
   *[other] { $secrets ->
        [0] { ti4-many-cards }
       *[other] { ti4-many-cards } and { ti4-many-secrets }
    }
}
ti4-log-shows = { $you ->
    [yes] You show { $rival } { ti4-some-shown }.
   *[no] { $seat } shows { ti4-rival } { ti4-some-shown }.
}
ti4-log-shows-card = { $you ->
    [yes] You show { $rival } “{ $card }”.
   *[no] { $seat } shows { ti4-rival } “{ $card }”.
}
ti4-log-shows-secret = { $you ->
    [yes] You show { $rival } “{ $objective }”.
   *[no] { $seat } shows { ti4-rival } “{ $objective }”.
}
ti4-log-shows-hand = { $you ->
    [yes] You show { $rival } your action cards.
   *[no] { $seat } shows { ti4-rival } action cards.
}
ti4-log-shows-notes = { $you ->
    [yes] You show { $rival } your promissory notes.
   *[no] { $seat } shows { ti4-rival } promissory notes.
}
ti4-log-shows-secrets = { $you ->
    [yes] You show { $rival } your secret objectives.
   *[no] { $seat } shows { ti4-rival } secret objectives.
}
ti4-log-aims-place = { $card } applies to { $place }.
ti4-log-purges = { $you ->
    [yes] You purge { $card }.
   *[no] { $seat } purges { $card }.
}
ti4-log-unlocks = { $you ->
    [yes] You unlock { $leader }.
   *[no] { $seat } unlocks { $leader }.
}
ti4-log-relic = { $you ->
    [yes] You gain a relic: { $card }.
   *[no] { $seat } gains a relic: { $card }.
}
ti4-log-purges-fragments = { $you ->
    [yes] You purge relic fragments: { $fragment }.
   *[no] { $seat } purges relic fragments: { $fragment }.
}
ti4-log-seizes = { $you ->
    [yes] You take a relic fragment from { $rival }: { $fragment }.
   *[no] { $seat } takes a relic fragment from { ti4-rival }: { $fragment }.
}
ti4-log-shard = { $you ->
    [yes] The Shard of the Throne passes from { $rival } to you.
   *[no] The Shard of the Throne passes from { ti4-rival } to { $seat }.
}

## Tokens, goods, transactions

ti4-log-tokens = { $you ->
    [yes] You gain { ti4-many-tokens }.
   *[no] { $seat } gains { ti4-many-tokens }.
}
ti4-log-loses-token = { $you ->
    [yes] You lose a command token of the tactic pool.
   *[no] { $seat } loses a command token of the tactic pool.
}
ti4-log-imprints = { $you ->
    [yes] A command token of { $rival } comes into your fleet pool.
   *[no] { $rival_you ->
        [yes] A command token of yours
       *[no] A command token of { $rival }
    } comes into the fleet pool of { $seat }.
}
ti4-log-pays = { $you ->
    [yes] You pay { ti4-price }.
   *[no] { $seat } pays { ti4-price }.
}
ti4-log-goods = { $you ->
    [yes] You gain { ti4-many-goods }.
   *[no] { $seat } gains { ti4-many-goods }.
}
ti4-log-commodities = { $you ->
    [yes] You gain commodities and have { $commodities } now.
   *[no] { $seat } gains commodities and has { $commodities } now.
}
ti4-log-replenishes = { $you ->
    [yes] You replenish commodities.
   *[no] { $seat } replenishes commodities.
}
ti4-log-converts = { $you ->
    [yes] You convert commodities to { ti4-many-goods }.
   *[no] { $seat } converts commodities to { ti4-many-goods }.
}
ti4-log-pillages = { $you ->
    [yes] You pillage { $rival }.
   *[no] { $seat } pillages { ti4-rival }.
}
ti4-after-goods = { $goods ->
    [0] {""}
   *[other] {", "}
}
ti4-after-commodities = { $commodities ->
    [0] { ti4-after-goods }
   *[other] {", "}
}
ti4-after-fragments = { $fragments ->
    [0] { ti4-after-commodities }
   *[other] {", "}
}
ti4-after-notes = { $notes ->
    [0] { ti4-after-fragments }
   *[other] {", "}
}
ti4-given = { $goods ->
    [0] {""}
   *[other] { ti4-many-goods }
}{ $commodities ->
    [0] {""}
   *[other] { ti4-after-goods }{ ti4-many-commodities }
}{ $fragments ->
    [0] {""}
   *[other] { ti4-after-commodities }{ ti4-many-fragments }
}{ $notes ->
    [0] {""}
   *[other] { ti4-after-fragments }{ ti4-many-notes }
}{ $cards ->
    [0] {""}
   *[other] { ti4-after-notes }{ ti4-many-cards }
}{ $goods ->
    [0] { $commodities ->
        [0] { $fragments ->
            [0] { $notes ->
                [0] { $cards ->
                    [0] something else
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
ti4-log-promises-vote = { $you ->
    [yes] You promise { $rival } to vote for “{ $outcome }”.
   *[no] { $seat } promises { ti4-to-rival } to vote for “{ $outcome }”.
}
ti4-log-owes-vote = { $you ->
    [yes] You promise { $rival } to vote for “{ $outcome }” now, which is binding.
   *[no] { $seat } promises { ti4-to-rival } to vote for “{ $outcome }” now, which is binding.
}
ti4-log-pledges = { $you ->
    [yes] You promise { $rival } something that binds nobody: { $pledge }.
   *[no] { $seat } promises { ti4-to-rival } something that binds nobody: { $pledge }.
}
ti4-log-gives = { $you ->
    [yes] In a transaction you give { $rival } { ti4-given }.
   *[no] In a transaction { $seat } gives { ti4-rival } { ti4-given }.
}
ti4-log-gives-card = { $you ->
    [yes] You give { $rival } the card { $card }.
   *[no] { $seat } gives { ti4-rival } the card { $card }.
}
ti4-log-gives-note = { $you ->
    [yes] You give { $rival } a promissory note: { $note }.
   *[no] { $seat } gives { ti4-rival } a promissory note: { $note }.
}
ti4-log-surrenders-note = { $you ->
    [yes] You hand { $rival } a promissory note.
   *[no] { $seat } hands { ti4-rival } a promissory note.
}
ti4-log-places-note = { $you ->
    [yes] You place { $note } before you.
   *[no] { $seat } places { $note } face up.
}
ti4-log-uses-note = { $you ->
    [yes] You use { $note }.
   *[no] { $seat } uses { $note }.
}
ti4-log-returns-note = { $you ->
    [yes] You return { $note } to { $rival }.
   *[no] { $seat } returns { $note } to { ti4-rival }.
}
ti4-log-leaves-planet = { $you ->
    [yes] Your units go from { $planet } to { $planets }.
   *[no] The units of { $seat } go from { $planet } to { $planets }.
}

## Moving

ti4-log-activates = { $you ->
    [yes] You activate { $place }.
   *[no] { $seat } activates { $place }.
}
ti4-log-moves = { $you ->
    [yes] You move { $pieces } from { $place } to { $target }.
   *[no] { $seat } moves { $pieces } from { $place } to { $target }.
}
ti4-log-picks-up = { $you ->
    [yes] You pick up { $pieces } in { $place }.
   *[no] { $seat } picks up { $pieces } in { $place }.
}
ti4-log-rift = { $you ->
    [yes] The gravity rift in { $place } takes ships of yours.
   *[no] The gravity rift in { $place } takes ships of { $seat }.
}
ti4-log-transits = { $you ->
    [yes] You bring ground forces to other planets: { $pieces }.
   *[no] { $seat } brings ground forces to other planets: { $pieces }.
}
ti4-log-driven = { $you ->
    [yes] Your fleet is driven from { $place } to { $target }.
   *[no] The fleet of { $seat } is driven from { $place } to { $target }.
}
ti4-log-ships-return = { $you ->
    [yes] Your ships in { $place } go back to your reinforcements.
   *[no] The ships of { $seat } in { $place } go back to the reinforcements.
}
ti4-log-wormhole = { $you ->
    [yes] You put a wormhole token in { $place }: { $wormhole }.
   *[no] { $seat } puts a wormhole token in { $place }: { $wormhole }.
}
ti4-log-ion-storm = The ion storm in { $place } shows this wormhole: { $wormhole }.
ti4-log-nexus = The wormhole nexus becomes active.
ti4-log-replaces-system = { $tile } comes to { $place }.
ti4-log-swaps-systems = Two systems trade places: { $place } and { $target }.

## Combat

ti4-log-combat = { $you ->
    [yes] You attack { $rival } in { $place }.
   *[no] { $seat } attacks { ti4-rival } in { $place }.
}
ti4-log-announces = { $you ->
    [yes] You announce a retreat.
   *[no] { $seat } announces a retreat.
}
ti4-log-retreats = { $you ->
    [yes] You retreat from { $place } to { $target }.
   *[no] { $seat } retreats from { $place } to { $target }.
}
ti4-log-rolls = { $you ->
    [yes] You roll { ti4-many-dice } for { ti4-rolled-for }: { ti4-many-hits }.
   *[no] { $seat } rolls { ti4-many-dice } for { ti4-rolled-for }: { ti4-many-hits }.
}
ti4-log-rerolls = { $you ->
    [yes] You roll { ti4-many-dice } again for { ti4-rolled-for }.
   *[no] { $seat } rolls { ti4-many-dice } again for { ti4-rolled-for }.
}
ti4-log-sustains = { $you ->
    [yes] You sustain damage: { $units }.
   *[no] { $seat } sustains damage: { $units }.
}
ti4-log-damaged = { $you ->
    [yes] A unit of yours is damaged: { $unit }.
   *[no] A unit of { $seat } is damaged: { $unit }.
}
ti4-log-loses = { $you ->
    [yes] You lose { $units }.
   *[no] { $seat } loses { $units }.
}
ti4-log-repairs = { $you ->
    [yes] You repair a unit: { $unit }.
   *[no] { $seat } repairs a unit: { $unit }.
}
ti4-log-repairs-all = { $you ->
    [yes] You repair all your units in { $place }.
   *[no] { $seat } repairs all own units in { $place }.
}
ti4-log-captures = { $you ->
    [yes] You capture { ti4-many-units } of { $rival }.
   *[no] { $seat } captures { ti4-many-units } of { $rival_you ->
        [yes] yours
       *[no] { $rival }
    }.
}
ti4-log-releases = { $you ->
    [yes] You release a captured unit: { $unit }.
   *[no] { $seat } releases a captured unit: { $unit }.
}
ti4-log-lands = { $you ->
    [yes] You land { $landings }.
   *[no] { $seat } lands { $landings }.
}
ti4-log-marches = { $you ->
    [yes] You march to other planets of { $place }: { $pieces }.
   *[no] { $seat } marches to other planets of { $place }: { $pieces }.
}
ti4-log-decoys = { $you ->
    [yes] You bring { $pieces } to { $planet }.
   *[no] { $seat } brings { $pieces } to { $planet }.
}
ti4-log-called-away = { $you ->
    [yes] You call the ground forces of { $rival } away to { $planet }.
   *[no] { $seat } calls { $rival_you ->
        [yes] your ground forces
       *[no] the ground forces of { $rival }
    } away to { $planet }.
}
ti4-log-converts-unit = { $you ->
    [yes] You win over an infantry of { $rival } on { $planet }; it becomes { $unit ->
        [mech] a mech
       *[other] your { $unit }
    }.
   *[no] { $seat } wins over { $rival_you ->
        [yes] your infantry
       *[no] an infantry of { $rival }
    } on { $planet }; it becomes { $unit ->
        [mech] a mech
       *[other] { $unit } of { $seat }
    }.
}
ti4-log-infiltrates = { $you ->
    [yes] You take over the structures on { $planet }.
   *[no] { $seat } takes over the structures on { $planet }.
}
ti4-log-reparations = { $you ->
    [yes] You demand reparations from { $rival }: { $planets }.
   *[no] { $seat } demands reparations from { ti4-rival }: { $planets }.
}
ti4-log-control = { $you ->
    [yes] You gain control of { $planet }.
   *[no] { $seat } gains control of { $planet }.
}
ti4-log-custodians = { $you ->
    [yes] You remove the custodians token from Mecatol Rex.
   *[no] { $seat } removes the custodians token from Mecatol Rex.
}
ti4-log-planet-destroyed = { $you ->
    [yes] You destroy { $planet }.
   *[no] { $seat } destroys { $planet }.
}

## Units that come

ti4-log-produces = { $you ->
    [yes] You produce { $units } in { $place }.
   *[no] { $seat } produces { $units } in { $place }.
}
ti4-log-builds = { $you ->
    [yes] You place a { $unit } on { $planet }.
   *[no] { $seat } places a { $unit } on { $planet }.
}
ti4-log-places = { $you ->
    [yes] You place { ti4-many-units } on { $planet }.
   *[no] { $seat } places { ti4-many-units } on { $planet }.
}
ti4-log-places-in-space = { $you ->
    [yes] You place { ti4-many-units } in { $place }.
   *[no] { $seat } places { ti4-many-units } in { $place }.
}
ti4-log-places-ship = { $you ->
    [yes] You place a { $unit } in { $place }.
   *[no] { $seat } places a { $unit } in { $place }.
}
ti4-log-fighters = { $you ->
    [yes] You place { $count ->
        [one] 1 fighter
       *[other] { $count } fighters
    } in { $place }.
   *[no] { $seat } places { $count ->
        [one] 1 fighter
       *[other] { $count } fighters
    } in { $place }.
}
ti4-log-deploys = { $you ->
    [yes] You deploy a { $unit } on { $planet }.
   *[no] { $seat } deploys a { $unit } on { $planet }.
}
ti4-log-refits = { $you ->
    [yes] You turn an infantry in { $place } into a mech.
   *[no] { $seat } turns an infantry in { $place } into a mech.
}
ti4-log-upgrades = { $you ->
    [yes] You turn a cruiser in { $place } into a dreadnought.
   *[no] { $seat } turns a cruiser in { $place } into a dreadnought.
}
ti4-log-replaces = { $you ->
    [yes] You replace a ship in { $place }; now it is a { $unit }.
   *[no] { $seat } replaces a ship in { $place }; now it is a { $unit }.
}
ti4-log-takes-back = { $you ->
    [yes] You take 1 { $unit } back from { $place }.
   *[no] { $seat } takes 1 { $unit } back from { $place }.
}
ti4-log-sleeper = { $you ->
    [yes] You put a sleeper token on { $planet }.
   *[no] { $seat } puts a sleeper token on { $planet }.
}
ti4-log-terraformed = { $you ->
    [yes] You terraform { $planet }.
   *[no] { $seat } terraforms { $planet }.
}
ti4-log-geoformed = { $you ->
    [yes] You attach Geoform to { $planet }.
   *[no] { $seat } attaches Geoform to { $planet }.
}

## Technologies and exploration

ti4-log-researches = { $you ->
    [yes] You research { $technology }.
   *[no] { $seat } researches { $technology }.
}
ti4-log-gains-technology = { $you ->
    [yes] You gain { $technology }.
   *[no] { $seat } gains { $technology }.
}
ti4-log-copies-technology = { $you ->
    [yes] You copy { $technology } of { $rival }.
   *[no] { $seat } copies { $rival_you ->
        [yes] your { $technology }
       *[no] { $technology } of { $rival }
    }.
}
ti4-log-returns-technology = { $you ->
    [yes] You give up { $technology }.
   *[no] { $seat } gives up { $technology }.
}
ti4-log-explores = { $you ->
    [yes] You explore { $planet ->
        [none] the frontier token in { $place }
       *[other] { $planet } in { $place }
    }: { $exploration }.
   *[no] { $seat } explores { $planet ->
        [none] the frontier token in { $place }
       *[other] { $planet } in { $place }
    }: { $exploration }.
}
ti4-log-reveals = { $you ->
    [yes] You reveal { $exploration }.
   *[no] { $seat } reveals { $exploration }.
}
ti4-log-attached = { $exploration } is attached to { $planet }.

## Objectives and points

ti4-log-revealed = Revealed: { $objective }.
ti4-log-scores = { $you ->
    [yes] You score { $objective }.
   *[no] { $seat } scores { $objective }.
}
ti4-log-points = { $you ->
    [yes] You gain { ti4-many-points } and have { $total } now.
   *[no] { $seat } gains { ti4-many-points } and has { $total } now.
}
ti4-log-loses-points = { $you ->
    [yes] You lose { ti4-many-points } and have { $total } now.
   *[no] { $seat } loses { ti4-many-points } and has { $total } now.
}

## Agenda phase

ti4-log-agenda = Agenda: { $agenda }.
ti4-log-hidden-agenda = An agenda that only the speaker knows. To be elected: { $election }.
ti4-log-agendas-seen = { $you ->
    [yes] You look at { ti4-many-agendas } of the deck.
   *[no] { $seat } looks at { ti4-many-agendas } of the deck.
}
ti4-log-predicts = { $you ->
    [yes] You predict with { $card }: { $outcome }.
   *[no] { $seat } predicts with { $card }: { $outcome }.
}
ti4-log-predicted = { $you ->
    [yes] Your prediction was right: { $card }.
   *[no] The prediction of { $seat } was right: { $card }.
}
ti4-log-abstains = { $you ->
    [yes] You abstain.
   *[no] { $seat } abstains.
}
ti4-log-votes = { $you ->
    [yes] You cast { ti4-many-votes }: { $outcome }.
   *[no] { $seat } casts { ti4-many-votes }: { $outcome }.
}
ti4-log-more-votes = { $you ->
    [yes] You cast { $votes ->
        [one] 1 additional vote
       *[other] { $votes } additional votes
    }.
   *[no] { $seat } casts { $votes ->
        [one] 1 additional vote
       *[other] { $votes } additional votes
    }.
}
ti4-log-outcome = Outcome of “{ $agenda }”: { $outcome }.
ti4-log-law = { $agenda } is law now.
ti4-log-law-discarded = { $agenda } is no longer law.
ti4-log-law-given = { $you ->
    [yes] { $agenda } passes to you.
   *[no] { $agenda } passes to { $seat }.
}
