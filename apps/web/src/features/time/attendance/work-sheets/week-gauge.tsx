import { useTranslation } from 'react-i18next'
import { workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { duration } from '../../../../text/formats.ts'
import { GaugeBar } from '../../../../ui/figures/gauge-bar.tsx'
import { WhyPanel } from '../../../../ui/figures/why-panel.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { WorkTime } from './day-geometry.ts'
import styles from './period.module.css'
import { useWhyWeek } from './why-week.ts'

const TONES = { WITHIN_40: 'teal', WITHIN_52: 'amber', OVER_52: 'red' } as const

/** The hours of a week against 40 and 52, judged, with the reason. */
export function WeekGauge({ time, isNow }: { time: WorkTime; isNow: boolean }) {
  const { t } = useTranslation()
  const why = useWhyWeek()
  const { week } = time
  if (!week) return null
  const { weeklyMinutes, weeklyOvertimeMinutes } = workingTimeFigures(
    Temporal.PlainDate.from(time.start_date),
  )
  const limit = weeklyMinutes + weeklyOvertimeMinutes
  const name = t(isNow ? 'attendance.me.gauge' : 'attendance.me.gaugeOf')
  const status = t(`attendance.me.status.${week.status}`)
  return (
    <Section>
      <GaugeBar
        label={name}
        value={week.total_minutes}
        max={limit}
        warnAt={weeklyMinutes + 1}
        marks={[
          { at: weeklyMinutes, label: duration(weeklyMinutes) },
          { at: limit, label: duration(limit) },
        ]}
        format={duration}
      />
      <div className={styles.judgement}>
        <span
          className={styles.status}
          data-status={week.status}
          style={{ '--mark': `var(--tone-${TONES[week.status]}-mark)` }}
        >
          {status}
        </span>
        <WhyPanel name={status} result={duration(week.total_minutes)} trace={why(time)} />
        {week.total_minutes <= limit && (
          <span className="quiet">
            {t('attendance.me.left52', { time: duration(limit - week.total_minutes) })}
          </span>
        )}
        {week.premium_overtime_minutes > 0 && (
          <span className="quiet">
            {t('attendance.me.premium', { time: duration(week.premium_overtime_minutes) })}
          </span>
        )}
      </div>
    </Section>
  )
}
