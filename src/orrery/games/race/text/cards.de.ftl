# Race for the Galaxy: was die Karten tun, in eigenen Worten.
# Der Text einer Karte setzt sich aus ihren Fähigkeiten zusammen (describe.py); ihr Name steht in cards.py.

## Güter und Schlagworte

race-good-novelty = Luxusartikel
race-good-rare = Seltene Elemente
race-good-genes = Gene
race-good-alien = Alien-Technologie

# Welche Güter: "Gut (...)"
race-goods = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [genes] { race-good-genes }
   *[alien] { race-good-alien }
}

# Welche Art von Welt: "...-Welt"
race-kind = { $good ->
    [novelty] { race-good-novelty }
    [rare] Seltene-Elemente
    [genes] { race-good-genes }
   *[alien] { race-good-alien }
}

race-keyword-REBEL = Rebellen
race-keyword-ALIEN = ALIEN
race-keyword-UPLIFT = GENMANIPULIERT
race-keyword-IMPERIUM = IMPERIUM
race-keyword-TERRAFORMING = TERRAFORMING
race-keyword-CHROMOSOME = Chromosomen-Symbol

race-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

# Was ein verbrauchtes Gut bringt: Chips, Karten oder beides
race-reward = { $cards ->
    [0] { $vp } SP
   *[other] { $vp ->
        [0] { race-cards }
       *[other] { $vp } SP und { race-cards }
    }
}

## Kopfzeile

race-headline-kind = { $kind ->
    [development] Entwicklung
    [military] Militärische Welt
   *[world] Welt
}
race-headline-start = Startwelt { $number } ({ $colour ->
    [red] rot
   *[blue] blau
})
race-headline-cost = Kosten { $cost }
race-headline-defence = Verteidigung { $defence }
race-headline-vp = { $vp } SP
race-headline-vp-varies = SP zählen am Spielende
race-headline-good = { $source ->
    [windfall] Windfall: { race-goods }
   *[production] Produktion: { race-goods }
}

## I Erkunden

race-power-Explore = { $draw ->
    [0] { $keep ->
        [one] { $keep } Karte
       *[other] { $keep } Karten
    } mehr behalten
   *[other] { $draw ->
        [one] { $draw } Karte
       *[other] { $draw } Karten
    } mehr ansehen{ $keep ->
        [0] {""}
       *[other] {" "}und { $keep } mehr behalten
    }
}

## II Entwickeln

race-power-DrawAtStart = { race-cards } ziehen, wenn die Phase beginnt
race-power-DevelopDiscount = Eine Entwicklung kostet { $amount } weniger
race-power-DevelopDraw = { race-cards } ziehen, wenn eine Entwicklung ausgespielt ist

## III Siedeln

race-power-SettleDiscount = { $good ->
    [any] Eine Welt kostet { $amount } weniger
   *[other] { race-kind }-Welten kosten { $amount } weniger
}
race-power-Military = Militärische Stärke { $signed }
race-power-MilitaryAgainst = { $good ->
    [any] Militärische Stärke { $signed } gegen { $keyword }-Welten
   *[other] Militärische Stärke { $signed } gegen { race-kind }-Welten
}
race-power-Tactics = Darf aus der Auslage abgeworfen werden: bis zum Ende der Phase militärische Stärke { $signed }
race-power-ColonyShip = Darf aus der Auslage abgeworfen werden: eine Welt, die bezahlt wird, kostet 0 (nicht { race-goods })
race-power-PayForMilitary = Eine militärische Welt darf gekauft statt erobert werden, für { $discount } weniger als ihre Verteidigung (nicht { race-goods })
race-power-SettleDraw = { race-cards } ziehen, wenn eine Welt ausgespielt ist

## $ Handeln

race-power-TradeBonus = { $good ->
    [any] +{ race-cards } beim Verkauf eines Guts
    [this] +{ race-cards } beim Verkauf des Guts auf dieser Welt
   *[other] +{ race-cards } beim Verkauf eines Guts ({ race-goods })
}

## IV Verbrauchen

race-power-Consume = { $up_to ->
    [1] { $good ->
        [any] Ein Gut verbrauchen: { race-reward }
       *[other] Ein Gut ({ race-goods }) verbrauchen: { race-reward }
    }
   *[other] { $good ->
        [any] Bis zu { $up_to } Güter verbrauchen: je { race-reward }
       *[other] Bis zu { $up_to } Güter ({ race-goods }) verbrauchen: je { race-reward }
    }
}
race-power-ConsumePair = { $good ->
    [any] Genau 2 Güter verbrauchen: { race-reward }
   *[other] Genau 2 Güter ({ race-goods }) verbrauchen: { race-reward }
}
race-power-ConsumeDifferent = Genau { $kinds ->
    [one] 1 Gut
   *[other] { $kinds } Güter
} verbrauchen, jedes von anderer Art: { race-reward }
race-power-ConsumeAll = Alle eigenen Güter verbrauchen: je 1 SP, zusammen { $minus } weniger
race-power-TradeGood = { $trade_powers ->
    [yes] Ein Gut verbrauchen: Karten in Höhe seines Handelswerts ziehen, eigene Handelsboni zählen mit
   *[no] Ein Gut verbrauchen: Karten in Höhe seines Handelswerts ziehen, ohne Handelsboni
}
race-power-ConsumeHand = Wahlweise bis zu { $up_to ->
    [one] { $up_to } Handkarte
   *[other] { $up_to } Handkarten
} abwerfen: je { $vp } SP, nie verdoppelt
race-power-ConsumeDraw = { race-cards } ziehen
race-power-Lucky = Eine Zahl von { $low } bis { $high } nennen und eine Karte aufdecken: sie gehört dir, wenn ihre Kosten oder ihre Verteidigung diese Zahl sind

## V Produzieren

race-power-Produce = Produziert { race-goods }
race-power-ProduceWindfall = { $good ->
    [any] Ein Gut auf einer Windfall-Welt produzieren
   *[other] Ein Gut auf einer { race-kind }-Windfall-Welt produzieren
}
race-power-ProduceDraw = { race-cards } ziehen
race-power-DrawIfProducedHere = { race-cards } ziehen, wenn diese Welt gerade ein Gut erhalten hat
race-power-DrawPerGood = { race-cards } ziehen für jedes gerade produzierte Gut ({ race-goods })
race-power-DrawPerKind = { race-cards } ziehen für jede Art von Gütern, die du gerade produziert hast
race-power-DrawIfMost = { race-cards } ziehen, wenn du gerade mehr Güter ({ race-goods }) produziert hast als jeder andere
race-power-DrawPerWorld = { race-cards } ziehen für jede eigene { race-kind }-Welt

## Wertungszeilen der Entwicklungen mit Kosten 6

race-score-Score = { $vp } SP je { $other ->
    [yes] andere{" "}
   *[no] {""}
}{ $military ->
    [yes] militärische{" "}
   *[no] {""}
}{ $keyword ->
    [none] {""}
   *[other] { $keyword }-
}{ $good ->
    [any] {""}
   *[other] { race-kind }-
}{ $source ->
    [none] {""}
    [windfall] Windfall-
   *[production] Produktions-
}{ $kind ->
    [world] Welt
    [development] Entwicklung
   *[card] Karte
}{ $cost ->
    [-1] {""}
   *[other] {" "}mit Kosten { $cost }
}{ $phase ->
    [none] {""}
    [explore] {" "}mit einer Erkunden-Fähigkeit
    [trade] {" "}mit einer Handeln-Fähigkeit
   *[consume] {" "}mit einer Verbrauchen-Fähigkeit
}
race-score-name = { $vp } SP für { $name }
race-score-ScoreChips = { $vp } SP je { $each } SP in Chips, abgerundet
race-score-ScoreMilitary = { $vp } SP je { $each ->
    [one] Punkt
   *[other] { $each } Punkte
} militärischer Stärke, ohne bedingte und vorübergehende Stärke
