// Client: the server's plain requests. Errors arrive as a Problem in the reader's words, or say that nobody answered.
import type { components } from './api'
import { settings } from './settings.svelte'

type Schemas = components['schemas']
export type Problem = Omit<Schemas['Problem'], 'rule'> & { rule?: string }

/** The code of a table that cannot go on under today's rules. */
export const OUTDATED = 'outdated'

/** A request that was not granted. Status 0: the server could not be reached. */
export class Wrong extends Error {
  readonly status: number
  readonly code: string
  readonly rule: string
  /** Seconds to wait before asking again. */
  readonly retry: number

  constructor(status: number, problem: Problem, retry = 0) {
    super(problem.text)
    this.status = status
    this.code = problem.code
    this.rule = problem.rule ?? ''
    this.retry = retry
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>
    if (typeof body.text === 'string') return { code: body.code ?? '', text: body.text, rule: body.rule ?? '' }
  } catch {
    // Not one of ours: a proxy's page, or nothing.
  }
  return { code: 'unclear', text: `${response.status} ${response.statusText}`, rule: '' }
}

type Query = Record<string, string | number | null | undefined>

export function address(path: string, query: Query = {}): string {
  const kept = Object.entries({ lang: settings.lang, ...query }).filter(([, v]) => v !== null && v !== undefined)
  return `/api/${path}?${new URLSearchParams(kept.map(([k, v]) => [k, String(v)])).toString()}`
}

async function call(method: string, url: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
  } catch {
    throw new Wrong(0, { code: 'unreachable', text: '' })
  }
  if (!response.ok) {
    throw new Wrong(response.status, await problemOf(response), Number(response.headers.get('Retry-After')) || 0)
  }
  return response
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await (await call('GET', address(path, query))).json()) as T
}

/** Null if there is nothing newer. */
export async function getIfNewer<T>(path: string, query: Query = {}): Promise<T | null> {
  const response = await call('GET', address(path, query))
  return response.status === 204 ? null : ((await response.json()) as T)
}

/** A request that is answered with nothing. */
export async function send(path: string, body?: unknown): Promise<void> {
  await call('POST', address(path), body)
}

export async function post<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
  return (await (await call('POST', address(path, query), body)).json()) as T
}
