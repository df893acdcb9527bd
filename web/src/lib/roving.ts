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

/** Moves the focus; false if the key is not an arrow or there is nothing to go to. `all`: unlit things too. */
export function rove(inside: Element, key: string, all: boolean): boolean {
  const step = STEPS[key]
  if (!step) return false
  const found = [...inside.querySelectorAll<HTMLElement | SVGElement>(all ? '[data-pointable]' : '[data-lit],[data-chosen],[data-offer]')]
  const seen = found.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const from = document.activeElement
  if (!from || !seen.includes(from as HTMLElement)) {
    seen[0]?.focus()
    return seen.length > 0
  }
  const [x, y] = middle(from)
  const here = seen.indexOf(from as HTMLElement)
  const onward = step[0] + step[1] > 0
  let best: HTMLElement | SVGElement | undefined
  let nearest = Infinity
  for (const [place, element] of seen.entries()) {
    if (element === from) continue
    const [ex, ey] = middle(element)
    // Things in the same place follow each other in order.
    if (Math.abs(ex - x) <= 1 && Math.abs(ey - y) <= 1) {
      if (place > here === onward && nearest > 0) [best, nearest] = [element, onward ? 0 : 1]
      continue
    }
    const along = (ex - x) * step[0] + (ey - y) * step[1]
    const aside = Math.abs((ex - x) * step[1]) + Math.abs((ey - y) * step[0])
    if (along <= 1 || aside > along * 3) continue
    const far = along + aside * 2
    if (far < nearest) [best, nearest] = [element, far]
  }
  // If there is nothing in that direction, the next or previous one in reading order.
  best ??= seen[(here + (onward ? 1 : seen.length - 1)) % seen.length]
  best?.focus()
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return best !== undefined
}
