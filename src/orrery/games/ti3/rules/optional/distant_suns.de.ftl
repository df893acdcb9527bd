### Twilight Imperium 3: die Option Entfernte Sonnen (deutsch). Der englische Zwilling ist distant_suns.en.ftl.

ti3-counter-biohazard = Lebensbedrohung
ti3-counter-radiation = Radioaktivität
ti3-counter-hostile_locals = Feindselige Bewohner
ti3-counter-lazax_survivors = LAZAX-Überlebende
ti3-counter-settlers = Siedler
ti3-counter-wormhole_discovery = Entdeckung eines Wurmlochs
ti3-counter-technological_society = Technologiereiche Gesellschaft
ti3-counter-natural_wealth = Natürlicher Reichtum
ti3-counter-industrial_society = Industriegesellschaft
ti3-counter-peaceful_annexation = Friedliche Eroberung

ti3-option-distant_suns = Entfernte Sonnen
ti3-option-distant_suns-text = Auf neutralen Planeten liegen verdeckte Chips: Jäger erforschen sie, Bodentruppen begegnen ihnen, Schlachtschiffe und Kampfsterne löschen sie aus.
ti3-counter-biohazard-text = Die erste landende Bodentruppe wird vernichtet, jedes Mal, bis jemand den Planeten erobert.
ti3-counter-radiation-text = Alle Bodentruppen der ersten Landung werden vernichtet.
ti3-counter-hostile_locals-text = Die Bewohner, so viele Bodentruppen wie aufgedruckt, kämpfen gegen jeden Eindringling, jedes Mal in voller Stärke. Einmal aufgedeckt, können sie nicht ausgelöscht werden.
ti3-counter-lazax_survivors-text = Du darfst diesen Chip nehmen: 3 Stimmen mehr bei jeder Abstimmung. Erforscht: 1 Siegpunkt und 3 Aktionskarten. Ausgelöscht: alle Karten und Handelsgüter verloren, alle Planeten erschöpft, keine Stimme bei der nächsten Abstimmung.
ti3-counter-settlers-text = Geh zurück an Bord und würfle: Mit 6 oder mehr gehört der Planet mit 2 Bodentruppen dir, sonst einem Gegner.
ti3-counter-wormhole_discovery-text = Das System hat fortan dieses Wurmloch.
ti3-counter-technological_society-text = Dein linker Nachbar gibt dir eine Technologie, deren Voraussetzungen du erfüllst.
ti3-counter-natural_wealth-text = Du erhältst so viele Handelsgüter, wie aufgedruckt sind, sofern verfügbar.
ti3-counter-industrial_society-text = Du darfst hier kostenlos ein Raumdock errichten; der Planet ist nicht erschöpft.
ti3-counter-peaceful_annexation-text = Nichts geschieht.
ti3-ask-probe = Erforschen deine Jäger { $place }? Auf Planeten mit Chips könntest du in dieser Aktion nicht landen.
ti3-ask-raze = Welchen Chip bei { $place } löschst du aus?
ti3-log-domain = Auf { $planet }: { $text }.
ti3-log-probes = { $you ->
    [yes] Du erforschst { $place }.
   *[no] { $seat } erforscht { $place }.
}
ti3-log-lazax-found = { $you ->
    [yes] Du findest
   *[no] { $seat } findet
} Überlebende der Lazax.
ti3-log-locals = Die Bewohner von { $planet } würfeln { $dice }: { ti3-many-hits }.
ti3-log-landing-lost = { $you ->
    [yes] Deine Landung auf { $planet } ist verloren.
   *[no] Die Landung von { $seat } auf { $planet } ist verloren.
}
ti3-log-razes = { $you ->
    [yes] Du löschst
   *[no] { $seat } löscht
} alles auf { $planet } aus.
