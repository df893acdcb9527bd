// Fight: the sides of the third edition, in the form that the sheets of a fight need.
import type { Fighting } from '../../common/fight/fight'
import type { BattleSide } from '../model'

/** The ships of a side one by one: the damaged ones of a kind last. */
export function shipsOf(side: BattleSide): Fighting[] {
  return side.volleys.map((volley) => ({
    unit: volley.unit,
    count: side.units[volley.unit] ?? 0,
    hurt: side.units[volley.unit + 4] && volley.unit >= 4 && volley.unit <= 5 ? side.units[volley.unit + 4]! : 0,
    need: volley.need,
    dice: volley.dice,
  }))
}
