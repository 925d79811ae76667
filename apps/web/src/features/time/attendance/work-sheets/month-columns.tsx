import type { TFunction } from 'i18next'
import type { getWorkTimeMonthSummary, listWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { days, duration, number } from '../../../../text/formats.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { TableColumn } from '../../../../ui/table/data-table.tsx'

type MonthRow = EndpointResponse<typeof listWorkTimeMonth>['results'][number]
type MonthSums = EndpointResponse<typeof getWorkTimeMonthSummary>
type Figures = Omit<MonthRow, 'user_id' | 'username' | 'team_name'>

const MINUTES = [
  ['worked', 'work_minutes'],
  ['overtime', 'overtime_minutes'],
  ['overLimit', 'over_limit_minutes'],
  ['night', 'night_minutes'],
  ['holiday', 'holiday_minutes'],
  ['holidayOver', 'holiday_over_minutes'],
  ['leave', 'leave_minutes'],
  ['excluded', 'excluded_minutes'],
] as const

/** Name first, then the figures; sums of everybody in view in the foot, not only of the rows that were loaded. */
export function monthColumns(t: TFunction, sums: MonthSums | undefined): TableColumn<MonthRow>[] {
  const late = ({ late_days, late_minutes }: Figures) =>
    late_days > 0 ? t('attendance.month.lateOf', { n: number(late_days), time: duration(late_minutes) }) : '–'
  const columns: TableColumn<MonthRow>[] = [
    {
      key: 'username',
      header: t('attendance.month.person'),
      width: 148,
      sortBy: (row) => row.username,
      cell: (row) => <PersonChip name={row.username} team={row.team_name} />,
    },
    figure(
      'worked_days',
      t('attendance.month.workedDays'),
      (row) => row.worked_days,
      (n) => (n > 0 ? days(n) : '–'),
      sums,
    ),
    ...MINUTES.map(([text, field]) =>
      narrow(
        text,
        figure(field, t(`attendance.month.${text}`), (row) => row[field], minutesOrDash, sums),
      ),
    ),
    {
      ...figure('late', t('attendance.month.late'), (row) => row.late_minutes, minutesOrDash, undefined),
      width: 116,
      cell: late,
      ...(sums && { footer: late(sums) }),
    },
    narrow(
      'early',
      figure('early_minutes', t('attendance.month.early'), (row) => row.early_minutes, minutesOrDash, sums),
    ),
    narrow(
      'open',
      figure(
        'open_days',
        t('attendance.month.open'),
        (row) => row.open_days,
        (n) => (n > 0 ? t('attendance.month.times', { n: number(n) }) : '–'),
        sums,
      ),
    ),
  ]
  return columns
}

// Thirteen columns beside each other without scrolling at 1440 px.
const FIGURE_WIDTH = 72

// On a card of a phone only what most months have.
const ON_PHONES = new Set(['worked', 'overtime', 'overLimit'])

function narrow(name: string, column: TableColumn<MonthRow>): TableColumn<MonthRow> {
  return ON_PHONES.has(name) ? column : { ...column, hideBelow: 'phone' }
}

function figure(
  key: string,
  header: string,
  valueOf: (row: Figures) => number,
  show: (value: number) => string,
  sums: MonthSums | undefined,
): TableColumn<MonthRow> {
  return {
    key,
    header,
    width: FIGURE_WIDTH,
    align: 'end',
    sortBy: valueOf,
    cell: (row) => show(valueOf(row)),
    ...(sums && { footer: show(valueOf(sums)) }),
  }
}

function minutesOrDash(minutes: number): string {
  return minutes > 0 ? duration(minutes) : '–'
}
