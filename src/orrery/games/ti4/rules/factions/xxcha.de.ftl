### xxcha.py in Worten (deutsch).

ti4-faction-xxcha = das Xxcha-Königreich

## Fähigkeiten

ti4-ability-peace_accords = Friedensabkommen
ti4-ability-peace_accords-text = Nachdem du die Primär- oder Sekundärfähigkeit von Diplomatie abgehandelt hast: Du darfst die Kontrolle über einen Planeten ohne Einheiten, außer Mecatol Rex, erlangen, dessen System an einen deiner Planeten angrenzt.
ti4-ability-quash = Antrag ablehnen
ti4-ability-quash-text = Sobald eine Agenda aufgedeckt wird: Du darfst einen Marker aus deinem Strategiepool ausgeben, um sie abzulegen; die nächste Agenda tritt an ihre Stelle.

## Technologien

ti4-technology-instinct_training = Instinktschärfung
ti4-technology-instinct_training-text = Sobald ein anderer Spieler eine Aktionskarte ausspielt: Erschöpfe sie und gib einen Marker aus deinem Strategiepool aus, um diese Karte zu negieren.
ti4-technology-nullification_field = Dämpfungsfeld
ti4-technology-nullification_field-text = Nachdem ein anderer Spieler ein System mit deinen Schiffen aktiviert hat: Erschöpfe es und gib einen Marker aus deinem Strategiepool aus. Sein Zug endet sofort.

## Einheiten

ti4-model-indomitus = Indomitus
ti4-model-indomitus-text = Seine Weltraumkanone erreicht Schiffe in angrenzenden Systemen.
ti4-model-loncara_ssodu = Loncara Ssodu
ti4-model-loncara_ssodu-text = Ihre Weltraumkanone erreicht Schiffe in angrenzenden Systemen.

## Verträge

ti4-note-political_favor = Politische Gefälligkeit
ti4-note-political_favor-text = Sobald eine Agenda aufgedeckt wird: Ein Marker aus dem Strategiepool der Xxcha kommt in den Nachschub, die Agenda wird abgelegt, und die nächste tritt an ihre Stelle. Dann geht die Karte zurück.

## Anführer

ti4-leader-ggrocuto_rinn = Ggrocuto Rinn
ti4-leader-ggrocuto_rinn-text = Als Aktion: Erschöpfe ihn und mache einen beliebigen Planeten spielbereit. Grenzt dessen System an einen deiner Planeten an, darfst du eine Infanterie von ihm entfernen.
ti4-leader-elder_qanoj = Ältester Qanoj
ti4-leader-elder_qanoj-unlock = Du kontrollierst Planeten mit zusammen mindestens 12 Einfluss.
ti4-leader-elder_qanoj-text = Jeder Planet, den du für Stimmen erschöpfst, bringt eine Stimme mehr. Nichts kann dich daran hindern, über eine Agenda abzustimmen.
ti4-leader-xxekir_grom = Xxekir Grom
ti4-leader-xxekir_grom-ability = Politischer Datennexus
ti4-leader-xxekir_grom-text = Als Aktion: Du darfst ein Gesetz ablegen. Sieh dir die 5 obersten Agenden an und decke 2 davon auf; jede wird mit der Alternative abgehandelt, die du nennst, als hättest du die eine Stimme abgegeben. Die übrigen werden abgelegt. Solange nutzt kein anderer Spieler Fähigkeiten. Dann wird er vernichtet.
