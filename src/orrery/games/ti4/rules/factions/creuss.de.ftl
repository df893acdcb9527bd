### creuss.py in Worten (deutsch).

ti4-faction-creuss = die Geister von Creuss

## Fähigkeiten

ti4-ability-quantum_entanglement = Quantenverschränkung
ti4-ability-quantum_entanglement-text = Nur für dich sind alle Systeme mit einem Alpha- oder Beta-Wurmloch untereinander angrenzend. Nichts kann dir das nehmen.
ti4-ability-slipstream = Slipstream-Antrieb
ti4-ability-slipstream-text = In deinen Taktikaktionen haben deine Schiffe Bewegungswert +1, wenn sie in deinem Heimat-System oder in einem System mit Alpha- oder Beta-Wurmloch starten.
ti4-ability-creuss_gate = Tor von Creuss
ti4-ability-creuss_gate-text = Auf deiner Heimatposition liegt das Tor von Creuss, das kein Heimat-System ist. Dein Heimat-System liegt neben dem Spielplan; ein Delta-Wurmloch verbindet beide.

## Technologien

ti4-technology-dimensional_splicer = Dimensionsspalter
ti4-technology-dimensional_splicer-text = Zu Beginn eines deiner Raumkämpfe in einem System mit Wurmloch: Du darfst einen Treffer erzielen und ihn einem Schiff deines Gegners zuweisen.
ti4-technology-wormhole_generator = Wurmloch-Generator
ti4-technology-wormhole_generator-text = Zu Beginn der Statusphase: Platziere oder versetze einen Creuss-Wurmlochmarker. Er kommt in ein System mit einem deiner Planeten oder in eines, das kein Heimat-System ist und keine fremden Schiffe enthält.

## Einheiten

ti4-model-icarus_drive = Ikarus-Antrieb
ti4-model-icarus_drive-text = Nachdem irgendjemand ein System aktiviert hat: Du darfst diesen Mech vom Spielplan nehmen und dafür einen Creuss-Wurmlochmarker in sein System platzieren oder versetzen.
ti4-model-hil_colish = Hil Colish
ti4-model-hil_colish-text = Das System, in dem dieses Schiff ist, hat ein Delta-Wurmloch. Bei der Bewegung darf es sich vor oder nach deinen anderen Schiffen bewegen.

## Verträge

ti4-note-creuss_iff = Freund-Feind-Erkennung der Creuss
ti4-note-creuss_iff-text = Zu Beginn deines Zuges in der Aktionsphase: Platziere oder versetze einen Creuss-Wurmlochmarker. Er kommt in ein System mit einem deiner Planeten oder in eines, das kein Heimat-System ist und keine fremden Schiffe enthält. Dann geht die Karte zurück.

## Anführer

ti4-leader-emissary_taivra = Abgesandte Taivra
ti4-leader-emissary_taivra-text = Nachdem irgendjemand ein System mit einem Wurmloch außer Delta aktiviert hat: Erschöpfe sie, und für diese Taktikaktion grenzt das System an alle anderen Systeme mit Wurmloch.
ti4-leader-sai_seravus = Sai Seravus
ti4-leader-sai_seravus-text = Nachdem sich deine Schiffe bewegt haben: Jedes von ihnen, das Kapazität hat und durch ein Wurmloch kam, darf einen Jäger aus deinem Nachschub mitbringen, soweit im aktiven System noch Kapazität frei ist.
ti4-leader-sai_seravus-unlock = Habe Einheiten in 3 Systemen mit Alpha- oder Beta-Wurmloch.
ti4-leader-riftwalker_meian = Risswandlerin Meian
ti4-leader-riftwalker_meian-ability = Singularitätsreaktor
ti4-leader-riftwalker_meian-text = Als Aktion: Zwei Systeme tauschen die Plätze, jedes mit einem Wurmloch oder mit deinen Einheiten, aber weder das Heimat-System von Creuss noch der Wurmloch-Nexus. Dann wird diese Karte vernichtet.
