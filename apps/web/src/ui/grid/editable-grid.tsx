import { Suspense } from 'react'
import { RowsSkeleton } from '../feedback/rows-skeleton.tsx'
import { lazySoon } from '../lazy-soon.ts'
import type { RowKey } from '../table/table-types.ts'
import type { CellWarnings, GridColumn } from './grid-types.ts'
import type { GridEdits } from './use-grid-edits.ts'

export interface EditableGridProps<Row> {
  /** For screen readers: what the grid holds. */
  caption: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  edits: GridEdits<Row>
  /** What a press on a cell writes into it, see useGridBrush; without one a press only goes there. */
  brush?: string | undefined
  /** Said where somebody drags over cells without a brush. */
  brushHint?: string
  warnings?: CellWarnings | undefined
  /** The column that is in sight at first, where not all fit. */
  startAt?: string | undefined
  /** A CSS length: so high at most. */
  height?: string
}

const View = lazySoon(async () => (await import('./editable-grid-view.tsx')).EditableGridView)

/**
 * A grid that is filled in like a spreadsheet: arrows and typing, ranges pasted from Excel, undo and redo, what cannot be
 * read marked in its cell. Only rows and columns in sight are drawn. What was typed stays in `useGridEdits` until saved.
 */
export function EditableGrid<Row>(props: EditableGridProps<Row>) {
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <View {...(props as unknown as EditableGridProps<unknown>)} />
    </Suspense>
  )
}
