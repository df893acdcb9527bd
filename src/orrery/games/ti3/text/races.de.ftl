# Twilight Imperium 3: was die Rassen können (Namen, Texte, Fragen, Zeilen des Protokolls).

ti3-race-jol_nar-combat_penalty = Unkriegerisch
ti3-race-jol_nar-combat_penalty-text = In Raum- und Invasionsschlachten hast du -1 auf deine Kampfwürfe.
ti3-race-jol_nar-technology_both = Doppelte Forschung
ti3-race-jol_nar-technology_both-text = Wer auch immer Technologie spielt: Mit der Sekundärfähigkeit darfst du davor oder danach auch die Primärfähigkeit nutzen, oder sie allein.
ti3-race-jol_nar-reroll = Zweiter Versuch
ti3-race-jol_nar-reroll-text = Gib einen Chip aus dem Strategiebereich aus, um einen deiner Würfel sofort erneut zu werfen.
ti3-race-naalu-initiative_zero = Voraussicht
ti3-race-naalu-initiative_zero-text = Deine Strategiekarte zählt als Nummer 0: Du bist der Erste in der Reihenfolge.
ti3-race-naalu-early_retreat = Früher Rückzug
ti3-race-naalu-early_retreat-text = Wird deine Flotte angegriffen, darf sie sich vor der Raumschlacht nach den üblichen Regeln zurückziehen.
ti3-race-naalu-fighter_bonus = Jägerpiloten
ti3-race-naalu-fighter_bonus-text = Deine Jäger haben in Raumschlachten +1.
ti3-race-l1z1x-cheap_dreadnoughts = Werften
ti3-race-l1z1x-cheap_dreadnoughts-text = Deine Schlachtschiffe kosten 4.
ti3-race-l1z1x-combat_bonus = Kriegsmaschinen
ti3-race-l1z1x-combat_bonus-text = Deine Schlachtschiffe haben in Raumschlachten +1, deine Bodentruppen +1, wenn sie angreifen.
ti3-race-l1z1x-extra_strategy_counter = Strategen
ti3-race-l1z1x-extra_strategy_counter-text = Du beginnst mit einem Kommandochip mehr im Strategiebereich.
ti3-race-mentak-extra_fleet_counter = Raubflotten
ti3-race-mentak-extra_fleet_counter-text = Du beginnst mit einem Kommandochip mehr in der Flottenversorgung.
ti3-race-mentak-ambush = Hinterhalt
ti3-race-mentak-ambush-text = Vor einer Raumschlacht mit dir feuern bis zu zwei deiner Kreuzer und Zerstörer; was sie treffen, schießt nicht zurück.
ti3-race-mentak-pillage = Plünderung
ti3-race-mentak-pillage-text = Nimm dir in der Strategiephase je ein Handelsgut von bis zu zwei anderen, die mindestens drei haben.
ti3-race-letnev-pay_for_combat = Kriegskasse
ti3-race-letnev-pay_for_combat-text = Gib vor einer Kampfrunde 2 Handelsgüter aus: In dieser Runde haben deine Schiffe +1 oder deine Bodentruppen +2.
ti3-race-letnev-larger_fleets = Große Flotten
ti3-race-letnev-larger_fleets-text = Jede deiner Flotten darf ein Schiff mehr haben, als du Chips in der Flottenversorgung hast.
ti3-race-xxcha-diplomacy_primary = Diplomaten
ti3-race-xxcha-diplomacy_primary-text = Statt der Sekundärfähigkeit von Diplomatie darfst du die Primärfähigkeit nutzen.
ti3-race-xxcha-veto = Einspruch
ti3-race-xxcha-veto-text = Ist eine Politikkarte verlesen, gib einen Chip aus dem Strategiebereich aus: Sie wird abgelegt und eine andere gezogen.
ti3-race-xxcha-first_round = Standhaft
ti3-race-xxcha-first_round-text = In der ersten Runde einer Raum- oder Invasionsschlacht haben alle Kampfwürfe gegen dich -1.
ti3-race-yssaril-skip = Geduld
ti3-race-yssaril-skip-text = Du darfst deine Aktion weglassen, aber nicht in zwei Zügen nacheinander.
ti3-race-yssaril-card_hoard = Ränke
ti3-race-yssaril-card_hoard-text = Du ziehst in jeder Statusphase eine Aktionskarte mehr, und nichts begrenzt je deine Hand.
ti3-race-yssaril-spy = Spione
ti3-race-yssaril-spy-text = Einmal in jeder Strategiephase darfst du dir die Aktionskarten eines anderen ansehen.
ti3-race-hacan-no_approval = Gilderecht
ti3-race-hacan-no_approval-text = Deine Handelsabkommen brauchen niemandes Zustimmung.
ti3-race-hacan-free_trade_secondary = Händler
ti3-race-hacan-free_trade_secondary-text = Die Sekundärfähigkeit von Handel kostet dich keinen Chip, und jedes Abkommen bringt dir ein Handelsgut mehr.
ti3-race-hacan-unbreakable = Vertragstreue
ti3-race-hacan-unbreakable-text = Kein Partner kann ein Abkommen mit dir kündigen; Krieg zwischen euch beiden löst es, ebenso Handel und Karten.
ti3-race-hacan-swap_action_cards = Basar
ti3-race-hacan-swap_action_cards-text = Sind in der Statusphase Karten gezogen, darfst du zweimal anbieten, je bis zu zwei Aktionskarten zu tauschen, mit Handelsgütern obendrauf.
ti3-race-norr-combat_bonus = Zum Kampf geboren
ti3-race-norr-combat_bonus-text = In Raum- und Invasionsschlachten hast du +1 auf deine Kampfwürfe.
ti3-race-sol-orbital_drop = Landung aus dem Orbit
ti3-race-sol-orbital_drop-text = Gib anstelle einer Aktion einen Chip aus dem Strategiebereich aus: 2 Bodentruppen erscheinen auf einem deiner Planeten.
ti3-race-sol-extra_counter = Vielseitig
ti3-race-sol-extra_counter-text = Du erhältst in der Statusphase einen Kommandochip mehr.

ti3-ask-free_first = { $strategy }: Nimmst du zuerst die kostenlose Technologie, bevor du eine kaufst?
ti3-ask-rob = Wem nimmst du ein Handelsgut?
ti3-ask-spied = Du siehst die Aktionskarten von { $rival }. Fertig?
ti3-ask-swap = Bietest du einen Handel mit Aktionskarten an?
ti3-ask-accept_swap = { $rival } bietet { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
} gegen { $wanted_cards } von dir{ $given ->
    [0] {""}
   *[other] , mit { $given ->
        [one] 1 Handelsgut
       *[other] { $given } Handelsgütern
    } für dich
}{ $wanted ->
    [0] {""}
   *[other] , für { $wanted } deiner Handelsgüter
}. Nimmst du an?
ti3-ask-hand_over = Welche Aktionskarten gibst du ab ({ $number })?

ti3-log-robs = { $you ->
    [yes] Du beraubst { $rival }.
   *[no] { $seat } beraubt { ti3-rival }.
}
ti3-log-primary = { $you ->
    [yes] Du nutzt die Primärfähigkeit von { $strategy }.
   *[no] { $seat } nutzt die Primärfähigkeit von { $strategy }.
}
ti3-log-waits = { $you ->
    [yes] Du lässt eine Aktion weg.
   *[no] { $seat } lässt eine Aktion weg.
}
ti3-log-spies = { $you ->
    [yes] Du siehst dir die Aktionskarten von { $rival } an.
   *[no] { $seat } sieht sich { $rival_you ->
       [yes] deine Aktionskarten
      *[no] die Aktionskarten von { $rival }
    } an.
}
ti3-many-swapped = { $count ->
    [0] keine Aktionskarte
    [1] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
ti3-log-swaps = { $you ->
    [yes] Du gibst { $rival } { ti3-many-swapped } und erhältst { $other }.
   *[no] { $seat } gibt { ti3-to-rival } { ti3-many-swapped } und erhält { $other }.
}
