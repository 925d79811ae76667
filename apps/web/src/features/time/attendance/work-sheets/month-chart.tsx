import { useTranslation } from 'react-i18next'
import { duration, dayInPeriod } from '../../../../text/formats.ts'
import { Chart } from '../../../../ui/charts/chart.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { WorkTime } from './whole-days.ts'
import { weeksOf } from './weeks-of.ts'

/** A month by its weeks: what was planned beside what was worked. Weeks begin on Monday, as working time is counted. */
export function MonthChart({ time }: { time: WorkTime }) {
  const { t } = useTranslation()
  return (
    <Section>
      <Chart
        title={t('attendance.me.byWeek')}
        kind="bars"
        along={{ key: 'week', label: t('attendance.me.weekOf') }}
        series={[
          { key: 'planned', label: t('attendance.me.planned'), tone: 'gray' },
          { key: 'worked', label: t('attendance.me.worked'), tone: 'teal' },
        ]}
        rows={weeksOf(time.days).map((week) => ({ ...week, week: dayInPeriod(week.from) }))}
        show={duration}
        step={60}
      />
    </Section>
  )
}
