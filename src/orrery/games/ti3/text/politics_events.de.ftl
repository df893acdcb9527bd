### Twilight Imperium 3: was die Ereignisse vor dem Rat sagen (Deutsch). Der englische Zwilling ist politics_events.en.ftl.

ti3-politic-aggressive_strategy-text = Dafür: In Spielerreihenfolge dürfen alle sofort die Sekundärfähigkeit einer eigenen Strategiekarte nutzen, ohne Kommandochip. Dagegen: Für den Rest der Runde nutzt niemand Sekundärfähigkeiten.
ti3-politic-ancient_artifact-text = Dafür: Ein Würfel. 1 bis 5: Alle Einheiten im System von Mecatol Rex werden zerstört, Anführer getötet; in angrenzenden Systemen erleiden jede Flotte und die Bodentruppen jedes Planeten drei Würfe, die ab 5 treffen. 6 bis 10: Alle erhalten zwei Technologien, deren Voraussetzungen sie erfüllen. Dagegen: nichts.
ti3-politic-arms_reduction-text = Dafür: Jeder behält zwei Zerstörer und vier Kreuzer, die übrigen werden zerstört. Dagegen: Alle Planeten mit roter Spezialisierung werden erschöpft.
ti3-politic-colonial_redistribution-text = Dafür: Wer die meisten Siegpunkte hat (bei Gleichstand der Zufall), zerstört die Bodentruppen auf einem eigenen Planeten und nennt einen anderen Spieler mit den wenigsten, der ihn mit drei Bodentruppen übernehmen darf. Dagegen: nichts.
ti3-politic-compensated_disarmament-text = Wählt einen Planeten: Seine Bodentruppen werden zerstört; sein Besitzer erhält für jede ein Handelsgut und behält ihn.
ti3-politic-cost_overruns-text = Dafür: Jeder legt für jeden eigenen Planeten ein Handelsgut ab, sofern möglich. Dagegen: nichts.
ti3-politic-dispute_resolution-text = Wählt zwei Planeten verschiedener Spieler, weder Mecatol Rex noch in einem Heimatsystem: Alles darauf wird zerstört, und sie sind wieder neutral.
ti3-politic-economic_revitalization-text = Wählt einen Spieler: Er erhält von jedem anderen, der eines hat, ein Handelsgut.
ti3-politic-holder_of_mecatol_rex-text = Dafür: Der Besitzer von Mecatol Rex darf ein Gesetz ablegen. Dagegen: Der Besitzer von Mecatol Rex setzt zwei Bodentruppen dorthin.
ti3-politic-imperial_containment-text = Dafür: Wer die meisten Planeten außerhalb seines Heimatsystems hat (bei Gleichstand alle), legt in dieser Runde mit jeder taktischen Aktion einen weiteren Kommandochip ab. Dagegen: nichts.
ti3-politic-imperial_mandate-text = Dafür: Alle erhalten 2 Siegpunkte. Dagegen: Alle verlieren 1.
ti3-politic-mass_mobilization-text = Dafür: Jeder darf so viele Bodentruppen auf eigene Planeten setzen wie ein Fünftel der Stimmen dafür, abgerundet. Dagegen: Für den Rest der Runde kauft niemand Bodentruppen.
ti3-politic-new_constitution-text = Dafür: Alle Gesetze werden abgelegt, und jeder erschöpft zwei Planeten. Dagegen: Wer den meisten unerschöpften Einfluss hat (bei Gleichstand entscheidet der Sprecher), darf ein Gesetz ablegen.
ti3-politic-official_sanction-text = Wählt einen Spieler: Er landet für den Rest der Runde weder auf neutralen noch auf fremden Planeten.
ti3-politic-open_the_trade_routes-text = Dafür: Alle erhalten 2 Handelsgüter. Dagegen: In dieser Runde gehen alle Handelsgüter, die ein Spieler aus dem allgemeinen Spielbereich bekäme, an den Spieler zu seiner Linken.
ti3-politic-prophecy_of_ixth-text = Wählt einen Spieler: Seine Jäger haben +1 auf Kampfwürfe, solange er in jeder späteren Runde mindestens zwei Jäger kauft.
ti3-politic-public_execution-text = Wählt einen Spieler: Er verliert alle Aktionskarten, erschöpft alle Planeten und hat für den Rest der Runde -1 auf Kampfwürfe.
ti3-politic-repeal-text = Wählt ein Gesetz: Es wird abgelegt.
ti3-politic-revote-text = Wählt ein Gesetz: Der Rat stimmt erneut darüber ab.
ti3-politic-subsidized_industry-text = Wählt einen Spieler: Er darf sofort ein Raumdock auf einen eigenen Planeten setzen.
ti3-politic-technology_investigation-text = Dafür: In dieser Runde kauft niemand Technologien. Dagegen: Alle werfen eine zufällige Aktionskarte ab; dann werden zwei weitere Politikkarten gezogen und in dieser Reihenfolge abgehandelt.
ti3-politic-trade_embargo-text = Wählt einen Spieler: Seine Handelsabkommen enden; in dieser und der nächsten Runde gibt es keine neuen.

ti3-log-agenda-waits = { $politic } wird ebenfalls gezogen und kommt danach vor den Rat.
ti3-log-blast = { $you ->
    [yes] Deine Flotte bei { $place } erleidet { $dice }: { ti3-many-hits }.
   *[no] Die Flotte von { $seat } bei { $place } erleidet { $dice }: { ti3-many-hits }.
}
ti3-log-blast-planet = { $planet }, { $built }: { $dice }, { ti3-many-hits }.
