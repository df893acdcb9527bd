// Shapes: silhouettes of the eleven kinds of units, by their number in the rules, in a box from -12 to 12. Filled
// even-odd, bows up. Those that the third edition has too are drawn alike.
import { SHAPES as THIRD } from '../ti3/ShipShapes'

const FLAGSHIP =
  'M0-12.5L3-7 3.6-2 8-5V1L12 6V10L7.5 8.6 6 12H2.4L0 9.4-2.4 12H-6L-7.5 8.6-12 10V6L-8 1V-5L-3.6-2-3-7zM-1.4-3.5V5H1.4V-3.5z'
const MECH =
  'M-3.4-12H3.4L4.6-8.6H9.4L11.4-5.6V3L9.4 5H7.6V-2H6V4L7.4 12H2.2L.8 5.4H-.8L-2.2 12H-7.4L-6 4V-2H-7.6V5H-9.4L-11.4 3V-5.6L-9.4-8.6H-4.6zM-2-9.6V-7.6H2V-9.6z'

const [fighter, destroyer, cruiser, carrier, dreadnought, warSun, infantry, pds, dock] = THIRD as [string, ...string[]]

export const SHAPES: readonly string[] = [fighter, destroyer!, cruiser!, carrier!, dreadnought!, warSun!, FLAGSHIP, infantry!, MECH, pds!, dock!]
/** The kinds in the order in which fleets are drawn, the seven of ships first. */
export const ORDER = [6, 5, 4, 3, 2, 1, 0, 10, 8, 7, 9]
export const SHIPS = 7
