// Ship shapes: silhouettes of the nine kinds of units, by their number in the rules (fighter, destroyer, cruiser, carrier,
// dreadnought, war sun, ground force, PDS, space dock), in a box from -12 to 12. Filled even-odd, bows up.
export const FIGHTER = 0
export const WAR_SUN = 5
export const GROUND_FORCE = 6
export const PDS = 7
export const SPACE_DOCK = 8
/** In a fleet of ten counts: the damaged dreadnoughts and war suns come after the eight kinds. */
export const DAMAGED: Record<number, number> = { 4: 8, 5: 9 }

/** The kinds in the order in which fleets are drawn, the six of ships first. */
export const ORDER = [5, 4, 3, 2, 1, 0, 6, 7]

/** How many of each kind are damaged. */
export function hurtOf(units: readonly number[]): number[] {
  return ORDER.map((_, unit) => units[DAMAGED[unit] ?? -1] ?? 0)
}

export const SHAPES: readonly string[] = [
  'M0-9L2.4-1.5 9 5.5 8.5 8 2.6 5.6 0 8.6-2.6 5.6-8.5 8-9 5.5-2.4-1.5z',
  'M0-12L2.6-6.5 3 1.5 7.4 7V10.5L3 8.8 1.6 12H-1.6L-3 8.8-7.4 10.5V7L-3 1.5-2.6-6.5z',
  'M0-12L3.2-7V-1L7-2.5V-8H9.6V9.5L7 11.5V5L3.2 6.5 2 12H-2L-3.2 6.5-7 5V11.5L-9.6 9.5V-8H-7V-2.5L-3.2-1V-7z',
  'M-4.5-12H4.5L6.5-9V-5.5L11-4V8.5L6.5 10V12H-6.5V10L-11 8.5V-4L-6.5-5.5V-9zM-3-3.5V8H-1V-3.5zM1-3.5V8H3V-3.5z',
  'M0-12L3.5-8 5-2 11.5 5.5V9.5L6 8.5 5 12H-5L-6 8.5-11.5 9.5V5.5L-5-2-3.5-8zM-1.3-4V7.5H1.3V-4z',
  'M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12zM-3.6-7.4A3.4 3.4 0 1 0-3.6-.6A3.4 3.4 0 1 0-3.6-7.4zM-11 2.4L-10.6 4.4H10.6L11 2.4z',
  'M0-11.5C3.6-11.5 6-9 6-5.6V-3.4H2.6V-6H-2.6V-3.4H-6V-5.6C-6-9-3.6-11.5 0-11.5zM-2.8-2.4H2.8V-.6L0 1.4-2.8-.6zM-10 11.5V7.4C-10 3.4-7 1-3.6.4L0 3.4 3.6.4C7 1 10 3.4 10 7.4V11.5z',
  'M-11 11.5V8.6H-8.6C-8.4 3.6-5.6.2-1.6-.6L6.6-12 10.4-9.4 3.2.7C6.4 2 8.4 5 8.6 8.6H11V11.5z',
  'M-3.4-12H3.4V-8.6H8.6V-3.4H12V3.4H8.6V8.6H3.4V12H-3.4V8.6H-8.6V3.4H-12V-3.4H-8.6V-8.6H-3.4zM-4.6-4.6V4.6H4.6V-4.6zM-2.4-2.4H2.4V2.4H-2.4z',
]
