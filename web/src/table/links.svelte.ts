// Links: secrets are shown once by the server; this tab remembers those it was given, so that a reload does not lose them.
import type { Link } from './types'

const kept = (table: string) => `orrery-links-${table}`

export function linksOf(table: string): Link[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept(table)) ?? '[]') as Link[]
  } catch {
    return []
  }
}

export function keepLinks(table: string, links: Link[]): void {
  try {
    sessionStorage.setItem(kept(table), JSON.stringify(links))
  } catch {
    // If the browser stores nothing, a new link can always be made.
  }
}
