// Icons: the signs of the panels as strokes in a box of 24 by 24, all drawn for this project.
export const STRATEGY = 'M4 20V9l8-5 8 5v11M9 20v-6h6v6' // a council hall
export const COMMAND = 'M12 3l8 14H4zM12 9v4M12 15.5v.2' // a counter
export const FLEET = 'M12 3l3.5 8L20 17l-8-2.5L4 17l4.5-6zM8 20.5h8' // a fleet on a base
export const GOOD = 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z'
export const RESOURCES = 'M3 20V11l6 4v-4l6 4V4h4v16zM3 20h17'
export const INFLUENCE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.4l1.4 3 3.3.4-2.4 2.2.6 3.3-2.9-1.6-2.9 1.6.6-3.3-2.4-2.2 3.3-.4z'
export const CARDS = 'M4.5 7.5h9.5V21H4.5zM9 7V3.5h10.5V17H14'
export const SCROLL = 'M6 3.5h11v14a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3zM9.5 8h4.5M9.5 12h4.5'
export const STAR = 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z'
export const GAVEL = 'M8 9.5l6.5-6.5 6.5 6.5-6.5 6.5zM4 21l8-8M3 21h9'
export const FLASK = 'M9 3h6M10 3v6l-5.5 9.2A2 2 0 0 0 6.2 21h11.6a2 2 0 0 0 1.7-2.8L14 9V3M7.6 15h8.8'
export const CONTRACT = 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M9 16.5l2 1.5 4-3'
export const SHIELD = 'M12 3l8 3v6c0 5-4 8-8 9.5C8 20 4 17 4 12V6z'
export const PERSON = 'M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-5 3.6-7 7.5-7s6.9 2 7.5 7'
export const TARGET = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 11.5v1'
export const SWAP = 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4'
export const BACK = 'M9 5L3 12l6 7M3 12h18'
export const SAND = 'M6 3h12M6 21h12M7 3c0 5 3 6.5 5 9-2 2.5-5 4-5 9M17 3c0 5-3 6.5-5 9 2 2.5 5 4 5 9'
export const SPARK = 'M12 2.5l2 7.5 7.5 2-7.5 2-2 7.5-2-7.5-7.5-2 7.5-2z'

/** What can be done with a turn. */
export const DEEDS: Record<string, string> = {
  tactical: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 7v10M7.5 12.5L12 17l4.5-4.5',
  transfer: SWAP,
  pass: 'M5 4v16M10 5l9 7-9 7z',
  wait: SAND,
  use: SPARK,
}

/** The eight strategy cards, by their number on the card minus one. */
export const STRATEGIES = [
  'M5 21V4M5 4.5h13l-3.5 4.5 3.5 4.5H5', // initiative: a flag
  'M3 11l5-4 4 2 4-2 5 4-6 7-3-2-3 2z', // diplomacy: clasped hands
  'M4 10h16M6 10v8M10 10v8M14 10v8M18 10v8M3 20.5h18M12 3l9 5H3z', // political: a hall with pillars
  'M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10', // logistics: a crate
  SWAP, // trade: there and back
  'M4 4l11 11M20 4L9 15M5 13l6 6M19 13l-6 6M4 20l3.4-3.4M20 20l-3.4-3.4', // warfare: crossed blades
  FLASK, // technology
  'M3 18h18M4 18L3 8l5 4 4-8 4 8 5-4-1 10z', // imperial: a crown
]

/** Their colours, dark enough for white numbers. */
export const STRATEGY_COLOURS = ['#c23c31', '#b8601c', '#8f7413', '#34863b', '#187d76', '#2f6ac0', '#5058c4', '#8643b8']
