// Pointing: the one generic way to answer. Things in offers light up; pointing at them narrows the offers; what is left
// is shown as buttons. It knows the six forms of question and no game.
import type { DealField, Offer, Pointing, Question, Shown, Thing } from './board'
import { everything, next, steps, type Narrowed } from './narrowing'
import { keyOf } from './things'

/** An answer in progress. */
export interface Draft {
  /** choose: the things pointed at so far, in order. */
  path: Thing[]
  /** choose and confirm: the index of the chosen offer; -1: none. */
  taken: number
  /** pick and order: indexes of the offers, in the order of pointing. */
  picked: number[]
  amount: number | null
  /** terms: the deal so far. */
  deal: Deal | null
}

export type Put = Record<string, number | unknown[]>

/** A deal: the partner (by index among the parties), what is given, what is wanted. */
export interface Deal {
  party: number
  gives: Put
  gets: Put
}

export interface Explained {
  things: Thing[]
  near: Element | null
  /** What the board adds. */
  lines: string[]
  /** At the side of this, where there is room. */
  beside: Element | null
  /** The offers have nothing to add. */
  whole?: boolean
  /** Stays until it is closed: the reader asked why not. */
  pinned: boolean
}

export interface Ready {
  question: Question
  value: unknown
}

interface Outside {
  /** The table as it is shown now. */
  shown: () => Shown | null
  /** Something that is not lit was pointed at. */
  whyNot: (thing: Thing) => void
  /** An answer is complete by a single act of pointing. */
  complete: (ready: Ready) => void
}

const fresh = (): Draft => ({ path: [], taken: -1, picked: [], amount: null, deal: null })
const many = (question: Question) => question.form === 'pick' || question.form === 'order'

export class Answering implements Pointing {
  #outside: Outside
  #drafts = $state<Record<string, Draft>>({})
  #current = $state('')
  explained = $state.raw<Explained | null>(null)

  readonly #all = $derived.by(() => this.#outside.shown()?.questions ?? [])
  /** What can be done at any time and nobody waits for: hidden until the reader asks for it. */
  readonly free = $derived(this.#all.filter((q) => q.free))
  /** The questions that can be answered now: those asked, or the free one the reader has chosen. */
  readonly questions = $derived.by(() => {
    const wanted = this.free.find((q) => q.id === this.#current)
    return wanted ? [wanted] : this.#all.filter((q) => !q.free)
  })
  readonly question = $derived(this.questions.find((q) => q.id === this.#current) ?? this.questions[0])
  readonly draft = $derived(this.question ? this.#look(this.question) : fresh())
  /** Places of the offers that are still possible in the question looked at. */
  readonly left = $derived(this.question ? narrowed(this.question, this.draft).left : [])
  readonly ready = $derived(this.question ? readyOf(this.question, this.draft) : null)
  readonly #lit = $derived(new Set(this.questions.flatMap((q) => [...litIn(q, this.#look(q))])))
  readonly #chosen = $derived(this.question ? counted(chosenIn(this.question, this.draft)) : new Map<string, number>())

  constructor(outside: Outside) {
    this.#outside = outside
  }

  // --- what boards ask ---

  lit(...things: Thing[]): boolean {
    // Of two things of one noun (two players to elect) the second is not lit until the first has been pointed at.
    const alike = new Set(things.map((thing) => thing.noun)).size < things.length
    if (!alike && !things.every((thing) => this.#lit.has(keyOf(thing)))) return false
    return things.length < 2 || this.questions.some((q) => this.#possible(q, things).length > 0)
  }

  chosen(...things: Thing[]): boolean {
    return this.times(...things) > 0
  }

  times(...things: Thing[]): number {
    return Math.min(...things.map((thing) => this.#chosen.get(keyOf(thing)) ?? 0))
  }

  note(...things: Thing[]): string {
    const notes = new Set(
      this.questions.flatMap((q) => this.#possible(q, things).map((offer) => offer.note)).filter(Boolean),
    )
    return [...notes].slice(0, 3).join(' · ')
  }

  path(): Thing[] {
    return this.draft.path
  }

  offers(...things: Thing[]): Offer[] {
    const question = this.question
    if (!question) return []
    const offers = this.left.flatMap((place) => question.offers[place] ?? [])
    return offers.filter((offer) => holds(offer, things))
  }

  explain(things: Thing | Thing[], near: Element, lines: string[] = [], beside: Element | null = null, whole = false): void {
    const list = Array.isArray(things) ? things : [things]
    if (this.explained?.pinned && same(this.explained.things, list)) return
    this.explained = { things: list, near, lines, beside, whole, pinned: false }
  }

  hush(near?: Element): void {
    const other = near && this.explained?.near !== near
    if (this.explained && !this.explained.pinned && !other) this.explained = null
  }

  // --- what the reader does ---

  point(...things: Thing[]): void {
    const current = this.question
    const rest = this.questions.filter((q) => q !== current)
    const question = [...(current ? [current] : []), ...rest].find((q) => this.#reaches(q, things))
    if (!question) {
      this.#unlit(things)
      return
    }
    this.explained = null
    this.#current = question.id
    if (many(question)) this.#toggleThings(question, things)
    else this.#narrow(question, things)
  }

  takeBack(thing: Thing): void {
    const question = this.question
    if (!question) return
    const draft = this.#of(question)
    if (many(question)) {
      const at = draft.picked.findLastIndex((place) => holds(question.offers[place], [thing]))
      if (at >= 0) draft.picked.splice(at, 1)
    } else this.#cut(draft, [thing])
  }

  /** Switches to another open question; with "", to what is asked. */
  look(id: string): void {
    this.#current = id
  }

  /** An offer's button: chooses or unchooses it. */
  take(place: number): void {
    const question = this.question
    if (!question) return
    if (many(question)) {
      this.#toggle(question, place)
      return
    }
    const draft = this.#of(question)
    draft.deal = null
    draft.taken = draft.taken === place ? -1 : place
    if (draft.taken >= 0) this.#tell(question)
  }

  setAmount(amount: number): void {
    const question = this.question
    if (!question || Number.isNaN(amount)) return
    this.#of(question).amount = Math.max(question.low, Math.min(question.high, Math.round(amount)))
  }

  /** Switches to another partner. What the deal must contain is filled in: our first things for their last. */
  dealWith(party: number): void {
    const question = this.question
    const about = question?.parties[party]
    if (!question || !about) return
    const least = (fields: DealField[], first: boolean): Put =>
      Object.fromEntries(
        fields.flatMap((field): [string, number | unknown[]][] => {
          if (!field.low) return []
          if (!field.items) return [[field.name, field.low]]
          const values = field.items.map((item) => item.value)
          return [[field.name, first ? values.slice(0, field.low) : values.slice(-field.low)]]
        }),
      )
    const draft = this.#of(question)
    draft.taken = -1
    draft.deal = { party, gives: least(about.gives, true), gets: least(about.gets, false) }
  }

  /** Sets a field of the deal to an amount or to these things. */
  putIn(side: 'gives' | 'gets', field: string, value: number | unknown[]): void {
    const question = this.question
    const deal = question ? this.#of(question).deal : null
    if (deal) deal[side] = { ...deal[side], [field]: value }
  }

  /** Moves an item of an order one place forwards or back. */
  shift(at: number, by: number): void {
    const question = this.question
    if (!question) return
    const picked = this.#of(question).picked
    const [moved] = picked.splice(at, 1)
    if (moved !== undefined) picked.splice(Math.max(0, Math.min(picked.length, at + by)), 0, moved)
  }

  /** Clears the answer in progress and closes the explanation; if there was neither, goes back to what is asked. */
  clear(): void {
    if (!this.begun && !this.explained && this.question?.free) this.look('')
    if (this.question) this.forget(this.question.id)
    this.close()
  }

  /** Clears a draft once its answer has been given. */
  forget(id: string): void {
    delete this.#drafts[id]
  }

  close(): void {
    this.explained = null
  }

  /** Whether there is anything to clear. */
  get begun(): boolean {
    const { path, taken, picked, amount, deal } = this.draft
    return path.length > 0 || taken >= 0 || picked.length > 0 || amount !== null || deal !== null
  }

  /** The table has changed: drops drafts of questions that are gone or whose offers have changed. */
  settle(before: Question[]): void {
    const offered = (q?: Question) => q?.offers.map((offer) => offer.id).join() + JSON.stringify(q?.parties)
    for (const id of Object.keys(this.#drafts)) {
      const now = this.#all.find((q) => q.id === id)
      if (!now || offered(now) !== offered(before.find((q) => q.id === id))) this.forget(id)
    }
    // What is gone does not open by itself when it comes back.
    if (this.#current && !this.#all.some((q) => q.id === this.#current)) this.look('')
    // Show a new question, unless the reader is in the middle of something else.
    const asked = this.#all.some((q) => !q.free && !before.some((one) => one.id === q.id))
    if (asked && this.question?.free && !this.begun) this.look('')
  }

  // --- inside ---

  #look(question: Question): Draft {
    return this.#drafts[question.id] ?? fresh()
  }

  #of(question: Question): Draft {
    this.#drafts[question.id] ??= fresh()
    return this.#drafts[question.id]!
  }

  /** The offers that would be left if these were pointed at. */
  #possible(question: Question, things: Thing[]): Offer[] {
    const draft = this.#look(question)
    const from = draft.taken >= 0 ? everything(question) : narrowed(question, draft)
    const left = many(question) ? from.left : (steps(question, from, things)?.left ?? [])
    return left.flatMap((place) => question.offers[place] ?? []).filter((offer) => holds(offer, things))
  }

  #reaches(question: Question, things: Thing[]): boolean {
    if (many(question)) return things.every((thing) => litIn(question, this.#look(question)).has(keyOf(thing)))
    const draft = this.#look(question)
    return widest(question, draft, things) !== null || chosenIn(question, draft).some((t) => same([t], things))
  }

  #unlit(things: Thing[]): void {
    const { near = document.activeElement, lines = [], beside = null } = this.explained ?? {}
    this.explained = { things, near, lines, beside, pinned: true }
    if (things[0]) this.#outside.whyNot(things[0])
  }

  #narrow(question: Question, things: Thing[]): void {
    const draft = this.#of(question)
    const chosen = counted(chosenIn(question, draft))
    const onward = draft.taken < 0 && steps(question, narrowed(question, draft), things) !== null
    if (!onward && things.every((thing) => chosen.has(keyOf(thing)))) {
      // What was settled without being pointed at is confirmed by pointing at it; what was pointed at is taken back.
      const pointed = counted(draft.path)
      if (draft.taken >= 0 && draft.path.length && !things.some((thing) => pointed.has(keyOf(thing)))) draft.path.push(...things)
      else this.#cut(draft, things)
      return
    }
    draft.path = widest(question, draft, things) ?? things
    const { left } = narrowed(question, draft)
    draft.taken = left.length === 1 ? left[0]! : -1
    if (draft.taken >= 0) this.#tell(question)
  }

  #cut(draft: Draft, things: Thing[]): void {
    const keys = things.map(keyOf)
    const at = draft.path.findIndex((thing) => keys.includes(keyOf(thing)))
    draft.path = at < 0 ? draft.path.slice(0, -1) : draft.path.slice(0, at)
    draft.taken = -1
  }

  #toggleThings(question: Question, things: Thing[]): void {
    const draft = this.#of(question)
    const places = question.offers.flatMap((offer, place) => (holds(offer, things) ? [place] : []))
    const free = places.filter((place) => !draft.picked.includes(place))
    const room = question.form === 'order' || draft.picked.length < question.high || question.high === 1
    if (free.length && room) this.#toggle(question, free[0]!)
    else draft.picked = draft.picked.filter((place) => !places.includes(place))
  }

  #toggle(question: Question, place: number): void {
    const draft = this.#of(question)
    if (draft.picked.includes(place)) draft.picked = draft.picked.filter((p) => p !== place)
    else if (question.form === 'pick' && question.high === 1) draft.picked = [place]
    else if (question.form === 'order' || draft.picked.length < question.high) draft.picked.push(place)
    if (question.form === 'pick' && question.low === 1 && question.high === 1) this.#tell(question)
  }

  #tell(question: Question): void {
    const ready = readyOf(question, this.#of(question))
    if (ready) this.#outside.complete(ready)
  }
}

function same(some: Thing[], others: Thing[]): boolean {
  return some.map(keyOf).join() === others.map(keyOf).join()
}

function holds(offer: Offer | undefined, things: Thing[]): boolean {
  const keys = offer?.things.map(keyOf) ?? []
  return things.every((thing) => keys.includes(keyOf(thing)))
}

function counted(things: Thing[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const thing of things) times.set(keyOf(thing), (times.get(keyOf(thing)) ?? 0) + 1)
  return times
}

function narrowed(question: Question, draft: Draft): Narrowed {
  return steps(question, everything(question), draft.path) ?? everything(question)
}

/** As much of what has been pointed at as still matches with these added; the latest is dropped first. */
function widest(question: Question, draft: Draft, things: Thing[]): Thing[] | null {
  for (let kept = draft.path.length; kept >= 0; kept -= 1) {
    const path = [...draft.path.slice(0, kept), ...things]
    if (steps(question, everything(question), path)) return path
  }
  return null
}

/** Keys of what is lit in a question; once an offer is taken, the beginnings of all the others are again. */
function litIn(question: Question, draft: Draft): Set<string> {
  if (!many(question)) {
    return next(question, draft.taken >= 0 ? everything(question) : narrowed(question, draft))
  }
  const full = question.form === 'pick' && draft.picked.length >= question.high && question.high > 1
  const offers = question.offers.filter((_, place) => !full || draft.picked.includes(place))
  return new Set(offers.flatMap((offer) => offer.things.map(keyOf)))
}

function chosenIn(question: Question, draft: Draft): Thing[] {
  if (many(question)) return draft.picked.flatMap((place) => question.offers[place]?.things ?? [])
  return question.offers[draft.taken]?.things ?? draft.path
}

/** The answer, once it is complete. */
function readyOf(question: Question, draft: Draft): Ready | null {
  const values = draft.picked.map((place) => question.offers[place]?.value)
  switch (question.form) {
    case 'pick':
      return values.length >= question.low && values.length <= question.high ? { question, value: values } : null
    case 'order':
      return values.length === question.offers.length ? { question, value: values } : null
    case 'terms': {
      const party = draft.deal ? question.parties[draft.deal.party] : undefined
      if (draft.deal && party) return { question, value: { with: party.value, gives: draft.deal.gives, gets: draft.deal.gets } }
      const offer = question.offers[draft.taken]
      return offer ? { question, value: offer.value } : null
    }
    case 'amount':
      return { question, value: draft.amount ?? question.low }
    default: {
      const offer = question.offers[draft.taken]
      return offer ? { question, value: offer.value } : null
    }
  }
}
