// Narrowing: which offers match what has been pointed at. Things of one noun count in order, so that "from A to B" and
// "from B to A" are different; a position where all remaining offers agree need not be pointed at.
import type { Offer, Question, Thing } from './board'
import { keyOf } from './things'

/** How far pointing has got: the offers left, by place, and how many things of each noun are settled. */
export interface Narrowed {
  left: number[]
  settled: Record<string, number>
}

export function everything(question: Question): Narrowed {
  return { left: question.offers.map((_, place) => place), settled: {} }
}

const sequences = new WeakMap<Offer, Map<string, string[]>>()

/** The things of an offer in order, by noun. */
function sequence(offer: Offer, noun: string): string[] {
  let nouns = sequences.get(offer)
  if (!nouns) {
    nouns = new Map()
    for (const thing of offer.things) {
      const keys = nouns.get(thing.noun)
      if (keys) keys.push(keyOf(thing))
      else nouns.set(thing.noun, [keyOf(thing)])
    }
    sequences.set(offer, nouns)
  }
  return nouns.get(noun) ?? []
}

/** What can be pointed at next in a noun's order: position -> things -> offers. */
function open(question: Question, now: Narrowed, noun: string): Map<string, number[]>[] {
  const places: Map<string, number[]>[] = []
  for (let at = now.settled[noun] ?? 0; ; at += 1) {
    const here = new Map<string, number[]>()
    for (const place of now.left) {
      const offer = question.offers[place]
      const key = offer && sequence(offer, noun)[at]
      if (key === undefined) continue
      const found = here.get(key)
      if (found) found.push(place)
      else here.set(key, [place])
    }
    if (!here.size) return places
    places.push(here)
    if (here.size > 1) return places
  }
}

/** Points at one more thing; null if no offer matches. */
export function step(question: Question, now: Narrowed, thing: Thing): Narrowed | null {
  const places = open(question, now, thing.noun)
  for (const [skipped, here] of places.entries()) {
    const left = here.get(keyOf(thing))
    if (!left) continue
    const settled = { ...now.settled, [thing.noun]: (now.settled[thing.noun] ?? 0) + skipped + 1 }
    return { left, settled }
  }
  return null
}

export function steps(question: Question, from: Narrowed, things: Thing[]): Narrowed | null {
  let now: Narrowed | null = from
  for (const thing of things) {
    now = step(question, now, thing)
    if (!now) return null
  }
  return now
}

/** Keys of everything that can be pointed at next. */
export function next(question: Question, now: Narrowed): Set<string> {
  const nouns = new Set(now.left.flatMap((place) => question.offers[place]?.things.map((thing) => thing.noun) ?? []))
  const keys = new Set<string>()
  for (const noun of nouns) {
    for (const here of open(question, now, noun)) for (const key of here.keys()) keys.add(key)
  }
  return keys
}
