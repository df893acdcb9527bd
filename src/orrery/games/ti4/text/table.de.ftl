### Twilight Imperium 4: was der Tisch sagt (Deutsch): Namen, Fragen, Anlässe. Die englische Fassung ist table.en.ftl;
### das Protokoll steht in journal.de.ftl.

ti4-title = Twilight Imperium, vierte Ausgabe

## Namen

ti4-place = System { $number }
ti4-place-centre = System Mecatol Rex
ti4-place-nexus = System Wurmloch-Nexus
ti4-place-creuss = System Creuss
ti4-deed-strategy = Strategieaktion: { $strategy }
ti4-deed-tactical = Taktikaktion
ti4-deed-pass = für diese Runde passen
ti4-deed-relic = Materialaktion: Reliktfragmente für ein Relikt vernichten
ti4-means-good = Handelsware
ti4-goods = { $number ->
    [one] 1 Handelsware
   *[other] { $number } Handelswaren
}
ti4-outcome-for = dafür
ti4-outcome-against = dagegen
ti4-outcome-none = nichts
ti4-note-owned = { $you ->
    [yes] { $what } (von dir)
   *[no] { $what } (von { $seat })
}
ti4-note-unseen = eine Vertragskarte
ti4-card-unseen = eine Aktionskarte
ti4-unit-damaged = { $unit }, beschädigt
ti4-unit-on-planet = { $unit } auf { $planet }
ti4-gun = { $unit } gegen { $planet }
ti4-laying = { $tile } als { $place }
ti4-ship-at = { $unit } in { $place }
ti4-figure = { $you ->
    [yes] { $unit } von dir in { $place }
   *[no] { $unit } von { $seat } in { $place }
}
ti4-in-space = Weltraumbereich von { $place }
ti4-offer-commodities = Massenprodukte erhalten
ti4-offer-commodity = ein Massenprodukt
ti4-offer-convert = Massenprodukte in Handelswaren umwandeln
ti4-offer-draw = eine Aktionskarte ziehen
ti4-offer-goods = Handelswaren erhalten
ti4-offer-ignore = ohne eine Voraussetzung auskommen
ti4-offer-infantry = eine Infanterie
ti4-offer-mech = ein Mech
ti4-offer-replenish = Massenprodukte auffüllen
ti4-offer-good = eine Handelsware
ti4-offer-relic = ein Relikt
ti4-offer-token = ein Kommandomarker
ti4-coming-end_turn = den Zug beenden
ti4-coming-fight = weiterkämpfen
ti4-coming-whens = weiter zu dem, was geschieht, wenn die Agenda aufgedeckt wird
ti4-coming-afters = weiter zu dem, was geschieht, nachdem die Agenda aufgedeckt wurde
ti4-sight-cards = Aktionskarten
ti4-sight-notes = Vertragskarten
ti4-sight-secrets = geheime Aufträge
ti4-extortion-take = die Karte nehmen
ti4-extortion-discard = drei zufällige Karten abwerfen lassen
ti4-election-side = dafür oder dagegen
ti4-election-player = ein Spieler
ti4-election-scored_secret_objective = ein gewerteter geheimer Auftrag
ti4-election-non_home_planet_other_than_mecatol_rex = ein Planet, aber kein Heimatplanet und nicht Mecatol Rex
ti4-election-planet = ein Planet
ti4-election-hazardous_planet = ein gefährlicher Planet
ti4-election-cultural_planet = ein kultureller Planet
ti4-election-industrial_planet = ein industrieller Planet
ti4-election-law = ein Gesetz
ti4-election-strategy_card = eine Strategiekarte
ti4-election-replaced = nichts: Eine andere Agenda tritt an ihre Stelle
ti4-die = Würfel { $number }
ti4-phase-setup = Spielaufbau
ti4-phase-over = Spielende

## Transaktionen

ti4-field-goods = Handelswaren
ti4-field-commodities = Massenprodukte
ti4-field-fragment = Reliktfragmente
ti4-field-note = Vertragskarten
ti4-field-captive = gekaperte Einheiten
ti4-field-planet = Planeten
ti4-field-card = Aktionskarten
ti4-field-promised = eine versprochene Stimme (sie bindet niemanden)
ti4-field-pledge = Versprechen (sie binden niemanden)
ti4-field-shown = Aktionskarten zum Herzeigen
ti4-field-shown_secret = geheime Aufträge zum Herzeigen
ti4-shown = ein Blick auf „{ $card }“
ti4-secret-unseen = einen geheimen Auftrag
ti4-promised = eine Stimme für „{ $outcome }“
ti4-pledge-peace = Frieden bis zum Ende der Runde
ti4-pledge-pay = { $number ->
    [one] später { $number } Handelsware
   *[other] später { $number } Handelswaren
}
ti4-pledge-spare = kein Angriff auf { $place }
ti4-amount-goods = { $number ->
    [one] { $number } Handelsware
   *[other] { $number } Handelswaren
}
ti4-amount-commodities = { $number ->
    [one] { $number } Massenprodukt
   *[other] { $number } Massenprodukte
}

## Wie viele

ti4-many-goods = { $goods ->
    [one] { $goods } Handelsware
   *[other] { $goods } Handelswaren
}
ti4-many-commodities = { $commodities ->
    [one] { $commodities } Massenprodukt
   *[other] { $commodities } Massenprodukte
}
ti4-many-tokens = { $tokens ->
    [one] { $tokens } Kommandomarker
   *[other] { $tokens } Kommandomarker
}
ti4-many-cards = { $cards ->
    [one] { $cards } Aktionskarte
   *[other] { $cards } Aktionskarten
}
ti4-many-secrets = { $secrets ->
    [one] { $secrets } geheimen Auftrag
   *[other] { $secrets } geheime Aufträge
}
ti4-many-notes = { $notes ->
    [one] { $notes } Vertragskarte
   *[other] { $notes } Vertragskarten
}
ti4-many-fragments = { $fragments ->
    [one] { $fragments } Reliktfragment
   *[other] { $fragments } Reliktfragmente
}
ti4-many-agendas = { $agendas ->
    [one] { $agendas } Agenda
   *[other] { $agendas } Agenden
}
ti4-many-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
ti4-many-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
ti4-many-hits = { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
ti4-many-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
ti4-many-units = { $count ->
    [one] 1 { $unit }
   *[other] { $count } × { $unit }
}
ti4-price = { $means ->
    [influence] { $price } Einfluss
   *[resources] { $price ->
        [one] 1 Ressource
       *[other] { $price } Ressourcen
    }
}
ti4-rival = { $rival_you ->
    [yes] dich
   *[no] { $rival }
}
ti4-to-rival = { $rival_you ->
    [yes] dir
   *[no] { $rival }
}
ti4-rolled-for = { $why ->
    [space_cannon] Weltraumkanonen
    [barrage] Jägerabwehr
    [bombardment] Bombardement
    [combat] Raumkampf
    [ground_combat] Bodenkampf
   *[ability] eine Fähigkeit
}

## Fragen: Spielaufbau

ti4-ask-choose_faction = Welche Fraktion spielst du?
ti4-ask-lay = Welche Systemtafel legst du, und wohin?
ti4-ask-starting_technology = Mit welchen Technologien beginnst du?
ti4-ask-starting_planet = Auf welchem Planeten beginnt diese Einheit: { $unit }?
ti4-ask-keep_secret = Welchen geheimen Auftrag behältst du? Der andere kommt in den Stapel zurück.

## Fragen: Strategiephase, Züge und Taktikaktionen

ti4-ask-take = Welche Strategiekarte nimmst du?
ti4-ask-act = Du bist am Zug: Was tust du?
ti4-ask-activate = Welches System aktivierst du?
ti4-ask-move_from = Von wo bewegen sich Schiffe nach { $target }? Du darfst aufhören.
ti4-ask-move = Welche Schiffe bewegen sich von { $place } nach { $target }, und was transportieren sie?
ti4-ask-pick_up_at = Auf dem Weg von { $place } nach { $target }: Wo nimmst du Einheiten auf?
ti4-ask-pick_up = Was nimmst du in { $place } auf?
ti4-ask-fire = Auf wessen Schiffe in { $place } feuern deine Weltraumkanonen?
ti4-ask-sustain = { ti4-many-hits } hinzunehmen: Welche Einheiten nutzen Schadensresistenz?
ti4-ask-sustain_hit = Einheit in { $place } getroffen: { $piece }. Schadensresistenz nutzen: { $unit }?
ti4-ask-lose = { ti4-many-hits } hinzunehmen: Welche Einheiten werden zerstört?
ti4-ask-go_on = Vorher sind noch Transaktionen möglich. Soll es weitergehen?
ti4-ask-retreat = Kündigst du den Rückzug aus { $place } an?
ti4-ask-retreat_to = Wohin ziehen sich deine Schiffe aus { $place } zurück?
ti4-ask-transport = Was nehmen deine Schiffe von { $place } nach { $target } mit?
ti4-ask-bombard = Welche Einheiten in { $place } bombardieren welche Planeten?
ti4-ask-custodians = Gibst du Einfluss aus, um den Hütermarker von Mecatol Rex zu entfernen?
ti4-ask-commit = Welche Bodentruppen landen auf welchen Planeten von { $place }?
ti4-ask-defend = Feuern deine Weltraumkanonen auf die Bodentruppen, die auf { $planet } landen?
ti4-ask-extra_die = Gegen welchen Planeten wirfst du den zusätzlichen Würfel?
ti4-ask-next_planet = Welcher Planet kommt als Nächstes an die Reihe?
ti4-ask-produce = Was produzierst du in { $place }, bis zu { $limit ->
    [one] 1 Einheit
   *[other] { $limit } Einheiten
}?
ti4-ask-place_troops = Wohin kommen die neuen Einheiten?
ti4-ask-pay = Du musst { ti4-price } bezahlen. Womit?
ti4-ask-remove = In { $place } sind zu viele Einheiten von dir. Welche entfernst du?
ti4-ask-no_figure = Für diese Einheit ist keine Figur mehr da: { $unit }. Wo verlierst du sie?

## Fragen: Strategiekarten

ti4-ask-secondary = Nutzt du die Sekundärfähigkeit von { $strategy }?
ti4-ask-gain_tokens = Du erhältst { ti4-many-tokens }. In welche Pools legst du sie?
ti4-ask-redistribute = Wie verteilst du deine { ti4-many-tokens } auf die Pools?
ti4-ask-buy_tokens = Wie viele Kommandomarker kaufst du für je 3 Einfluss?
ti4-ask-shield_system = In welches System legen alle anderen einen Kommandomarker?
ti4-ask-ready = Welche Planeten machst du spielbereit?
ti4-ask-new_speaker = Wer wird Sprecher?
ti4-ask-build = Welches Gebäude setzt du, und auf welchen Planeten?
ti4-ask-build_in = In welches System setzt du ein Gebäude? Dorthin kommt dein Kommandomarker.
ti4-ask-for_free = Wer darf Massenprodukte auffüllen, ohne einen Kommandomarker auszugeben?
ti4-ask-take_back = Aus welchem System nimmst du deinen Kommandomarker zurück?
ti4-ask-war_dock = Auf welchem Planeten produziert eine Raumwerft?
ti4-ask-research_more = Erforschst du eine Technologie für { $price ->
    [one] 1 Ressource
   *[other] { $price } Ressourcen
}?
ti4-ask-research = Welche Technologie erforschst du?
ti4-ask-helpers = Womit ersetzt du die fehlenden Voraussetzungen von { $technology }?
ti4-ask-token_from = Ein Kommandomarker von dir muss nach { $place }, und im Nachschub ist keiner. Aus welchem Pool nimmst du ihn?
ti4-ask-reclaim = Im Nachschub fehlt diese Einheit: { $unit }. Wo nimmst du eine weg?
ti4-ask-agendas_under = Welche dieser Agenden kommen unter den Stapel? Die anderen bleiben obenauf.
ti4-ask-agenda_first = Welche dieser Agenden kommt zuerst?
ti4-ask-agendas_kept = Welche dieser Agenden behältst du? Über sie entscheidest du; die anderen werden abgelegt.
ti4-ask-draw_secret = Ziehst du einen geheimen Auftrag?
ti4-ask-return_secret = Du hast zu viele geheime Aufträge. Welcher kommt in den Stapel zurück?

## Fragen: Statusphase und Agendaphase

ti4-ask-lose_tokens = Gib { ti4-many-tokens } aus. Aus welchen Pools?
ti4-ask-score = Welchen Auftrag wertest du?
ti4-ask-purge_fragments = Vernichte { ti4-many-fragments }. Welche?
ti4-ask-vote = { $agenda }: Wofür stimmst du?
ti4-ask-cast_votes = Welche Planeten erschöpfst du für ihre Stimmen?
ti4-ask-decide = { $agenda }: Es steht unentschieden, oder niemand hat gestimmt. Du bist Sprecher: Wie geht es aus?
ti4-ask-ready_some = Welche deiner Planeten machst du spielbereit?

## Fragen: Erkundung und Relikte

ti4-ask-explore_card = Du hast mehrere Erkundungskarten gezogen. Welche handelst du ab?
ti4-ask-explore_next = Welchen Planeten erkundest du als Nächstes?
ti4-ask-explore_planet_first = Erkundest du den Planeten vor dem Wilder-Raum-Marker in { $place }?
ti4-ask-explore_deck = Von welchem Stapel ziehst du für { $planet }?
ti4-ask-explore_offer = { $exploration }: Welches Angebot nimmst du an?
ti4-ask-explore_pay = { $exploration }: Womit bezahlst du?
ti4-ask-convert = Wie viele Massenprodukte wandelst du in Handelswaren um?
ti4-ask-freelance = Welche Einheit produzieren die Freiberufler für dich?
ti4-ask-freelance_on = Auf welchen Planeten setzt du sie? Sonst kommt sie in den Weltraumbereich.
ti4-ask-ion_side = Welches Wurmloch zeigt der Ionensturm?
ti4-ask-through_storm = Bewegen sich deine Schiffe von { $place } nach { $target } durch das Wurmloch des Ionensturms?
ti4-ask-relic_of = Reliktfragmente welcher Art vernichtest du?
ti4-ask-relic_unknown = Du vernichtest für ein Relikt: { $fragment }. Wie viele davon sind unbekannte?

## Fragen: Transaktionen

ti4-ask-trade = Schlägst du jemandem eine Transaktion vor?
ti4-ask-agree = { $rival } schlägt eine Transaktion vor. Du bekommst: { $gets }. Du gibst: { $gives }. Stimmst du zu?
ti4-ask-leave_for = Du gibst { $planet } ab. Wohin gehen deine Einheiten?
ti4-ask-surrender_note = { $text }: Welche Vertragskarte gibst du ab?

## Fragen: Karten und andere Texte

ti4-ask-seen = { $rival } hat dir etwas gezeigt. Hast du es gesehen?
ti4-ask-look_at = Was siehst du dir bei { $rival } an?
ti4-ask-show_card = Welche Aktionskarte zeigst du { $rival }?
ti4-ask-take_card = Welche Aktionskarte nimmst du { $rival } weg?
ti4-ask-extort = { $rival } hat dir eine Aktionskarte gezeigt. Was tust du?
ti4-ask-react = { $window }. Nutzt du jetzt eine Karte oder Fähigkeit?
ti4-ask-discard = Welche Aktionskarten wirfst du ab?
ti4-ask-aim_player = { $text }: Welcher Spieler?
ti4-ask-aim_players = { $text }: Welche Spieler?
ti4-ask-aim_planet = { $text }: Welcher Planet?
ti4-ask-aim_planets = { $text }: Welche Planeten?
ti4-ask-aim_place = { $text }: Welches System?
ti4-ask-aim_unit = { $text }: Welche Einheit?
ti4-ask-aim_ship = { $text }: Welches Schiff?
ti4-ask-aim_figure = { $text }: Welche Einheit?
ti4-ask-aim_source = { $text }: Wo?
ti4-ask-aim_units = { $text }: Welche Einheiten?
ti4-ask-aim_pieces = { $text }: Welche Einheiten?
ti4-ask-aim_standing = { $text }: Welche Einheiten?
ti4-ask-aim_pools = { $text }: Welche Pools?
ti4-ask-aim_technology = { $text }: Welche Technologie?
ti4-ask-aim_replacement = { $text }: Welche Technologie statt { $technology }?
ti4-ask-aim_strategy = { $text }: Welche Strategiekarte?
ti4-ask-aim_strategies = { $text }: Welche Strategiekarten?
ti4-ask-aim_objective = { $text }: Welcher Auftrag?
ti4-ask-aim_card = { $text }: Welche Karte?
ti4-ask-aim_cards = { $text }: Welche Karten?
ti4-ask-aim_text = { $text }: Welche Karte?
ti4-ask-aim_outcome = { $text }: Welche Alternative?
ti4-ask-aim_trait = { $text }: Welches Merkmal?
ti4-ask-aim_colour = { $text }: Welche Farbe?
ti4-ask-aim_dice = { $text }: Welche Würfel?
ti4-ask-aim_amount = { $text }: Wie viele?
ti4-ask-aim_offer = { $text }: Was wählst du?
ti4-ask-aim_yes = { $text }: Nutzt du es?
ti4-ask-aim_ready = { $text }: Was machst du spielbereit?
ti4-ask-aim_origin = { $text }: Aus welchem System?
ti4-ask-aim_wormhole = { $text }: Welchen Wurmlochmarker?
ti4-ask-aim_fragment = { $text }: Welches Reliktfragment?

## Wie eine Antwort heißt, mit der man nichts wählt

ti4-none-move_from = keine weiteren Schiffe
ti4-none-pick_up_at = nichts mehr aufnehmen
ti4-none-fire = nicht feuern
ti4-none-build = nichts setzen
ti4-none-build_in = in keines
ti4-none-research = nichts erforschen
ti4-none-score = keinen werten
ti4-none-vote = Enthaltung
ti4-none-explore_offer = ablehnen
ti4-none-freelance = nichts produzieren
ti4-none-freelance_on = in den Weltraumbereich
ti4-none-extort = keins von beidem
ti4-none-react = nichts nutzen
ti4-none-aim_ship = das ist alles
ti4-none-aim_source = das ist alles
ti4-none-aim_origin = das ist alles
ti4-none-aim_replacement = behalten

## Anlässe: worauf eine Karte oder Fähigkeit antworten kann

ti4-window-CardPlayed = eine Aktionskarte wird gespielt
ti4-window-AbilityUsed = eine Fraktionsfähigkeit ist als Aktion genutzt worden
ti4-window-CardDiscarded = eine Aktionskarte ist abgeworfen worden
ti4-window-AgentExhausted = ein Agent ist erschöpft worden
ti4-window-Readied = eine Karte ist wieder spielbereit
ti4-window-StrategyPhaseBegins = die Strategiephase beginnt
ti4-window-StrategyTaken = eine Strategiekarte wird gewählt
ti4-window-StrategyGained = eine Strategiekarte ist gewählt worden
ti4-window-StrategyPhaseEnds = die Strategiephase endet
ti4-window-TurnBegins = ein Zug beginnt
ti4-window-ActionDone = eine Aktion ist ausgeführt
ti4-window-TurnEnds = ein Zug endet
ti4-window-PlayerPassed = ein Spieler hat gepasst
ti4-window-ActionPhaseEnds = die Aktionsphase endet
ti4-window-StrategicBegins = eine Strategieaktion steht bevor
ti4-window-PrimaryBegins = eine Primärfähigkeit wird gleich abgehandelt
ti4-window-SecondaryBegins = eine Sekundärfähigkeit wird gleich abgehandelt
ti4-window-StrategyTokenSpent = ein Marker aus dem Strategiepool wird gleich ausgegeben
ti4-window-StrategyTokenGone = ein Marker aus dem Strategiepool ist ausgegeben worden
ti4-window-StrategyResolved = die Fähigkeit einer Strategiekarte ist abgehandelt
ti4-window-StrategicDone = eine Strategieaktion ist vorbei
ti4-window-Replenished = Massenprodukte sind aufgefüllt worden
ti4-window-Traded = eine Transaktion ist abgehandelt
ti4-window-GoodsGained = jemand hat Handelswaren erhalten
ti4-window-GoodsTaken = eine Handelsware oder ein Massenprodukt ist weggenommen worden
ti4-window-CommoditiesGiven = Massenprodukte sind abgegeben worden
ti4-window-CardsDrawn = gleich werden Aktionskarten gezogen
ti4-window-Activated = ein System ist aktiviert worden
ti4-window-Moved = alle Schiffe haben sich bewegt
ti4-window-ShipsMoved = Schiffe haben sich durch eine Fähigkeit bewegt
ti4-window-TacticalDone = eine Taktikaktion ist vorbei
ti4-window-CannonsFire = Weltraumkanonen feuern gleich
ti4-window-AbilityRoll = gleich wird für eine Einheitenfähigkeit gewürfelt
ti4-window-RollCounted = die Treffer eines Wurfes sind gezählt
ti4-window-Rolled = es ist gewürfelt worden
ti4-window-HitsComing = gleich werden Treffer zugewiesen
ti4-window-DamageSustained = eine Einheit hat Schadensresistenz genutzt
ti4-window-BecameDamaged = ein Schiff ist beschädigt worden
ti4-window-Repaired = eine Einheit ist repariert worden
ti4-window-UnitsDestroyed = Einheiten sind zerstört worden
ti4-window-FleetsMeet = ein Raumkampf beginnt
ti4-window-CombatRoundBegins = eine Kampfrunde beginnt
ti4-window-BarrageBegins = gleich wird für Jägerabwehr gewürfelt
ti4-window-RetreatsBegin = ein Rückzug kann angekündigt werden
ti4-window-RetreatAnnounced = ein Rückzug ist angekündigt
ti4-window-CombatRolled = beide Seiten haben gewürfelt
ti4-window-HitsAssigned = beide Seiten haben Treffer zugewiesen
ti4-window-CombatRoundEnds = eine Kampfrunde endet
ti4-window-CombatWon = ein Kampf ist gewonnen
ti4-window-InvasionBegins = ein Einmarsch beginnt
ti4-window-CommitStep = Bodentruppen werden entsandt
ti4-window-Committed = Einheiten sind auf einen Planeten entsandt
ti4-window-ControlChanges = die Kontrolle über einen Planeten wechselt
ti4-window-ControlGained = die Kontrolle über einen Planeten ist übernommen
ti4-window-ProductionBegins = gleich wird produziert
ti4-window-UnitsComing = gleich werden neue Einheiten platziert
ti4-window-UnitsBought = die Einheiten zum Produzieren sind gewählt
ti4-window-TroopsProduced = Bodentruppen sind produziert
ti4-window-Produced = es ist produziert worden
ti4-window-NothingProduced = nichts ist produziert worden
ti4-window-StructureComing = gleich wird ein Gebäude gesetzt
ti4-window-StructurePlaced = ein Gebäude ist gesetzt worden
ti4-window-WouldResearch = gleich wird eine Technologie erforscht
ti4-window-PlacedInSpace = Einheiten sind in den Weltraum gesetzt worden
ti4-window-UnitsPlaced = Einheiten sind auf einen Planeten gesetzt worden
ti4-window-ResearchPaid = gleich wird eine Technologie bezahlt
ti4-window-ResearchBegins = die Forschung beginnt
ti4-window-ResearchChosen = eine Technologie zum Erforschen ist gewählt
ti4-window-Researched = eine Technologie ist erforscht worden
ti4-window-TechnologyGained = jemand hat eine Technologie erhalten
ti4-window-Exploring = gleich wird eine Erkundungskarte gezogen
ti4-window-Explores = eine Erkundungskarte ist aufgedeckt
ti4-window-Explored = es ist erkundet worden
ti4-window-RelicGained = jemand hat ein Relikt erhalten
ti4-window-ObjectiveScored = ein Auftrag ist gewertet worden
ti4-window-StatusPhaseBegins = die Statusphase beginnt
ti4-window-SecretsScored = geheime Aufträge können gewertet werden
ti4-window-InfantryGrows = die Statusphase beginnt, und gleich wird eine Infanterie gesetzt
ti4-window-StrategiesReturn = Strategiekarten werden gleich zurückgegeben
ti4-window-StatusPhaseEnds = die Statusphase endet
ti4-window-AgendaPhaseBegins = die Agendaphase beginnt
ti4-window-AgendaRevealed = eine Agenda wird aufgedeckt
ti4-window-AgendaKnown = eine Agenda ist aufgedeckt
ti4-window-Pressed = jemand ist unter Druck gesetzt worden
ti4-window-VotingBegins = die Abstimmung beginnt gleich
ti4-window-BallotBegins = jemand stimmt gleich ab
ti4-window-VoteBegins = du stimmst gleich ab
ti4-window-VotesCast = Stimmen sind abgegeben
ti4-window-OutcomeKnown = der Ausgang einer Agenda steht fest
ti4-window-AgendaResolved = eine Agenda ist abgehandelt
ti4-window-AgendaOver = eine Agenda ist erledigt
ti4-window-LawLost = ein Gesetz verlässt gleich das Spiel
ti4-window-AgendaPhaseEnds = die Agendaphase endet

## Was man vorab beantworten kann

ti4-occasion-secondary = die Sekundärfähigkeit von { $strategy }
ti4-occasions-secondaries = alle Sekundärfähigkeiten
ti4-occasion-vote = über eine Agenda abstimmen
ti4-occasions-votes = alle Abstimmungen
ti4-occasion-fire = mit Weltraumkanonen auf Schiffe feuern
ti4-occasion-defend = mit Weltraumkanonen auf Bodentruppen feuern
ti4-occasions-cannons = alle Weltraumkanonen
ti4-occasion-go_on = ohne weitere Transaktion weitermachen: { $coming }
ti4-occasions-pauses = alle Pausen für Transaktionen
ti4-occasion-retreat = einen Rückzug ankündigen
ti4-occasions-retreats = alle Rückzüge
ti4-occasions-cards = gespielte und abgeworfene Karten
ti4-occasions-strategy = Strategiekarten
ti4-occasions-turns = Anfang und Ende von Zügen
ti4-occasions-trade = Waren und Transaktionen
ti4-occasions-moves = aktivierte Systeme und Schiffsbewegungen
ti4-occasions-dice = Würfelwürfe
ti4-occasions-combats = Kämpfe
ti4-occasions-invasions = Einmärsche und Kontrolle über Planeten
ti4-occasions-production = Produktion und neue Einheiten
ti4-occasions-research = Technologien
ti4-occasions-exploration = Erkundung
ti4-occasions-status = die Statusphase
ti4-occasions-council = Agenden und Abstimmungen
