# Warpgate: was Karten, Fähigkeiten, Ziele und Marker sagen (deutsch).

## Aktionen

warpgate-action-advance = Advance
warpgate-action-concentrate = Concentrate
warpgate-action-control = Control
warpgate-action-maneuver = Maneuver
warpgate-action-promote = Promote
warpgate-action-recon = Recon
warpgate-action-reinforce = Reinforce
warpgate-action-research = Research
warpgate-action-skirmish = Skirmish
warpgate-action-trade = Trade
warpgate-action-warp_in = Warp-in
warpgate-action-draw = Ziehen

warpgate-action-text-advance = Zwei oder mehr Schiffe bewegen sich von einem Ort zu einem in Reichweite X oder greifen dort an.
warpgate-action-text-concentrate = Beliebig viele Schiffe von einem oder zwei Orten bewegen sich zu einem in Reichweite X oder greifen dort an.
warpgate-action-text-control = Bis zu X Planeten mit eigenen Schiffen markieren; dafür ein verfügbares Ziel nehmen.
warpgate-action-text-maneuver = Schiffe bewegen sich von einem Ort zu einem in Reichweite X; danach dürfen andere Schiffe dasselbe tun.
warpgate-action-text-promote = X Helden und fortschrittliche Taktiken ansehen und eine Karte behalten.
warpgate-action-text-recon = Ein Schiff bewegt sich zu einem Ort in Reichweite 2X und erkundet dort.
warpgate-action-text-reinforce = Je ein neues Schiff auf bis zu X Orte mit eigenem Schiff.
warpgate-action-text-research = Die Drohne fliegt zu einem Planeten in Reichweite X und bringt eine verfügbare Technologie seines Typs.
warpgate-action-text-skirmish = Ein Schiff bewegt sich zu einem Ort in Reichweite X oder greift dort an.
warpgate-action-text-trade = Ein Schiff fliegt von einem Handelsplaneten zu einem zweiten und weiter zu einem dritten, je in Reichweite X; dafür ein Handelsgut.
warpgate-action-text-warp_in = Bis zu X neue Schiffe in das eigene Warpgate.
warpgate-action-text-draw = X Aktionskarten ziehen.

## Überschriften

warpgate-tactic = { $kind ->
    [basic] Basistaktik { $letter }, Faktor { $factor }
    [hero] Held, Faktor { $factor }, { $vp } SP
   *[advanced] Fortschrittliche Taktik, Faktor { $factor }, { $vp } SP
}
warpgate-technology = Technologie ({ $type }), { $trigger }, { $vp } SP
warpgate-objective = Ziel ({ $type }), { $vp } SP
warpgate-hero = { $hero } ist statt { $tactic } ({ $letter }) im Taktikstapel.

warpgate-trigger-battle = Kampf
warpgate-trigger-deploy = Einsetzen
warpgate-trigger-move = Bewegen
warpgate-trigger-control = Control
warpgate-trigger-draw = Ziehen
warpgate-trigger-discovery = Entdeckung

## Texte der Taktikkarten

warpgate-text-none = kein Text
warpgate-text-when = { $when }: { $text }
warpgate-when-and = {" und "}
warpgate-when-won = gewonnen
warpgate-when-lost = verloren
warpgate-when-attacking = als Angreifer
warpgate-when-defending = als Verteidiger
warpgate-when-outnumbered = mit weniger Schiffen

warpgate-text-cancel = der Text der anderen Karte entfällt
warpgate-text-factor = Faktor +{ $n }
warpgate-text-ships = { warpgate-n-ships } mehr für die Stärke
warpgate-text-ties = bei Gleichstand gewinnst du
warpgate-text-copy_factor = nimm den Faktor der anderen Karte, wenn er höher ist
warpgate-text-destroy = zerstöre { warpgate-n-ships } des Gegners
warpgate-text-sacrifice = { $n ->
    [12] verliere alle Schiffe des Kampfes
   *[other] verliere { warpgate-n-ships }
}
warpgate-text-shield = { warpgate-n-ships } { $n ->
    [one] kann
   *[other] können
} nicht zerstört werden
warpgate-text-rally = { warpgate-n-ships } aus dem Vorrat { $n ->
    [one] kommt
   *[other] kommen
} zu deinen dazu
warpgate-text-warp = setze { warpgate-n-ships } in dein Warpgate
warpgate-text-draw = ziehe { warpgate-n-cards }
warpgate-text-refresh = frische { warpgate-n-goods } auf
warpgate-text-good = nimm { warpgate-n-goods }
warpgate-text-plunder = nimm dem Gegner ein Handelsgut ab
warpgate-text-promote = Promote mit { $n }X
warpgate-text-raid = zerstöre { warpgate-n-ships } des Gegners auf Planeten in Reichweite 1
warpgate-text-unmark = entferne den Marker des Gegners vom Planeten
warpgate-text-claim = markiere den Planeten sofort, ohne Ziel
warpgate-text-explore = erkunde den Planeten
warpgate-text-encore = führe auch die andere Aktion der gespielten Karte aus
warpgate-text-escape = wenn du verlierst, wählst du, wohin du dich zurückziehst
warpgate-text-again = der Kampf wird noch einmal gekämpft

## Wirkungen von Technologien und Fraktionen

warpgate-power-attack = Faktor +{ $n }, wenn du angreifst
warpgate-power-defend = Faktor +{ $n }, wenn du verteidigst
warpgate-power-pursuit = wenn du gewinnst, zerstöre { warpgate-n-ships } mehr
warpgate-power-tactics = ziehe { $n ->
    [one] 1 Taktikkarte
   *[other] { $n } Taktikkarten
} mehr für einen Kampf
warpgate-power-shield = { warpgate-n-ships } von dir { $n ->
    [one] kann
   *[other] können
} im Kampf nicht zerstört werden
warpgate-power-combat_drones = deine Drohne zählt als Schiff, wo du kämpfst, muss aber Planeten mit fremden Schiffen verlassen
warpgate-power-escape = wenn du verlierst, wählst du, wohin du dich zurückziehst
warpgate-power-stubborn = als Verteidiger gewinnst du bei Gleichstand
warpgate-power-salvage = wenn du verlierst, setze { warpgate-n-ships } in dein Warpgate
warpgate-power-spoils = wenn du gewinnst, ziehe { warpgate-n-cards }
warpgate-power-war_fund = ansagen und ein Handelsgut nutzen: Faktor +{ $n }
warpgate-power-deploy = { warpgate-n-ships } mehr, wenn du Schiffe einsetzt
warpgate-power-deploy_draw = ziehe { warpgate-n-cards } nach dem Einsetzen
warpgate-power-spread = Reinforce darf mehrere Schiffe auf einen Ort setzen
warpgate-power-forward = Warp-in darf seine Schiffe auf eine deiner Kolonien setzen
warpgate-power-garrison = Reinforce darf auch deine Außenposten und Kolonien ohne Schiffe nutzen
warpgate-power-void_gate = Warp-in darf seine Schiffe auf einen Planeten in Reichweite X deines Warpgates setzen, auf dem nichts Fremdes ist, auch auf deine Marker dort
warpgate-power-range = Reichweite +{ $n } für deine Schiffe
warpgate-power-escort = ein Schiff aus dem Vorrat darf mit denen ziehen, die sich bewegen
warpgate-power-slip = deine Schiffe dürfen Planeten mit fremden Schiffen passieren
warpgate-power-relay = deine Schiffe dürfen sich zwischen Warpgate und Kolonien beliebig weit bewegen
warpgate-power-haul = Reichweite +{ $n } bei Trade
warpgate-power-move_refresh = frische { warpgate-n-goods } auf, wenn Schiffe auf einem Handelsplaneten ankommen
warpgate-power-wing = Skirmish mit { warpgate-n-ships } mehr
warpgate-power-control = markiere { warpgate-n-planets } mehr bei Control
warpgate-power-control_refresh = frische { warpgate-n-goods } nach Control auf
warpgate-power-control_deploy = setze { warpgate-n-ships } auf einen eben markierten Planeten
warpgate-power-colonize = ein eben markierter Planet wird sofort Kolonie
warpgate-power-any_objective = du darfst jedes verfügbare Ziel nehmen, welchen Typs auch immer
warpgate-power-drone_control = Control darf den Planeten deiner Drohne markieren
warpgate-power-draw = ziehe { warpgate-n-cards } mehr, wenn du mit einer Karte ziehst
warpgate-power-draw_refresh = frische { warpgate-n-goods } auf, wenn du mit einer Karte ziehst
warpgate-power-draw_deploy = setze { warpgate-n-ships } in dein Warpgate, wenn du mit einer Karte ziehst
warpgate-power-hand = ziehe { warpgate-n-cards } mehr für eine neue Runde
warpgate-power-keep = am Ende einer Runde darfst du { warpgate-n-cards } der Hand behalten
warpgate-power-sift = wenn du mit einer Karte ziehst, ziehe { $n } mehr und wirf dann { $n } ab
warpgate-power-machines = wenn du mit einer Karte ziehst, ziehe 1 bis 4; du darfst auch die Hand abwerfen und 2 ziehen (wann: W19.38)
warpgate-power-explore_both = beim Erkunden siehst du beide Marker und wählst
warpgate-power-explore_draw = ziehe { warpgate-n-cards }, wenn du erkundest
warpgate-power-explore_refresh = frische { warpgate-n-goods } auf, wenn du erkundest
warpgate-power-explore_safe = der Marker, der ein Schiff zerstört, schadet dir nicht
warpgate-power-explore_deploy = setze { warpgate-n-ships } auf den Planeten, den du erkundest
warpgate-power-explore_any = Schiffe dürfen nach jeder Bewegung erkunden
warpgate-power-infiltrate = deine Drohne darf landen, wo fremde Schiffe sind
warpgate-power-drone_range = Reichweite +{ $n } für deine Drohne
warpgate-power-research_draw = ziehe { warpgate-n-cards } nach Research
warpgate-power-trade_draw = ziehe { warpgate-n-cards } nach Trade
warpgate-power-round_refresh = frische { warpgate-n-goods } zu Beginn einer Runde auf
warpgate-power-start_ships = beginne mit { warpgate-n-ships } mehr
warpgate-power-start_goods = beginne mit { warpgate-n-goods }
warpgate-power-nomads = deine Außenposten zählen als Schiffe
warpgate-power-mimicry = einmal im Spiel, in deinem Zug: kopiere die Fähigkeit einer anderen Fraktion für immer
warpgate-power-assimilation = wenn du zum ersten Mal einen Kampf gewinnst, kopiere die Fähigkeit des Verlierers für immer

warpgate-n-ships = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
warpgate-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
warpgate-n-goods = { $n ->
    [one] 1 Handelsgut
   *[other] { $n } Handelsgüter
}
warpgate-n-planets = { $n ->
    [one] einen Planeten
   *[other] { $n } Planeten
}
warpgate-n-outposts = { $n } Außenposten
warpgate-n-colonies = { $n ->
    [one] 1 Kolonie
   *[other] { $n } Kolonien
}
warpgate-n-technologies = { $n ->
    [one] 1 Technologie
   *[other] { $n } Technologien
}

## Was Ziele verlangen

warpgate-goal-controlled = kontrolliere { warpgate-n-planets }
warpgate-goal-outposts = habe { warpgate-n-outposts }
warpgate-goal-colonies = habe { warpgate-n-colonies }
warpgate-goal-of_type = kontrolliere { warpgate-n-planets } des Typs { $type }
warpgate-goal-types = kontrolliere Planeten von { $n ->
    [one] 1 Typ
   *[other] { $n } Typen
}
warpgate-goal-trade_planets = kontrolliere { $n ->
    [one] einen Handelsplaneten
   *[other] { $n } Handelsplaneten
}
warpgate-goal-sectors = kontrolliere Planeten in { $n ->
    [one] 1 Sektor
   *[other] { $n } Sektoren
}
warpgate-goal-full_sectors = { $n ->
    [one] kontrolliere alle Planeten eines Sektors
   *[other] kontrolliere alle Planeten in { $n } Sektoren
}
warpgate-goal-border = kontrolliere { warpgate-n-planets } in Reichweite 1 desselben fremden Warpgates
warpgate-goal-occupied = { $n ->
    [one] habe Schiffe auf einem Planeten mit fremdem Marker
   *[other] habe Schiffe auf { $n } Planeten mit fremden Markern
}
warpgate-goal-ships = habe { warpgate-n-ships } auf Planeten, die im Warpgate nicht gezählt
warpgate-goal-ships_at = habe { warpgate-n-ships } auf einem Planeten, nicht im Warpgate
warpgate-goal-ships_spread = habe Schiffe auf { $n ->
    [one] einem Planeten
   *[other] { $n } Planeten
} außer deinem Warpgate
warpgate-goal-technologies = habe { warpgate-n-technologies }
warpgate-goal-tech_of_type = habe { warpgate-n-technologies } des Typs { $type }
warpgate-goal-tech_types = habe Technologien von { $n ->
    [one] 1 Typ
   *[other] { $n } Typen
}
warpgate-goal-goods = habe { warpgate-n-goods }
warpgate-goal-tokens = habe { $n } Entdeckungsmarker
warpgate-goal-elite = habe { $n ->
    [one] 1 Helden oder 1 fortschrittliche Taktikkarte
   *[other] { $n } Helden und fortschrittliche Taktikkarten
}
warpgate-goal-drone_far = habe deine Drohne { $n } oder mehr von deinem Warpgate entfernt
warpgate-goal-garrisons = kontrolliere { warpgate-n-planets }, auf denen eigene Schiffe sind
warpgate-goal-battles = { $n ->
    [one] habe einen Kampf als Angreifer gewonnen
   *[other] habe { $n } Kämpfe als Angreifer gewonnen
}
warpgate-goal-most_ships = habe mindestens so viele Schiffe auf Planeten wie alle anderen, die in Warpgates nicht gezählt
warpgate-goal-most_planets = kontrolliere mindestens so viele Planeten wie alle anderen

## Entdeckungsmarker

warpgate-token-refresh_trade_goods = Frischer Handel
warpgate-token-reinforce_1x = Reinforce 1X
warpgate-token-draw_1x = Ziehen 1X
warpgate-token-control_1x = Control 1X
warpgate-token-extra_vp = Zusatzpunkt
warpgate-token-ship_destroyed = Schiff zerstört
warpgate-token-deploy_1_to_3 = Verborgene Flotte
warpgate-token-peace = Frieden
warpgate-token-colony_of_type = Kolonie ({ $type })
warpgate-token-copy_planet = Planetenkopie
warpgate-token-technology = Verlorene Technologie
warpgate-token-trade_good = Handelsgut
warpgate-token-promote_2x = Promote 2X
warpgate-token-new_trade_planet = Neuer Handelsplanet
warpgate-token-dead_planet = Toter Planet
warpgate-token-objective = Neues Ziel

warpgate-token-text-refresh_trade_goods = frische alle deine Handelsgüter auf
warpgate-token-text-reinforce_1x = Reinforce mit 1X
warpgate-token-text-draw_1x = Ziehen mit 1X, ohne eine Karte zu spielen
warpgate-token-text-control_1x = Control mit 1X
warpgate-token-text-extra_vp = 2 SP statt 1 am Ende
warpgate-token-text-ship_destroyed = das erkundende Schiff geht verloren
warpgate-token-text-deploy_1_to_3 = setze 1 bis 3 Schiffe auf einen Planeten mit eigenem Schiff
warpgate-token-text-peace = zu Beginn einer Runde: du greifst in ihr nicht an und wirst nicht angegriffen
warpgate-token-text-colony_of_type = zählt als Kolonie auf einem Planeten dieses Typs, in keinem Sektor
warpgate-token-text-copy_planet = vor der Wertung neben einen Planeten legen: er zählt doppelt für den, der ihn kontrolliert
warpgate-token-text-technology = nimm eine Technologie
warpgate-token-text-trade_good = nimm ein Handelsgut
warpgate-token-text-promote_2x = Promote mit 2X
warpgate-token-text-new_trade_planet = der Planet wird Handelsplanet
warpgate-token-text-dead_planet = der Planet zählt nur noch für Bewegen und Einsetzen; Marker darauf werden entfernt
warpgate-token-text-objective = nimm ein Ziel
