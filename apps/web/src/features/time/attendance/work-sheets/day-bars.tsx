import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { clock, duration } from '../../../../text/formats.ts'
import type { Span } from '../../../../ui/figures/timeline-range.ts'
import { axisOf, type BarKind, barSpans, placeOf, ticksOf } from './day-geometry.ts'
import type { WorkTime } from './whole-days.ts'
import { DayRow } from './day-row.tsx'
import styles from './day-bars.module.css'

interface DayBarsProps {
  time: WorkTime
  lunch: Span
  today: string
  /** Minute of the working day that is going on. */
  now: number
  onOpen: (date: string) => void
}

const LEGEND: readonly (readonly [
  BarKind,
  'legendPlanned' | 'legendWork' | 'holiday' | 'overtime' | 'night' | 'rest' | 'leave',
])[] = [
  ['planned', 'legendPlanned'],
  ['work', 'legendWork'],
  ['holiday', 'holiday'],
  ['overtime', 'overtime'],
  ['night', 'night'],
  ['rest', 'rest'],
  ['leave', 'leave'],
]

/** The days of a week or month as bars of planned against actual; it is a table, so that everybody can read it. */
export function DayBars({ time, lunch, today, now, onOpen }: DayBarsProps) {
  const { t } = useTranslation()
  const drawn = time.days.map((day) => barSpans(day, { lunch, now: day.wk_date === today ? now : undefined }))
  const axis = axisOf(drawn)
  const kinds = new Set(drawn.flat().map((span) => span.kind))
  const caption = t('attendance.me.caption', { name: time.username })
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table className={styles.table} data-dense={time.days.length > 7 || undefined}>
          <VisuallyHidden component="caption">{caption}</VisuallyHidden>
          <Head axis={axis} />
          <tbody>
            {time.days.map((day, at) => (
              <DayRow
                key={day.wk_date}
                day={day}
                spans={drawn[at] ?? []}
                axis={axis}
                isToday={day.wk_date === today}
                onOpen={onOpen}
              />
            ))}
          </tbody>
          <Foot total={time.total} />
        </table>
      </div>
      <ul className={styles.legend} aria-label={t('attendance.me.legend')}>
        {LEGEND.filter(([kind]) => kinds.has(kind)).map(([kind, text]) => (
          <li key={kind}>
            <span className={styles.span} data-kind={kind} aria-hidden />
            {t(`attendance.me.${text}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Head({ axis }: { axis: Span }) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.day}>
          {t('attendance.me.day')}
        </th>
        <th scope="col" className={styles.bar}>
          <VisuallyHidden>{t('attendance.me.bar')}</VisuallyHidden>
          <div className={styles.hours} aria-hidden>
            {ticksOf(axis).map((hour) => (
              <span
                key={hour}
                style={{ insetInlineStart: `${placeOf({ from: hour, to: hour }, axis).start}%` }}
              >
                {clock((hour + 1440) % 1440)}
              </span>
            ))}
          </div>
        </th>
        {(['in', 'out'] as const).map((key) => (
          <th key={key} scope="col" className={styles.mid}>
            {t(`attendance.me.${key}`)}
          </th>
        ))}
        <th scope="col">{t('attendance.me.worked')}</th>
        {(['overtime', 'night', 'holiday'] as const).map((key) => (
          <th key={key} scope="col" className={styles.wide}>
            {t(`attendance.me.${key}`)}
          </th>
        ))}
        <th scope="col" className={styles.note}>
          {t('attendance.me.note')}
        </th>
      </tr>
    </thead>
  )
}

function Foot({ total }: { total: WorkTime['total'] }) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.day}>
          {t('attendance.me.totals')}
        </th>
        <td className={styles.bar} />
        <td className={styles.mid} />
        <td className={styles.mid} />
        <td>{duration(total.work_minutes)}</td>
        <td className={styles.wide}>{duration(total.overtime_minutes)}</td>
        <td className={styles.wide}>{duration(total.night_minutes)}</td>
        <td className={styles.wide}>{duration(total.holiday_minutes + total.holiday_over_minutes)}</td>
        <td className={styles.note} />
      </tr>
    </tfoot>
  )
}
