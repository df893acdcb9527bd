// Icons: the signs of Warpgate as strokes in a box of 24 by 24, all drawn for this project.
export const ACTIONS = [
  'M4 5l7 7-7 7M12 5l7 7-7 7', // advance: two chevrons
  'M4 4l5 5M9 5v4H5M20 4l-5 5M15 5v4h4M4 20l5-5M9 19v-4H5M20 20l-5-5M15 19v-4h4', // concentrate: arrows to the middle
  'M6 21V4M6 4.5h12l-3.5 4 3.5 4H6', // control: a flag
  'M4 20c0-8 5-13 14-13M13 2.5l5 4.5-5 4.5', // maneuver: a bent arrow
  'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z', // promote: a star
  'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', // recon: an eye
  'M12 3l8 3v6c0 5-4 8-8 9.5C8 20 4 17 4 12V6zM12 8v7M8.5 11.5h7', // reinforce: a shield with a plus
  'M9 3h6M10 3v6l-5.5 9.2A2 2 0 0 0 6.2 21h11.6a2 2 0 0 0 1.7-2.8L14 9V3M7.6 15h8.8', // research: a flask
  'M4 4l11 11M20 4L9 15M5 13l6 6M19 13l-6 6M4 20l3.4-3.4M20 20l-3.4-3.4', // skirmish: crossed blades
  'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4', // trade: there and back
  'M12 2.5c5 0 8.5 4.2 8.5 9.5s-3.5 9.5-8.5 9.5S3.5 17.3 3.5 12 7 2.5 12 2.5zM12 7v9M8 12.5l4 4 4-4', // warp-in: out of a ring
  'M4.5 7.5h9.5V21H4.5zM9 7V3.5h10.5V17H14', // draw: cards
]

/** Ocean, desert, forest, ice, lava. */
export const TYPES = [
  'M2.5 9c3.2-3.2 6.3-3.2 9.5 0s6.3 3.2 9.5 0M2.5 16c3.2-3.2 6.3-3.2 9.5 0s6.3 3.2 9.5 0',
  'M2 19c4-8 8.5-8 11.5-2 2-4.5 6-4.5 8.5 2zM17.5 4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
  'M12 2.5l5.5 7h-3.3l4.8 6.5H5l4.8-6.5H6.5zM12 16v5.5',
  'M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3',
  'M12.5 2c.5 5 5.5 7 5.5 12.2a6 6 0 0 1-12 0c0-3 1.8-4.4 2.2-7.2 1.8 1 2.8 2.3 3 4.2 1.3-2.5 1.6-5.5 1.3-9.2z',
]

const STAR = ACTIONS[4]!
const TARGET = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 11.5v1'

export const TOKENS: Record<string, string> = {
  refresh_trade_goods: 'M19.5 9A8 8 0 0 0 5 8M4.5 3.5V8H9M4.5 15A8 8 0 0 0 19 16M19.5 20.5V16H15',
  reinforce_1x: ACTIONS[6]!,
  draw_1x: ACTIONS[11]!,
  control_1x: ACTIONS[2]!,
  extra_vp: STAR,
  ship_destroyed: 'M12 3c5 0 8 3 8 7.5 0 2.7-1.4 4-2.5 5V19h-11v-3.5C5.4 14.5 4 13.2 4 10.5 4 6 7 3 12 3zM9 10.5h.010M15 10.5h.010M10.5 19v2M13.5 19v2',
  deploy_1_to_3: 'M12 2l3.5 9-3.5-2-3.5 2zM5.5 11l3.5 9-3.5-2L2 20zM18.5 11l3.5 9-3.5-2-3.5 2z',
  peace: 'M6 21V3M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  colony_of_type: 'M3 19h18M5 19v-4a7 7 0 0 1 14 0v4M10 19v-4h4v4',
  copy_planet: 'M9.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM13 17.5A6.5 6.5 0 1 0 17 8',
  technology: ACTIONS[7]!,
  trade_good: 'M12 2.5l8 4.7v9.6l-8 4.7-8-4.7V7.2zM4 7.2l8 4.7 8-4.7M12 12v9.5',
  promote_2x: STAR,
  new_trade_planet: ACTIONS[9]!,
  dead_planet: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6 6l12 12M18 6L6 18',
  objective: TARGET,
}

export const OBJECTIVE = TARGET
export const SHIP = 'M12 2l7 18-7-4-7 4z'
export const MARKER = 'M6 21V4M6 4.5h12l-3.5 4 3.5 4H6'
export const COLONY = TOKENS.colony_of_type!
export const DRONE = 'M12 3l7 9-7 9-7-9zM12 9v6M9 12h6'
export const CARDS = ACTIONS[11]!
export const GOOD = TOKENS.trade_good!
export const BLADES = ACTIONS[8]!
export const TRADE = ACTIONS[9]!
export const HERO = STAR
export const RESEARCH = ACTIONS[7]!
export const UNSEEN = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01'
export const WAYS: Record<string, string> = {
  upper: CARDS,
  lower: CARDS,
  draw: CARDS,
  renew: TOKENS.refresh_trade_goods!,
  copy: TOKENS.copy_planet!,
  token: UNSEEN,
}
