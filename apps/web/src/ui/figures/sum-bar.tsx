import type { Tone } from '../feedback/tone.ts'
import styles from './bars.module.css'

export interface SumPart {
  label: string
  value: number
  tone: Tone
}

interface SumBarProps {
  label: string
  parts: readonly SumPart[]
  /** More than the parts where something is left, as days of leave. */
  total?: number
  format?: (value: number) => string
}

/** A whole and its parts in one bar, with the figures in words below. */
export function SumBar({ label, parts, total, format = String }: SumBarProps) {
  const sum = parts.reduce((all, part) => all + part.value, 0)
  const whole = Math.max(total ?? sum, sum)
  return (
    <figure className={styles.sum} aria-label={label}>
      <div className={styles.track} aria-hidden>
        {parts.map((part) => (
          <div
            key={part.label}
            className={styles.part}
            style={{
              width: `${whole > 0 ? (part.value / whole) * 100 : 0}%`,
              background: `var(--tone-${part.tone}-mark)`,
            }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.label} style={{ '--mark': `var(--tone-${part.tone}-mark)` }}>
            {part.label} <strong>{format(part.value)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
