import type { KeyboardEvent } from 'react'

/** Keys of a tree as people know them from files: up and down move, right opens or goes in, left closes or goes out. */
export function onTreeKey(
  event: KeyboardEvent<HTMLElement>,
  toggle: (teamId: number, open: boolean) => void,
): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')
  if (!item || item !== event.target) return
  const at = items.indexOf(item)
  const expanded = item.getAttribute('aria-expanded')
  const team = Number(item.dataset.team)
  const parent = item.parentElement?.closest<HTMLElement>('[role=treeitem]')
  const target = { ArrowDown: items[at + 1], ArrowUp: items[at - 1], Home: items[0], End: items.at(-1) }[
    event.key
  ]
  if (event.key === 'ArrowRight' && expanded === 'false') toggle(team, true)
  else if (event.key === 'ArrowRight' && expanded === 'true') items[at + 1]?.focus()
  else if (event.key === 'ArrowLeft' && expanded === 'true') toggle(team, false)
  else if (event.key === 'ArrowLeft') parent?.focus()
  else if ((event.key === 'Enter' || event.key === ' ') && expanded !== null)
    toggle(team, expanded === 'false')
  else if (target) target.focus()
  else return
  event.preventDefault()
}
