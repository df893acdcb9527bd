// Route: which page the address names. The lobby, a table, a table's replay.
/** A log line, numbered as its reader sees the log; `open`: as in a replay with all cards open. */
export interface Line {
  number: number
  open: boolean
}

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at: number | null; seat: number | null; line: Line | null }

const TABLE = /^\/t\/([0-9a-z]{12})(\/replay)?\/?$/

function number(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null
}

function read(): Route {
  const found = TABLE.exec(location.pathname)
  const table = found?.[1]
  if (!table) return { page: 'lobby' }
  if (!found[2]) return { page: 'table', table }
  const query = new URLSearchParams(location.search)
  const line = number(query.get('line'))
  return {
    page: 'replay',
    table,
    at: number(query.get('at')),
    seat: number(query.get('seat')),
    line: line === null ? null : { number: line, open: query.has('open') },
  }
}

/** The address of the move that wrote a log line. */
export function lineAddress(table: string, seat: number, line: number, open = false): string {
  return `/t/${table}/replay?line=${line}&seat=${seat}${open ? '&open' : ''}`
}

const now = $state<{ route: Route }>({ route: read() })

export function route(): Route {
  return now.route
}

/** Goes to another page of ours without a reload. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  now.route = read()
  if (!replace) window.scrollTo(0, 0)
}

window.addEventListener('popstate', () => {
  now.route = read()
})

/** Links inside the page change the page without a reload. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const here = link && link.origin === location.origin && !link.target && !link.download
  if (!here || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
