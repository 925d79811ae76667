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
  /** Left out on screens narrower than a tablet (1024 px) or a phone (640 px). */
  hideBelow?: 'phone' | 'tablet'
  /** A sum, shown in the foot. */
  footer?: ReactNode
}

export interface TableSort {
  key: string
  desc: boolean
}

export type RowKey = string | number
