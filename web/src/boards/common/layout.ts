// Layout: where systems are on the drawing (flat-topped hexes in straight columns, north up), and where planets and
// fleets are inside one.
import { outline, type At, type Extent, type Point } from './hex'

/** From the centre of a hex to its corners. */
export const SIZE = 100
const ROOT_3 = Math.sqrt(3)
/** From the centre of a hex to its sides. */
export const SIDE = (SIZE * ROOT_3) / 2
const MARGIN = 14

/** Below this many pixels per unit only owners and the strength of fleets are drawn. */
export const FAR = 0.42

export function middleOf([q, r]: At, size = SIZE): Point {
  return { x: size * 1.5 * q, y: size * ROOT_3 * (r + q / 2) }
}

function cornersOf(size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
  })
}

/** The outline of a hex, inset by this much. */
export function hexOf(less: number): string {
  return outline(cornersOf(SIZE - less))
}

export const HEX = hexOf(0)

export function boxOf(hexes: readonly At[]): Extent {
  const points = hexes.map((at) => middleOf(at))
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const left = Math.min(...xs) - SIZE - MARGIN
  const top = Math.min(...ys) - SIDE - MARGIN
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE + MARGIN - left,
    height: Math.max(...ys) + SIDE + MARGIN - top,
  }
}

export interface Spot extends Point {
  scale: number
}

/** Where this many planets of a system are; a single one moves aside for a wormhole. */
export function spotsOf(planets: number, wormhole: boolean, capital: boolean): Spot[] {
  if (capital) return [{ x: 0, y: -22, scale: 1.34 }]
  if (planets === 1) return [wormhole ? { x: -38, y: -26, scale: 1.12 } : { x: 0, y: -28, scale: 1.2 }]
  if (planets === 2)
    return [
      { x: -42, y: -34, scale: 1 },
      { x: 42, y: -19, scale: 1 },
    ]
  return [
    { x: -56, y: -33, scale: 0.8 },
    { x: 0, y: -5, scale: 0.8 },
    { x: 56, y: -33, scale: 0.8 },
  ]
}

/** The room for fleets in a system: its centre, width and height. */
export interface Room extends Point {
  width: number
  height: number
}

export function roomOf(planets: number, capital: boolean, wormhole: boolean, fleets: number): Room {
  if (planets === 0) return wormhole ? { x: 0, y: 46, width: 136, height: 54 } : { x: 0, y: 8, width: 150, height: 84 }
  // Where two fleets meet, they matter more than what is under them.
  if (fleets > 1) return { x: 0, y: 47, width: 136, height: 64 }
  if (planets > 2) return { x: 0, y: 61, width: 116, height: 36 }
  return capital ? { x: 0, y: 60, width: 120, height: 40 } : { x: 0, y: 56, width: 130, height: 46 }
}
