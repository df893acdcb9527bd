### Twilight Imperium 3: die zweite Hälfte der Gesetze (deutsch). Der englische Zwilling ist politics_laws_2.en.ftl.

ti3-ask-counter_lost = Du gibst einen Kommandochip ab. Woher?
ti3-log-ungarrisoned = { $planet } hat keine Bodentruppen von { $seat } und wird neutral.
ti3-log-technology-lost = { $seat }: { $technology } geht verloren.

ti3-politic-minister_of_exploration-text = Der Gewählte erhält ein Handelsgut, sooft ein anderer einen neutralen Planeten durch eine Landung einnimmt.
ti3-politic-minister_of_internal_security-text = Der Gewählte darf diese Karte jederzeit ablegen, um bis zu 4 Bodentruppen auf Mecatol Rex zu vernichten.
ti3-politic-minister_of_policy-text = Der Gewählte zieht in der Statusphase eine Aktionskarte mehr.
ti3-politic-minister_of_war-text = Vor der ersten Runde jeder eigenen Raumschlacht darf der Gewählte einen Kommandochip aus dem Strategiebereich für einen Treffer ausgeben; es gibt keinen Gegenschlag.
ti3-politic-planetary_conscription-text = Dafür: Wer einen neutralen Planeten einnimmt, darf eine Bodentruppe darauf setzen. Dagegen: Für den Rest der Runde landet niemand auf neutralen Planeten.
ti3-politic-planetary_security-text = Dafür: Planeten außerhalb von Heimatsystemen ohne Bodentruppe werden sofort neutral. Dagegen: nichts.
ti3-politic-regressive_rhetoric-text = Dafür: Technologien kosten 2 mehr; wer die Sekundärfähigkeit von Technologie nicht nutzt, darf stattdessen eine Aktionskarte ziehen. Dagegen: Alle werfen eine Aktionskarte ab.
ti3-politic-regulated_conscription-text = Dafür: Bodentruppen kosten je 1 Ressource, und Sols Eigenschaft bringt nur eine pro Chip. Dagegen: nichts.
ti3-politic-research_grant-text = Dafür: Spezialisierungen gelten für alle Farben. Dagegen: Für den Rest der Runde erhält niemand gelbe Technologien.
ti3-politic-resource_management-text = Dafür: In der Statusphase werden Kommandochips nicht neu verteilt. Dagegen: Wer 3 oder mehr Aktionskarten hat, wirft 2 ab.
ti3-politic-short_term_truce-text = Dafür: In der nächsten Runde aktiviert niemand ein System mit gegnerischen Schiffen oder landet auf fremden Planeten; jeder darf das Gesetz jederzeit für 10 Einfluss ablegen. Dagegen: Wer dagegen gestimmt hat, erschöpft einen Planeten, den der Gegner zur Linken wählt.
ti3-politic-subsidized_studies-text = Technologien der gewählten Farbe kosten 3 weniger, alle anderen 2 mehr.
ti3-politic-technology_buy_back-text = Dafür: In der Statusphase darf jeder eine Technologie, die keine andere von ihm braucht, für 6 Handelsgüter zurücklegen. Dagegen: In dieser Runde erhält niemand Technologien.
ti3-politic-technology_tariffs-text = Dafür: Rote Technologien kosten 4 mehr. Dagegen: Für den Rest der Runde erhält niemand grüne Technologien.
ti3-politic-trade_war-text = Dafür: Wer die Sekundärfähigkeit von Handel nutzt, darf ein Handelsgut eines Gegners entfernen. Dagegen: Alle verlieren ein Handelsgut.
ti3-politic-traffic_tariffs-text = Dafür: Ein System mit fremdem Planeten zu aktivieren kostet ein Handelsgut oder erschöpft einen Planeten. Dagegen: Alle geben einen Chip aus Kommando- oder Strategiebereich ab.
ti3-politic-unconventional_weapons-text = Dafür: Schlachtschiffe und Kampfsterne erhalten -2 auf Kampfwürfe. Dagegen: Alle erschöpfen für jedes ihrer Schlachtschiffe und jeden Kampfstern einen Planeten.
ti3-politic-science_community_speaker-text = Der Gewählte nutzt die Sekundärfähigkeit von Technologie ohne Kommandochip und zahlt 1 weniger für Technologien.
ti3-politic-wormhole_reconstruction-text = Dafür: Alle Systeme mit Wurmlöchern grenzen aneinander. Dagegen: nichts.
