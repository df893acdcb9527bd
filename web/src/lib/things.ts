// Things: comparing what can be pointed at, and finding its entry in the catalogue.
import type { Catalogue, Component, Thing } from './board'

export function keyOf(thing: Thing): string {
  return `${thing.noun}:${String(thing.id)}`
}

const indexes = new WeakMap<Catalogue, Map<string, Component>>()

/** What the catalogue says about a thing. */
export function componentOf(catalogue: Catalogue, thing: Thing): Component | undefined {
  let index = indexes.get(catalogue)
  if (!index) {
    index = new Map()
    for (const [noun, components] of Object.entries(catalogue.nouns)) {
      for (const component of components) index.set(`${noun}:${String(component.id)}`, component)
    }
    indexes.set(catalogue, index)
  }
  return index.get(keyOf(thing))
}
