// Lines: up and down through the lines of a log by the arrow keys.

/** Goes to the line above or below; the first step goes to the latest line. */
export function stepLines(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!by || !(event.currentTarget instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')]
  const here = links.findIndex((link) => link === document.activeElement)
  const next = here < 0 ? links.at(-1) : links[here + by]
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
}
