// Stacks: equal items of a pick belong together; one is as good as the other, only how many matters.
import type { Question } from './board'

/** The places of the offers, equal ones together, in the order of the first of each. Anything but a pick: one by one. */
export function stacks(question: Question, places: number[]): number[][] {
  if (question.form !== 'pick') return places.map((place) => [place])
  const found = new Map<string, number[]>()
  for (const place of places) {
    const key = JSON.stringify(question.offers[place]?.value)
    const stack = found.get(key)
    if (stack) stack.push(place)
    else found.set(key, [place])
  }
  return [...found.values()]
}
