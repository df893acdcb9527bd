// Layout: how large the map is drawn.
import { corners, extent, outline, type Extent } from '../common/hex'
import type { StarMap } from './model'

export const SIZE = 46
export const HEX = outline(corners(SIZE))
const MARGIN = 20

export function boxOf(map: StarMap): Extent {
  return extent(map.hexes, SIZE, MARGIN)
}
