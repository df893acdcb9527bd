// Pointable: makes a drawn element answer to mouse, touch, keyboard and screen reader as a thing of the table. Boards
// write `use:pointable={{ pointing, thing, label }}` and colour by [data-lit] and [data-chosen].
import type { ActionReturn } from 'svelte/action'
import type { Pointing, Thing } from './board'
import { keyOf } from './things'

export interface Pointable {
  pointing: Pointing
  /** What it is; several where one place on the board stands for all of them together. */
  thing: Thing | Thing[]
  /** What a screen reader says: the name and what matters for the choice. */
  label: string
  /** What the board adds to the explanation. */
  lines?: string[]
  /** Where the explanation is placed, if not over the things around this one. */
  beside?: Element | null
  /** The board says everything that the offers say of it. */
  whole?: boolean
  /** Only explained, never part of an answer (a rule's name, a pile). */
  still?: boolean
  /** Drawn as one of the equal things that are part of the answer: pointing takes this one back. */
  mine?: boolean
}

const LONG_TAP = 450

export function pointable(element: HTMLElement | SVGElement, first: Pointable): ActionReturn<Pointable> {
  let given = $state.raw(first)
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const things = () => (Array.isArray(given.thing) ? given.thing : [given.thing])

  $effect(() => {
    const { pointing, label, still, mine } = given
    const lit = !still && pointing.lit(...things())
    const chosen = !still && (mine ?? pointing.times(...things()) > 0)
    element.toggleAttribute('data-pointable', true)
    element.toggleAttribute('data-lit', lit)
    element.toggleAttribute('data-chosen', chosen)
    element.setAttribute('data-thing', things().map(keyOf).join(' '))
    element.setAttribute('tabindex', lit || chosen ? '0' : '-1')
    element.setAttribute('role', still ? 'img' : 'button')
    element.setAttribute('aria-label', label)
    if (still) return
    element.setAttribute('aria-pressed', String(chosen))
    element.setAttribute('aria-disabled', String(!lit && !chosen))
  })

  const explain = () => given.pointing.explain(things(), element, given.lines, given.beside, given.whole)
  // Focus is also lost during a redraw, when state must not change: so wait a moment.
  const hush = () => queueMicrotask(() => given.pointing.hush(element))
  const release = () => clearTimeout(timer)

  function click(event: Event): void {
    event.stopPropagation()
    if (held) return
    explain()
    const [thing] = things()
    if (given.still || !thing) return
    if (given.mine) given.pointing.takeBack(thing)
    else given.pointing.point(...things())
  }

  function key(event: Event): void {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    click(event)
  }

  function touch(): void {
    held = false
    timer = setTimeout(() => {
      held = true
      explain()
    }, LONG_TAP)
  }

  const mouse = (then: () => void) => (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'mouse') then()
  }
  const heard: [string, (event: Event) => void][] = [
    ['click', click],
    ['keydown', key],
    ['pointerenter', mouse(explain)],
    ['pointerleave', mouse(hush)],
    ['focus', () => element.matches(':focus-visible') && explain()],
    ['blur', hush],
    ['touchstart', touch],
    ['touchend', release],
    ['touchmove', release],
    ['touchcancel', release],
  ]
  for (const [name, listener] of heard) element.addEventListener(name, listener, { passive: name.startsWith('touch') })

  return {
    update(next) {
      given = next
    },
    destroy() {
      release()
      hush()
      for (const [name, listener] of heard) element.removeEventListener(name, listener)
    },
  }
}
