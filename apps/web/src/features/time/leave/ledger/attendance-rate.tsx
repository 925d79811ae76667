import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { days, dayRange } from '../../../../text/formats.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { WhyPanel, type WhyStep } from '../../../../ui/figures/why-panel.tsx'
import { Facts } from '../../../../ui/page/facts.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { type AttendanceYear, attendanceQuery } from './ledger-queries.ts'
import styles from './ledger.module.css'

/** 출근율 of the last years with the days that it is counted from: below 80 percent less leave arises. */
export function AttendanceRate({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useQuery(attendanceQuery(userId))
  const trace = useTrace()
  return (
    <QueryView query={query}>
      {({ years }) =>
        years.length > 0 && (
          <Section title={t('leaveLedger.attendance.title')}>
            <Facts
              rows={years.map((year) => {
                const rate = t('leaveLedger.attendance.rate', { n: year.rate })
                const span = dayRange(year.start_date, year.end_date)
                return [
                  span,
                  <span key={year.ordinal_year} className={styles.figure}>
                    {year.is_below
                      ? t('leaveLedger.attendance.below', { rate, needed: year.needed_rate })
                      : rate}
                    <WhyPanel
                      name={t('leaveLedger.attendance.of', { span })}
                      result={rate}
                      trace={trace(year)}
                    />
                  </span>,
                ]
              })}
            />
          </Section>
        )
      }
    </QueryView>
  )
}

/** The days of a year by what they count as; kinds without a day are left out. */
function useTrace() {
  const { t } = useTranslation()
  return (year: AttendanceYear): WhyStep[] => {
    const step = (name: 'due' | 'attended' | 'deemed' | 'open' | 'absent' | 'excluded', count: number) => ({
      rule: t(`leaveLedger.attendance.${name}`),
      effect: days(count),
    })
    const counted = [
      step('attended', year.attended_days),
      step('deemed', year.deemed_days),
      step('open', year.open_days),
      step('absent', year.absent_days),
      step('excluded', year.excluded_days),
    ].filter((_, place) => countsOf(year)[place]! > 0)
    return [
      { ...step('due', year.due_days), article: year.article },
      ...counted,
      ...(year.is_below
        ? [{ rule: t('leaveLedger.attendance.months'), effect: days(year.perfect_months) }]
        : []),
    ]
  }
}

const countsOf = (year: AttendanceYear) => [
  year.attended_days,
  year.deemed_days,
  year.open_days,
  year.absent_days,
  year.excluded_days,
]
