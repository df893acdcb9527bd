### Twilight Imperium 3: was der Tisch sagt (Deutsch): Namen, Fragen, Protokoll. Die englische Fassung ist table.en.ftl.

ti3-title = Twilight Imperium, dritte Ausgabe

## Namen

ti3-place-centre = Mecatol Rex
ti3-purse-good = Handelsgut
ti3-goods = { $number ->
    [one] 1 Handelsgut
   *[other] { $number } Handelsgüter
}
ti3-side-for = dafür
ti3-side-against = dagegen
ti3-way-first = das Erste
ti3-way-second = das Zweite
ti3-deed-strategy = strategische Aktion: { $strategy }
ti3-deed-tactical = taktische Aktion
ti3-deed-transfer = Bewegungsaktion
ti3-deed-pass = für diese Runde passen
ti3-deed-wait = abwarten
ti3-laying = { $tile } auf { $place }
ti3-patrol = { $unit } von { $place } nach { $target }
ti3-contract = Vertrag { $number }
ti3-amount-goods = { $number ->
    [one] 1 Handelsgut
   *[other] { $number } Handelsgüter
}
ti3-amount-cards = { $number ->
    [one] 1 Aktionskarte
   *[other] { $number } Aktionskarten
}
ti3-field-goods = Handelsgüter
ti3-field-contract = Vertrag
ti3-field-cards = Aktionskarten
ti3-field-verdict = Stimme
ti3-phase-setup = Aufbau
ti3-phase-strategy = Strategiephase
ti3-phase-action = Aktionsphase
ti3-phase-status = Statusphase
ti3-phase-over = Spielende

## Wie viele

ti3-many-goods = { $goods ->
    [one] { $goods } Handelsgut
   *[other] { $goods } Handelsgüter
}
ti3-many-given = { $given ->
    [one] { $given } Handelsgut
   *[other] { $given } Handelsgüter
}
ti3-many-wanted = { $wanted ->
    [one] { $wanted } Handelsgut
   *[other] { $wanted } Handelsgüter
}
ti3-many-counters = { $count ->
    [one] { $count } Kommandochip
   *[other] { $count } Kommandochips
}
ti3-many-new-counters = { $number ->
    [one] { $number } Kommandochip
   *[other] { $number } Kommandochips
}
ti3-many-cards = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
ti3-many-discards = { $number ->
    [one] { $number } Aktionskarte
   *[other] { $number } Aktionskarten
}
ti3-many-hits = { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
ti3-many-strikes = { $number ->
    [one] { $number } Treffer
   *[other] { $number } Treffer
}
ti3-many-troops = { $troops ->
    [one] { $troops } Bodentruppe
   *[other] { $troops } Bodentruppen
}
ti3-many-fallen = { $count ->
    [one] { $count } Bodentruppe
   *[other] { $count } Bodentruppen
}
ti3-many-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
ti3-many-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
ti3-many-scrapped = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
ti3-many-bonus = { $number ->
    [one] { $number } Bonuschip
   *[other] { $number } Bonuschips
}
ti3-landing = { $troops ->
    [0] { $pds } PDS
   *[other] { ti3-many-troops }{ $pds ->
        [0] {""}
       *[other] , { $pds } PDS
    }
}
ti3-rival = { $rival_you ->
    [yes] dich
   *[no] { $rival }
}
ti3-to-rival = { $rival_you ->
    [yes] dir
   *[no] { $rival }
}

## Fragen

ti3-ask-choose_race = Welche Rasse führst du?
ti3-ask-lay = Welches System legst du, und wohin?
ti3-ask-dock_at = Auf welchem Planeten steht dein Raumdock?
ti3-ask-pds_at = { $number ->
    [one] Wo steht deine PDS?
   *[other] Wo stehen deine { $number } PDS? Nenne für jede einen Planeten.
}
ti3-ask-troops_at = { $number ->
    [one] Wo steht deine Bodentruppe?
   *[other] Wo stehen deine { $number } Bodentruppen? Nenne für jede einen Planeten.
}
ti3-ask-take = Welche Strategiekarte nimmst du?
ti3-ask-bonus = Für { ti3-many-bonus }: wie viele Handelsgüter? Der Rest sind Kommandochips.
ti3-ask-allocate = Du erhältst { ti3-many-new-counters }. Wohin kommen sie?
ti3-ask-action = Du bist am Zug: Was tust du?
ti3-ask-secondary = Nutzt du die Sekundärfähigkeit von { $strategy }?
ti3-ask-envoy = Mit wem schließt du bis zum Ende der Phase Frieden?
ti3-ask-refresh = Welche Planeten frischst du auf, bis zu zwei?
ti3-ask-on_top = Welche Karte kommt auf den Stapel? Die anderen kommen darunter.
ti3-ask-buy_counters = Wie viele Kommandochips kaufst du für je { $price } Einfluss?
ti3-ask-trade_way = Erstens: 3 Handelsgüter, Einnahmen und Verhandlungen. Zweitens: Alle Handelsabkommen enden. Was?
ti3-ask-offer = Wem bietest du ein Handelsabkommen an?
ti3-ask-approve = { $rival } und { $partner } sind sich einig. Stimmst du zu?
ti3-ask-recall = Welchen Kommandochip nimmst du in den Kommandobereich zurück?
ti3-ask-patrol = Welches Schiff geht auf Patrouille?
ti3-ask-research = Welche Technologie nimmst du?
ti3-ask-throne_way = Erstens: ein Punkt für Mecatol Rex und beliebig viele Aufträge. Zweitens: die Sekundärfähigkeit für dich allein. Was?
ti3-ask-mobilize = In welchem System produzierst du?
ti3-ask-activate = Welches System aktivierst du?
ti3-ask-move_from = Von wo ziehen Schiffe nach { $target }? Du darfst aufhören.
ti3-ask-move = Welche Schiffe ziehen von { $place } nach { $target }, mit welcher Ladung?
ti3-ask-pick_up_at = Auf dem Weg von { $place }: Wo nimmst du Ladung auf?
ti3-ask-pick_up = Was nimmst du bei { $place } an Bord?
ti3-ask-stow = Ladung bei { $place }, { $unit }: Was ist an Bord? Den Rest tragen die anderen Schiffe.
ti3-ask-fire = Feuern deine PDS auf { $rival }, und wo?
ti3-ask-lose = { ti3-many-strikes } bei { $place }: Was verlierst oder beschädigst du?
ti3-ask-leave = Sagst du an, die Schlacht bei { $place } gegen { $rival } zu verlassen?
ti3-ask-retreat_to = Wohin zieht deine Flotte?
ti3-ask-land = Was landet auf { $planet }?
ti3-ask-bombard = Welche Schiffe bombardieren { $planet }?
ti3-ask-transfer_between = Zwischen welchen beiden Systemen?
ti3-ask-produce_in = In welchem der beiden Systeme produzierst du?
ti3-ask-build_dock = Wo baust du ein Raumdock?
ti3-ask-build = Was produziert das Dock von { $planet }, bis zu { $limit ->
    [one] 1 Einheit
   *[other] { $limit } Einheiten
}?
ti3-ask-give_up = Du musst bei { $place } { $number } aufgeben. Welche?
ti3-ask-discard = Wirf { ti3-many-discards } ab. Welche?
ti3-ask-vote = { $politic }: Wie gibst du deine { ti3-many-votes } ab?
ti3-ask-elect_player = { $politic }: Wen wählst du mit { ti3-many-votes }?
ti3-ask-elect_players = { $politic }: Welche beiden wählst du mit { ti3-many-votes }?
ti3-ask-elect_planet = { $politic }: Welchen Planeten wählst du mit { ti3-many-votes }?
ti3-ask-elect_planets = { $politic }: Welche beiden Planeten wählst du mit { ti3-many-votes }?
ti3-ask-elect_law = { $politic }: Welches Gesetz wählst du mit { ti3-many-votes }?
ti3-ask-elect_colour = { $politic }: Welche Farbe wählst du mit { ti3-many-votes }?
ti3-ask-gift = Gibst du jemandem Handelsgüter?
ti3-ask-claim = Welchen Auftrag wertest du?
ti3-ask-show_secret = Zeigst du deinen geheimen Auftrag? Ist er nicht erfüllt, ist er verloren.
ti3-ask-redistribute = Wie verteilst du deine { ti3-many-new-counters }?
ti3-ask-end_agreements = Mit wem beendest du dein Handelsabkommen?
ti3-ask-scrap_any = Verschrottest du Einheiten?
ti3-ask-scrap_at = Wo verschrottest du Einheiten?
ti3-ask-scrap = Was verschrottest du bei { $site }?
ti3-ask-react = { $window }. Nutzt du jetzt eine Karte oder Fähigkeit?
ti3-ask-aim_player = { $text }: Welcher Spieler?
ti3-ask-aim_planet = { $text }: Welcher Planet?
ti3-ask-aim_planets = { $text }: Welche Planeten?
ti3-ask-aim_place = { $text }: Welches System?
ti3-ask-aim_unit = { $text }: Welche Einheit?
ti3-ask-aim_units = { $text }: Welche Einheiten?
ti3-ask-aim_technology = { $text }: Welche Technologie?
ti3-ask-aim_strategy = { $text }: Welche Strategiekarte?
ti3-ask-aim_card = { $text }: Welche Karte?
ti3-ask-aim_text = { $text }: Welcher Text?
ti3-ask-aim_amount = { $text }: Wie viele?
ti3-ask-aim_yes = { $text }: Nutzt du es?
ti3-ask-pay = Bezahle { $price } { $influence ->
    [0] { $price ->
        [one] Ressource
       *[other] Ressourcen
    }
   *[other] Einfluss
}. Womit?
ti3-ask-accept = { $rival } bietet Vertrag gegen Vertrag{ $given ->
    [0] {""}
   *[other] , mit { $given } { $given ->
        [one] Handelsgut
       *[other] Handelsgütern
    } für dich
}{ $wanted ->
    [0] {""}
   *[other] , und will { ti3-many-wanted } von dir
}. Nimmst du an?
ti3-ask-promise = { $rival } gibt dir { ti3-many-goods }, wenn du so stimmst: { $verdict }. Versprichst du es? (Ein Versprechen bindet niemanden.)

## Protokoll

ti3-log-round = Runde { $number }
ti3-log-over = Das Spiel ist zu Ende.
ti3-log-objective = Aufgedeckt: { $objective }.
ti3-log-race = { $you ->
    [yes] Du führst { $race }.
   *[no] { $seat } führt { $race }.
}
ti3-log-lays = { $you ->
    [yes] Du legst { $tile } auf { $place }.
   *[no] { $seat } legt { $tile } auf { $place }.
}
ti3-log-shows-tiles = { $you ->
    [yes] Du hast kein System mit Planeten mehr und zeigst { $tiles }.
   *[no] { $seat } hat kein System mit Planeten mehr und zeigt { $tiles }.
}
ti3-log-strategy = { $you ->
    [yes] Du nimmst { $strategy }.
   *[no] { $seat } nimmt { $strategy }.
}
ti3-log-plays = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
ti3-log-plays-strategy = { $you ->
    [yes] Du spielst { $strategy }.
   *[no] { $seat } spielt { $strategy }.
}
ti3-log-secondary = { $you ->
    [yes] Du nutzt die Sekundärfähigkeit von { $strategy }.
   *[no] { $seat } nutzt die Sekundärfähigkeit von { $strategy }.
}
ti3-log-passes = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
ti3-log-envoy = { $you ->
    [yes] Du schließt Frieden mit { $rival }.
   *[no] { $seat } schließt Frieden mit { ti3-to-rival }.
}
ti3-log-refreshes = { $you ->
    [yes] Du frischst { $planets } auf.
   *[no] { $seat } frischt { $planets } auf.
}
ti3-log-looks = { $you ->
    [yes] Du siehst dir die nächsten Politikkarten an.
   *[no] { $seat } sieht sich die nächsten Politikkarten an.
}
ti3-log-recalls = { $you ->
    [yes] Du nimmst den Kommandochip von { $place } zurück.
   *[no] { $seat } nimmt den Kommandochip von { $place } zurück.
}
ti3-log-patrols = { $you ->
    [yes] Du schickst { $unit } von { $place } nach { $target }.
   *[no] { $seat } schickt { $unit } von { $place } nach { $target }.
}
ti3-log-activates = { $you ->
    [yes] Du aktivierst { $place }.
   *[no] { $seat } aktiviert { $place }.
}
ti3-log-transfers = { $you ->
    [yes] Du aktivierst { $place } und { $target } für eine Bewegung.
   *[no] { $seat } aktiviert { $place } und { $target } für eine Bewegung.
}
ti3-log-moves = { $you ->
    [yes] Du bewegst { $loads } von { $place } nach { $target }.
   *[no] { $seat } bewegt { $loads } von { $place } nach { $target }.
}
ti3-log-picks-up = { $you ->
    [yes] Du nimmst bei { $place } { $loads } an Bord.
   *[no] { $seat } nimmt bei { $place } { $loads } an Bord.
}
ti3-log-fires = { $you ->
    [yes] Du feuerst PDS bei { $place } auf { $rival } ab.
   *[no] { $seat } feuert PDS bei { $place } auf { ti3-rival } ab.
}
ti3-log-rolls = { $you ->
    [yes] Du würfelst { $dice }: { ti3-many-hits }, { $tenths } erwartet.
   *[no] { $seat } würfelt { $dice }: { ti3-many-hits }, { $tenths } erwartet.
}
ti3-log-dice = { $you ->
    [yes] Du würfelst { $dice } ({ $text }).
   *[no] { $seat } würfelt { $dice } ({ $text }).
}
ti3-log-dice-of = { $text }: { $dice } gewürfelt.
ti3-log-battle = { $you ->
    [yes] Du greifst { $rival } bei { $place } an.
   *[no] { $seat } greift { ti3-rival } bei { $place } an.
}
ti3-log-announces = { $you ->
    [yes] Du sagst an, die Schlacht zu verlassen.
   *[no] { $seat } sagt an, die Schlacht zu verlassen.
}
ti3-log-retreats = { $you ->
    [yes] Du ziehst dich von { $place } nach { $target } zurück.
   *[no] { $seat } zieht sich von { $place } nach { $target } zurück.
}
ti3-log-stows = { $you ->
    [yes] Deine Ladung bei { $place }, { $unit }: { $units }.
   *[no] Ladung von { $seat } bei { $place }, { $unit }: { $units }.
}
ti3-log-loses = { $you ->
    [yes] Du nimmst Verluste bei { $place }: { $units }.
   *[no] { $seat } nimmt Verluste bei { $place }: { $units }.
}
ti3-log-troops-lost = { $you ->
    [yes] Du verlierst { ti3-many-fallen } auf { $planet }.
   *[no] { $seat } verliert { ti3-many-fallen } auf { $planet }.
}
ti3-log-razed = { $you ->
    [yes] Du verlierst PDS und Dock auf { $planet }.
   *[no] { $seat } verliert PDS und Dock auf { $planet }.
}
ti3-log-dock-lost = { $you ->
    [yes] Du verlierst das Dock auf { $planet }.
   *[no] { $seat } verliert das Dock auf { $planet }.
}
ti3-log-lands = { $you ->
    [yes] Du landest auf { $planet }: { ti3-landing }.
   *[no] { $seat } landet auf { $planet }: { ti3-landing }.
}
ti3-log-bombards = { $you ->
    [yes] Du bombardierst { $planet }.
   *[no] { $seat } bombardiert { $planet }.
}
ti3-log-repelled = { $you ->
    [yes] Du hältst { $planet }.
   *[no] { $seat } hält { $planet }.
}
ti3-log-takes = { $you ->
    [yes] Du übernimmst { $planet }.
   *[no] { $seat } übernimmt { $planet }.
}
ti3-log-dock = { $you ->
    [yes] Du baust ein Raumdock auf { $planet }.
   *[no] { $seat } baut ein Raumdock auf { $planet }.
}
ti3-log-produces = { $you ->
    [yes] Du produzierst { $builts } auf { $planet }.
   *[no] { $seat } produziert { $builts } auf { $planet }.
}
ti3-log-pays = { $you ->
    [yes] Du bezahlst: { $paid }.
   *[no] { $seat } bezahlt: { $paid }.
}
ti3-log-goods = { $you ->
    [yes] Du erhältst { ti3-many-goods }.
   *[no] { $seat } erhält { ti3-many-goods }.
}
ti3-log-gives = { $you ->
    [yes] Du gibst { $rival } { ti3-many-goods }.
   *[no] { $seat } gibt { ti3-to-rival } { ti3-many-goods }.
}
ti3-log-bribes = { $you ->
    [yes] Du bietest { $rival } { ti3-many-goods } für eine Stimme: { $verdict }.
   *[no] { $seat } bietet { ti3-to-rival } { ti3-many-goods } für eine Stimme: { $verdict }.
}
ti3-log-promises = { $you ->
    [yes] Du versprichst { $rival } deine Stimme: { $verdict }.
   *[no] { $seat } verspricht { ti3-to-rival } eine Stimme: { $verdict }.
}
ti3-log-offers = { $you ->
    [yes] Du bietest { $rival } Vertrag gegen Vertrag
   *[no] { $seat } bietet { ti3-to-rival } Vertrag gegen Vertrag
}{ $given ->
    [0] {""}
   *[other] , mit { $given } { $given ->
        [one] Handelsgut
       *[other] Handelsgütern
    } dazu
}{ $wanted ->
    [0] {""}
   *[other] , für { ti3-many-wanted } obendrauf
}.
ti3-log-agreement = { $you ->
    [yes] Du und { $rival } schließt ein Handelsabkommen.
   *[no] { $rival_you ->
       [yes] Du und { $seat } schließt ein Handelsabkommen.
      *[no] { $seat } und { $rival } schließen ein Handelsabkommen.
    }
}
ti3-log-agreement-ends = { $you ->
    [yes] Du und { $rival } habt kein Handelsabkommen mehr.
   *[no] { $rival_you ->
       [yes] Du und { $seat } habt kein Handelsabkommen mehr.
      *[no] { $seat } und { $rival } haben kein Handelsabkommen mehr.
    }
}
ti3-log-annuls = { $you ->
    [yes] Du hebst alle Handelsabkommen auf.
   *[no] { $seat } hebt alle Handelsabkommen auf.
}
ti3-log-declines = { $you ->
    [yes] Du lehnst das Angebot von { $rival } ab.
   *[no] { $seat } lehnt { $rival_you ->
       [yes] dein Angebot
      *[no] das Angebot von { $rival }
    } ab.
}
ti3-log-disapproves = { $you ->
    [yes] Du stimmst dem Abkommen von { $rival } nicht zu.
   *[no] { $seat } stimmt { $rival_you ->
       [yes] deinem Abkommen
      *[no] dem Abkommen von { $rival }
    } nicht zu.
}
ti3-log-counters = { $you ->
    [yes] Du erhältst { ti3-many-counters }.
   *[no] { $seat } erhält { ti3-many-counters }.
}
ti3-log-draws = { $you ->
    [yes] Du ziehst { ti3-many-cards }.
   *[no] { $seat } zieht { ti3-many-cards }.
}
ti3-log-discards = { $you ->
    [yes] Du wirfst { ti3-many-cards } ab.
   *[no] { $seat } wirft { ti3-many-cards } ab.
}
ti3-log-technology = { $you ->
    [yes] Du hast { $technology }.
   *[no] { $seat } hat { $technology }.
}
ti3-log-points = { $you ->
    [yes] Du erhältst { ti3-many-points }.
   *[no] { $seat } erhält { ti3-many-points }.
}
ti3-log-scores = { $you ->
    [yes] Du wertest: { $objective }.
   *[no] { $seat } wertet: { $objective }.
}
ti3-log-error = { $you ->
    [yes] Du zeigst irrtümlich einen geheimen Auftrag: { $objective }.
   *[no] { $seat } zeigt irrtümlich einen geheimen Auftrag: { $objective }.
}
ti3-log-scraps = { $you ->
    [yes] Du verschrottest { ti3-many-scrapped } auf { $planet }.
   *[no] { $seat } verschrottet { ti3-many-scrapped } auf { $planet }.
}
ti3-log-agenda = { $you ->
    [yes] Du legst { $politic } dem Rat vor.
   *[no] { $seat } legt { $politic } dem Rat vor.
}
ti3-log-abstains = { $you ->
    [yes] Du enthältst dich.
   *[no] { $seat } enthält sich.
}
ti3-log-votes-side = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $side }.
   *[no] { $seat } gibt { ti3-many-votes }: { $side }.
}
ti3-log-decided-side = { $politic }: { $side }.
ti3-log-votes-player = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $rival }.
   *[no] { $seat } gibt { ti3-many-votes }: { $rival }.
}
ti3-log-decided-player = { $politic }: { $rival }.
ti3-log-votes-players = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $rival } und { $second }.
   *[no] { $seat } gibt { ti3-many-votes }: { $rival } und { $second }.
}
ti3-log-decided-players = { $politic }: { $rival } und { $second }.
ti3-log-votes-planet = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $planet }.
   *[no] { $seat } gibt { ti3-many-votes }: { $planet }.
}
ti3-log-decided-planet = { $politic }: { $planet }.
ti3-log-votes-planets = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $planet } und { $second_planet }.
   *[no] { $seat } gibt { ti3-many-votes }: { $planet } und { $second_planet }.
}
ti3-log-decided-planets = { $politic }: { $planet } und { $second_planet }.
ti3-log-votes-law = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $law }.
   *[no] { $seat } gibt { ti3-many-votes }: { $law }.
}
ti3-log-decided-law = { $politic }: { $law }.
ti3-log-votes-colour = { $you ->
    [yes] Du gibst { ti3-many-votes }: { $colour }.
   *[no] { $seat } gibt { ti3-many-votes }: { $colour }.
}
ti3-log-decided-colour = { $politic }: { $colour }.

# --- was man vorab beantworten kann ---

ti3-occasion-secondary = die Sekundärfähigkeit von { $strategy }
ti3-occasions-cards = die Aktionskarte eines anderen
ti3-occasions-secondaries = alle Sekundärfähigkeiten
ti3-occasions-strategy = Strategiekarten
ti3-occasions-moves = aktivierte Systeme und ziehende Schiffe
ti3-occasions-battles = Raumkämpfe
ti3-occasions-dice = einzelne Würfel
ti3-occasions-invasions = Landungen und Invasionen
ti3-occasions-council = Agenden und Abstimmungen
ti3-occasions-status = die Statusphase und Technologien
