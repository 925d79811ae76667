import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { days, dotted, shortDay } from '../../../../text/formats.ts'
import type { Tone } from '../../../../ui/feedback/tone.ts'
import { SumBar } from '../../../../ui/figures/sum-bar.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { leaveInfoQuery, type LeaveYear, ownEventsQuery } from '../index.ts'
import styles from './leave-screen.module.css'
import { YearTable } from './year-table.tsx'
import { YearTrack } from './year-track.tsx'
import { expiriesOf, segmentsOf, type StripSegment } from './year-strip.ts'

const TONES: Record<StripSegment['kind'], Tone> = {
  used: 'pink',
  held: 'amber',
  left: 'teal',
  expired: 'gray',
}

/** One leave year as a bar of days and as a strip of time, with the table behind them. */
export function LeaveYearCard({ years, year }: { years: readonly LeaveYear[]; year: LeaveYear }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data } = useQuery(ownEventsQuery(year.start_date, year.end_date, 'VACATION'))
  const { data: info } = useQuery(leaveInfoQuery)
  const events = data?.results ?? []
  const nameOf = (one: LeaveYear) =>
    t('leaveYear.strip', { n: one.ordinal_year, from: shortDay(one.start_date), to: shortDay(one.end_date) })
  const { day: today } = useCompanyNow()
  const asOf = info?.as_of ?? today
  const losing = expiriesOf(year).filter(({ date, days: left }) => date >= asOf && left > 0)
  return (
    <Section
      title={t('leaveYear.label')}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('leaveYear.label')}
          value={year.ordinal_year}
          onChange={(event) => {
            const chosen = years.find((one) => one.ordinal_year === Number(event.currentTarget.value))
            void navigate({
              to: '/main/leave',
              search: { year: chosen?.is_current ? undefined : chosen?.ordinal_year },
            })
          }}
          data={years.map((one) => ({
            value: String(one.ordinal_year),
            label: t('leaveYear.option', {
              n: one.ordinal_year,
              from: dotted(one.start_date),
              to: dotted(one.end_date),
            }),
          }))}
        />
      }
    >
      <div className={styles.year}>
        <SumBar
          label={nameOf(year)}
          total={year.total_days}
          format={days}
          parts={segmentsOf(year).map(({ kind, days: value }) => ({
            label: t(`leaveYear.${kind}`),
            value,
            tone: TONES[kind],
          }))}
        />
        <YearTrack year={year} events={events} today={asOf} />
        {losing.map(({ date, days: left }) => (
          <p key={date} className={styles.losing}>
            {t('leaveYear.expiresLeft', { day: shortDay(date), days: days(left) })}
          </p>
        ))}
        <YearTable year={year} events={events} name={nameOf(year)} />
      </div>
    </Section>
  )
}
