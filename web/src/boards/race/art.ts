// Art: shapes determined by a seed, and the line drawings of phases. Nothing here knows a rule.

type Dice = () => number

const at = (n: number) => Math.round(n * 10) / 10
export const between = (dice: Dice, low: number, high: number) => low + dice() * (high - low)

/** A closed, soft outline around a point: a continent, a cloud, a rock. */
export function blob(dice: Dice, x: number, y: number, size: number, corners: number, wobble: number, flat = 1): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2 + between(dice, -0.2, 0.2)
    const far = size * between(dice, 1 - wobble, 1 + wobble)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * flat] as const
  })
  const point = (i: number) => points[(i + corners) % corners]!
  const curves = points.map((p, i) => {
    const [before, next, after] = [point(i - 1), point(i + 1), point(i + 2)]
    const c1 = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6]
    const c2 = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6]
    return `C${at(c1[0]!)} ${at(c1[1]!)} ${at(c2[0]!)} ${at(c2[1]!)} ${at(next[0])} ${at(next[1])}`
  })
  return `M${at(points[0]![0])} ${at(points[0]![1])}${curves.join('')}Z`
}

/** A regular polygon around a point; the first corner is up. */
export function polygon(x: number, y: number, size: number, corners: number, turn = 0): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) / corners) * Math.PI * 2 - Math.PI / 2
    return `${at(x + Math.cos(angle) * size)},${at(y + Math.sin(angle) * size)}`
  }).join(' ')
}

/** A star with any number of rays. */
export function star(x: number, y: number, out: number, inside: number, rays: number): string {
  return Array.from({ length: rays * 2 }, (_, i) => {
    const angle = (i / (rays * 2)) * Math.PI * 2 - Math.PI / 2
    const size = i % 2 ? inside : out
    return `${at(x + Math.cos(angle) * size)},${at(y + Math.sin(angle) * size)}`
  }).join(' ')
}

/** The sign of a kind of good, with a shape of its own around 0,0, so that colour is not needed to tell it apart. */
export function goodShape(good: string, size: number): string {
  switch (good) {
    case 'novelty':
      return star(0, 0, size, size * 0.5, 4)
    case 'rare':
      return `${-size * 0.95},${-size * 0.25} ${-size * 0.5},${-size * 0.8} ${size * 0.5},${-size * 0.8} ${size * 0.95},${-size * 0.25} 0,${size * 0.95}`
    case 'genes':
      return Array.from({ length: 12 }, (_, i) => {
        const angle = (i / 12) * Math.PI * 2
        const far = size * (i % 2 ? 0.96 : 0.78)
        return `${at(Math.cos(angle) * far)},${at(Math.sin(angle) * far)}`
      }).join(' ')
    case 'alien':
      return polygon(0, size * 0.12, size, 3)
    default:
      return polygon(0, 0, size * 0.7, 4)
  }
}

/** Line drawings, 24 by 24. */
export const GLYPHS: Record<string, string> = {
  explore: 'M10 16.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM14.8 14.8 21 21M10 7v6M7 10h6',
  develop: 'M12 2.5v2.6M12 5.1 6.2 21M12 5.1 17.8 21M8.3 15.2q3.7 2.3 7.4 0M12 2.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2',
  settle: 'M12 2c3.4 2.8 4.6 6.6 4.6 10.3L12 16.6l-4.6-4.3C7.4 8.6 8.6 4.8 12 2zM7.5 11.6 4.2 15v4.6l3.9-2.9M16.5 11.6l3.3 3.4v4.6l-3.9-2.9M12 16.6V22M12 7.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4',
  trade: 'M12 3v17M7.5 20.5h9M4.5 6.5h15M4.5 6.5 2 13h5zM19.5 6.5 17 13h5zM2 13a2.5 2.2 0 0 0 5 0M17 13a2.5 2.2 0 0 0 5 0',
  consume: 'M12 2.2 20.4 7v10L12 21.8 3.6 17V7zM12 7l1.5 3.3 3.6.4-2.7 2.4.8 3.5L12 14.8l-3.2 1.8.8-3.5-2.7-2.4 3.6-.4z',
  produce: 'M12 6.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 9.3v6.4M8.8 12.5h6.4M12 1.8v2M12 21.2v1.3M4.6 5.1l1.4 1.4M19.4 5.1 18 6.5M1.8 12.5h1.8M20.4 12.5h1.8M4.6 19.9 6 18.5M19.4 19.9 18 18.5',
  military: 'M3.5 3.5 16.5 16.5M20.5 3.5 7.5 16.5M13.8 18.6l4.8-4.8M5.4 13.8l4.8 4.8M16.5 16.5l4 4M7.5 16.5l-4 4M3.5 3.5l.6 3M3.5 3.5l3 .6M20.5 3.5l-.6 3M20.5 3.5l-3 .6',
}

/** The drawing that goes with a power. */
export function glyphOf(does: string): string {
  if (/Military|Tactics/.test(does)) return 'military'
  if (/^(Settle|ColonyShip)/.test(does)) return 'settle'
  if (/^(Develop|DrawAtStart)/.test(does)) return 'develop'
  if (/^Trade/.test(does)) return 'trade'
  if (/^Produce|^Draw/.test(does)) return 'produce'
  if (/^Explore/.test(does)) return 'explore'
  return 'consume'
}
