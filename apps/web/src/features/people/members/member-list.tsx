import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { DataTable, type RowKey } from '../../../ui/table/data-table.tsx'
import { BulkDialog } from '../employment/index.ts'
import { memberStates } from '../directory/index.ts'
import { AsOfBanner, MemberToolbar } from './member-toolbar.tsx'
import { countsQuery, membersQuery } from './member-queries.ts'
import { isFiltered, type MemberSearch, type MemberView, orderOf, pageSizeOf, sortOf } from './member-view.ts'
import styles from './members.module.css'
import { useMemberActs } from './use-member-acts.tsx'
import { useMemberColumns } from './use-member-columns.tsx'

interface MemberListProps {
  view: MemberView
  go: (change: MemberSearch) => void
}

/** As many as one call of the server changes. */
const MOST_SELECTED = 500

/** The people whom the viewer looks after, by state. */
export function MemberList({ view, go }: MemberListProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const list = useQuery({ ...membersQuery(view), placeholderData: keepPreviousData })
  const counts = useQuery({ ...countsQuery(view), placeholderData: keepPreviousData })
  const { run, dialogs } = useMemberActs()
  const columns = useMemberColumns(view, run)
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(NONE)
  const tabs = memberStates.map((value) => ({
    value,
    label: t(`directory.state.${value}`),
    ...(counts.data && { count: counts.data[value] }),
  }))
  const filtered = isFiltered(view)
  const hint = filtered ? 'filtered' : view.state === 'INVITED' ? 'INVITED' : 'other'
  // Other rows are other people: what was selected among the ones before is let go.
  const move = (change: MemberSearch) => {
    setSelected(NONE)
    go(change)
  }
  // What is read as of another day is not what would be changed.
  const maySelect = profile.is_admin && view.on === null
  return (
    <>
      <TabsBar
        tabs={tabs}
        value={view.state}
        onChange={(state) => move({ state, order: undefined })}
        label={t('directory.states')}
        panelId="member-list"
      />
      <div id="member-list" role="tabpanel" aria-label={t(`directory.state.${view.state}`)}>
        {view.on && <AsOfBanner on={view.on} go={move} />}
        <DataTable
          caption={t('members.caption', { state: t(`directory.state.${view.state}`) })}
          columns={columns}
          rows={list.data?.results}
          rowKey={(row) => row.user_id}
          rowName={(row) => row.username}
          rowHref={(row) => `/main/members/${row.user_id}`}
          {...(maySelect && { selected, onSelect: (keys) => setSelected(atMost(keys)) })}
          sort={sortOf(view.order)}
          onSort={(sort) => move({ order: orderOf(sort) })}
          page={view.page}
          pageSize={pageSizeOf(view.state)}
          count={list.data?.count ?? 0}
          onPage={(page) => move({ page })}
          isLoading={list.isFetching && (list.isPending || list.isPlaceholderData)}
          error={list.error}
          onRetry={() => void list.refetch()}
          virtual={(list.data?.results.length ?? 0) > 200}
          empty={{ title: t('members.empty.title'), hint: t(`members.empty.${hint}`) }}
          toolbar={
            selected.size > 0 ? (
              <Selection selected={selected} onClear={() => setSelected(NONE)} />
            ) : (
              <MemberToolbar view={view} go={move} />
            )
          }
        />
      </div>
      {dialogs}
    </>
  )
}

const NONE: ReadonlySet<RowKey> = new Set()

function atMost(keys: ReadonlySet<RowKey>): ReadonlySet<RowKey> {
  return keys.size <= MOST_SELECTED ? keys : new Set([...keys].slice(0, MOST_SELECTED))
}

/** What can be done with the selected rows. */
function Selection({ selected, onClear }: { selected: ReadonlySet<RowKey>; onClear: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.toolbar}>
      <strong role="status">{t('employment.bulk.selected', { n: selected.size })}</strong>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('employment.bulk.open')}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('employment.bulk.clear')}
      </Button>
      {isOpen && (
        <BulkDialog ids={[...selected].map(Number)} onClose={() => setOpen(false)} onDone={onClear} />
      )}
    </div>
  )
}
