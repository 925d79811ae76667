import { useTranslation } from 'react-i18next'
import type { getWorkTimeYear } from '#contract/time/attendance/attendance-periods.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { days, duration, monthName, moment } from '../../../../text/formats.ts'
import { Chart } from '../../../../ui/charts/chart.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import styles from './period.module.css'

type Year = EndpointResponse<typeof getWorkTimeYear>
type Month = Year['months'][number]
type Sums = Year['total']

/** All of them beside the sidebar. */
const WIDTH = 88

const MINUTES = [
  ['worked', (sums: Sums) => sums.work_minutes],
  ['overtime', (sums: Sums) => sums.overtime_minutes],
  ['overLimitShort', (sums: Sums) => sums.over_limit_minutes],
  ['night', (sums: Sums) => sums.night_minutes],
  ['holiday', (sums: Sums) => sums.holiday_minutes + sums.holiday_over_minutes],
  ['leave', (sums: Sums) => sums.leave_minutes],
  ['excluded', (sums: Sums) => sums.excluded_minutes],
] as const

/** A person's year: its months beside each other, each leading to its days. */
export function YearSheet({ year, user }: { year: Year; user: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.period}>
      <Section>
        <Chart
          title={t('attendance.me.byMonth')}
          kind="bars"
          along={{ key: 'month', label: t('attendance.me.month') }}
          series={[
            { key: 'worked', label: t('attendance.me.worked'), tone: 'teal' },
            { key: 'overtime', label: t('attendance.me.overtime'), tone: 'orange' },
          ]}
          rows={year.months.map((month) => ({
            month: t('attendance.me.monthOf', { n: Number(month.start_date.slice(5, 7)) }),
            worked: month.work_minutes,
            overtime: month.overtime_minutes,
          }))}
          show={duration}
          step={60}
        />
      </Section>
      <DataTable
        caption={t('attendance.me.byMonth')}
        columns={useYearColumns(year.total)}
        rows={year.months}
        rowKey={(month) => month.start_date}
        rowHref={(month) =>
          `/main/work/me?view=month&date=${month.start_date}${user === undefined ? '' : `&user=${user}`}`
        }
      />
      {year.updated_datetime && (
        <p className={styles.updated}>
          {t('attendance.me.updated', { time: moment(year.updated_datetime) })}
        </p>
      )}
    </div>
  )
}

function useYearColumns(total: Sums): TableColumn<Month>[] {
  const { t } = useTranslation()
  const minutes = (n: number) => (n > 0 ? duration(n) : '–')
  const worked = (n: number) => (n > 0 ? days(n) : '–')
  const times = (n: number) => (n > 0 ? t('attendance.month.times', { n }) : '–')
  return [
    {
      key: 'month',
      header: t('attendance.me.month'),
      width: 128,
      pinned: true,
      cell: (month) => monthName(month.start_date),
      footer: t('attendance.me.totals'),
    },
    {
      key: 'worked_days',
      header: t('attendance.me.workedDays'),
      width: WIDTH,
      align: 'end',
      cell: (month) => worked(month.worked_days),
      footer: worked(total.worked_days),
    },
    ...MINUTES.map(([text, valueOf]): TableColumn<Month> => ({
      key: text,
      header: t(`attendance.me.${text}`),
      width: WIDTH,
      align: 'end',
      cell: (month) => minutes(valueOf(month)),
      footer: minutes(valueOf(total)),
      ...(text !== 'worked' && text !== 'overtime' && { hideBelow: 'phone' as const }),
    })),
    {
      key: 'late',
      header: t('attendance.me.lateDays'),
      width: WIDTH,
      align: 'end',
      cell: (month) => times(month.late_days),
      footer: times(total.late_days),
    },
    {
      key: 'early',
      header: t('attendance.me.early'),
      width: WIDTH,
      align: 'end',
      hideBelow: 'phone',
      cell: (month) => minutes(month.early_minutes),
      footer: minutes(total.early_minutes),
    },
    {
      key: 'open',
      header: t('attendance.month.open'),
      width: WIDTH,
      align: 'end',
      hideBelow: 'phone',
      cell: (month) => times(month.open_days),
      footer: times(total.open_days),
    },
  ]
}
