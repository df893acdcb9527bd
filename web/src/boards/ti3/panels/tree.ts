// Tree: where the technologies are, so that each is right of what it needs: column and row by id. The columns are
// steps of research; the rows belong to the colours, two to each, from the top: blue, red, green, yellow.
export const COLUMNS = 7
export const ROWS = 8

export const AT: Record<string, [column: number, row: number]> = {
  antimass_deflectors: [0, 0.5],
  xrd_transporters: [1, 0.5],
  light_wave_deflector: [3, 1],
  type_iv_drive: [4, 0],
  advanced_fighters: [5, 0],
  fleet_logistics: [6, 1],
  hylar_v_assault_laser: [0, 2.5],
  deep_space_cannon: [1, 2.5],
  magen_defense_grid: [2, 2],
  war_sun: [2, 3],
  assault_cannon: [3, 2.5],
  graviton_negator: [5, 2],
  stasis_capsules: [1, 4.5],
  cybernetics: [2, 4],
  gen_synthesis: [3, 4],
  neural_motivator: [3, 5],
  dacxive_animators: [4, 4.5],
  x89_bacterial_weapon: [6, 4.5],
  enviro_compensator: [0, 6.5],
  sarween_tools: [1, 6.5],
  micro_technology: [2, 6],
  graviton_laser_system: [2, 7],
  integrated_economy: [3, 6.5],
  transit_diodes: [5, 6],
}

export interface Line {
  from: string
  to: string
  /** One of several alternatives: any of them is enough. */
  any: boolean
  d: string
}

const CARD = 0.82
/** How much of a column a card takes up. */
export const WIDTH = CARD

/** A line from the right edge of what is needed to the left edge of what needs it, in columns and rows. */
export function line(from: string, to: string): string {
  const [c1, r1] = AT[from] ?? [0, 0]
  const [c2, r2] = AT[to] ?? [0, 0]
  const x1 = c1 + 0.5 + CARD / 2
  const x2 = c2 + 0.5 - CARD / 2
  const y1 = r1 + 0.5
  const y2 = r2 + 0.5
  const bend = Math.max(0.16, (x2 - x1) / 2)
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}
