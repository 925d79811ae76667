import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { type LaidColumn, USUAL_WIDTH } from './column-layout.ts'
import type { TableColumn } from './table-types.ts'

/** What head, rows and foot of a table share of a column: its side, where it is left out, its marks and whether it stays. */
export function cellAttributes<Row>(
  column: TableColumn<Row>,
  place: { at: number; pinnedAt: number | undefined },
  { isCounted, isHead }: { isCounted: boolean; isHead?: boolean },
): Record<string, unknown> {
  return {
    ...column.marks,
    ...(!isHead && { 'data-label': column.header }),
    'data-align': column.align,
    'data-tight': column.tight || undefined,
    'data-hide': column.hideBelow,
    'data-acts': column.acts || undefined,
    'data-pinned': place.pinnedAt === undefined ? undefined : true,
    'aria-colindex': isCounted ? place.at + 1 : undefined,
    style: {
      ...(place.pinnedAt !== undefined && { insetInlineStart: place.pinnedAt }),
      ...(isHead &&
        (column.width ? { width: column.width, minWidth: column.width } : { minWidth: USUAL_WIDTH })),
    },
  }
}

/** The cells of one line in the order of the layout; where columns are out of sight, one empty cell as wide as they are. */
export function lineOf<Row>(
  cells: readonly LaidColumn<Row>[],
  as: 'td' | 'th',
  draw: (column: TableColumn<Row>, place: { at: number; pinnedAt: number | undefined }) => ReactNode,
): ReactNode[] {
  const Gap = as
  return cells.map((cell) =>
    'gap' in cell ? (
      <Gap
        key={cell.key}
        className={styles.spacer}
        style={{ width: cell.gap, minWidth: cell.gap }}
        aria-hidden
      />
    ) : (
      draw(cell.column, cell)
    ),
  )
}
