// Board: what the page hands to a game's board component, and all the board may do. A new game needs a component that
// takes these properties, in a folder of its name beside boards/index.ts, and nothing else.
import type { components } from './api'

type Schemas = components['schemas']
export type Shown = Schemas['Shown']
export type Catalogue = Schemas['Catalogue']
export type Component = Schemas['Component']
export type Thing = Schemas['Thing']
export type Question = Schemas['Question']
export type Offer = Schemas['Offer']
export type Party = Schemas['Party']
export type DealField = Schemas['DealField']

export interface BoardProps {
  /** The table as this reader sees it. */
  shown: Shown
  catalogue: Catalogue
  /** Used by everything drawn that can be pointed at. */
  pointing: Pointing
  /** A message of the page's or the game's own, in the chosen language. */
  say: (key: string, args?: Record<string, string | number>) => string
  /** The table is shown as it is now: it can be asked what would be, if. */
  present?: boolean
}

/** What a form of a board's own is given: it stands in the answer panel, instead of a list of offers. */
export interface FormProps extends BoardProps {
  question: Question
}

/** One generic way to answer: things light up, clicking narrows the offers, what is left is buttons. Several things at
 * once are one place on the board that stands for all of them (a half of a card: which half, and what it does). Things
 * of the same noun are pointed at in the order of the offer: from, then to. */
export interface Pointing {
  /** Some offer that is still possible points at it next. */
  lit(...things: Thing[]): boolean
  /** It is part of the answer in progress. */
  chosen(...things: Thing[]): boolean
  /** How often it is part of the answer (equal items can be picked several times). */
  times(...things: Thing[]): number
  /** Clicked, tapped or Enter: narrows the offers, or takes it back; on a thing that is not lit: explains why not. */
  point(...things: Thing[]): void
  /** Removes one of several equal items from the answer. */
  takeBack(thing: Thing): void
  /** Hover, focus or long tap: shows name, text and rules of the thing near the element, and what the board adds; with
   * `beside` at the side of that element, so that nothing around the thing is covered. `whole`: the board says
   * everything that the offers say of it. */
  explain(things: Thing | Thing[], near: Element, lines?: string[], beside?: Element | null, whole?: boolean): void
  /** Ends an explanation; with an element, only the one beside it. */
  hush(near?: Element): void
  /** What the lit offers that point at this thing cost and give, in words ("" if nothing). */
  note(...things: Thing[]): string
  /** What has been pointed at so far, in order. */
  path(): Thing[]
  /** The offers still possible that point at all of these. */
  offers(...things: Thing[]): Offer[]
}
