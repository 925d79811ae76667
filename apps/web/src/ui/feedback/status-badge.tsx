import { useTranslation } from 'react-i18next'
import styles from './status-badge.module.css'
import type { Tone } from './tone.ts'

// No two states share a colour.
const TONES = {
  waiting: 'amber',
  progress: 'blue',
  approved: 'green',
  denied: 'red',
  canceled: 'gray',
  informed: 'violet',
  working: 'teal',
  away: 'sky',
  home: 'indigo',
  leave: 'pink',
  absent: 'plum',
  notIn: 'orange',
  out: 'steel',
  dayOff: 'brown',
} as const satisfies Record<string, Tone>

export type StatusMeaning = keyof typeof TONES

interface StatusBadgeProps {
  meaning: StatusMeaning
  /** Another word for the same meaning, such as "1차 승인". */
  label?: string
  /** 'bare' is dot and text without a ground, for dense tables. */
  look?: 'soft' | 'bare'
}

/** The one badge for every state: one colour per meaning everywhere. */
export function StatusBadge({ meaning, label, look = 'soft' }: StatusBadgeProps) {
  const { t } = useTranslation()
  const tone = TONES[meaning]
  return (
    <span
      className={styles.badge}
      data-meaning={meaning}
      data-look={look}
      style={{
        '--badge-text': `var(--tone-${tone})`,
        '--badge-soft': `var(--tone-${tone}-soft)`,
        '--badge-mark': `var(--tone-${tone}-mark)`,
      }}
    >
      {label ?? t(`kit.badge.${meaning}`)}
    </span>
  )
}

/** The tone of a meaning, for charts and calendars that colour the same states. */
export function toneOf(meaning: StatusMeaning): Tone {
  return TONES[meaning]
}
