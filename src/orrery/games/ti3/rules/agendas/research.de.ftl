### research.py in words (German).

ti3-politic-ancient_artifact = Ancient Artifact
ti3-politic-ancient_artifact-text = Dafür: Ein Würfel. 1 bis 5: Alle Einheiten im System von Mecatol Rex werden zerstört, Anführer getötet; in angrenzenden Systemen erleiden jede Flotte und die Bodentruppen jedes Planeten drei Würfe, die ab 5 treffen. 6 bis 10: Alle erhalten zwei Technologien, deren Voraussetzungen sie erfüllen. Dagegen: nichts.
ti3-politic-technology_investigation = Technology Investigation
ti3-politic-technology_investigation-text = Dafür: In dieser Runde kauft niemand Technologien. Dagegen: Alle werfen eine zufällige Aktionskarte ab; dann werden zwei weitere Politikkarten gezogen und in dieser Reihenfolge abgehandelt.
ti3-politic-regressive_rhetoric = Regressive Rhetoric
ti3-politic-regressive_rhetoric-text = Dafür: Technologien kosten 2 mehr; wer die Sekundärfähigkeit von Technologie nicht nutzt, darf stattdessen eine Aktionskarte ziehen. Dagegen: Alle werfen eine Aktionskarte ab.
ti3-politic-research_grant = Research Grant
ti3-politic-research_grant-text = Dafür: Spezialisierungen gelten für alle Farben. Dagegen: Für den Rest der Runde erhält niemand gelbe Technologien.
ti3-politic-subsidized_studies = Subsidized Studies
ti3-politic-subsidized_studies-text = Technologien der gewählten Farbe kosten 3 weniger, alle anderen 2 mehr.
ti3-politic-technology_buy_back = Technology Buy-back
ti3-politic-technology_buy_back-text = Dafür: In der Statusphase darf jeder eine Technologie, die keine andere von ihm braucht, für 6 Handelsgüter zurücklegen. Dagegen: In dieser Runde erhält niemand Technologien.
ti3-politic-technology_tariffs = Technology Tariffs
ti3-politic-technology_tariffs-text = Dafür: Rote Technologien kosten 4 mehr. Dagegen: Für den Rest der Runde erhält niemand grüne Technologien.
ti3-politic-science_community_speaker = Science Community Speaker
ti3-politic-science_community_speaker-text = Der Gewählte nutzt die Sekundärfähigkeit von Technologie ohne Kommandochip und zahlt 1 weniger für Technologien.

ti3-log-blast = { $you ->
    [yes] Deine Flotte bei { $place } erleidet { $dice }: { ti3-many-hits }.
   *[no] Die Flotte von { $seat } bei { $place } erleidet { $dice }: { ti3-many-hits }.
}
ti3-log-blast-planet = { $planet }, { $built }: { $dice }, { ti3-many-hits }.
