// Notices: browser notifications, per table, requested only by a click.
import { settings } from './settings.svelte'

export const noticesPossible = 'Notification' in window

export function noticed(table: string): boolean {
  return noticesPossible && Notification.permission === 'granted' && settings.notified.includes(table)
}

/** Toggles the notices of a table; false if the browser does not allow them. */
export async function switchNotices(table: string): Promise<boolean> {
  if (settings.notified.includes(table)) {
    settings.notified = settings.notified.filter((id) => id !== table)
    return true
  }
  if ((await Notification.requestPermission()) !== 'granted') return false
  settings.notified = [...settings.notified, table]
  return true
}

/** Notifies the reader that it is their turn, unless the page is visible. */
export function notice(table: string, title: string, text: string): void {
  if (!noticed(table) || document.visibilityState === 'visible') return
  const shown = new Notification(title, { body: text, tag: `orrery-${table}`, icon: '/icon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
