import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryLike } from '../../../ui/feedback/query-view.tsx'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import type { CodeActions, CodeField, CodesArea, PersonCode } from './person-code.ts'
import { PersonCodeDialog } from './person-code-dialog.tsx'
import styles from './person-codes.module.css'
import type { CodesView } from './person-codes-view.ts'

interface PersonCodesProps<Field extends CodeField, Row extends PersonCode<Field>> {
  area: CodesArea
  field: Field
  query: QueryLike<{ count: number; results: readonly Row[] }>
  view: CodesView
  pageSize: number
  show: (view: CodesView) => void
  actions: CodeActions<Field>
  /** The person of a row; the name until then. */
  renderPerson?: (row: Row) => ReactNode
  /** The list is one part of its screen among others: a quieter button. */
  isPart?: boolean
  /** The frame: the button that adds one, and the table. */
  children: (add: ReactNode, table: ReactNode) => ReactNode
}

/** Who has which code in another system: found by name or code, added, changed and removed. */
export function PersonCodes<Field extends CodeField, Row extends PersonCode<Field>>(
  props: PersonCodesProps<Field, Row>,
) {
  const { area, query, view, show, actions, children } = props
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Row | 'new'>()
  const columns = useColumns(props, setEdited)
  const isSearch = view.search !== ''
  const add = (
    <Button
      {...(props.isPart && { variant: 'default', size: 'xs' })}
      leftSection={<IconPlus size={16} />}
      onClick={() => setEdited('new')}
    >
      {t(`${area}.add`)}
    </Button>
  )
  return (
    <>
      {children(
        add,
        <DataTable
          caption={t(`${area}.caption`)}
          columns={columns}
          rows={query.data?.results}
          rowKey={(row) => row.id}
          isLoading={query.isPending}
          error={query.error}
          onRetry={() => void query.refetch()}
          page={view.page}
          pageSize={props.pageSize}
          {...(query.data && { count: query.data.count })}
          onPage={(page) => show({ ...view, page })}
          toolbar={
            <SearchField
              value={view.search}
              onChange={(search) => show({ search, page: 1 })}
              placeholder={t(`${area}.search`)}
              width={320}
            />
          }
          empty={{
            title: t(isSearch ? `${area}.nothing` : `${area}.empty`),
            hint: t(isSearch ? `${area}.nothingHint` : `${area}.emptyHint`),
            action: !isSearch && add,
          }}
        />,
      )}
      {edited && (
        <PersonCodeDialog
          {...{ area, actions }}
          field={props.field}
          held={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function useColumns<Field extends CodeField, Row extends PersonCode<Field>>(
  { area, field, actions, renderPerson }: PersonCodesProps<Field, Row>,
  edit: (row: Row) => void,
): TableColumn<Row>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'person',
      header: t(`${area}.person`),
      cell: (row) => renderPerson?.(row) ?? <strong>{row.username}</strong>,
    },
    {
      key: 'team',
      header: t(`${area}.team`),
      width: 180,
      cell: (row) => row.team_name ?? <span className="quiet">–</span>,
    },
    {
      key: 'code',
      header: t(`${area}.code`),
      width: 200,
      cell: (row) => <code className={styles.code}>{row[field]}</code>,
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (row) => (
        <RowMenu
          name={`${row.username} ${row[field]}`}
          abilities={row.abilities}
          keptBecause={t(`${area}.notYours`)}
          question={{
            title: t(`${area}.deleteAsk`, { name: row.username, code: row[field] }),
            message: t(`${area}.deleteText`),
          }}
          onEdit={() => edit(row)}
          onDelete={() => actions.remove(row.id)}
        />
      ),
    },
  ]
}
