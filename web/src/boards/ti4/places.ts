// Places: where the systems of a layout are on the drawing, the wormhole nexus and the home of the Creuss in the free
// corners below the map.
import type { Extent, Point } from '../common/hex'
import { middleOf, SIDE, SIZE } from '../common/layout'
import type { Galaxy, Layout } from './model'

const MARGIN = 14

/** The middle of every place, those of hyperlanes too. */
export function spotsOn(galaxy: Galaxy, layout: Layout): Map<number, Point> {
  const all = [...layout.places, ...layout.lanes.map((lane) => lane.at)]
  const found = new Map(all.map((place) => [place, middleOf(galaxy.hexes[place]!)]))
  const points = [...found.values()]
  const low = Math.max(...points.map((p) => p.y))
  found.set(galaxy.beside.nexus, { x: Math.min(...points.map((p) => p.x)), y: low })
  found.set(galaxy.beside.creuss, { x: Math.max(...points.map((p) => p.x)), y: low })
  return found
}

/** Whether nothing is drawn in the upper left corner: as much of it as words need. */
export function freeCorner(points: Point[]): boolean {
  const all = extentOf(points)
  return points.every((p) => p.x - SIZE > all.x + 0.41 * all.width || p.y - SIDE > all.y + 0.06 * all.height)
}

/** The box that holds hexes around these points. */
export function extentOf(points: Point[]): Extent {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - SIZE - MARGIN
  const y = Math.min(...ys) - SIDE - MARGIN
  return { x, y, width: Math.max(...xs) + SIZE + MARGIN - x, height: Math.max(...ys) + SIDE + MARGIN - y }
}
