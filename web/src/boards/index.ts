// Boards: each game's folder here exports its drawing. Folders have the name of their game, and are loaded
// when a table of that game is opened; the words the drawing needs are the game's own (text/board.<lang>.ftl).
import type { Component } from 'svelte'
import type { BoardProps, Catalogue, FormProps, Question, Thing } from '../lib/board'

export interface MiniProps {
  thing: Thing
  catalogue: Catalogue
}

export interface BoardModule {
  /** The table, drawn. */
  Board: Component<BoardProps>
  /** A thing as a small picture, one line high, for the log and for offers. */
  Mini?: Component<MiniProps>
  /** Whether the board itself shows all offers of this question, so that the list beside it can be short; "close" if it
   * shows them right there with their texts, so that a list would only repeat them. */
  draws?: (question: Question) => boolean | 'close'
  /** Takes the place of that list, for the questions it is meant for. */
  Form?: Component<FormProps>
  hasForm?: (question: Question) => boolean
}

const modules = import.meta.glob<BoardModule>('./*/index.ts')
const texts = import.meta.glob<string>('../../../src/orrery/games/*/text/board.*.ftl', { query: '?raw', import: 'default' })

/** The drawing of a game, or null if there is none or it fails to load: the page then shows the table as text. */
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
