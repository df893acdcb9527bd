// Fixture: a table from a file instead of a server, for drawing boards (`npm run dev`, then /?fixture=race). The files are
// made by positions.py, and kept nowhere.
import type { Catalogue, Shown } from '../src/lib/board'
import { Live, type Deed, type Done } from '../src/lib/live.svelte'

interface Position {
  shown: Shown
  /** Where several lie in one file, that of the first serves all. */
  catalogue?: Catalogue
}

const files = import.meta.glob<Position | Position[]>('./*.json', { import: 'default' })

class Still extends Live {
  override open(): () => void {
    return () => {}
  }

  override act(deed: Deed): Promise<Done> {
    console.info('act', deed)
    return Promise.resolve({ key: '', seq: 0 } as Done)
  }

  override check(question: string, value: unknown) {
    console.info('check', question, value)
    return Promise.resolve({ ok: true, told: JSON.stringify(value), why: '', rule: '', figures: {} })
  }

  override whyNot() {
    return Promise.resolve({ lines: ['Not in this picture.'], rules: [] })
  }

  override plainText() {
    return Promise.resolve({ lines: ['A picture of a table.'], questions: [] })
  }
}

/** The table in web/dev/<name>.json; where that holds several, the one with the number `n` of the address. */
export async function fixture(name: string): Promise<Live> {
  const found = await files[`./${name}.json`]?.()
  const n = Number(new URLSearchParams(location.search).get('n') ?? 0)
  const file = Array.isArray(found) ? found[n] : found
  const catalogue = file?.catalogue ?? (Array.isArray(found) ? found[0]?.catalogue : undefined)
  if (!file || !catalogue) throw new Error(`There is no file web/dev/${name}.json: python web/dev/positions.py ${name}`)
  const live = new Still(file.shown.table, file.shown.seat)
  live.shown = file.shown
  live.catalogue = catalogue
  live.log = file.shown.log
  live.status = 'live'
  return live
}
