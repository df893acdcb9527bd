// Roving: arrow keys go from thing to thing on the board, and from offer to offer, to the nearest in that direction.
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** Moves the focus; false where the key is not an arrow or there is nothing to go to. `all`: unlit things too. */
export function rove(inside: Element, key: string, all: boolean): boolean {
  const step = STEPS[key]
  if (!step) return false
  const found = [...inside.querySelectorAll<HTMLElement | SVGElement>(all ? '[data-pointable]' : '[data-lit],[data-chosen],[data-offer]')]
  const seen = found.filter((element) => element.getClientRects().length > 0)
  const from = document.activeElement
  if (!from || !seen.includes(from as HTMLElement)) {
    seen[0]?.focus()
    return seen.length > 0
  }
  const [x, y] = middle(from)
  let best: HTMLElement | SVGElement | undefined
  let nearest = Infinity
  for (const element of seen) {
    if (element === from) continue
    const [ex, ey] = middle(element)
    const along = (ex - x) * step[0] + (ey - y) * step[1]
    const aside = Math.abs((ex - x) * step[1]) + Math.abs((ey - y) * step[0])
    if (along <= 1 || aside > along * 3) continue
    const far = along + aside * 2
    if (far < nearest) [best, nearest] = [element, far]
  }
  best?.focus()
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return best !== undefined
}
