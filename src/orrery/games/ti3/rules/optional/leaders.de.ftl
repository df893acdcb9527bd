### Twilight Imperium 3: die Option Anführer (deutsch). Der englische Zwilling ist leaders.en.ftl.

ti3-leader-admiral = Admiral
ti3-leader-agent = Agent
ti3-leader-diplomat = Diplomat
ti3-leader-general = General
ti3-leader-scientist = Wissenschaftler

ti3-option-leaders = Anführer
ti3-option-leaders-text = Jede Rasse hat drei Anführer, die mit jedem Schiff reisen und helfen, wo sie sind.
ti3-leader-admiral-text = Ein Würfel mehr für das Schiff, das ihn trägt. Ein Schlachtschiff mit Admiral hat Reichweite +1. Vor einem angreifenden Admiral zieht sich niemand zurück, außer mit einem Admiral.
ti3-leader-agent-text = PDS feuern nicht auf Eindringlinge mit einem Agenten. Nach der Invasion können PDS und Dock des Verlierers durch eigene ersetzt werden. Kann wie die Karte Sabotage geopfert werden.
ti3-leader-diplomat-text = Schickt Eindringlinge auf seinem Planeten zurück an Bord, je Planet einmal in zwei Runden. Eine Flotte mit Diplomat durchfliegt Schiffe dessen, der zustimmt.
ti3-leader-general-text = Ein Eindringling mit General würfelt in jeder Runde bis zu zwei Würfel noch einmal. Verteidiger neben einem General erhalten +1, Bombardierungen des Planeten -4.
ti3-leader-scientist-text = Eine Technologiespezialisierung des Planeten spart 2 statt 1, ein Raumdock kostet dort 2, seine PDS erhalten +1, und mit einem PDS ist der Planet vor Kampfsternen sicher.
ti3-prisoner = { $leader } von { $rival }
ti3-fate-keep = behalten
ti3-fate-free = freilassen
ti3-fate-execute = hinrichten
ti3-fate-hand_over = einem anderen Spieler übergeben
ti3-ask-leader_to = Auf welchem Planeten kommt dein Anführer ({ $leader }) an?
ti3-ask-board = { $way ->
    [0] Welche Anführer gehen bei { $place } an Bord deiner Schiffe?
   *[other] Welche Anführer kommen von { $place } nach { $target } mit?
}
ti3-ask-land_leaders = Welche Anführer landen auf { $planet }?
ti3-ask-flagship = Welches Schiff bei { $place } trägt deine Anführer?
ti3-ask-rescue = Welchen Gefangenen von { $rival } hast du gefunden?
ti3-ask-ransom = { $rival } hält deinen Anführer ({ $leader }) gefangen. Wie viele Handelsgüter bietest du als Lösegeld?
ti3-ask-fate = Für den Anführer ({ $leader }) von { $rival } werden dir { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
} geboten. Was tust du?
ti3-ask-passage = Auf dem Weg von { $place } nach { $target }: Wen bittet dein Diplomat um Durchflug?
ti3-ask-grant = Darf die Flotte von { $rival } auf dem Weg von { $place } nach { $target } deine Schiffe passieren?
ti3-log-flagship = { $you ->
    [yes] Deine Anführer bei { $place } sind an Bord: { $unit }.
   *[no] Die Anführer von { $seat } bei { $place } sind an Bord: { $unit }.
}
ti3-log-leader-killed = { $you ->
    [yes] Dein Anführer ({ $leader }) ist tot.
   *[no] { $seat } hat einen Anführer ({ $leader }) verloren.
}
ti3-log-leader-captured = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} einen Anführer ({ $leader }) von { $rival } gefangen.
ti3-log-leader-arrives = { $you ->
    [yes] Dein Anführer ({ $leader }) kommt
   *[no] Ein Anführer ({ $leader }) von { $seat } kommt
} auf { $planet } an.
ti3-log-diplomat = { $you ->
    [yes] Dein Diplomat verzögert
   *[no] Ein Diplomat von { $seat } verzögert
} die Invasion von { $planet }.
