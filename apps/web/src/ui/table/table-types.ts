import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  key: string
  /** Also the label of the value on phones. */
  header: string
  cell: (row: Row) => ReactNode
  /** Pixels; without it the column shares what is left. */
  width?: number
  align?: 'start' | 'center' | 'end'
  /** What the server sorts by; the head becomes a button when the table has `onSort`. */
  sortKey?: string
  /** For lists that are here completely: the table sorts them itself when it has no `onSort`. */
  sortBy?: (row: Row) => string | number | null
  /** Left out where it would have to be scrolled to: up to a tablet (1100 px, beside the sidebar) or on a phone (640 px). */
  hideBelow?: 'phone' | 'tablet'
  /** A sum, shown in the foot. */
  footer?: ReactNode
  /** Stays at the start while the others scroll by; pinned columns stand first and need a width. */
  pinned?: boolean
  /** Stands in the head instead of the header, which screen readers still hear. */
  head?: ReactNode
  /** What can be done with a row, last: in sight however wide the others are. Its header may be empty. */
  acts?: boolean
  /** Narrow cells without room at their sides, for days beside each other. */
  tight?: boolean
  /** Attributes of head, cells and foot, such as data-off of a day off. */
  marks?: Readonly<Record<`data-${string}`, string | true | undefined>>
}

export interface TableSort {
  key: string
  desc: boolean
}

export type RowKey = string | number
