import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, type EmptyStateProps } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { RowsSkeleton } from '../feedback/rows-skeleton.tsx'
import { useIsPhone } from '../page/use-is-phone.ts'
import { useIsPrinting } from '../page/use-is-printing.ts'
import styles from './data-table.module.css'
import { useColumnLayout } from './column-layout.ts'
import { nextSort, sortRows } from './sort-rows.ts'
import { TableBody } from './table-body.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TablePager } from './table-pager.tsx'
import type { RowKey, TableColumn, TableSort } from './table-types.ts'
import { useRowsModel } from './use-rows-model.ts'
import { useScrollsAcross } from './use-scrolls-across.ts'

export type { RowKey, TableColumn, TableSort } from './table-types.ts'

export interface DataTableProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => RowKey
  /** For screen readers: what the table lists. */
  caption: string
  onRowClick?: (row: Row) => void
  /** The address of a row: its first cell becomes a link, and the whole row opens it. None where there is nothing to open. */
  rowHref?: (row: Row) => string | undefined
  /** The row that is open beside the table. */
  activeKey?: RowKey | null
  selected?: ReadonlySet<RowKey>
  onSelect?: (selected: Set<RowKey>) => void
  /** What a row is called, for its checkbox; the key until then. */
  rowName?: (row: Row) => string
  sort?: TableSort
  /** The server sorts; without it, columns with `sortBy` sort here. */
  onSort?: (sort: TableSort | undefined) => void
  /** Paging, page counted from 1 (decision D-11). */
  page?: number
  pageSize?: number
  count?: number
  onPage?: (page: number) => void
  isLoading?: boolean
  error?: unknown
  onRetry?: () => void
  empty?: EmptyStateProps
  /** Draws only the rows in sight, for thousands of them; the head and the first column stay. */
  virtual?: boolean
  /** Draws only the columns in sight too, for dozens of them; on phones each row is a card all the same. */
  virtualColumns?: boolean
  /** The key of the column that is in sight when the table opens. */
  opensOn?: string
  /** Height of the scrolling area of a virtual table; 'calc(100dvh - 260px)' until then. */
  maxHeight?: number | string
  /** Above the head: filters, or what can be done with the selected rows. */
  toolbar?: ReactNode
}

/** The one table: quiet, dense, whole by keyboard; on phones each row is a small card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, sort, onSort, page, pageSize, count, onPage } = props
  // Whole on paper, but for what would fill hundreds of sheets.
  const isPrinted = useIsPrinting() && (rows?.length ?? 0) <= MOST_PRINTED
  const virtual = props.virtual && !isPrinted
  const { t } = useTranslation()
  // State, not a ref: the rows inside are drawn before a ref to what is around them is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [ownSort, setOwnSort] = useState(sort)
  const shownSort = onSort ? sort : ownSort
  const model = useRowsModel(
    columns,
    onSort ? (rows ?? NONE) : sortRows(rows ?? NONE, columns, shownSort),
    props.rowKey,
  )
  const isPhone = useIsPhone()
  const virtualColumns = Boolean(props.virtualColumns) && !isPhone && !isPrinted
  const layout = useColumnLayout(columns, {
    scroller,
    virtual: Boolean(virtual),
    virtualColumns,
    hasChecks: Boolean(props.onSelect),
    opensOn: props.opensOn,
  })
  const scrolls = virtual || virtualColumns
  const hasRows = (rows?.length ?? 0) > 0
  // Who scrolls by keyboard must be able to stand in it.
  const isWide = useScrollsAcross(scroller, hasRows)
  const isReached = isWide || scrolls
  // Rows of before stay while the next page comes.
  const showsError = Boolean(props.error) && !hasRows
  const showsSkeleton = !showsError && !hasRows && (props.isLoading ?? rows === undefined)
  return (
    <div className={styles.frame} data-busy={(props.isLoading && hasRows) || undefined}>
      {props.toolbar && (
        <div className={styles.toolbar} data-print="never">
          {props.toolbar}
        </div>
      )}
      <div
        className={styles.scroller}
        ref={setScroller}
        data-virtual={scrolls || undefined}
        data-wide={isWide || undefined}
        {...(isReached && { role: scrolls ? 'region' : 'group', 'aria-label': props.caption, tabIndex: 0 })}
        style={scrolls ? { maxHeight: props.maxHeight ?? 'calc(100dvh - 260px)' } : undefined}
      >
        {hasRows && (
          <table
            className={styles.table}
            aria-busy={props.isLoading}
            aria-rowcount={virtual ? rows!.length + 1 : undefined}
            aria-colcount={virtualColumns ? columns.length : undefined}
            data-exact={layout.isExact || undefined}
            style={isPhone ? undefined : { width: layout.width }}
          >
            <VisuallyHidden component="caption">{props.caption}</VisuallyHidden>
            <TableHead
              {...{
                layout,
                isCounted: virtualColumns,
                sort: shownSort,
                selected: props.selected,
                onSelect: props.onSelect,
              }}
              keys={rows!.map(props.rowKey)}
              isByServer={Boolean(onSort)}
              onSort={(key) => (onSort ?? setOwnSort)(nextSort(shownSort, key))}
            />
            <TableBody {...props} {...{ model, layout, scroller, virtual, virtualColumns }} />
            <TableFoot
              {...{ columns, layout }}
              isCounted={virtualColumns}
              hasChecks={Boolean(props.onSelect)}
            />
          </table>
        )}
        {showsSkeleton && <RowsSkeleton rows={Math.min(pageSize ?? 8, 8)} />}
        {showsError && <ErrorState error={props.error} onRetry={props.onRetry} />}
        {!hasRows && !showsSkeleton && !showsError && (
          <EmptyState
            {...(props.empty ?? { title: t('kit.table.emptyTitle'), hint: t('kit.table.emptyHint') })}
          />
        )}
      </div>
      {page !== undefined && pageSize !== undefined && count !== undefined && onPage && count > 0 && (
        <TablePager label={props.caption} {...{ page, pageSize, count, onPage }} />
      )}
    </div>
  )
}

const MOST_PRINTED = 2000

// One list for all renders: a new one each time would build the row model anew.
const NONE: readonly never[] = []
