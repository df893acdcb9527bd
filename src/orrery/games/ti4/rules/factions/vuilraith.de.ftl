### vuilraith.py in Worten (deutsch).

ti4-faction-vuilraith = die Vuil'raith-Verschwörung

## Fähigkeiten

ti4-ability-devour = Verschlingen
ti4-ability-devour-text = Du kaperst alle Einheiten deines Gegners, die im Kampf zerstört werden, außer Gebäuden.
ti4-ability-amalgamation = Amalgam
ti4-ability-amalgamation-text = Sobald du eine Einheit produzierst: Du darfst eine gekaperte Einheit ihres Typs zurückgeben, dann kostet die neue nichts.
ti4-ability-riftmeld = Rissverschmelzung
ti4-ability-riftmeld-text = Sobald du eine Aufwertung für Einheiten erforschst: Du darfst eine gekaperte Einheit dieses Typs zurückgeben und kommst ohne alle Voraussetzungen der Technologie aus.

## Technologien

ti4-technology-dimensional_tear_ii = Dimensionsriss II
ti4-technology-dimensional_tear_ii-text = Deine Raumwerften haben Produktion 7, und bis zu 12 Jäger in ihren Systemen brauchen keine Kapazität deiner Schiffe.
ti4-technology-vortex = Vortex
ti4-technology-vortex-text = Als Aktion: Erschöpfe ihn und nenne eine fremde Einheit, kein Gebäude, in einem System, das an eine deiner Raumwerften grenzt. Du kaperst eine Einheit dieses Typs aus dem Nachschub ihres Besitzers.

## Einheiten

ti4-model-reanimator = Reanimator
ti4-model-reanimator-text = Sobald deine Infanterie auf dem Planeten dieses Mechs zerstört wird, kommt sie als gekapert auf deinen Fraktionsbogen.
ti4-model-the_terror_between = Das kosmische Grauen
ti4-model-the_terror_between-text = Du kaperst alle anderen Einheiten, die im System dieses Schiffes zerstört werden, auch deine eigenen, außer Gebäuden.
ti4-model-dimensional_tear_i = Dimensionsriss I
ti4-model-dimensional_tear_i-text = Das System dieser Werft ist ein Gravitationsstrudel, aber deine Schiffe würfeln nicht für ihn. Bis zu 6 Jäger dort brauchen keine Kapazität deiner Schiffe.
ti4-model-dimensional_tear_ii = Dimensionsriss II
ti4-model-dimensional_tear_ii-text = Das System dieser Werft ist ein Gravitationsstrudel, aber deine Schiffe würfeln nicht für ihn. Bis zu 12 Jäger dort brauchen keine Kapazität deiner Schiffe.

## Verträge

ti4-note-crucible = Schmelztiegel
ti4-note-crucible-text = Nachdem du ein System aktiviert hast: Bei dieser Bewegung würfeln deine Schiffe nicht für Gravitationsstrudel, und jeder Strudel, den sie verlassen oder durchfliegen, gibt ihnen einen weiteren Punkt Bewegungswert. Dann geht die Karte zurück.

## Anführer

ti4-leader-the_stillness_of_stars = Das Schweigen der Sterne
ti4-leader-the_stillness_of_stars-text = Nachdem jemand anderes seine Massenprodukte aufgefüllt hat: Erschöpfe es; sie werden zu Handelswaren, und du kaperst aus seinem Nachschub eine Einheit, die höchstens so viel kostet wie sein Massenproduktwert.
ti4-leader-that_which_molds_flesh = Die Fleischformung
ti4-leader-that_which_molds_flesh-text = Sobald du Jäger oder Infanterie produzierst, zählen bis zu 2 davon nicht für deine Grenze der Produktion.
ti4-leader-that_which_molds_flesh-unlock = Habe Einheiten in 3 Gravitationsstrudeln.
ti4-leader-it_feeds_on_carrion = Der Leichenfraß
ti4-leader-it_feeds_on_carrion-ability = Dimensionsanker
ti4-leader-it_feeds_on_carrion-text = Als Aktion: Alle anderen würfeln für jedes ihrer Schiffe außer Jägern, das in einem System mit Dimensionsriss ist oder daran grenzt. Bei 1 bis 3 kaperst du das Schiff, und mit ihm die Jäger und Bodentruppen, die dann keinen Platz mehr haben. Dann wird diese Karte vernichtet.
