import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { q } from '../../../api/query.ts'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { FilterChips } from '../../../ui/input/filter-chips.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { boardCardColumns, boardColumns } from './board-columns.tsx'
import { BoardFilters } from './board-filters.tsx'
import {
  type BoardRow,
  type BoardSearch,
  boardQueryOf,
  isOfNow,
  orderOf,
  sortOf,
  STATES,
} from './board-view.ts'
import styles from './board.module.css'
import { MEANINGS } from './check-face.ts'
import type { OnDuty } from './press-state.ts'
import { useLedTeam } from './use-teams.ts'
import { WorkTabs } from './work-tabs.tsx'

const LIVE = 30_000

/** The read behind an address of the board; today's lives on by itself. */
export function boardQuery(search: BoardSearch) {
  return {
    ...q(listWorkStatus, { query: boardQueryOf(search) }),
    staleTime: 0,
    ...(search.date === undefined && { refetchInterval: LIVE, refetchOnWindowFocus: 'always' as const }),
  }
}

const MISSING = { NOT_IN: 'DAY', WORKING: 'OUT' } as const

interface BoardScreenProps {
  search: BoardSearch
  go: (search: BoardSearch) => void
}

/** 오늘의 근무 현황: who is in, out, away, on leave, late or missing. */
export function BoardScreen({ search: address, go }: BoardScreenProps) {
  const { t } = useTranslation()
  const search = useLedTeam(address)
  const profile = useProfile()
  const query = useQuery({ ...boardQuery(search), placeholderData: keepPreviousData })
  const isPhone = useIsPhone()
  const board = query.data
  const day = board?.date ?? search.date
  const { workDay: today } = useCompanyNow()
  // Nobody is at work, or yet to come, on a day that is over: its leaders are told what is missing, others what there is.
  const isOver = day !== undefined && day < today
  const columns = useMemo(() => (isPhone ? boardCardColumns : boardColumns)(t, isOver), [isPhone, isOver, t])
  const wordOf = (state: OnDuty) => {
    if (!isOver || !isOfNow(state)) return t(`kit.badge.${MEANINGS[state]}`)
    return seesOthers(profile) ? t(`attendance.missing.${MISSING[state]}`) : t(`attendance.past.${state}`)
  }
  // Another filter begins at its first page.
  const filter = (change: BoardSearch) => go({ ...address, page: undefined, ...change })
  return (
    <Page>
      <PageHeader
        title={search.date ? t('attendance.today.titleOther') : t('attendance.today.title')}
        description={
          search.date ? undefined : <span className={styles.live}>{t('attendance.today.live')}</span>
        }
        actions={
          day && (
            <PeriodNav
              unit="day"
              value={day}
              today={today}
              onChange={(date) => filter({ date: date === today ? undefined : date })}
            />
          )
        }
        tabs={<WorkTabs value="today" />}
      />
      <FilterChips
        label={t('attendance.today.byState')}
        options={STATES.map((state) => ({
          value: state,
          label: wordOf(state),
          ...(board && { count: board.counts[state] }),
        }))}
        value={search.state ? [search.state] : []}
        onChange={([state]) => filter({ state })}
      />
      <DataTable
        caption={t('attendance.today.caption', { day: day ? shortDay(day) : '' })}
        columns={columns}
        rows={board?.results}
        rowKey={(row) => row.user_id}
        rowHref={seesOthers(profile) ? sheetOf : undefined}
        sort={sortOf(search.sort ?? 'team_name')}
        onSort={(sort) => filter({ sort: orderOf(sort) })}
        page={search.page ?? 1}
        pageSize={boardQueryOf(search).page_size}
        count={board?.count ?? 0}
        onPage={(page) => go({ ...address, page })}
        isLoading={query.isPending || query.isPlaceholderData}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={{ title: t('attendance.today.empty'), hint: t('attendance.today.emptyHint') }}
        toolbar={<BoardFilters search={search} filter={filter} />}
      />
    </Page>
  )
}

function sheetOf(row: BoardRow): string {
  return `/main/work/me?user=${row.user_id}`
}
