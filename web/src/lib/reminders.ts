// Reminders: tables that have waited for the reader longer than the reader likes, told again and again.
import type { components } from './api'
import { notice } from './notices'
import { settings } from './settings.svelte'
import { ago, say } from './words.svelte'

type Card = components['schemas']['TableCard']

export const EVERY = 60_000
/** After how many hours a reader can be reminded; 0: never. */
export const HOURS = [0, 1, 6, 24, 72]
const HOUR = 3_600_000

/** How often a table would have reminded the reader by now: once after each period. */
export function reminders(card: Card): number {
  if (!settings.remind || card.over || !card.your_turn || !card.asked_since) return 0
  return Math.max(0, Math.floor((Date.now() - Date.parse(card.asked_since)) / (settings.remind * HOUR)))
}

const told = new Map<string, number>()

/** Reminds the reader of each table that is due; of none twice in a period. */
export function remind(tables: Card[]): void {
  for (const card of tables) {
    const due = reminders(card)
    if (due > (told.get(card.table) ?? 0)) {
      notice(card.table, say('remind-title', { table: card.title }), say('remind-text', { ago: ago(card.asked_since ?? '') }))
    }
    told.set(card.table, due)
  }
}
