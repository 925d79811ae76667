import { useTranslation } from 'react-i18next'
import { workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { dayRange, duration } from '../../../../text/formats.ts'
import { GaugeBar } from '../../../../ui/figures/gauge-bar.tsx'
import { WhyPanel } from '../../../../ui/figures/why-panel.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { WorkTime } from './whole-days.ts'
import { OutsideBounds } from './outside-bounds.tsx'
import styles from './period.module.css'
import { useWhyWeek } from './why-week.ts'

const TONES = { WITHIN_40: 'teal', WITHIN_52: 'amber', OVER_52: 'red' } as const

/** The hours of a week against 40 and 52, or of the month that settles it against their average, judged, with the reason. */
export function WeekGauge({ time, isNow }: { time: WorkTime; isNow: boolean }) {
  const { t } = useTranslation()
  const why = useWhyWeek()
  const { week } = time
  if (!week) return null
  const { weeklyMinutes, weeklyOvertimeMinutes } = workingTimeFigures(
    Temporal.PlainDate.from(time.start_date),
  )
  const { month } = week
  const inWeek = {
    worked: week.total_minutes,
    due: weeklyMinutes,
    limit: weeklyMinutes + weeklyOvertimeMinutes,
  }
  const { worked, due, limit } = month
    ? { worked: month.total_minutes, due: month.limit_minutes, limit: month.max_minutes }
    : inWeek
  const name = month
    ? t('attendance.me.gaugeSettled', { range: dayRange(month.start_date, month.end_date) })
    : t(isNow ? 'attendance.me.gauge' : 'attendance.me.gaugeOf')
  const judged = t(`attendance.me.status.${week.status}`)
  const status = month ? t('attendance.me.average', { status: judged }) : judged
  return (
    <Section>
      <GaugeBar
        label={name}
        value={worked}
        max={limit}
        warnAt={due + 1}
        marks={[
          { at: due, label: duration(due) },
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
        <WhyPanel name={status} result={duration(worked)} trace={why(time)} />
        {worked <= limit && (
          <span className="quiet">
            {t(month ? 'attendance.me.leftSettled' : 'attendance.me.left52', {
              time: duration(limit - worked),
            })}
          </span>
        )}
        {week.premium_overtime_minutes > 0 && (
          <span className="quiet">
            {t('attendance.me.premium', { time: duration(week.premium_overtime_minutes) })}
          </span>
        )}
      </div>
      <OutsideBounds time={time} />
    </Section>
  )
}
