// Strips: a power as a row of signs. Rectangles are cards and goods, circles are worlds, diamonds are developments,
// hexagons are points, shields are military strength.
import type { Good, GoodOrAny, Power } from './facts'

export type Sign =
  | { is: 'text'; text: string }
  | { is: 'card'; text?: string }
  | { is: 'good'; good: Good | 'any' }
  | { is: 'world'; good: Good | 'any' | 'military' | 'rebel' }
  | { is: 'windfall'; good: Good | 'any' }
  | { is: 'development' }
  | { is: 'vp'; text: string }
  | { is: 'shield'; text: string }
  | { is: 'eye' }
  | { is: 'given' }
  | { is: 'dice' }

const text = (t: string): Sign => ({ is: 'text', text: t })
const card = (n?: number): Sign => ({ is: 'card', text: n === undefined ? undefined : String(n) })
const vp = (n: number | string): Sign => ({ is: 'vp', text: String(n) })
const to = text('→')
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
const times = (n: number) => (n > 1 ? [text(`${n}×`)] : [])

/** What a power gives: points, cards or both. */
function reward(power: Power): Sign[] {
  const signs: Sign[] = []
  if (power.vp) signs.push(vp(power.vp))
  if (power.cards) signs.push(card(power.cards))
  return signs
}

/** The signs of a power; `own` is the good of the world it is on. */
export function signsOf(power: Power, own: Good | ''): Sign[] {
  const kind = (good: GoodOrAny | undefined): Good | 'any' => (good === 'this' ? own || 'any' : (good ?? 'any'))
  const good: Sign = { is: 'good', good: kind(power.good) }
  const world: Sign = { is: 'world', good: kind(power.good) }
  const cards = power.cards ?? 0
  switch (power.does) {
    case 'Explore': {
      const look: Sign[] = power.draw ? [{ is: 'eye' }, text(`+${power.draw}`)] : []
      return power.keep ? [...look, card(), text(`+${power.keep}`)] : look
    }
    case 'DrawAtStart':
      return [text('▸'), card(cards)]
    case 'DevelopDiscount':
      return [{ is: 'development' }, text(`−${power.amount}`)]
    case 'DevelopDraw':
      return [{ is: 'development' }, to, card(cards)]
    case 'SettleDiscount':
      return [world, text(`−${power.amount}`)]
    case 'Military':
      return [{ is: 'shield', text: signed(power.amount ?? 0) }]
    case 'MilitaryAgainst':
      return [{ is: 'shield', text: signed(power.amount ?? 0) }, power.keyword ? { is: 'world', good: 'rebel' } : world]
    case 'Tactics':
      return [{ is: 'given' }, to, { is: 'shield', text: signed(power.amount ?? 0) }]
    case 'ColonyShip':
      return [{ is: 'given' }, to, world, text('0')]
    case 'PayForMilitary':
      return [{ is: 'world', good: 'military' }, to, card(), text(`−${power.discount}`)]
    case 'SettleDraw':
      return [{ is: 'world', good: 'any' }, to, card(cards)]
    case 'TradeBonus':
      return [good, text('+'), card(cards)]
    case 'Consume':
      return [...times(power.up_to ?? 1), good, to, ...reward(power)]
    case 'ConsumePair':
      return [good, good, to, ...reward(power)]
    case 'ConsumeDifferent':
      return [good, text('≠'), good, text('≠'), good, to, ...reward(power)]
    case 'ConsumeAll':
      return [text('n×'), { is: 'good', good: 'any' }, to, vp(`n−${power.minus}`)]
    case 'TradeGood':
      return [{ is: 'good', good: 'any' }, to, card(), text(power.trade_powers ? '$+' : '$')]
    case 'ConsumeHand':
      return [...times(power.up_to ?? 1), card(), to, vp(power.vp ?? 1)]
    case 'ConsumeDraw':
    case 'ProduceDraw':
      return [card(cards)]
    case 'Lucky':
      return [{ is: 'dice' }, text(`${power.low}–${power.high}`), to, card(1)]
    case 'Produce':
      return [{ is: 'good', good: own || 'any' }]
    case 'ProduceWindfall':
      return [{ is: 'windfall', good: kind(power.good) }, to, { is: 'good', good: kind(power.good) }]
    case 'DrawIfProducedHere':
      return [{ is: 'good', good: own || 'any' }, to, card(cards)]
    case 'DrawPerGood':
      return [text('1×'), good, to, card(cards)]
    case 'DrawPerKind':
      return [good, text('≠'), to, card(cards)]
    case 'DrawIfMost':
      return [text('max'), good, to, card(cards)]
    case 'DrawPerWorld':
      return [text('1×'), world, to, card(cards)]
    default:
      return [text('?')]
  }
}

/** The width of a sign, in the units of a strip 20 high. */
export function widthOf(sign: Sign): number {
  switch (sign.is) {
    case 'text':
      return sign.text === '→' ? 9 : sign.text.length * (/[a-z]/.test(sign.text) ? 8 : 6.4) + 1
    case 'card':
    case 'given':
      return 12
    case 'good':
      return 12
    case 'vp':
      return sign.text.length > 1 ? 26 : 16
    case 'shield':
      return 22
    case 'eye':
      return 16
    default:
      return 15
  }
}

export const NUMERAL_WIDTH = 19
const GAP = 2

export interface Laid {
  sign: Sign
  x: number
}

/** The signs of a power side by side, and the width of the strip. */
export function layOut(signs: Sign[]): { laid: Laid[]; width: number } {
  let x = NUMERAL_WIDTH + 4
  const laid = signs.map((sign) => {
    const at = { sign, x }
    x += widthOf(sign) + GAP
    return at
  })
  return { laid, width: x + 2 }
}

/** Where the strip of a card's power is on its face (160 by 224), and how much larger it is drawn there. */
export function stripAt(power: Power, own: Good | '', place: number) {
  const { width } = layOut(signsOf(power, own))
  return { x: 6.5, y: 51 + place * 29, width, fit: Math.min(1.3, 147 / width) }
}
