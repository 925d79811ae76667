import type { TFunction } from 'i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listLate, listMissing } from '#contract/time/attendance/day-lists.ts'
import { duration, moment, dayInPeriod } from '../../../../text/formats.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../../ui/table/data-table.tsx'
import { workClock } from '../index.ts'

export type LateRow = EndpointResponse<typeof listLate>['results'][number]
export type MissingRow = EndpointResponse<typeof listMissing>['results'][number]
type DayOfPerson = Pick<LateRow, 'wk_date' | 'username' | 'team_name'>

const clock = (time: string | null) => (time ? workClock(time) : '–')

function personColumns<R extends DayOfPerson>(t: TFunction): TableColumn<R>[] {
  return [
    { key: 'wk_date', header: t('dayLists.day'), width: 136, cell: (row) => dayInPeriod(row.wk_date) },
    {
      key: 'username',
      header: t('dayLists.person'),
      // "Yubin Hwangbo" in one line, and all columns still beside the sidebar of a tablet.
      width: 168,
      cell: (row) => <PersonChip name={row.username} team={row.team_name} />,
    },
  ]
}

export function lateColumns(t: TFunction): TableColumn<LateRow>[] {
  return [
    ...personColumns<LateRow>(t),
    { key: 'sch_start_time', header: t('dayLists.planned'), cell: (row) => clock(row.sch_start_time) },
    { key: 'wk_start_time', header: t('dayLists.in'), cell: (row) => clock(row.wk_start_time) },
    { key: 'late_minutes', header: t('dayLists.late'), cell: (row) => duration(row.late_minutes) },
  ]
}

export function missingColumns(t: TFunction): TableColumn<MissingRow>[] {
  return [
    ...personColumns<MissingRow>(t),
    { key: 'missing', header: t('dayLists.what'), cell: (row) => t(`dayLists.kind.${row.missing}`) },
    { key: 'wk_start_time', header: t('dayLists.in'), width: 84, cell: (row) => clock(row.wk_start_time) },
    { key: 'wk_end_time', header: t('dayLists.out'), width: 84, cell: (row) => clock(row.wk_end_time) },
    {
      key: 'told_datetime',
      header: t('dayLists.toldAt'),
      cell: (row) => (row.told_datetime ? moment(row.told_datetime) : '–'),
    },
  ]
}
