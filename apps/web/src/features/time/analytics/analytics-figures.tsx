import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { duration, number } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { workClock } from '../attendance/index.ts'
import styles from './analytics.module.css'
import { averageOf, type Comparison, MINUTES, type StartAndEnd } from './analytics-view.ts'

interface FiguresProps {
  comparison: Comparison
  times: StartAndEnd | undefined
  isOwn: boolean
}

/** What one person worked on average, and how that differs from the period before. */
export function AnalyticsFigures({ comparison: { current, before }, times, isOwn }: FiguresProps) {
  const { t } = useTranslation()
  const lateTimes = (n: number) => t('analytics.times', { n: number(n) })
  return (
    <Section
      title={t(isOwn ? 'analytics.own' : 'analytics.average')}
      note={!isOwn && t('analytics.averageNote', { n: number(current.member_count) })}
      flush
    >
      <dl className={styles.figures}>
        {MINUTES.map((key) => {
          const now = averageOf(current, key)
          return (
            <Figure
              key={key}
              name={t(`analytics.${key === 'work' ? 'worked' : key}`)}
              value={duration(now)}
              note={changeText(t, now - averageOf(before, key), duration)}
            />
          )
        })}
        <Figure
          name={t(isOwn ? 'analytics.late' : 'analytics.lateOfAll')}
          value={lateTimes(current.late_days)}
          note={changeText(t, current.late_days - before.late_days, lateTimes, 'analytics.fewer')}
        />
        {times && (
          <>
            <Time name={t('analytics.start')} now={times.current.start_time} then={times.before.start_time} />
            <Time name={t('analytics.end')} now={times.current.end_time} then={times.before.end_time} />
          </>
        )}
      </dl>
    </Section>
  )
}

function Time({ name, now, then }: { name: string; now: string | null; then: string | null }) {
  const { t } = useTranslation()
  return (
    <Figure
      name={name}
      value={now === null ? '–' : workClock(now)}
      note={then === null ? '–' : t('analytics.beforeAt', { time: workClock(then) })}
    />
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{note}</small>
      </dd>
    </div>
  )
}

/** @param less English has less time, but fewer times */
function changeText(
  t: TFunction,
  by: number,
  show: (n: number) => string,
  less: 'analytics.less' | 'analytics.fewer' = 'analytics.less',
): string {
  if (by === 0) return t('analytics.same')
  return t(by > 0 ? 'analytics.more' : less, { by: show(Math.abs(by)) })
}
