### Twilight Imperium 4: der Draft (Deutsch). Der englische Zwilling ist draft.en.ftl.

ti4-lot-slice = Abschnitt { $number }
ti4-lot-place = { $number ->
    [1] Platz 1 (Sprecher)
   *[other] Platz { $number }
}
ti4-spot-left = links { $tile }
ti4-spot-front = vorn { $tile }
ti4-spot-right = rechts { $tile }
ti4-spot-far = auf halbem Weg zur nächsten Heimat { $tile }
ti4-spot-inner = vor Mecatol Rex { $tile }
ti4-many-resources = { $resources ->
    [one] 1 Ressource
   *[other] { $resources } Ressourcen
}
ti4-slice-yields = insgesamt { ti4-many-resources } und { $influence } Einfluss

ti4-ask-ban = Welche Fraktion schließt du aus?
ti4-ask-draft = Was nimmst du: einen Abschnitt, eine Fraktion oder einen Platz am Tisch?

ti4-table-draft = Der Draft:
ti4-table-drafted = { $you ->
    [yes] bei dir
   *[no] bei { $seat }
}
ti4-table-banned = ausgeschlossen: { $factions }

ti4-log-drafts-first = { $you ->
    [yes] Du beginnst den Draft.
   *[no] { $seat } beginnt den Draft.
}
ti4-log-slice = Zur Wahl steht { $lot }: { $tiles }.
ti4-log-factions = Zur Wahl stehen diese Fraktionen: { $factions }.
ti4-log-bans = { $you ->
    [yes] Du schließt diese Fraktion aus: { $faction }.
   *[no] { $seat } schließt diese Fraktion aus: { $faction }.
}
ti4-log-drafts = { $you ->
    [yes] Du nimmst: { $lot }.
   *[no] { $seat } nimmt: { $lot }.
}
