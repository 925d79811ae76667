import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo } from 'react'
import type { TableColumn } from './table-types.ts'

/** A column in its place, or the room that columns out of sight take. */
export type LaidColumn<Row> =
  | { column: TableColumn<Row>; at: number; pinnedAt: number | undefined }
  | { gap: number; key: string }

export interface ColumnLayout<Row> {
  cells: readonly LaidColumn<Row>[]
  /** Width of the table in pixels where every column has its own; else it fills what is there. */
  width: number | undefined
  /** Columns keep exactly their widths: needed where more than one stays, or where only those in sight are drawn. */
  isExact: boolean
}

interface LayoutOptions {
  scroller: HTMLDivElement | null
  /** The table scrolls, so that the first column stays even when none is pinned. */
  virtual: boolean
  /** Draw only the columns in sight. */
  virtualColumns: boolean
  hasChecks: boolean
  /** The key of the column that is in sight at first, with a few before it. */
  opensOn: string | undefined
}

const CHECK_WIDTH = 32
/** Pixels of a column that names none. */
export const USUAL_WIDTH = 120

/** Where each column stands: the pinned ones at the start, of the others only those in sight when there are many. */
export function useColumnLayout<Row>(
  columns: readonly TableColumn<Row>[],
  { scroller, virtual, virtualColumns, hasChecks, opensOn }: LayoutOptions,
): ColumnLayout<Row> {
  const pinned = pinnedOf(columns, virtual || virtualColumns)
  const before = hasChecks ? CHECK_WIDTH : 0
  const start = before + sum(columns.slice(0, pinned))
  const free = columns.length - pinned
  const virtualizer = useVirtualizer({
    horizontal: true,
    enabled: virtualColumns,
    count: free,
    getScrollElement: () => scroller,
    estimateSize: (at) => widthOf(columns[pinned + at]!),
    paddingStart: start,
    initialOffset: () => offsetOf(columns, opensOn),
    overscan: 4,
  })
  const isExact = virtualColumns || pinned > 1
  const inSight = virtualColumns ? virtualizer.getVirtualItems() : undefined
  const [from, to] = inSight ? [inSight[0]?.index ?? 0, (inSight.at(-1)?.index ?? -1) + 1] : [0, free]
  return useMemo(() => {
    const laid = (at: number): LaidColumn<Row> => ({
      column: columns[at]!,
      at,
      pinnedAt: at < pinned ? before + sum(columns.slice(0, at)) : undefined,
    })
    const gap = (key: string, left: readonly TableColumn<Row>[]): LaidColumn<Row>[] =>
      left.length > 0 ? [{ gap: sum(left), key }] : []
    const places = (first: number, end: number) =>
      Array.from({ length: end - first }, (_, n) => laid(first + n))
    const cells = [
      ...places(0, pinned),
      ...gap('before', columns.slice(pinned, pinned + from)),
      ...places(pinned + from, pinned + to),
      ...gap('after', columns.slice(pinned + to)),
    ]
    const width = isExact && columns.every((column) => column.width) ? before + sum(columns) : undefined
    return { cells, width, isExact }
  }, [columns, pinned, before, from, to, isExact])
}

function pinnedOf<Row>(columns: readonly TableColumn<Row>[], scrolls: boolean): number {
  const end = columns.findIndex((column) => !column.pinned)
  const count = end < 0 ? columns.length : end
  return count === 0 && scrolls ? Math.min(1, columns.length) : count
}

const SEEN_BEFORE = 4

/** How far the columns after the pinned ones are scrolled to show one. */
function offsetOf<Row>(columns: readonly TableColumn<Row>[], key: string | undefined): number {
  const free = columns.filter(({ pinned }) => !pinned)
  const at = free.findIndex((column) => column.key === key)
  return sum(free.slice(0, Math.max(0, at - SEEN_BEFORE)))
}

function widthOf<Row>(column: TableColumn<Row>): number {
  return column.width ?? USUAL_WIDTH
}

function sum<Row>(columns: readonly TableColumn<Row>[]): number {
  return columns.reduce((total, column) => total + widthOf(column), 0)
}
