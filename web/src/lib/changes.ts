// Changes: what has to be done to one JSON value to get another (server/changes.py makes them). `[value]` replaces what was
// there, `[]` removes it; an object holds the changes inside, by key or by place in a list, where `#` is the new length.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Change = [] | [Json] | { [key: string]: Change | number }

const isList = (it: unknown): it is unknown[] => Array.isArray(it)

/** What a value becomes. It is not altered itself; what does not change is shared with it. */
export function applied(change: Change, old: Json | undefined): Json {
  if (isList(change)) return change[0] as Json
  return isList(old) ? inList(change, old) : inObject(change, old ?? null)
}

function inList(change: Exclude<Change, unknown[]>, old: Json[]): Json[] {
  const length = change['#']
  const items = typeof length === 'number' ? old.slice(0, length) : [...old]
  for (const [key, inside] of Object.entries(change)) {
    if (key !== '#') items[Number(key)] = applied(inside as Change, items[Number(key)])
  }
  return items
}

function inObject(change: Exclude<Change, unknown[]>, old: Json): Json {
  const entries = Object.entries(change) as [string, Change][]
  if (!entries.length) return old
  const found = { ...(old as { [key: string]: Json }) }
  for (const [key, inside] of entries) {
    if (isList(inside) && !inside.length) delete found[key]
    else set(found, key, applied(inside, found[key]))
  }
  return found
}

/** A key of its own, whatever it is called. */
function set(object: { [key: string]: Json }, key: string, value: Json): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}
