// Words: the page's own messages through Project Fluent, from the files the server reads too. What belongs to a game
// arrives from the server in words; the few labels a drawing needs are added when its board is loaded.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import de from '../../../src/orrery/text/web.de.ftl?raw'
import en from '../../../src/orrery/text/web.en.ftl?raw'
import { settings, type Lang } from './settings.svelte'

export type Args = Record<string, string | number>

const bundles: Record<Lang, FluentBundle> = { en: made('en', en), de: made('de', de) }
const added = $state({ times: 0 })

function made(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** Adds the texts of a game's board. */
export function addWords(lang: Lang, source: string): void {
  bundles[lang].addResource(new FluentResource(source), { allowOverrides: true })
  added.times += 1
}

/** A message in the chosen language. */
export function say(key: string, args?: Args): string {
  void added.times
  const bundle = bundles[settings.lang]
  const pattern = bundle.getMessage(key)?.value
  return pattern ? bundle.formatPattern(pattern, args) : key
}

/** "an hour ago", in the chosen language. */
export function ago(time: string): string {
  const seconds = (Date.parse(time) - Date.now()) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' })
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  }
  return format.format(0, 'minute')
}

/** "2 hours", in the chosen language. */
export function lasting(seconds: number): string {
  const [unit, size] = seconds >= 86400 ? ['day', 86400] : seconds >= 3600 ? ['hour', 3600] : ['minute', 60]
  const style = { style: 'unit', unit: unit as string, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(settings.lang, style).format(Math.max(1, Math.round(seconds / (size as number))))
}

/** A day as a date, in the chosen language. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}

/** "3.5", as the chosen language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(settings.lang).format(number)
}

/** Names in a row: "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names)
}
