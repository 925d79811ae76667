import { useMemo, useState } from 'react'
import { toggled } from '../table/selection.ts'
import type { TableColumn } from '../table/table-types.ts'

export interface ChosenColumns<Row> {
  shown: TableColumn<Row>[]
  /** Keys of the columns that are left out. */
  hidden: ReadonlySet<string>
  toggle: (key: string) => void
  showAll: () => void
}

/**
 * Which columns of a list a person sees, remembered until they sign out on this device.
 * @param name of the list; without one nothing is remembered and every column is shown
 */
export function useChosenColumns<Row>(
  name: string | undefined,
  columns: readonly TableColumn<Row>[],
): ChosenColumns<Row> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(name ? readHidden(name) : []))
  const keep = (next: ReadonlySet<string>) => {
    setHidden(next)
    if (name) writeHidden(name, next)
  }
  const shown = useMemo(
    () => columns.filter((column, at) => isFixed(column, at) || !hidden.has(column.key)),
    [columns, hidden],
  )
  return {
    shown,
    hidden,
    toggle: (key) => keep(toggled(hidden, key)),
    showAll: () => keep(new Set()),
  }
}

/** The first column names the row, and a column without a name cannot be chosen. */
export function isFixed<Row>(column: TableColumn<Row>, at: number): boolean {
  return at === 0 || column.header === ''
}

// Begins as all that is kept for one person (page/forget-everything.ts).
const keyOf = (name: string) => `gyeol:columns-${name}`

function readHidden(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

function writeHidden(name: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify([...hidden]))
  } catch {
    // Storage may be full or forbidden: the choice then holds until the page is left.
  }
}
