// Live: one table as one seat sees it, kept up to date. A socket sends the whole view and then what changes in it; where
// sockets are blocked, polling. Acts carry a key and are resent until the server replies, so none is lost or done twice.
import type { components } from './api'
import type { Catalogue, Shown } from './board'
import { applied, type Change, type Json } from './changes'
import { OUTDATED, Wrong, get, getIfNewer, post } from './client'
import { settings } from './settings.svelte'

type Schemas = components['schemas']
export type LogLine = Schemas['LogLine']
export type ChatLine = Schemas['ChatLine']
export type Done = Schemas['Done']
export type Refusal = Schemas['Refusal']
type Changed = Schemas['Changed']
type Message =
  | (Done & { type: 'done' })
  | (Refusal & { type: 'refused' })
  | { type: 'shown'; shown: Shown }
  | (Changed & { type: 'changed' })
  | { type: 'chat'; line: ChatLine }

/** An act without its key and seat, which are added here. */
export type Deed =
  | { do: 'answer'; question: string; value: unknown }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'consent'; agree: boolean; what: 'undo' | 'free' }
  | { do: 'stand'; where: string; what: 'pass' | 'ask' | 'answer'; text?: string; until?: string; value?: unknown }
  | { do: 'revoke'; number: number }
  | { do: 'say'; text: string }
  | { do: 'seen'; line: number }
  | { do: 'place'; whose: number; bot: string }

interface Sent {
  body: Deed & { key: string; seat: number }
  resolve: (done: Done) => void
  reject: (wrong: Wrong) => void
  timer?: ReturnType<typeof setTimeout>
}

export type Status = 'opening' | 'live' | 'polling' | 'lost' | 'denied'

const PATIENCE = 6000
const POLL = { near: 2000, far: 15000 }
const LONGEST_WAIT = 20000
/** The code with which the server closes a socket whose reader may no longer see the table. */
const TURNED_AWAY = 4001
/** How many log lines the server sends at once. */
const MOST_LINES = 500

export class Live {
  readonly table: string
  readonly seat: number
  shown = $state.raw<Shown | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  status = $state<Status>('opening')
  /** Why the table cannot be shown at all. */
  denied = $state.raw<Wrong | null>(null)
  /** Acts in flight that change the table. */
  underway = $state(0)

  #socket: WebSocket | null = null
  /** The view as the socket has sent it, and how many changes came after it; none while a whole one is awaited. */
  #base: Shown | null = null
  #number = 0
  #waiting = new Map<string, Sent>()
  #fails = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #poll: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string, seat: number) {
    this.table = table
    this.seat = seat
  }

  /** Starts listening; returns a function that stops it. */
  open(): () => void {
    void this.#start()
    const awake = () => {
      if (document.visibilityState === 'visible' && !this.#closed && this.status !== 'denied') this.#hurry()
    }
    document.addEventListener('visibilitychange', awake)
    window.addEventListener('online', awake)
    return () => {
      this.#closed = true
      clearTimeout(this.#timer)
      clearTimeout(this.#poll)
      for (const sent of this.#waiting.values()) clearTimeout(sent.timer)
      document.removeEventListener('visibilitychange', awake)
      window.removeEventListener('online', awake)
      if (this.#socket) hangUp(this.#socket)
    }
  }

  /** Does something at the table; settles when the server has it on disk or has refused it. */
  act(deed: Deed): Promise<Done> {
    const key = crypto.randomUUID()
    return new Promise((resolve, reject) => {
      const sent: Sent = { body: { ...deed, key, seat: this.seat }, resolve, reject }
      this.#waiting.set(key, sent)
      this.#count()
      this.#send(sent)
    })
  }

  check(question: string, value: unknown): Promise<Schemas['Checked']> {
    return post(`tables/${this.table}/check`, { seat: this.seat, question, value })
  }

  whyNot(thing: Schemas['Thing']): Promise<Schemas['Because']> {
    return post(`tables/${this.table}/why-not`, { seat: this.seat, thing })
  }

  hint(): Promise<Schemas['Hint']> {
    return get(`tables/${this.table}/hint`, { seat: this.seat })
  }

  standing(): Promise<Schemas['StandingChoice']> {
    return get(`tables/${this.table}/standing`, { seat: this.seat })
  }

  plainText(): Promise<Schemas['PlainText']> {
    return get(`tables/${this.table}/text`, { seat: this.seat })
  }

  /** What has happened since this seat's last answer: in the game, and what was taken back or changed hands. */
  since(): Promise<Schemas['SinceShown']> {
    return get(`tables/${this.table}/since`, { seat: this.seat })
  }

  /** Log lines before those already here. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.number ?? 0
    if (first > 0) await this.#fill(Math.max(0, first - MOST_LINES), first)
  }

  // --- listening ---

  async #start(): Promise<void> {
    try {
      const shown = await get<Shown>(`tables/${this.table}`, { seat: this.seat })
      this.catalogue = await get<Catalogue>(`games/${shown.game}/components`)
      this.#take(shown)
      this.#connect()
    } catch (error) {
      this.#failed(error, () => void this.#start())
    }
  }

  #failed(error: unknown, again: () => void): void {
    if (this.#closed) return
    if (isFinal(error)) {
      this.denied = error
      this.status = 'denied'
      return
    }
    this.status = 'lost'
    this.#fails += 1
    this.#timer = setTimeout(again, this.#wait())
  }

  #wait(): number {
    return Math.min(LONGEST_WAIT, 400 * 2 ** this.#fails) * (0.7 + 0.6 * Math.random())
  }

  #connect(): void {
    if (this.#closed) return
    const query = new URLSearchParams({ seat: String(this.seat), lang: settings.lang })
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    let socket: WebSocket
    try {
      socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live?${query.toString()}`)
    } catch {
      this.#down()
      return
    }
    this.#socket = socket
    this.#base = null
    socket.onopen = () => {
      this.#fails = 0
      this.status = 'live'
      clearTimeout(this.#poll)
      for (const sent of this.#waiting.values()) this.#send(sent)
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#hear(JSON.parse(event.data) as Message)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      if (event.code === TURNED_AWAY) void this.#start()
      else this.#down()
    }
  }

  #down(): void {
    this.#socket = null
    if (this.#closed) return
    this.#fails += 1
    if (this.status === 'live') this.status = 'lost'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), this.#wait())
    clearTimeout(this.#poll)
    this.#poll = setTimeout(() => void this.#ask(), this.#fails > 1 ? 0 : 600)
  }

  #hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#fails = 0
    if (this.shown) this.#connect()
    else void this.#start()
  }

  async #ask(): Promise<void> {
    if (this.#closed || this.status === 'live') return
    try {
      const shown = await getIfNewer<Shown>(`tables/${this.table}`, { seat: this.seat, since: this.shown?.seq ?? -1 })
      if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
      this.status = 'polling'
      if (shown) this.#take(shown)
      else await this.#hearChat(this.shown?.chat_count ?? 0)
      for (const sent of this.#waiting.values()) if (!sent.timer) this.#send(sent)
    } catch (error) {
      if (isFinal(error)) {
        this.#failed(error, () => {})
        return
      }
      this.status = 'lost'
    }
    const pause = document.visibilityState === 'visible' ? POLL.near : POLL.far
    this.#poll = setTimeout(() => void this.#ask(), this.status === 'lost' ? pause * 2 : pause)
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'done':
        this.#settle(message.key)?.resolve(message)
        break
      case 'refused':
        this.#settle(message.key)?.reject(new Wrong(409, message))
        break
      case 'shown':
        this.#base = message.shown
        this.#number = 0
        this.#take(message.shown)
        break
      case 'changed':
        this.#change(message)
        break
      case 'chat':
        this.#addChat([message.line])
    }
  }

  /** Takes what has changed; if something is missing, asks for the whole. */
  #change(changed: Changed): void {
    if (!this.#base) return
    this.#number += 1
    if (changed.number !== this.#number) {
      this.#base = null
      this.#socket?.send(JSON.stringify({ do: 'whole' }))
      return
    }
    this.#base = applied(changed.changes as Change, this.#base as unknown as Json) as unknown as Shown
    const lines = changed.log_from < 0 ? {} : { log_from: changed.log_from, log: changed.log }
    this.#take({ ...this.#base, ...lines }, changed.log_from >= 0)
  }

  #take(shown: Shown, lines = true): void {
    if (this.shown && shown.seq < this.shown.seq) return
    this.shown = shown
    if (lines) this.#takeLines(shown.log_from, shown.log)
    void this.#hearChat(shown.chat_count)
  }

  #takeLines(from: number, lines: LogLine[]): void {
    const kept = this.log.filter((line) => line.number < from)
    if (lines.length || kept.length < this.log.length) this.log = [...kept, ...lines]
    const have = kept.at(-1)?.number ?? -1
    if (kept.length && have + 1 < from) void this.#fill(have + 1, from)
  }

  async #fill(from: number, to: number): Promise<void> {
    const lines: LogLine[] = []
    try {
      for (let at = from; at < to; at += MOST_LINES) {
        const until = Math.min(to, at + MOST_LINES)
        lines.push(...(await get<LogLine[]>(`tables/${this.table}/log`, { seat: this.seat, from: at, to: until })))
      }
    } catch {
      return // The lines can be asked for again; the table is not held up by them.
    }
    const byNumber = new Map([...lines, ...this.log].map((line) => [line.number, line]))
    this.log = [...byNumber.values()].sort((a, b) => a.number - b.number)
  }

  async #hearChat(count: number): Promise<void> {
    const have = this.chat.length
    if (count <= have) return
    try {
      this.#addChat(await get<ChatLine[]>(`tables/${this.table}/chat`, { from: have }))
    } catch {
      // The next change of the table retries.
    }
  }

  #addChat(lines: ChatLine[]): void {
    const byNumber = new Map([...this.chat, ...lines].map((line) => [line.number, line]))
    this.chat = [...byNumber.values()].sort((a, b) => a.number - b.number)
  }

  // --- acting ---

  #settle(key: string): Sent | undefined {
    const sent = this.#waiting.get(key)
    if (sent) clearTimeout(sent.timer)
    this.#waiting.delete(key)
    this.#count()
    return sent
  }

  #count(): void {
    const quiet = ['seen', 'say']
    this.underway = [...this.#waiting.values()].filter((sent) => !quiet.includes(sent.body.do)).length
  }

  #send(sent: Sent): void {
    clearTimeout(sent.timer)
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(sent.body))
      sent.timer = setTimeout(() => void this.#post(sent), PATIENCE)
    } else void this.#post(sent)
  }

  async #post(sent: Sent): Promise<void> {
    const key = sent.body.key
    try {
      const done = await post<Done>(`tables/${this.table}/acts`, sent.body)
      this.#settle(key)?.resolve(done)
      if (this.status !== 'live') void this.#ask()
    } catch (error) {
      if (!this.#waiting.has(key) || this.#closed) return
      const again = error instanceof Wrong && [0, 429, 502, 503, 504].includes(error.status)
      if (again) sent.timer = setTimeout(() => this.#send(sent), (error.retry || 2) * 1000)
      else this.#settle(key)?.reject(error instanceof Wrong ? error : new Wrong(0, { code: 'unclear', text: String(error) }))
    }
  }
}

/** Whether there is no point in trying again. */
function isFinal(error: unknown): error is Wrong {
  return error instanceof Wrong && ([401, 403, 404].includes(error.status) || error.code === OUTDATED)
}

/** Closes a socket; one that is still connecting is closed once open, since browsers warn otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
