// Boards: each game's folder here exports its drawing. Folders are found by their name, which is the game's, and loaded
// when a table of that game is opened; the words the drawing needs are the game's own (text/board.<lang>.ftl).
import type { Component } from 'svelte'
import type { BoardProps, Catalogue, Question, Thing } from '../lib/board'

export interface MiniProps {
  thing: Thing
  catalogue: Catalogue
}

export interface BoardModule {
  /** The table, drawn. */
  Board: Component<BoardProps>
  /** A thing as a small picture for the log and for offers, one line high. */
  Mini?: Component<MiniProps>
  /** Whether the board shows all offers of this question itself, so that a list beside it may be short. */
  draws?: (question: Question) => boolean
}

const modules = import.meta.glob<BoardModule>('./*/index.ts')
const texts = import.meta.glob<string>('../../../src/orrery/games/*/text/board.*.ftl', { query: '?raw', import: 'default' })

/** The drawing of a game, or null (there is none, or it does not arrive): then the page shows the table as text. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  try {
    return (await modules[`./${game}/index.ts`]?.()) ?? null
  } catch {
    return null
  }
}

/** The words the drawing of a game needs, as Fluent source. */
export async function textOf(game: string, lang: string): Promise<string> {
  return (await texts[`../../../src/orrery/games/${game}/text/board.${lang}.ftl`]?.()) ?? ''
}
