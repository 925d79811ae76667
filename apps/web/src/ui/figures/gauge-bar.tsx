import { useTranslation } from 'react-i18next'
import type { Tone } from '../feedback/tone.ts'
import styles from './bars.module.css'

export interface GaugeMark {
  at: number
  label: string
}

interface GaugeBarProps {
  label: string
  value: number
  /** The limit; beyond it the bar turns red and says by how much. */
  max: number
  marks?: readonly GaugeMark[]
  /** Where it turns to a warning; 90 % of max until then. */
  warnAt?: number
  format?: (value: number) => string
}

const NONE: readonly never[] = []

/** A figure against its limit, such as the hours of a week against 52. */
export function GaugeBar({
  label,
  value,
  max,
  marks = NONE,
  warnAt = max * 0.9,
  format = String,
}: GaugeBarProps) {
  const { t } = useTranslation()
  const tone: Tone = value > max ? 'red' : value >= warnAt ? 'amber' : 'teal'
  // Room to the right of the limit only when it is passed.
  const end = Math.max(max, value)
  const share = (part: number) => `${end > 0 ? (part / end) * 100 : 0}%`
  const said = t('kit.gauge.of', { value: format(value), max: format(max) })
  return (
    <div className={styles.gauge}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className={styles.figure} data-over={value > max || undefined}>
          {said}
        </span>
      </div>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={said}
      >
        <div
          className={styles.fill}
          style={{ width: share(value), background: `var(--tone-${tone}-mark)` }}
        />
        {marks.map((mark) => (
          <span key={mark.at} className={styles.mark} style={{ insetInlineStart: share(mark.at) }} />
        ))}
      </div>
      {marks.length > 0 && (
        <div className={styles.marks} aria-hidden>
          {marks.map((mark) => (
            <span
              key={mark.at}
              style={{ insetInlineStart: share(mark.at) }}
              data-end={mark.at >= end * 0.95 || undefined}
            >
              {mark.label}
            </span>
          ))}
        </div>
      )}
      {value > max && <p className={styles.over}>{t('kit.gauge.over', { amount: format(value - max) })}</p>}
    </div>
  )
}
