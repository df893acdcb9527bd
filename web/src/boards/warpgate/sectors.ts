// Sectors: which planets of a sector are joined by a line, so that it looks like a constellation.
import type { Point } from '../common/hex'

/** The shortest lines that join all points, longest first. */
export function constellation<P extends Point>(points: P[]): [P, P][] {
  const [first, ...rest] = points
  if (!first) return []
  const joined = [first]
  const lines: [P, P][] = []
  while (rest.length) {
    let best: [number, P, number] | null = null
    for (const one of joined) {
      rest.forEach((other, at) => {
        const far = Math.hypot(one.x - other.x, one.y - other.y)
        if (!best || far < best[0]) best = [far, one, at]
      })
    }
    const [, from, at] = best! as [number, P, number]
    const [to] = rest.splice(at, 1)
    lines.push([from, to!])
    joined.push(to!)
  }
  return lines.sort((a, b) => length(b) - length(a))
}

function length([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Where the name of each sector goes: in the free hex nearest to its centre that has no name yet. */
export function nameplates(sectors: Point[][], free: Point[]): Point[] {
  const left = [...free]
  return sectors.map((points) => {
    const centre = { x: mean(points.map((p) => p.x)), y: mean(points.map((p) => p.y)) }
    left.sort((a, b) => length([a, centre]) - length([b, centre]))
    return left.shift() ?? centre
  })
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}
