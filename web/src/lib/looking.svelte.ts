// Looking: pointing where nothing can be answered (replays, spectators): things explain themselves, nothing is lit.
import type { Offer, Pointing, Thing } from './board'
import type { Explained } from './pointing.svelte'

export class Looking implements Pointing {
  explained = $state.raw<Explained | null>(null)

  lit(): boolean {
    return false
  }

  chosen(): boolean {
    return false
  }

  times(): number {
    return 0
  }

  note(): string {
    return ''
  }

  path(): Thing[] {
    return []
  }

  offers(): Offer[] {
    return []
  }

  takeBack(): void {
    // Nothing is ever part of an answer here.
  }

  point(...things: Thing[]): void {
    const { near = document.activeElement, lines = [], beside = null } = this.explained ?? {}
    this.explained = { things, near, lines, beside, pinned: true }
  }

  explain(things: Thing | Thing[], near: Element, lines: string[] = [], beside: Element | null = null): void {
    if (this.explained?.pinned) return
    this.explained = { things: Array.isArray(things) ? things : [things], near, lines, beside, pinned: false }
  }

  hush(near?: Element): void {
    const other = near && this.explained?.near !== near
    if (this.explained && !this.explained.pinned && !other) this.explained = null
  }

  close(): void {
    this.explained = null
  }
}
