### Twilight Imperium 3: was die erste Hälfte der Gesetze sagt (Deutsch). Der englische Zwilling ist politics_laws_1.en.ftl.

ti3-politic-checks_and_balances-text = Dafür: Wer eine Strategiekarte nimmt, gibt sie sofort einem anderen, der noch keine hat (bei zwei Karten für jeden: einem mit den wenigsten). Dagegen: Alle geben ihre Strategiekarten nach links.
ti3-politic-closing_the_wormholes-text = Dafür: Keine Flotte fliegt durch Wurmlöcher. Dagegen: Jede Flotte in einem System mit Wurmloch verliert ein Schiff, das kein Jäger ist.
ti3-politic-code_of_honor-text = Dafür: Keine Flotte verlässt eine Raumschlacht. Dagegen: nichts.
ti3-politic-colonization_licensing-text = Dafür: Die Landung auf einem neutralen Planeten kostet so viele Ressourcen, wie er liefert. Dagegen: Jeder erschöpft einen Planeten für je drei, die er außerhalb seines Heimatsystems hat.
ti3-politic-conventions_of_war-text = Dafür: Planeten mit Raumdock werden nicht bombardiert. Dagegen: Wer dagegen gestimmt hat, gibt ein Raumdock außerhalb seines Heimatsystems zurück.
ti3-politic-core_stability-text = Dafür: Die Aktionskarten der Statusphase werden offen ausgelegt, und gewählt wird in der Reihenfolge des unerschöpften Einflusses (bei Gleichstand in Spielerreihenfolge). Dagegen: Für den Rest der Runde zieht niemand Aktionskarten.
ti3-politic-council_elder-text = Wählt einen Spieler: Er darf diese Karte ablegen, wenn eine Wahl vorgelesen wird; dann zählen nur seine Stimmen.
ti3-politic-councils_censure-text = Wählt einen Spieler: Imperial zu nehmen kostet ihn 2 Kommandochips aus seinem Strategiebereich.
ti3-politic-crown_of_thalnos-text = Wählt einen Spieler: Seine Bodentruppen haben +1 auf Kampfwürfe.
ti3-politic-fleet_regulations-text = Dafür: Niemand hat mehr als 5 Kommandochips in der Flottenversorgung. Dagegen: Jeder legt aus seinen Verstärkungen einen weiteren dorthin.
ti3-politic-free_trade-text = Dafür: Wer aus Handelsabkommen einnimmt, erhält ein Handelsgut mehr. Dagegen: Alle legen 2 Handelsgüter ab, sofern möglich.
ti3-politic-forced_economic_independence-text = Wählt zwei Spieler: Sie haben kein Handelsabkommen miteinander.
ti3-politic-holy_planet_of_ixth-text = Wählt einen Planeten außerhalb der Heimatsysteme: Er produziert keine Einheiten.
ti3-politic-humane_labor-text = Dafür: Ein Raumdock produziert 2 Einheiten, dazu was Technologien und Karten bringen. Dagegen: Für den Rest der Runde produziert kein Raumdock.
ti3-politic-imperial_academy-text = Dafür: Mit der Sekundärfähigkeit von Logistik kostet ein Kommandochip 2 Einfluss. Dagegen: nichts.
ti3-politic-imperial_peace-text = Dafür: Auf Mecatol Rex landet nur, wem er gehört. Dagegen: In dieser Runde landet niemand auf einem anderen Planeten, der ihm nicht gehört.
ti3-politic-labor_force_politics-text = Dafür: Ressourcen und Einfluss aller Planeten sind vertauscht. Dagegen: Für den Rest der Runde produziert jeder nur an einem Raumdock.
ti3-politic-limits_to_individual_power-text = Dafür: Niemand hält mehr als 3 Aktionskarten. Dagegen: Alle werfen eine zufällige Aktionskarte ab.
ti3-politic-minister_of_commerce-text = Wählt einen Spieler: Er erhält in jeder Statusphase ein Handelsgut von jedem anderen, der ein Handelsabkommen hat.

ti3-log-passes-on = { $you ->
    [yes] Du gibst { $strategy } an { $rival }.
   *[no] { $seat } gibt { $strategy } an { ti3-rival }.
}
ti3-log-takes-card = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $seat } nimmt { $card }.
}
