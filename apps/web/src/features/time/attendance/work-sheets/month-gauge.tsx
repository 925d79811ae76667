import { useTranslation } from 'react-i18next'
import { duration } from '../../../../text/formats.ts'
import { GaugeBar } from '../../../../ui/figures/gauge-bar.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { WorkTime } from './whole-days.ts'
import { OutsideBounds } from './outside-bounds.tsx'
import styles from './period.module.css'

/** The hours of a month against what is planned of it and what may be worked in it. */
export function MonthGauge({ time }: { time: WorkTime }) {
  const { t } = useTranslation()
  const { limits, total } = time
  if (!limits) return null
  const { recommended_minutes: planned, max_minutes: max, over_limit_minutes: over } = limits
  const status = t(`attendance.me.status.${limits.status}`)
  return (
    <Section>
      <GaugeBar
        label={t('attendance.me.gaugeMonth')}
        value={total.work_minutes}
        max={max}
        warnAt={planned + 1}
        marks={[{ at: planned, label: t('attendance.me.plannedMark', { time: duration(planned) }) }]}
        format={duration}
      />
      <div className={styles.judgement}>
        <span className="quiet">
          {limits.work_type === 'FLEX_MONTH'
            ? t('attendance.me.average', { status })
            : t('attendance.me.longest', { status })}
        </span>
        {over > 0 && <span className="quiet">{t('attendance.me.overLimit', { time: duration(over) })}</span>}
      </div>
      <OutsideBounds time={time} />
    </Section>
  )
}
