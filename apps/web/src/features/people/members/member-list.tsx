import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { ListTable, type SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { BulkDialog } from '../employment/index.ts'
import { memberStates } from '../directory/index.ts'
import { AsOfBanner, MemberToolbar } from './member-toolbar.tsx'
import { countsQuery, membersQuery, namedIn } from './member-queries.ts'
import { isFiltered, orderOf, pageSizeOf, sortOf } from './member-filter.ts'
import type { MemberSearch, MemberView } from './member-view.ts'
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
  const { t, i18n } = useTranslation()
  const profile = useProfile()
  const select = namedIn(i18n.language)
  const list = useQuery({ ...membersQuery(view), select, placeholderData: keepPreviousData })
  const counts = useQuery({ ...countsQuery(view), placeholderData: keepPreviousData })
  const { run, dialogs } = useMemberActs()
  const columns = useMemberColumns(view, run)
  const tabs = memberStates.map((value) => ({
    value,
    label: t(`directory.state.${value}`),
    ...(counts.data && { count: counts.data[value] }),
  }))
  const filtered = isFiltered(view)
  const hint = filtered ? 'filtered' : view.state === 'INVITED' ? 'INVITED' : 'other'
  // What is read as of another day is not what would be changed.
  const maySelect = profile.is_admin && view.on === null
  return (
    <>
      <TabsBar
        tabs={tabs}
        value={view.state}
        onChange={(state) => go({ state, order: undefined })}
        label={t('directory.states')}
        panelId="member-list"
      />
      <div id="member-list" role="tabpanel" aria-label={t(`directory.state.${view.state}`)}>
        {view.on && <AsOfBanner on={view.on} go={go} />}
        <ListTable
          name="members"
          caption={t('members.caption', { state: t(`directory.state.${view.state}`) })}
          columns={columns}
          query={list}
          rowKey={(row) => row.user_id}
          rowName={(row) => row.username}
          rowHref={(row) => `/main/members/${row.user_id}`}
          {...(maySelect && {
            selection: { of: JSON.stringify(view), isOfPeople: true, most: MOST_SELECTED, Actions: BulkActs },
          })}
          sort={sortOf(view.order)}
          onSort={(sort) => go({ order: orderOf(sort) })}
          page={view.page}
          pageSize={pageSizeOf(view.state)}
          onPage={(page) => go({ page })}
          empty={{ title: t('members.empty.title'), hint: t(`members.empty.${hint}`) }}
          filters={<MemberToolbar view={view} go={go} />}
        />
      </div>
      {dialogs}
    </>
  )
}

/** What can be done with the selected rows. */
function BulkActs({ keys, clear }: SelectionActionsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('employment.bulk.open')}
      </Button>
      {isOpen && <BulkDialog ids={keys.map(Number)} onClose={() => setOpen(false)} onDone={clear} />}
    </>
  )
}
