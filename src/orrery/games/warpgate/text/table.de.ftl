# Warpgate: was der Tisch sagt (Deutsch): Namen, Fragen, Ablehnungen, Verlauf, Wertung.

warpgate-title = Warpgate

## Namen

warpgate-place-warpgate = Warpgate
warpgate-from-place = { $place ->
    [Warpgate] vom Warpgate
   *[other] von { $place }
}
warpgate-at-place = { $place ->
    [Warpgate] im Warpgate
   *[other] auf { $place }
}
warpgate-onto-place = { $place ->
    [Warpgate] ins Warpgate
   *[other] auf { $place }
}
warpgate-to-place = { $place ->
    [Warpgate] ins Warpgate
   *[other] nach { $place }
}
warpgate-to-target = { $target ->
    [Warpgate] ins Warpgate
   *[other] nach { $target }
}
warpgate-to-second = { $second ->
    [Warpgate] ins Warpgate
   *[other] nach { $second }
}
warpgate-way-arrow = {" → "}
warpgate-play-card = { $doing }{ $goods ->
    [0] {""}
    [one] {" "}mit einem Handelsgut
   *[other] {" "}mit { $goods } Handelsgütern
} (Karte { $card })
warpgate-play-token = zuerst { $token } nutzen
warpgate-play-copy = zuerst die Fähigkeit von { $rival } kopieren
warpgate-play-renew = zuerst die Hand ablegen und 2 ziehen
warpgate-announce-war_fund = ein Handelsgut für einen höheren Faktor
warpgate-piece-ship = Schiff
warpgate-piece-outpost = Außenposten
warpgate-piece-colony = Kolonie
warpgate-stack-this = diesen
warpgate-stack-other = den anderen, ungesehen
warpgate-why-deal = ausgeteilt
warpgate-why-empty = leere Hand
warpgate-why-technology = Technologie
warpgate-why-trade = Trade
warpgate-why-ability = Fraktion
warpgate-why-draw = Ziehen
warpgate-why-token = Marker
warpgate-why-round = neue Hand
warpgate-why-tactic = Taktikkarte
warpgate-phase-setup = Aufbau
warpgate-phase-turns = Züge
warpgate-phase-battle = Kampf
warpgate-phase-over = Spielende

## Fragen

warpgate-ask-faction = Welche Fraktion führst du?
warpgate-ask-side = Welche Seite deines Bretts nimmst du?
warpgate-ask-peace = Nutzt du Frieden für diese Runde? Du greifst dann nicht an und wirst nicht angegriffen.
warpgate-ask-play = Was tust du in deinem Zug? Deine Karte kommt auf den Platz { $x }X.
warpgate-ask-move = { $action_name }, Reichweite { $far }: von wo nach wo?
warpgate-ask-move_again = Maneuver, Reichweite { $far }: Welche anderen Schiffe ziehen, von wo nach wo? Du kannst passen.
warpgate-ask-ships = Wie viele Schiffe?
warpgate-ask-gather_at = Concentrate, Reichweite { $far }: an welchen Ort?
warpgate-ask-gather = Welche Schiffe kommen { warpgate-to-place }? Nenne einen Ort einmal je Schiff; höchstens zwei Orte.
warpgate-ask-escort = Zieht ein Schiff aus deinem Vorrat mit?
warpgate-ask-route = Trade, Reichweite { $far } für jede der beiden Bewegungen: Welchen Weg nimmt das Schiff?
warpgate-ask-reinforce = Reinforce mit { $x }X: Wohin setzt du je ein Schiff?
warpgate-ask-warp_in = Warp-in mit { $x }X: Wie viele Schiffe?
warpgate-ask-warp_to = Warp-in mit { $x }X: Wo erscheinen die Schiffe?
warpgate-ask-deploy_at = Wohin setzt du die Schiffe?
warpgate-ask-drone = Research, Reichweite { $far }: Wohin zieht deine Drohne?
warpgate-ask-technology = Welche Technologie nimmst du?
warpgate-ask-control = Control mit { $x }X: Welche Planeten markierst du?
warpgate-ask-colonize = Welcher Außenposten wird sofort zur Kolonie?
warpgate-ask-objective = Ein Ziel welchen Typs nimmst du?
warpgate-ask-open_objective = Welches Ziel nimmst du?
warpgate-ask-promote = Welche Taktikkarte behältst du?
warpgate-ask-renew = Legst du die Hand ab und ziehst 2, statt 1 bis 4 zu ziehen?
warpgate-ask-draw = Wie viele Karten ziehst du?
warpgate-ask-discard = { $exactly ->
    [yes] { $number ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $number } Karten legst du ab?
    }
   *[no] { $number ->
        [0] Welche Karten legst du ab? Du darfst alle behalten.
        [one] Welche Karten legst du ab? Mindestens 1.
       *[other] Welche Karten legst du ab? Mindestens { $number }.
    }
}
warpgate-ask-visit = Erkunden deine Schiffe { $place }?
warpgate-ask-explore = Auf { $place } drehst du um: { $token }. Welchen Marker nimmst du?
warpgate-ask-find = Welchen Marker nimmst du auf { $place }?
warpgate-ask-use = Nutzt du nach deiner Aktion einen Marker?
warpgate-ask-boost = { $action_name } mit { $x }X: Wie viele Handelsgüter nutzt du?
warpgate-ask-put_token = Auf welchen Planeten legst du den Marker?
warpgate-ask-announce = Was sagst du für diesen Kampf an?
warpgate-ask-tactic = Welche Taktikkarte zeigst du?
warpgate-ask-destroy = { $rival_you ->
    [yes] Was verlierst du auf { $place }?
   *[no] Was zerstörst du von { $rival } auf { $place }?
}
warpgate-ask-raid = Wo zerstörst du ein Schiff von { $rival }?
warpgate-ask-withdraw = { $rival_you ->
    [yes] Wohin ziehst du dich zurück?
   *[no] Wohin zieht sich { $rival } zurück?
}
warpgate-ask-split = { $ships ->
    [one] 1 Schiff hat
   *[other] { $ships } Schiffe haben
} überlebt. Wie viele gehen zurück { warpgate-to-place }? Die anderen gehen { warpgate-to-second }.
warpgate-ask-encore = Führst du auch die andere Aktion der Karte aus: { $action_name } mit { $x }X?

## Warum nicht

warpgate-no-W5-1 = { $action } ist nicht auf deiner Hand.
warpgate-no-W6-2 = Dazu brauchst du { $need ->
    [one] 1 Handelsgut
   *[other] { $need } Handelsgüter
} mit +1X oben; du hast { $have }.
warpgate-no-W7-2 = { $place ->
    [Warpgate] Das Warpgate
   *[other] { $place }
} ist { $need ->
    [one] 1 leeres Feld
   *[other] { $need } leere Felder
} entfernt; die Reichweite ist { $have }.
warpgate-no-W7-7 = Auf { $place } sind feindliche Schiffe.
warpgate-no-W19-7 = { $place ->
    [Warpgate] Auf dem Weg zum Warpgate sind feindliche Schiffe.
   *[other] Auf dem Weg nach { $place } sind feindliche Schiffe.
}

## Verlauf

warpgate-log-faction = { $you ->
    [yes] Du führst: { $side }.
   *[no] { $seat } führt: { $side }.
}
warpgate-log-round = Runde { $number }
warpgate-log-last = Dies ist die letzte Runde: Danach endet das Spiel.
warpgate-log-over = Das Spiel ist aus.
warpgate-log-peace = { $you ->
    [yes] Du hast in dieser Runde Frieden.
   *[no] { $seat } hat in dieser Runde Frieden.
}
warpgate-log-plays = { $you ->
    [yes] Du spielst { $action }: { $action_name } mit { $x }X.
   *[no] { $seat } spielt { $action }: { $action_name } mit { $x }X.
}
warpgate-log-draws = { $you ->
    [yes] Du ziehst { warpgate-log-cards } ({ $why }).
   *[no] { $seat } zieht { warpgate-log-cards } ({ $why }).
}
warpgate-log-drawn = Gezogen: { $actions }.
warpgate-log-reshuffles = { $you ->
    [yes] Du mischst deinen Ablagestapel.
   *[no] { $seat } mischt den Ablagestapel.
}
warpgate-log-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
warpgate-log-goods = { $number ->
    [one] 1 Handelsgut
   *[other] { $number } Handelsgüter
}
warpgate-log-rival = { $rival_you ->
    [yes] dich
   *[no] { $rival }
}
warpgate-log-ships = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
warpgate-log-with-ships = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
}
warpgate-log-moves = { $you ->
    [yes] Du ziehst { warpgate-log-ships } { warpgate-from-place } { warpgate-to-target }.
   *[no] { $seat } zieht { warpgate-log-ships } { warpgate-from-place } { warpgate-to-target }.
}
warpgate-log-joins = { $you ->
    [yes] { warpgate-log-ships } aus deinem Vorrat { $ships ->
        [one] kommt
       *[other] kommen
    } zu deinen Schiffen dazu.
   *[no] { warpgate-log-ships } aus dem Vorrat von { $seat } { $ships ->
        [one] kommt
       *[other] kommen
    } zu den anderen dazu.
}
warpgate-log-deploys = { $you ->
    [yes] Du setzt { warpgate-log-ships } { warpgate-onto-place }.
   *[no] { $seat } setzt { warpgate-log-ships } { warpgate-onto-place }.
}
warpgate-log-loses = { $you ->
    [yes] Du verlierst { warpgate-log-ships } { warpgate-at-place }.
   *[no] { $seat } verliert { warpgate-log-ships } { warpgate-at-place }.
}
warpgate-log-marks = { $you ->
    [yes] Du hast auf { $place } { $marker ->
        [colony] eine Kolonie
       *[outpost] einen Außenposten
    }.
   *[no] { $seat } hat auf { $place } { $marker ->
        [colony] eine Kolonie
       *[outpost] einen Außenposten
    }.
}
warpgate-log-sector = { $you ->
    [yes] Du kontrollierst den ganzen Sektor von { $place }: überall Kolonien.
   *[no] { $seat } kontrolliert den ganzen Sektor von { $place }: überall Kolonien.
}
warpgate-log-unmarked = { $you ->
    [yes] Dein Marker auf { $place } geht an dich zurück.
   *[no] Der Marker von { $seat } auf { $place } geht zurück.
}
warpgate-log-good = { $you ->
    [yes] Du nimmst ein Handelsgut.
   *[no] { $seat } nimmt ein Handelsgut.
}
warpgate-log-refreshes = { $you ->
    [yes] Du drehst { warpgate-log-goods } auf +1X zurück.
   *[no] { $seat } dreht { warpgate-log-goods } auf +1X zurück.
}
warpgate-log-plunders = { $you ->
    [yes] Du nimmst ein Handelsgut von { $rival }.
   *[no] { $seat } nimmt ein Handelsgut von { $rival_you ->
        [yes] dir
       *[no] { $rival }
    }.
}
warpgate-log-technology-opened = Eine Technologie wird verfügbar: { $technology }.
warpgate-log-technology = { $you ->
    [yes] Du nimmst die Technologie { $technology }.
   *[no] { $seat } nimmt die Technologie { $technology }.
}
warpgate-log-objective-opened = Ein Ziel wird verfügbar: Typ { $type }.
warpgate-log-objective = { $you ->
    [yes] Du nimmst ein Ziel des Typs { $type }.
   *[no] { $seat } nimmt ein Ziel des Typs { $type }.
}
warpgate-log-goal = Dein Ziel: { $objective }.
warpgate-log-drone = { $you ->
    [yes] Deine Drohne ist { warpgate-at-place }.
   *[no] Die Drohne von { $seat } ist { warpgate-at-place }.
}
warpgate-log-promotes = { $you ->
    [yes] Du gewinnst die Taktikkarte { $tactic }.
   *[no] { $seat } gewinnt die Taktikkarte { $tactic }.
}
warpgate-log-explores = { $you ->
    [yes] Du erkundest { $place } und drehst um: { $tokens }.
   *[no] { $seat } erkundet { $place } und dreht um: { $tokens }.
}
warpgate-log-finds = { $you ->
    [yes] Du nimmst: { $token }.
   *[no] { $seat } nimmt: { $token }.
}
warpgate-log-token = { $you ->
    [yes] Du nutzt { $token }.
   *[no] { $seat } nutzt { $token }.
}
warpgate-log-trade-planet = { $you ->
    [yes] Du machst { $place } zum Handelsplaneten.
   *[no] { $seat } macht { $place } zum Handelsplaneten.
}
warpgate-log-dead = { $place } ist tot: ein Planet nur noch für Bewegen und Einsetzen.
warpgate-log-copy = { $you ->
    [yes] Du legst einen Zwilling neben { $place }.
   *[no] { $seat } legt einen Zwilling neben { $place }.
}
warpgate-log-copies = { $you ->
    [yes] Du kopierst die Fähigkeit von { $rival }.
   *[no] { $seat } kopiert { $rival_you ->
        [yes] deine Fähigkeit
       *[no] die Fähigkeit von { $rival }
    }.
}
warpgate-log-battle = { $you ->
    [yes] Du greifst { $rival } auf { $place } an.
   *[no] { $seat } greift { warpgate-log-rival } auf { $place } an.
}
warpgate-log-tactic-drawn = Taktikkarte gezogen: { $tactic }.
warpgate-log-announces = { $you ->
    [yes] Du sagst an: { $power }.
   *[no] { $seat } sagt an: { $power }.
}
warpgate-log-shows = { $you ->
    [yes] Du zeigst { $tactic }.
   *[no] { $seat } zeigt { $tactic }.
}
warpgate-log-strength = Stärke { $mine } ({ $seat }) gegen { $theirs } ({ $rival }).
warpgate-log-wins = { $you ->
    [yes] Du gewinnst den Kampf.
   *[no] { $seat } gewinnt den Kampf.
}
warpgate-log-withdraws = { $you ->
    [yes] Du ziehst dich mit { warpgate-log-with-ships } { warpgate-to-place } zurück.
   *[no] { $seat } zieht sich mit { warpgate-log-with-ships } { warpgate-to-place } zurück.
}
warpgate-log-returns = { $you ->
    [yes] { $ships ->
        [one] Dein Schiff geht
       *[other] Deine { $ships } Schiffe gehen
    } zurück { warpgate-to-place }.
   *[no] { $ships ->
        [one] Das Schiff von { $seat } geht
       *[other] Die { $ships } Schiffe von { $seat } gehen
    } zurück { warpgate-to-place }.
}

## Wertung

warpgate-sheet-objectives = Ziele
warpgate-sheet-goods = Handelsgüter
warpgate-sheet-elite = Helden und fortschrittliche Taktiken
warpgate-sheet-technologies = Technologien
warpgate-sheet-tokens = Entdeckungen
warpgate-sheet-total = Summe
warpgate-sheet-controlled = Bei Gleichstand (kontrollierte Planeten)

# --- was man vorab beantworten kann ---

warpgate-occasion-peace = Frieden für die Runde
warpgate-occasion-use = Marker nach einer Aktion
warpgate-occasion-escort = ein Schiff aus dem Vorrat, das mitzieht
warpgate-occasion-move_again = weitere Schiffe bei einem Maneuver
warpgate-occasion-visit = einen Planeten erkunden
warpgate-occasion-announce = Ansagen vor einem Kampf
warpgate-occasion-encore = die andere Aktion einer Karte
warpgate-occasions-turns = Runden und Züge
warpgate-occasions-moves = Bewegungen
warpgate-occasions-battles = Kämpfe
