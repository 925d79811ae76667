import { useTranslation } from 'react-i18next'
import { fromTo } from '../../text/formats.ts'
import styles from './bars.module.css'
import { hoursBetween, type Span, tickTexts, timelineRange } from './timeline-range.ts'

interface DayTimelineProps {
  /** All times are minutes after midnight; beyond 1440 on the next day, below 0 on the day before. */
  planned?: readonly Span[]
  actual?: readonly Span[]
  rest?: readonly Span[]
  leave?: readonly Span[]
  /** First and last minute shown; from the spans until then, at least 09:00–18:00. */
  range?: Span
  /** Without hours and legend, for tables. */
  compact?: boolean
  label: string
  /** How a time is written, also one of the day before or of the next one. */
  timeText: (minute: number) => string
}

const KINDS = ['planned', 'actual', 'leave', 'rest'] as const

/** A day: what was planned above, what was worked below, with rest and leave in it. */
export function DayTimeline({ label, compact, range, timeText, ...given }: DayTimelineProps) {
  const { t } = useTranslation()
  const shown = KINDS.flatMap((kind) => (given[kind] ?? []).map((span) => ({ kind, ...span })))
  const { from, to } = range ?? timelineRange(shown)
  const share = (minutes: number) => `${(Math.max(0, Math.min(to, minutes) - from) / (to - from)) * 100}%`
  const ticks = hoursBetween(from, to, 180)
  const texts = tickTexts(ticks, timeText)
  const said = shown
    .map((span) => `${t(`kit.timeline.${span.kind}`)} ${fromTo(timeText(span.from), timeText(span.to))}`)
    .join(', ')
  return (
    <div className={styles.timeline} data-compact={compact || undefined}>
      <div className={styles.lane} role="img" aria-label={`${label}: ${said || t('kit.timeline.none')}`}>
        {hoursBetween(from, to).map((hour) => (
          <span key={hour} className={styles.hour} style={{ insetInlineStart: share(hour) }} />
        ))}
        {shown.map((span) => (
          <span
            key={`${span.kind}${span.from}`}
            className={styles.span}
            data-kind={span.kind}
            title={`${t(`kit.timeline.${span.kind}`)} ${fromTo(timeText(span.from), timeText(span.to))}`}
            style={{
              insetInlineStart: share(span.from),
              width: `calc(${share(span.to)} - ${share(span.from)})`,
            }}
          />
        ))}
      </div>
      {!compact && (
        <div className={styles.hours} aria-hidden>
          {ticks.map((hour, at) => (
            <span key={hour} style={{ insetInlineStart: share(hour) }}>
              {texts[at]}
            </span>
          ))}
        </div>
      )}
      {!compact && (
        <ul className={styles.legend} aria-hidden>
          {KINDS.filter((kind) => given[kind]?.length).map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`kit.timeline.${kind}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
