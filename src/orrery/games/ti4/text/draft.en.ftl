### Twilight Imperium 4: the draft (English). The German twin is draft.de.ftl.

ti4-lot-slice = slice { $number }
ti4-lot-place = { $number ->
    [1] place 1, the speaker’s
   *[other] place { $number }
}
ti4-spot-left = left { $tile }
ti4-spot-front = in front { $tile }
ti4-spot-right = right { $tile }
ti4-spot-far = halfway to the next home { $tile }
ti4-spot-inner = before Mecatol Rex { $tile }
ti4-many-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
ti4-slice-yields = in all { ti4-many-resources } and { $influence } influence

ti4-ask-ban = Which faction do you ban?
ti4-ask-draft = What do you take: a slice, a faction or a place at the table?

ti4-table-draft = The draft:
ti4-table-drafted = { $you ->
    [yes] yours
   *[no] taken by { $seat }
}
ti4-table-banned = banned: { $factions }

ti4-log-drafts-first = { $you ->
    [yes] You begin the draft.
   *[no] { $seat } begins the draft.
}
ti4-log-slice = On offer: { $lot }: { $tiles }.
ti4-log-factions = On offer are these factions: { $factions }.
ti4-log-bans = { $you ->
    [yes] You ban { $faction }.
   *[no] { $seat } bans { $faction }.
}
ti4-log-drafts = { $you ->
    [yes] You take { $lot }.
   *[no] { $seat } takes { $lot }.
}
