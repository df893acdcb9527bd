### strategy.py in words (German).

ti3-politic-aggressive_strategy = Aggressive Strategy
ti3-politic-aggressive_strategy-text = Dafür: In Spielerreihenfolge dürfen alle sofort die Sekundärfähigkeit einer eigenen Strategiekarte nutzen, ohne Kommandochip. Dagegen: Für den Rest der Runde nutzt niemand Sekundärfähigkeiten.
ti3-politic-checks_and_balances = Checks and Balances
ti3-politic-checks_and_balances-text = Dafür: Wer eine Strategiekarte nimmt, gibt sie sofort einem anderen, der noch keine hat (bei zwei Karten für jeden: einem mit den wenigsten). Dagegen: Alle geben ihre Strategiekarten nach links.
ti3-politic-core_stability = Core Stability
ti3-politic-core_stability-text = Dafür: Die Aktionskarten der Statusphase werden offen ausgelegt, und gewählt wird in der Reihenfolge des unerschöpften Einflusses (bei Gleichstand in Spielerreihenfolge). Dagegen: Für den Rest der Runde zieht niemand Aktionskarten.
ti3-politic-councils_censure = Council's Censure
ti3-politic-councils_censure-text = Wählt einen Spieler: Imperial zu nehmen kostet ihn 2 Kommandochips aus seinem Strategiebereich.
ti3-politic-imperial_academy = Imperial Academy
ti3-politic-imperial_academy-text = Dafür: Mit der Sekundärfähigkeit von Logistik kostet ein Kommandochip 2 Einfluss. Dagegen: nichts.
ti3-politic-limits_to_individual_power = Limits to Individual Power
ti3-politic-limits_to_individual_power-text = Dafür: Niemand hält mehr als 3 Aktionskarten. Dagegen: Alle werfen eine zufällige Aktionskarte ab.
ti3-politic-minister_of_policy = Minister of Policy
ti3-politic-minister_of_policy-text = Der Gewählte zieht in der Statusphase eine Aktionskarte mehr.
ti3-politic-resource_management = Resource Management
ti3-politic-resource_management-text = Dafür: In der Statusphase werden Kommandochips nicht neu verteilt. Dagegen: Wer 3 oder mehr Aktionskarten hat, wirft 2 ab.

ti3-log-passes-on = { $you ->
    [yes] Du gibst { $strategy } an { $rival }.
   *[no] { $seat } gibt { $strategy } an { ti3-rival }.
}
ti3-log-takes-card = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $seat } nimmt { $card }.
}
