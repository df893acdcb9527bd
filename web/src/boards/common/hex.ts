// Hexes: where a hexagon of a board is on the drawing. Pointy-topped ones in straight rows, as the rules count them:
// q columns, r rows, r growing downwards.
export type At = readonly [number, number]

export interface Point {
  x: number
  y: number
}

export interface Extent {
  x: number
  y: number
  width: number
  height: number
}

const ROOT_3 = Math.sqrt(3)

/** The centre of a hex whose corners are `size` away from it. */
export function middle([q, r]: At, size: number): Point {
  return { x: size * ROOT_3 * (q + r / 2), y: size * 1.5 * r }
}

/** The corners of a hex around the origin, clockwise from the top. */
export function corners(size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
  })
}

/** A closed outline through points. */
export function outline(points: Point[]): string {
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`
}

/** The box that holds these hexes, with a margin. */
export function extent(hexes: readonly At[], size: number, margin: number): Extent {
  const points = hexes.map((at) => middle(at, size))
  const left = Math.min(...points.map((p) => p.x)) - (size * ROOT_3) / 2 - margin
  const right = Math.max(...points.map((p) => p.x)) + (size * ROOT_3) / 2 + margin
  const top = Math.min(...points.map((p) => p.y)) - size - margin
  const bottom = Math.max(...points.map((p) => p.y)) + size + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A curve from one point to another that stops short of both, bent to its left. */
export function arc(from: Point, to: Point, short: number, bend = 0.16): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const control = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend }
  const start = towards(from, control, Math.min(short, length / 3))
  const end = towards(to, control, Math.min(short, length / 3))
  return `M${num(start)}Q${num(control)} ${num(end)}`
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}

function num(p: Point): string {
  return `${p.x.toFixed(1)} ${p.y.toFixed(1)}`
}

/** Numbers from 0 to 1 that look random and are the same for the same seed, so a drawing never flickers. */
export function scatter(seed: number): () => number {
  let now = (seed * 2654435761) >>> 0 || 1
  return () => {
    now ^= now << 13
    now ^= now >>> 17
    now ^= now << 5
    now >>>= 0
    return now / 4294967296
  }
}
