import type { RowKey } from './table-types.ts'

/** The selection with one row more or less. */
export function toggled<Key extends RowKey>(selected: ReadonlySet<Key>, key: Key): Set<Key> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** All of these rows selected, or none when all were; rows of other pages stay as they are. */
export function toggledAll(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): Set<RowKey> {
  const next = new Set(selected)
  const hadAll = keys.every((key) => selected.has(key))
  for (const key of keys) {
    if (hadAll) next.delete(key)
    else next.add(key)
  }
  return next
}
