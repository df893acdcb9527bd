// Settings: what this browser remembers for its reader, stored only here.
export type Lang = 'en' | 'de'
export type Theme = 'system' | 'dark' | 'light'

interface Settings {
  lang: Lang
  theme: Theme
  sound: boolean
  /** A simple choice is sent by the click that makes it. */
  atOnce: boolean
  /** The table as text instead of a drawing. */
  plain: boolean
  /** Offers that the board shows are listed as well, however many there are. */
  listed: boolean
  name: string
  /** Tables whose turns are announced by a browser notification. */
  notified: string[]
  /** After how many hours a table that waits for the reader reminds of itself; 0: never. */
  remind: number
}

const KEPT = 'orrery'

function first(): Settings {
  const lang: Lang = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
  return { lang, theme: 'system', sound: false, atOnce: false, plain: false, listed: false, name: '', notified: [], remind: 24 }
}

function remembered(): Settings {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) }
  } catch {
    return first()
  }
}

export const settings = $state<Settings>(remembered())

const darkness = window.matchMedia('(prefers-color-scheme: light)')

function showTheme(): void {
  const system = darkness.matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = settings.theme === 'system' ? system : settings.theme
}

darkness.addEventListener('change', showTheme)

$effect.root(() => {
  $effect(showTheme)
  $effect(() => {
    document.documentElement.lang = settings.lang
  })
  $effect(() => {
    const now = JSON.stringify(settings)
    try {
      localStorage.setItem(KEPT, now)
    } catch {
      // The page works even if the browser stores nothing.
    }
  })
})
