import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../page/use-is-phone.ts'
import { DataTable, type DataTableProps, type RowKey } from '../table/data-table.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import styles from './list.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { useChosenColumns } from './use-chosen-columns.ts'

/** The part of a paged read that a list shows: TanStack Query with `placeholderData: keepPreviousData`. */
export interface PagedQuery<Row> {
  data: { count: number; results: readonly Row[] } | undefined
  error: unknown
  isFetching: boolean
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** What is given to the buttons that do something with the selected rows. */
export interface SelectionActionsProps {
  keys: readonly RowKey[]
  clear: () => void
}

interface ListTableProps<Row> extends Omit<
  DataTableProps<Row>,
  'rows' | 'count' | 'isLoading' | 'error' | 'onRetry' | 'toolbar' | 'selected' | 'onSelect' | 'page'
> {
  query: PagedQuery<Row>
  /** From the address, counted from 1. */
  page: number
  /** Under this name the columns that a person chose are remembered; without it there is no choice. */
  name?: string
  filters?: ReactNode
  /** Asks for the list as a file; the button waits for it. */
  onExport?: () => Promise<unknown>
  exportText?: string
  selection?: {
    /** Which rows these are: with other ones, of another filter or page, what was selected is let go. */
    of: string
    /** The rows are people. */
    isOfPeople?: boolean
    most?: number
    Actions: ComponentType<SelectionActionsProps>
  }
}

/** More rows than this are drawn only where they are in sight. */
const MANY_ROWS = 200

/** A paged list: filters, columns to choose, a file of it, and what can be done with the selected rows. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { query, columns, name, filters, onExport, selection, ...table } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const chosen = useChosenColumns(name, columns)
  const of = selection?.of ?? ''
  const [held, setHeld] = useState({ of, keys: NONE })
  const selected = held.of === of ? held.keys : NONE
  const select = (keys: ReadonlySet<RowKey>) => setHeld({ of, keys: atMost(keys, selection?.most) })
  const clear = () => select(NONE)
  const rows = query.data?.results
  const showsSelection = selection !== undefined && selected.size > 0
  return (
    <DataTable
      virtual={(rows?.length ?? 0) > MANY_ROWS}
      {...table}
      columns={chosen.shown}
      rows={rows}
      count={query.data?.count ?? 0}
      isLoading={query.isFetching && (query.isPending || query.isPlaceholderData)}
      error={query.error}
      onRetry={() => void query.refetch()}
      {...(selection && {
        selected,
        onSelect: select,
      })}
      toolbar={
        showsSelection ? (
          <SelectionBar
            count={selected.size}
            isOfPeople={selection.isOfPeople}
            most={selection.most}
            onClear={clear}
          >
            <selection.Actions keys={[...selected]} clear={clear} />
          </SelectionBar>
        ) : (
          <div className={styles.bar}>
            {filters}
            <span className={styles.end}>
              {onExport && (
                <ExportButton onExport={onExport} text={props.exportText ?? t('kit.list.export')} />
              )}
              {name && !isPhone && <ColumnsMenu columns={columns} chosen={chosen} />}
            </span>
          </div>
        )
      }
    />
  )
}

const NONE: ReadonlySet<RowKey> = new Set()

function atMost(keys: ReadonlySet<RowKey>, most = Infinity): ReadonlySet<RowKey> {
  return keys.size <= most ? keys : new Set([...keys].slice(0, most))
}

function ExportButton({ onExport, text }: { onExport: () => Promise<unknown>; text: string }) {
  const file = useMutation({ mutationFn: onExport, meta: { errors: 'notify' } })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {text}
    </Button>
  )
}
