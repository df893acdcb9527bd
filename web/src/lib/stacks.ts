// Stacks: equal items of a pick are grouped; only how many are picked matters, not which.
import type { Question } from './board'

/** The indexes of the offers, equal ones grouped, in order of first appearance. Only a pick groups them. */
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
