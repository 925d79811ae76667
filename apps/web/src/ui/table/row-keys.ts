import type { KeyboardEvent } from 'react'

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** Keys on a row of a table: arrows move, Enter opens, space selects. Keys inside its controls stay theirs. */
export function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  open: (() => void) | undefined,
  toggle: (() => void) | undefined,
): void {
  const row = event.currentTarget
  const step = STEPS[event.key]
  if (step && (event.target === row || (event.target as Element).matches('a'))) {
    const next = row[step]
    const focusable = next?.matches('[tabindex]') ? next : next?.querySelector('td a')
    if (!(focusable instanceof HTMLElement)) return
    event.preventDefault()
    focusable.focus()
    return
  }
  if (event.target !== row) return
  if (event.key === 'Enter' && open) open()
  else if (event.key === ' ' && toggle) toggle()
  else return
  event.preventDefault()
}
