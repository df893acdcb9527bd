"""Twilight Imperium 4: the numbers that texts may change. A rule asks `number(s, value, FleetLimit, seat)`; a text
answers with `@HOOKS.modifier(FleetLimit, text)`. The first field is whose number it is. What units can do by
themselves (cost, combat, move, capacity ...) is on their sheet (units.on_sheet)."""
