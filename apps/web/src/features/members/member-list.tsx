import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../app/profile.ts'
import { SearchField } from '../../ui/input/search-field.tsx'
import { TabsBar } from '../../ui/page/tabs-bar.tsx'
import { TeamPicker } from '../../ui/people/team-picker.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useMemberColumns } from './use-member-columns.tsx'
import { countQueries, membersQuery, teamOptions, teamsQuery } from './member-queries.ts'
import {
  type MemberSearch,
  type MemberView,
  memberStates,
  orderOf,
  pageSizeOf,
  sortOf,
} from './member-view.ts'
import styles from './members.module.css'
import { useMemberActs } from './use-member-acts.tsx'

interface MemberListProps {
  view: MemberView
  go: (change: MemberSearch) => void
}

/** The people whom the viewer looks after, by state. */
export function MemberList({ view, go }: MemberListProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const list = useQuery({ ...membersQuery(view), placeholderData: keepPreviousData })
  const counts = useQueries({ queries: countQueries(view) })
  const teams = useQuery(teamsQuery(profile))
  const { run, dialogs } = useMemberActs()
  const columns = useMemberColumns(view.state, run)
  const tabs = memberStates.map((value, at) => ({
    value,
    label: t(`members.state.${value}`),
    ...(counts[at]?.data && { count: counts[at].data.count }),
  }))
  const isFiltered = view.q !== '' || view.team !== null
  const hint = isFiltered ? 'filtered' : view.state === 'INVITED' ? 'INVITED' : 'other'
  return (
    <>
      <TabsBar
        tabs={tabs}
        value={view.state}
        onChange={(state) => go({ state, order: undefined })}
        label={t('members.states')}
        panelId="member-list"
      />
      <div id="member-list" role="tabpanel" aria-label={t(`members.state.${view.state}`)}>
        <DataTable
          caption={t('members.caption', { state: t(`members.state.${view.state}`) })}
          columns={columns}
          rows={list.data?.results}
          rowKey={(row) => row.user_id}
          rowName={(row) => row.username}
          rowHref={(row) => `/main/members/${row.user_id}`}
          sort={sortOf(view.order)}
          onSort={(sort) => go({ order: orderOf(sort) })}
          page={view.page}
          pageSize={pageSizeOf(view.state)}
          count={list.data?.count ?? 0}
          onPage={(page) => go({ page })}
          isLoading={list.isFetching && (list.isPending || list.isPlaceholderData)}
          error={list.error}
          onRetry={() => void list.refetch()}
          virtual={(list.data?.results.length ?? 0) > 200}
          empty={{ title: t('members.empty.title'), hint: t(`members.empty.${hint}`) }}
          toolbar={
            <div className={styles.toolbar}>
              <SearchField
                value={view.q}
                onChange={(q) => go({ q })}
                placeholder={t('members.search')}
                width={260}
              />
              <div className={styles.team}>
                <TeamPicker
                  label={t('members.field.team')}
                  placeholder={t('members.allTeams')}
                  teams={teamOptions(teams.data)}
                  value={view.team}
                  onChange={(team) => go({ team: team ?? undefined })}
                />
              </div>
            </div>
          }
        />
      </div>
      {dialogs}
    </>
  )
}
